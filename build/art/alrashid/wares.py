"""The five wares in a box from −16 to 16, their empty places, "any ware" and the set of five."""

from __future__ import annotations

from collections.abc import Callable

from svg import circle, ellipse, group, line, linear, num, path, points, ring

OUT = "#2b1408"
_clay = linear("#b47ad0", "#7f3f9c", "#4d1f66", to=(1, 0.3))
_iron = linear("#d5dde3", "#6c7983")
_heap = linear("#ffc35a", "#f08a1c", "#c25a08", to=(1, 0.3))
_bowl = linear("#d8642c", "#8f3410", to=(1, 0.4))
_cloth = linear("#ffffff", "#d3dbe8", to=(1, 0.3))

JAR = "M-5-14H5L4-9.5C10-6.5 12-1 10.4 5C9 10 6 12.6 5 14H-5C-6 12.6-9 10-10.4 5C-12-1-10-6.5-4-9.5Z"
BOLT = "M-13-10.5C-9-13.5 5-13.5 9-10.5V10C5 13.4 0 8.6-4 11.6C-8 14-11 12-13 10Z"
LOGS = ((-7.6, 6), (7.6, 6), (0, -7))


def _log(x: float, y: float) -> str:
    rings = circle(0, 0, 7.3, "#8a4e22", OUT, 1.8) + circle(0, 0, 4.9, "#d39a58")
    rings += circle(0, 0, 2.4, "none", "#8a4e22", 1.2) + path("M2.6 1.4L6 3.4", "none", "#6b3a18", 1)
    return group(rings + line("M-5.4-3A6.2 6.2 0 0 1 .5-6.2", "#f3c88c", 1.4), x, y)


def hardwood() -> str:
    """Three log ends."""
    return "".join(_log(x, y) for x, y in LOGS)


def pottery() -> str:
    """A glazed amphora."""
    ears = "M-4.6-9C-11-11-14-5.4-11-.6M4.6-9C11-11 14-5.4 11-.6"
    body = line(ears, OUT, 3.8) + line(ears, "#8a4aa8", 1.8) + path(JAR, _clay, OUT, 1.9)
    body += line("M-10.8 .5C-4 3.6 4 3.6 10.8 .5M-10 5.6C-4 8.6 4 8.6 10 5.6", "#f4dca0", 1.5)
    body += path("M-6 4.4l2.4-2.4l2.4 2.4l2.4-2.4l2.4 2.4l2.4-2.4", "none", "#f4dca0", 1.1)
    return body + line("M-7-1C-7.4-4-5.4-6.4-3.4-7.6", "#fff", 1.9, opacity=0.7) + line("M-4.4-13H4.4", "#d2a8e6", 1.3)


def metal() -> str:
    """An ingot."""
    body = path("M-14.5 10L-10.5-2H10.5L14.5 10Z", _iron, OUT, 1.9)
    body += path("M-10.5-2L-6.4-10.5H7.4L10.5-2Z", "#f2f5f7", OUT, 1.9)
    body += path("M-4.4 1.6H4.4L5.8 6.6H-5.8Z", "none", "#4d5860", 1.4)
    return body + line("M-11.4 7.4L-8.8 .4M-6-8.4H4", "#fff", 1.8, opacity=0.85)


def spice() -> str:
    """A heap in a bowl."""
    body = path("M-11 3.5C-6-1-4.4-12.6 0-14C4.4-12.6 6-1 11 3.5Z", _heap, OUT, 1.9)
    body += path("M-14 3.2H14C13.4 9.8 8.4 13.4 4.6 14H-4.6C-8.4 13.4-13.4 9.8-14 3.2Z", _bowl, OUT, 1.9)
    body += line("M-12 6.6H12", "#ffd98a", 1.7)
    grains = ((-3.4, -1), (2, -5.4), (4.4, 0.6), (-0.6, -8.6))
    body += "".join(circle(x, y, 1.1, "#8a3306") for x, y in grains)
    return body + line("M-5.8-1C-4-5-3.4-9-1.6-11.4", "#fff", 1.5, opacity=0.7)


def silk() -> str:
    """A bolt of cloth, half unrolled."""
    body = path(BOLT, _cloth, OUT, 1.9) + line("M-8.4-4V8.6M-3.4-4.4V7.6M2.4-4.4V7", "#a9b6c9", 1.4)
    body += line("M-13-10.5C-9-6.5 5-6.5 9-10.5", OUT, 1.4)
    body += line("M-13 2C-8 5 4 4 9 2", "#d94a2c", 1.8) + line("M-13 5.4C-8 8.4 4 7 9 5", "#2a56b8", 1.2)
    body += ellipse(9.6, -9, 4.6, 5, "#fff", OUT, 1.8)
    return body + path("M9.4-9a2 2 0 1 1 1.6 1.8", "none", "#8a97ab", 1.3)


GHOSTS = {
    "hardwood": "".join(f"M{num(x - 6.8)} {num(y)}a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0" for x, y in LOGS),
    "pottery": JAR,
    "metal": "M-14.5 10L-6.4-10.5H7.4L14.5 10Z",
    "spice": (
        "M-14 3.2H-11C-6-1-4.4-12.6 0-14C4.4-12.6 6-1 11 3.5H14"
        "C13.4 9.8 8.4 13.4 4.6 14H-4.6C-8.4 13.4-13.4 9.8-14 3.2Z"
    ),
    "silk": BOLT,
}
WARES: dict[str, Callable[[], str]] = {
    "hardwood": hardwood,
    "pottery": pottery,
    "metal": metal,
    "spice": spice,
    "silk": silk,
}


def ghost(name: str) -> str:
    """The printed place of a ware that was taken."""
    return path(GHOSTS[name], "#8d7447", "#6d5530", 1.3, opacity=0.42, stroke_dasharray="3 2")


def any_ware() -> str:
    """One ware of your choice: a five-pointed dish with the five wares in small."""
    petals = points([(15.5 * _c, 15.5 * _s) for _c, _s in _pentagon()])
    body = path(petals, "#fffaf0", OUT, 2) + path(petals, "none", "#d9a441", 1.1, transform="scale(.86)")
    for (x, y, _), draw in zip(ring(0, 0, 8.2, 5, -90), WARES.values(), strict=True):
        body += group(draw(), x, y, 0.36)
    return body


def _pentagon() -> list[tuple[float, float]]:
    return [(x, y) for x, y, _ in ring(0, 0, 1.06, 5, -90)]


def whole_set() -> str:
    """The five wares in one row, 76 wide, as a set for barter."""
    return "".join(group(draw(), -30 + 15 * k, 0, 0.5) for k, draw in enumerate(WARES.values()))
