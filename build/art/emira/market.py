"""The arcade of the market: the six goods, the niches they stand in, and the free rooms of a household."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from common.girih import NIGHT_WALL, girih
from emira import caravan, folk, palace, signs, status, tokens
from emira.camel import TAWNY, camel
from emira.paints import AMBER, EDGE, GOLD_PALE, QUIET, SHADE, glow, moonglow
from emira.portrait import arch
from palette import gold
from render import Sprite
from svg import box, circle, clip, document, ellipse, group, line, linear, path, rect, star

NICHE = 162, 182


def appearance() -> str:
    """The bag, and counters out of it."""
    spread = (
        group(tokens.counter("beauty"), -34, -18, 0.74)
        + group(tokens.counter("attire"), 36, -18, 0.74)
        + group(tokens.counter("manners"), 4, -12, 0.84)
    )
    return group(tokens.bag(), 0, -46, 0.94) + spread


def status_cards() -> str:
    """Three cards, the first one seen."""
    face = status.face
    return (
        group(face("rose_garden"), -56, -94, 0.8, -13)
        + group(face("lanterns"), -2, -108, 0.8, 12)
        + group(face("observatory"), -36, -106, 0.88)
    )


def section() -> str:
    """A wing of a palace."""
    return ellipse(0, 2, 56, 7, SHADE, opacity=0.4) + group(palace.section(3), scale=1.16)


def beast() -> str:
    """A camel for sale."""
    return ellipse(0, 0, 60, 7, SHADE, opacity=0.4) + group(camel(caravan.TEAL, TAWNY, 7), 2, 0, 0.62)


ACTIONS: dict[str, Callable[[], str]] = {
    "small_caravan": lambda: group(caravan.small_slow(), 6, 0, 0.94),
    "large_caravan": lambda: group(caravan.large_slow(), -7, 0, 0.84),
    "appearance": appearance,
    "status": status_cards,
    "palace": section,
    "camel": beast,
}
SMALL: dict[str, str] = {
    "small_caravan": group(path(signs.CAMEL_SIGN, "#f2c27a", EDGE, 1.6), 0, 3, 1.16)
    + path("M-7-6H6V3H-7Z", "#b3264a", EDGE, 1.6),
    "large_caravan": group(path(signs.CAMEL_SIGN, "#c98a4c", EDGE, 1.8), 4, -3, 0.9)
    + group(path(signs.CAMEL_SIGN, "#f2c27a", EDGE, 1.6), -3, 6, 1)
    + path("M-9-2H2V6H-9Z", "#6a45bd", EDGE, 1.6),
    "appearance": group(tokens.counter("manners"), 0, 4, 0.56),
    "status": group(status.crown("#b48cf2"), 0, 4, 1.1),
    "palace": group(signs.dome_sign("#8fe0d6"), 0, 2, 0.96),
    "camel": group(path(signs.CAMEL_SIGN, "#f2c27a", EDGE, 1.6), 0, 3, 1.16)
    + path("M-7-6Q-3-2 2-5V3Q-3 7-8 3Z", "#1f8f86", EDGE, 1.2),
}


def small(key: str) -> str:
    """The sign of a market space: a little lit arch, 44 × 48."""
    window = arch(0, 21, 38, 44)
    return (
        path(window, linear("#2a2a63", "#4a2f5c"), EDGE, 5) + path(window, "none", gold, 2.4) + clip(window, SMALL[key])
    )


# ----------------------------------------------------------------------------------------------------------- niches


def _wall(window: str, quiet: float) -> str:
    """Girih round a window."""
    w, h = NICHE
    frame = box(0, 0, w, h, 10) + window
    seen = clip(box(0, 0, w, h, 10), group(girih(40.5, NIGHT_WALL, 4, 5), 0, -9))
    return seen + path(frame, "#080d30", fill_rule="evenodd", opacity=quiet)


def _edge(window: str, colour: str, width: float, dashes: str = "") -> str:
    w, h = NICHE
    dash = {"stroke_dasharray": dashes} if dashes else {}
    out = path(window, "none", EDGE, 8) + path(window, "none", colour, 3.6)
    return (
        out
        + rect(1.6, 1.6, w - 3.2, h - 3.2, 9, "none", EDGE, 3.2)
        + rect(1.6, 1.6, w - 3.2, h - 3.2, 9, "none", colour, width, **dash)
    )


def _inside(sky: str, floor: str, lit: bool) -> str:
    w, h = NICHE
    light = glow(81, 92, 96, 0.62) if lit else moonglow(30, 60, 80, 0.25)
    tiles = line(
        "M20 182L60 156M52 182L72 156M81 182V156M110 182L90 156M142 182L102 156M0 168H162", EDGE, 1.6, opacity=0.35
    )
    return rect(0, 0, w, h, 0, sky) + light + path(f"M0 {h - 28}Q81 {h - 34} 162 {h - 28}V{h}H0Z", floor) + tiles


def _stars(colour: str = AMBER) -> str:
    w, h = NICHE
    return "".join(
        path(star(x, y, 8, 3.2, 4), colour, EDGE, 1.2) for x, y in ((5, 5), (w - 5, 5), (5, h - 5), (w - 5, h - 5))
    )


def niche(state: str) -> str:
    """162 × 182: an arch in the girih wall; goods stand on y 172, the lantern's ring hangs at (81, 16).

    `lit` may be chosen, `hover` is looked at, `dark` may not be chosen, `taken` is shuttered.
    """
    window = arch(81, 178, 146, 170, 0.62)
    lit = state in ("lit", "hover")
    warm, cold = linear("#1a1640", "#4a2f60", "#8a5248"), linear("#060b26", "#111a4c")
    inside = _inside(warm if lit else cold, "#b37a50" if lit else "#1a2560", lit)
    body = _wall(window, {"lit": 0.1, "hover": 0, "dark": 0.5, "taken": 0.5}[state]) + clip(
        window, inside + (_shutter() if state == "taken" else "")
    )
    if state == "lit":
        return body + _edge(window, gold, 3) + _stars()
    if state == "hover":
        return (
            body + _edge(window, AMBER, 5) + rect(5.4, 5.4, 151.2, 171.2, 6, "none", GOLD_PALE, 1.4) + _stars("#ffe9a8")
        )
    return body + _edge(window, QUIET, 1.8, "7 5" if state == "dark" else "")


def _shutter() -> str:
    """A closed lattice with a plain boss for the buyer's emblem, its middle at (81, 104)."""
    rails = "".join(f"M{-60 + 16 * k} 200L{140 + 16 * k} 0M{222 - 16 * k} 200L{22 - 16 * k} 0" for k in range(17))
    lattice = (
        rect(0, 0, 162, 182, 0, "#0b1136")
        + line(rails, EDGE, 6.4)
        + line(rails, "#6b4a34", 4)
        + line(rails, "#a87a4a", 1.2)
    )
    return (
        lattice
        + circle(81, 104, 37, EDGE)
        + circle(81, 104, 35, "#0a1036", "#a8793f", 3)
        + circle(81, 104, 30, "none", "#6b4a34", 1.4)
    )


# ------------------------------------------------------------------------------------------------------------ rooms


def room(state: str) -> str:
    """136 × 190: a free room; `lit` when somebody may move in, `empty`, or `shut` when there is none yet."""
    window = arch(68, 187, 130, 184)
    lit = state == "lit"
    edge = {"lit": AMBER, "empty": "#6b7ac0", "shut": "#3a4686"}[state]
    inside = rect(0, 0, 136, 190, 0, linear("#1a1640", "#4a2f60") if lit else linear("#0a0f34", "#121b52"))
    inside += glow(68, 96, 86, 0.7) if lit else ""
    inside += rect(0, 156, 136, 40, 0, "#8a5a54" if lit else "#1a2560") + line("M0 156H136", edge, 1.6, opacity=0.7)
    if state == "shut":
        bars = "".join(f"M{-40 + 17 * k} 200L{150 + 17 * k} 10M{196 - 17 * k} 200L{6 - 17 * k} 10" for k in range(12))
        inside += line(bars, "#26306e", 4)
    else:
        inside += group(folk.cushion() if lit else folk.cushion("#4a569c", "#262f6c"), 68, 162, 0.84)
        inside += line("M68 0V40", edge, 1.6) + group(folk.lantern(lit), 68, 40, 0.7)
    rim = path(window, "none", EDGE, 6) + path(window, "none", edge, 3, **({} if lit else {"stroke_dasharray": "7 5"}))
    return clip(window, inside) + rim


def bust_room(state: str) -> str:
    """The same for rivals, 72 × 92."""
    return group(room(state), -0.6, -4.4, 0.53)


def sprites() -> Iterator[Sprite]:
    """`emira/action/<id>` 148 × 124, `action_small/<id>`, `niche/<state>`, `room/<state>`, `room/bust_<state>`."""
    for key, draw in ACTIONS.items():
        yield Sprite(f"emira/action/{key}", document(148, 124, draw(), (-74, -114, 148, 124)), quality=88)
        yield Sprite(f"emira/action_small/{key}", document(44, 50, small(key), (-22, -26, 44, 50)), quality=92)
    for state in ("lit", "hover", "dark", "taken"):
        yield Sprite(f"emira/niche/{state}", document(*NICHE, niche(state)), quality=88)
    for state in ("lit", "empty", "shut"):
        yield Sprite(f"emira/room/{state}", document(136, 190, room(state)), quality=90)
        yield Sprite(f"emira/room/bust_{state}", document(72, 92, bust_room(state), (0, 0, 72, 92)), quality=90)
