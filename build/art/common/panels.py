"""Frames and buttons of the house as nine-slices without outer shadow: the picture's edge is the control's edge.

Insets (left, top, right, bottom, in logical units) stand with each; insets.toml has them in pixels of the master.
Where words go: on `parchment`, `page`, `dialog`, `field`, `tooltip`, `toast`, `plate` and `tab_on` ink #2b190c; on
`button`, `slab`, `tab_off` and `badge` cream #fff6df; on `primary` white #fffaf0; on `button_disabled` cream too.
`focus` is laid over any control, 6 units larger on every side: four corner brackets, petrol on cream. `target` is the
frame of what may be chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from common.house import (
    EDGE,
    VERMILION,
    boss,
    lacquer,
    lacquer_disabled,
    lacquer_hover,
    lacquer_pressed,
    lozenge,
    vermilion,
)
from palette import FOCUS, INK, LAPIS, gold
from svg import box, clip, document, group, line, linear, path, rect

Insets = tuple[int, int, int, int]
GOLD_LINE, GOLD_DIM = "#d9a441", "#8f8468"
SHEET = linear("#fdf7e6", "#f0e1bd", to=(0.15, 1))
SUNKEN = linear("#e6d3a4", (0.18, "#fbf2d9"), "#fff9e8")


@dataclass(frozen=True)
class Panel:
    """A nine-slice: its size, what draws it, and how far its corners reach."""

    size: tuple[int, int]
    insets: Insets
    body: Callable[[], str]

    def document(self) -> str:
        return document(*self.size, self.body())


def plate(w: float, h: float, r: float, fill: str, rim: str = GOLD_LINE, gap: float = 4, width: float = 1.9) -> str:
    """A plate with a dark edge and, `gap` inside it, a thin rim."""
    body = rect(1, 1, w - 2, h - 2, r, fill, EDGE, 2)
    return body + rect(gap, gap, w - 2 * gap, h - 2 * gap, max(1, r - 2), "none", rim, width)


def _button(fill: str, rim: str, light: str = "#bff0e6", strength: float = 0.45) -> str:
    w, h = 96, 64
    body = plate(w, h, 7, fill, rim) + line(f"M10 7.4H{w - 10}", light, 1.3, opacity=strength)
    corners = ((4, 4), (w - 4, 4), (4, h - 4), (w - 4, h - 4))
    return body + "".join(path(lozenge(x, y, 6.4, 6.4), "#f6d071", EDGE, 1) for x, y in corners)


def button_normal() -> str:
    return _button(lacquer, GOLD_LINE)


def button_hover() -> str:
    return _button(lacquer_hover, "#ffe08a", "#e6fffa", 0.75) + rect(
        7, 7, 82, 50, 4, "none", "#ffe08a", 1, opacity=0.55
    )


def button_pressed() -> str:
    body = _button(lacquer_pressed, "#b98a3a", "#000", 0)
    return body + path("M6.5 57V11Q6.5 6.5 11 6.5H89", "none", "#02090c", 3, opacity=0.6)


def button_disabled() -> str:
    stripes = "".join(line(f"M{x} 62L{x + 60} 2", "#fff", 2, opacity=0.035) for x in range(-54, 96, 10))
    body = rect(1, 1, 94, 62, 7, lacquer_disabled, "#1d2524", 2) + clip(box(5, 5, 86, 54, 4), stripes)
    return body + rect(4, 4, 88, 56, 5, "none", GOLD_DIM, 1.5, stroke_dasharray="5 4")


def primary_normal() -> str:
    return _button(vermilion, "#f8dd8a", "#ffd9c4", 0.6)


def primary_hover() -> str:
    body = _button(linear("#dc5030", (0.5, "#bd3018"), "#9c230d"), "#fff0b8", "#fff0e4", 0.8)
    return body + rect(7, 7, 82, 50, 4, "none", "#fff0b8", 1, opacity=0.7)


def primary_pressed() -> str:
    body = _button(linear("#7a170a", (0.4, "#a3240f"), "#c2331a"), "#d9a441", "#000", 0)
    return body + path("M6.5 57V11Q6.5 6.5 11 6.5H89", "none", "#2a0602", 3, opacity=0.6)


def parchment() -> str:
    body = rect(1, 1, 94, 94, 6, SHEET, "#4d300f", 2) + rect(5.5, 5.5, 85, 85, 3, "none", "#c49a4a", 1.4)
    return body + rect(8.6, 8.6, 78.8, 78.8, 2, "none", "#c49a4a", 0.8, opacity=0.7)


def page() -> str:
    body = rect(1, 1, 118, 118, 6, SHEET, EDGE, 2) + rect(4.4, 4.4, 111.2, 111.2, 4, "none", LAPIS, 1.6)
    body += rect(8.8, 8.8, 102.4, 102.4, 3, "none", "#6b430f", 4.6) + rect(
        8.8, 8.8, 102.4, 102.4, 3, "none", "#e0b04c", 3
    )
    body += rect(8.4, 8.4, 103.2, 103.2, 3, "none", "#fbe7a2", 0.9)
    return body + rect(13, 13, 94, 94, 2, "none", VERMILION, 1.1, opacity=0.85)


def page_focus() -> str:
    return page() + rect(1.6, 1.6, 116.8, 116.8, 6, "none", VERMILION, 3.2)


def dialog() -> str:
    w, band = 160, 24
    ring = box(1, 1, w - 2, w - 2, 8) + box(band, band, w - 2 * band, w - 2 * band, 3)
    body = rect(1, 1, w - 2, w - 2, 8, SHEET) + path(ring, lacquer, EDGE, 2, fill_rule="evenodd")
    body += rect(4.6, 4.6, w - 9.2, w - 9.2, 6, "none", gold, 2) + line(
        f"M12 8.4H{w - 12}", "#bff0e6", 1.2, opacity=0.4
    )
    inner = w - 2 * band
    body += rect(band - 3.4, band - 3.4, inner + 6.8, inner + 6.8, 4, "none", EDGE, 5)
    body += rect(band - 3.4, band - 3.4, inner + 6.8, inner + 6.8, 4, "none", GOLD_LINE, 3)
    body += rect(band - 3.8, band - 3.8, inner + 7.6, inner + 7.6, 4, "none", "#fbe7a2", 0.9)
    body += rect(band + 5, band + 5, inner - 10, inner - 10, 2, "none", "#c49a4a", 1.1)
    return body + "".join(boss(x, y, 13) for x in (15, w - 15) for y in (15, w - 15))


def slab() -> str:
    fill = linear("#123e49", "#0a252f")
    return plate(96, 96, 8, fill, "#a8803c", 4, 1.3) + line("M10 6.8H86", "#bff0e6", 1, opacity=0.25)


def tooltip() -> str:
    body = rect(1.5, 1.5, 61, 61, 7, "#fffaf0", INK, 3)
    return body + rect(4.8, 4.8, 54.4, 54.4, 4, "none", "#c49a4a", 1.2)


def toast() -> str:
    body = plate(96, 64, 10, SHEET, "#c49a4a", 5, 1.3)
    return body + rect(2, 2, 9, 60, 4, gold, EDGE, 1.2)


BRACKET = "M4 26V7Q4 4 7 4H26"


def focus() -> str:
    one = line(BRACKET, INK, 8.6) + line(BRACKET, "#fff6df", 6.6) + line(BRACKET, FOCUS, 3.4)
    return "".join(group(one, x, y, (sx, sy)) for x, sx in ((0, 1), (96, -1)) for y, sy in ((0, 1), (96, -1)))


def target() -> str:
    frame = "M10 4H86Q92 4 92 10V86Q92 92 86 92H10Q4 92 4 86V10Q4 4 10 4Z"
    return path(frame, "none", INK, 8) + path(frame, "none", "#ffd84a", 4.6) + path(frame, "none", "#fff6c8", 1.2)


def badge() -> str:
    return rect(1, 1, 46, 34, 17, linear("#163f4a", "#0a252f"), EDGE, 2) + rect(
        3.4, 3.4, 41.2, 29.2, 14.6, "none", GOLD_LINE, 1.3
    )


def row() -> str:
    return rect(0, 0, 64, 48, 6, "#b98a3a", opacity=0.16)


def row_hover() -> str:
    return rect(1, 1, 62, 46, 6, "#e2b148", "#a8701c", 1.6, fill_opacity=0.3)


def row_chosen() -> str:
    return rect(1, 1, 62, 46, 6, "#fff3c4", "#8a5c17", 2) + rect(1, 1, 8, 46, 3, VERMILION, "#5c1008", 1.2)


PANELS: dict[str, Panel] = {
    **{
        f.__name__: Panel((96, 64), (18, 18, 18, 18), f)
        for f in (button_normal, button_hover, button_pressed, button_disabled)
    },
    **{f.__name__: Panel((96, 64), (18, 18, 18, 18), f) for f in (primary_normal, primary_hover, primary_pressed)},
    "parchment": Panel((96, 96), (16, 16, 16, 16), parchment),
    "page": Panel((120, 120), (20, 20, 20, 20), page),
    "page_focus": Panel((120, 120), (20, 20, 20, 20), page_focus),
    "dialog": Panel((160, 160), (40, 40, 40, 40), dialog),
    "slab": Panel((96, 96), (16, 16, 16, 16), slab),
    "tooltip": Panel((64, 64), (14, 14, 14, 14), tooltip),
    "toast": Panel((96, 64), (20, 18, 18, 18), toast),
    "focus": Panel((96, 96), (32, 32, 32, 32), focus),
    "target": Panel((96, 96), (16, 16, 16, 16), target),
    "badge": Panel((48, 36), (17, 17, 17, 17), badge),
    "row": Panel((64, 48), (12, 12, 12, 12), row),
    "row_hover": Panel((64, 48), (12, 12, 12, 12), row_hover),
    "row_chosen": Panel((64, 48), (14, 12, 12, 12), row_chosen),
}
