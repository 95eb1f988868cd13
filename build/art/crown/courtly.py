"""What nobles wear and hold: hair under a crown, collars and mantles, hangings behind them, things in their hands."""

from __future__ import annotations

from crown import props, regalia
from crown.figure import Skin, fist, palm
from crown.goods import good
from palette import GOLD, LINE, coin
from svg import bar, circle, clip, group, line, linear, path, rect, tile

ERMINE = "#fbf3de"


def hair_back(style: str, colour: str) -> str:
    """The part of the hair behind body and head."""
    shapes = {
        "long": "M32 36C26 60 22 84 26 104H74C78 84 74 60 68 36Z",
        "curls": "M30 38Q20 48 26 58Q18 66 26 74Q22 84 32 88H68Q78 84 74 74Q82 66 74 58Q80 48 70 38Z",
        "veil": "M30 34C22 60 14 88 12 112H88C86 88 78 60 70 34Z",
    }
    return path(shapes[style], colour, LINE, 2) if style in shapes else ""


def hair_front(style: str, colour: str, light: str) -> str:
    """Hair over the head; the crown covers its top."""
    cap = path("M33.4 41C31 24 40 17 50 17S69 24 66.6 41Q61 30 50 29.6Q39 30 33.4 41Z", colour, LINE, 2)
    shine = line("M38 28Q43 22 49 21.6", light, 1.8)
    sides = {
        "short": "M33.4 38Q31.4 48 35 54Q37.4 48 37 41ZM66.6 38Q68.6 48 65 54Q62.6 48 63 41Z",
        "bob": "M33.6 36Q26 52 30 68Q37 71 39 63Q35 52 37 42ZM66.4 36Q74 52 70 68Q63 71 61 63Q65 52 63 42Z",
        "long": "M33.6 36Q24 60 26 96Q34 98 36 88Q33 66 38 44ZM66.4 36Q76 60 74 96Q66 98 64 88Q67 66 62 44Z",
        "braids": "M33.6 38Q27 58 30 92L37 92Q39 62 37.6 44ZM66.4 38Q73 58 70 92L63 92Q61 62 62.4 44Z",
        "curls": (
            "M33.6 36Q24 44 29 52Q22 60 29 68Q36 72 37 62Q33 52 37.6 44ZM66.4 36Q76 44 71 52"
            "Q78 60 71 68Q64 72 63 62Q67 52 62.4 44Z"
        ),
        "bun": "M33.4 38Q30 46 34 52Q37.4 46 37 41ZM66.6 38Q70 46 66 52Q62.6 46 63 41Z",
        "veil": "M32 34Q26 60 28 92Q33 90 36 84Q33 60 37 42ZM68 34Q74 60 72 92Q67 90 64 84Q67 60 63 42Z",
    }
    over = path(sides[style], colour, LINE, 1.9) if style in sides else ""
    if style == "braids":
        over += line("M30 60L37 56M30 70L38 66M30 80L38 76M63 56L70 60M62 66L70 70M62 76L70 80", light, 1.6)
        over += "".join(bar(f"M{x} 91h6", "#c8323a", 2.6, rim=1.3) for x in (30.6, 63.4))
    if style == "bun":
        over += (
            circle(29, 46, 7, colour, LINE, 1.9)
            + circle(71, 46, 7, colour, LINE, 1.9)
            + line("M25 44Q28 41 32 43M67 44Q70 41 74 43", light, 1.5)
        )
    return cap + shine + over


def mantle(kind: str, trim: str) -> str:
    """What lies on the shoulders: ermine, ruff, chain, lapels, brooch or sash."""
    if kind == "ermine":
        spots = "".join(
            path(f"M{x} {y}l2 5.4h-4Z", "#2b190c")
            for x, y in ((24, 98), (34, 106), (45, 114), (57, 113), (67, 105), (77, 97))
        )
        return path("M26 83Q50 104 74 83L88 99Q72 124 50 126Q28 124 12 99Z", ERMINE, LINE, 2) + spots
    if kind == "ruff":
        folds = (
            "M24 84Q29 74 35 80Q39 72 45 79Q50 72 55 79Q61 72 65 80Q71 74 76 84Q71 94 65 89"
            "Q61 97 55 90Q50 97 45 90Q39 97 35 89Q29 94 24 84Z"
        )
        return path(folds, "#fdf8ea", LINE, 2) + line(
            "M35 80.6V88.6M45 79.6V89.6M55 79.6V89.6M65 80.6V88.6", "#b9ab86", 1.4
        )
    if kind == "chain":
        return regalia.chain(50, 84, 24, 26)
    if kind == "lapels":
        return (
            path("M34 80L50 96L66 80L76 90L60 136H40L24 90Z", trim, LINE, 2)
            + path("M42 88L50 96L58 88L55 136H45Z", "#fdf4dc", LINE, 1.8)
            + "".join(circle(50, y, 1.9, coin, LINE, 1.1) for y in (104, 112, 120))
        )
    if kind == "brooch":
        cloak = path("M22 88Q36 80 50 92Q64 80 78 88L88 132H68Q64 104 50 98Q36 104 32 132H12Z", trim, LINE, 2)
        return cloak + circle(50, 95, 5.6, coin, LINE, 1.8) + circle(50, 95, 2.4, "#c8323a", LINE, 1)
    return (
        path("M22 92L36 83L86 126L74 138Z", trim, LINE, 2)
        + line("M31 90L79 131", GOLD, 1.6)
        + path("M64 108l6-2l4 5l-2 6l-6 2l-4-5Z", coin, LINE, 1.5)
    )


def hanging(pattern: str, ground: str, figure: str) -> str:
    """A woven hanging behind the noble, its pattern told by rank: stripes, checks, lozenges, lilies or crowns."""
    motifs = {
        "stripes": (16, 16, rect(0, 0, 8, 16, 0, figure)),
        "checks": (20, 20, rect(0, 0, 10, 10, 0, figure) + rect(10, 10, 10, 10, 0, figure)),
        "lozenges": (16, 22, path("M8 0L16 11L8 22L0 11Z", figure) + path("M8 6L11.6 11L8 16L4.4 11Z", ground)),
        "lilies": (
            22,
            24,
            path("M11 2Q15 7 12.6 13Q18 9 18 14Q17 17 13 16L12 20H10L9 16Q5 17 4 14Q4 9 9.4 13Q7 7 11 2Z", figure),
        ),
        "crowns": (
            24,
            22,
            path("M4 16L3 6L8 11L12 4L16 11L21 6L20 16Z", figure)
            + circle(0, 0, 2, figure)
            + circle(24, 22, 2, figure)
            + circle(0, 22, 2, figure)
            + circle(24, 0, 2, figure),
        ),
    }
    w, h, body = motifs[pattern]
    shade = linear((0, "#fff6d8", 0.26), (0.5, "#fff6d8", 0.04), (1, "#1c0e04", 0.24), to=(1, 0.6))
    return (
        rect(-10, -24, 122, 160, 0, ground)
        + rect(-10, -24, 122, 160, 0, tile(w, h, body))
        + rect(-10, -24, 122, 160, 0, shade)
    )


def falcon() -> str:
    """A hunting bird standing on a glove at the origin, looking left."""
    return (
        path("M-4 0Q-12-6-11-18Q-12-27-4-28Q3-28 5-21Q14-12 11 6Q9 12 6 8Q2 4-4 0Z", "#7a5a3a", LINE, 2)
        + path("M5-21Q14-12 11 6Q9 12 6 8Q7-6 1-16Z", "#4a331d", opacity=0.7)
        + path("M-10-18Q-10-8-4-3Q1-8-1-17Q-6-13-10-18Z", "#efe0bf", LINE, 1.4)
        + path("M-11-23L-16-20L-10.4-18.6Z", GOLD, LINE, 1.3)
        + circle(-6.6, -23, 1.7, "#2b190c")
        + line("M-6-12v4M-3-14v5", "#7a5a3a", 1.3)
        + line("M-3 0v5M3 3v4", GOLD, 2.2)
    )


def fan(colour: str) -> str:
    """An open fan, its pivot at the origin."""
    blade = "M0 0L-17-15Q-12-24 0-26Q12-24 17-15Z"
    ribs = line("M0 0L-11-20M0 0L-4-25M0 0L4-25M0 0L11-20", LINE, 1.3)
    return (
        path(blade, colour, LINE, 1.9)
        + clip(blade, path("M-15-13Q0-24 15-13", "none", GOLD, 2))
        + ribs
        + circle(0, 0, 2.2, coin, LINE, 1.3)
    )


def held(item: str, skin: Skin, accent: str) -> str:
    """The thing in the raised hand, at the card's left, with the hand round it."""
    grip = fist(21, 98, skin, 0, False, 1.05)
    things = {
        "sceptre": group(regalia.sceptre(64), 20, 66),
        "sword": group(regalia.sword(58), 20, 34),
        "rose": group(regalia.rose(accent), 20, 72),
        "scroll": group(props.scroll(40), 20, 88, rotate=-8),
        "goblet": group(regalia.goblet(), 21, 97),
        "fan": group(fan(accent), 20, 88, rotate=-14),
        "book": group(props.closed_book(accent, 26, 32), 19, 90, rotate=-8),
        "letter": group(props.charter(30, 22), 20, 88, rotate=-10),
        "staff": group(props.staff(80, "#f6efdc", 3.4) + circle(0, -4, 5.4, coin, LINE, 1.8), 20, 48),
    }
    if item in things:
        return things[item] + grip
    flat = palm(20, 102, skin, -4, scale=1.1)
    carried = {
        "orb": group(regalia.orb(), 22, 89),
        "falcon": group(falcon(), 22, 94),
        "ring": good("ring", 22, 84, 0.66),
        "purse": group(props.purse("#7a2a58", "#431230"), 22, 84, 0.86),
        "chest": group(props.chest(30, 20), 22, 88),
        "lily": group(regalia.rose("#fbf3de"), 22, 68),
    }
    return carried[item] + flat
