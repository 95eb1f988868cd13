"""Camels and caravans of Emira: a camel that can walk, carry and wear its owner's blanket; feet at the origin."""

from __future__ import annotations

from dataclasses import dataclass

from emira.cloth import cloth
from emira.paints import EDGE, GOLD_LINE, SHADE, camel_hide
from svg import circle, clip, group, line, linear, num, path

BODY = (
    "M30 96C24 84 30 70 46 64C60 58 70 54 78 38C84 26 100 22 110 34C118 44 122 58 134 64C144 68 150 62 154 50"
    "C158 36 160 26 168 20C170 12 174 9 176 17C186 16 196 22 206 32C212 38 210 46 202 47C194 48 188 47 183 49"
    "C180 62 178 78 168 92C162 102 158 110 150 117C140 127 126 131 108 131C86 132 66 129 52 122C40 114 34 104 30 96Z"
)
SADDLE = "M66 50C78 60 112 60 128 52L135 112C112 123 84 123 62 112Z"


@dataclass(frozen=True)
class Blanket:
    """Colour, shade, pattern and its colour."""

    base: str
    dark: str
    weave: str = ""
    thread: str = "#fff6da"


@dataclass(frozen=True)
class Hide:
    """Paints of the near side, the far legs and the tuft."""

    near: str
    far: str
    tuft: str


TAWNY = Hide(camel_hide, "#8a5426", "#8a5a28")
WHITE = Hide(linear("#fffdf6", "#eaddc6", "#bba68c", to=(0.35, 1)), "#a8967c", "#d9c8a8")
DUN = Hide(linear("#c99a72", "#9a6844", "#6b4228", to=(0.35, 1)), "#57341c", "#57341c")


def _leg(x: float, y: float, swing: float, fill: str) -> str:
    kx, ky, fx = x + swing * 0.45 + 1, y + 27, x + swing
    d = (
        f"M{num(x - 11)} {num(y)}C{num(x - 9)} {num(y + 15)} {num(kx - 6)} {num(ky - 7)} {num(kx - 5)} {num(ky)}"
        f"L{num(fx - 4.4)} 157L{num(fx - 6)} 165H{num(fx + 11)}C{num(fx + 11)} 160 {num(fx + 6)} 158 {num(fx + 4.6)}"
        " 156"
        f"L{num(kx + 5)} {num(ky)}C{num(kx + 7)} {num(ky - 7)} {num(x + 11)} {num(y + 13)} {num(x + 12)} {num(y)}Z"
    )
    return path(d, fill, EDGE, 3)


def camel(blanket: Blanket, hide: Hide = TAWNY, stride: float = 8, load: str = "", tassels: bool = True) -> str:
    """A camel facing right, 186 wide and 150 high, its middle over the origin. `load` lies on the saddle, in the
    camel's own coordinates: the hump's top is (94, 28), the saddle x 62–135, y 50–115."""
    light = line("M36 72C60 60 76 54 86 38C92 30 102 30 106 36", "#fff0cc", 5, opacity=0.55)
    shade = path("M40 106C70 128 130 130 162 98V180H30Z", "#5a3210", opacity=0.3)
    cover = path(SADDLE, blanket.base) + (
        path(SADDLE, cloth(blanket.weave, blanket.thread, 0.9), opacity=0.8) if blanket.weave else ""
    )
    cover += path("M106 58C114 58 122 56 128 52L135 112C124 118 114 120 106 121Z", SHADE, opacity=0.22)
    hems = line("M61 104C84 116 114 116 136 104M65 57C82 67 112 67 129 59", GOLD_LINE, 5)
    fringe = "".join(
        path(f"M{x} {y}l-3.4 12h6.8Z", GOLD_LINE, EDGE, 1.4)
        for x, y in ((68, 114), (85, 119), (102, 120), (119, 118), (132, 113))
    )
    head = (
        circle(184, 28, 3, EDGE)
        + line("M179 24Q184 21 189 25", EDGE, 1.8)
        + line("M174 20C178 28 180 40 178 50M178 36L200 43", EDGE, 6)
        + line("M174 20C178 28 180 40 178 50M178 36L200 43", blanket.base, 3.4)
    )
    tail = path(
        "M34 82C22 90 19 104 22 118C18 122 20 131 25 133C29 127 28 120 27 116C27 104 31 98 38 94Z", hide.tuft, EDGE, 2.6
    )
    far = _leg(78, 116, -stride, hide.far) + _leg(140, 112, -stride * 0.9, hide.far)
    near = _leg(58, 112, stride, hide.near) + _leg(152, 106, stride * 0.9, hide.near)
    body = (
        far
        + tail
        + near
        + path(BODY, hide.near)
        + clip(BODY, light + shade)
        + path(BODY, "none", EDGE, 3.4)
        + clip(BODY, cover + hems)
        + path("M66 50C78 60 112 60 128 52M135 112C112 123 84 123 62 112", "none", EDGE, 2.2)
        + (fringe if tassels else "")
        + head
        + load
    )
    return group(body, -112, -165)


def packs(first: str = "#8a3f6a", second: str = "#2c7f78") -> str:
    """Two bales, a roll and ropes for the saddle."""
    return (
        path("M56 62C38 66 38 108 54 114C74 120 86 106 84 84C82 66 70 57 56 62Z", first, EDGE, 3)
        + path("M114 60C134 58 148 70 148 92C148 110 132 118 118 112C102 106 102 66 114 60Z", second, EDGE, 3)
        + path("M68 42C72 24 116 20 126 44L122 64H72Z", "#e0b25a", EDGE, 3)
        + line("M45 86H83M107 86H147M71 54H123", EDGE, 6)
        + line("M45 86H83M107 86H147M71 54H123", "#f7dd92", 3.2)
        + line("M84 41L90 62M109 37L106 62", "#8a5a1e", 2.6)
        + line("M58 68C48 72 46 82 46 92M118 66C110 70 108 80 108 90", "#fff", 2.4, opacity=0.35)
    )


def litter() -> str:
    """A curtained litter for the saddle, for those who ride fast and far."""
    return (
        path("M66 54L60-6Q94-30 128-6L122 54Z", "#b3264a", EDGE, 3)
        + path("M94-20Q128-12 128-6L122 54H104Z", SHADE, opacity=0.28)
        + "".join(path(f"M{x} -6L{x + 2} 54H{x + 9}L{x + 10} -12Z", "#ffd98a", opacity=0.85) for x in (68, 86, 104))
        + path("M54-6Q94-34 134-6Q94-16 54-6Z", GOLD_LINE, EDGE, 2.4)
        + path("M94-24L98-33L94-42L90-33Z", GOLD_LINE, EDGE, 1.6)
    )


def rider(robe: str = "#39c2b4", dark: str = "#0d5a63", wrap: str = "#f6eedb", skin: str = "#a5673d") -> str:
    """A rider leaning forward on the saddle."""
    return (
        path("M78 60C74 34 84 12 100 8C116 10 122 30 120 58C116 80 104 92 98 94C88 90 80 76 78 60Z", robe, EDGE, 3)
        + path("M104 10C118 16 122 34 120 58C116 78 108 88 102 92C112 66 112 36 104 10Z", dark, opacity=0.6)
        + line("M104 34Q128 44 146 42", EDGE, 12)
        + line("M104 34Q128 44 146 42", robe, 7.6)
        + circle(148, 42, 5, skin, EDGE, 2.4)
        + circle(104, -6, 14, skin, EDGE, 2.8)
        + path("M88-8C86-26 102-30 110-26C122-24 122-12 119-6C110-12 98-12 90-2L70 20C66 8 76-4 88-8Z", wrap, EDGE, 2.8)
        + circle(111, -5, 1.8, EDGE)
    )
