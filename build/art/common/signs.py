"""The signs of what one can do, 48 × 48: gold and cream with an ink outline, so that they read on lacquer, oak,
night and parchment alike, from 20 units up. A sign that means yes, no or danger has its own shape besides its colour.
"""

from __future__ import annotations

import math

from palette import INK
from svg import circle, group, line, linear, path, points

GOLD, CREAM, GREEN, RED, TEAL = "#fbd875", "#fff6df", "#63d09a", "#ff8163", "#2aa39b"
METAL = linear("#fff2bf", (0.45, "#f6cd67"), "#cf9130")
FAINT = "#8a7b5c"


def stroke(d: str, colour: str = GOLD, width: float = 4.6) -> str:
    """A stroke with an ink outline."""
    return line(d, INK, width + 4.8) + line(d, colour, width)


def solid(d: str, fill: str = METAL, width: float = 2.6) -> str:
    """A shape with an ink outline."""
    return path(d, fill, INK, width)


def disc(x: float, y: float, r: float, fill: str = METAL, width: float = 2.6) -> str:
    """A disc with an ink outline."""
    return circle(x, y, r, fill, INK, width)


def _mirrored(body: str) -> str:
    return group(body, 48, 0, (-1, 1))


def undo() -> str:
    return stroke("M13 17H29A10 10 0 0 1 29 37H19") + stroke("M21 8L12 17L21 26")


def redo() -> str:
    return _mirrored(undo())


def hint() -> str:
    body = stroke("M10 28C2 27 3 18 11 20", width=3.4) + solid("M18 34L14 42H33L29 34Z")
    body += solid("M7 29C7 24 17 23 25 22C32 21 37 18 43 15C43 25 36 35 24 36C14 37 7 35 7 29Z")
    body += solid("M15 23.6C16 17 26 16 28 21.4Q21 22 15 23.6Z") + disc(21.6, 15.6, 2.4)
    return (
        body
        + path("M42 14C36 9 42 7 41 1.6C48 5 48 12 42 14Z", "#ffb04a", INK, 2.2)
        + line("M13 29Q22 26 31 25", CREAM, 2, opacity=0.8)
    )


def rules() -> str:
    body = solid("M24 13C19 8 11 8 5 10V38C11 36 19 36 24 41C29 36 37 36 43 38V10C37 8 29 8 24 13Z", CREAM)
    return (
        body
        + line("M24 14V39", INK, 2.2)
        + line(
            "M10 17Q15 16 19 18.4M10 23.6Q15 22.6 19 25M10 30Q15 29 19 31.4"
            "M38 17Q33 16 29 18.4M38 23.6Q33 22.6 29 25M38 30Q33 29 29 31.4",
            "#a8742a",
            2.2,
        )
    )


def menu() -> str:
    return stroke("M9 13H39M9 24H39M9 35H39", width=4.8)


def settings() -> str:
    teeth = []
    for k in range(8):
        a = math.pi * k / 4
        teeth += [(a - 0.26, 13.6), (a - 0.17, 19), (a + 0.17, 19), (a + 0.26, 13.6)]
    gear = points((24 + r * math.sin(a), 24 - r * math.cos(a)) for a, r in teeth)
    return solid(gear) + disc(24, 24, 6.4, "#5b3a1e", 2.4)


SPEAKER = "M5 18.5H13.5L24 9.5V38.5L13.5 29.5H5Z"


def sound_on() -> str:
    return solid(SPEAKER) + stroke("M30 18Q34 24 30 30M35.6 12.6Q44 24 35.6 35.4", width=3.4)


def sound_off() -> str:
    return solid(SPEAKER) + stroke("M31 18.5L42 29.5M42 18.5L31 29.5", RED, 3.8)


def music() -> str:
    return (
        stroke("M18 36V12L38 8V32", width=3.8)
        + line("M18 14L38 10", GOLD, 6)
        + disc(13.4, 36, 5.4)
        + disc(33.4, 32, 5.4)
    )


def fullscreen() -> str:
    return stroke("M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30")


def windowed() -> str:
    return stroke("M18 8V18H8M40 18H30V8M30 40V30H40M8 30H18V40")


TRAY = "M7 29V40H41V29"


def save() -> str:
    return stroke(TRAY, CREAM, 4.2) + stroke("M24 6V27M14.6 18.6L24 28L33.4 18.6")


def load() -> str:
    return stroke(TRAY, CREAM, 4.2) + stroke("M24 29V8M14.6 16.4L24 7L33.4 16.4")


def quit_() -> str:
    door = solid("M6 42V20C6 12 13 10 17 5C21 10 28 12 28 20V42Z") + path(
        "M10 42V21C10 15 14 13 17 10C20 13 24 15 24 21V42Z", "#4a2410"
    )
    return door + stroke("M21 27H41M33.4 19L41.6 27L33.4 35", CREAM, 4.2)


def back() -> str:
    return stroke("M40 24H10M20.6 12.6L9 24L20.6 35.4")


def play() -> str:
    return solid("M14 7.6L40 24L14 40.4Z", METAL, 3)


def pause() -> str:
    return solid("M12 8H20V40H12ZM28 8H36V40H28Z")


def fast() -> str:
    return solid("M6 10L24 24L6 38ZM24 10L42 24L24 38Z")


def step() -> str:
    return solid("M9 9L30 24L9 39ZM32 9H39V39H32Z")


def skip() -> str:
    return solid("M4 11L19 24L4 37ZM19 11L34 24L19 37ZM36 10H42V38H36Z")


def lock() -> str:
    body = stroke("M15 23V15A9 9 0 0 1 33 15V23", CREAM, 4.2) + solid("M9 21H39V42H9Z")
    return body + circle(24, 29.6, 3.2, INK) + line("M24 31V36", INK, 3)


def check() -> str:
    return stroke("M8.6 25L19 35.4L39.6 12", GREEN, 6)


def cross() -> str:
    return stroke("M11.6 11.6L36.4 36.4M36.4 11.6L11.6 36.4", RED, 5.6)


def arrow_left() -> str:
    return stroke("M30 9L15.6 24L30 39", width=5.4)


def arrow_right() -> str:
    return _mirrored(arrow_left())


def arrow_up() -> str:
    return stroke("M9 31L24 16.6L39 31", width=5.4)


def arrow_down() -> str:
    return stroke("M9 17L24 31.4L39 17", width=5.4)


def plus() -> str:
    return stroke("M24 9V39M9 24H39", width=6)


def minus() -> str:
    return stroke("M9 24H39", width=6)


SIGNS = {
    f.__name__.rstrip("_"): f
    for f in (
        undo,
        redo,
        hint,
        rules,
        menu,
        settings,
        sound_on,
        sound_off,
        music,
        fullscreen,
        windowed,
        save,
        load,
        quit_,
        back,
        play,
        pause,
        fast,
        step,
        skip,
        lock,
        check,
        cross,
        arrow_left,
        arrow_right,
        arrow_up,
        arrow_down,
        plus,
        minus,
    )
}
