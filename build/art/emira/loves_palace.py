"""The princesses who look at a sheik's palace first."""

from __future__ import annotations

from emira import backdrop, crowns, hair, living, props, veils, wares
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, EBONY, HONEY, PALE, Dress, body, face, neck, profile
from emira.limbs import bangles, bear, grip, pinch, rest, sleeve
from emira.paints import EDGE
from emira.portrait import Portrait, crowned
from svg import group, line, path


def hind() -> Portrait:
    """Feathers, gold and a raised chin: whoever wins her waits a whole turn of her hourglass."""
    skin, dress = BRONZE, Dress("#b3203c", "#5c0c22", "knots", "#ffd98a", strength=0.55)
    mantle = Dress("#1f7a72", "#0b3a44", "scales", "#9fe6cf", strength=0.5)
    back, front = crowned(crowns.peacock_cap(mantle), face(skin, 0.5, "down", -0.6), 11, (120, 112))
    figure = (
        hair.drape("mantle", mantle, "#ffd98a")
        + back
        + body("even", dress)
        + neck(skin)
        + hair.pectoral("#e0483f")
        + front
        + sleeve((180, 196), (216, 250), (164, 262), dress, (40, 44, 50), "#ffd98a", "#3a0818")
        + sleeve((60, 196), (16, 232), (36, 266), dress, (40, 44, 44), "#ffd98a", "#3a0818")
        + group(props.hourglass(), 70, 238, 1.06)
        + rest(52, 264, skin, 14, scale=1.12)
        + rest(146, 260, skin, 14, True, 1.12)
        + bangles(164, 262, 170, 18)
    )
    return Portrait(backdrop.hall("#33206a", "#180f40", "#ffb84a"), figure, 112)


def farah() -> Portrait:
    """Silver on her brow, a laughing eye, and her camel looking over her shoulder."""
    skin, dress = AMBER, Dress("#e6d3a0", "#94763c", "stripes", "#8a4a1a")
    back, front = crowned(
        hd.brow_silver(Dress("#b3264a", "#5c1030", "zigzag", "#ffd98a")), face(skin, -0.3, "glad", 1.5), -5, (100, 108)
    )
    camel = group(living.camel_head(), 178, 118, (-1.16, 1.16))
    figure = (
        group(camel, 52, 0)
        + back
        + group(body("even", dress), -20)
        + neck(skin, 100)
        + group(hair.beads(2, ("#e0483f", "#c3cae6")), -20)
        + front
        + group(hair.sash(Dress("#2a7f98", "#114a60", "bands", "#c9f0ff", "#ffe9a8"), left=False), -20)
        + sleeve((40, 194), (8, 248), (62, 266), dress, (40, 44, 36), "#b3264a")
        + rest(78, 262, skin, -8, scale=1.12)
        + sleeve((160, 196), (206, 248), (196, 190), dress, (38, 42, 34), "#b3264a")
        + line("M196 178C216 190 240 176 256 140", EDGE, 6)
        + line("M196 178C216 190 240 176 256 140", "#b3264a", 3.2)
        + grip(196, 174, skin, -84, scale=1.12)
    )
    return Portrait(backdrop.dunes("dusk", 41), figure, 132)


def karima() -> Portrait:
    """An open book and pearls in her hair."""
    skin, dress = HONEY, Dress("#2f6fd0", "#143678", "lozenges", "#cfe2ff")
    back, front = crowned(crowns.pearl_net(hair.BROWN), face(skin, -0.15, "down", 0.3), -6)
    figure = (
        back
        + body("even", dress, hair.placket("#ffe9a8", "#2f6fd0", 190))
        + neck(skin)
        + hair.torque("#39c2b4")
        + front
        + hair.sash(Dress("#f2e6ff", "#a890d8", "dots", "#7a4fc0", "#7a4fc0", strength=0.4))
        + sleeve((60, 196), (26, 256), (72, 276), dress, (40, 44, 40))
        + sleeve((180, 196), (214, 256), (168, 276), dress, (40, 44, 40))
        + group(props.book(), 120, 246, 0.98)
        + bear(78, 280, skin, -14, scale=1.12)
        + bear(162, 280, skin, 14, True, 1.12)
    )
    return Portrait(backdrop.library(), figure)


def adara() -> Portrait:
    """A trader's daughter: a tall bright wrap and the scales held high."""
    skin, dress = EBONY, Dress("#f0913a", "#9a4a10", "zigzag", "#7a1d2c")
    wrap, second = Dress("#1f8f86", "#0b4f5c", "bands", "#ffd98a"), Dress("#f0b84a", "#a86a14", "stripes", "#b3264a")
    back, front = crowned(hd.high_wrap(wrap, second), face(skin, 0.45, "open", 1), 6, (108, 112))
    figure = (
        back
        + group(body("even", dress, hair.girdle(252)), -12)
        + neck(skin, 108)
        + group(hair.beads(2, ("#39c2b4", "#ffe9a8")), -12)
        + front
        + hair.earring(79, 128, "#ffb84a", "hoop")
        + hair.earring(139, 126, "#ffb84a", "hoop")
        + sleeve((46, 196), (12, 246), (52, 270), dress, (40, 44, 44), "#1f8f86", "#5c1030")
        + rest(70, 270, skin, -4, scale=1.12)
        + sleeve((166, 196), (214, 220), (200, 158), dress, (38, 42, 38), "#1f8f86", "#5c1030")
        + group(props.scales(), 202, 140, 0.94)
        + bangles(200, 150, -100, 16)
        + grip(196, 136, skin, -96, scale=1.12)
    )
    return Portrait(backdrop.tent(("#6a2a5c", "#451c48")), figure, 132)


def suleika() -> Portrait:
    """A cat in her arm and no wish for company."""
    skin, dress = PALE, Dress("#5f3fae", "#2a1a66", "rings", "#d8c4ff")
    veil = Dress("#c9b4ff", "#7a62c4")
    back, front = crowned(veils.tiara_veil(veil), face(skin, 0.5, "aside", -0.8), 6)
    figure = (
        hair.long_hair()
        + back
        + body("left", dress)
        + neck(skin)
        + hair.torque("#b48cf2", "#c3cae6")
        + front
        + sleeve((182, 198), (224, 256), (158, 282), dress, (42, 48, 52), "#c3cae6", "#160c40")
        + sleeve((84, 198), (40, 262), (100, 276), dress, (38, 42, 40), "#c3cae6")
        + group(living.cat(), 118, 226, 1.16)
        + rest(122, 262, skin, -10, scale=1.12)
    )
    return Portrait(backdrop.hall("#2f2a7c", "#161248", "#b48cf2"), figure)


def latifa() -> Portrait:
    """Bent over her board she writes a fine hand."""
    skin, dress = AMBER, Dress("#1f6a7c", "#0b3448", "leaves", "#bff0e6")
    scarf = Dress("#e0784a", "#8a3418", "weft", "#ffd9b0", strength=0.5)
    back, front = crowned(veils.side_scarf(scarf), profile(skin, "down"), -10, (126, 106))
    figure = (
        back
        + body("right", dress)
        + neck(skin, 124)
        + front
        + sleeve((64, 198), (40, 262), (44, 290), dress, (40, 42, 40), "#e0784a")
        + group(props.tablet(), 56, 238, 1.02, -14)
        + bear(52, 292, skin, -30, scale=1.1)
        + group(props.qalam(), 62, 236)
        + sleeve((164, 200), (194, 268), (104, 230), dress, (42, 46, 40), "#e0784a")
        + pinch(86, 222, skin, -76, scale=1.12)
    )
    return Portrait(backdrop.library(), figure, 112)


def munira() -> Portrait:
    """Sleeves turned up, she pounds spices and laughs."""
    skin, dress = BRONZE, Dress("#3f9a5e", "#174a30", "checks", "#65bd80", "#fff3dc", 0.8, 0.5)
    back, front = crowned(crowns.plait_crown(hair.BLACK, "#ffb84a"), face(skin, 0.1, "glad", 1.6, full=3), -7)
    apron = (
        path("M84 204H156L172 310H68Z", "#fff3dc")
        + path("M140 204H156L172 310H152Z", "#b9a078", opacity=0.5)
        + line("M84 206H156", "#b3264a", 6)
    )
    figure = (
        back
        + body("stout", dress, apron)
        + neck(skin)
        + hair.beads(1, ("#ffb84a", "#b3264a"))
        + front
        + hair.earring(91, 124, "#ffb84a", "hoop")
        + hair.earring(149, 122, "#ffb84a", "hoop")
        + group(wares.mortar(), 112, 250, 1.18)
        + sleeve((50, 200), (10, 252), (56, 268), dress, (46, 50, 42))
        + rest(78, 270, skin, 6, scale=1.2)
        + sleeve((190, 200), (226, 240), (166, 212), dress, (46, 48, 40))
        + grip(142, 208, skin, 8, True, 1.2)
    )
    return Portrait(backdrop.kitchen(), figure)


PALACE = {f.__name__: f for f in (hind, farah, karima, adara, suleika, latifa, munira)}
