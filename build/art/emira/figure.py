"""The half-figure of the households: faces, necks and bodies; limbs.py has sleeves and hands.

A figure stands in a box 240 wide and 300 high, its face near (120, 104), its robe running out below y 300. A face is
drawn round its own middle, 50 wide and 72 high, chin at y 36; place it and what it wears with `group`. Back to front:
drape behind, robe, neck, face, headdress, what is held, sleeves, hands. The moon stands upper left: a cool thread of
light on the left of everything, shade on the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from emira.cloth import cloth
from emira.paints import EDGE, GOLD_LINE, MOON_RIM, SHADE
from svg import circle, clip, group, line, linear, num, path


@dataclass(frozen=True)
class Skin:
    """Lit and shaded skin, and lips."""

    base: str
    dark: str
    lips: str


PALE = Skin("#f2cfae", "#c4946c", "#b8535a")
HONEY = Skin("#e3b184", "#ab7448", "#ab4a4a")
AMBER = Skin("#cb9162", "#8f5a35", "#98403f")
BRONZE = Skin("#a5673d", "#6b3d20", "#7e3030")
EBONY = Skin("#7b482d", "#492615", "#6a2a2c")


@dataclass(frozen=True)
class Dress:
    """Cloth: main colour, shade, pattern and its colour, and the colour of trimmings."""

    base: str
    dark: str
    weave: str = ""
    thread: str = "#fff"
    trim: str = GOLD_LINE
    scale: float = 1
    strength: float = 0.6


def dyed(d: str, dress: Dress, inside: str = "", width: float = 2.4) -> str:
    """A piece of clothing of this outline: colour, pattern, what is sewn on, moonlight and shade, outline."""
    fill = linear((0, dress.base), (0.55, dress.base), (1, dress.dark), to=(0.9, 0.6))
    body = path(d, fill)
    if dress.weave:
        body += path(d, cloth(dress.weave, dress.thread, dress.scale), opacity=dress.strength)
    return body + (clip(d, inside) if inside else "") + (path(d, "none", EDGE, width) if width else "")


# --------------------------------------------------------------------------------------------------------- bodies

BODIES = {
    "even": "M100 148C88 160 66 166 54 182C40 202 34 250 30 306H210C206 250 200 202 186 182C174 166 152 160 140 148"
    "C132 164 108 164 100 148Z",
    "slim": "M102 148C93 160 76 165 67 180C56 200 54 250 52 306H188C186 250 184 200 173 180C164 165 147 160 138 148"
    "C132 164 108 164 102 148Z",
    "stout": "M97 150C80 160 50 166 36 184C18 208 10 256 8 306H232C230 256 222 208 204 184C190 166 160 160 143 150"
    "C134 166 106 166 97 150Z",
    "left": "M98 149C88 158 78 164 70 180C58 204 56 250 54 306H216C214 252 210 206 194 184C180 167 156 161 141 148"
    "C130 162 106 164 98 149Z",
    "right": "M99 148C84 161 60 167 46 184C30 206 26 252 24 306H186C184 250 182 204 170 180C162 164 152 158 142 149"
    "C134 164 110 162 99 148Z",
    "sloping": "M101 150C92 166 74 176 64 200C52 230 46 270 44 306H196C194 270 188 230 176 200C166 176 148 166 139 150"
    "C132 165 108 165 101 150Z",
}


def body(kind: str, dress: Dress, inside: str = "", fold: float = 1) -> str:
    """Shoulders and chest; `inside` is what is sewn on the robe, cut to its outline."""
    folds = "M84 200C80 236 80 270 82 306M156 200C162 236 162 270 158 306M120 226C122 260 120 284 121 306"
    shade = "M150 150C178 196 178 254 168 310H240V150Z"
    sewn = (
        path(shade, SHADE, opacity=0.3)
        + path("M186 176C206 214 206 260 202 310H240V160Z", SHADE, opacity=0.28)
        + line(folds, SHADE, 2.4, opacity=0.28 * fold)
        + line(_left_edge(kind), MOON_RIM, 5, opacity=0.38)
    )
    return dyed(BODIES[kind], dress, inside + sewn, 2.6)


def _left_edge(kind: str) -> str:
    """A thread of moonlight just inside the left outline."""
    x = {"even": 58, "slim": 71, "stout": 41, "left": 74, "right": 50, "sloping": 67}[kind]
    low = {"even": 36, "slim": 58, "stout": 15, "left": 60, "right": 31, "sloping": 51}[kind]
    return f"M{x + 20} 172C{x + 2} 182 {low + 6} 226 {low} 304"


# ----------------------------------------------------------------------------------------------------------- faces


def neck(skin: Skin, x: float = 120, long: float = 0) -> str:
    """The neck down to the collar; place it before the face. `long` raises the chin's shadow."""
    d = "M-11 118C-11 140-13 146-20 152C-10 170 10 170 20 152C13 146 12 140 12 118Z"
    under = f"M-11 {num(134 - long)}C-3 {num(147 - long)} 8 {num(146 - long)} 12 {num(132 - long)}V152H-11Z"
    return group(path(d, skin.dark) + clip(d, path(under, SHADE, opacity=0.2)) + path(d, "none", EDGE, 2), x)


def outline(turn: float = 0, round_: float = 0) -> str:
    """The outline of a face; `turn` −1 looks left, 1 right, `round_` fills the cheeks."""
    c, j = 3.4 * turn, 17 + 2.5 * round_
    return (
        f"M-24-14C-25-40 25-40 24-14C24 {num(5 + round_)} {num(c + j)} 23 {num(c + 9 + round_)} 31.5"
        f"C{num(c + 3.5)} 36.6 {num(c - 3.5)} 36.6 {num(c - 9 - round_)} 31.5C{num(c - j)} 23-24 {num(5 + round_)}"
        "-24-14Z"
    )


def face(skin: Skin, turn: float = 0, eyes: str = "down", smile: float = 0.4, brow: str = EDGE, full: float = 0) -> str:
    """A face with few strokes: brows, lids, one line for the nose, a mouth. `eyes`: down, open, aside or glad."""
    d = outline(turn, full)
    lit = clip(
        d,
        path("M10-46C24-22 22 8 3 44H40V-46Z", skin.dark, opacity=0.5)
        + path("M-22-20C-18-34 4-41 14-35C2-32-12-26-18-6Z", "#fff", opacity=0.18)
        + circle(-13 + 4 * turn, 11, 6, "#e0605a", opacity=0.16)
        + circle(13 + 4 * turn, 11, 5, "#e0605a", opacity=0.12),
    )
    return path(d, skin.base) + lit + path(d, "none", EDGE, 2.2) + _features(skin, turn, eyes, smile, brow)


def _features(skin: Skin, t: float, eyes: str, smile: float, brow: str) -> str:
    left, right = -11.6 + 5 * t, 11.6 + 4.4 * t
    wl, wr = 6.6 + 0.9 * min(0, t), 6.6 - 0.9 * max(0, t)
    arcs = "".join(
        f"M{num(x - w * 0.9)} {num(-12.4 + 0.8 * (x > 0))}"
        f"Q{num(x)} -16.4 {num(x + w * 0.9)} {num(-12.4 + 0.8 * (x < 0))}"
        for x, w in ((left, wl), (right, wr))
    )
    s = 1 if t > 0.15 else -1
    n = 4.6 * t
    nose = (
        f"M{num(n + 2.4 * s)}-4C{num(n + 4.4 * s)} 3 {num(n + 6.6 * s)} 8 {num(n + 5.8 * s)} 10.6"
        f"Q{num(n + 4 * s)} 13 {num(n + 0.4 * s)} 11.8"
    )
    return (
        _eyes(left, wl, eyes)
        + _eyes(right, wr, eyes)
        + line(arcs, brow, 2)
        + line(nose, skin.dark, 2)
        + _mouth(skin, 4.4 * t, smile)
    )


def _eyes(x: float, w: float, kind: str) -> str:
    out = -1 if x < 0 else 1
    if kind == "down":
        lash = f"M{num(x + out * w)}-3.8L{num(x + out * (w + 2.4))}-6"
        return line(f"M{num(x - w)}-4Q{num(x)} 1.6 {num(x + w)}-4", EDGE, 2.3) + line(lash, EDGE, 1.7)
    if kind == "glad":
        return line(f"M{num(x - w)}-2Q{num(x)}-7.6 {num(x + w)}-2", EDGE, 2.3)
    dx = {"open": 0, "aside": 2.6, "back": -2.6}[kind]
    almond = f"M{num(x - w)}-3Q{num(x)}-9 {num(x + w)}-3.4Q{num(x)} 1 {num(x - w)}-3Z"
    iris = clip(almond, circle(x + dx, -4.4, 3, EDGE)) + circle(x + dx - 1, -5.2, 0.9, "#fff")
    lid = f"M{num(x - w)}-3Q{num(x)}-9 {num(x + w)}-3.4L{num(x + out * (w + 2.4))}-6"
    return path(almond, "#fff7ea") + iris + line(lid, EDGE, 2)


def _mouth(skin: Skin, x: float, smile: float) -> str:
    lift = 1.6 * smile
    d = (
        f"M{num(x - 7)} {num(20.4 - lift)}Q{num(x - 3)} 18.6 {num(x)} 19.8"
        f"Q{num(x + 3)} 18.6 {num(x + 7)} {num(20.4 - lift)}"
        f"Q{num(x)} 26.4 {num(x - 7)} {num(20.4 - lift)}Z"
    )
    part = f"M{num(x - 6.4)} {num(20.6 - lift)}Q{num(x)} {num(21.6 + lift)} {num(x + 6.4)} {num(20.6 - lift)}"
    return path(d, skin.lips) + line(part, "#4a1420", 1)


PROFILE = (
    "M14-38C-6-42-20-33-21.5-17C-21.6-13-22-10-24-6L-29.5 5.4C-31 9-28.6 10.4-25.4 10.6C-24.2 12.4-25 13.6-26.6 15.4"
    "C-27.8 17.2-26.4 18.4-24.6 18.8C-26 20.4-26.2 22.2-24.4 23.6C-24 26-25 28-24 31C-22 36.6-14 37.4-8 34.4L5 28"
    "C18 20 25 4 25-12C25-27 21-36 14-38Z"
)


def profile(skin: Skin, eyes: str = "down", brow: str = EDGE) -> str:
    """A face looking left, from the side; mirror it to look right."""
    lit = path("M12-44C-6-10-4 20-14 42H40V-44Z", skin.dark, opacity=0.5) + circle(-13, 11, 6, "#e0605a", opacity=0.2)
    eye = {
        "down": line("M-21-4.6Q-16 0-10.6-4.2", EDGE, 2.3) + line("M-21-4.8L-23-2.6", EDGE, 1.6),
        "open": path("M-21.6-3.6Q-16-9-10.6-4Q-16-.6-21.6-3.6Z", "#fff7ea")
        + circle(-18, -4.4, 2.5, EDGE)
        + line("M-21.6-4Q-16-9-10-4.4", EDGE, 2),
        "glad": line("M-21-2.6Q-16-7.4-10.6-3", EDGE, 2.3),
    }[eyes]
    return (
        path(PROFILE, skin.base)
        + clip(PROFILE, lit)
        + path(PROFILE, "none", EDGE, 2.2)
        + eye
        + line("M-22.4-12.4Q-16-17.4-9-13.6", brow, 2)
        + line("M-27 15.8Q-22 19.6-17.6 18.4", skin.lips, 2.6)
        + line("M-25.4 10.4Q-23.4 10-23.6 7.6", skin.dark, 1.6)
        + line("M-8 34.6C0 31 6 28 9 22", skin.dark, 1.6, opacity=0.7)
    )


# ---------------------------------------------------------------------------------------------------------- sleeves


# ------------------------------------------------------------------------------------------------------------ hands
