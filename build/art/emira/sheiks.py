"""The five sheiks: colours, outline, cloth and sign, and the pieces that carry them.

Green hexagon, stripes, palm; blue disc, waves, drop; red lozenge, zigzag, star; black square, lattice, crescent; white
eight-pointed star, scales, dome: colour is only the third thing that tells them apart.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from common.house import onion
from emira.camel import Blanket
from emira.cloth import cloth
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, MOON_RIM, SHADE, brass, walnut_light
from palette import gold, gold_bar
from render import Sprite
from svg import box, circle, clip, document, ellipse, group, line, linear, num, path, points, rect, star


@dataclass(frozen=True)
class Sheik:
    """Colour, shade, light, ink that reads on it, weave and its thread."""

    base: str
    dark: str
    light: str
    ink: str
    weave: str
    thread: str

    def blanket(self) -> Blanket:
        return Blanket(self.base, self.dark, self.weave, self.thread)


IVORY, NIGHT_INK = "#fffaf0", "#1b1d29"
SHEIKS = {
    "green": Sheik("#2fa36b", "#0f5a3a", "#7fd9a8", IVORY, "stripes", "#d6ffe6"),
    "white": Sheik("#f4efe2", "#b3a98c", "#ffffff", NIGHT_INK, "scales", "#8d8470"),
    "red": Sheik("#d83c36", "#7d141c", "#ff8f7a", IVORY, "zigzag", "#ffd9b8"),
    "blue": Sheik("#3f80e6", "#17409a", "#9cc4ff", IVORY, "waves", "#dcebff"),
    "black": Sheik("#484c62", "#1b1d29", "#8d93b4", IVORY, "lozenges", "#b9c0e0"),
}


def _eight(r: float) -> str:
    return star(0, 0, r, r * 0.78, 8)


def outline(name: str, r: float = 22) -> str:
    """Path data of the sheik's outline, about 2 r across."""
    hexagon = points(
        (r * math.cos(math.pi * k / 3 + math.pi / 6), r * math.sin(math.pi * k / 3 + math.pi / 6)) for k in range(6)
    )
    k = r * 0.86
    return {
        "green": hexagon,
        "blue": f"M{num(-r * 0.96)} 0A{num(r * 0.96)} {num(r * 0.96)} 0 1 1 {num(r * 0.96)} 0"
        f"A{num(r * 0.96)} {num(r * 0.96)} 0 1 1 {num(-r * 0.96)} 0Z",
        "red": points([(0, -r * 1.14), (r * 1.14, 0), (0, r * 1.14), (-r * 1.14, 0)]),
        "black": box(-k, -k, 2 * k, 2 * k, 2),
        "white": _eight(r * 1.1),
    }[name]


def sign(name: str, ink: str) -> str:
    """The sheik's sign, 26 high round the origin."""
    palm_leaves = "M1-4C-4-12-11-9-13-3C-8-6-4-6 1-4C6-12 12-9 14-3C9-6 5-6 1-4C-3-2-7 2-7 6M1-4C6-2 9 2 9 6"
    return {
        "green": line("M-1 13C1 4 0 0 1-4", ink, 3.4) + path(palm_leaves, "none", ink, 3.2, stroke_linecap="round"),
        "blue": path("M0-14C8-4 10 1 10 5A10 9 0 0 1-10 5C-10 1-8-4 0-14Z", ink),
        "red": path(star(0, 0, 13.6, 5.6), ink),
        "black": path("M4-12A12 12 0 1 0 12 6A9.4 9.4 0 1 1 4-12Z", ink),
        "white": path(onion(0, 6, 23, 21), ink) + rect(-10.6, 7.4, 21.2, 4.4, 1, ink),
    }[name]


def _dyed(name: str, d: str) -> str:
    sheik = SHEIKS[name]
    return path(d, linear(sheik.light, (0.4, sheik.base), sheik.dark, to=(0.7, 1))) + path(
        d, cloth(sheik.weave, sheik.thread, 0.66), opacity=0.42
    )


def emblem(name: str) -> str:
    """The mark of a seat, 52 square."""
    sheik, d = SHEIKS[name], outline(name)
    field = IVORY if name == "white" else sheik.dark
    return (
        group(path(d, SHADE, opacity=0.5), 1.6, 2.6)
        + _dyed(name, d)
        + circle(0, 0, 14.6, field, opacity=0.84)
        + group(sign(name, sheik.ink), scale=0.94)
        + path(d, "none", EDGE, 4.8)
        + path(d, "none", gold, 2.6)
    )


def disc(name: str) -> str:
    """A wooden disc lying on a track, 48 wide and 40 high; its foot is at (0, 12)."""
    sheik = SHEIKS[name]
    top = group(
        _dyed(name, "M-21 0A21 21 0 1 1 21 0A21 21 0 1 1-21 0Z")
        + circle(0, 0, 15, IVORY if name == "white" else sheik.dark, opacity=0.8)
        + sign(name, sheik.ink),
        0,
        -3,
        (1, 0.72),
    )
    side = path(
        "M-21-3V5A21 15 0 0 0 21 5V-3Z", linear(sheik.base, (0.5, sheik.dark), sheik.dark, to=(1, 0)), EDGE, 2.2
    )
    return (
        ellipse(2.4, 8, 22, 13, SHADE, opacity=0.45)
        + side
        + top
        + ellipse(0, -3, 21, 15.1, "none", EDGE, 2.2)
        + ellipse(0, -3, 18.4, 12.8, "none", gold, 1.4)
    )


def shield(name: str) -> str:
    """A hanging shield of the household, 56 × 66."""
    sheik = SHEIKS[name]
    d = "M-22-26Q-11-20 0-28Q11-20 22-26V2C22 17 11 25 0 31C-11 25-22 17-22 2Z"
    return (
        group(path(d, SHADE, opacity=0.45), 2, 3)
        + _dyed(name, d)
        + path("M0-28Q11-20 22-26V2C22 17 11 25 0 31Z", SHADE, opacity=0.16)
        + group(circle(0, 0, 16, IVORY if name == "white" else sheik.dark, opacity=0.84) + sign(name, sheik.ink), 0, -1)
        + path(d, "none", EDGE, 5.2)
        + path(d, "none", gold_bar, 2.8)
    )


def pawn(name: str) -> str:
    """A little sheik in robe and head-cloth, foot at the origin, 70 high."""
    sheik = SHEIKS[name]
    robe = "M-19-2C-18-22-13-34-9-42H9C13-34 18-22 19-2Q0 7-19-2Z"
    skin = {"green": "#cb9162", "white": "#e3b184", "red": "#a5673d", "blue": "#7b482d", "black": "#b5774a"}[name]
    dress = path(robe, sheik.base) + clip(
        robe,
        path("M4-44H22V8H6Q11-16 4-44Z", sheik.dark, opacity=0.6)
        + path("M-7-44H7L10 8H-10Z", sheik.dark)
        + path("M-7-44H7L10 8H-10Z", cloth(sheik.weave, sheik.thread, 0.55), opacity=0.85)
        + line("M-7-44L-10 6M7-44L10 6", GOLD_LINE, 1.8)
        + line("M-14-8C-13-20-11-30-9-36", MOON_RIM, 2.4, opacity=0.6),
    )
    cloth_d = (
        "M-12-50C-14-64-7-70 0-70S14-64 12-50C14-42 16-38 17-32L8-37C10-44 10-48 8-55"
        "Q0-59-8-55C-10-48-10-44-8-37L-17-32C-16-38-14-42-12-50Z"
    )
    head = (
        circle(0, -51, 10, skin, EDGE, 2.2)
        + path("M2-61A10 10 0 0 1 2-41Q8-51 2-61Z", SHADE, opacity=0.22)
        + circle(-3.4, -52, 1.3, EDGE)
        + circle(3.4, -52, 1.3, EDGE)
        + path("M-6-48Q0-44 6-48Q5-38 0-37Q-5-38-6-48Z", "#2a1a1c" if name != "white" else "#f0eefa", EDGE, 1.5)
    )
    crown = (
        path(cloth_d, sheik.light if name != "white" else "#fffdf6", EDGE, 2.2)
        + line("M-11-58Q0-64 11-58", EDGE, 5)
        + line("M-11-58Q0-64 11-58", GOLD_LINE, 2.6)
    )
    return ellipse(4, 1, 22, 6, SHADE, opacity=0.45) + dress + path(robe, "none", EDGE, 2.4) + head + crown


def banner(name: str) -> str:
    """A hanging banner, 84 × 132."""
    sheik = SHEIKS[name]
    d = "M6 8H78V110L42 126L6 110Z"
    return (
        group(path(d, SHADE, opacity=0.4), 3, 4)
        + _dyed(name, d)
        + line("M11 12V107L42 120.6L73 107V12", GOLD_LINE, 2)
        + group(
            path(outline(name), IVORY if name == "white" else sheik.dark, EDGE, 2)
            + path(outline(name), "none", gold, 2.2)
            + sign(name, sheik.ink),
            42,
            60,
            1.14,
        )
        + path(d, "none", EDGE, 2.6)
        + rect(0, 3, 84, 8, 4, walnut_light, EDGE, 2)
        + circle(3, 7, 5, brass, EDGE, 1.6)
        + circle(81, 7, 5, brass, EDGE, 1.6)
    )


def ribbon(name: str) -> str:
    """A strip of the sheik's cloth, 16 × 160, repeating downwards; beside or above what is his."""
    sheik = SHEIKS[name]
    return (
        rect(0, 0, 16, 160, 0, sheik.base)
        + rect(
            0,
            0,
            16,
            160,
            0,
            cloth(sheik.weave, sheik.thread, 16 / 20 if sheik.weave in ("waves", "lozenges") else 1),
            opacity=0.8,
        )
        + rect(12, 0, 4, 160, 0, SHADE, opacity=0.25)
        + line("M1 0V160M15 0V160", EDGE, 2)
        + line("M2.6 0V160M13.4 0V160", GOLD_PALE, 1)
    )


def sprites() -> Iterator[Sprite]:
    """`emira/emblem`, `disc`, `shield`, `pawn`, `banner`, `ribbon`, each with the five sheiks."""
    for name in SHEIKS:
        yield Sprite(f"emira/emblem/{name}", document(52, 52, emblem(name), (-26, -26, 52, 52)), quality=92)
        yield Sprite(f"emira/disc/{name}", document(50, 44, disc(name), (-24, -22, 50, 44)), quality=92)
        yield Sprite(f"emira/shield/{name}", document(56, 66, shield(name), (-27, -31, 56, 66)), quality=92)
        yield Sprite(f"emira/pawn/{name}", document(52, 80, pawn(name), (-24, -72, 52, 80)), quality=92)
        yield Sprite(f"emira/banner/{name}", document(84, 132, banner(name)), quality=90)
        yield Sprite(f"emira/ribbon/{name}", document(16, 160, ribbon(name)), quality=90)
