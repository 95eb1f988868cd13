"""Fields, switches, sliders, lists and tabs of the house as nine-slice pictures; see panels.py.

Drawn at their own size: `knob` 40 × 40, `toggle` 72 × 40, `check` and `radio` 40 × 40. `rail` and `rail_fill` keep a
height of 16 (the fill lies on the rail, for sliders and progress), `scroll_rail` and `scroll_thumb` a width of 20.
"""

from __future__ import annotations

from common.house import EDGE, GLAZE_LIGHT, VERMILION, brass, lacquer, lacquer_hover, lozenge
from common.panels import GOLD_LINE, SHEET, SUNKEN, Panel
from palette import FOCUS
from svg import box, circle, line, linear, path, points, rect


def _field(rim: str, width: float) -> str:
    body = rect(1, 1, 62, 54, 5, SUNKEN, "#4d300f", 2) + path(
        "M4 52V8Q4 4 8 4H60", "none", "#7a5a2c", 2.2, opacity=0.35
    )
    return body + rect(3.4, 3.4, 57.2, 49.2, 4, "none", rim, width)


def field() -> str:
    return _field("#c49a4a", 1)


def field_focus() -> str:
    return _field(FOCUS, 3)


def field_wrong() -> str:
    marks = "".join(path(points([(x, y), (x + 9 * s, y), (x, y + 9 * t)]), "#a3240f") for x, y, s, t in CORNER_MARKS)
    return _field("#a3240f", 3) + marks


CORNER_MARKS = ((4, 4, 1, 1), (60, 4, -1, 1), (4, 52, 1, -1), (60, 52, -1, -1))


def rail() -> str:
    return rect(1, 1, 46, 14, 7, linear("#1c0e06", "#4a3018"), EDGE, 2) + rect(
        2.4, 2.4, 43.2, 11.2, 5.6, "none", "#8a6a34", 1
    )


def rail_fill() -> str:
    body = rect(1, 1, 46, 14, 7, linear("#2aa39b", "#12706e"), EDGE, 2)
    return (
        body
        + rect(2.4, 2.4, 43.2, 11.2, 5.6, "none", "#e2b148", 1.2)
        + line("M8 5.2H40", GLAZE_LIGHT, 1.2, opacity=0.6)
    )


def _knob(rim: str) -> str:
    body = circle(20, 20.6, 17.6, "#0d0302", opacity=0.4) + circle(20, 19, 17, brass, EDGE, 2)
    return body + circle(20, 19, 12.6, "none", "#7a4a10", 1.2) + path(lozenge(20, 19, 13, 13), rim, EDGE, 1.2)


def knob() -> str:
    return _knob("#17606b")


def knob_hover() -> str:
    return circle(20, 19, 19.4, "#ffe9ae", opacity=0.6) + _knob("#2aa39b")


def _toggle(on: bool) -> str:
    fill = linear("#0d5a5c", "#1f9089") if on else linear("#3a2a1c", "#6b5136")
    body = rect(1, 1, 70, 38, 19, fill, EDGE, 2) + rect(
        3.6, 3.6, 64.8, 32.8, 16.4, "none", "#e2b148" if on else "#a08a5c", 1.4
    )
    x = 52 if on else 20
    tick, bars = "M15 20.5L20 25.5L28 14.5", "M47 15L57 25M57 15L47 25"
    body += line(tick if on else bars, "#fff6df", 3.6)
    return (
        body
        + circle(x, 20.8, 15.4, "#0d0302", opacity=0.35)
        + circle(x, 20, 14.6, brass, EDGE, 2)
        + circle(x, 20, 10, "none", "#7a4a10", 1)
    )


def toggle_on() -> str:
    return _toggle(on=True)


def toggle_off() -> str:
    return _toggle(on=False)


def _check(on: bool) -> str:
    body = rect(1.5, 1.5, 37, 37, 6, SUNKEN, "#4d300f", 3) + rect(4.6, 4.6, 30.8, 30.8, 4, "none", "#c49a4a", 1.2)
    return body + (
        line("M10 20.5L17.5 28.5L31 11", "#0b4d52", 6) + line("M10 20.5L17.5 28.5L31 11", "#17767a", 3.4) if on else ""
    )


def check_on() -> str:
    return _check(on=True)


def check_off() -> str:
    return _check(on=False)


def _radio(on: bool) -> str:
    body = circle(20, 20, 18, SUNKEN, "#4d300f", 3) + circle(20, 20, 14.6, "none", "#c49a4a", 1.2)
    return body + (path(lozenge(20, 20, 21, 21), "#17767a", "#06343a", 2) if on else "")


def radio_on() -> str:
    return _radio(on=True)


def radio_off() -> str:
    return _radio(on=False)


def _dropdown(fill: str) -> str:
    w, h = 128, 56
    body = rect(1, 1, w - 2, h - 2, 6, SUNKEN, "#4d300f", 2) + rect(3.6, 3.6, w - 7.2, h - 7.2, 4, "none", "#c49a4a", 1)
    return (
        body
        + path(box(w - 46, 1.5, 44.5, h - 3, 6), fill, EDGE, 1.6)
        + rect(w - 42, 5, 37, h - 10, 4, "none", GOLD_LINE, 1.4)
    )


def dropdown() -> str:
    """A field whose right 46 units are a button: lay ui/arrow_down on them, 24 × 24, centred 23.5 from the right."""
    return _dropdown(lacquer)


def dropdown_open() -> str:
    return _dropdown(lacquer_hover)


def scroll_rail() -> str:
    return rect(1, 1, 18, 62, 9, linear("#5b4326", "#8a6a3e", to=(1, 0)), "#3a2313", 1.6, opacity=0.55)


def _thumb(fill: str) -> str:
    body = rect(1, 1, 18, 62, 9, fill, EDGE, 2) + rect(3.6, 3.6, 12.8, 56.8, 6, "none", GOLD_LINE, 1.1)
    return body + "".join(line(f"M7 {y}H13", "#fbe39a", 1.6) for y in (28, 32, 36))


def scroll_thumb() -> str:
    return _thumb(lacquer)


def scroll_thumb_hover() -> str:
    return _thumb(lacquer_hover)


def _tab(on: bool) -> str:
    shape = "M1 64V13Q1 1.5 13 1.5H83Q95 1.5 95 13V64Z"
    line_in = "M5 64V14Q5 5 14 5H82Q91 5 91 14V64"
    body = path(shape, SHEET if on else lacquer, "#4d300f" if on else EDGE, 2)
    body += path(line_in, "none", "#c49a4a" if on else "#a8803c", 1.5)
    return body + (rect(14, 2.6, 68, 5, 2.4, VERMILION) if on else "")


def tab_on() -> str:
    return _tab(on=True)


def tab_off() -> str:
    return _tab(on=False)


CONTROLS: dict[str, Panel] = {
    "field": Panel((64, 56), (14, 14, 14, 14), field),
    "field_focus": Panel((64, 56), (14, 14, 14, 14), field_focus),
    "field_wrong": Panel((64, 56), (15, 15, 15, 15), field_wrong),
    "rail": Panel((48, 16), (10, 7, 10, 7), rail),
    "rail_fill": Panel((48, 16), (10, 7, 10, 7), rail_fill),
    "knob": Panel((40, 40), (19, 19, 19, 19), knob),
    "knob_hover": Panel((40, 40), (19, 19, 19, 19), knob_hover),
    "toggle_on": Panel((72, 40), (35, 19, 35, 19), toggle_on),
    "toggle_off": Panel((72, 40), (35, 19, 35, 19), toggle_off),
    "check_on": Panel((40, 40), (19, 19, 19, 19), check_on),
    "check_off": Panel((40, 40), (19, 19, 19, 19), check_off),
    "radio_on": Panel((40, 40), (19, 19, 19, 19), radio_on),
    "radio_off": Panel((40, 40), (19, 19, 19, 19), radio_off),
    "dropdown": Panel((128, 56), (14, 14, 48, 14), dropdown),
    "dropdown_open": Panel((128, 56), (14, 14, 48, 14), dropdown_open),
    "scroll_rail": Panel((20, 64), (9, 14, 9, 14), scroll_rail),
    "scroll_thumb": Panel((20, 64), (9, 24, 9, 24), scroll_thumb),
    "scroll_thumb_hover": Panel((20, 64), (9, 24, 9, 24), scroll_thumb_hover),
    "tab_on": Panel((96, 64), (20, 20, 20, 10), tab_on),
    "tab_off": Panel((96, 64), (20, 20, 20, 10), tab_off),
}
