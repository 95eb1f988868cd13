"""Events in the throne hall: court season and royal audience, with the hall they share. Pictures of 280 by 196."""

from __future__ import annotations

from crown import props
from crown import scenery as land
from crown.crowns import crown
from crown.field_events import H, W
from crown.goods import good
from palette import GOLD, LINE, SHADE
from svg import bar, circle, group, line, linear, num, path, rect


def room(wall: str, low: str, floor: str = "#b98a55", y: float = 136) -> str:
    """Four walls' worth of wall, and boards on the floor from y down."""
    bricks = "".join(f"M{18 + 67 * (k % 4) + 30 * (k // 4 % 2)} {14 + 26 * (k // 4)}h18" for k in range(18))
    boards = "".join(f"M{num(-60 + 40 * k)} {H}L{num(40 + 20 * k)} {num(y)}" for k in range(11))
    return (
        rect(0, 0, W, y + 4, 0, linear(wall, low))
        + line(bricks, "#a98a58", 1.7, opacity=0.45)
        + rect(0, y, W, H - y, 0, floor, LINE, 1.6)
        + line(boards, "#6b431c", 1.5, opacity=0.5)
    )


def _throne(x: float, y: float, s: float = 1.0) -> str:
    seat = (
        path("M-28 0V-84Q-28-104 0-112Q28-104 28-84V0Z", GOLD, LINE)
        + path("M-21-4V-82Q-20-96 0-103Q20-96 21-82V-4Z", "#9c2a26", LINE, 1.8)
        + line("M-12-88L-12-30M0-94V-30M12-88V-30", "#6e1518", 1.6, opacity=0.7)
        + path("M-34-28H-20V4H-34ZM20-28H34V4H20Z", GOLD, LINE, 2)
        + circle(0, -114, 6, "#c8323a", LINE, 1.8)
        + circle(-27, -31, 5.4, GOLD, LINE, 1.8)
        + circle(27, -31, 5.4, GOLD, LINE, 1.8)
        + rect(-22, -26, 44, 12, 4, "#b2332d", LINE, 1.8)
    )
    return land.ground_shadow(x + 6, y + 3, 46 * s, 7 * s) + group(seat, x, y, s)


def _dais(carpet: str = "#9c2a26") -> str:
    steps = path("M84 146H196L206 158H74Z", "#e3cf9f", LINE, 2) + path("M74 158H206L218 172H62Z", "#d2bb86", LINE, 2)
    return (
        steps + path("M122 146H158L176 196H104Z", carpet, LINE, 1.8) + line("M126 146L110 196M154 146L170 196", GOLD, 2)
    )


def _curtains(colour: str, dark: str) -> str:
    left = (
        path("M-4-4H66Q58 50 34 84Q18 104 24 140H-4Z", colour, LINE, 2)
        + line("M14 0Q16 70 4 138M34 0Q30 60 14 120M52 0Q44 44 26 84", dark, 2.2, opacity=0.7)
        + bar("M20 96Q28 92 36 98", GOLD, 3, rim=1.4)
    )
    return left + group(left, W, 0, (-1, 1))


def _monarch(x: float, y: float, s: float = 1.6) -> str:
    ermine = path("M-9-20Q0-14 9-20L11-12Q0-5-11-12Z", "#fbf3de", LINE, 1.5) + "".join(
        path(f"M{px} -13l1 2.4h-2Z", LINE) for px in (-6, 0, 6)
    )
    return land.folk(x, y, "#7a2a66", "#6b3f1c", s, load=ermine) + group(crown("duke"), x, y - 34 * s, 0.4 * s)


def court_season() -> str:
    """The hall is full: whoever has a name waits on the carpet to be called."""
    out = room("#d9c79a", "#f4e7c2", "#c2a877", 128) + "".join(
        rect(x, -4, 18, 134, 0, linear("#f8edcf", "#c9ad78", to=(1, 0)), LINE, 1.8)
        + rect(x - 4, 8, 26, 7, 1, "#e3cf9f", LINE, 1.6)
        for x in (76, 186)
    )
    out += _curtains("#35543c", "#1d3324") + _dais() + _throne(140, 150, 0.98) + group(crown("duke"), 140, 116, 0.74)
    line_up = (
        (20, 176, "#2f4a86", "#b2332d", "#f0c797"),
        (50, 186, "#c28a24", "#7d1b2b", "#f0c797"),
        (82, 194, "#27506b", "#1f2f3d", "#b07646"),
        (198, 194, "#55702f", "#7b4a22", "#dda873"),
        (230, 186, "#7a2323", "#59407a", "#f0c797"),
        (260, 176, "#3d3848", "#fdf8ec", "#dda873"),
    )
    return out + "".join(land.folk(x, y, c, h, 1.6, skin) for x, y, c, h, skin in line_up)


def royal_audience() -> str:
    """Before the throne somebody kneels and holds up a ring."""
    out = room("#dcc08c", "#f6e6bd", "#b98a55", 130) + "".join(
        path(f"M{x - 15} 96V40Q{x - 15} 22 {x} 14Q{x + 15} 22 {x + 15} 40V96Z", "#86b3c9", LINE, 2)
        + line(f"M{x} 16V96M{x - 15} 46H{x + 15}M{x - 15} 70H{x + 15}", "#8a6a3e", 1.8)
        for x in (84, 196)
    )
    out += _curtains("#9c2a26", "#601c18") + _dais("#2f4a86") + _throne(140, 148, 1.0) + _monarch(140, 142, 1.7)
    kneeler = (
        path("M-22 0Q-24-22-8-30Q2-34 8-26Q12-14 22-12Q26-4 24 0Z", "#3f7350", LINE, 2)
        + path("M2-32Q10-28 10-18Q18-12 22-12Q26-4 24 0H8Q10-18 2-32Z", SHADE, opacity=0.25)
        + circle(2, -38, 9, "#e2ab74", LINE, 1.9)
        + path("M-8-39Q-8-50 2-50T12-42Q4-44-8-39Z", "#6b3f1c", LINE, 1.8)
        + bar("M6-24Q18-28 24-38", "#3f7350", 5, rim=1.7)
        + circle(25, -40, 3.6, "#e2ab74", LINE, 1.6)
    )
    guards = "".join(
        land.folk(x, 178, "#2f5fa6", "#a9aaa8", 1.5)
        + group(props.staff(74, "#8a5a2e", 2.6) + path("M0-14L5-2L0 4L-5-2Z", "#c9cac6", LINE, 1.6), x + 16, 108)
        for x in (32, 226)
    )
    return (
        out
        + guards
        + group(land.ground_shadow(4, 2, 28, 5) + kneeler, 98, 190)
        + good("ring", 126, 142, 0.52)
        + circle(126, 142, 20, "#fff3b8", opacity=0.35)
    )
