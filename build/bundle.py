"""Make the program into a folder that needs no Python: `python build/bundle.py [FOLDER]`, dist/ if none is named.

The same source, Python and packages give the same bytes: the digest that is printed says so.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import time
from functools import partial
from pathlib import Path

from deb import package
from licences import collected

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SPEC = ROOT / "build" / "caravanserai.spec"
DAY = 1767225600
"""The date of everything, in seconds since 1970."""


def main(arguments: list[str]) -> int:
    """Make what is asked for and say how big it is. Returns PyInstaller's exit code."""
    asked = argparse.ArgumentParser(prog="bundle", description="A program that runs without Python.")
    asked.add_argument("folder", nargs="?", type=Path, default=DIST, help="where it goes (dist)")
    asked.add_argument("--onefile", action="store_true", help="one file instead of a folder; starts more slowly")
    asked.add_argument("--archive", action="store_true", help="pack the folder as a .tar.xz too")
    asked.add_argument("--deb", action="store_true", help="and as a package for Debian and its kin")
    wishes = asked.parse_args(arguments)
    dist, begin = wishes.folder.absolute(), time.monotonic()
    code = build(dist, wishes.onefile)
    if code == 0:
        made = dist / ("caravanserai.exe" if wishes.onefile and os.name == "nt" else "caravanserai")
        if not wishes.onefile:
            complete(made)
        print(f"{made}: {megabytes(made):.1f} MB, {digest(made)[:16]}, {time.monotonic() - begin:.0f} s")
        for wanted, pack in ((wishes.archive, archive), (wishes.deb, partial(package, date=DAY))):
            if wanted and not wishes.onefile:
                packed = pack(made)
                print(f"{packed}: {megabytes(packed):.1f} MB")
    return code


def build(dist: Path, onefile: bool = False) -> int:
    """Run PyInstaller outside build/, which is ours; its exit code."""
    paths = ["--workpath", str(dist / "work"), "--distpath", str(dist)]
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN", *paths, str(SPEC)]
    # A fixed hash seed and date give the same bytes every time.
    surroundings = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(DAY)}
    # Two builds at once would clean each other's cache away.
    surroundings["PYINSTALLER_CONFIG_DIR"] = str(dist / "work" / "cache")
    return subprocess.run(
        [*words, *(["--", "--onefile"] if onefile else [])], cwd=ROOT, env=surroundings, check=False
    ).returncode


def complete(bundle: Path) -> None:
    """Lay licences beside the program, and on Linux what a desktop wants to know."""
    shutil.copy(ROOT / "LICENSE", bundle)
    (bundle / "THIRD_PARTY_LICENSES.txt").write_text(collected(bundle), encoding="utf-8", newline="\n")
    if sys.platform.startswith("linux"):
        shutil.copytree(ROOT / "build" / "linux", bundle / "linux", dirs_exist_ok=True)


def files(made: Path) -> list[Path]:
    """Every file of a bundle in a fixed order; of a single file that one."""
    return sorted(path for path in made.rglob("*") if path.is_file()) if made.is_dir() else [made]


def megabytes(made: Path) -> float:
    """How much a bundle weighs."""
    return sum(file.lstat().st_size for file in files(made)) / 1e6


def digest(made: Path) -> str:
    """A fingerprint of all names and bytes."""
    found = hashlib.sha256()
    for file in files(made):
        found.update(f"{file.relative_to(made.parent).as_posix()}\0{file.is_symlink()}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def archive(bundle: Path) -> Path:
    """Pack a bundle as .tar.xz, the same bytes every time; where it lies."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = DAY
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    path = bundle.with_name(bundle.name + ".tar.xz")
    with lzma.open(path, "wb", preset=6) as file, tarfile.open(fileobj=file, mode="w") as tar:
        for inside in sorted(bundle.rglob("*")):
            tar.add(inside, inside.relative_to(bundle.parent), recursive=False, filter=plain)
    return path


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
