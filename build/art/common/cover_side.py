"""The right side of each box on the shelf, seen at a slant: 26 wide, 392 high, its left edge against the cover.

The far edge is 12 lower at the top and 9 higher at the foot than the near one. A small sign of the box sits high up.
"""

from __future__ import annotations

from common.house import khatam
from palette import gold
from svg import circle, document, group, line, linear, path, points, star

SIDE = 26, 392
NEAR = [(0.0, 1.0), (25.0, 13.0), (25.0, 383.0), (0.0, 391.0)]
INNER = [(5.0, 9.0), (21.0, 17.0), (21.0, 376.0), (5.0, 383.0)]


def _side(paint: str, sign: str) -> str:
    shade = linear((0, "#000", 0.25), (1, "#000", 0.6), to=(1, 0))
    body = path(points(NEAR), paint, "#140804", 1.4) + path(points(NEAR), shade)
    body += line("M.8 2V390", "#fff", 1.2, opacity=0.28) + path(points(INNER), "none", "#d9a441", 1.2, opacity=0.85)
    for y in (64, 330):
        body += line(f"M6 {y}L20 {y + (3 if y < 196 else -2)}", "#d9a441", 1.2, opacity=0.85)
    return document(*SIDE, body + group(sign, 13, 42, (0.72, 1)))


def emira_side() -> str:
    """Night blue with a crescent."""
    crescent = "M4-9A9 9 0 1 0 8 6A7.4 7.4 0 1 1 4-9Z"
    return _side(linear("#1d3f7d", "#0a1c42"), path(crescent, "#fbe39a", "#2a1206", 0.8))


def alrashid_side() -> str:
    """Lapis with a gold star."""
    return _side(linear("#2f5cc0", "#132e78"), path(khatam(0, 0, 9), gold, "#2a1206", 0.8) + circle(0, 0, 3, "#c4341c"))


def crown_side() -> str:
    """Pale stone with a crown."""
    crown = path("M-8 7L-9-5L-4 1L0-8L4 1L9-5L8 7Z", gold, "#2a1206", 1)
    return _side(linear("#e2c794", "#9a7648"), crown + path(star(0, -10, 2, 1, 5), "#fff0c0"))
