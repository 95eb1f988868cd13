"""A bundle as a package for Debian and its kin: `python build/bundle.py --deb`. Needs dpkg-deb."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAME = "caravanserai"
ICON = Path("_internal/sprites/common/icon")
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: The Caravanserai authors
Installed-Size: {kilobytes}
Depends: libc6 (>= 2.35), libxext6, libxcursor1, libxfixes3, libxi6, libxrandr2
Section: games
Priority: optional
Description: board games of the caravan roads at one table
 Crown of Emara, Emira and Al Rashid for one to five people, against computer
 opponents or passed from hand to hand. Unofficial fan work.
"""


def package(bundle: Path, date: int) -> Path:
    """Write the package beside a bundle, the same bytes every time; where it lies. `date`: seconds since 1970."""
    version, machine = _said(bundle / NAME, "--version").split()[1], _said("dpkg", "--print-architecture")
    path = bundle.with_name(f"{NAME}_{version}_{machine}.deb")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        root.chmod(0o755)
        _fill(root, bundle)
        kilobytes = sum(file.lstat().st_size for file in root.rglob("*") if not file.is_dir()) // 1024
        told = CONTROL.format(name=NAME, version=version, machine=machine, kilobytes=kilobytes)
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/control").write_text(told, "utf-8")
        words = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(path)]
        subprocess.run(words, env={**os.environ, "SOURCE_DATE_EPOCH": str(date)}, check=True, capture_output=True)
    return path


def _said(*words: str | Path) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def _fill(root: Path, bundle: Path) -> None:
    """Lay everything where it is found when installed."""
    share, linux = root / "usr/share", bundle / "linux"
    shutil.copytree(bundle, root / "usr/lib" / NAME, symlinks=True, ignore=shutil.ignore_patterns("linux"))
    (root / "usr/games").mkdir()
    (root / "usr/games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    places = {linux / f"{NAME}.desktop": "applications", linux / f"{NAME}.metainfo.xml": "metainfo"}
    places |= {linux / f"{NAME}.xml": "mime/packages", bundle / "LICENSE": f"doc/{NAME}"}
    for file, place in places.items():
        (share / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(file, share / place)
    (share / "doc" / NAME / "LICENSE").rename(share / "doc" / NAME / "copyright")
    entry = share / "applications" / f"{NAME}.desktop"
    # Not everybody's PATH has /usr/games.
    entry.write_text(entry.read_text("utf-8").replace("Exec=", "Exec=/usr/games/"), "utf-8")
    for icon in sorted((bundle / ICON).glob("icon*.[ps][nv]g")):
        size = icon.stem.partition("_")[2]
        there = share / "icons/hicolor" / (f"{size}x{size}" if size else "scalable") / "apps"
        there.mkdir(parents=True)
        shutil.copy(icon, there / f"{NAME}{icon.suffix}")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
