"""The star of the caravanserai as a round medallion: on the curtain, while loading, on the results screen."""

from __future__ import annotations

from common.house import EDGE, khatam, lozenge
from palette import gold
from svg import circle, document, group, path, points, radial, ring, star

SIDE = 320


def medallion() -> str:
    """320 × 320, round, radius 156."""
    c = SIDE / 2
    body = circle(c, c, 156, gold, EDGE, 4) + circle(c, c, 147, "none", "#7a4a10", 2)
    body += circle(c, c, 141, radial("#1d5f68", "#0b2a36", centre=(0.5, 0.5), radius=0.6), EDGE, 4)
    for k, (x, y, turn) in enumerate(ring(c, c, 148.6, 48)):
        body += group(path(lozenge(0, 0, 6, 5), "#8a5c17") if k % 2 else circle(0, 0, 2, "#fff6d2"), x, y, rotate=turn)
    for x, y, turn in ring(c, c, 118, 8, 22.5):
        bud = path("M-17 0C-10-14 6-15 17 0C6 15-10 14-17 0Z", "#1f8f89", "#eec069", 2)
        body += group(bud + path(lozenge(-1, 0, 17, 10), "#c4341c", "#fbe39a", 1.4), x, y, rotate=turn)
    for reach, fill, width in ((137, "#e0aa45", 4), (124, "#123e49", 2.4), (112, "#c9963f", 2.4)):
        body += path(star(c, c, reach, reach * 0.58, 8), fill, EDGE, width)
    halves = [[(c, c), (c + 110, c), point] for point in ((c + 59, c + 24.6), (c + 59, c - 24.6))]
    lit = "".join(
        group(path(points([(px - c, py - c) for px, py in half]), tone), c, c, rotate=45 * k)
        for k in range(8)
        for half, tone in zip(halves, ("#a8701c", "#f8dd8a"), strict=True)
    )
    body += lit + path(star(c, c, 112, 65, 8), "none", EDGE, 2)
    body += circle(c, c, 50, "#0d3540", EDGE, 3) + circle(c, c, 46, "none", gold, 3)
    for x, y, turn in ring(c, c, 0, 8):
        body += group(path("M12 0Q25-11 41 0Q25 11 12 0Z", "#fbe7b8", "#8a5c17", 1.2), x, y, rotate=turn)
        body += group(path("M14 0Q22-5 31 0Q22 5 14 0Z", "#1a8f8c"), x, y, rotate=turn + 22.5)
    body += path(khatam(c, c, 17), "#c4341c", "#fbe39a", 2.4) + path(star(c, c, 11, 4.6, 8), "#fff6d2")
    return document(SIDE, SIDE, body)
