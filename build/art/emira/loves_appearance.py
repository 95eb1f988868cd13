"""The princesses who look at a sheik's appearance first."""

from __future__ import annotations

from emira import backdrop, crowns, hair, living, props, veils, wares
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, HONEY, PALE, Dress, body, face, neck
from emira.limbs import bangles, bear, grip, pinch, raised, rest, sleeve
from emira.paints import glow
from emira.portrait import Portrait, crowned
from svg import circle, group, path


def albina() -> Portrait:
    """A feast: she lifts a frame drum over her head, flowers in her red hair."""
    skin, dress = PALE, Dress("#f4efff", "#a79ed0", "flowers", "#d9a441", strength=0.75)
    back, front = crowned(crowns.wreath(hair.RED, ("#fff6da", "#ffb3c6")), face(skin, 0.5, "glad", 1.2), 7)
    figure = (
        back
        + group(props.daf(), 196, 46, 1.05, -14)
        + body("slim", dress, hair.placket("#b3264a", "#ffe9a8", 192))
        + neck(skin)
        + hair.torque("#e0483f")
        + front
        + sleeve((74, 192), (34, 214), (56, 262), dress, (38, 42, 56), "#b3264a", "#7a173a")
        + bear(72, 266, skin, 20, scale=1.1)
        + sleeve((168, 192), (222, 168), (204, 104), dress, (38, 38, 40), "#b3264a", "#7a173a")
        + bangles(203, 98, -96, 16)
        + grip(200, 82, skin, -96, scale=1.1)
    )
    return Portrait(backdrop.terrace("rose", 15), figure, 128)


def halimah() -> Portrait:
    """The singer: an oud across her lap, the full moon behind her."""
    skin, dress = AMBER, Dress("#1fa095", "#0b4f5c", "scales", "#c9f5e6")
    veil = Dress("#5a55c8", "#26236e")
    back, front = crowned(
        hd.turban(Dress("#f3ecff", "#9a8fd8", "waves", "#8f86d8", strength=0.4), "#ef5f86", ("#2fb3a6", "#0b5f66")),
        face(skin, -0.5),
        -8,
    )
    figure = (
        back
        + hair.drape("long", veil)
        + body("even", dress)
        + neck(skin)
        + hair.pectoral()
        + front
        + hair.lappet(veil)
        + hair.lappet(veil, True)
        + sleeve((178, 196), (206, 238), (190, 226), dress, (40, 44, 30), None)
        + group(props.oud(), 104, 252, 1, -22)
        + grip(196, 210, skin, 62, True, 1.15)
        + sleeve((62, 194), (32, 244), (82, 262), dress, (42, 46, 40))
        + rest(98, 256, skin, -16, scale=1.15)
    )
    return Portrait(
        backdrop.sky("dusk", 4) + backdrop.full_moon(92, 84, 84) + backdrop.roofs("#3a3a86", seed=5, base=250), figure
    )


def asima() -> Portrait:
    """The hostess: stout and glad, bearing a tray with the coffee pot."""
    skin, dress = HONEY, Dress("#c4602e", "#6b2c12", "lozenges", "#ffe0b0")
    back, front = crowned(
        veils.hood(Dress("#2a4a9c", "#101f5c", "dots", "#8fb4ff", strength=0.5)),
        face(skin, 0.25, "glad", 1.4, full=2),
        4,
    )
    figure = (
        back
        + body(
            "stout",
            dress,
            path("M86 196H154L166 310H74Z", "#fff3dc") + path("M140 196H154L166 310H150Z", "#b9a078", opacity=0.5),
        )
        + neck(skin)
        + front
        + hair.beads(1, ("#39c2b4", "#fff6da"))
        + sleeve((50, 200), (12, 250), (50, 272), dress, (46, 48, 38), "#ffe0b0")
        + sleeve((190, 200), (228, 250), (190, 272), dress, (46, 48, 38), "#ffe0b0")
        + group(wares.dallah(), 116, 206, 0.92)
        + group(wares.cup("#2d4fb0"), 56, 256)
        + group(wares.cup("#b3264a"), 176, 256)
        + group(wares.tray(170), 120, 260)
        + bear(62, 272, skin, -8, scale=1.15)
        + bear(178, 272, skin, 8, True, 1.15)
    )
    return Portrait(backdrop.kitchen(), figure)


def noor() -> Portrait:
    """Light and mistrust: she lifts a lamp and looks sidelong who comes."""
    skin, dress = AMBER, Dress("#e8b93a", "#8a5c14", "bands", "#7a2450")
    back, front = crowned(
        veils.scarf(Dress("#3f2a86", "#1a1048", "dots", "#c9a8ff", strength=0.5), "#ffb84a"),
        face(skin, -0.6, "back", 0),
        -3,
    )
    figure = (
        back
        + body("left", dress)
        + neck(skin)
        + front
        + glow(40, 150, 120, 0.5)
        + sleeve((182, 198), (212, 252), (148, 258), dress, (40, 44, 34), "#7a2450")
        + rest(130, 252, skin, 8, True, 1.1)
        + sleeve((80, 196), (78, 252), (40, 208), dress, (38, 42, 36), "#7a2450")
        + group(props.lamp(), 40, 172, 0.94)
        + bear(38, 194, skin, -100, scale=1.1)
    )
    return Portrait(backdrop.lattice("violet", 8), figure, 112)


def rasha() -> Portrait:
    """The actress: the laughing mask beside her own quiet face."""
    skin, dress = HONEY, Dress("#8e2f6d", "#451039", "waves", "#ffcfe6")
    veil = Dress("#dfe6ff", "#8d9ad0")
    back, front = crowned(hd.tarbush(Dress("#d03a5c", "#7a173a"), veil, "#ffd98a"), face(skin, -0.4, "down", 0.1), -9)
    figure = (
        back
        + hair.drape("wind", veil)
        + body("even", dress)
        + neck(skin)
        + hair.torque("#39c2b4")
        + front
        + hair.sash(Dress("#f0b84a", "#9a6214", "zigzag", "#7a2450"))
        + sleeve((62, 196), (28, 250), (86, 270), dress, (40, 44, 50), "#ffd98a", "#3a0f30")
        + raised(104, 262, skin, 62, scale=1.15)
        + group(wares.mask(), 194, 122, 1.06, 10)
        + sleeve((178, 196), (224, 256), (186, 216), dress, (40, 42, 36), "#ffd98a")
        + grip(184, 196, skin, -70, scale=1.15)
    )
    return Portrait(backdrop.hall("#5a2450", "#2a1030", "#ef7fa3"), figure, 130)


def thara() -> Portrait:
    """A rose held to her breast, plaits and a cap of coins."""
    skin, dress = BRONZE, Dress("#c7345c", "#6b1236", "flowers", "#ffd3b0")
    back, front = crowned(
        hd.coin_cap(Dress("#e2853a", "#8a4416", "dots", "#ffe9b0")), face(skin, -0.2, "down", 0.8), -6
    )
    figure = (
        back
        + hair.plait(84, 122, 120, -14)
        + body("sloping", dress)
        + neck(skin)
        + hair.beads(2)
        + front
        + hair.plait(158, 120, 112, 16)
        + group(living.rose(), 112, 210, 1.1, -6)
        + sleeve((66, 210), (46, 266), (96, 272), dress, (40, 44, 34))
        + sleeve((174, 210), (196, 266), (142, 274), dress, (40, 44, 34))
        + grip(112, 264, skin, -16, scale=1.15)
        + rest(130, 276, skin, 14, True, 1.15)
    )
    return Portrait(backdrop.town("rose", 3, "#5a3f8a", "#4a2f78"), figure)


def zainab() -> Portrait:
    """She knows of everything first: an armful of sealed letters."""
    skin, dress = BRONZE, Dress("#4a9a52", "#1c4a2a", "rings", "#e2f5c0")
    coat = Dress("#5a3fa8", "#281a5c", "knots", "#ffd98a", "#fff6da")
    back, front = crowned(
        hd.fur_cap(Dress("#5a3fa8", "#281a5c", "stars", "#ffd98a"), "#e9dcc0", "#39c2b4"),
        face(skin, 0.5, "open", 0.9),
        5,
    )
    figure = (
        back
        + body("even", dress, hair.vest(coat))
        + neck(skin)
        + hair.torque("#ef5f86")
        + front
        + group(props.scrolls(), 88, 222, 1.12, -8)
        + sleeve((60, 194), (28, 252), (80, 270), coat, (40, 44, 34), "#fff6da")
        + rest(94, 262, skin, -12, scale=1.15)
        + sleeve((180, 194), (220, 250), (184, 212), coat, (40, 42, 34), "#fff6da")
        + pinch(178, 190, skin, -12, scale=1.2)
        + group(
            path("M-16-11H16V11H-16Z", "#fdf3dc", "#1b0f2e", 2)
            + path("M-16-11L0 3L16-11", "none", "#1b0f2e", 1.8)
            + circle(0, 3, 4, "#d9344e", "#1b0f2e", 1.2),
            178,
            168,
            1.1,
            -12,
        )
    )
    return Portrait(backdrop.library(), figure)


APPEARANCE = {f.__name__: f for f in (albina, halimah, asima, noor, rasha, thara, zainab)}
