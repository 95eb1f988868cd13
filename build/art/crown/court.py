"""Advisors who keep order and money: master of coin, bailiff, landlord, treasurer, steward, chamberlain."""

from __future__ import annotations

from crown import backdrop, props, regalia
from crown.figure import BROWN, FAIR, OLIVE, ROSY, Dress, arm, beard, body, fist, head, moustache, neck, palm
from palette import GOLD, LINE, coin, steel
from svg import bar, circle, clip, group, line, path

Portrait = tuple[str, str]

FUR = "#6b4526"


def master_of_coin() -> Portrait:
    """Stout, a domed cap with a broad fur brim; a fat purse and piles of coin."""
    dress, skin = Dress("#c28a24", "#7c4f0c", "#f3cf7a", "#7d1b2b"), ROSY
    cap = (
        path("M32 34C30 8 42 4 50 4S70 8 68 34Z", "#7d1b2b", LINE)
        + path("M54 4C68 8 70 20 68 34H58Q64 18 54 4Z", "#47090f", opacity=0.6)
        + line("M38 26Q38 12 47 9", "#c95c66", 2.4)
        + path(
            "M27 36Q26 27 34 28Q38 23 44 26Q50 22 56 26Q62 23 66 28Q74 27 73 36Q66 41 60 37Q50 40 40 37Q34 41 27 36Z",
            FUR,
            LINE,
        )
        + line("M33 33l3 3M41 30l2 4M50 29v4M58 30l-1 4M66 32l-3 3", "#a87d50", 1.5)
        + circle(50, 17, 4, coin, LINE, 1.6)
    )
    collar = path("M28 84Q50 106 72 84L82 94Q66 122 50 124Q34 122 18 94Z", FUR, LINE, 2) + line(
        "M26 96l3 4M34 106l2 4M44 112l1 5M56 112l-1 5M66 106l-2 4M74 96l-3 4", "#a87d50", 1.6
    )
    piles = (
        group(props.coin_pile(6), 84, 124) + group(props.coin_pile(3), 68, 128) + group(props.coin_pile(4), 100, 130)
    )
    figure = (
        body("stout", dress, collar)
        + neck(skin)
        + head(skin, -0.35, "#5b3a1e", 1.4)
        + path("M34.6 40Q31 52 35 60Q38 52 37.4 44ZM65.4 40Q69 52 65 60Q62 52 62.6 44Z", "#6b4526", LINE, 1.6)
        + moustache("#6b4526", -0.35)
        + path("M42 70Q48 76 56 70Q50 79 42 70Z", skin.dark, opacity=0.6)
        + cap
        + piles
        + arm((104, 104), (114, 120), (86, 95), dress, 17, "#7d1b2b")
        + group(
            circle(0, 0, 9, coin, LINE, 2)
            + circle(0, 0, 6.2, "none", "#8a5a14", 1.3)
            + path("M-4 3.2L-4.8-2.4L-2.2 0L0-4L2.2 0L4.8-2.4L4 3.2Z", "#8d5a14"),
            84,
            84,
        )
        + fist(86, 95, skin, -20, True)
        + arm((0, 104), (-12, 128), (24, 121), dress, 18, "#7d1b2b")
        + group(props.purse(), 28, 102, 1.02)
        + palm(24, 121, skin, -6)
    )
    return backdrop.window_arch(), figure


def bailiff() -> Portrait:
    """Kettle hat and mail hood, a great ring of keys, a spear."""
    dress, skin = Dress("#a03a2c", "#5c1711", "#dd8068", "#e2b148"), OLIVE
    mail_shape = "M31 40C28 62 24 76 20 88Q50 106 80 88C76 76 72 62 69 40Q66 66 50 69Q34 66 31 40Z"
    rows = "".join(f"M{14 + 3 * (y % 2)} {y}" + "q3 3.4 6 0" * 12 for y in range(43, 104, 5))
    woven = line(rows, "#5d6062", 1.2, opacity=0.9) + path(
        "M64 62Q69 54 69 40H90V110H60Q72 84 64 62Z", "#45484a", opacity=0.5
    )
    mail = path(mail_shape, "#a3a5a5") + clip(mail_shape, woven) + path(mail_shape, "none", LINE)
    hat = (
        path("M33 30C33 12 42 7 50 7S67 12 67 30Q50 35 33 30Z", steel, LINE)
        + path("M54 7.4C66 11 67 20 67 30Q61 32 57 32Q64 20 54 7.4Z", "#5f6264", opacity=0.6)
        + path("M18 40Q24 28 34 27Q50 33 66 27Q76 28 82 40Q66 33 50 34T18 40Z", "#b9bbba", LINE)
        + line("M50 8V31M24 36Q32 30.6 40 31M38 25Q38 15 45 12", "#fff", 1.8, opacity=0.8)
        + "".join(circle(x, 28.6 + abs(x - 50) * -0.05 + 1.6, 1.4, GOLD, LINE, 1) for x in (38, 44, 56, 62))
    )
    spear = group(
        props.staff(90, "#8a5a2e", 3.6) + path("M0-26L7-8L3 2H-3L-7-8Z", steel, LINE, 2) + line("M0-20V0", "#fff", 1.3),
        86,
        32,
    )
    keys = group(
        circle(0, 0, 9, "none", LINE, 6)
        + circle(0, 0, 9, "none", "#b9bbba", 2.4)
        + group(props.key(30), -6, 13, 0.86, rotate=16)
        + group(props.key(30, "#b9bbba"), 5, 14, 0.86, rotate=-12),
        24,
        84,
    )
    figure = (
        spear
        + body(
            "turned_right",
            dress,
            path("M42 84H60V140H42Z", "#e9dab0", LINE, 1.8) + path("M45 104l6-6l6 6v8l-6-6l-6 6Z", "#a03a2c"),
        )
        + neck(skin)
        + head(skin, 0.4, "#2f1a0d", 0)
        + beard("goatee", "#3a2412", "#6b4a33", 0.4)
        + mail
        + hat
        + arm((88, 102), (106, 120), (87, 96), dress, 16)
        + fist(87, 96, skin, 0, True, 1.1)
        + arm((12, 104), (-2, 126), (22, 92), dress, 16)
        + keys
        + fist(23, 82, skin, 90)
    )
    return backdrop.castle_view(), figure


def landlord() -> Portrait:
    """A big roll of a hat with a hanging tail, fur down the front, a little house on the palm."""
    dress, skin = Dress("#7a2a58", "#431230", "#c478a2", "#e9dab0"), FAIR
    hat = (
        path("M64 24C84 26 86 54 82 92Q76 98 70 92C74 66 70 46 58 38Z", "#2f6b5c", LINE)
        + path("M76 40C84 56 83 76 82 92Q78 96 75 95C79 72 79 54 76 40Z", "#153c33", opacity=0.6)
        + path("M40 16Q46 2 60 6Q72 8 70 20Z", "#3f8a76", LINE)
        + path("M27 32C24 20 36 13 50 13S76 20 73 32C76 42 62 40 50 39S24 42 27 32Z", "#2f6b5c", LINE)
        + path("M58 13.6C74 18 77 26 73 32C75 40 66 40 58 39.4Q72 30 58 13.6Z", "#153c33", opacity=0.55)
        + line("M33 26Q42 18 54 18.6", "#8cc7b4", 2.2)
        + circle(37, 30, 4, coin, LINE, 1.6)
    )
    fur = path("M36 84Q50 98 64 84L66 140H34Z", "#fbf3de", LINE, 2) + "".join(
        path(f"M{x} {y}l2 5l-3.6 0Z", "#2b190c")
        for x, y in ((42, 96), (54, 94), (47, 106), (58, 106), (41, 116), (52, 117))
    )
    figure = (
        body("stout", dress, fur)
        + neck(skin)
        + head(skin, -0.55, "#3a2412", 0.4)
        + beard("short", "#6b3a1c", "#a3683c", -0.55)
        + hat
        + arm((0, 104), (-10, 130), (25, 103), dress, 18, "#fbf3de")
        + group(props.house_model(), 26, 97, 1.06)
        + palm(25, 103, skin, -4, scale=1.1)
        + arm((102, 104), (114, 132), (74, 116), dress, 18, "#fbf3de")
        + group(props.key(30), 66, 108, 0.9, rotate=-30)
        + fist(74, 116, skin, 40, True)
    )
    return backdrop.countryside(), figure


def treasurer() -> Portrait:
    """Turned to a strongbox, round spectacles, a flat wide cap and a coin between the fingers."""
    dress, skin = Dress("#2a736c", "#12413d", "#7cc0b6", "#e9c46a"), OLIVE
    cap = (
        path("M22 26Q20 12 50 10T80 24Q82 34 66 35Q50 30 34 36Q22 38 22 26Z", "#3a2a4a", LINE)
        + path("M58 10.4Q78 13 80 24Q82 34 66 35Q62 33 58 32.6Q74 24 58 10.4Z", "#1d1328", opacity=0.6)
        + line("M30 26Q34 17 50 15.6", "#8a78a2", 2.4)
        + path("M33 36Q33 30 50 29T67 36Q58 32.6 50 32.6T33 36Z", "#59407a", LINE, 1.8)
        + circle(34, 29, 4, coin, LINE, 1.6)
        + circle(34, 29, 1.6, "#b2332d")
    )
    glasses = "".join(
        circle(x, 45.6, 5, "none", LINE, 3.2) + circle(x, 45.6, 5, "#eaf4f4", GOLD, 1.4, fill_opacity=0.25)
        for x in (46, 60.6)
    ) + line("M51 45Q53.4 43.4 55.6 45M41 44.6L35 43", LINE, 1.6)
    hair = path("M33.6 38Q29 52 34 64Q39 58 38 44Z", "#4a3020", LINE, 1.8)
    figure = (
        body(
            "turned_right", dress, bar("M38 82L53 98L64 82", "#e9c46a", 4, rim=1.7) + line("M53 98V140", "#e9c46a", 2.6)
        )
        + neck(skin, 52)
        + head(skin, 0.8, "#2f1a0d", 0.6)
        + moustache("#4a3020", 0.8)
        + hair
        + glasses
        + cap
        + group(props.chest(52, 30), 72, 116)
        + arm((14, 104), (0, 130), (50, 112), dress, 17)
        + palm(50, 112, skin, 176, True)
        + arm((88, 102), (106, 116), (87, 89), dress, 15)
        + group(
            circle(0, 0, 9, coin, LINE, 2)
            + circle(0, 0, 6.2, "none", "#8a5a14", 1.3)
            + path("M-4 3.2L-4.8-2.4L-2.2 0L0-4L2.2 0L4.8-2.4L4 3.2Z", "#8d5a14"),
            86,
            77,
        )
        + fist(87, 89, skin, -16, True)
    )
    return backdrop.hall("#8f4f3c", "#5c2a1c"), figure


def steward() -> Portrait:
    """Bearing a tray with jug and goblet, napkin on the arm, a pheasant feather in the cap."""
    dress, skin = Dress("#b5542c", "#6e2a10", "#eb9a72", "#f6efdc"), BROWN
    cap = (
        path("M30 34Q28 16 48 13Q70 11 72 30Q60 24 50 25T30 34Z", "#3f6b3d", LINE)
        + path("M56 13Q72 16 72 30Q66 27 60 26Q66 20 56 13Z", "#203e20", opacity=0.6)
        + path("M27 37Q26 28 38 27Q52 22 66 25Q75 27 73 34Q62 29 50 30T27 37Z", "#5f9144", LINE)
        + path("M66 26Q70 6 92-4Q90 14 72 28Z", "#c98a3a", LINE, 1.8)
        + line("M68 26Q76 12 90-2M74 17l6 2M79 10l6 2M74 12l-1-5", "#6b3f14", 1.5)
    )
    tray = path("M-8 90H54L48 97H-2Z", "#c9cac6", LINE, 2) + line("M-2 92.4H46", "#fff", 1.4)
    figure = (
        body(
            "slim",
            dress,
            path("M36 84Q50 96 64 84V92Q50 104 36 92Z", "#f6efdc", LINE, 1.8)
            + "".join(circle(50, y, 2.2, coin, LINE, 1.3) for y in (104, 114, 124)),
        )
        + neck(skin)
        + head(
            skin,
            -0.4,
            "#1f1008",
            1.2,
        )
        + path("M34 38Q31 48 34.6 54Q37 48 37 42ZM66 38Q69 48 65.4 54Q63 48 63 42Z", "#24150c", LINE, 1.5)
        + cap
        + arm((16, 102), (-4, 124), (18, 104), dress, 16)
        + palm(24, 102, skin, -2, scale=1.15)
        + tray
        + group(regalia.jug(), 9, 91, 0.92)
        + group(regalia.goblet(), 35, 91, 0.86)
        + arm((84, 102), (102, 128), (62, 120), dress, 16)
        + path("M70 108L88 104L92 136H74Z", "#fdf8ea", LINE, 2)
        + line("M76 112V134M84 110V134", "#c9bd9c", 1.8)
        + fist(58, 118, skin, 70, True)
    )
    return backdrop.hall("#4f7a56", "#2b4a32"), figure


def chamberlain() -> Portrait:
    """Tall and straight under a high hat, white staff of office, the golden key on his chest."""
    dress, skin = Dress("#2f4a86", "#16264e", "#8199cc", "#f0c552"), FAIR
    hat = (
        path("M33 34V16Q50 9 67 16V34Q50 26 33 34Z", "#b2332d", LINE)
        + path("M33 16Q50 9 67 16Q50 24 33 16Z", "#d9604e", LINE, 1.8)
        + path("M56 20.6L67 16V34Q62 31 56 30Z", "#6e1518", opacity=0.6)
        + bar("M33.4 33Q50 25 66.6 33", GOLD, 2.8, rim=1.5)
        + circle(50, 23.4, 3.6, coin, LINE, 1.5)
    )
    hair = path(
        "M33.6 38Q27 56 30 70Q36 72 39 66Q35 54 37 44ZM66.4 38Q73 56 70 70Q64 72 61 66Q65 54 63 44Z",
        "#d9b35a",
        LINE,
        1.9,
    ) + line("M33 50Q31 60 33 67M67 50Q69 60 67 67", "#f6dd96", 1.5)
    ruff = path(
        "M26 84Q30 76 36 80Q40 74 45 79Q50 74 55 79Q60 74 64 80Q70 76 74 84Q70 92 64 88Q60 94 55 89"
        "Q50 95 45 89Q40 94 36 88Q30 92 26 84Z",
        "#fdf8ea",
        LINE,
        2,
    ) + line("M36 80V88M45 79.6V89M55 79.6V89M64 80V88", "#b9ab86", 1.4)
    figure = (
        body(
            "slim",
            dress,
            line("M36 92V140M64 92V140", GOLD, 2.2, stroke_dasharray="1 4")
            + line("M28 100l8-4M28 110l8-4M72 100l-8-4M72 110l-8-4", GOLD, 1.8),
        )
        + neck(skin)
        + head(skin, 0.25, "#8a6a2a", 0.2)
        + moustache("#c99f45", 0.25)
        + hair
        + hat
        + ruff
        + line("M40 92Q46 102 50 103Q54 102 60 92", GOLD, 2)
        + group(props.key(26), 50, 105, 0.8)
        + group(props.staff(100, "#f6efdc", 3.6), 19, 50)
        + group(props.key(22), 19, 50, 1.25, rotate=180)
        + arm((18, 102), (2, 122), (17, 97), dress, 16)
        + fist(17, 97, skin, 0, False, 1.05)
        + arm((84, 102), (100, 128), (66, 119), dress, 16)
        + palm(66, 119, skin, 176)
    )
    return backdrop.hall("#9c3a34", "#601c18"), figure


COURT = {
    "master_of_coin": master_of_coin,
    "bailiff": bailiff,
    "landlord": landlord,
    "treasurer": treasurer,
    "steward": steward,
    "chamberlain": chamberlain,
}
