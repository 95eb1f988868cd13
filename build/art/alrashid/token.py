"""Mercenaries, notes, honour and other small pieces of Al Rashid, each round (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alrashid.paints import EDGE, IVORY_HIGH, LEAF_LIGHT, ivory_flat, lapis, vermilion
from alrashid.signs import pips
from alrashid.wares import GHOSTS, WARES, any_ware, ghost, whole_set
from common.house import gilt, lozenge
from palette import LAPIS, LAPIS_DARK, VERMILION, VERMILION_DARK, gold
from render import Sprite
from svg import circle, document, ellipse, group, line, path, rect, star

BUCKLER = "M-13-15H13V1C13 9 7 14 0 17C-7 14-13 9-13 1Z"
STRONGEST = 5


def _under(d: str) -> str:
    return group(path(d, "#140604", opacity=0.4), 1.2, 2.2)


def land_back() -> str:
    """A land mercenary face down: a red shield with crossed sabres."""
    body = _under(BUCKLER) + path(BUCKLER, vermilion, "#2b0d07", 2.2)
    body += path(BUCKLER, "none", LEAF_LIGHT, 1.2, transform="scale(.84)")
    blades = "M-6.5-8C-2-4 3 3 6 9M6.5-8C2-4-3 3-6 9"
    return (
        body
        + line(blades, "#4d1207", 4.2)
        + line(blades, "#fff0c4", 2.6)
        + line("M3 7.4L7.4 4.6M-3 7.4L-7.4 4.6", "#f0c552", 2.4)
    )


def sea_back() -> str:
    """A sea mercenary face down: a blue disc with a boat."""
    body = circle(1.2, 2.2, 15.5, "#140604", opacity=0.4) + circle(0, 0, 15.5, lapis, "#081436", 2.2)
    body += circle(0, 0, 12.8, "none", LEAF_LIGHT, 1.2) + path("M-1.4-9.6C5-7 8-1.6 8 3H-1.4Z", "#fff4d6")
    body += path("M-3-6C-6-3-7.4 .4-7 3H-3Z", "#f0c552")
    return body + path("M-9 4.6H9C7.6 8.4 4 9 0 9C-4 9-7.6 8.4-9 4.6Z", "#e8694a")


def land_face(strength: int) -> str:
    """A land mercenary face up: room for its figure in the middle, as many dots as it is strong on top."""
    body = _under(BUCKLER) + path(BUCKLER, ivory_flat, VERMILION_DARK, 3.2)
    body += path("M-11.4-12H11.4V-7.6H-11.4Z", VERMILION_DARK) + group(pips(strength, "#ffe9b8"), 0, -10, 0.66)
    return body + line("M-9 1C-9 7-5 11 0 13.6C5 11 9 7 9 1", VERMILION, 1, opacity=0.6)


def sea_face(strength: int) -> str:
    """A sea mercenary face up: room for its figure above the wave, as many dots as it is strong on top."""
    body = circle(1.2, 2.2, 15, "#140604", opacity=0.4) + circle(0, 0, 15, ivory_flat, LAPIS_DARK, 3.2)
    body += path("M-12.2-7.6A14.4 14.4 0 0 1 12.2-7.6Z", LAPIS_DARK) + group(pips(strength, "#ffe9b8"), 0, -10.2, 0.62)
    return body + line("M-9 10q3-3 6 0t6 0t6 0", LAPIS, 1.7)


def note() -> str:
    """A credit note with a red seal."""
    d = "M-21-13H19C22-13 22-8 19-8V13H-19C-22 13-22 8-19 8V-13"
    body = _under(d) + path(d, ivory_flat, EDGE, 1.7) + line("M-14-7H6M-14-2.4H10M-14 2.2H2M-14 6.8H0", "#8d7447", 1.5)
    body += path("M6 8L4 15L8 13L10 16L12 9Z", VERMILION, "#4d1207", 1) + circle(
        10, 5.4, 6.4, vermilion, "#4d1207", 1.2
    )
    return body + path(star(10, 5.4, 4, 2, 6), LEAF_LIGHT)


def influence() -> str:
    """Political influence: a golden sun with a crown."""
    d = star(0, 0, 17, 13.4, 12)
    body = _under(d) + path(d, gold, "#5c3608", 1.6) + circle(0, 0, 10.6, lapis, "#5c3608", 1.2)
    return (
        body + path("M-5.6 4.4V-3.4L-2.4 .2L0-5.6L2.4 .2L5.6-3.4V4.4Z", LEAF_LIGHT) + line("M-5 7H5", LEAF_LIGHT, 1.5)
    )


def dishonor() -> str:
    """Dishonor: a dark six-sided stone struck through."""
    d = "M0-17L15-8.5V8.5L0 17L-15 8.5V-8.5Z"
    body = _under(d) + path(d, "#3b2f2c", "#140b08", 1.8) + path(d, "none", "#a59282", 1.3, transform="scale(.76)")
    return (
        body
        + line("M-5.6-5.6L5.6 5.6M5.6-5.6L-5.6 5.6", "#1c0e0a", 5)
        + line("M-5.6-5.6L5.6 5.6M5.6-5.6L-5.6 5.6", "#ff9a7c", 3)
    )


def prestige() -> str:
    """A prestige point: a golden star of eight."""
    d = star(0, 0, 16, 9.6, 8)
    return (
        _under(d)
        + path(d, gold, "#5c3608", 1.7)
        + path(star(0, 0, 9, 5, 8), "#fff3b8", "#b07a20", 0.9)
        + circle(0, 0, 2.2, VERMILION)
    )


def turn_marker() -> str:
    """The turn marker: a vermilion boss in gold, room for its figure."""
    d = star(0, 0, 21, 18, 16)
    return _under(d) + path(d, gold, "#4d1207", 1.8) + circle(0, 0, 14.8, vermilion, "#fff0c0", 1.5)


def turn_place(past: bool) -> str:
    """A place of the turn track: past ones light, coming ones dark."""
    return circle(0, 0, 14, "#5a7fd0" if past else "#0f2360", LEAF_LIGHT, 1.5)


def excommunication() -> str:
    """Cast out: a broken staff over a closed gate."""
    body = circle(0, 0, 19, "#2b1a10", "#f0c552", 1.8) + path(
        "M-11 13V-3C-11-9-3-11 0-15C3-11 11-9 11-3V13Z", "#6d5c42", "#f8dd8a", 1.5
    )
    body += line("M0-14V13M-11 2H11", "#2b1a10", 1.6) + circle(-3, 4, 1.4, "#f0c552") + circle(3, 4, 1.4, "#f0c552")
    return body + line("M-13-12L-1-1M3 2L14 12", EDGE, 6.4) + line("M-13-12L-1-1M3 2L14 12", "#ff9a7c", 3.6)


def benevolence() -> str:
    """The Caliph's gift: an open hand of gold from which a ware falls."""
    body = circle(0, 0, 19, "#18754a", "#5c3608", 1.8) + circle(0, 0, 16, "none", LEAF_LIGHT, 1.2)
    hand = "M-13-6C-8-11-2-12 3-10L11-8C13-7 12-4 10-4L2-5L10-1C12 0 11 3 9 2L0-1C-4 0-8 0-11 2Z"
    body += path(hand, "#f0c79a", EDGE, 1.5) + path("M-15-8L-10 3L-14 5L-18-5Z", gold, EDGE, 1.3)
    return body + "".join(path(lozenge(x, y, 6, 8), "#ffe08a", EDGE, 1) for x, y in ((3, 7), (-4, 10), (8, 11)))


def tick() -> str:
    """Resolved: a tick on a stone seal."""
    return circle(0, 0, 11, "#6d5c42", "#fff4d6", 1.8) + line("M-5 .4L-1.4 4.4L5.4-4", "#fff4d6", 2.8)


def legal() -> str:
    """A gold lozenge: may be chosen."""
    return path(lozenge(0, 0, 18, 18), gold, "#4d1207", 1.5) + path(lozenge(0, 0, 7.4, 7.4), IVORY_HIGH)


def pointer() -> str:
    """A vermilion hand of the clock pointing down at what is asked."""
    return group(path("M0 16L-10-4Q0-10 10-4Z", VERMILION, "#4d1207", 1.8), 0, 0) + circle(
        0, -5, 5, gold, "#4d1207", 1.3
    )


def corner() -> str:
    """One corner of a legal target (upper left), 24 × 24: turn it for the others."""
    return gilt("M3 21V8Q3 3 8 3H21", 4, 1.6) + path(lozenge(5.6, 5.6, 9, 9), VERMILION, "#fff3b0", 1)


def bank() -> str:
    """The bank of wares: an open chest."""
    lid = path("M-17-2V-8C-17-15 17-15 17-8V-2Z", "#8a5a2c", EDGE, 2) + line("M-8-12V-2M8-12V-2", "#f0c552", 2.6)
    body = lid + path("M-17-2H17V14H-17Z", "#a8713a", EDGE, 2) + line("M-8-2V14M8-2V14", "#f0c552", 2.6)
    return body + rect(-4, -5, 8, 9, 1.5, gold, EDGE, 1.4) + circle(0, -1.4, 1.4, EDGE)


def battle() -> str:
    """A clash: two sabres before a burst."""
    burst = path(star(0, 0, 20, 11, 11), "#ffd257", "#86190f", 1.6)
    blades = "M-11-12C-3-7 6 3 10 12M11-12C3-7-6 3-10 12"
    return burst + line(blades, EDGE, 5.6) + line(blades, "#f6f2e6", 3.2) + line("M6 11L13 7M-6 11L-13 7", "#8a5a14", 3)


def space() -> str:
    """A single placement space, 40 × 18, when drawn apart from its carpet."""
    return ellipse(0, 0, 18, 7, "#f8efd8", "#5c2a10", 1.4) + ellipse(0, 0, 15, 4.8, "none", "#c9894a", 0.9)


def space_open() -> str:
    """The same where one may be placed: gilt with a glow."""
    glow = "".join(ellipse(0, 0, 18 + k, 7 + k, "none", "#ffd257", 1.6, opacity=0.5 - k * 0.08) for k in (2, 4))
    return glow + ellipse(0, 0, 18, 7, "#fff6d8", EDGE, 3.4) + ellipse(0, 0, 18, 7, "none", "#ffd257", 2)


TOKENS: dict[str, tuple[float, Callable[[], str]]] = {
    "note": (52, note),
    "influence": (44, influence),
    "dishonor": (44, dishonor),
    "prestige": (40, prestige),
    "turn_marker": (50, turn_marker),
    "turn_past": (32, lambda: turn_place(True)),
    "turn_coming": (32, lambda: turn_place(False)),
    "excommunication": (44, excommunication),
    "benevolence": (44, benevolence),
    "tick": (26, tick),
    "legal": (22, legal),
    "pointer": (40, pointer),
    "bank": (44, bank),
    "battle": (48, battle),
    "space": (48, space),
    "space_open": (52, space_open),
}


def tokens() -> Iterator[Sprite]:
    """`alrashid/token/<id>`."""
    for name, (side, draw) in TOKENS.items():
        yield Sprite(f"alrashid/token/{name}", document(side, side, group(draw(), side / 2, side / 2)), quality=92)
    yield Sprite("alrashid/token/corner", document(24, 24, corner()), quality=92)


def mercenaries() -> Iterator[Sprite]:
    """`alrashid/mercenary/land_back`, `land_0` … `sea_5`: 36 × 42."""
    faces = {"land": (land_back, land_face), "sea": (sea_back, sea_face)}
    for arm, (back, face) in faces.items():
        pictures = {"back": back(), "face": face(0)} | {str(n): face(n) for n in range(STRONGEST + 1)}
        for name, body in pictures.items():
            picture = document(36, 42, group(body, 17, 20))
            yield Sprite(f"alrashid/mercenary/{arm}_{name}", picture, 3, quality=92)


def wares() -> Iterator[Sprite]:
    """`alrashid/ware/<id>` and `<id>_gone`, 40 × 40, and `any`; `set` is 84 × 22."""
    for name, draw in WARES.items():
        yield Sprite(f"alrashid/ware/{name}", document(40, 40, group(draw(), 20, 20, 1.16)), 3, quality=92)
    for name in GHOSTS:
        yield Sprite(f"alrashid/ware/{name}_gone", document(40, 40, group(ghost(name), 20, 20, 1.16)), quality=92)
    yield Sprite("alrashid/ware/any", document(40, 40, group(any_ware(), 20, 20, 1.12)), 3, quality=92)
    yield Sprite("alrashid/ware/set", document(84, 22, group(whole_set(), 42, 11)), quality=92)
