"""The princesses who look at a sheik's status first."""

from __future__ import annotations

from emira import backdrop, crowns, hair, living, props, veils, wares
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, EBONY, HONEY, PALE, Dress, body, face, neck, profile
from emira.limbs import bangles, grip, pinch, raised, rest, sleeve
from emira.portrait import Portrait, crowned
from svg import group


def samira() -> Portrait:
    """Chin in hand she ponders a chess king: who sits with her in the evening loses something."""
    skin, dress = HONEY, Dress("#3b6fa8", "#183a68", "stripes", "#d8e9ff")
    coat = Dress("#f3e9d2", "#b39c74", "leaves", "#b3264a", "#b3264a", strength=0.7)
    back, front = crowned(crowns.knot(hair.BLACK), face(skin, 0.7, "back", 0.2), 8)
    figure = (
        back
        + body("even", dress, hair.vest(coat))
        + neck(skin)
        + front
        + hair.earring(100, 122, "#39c2b4")
        + sleeve((180, 194), (220, 262), (168, 194), dress, (38, 42, 32), "#b3264a")
        + rest(153, 164, skin, -116, scale=1.15)
        + sleeve((60, 194), (22, 246), (50, 264), dress, (38, 42, 34), "#b3264a")
        + group(props.chess_piece(), 62, 222, 1.16, -6)
        + pinch(60, 234, skin, 14, scale=1.15)
    )
    return Portrait(backdrop.lattice("deep", 18), figure, 116)


def zahrah() -> Portrait:
    """Tall and calm, her arms round a vase of lilies."""
    skin, dress = PALE, Dress("#6fb88a", "#2a6a52", "dots", "#f2ffe6")
    veil = Dress("#f6d8a8", "#b98a4a", "leaves", "#2a6a52", "#2a6a52", strength=0.5)
    back, front = crowned(veils.shawl(veil, hair.RED, "#2a6a52"), face(skin, 0.35, "down", 0.5), 9)
    figure = (
        hair.drape("narrow", veil)
        + back
        + body("slim", dress)
        + neck(skin)
        + front
        + group(living.vase(), 84, 304, 1.08)
        + sleeve((72, 192), (38, 236), (66, 270), dress, (36, 40, 44), "#f6d8a8", "#1c4a3c")
        + rest(86, 272, skin, 12, scale=1.12)
        + sleeve((168, 192), (200, 252), (138, 272), dress, (36, 40, 44), "#f6d8a8", "#1c4a3c")
        + rest(118, 268, skin, -12, True, 1.12)
    )
    return Portrait(backdrop.garden("teal", 6), figure)


def dalal() -> Portrait:
    """Turned away, over her shoulder she talks to a bird on her finger."""
    skin, dress = HONEY, Dress("#d9344e", "#7d1230", "knots", "#ffd98a")
    back, front = crowned(veils.side_plait(hair.BLACK, "#39c2b4"), profile(skin, "glad"), -3, (112, 104))
    figure = (
        back
        + hair.plait(142, 128, 96, 6, tie="#39c2b4")
        + body("right", dress)
        + neck(skin, 116)
        + front
        + hair.torque("#39c2b4")
        + hair.earring(118, 116, "#ffb84a", "hoop")
        + hair.plait(148, 130, 92, 8, tie="#39c2b4")
        + sleeve((64, 200), (34, 260), (34, 196), dress, (40, 44, 44), "#ffd98a", "#5c0f26")
        + bangles(34, 190, -90, 16)
        + pinch(33, 172, skin, -8, True, 1.2)
        + group(living.songbird(), 36, 152, (-1.1, 1.1))
        + sleeve((160, 200), (186, 256), (120, 268), dress, (40, 44, 36), "#ffd98a")
        + rest(104, 262, skin, 10, True, 1.12)
    )
    return Portrait(backdrop.garden("rose", 16), figure, 108)


def layla() -> Portrait:
    """Night herself: a mantle of stars, a fan spread below her chin."""
    skin, dress = AMBER, Dress("#2d56b8", "#12286a", "waves", "#bcd2ff")
    mantle = Dress("#1d2a6b", "#0a0f38", "stars", "#ffe9a8", strength=0.8)
    back, front = crowned(veils.star_mantle(mantle), face(skin, -0.25, "down", 0.6), -4)
    figure = (
        hair.drape("mantle", mantle, "#3b4aa0")
        + back
        + body("slim", dress)
        + neck(skin)
        + front
        + hair.torque("#8fb4ff", "#c3cae6")
        + sleeve((168, 194), (196, 250), (150, 262), dress, (38, 42, 52), "#ffe9a8", "#0a1440")
        + rest(130, 260, skin, 6, True, 1.12)
        + sleeve((74, 194), (38, 238), (72, 262), dress, (38, 42, 48), "#ffe9a8", "#0a1440")
        + group(wares.fan("#ef9bb4", "#a8325c"), 98, 246, 1.12, -16)
        + grip(90, 250, skin, -24, scale=1.12)
    )
    return Portrait(
        backdrop.sky("deep", 22, 110) + backdrop.crescent(40, 40, 26) + backdrop.roofs("#20408a", base=262, seed=9),
        figure,
    )


def nadia() -> Portrait:
    """She looks into her mirror, straight and dark in white."""
    skin, dress = EBONY, Dress("#f2f0ff", "#9a9cd0", "flowers", "#5a55c8", strength=0.7)
    veil = Dress("#2a9d8f", "#0f4a4a", "dots", "#bff5e6", strength=0.5)
    back, front = crowned(veils.diadem(veil, "#ef5f86"), face(skin, -0.6, "back", 0.8), -5)
    figure = (
        hair.drape("short", veil)
        + back
        + body("left", dress)
        + neck(skin)
        + hair.pectoral("#ef7fa3")
        + front
        + sleeve((182, 198), (210, 254), (150, 258), dress, (40, 44, 36), "#2a9d8f")
        + raised(130, 250, skin, -60, True, 1.12)
        + group(wares.mirror(), 42, 152, 1.08, -12)
        + sleeve((80, 196), (34, 256), (58, 246), dress, (38, 42, 38), "#2a9d8f")
        + grip(58, 226, skin, -82, scale=1.15)
    )
    return Portrait(backdrop.terrace("violet", 25), figure, 108)


def jamila() -> Portrait:
    """Veiled, with an astrolabe: she reads the stars and is not read."""
    skin, dress = HONEY, Dress("#7a4fc0", "#3a2170", "stars", "#f4dc9a")
    veil = Dress("#eef0ff", "#9aa3dd", "rings", "#b9a8f0", strength=0.4)
    hood = veils.hood(veil)
    covered = face(skin, 0, "open") + veils.face_veil(Dress("#6a45bd", "#2b1a66", "dots", "#f4dc9a", strength=0.6))
    back, front = crowned(hood, covered, 3)
    figure = (
        hair.drape("long", veil)
        + back
        + body("even", dress, hair.placket("#ffe9a8", "#7a4fc0", 196))
        + front
        + sleeve((62, 196), (34, 256), (88, 274), dress, (40, 46, 52), "#ffe9a8", "#2b1a66")
        + sleeve((178, 196), (208, 248), (166, 238), dress, (40, 46, 48), "#ffe9a8", "#2b1a66")
        + group(props.astrolabe(), 118, 246, 0.98)
        + rest(104, 284, skin, -10, scale=1.12)
        + grip(150, 208, skin, -26, True, 1.12)
    )
    return Portrait(
        backdrop.sky("teal", 31, 100) + backdrop.crescent(200, 40, 22) + backdrop.roofs("#1f5a7a", base=256, seed=11),
        figure,
    )


def firyal() -> Portrait:
    """Under a silver horn of the mountains she measures out another palace than yours."""
    skin, dress = BRONZE, Dress("#4b5a8c", "#1f2850", "checks", "#6f80b8", "#c3cae6", 0.7, 0.45)
    veil = Dress("#f6f1ff", "#b3aee0")
    back, front = crowned(hd.tantour(veil), face(skin, 0.2, "open", 0), 3, (120, 122))
    figure = (
        back
        + body("sloping", dress, hair.girdle(250, "#c3cae6", "#e0483f"))
        + neck(skin)
        + front
        + hair.beads(1, ("#4a8df0", "#f6f8ff"))
        + group(props.plan(124, 52), 112, 240, 1, -4)
        + sleeve((68, 212), (36, 254), (56, 276), dress, (38, 42, 36))
        + rest(72, 270, skin, -8, scale=1.12)
        + sleeve((174, 212), (212, 262), (164, 222), dress, (38, 42, 36))
        + group(props.dividers(), 142, 206, 0.92, 12)
        + pinch(150, 208, skin, -46, True, 1.15)
    )
    return Portrait(backdrop.terrace("dusk", 35), figure, 118)


STATUS = {f.__name__: f for f in (samira, zahrah, dalal, layla, nadia, jamila, firyal)}
