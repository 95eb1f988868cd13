"""Events of the market and the road: bazaar, haggling, camels, caravans, times good and hard."""

from __future__ import annotations

import random

from emira import folk, scene, wares
from emira.folk import NAVY, TEAL, WINE
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, brass, glow
from emira.portrait import arch
from emira.tokens import counter, golden
from svg import circle, group, line, linear, path, radial, rect, star


def bazaar() -> str:
    """A lantern-lit stall where flowers, fans and robes are for sale."""
    posts = "".join(line(f"M{x} 66V146", EDGE, 6) + line(f"M{x} 66V146", "#a8642a", 3) for x in (24, 136))
    counter_board = path("M14 124H146L142 166H18Z", linear("#8a4a5c", "#4a1f3c"), EDGE, 2.2) + path(
        "M12 120H148V128H12Z", "#e2b178", EDGE, 2
    )
    goods = (
        group(counter("beauty"), 38, 110, 0.6)
        + group(counter("manners"), 80, 114, 0.6)
        + group(counter("attire"), 122, 110, 0.6)
    )
    cloths = "".join(
        path(f"M{x} 68H{x + 16}V96Q{x + 8} 101 {x} 96Z", c, EDGE, 1.6) for x, c in ((34, "#7a4fc0"), (110, "#2aa396"))
    )
    seller = group(folk.bust(TEAL, "turban", "#1d0f18"), 80, 112, 1.2)
    return (
        scene.night("dusk", 3, moon=None)
        + scene.town(128, "#3f2f78", seed=5)
        + rect(0, 128, 160, 50, 0, "#3a2350")
        + glow(80, 84, 74, 0.6)
        + cloths
        + seller
        + posts
        + counter_board
        + goods
        + group(folk.awning(140, ("#c9433d", "#fff1cf"), 20, 10), 80, 52)
        + group(folk.lantern(), 52, 70, 0.4)
        + group(folk.lantern(), 108, 70, 0.4)
        + "".join(path(star(x, 147, 7, 3.4, 8), "#ffd98a") for x in (44, 80, 116))
    )


def haggling() -> str:
    """Two merchants over a carpet, hands up, scales between them."""
    left = group(
        folk.folk(WINE, "turban", "#2a1a14", arms=folk.arm("M10-30Q24-30 26-42", WINE, (27, -45))), 40, 158, 1.36
    )
    right = group(
        folk.folk(NAVY, "keffiyeh", "#c9c6d6", left=True, arms=folk.arm("M10-30Q22-22 26-32", NAVY, (27, -35))),
        122,
        158,
        1.36,
    )
    carpet = (
        path("M54 132H108L118 168H42Z", "#8d1c3c", EDGE, 2)
        + path("M60 137H102L109 163H50Z", "none", "#ffd98a", 2)
        + path("M81 140L94 150L81 160L67 150Z", "#2aa396", GOLD_PALE, 1.4)
    )
    return (
        scene.night("violet", 8, moon=(80, 32, 15))
        + scene.town(120, "#42307e", seed=9)
        + rect(0, 120, 160, 60, 0, linear("#5a3a6c", "#33224f"))
        + glow(82, 110, 66, 0.5)
        + carpet
        + group(folk.coins(6), 66, 158, 0.9)
        + group(folk.coins(3), 99, 158, 0.9)
        + left
        + right
        + group(_balance(), 81, 62, 0.5)
    )


def _balance() -> str:
    pans = "".join(
        line(f"M{x} {y}L{x - 16} {y + 34}M{x} {y}L{x + 16} {y + 34}", EDGE, 2)
        + path(f"M{x - 20} {y + 34}H{x + 20}Q{x} {y + 52} {x - 20} {y + 34}Z", brass, EDGE, 2.4)
        for x, y in ((-46, 16), (46, -4))
    )
    beam = "M-48 16L48-4"
    return (
        pans
        + line(beam, EDGE, 8)
        + line(beam, GOLD_LINE, 4)
        + line("M0 6V-10", EDGE, 6)
        + circle(0, -14, 6, "none", EDGE, 6)
        + circle(0, -14, 6, "none", GOLD_LINE, 3)
    )


def golden_times() -> str:
    """A great golden moon rains coins upon the town."""
    luck = random.Random(21)
    falling = "".join(
        group(
            circle(0, 0, 6.4, golden, EDGE, 1.6) + circle(0, 0, 3.6, "none", "#7d4a10", 1.2),
            luck.uniform(14, 146),
            luck.uniform(66, 140),
            (luck.uniform(0.5, 1), 1),
            luck.uniform(-30, 30),
        )
        for _ in range(17)
    )
    rays = "".join(group(path("M0-34L6-104H-6Z", "#fff0b0", opacity=0.2), 80, 54, rotate=22.5 * k) for k in range(16))
    moon = (
        circle(80, 54, 34, radial("#fffbe0", "#ffe08a", "#e2a63c", centre=(0.4, 0.35)), EDGE, 2.2)
        + circle(80, 54, 26, "none", "#b87a20", 2)
        + path(star(80, 54, 19, 10, 8), "#fff3c4", "#b87a20", 1.8)
    )
    return (
        scene.night("dusk", 21, moon=None)
        + rays
        + glow(80, 54, 80)
        + moon
        + scene.town(140, "#5a3a86", "#fff0b0", 11)
        + rect(0, 150, 160, 30, 0, "#5a3a86")
        + falling
        + group(folk.coins(6), 34, 170, 1.3)
        + group(folk.coins(6), 84, 174, 1.5)
        + group(folk.coins(5), 130, 170, 1.2)
    )


def thrifty_vizier() -> str:
    """The vizier with his abacus, the chest locked beside him."""
    beads = ""
    for row, y in enumerate((94, 106, 118)):
        beads += line(f"M52 {y}H112", "#5a2f12", 2) + "".join(
            circle(58 + 8.6 * k + (12 if k > 2 + row % 2 else 0), y, 4.4, c, EDGE, 1.3)
            for k, c in zip(range(5), ("#e0483f", "#39c2b4", "#ffd36a", "#e0483f", "#7a4fc0"), strict=True)
        )
    abacus = rect(46, 84, 72, 44, 4, "none", EDGE, 9) + rect(46, 84, 72, 44, 4, "#f2e4c2", "#a8642a", 5) + beads
    return (
        scene.room("#40306e", "#201848")
        + path(arch(80, 140, 74, 116), "#141040", EDGE, 2)
        + group(scene.hung(80, 0), 0, 0)
        + group(folk.bust(NAVY, "turban", "#dedbe8"), 82, 92, 1.4)
        + path("M20 126H140L148 146H12Z", linear("#8a5430", "#4a2a1c"), EDGE, 2)
        + abacus
        + group(folk.chest(46, 26), 126, 170, 0.9)
        + group(folk.coins(2), 30, 140)
        + group(wares.key_ring(), 40, 146, 0.5)
    )


MARKET_EVENTS = {f.__name__: f for f in (bazaar, haggling, golden_times, thrifty_vizier)}
