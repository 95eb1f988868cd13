"""Advisors who speak for the town and the crown: mayoress, chancellor, guild elder, herald."""

from __future__ import annotations

from crown import backdrop, props, regalia
from crown.figure import DARK, FAIR, ROSY, Dress, arm, beard, body, fist, head, neck, palm
from palette import GOLD, LINE, coin
from svg import bar, circle, group, line, path, star

Portrait = tuple[str, str]


def mayoress() -> Portrait:
    """Pointed hennin with a floating veil, chain of office, a sealed charter."""
    dress, skin = Dress("#8e2f5a", "#4f1130", "#d684ab", "#e2b148"), FAIR
    veil = path("M68-4C88 8 95 58 91 110C82 104 72 90 66 72Z", "#fdf6e4", LINE, 1.8, opacity=0.94) + line(
        "M74 12C86 40 88 70 84 98", "#cdbf9c", 1.6
    )
    hennin = (
        path("M33 41C32 30 39 25 46 23L70-3L67 34Q66 38 65 41C60 31 52 28 46 29Q38 31 33 41Z", "#d8a63a", LINE)
        + path("M70-3L67 34Q66 38 65 41C62 34 58 31 54 30Z", "#8a5c17", opacity=0.55)
        + line("M51 17L68 20M46 23L67.6 29M56 11L69 13M61 5L69.4 6", "#8d2b4a", 2.6)
        + line("M33.4 40Q38 30 48 28.5Q60 29 65 40", "#fff2c0", 2.8)
        + path("M70-3C86 6 92 30 90 54C86 36 78 24 67 22", "#fffaf0", LINE, 1.7, opacity=0.9)
    )
    figure = (
        veil
        + body(
            "turned_left",
            dress,
            path("M34 84L49 104L64 84L70 90Q60 112 49 118Q38 112 28 90Z", "#f6efdc", LINE, 2)
            + line("M49 118V140", GOLD, 2),
        )
        + neck(skin, 49)
        + path("M35 42Q30 54 34 66Q39 56 38 46ZM65 42Q69 54 66 66Q61 56 62 46Z", "#a3632a", LINE, 1.7)
        + head(skin, -0.4, "#7a4a1e", lady=True)
        + hennin
        + regalia.chain(49, 88, 20, 20)
        + arm((90, 102), (106, 128), (58, 120), dress, 17, flare=3)
        + palm(58, 120, skin, 178)
        + group(props.charter(36, 27), 27, 100, rotate=-8)
        + arm((14, 104), (-2, 132), (32, 114), dress, 16, flare=2)
        + fist(32, 114, skin, 30)
    )
    return backdrop.window_arch(view=group(backdrop.roofs(9, 58), 4, 0, (0.4, 1))), figure


def chancellor() -> Portrait:
    """White beard to the waist, ermine collar, the great seal on a staff."""
    dress, skin = Dress("#7a2323", "#410e0e", "#c9695a", "#fbf3de"), FAIR
    collar_shape = "M26 82Q50 104 74 82L90 100Q74 126 50 128Q26 126 10 100Z"
    collar = path(collar_shape, "#fbf3de", LINE, 2) + "".join(
        path(f"M{x} {y}l2.2 5.4l-4 0Z", "#2b190c")
        for x, y in ((22, 100), (31, 108), (72, 96), (80, 102), (68, 110), (36, 118), (62, 120))
    )
    cap = (
        path("M29 38C27 24 36 14 52 14S74 24 71 38Q61 31 50 31T29 38Z", "#3d2a52", LINE)
        + path("M30 28Q36 9 58 11T76 26L71 34Q60 25 48 26Q38 27 31 33Z", "#59407a", LINE)
        + path("M60 11.4Q76 15 76 26L71 34Q66 30 60 28Q68 20 60 11.4Z", "#2a1a3d", opacity=0.55)
        + line("M36 22Q42 14 54 14.6", "#a48cc2", 2.2)
        + circle(39, 30, 4.2, coin, LINE, 1.6)
    )
    seal = (
        circle(0, 0, 13, coin, LINE)
        + circle(0, 0, 9.4, "none", "#8a5a14", 1.4)
        + path("M-6 5L-7.2-3.6L-3.2 0L0-6L3.2 0L7.2-3.6L6 5Z", "#8d5a14")
        + "".join(circle(x * 12, y * 12, 2.6, coin, LINE, 1.3) for x, y in ((0, -1.2), (1.2, 0), (-1.2, 0)))
    )
    figure = (
        body("even", dress, collar)
        + neck(skin)
        + head(skin, 0, "#cfc8b8", 0.4, age=True)
        + path("M34 40Q27 56 30 74L38 76Q35 58 37 46ZM66 40Q73 56 70 74L62 76Q65 58 63 46Z", "#efe9dc", LINE, 1.8)
        + beard("long", "#f7f3e8", "#c9c0ac")
        + cap
        + group(props.staff(80, "#8a5a2e", 3.8), 84, 56)
        + group(seal, 84, 46)
        + arm((90, 102), (108, 122), (84, 98), dress, 18)
        + fist(84, 98, skin, 0, True, 1.05)
        + arm((10, 102), (-4, 130), (30, 117), dress, 18)
        + group(props.scroll(40), 32, 112, rotate=58)
        + fist(30, 117, skin, 60)
    )
    return backdrop.hall("#35543c", "#1d3324"), figure


def guild_elder() -> Portrait:
    """Bald and bent, leaning on a stick, a breast full of guild badges."""
    dress, skin = Dress("#4a5f8a", "#26355a", "#93a8d0", "#c9a24a"), ROSY
    sash = path("M20 92L34 84L84 128L74 140Z", "#b2332d", LINE, 2) + line("M30 92L78 134", GOLD, 1.6)
    badges = (
        circle(70, 98, 6.4, coin, LINE, 1.8)
        + path(star(70, 98, 3.8, 1.7), "#8d5a14")
        + circle(84, 106, 5.4, "#c9cac6", LINE, 1.7)
        + path("M81 106h6M84 103v6", "none", "#5f6264", 1.6)
    )
    hair = path(
        "M33.6 40Q27 42 28 54Q30 64 37 64Q34 54 36 46ZM66.4 40Q73 42 72 54Q70 64 63 64Q66 54 64 46Z",
        "#f2eee2",
        LINE,
        1.9,
    )
    skull = line("M41 30Q44 26.6 50 26.4", "#fff", 2.4, opacity=0.7) + line("M41 35.4Q50 33.4 59 35.6", skin.dark, 1.4)
    figure = (
        body("stooped", dress, sash + badges)
        + group(neck(skin), -6, 10)
        + group(
            head(skin, -0.5, "#f2eee2", 1, age=True) + skull + hair + beard("forked", "#f7f3e8", "#c9c0ac", -0.5), -7, 9
        )
        + group(bar("M0 122V66Q0 58-8 58Q-15 58-15 66", "#8a5a2e", 5), 22, 6)
        + arm((84, 100), (104, 136), (22, 113), dress, 18)
        + fist(23, 113, skin, 0, True)
        + arm((10, 106), (-10, 126), (19, 100), dress, 17)
        + fist(22, 99, skin, 0, False, 1.1)
    )
    banner = (
        path("M58-20H100V44L79 34L58 44Z", "#a9653a")
        + path("M62-20H96V36L79 28L62 36Z", "#c98a4e")
        + group(props.hammer(30), 74, 14, 0.7, rotate=24)
        + group(props.shears(0.7), 85, 12, rotate=-20)
    )
    return backdrop.air("#d9c190", "#f6e8c2") + group(banner, opacity=0.75), figure


def herald() -> Portrait:
    """In a parted tabard, bobbed hair under a feathered bonnet, trumpet raised."""
    dress, skin = Dress("#d8a63a", "#8f5f14", "#fbe39a", "#9c2a26"), DARK
    halves = (
        path("M50 80H120V140H50Z", "#2f5fa6")
        + path("M50 80H120V140H76Z", "#173869", opacity=0.45)
        + path(star(30, 112, 10, 4.4), "#9c2a26", LINE, 1.5)
        + path("M62 106h20l-2 12h-16ZM62 106l-1-9l6 5l5-8l5 8l6-5l-1 9", "#f0c552", LINE, 1.5)
        + line("M50 88V140", LINE, 2)
    )
    hair = path(
        "M31 40C29 22 39 15 51 15S71 22 69 40Q74 54 69 66L62 66Q66 52 63 42H37Q34 52 37 66L31 66Q26 54 31 40Z",
        "#24150c",
        LINE,
    )
    bonnet = (
        path("M29 34Q29 13 52 12T73 30Q62 25 50 26.4T29 34Z", "#9c2a26", LINE)
        + path("M58 12.6Q72 16 73 30Q67 27 62 26.6Q68 20 58 12.6Z", "#5a1214", opacity=0.6)
        + line("M35 26Q39 17 51 16", "#e0806c", 2.2)
        + bar("M29.6 34Q50 24 72.6 30.6", GOLD, 2.6, rim=1.5)
        + path("M34 24C20 22 12 8 16-2C26 0 36 10 40 20Z", "#fffaf0", LINE, 1.8)
        + line("M38 22Q26 14 18 0M26 12l-6 1M30 16l-6 2", "#b9a67c", 1.4)
    )
    banner_charge = path("M24 20L23 12L27 15.6L29.4 10L32 15.6L36 12L35 20Z", GOLD)
    figure = (
        body("turned_right", dress, halves)
        + neck(skin, 52)
        + hair
        + head(skin, 0.85, "#1a0e06", 0)
        + path(
            "M34 44Q32 26 50 25Q64 25 66 40Q58 30 48 31Q38 32 37.4 46Q37 56 38.6 64L33 66Q30 54 34 44Z",
            "#24150c",
            LINE,
            1.7,
        )
        + bonnet
        + group(regalia.trumpet("#9c2a26", banner_charge), 56, 60, 0.72, rotate=-20)
        + arm((20, 102), (22, 128), (66, 66), dress, 16)
        + fist(68, 62, skin, 64)
    )
    return backdrop.castle_view(), group(figure, -6)


COUNCIL = {"mayoress": mayoress, "chancellor": chancellor, "guild_elder": guild_elder, "herald": herald}
