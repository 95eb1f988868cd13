"""Emblems of the titles of Trade, Politics and the Caliph's palace, in a box from −22 to 22."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from alrashid.paints import EDGE, IVORY_HIGH, LEAF_LIGHT, ivory_flat, lapis, vermilion
from alrashid.wares import WARES
from common.buildings import camel
from common.house import keel
from palette import LAPIS, VERMILION, coin, gold, steel
from svg import bar, circle, ellipse, group, line, linear, path, rect, star

WOOD, WOOD_DARK, GREEN = "#a8713a", "#6b3f1c", "#18754a"
_glass = linear("#e8fbff", "#9fd3e0", to=(1, 1))


def trader() -> str:
    """Scales with wares in both pans."""
    body = bar("M0-16V15M-15-12H15", "#f0c552", 3, EDGE, 1.5) + path("M-9 15H9L12 20H-12Z", gold, EDGE, 1.7)
    body += circle(0, -17, 3.4, coin, EDGE, 1.5) + line("M-14-11L-20 4M-14-11L-8 4M14-11L8 4M14-11L20 4", EDGE, 1.5)
    body += group(WARES["spice"](), -14, -1, 0.5) + group(WARES["metal"](), 14, 0, 0.5)
    return body + path("M-21 4H-7C-8 11-20 11-21 4ZM7 4H21C20 11 8 11 7 4Z", gold, EDGE, 1.7)


def importer(ware: str, stripe: str) -> str:
    """A ship that carries one ware."""
    sail = path("M-3-20C8-16 15-6 15 5H-3Z", IVORY_HIGH, EDGE, 1.8) + path(
        "M0-13C7-10 11-4 12 1H0Z", stripe, opacity=0.35
    )
    hull = path("M-21 6H21C18 15 11 19 2 19H-6C-14 19-19 14-21 6Z", WOOD, EDGE, 2) + line("M-18 10H18", "#f0c552", 1.6)
    mast = bar("M-4 6V-19", WOOD_DARK, 1.6, EDGE, 1.1)
    return (
        mast
        + sail
        + group(WARES[ware](), -11.5, -2, 0.66)
        + hull
        + line("M-20 20q4-3 8 0t8 0t8 0t8 0t8 0", "#9fc4f2", 1.8)
    )


def aide() -> str:
    """The judge's writing case: inkpot, reed and a writ cleared with a green seal."""
    writ = path("M-16-18H8C12-18 12-12 8-12V14H-16C-20 14-20 8-16 8Z", ivory_flat, EDGE, 1.9)
    writ += line("M-12-12H3M-12-7H3M-12-2H1M-12 3H-2", "#8d7447", 1.5) + circle(-8, 12, 6, GREEN, EDGE, 1.6)
    writ += line("M-11 12L-8.6 14.6L-4.6 9.4", IVORY_HIGH, 1.9)
    pot = path("M6 8H19L21 19H4Z", lapis, EDGE, 1.8) + ellipse(12.5, 8, 6.6, 2.6, "#1c0e04", EDGE, 1.4)
    return writ + bar("M12 8L20-16", "#e0b06a", 2.4, EDGE, 1.2) + pot + line("M6 14H19", LEAF_LIGHT, 1.4)


def steward() -> str:
    """The key of the city before its gate."""
    gate = path(keel(0, 19, 34, 40), "#f2dcb4", EDGE, 2) + path(keel(0, 19, 22, 28), "#5c2f10", EDGE, 1.5)
    gate += line("M-15 2H-12M12 2H15M-16 10H-12M12 10H16", "#b08a4e", 1.6)
    key = circle(0, -5, 6, "none", EDGE, 6.4) + bar("M0 1V18M0 12H6M0 17H5", "#f0c552", 3, EDGE, 1.5)
    return gate + key + circle(0, -5, 6, "none", "#f0c552", 3.2)


def warehouse_keeper() -> str:
    """A vaulted store full of goods."""
    vault = path("M-20 19V-2C-20-14-10-20 0-20S20-14 20-2V19Z", "#d9b985", EDGE, 2) + path(
        "M-15 19V-1C-15-10-8-15 0-15S15-10 15-1V19Z", "#3a1c08", EDGE, 1.4
    )
    crate = rect(-13, 6, 12, 12, 1, WOOD, EDGE, 1.6) + line("M-13 6L-1 18M-1 6L-13 18", WOOD_DARK, 1.3)
    goods = (
        group(WARES["pottery"](), 7, 9, 0.68)
        + group(WARES["silk"](), -6, -2, 0.52)
        + group(WARES["hardwood"](), 6, -5, 0.4)
    )
    return vault + crate + goods + line("M-18-3C-18-12-9-18 0-18", "#fff3d8", 1.5, opacity=0.7)


def maiden() -> str:
    """A fan of peacock feathers and a rose."""
    body = ""
    for k in range(7):
        feather = path("M0 0C-4-8-5-16 0-22C5-16 4-8 0 0Z", "#1a8f8c", EDGE, 1.4)
        feather += circle(0, -16, 3.1, "#f0c552", EDGE, 0.8) + circle(0, -16, 1.7, LAPIS)
        body += group(feather, 0, 7, 1, -72 + 24 * k)
    body += bar("M0 6V20", "#d9a441", 3, EDGE, 1.4)
    rose = "".join(group(circle(0, -3.6, 3.6, "#d84a7a", EDGE, 1.2), rotate=72 * k) for k in range(5))
    return body + group(rose + circle(0, 0, 2.8, "#f0a0bc", EDGE, 1), 0, 6, 0.92)


def weapon_master() -> str:
    """A round shield before an axe and a spear."""
    spear = bar("M-16 19L13-15", WOOD, 2.2, EDGE, 1.2) + path("M11-13L14-22L20-16L13-11Z", steel, EDGE, 1.5)
    axe = bar("M16 19L-11-13", WOOD, 2.2, EDGE, 1.2) + path("M-8-17C-14-21-20-17-20-9L-13-8Z", steel, EDGE, 1.6)
    disc = circle(0, 5, 12.6, vermilion, EDGE, 2) + circle(0, 5, 9.4, "none", LEAF_LIGHT, 1.5)
    studs = "".join(group(circle(0, -9.4, 1.2, LEAF_LIGHT), 0, 5, 1, 45 * k) for k in range(8))
    return spear + axe + disc + studs + circle(0, 5, 3.6, gold, EDGE, 1.5)


def dean() -> str:
    """A scholar's turban on a pile of books."""
    books = (
        rect(-17, 11, 34, 8, 2, "#6b3b8e", EDGE, 1.8)
        + rect(-14, 3, 30, 8, 2, GREEN, EDGE, 1.8)
        + rect(-16, -4, 29, 7, 2, "#86190f", EDGE, 1.8)
    )
    books += line("M-13 15H-4M-10 7H-2M-12-.6H-4", LEAF_LIGHT, 1.6) + line("M11 13V18M11 5V9", "#f2dcb4", 2)
    wrap = path("M-13-8C-15-16-7-20 0-20S15-16 13-8C10-3-10-3-13-8Z", IVORY_HIGH, EDGE, 1.9)
    wrap += line("M-12-10C-5-6 6-8 11-15M-9-16C-4-13 3-15 6-19", "#6b3b8e", 1.8)
    return books + wrap + circle(0, -11, 2.6, coin, EDGE, 1.2) + line("M11-7Q17-4 15 3", "#6b3b8e", 2)


def economist() -> str:
    """An abacus."""
    body = rect(-19, -17, 38, 34, 3, WOOD, EDGE, 2) + rect(-15, -13, 30, 26, 1, "#3a1c08", EDGE, 1.3)
    rows = ((-9, (-11, -6, -1, 9)), (-3, (-11, 2, 7, 12)), (3, (-11, -6, 7, 12)), (9, (-11, -6, -1, 12)))
    for k, (y, beads) in enumerate(rows):
        body += line(f"M-15 {y}H15", "#e0b06a", 1.2)
        body += "".join(
            ellipse(x, y, 2.5, 2.9, ("#e8694a", "#ffe08a", "#6fb7d8", "#8fd0a0")[k], EDGE, 0.9) for x in beads
        )
    return body + line("M-17-15H16", "#e8b87c", 1.4)


def counselor() -> str:
    """An ivory horn that calls the council to order."""
    horn = "M-21-1C-18 14 4 21 15 5C19-1 20-8 19-15L6-12C7-4 2 3-6 2C-11 1-13-2-15-6Z"
    body = line("M-17 4C-14 22 14 24 17-2", VERMILION, 1.9) + path(horn, ivory_flat, EDGE, 2)
    body += path("M5-16L20-20L21-13L6-9Z", gold, EDGE, 1.7) + path("M-21-1L-15-7L-12-3L-18 4Z", gold, EDGE, 1.6)
    body += line("M-8 3L-9 12M3 0L9 9", EDGE, 4.4) + line("M-8 3L-9 12M3 0L9 9", "#f0c552", 2.2)
    return body + line("M3-19L-2-21M1-14L-6-14M3-9L-3-6", EDGE, 2.2) + line("M-3 7Q3 9 8 5", "#b79a62", 1.2)


def treasurer() -> str:
    """An open chest of gold with its key."""
    lid = path("M-18-3L-15-14C-14-18 14-18 15-14L18-3Z", WOOD, EDGE, 2) + line("M-9-15L-11-4M9-15L11-4", "#f0c552", 2.6)
    hoard = path("M-16-3C-10-10 10-10 16-3Z", coin, EDGE, 1.6) + "".join(
        circle(x, y, 2.6, coin, EDGE, 1) for x, y in ((-8, -4), (-1, -6), (6, -4.4), (11, -3), (-12, -2.6))
    )
    body = lid + hoard + path("M-18-2H18V17H-18Z", WOOD, EDGE, 2) + line("M-11-2V17M11-2V17", "#f0c552", 2.8)
    body += (
        line("M-17 3H17", WOOD_DARK, 1.2)
        + rect(-5, 1, 10, 10, 2, gold, EDGE, 1.5)
        + circle(0, 5, 1.6, EDGE)
        + line("M0 5V8.6", EDGE, 1.8)
    )
    return body


def agha() -> str:
    """The horse-tail standard of a commander of land and sea."""
    pole = bar("M0-8V21", "#d9a441", 2.4, EDGE, 1.3)
    tail = path("M-2-4C-16-4-16 8-13 19C-9 14-8 17-6 20C-5 13-2 14-1 8Z", VERMILION, EDGE, 1.6) + path(
        "M2-4C16-4 16 8 13 19C9 14 8 17 6 20C5 13 2 14 1 8Z", LAPIS, EDGE, 1.6
    )
    tail += line("M-11 2Q-12 8-11 13M-6 2Q-7 8-6 12", "#ff9a7c", 1.3) + line(
        "M11 2Q12 8 11 13M6 2Q7 8 6 12", "#8fb4ee", 1.3
    )
    crescent = path("M-8-18C-9-7 9-7 8-18C6-13-6-13-8-18Z", gold, EDGE, 1.6) + path(
        star(0, -17.5, 4, 1.8), LEAF_LIGHT, EDGE, 1
    )
    return pole + tail + rect(-5, -8, 10, 5, 2, gold, EDGE, 1.5) + crescent


def monopolist(ware: str) -> str:
    """A ware under the Caliph's crown, in a ring of gold."""
    ringed = circle(0, 3, 17, "#fdf7e8", EDGE, 2) + circle(0, 3, 14.4, "none", "#d9a441", 2)
    crown = path("M-11-8L-13-19L-6-14L0-22L6-14L13-19L11-8Z", gold, EDGE, 1.8) + circle(
        0, -12.4, 2, VERMILION, EDGE, 0.8
    )
    return ringed + group(WARES[ware](), 0, 6, 0.86) + crown + line("M-9-9.4H9", "#fff3b8", 1.4)


def astrologist() -> str:
    """An astrolabe."""
    body = (
        circle(0, 3, 17, gold, EDGE, 2) + circle(0, 3, 13, lapis, EDGE, 1.4) + circle(0, 3, 9, "none", LEAF_LIGHT, 1.2)
    )
    ticks = "".join(group(line("M0-13V-16", EDGE, 1.2), 0, 3, 1, 30 * k) for k in range(12))
    body += (
        ticks
        + circle(3, 6, 5.4, "none", "#e0b04c", 1.4)
        + path(star(-4, -2, 4, 1.8), LEAF_LIGHT)
        + path(star(6, 0, 2.6, 1.2), LEAF_LIGHT)
    )
    body += group(bar("M-14 0H14", "#f0c552", 1.8, EDGE, 1) + circle(0, 0, 2, EDGE), 0, 3, 1, -34)
    return body + path("M-5-14C-5-20 5-20 5-14Z", gold, EDGE, 1.6) + circle(0, -19, 2.6, "none", EDGE, 1.6)


def law_expert() -> str:
    """The great book of the law with a sword as its clasp."""
    book = (
        rect(-17, -16, 34, 33, 3, GREEN, EDGE, 2)
        + rect(-17, -16, 7, 33, 2, "#0b4a2e", EDGE, 1.4)
        + rect(-8, -12, 22, 25, 2, "none", LEAF_LIGHT, 1.5)
    )
    book += path(star(3, 0.5, 9, 5.2, 8), "none", LEAF_LIGHT, 1.4) + "".join(
        circle(x, y, 1.5, LEAF_LIGHT) for x in (-5, 11) for y in (-9, 10)
    )
    sword = (
        path("M-1.8-7H1.8V14L0 19L-1.8 14Z", steel, EDGE, 1.4)
        + bar("M-7-8H7", "#f0c552", 2.4, EDGE, 1.2)
        + bar("M0-9V-15", "#86190f", 2.6, EDGE, 1.1)
    )
    return book + group(sword + circle(0, -17, 2.4, coin, EDGE, 1.2), 3, 1, 0.98)


def quartermaster() -> str:
    """A camel laden with chests."""
    body = group(camel(0, 20, 0.25, blanket="#1d429b"), 0, 0)
    load = (
        rect(-10, -14, 9, 8, 1, WOOD, EDGE, 1.4)
        + rect(0, -14, 9, 8, 1, "#c9a06a", EDGE, 1.4)
        + rect(-6, -20, 10, 7, 1, "#d8b27c", EDGE, 1.4)
    )
    return body + group(load + line("M-10-10H-1M0-10H9M-1-20V-13", WOOD_DARK, 1.2), -4, 6, 0.9)


def alchemist() -> str:
    """An alembic that drips gold."""
    flask = path("M-11-8C-3-8-3 0 2 6C6 13 0 20-9 20S-24 13-18 4C-15 0-15-8-11-8Z", _glass, EDGE, 2)
    brew = path("M-19.4 8C-12 11-4 6 2.6 9C4 15-1 18.4-9 18.4S-21 14-19.4 8Z", "#8fd06a", "#3f7a2a", 1)
    head = path("M-17-8C-18-18-3-20 0-13L17 0L14 3L-3-7V-8Z", _glass, EDGE, 1.9)
    cup = path("M10 8H22L20 20H12Z", gold, EDGE, 1.7) + circle(16, 5, 2, coin, EDGE, 1)
    bubbles = circle(-12, 13, 1.6, "#e8fbd0") + circle(-6, 15, 1.2, "#e8fbd0") + circle(-9, 9.6, 1, "#e8fbd0")
    body = (
        cup
        + flask
        + brew
        + bubbles
        + head
        + line("M-14-11C-13-15-8-16-5-14", "#fff", 1.8, opacity=0.9)
        + line("M-14 4C-16 8-16 10-15.6 12", "#fff", 1.6, opacity=0.8)
    )
    return group(body, -1.6, 0, 0.93)


EMBLEMS: dict[str, Callable[[], str]] = {
    "trader": trader,
    "hardwood_importer": partial(importer, "hardwood", "#a9652f"),
    "pottery_importer": partial(importer, "pottery", "#7f3f9c"),
    "metal_importer": partial(importer, "metal", "#59646c"),
    **{f.__name__: f for f in (aide, steward, warehouse_keeper, maiden, weapon_master, dean, economist, counselor)},
    "treasurer": treasurer,
    "agha": agha,
    "silk_monopolist": partial(monopolist, "silk"),
    "spice_monopolist": partial(monopolist, "spice"),
    **{f.__name__: f for f in (astrologist, law_expert, quartermaster, alchemist)},
}
