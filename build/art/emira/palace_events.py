"""Events of the palace: whispers, changes of mind, arrivals, works, honours."""

from __future__ import annotations

from common.house import keel
from emira import folk, hair, living, scene, veils
from emira import headdress as hd
from emira.figure import AMBER, BRONZE, HONEY, PALE, Dress, body, face, neck
from emira.folk import NAVY, WINE
from emira.limbs import rest, sleeve
from emira.paints import EDGE, GOLD_LINE, SHADE, glow
from emira.portrait import arch, crowned
from svg import circle, clip, ellipse, group, line, linear, path, rect, star


def _lady(dress: Dress, top: hd.Headdress, looks: str, tilt: float = 0, drape: Dress | None = None) -> str:
    """A half-figure without arms, in the figure's box."""
    behind, front = crowned(top, looks, tilt)
    return (
        (hair.drape("short", drape) if drape else "")
        + behind
        + body("sloping", dress)
        + neck(HONEY)
        + hair.torque()
        + front
    )


def changing_her_mind() -> str:
    """She stands between two doors, one warm, one cool, and looks back."""
    doors = path(keel(40, 150, 56, 112), linear("#ffe6a0", "#f0913a"), EDGE, 2.4) + path(
        keel(120, 150, 56, 112), linear("#bff0e6", "#1f7a98"), EDGE, 2.4
    )
    frames = "".join(
        path(keel(x, 150, 64, 122, close=False), "none", EDGE, 7)
        + path(keel(x, 150, 64, 122, close=False), "none", GOLD_LINE, 3.6)
        for x in (40, 120)
    )
    behind, front = crowned(veils.tiara_veil(Dress("#f4a3bc", "#a84d6c")), face(HONEY, 0.7, "aside", 0), 10)
    skin, dress = HONEY, Dress("#7a4fc0", "#3a2170", "stars", "#f4dc9a")
    lady = (
        hair.long_hair()
        + behind
        + body("left", dress)
        + neck(skin)
        + hair.torque()
        + front
        + sleeve((182, 198), (220, 250), (176, 208), dress, (38, 42, 40), "#ffd98a")
        + rest(162, 182, skin, -118, scale=1.1)
    )
    arrow = path("M-30 10C-26-16 26-16 28 6L38 2L26 22L12 8L20 8C16-6-16-6-20 12Z", "#fff3cf", EDGE, 2)
    return (
        scene.room("#40306e", "#201848", arches=False)
        + doors
        + frames
        + glow(40, 110, 60, 0.5)
        + group(lady, 80 - 120 * 0.5, 62, 0.5)
        + group(arrow, 80, 34, 0.8)
    )


def court_influence() -> str:
    """The chamberlain whispers; three veiled ladies wait in their order."""
    row = ""
    for k, (dress, veil, tone) in enumerate(
        (
            (Dress("#c7345c", "#6b1236", "flowers", "#ffd3b0"), Dress("#f0a24a", "#a8551c"), AMBER),
            (Dress("#2aa396", "#0d5a58", "scales", "#c9f5e6"), Dress("#5a55c8", "#26236e"), PALE),
            (Dress("#e2a13a", "#8f5515", "zigzag", "#7a2417"), Dress("#b3264a", "#5c1030"), BRONZE),
        )
    ):
        x = 34 + 46 * k
        window = keel(x, 104, 40, 78)
        behind, front = crowned(
            veils.hood(veil),
            face(tone, 0, "down") + veils.face_veil(Dress(veil.base, veil.dark, "dots", "#ffe9a8", strength=0.5)),
        )
        seen = rect(
            x - 24, 20, 48, 90, 0, linear("#ffd98a", "#c2703a") if k == 1 else linear("#2a3a86", "#131a4c")
        ) + group(behind + body("sloping", dress) + front, x - 120 * 0.26, 38, 0.26)
        row += clip(window, seen) + path(window, "none", EDGE, 5) + path(window, "none", GOLD_LINE, 2.6)
    hand = group(
        folk.folk(NAVY, "turban", "#c9c6d6", arms=folk.arm("M9-30Q22-30 32-40", NAVY, (34, -42))), 46, 168, 1.06
    )
    listener = group(folk.folk(WINE, "cap", left=True), 118, 168, 1.04)
    return (
        scene.room("#352c76", "#1b1650", arches=False)
        + row
        + hand
        + listener
        + path("M72 122C70 112 92 110 96 118C100 126 84 132 76 128L70 134Z", "#fff6da", EDGE, 1.8)
        + "".join(circle(x, 121, 1.8, EDGE) for x in (79, 84, 89))
    )


def double_trouble() -> str:
    """Two princesses at the gate at once, under two moons of lantern light."""
    first = _lady(
        Dress("#2f6fd0", "#143678", "lozenges", "#cfe2ff"),
        hd.turban(Dress("#f3ecff", "#9a8fd8", "waves", "#8f86d8", strength=0.4), "#ef5f86"),
        face(HONEY, 0.6, "open", 0.2),
        6,
        Dress("#5a55c8", "#26236e"),
    )
    second = _lady(
        Dress("#d9344e", "#7d1230", "flowers", "#ffd3b0"),
        veils.diadem(Dress("#2a9d8f", "#0f4a4a", "dots", "#bff5e6"), "#ffb84a"),
        face(HONEY, -0.6, "open", 0.2),
        -6,
        Dress("#2a9d8f", "#0f4a4a"),
    )
    gate = arch(80, 182, 136, 158)
    return (
        scene.room("#40306e", "#201848", arches=False)
        + path(gate, linear("#0d1547", "#4b3c8e", "#c2705c"), EDGE, 3)
        + clip(gate, scene.town(126, "#3a3178", seed=31))
        + path(gate, "none", GOLD_LINE, 2.4)
        + scene.hung(44, 30, 0.42)
        + scene.hung(116, 30, 0.42)
        + group(second, 108 - 120 * 0.47, 50, 0.47)
        + group(first, 52 - 120 * 0.47, 56, 0.47)
    )


def quiet_days() -> str:
    """An empty cushion before a shut door; only the cat is at home."""
    door = keel(80, 140, 76, 114)
    leaves = path(door, linear("#6b4130", "#33201f"), EDGE, 3) + clip(
        door,
        line("M80 20V140", EDGE, 3)
        + "".join(
            path(star(x, y, 13, 7.4, 8), "none", "#a8724a", 2) + circle(x, y, 3, GOLD_LINE, EDGE, 1)
            for x in (60, 100)
            for y in (62, 90, 118)
        ),
    )
    beam = path("M10 20L96 178H40L-20 60Z", "#cfdcff", opacity=0.14)
    return (
        scene.room("#2b3070", "#141846", arches=False)
        + leaves
        + path(keel(80, 140, 84, 124, close=False), "none", GOLD_LINE, 3)
        + rect(44, 100, 72, 8, 2, "#8a5a34", EDGE, 2)
        + beam
        + ellipse(80, 168, 58, 7, SHADE, opacity=0.4)
        + group(folk.cushion(), 80, 162, 1.1)
        + group(living.cat("#8f93b8", "#4b4f78"), 80, 140, 0.62)
        + scene.hung(134, 34, 0.4, lit=False)
        + "".join(
            path(star(x, y, s, s * 0.3, 4), "#dfe6ff") for x, y, s in ((104, 122, 4), (114, 108, 6), (126, 90, 8))
        )
    )


PALACE_EVENTS = {f.__name__: f for f in (changing_her_mind, court_influence, double_trouble, quiet_days)}
