"""Three noise tiles, baked once: grain for paper and stone, fibre for wood, blotch for old parchment and cloth.

Each is a paint of 512 by 512 units, dark brown with varying opacity, mirrored so that it repeats without a seam. Lay it
over a shape with an opacity of .1 to .5.
"""

from __future__ import annotations

import base64
import io
from functools import cache

from PIL import Image

from render import rasterise
from svg import define, document, rect, tile

_FLIPS = Image.Transpose


def _noise(frequency: str, octaves: int, seed: int, gain: float, bias: float) -> str:
    tint = f"0 0 0 0 .16  0 0 0 0 .08  0 0 0 0 .02  {gain} {gain} 0 0 {bias}"
    noise = define(
        '<filter id="@" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}" '
        f'stitchTiles="stitch"/><feColorMatrix type="matrix" values="{tint}"/></filter>'
    )
    return document(256, 256, rect(0, 0, 256, 256, filter=noise))


def _mirrored(quarter: Image.Image) -> Image.Image:
    whole = Image.new("RGBA", (512, 512))
    whole.paste(quarter, (0, 0))
    whole.paste(quarter.transpose(_FLIPS.FLIP_LEFT_RIGHT), (256, 0))
    whole.paste(quarter.transpose(_FLIPS.FLIP_TOP_BOTTOM), (0, 256))
    whole.paste(quarter.transpose(_FLIPS.ROTATE_180), (256, 256))
    return whole


def _baked(frequency: str, octaves: int, seed: int, gain: float, bias: float) -> str:
    out = io.BytesIO()
    _mirrored(rasterise(_noise(frequency, octaves, seed, gain, bias))).save(out, "PNG")
    uri = "data:image/png;base64," + base64.b64encode(out.getvalue()).decode()
    return tile(512, 512, f'<image width="512" height="512" href="{uri}"/>')


@cache
def grain() -> str:
    """Fine even speckle."""
    return _baked("0.75", 3, 4, 0.55, -0.32)


@cache
def fibre() -> str:
    """Long streaks from left to right."""
    return _baked(f"{3 / 256} {77 / 256}", 4, 9, 0.9, -0.62)


@cache
def blotch() -> str:
    """Large soft stains."""
    return _baked(f"{5 / 256}", 4, 21, 0.9, -0.75)


def weave() -> str:
    """A small plain weave for cloth and felt: light and dark threads."""
    return tile(
        6,
        6,
        '<path d="M0 1.5H3M3 4.5H6" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"/>'
        '<path d="M1.5 3V6M4.5 0V3" stroke="#000" stroke-opacity=".13" stroke-width="1.4"/>',
    )
