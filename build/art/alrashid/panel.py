"""Panels of the Al Rashid table as nine-slices: the outer third of each side keeps its shape (see the sizes below).

Words: ink on `page`, `sheet`, `ribbon`, `plate`, `plate_lit`, `chip`, `slot`, `name_focus` and `name_done`; #fff4d6 on
`head`, `asked`, `tool`, `primary`, `name_open`, `slab`, `label`; on `head_<seat>` the family's own ink.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from alrashid.ornament import diaper_white, jadval
from alrashid.paints import (
    EDGE,
    EDGE_SOFT,
    HOUSES,
    IVORY_HIGH,
    LEAF_LIGHT,
    LEAF_LINE,
    Family,
    binding,
    ivory_flat,
    lapis,
    stone_tablet,
    vermilion_button,
)
from palette import VERMILION, gold, ivory_panel
from render import Sprite
from svg import box, clip, document, group, line, linear, num, path, rect, shadow
from texture import blotch, grain

_tool = linear("#5c1d18", "#2d0b09")
_tool_hover = linear("#7d2a22", "#45120e")


def page(s: float = 120) -> str:
    """A manuscript page with its ruled frame and its own shadow (6 units of margin)."""
    m, w = 6, s - 12
    leaf = rect(0, 0, w, w, 6, ivory_panel) + rect(0, 0, w, w, 6, blotch(), opacity=0.14)
    return shadow(m, m, w, w, 6, 4, 0.5) + group(leaf + rect(0, 0, w, w, 6, "none", EDGE, 1.4) + jadval(w, w), m, m)


def sheet() -> str:
    """A plain page with one gold line, for small things; 96 square, no margin."""
    body = rect(1, 1, 94, 94, 6, ivory_panel, EDGE, 1.6) + rect(1, 1, 94, 94, 6, grain(), opacity=0.12)
    return body + rect(5, 5, 86, 86, 4, "none", "#8a5a14", 3) + rect(5, 5, 86, 86, 4, "none", "#e0b04c", 1.8)


def band(fill: str, s: float = 48) -> str:
    """A coloured band with a fine diaper and a gold foot, for headers inside a page."""
    body = rect(0, 0, s, s, 2, fill) + rect(0, 0, s, s, 2, diaper_white())
    body += rect(0, 0, s, s, 2, linear((0, "#fff", 0.12), (0.5, "#fff", 0), (1, "#000", 0.16)))
    return body + rect(0, s - 4, s, 4, 0, EDGE_SOFT) + rect(0, s - 3.2, s, 2.2, 0, "#f0c552")


def family_band(family: Family, s: float = 48) -> str:
    """A band of a family's cloth, its pattern faint."""
    body = rect(0, 0, s, s, 2, family.base) + rect(0, 0, s, s, 2, family.weave(0.28))
    body += rect(0, 0, s, s, 2, linear((0, "#fff", 0.14), (0.5, "#fff", 0), (1, "#000", 0.2)))
    return body + rect(0, s - 4, s, 4, 0, EDGE_SOFT) + rect(0, s - 3.2, s, 2.2, 0, "#f0c552")


def family_plate(family: Family, s: float = 48) -> str:
    """A dark plate of the family's colour for its name."""
    return rect(1, 1, s - 2, s - 2, 5, family.dark, EDGE, 1.4) + rect(
        3.4, 3.4, s - 6.8, s - 6.8, 3, "none", LEAF_LIGHT, 1
    )


def ribbon() -> str:
    """The status line: ivory with a gilt inner frame; 96 square."""
    body = shadow(2, 1, 91, 90, 6, 3, 0.5) + rect(1, 1, 93, 91, 6, ivory_panel, EDGE, 1.8)
    return body + rect(6, 6, 83, 81, 4, "none", "#6b430f", 3.8) + rect(6, 6, 83, 81, 4, "none", "#e0b04c", 2.2)


def asked() -> str:
    """The vermilion part of the status line: this is asked of you."""
    body = rect(1, 1, 94, 94, 4, vermilion_button, "#4d1207", 1.8) + rect(1, 1, 94, 94, 4, diaper_white())
    return body + rect(4.4, 4.4, 87.2, 87.2, 3, "none", LEAF_LIGHT, 1.4) + line("M9 8H87", "#ffd9c4", 1.5, opacity=0.5)


def slab() -> str:
    """The lapis part of the status line."""
    body = rect(1, 1, 94, 94, 4, lapis, "#081436", 1.8) + rect(1, 1, 94, 94, 4, diaper_white())
    return body + rect(4.4, 4.4, 87.2, 87.2, 3, "none", LEAF_LIGHT, 1.2)


def plate(fill: str = ivory_flat, edge: str = "#b79a62", s: float = 48, width: float = 1.5) -> str:
    """A small pale plate with soft corners."""
    return rect(1, 1, s - 2, s - 2, 6, fill, edge, width) + line(
        f"M5 {num(s - 8)}V8Q5 5 8 5H{num(s - 8)}", "#fff", 1.3, opacity=0.7
    )


def slot() -> str:
    """A sunk empty place."""
    d = box(1.5, 1.5, 45, 45, 6)
    return (
        path(d, "#e2d3ae")
        + clip(d, line("M3 48V8Q3 3 8 3H48", "#5d4128", 4, opacity=0.3))
        + path(d, "none", "#a88c58", 1.4)
    )


def chip(edge: str = EDGE_SOFT, s: float = 42) -> str:
    """A pill for a short word or figure; at 28 units high its ends are half circles."""
    return rect(1.2, 1.2, s - 2.4, s - 2.4, 13.4, IVORY_HIGH, edge, 2)


def badge() -> str:
    """A round ground for a number, 42 square; at 28 units a circle."""
    return rect(1.2, 1.2, 39.6, 39.6, 13.4, IVORY_HIGH, EDGE_SOFT, 2)


def button(fill: str, rim: str, light: float, s: float = 48) -> str:
    """A raised leather or vermilion button."""
    body = rect(2.5, 4, s - 4, s - 4.5, 7, "#140504", opacity=0.6) + rect(1, 1, s - 3, s - 4, 7, fill, "#1a0705", 1.7)
    body += rect(4.4, 4.4, s - 9.8, s - 10.8, 5, "none", rim, 1.6)
    return body + line(f"M9 6.6H{num(s - 12)}", "#ffd9c4", 1.3, opacity=light)


def button_off(s: float = 48) -> str:
    """What cannot be pressed now: flat, edged with short strokes."""
    return rect(1, 1, s - 3, s - 4, 7, "#4a3a34", "#1a0705", 1.7) + rect(
        4.4, 4.4, s - 9.8, s - 10.8, 5, "none", "#a59282", 1.4, stroke_dasharray="5 4"
    )


def name(fill: str, trim: str = LEAF_LIGHT) -> str:
    """A ribbon for the name of a place, forked 8 units deep; 96 × 30."""
    d = "M1 2H94L88 14L94 26H1L7 14Z"
    body = group(path(d, "#1a0a04", opacity=0.4), 1.4, 2.6) + path(d, fill, "#4d1207", 1.4)
    return body + line("M7 5H88M7 23H88", trim, 1.3)


def name_done() -> str:
    """A stone tablet for the name of a quiet place; 96 × 30."""
    return (
        rect(2, 4, 93, 25, 4, "#1a0a04", opacity=0.25)
        + rect(1, 1, 93, 26, 4, stone_tablet, "#8d7447", 1.4)
        + line("M5 4H90", "#fff", 1.2, opacity=0.6)
    )


def target(s: float = 96) -> str:
    """The frame of what may be chosen: gold on ink, its middle clear, lozenges in the corners."""
    d = box(4, 4, s - 8, s - 8, 6)
    gems = "".join(path(f"M{x} {y - 6}l6 6l-6 6l-6-6Z", gold, "#4d1207", 1.3) for x in (7, s - 7) for y in (7, s - 7))
    return path(d, "none", "#3a1f0a", 7) + path(d, "none", LEAF_LINE, 4.4) + path(d, "none", "#fff6cf", 1.2) + gems


def target_focus(s: float = 96) -> str:
    """The frame of what is in focus: ivory and vermilion with a glow inside."""
    d = box(5, 5, s - 10, s - 10, 7)
    glow = "".join(path(box(k, k, s - 2 * k, s - 2 * k, 8), "none", "#fff3b0", 5, opacity=0.2) for k in (10, 13, 16))
    return glow + path(d, "none", "#3a1f0a", 10) + path(d, "none", "#fffaf0", 8) + path(d, "none", VERMILION, 4)


def frame(s: float = 96) -> str:
    """The quiet frame of a palace."""
    return rect(3, 3, s - 6, s - 6, 6, "none", "#8a5a14", 2.4) + rect(3, 3, s - 6, s - 6, 6, "none", "#d9b25a", 1)


def veil(s: float = 96) -> str:
    """The veil over a palace where nothing is left to do."""
    return rect(3, 3, s - 6, s - 6, 6, "#efe3c8", "#8a7040", 2.2, fill_opacity=0.5)


def row(fill: str, edge: str, opacity: float = 1) -> str:
    """The ground of a row in a list."""
    return rect(1, 1, 46, 46, 5, fill, edge, 1.4, fill_opacity=opacity)


def leather() -> str:
    """The tooled leather of the binding with a gilt line, behind everything; 120 square."""
    body = rect(0, 0, 120, 120, 0, "#431210") + rect(0, 0, 120, 120, 0, grain(), opacity=0.5)
    return (
        body
        + rect(5, 5, 110, 110, 10, "none", "#1a0705", 4)
        + rect(5, 5, 110, 110, 10, "none", "#d9a441", 1.6, opacity=0.8)
    )


def track() -> str:
    """A lapis label with pointed look, 48 square."""
    return rect(1, 1, 46, 46, 4, lapis, "#081436", 1.5) + rect(3.6, 3.6, 40.8, 40.8, 3, "none", LEAF_LIGHT, 1.2)


SLICES: dict[str, tuple[tuple[float, float], Callable[[], str]]] = {
    "page": ((120, 120), page),
    "sheet": ((96, 96), sheet),
    "head": ((48, 48), partial(band, lapis)),
    "head_asked": ((48, 48), partial(band, vermilion_button)),
    "ribbon": ((96, 96), ribbon),
    "asked": ((96, 96), asked),
    "slab": ((96, 96), slab),
    "plate": ((48, 48), plate),
    "plate_lit": ((48, 48), partial(plate, "#fbe3b0", "#d9a441", 48, 2.2)),
    "plate_dim": ((48, 48), partial(plate, "#e4d7ba", "#b79a62", 48, 1.2)),
    "slot": ((48, 48), slot),
    "chip": ((42, 42), chip),
    "badge": ((42, 42), badge),
    "badge_dim": ((42, 42), partial(chip, "#b79a62")),
    "label": ((48, 48), track),
    "tool": ((48, 48), partial(button, _tool, "#d9a441", 0.2)),
    "tool_hover": ((48, 48), partial(button, _tool_hover, LEAF_LIGHT, 0.4)),
    "tool_off": ((48, 48), button_off),
    "primary": ((48, 48), partial(button, vermilion_button, LEAF_LIGHT, 0.55)),
    "primary_hover": ((48, 48), partial(button, linear("#f0603c", "#d2401f", "#a8270f"), "#fff0b8", 0.9)),
    "name_open": ((96, 30), partial(name, vermilion_button)),
    "name_focus": ((96, 30), partial(name, gold, "#fff6cf")),
    "name_done": ((96, 30), name_done),
    "target": ((96, 96), target),
    "target_focus": ((96, 96), target_focus),
    "frame": ((96, 96), frame),
    "veil": ((96, 96), veil),
    "row": ((48, 48), partial(row, "#b98a3a", "#c9ad74", 0.12)),
    "row_mine": ((48, 48), partial(row, "#fbe3b0", "#d9a441")),
    "leather": ((120, 120), leather),
    **{f"head_{n}": ((48, 48), partial(family_band, family)) for n, family in enumerate(HOUSES)},
    **{f"plate_{n}": ((48, 48), partial(family_plate, family)) for n, family in enumerate(HOUSES)},
    **{f"chip_{n}": ((42, 42), partial(chip, family.base)) for n, family in enumerate(HOUSES)},
}


def sprites() -> Iterator[Sprite]:
    """`alrashid/panel/<id>`."""
    for key, ((w, h), draw) in SLICES.items():
        yield Sprite(f"alrashid/panel/{key}", document(w, h, draw()), quality=94)
    yield Sprite(
        "alrashid/panel/hide",
        document(512, 512, rect(0, 0, 512, 512, 0, "#431210") + rect(0, 0, 512, 512, 0, grain(), opacity=0.45)),
        1,
        quality=86,
    )
    glow = rect(0, 0, 240, 135, 0, binding)
    yield Sprite("alrashid/panel/binding", document(240, 135, glow), quality=90)
    ruler = line("M0 6H40M56 6H96", "#b98a3a", 1.5) + path("M42 6l6-4l6 4l-6 4Z", VERMILION)
    yield Sprite("alrashid/panel/rule", document(96, 12, ruler), quality=94)
    yield Sprite("alrashid/panel/rule_upright", document(12, 96, group(ruler, 12, 0, rotate=90)), quality=94)
