#!/bin/sh
# Make Caravanserai known to a Linux desktop, for one person: menu entry, icons, and a double click on *.caravan.
#
#   install.sh              from inside a bundle: put the bundle into ~/.local/lib and everything else beside it
#   install.sh PROGRAM      make a program known that is already installed, without copying it
#   install.sh --uninstall  take away what install.sh brought; saved games and settings stay
#
# Nothing is written outside ~/.local (or $XDG_DATA_HOME). Needs no root.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-}
case $share in /*) ;; *) share=$HOME/.local/share ;; esac
bin=$HOME/.local/bin
home=$HOME/.local/lib/caravanserai
sizes="16 24 32 48 64 128 256 512"

tell_the_desktop() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" 2>/dev/null || true
    fi
}

uninstall() {
    rm -f "$share/applications/caravanserai.desktop" "$share/metainfo/caravanserai.metainfo.xml" \
        "$share/mime/packages/caravanserai.xml"
    for size in $sizes; do rm -f "$share/icons/hicolor/${size}x$size/apps/caravanserai.png"; done
    rm -f "$share/icons/hicolor/scalable/apps/caravanserai.svg"
    if [ -L "$bin/caravanserai" ]; then rm -f "$bin/caravanserai"; fi
    rm -rf "$home"
    [ -d "$share/mime/packages" ] && tell_the_desktop
    echo "Caravanserai is uninstalled; your games and settings are still there."
}

# A path as the Exec line wants it: in quotes, with \ " ` and $ made harmless and % doubled; then every \ doubled,
# as in any value of such a file.
quoted() { printf '%s' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g' -e 's/^/"/' -e 's/$/"/'; }

icons() {
    for place in "$here/../_internal/sprites/common/icon" "$here/../../sprites/common/icon"; do
        if [ -d "$place" ]; then echo "$place"; return; fi
    done
    echo "The icons are missing: run install.sh from inside the bundle or the source." >&2
    exit 1
}

bring_the_program() {
    if [ ! -x "$here/../caravanserai" ]; then
        echo "There is no program beside this script: name one, install.sh PROGRAM." >&2
        exit 1
    fi
    if [ "$(CDPATH='' cd -- "$here/.." && pwd -P)" = "$(CDPATH='' cd -- "$home" 2>/dev/null && pwd -P)" ]; then return; fi
    mkdir -p "$home"
    rm -rf "$home.new"
    cp -R "$here/.." "$home.new"
    rm -rf "$home"
    mv "$home.new" "$home"
}

install_() {
    pictures=$(icons)
    if [ $# -gt 0 ]; then
        program=$(CDPATH='' cd -- "$(dirname -- "$1")" && pwd)/$(basename -- "$1")
        if [ ! -x "$program" ]; then echo "“$1” is no program." >&2; exit 1; fi
    else
        bring_the_program
        program=$home/caravanserai
        pictures=$home/_internal/sprites/common/icon
        mkdir -p "$bin"
        ln -sf "$program" "$bin/caravanserai"
    fi
    mkdir -p "$share/applications" "$share/metainfo" "$share/mime/packages"
    exec_line=$(quoted "$program")
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec=%s %%f\n' "$exec_line" ;;
        TryExec=*) printf 'TryExec=%s\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/caravanserai.desktop" >"$share/applications/caravanserai.desktop"
    cp "$here/caravanserai.metainfo.xml" "$share/metainfo/"
    cp "$here/caravanserai.xml" "$share/mime/packages/"
    for size in $sizes; do
        mkdir -p "$share/icons/hicolor/${size}x$size/apps"
        cp "$pictures/icon_$size.png" "$share/icons/hicolor/${size}x$size/apps/caravanserai.png"
    done
    mkdir -p "$share/icons/hicolor/scalable/apps"
    cp "$pictures/icon.svg" "$share/icons/hicolor/scalable/apps/caravanserai.svg"
    tell_the_desktop
    echo "Caravanserai is installed: look for it among the games of your menu."
}

case ${1:-} in
--uninstall) uninstall ;;
-*) echo "install.sh [PROGRAM | --uninstall]" >&2; exit 2 ;;
"") install_ ;;
*) install_ "$1" ;;
esac
