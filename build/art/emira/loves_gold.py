"""The princesses who look at a sheik's gold first, and Sidi Suleiman, who looks at his princesses."""

from __future__ import annotations

from emira import backdrop, crowns, hair, living, props, veils, wares
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, EBONY, HONEY, PALE, Dress, body, dyed, face, neck, profile
from emira.limbs import bangles, bear, grip, pinch, rest, sleeve
from emira.paints import EDGE
from emira.portrait import Portrait, crowned
from svg import circle, group, line, path


def janan() -> Portrait:
    """All the best of everything: heaped fruit, rows of bangles, a golden cap."""
    skin, dress = HONEY, Dress("#c0307e", "#64103f", "rings", "#ffc9e0")
    back, front = crowned(
        hd.coin_cap(Dress("#ffd36a", "#a8701c", "lozenges", "#b3264a"), hair.BROWN),
        face(skin, 0.3, "glad", 1.2, full=4),
        5,
    )
    figure = (
        hair.long_hair(hair.BROWN)
        + back
        + body("stout", dress, hair.girdle(262))
        + neck(skin)
        + hair.pectoral("#39c2b4")
        + front
        + hair.earring(90, 122, "#39c2b4", "pearls")
        + hair.earring(150, 122, "#39c2b4", "pearls")
        + sleeve((50, 200), (10, 256), (62, 274), dress, (48, 52, 40))
        + group(wares.fruit_bowl(), 106, 240, 1.16)
        + bear(82, 284, skin, -10, scale=1.2)
        + bangles(56, 280, -6, 22, n=3)
        + sleeve((192, 200), (230, 236), (184, 196), dress, (48, 50, 40))
        + bangles(172, 186, 224, 20, n=3)
        + pinch(160, 172, skin, -36, True, 1.2)
        + circle(158, 150, 9, "#7a4fc0", EDGE, 2)
        + circle(155, 147, 2.4, "#fff", opacity=0.7)
    )
    return Portrait(backdrop.hall("#4a1f58", "#220f38", "#ef7fa3"), figure)


def salma() -> Portrait:
    """By the water she plays the reed flute."""
    skin, dress = AMBER, Dress("#2d8a5a", "#123f2b", "flowers", "#ffe08a")
    back, front = crowned(
        veils.side_veil(Dress("#f4a3bc", "#a84d6c", "dots", "#fff3f7", strength=0.5)),
        profile(skin, "down"),
        4,
        (124, 108),
        mirror=True,
    )
    figure = (
        back
        + body("left", dress)
        + neck(skin, 118)
        + front
        + hair.torque("#ef7fa3")
        + group(props.ney(150), 158, 136, 1, 44)
        + sleeve((84, 198), (92, 262), (166, 188), dress, (40, 44, 40), "#f4a3bc")
        + rest(184, 166, skin, -30, scale=1.12)
        + sleeve((180, 200), (214, 268), (218, 216), dress, (38, 42, 38), "#f4a3bc")
        + rest(220, 196, skin, -100, scale=1.05)
    )
    return Portrait(backdrop.palms(5, "teal"), figure, 134)


def zafirah() -> Portrait:
    """She spins and earns her own bread: distaff, spindle, a cloud of curls."""
    skin, dress = EBONY, Dress("#28b09a", "#0d5a58", "bands", "#fff3c4")
    back, front = crowned(_banded(), face(skin, -0.3, "down", 0.6), -6)
    figure = (
        back
        + body("even", dress, hair.girdle(256, "#ffd98a", "#b3264a"))
        + neck(skin)
        + hair.torque("#ffb84a")
        + front
        + hair.earring(90, 124, "#ffb84a", "hoop")
        + hair.earring(148, 122, "#ffb84a", "hoop")
        + group(props.distaff(), 202, 130, 1.08, 6)
        + sleeve((180, 196), (222, 256), (204, 216), dress, (38, 42, 36))
        + grip(198, 202, skin, -84, scale=1.12)
        + line("M186 142C150 160 90 190 56 198", "#f6f1ff", 1.8)
        + group(props.spindle(), 52, 202, 1.08)
        + sleeve((62, 196), (20, 226), (40, 206), dress, (38, 42, 36))
        + pinch(52, 196, skin, 28, scale=1.15)
    )
    return Portrait(backdrop.dunes("violet", 47, ("#6a4f9a", "#4a3682", "#2f2462")), figure, 124)


def _banded() -> hd.Headdress:
    """Curls held by a woven band."""
    band = dyed("M-31-16C-18-37 18-37 31-16L30-27C16-47-16-47-30-27Z", Dress("#e0483f", "#8d1c22", "zigzag", "#ffe9a8"))
    cap = path("M-29-22C-28-50-12-58 0-58C12-58 28-50 29-22C14-40-14-40-29-22Z", hair.BLACK, EDGE, 2)
    return hd.Headdress(hair.curls(), cap + band)


def xenia() -> Portrait:
    """A stranger's jewelled crown; she expects gifts and shows what she has been given."""
    skin, dress = PALE, Dress("#6a2f9a", "#32124f", "lozenges", "#ffd98a", strength=0.55)
    stole = path("M104 168H136L140 310H100Z", "#ffd36a", EDGE, 2) + "".join(
        path(f"M120 {y - 11}L129 {y}L120 {y + 11}L111 {y}Z", c, EDGE, 1.4)
        for y, c in ((206, "#e0483f"), (236, "#39c2b4"), (266, "#e0483f"), (296, "#39c2b4"))
    )
    back, front = crowned(crowns.pendant_crown(hair.BROWN), face(skin, 0, "open", 0.3), 0, (120, 108))
    figure = (
        hair.drape("mantle", Dress("#b3203c", "#5c0c22", "dots", "#ffd98a", strength=0.5), "#ffd36a")
        + back
        + body("even", dress, stole)
        + neck(skin)
        + hair.pectoral("#e0483f")
        + front
        + sleeve((62, 196), (28, 254), (66, 278), dress, (40, 46, 52), "#ffd36a", "#1d0833")
        + sleeve((178, 196), (212, 254), (174, 278), dress, (40, 46, 52), "#ffd36a", "#1d0833")
        + group(wares.casket(), 120, 254, 1.02)
        + bear(78, 286, skin, -8, scale=1.12)
        + bear(162, 286, skin, 8, True, 1.12)
    )
    return Portrait(backdrop.sea("deep", 14), figure)


def badra() -> Portrait:
    """On her palm a palace that is not built yet."""
    skin, dress = EBONY, Dress("#e2a13a", "#8f5515", "zigzag", "#7a2417")
    cap, veil = Dress("#fff1cf", "#d0a862"), Dress("#d8573a", "#7a2417")
    back, front = crowned(hd.cone(cap, veil), face(skin, 0.4, "open", 0.8), 6, (112, 116))
    figure = (
        hair.drape("long", veil)
        + back
        + body("even", dress)
        + neck(skin, 114)
        + hair.pectoral("#39c2b4", "#7a2417")
        + front
        + sleeve((62, 196), (30, 250), (84, 266), dress, (40, 44, 40), "#d8573a")
        + rest(100, 262, skin, -8, scale=1.12)
        + sleeve((178, 198), (224, 268), (206, 236), dress, (40, 44, 40), "#d8573a")
        + bear(196, 218, skin, 6, scale=1.3)
        + group(wares.palace_model(), 198, 202, 0.9)
    )
    return Portrait(backdrop.terrace("dusk", 55), figure, 132)


def yasmin() -> Portrait:
    """Jasmine in her hair, her hand on the globe of the heavens."""
    skin, dress = HONEY, Dress("#f3d36a", "#a8812a", "stars", "#7a4a10")
    back, front = crowned(
        crowns.wreath(hair.BLACK, ("#ffffff", "#fff3c4"), "#39a06a"), face(skin, -0.5, "down", 0.7), -8
    )
    figure = (
        back
        + body("slim", dress, hair.placket("#fff6da", "#39a06a", 192))
        + neck(skin)
        + front
        + hair.torque("#39a06a")
        + hair.plait(152, 128, 120, 12, tie="#39a06a")
        + sleeve((168, 194), (202, 250), (146, 262), dress, (36, 40, 46), "#39a06a", "#6a4a10")
        + group(props.globe(), 80, 232, 1.16)
        + rest(112, 250, skin, -10, True, 1.12)
        + sleeve((74, 194), (30, 206), (40, 206), dress, (36, 40, 42), "#39a06a", "#6a4a10")
        + rest(60, 202, skin, 10, scale=1.12)
    )
    return Portrait(backdrop.garden("violet", 61), figure, 112)


def sidi_suleiman() -> Portrait:
    """A sly old fox in a huge turban, a ring of keys behind the rose."""
    skin = BRONZE
    coat, under = (
        Dress("#23283f", "#0d1020", "stripes", "#59628c", strength=0.5),
        Dress("#a8203a", "#560c1e", "zigzag", "#ffd98a"),
    )
    wrap = Dress("#f6ead0", "#b8975c", "weft", "#8a5c2a", strength=0.4)
    back, front = crowned(
        hd.turban(wrap, "#e0483f", ("#39c2b4", "#0b5f66")),
        face(skin, 0.45, "aside", 1.3, full=3) + _beard(),
        4,
        (120, 110),
    )
    figure = (
        body("stout", under, hair.vest(coat) + hair.girdle(250, "#ffd36a", "#39c2b4"))
        + neck(skin)
        + back
        + front
        + group(wares.jambiya(), 118, 250, 0.9)
        + sleeve((50, 200), (8, 246), (50, 236), coat, (46, 48, 40), "#ffd98a", seam=True)
        + group(living.rose(), 78, 186, 0.86, 6)
        + grip(74, 226, skin, -50, scale=1.2)
        + sleeve((190, 200), (232, 250), (200, 240), coat, (46, 48, 40), "#ffd98a", seam=True)
        + group(wares.key_ring(), 184, 236, 1.06)
        + grip(182, 232, skin, 16, True, 1.2)
    )
    return Portrait(backdrop.town("night", 71), figure)


def _beard() -> str:
    """A forked grey beard with a curled moustache, round the middle of the face."""
    d = "M-24-2C-22 8-14 14-8 15Q0 12 10 15C16 14 23 8 24-2C30 24 26 52 14 62Q8 56 3 52Q-2 58-8 62C-24 52-30 24-24-2Z"
    lip = "M3 13C10 8 20 12 25 4C27 14 16 22 3 17C-10 22-21 14-19 4C-14 12-4 8 3 13Z"
    return (
        path(d, "#c9c6d6", EDGE, 2.2)
        + line("M-16 24C-16 38-12 48-8 54M-4 30V46M8 30C8 40 8 48 10 52M18 22C20 34 18 44 14 52", "#8d8aa2", 1.6)
        + path("M-4 21Q3 19 10 21Q3 28-4 21Z", "#7a2f2c", EDGE, 1.2)
        + path(lip, "#dedbe8", EDGE, 1.8)
    )


GOLD = {f.__name__: f for f in (janan, salma, zafirah, xenia, badra, yasmin, sidi_suleiman)}
