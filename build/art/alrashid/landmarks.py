"""One building for each land, standing on (x, y)."""

from __future__ import annotations

from common.house import keel
from palette import LAPIS_DARK, LAPIS_LIGHT, VERMILION
from svg import circle, group, line, num, path, rect

STONE, STONE_LIGHT, EDGE, DOOR = "#f2dcb4", "#f8ead0", "#6b4319", "#6b3a1c"


def castle(x: float, y: float, s: float = 1) -> str:
    """A Frankish castle 60 wide with blue roofs."""
    body = ""
    for dx, w, h in ((-24, 12, 26), (24, 12, 26), (-9, 10, 36), (10, 13, 44)):
        body += rect(dx - w / 2, -h, w, h, 0, STONE_LIGHT if dx < 0 else STONE, EDGE, 1.1)
        body += path(f"M{dx - w / 2 - 2} {-h}L{dx} {-h - w * 1.3}L{dx + w / 2 + 2} {-h}Z", LAPIS_LIGHT, LAPIS_DARK, 1.1)
        body += path(f"M{dx} {-h - w * 1.3}L{dx - w / 2 - 2} {-h}H{dx - w * 0.1}Z", "#8fb0ea", opacity=0.7)
        body += path(keel(dx, -h + 14, 3.4, 8), DOOR)
    body += rect(-24, -16, 48, 16, 0, STONE_LIGHT, EDGE, 1.1) + line("M-22-12H22", "#c9a878", 1)
    body += line("M10-62V-70", EDGE, 1.3) + path("M10-70h9l-3 3l3 3h-9Z", VERMILION, "#4d1207", 0.8)
    return group(body + path(keel(0, 0, 9, 13), DOOR), x, y, s)


def basilica(x: float, y: float, s: float = 1) -> str:
    """The great church of Rum, 68 wide, with blue domes."""
    body = rect(-34, -16, 68, 16, 0, STONE, EDGE, 1.1)
    body += path("M-34-16A14 12 0 0 1-8-16ZM8-16A14 12 0 0 1 34-16Z", "#6f9fd8", LAPIS_DARK, 1.1)
    body += rect(-17, -26, 34, 12, 0, "#f6e6c6", EDGE, 1.1)
    body += "".join(path(keel(-12 + 6 * k, -16, 3, 7), DOOR) for k in range(5))
    body += path("M-18-26C-18-44 18-44 18-26Z", LAPIS_LIGHT, LAPIS_DARK, 1.2)
    body += line("M-12-29C-11-36-6-38-2-39", "#fff", 2, opacity=0.6) + line("M0-40V-48M-3.4-45H3.4", "#8a5a14", 1.8)
    body += "".join(path(keel(d, 0, 6, 10), DOOR) for d in (-25, -12, 0, 12, 25))
    return group(body + line("M-33-14H33", "#c98a7a", 1.2), x, y, s)


def ksar(x: float, y: float, s: float = 1) -> str:
    """A mud-brick stronghold of Ifriqiya, 54 wide."""
    body = rect(-22, -18, 44, 18, 0, "#e2b77c", EDGE, 1.2)
    for d in (-20, 20):
        body += path(f"M{d - 7} 0L{d - 5.4}-28H{d + 5.4}L{d + 7} 0Z", "#efcb94", EDGE, 1.2)
        body += path(f"M{num(d - 5.6)}-28l2-5l2 5l1.6-5l1.6 5l2-5l2 5Z", "#efcb94", EDGE, 1)
        body += line(f"M{d - 3}-20h6M{d - 3.4}-13h6.8", "#8a4a1d", 1.5)
    body += path("M-12-18l2.4-4l2.4 4l2.4-4l2.4 4l2.4-4l2.4 4l2.4-4l2.4 4l2.4-4l2.4 4", "none", EDGE, 1.1)
    body += rect(-6, -34, 12, 18, 0, "#f4d8a8", EDGE, 1.1) + path("M-7-34C-7-42 7-42 7-34Z", "#fff6e0", EDGE, 1.1)
    return group(body + path(keel(0, 0, 10, 14), "#5c2f10") + path(keel(0, -24, 4, 8), "#5c2f10"), x, y, s)


def windtower(x: float, y: float, s: float = 1) -> str:
    """A caravan city of Khorasan, 56 wide: turquoise dome, gate and wind tower."""
    body = rect(-28, -14, 56, 14, 0, "#e3bf8a", EDGE, 1.1)
    body += path("M-22-14C-24-34-6-32-8-40C-10-32 8-34 6-14Z", "#2f9aa0", "#0a4a5e", 1.2)
    body += line("M-17-18C-18-26-13-30-10-33", "#bff0e6", 1.8, opacity=0.8)
    body += rect(11, -36, 13, 36, 0, "#efcf9c", EDGE, 1.1)
    body += line("M14-32V-20M17.5-32V-20M21-32V-20", DOOR, 1.7) + rect(9.6, -38, 16, 3.4, 0.6, "#f6e0b4", EDGE, 0.9)
    body += rect(-22, -15, 28, 4, 0, "#17525c", "#0a3640", 0.8)
    return group(body + path(keel(-8, 0, 9, 11), DOOR) + path(keel(17.5, 0, 6, 10), DOOR), x, y, s)


def pagoda(x: float, y: float, s: float = 1) -> str:
    """A pagoda of Sin, 58 high, in red and teal."""
    body = ""
    for k, (w, base) in enumerate(((17, 0), (13, -16), (9, -31))):
        body += rect(-w * 0.62, base - 12, w * 1.24, 12, 0, "#e8cfa0", "#5c3608", 0.9)
        body += path(keel(0, base, w * 0.5, 9), "#7a2a1c")
        roof = (
            f"M{num(-w - 5)} {base - 10}C{num(-w * 0.6)} {base - 13} {num(-w * 0.4)} {base - 18} "
            f"{num(-w * 0.3)} {base - 20}"
            f"H{num(w * 0.3)}C{num(w * 0.4)} {base - 18} {num(w * 0.6)} {base - 13} {num(w + 5)} {base - 10}"
            f"C{num(w * 0.5)} {base - 12} {num(-w * 0.5)} {base - 12} {num(-w - 5)} {base - 10}Z"
        )
        body += path(roof, ("#b8342a", "#1f6f6a")[k % 2], "#3a120a", 1)
    return group(body + line("M0-51v-8", "#7a4a10", 2.4) + circle(0, -60, 1.6, "#f0c552", "#7a4a10", 0.7), x, y, s)


def temple(x: float, y: float, s: float = 1) -> str:
    """A temple of Hind, 52 wide, of red stone."""
    body = rect(-26, -9, 52, 9, 0, "#e8b78a", "#6b2f12", 1.1) + line("M-24-6H24", "#f8dcb0", 1.2)
    for d, w, h in ((-16, 7, 22), (16, 7, 22), (0, 11, 38)):
        top = -9 - h
        body += path(
            f"M{d - w}-9C{d - w} {num(-9 - h * 0.6)} {num(d - w * 0.4)} {num(-9 - h * 0.9)} {d} {top}"
            f"C{num(d + w * 0.4)} {num(-9 - h * 0.9)} {d + w} {num(-9 - h * 0.6)} {d + w}-9Z",
            "#d98a5a",
            "#6b2f12",
            1.1,
        )
        ledges = "".join(
            f"M{num(d - w * (1 - q * 0.32))} {num(-9 - h * q * 0.24 - 3)}H{num(d + w * (1 - q * 0.32))}"
            for q in (0, 1, 2)
        )
        body += line(ledges, "#f8dcb0", 1.3) + circle(d, top - 1, 1.5, "#f0c552", "#6b2f12", 0.7)
    return group(body + path(keel(0, 0, 8, 9), "#5c240c"), x, y, s)


def mosque(x: float, y: float, s: float = 1) -> str:
    """A white house of prayer of Arabia, 44 wide, with one minaret."""
    body = rect(-18, -14, 34, 14, 0, "#fdf4e0", EDGE, 1.1)
    body += path("M-12-14C-14-28-2-26-1-33C0-26 12-28 10-14Z", "#18754a", "#083f26", 1.2)
    body += line("M-8-17C-9-22-5-24-3-26", "#bfe8c8", 1.6) + rect(17, -34, 6, 34, 0, "#f6e6c6", EDGE, 1.1)
    body += path("M16-34C15-40 19-41 20-46C21-41 25-40 24-34Z", "#18754a", "#083f26", 1)
    body += rect(15.6, -26, 8.8, 3, 0.6, "#e2bd7d", EDGE, 0.8) + rect(-17, -12, 32, 3, 0, "#2f9aa0")
    return group(body + path(keel(-1, 0, 8, 10), DOOR), x, y, s)
