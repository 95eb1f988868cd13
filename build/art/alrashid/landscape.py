"""Trees, hills, tents and boats for the lands, standing on (x, y); far things have thin tonal edges."""

from __future__ import annotations

from common.house import lozenge
from palette import LAPIS_DARK, LAPIS_LIGHT, VERMILION
from svg import circle, clip, ellipse, group, line, num, path, points, rect


def hill(x: float, y: float, w: float, h: float, colour: str, edge: str = "#7a5a34") -> str:
    """A round hill with its light on the left."""
    top = (
        f"M{num(x - w / 2)} {num(y)}C{num(x - w * 0.3)} {num(y - h * 0.9)} {num(x - w * 0.12)} {num(y - h)} "
        f"{num(x)} {num(y - h)}C{num(x + w * 0.14)} {num(y - h)} {num(x + w * 0.3)} {num(y - h * 0.8)} "
        f"{num(x + w / 2)} {num(y)}Z"
    )
    shine = (
        f"M{num(x - w * 0.33)} {num(y - h * 0.5)}C{num(x - w * 0.2)} {num(y - h * 0.86)} "
        f"{num(x - w * 0.1)} {num(y - h * 0.92)} {num(x)} {num(y - h * 0.94)}"
    )
    lit = path(top, colour) + path(top, "#3a2313", opacity=0.13) + group(path(top, colour), -w * 0.13, h * 0.05)
    return clip(top, lit) + path(top, "none", edge, 0.9) + line(shine, "#fff8e6", 1.4, opacity=0.7)


def peak(x: float, y: float, w: float, h: float, colour: str, snow: str = "#fffaf0") -> str:
    """A sharp mountain with a lit left face and snow."""
    left = points([(x - w / 2, y), (x - w * 0.05, y - h), (x + w * 0.08, y - h * 0.5), (x - w * 0.02, y)])
    whole = points([(x - w / 2, y), (x - w * 0.05, y - h), (x + w / 2, y)])
    cap = points(
        [
            (x - w * 0.05, y - h),
            (x - w * 0.19, y - h * 0.7),
            (x - w * 0.1, y - h * 0.76),
            (x - w * 0.02, y - h * 0.62),
            (x + w * 0.06, y - h * 0.75),
            (x + w * 0.14, y - h * 0.66),
        ]
    )
    body = path(whole, colour, "#6a5266", 0.9) + path(left, "#fff8e6", opacity=0.3)
    return body + path(cap, snow, "#8a7a90", 0.6)


def karst(x: float, y: float, w: float, h: float, colour: str) -> str:
    """A steep rounded rock of the far east, half lit."""
    d = (
        f"M{num(x - w)} {num(y)}C{num(x - w)} {num(y - h * 0.8)} {num(x - w * 0.5)} {num(y - h)} {num(x)} {num(y - h)}"
        f"C{num(x + w * 0.5)} {num(y - h)} {num(x + w)} {num(y - h * 0.8)} {num(x + w)} {num(y)}Z"
    )
    body = path(d, colour, "#5f6a86", 0.9) + clip(d, rect(x + w * 0.1, y - h, w, h, 0, "#3a4668", opacity=0.16))
    return body + line(
        f"M{num(x - w * 0.6)} {num(y - h * 0.5)}Q{num(x - w * 0.5)} {num(y - h * 0.85)} {num(x)} {num(y - h * 0.93)}",
        "#fff",
        1.4,
        opacity=0.7,
    )


def mist(d: str) -> str:
    """Bands of mist."""
    return line(d, "#fff", 3.6, opacity=0.85)


def fir(x: float, y: float, s: float = 1) -> str:
    """A fir 34 high."""
    body = rect(-1.6, -6, 3.2, 6, 0, "#6b3f1c") + path("M0-34L8-20H5L11-5H-11L-5-20H-8Z", "#3f7a4f", "#1c3f28", 1)
    return group(body + path("M0-34L-8-20H-5L-11-5H-6L-1-20Z", "#69a06c"), x, y, s)


def oak(x: float, y: float, s: float = 1, fruit: str = "") -> str:
    """A round leafy tree 32 high."""
    body = rect(-2, -14, 4, 14, 0, "#7a4a22", "#3f230d", 0.8)
    for a, b, r, c in ((-7, -17, 7.4, "#4f8f55"), (7, -17, 7.4, "#3f7a4a"), (0, -24, 8.4, "#69a862")):
        body += circle(a, b, r, c, "#24502f", 1)
    if fruit:
        body += "".join(circle(a, b, 1.5, fruit) for a, b in ((-6, -18), (4, -22), (7, -15), (-1, -27)))
    return group(body, x, y, s)


def cypress(x: float, y: float, s: float = 1) -> str:
    """A cypress 36 high."""
    body = rect(-1.2, -4, 2.4, 4, 0, "#6b3f1c") + path("M0-36C6-24 7-10 0-3C-7-10-6-24 0-36Z", "#3f7a5a", "#1c3f28", 1)
    return group(body + line("M-.5-32C-5-22-5.4-12-1.6-6", "#86b98c", 1.6), x, y, s)


def bamboo(x: float, y: float, s: float = 1) -> str:
    """Three canes with leaves, 40 high."""
    body = ""
    for dx, h in ((-5, 34), (0, 40), (5, 30)):
        body += line(f"M{dx} 0Q{dx + 1} {-h / 2} {dx + 3} {-h}", "#3f6b3f", 2.6)
        body += line(f"M{dx} 0Q{dx + 1} {-h / 2} {dx + 3} {-h}", "#9cc46a", 1.2)
        leaf = "M0 0Q5-3 10 1Q5 2 0 0Z"
        for k, turn in enumerate((20, 160, -30, 200)):
            body += group(path(leaf, "#5f9a52", "#2c5a30", 0.6), dx + 1 + k * 0.5, -h * (0.5 + 0.14 * k), rotate=turn)
    return group(body, x, y, s)


def olive(x: float, y: float, s: float = 1) -> str:
    """A crooked olive tree 26 high."""
    body = line("M0 0C-3-6 3-8 0-14M0-9C4-11 5-13 6-16", "#6b4a2a", 3)
    for a, b, rx, ry, c in ((-5, -17, 8, 5.6, "#8a9a62"), (6, -18, 8, 6, "#74864f"), (0, -22, 8, 5.6, "#a3b078")):
        body += ellipse(a, b, rx, ry, c, "#465a30", 0.9)
    return group(body, x, y, s)


def tent(x: float, y: float, s: float = 1, roof: str = LAPIS_LIGHT) -> str:
    """A striped tent 36 high with a pennant."""
    body = path("M-20 0L-14-16L0-28L14-16L20 0Z", "#f6ead0", "#5c3608", 1.3)
    body += path("M-14-16L0-28L14-16L7-13L0-16L-7-13Z", roof, LAPIS_DARK, 1.1) + path("M-5 0L0-14L5 0Z", "#6b3a1c")
    body += line("M-12-14L-15 0M12-14L15 0", VERMILION, 2.2)
    return group(body + path("M0-28v-8l8 3l-8 3", VERMILION, "#4d1207", 1), x, y, s)


def dhow(x: float, y: float, s: float = 1, flip: int = 1, stripe: str = VERMILION) -> str:
    """A lateen sailer 52 wide."""
    body = path("M-26 4H26C22 14 12 16 0 16C-12 16-22 14-26 4Z", "#a8692f", "#2b1408", 1.8)
    body += line("M-24 7H24", "#f0c552", 1.6) + line("M-4 4V-30", "#2b1408", 2.2)
    body += path("M-18 0C-8-8 4-22 8-36C20-20 20-8 14 0Z", "#fffaf0", "#2b1408", 1.6)
    body += line("M-6-5C2-12 9-20 12-28M2-2C8-8 13-14 16-19", stripe, 1.8) + path("M-4-30l10-3l-10-3Z", stripe)
    return group(
        body + line("M-30 17q4-3 8 0t8 0t8 0t8 0t8 0t8 0t8 0", "#bcd6f5", 1.6, opacity=0.8), x, y, (s * flip, s)
    )


def fish(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    """A gilt fish."""
    body = path("M-14 0C-8-7 4-7 10 0C4 7-8 7-14 0ZM9 0L17-5.5L15 0L17 5.5Z", "#f4dfa0", LAPIS_DARK, 1)
    body += circle(-8, -1.4, 1.2, LAPIS_DARK) + line("M-3-4.6q3 4.6 0 9.2M2-4q2.6 4 0 8", "#a86f1c", 1)
    return group(body, x, y, s, turn, opacity=0.9)


def elephant(x: float, y: float, s: float = 1) -> str:
    """An elephant 44 wide under a red cloth."""
    d = (
        "M-20 0V-16C-22-28-10-34 2-32C8-36 18-34 20-26C22-20 21-12 22-6C23-2 26-3 27-5"
        "C29-1 24 3 20 1C17-2 17-10 15-14L12-14V0H4V-10H-8V0Z"
    )
    body = path(d, "#a9a3a8", "#3b3540", 1.6) + path(
        "M8-30C4-26 5-18 10-16C15-19 15-27 12-31Z", "#8f8890", "#3b3540", 1.2
    )
    body += path("M-16-30C-8-34-2-33 4-32L4-20H-14Z", VERMILION, "#4d1207", 1.2) + line("M-14-21H4", "#f0c552", 2)
    body += circle(17, -26, 1.2, "#1c1418") + line("M19-18Q24-14 27-17", "#fffaf0", 2)
    return group(body, x, y, s)


def field(x: float, y: float, w: float, colour: str) -> str:
    """Furrows of a field."""
    d = "".join(f"M{num(x + k * w / 6)} {num(y)}q{num(w / 16)}-5 {num(w / 7)}-6" for k in range(6))
    return line(d, colour, 1.6, opacity=0.8)


def rug_pattern(x: float, y: float, count: int, colour: str) -> str:
    """A row of lozenges along a shore or a wall."""
    return "".join(path(lozenge(x + 9 * k, y, 6, 4), colour) for k in range(count))
