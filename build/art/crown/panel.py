"""Panels of the Crown table as nine-slices: the outer third on every side keeps its shape.

Words: ink on `sheet`, `plate`, `plate_chosen`, `name`, `name_lit`, `ribbon` and the dim `plate_empty`; cream on `head`,
`tray`, `strip`, `well`, `locked`, `button_dark` and `tab`; on `head_<seat>` the seat's own ink.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import texture
from palette import (
    CLOTH,
    CLOTH_DARK,
    GOLD,
    INK,
    LINE,
    LINE_DEEP,
    SEATS,
    SHADE,
    SUN,
    gold_bar,
    oak,
    oak_dark,
    paper,
    paper_low,
)
from render import Sprite
from svg import box, circle, clip, document, group, line, linear, num, path, rect, shadow


def sheet(s: float = 120) -> str:
    """A parchment sheet in an oak frame with its own soft shadow (6 units of margin)."""
    m = 6
    frame = (
        shadow(m, m, s - 2 * m, s - 2 * m, 12, 4, 0.4)
        + rect(m, m, s - 2 * m, s - 2 * m, 12, oak, LINE_DEEP, 2)
        + rect(m, m, s - 2 * m, s - 2 * m, 12, texture.fibre(), opacity=0.35)
    )
    light = line(
        f"M{m + 3.4} {s - m - 12}V{m + 12}Q{m + 3.4} {m + 3.4} {m + 12} {m + 3.4}H{s - m - 12}",
        "#d9aa72",
        1.6,
        opacity=0.8,
    )
    page = box(m + 6, m + 6, s - 2 * m - 12, s - 2 * m - 12, 7)
    stains = path(page, texture.blotch(), opacity=0.18) + path(page, texture.grain(), opacity=0.12)
    nails = "".join(
        circle(x, y, 1.5, "#e2b148", LINE_DEEP, 0.9) for x in (m + 3.6, s - m - 3.6) for y in (m + 3.6, s - m - 3.6)
    )
    return frame + light + path(page, paper) + stains + path(page, "none", "#5a3618", 1.6) + nails


def head(cloth: str = CLOTH, s: float = 48) -> str:
    """The header of a sheet: cloth with a golden lower edge, upper corners round."""
    shape = f"M0 {num(s)}V7Q0 0 7 0H{num(s - 7)}Q{num(s)} 0 {num(s)} 7V{num(s)}Z"
    return (
        path(shape, cloth)
        + path(shape, linear((0, "#fff", 0.1), (1, "#000", 0.12)))
        + line(f"M7 1.4H{num(s - 7)}", "#fff", 1.4, opacity=0.22)
        + rect(0, s - 2.4, s, 2.4, 0, GOLD)
        + rect(0, s - 3.4, s, 1, 0, LINE_DEEP, opacity=0.6)
    )


def tray(s: float = 96) -> str:
    """A felt tray let into the oak."""
    felt = box(3, 3, s - 6, s - 6, 9)
    return (
        rect(0, 0, s, s, 12, LINE_DEEP, opacity=0.85)
        + path(felt, CLOTH_DARK)
        + path(felt, linear((0, "#000", 0.16), (0.4, "#000", 0)))
        + clip(felt, line(f"M5 {s}V11Q5 5 11 5H{s}", "#000", 5, opacity=0.35))
        + path(felt, "none", "#140b04", 1.8)
        + rect(6.5, 6.5, s - 13, s - 13, 7, "none", GOLD, 1.1, opacity=0.5)
        + line(f"M9 {s - 1}H{s - 9}", "#d9a66b", 1.4, opacity=0.6)
    )


def plate(fill: str = paper, edge: str = LINE, s: float = 48, lift: bool = True) -> str:
    """A small parchment plate for a good, a number or a row."""
    under = rect(2, 3.4, s - 3, s - 4, 8, SHADE, opacity=0.36) if lift else ""
    light = line(f"M4.4 {s - 10}V9Q4.4 4.4 9 4.4H{s - 10}", "#fff", 1.5, opacity=0.6) if lift else ""
    return under + rect(1, 1, s - 3, s - 4, 8, fill, edge, 2) + light


def plate_chosen() -> str:
    """A plate under the sun frame."""
    return (
        rect(1, 1, 46, 46, 10, INK)
        + rect(2.6, 2.6, 42.8, 42.8, 8.6, SUN)
        + rect(5.6, 5.6, 36.8, 36.8, 6, paper, INK, 1.6)
    )


def plate_empty() -> str:
    """A plate with nothing on it: sunk and dim."""
    return plate("#b79d70", "#4a3418", lift=False) + line("M4 38V8Q4 4 8 4H38", SHADE, 2, opacity=0.35)


def well(s: float = 72) -> str:
    """A sunk place for a card."""
    hollow = box(2, 2, s - 4, s - 4, 7)
    return (
        path(hollow, "#5e4526")
        + path(hollow, texture.fibre(), opacity=0.45)
        + clip(hollow, line(f"M4 {s}V10Q4 4 10 4H{s}", "#000", 6, opacity=0.38))
        + path(hollow, "none", "#33210c", 2)
        + line(f"M9 {s - 1}H{s - 9}", "#d9a66b", 1.4, opacity=0.7)
    )


def strip() -> str:
    """A dark oak strip for price tiles."""
    return (
        rect(1, 1, 46, 46, 9, oak_dark, LINE_DEEP, 2)
        + rect(1, 1, 46, 46, 9, texture.fibre(), opacity=0.4)
        + line("M5 4H43", "#c98f58", 1.4, opacity=0.6)
    )


def name(fill: str = paper) -> str:
    """A name plate with notched ends, 72 by 36."""
    d = "M10 2H62L70 18L62 34H10L2 18Z"
    return (
        group(path(d, SHADE, opacity=0.35), 1.6, 2.6)
        + path(d, fill, LINE, 2.2)
        + line("M12 5.4H60", "#fff", 1.4, opacity=0.65)
        + circle(9.6, 18, 1.8, "#a9712e")
        + circle(62.4, 18, 1.8, "#a9712e")
    )


def tab() -> str:
    """The pennant on a legal target, 96 by 36, with room for a foot and words."""
    d = "M3 3H92L83 18L92 33H3Z"
    return group(path(d, SHADE, opacity=0.4), 2, 3) + path(d, INK, SUN, 2.8)


def ribbon() -> str:
    """The status ribbon: parchment with a golden inner line, 96 square."""
    return (
        rect(2, 5, 93, 90, 10, SHADE, opacity=0.4)
        + rect(1, 1, 94, 90, 10, paper, LINE_DEEP, 2.2)
        + rect(1, 1, 94, 90, 10, texture.grain(), opacity=0.12)
        + rect(5, 5, 86, 82, 7, "none", gold_bar, 2.4)
        + "".join(path(f"M{x} {y - 4}l4 4l-4 4l-4-4Z", "#e2b148", LINE_DEEP, 1.1) for x in (5, 91) for y in (5, 87))
    )


def button(fill: str = paper_low, light: float = 0.55) -> str:
    """A raised wooden or parchment button."""
    return (
        rect(3, 5, 44, 42, 9, SHADE, opacity=0.4)
        + rect(1, 1, 45, 43, 9, fill, LINE_DEEP, 2)
        + line("M5 36V10Q5 5 10 5H40", "#fff", 1.7, opacity=light)
    )


def locked() -> str:
    """What cannot be chosen now: flat and edged with short strokes."""
    return rect(1, 1, 46, 46, 9, "#5e4329", LINE_DEEP, 2, stroke_dasharray="5.6 4")


def target(s: float = 96) -> str:
    """Sun frame round what may be chosen; its middle is clear."""
    return (
        rect(8, 8, s - 16, s - 16, 9, "none", SUN, 15, opacity=0.3)
        + rect(6, 6, s - 12, s - 12, 10, "none", INK, 10)
        + rect(6, 6, s - 12, s - 12, 10, "none", SUN, 6.2)
        + rect(6, 6, s - 12, s - 12, 10, "none", "#fffbe0", 1.8)
    )


SLICES: dict[str, tuple[tuple[float, float], Callable[[], str]]] = {
    "sheet": ((120, 120), sheet),
    "head": ((48, 48), head),
    "tray": ((96, 96), tray),
    "plate": ((48, 48), plate),
    "plate_chosen": ((48, 48), plate_chosen),
    "plate_empty": ((48, 48), plate_empty),
    "well": ((72, 72), well),
    "strip": ((48, 48), strip),
    "name": ((72, 36), name),
    "name_lit": ((72, 36), partial(name, SUN)),
    "tab": ((96, 36), tab),
    "ribbon": ((96, 96), ribbon),
    "button": ((48, 48), button),
    "button_dark": ((48, 48), partial(button, oak_dark, 0.25)),
    "locked": ((48, 48), locked),
    "target": ((96, 96), target),
    **{f"head_{n}": ((48, 48), partial(head, seat.base)) for n, seat in enumerate(SEATS)},
}


def sprites() -> Iterator[Sprite]:
    """`crown/panel/<id>`."""
    for key, ((w, h), draw) in SLICES.items():
        yield Sprite(f"crown/panel/{key}", document(w, h, draw()), quality=94)
