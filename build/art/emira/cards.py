"""Card backs and the sixteen goals.

A goal shows each way to fill it as a row of skills; between the rows a small knot stands for "or".
"""

from __future__ import annotations

from collections.abc import Iterator

from common.girih import Tiles, girih
from emira import signs
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, SHADE, plate
from emira.portrait import arch
from palette import gold
from render import Sprite
from svg import box, circle, clip, document, group, line, linear, path, rect, ring, star

WIDTH, HEIGHT = 104, 150
GOAL_W, GOAL_H = 164, 116
TILES = {
    "princess": Tiles("#3b1f63", "#4a2878", "#6a3a96", "#b3264a", "#8a6420", "#c99a3c"),
    "event": Tiles("#10205e", "#16307a", "#1f4aa0", "#1f8f86", "#8a6420", "#c99a3c"),
    "status": Tiles("#5c1030", "#701a3c", "#8d2450", "#e0a13a", "#8a6420", "#c99a3c"),
    "goal": Tiles("#0d3f3c", "#125450", "#1a7068", "#e0a13a", "#8a6420", "#c99a3c"),
}
MOON = "M4-22A23 23 0 1 0 22 12A18.4 18.4 0 1 1 4-22Z"


def _charge(kind: str) -> str:
    if kind == "princess":
        window = arch(0, 30, 46, 62)
        veil = path(
            "M0-22C-13-22-15-8-14 2C-14 14-20 22-22 34H22C20 22 14 14 14 2C15-8 13-22 0-22Z", "#ffe9a8", EDGE, 2
        )
        lady = (
            veil
            + path("M-18 34C-16 20-8 16-4 13H4C8 16 16 20 18 34Z", "#b3264a", EDGE, 1.8)
            + path("M-8-6C-8-16 8-16 8-6C8 2 4 9 0 9C-4 9-8 2-8-6Z", "#cb9162", EDGE, 1.8)
        )
        lady += path("M-9-9Q0-17 9-9L8-13L4-12L0-19L-4-12L-8-13Z", GOLD_LINE, EDGE, 1.4) + line(
            "M-5.4-3Q-3.6-.8-1.8-3M1.8-3Q3.6-.8 5.4-3", EDGE, 1.5
        )
        return (
            path(window, linear("#7a4fc0", "#2b1a66"), EDGE, 6) + path(window, "none", gold, 3.2) + clip(window, lady)
        )
    if kind == "event":
        return (
            circle(0, 0, 30, "#0b1240", EDGE, 5)
            + circle(0, 0, 30, "none", gold, 3)
            + group(path(MOON, GOLD_PALE, "#8a5c17", 1.2), -1, 0)
            + path(star(10, -6, 7, 2.4, 5), GOLD_PALE)
        )
    if kind == "status":
        return (
            path(star(0, 0, 35, 31, 16), "#3a0818", EDGE, 5)
            + path(star(0, 0, 35, 31, 16), "none", gold, 3)
            + group(signs.crown_sign(GOLD_PALE), 0, 0, 1.3)
        )
    return (
        path(star(0, 0, 36, 28, 8, -67.5), "#0a2f2c", EDGE, 5)
        + path(star(0, 0, 36, 28, 8, -67.5), "none", gold, 3)
        + rect(-13, -4, 26, 21, 4, GOLD_PALE, EDGE, 2)
        + line("M-8-4V-9A8 8 0 0 1 8-9V-4", EDGE, 7)
        + line("M-8-4V-9A8 8 0 0 1 8-9V-4", GOLD_PALE, 3.4)
        + circle(0, 5, 3, EDGE)
        + line("M0 6V11", EDGE, 3)
    )


def back(kind: str, w: float = WIDTH, h: float = HEIGHT) -> str:
    """A card back: girih in the colour of the deck round its charge."""
    ground = TILES[kind].ground
    inner = box(6, 6, w - 12, h - 12, 5)
    pattern = group(
        girih(30, TILES[kind], int(w // 30) + 2, int(h // 30) + 2), w / 2 - 60 - (w > h) * 30, h / 2 - 90 + (w > h) * 15
    )
    body = rect(1, 1, w - 2, h - 2, 9, ground, EDGE, 2) + clip(
        inner, pattern + rect(0, 0, w, h, 0, ground, opacity=0.3)
    )
    body += rect(3.4, 3.4, w - 6.8, h - 6.8, 7, "none", gold, 2.4) + path(inner, "none", EDGE, 1.6)
    body += circle(w / 2 + 1.6, h / 2 + 2.6, 39, SHADE, opacity=0.4) + circle(w / 2, h / 2, 39, ground, opacity=0.86)
    body += "".join(path(star(x, y, 4, 2, 4), GOLD_LINE) for x, y, _ in ring(w / 2, h / 2, 42, 12)) + group(
        _charge(kind), w / 2, h / 2, 0.92
    )
    return document(w, h, clip(box(0, 0, w, h, 10), body))


# ------------------------------------------------------------------------------------------------------------ goals

LETTERS = {"I": "intelligence", "H": "housekeeping", "C": "cooking", "R": "romance"}
GOALS: dict[str, tuple[str, ...]] = {
    "five_1": ("IHR",),
    "five_2": ("ICR",),
    "five_3": ("HCR",),
    "five_4": ("IIH",),
    "five_5": ("IIC",),
    "five_6": ("IIR", "IRR"),
    "five_7": ("HHC", "HCC"),
    "four_1": ("IHCR",),
    "four_2": ("IIHC",),
    "four_3": ("IHHR", "IHRR"),
    "four_4": ("IICR", "ICCR"),
    "four_5": ("HHCR", "HCCR", "HCRR"),
    "three_1": ("IIHCR",),
    "three_2": ("IIHHC", "IHHCC"),
    "three_3": ("IIHHR", "IIHRR"),
    "three_4": ("IICCR", "IICRR", "ICCRR"),
}
SEATS = {"five": 5, "four": 4, "three": 3}


def goal(name: str) -> str:
    """164 × 116: parchment edged in green, a row of stars for each way."""
    ways = GOALS[name]
    size = {1: 0.66, 2: 0.56, 3: 0.5}[len(ways)] if len(ways[0]) < 5 else {1: 0.54, 2: 0.52, 3: 0.5}[len(ways)]
    pitch, step = {1: 0, 2: 38, 3: 31}[len(ways)], 54 * size
    y0 = 65 - pitch * (len(ways) - 1) / 2
    rows = ""
    for row, way in enumerate(ways):
        y = y0 + pitch * row
        rows += "".join(
            group(signs.skill(LETTERS[letter]), 82 + step * (k - (len(way) - 1) / 2), y, size)
            for k, letter in enumerate(way)
        )
        if row:
            rows += line(f"M30 {y - pitch / 2}H74M90 {y - pitch / 2}H134", "#b98a3a", 1.2, opacity=0.8) + path(
                star(82, y - pitch / 2, 4.4, 2, 4), "#0d5a50"
            )
    pips = "".join(
        circle(82 + 9 * (k - (SEATS[name.split("_", maxsplit=1)[0]] - 1) / 2), 15, 2.8, "#0d5a50", EDGE, 1)
        for k in range(SEATS[name.split("_", maxsplit=1)[0]])
    )
    body = (
        rect(1, 1, GOAL_W - 2, GOAL_H - 2, 9, "#125450", EDGE, 2)
        + rect(5.4, 5.4, GOAL_W - 10.8, GOAL_H - 10.8, 6, plate, gold, 2.2)
        + rect(9.4, 9.4, GOAL_W - 18.8, GOAL_H - 18.8, 4, "none", "#b98a3a", 1)
    )
    corners = "".join(
        path(f"M{x} {y - 4}L{x + 4} {y}L{x} {y + 4}L{x - 4} {y}Z", "#0d5a50", GOLD_LINE, 1)
        for x in (9.4, GOAL_W - 9.4)
        for y in (9.4, GOAL_H - 9.4)
    )
    return document(GOAL_W, GOAL_H, clip(box(0, 0, GOAL_W, GOAL_H, 10), body + corners + pips + rows))


def sprites() -> Iterator[Sprite]:
    """`emira/back/<princess, event, status>` 104 × 150, `back/goal` 164 × 116, `goal/<id>` 164 × 116."""
    for kind in ("princess", "event", "status"):
        yield Sprite(f"emira/back/{kind}", back(kind), quality=84)
    yield Sprite("emira/back/goal", back("goal", GOAL_W, GOAL_H), quality=84)
    for name in GOALS:
        yield Sprite(f"emira/goal/{name}", goal(name), quality=80)
