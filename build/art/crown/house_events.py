"""Events under a roof, at a table or a door: baking, spoiled stores, feast, alms, levy. Pictures of 280 by 196."""

from __future__ import annotations

from crown import buildings as built
from crown import props, regalia
from crown import scenery as land
from crown.crowns import crown
from crown.field_events import H, W, bunting
from crown.goods import good
from crown.hall_events import court_season, room, royal_audience
from palette import GOLD, LINE, SHADE, plaza, timber
from svg import bar, circle, ellipse, group, line, linear, path, rect


def _sack(x: float, y: float, s: float = 1.0, colour: str = "#d9c190") -> str:
    shape = (
        path("M-14 0Q-20-14-13-26L-6-29L-9-36H9L6-29L13-26Q20-14 14 0Q0 4-14 0Z", colour, LINE, 2)
        + path("M5-28L13-26Q20-14 14 0Q9 2 4 2Q12-12 5-28Z", SHADE, opacity=0.2)
        + line("M-7-29Q0-26 7-29", "#8a5a2e", 2.4)
    )
    return land.ground_shadow(x + 4, y + 2, 20 * s, 4 * s) + group(shape, x, y, s)


def baking_day() -> str:
    """The oven glows, the peel goes in, loaves cool on the table."""
    out = room("#e9c48a", "#f8e3b6")
    out += (
        path("M150 140V70Q150 22 200 22T250 70V140Z", "#c58f5a", LINE)
        + line("M158 70L172 76M166 46L182 58M200 30V48M234 46L218 58M242 70L228 76", "#8a5a2e", 2)
        + path("M172 128V84Q172 54 200 54T228 84V128Z", "#4a2210", LINE, 2)
    )
    out += (
        path("M174 128Q182 96 192 116Q198 84 206 114Q216 96 226 128Z", "#f29a3e")
        + path("M184 128Q190 110 198 122Q204 104 214 128Z", "#ffd76a")
        + circle(200, 100, 62, "#ffce6a", opacity=0.16)
    )
    out += (
        bar("M96 118L188 112", "#c58a4c", 3.4)
        + path("M176 106L206 104L208 118L178 120Z", "#d9a35f", LINE, 1.8)
        + good("bread", 193, 106, 0.62)
    )
    baker = land.worker(86, 168, "#fdf8ea", 2.3)
    cap = path("M-8-33Q-14-44-4-46Q0-54 6-47Q15-46 9-33Q0-36-8-33Z", "#fffdf6", LINE, 1.7)
    out += baker + group(cap, 86, 172, 2.1)
    out += (
        rect(-6, 152, 84, 10, 2, timber, LINE, 2)
        + bar("M12 162V196M62 162V196", "#8a5a2e", 3.4)
        + good("bread", 16, 141, 0.82)
        + good("bread", 50, 140, 0.9)
    )
    return out + _sack(246, 186, 1.2) + _sack(218, 192, 1.0) + good("grain", 262, 166, 0.9)


def spoiled_stores() -> str:
    """A cellar after a wet spring: mould, a burst barrel, and very fat mice."""
    out = (
        rect(0, 0, W, H, 0, linear("#6d675c", "#9a8f78"))
        + path("M0 0H280V30Q210 8 140 30T0 30Z", "#565046")
        + line("M20 60h24M70 84h20M180 64h26M236 92h20M120 52h18M30 104h16M214 40h18", "#544d40", 2)
        + path("M0 132Q140 120 280 134V196H0Z", "#7d6c50", LINE, 1.8)
    )
    out += (
        path("M226 22H262V58H226Z", "#a9c7cc", LINE, 2)
        + bar("M238 22V58M250 22V58", "#3f3a34", 2, rim=0.6)
        + path("M226 58L150 196H250L262 58Z", "#e4eedd", opacity=0.14)
    )
    out += line("M0 34Q26 40 34 0M0 18Q14 20 18 0M0 0L40 40M0 0L20 46M0 0L46 20", "#b9b29c", 1.2, opacity=0.7)
    shelf = bar("M40 88H150", "#6b4a2a", 5) + path("M52 91L62 106M138 91L128 106", "none", "#4a331d", 3)
    jars = "".join(
        path(f"M{x - 8} 84V68Q{x - 8} 62 {x - 5} 61V57H{x + 5}V61Q{x + 8} 62 {x + 8} 68V84Z", colour, LINE, 1.8)
        + line(f"M{x - 4} 68V78", "#fff", 1.5, opacity=0.4)
        for x, colour in ((58, "#7f9a5c"), (82, "#8a6a5a"))
    )
    cheese = (
        path("M100 84V74L134 66V84Z", "#d9b25a", LINE, 1.9)
        + circle(112, 79, 2.6, "#7f9a5c")
        + circle(124, 74, 3.4, "#7f9a5c")
    )
    out += shelf + jars + cheese
    burst = ellipse(196, 172, 44, 9, "#6f3f4a", LINE, 1.6) + group(land.barrel(0, 0, 1.7), 176, 166, rotate=74)
    mould = "".join(
        circle(x, y, r, "#7f9a5c", "#4c6338", 1.2)
        for x, y, r in ((52, 118, 6), (62, 126, 4), (44, 130, 5), (86, 140, 5), (96, 132, 4), (78, 150, 3))
    )
    out += (
        _sack(54, 158, 1.7, "#bfae86")
        + _sack(98, 166, 1.4, "#b3a47c")
        + mould
        + path("M104 168Q120 160 138 170L142 178H100Z", "#d9b25a", LINE, 1.6)
        + burst
    )
    return (
        out
        + _mouse(132, 182, 1.3)
        + _mouse(84, 186, 1.1, -1)
        + _mouse(238, 188, 1.2, -1)
        + good("bread", 250, 150, 0.8)
        + circle(246, 146, 3, "#7f9a5c")
        + circle(256, 152, 2.4, "#7f9a5c")
        + line("M168 70q4-5 7 0M186 84q4-5 7 0M160 50q3-4 6 0", "#2b2520", 1.6)
    )


def _mouse(x: float, y: float, s: float, turn: int = 1) -> str:
    body = (
        line("M-12-2Q-24-2-26-10", "#b98a7c", 2)
        + path("M-12 0Q-14-14 0-14Q12-13 16-3L14 0Z", "#8a8078", LINE, 1.7)
        + circle(5, -13, 4, "#b9a79c", LINE, 1.5)
        + circle(11, -6.6, 1.2, LINE)
        + circle(16, -2.6, 1.5, "#e0a59a", LINE, 0.8)
    )
    return land.ground_shadow(x, y + 1, 18 * s, 3 * s) + group(body, x, y, (turn * s, s))


def feast_day() -> str:
    """A long table in the square, lanterns and flags above, cups raised."""
    out = (
        rect(0, 0, W, H, 0, linear("#3f5f8f", "#a58aa8", "#f6c48e"))
        + built.far_town(W, 106, 15)
        + built.square(W, 112, H, 5, plaza)
        + bunting(-6, 18, 146, 30, 8, 20)
        + bunting(134, 30, 286, 14, 8, 20)
    )
    lanterns = "".join(
        line(f"M{x} {y - 18}V{y - 8}", LINE, 1.6)
        + circle(x, y, 22, "#ffd76a", opacity=0.25)
        + path(f"M{x - 7} {y - 8}H{x + 7}L{x + 9} {y + 8}H{x - 9}Z", "#ffdc7a", LINE, 1.8)
        for x, y in ((60, 62), (140, 74), (220, 60))
    )
    people = "".join(
        land.folk(x, 146, c, h, 1.6, skin)
        for x, c, h, skin in (
            (36, "#7a2a58", "#fdf8ea", "#f0c797"),
            (78, "#2f5f86", "#f0cb6a", "#e2ab74"),
            (122, "#a8502e", "#5b3216", "#f0c797"),
            (166, "#3f7350", "#b2332d", "#8a5632"),
            (208, "#4d5a72", "#e8a72e", "#c98f5c"),
            (248, "#8e2f5a", "#3f6b3d", "#f0c797"),
        )
    )
    cups = "".join(group(regalia.goblet(), x, 106, 0.6) for x in (52, 138, 224))
    table = (
        path("M6 140H274L280 152H0Z", "#fdf8ea", LINE, 2)
        + path(
            "M0 152H280V172Q262 180 245 172T210 172T175 172T140 172T105 172T70 172T35 172T0 172Z", "#f0e4c6", LINE, 2
        )
        + path("M0 160H280", "none", "#c8423a", 3, stroke_dasharray="8 6")
    )
    roast = (
        path("M-22 0Q-26-18 0-20Q26-18 22 0Z", "#a8602a", LINE, 2)
        + line("M-12-8Q-4-15 6-14", "#e0a56a", 2.4)
        + ellipse(0, 1, 28, 5, "#d9d9d4", LINE, 1.8)
    )
    food = (
        good("bread", 54, 133, 0.8)
        + group(roast, 140, 139)
        + good("bread", 228, 133, 0.8)
        + group(regalia.jug(), 96, 143, 0.82)
        + group(regalia.candle(), 184, 143, 0.9)
        + "".join(circle(x, 138, 5, "#c8323a", LINE, 1.5) for x in (18, 28, 258, 268))
    )
    return (
        out
        + lanterns
        + people
        + cups
        + table
        + food
        + land.folk(32, 196, "#5f7f43", "#fdf3d8", 1.1)
        + land.folk(250, 196, "#b5602e", "#2f5fa6", 1.1)
    )


def alms() -> str:
    """At the church door bread is given to whoever comes."""
    out = (
        room("#d9c08a", "#f2e0b4", "#d2bb86", 142)
        + path("M88 144V64Q88 26 140 8Q192 26 192 64V144Z", "#ecd29c", LINE)
        + path("M102 144V68Q102 36 140 22Q178 36 178 68V144Z", "#5b3216", LINE, 2)
        + line("M140 22V144M102 90H178M102 120H178", "#2b190c", 1.8)
        + line("M110 66H132M148 66H170", GOLD, 2.4)
    )
    out += "".join(
        path(f"M{x - 14} 112V52Q{x - 14} 34 {x} 26Q{x + 14} 34 {x + 14} 52V112Z", "#39618f", LINE, 2)
        + line(f"M{x} 28V112M{x - 14} 60H{x + 14}M{x - 14} 86H{x + 14}", "#e9c96c", 1.6)
        for x in (38, 242)
    )
    out += path("M76 144H204L216 158H64Z", "#e3cf9f", LINE, 2) + path("M64 158H216L228 172H52Z", "#d2bb86", LINE, 2)
    nun = land.folk(140, 160, "#3d3848", "#fdf8ec", 2.2, "#dda873", path("M-4-18h8v14h-8Z", "#fdf8ec", LINE, 1.4))
    bread = group(
        path("M-24-10H24L18 8H-18Z", "#c58a4c", LINE, 2) + line("M-22-4H22M-20 2H20", "#7d4f22", 1.5), 140, 152
    )
    out += nun + good("bread", 128, 136, 0.6) + good("bread", 152, 136, 0.6) + good("bread", 140, 132, 0.6) + bread
    takers = (
        (62, 190, "#7a6a4a", "#8a5a2e", 1.6),
        (96, 194, "#8a5a4a", "#c9b48a", 1.1),
        (190, 194, "#5f6a4a", "#6b4a2a", 1.5),
        (222, 188, "#6a5a72", "#fdf3d8", 1.6),
        (30, 184, "#4d5a72", "#8a4a2e", 1.5),
    )
    return out + "".join(land.folk(x, y, c, h, s) for x, y, c, h, s in takers) + good("bread", 78, 160, 0.5)


def crown_levy() -> str:
    """The collector's table: an open book, a strongbox, two halberds, and a queue."""
    out = (
        room("#cdb98f", "#e9d9b2", "#8f6d42", 130)
        + path("M96 6H184V84L140 100L96 84Z", "#7d1b1e", LINE, 2)
        + path("M102 10H178V80L140 94L102 80Z", "none", GOLD, 1.8)
        + group(crown("duke"), 140, 68, 0.98)
    )
    guards = "".join(
        land.folk(x, 150, "#9c2a26", "#a9aaa8", 1.8)
        + group(
            props.staff(110, "#8a5a2e", 3) + path("M0-20L4-8V4H-4V-8ZM4-6Q16-10 16 4Q10 0 4 2Z", "#c9cac6", LINE, 1.7),
            x + 20 * d,
            52,
        )
        for x, d in ((58, -1), (222, 1))
    )
    collector = land.folk(140, 150, "#2b2733", "#59407a", 2.0, "#f0c797")
    table = (
        path("M64 138H216L226 150H54Z", timber, LINE, 2)
        + path("M54 150H226V186H54Z", "#5f7f5a", LINE, 2)
        + path("M54 150H226V158Q205 166 183 158T140 158T97 158T54 158Z", "#35543c", LINE, 1.8)
    )
    things = (
        group(props.chest(44, 28), 92, 128)
        + group(props.open_book(42), 148, 130)
        + group(props.coin_pile(4, 7), 186, 138)
        + group(props.coin_pile(2, 7), 202, 140)
        + group(props.quill(26), 172, 128)
    )
    return (
        out
        + guards
        + collector
        + table
        + things
        + land.folk(28, 194, "#7a6a4a", "#8a5a2e", 1.5, load=group(props.purse(), 8, -8, 0.5))
        + land.folk(252, 194, "#4d6f8f", "#f0cb6a", 1.5)
        + good("ring", 228, 176, 0.5)
    )


HOUSE_EVENTS = {
    "baking_day": baking_day,
    "spoiled_stores": spoiled_stores,
    "feast_day": feast_day,
    "court_season": court_season,
    "royal_audience": royal_audience,
    "alms": alms,
    "crown_levy": crown_levy,
}
