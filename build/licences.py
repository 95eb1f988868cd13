"""The licences of everybody whose work lies in a bundle, in one text."""

from __future__ import annotations

import re
import sys
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, PackagePath, distribution
from pathlib import Path

LICENCES = Path(__file__).resolve().parent / "licences"
PACKAGES = ("pygame", "pytmx", "msgspec", "platformdirs", "rich", "pyinstaller")
"""What the program stands on; what these need in turn is found."""

LEFT_OUT = frozenset(
    {"altgraph", "markdown-it-py", "mdurl", "packaging", "pygments", "pyinstaller-hooks-contrib", "setuptools"}
)
"""Needed to build, or by parts that are not in the bundle."""

WITHOUT_TEXT = {"pygame": ("LGPL-2.1.txt",), "pytmx": ("LGPL-3.txt", "GPL-3.txt")}
"""Licences that packages name but do not carry, or carry without what they build upon."""

LIBRARIES = {
    "FLAC": "BSD-3-Clause",
    "SDL2": "Zlib",
    "X": "MIT (X11)",
    "asound": "LGPL-2.1",
    "attr": "LGPL-2.1",
    "brotli": "MIT",
    "bsd": "BSD-3-Clause",
    "bz2": "bzip2 licence",
    "cap": "BSD-3-Clause",
    "crypto": "Apache-2.0",
    "dbus": "AFL-2.1",
    "dw": "LGPL-3.0",
    "elf": "LGPL-3.0",
    "expat": "MIT",
    "ffi": "MIT",
    "fluidsynth": "LGPL-2.1",
    "freetype": "FreeType licence (FTL)",
    "gcc_s": "GPL-3.0 with the runtime exception",
    "gcrypt": "LGPL-2.1",
    "glib": "LGPL-2.1",
    "gomp": "GPL-3.0 with the runtime exception",
    "gpg-error": "LGPL-2.1",
    "gthread": "LGPL-2.1",
    "harfbuzz": "MIT",
    "jpeg": "IJG and BSD-3-Clause",
    "lz4": "BSD-2-Clause",
    "lzma": "public domain",
    "md": "BSD-3-Clause",
    "mpg123": "LGPL-2.1",
    "ogg": "BSD-3-Clause",
    "opus": "BSD-3-Clause",
    "pcre": "BSD-3-Clause",
    "png": "libpng licence 2.0",
    "pulse": "LGPL-2.1",
    "python": "PSF-2.0",
    "selinux": "public domain",
    "sharpyuv": "BSD-3-Clause",
    "sndfile": "LGPL-2.1",
    "stdc++": "GPL-3.0 with the runtime exception",
    "systemd": "LGPL-2.1",
    "tiff": "libtiff licence",
    "uuid": "BSD-3-Clause",
    "vorbis": "BSD-3-Clause",
    "webp": "BSD-3-Clause",
    "z": "Zlib",
}
"""Shared libraries by how their names begin after "lib"; the longest beginning counts."""

UNKNOWN = "as the system says that this bundle was made on"

HEAD = """\
Caravanserai stands on the work of others. This text names what lies in this folder and under which licence.

The libraries under the LGPL (pygame, PyTMX and some of SDL's) lie beside the program as files of their own: whoever
wants to can put other versions of them in their place.
"""


def collected(bundle: Path) -> str:
    """The text for a bundle."""
    parts = [HEAD, _libraries(bundle), _section(f"Python {sys.version.split()[0]}", "PSF-2.0", [_python()])]
    for found in packages():
        texts = [file.read_text("utf-8") for file in _texts(found)]
        name = found.metadata["Name"]
        texts += [(LICENCES / file).read_text("utf-8") for file in WITHOUT_TEXT.get(name.lower(), ())]
        parts.append(_section(f"{name} {found.version}", _named(found), texts))
    return "\n".join(parts)


def packages() -> list[Distribution]:
    """The Python packages that the program and its launcher are made of."""
    wanted, found = list(PACKAGES), dict[str, Distribution]()
    for name in wanted:
        try:
            one = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = one
        needs = [need for need in one.requires or () if "extra ==" not in need]
        names = {re.split(r"[^A-Za-z0-9._-]", need)[0].lower() for need in needs}
        wanted += sorted(names - set(wanted) - LEFT_OUT)
    return list(found.values())


def libraries(bundle: Path) -> dict[str, str]:
    """The shared libraries in a bundle that are no parts of Python packages, and their licences."""
    found = {}
    for file in sorted(bundle.rglob("lib*.so*")):
        known = max((start for start in LIBRARIES if file.name.startswith(f"lib{start}")), key=len, default=None)
        found[file.name] = LIBRARIES[known] if known else UNKNOWN
    return found


def _libraries(bundle: Path) -> str:
    lines = [f"  {name}: {licence}" for name, licence in libraries(bundle).items()]
    return "\n".join(["Shared libraries", "", *lines, ""])


def _texts(found: Distribution) -> list[PackagePath]:
    names = re.compile(r"(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
    return [file for file in found.files or () if names.search(str(file)) and ".dist-info" in str(file)]


def _named(found: Distribution) -> str:
    said = {name: text for name, text in found.metadata.json.items() if isinstance(text, str)}
    return said.get("license_expression") or said.get("license") or "see below"


def _python() -> str:
    for place in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)):
        if (place / "LICENSE.txt").is_file():
            return (place / "LICENSE.txt").read_text("utf-8")
    return "The PSF licence 2.0 lies with every Python and at https://docs.python.org/3/license.html\n"


def _section(name: str, licence: str, texts: list[str]) -> str:
    return "\n".join(
        ["=" * 100, f"{name}: {licence.splitlines()[0]}", "=" * 100, "", *(text.strip() + "\n" for text in texts)]
    )
