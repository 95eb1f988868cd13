"""Fetch, trim and vendor the fonts of the program: `python build/fonts.py [--cache DIR]`.

The finished files in sprites/fonts/ are tracked, so nobody needs this script to play or to build. It stands here to say
where every glyph comes from and to make the folder again, byte for byte. It needs fonttools, pip and npm.

Each face is cut down to the scripts and features the program can show, because pygame draws default features only.
Fira Sans gets its tabular lining figures as the default ones, so that counts do not dance.

    Cinzel-Bold                        names of places and cards, titles (Latin)
    ElMessiri-SemiBold, -Bold          headings, buttons of the desert boxes (Latin, Cyrillic)
    Spectral-Regular, -SemiBold, -Italic, -MediumItalic   rules and tales (Latin, Cyrillic)
    FiraSans-Regular, -Medium, -SemiBold, -Bold           labels, logs, numbers (Latin, Greek, Cyrillic)
    NotoSans-Medium                    stands in for letters the others lack (Latin, Greek, Cyrillic, Hebrew, Arabic,
                                       Armenian, Georgian, Devanagari, Thai); it has a drawn box for all the rest
"""

from __future__ import annotations

import argparse
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).resolve().parent.parent / "sprites" / "fonts"
FEATURES = ["ccmp", "locl", "kern", "liga", "calt", "clig", "rlig", "mark", "mkmk"]
FEATURES += ["curs", "isol", "init", "medi", "fina"]
INDIC = ["akhn", "blwf", "blwm", "blws", "abvm", "abvs", "cjct", "half", "haln", "nukt", "pres", "psts", "rkrf", "rphf"]
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x192), (0x1CD, 0x1DC), (0x218, 0x21B), (0x2B0, 0x2FF), (0x300, 0x36F)]
LATIN += [(0x1E00, 0x1EFF), (0x2010, 0x206F), (0x20A0, 0x20BF), (0x2100, 0x215F), (0x2190, 0x2199), (0x2200, 0x2265)]
GREEK, CYRILLIC = [(0x370, 0x3FF)], [(0x400, 0x52F)]


@dataclass(frozen=True)
class Package:
    """One font package of a registry, pinned by version and by the SHA-256 of its archive."""

    client: str
    name: str
    version: str
    sha256: str

    def archive(self, cache: Path) -> Path:
        """Path of the downloaded archive inside `cache`; raises ValueError if its bytes are not the pinned ones."""
        spec, stem = f"{self.name}=={self.version}", self.name.replace("-", "_")
        pattern = f"{stem}-{self.version}-*.whl"
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(cache), spec]
        if self.client == "npm":
            spec, stem = f"{self.name}@{self.version}", self.name.strip("@").replace("/", "-")
            pattern = f"{stem}-{self.version}.tgz"
            command = ["npm", "pack", "--silent", "--pack-destination", str(cache), spec]
        if not list(cache.glob(pattern)):
            subprocess.run(command, check=True)
        (path,) = cache.glob(pattern)
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        if found != self.sha256:
            raise ValueError(f"{path.name}: SHA-256 is {found}, expected {self.sha256}")
        return path

    def files(self, cache: Path) -> dict[str, bytes]:
        """Members of the archive by their last path component."""
        path = self.archive(cache)
        return dict(_zip_members(path) if path.suffix == ".whl" else _tar_members(path))


def _zip_members(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            yield name.rsplit("/", 1)[-1], archive.read(name)


def _tar_members(path: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(path) as archive:
        for member in archive.getmembers():
            stream = archive.extractfile(member)
            if stream is not None:
                yield member.name.rsplit("/", 1)[-1], stream.read()


@dataclass(frozen=True)
class Face:
    """One TTF of ours: `parts` are (package, member) pairs, merged in order; `axes` fixes a variable font."""

    family: str
    style: str
    weight: int
    parts: tuple[tuple[Package, str], ...]
    ranges: list[tuple[int, int]]
    axes: dict[str, float] | None = None
    tabular: bool = False

    @property
    def stem(self) -> str:
        return f"{self.family.replace(' ', '')}-{self.style.replace(' ', '')}"


CINZEL = Package("pip", "fontpkg-cinzel", "2.0", "8cccc36b6e101a96fbe2fea3f3a51cb9207e7a98e09ac41b20d159a410ec7c45")
SPECTRAL = Package("pip", "fontpkg-spectral", "2.5", "b4b077a49a690706f3f392b864332436330eae0cd50d0535802107c4993a743c")
FIRA = Package("pip", "fontpkg-fira-sans", "4.203", "2e2657d1d4774a552dd4c551ac8640aaf665ac0fa2db7a96999d02476e154618")
NOTO = Package("pip", "fontpkg-noto-sans", "2.15", "54016cb4dfbfdd8f0cae3d71a9401a73e786a473debd12f1d79067e349c9a4a3")
MESSIRI = Package(
    "npm", "@fontsource/el-messiri", "5.3.0", "10503c0ea9f1db0cbbadcb131f5126a46450684a770df2e48798d9ddcf9c8a53"
)
ARABIC = Package(
    "npm", "@fontsource/noto-sans-arabic", "5.3.0", "e0a81ade67ce507c9b91546ca3d91332d184a8277fc683440b00896b430856bb"
)
HEBREW = Package(
    "npm", "@fontsource/noto-sans-hebrew", "5.3.0", "16a70f001f739cbcdaecdf3b164bdee8bb84cb35a8569d6dd9ec82dfcd74c78c"
)
ARMENIAN = Package(
    "npm", "@fontsource/noto-sans-armenian", "5.3.0", "ce3b746119f1e728f0b9902287654a8828dd67cc6520139e8745f74779a92713"
)
GEORGIAN = Package(
    "npm", "@fontsource/noto-sans-georgian", "5.3.0", "9aa744e7482a6a7eb8ed8139208d6e430c62c20637c8eff0ce15358f3b5c3e9c"
)
DEVANAGARI = Package(
    "npm",
    "@fontsource/noto-sans-devanagari",
    "5.3.0",
    "8d42be0e944481b61e68c7702037d4143e96bf48dbb72d19ea05d0cacc1323d5",
)
THAI = Package(
    "npm", "@fontsource/noto-sans-thai", "5.3.0", "263b3705d8dd9e3a24d267b2a2832d2252c81737f7aa45eec2ae57f87e8ad7aa"
)

SCRIPTS = (HEBREW, ARABIC, ARMENIAN, GEORGIAN, DEVANAGARI, THAI)
OTHER_SCRIPTS = [(0x530, 0x5FF), (0x600, 0x6FF), (0x750, 0x77F), (0x900, 0x97F), (0xE00, 0xE7F), (0x10A0, 0x10FF)]
OTHER_SCRIPTS += [(0x1C90, 0x1CBF), (0x2D00, 0x2D2F), (0xFB13, 0xFB4F)]


def _script_file(package: Package) -> str:
    script = package.name.rsplit("-", 1)[-1]
    return f"noto-sans-{script}-{script}-500-normal.woff"


def _messiri(style: str, weight: int) -> Face:
    parts = tuple((MESSIRI, f"el-messiri-{part}-{weight}-normal.woff") for part in ("latin", "latin-ext", "cyrillic"))
    return Face("El Messiri", style, weight, parts, LATIN + CYRILLIC)


def _spectral(style: str, weight: int) -> Face:
    member = f"Spectral-{style.replace(' ', '')}.ttf"
    return Face("Spectral", style, weight, ((SPECTRAL, member),), LATIN + CYRILLIC)


def _fira(style: str, weight: int) -> Face:
    part = (FIRA, f"FiraSans-{style}.ttf")
    return Face("Fira Sans", style, weight, (part,), LATIN + GREEK + CYRILLIC, tabular=True)


FACES = (
    Face("Cinzel", "Bold", 700, ((CINZEL, "Cinzel[wght].ttf"),), LATIN, {"wght": 700}),
    _messiri("SemiBold", 600),
    _messiri("Bold", 700),
    _spectral("Regular", 400),
    _spectral("SemiBold", 600),
    _spectral("Italic", 400),
    _spectral("Medium Italic", 500),
    _fira("Regular", 400),
    _fira("Medium", 500),
    _fira("SemiBold", 600),
    _fira("Bold", 700),
    Face(
        "Noto Sans",
        "Medium",
        500,
        ((NOTO, "NotoSans[wdth,wght].ttf"), *((package, _script_file(package)) for package in SCRIPTS)),
        LATIN + GREEK + CYRILLIC + OTHER_SCRIPTS,
        {"wght": 500, "wdth": 100},
    ),
)


def _open(content: bytes) -> TTFont:
    font = TTFont(io.BytesIO(content), recalcTimestamp=False)
    font.flavor = None
    return font


def _trimmed(font: TTFont, ranges: list[tuple[int, int]]) -> TTFont:
    options = Options(layout_features=[*FEATURES, *INDIC], notdef_outline=True, glyph_names=False, name_IDs=["*"])
    options.drop_tables += ["DSIG", "STAT", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)])
    subsetter.subset(font)
    return font


def _freeze_tabular(font: TTFont) -> None:
    """Make the tabular lining figures what the digits 0-9 show without any feature."""
    lookups = font["GSUB"].table.LookupList.Lookup
    records = font["GSUB"].table.FeatureList.FeatureRecord
    wanted = {index for record in records if record.FeatureTag == "tnum" for index in record.Feature.LookupListIndex}
    swap = {old: new for index in wanted for table in lookups[index].SubTable for old, new in table.mapping.items()}
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def _name(font: TTFont, face: Face) -> None:
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 5, 13, 14) and record.platformID == 3]
    plain = face.style in ("Regular", "Bold", "Italic")
    entries = {1: face.family if plain else f"{face.family} {face.style}", 2: face.style if plain else "Regular"}
    entries |= {3: face.stem, 4: f"{face.family} {face.style}", 6: face.stem, 16: face.family, 17: face.style}
    for identifier, text in entries.items():
        names.setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = face.weight


def _merged(fonts: list[TTFont], folder: Path) -> TTFont:
    paths = []
    for index, font in enumerate(fonts):
        path = folder / f"part{index}.ttf"
        font.save(path)
        paths.append(str(path))
    return Merger().merge(paths)


def build(face: Face, cache: Path) -> bytes:
    """The finished TTF of `face`."""
    fonts = [_open(package.files(cache)[member]) for package, member in face.parts]
    head = fonts[0]["head"]
    created, modified = head.created, head.modified
    if face.axes is not None:
        fonts[0] = instancer.instantiateVariableFont(fonts[0], face.axes, inplace=True)
    if face.tabular:
        _freeze_tabular(fonts[0])
    fonts = [_trimmed(font, face.ranges) for font in fonts]
    with tempfile.TemporaryDirectory() as folder:
        font = fonts[0] if len(fonts) == 1 else _merged(fonts, Path(folder))
    _name(font, face)
    font.recalcTimestamp = False
    font["head"].created, font["head"].modified = created, modified
    target = io.BytesIO()
    font.save(target)
    return target.getvalue()


def licence(family: str, cache: Path) -> str:
    """The licence text of a family, with the copyright line of every package that went into it."""
    packages = list(dict.fromkeys(package for face in FACES if face.family == family for package, _ in face.parts))
    texts = [package.files(cache)["LICENSE"].decode() for package in packages]
    notices = [text.partition("\n")[0].strip() for text in texts]
    return "\n".join([*notices, *texts[0].splitlines()[1:]]) + "\n"


NOTICE = """# Fonts

All under the SIL Open Font License 1.1, text in `OFL-<font>.txt`. No font here has a reserved name. Each file is a
modified version: cut down to the scripts and features shown by the program; Cinzel and Noto Sans fixed at one weight;
Fira Sans with tabular figures as its default ones; El Messiri and Noto Sans put together from their script parts.
`python build/fonts.py` makes this folder again.

| file | weight | glyphs | KiB | SHA-256 of the file | from |
|---|---|---|---|---|---|
"""
SOURCES = """
| package | registry client | version | SHA-256 of the archive |
|---|---|---|---|
"""


def _notice_row(face: Face, content: bytes) -> str:
    glyphs = len(_open(content).getGlyphOrder())
    origin = ", ".join(dict.fromkeys(package.name for package, _ in face.parts))
    digest = hashlib.sha256(content).hexdigest()
    return f"| {face.stem}.ttf | {face.weight} | {glyphs} | {len(content) // 1024} | `{digest}` | {origin} |\n"


def main() -> None:
    """Write fonts, licences and NOTICE.md into sprites/fonts/."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "caravanserai-fonts")
    cache: Path = parser.parse_args().cache
    cache.mkdir(parents=True, exist_ok=True)
    FONTS.mkdir(parents=True, exist_ok=True)
    notice = NOTICE
    for face in FACES:
        content = build(face, cache)
        (FONTS / f"{face.stem}.ttf").write_bytes(content)
        notice += _notice_row(face, content)
    for family in dict.fromkeys(face.family for face in FACES):
        (FONTS / f"OFL-{family.replace(' ', '')}.txt").write_text(licence(family, cache), encoding="utf-8")
    packages = dict.fromkeys(package for face in FACES for package, _ in face.parts)
    rows = [f"| {item.name} | {item.client} | {item.version} | `{item.sha256}` |\n" for item in packages]
    (FONTS / "NOTICE.md").write_text(notice + SOURCES + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
