"""Make the program into a folder that needs no Python: `build/dev.py bundle [FOLDER]`, dist/ if none is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SPEC = ROOT / "build" / "caravanserai.spec"


def main(arguments: list[str]) -> int:
    """Run PyInstaller outside build/, which is ours, and say how big the result is. Returns PyInstaller's exit code."""
    dist = Path(arguments[0]).absolute() if arguments else DIST
    paths = ["--workpath", str(dist / "work"), "--distpath", str(dist)]
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN", *paths, str(SPEC)]
    # A fixed hash seed and date give the same bytes every time.
    surroundings = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": "1767225600"}
    code = subprocess.run(words, cwd=ROOT, env=surroundings, check=False).returncode
    if code == 0:
        print(f"{dist / 'caravanserai'}: {megabytes(dist / 'caravanserai'):.0f} MB")
    return code


def megabytes(folder: Path) -> float:
    """How much the files of a folder weigh."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
