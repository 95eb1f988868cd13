"""From SVG text to the smallest picture file, the same bytes every time, remembered by content."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

import resvg_py
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "sprites"
CACHE = ROOT / ".cache" / "art"
SUFFIXES = (".webp", ".png")


@dataclass(frozen=True)
class Sprite:
    """One picture to be made: `id` is its path below sprites/ without ending, `svg` a whole document.

    The master is `scale` times the document's size in pixels. `quality` is that of lossy WebP; 100 keeps every pixel.
    `png` asks for PNG whatever its size, for what other programs must read.
    """

    id: str
    svg: str
    scale: float = 2.0
    quality: int = 88
    png: bool = False


@cache
def _tools() -> str:
    return " ".join(f"{name} {version(name)}" for name in ("resvg-py", "pillow"))


@cache
def _fonts() -> list[str]:
    return [str(p) for p in sorted((SPRITES / "fonts").glob("*.ttf"))]


def rasterise(svg: str, scale: float = 1.0) -> Image.Image:
    """The document as an RGBA picture; text is set with the project's own fonts only."""
    fonts = _fonts() if "<text" in svg else None
    raw = resvg_py.svg_to_bytes(svg_string=svg, zoom=scale, skip_system_fonts=True, font_files=fonts)
    return Image.open(io.BytesIO(bytes(raw))).convert("RGBA")


def _written(picture: Image.Image, kind: str, **how: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **how)
    return out.getvalue()


def encode(picture: Image.Image, quality: int, png: bool = False) -> tuple[str, bytes]:
    """(ending, bytes) of the smallest file: WebP lossy or lossless, or PNG; with `png` always that."""
    if picture.getchannel("A").getextrema() == (255, 255):
        picture = picture.convert("RGB")
    files = [(".png", _written(picture, "PNG", optimize=True))]
    if png:
        return files[0]
    files.append((".webp", _written(picture, "WEBP", lossless=True, quality=100, method=4)))
    if quality < 100:
        files.append((".webp", _written(picture, "WEBP", quality=quality, method=6)))
    return min(files, key=lambda file: len(file[1]))


def _remembered(key: str) -> tuple[str, bytes] | None:
    for suffix in SUFFIXES:
        file = CACHE / (key + suffix)
        if file.exists():
            return suffix, file.read_bytes()
    return None


def _remember(key: str, suffix: str, content: bytes) -> None:
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / (key + suffix)).write_bytes(content)


def render(sprite: Sprite, use_cache: bool = True) -> tuple[str, bytes]:
    """(ending, bytes) of the sprite's file."""
    recipe = f"{_tools()}|{sprite.scale}|{sprite.quality}|{sprite.svg}" + "|png" * sprite.png
    key = hashlib.sha256(recipe.encode()).hexdigest()[:32]
    made = _remembered(key) if use_cache else None
    if made is None:
        made = encode(rasterise(sprite.svg, sprite.scale), sprite.quality, sprite.png)
        _remember(key, *made)
    return made


def write(sprite: Sprite) -> Path:
    """Put the sprite's file below sprites/; a file of the same name with the other ending goes away."""
    suffix, content = render(sprite)
    target = SPRITES / (sprite.id + suffix)
    target.parent.mkdir(parents=True, exist_ok=True)
    for other in SUFFIXES:
        if other != suffix:
            (SPRITES / (sprite.id + other)).unlink(missing_ok=True)
    if not target.exists() or target.read_bytes() != content:
        target.write_bytes(content)
    return target
