"""Round pieces: appearance counters, coins, markers; each round its own origin."""

from __future__ import annotations

import math

from emira.paints import AMBER, AMBER_PALE, EDGE, GOLD_LINE, GOLD_PALE, SHADE, brass, silver
from palette import gold
from svg import circle, ellipse, group, line, linear, num, path, points, radial, rect, ring, star

IVORY = "#fffaf0"
COUNTERS = {"beauty": ("#ef7fa3", "#8a2450"), "manners": ("#8fb4ff", "#27489c"), "attire": ("#3fcabb", "#0d5a63")}


def scallop(r: float, lobes: int = 12) -> str:
    """Path data of a rim of round lobes."""
    places = [
        (r * math.cos(2 * math.pi * k / lobes - math.pi / 2), r * math.sin(2 * math.pi * k / lobes - math.pi / 2))
        for k in range(lobes)
    ]
    chord = math.dist(places[0], places[1]) * 0.56
    d = f"M{num(places[0][0])} {num(places[0][1])}"
    return d + "".join(f"A{num(chord)} {num(chord)} 0 0 1 {num(x)} {num(y)}" for x, y in places[1:] + places[:1]) + "Z"


def beauty_sign(fill: str = IVORY, eye: str = "#8a2450") -> str:
    """A flower."""
    return "".join(group(path("M0 0C-6-5-5-13 0-15.4C5-13 6-5 0 0Z", fill), rotate=60 * k) for k in range(6)) + circle(
        0, 0, 3.6, eye
    )


def manners_sign(fill: str = IVORY, rib: str = "#27489c") -> str:
    """A fan."""
    return (
        path("M-15.6-3A16.4 16.4 0 0 1 15.6-3L3 12H-3Z", fill)
        + line("M0 12L-9-10M0 12V-14.6M0 12L9-10", rib, 1.8)
        + circle(0, 11, 2.4, rib)
    )


def attire_sign(fill: str = IVORY, seam: str = "#0d5a63") -> str:
    """A kaftan."""
    d = (
        "M-3.6-16L0-11L3.6-16C7-14.5 9-12 10-9L15.5 5L9.6 7L6-2C6.4 5 8.4 11 10.4 17"
        "H-10.4C-8.4 11-6.4 5-6-2L-9.6 7L-15.5 5L-10-9C-9-12-7-14.5-3.6-16Z"
    )
    return path(d, fill) + line("M0-10V17M-6-1H6", seam, 1.9) + line("M-9.6 13.4H9.6", GOLD_LINE, 2.2)


SIGNS = {"beauty": beauty_sign, "manners": manners_sign, "attire": attire_sign}


def counter(kind: str) -> str:
    """An appearance counter, 52 across: scalloped ceramic with a golden rim."""
    light, dark = COUNTERS[kind]
    rim = scallop(22)
    return (
        group(path(rim, SHADE, opacity=0.45), 1.6, 2.6)
        + path(rim, linear(light, dark, to=(0.7, 1)), EDGE, 4.6)
        + path(rim, "none", gold, 2.4)
        + circle(0, 0, 18.4, "none", IVORY, 1, opacity=0.45)
        + SIGNS[kind]()
        + line("M-14-15Q-8-20 0-20.6", "#fff", 1.8, opacity=0.6)
    )


def counter_ghost(kind: str) -> str:
    """The same as a place waiting for it: dashed rim on the night."""
    rim = scallop(22)
    return path(rim, "#0a1136", AMBER, 2.2, stroke_dasharray="4 3") + SIGNS[kind](AMBER_PALE, "#0a1136")


def counter_back() -> str:
    """What comes out of the bag, face down: a scalloped night with a star."""
    rim = scallop(22)
    return (
        group(path(rim, SHADE, opacity=0.45), 1.6, 2.6)
        + path(rim, linear("#33418f", "#101a4c", to=(0.7, 1)), EDGE, 4.6)
        + path(rim, "none", gold, 2.4)
        + path(star(0, 0, 14, 7.4, 8), "none", GOLD_PALE, 1.8)
        + circle(0, 0, 3, GOLD_PALE)
    )


def trio() -> str:
    """The extra point of a full trio: three lobes knotted, with a plus."""
    d = "".join(
        f"M{num(11 * math.cos(a) + 11)} {num(11 * math.sin(a))}"
        f"A11 11 0 1 1 {num(11 * math.cos(a) - 11)} {num(11 * math.sin(a))}"
        f"A11 11 0 1 1 {num(11 * math.cos(a) + 11)} {num(11 * math.sin(a))}Z"
        for a in (math.radians(t) for t in (-90, 30, 150))
    )
    colours = ("#ef7fa3", "#3fcabb", "#8fb4ff")
    lobes = "".join(
        circle(
            11 * math.cos(math.radians(t)), 11 * math.sin(math.radians(t)), 11, linear(c, EDGE, to=(1, 1.6)), gold, 2.2
        )
        for t, c in zip((-90, 30, 150), colours, strict=True)
    )
    return (
        group(path(d, SHADE, opacity=0.45), 1.6, 2.6)
        + path(d, EDGE, EDGE, 5)
        + lobes
        + circle(0, 0, 9.6, brass, EDGE, 1.8)
        + line("M0-5.4V5.4M-5.4 0H5.4", EDGE, 3)
    )


# ------------------------------------------------------------------------------------------------------------ coins


def _disc(outline: str, fill: str, rim: str, sign: str) -> str:
    return group(path(outline, SHADE, opacity=0.45), 1.6, 2.6) + path(outline, fill, EDGE, 2.2) + rim + sign


def _round(r: float) -> str:
    return f"M{num(-r)} 0A{num(r)} {num(r)} 0 1 1 {num(r)} 0A{num(r)} {num(r)} 0 1 1 {num(-r)} 0Z"


def _eight(r: float) -> str:
    return points((r * math.cos(math.pi * (k + 0.5) / 4), r * math.sin(math.pi * (k + 0.5) / 4)) for k in range(8))


copper = radial("#ffd2a8", (0.55, "#c9743c"), "#7a3a18")
silvery = radial("#ffffff", (0.55, "#bcc4e0"), "#6d769f")
golden = radial("#fff3b8", (0.55, "#e2ab3c"), "#9a6015")
MOON_SIGN = "M3-9A9.6 9.6 0 1 0 9 5A7.6 7.6 0 1 1 3-9Z"


def coin_10() -> str:
    """Ten: a small copper disc with a dot."""
    return _disc(
        _round(13),
        copper,
        circle(0, 0, 9.6, "none", "#6b3414", 1.3),
        circle(0, 0, 3.6, "#6b3414") + line("M-8-7Q-4-10.6 1-11", "#fff", 1.4, opacity=0.6),
    )


def coin_50() -> str:
    """Fifty: copper, pierced square, four dots."""
    dots = "".join(circle(x, y, 1.9, "#6b3414") for x, y, _ in ring(0, 0, 9, 4, 45))
    return _disc(
        _round(16),
        copper,
        circle(0, 0, 13, "none", "#6b3414", 1.3),
        dots + rect(-4, -4, 8, 8, 1, "#2a1420", EDGE, 1.4) + line("M-10-9Q-5-13 1-13.4", "#fff", 1.4, opacity=0.6),
    )


def coin_100() -> str:
    """A hundred: silver with a crescent."""
    return _disc(
        _round(18.5),
        silvery,
        circle(0, 0, 15, "none", "#5c6590", 1.4),
        path(MOON_SIGN, "#3a426e") + line("M-12-10Q-6-15 1-15.6", "#fff", 1.6, opacity=0.8),
    )


def coin_500() -> str:
    """Five hundred: gold with an eight-pointed star."""
    return _disc(
        _round(21),
        golden,
        circle(0, 0, 17.4, "none", "#7d4a10", 1.5, stroke_dasharray="2 2"),
        path(star(0, 0, 13, 7, 8), "#8a5410")
        + circle(0, 0, 3, "#ffe9a8")
        + line("M-14-11Q-7-17 1-17.8", "#fff", 1.8, opacity=0.7),
    )


def coin_1000() -> str:
    """A thousand: a great octagon of gold with a dome."""
    from_dome = "M-9 4C-13-3-8-8-3-10Q-1-11 0-16Q1-11 3-10C8-8 13-3 9 4ZM-11 6H11V11H-11Z"
    return _disc(
        _eight(25),
        golden,
        path(_eight(21), "none", "#7d4a10", 1.6) + path(star(0, 0, 19, 17, 16), "none", "#b87a20", 1),
        path(from_dome, "#7d4a10") + line("M-17-12Q-10-19 0-20.6", "#fff", 2, opacity=0.7),
    )


COINS = {"10": coin_10, "50": coin_50, "100": coin_100, "500": coin_500, "1000": coin_1000}


def gold_coin() -> str:
    """The coin that stands before every price: gold with a crescent, 30 across."""
    return _disc(
        _round(14),
        golden,
        circle(0, 0, 10.4, "none", "#8a5a14", 1.3),
        group(path(MOON_SIGN, "#6b420e"), scale=0.72) + line("M-8.6-7.6Q-4-11.4 1-11.6", "#fff", 1.4, opacity=0.7),
    )


def pile() -> str:
    """A heap of coins, 84 wide, 56 high, its foot on y 24."""
    out = ellipse(0, 24, 40, 6, SHADE, opacity=0.45)
    for x, y in ((-26, 18), (0, 21), (26, 18), (-14, 8), (13, 8), (0, -4), (-30, 12), (30, 12)):
        out += group(
            ellipse(0, 3, 14.5, 8.6, "#7d4a10", EDGE, 2)
            + ellipse(0, 0, 14.5, 8.6, golden, EDGE, 2)
            + ellipse(0, 0, 9.6, 5.2, "none", "#8a5a14", 1.4),
            x,
            y,
        )
    return out + group(gold_coin(), -2, -18, 1.06)


def purse(hidden: bool = False) -> str:
    """A leather purse, 52 high; a hidden one is tied and sealed."""
    bag = "M-8-12C-24-4-26 12-20 20C-12 27 12 27 20 20C26 12 24-4 8-12Z"
    neck = "M-12-24L-8-13H8L12-24Q6-20 0-24Q-6-20-12-24Z"
    body = (
        path(bag, linear("#a8683c", "#5a2f1c", to=(0.7, 1)), EDGE, 2.2)
        + path(neck, "#c98a5a", EDGE, 2)
        + line("M-9-12H9", EDGE, 6)
        + line("M-9-12H9", GOLD_LINE, 3.2)
        + line("M-16 2C-17 10-15 16-11 20", "#fff", 2, opacity=0.35)
    )
    if hidden:
        return (
            body
            + circle(0, 6, 8, "#b3264a", EDGE, 1.8)
            + rect(-4.6, 3.6, 9.2, 7.4, 1.4, GOLD_PALE)
            + path("M-2.8 4V1.4a2.8 2.8 0 0 1 5.6 0V4", "none", GOLD_PALE, 1.7)
        )
    return body + group(gold_coin(), 0, 7, 0.66)


# ---------------------------------------------------------------------------------------------------------- markers


def bag() -> str:
    """The bag of counters, 88 high, its foot at y 44."""
    d = "M-12-16C-40-2-44 26-34 38C-20 48 20 48 34 38C44 26 40-2 12-16Z"
    neck = "M-20-40L-12-18H12L20-40Q10-33 0-40Q-10-33-20-40Z"
    cloth = linear("#7a4fc0", "#3a2170", to=(0.8, 1))
    stitched = path(star(0, 16, 17, 8.4, 8), "none", GOLD_PALE, 2) + circle(0, 16, 4, GOLD_PALE)
    cord = (
        line("M-15-17H15", EDGE, 8)
        + line("M-15-17H15", GOLD_LINE, 4.6)
        + line("M12-16Q26-8 24 8", EDGE, 4.6)
        + line("M12-16Q26-8 24 8", GOLD_LINE, 2.4)
        + path("M20 8H28L29 18H19Z", GOLD_LINE, EDGE, 1.6)
    )
    return (
        ellipse(0, 42, 36, 5, SHADE, opacity=0.4)
        + path(d, cloth, EDGE, 2.4)
        + path(neck, "#a884e0", EDGE, 2.2)
        + line("M-26-2C-32 12-30 26-24 34", "#fff", 2.6, opacity=0.35)
        + stitched
        + cord
    )


def gift() -> str:
    """Xenia's marker: a round silver medal with a bow, 44 across."""
    bow = path("M0-2C-16-16-20 4-3 2ZM0-2C16-16 20 4 3 2Z", "#b3264a", EDGE, 1.6) + path(
        "M-2 0L-8 15L-2 11L0 17L2 11L8 15L2 0Z", "#d9344e", EDGE, 1.4
    )
    return _disc(
        _round(19), silver, circle(0, 0, 15.4, "none", "#5c6590", 1.4), bow + circle(0, 0, 3.4, GOLD_PALE, EDGE, 1.3)
    )


def lost_turn() -> str:
    """Hind's marker: an hourglass struck out, in a dark disc, 44 across."""
    glass = path(
        "M-8-10C-8-3-1.6-3 0 0C1.6-3 8-3 8-10ZM-8 10C-8 3-1.6 3 0 0C1.6 3 8 3 8 10Z", "#fff3dc", "#ffd98a", 1.4
    )
    sand = path("M-6.4 9.6Q0 3 6.4 9.6Z", "#e2a13a") + line("M-9.6-10.6H9.6M-9.6 10.6H9.6", "#ffd98a", 3)
    return _disc(
        _round(19),
        linear("#8d1c3c", "#3a0818"),
        circle(0, 0, 16.4, "none", "#ffd98a", 1.4),
        glass + sand + line("M-12 12L12-12", EDGE, 6) + line("M-12 12L12-12", "#ff9d86", 3.2),
    )
