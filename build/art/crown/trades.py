"""Advisors of the crafts and the market: goldsmith, carpenter, baker, dressmaker, merchant, toolmaker, town planner."""

from __future__ import annotations

from crown import backdrop, props
from crown.figure import BROWN, DARK, FAIR, OLIVE, ROSY, Dress, arm, beard, body, fist, head, moustache, neck, palm
from crown.goods import good
from palette import GOLD, LINE, coin, steel, timber
from svg import bar, circle, ellipse, group, line, path, rect

Portrait = tuple[str, str]


def _apron(colour: str, dark: str, pocket: bool = True) -> str:
    straps = bar("M34 92L40 78M67 92L61 79", colour, 3, rim=1.6)
    bib = path("M32 93H69L72 140H27Z", colour, LINE, 2) + path("M56 94H69L72 140H58Z", dark, opacity=0.5)
    return straps + bib + (line("M38 113H62M38 113V124M62 113V124", dark, 1.8) if pocket else "")


def goldsmith() -> Portrait:
    """Bent over a ring held up with tongs; leather cap with an eyeglass on its band."""
    dress, skin = Dress("#8a3f4f", "#52202e", "#c97f8c", "#e2b148"), FAIR
    cap = (
        path("M33.6 42C31 24 40 15.5 51 15.5S70 24 67.6 40Q60 31.6 50 32Q40 32 33.6 42Z", "#7b4a26", LINE)
        + path("M52 15.6C64 17 70 26 67.6 40Q63 33 57 32Q62 24 52 15.6Z", "#4e2c12", opacity=0.6)
        + bar("M33.6 38.6Q42 29 52 29T67.4 36.6", "#c58a4c", 2.6, rim=1.6)
        + circle(58.6, 29.6, 6, "#cfe6ea", LINE, 2)
        + circle(58.6, 29.6, 3.4, "none", GOLD, 1.4)
        + line("M55.6 28Q57 26 59 26", "#fff", 1.4)
    )
    hair = path("M33 40Q28 52 32 62Q37 60 37 50ZM67 40Q71 52 67.6 62Q63.6 60 64 48Z", "#a8602a", LINE, 1.8)
    tongs = bar("M66 110Q60 96 47 88M70 107Q66 92 49 85.6", "#c9cac6", 2, rim=1.5) + good("ring", 41, 79, 0.72)
    figure = (
        body("turned_left", dress, _apron("#6b4630", "#40260f", False))
        + neck(skin, 49)
        + group(head(skin, -0.7, "#8a4f22", lady=True) + hair + cap, -3, 4)
        + rect(2, 116, 60, 12, 2, timber, LINE)
        + ellipse(16, 114, 9, 3.4, coin, LINE, 1.8)
        + tongs
        + arm((84, 100), (96, 126), (67, 108), dress, 16)
        + fist(67, 108, skin, -34)
    )
    tools = "".join(bar(f"M{x} 8V{y}", "#8a8d8f", 2, rim=1) for x, y in ((6, 30), (13, 26), (88, 34), (95, 28)))
    return backdrop.workshop(tools), figure


def carpenter() -> Portrait:
    """Straw hat, a beam on the shoulder, a mallet in the fist."""
    dress, skin = Dress("#3f6e8f", "#20435c", "#8fbad4", "#e9dab0"), OLIVE
    hat = (
        path("M12 36Q30 27 50 27T88 36Q72 43 50 40T12 36Z", "#eec663", LINE)
        + path("M50 27T88 36Q72 43 52 40Q66 34 50 27Z", "#b98a2c", opacity=0.5)
        + path("M33 31C33 13 40 9 50 9S67 13 67 31Q50 36 33 31Z", "#f6d983", LINE)
        + path("M33 26.4Q50 32 67 26.4V31.4Q50 37 33 31.4Z", "#3f6b3d", LINE, 1.6)
        + line("M38 16L46 12.6M37 21.4L50 15.6M20 35Q30 31.4 38 31M60 38Q72 38 80 36", "#b98a2c", 1.5)
    )
    beam = group(
        path("M-9-60H9V70H-9Z", timber, LINE)
        + path("M-9-60L-4-66H14L9-60Z", "#f0cd92", LINE, 1.8)
        + path("M9-60L14-66V64L9 70Z", "#5b3314", LINE, 1.8)
        + line("M-3-50V60M3-40V20M4 34V62", "#5b3314", 1.6),
        86,
        60,
        rotate=24,
    )
    figure = (
        beam
        + body("even", dress, _apron("#b98a55", "#7d5526"))
        + neck(skin)
        + head(skin, 0.5, "#3a2412")
        + beard("short", "#4a2f18", "#8a5a30", 0.5)
        + hat
        + arm((84, 98), (92, 118), (76, 104), dress, 16, "#5c89a6")
        + fist(76, 104, skin, 20, True)
        + group(props.mallet(52), 20, 78, rotate=-12)
        + arm((14, 104), (2, 128), (23, 104), dress, 16, "#5c89a6")
        + fist(23, 104, skin, -8)
    )
    tools = line("M8 8V30M4 30H12", "#7d5526", 3) + group(props.saw(), 26, 38, 0.6)
    return backdrop.workshop(tools), figure


def baker() -> Portrait:
    """Tall linen cap, floury apron, two loaves on a board."""
    dress, skin = Dress("#d8c49a", "#957b50", "#fff8e4", "#c9694a"), ROSY
    cap = (
        path("M33 30C21 25 22 7 35 8C40-4 60-4 64 7C79 5 80 24 67 31Q50 25 33 30Z", "#fffdf6", LINE)
        + path("M56-1Q66 0 64 7C79 5 80 24 67 31Q58 28 56 28Q70 16 56-1Z", "#d9c9a4", opacity=0.7)
        + path("M34 38V30Q50 24 66 30V38Q50 31.6 34 38Z", "#fdf8ea", LINE)
        + line("M42 9Q40 18 42 25M56 8Q59 17 57 25", "#cbb98f", 1.8)
    )
    board = rect(-2, 108, 104, 8, 3, "#9a6a38", LINE) + line("M6 111H92", "#d9a76a", 1.6)
    figure = (
        body(
            "stout",
            dress,
            _apron("#fdf8ea", "#d3c19a", False) + path("M38 84Q50 96 62 84L66 90Q50 104 34 90Z", "#c9694a", LINE, 1.9),
        )
        + neck(skin)
        + head(skin, 0, "#8a4f22", 1.6)
        + moustache("#a65a28")
        + path("M35 48Q33 58 38 63Q38 54 37 48ZM65 48Q67 58 62 63Q62 54 63 48Z", "#a65a28", LINE, 1.5)
        + cap
        + good("bread", 31, 98, 0.86)
        + good("bread", 69, 97, 0.98)
        + good("bread", 50, 101, 0.72)
        + board
        + arm((-2, 102), (-16, 120), (10, 117), dress, 17)
        + palm(11, 115, skin)
        + arm((102, 102), (116, 120), (90, 117), dress, 17)
        + palm(89, 115, skin, 0, True)
    )
    return backdrop.oven(), figure


def dressmaker() -> Portrait:
    """White veil under a circlet, shears in hand, a bolt of cloth on the arm."""
    dress, skin = Dress("#c0683c", "#7d3818", "#efae86", "#f3e2b4"), FAIR
    veil = path("M29 40C25 12 40 8 50 8S76 14 72 42C74 60 82 74 86 88H16C22 74 28 60 29 40Z", "#fbf1da", LINE) + path(
        "M60 12C74 18 72 34 72 42C74 60 82 74 86 88H66C70 60 70 30 60 12Z", "#cdb88c", opacity=0.55
    )
    front = (
        path("M31 42C29 22 40 15 50 15S71 22 69 42Q62 28 50 27T31 42Z", "#fffaf0", LINE)
        + bar("M32 34Q50 21.6 68 34", GOLD, 2.8, rim=1.5)
        + circle(50, 27.4, 3, "#b3262e", LINE, 1.3)
    )
    collar = path("M34 84Q50 98 66 84L70 89Q50 108 30 89Z", "#f3e2b4", LINE, 1.9)
    figure = (
        veil
        + body("slim", dress, collar + line("M50 102V136", "#f3e2b4", 2.6, stroke_dasharray="1 4.4"))
        + neck(skin)
        + path("M34.6 38Q31 58 37 70M65.4 38Q69 58 63 70", "none", "#7a451f", 5)
        + head(skin, 0.35, "#6b3d1b", lady=True)
        + front
        + good("cloth", 76, 108, 1.06)
        + arm((82, 98), (100, 118), (73, 119), dress, 15)
        + palm(73, 119, skin, -6, True)
        + group(props.shears(0.92), 20, 86, rotate=-8)
        + arm((17, 104), (4, 126), (22, 106), dress, 15)
        + fist(22, 106, skin, -6)
    )
    hanging = "".join(
        path(f"M{x} 8H{x + 14}V{58 + d}Q{x + 7} {53 + d} {x} {58 + d}Z", c, "#7d5a30", 1.2)
        for x, d, c in ((-2, 0, "#a86fae"), (14, 8, "#d9a93f"), (78, 4, "#6f8fae"), (94, 0, "#bd5a48"))
    )
    return backdrop.workshop(hanging), figure


def merchant() -> Portrait:
    """A far-travelled woman in a saffron headcloth, weighing coin against grain."""
    dress, skin = Dress("#1f6f78", "#0e3f47", "#6fb8bd", "#f0c552"), DARK
    wrap = (
        path("M31 42C27 22 36 10 52 9S76 20 70 40Q62 29 50 30Q38 31 31 42Z", "#e8a72e", LINE)
        + path("M56 9C72 12 76 26 70 40Q66 33 60 31Q70 22 56 9Z", "#a3640f", opacity=0.6)
        + path("M60 14C66 2 80 0 82 8C84 15 76 20 66 20Z", "#e8a72e", LINE)
        + line("M33 32Q44 20 64 24M36 24Q46 14 62 17", "#fbd98a", 1.8)
        + line("M66 17Q74 14 78 7", "#a3640f", 1.6)
    )
    shawl = path("M30 84L50 104L70 84L82 92Q70 114 50 122Q30 114 18 92Z", "#b8452f", LINE, 2) + line(
        "M26 94Q38 112 50 114Q62 112 74 94", "#f0c552", 1.8, stroke_dasharray="1 3.6"
    )
    figure = (
        body("turned_right", dress, shawl)
        + neck(skin, 52)
        + head(skin, 0.8, "#1f1008", lady=True)
        + bar("M36.6 54V59", GOLD, 2, rim=1.2)
        + circle(36.6, 61, 2.6, coin, LINE, 1.3)
        + wrap
        + group(props.balance(21, good("grain", 0, -8, 0.5), group(props.coin_pile(3, 6.4), 0, -3)), 62, 90)
        + arm((90, 102), (108, 108), (70, 78), dress, 15)
        + fist(66, 77, skin, -40, True)
        + arm((14, 104), (0, 130), (26, 127), dress, 16)
        + palm(34, 123, skin, -6)
    )
    return backdrop.market_awning("#d9704a"), figure


def toolmaker() -> Portrait:
    """Headcloth, leather apron, bare forearms, hammer over a glowing iron."""
    dress, skin = Dress("#c77f36", "#7f4515", "#f0b877", "#8a5a2e"), BROWN
    cloth = (
        path("M32.6 42C30 22 40 14.6 50 14.6S70 22 67.4 42Q60 30 50 30T32.6 42Z", "#9c2a26", LINE)
        + path("M54 15C68 18 70 28 67.4 42Q63 33 57 31Q66 24 54 15Z", "#5f1315", opacity=0.55)
        + path("M33 36Q22 34 18 44Q24 43 27 46Q29 41 34 41Z", "#9c2a26", LINE, 1.9)
        + "".join(circle(x, y, 1.7, "#ffe0a8") for x, y in ((39, 26), (46, 21), (54, 21), (61, 26), (50, 27)))
    )
    figure = (
        body("stout", dress, _apron("#6b4226", "#3d220e"))
        + neck(skin)
        + head(skin, -0.6, "#1f1008")
        + beard("full", "#24150c", "#6b4a33", -0.6)
        + cloth
        + bar("M38 122Q34 106 24 94M32 124Q26 108 15 96", "#85878a", 2.6, rim=1.6)
        + group(
            bar("M9 88Q2 70 17 70Q32 70 26 88", "#f2902c", 6.4) + line("M10 84Q6 72.6 17 72.4", "#ffe27a", 2.4), 5, 3
        )
        + arm((2, 104), (-6, 130), (31, 113), dress, 17)
        + fist(31, 113, skin, -24, False, 1.12)
        + group(props.hammer(66), 88, 58, 1.06, rotate=15)
        + arm((98, 104), (108, 124), (76, 103), dress, 17)
        + fist(76, 103, skin, 14, True, 1.15)
    )
    glow = circle(18, 80, 40, "#ffb347", opacity=0.25)
    tools = "".join(bar(f"M{x} 8V{y}", "#85878a", 2.6, rim=1) for x, y in ((10, 34), (24, 30), (90, 30))) + path(
        "M4 34h12v6H4zM18 30h12l-2 8h-8z", steel, "#6b4a2a", 1.2
    )
    return backdrop.workshop(tools) + glow, figure


def town_planner() -> Portrait:
    """Broad hat with a plume, braid over the shoulder, compasses on a plan."""
    dress, skin = Dress("#55702f", "#304218", "#a5bd6d", "#d9bb78"), OLIVE
    hat = (
        path("M16 33C22 25 33 26 50 26S79 24 86 30C78 40 63 35 50 35S25 42 16 33Z", "#7b4a22", LINE)
        + path("M32 28C32 11 40 8 51 9S69 14 68 27Q50 33 32 28Z", "#96602f", LINE)
        + path("M56 9.6C68 12 69 20 68 27Q62 29 56 30Q64 20 56 9.6Z", "#5a3416", opacity=0.6)
        + path("M33 24Q50 31 68 23.6V28.4Q50 34.4 32.6 28.6Z", "#a32b28", LINE, 1.5)
        + path("M63 26C77 22 92 8 90-6C78-4 64 10 61 25Z", "#f6f0dc", LINE, 1.9)
        + line("M63 25Q76 14 86-1M74 13L72 6M80 7L79 0M78 16L84 13", "#a58a5a", 1.4)
    )
    braid = (
        path("M32 42Q26 58 30 74Q26 84 32 98L38 98Q41 86 37 76Q40 60 38 46Z", "#5b3216", LINE, 1.9)
        + line("M29 62L37 58M28 72L38 68M29 82L39 78M30 91L38 88", "#8f5a2e", 1.7)
        + path("M31 97H39L37 106H33Z", "#a32b28", LINE, 1.5)
    )
    plan = group(
        path("M-30-8H30V14Q0 18-30 14Z", "#f4e7c2", LINE)
        + path("M-30-8a4 6 0 0 0 0 22M30-8a4 6 0 0 1 0 22", "#dcc48f", LINE, 1.9)
        + line("M-20 0h12v8h-12ZM-4-3v12M2 2h8v6H2ZM14-2v10M18 3h7", "#3f78a3", 1.5),
        50,
        112,
    )
    figure = (
        body("turned_left", dress, path("M32 84L48 98L66 84L74 90Q62 108 48 112Q34 106 26 92Z", "#d9bb78", LINE, 2))
        + neck(skin, 49)
        + head(skin, -0.6, "#3a2010", lady=True)
        + path("M64 40Q70 52 66 64Q62 58 63 46Z", "#5b3216", LINE, 1.8)
        + braid
        + hat
        + plan
        + group(props.compasses(9, 34), 66, 80, 1.0, rotate=-4)
        + arm((90, 102), (106, 112), (74, 91), dress, 15)
        + fist(73, 91, skin, -52, True)
        + arm((16, 104), (4, 124), (25, 116), dress, 15)
        + palm(25, 116, skin, 176, True)
    )
    return backdrop.window_arch(view=group(backdrop.roofs(5, 58), 4, 0, (0.4, 1))), figure


TRADES = {
    "goldsmith": goldsmith,
    "carpenter": carpenter,
    "baker": baker,
    "dressmaker": dressmaker,
    "merchant": merchant,
    "toolmaker": toolmaker,
    "town_planner": town_planner,
}
