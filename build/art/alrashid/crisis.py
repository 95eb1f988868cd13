"""Crisis tiles, 120 square: eleven alarms, each with a strip for the lands attacked by sea and one for those by land.

The picture fills x 8–112, y 8–66. Strips: sea y 70–90, land y 92–112; their arm stands at x 20, land signs go from x 40
on, 24 apart. Set-up tiles have a dark frame, those of the game a pale one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alrashid import landscape as scene
from alrashid.ornament import diaper_white, rays
from alrashid.paints import EDGE, LEAF_LIGHT, lapis, leaf_sky, vermilion
from alrashid.token import land_back, sea_back
from common.buildings import palm
from palette import VERMILION, gold, ivory_panel, lapis_sea
from render import Sprite
from svg import bar, box, circle, clip, document, ellipse, group, line, linear, path, rect, star

SIDE = 120
_night = linear("#0f1a4a", "#3b2a6a", "#b0523a")
_storm = linear("#7a4a2a", "#c9894a", "#e8c07a")
_dawn = linear("#86190f", "#e8694a", "#f8d27a")
_fire = linear("#fff3b0", "#f08a1c", "#c4341c")
WINDOW = box(8, 8, 104, 58, 4)


def _flame(x: float, y: float, s: float = 1) -> str:
    tongue = path("M-8 4C-13-4-7-9-5-18C-1-13 1-12 2-17C8-11 11-3 7 4Z", _fire, "#4d1207", 1.3)
    return group(tongue + path("M-3 4C-5-1-2-4-1-8C2-5 4-1 3 4Z", "#fff3b0"), x, y, s)


def _ground(colour: str, y: float = 56) -> str:
    return rect(0, y, 120, 20, 0, colour)


def _water(y: float = 50) -> str:
    crest = "M0 {0}q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"
    return (
        rect(0, y, 120, 30, 0, lapis_sea)
        + line(crest.format(y), "#9fc4f2", 2)
        + line(crest.format(y + 8), "#9fc4f2", 1.2, opacity=0.6)
    )


def _rider(x: float, y: float, s: float, coat: str) -> str:
    horse = "M-18 12L-14 2C-16-4-10-8-4-7L6-8L12-16L18-14L20-9L15-8C13-2 10 2 10 4L15 13L11 14L5 5H-6L-10 13L-14 14Z"
    body = path(horse, "#5c3418", EDGE, 1.5) + path("M-6-6C-6-16-2-19 1-19S6-15 5-7Z", coat, EDGE, 1.5)
    body += circle(0.6, -21, 3.4, "#e3b083", EDGE, 1.2) + path("M-4-21C-4-27 5-27 5-21Z", "#fffaf0", EDGE, 1.2)
    return group(body + line("M4-14L16-26", EDGE, 2.6) + line("M4-14L16-26", "#e9e6da", 1.4), x, y, s)


def beacon() -> str:
    """A fire on a watchtower by night."""
    body = rect(0, 0, 120, 70, 0, _night) + "".join(
        circle(x, y, 1, "#fff6cf") for x, y in ((20, 16), (34, 28), (92, 18), (102, 32))
    )
    body += scene.hill(24, 66, 90, 22, "#2a2450", "#1c1838") + scene.hill(98, 66, 80, 28, "#352a58", "#1c1838")
    body += path("M50 66L53 34H67L70 66Z", "#8a6a4a", EDGE, 1.5) + rect(49, 30, 22, 6, 1, "#a88562", EDGE, 1.3)
    return body + circle(60, 24, 20, "#ffb347", opacity=0.3) + _flame(60, 28, 1.15)


def drums() -> str:
    """War drums at dawn."""
    body = rect(0, 0, 120, 70, 0, _dawn) + group(rays(60, 56, 90, 11), opacity=0.25) + _ground("#7a4a24", 54)
    for x, s in ((34, 0.9), (88, 0.9), (60, 1.25)):
        drum = path("M-15-4H15C15 10 8 16 0 16S-15 10-15-4Z", vermilion, EDGE, 1.6) + line(
            "M-12-1L-5 13M-3-1L0 15M12-1L5 13", LEAF_LIGHT, 1.2
        )
        body += group(drum + ellipse(0, -4, 15, 4.6, "#f8ead0", EDGE, 1.5), x, 48, s)
    return body + bar("M48 22L58 40M76 20L64 40", "#a8713a", 2, EDGE, 1.1)


def arrow_letter() -> str:
    """A letter of threat nailed to a gate by an arrow."""
    body = rect(0, 0, 120, 70, 0, "#6b3f1c") + "".join(line(f"M{x} 0V70", "#3a1c08", 1.6) for x in range(12, 120, 16))
    body += line("M0 14H120M0 58H120", "#8d7447", 5) + "".join(
        circle(x, y, 2, "#f0c552", EDGE, 0.8) for x in range(12, 120, 16) for y in (14, 58)
    )
    leaf = path("M-22-17L20-20L23 14L-19 18Z", "#f6e8c8", EDGE, 1.7) + line(
        "M-15-9L14-11M-14-2L8-3M-13 5L14 3", "#8d7447", 1.8
    )
    body += group(leaf, 58, 38) + bar("M64 34L98 14", "#c9a06a", 2.4, EDGE, 1.1)
    return (
        body
        + path("M60 36L70 27L72 33Z", "#c9d2d9", EDGE, 1.1)
        + path("M92 12L102 6L104 12L96 18Z", VERMILION, EDGE, 1.2)
    )


def corsair() -> str:
    """A ship with a red sail bears down."""
    body = rect(0, 0, 120, 70, 0, linear("#9cc4e8", "#f6e6c0")) + _water(48)
    ship = path("M-34 0H36C30 14 14 18-4 18C-20 18-30 12-34 0Z", "#5c3418", EDGE, 2) + line("M-30 5H32", "#f0c552", 2)
    ship += bar("M-6 0V-36", "#6b3f1c", 2, EDGE, 1.1) + path(
        "M-24-4C-10-16 6-30 12-38C26-20 26-10 20-4Z", vermilion, EDGE, 1.8
    )
    ship += "".join(circle(x, 2, 3.4, "#c9d2d9", EDGE, 1.2) for x in (-20, -8, 4, 16)) + path(
        "M2-16l4-6l4 6l-4 6Z", LEAF_LIGHT
    )
    return body + group(ship, 58, 44) + scene.dhow(102, 44, 0.4)


def horsemen() -> str:
    """Riders come over the dunes."""
    body = (
        rect(0, 0, 120, 70, 0, linear("#f6d680", "#fbeec8"))
        + scene.hill(30, 66, 110, 26, "#e8c07a")
        + scene.hill(96, 68, 100, 22, "#dca860")
    )
    return body + _rider(30, 40, 0.8, "#1d429b") + _rider(60, 50, 1, "#86190f") + _rider(94, 46, 0.85, "#3a3038")


def sandstorm() -> str:
    """A wall of sand swallows the palms."""
    body = rect(0, 0, 120, 70, 0, _storm) + _ground("#c08a4a") + palm(94, 62, 0.9) + palm(104, 64, 0.7)
    for x, y, r in ((8, 24, 22), (22, 46, 20), (40, 30, 18), (36, 56, 16), (58, 48, 13), (54, 22, 11)):
        body += circle(x, y, r, "#d9a45c", "#8a5a24", 1.2) + line(
            f"M{x - r * 0.5} {y}a{r * 0.5} {r * 0.5} 0 1 1 {r * 0.5} {r * 0.5}", "#8a5a24", 1.4
        )
    return body + line("M66 36q10-5 20 0t20 0M70 58q9-4 18 0", "#f6e0b4", 2, opacity=0.8)


def burning_tower() -> str:
    """A tower on fire."""
    body = rect(0, 0, 120, 70, 0, linear("#2b1a2a", "#86190f", "#f08a1c")) + _ground("#2b1a10", 58)
    body += path("M44 62L47 26H73L76 62Z", "#a88562", EDGE, 1.7) + path(
        "M45 26V18H51V22H57V18H63V22H69V18H75V26Z", "#a88562", EDGE, 1.5
    )
    body += path("M56 62V52A4 4 0 0 1 64 52V62Z", "#1c0e04") + rect(57, 32, 6, 8, 0, "#ffd257", EDGE, 1)
    return (
        body + _flame(52, 20, 0.8) + _flame(68, 20, 1) + _flame(36, 58, 0.9) + _flame(88, 58, 0.8) + _flame(61, 40, 0.4)
    )


def comet() -> str:
    """A star with a tail: an evil omen."""
    body = rect(0, 0, 120, 70, 0, linear("#081436", "#1d429b")) + "".join(
        circle(x, y, 1.1, "#fff6cf") for x, y in ((18, 40), (30, 20), (52, 50), (98, 44), (70, 14))
    )
    body += path("M84 26L10 12L20 24L8 30L26 34L20 46Z", "#ffe9a8", opacity=0.55) + path(
        "M84 26L24 20L36 28L30 36Z", "#fff6cf", opacity=0.8
    )
    body += path(star(86, 27, 15, 7, 8), gold, EDGE, 1.7) + scene.hill(30, 68, 90, 14, "#12245c", "#081436")
    return body + path("M60 66V54C60 48 66 47 68 42C70 47 76 48 76 54V66ZM84 66V58H100V66Z", "#12245c", "#081436", 1.2)


def mangonel() -> str:
    """A siege engine throws its stone."""
    body = rect(0, 0, 120, 70, 0, linear("#cfe0e6", "#f6e6c0")) + _ground("#a8853f", 56)
    body += path("M88 58V24H92V20H97V24H103V20H108V24H114V58Z", "#d9b985", EDGE, 1.6) + rect(
        98, 34, 6, 10, 0, "#5c2f10", EDGE, 1
    )
    engine = bar("M-20 12L0-14L20 12M-24 12H24", "#a8713a", 4, EDGE, 1.4) + bar(
        "M-24 4L18-26", "#c9a06a", 3.4, EDGE, 1.3
    )
    engine += (
        rect(-32, 2, 14, 11, 2, "#6d5c42", EDGE, 1.5)
        + circle(-16, 14, 4.6, "#6b3f1c", EDGE, 1.5)
        + circle(16, 14, 4.6, "#6b3f1c", EDGE, 1.5)
    )
    return (
        body
        + group(engine, 40, 46)
        + circle(78, 16, 5.4, "#59646c", EDGE, 1.6)
        + line("M60 16Q68 10 72 13", "#59646c", 1.6, stroke_dasharray="3 3")
    )


def serpent() -> str:
    """A monster of the deep, as the sailors tell."""
    body = rect(0, 0, 120, 70, 0, linear("#f6d680", "#fbeec8"))
    coil = "M18 58C18 30 40 30 40 58M52 58C52 22 80 22 80 58"
    body += bar(coil, "#2f9a6a", 9, EDGE, 1.8) + line("M24 44l4 3M34 44l-4 3M60 36l4 3M72 36l-4 3", "#bfe8c8", 1.8)
    head = path("M-10 26C-12 6-12-8 0-12C10-14 18-8 20-2L8 0L18 4C12 8 2 8 0 14L0 26Z", "#2f9a6a", EDGE, 1.9)
    head += circle(5, -5.4, 2, "#ffe08a", EDGE, 1) + path("M-8-10L-14-17L-3-13Z", VERMILION, EDGE, 1.2)
    return body + group(head, 92, 34) + _water(52)


def locusts() -> str:
    """A cloud of locusts over the fields."""
    body = rect(0, 0, 120, 70, 0, linear("#c9c07a", "#f6e6b0")) + _ground("#8a9c4a", 54)
    body += "".join(line(f"M{x} 68Q{x + 2} 60 {x + 1} 54", "#e0b84a", 2.4) for x in range(6, 120, 8))
    bug = (
        path("M-8 1C-6-3 4-4 9-1C10 1 8 3 4 3H-4Z", "#6b7a2a", EDGE, 1.1)
        + path("M-7-1L4-8L6-2Z", "#c9d28a", EDGE, 0.9)
        + line("M-3 3L-7 8L-10 5", EDGE, 1.2)
    )
    places = (
        (20, 20, 1),
        (44, 14, 0.8),
        (66, 24, 1.25),
        (92, 16, 0.9),
        (34, 36, 1.1),
        (82, 38, 1),
        (56, 44, 0.8),
        (104, 32, 0.7),
        (14, 42, 0.7),
    )
    return body + "".join(group(bug, x, y, s) for x, y, s in places)


SCENES: dict[str, Callable[[], str]] = {
    "x1": beacon,
    "x2": drums,
    "x3": arrow_letter,
    "w1": corsair,
    "w2": burning_tower,
    "w3": horsemen,
    "w4": serpent,
    "w5": sandstorm,
    "w6": mangonel,
    "w7": comet,
    "w8": locusts,
}


def face(name: str) -> str:
    """A crisis tile face up."""
    early = name.startswith("x")
    ground = linear("#3a2a3c", "#1c141d") if early else ivory_panel
    body = rect(2, 3.6, 117, 116, 8, "#140604", opacity=0.4) + rect(1, 1, 117, 117, 7, ground, EDGE, 2)
    body += (
        rect(4.4, 4.4, 110.2, 110.2, 5, "none", "#d9a441", 1.6)
        + clip(WINDOW, SCENES[name]())
        + path(WINDOW, "none", EDGE, 1.8)
    )
    for y, fill, sign in ((70, lapis, sea_back()), (92, vermilion, land_back())):
        body += rect(8, y, 104, 20, 4, "#fdf7e8", EDGE, 1.4) + path(f"M9 {y + 1}H30L34 {y + 10}L30 {y + 19}H9Z", fill)
        body += group(sign, 20, y + 10, 0.54)
    return body


def back(early: bool) -> str:
    """A crisis tile face down: the beacon's star on dark or on ivory ground."""
    ground, field, ray = ("#1c141d", "#3a2a3c", "#e9c873") if early else ("#fdf7e8", "#2b1a10", "#e9c873")
    body = rect(2, 3.6, 117, 116, 8, "#140604", opacity=0.4) + rect(1, 1, 117, 117, 7, ground, EDGE, 2)
    body += rect(8, 8, 103, 103, 5, field, "#d9a441", 2) + rect(8, 8, 103, 103, 5, diaper_white())
    body += path(star(60, 60, 44, 25, 8), "none", ray, 3.4) + path(star(60, 60, 34, 20, 8), leaf_sky, EDGE, 1.6)
    body += path("M60 38C66 48 65 56 63 66H57C55 56 54 48 60 38Z", VERMILION, EDGE, 1.6) + circle(
        60, 76, 5.4, VERMILION, EDGE, 1.6
    )
    return body + "".join(path(star(x, y, 8, 3.4, 8), ray) for x in (21, 98) for y in (21, 98))


def small_back() -> str:
    """The same for the stack on the board, 52 square."""
    body = (
        rect(1, 2, 50, 49, 5, "#140604", opacity=0.4)
        + rect(1, 1, 49, 48, 5, "#fdf7e8", "#2b1a10", 2)
        + rect(5, 5, 41, 40, 3, "#2b1a10")
    )
    body += path(star(25.5, 25, 18, 10, 8), "none", "#e9c873", 2)
    return body + line("M25.5 15V28", "#ff8a66", 5) + circle(25.5, 35, 3.2, "#ff8a66")


def sprites() -> Iterator[Sprite]:
    """`alrashid/crisis/<id>`, `back`, `back_setup` (120 square) and `stack` (52 square)."""
    for name in SCENES:
        yield Sprite(f"alrashid/crisis/{name}", document(SIDE, SIDE, face(name)), 3, quality=84)
    yield Sprite("alrashid/crisis/back", document(SIDE, SIDE, back(False)), quality=88)
    yield Sprite("alrashid/crisis/back_setup", document(SIDE, SIDE, back(True)), quality=88)
    yield Sprite("alrashid/crisis/stack", document(52, 52, small_back()), quality=92)
