"""The half-figure: heads, hands, arms and bodies for everybody in the kingdom.

A figure stands in a box 100 wide whose floor is y 122; headdresses reach up to y −6, shoulders run out at the bottom.
Back to front: back of the headdress, body, neck, head, front of the headdress, attribute, arms and hands. The light
comes from the upper left, so the shade shape lies on the right half of everything.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from palette import LINE
from svg import Point, clip, ellipse, group, line, num, path


@dataclass(frozen=True)
class Dress:
    """Cloth of a garment: main colour, shade, light, and the colour of its trimming."""

    base: str
    dark: str
    light: str
    trim: str = "#e9dab0"


@dataclass(frozen=True)
class Skin:
    """Lit and shaded skin, cheek and lips."""

    base: str
    dark: str
    cheek: str
    lips: str


FAIR = Skin("#f6d3a8", "#dba172", "#e8785c", "#a8503c")
ROSY = Skin("#f2c496", "#d18f60", "#e0654a", "#9c4433")
OLIVE = Skin("#dda873", "#b5773f", "#c75a3a", "#8a4630")
BROWN = Skin("#b07646", "#835029", "#9c4426", "#6b3220")
DARK = Skin("#8a5632", "#5f361a", "#7d3a20", "#4f2416")

BODIES = {
    "even": "M3 126C2 101 13 86 36 79L50 88L64 79C87 86 98 101 97 136Z",
    "slim": "M12 126C11 102 19 87 38 79L50 88L62 79C81 87 89 102 88 136Z",
    "stout": "M-8 126C-11 103 3 87 33 79L50 89L67 79C97 87 111 103 108 136Z",
    "turned_left": "M12 126C11 100 17 87 37 80L47 88L62 79C88 84 101 101 100 136Z",
    "turned_right": "M0 126C-1 101 12 84 38 79L53 88L63 80C83 87 89 100 88 136Z",
    "stooped": "M4 126C0 106 8 92 30 86L44 97L60 83C78 72 101 82 101 136Z",
}


def body(kind: str, dress: Dress, inside: str = "") -> str:
    """Shoulders and chest; `inside` is what is sewn on the garment, cut to its outline."""
    outline = BODIES[kind]
    folds = "M24 136C23 113 26 104 31 98M76 136C77 113 74 104 69 98M38 136C38 118 40 112 43 108"
    shade = "M58 70C68 92 66 110 64 138H120V70Z"
    light = "M12 118C13 103 21 94 35 87" if kind != "stout" else "M0 118C2 102 14 92 32 86"
    sewn = (
        path(shade, dress.dark, opacity=0.5)
        + path("M84 84C90 100 90 112 88 138H120V80Z", dress.dark, opacity=0.4)
        + line(folds, dress.dark, 2, opacity=0.75)
        + line(light, dress.light, 3.4, opacity=0.8)
    )
    return group(path(outline, dress.base) + clip(outline, sewn + inside) + path(outline, "none", LINE, 2.4), y=-4)


def arm(
    shoulder: Point,
    elbow: Point,
    hand: Point,
    dress: Dress,
    width: float = 17,
    cuff: str | None = None,
    flare: float = 0,
) -> str:
    """A sleeved arm from the shoulder round the elbow to just before the hand; `flare` widens the sleeve's mouth."""
    (sx, sy), (ex, ey), (hx, hy) = shoulder, elbow, hand
    reach = math.hypot(hx - ex, hy - ey)
    ux, uy = (hx - ex) / reach, (hy - ey) / reach
    wx, wy = hx - 7 * ux, hy - 7 * uy
    d = f"M{num(sx)} {num(sy)}Q{num(ex)} {num(ey)} {num(wx)} {num(wy)}"
    sleeve = path(d, "none", LINE, width + 4.6) + path(d, "none", dress.base, width)
    if flare:
        sleeve += _mouth((ex, ey), (wx, wy), (ux, uy), width, flare, dress)
    low = f"M{num(sx + 3)} {num(sy + 4)}Q{num(ex + 3)} {num(ey + 4)} {num(wx - ux * 3 + 1)} {num(wy - uy * 3 + 4)}"
    high = f"M{num(sx - 3)} {num(sy - 1)}Q{num(ex - 3)} {num(ey - 4)} {num(wx - 5 * ux - 1)} {num(wy - 5 * uy - 4)}"
    sleeve += line(low, dress.dark, width * 0.4, opacity=0.5) + line(high, dress.light, 2.4, opacity=0.75)
    half = width / 2 + flare * 0.6 - 1
    edge = f"M{num(wx - uy * half)} {num(wy + ux * half)}L{num(wx + uy * half)} {num(wy - ux * half)}"
    return sleeve + line(edge, LINE, 8.4) + line(edge, cuff or dress.trim, 4.2)


def _mouth(elbow: Point, wrist: Point, along: Point, width: float, flare: float, dress: Dress) -> str:
    (ex, ey), (wx, wy), (ux, uy) = elbow, wrist, along
    mx, my = (ex + wx) / 2, (ey + wy) / 2
    a, b = width * 0.42, width * 0.5 + flare
    shape = (
        f"M{num(mx - uy * a)} {num(my + ux * a)}L{num(wx - uy * b)} {num(wy + ux * b)}"
        f"L{num(wx + uy * b)} {num(wy - ux * b)}L{num(mx + uy * a)} {num(my - ux * a)}"
    )
    return path(shape, dress.base, LINE, 2.4)


# ----------------------------------------------------------------------------------------------------------- hands


def fist(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1.0) -> str:
    """A hand round an upright stick; the fingers' ends show to the right, `turn` leans it."""
    hand = (
        path("M-6.5-5.5Q-8 1-6 6.5Q0 9 5.5 7Q8 1 6-5.5Q0-8-6.5-5.5Z", skin.base, LINE, 1.9)
        + path("M2-6.5Q6 0 3.4 7.6L5.5 7Q8 1 6-5.5Z", skin.dark, opacity=0.55)
        + line("M-.5-2.6Q3-3.4 6.6-2.2M-.6 1Q3 .4 6.9 1.4M-.4 4.4Q3 4 6.2 4.8", LINE, 1.3, opacity=0.8)
        + path("M-6.4-5Q-5.5-9-1.5-9.2Q3-9 2.8-6.4Q2.4-4.2-1.6-4.6Q-3.4-3.6-4-1.2Z", skin.base, LINE, 1.6)
    )
    return group(hand, x, y, (-scale if mirror else scale, scale), turn)


def palm(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1.0) -> str:
    """A flat hand seen from the side: carrying from below (turn 0) or resting on something (turn 180)."""
    hand = (
        path(
            "M-10-4Q-11 3-4 5.6Q3 7.4 9.6 4.4Q12 2.6 9.8.8L3-.6Q7-4.4 4.6-6.8Q2.8-7.6 1-5Q-2-2.4-5.6-3.6Z",
            skin.base,
            LINE,
            1.9,
        )
        + path("M-4 5.6Q3 7.4 9.6 4.4Q10.8 3.4 10.6 2.2Q3 5-7.6 3Q-6 5-4 5.6Z", skin.dark, opacity=0.6)
        + line("M3.4 2.6Q6.6 2.6 9.4 1.2", LINE, 1.2, opacity=0.7)
    )
    return group(hand, x, y, (-scale if mirror else scale, scale), turn)


def raised(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1.0) -> str:
    """An open hand held up, palm to us."""
    hand = path(
        "M-6 8Q-7.4 2-6.6-2L-8-9Q-7.6-11-5.8-10.4L-4-4.4L-3.8-12.6Q-2.4-14.4-.8-12.6L-.4-4.8L1.2-12.4Q3-13.8 4.2-12"
        "L3.4-3.8L6.4-9Q8.2-9.8 8.8-8L6.4-.4Q11-4.4 12-2.4Q12.2-.6 7.6 4Q6.4 8 4 9.4Q-2 10.6-6 8Z",
        skin.base,
        LINE,
        1.8,
    ) + line("M-3.6 2Q1 4.4 5 .6", skin.dark, 1.6)
    return group(hand, x, y, (-scale if mirror else scale, scale), turn)


def pointing(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1.0) -> str:
    """A hand with the first finger out, to the right."""
    hand = (
        path(
            "M-7-5Q-9 1-6.6 6Q0 8.4 5 6.4Q7 4 6.2 1L6.4-1.6L15-2.2Q17-3.6 15-5.2L3-6.6Q-2-7.6-7-5Z",
            skin.base,
            LINE,
            1.8,
        )
        + path("M0 7.4Q3.4 7.4 5 6.4Q7 4 6.2 1Q2 5-4 4Z", skin.dark, opacity=0.6)
        + line("M0-1Q3-1.6 6.2-1.4M.4 2.2Q3.4 1.8 6.2 2.4", LINE, 1.2, opacity=0.7)
        + path("M-4-3Q-2-8 2-7.4Q4-6 2-4Q-1-3-2-1Z", skin.base, LINE, 1.4)
    )
    return group(hand, x, y, (-scale if mirror else scale, scale), turn)


# ----------------------------------------------------------------------------------------------------------- heads


def neck(skin: Skin, x: float = 50) -> str:
    """The neck down to the collar."""
    return group(
        path("M-8 58H8V77Q0 86-8 77Z", skin.dark, LINE, 2) + path("M-7 66Q0 74 7 66V60H-7Z", "#3a1c0c", opacity=0.22), x
    )


def head(
    skin: Skin, turn: float = 0, brow: str = "#53301a", smile: float = 1, age: bool = False, lady: bool = False
) -> str:
    """A face round (50, 46); `turn` −1 looks to the left, 1 to the right. Hair, beard and hat come on top."""
    t, chin = turn, 50 + 3.2 * turn
    jaw = 13.6 if lady else 15
    outline = (
        f"M{num(50 - 15)} 44C34 30 41 23.5 50 23.5S66 30 65 44"
        f"C65 57 {num(chin + jaw * 0.55)} 67.4 {num(chin)} 67.4S35 57 35 44Z"
    )
    ear_x = 35.2 if t >= 0 else 64.8
    ears = [ear_x] if t else [35.2, 64.8]
    shape = "".join(ellipse(x, 47.5, 3.4, 5, skin.base if x < 50 else skin.dark, LINE, 1.9) for x in ears)
    shape += path(outline, skin.base)
    lit = path("M51 20C60 30 62 44 59 54Q56 63 49 68H70V20Z", skin.dark, opacity=0.5)
    cheeks = ellipse(41 + 4.5 * t, 53, 3.8, 2.5, skin.cheek, opacity=0.34) + ellipse(
        58.4 + 4 * t, 53, 3.4, 2.4, skin.cheek, opacity=0.34
    )
    return (
        shape + clip(outline, lit + cheeks) + path(outline, "none", LINE, 2.2) + _face(skin, t, brow, smile, age, lady)
    )


def _face(skin: Skin, t: float, brow: str, smile: float, age: bool, lady: bool) -> str:
    left, right = 42.6 + 4.8 * t, 57 + 4.4 * t
    tip = 1 if t > 0.2 else -1
    nose_x = 50 + 5.4 * t
    eyes = "".join(
        ellipse(x, 45.4, 1.75, 2.05, "#2f1a0d") + ellipse(x - 0.6, 44.7, 0.6, 0.6, "#fff") for x in (left, right)
    )
    if lady:
        eyes += line(f"M{num(left - 3)} 44.4Q{num(left)} 41.8 {num(left + 2.8)} 43.6", "#2f1a0d", 1.4)
        eyes += line(f"M{num(right - 2.8)} 43.6Q{num(right)} 41.8 {num(right + 3)} 44.4", "#2f1a0d", 1.4)
    lift = 0.6 if lady else 0
    brows = line(
        f"M{num(left - 3.8)} {num(41 - lift)}Q{num(left - 0.4)} {num(38.4 - lift)} {num(left + 2.8)} {num(40.2 - lift)}"
        f"M{num(right - 2.8)} {num(40.2 - lift)}"
        f"Q{num(right + 0.4)} {num(38.4 - lift)} {num(right + 3.8)} {num(41 - lift)}",
        brow,
        1.5 if lady else 2,
    )
    nose = line(
        f"M{num(nose_x - 0.4 * tip)} 43.6L{num(nose_x + 2.6 * tip)} 51"
        f"Q{num(nose_x + 1.6 * tip)} 53 {num(nose_x - 1.6 * tip)} 52.4",
        skin.dark,
        1.9,
        opacity=0.95,
    )
    mouth_x = 50 + 4.4 * t
    mouth = line(
        f"M{num(mouth_x - 4)} 58.2Q{num(mouth_x)} {num(58.4 + 2.4 * smile)} {num(mouth_x + 4)} 58", skin.lips, 2
    )
    if lady:
        mouth += line(
            f"M{num(mouth_x - 1.8)} 59.8Q{num(mouth_x)} 60.6 {num(mouth_x + 1.8)} 59.7", skin.lips, 1.6, opacity=0.6
        )
    lines = ""
    if age:
        lines = line(
            f"M{num(left - 3)} 48.6Q{num(left)} 50 {num(left + 2.6)} 48.8M{num(right - 2.6)} 48.8"
            f"Q{num(right)} 50 {num(right + 3)} 48.6"
            f"M{num(mouth_x - 6.6)} 53.6Q{num(mouth_x - 7.6)} 56 {num(mouth_x - 6.6)} 58.6"
            f"M{num(mouth_x + 6.6)} 53.6Q{num(mouth_x + 7.6)} 56 {num(mouth_x + 6.6)} 58.6",
            skin.dark,
            1.3,
            opacity=0.9,
        )
    return eyes + brows + nose + mouth + lines


# ------------------------------------------------------------------------------------------------ beards and hair


def beard(kind: str, colour: str, light: str, turn: float = 0) -> str:
    """A beard with moustache: short, full, long, forked or goatee; the mouth stays visible."""
    c = 50 + 4 * turn
    ends = {
        "short": f"C66 60 {num(c + 9)} 71 {num(c)} 72C{num(c - 9)} 71 34 60",
        "full": f"C67 66 {num(c + 11)} 80 {num(c)} 82C{num(c - 11)} 80 33 66",
        "long": f"C68 66 {num(c + 14)} 92 {num(c)} 104C{num(c - 14)} 92 32 66",
        "forked": (
            f"C67 66 {num(c + 14)} 80 {num(c + 8)} 92Q{num(c + 2)} 86 {num(c)} 82"
            f"Q{num(c - 2)} 86 {num(c - 8)} 92C{num(c - 14)} 80 33 66"
        ),
    }
    if kind == "goatee":
        shape = (
            f"M{num(c - 6)} 62Q{num(c)} 65 {num(c + 6)} 62Q{num(c + 5)} 74 {num(c)} 77Q{num(c - 5)} 74 {num(c - 6)} 62Z"
        )
        return path(shape, colour, LINE, 1.8) + _moustache(colour, c)
    shape = (
        f"M34.6 46C35.4 52 39 54.6 {num(c - 7)} 55Q{num(c - 3)} 53.6 {num(c)} 54Q{num(c + 3)} 53.6 {num(c + 7)} 55"
        f"C61 54.6 64.6 52 65.4 46{ends[kind]} 34.6 46Z"
    )
    strands = {
        "short": f"M{num(c - 7)} 64Q{num(c - 5)} 68 {num(c - 2)} 69",
        "full": f"M{num(c - 8)} 65Q{num(c - 7)} 73 {num(c - 2)} 77M{num(c + 2)} 68Q{num(c + 2)} 73 {num(c + 1)} 76",
        "long": (
            f"M{num(c - 9)} 66Q{num(c - 8)} 82 {num(c - 2)} 94M{num(c - 2)} 70"
            f"Q{num(c - 1)} 82 {num(c + 1)} 92M{num(c + 7)} 68Q{num(c + 6)} 78 {num(c + 4)} 86"
        ),
        "forked": f"M{num(c - 9)} 66Q{num(c - 10)} 78 {num(c - 7)} 86M{num(c + 6)} 68Q{num(c + 8)} 78 {num(c + 7)} 86",
    }
    mouth = path(
        f"M{num(c - 4.4)} 58.4Q{num(c)} 57.4 {num(c + 4.4)} 58.4Q{num(c)} 63 {num(c - 4.4)} 58.4Z", "#7a3327", LINE, 1.4
    )
    return path(shape, colour, LINE, 2) + line(strands[kind], light, 1.8, opacity=0.8) + mouth


def _moustache(colour: str, c: float) -> str:
    return path(
        f"M{num(c)} 54.6Q{num(c + 5)} 52.6 {num(c + 9)} 57.6Q{num(c + 5)} 58 {num(c)} 56.4"
        f"Q{num(c - 5)} 58 {num(c - 9)} 57.6Q{num(c - 5)} 52.6 {num(c)} 54.6Z",
        colour,
        LINE,
        1.4,
    )


def moustache(colour: str, turn: float = 0) -> str:
    """A moustache alone, over the mouth."""
    return _moustache(colour, 50 + 4.4 * turn)
