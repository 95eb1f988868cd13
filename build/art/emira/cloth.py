"""Woven patterns for robes, veils, banners and blankets: paints that repeat, in one colour over any ground."""

from __future__ import annotations

from collections.abc import Callable

from svg import circle, ellipse, group, line, path, rect, star, tile

Weave = tuple[float, str]


def stars(c: str) -> Weave:
    return 22, path(star(6, 6, 4, 1.5, 4), c) + path(star(17, 17, 2.6, 1, 4), c)


def stripes(c: str) -> Weave:
    return 14, line("M3 0V14M6.6 0V14", c, 1.7) + line("M11 0V14", c, 0.9)


def bands(c: str) -> Weave:
    return 18, line("M0 3H18M0 6.6H18", c, 1.5) + path("M4.5 10L9 13L4.5 16L0 13ZM13.5 10L18 13L13.5 16L9 13Z", c)


def scales(c: str) -> Weave:
    arcs = "M0 9A9 9 0 0 0 18 9M-9 18A9 9 0 0 0 9 18A9 9 0 0 0 27 18M-9 0A9 9 0 0 0 9 0A9 9 0 0 0 27 0"
    return 18, line(arcs, c, 1.6) + "".join(circle(x, y, 1.5, c) for x, y in ((9, 5), (0, 14), (18, 14)))


def flowers(c: str) -> Weave:
    petals = "".join(group(ellipse(0, -4, 1.9, 3.3, c), rotate=72 * k) for k in range(5))
    stem = line("M2 5C7 6 8 10 6 12", c, 1.1)
    return 28, group(petals + stem, 7, 7) + group(petals + stem, 21, 20)


def zigzag(c: str) -> Weave:
    d = "M0 5L4.5 0L9 5L13.5 0L18 5M0 11L4.5 6L9 11L13.5 6L18 11"
    return 18, path(d, "none", c, 1.6) + circle(4.5, 15, 1.3, c) + circle(13.5, 15, 1.3, c)


def lozenges(c: str) -> Weave:
    return 20, path("M10 1L19 10L10 19L1 10Z", "none", c, 1.4) + path("M10 6L14 10L10 14L6 10Z", c)


def waves(c: str) -> Weave:
    return 20, line("M0 5Q5 0 10 5T20 5M0 12Q5 7 10 12T20 12", c, 1.6) + circle(5, 17, 1.2, c) + circle(15, 17, 1.2, c)


def checks(c: str) -> Weave:
    return 16, rect(0, 0, 8, 8, 0, c) + rect(8, 8, 8, 8, 0, c)


def leaves(c: str) -> Weave:
    leaf = path("M0 0C3-5 8-6 11-3C8 1 4 2 0 0Z", c)
    return 26, "".join(
        group(leaf, x, y, rotate=turn) for x, y, turn in ((3, 8, -20), (4, 9, 50), (16, 21, -20), (17, 22, 50))
    ) + line("M3 8V16M16 21V26M16 0V2", c, 1.1)


def rings(c: str) -> Weave:
    return 18, circle(9, 9, 5.4, "none", c, 1.5) + circle(9, 9, 1.8, c) + circle(0, 0, 1.4, c) + circle(18, 18, 1.4, c)


def dots(c: str) -> Weave:
    return 14, circle(3.5, 3.5, 1.7, c) + circle(10.5, 10.5, 1.7, c)


def knots(c: str) -> Weave:
    return 24, path(star(12, 12, 8.5, 4.6, 8), "none", c, 1.4) + circle(12, 12, 2, c) + path(star(0, 0, 4, 1.8, 4), c)


def weft(c: str) -> Weave:
    return 8, line("M0 2H5M4 6H8", c, 1.2)


WEAVES: dict[str, Callable[[str], Weave]] = {
    f.__name__: f
    for f in (
        stars,
        stripes,
        bands,
        scales,
        flowers,
        zigzag,
        lozenges,
        waves,
        checks,
        leaves,
        rings,
        dots,
        knots,
        weft,
    )
}


def cloth(kind: str, colour: str, scale: float = 1) -> str:
    """The paint of a pattern in one colour, clear between."""
    side, body = WEAVES[kind](colour)
    return tile(side * scale, side * scale, group(body, scale=scale))
