"""Camels of the seats, caravans on their tracks and the spices they carry.

Caravans face left, the way they walk; camels face right. The small caravan is one camel, the large one two on a rope;
the slow ones carry bales and are led on foot, the fast ones carry riders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emira import camel, folk
from emira.camel import BODY, DUN, SADDLE, TAWNY, WHITE, Blanket
from emira.paints import EDGE, GOLD_PALE, SHADE, brass
from emira.sheiks import SHEIKS
from render import Sprite
from svg import circle, document, ellipse, group, line, linear, path

WINE = Blanket("#b3264a", "#5c1030", "zigzag", "#ffd98a")
TEAL = Blanket("#1f8f86", "#0b4f5c", "lozenges", "#ffe9a8")
PLUM = Blanket("#6a45bd", "#2b1a66", "stars", "#f4dc9a")
GOLDEN = Blanket("#e2a13a", "#8a4a10", "bands", "#7a2417")


def _drover(garb: folk.Garb, scale: float) -> str:
    return group(
        folk.folk(garb, "keffiyeh", left=True) + line("M-8-26L-18-34", EDGE, 6) + line("M-8-26L-18-34", garb.robe, 3),
        scale=scale,
    )


def _left(body: str, x: float, y: float, scale: float) -> str:
    return group(body, x, y, (-scale, scale))


def small_slow(step: float = 9) -> str:
    """One laden camel and its drover."""
    return (
        ellipse(2, 0, 54, 7, SHADE, opacity=0.4)
        + _left(camel.camel(WINE, TAWNY, step, camel.packs()), 14, 0, 0.54)
        + group(_drover(folk.TEAL, 0.92), -44, 2)
    )


def small_fast(step: float = 16) -> str:
    """One camel with its rider."""
    return ellipse(0, 0, 52, 7, SHADE, opacity=0.4) + _left(
        camel.camel(TEAL, WHITE, step, camel.rider("#e0483f", "#8d1c22", "#fff6da")), 4, 0, 0.6
    )


def large_slow(step: float = 9) -> str:
    """Two laden camels on a rope, led on foot."""
    second = _left(camel.camel(PLUM, DUN, -step, camel.packs("#2c7f78", "#b3264a")), 40, -9, 0.48)
    first = _left(camel.camel(GOLDEN, TAWNY, step, camel.packs("#6a45bd", "#c4602e")), -8, 2, 0.5)
    rope = line("M2-50Q12-34 22-56", EDGE, 3.4) + line("M2-50Q12-34 22-56", "#f2dca8", 1.6)
    return ellipse(4, 0, 74, 8, SHADE, opacity=0.4) + second + rope + first + group(_drover(folk.AMBER, 0.86), -62, 4)


def large_fast(step: float = 16) -> str:
    """A rider and a litter at a trot."""
    second = _left(camel.camel(PLUM, TAWNY, -step, camel.litter()), 38, -8, 0.5)
    first = _left(camel.camel(WINE, WHITE, step, camel.rider("#4a8df0", "#1c4aa8", "#ffd98a")), -26, 3, 0.54)
    return ellipse(2, 0, 74, 8, SHADE, opacity=0.4) + second + first


CARAVANS: dict[str, Callable[[float], str]] = {
    "small_slow": small_slow,
    "small_fast": small_fast,
    "large_slow": large_slow,
    "large_fast": large_fast,
}


VIEWS = {"small": (-66, 136), "large": (-84, 184)}


def _chip(blanket: str, hide: str, stride: float, load: str = "") -> str:
    """A camel drawn broad, for a box of the track; feet at the origin, 60 wide, facing left."""
    legs = "".join(f"M{x} 116L{x + stride * s} 163" for x, s in ((58, 1), (152, 1), (76, -1), (138, -1)))
    body = (
        line(legs, EDGE, 24)
        + path(BODY, EDGE, EDGE, 18)
        + line(legs, hide, 11)
        + path(BODY, hide)
        + path(SADDLE, blanket)
        + line("M62 106Q98 122 136 106", GOLD_PALE, 9)
        + load
        + circle(184, 30, 5, EDGE)
    )
    return group(body, 34, -49.5, (-0.3, 0.3))


def chip(size: str, pace: str) -> str:
    """What walks on the boxes of a spice track: `size` small or large, `pace` slow or fast; 44 × 40 round (0, 0)."""
    pack = path("M60 56C40 60 42 108 58 114H126C146 108 150 62 122 54L114 28H76Z", "#8a3f6a", EDGE, 12) + line(
        "M48 84H142M96 30V112", GOLD_PALE, 9
    )
    man = circle(100, 2, 22, "#f6eedb", EDGE, 12) + path(
        "M78 60C74 34 86 18 100 18C118 20 122 40 120 62Z", "#e0483f", EDGE, 12
    )
    load = pack if pace == "slow" else man
    stride = 4 if pace == "slow" else 16
    lead = ("#b3264a", "#ffcf82") if size == "small" else ("#6a45bd", "#ffcf82")
    one = _chip(*lead, stride, load)
    if size == "small":
        return group(one, -3, 18, 0.66)
    return group(_chip("#1f8f86", "#d9964e", -stride, load), 5, 10, 0.54) + group(one, -10, 18, 0.56)


def sack(fill: str, heap: str) -> str:
    """An open sack, 40 high round the origin."""
    return (
        path("M-15-6C-19 6-18 16-14 18H14C18 16 19 6 15-6Z", fill, EDGE, 2)
        + path("M-15-6Q-8-17 0-18T15-6Q0 2-15-6Z", heap, EDGE, 1.8)
        + path("M-16-7Q0 5 16-7L15-1Q0 9-15-1Z", "#f2dcb0", EDGE, 1.6)
        + line("M-11 4Q-13 10-11 15", "#fff", 1.8, opacity=0.4)
    )


def saffron() -> str:
    """A golden cone in a brass bowl."""
    return (
        path("M-12-1C-8-4-5-15 0-17C5-15 8-4 12-1Z", "#f3b73a", EDGE, 2)
        + path("M0-17C5-15 8-4 12-1H3C4-7 3-13 0-17Z", "#b8741c", opacity=0.6)
        + path("M-16-1H16C15 9 9 15 0 15C-9 15-15 9-16-1Z", brass, EDGE, 2)
        + line("M-11 3Q-9 9-4 11", "#fff6da", 1.8, opacity=0.7)
        + path("M-6 14H6L8 18H-8Z", brass, EDGE, 1.6)
    )


def pepper() -> str:
    """A basket of red peppers."""
    pods = "".join(
        group(
            path("M0 0C6-2 9-10 5-17C0-14-4-8-4-3Z", "#e0432f", EDGE, 1.7) + line("M5-17q2-3 4-3", "#3f8a4a", 2.4),
            x,
            y,
            rotate=t,
        )
        for x, y, t in ((-9, 0, -30), (9, 0, 30), (-3, -1, -8), (4, 0, 12), (0, 2, 60))
    )
    basket = path("M-16-1H16L12 17H-12Z", "#c98a4c", EDGE, 2)
    return pods + basket + line("M-14.4 5H14.4M-13 11H13M-8 0L-6 16M0 0V16M8 0L6 16", "#7a4a20", 1.6)


def cardamom() -> str:
    """A sack of green pods."""
    pods = "".join(
        ellipse(x, y, 4, 2.6, "#9fd06a", EDGE, 1.2) for x, y in ((-7, -9), (0, -13), (7, -9), (-2, -8), (4, -6))
    )
    return sack("#d9c190", "#7db552") + pods


def sumac() -> str:
    """Crimson powder in a blue jar."""
    jar = "M-9-5C-18 0-18 14-10 18H10C18 14 18 0 9-5Z"
    return (
        path("M-9-6C-6-9-4-16 0-17C4-16 6-9 9-6Z", "#c2307e", EDGE, 1.9)
        + path(jar, linear("#f6f9ff", "#9db4ee", to=(0.8, 0.6)), EDGE, 2)
        + path("M-11-7H11V-3H-11Z", "#2d4fb0", EDGE, 1.7)
        + line("M-14 5Q0 11 14 5", "#2d4fb0", 2)
        + line("M-11 2Q-13 8-10 14", "#fff", 2)
    )


SPICES: dict[str, Callable[[], str]] = {
    "small_slow": saffron,
    "small_fast": pepper,
    "large_slow": cardamom,
    "large_fast": sumac,
}


def spent(drawn: str) -> str:
    """The same as a shadow in an empty box."""
    return group(drawn, opacity=0.34)


def sprites() -> Iterator[Sprite]:
    """`emira/camel/<sheik>`, `caravan/<id>` with `<id>_step`, `chip/<id>`, `spice/<id>` with `<id>_spent`."""
    for name, sheik in SHEIKS.items():
        beast = ellipse(0, 0, 70, 8, SHADE, opacity=0.4) + camel.camel(sheik.blanket(), TAWNY, 7)
        yield Sprite(f"emira/camel/{name}", document(96, 80, group(beast, 48, 76, 0.5)), quality=90)
    offered = ellipse(0, 0, 70, 8, SHADE, opacity=0.4) + camel.camel(TEAL, TAWNY, 7)
    yield Sprite("emira/camel/offer", document(96, 80, group(offered, 48, 76, 0.5)), quality=90)
    for key, draw in CARAVANS.items():
        x, w = VIEWS[key.split("_")[0]]
        for suffix, step in (("", 1), ("_step", -1)):
            yield Sprite(
                f"emira/caravan/{key}{suffix}", document(w, 128, draw(11 * step), (x, -118, w, 128)), quality=88
            )
        yield Sprite(
            f"emira/chip/{key}", document(48, 44, chip(*key.split("_")), (-24, -22, 48, 44)), scale=3, quality=92
        )
        yield Sprite(f"emira/spice/{key}", document(42, 42, SPICES[key](), (-21, -21, 42, 42)), quality=92)
        yield Sprite(f"emira/spice/{key}_spent", document(42, 42, spent(SPICES[key]()), (-21, -21, 42, 42)), quality=90)
