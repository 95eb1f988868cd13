"""Panels of the Emira table as nine-slices; the outer third of the shorter side keeps its shape on every side.

Words: ivory #f6eedb and mist #bcc7ec on `night`, `hot`, `well`, `niche_plate`, `box`, `seat_<sheik>`, `pill`, `chip_*`,
`button`, `button_off`; gold #f4cf74 for headings on `night` and `hot`; ink #33180c and brown #4a2a12 on `plate`,
`plate_lit`, `name`, `card_*`; dark #2a1403 on `button_main`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from emira import paints
from emira.paints import AMBER, EDGE, GOLD_PALE, GOLD_QUIET, QUIET, QUIET_DARK, SHADE
from emira.sheiks import SHEIKS, ribbon
from palette import gold
from render import Sprite
from svg import box, clip, document, group, line, linear, path, rect, star

S = 96.0


def _corner(s: float, colour: str, inset: float = 9) -> str:
    one = line("M0 15V0H15", colour, 2) + path(star(4.6, 4.6, 5, 2, 4), colour)
    return "".join(
        group(one, x, y, (sx, sy)) for x, sx in ((inset, 1), (s - inset, -1)) for y, sy in ((inset, 1), (s - inset, -1))
    )


def night(fill: str = paints.panel, edge: str = GOLD_QUIET, width: float = 2) -> str:
    """The common panel: night blue, a quiet golden edge, a breath of light above."""
    body = rect(1.4, 1.4, S - 2.8, S - 2.8, 12, fill, EDGE, 2.8) + rect(2, 2, S - 4, S - 4, 11.4, "none", edge, width)
    return (
        body
        + rect(6, 6, S - 12, S - 12, 8, "none", "#f4cf74", 0.9, opacity=0.18)
        + line(f"M12 3.6H{S - 12}", "#fff", 1.2, opacity=0.18)
    )


def night_fine() -> str:
    """The same with star corners, for the stage and the household."""
    return night() + _corner(S, "#c9993f")


def bare() -> str:
    """A panel without outline: only a darker veil on the sky."""
    return rect(0, 0, S, S, 12, "#0a1140", opacity=0.72) + rect(
        0.8, 0.8, S - 1.6, S - 1.6, 11.4, "none", "#8fa0dd", 1, opacity=0.22
    )


def hot() -> str:
    """The panel that asks: lantern edge, warm glow inside it."""
    glow = "".join(
        rect(2 + k, 2 + k, S - 4 - 2 * k, S - 4 - 2 * k, 12, "none", AMBER, 2, opacity=0.24 - 0.05 * k / 2)
        for k in range(0, 8, 2)
    )
    return (
        rect(1.4, 1.4, S - 2.8, S - 2.8, 12, paints.panel_hot, EDGE, 2.8)
        + glow
        + rect(2.4, 2.4, S - 4.8, S - 4.8, 11, "none", gold, 3)
        + _corner(S, AMBER, 10)
    )


def well() -> str:
    """A sunk dark field for numbers."""
    return (
        rect(1, 1, 70, 70, 10, paints.well, EDGE, 2)
        + path("M4 68V12Q4 4 12 4H66", "none", "#000", 4, opacity=0.4)
        + rect(2, 2, 68, 68, 9, "none", "#6b5a34", 1.5)
    )


def well_lit() -> str:
    """The field of the bid."""
    return rect(1, 1, 70, 70, 11, paints.well, EDGE, 2) + rect(2.6, 2.6, 66.8, 66.8, 10, "none", gold, 2.6)


def paid() -> str:
    """What I really pay."""
    return rect(1, 1, 70, 70, 9, linear("#5a4016", "#3a280c"), EDGE, 2) + rect(
        2.4, 2.4, 67.2, 67.2, 8, "none", AMBER, 2
    )


def plate(rim: str = gold, width: float = 3) -> str:
    """A parchment plate for names and rules."""
    body = rect(2.4, 4.4, S - 4, S - 5.4, 11, SHADE, opacity=0.5) + rect(
        1.4, 1.4, S - 4.4, S - 5.4, 10, paints.plate, EDGE, 2.8
    )
    return (
        body
        + rect(2.6, 2.6, S - 6.8, S - 7.8, 9, "none", rim, width)
        + rect(7.4, 7.4, S - 16.4, S - 17.4, 6, "none", "#b98a3a", 1.1)
    )


def plate_lit() -> str:
    """The plate of a princess somebody may win now."""
    return plate(AMBER, 3.6)


def plate_dim() -> str:
    """A parchment plate at rest."""
    return rect(1.4, 1.4, S - 2.8, S - 2.8, 9, linear("#c9b48a", "#a48f66"), EDGE, 2.4) + rect(
        5, 5, S - 10, S - 10, 6, "none", "#7d6334", 1
    )


def name() -> str:
    """A small name plate with notched ends, 84 × 40."""
    d = "M12 2.4H72L81.6 20L72 37.6H12L2.4 20Z"
    return (
        group(path(d, SHADE, opacity=0.5), 1.4, 2.4)
        + path(d, paints.plate, EDGE, 2.8)
        + path(d, "none", gold, 1.8)
        + "".join(path(star(x, 20, 3.4, 1.4, 4), "#b98a3a") for x in (11, 73))
    )


def pill() -> str:
    """The one status line."""
    h = 48.0
    return rect(1.4, 1.4, S - 2.8, h - 2.8, 22, linear("#5a3a22", "#33213c"), EDGE, 2.8) + rect(
        2.8, 2.8, S - 5.6, h - 5.6, 20.6, "none", AMBER, 2.4
    )


def pill_quiet() -> str:
    """The same while others decide."""
    h = 48.0
    return rect(1.4, 1.4, S - 2.8, h - 2.8, 22, "#141c4b", EDGE, 2.8) + rect(
        2.8, 2.8, S - 5.6, h - 5.6, 20.6, "none", QUIET, 1.8
    )


def chip(fill: str, edge: str, dashes: str = "") -> str:
    """A state chip, 60 × 36."""
    more = {"stroke_dasharray": dashes} if dashes else {}
    return rect(1.2, 1.2, 57.6, 33.6, 16.6, fill, EDGE, 2.2) + rect(
        2.2, 2.2, 55.6, 31.6, 15.6, "none", edge, 1.8, **more
    )


def button(fill: str, edge: str, light: float = 0.22, dashes: str = "") -> str:
    """A button, 72 × 56."""
    more = {"stroke_dasharray": dashes} if dashes else {}
    return (
        rect(2.4, 4.6, 68, 50.6, 10, SHADE, opacity=0.55)
        + rect(1.2, 1.2, 68.6, 51.6, 9.6, fill, EDGE, 2.2)
        + rect(2.6, 2.6, 65.8, 48.8, 8.4, "none", edge, 2, **more)
        + line("M11 5.6H60", "#fff", 1.8, opacity=light)
    )


def track() -> str:
    """A walnut spice board."""
    return (
        rect(1.4, 1.4, 69.2, 69.2, 8, paints.walnut, EDGE, 2.8)
        + rect(2.4, 2.4, 67.2, 67.2, 7, "none", "#c9993f", 1.7)
        + line("M9 6Q30 4.4 63 6.4M9 66Q34 64.4 63 66", "#ffcf9a", 1.1, opacity=0.25)
    )


def spice_box(fill: str, edge: str, width: float = 1.4) -> str:
    """One box of a spice board."""
    return (
        rect(1, 1, 46, 46, 5, fill, EDGE, 2)
        + path("M3 45V7Q3 3 7 3H45", "none", "#000", 2.6, opacity=0.4)
        + rect(2, 2, 44, 44, 4.4, "none", edge, width)
    )


def step(lit: bool) -> str:
    """A field of the camel track or the palace track, pointing onwards, 84 × 48."""
    d = "M12 2H72L82 24L72 46H12L2 24Z"
    return path(d, linear("#5a4016", "#3a280c") if lit else "#0a1036", EDGE, 3.4) + path(
        d, "none", AMBER if lit else "#55629c", 2.4 if lit else 1.6
    )


def niche_plate(lit: bool) -> str:
    """Under a niche: name, price, remark."""
    return rect(1.2, 1.2, 69.6, 69.6, 8, linear("#241a4c", "#15103a") if lit else "#0a1036", EDGE, 2.4) + rect(
        2.2, 2.2, 67.6, 67.6, 7, "none", GOLD_QUIET if lit else "#3a4686", 1.5
    )


def target() -> str:
    """Lantern frame round what may be chosen; its middle is clear."""
    glow = "".join(
        rect(4 + k, 4 + k, S - 8 - 2 * k, S - 8 - 2 * k, 10, "none", AMBER, 3, opacity=0.2 - 0.02 * k)
        for k in range(0, 9, 2)
    )
    frame = (
        rect(4, 4, S - 8, S - 8, 10, "none", EDGE, 7.4)
        + rect(4, 4, S - 8, S - 8, 10, "none", AMBER, 4)
        + rect(4, 4, S - 8, S - 8, 10, "none", "#fff3cf", 1.2)
    )
    return (
        glow
        + frame
        + "".join(path(star(x, y, 8, 3.2, 4), "#ffe9a8", EDGE, 1.4) for x in (8, S - 8) for y in (8, S - 8))
    )


def hover() -> str:
    """A second, brighter frame over the target that is looked at."""
    return (
        rect(4, 4, S - 8, S - 8, 10, "none", EDGE, 9)
        + rect(4, 4, S - 8, S - 8, 10, "none", "#ffe9a8", 5.6)
        + rect(4, 4, S - 8, S - 8, 10, "none", AMBER, 1.6)
    )


def reach() -> str:
    """Dashed frame of what is not payable or not open now."""
    return rect(3, 3, S - 6, S - 6, 9, "none", EDGE, 4) + rect(
        3, 3, S - 6, S - 6, 9, "none", "#7684c8", 2, stroke_dasharray="7 5"
    )


def card(border: str, dark: str) -> str:
    """The frame of a card of any size: coloured cloth, gold, parchment."""
    body = (
        rect(1, 1, S - 2, S - 2, 11, linear(border, dark), EDGE, 2)
        + rect(4.4, 4.4, S - 8.8, S - 8.8, 8.4, "none", gold, 2.2)
        + rect(9, 9, S - 18, S - 18, 5.4, paints.plate, EDGE, 1.8)
        + rect(12, 12, S - 24, S - 24, 3.6, "none", "#b98a3a", 1)
    )
    return body + "".join(
        path(f"M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z", "#f0c552", EDGE, 1.3)
        for x in (9, S - 9)
        for y in (9, S - 9)
    )


def seat(sheik: str) -> str:
    """A household's panel: the night panel with a band of the sheik's cloth down its left side."""
    band = box(5, 11, 13, S - 22, 3)
    return (
        night()
        + clip(band, group(ribbon(sheik), 4, -20))
        + path(band, "none", EDGE, 1.8)
        + path(band, "none", GOLD_PALE, 0.8)
    )


def seat_small(sheik: str) -> str:
    """A rival's panel: no outline, the same band."""
    band = box(4, 9, 9, S - 18, 3)
    return bare() + clip(band, group(ribbon(sheik), 1, -20)) + path(band, "none", EDGE, 1.6)


def tab() -> str:
    """The pennant on a legal target: what it costs or does, 84 × 36."""
    d = "M3 3H80L72 18L80 33H3Z"
    return group(path(d, SHADE, opacity=0.5), 1.6, 2.4) + path(d, "#2a1440", EDGE, 3.6) + path(d, "none", AMBER, 2.2)


def row(fill: str, strength: float) -> str:
    """A row in a list."""
    return rect(0, 0, 48, 48, 7, fill, opacity=strength)


SLICES: dict[str, tuple[tuple[float, float], Callable[[], str]]] = {
    "night": ((S, S), night),
    "night_fine": ((S, S), night_fine),
    "bare": ((S, S), bare),
    "hot": ((S, S), hot),
    "well": ((72, 72), well),
    "well_lit": ((72, 72), well_lit),
    "paid": ((72, 72), paid),
    "plate": ((S, S), plate),
    "plate_lit": ((S, S), plate_lit),
    "plate_dim": ((S, S), plate_dim),
    "name": ((84, 40), name),
    "pill": ((S, 48), pill),
    "pill_quiet": ((S, 48), pill_quiet),
    "chip_lit": ((60, 36), partial(chip, linear("#5a4016", "#3a280c"), AMBER)),
    "chip_quiet": ((60, 36), partial(chip, QUIET_DARK, "#7684c8", "5 4")),
    "chip_mine": ((60, 36), partial(chip, "#173f45", "#39c2b4")),
    "button": ((72, 56), partial(button, linear("#25337f", "#17205a"), "#ffdf9e")),
    "button_hover": ((72, 56), partial(button, linear("#3a4aa6", "#232f78"), "#fff1c4", 0.4)),
    "button_main": ((72, 56), partial(button, paints.button, "#fff1b5", 0.7)),
    "button_main_hover": ((72, 56), partial(button, linear("#fff8d8", "#ffd06a", "#e09a34"), "#ffffff", 0.9)),
    "button_off": ((72, 56), partial(button, QUIET_DARK, "#5a69ad", 0.06, "5 4")),
    "track": ((72, 72), track),
    "box": ((48, 48), partial(spice_box, "#1b1230", "#7a5236")),
    "box_pay": ((48, 48), partial(spice_box, linear("#7a4e28", "#5a371c"), "#f0c552", 1.8)),
    "step": ((84, 48), partial(step, lit=False)),
    "step_lit": ((84, 48), partial(step, lit=True)),
    "niche_plate": ((72, 72), partial(niche_plate, lit=False)),
    "niche_plate_lit": ((72, 72), partial(niche_plate, lit=True)),
    "target": ((S, S), target),
    "hover": ((S, S), hover),
    "reach": ((S, S), reach),
    "tab": ((84, 36), tab),
    "card_princess": ((S, S), partial(card, "#6a3aa0", "#2b1a66")),
    "card_event": ((S, S), partial(card, "#2a56b8", "#10266c")),
    "card_status": ((S, S), partial(card, "#b3264a", "#5c1030")),
    "card_goal": ((S, S), partial(card, "#1f7a6c", "#0d3f3c")),
    "row_lead": ((48, 48), partial(row, "#7a5a1c", 0.72)),
    "row_mine": ((48, 48), partial(row, "#17525c", 0.8)),
    "row": ((48, 48), partial(row, "#8fa0dd", 0.14)),
    **{f"seat_{sheik}": ((S, S), partial(seat, sheik)) for sheik in SHEIKS},
    **{f"rival_{sheik}": ((S, S), partial(seat_small, sheik)) for sheik in SHEIKS},
}


def sprites() -> Iterator[Sprite]:
    """`emira/panel/<id>`."""
    for key, ((w, h), draw) in SLICES.items():
        yield Sprite(f"emira/panel/{key}", document(w, h, draw()), quality=94)
