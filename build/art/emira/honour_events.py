"""Events of splendour: beauty, works, gifts, fame."""

from __future__ import annotations

from emira import folk, living, scene, wares
from emira.folk import AMBER as OCHRE
from emira.folk import PLUM, TEAL, WINE
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, brass, dome, glow, plate
from svg import circle, group, line, linear, num, path, rect, ring, star


def good_looking() -> str:
    """A dressing table: mirror, flowers, flasks and a fan."""
    glass = circle(80, 78, 46, brass, EDGE, 2.4) + circle(
        80, 78, 37, linear("#f6f9ff", "#9db4ee", "#4a68c0", to=(0.7, 1)), EDGE, 2
    )
    stones = "".join(
        circle(x, y, 3, "#ef7fa3" if k % 2 else "#39c2b4", EDGE, 1)
        for k, (x, y, _) in enumerate(ring(80, 78, 41.5, 16))
    )
    flasks = (
        path("M40 118H50V126C58 130 58 146 54 150H36C32 146 32 130 40 126Z", "#b48cf2", EDGE, 2)
        + path("M41 112H49V118H41Z", brass, EDGE, 1.6)
        + path("M112 124H120L126 150H106Z", "#ef7fa3", EDGE, 2)
        + circle(116, 118, 6, "#ffd3e0", EDGE, 1.8)
    )
    return (
        scene.room("#5a2a62", "#2a1240")
        + scene.hung(22, 22, 0.4)
        + scene.hung(138, 22, 0.4)
        + rect(76, 118, 8, 34, 2, brass, EDGE, 2)
        + glass
        + line("M58 86L90 48M68 96L106 56", "#fff", 5, opacity=0.55)
        + stones
        + path("M14 150H146L152 160H8Z", linear("#e2b178", "#a8703a"), EDGE, 2.2)
        + path("M18 160H142V178H18Z", linear("#8a4a5c", "#4a1f3c"), EDGE, 2.2)
        + flasks
        + group(living.rose(), 26, 120, 0.42)
        + group(wares.fan("#8fb4ff", "#27489c"), 82, 154, 0.44, 18)
        + group(folk.coins(2), 136, 152, 0.8)
    )


def restoration() -> str:
    """Scaffolds round a dome; masons lay new tiles."""
    poles = "M26 168V40M134 168V40M20 128H140M20 90H140M20 54H140M26 128L62 90M134 128L98 90"
    scaffold = line(poles, EDGE, 6.4) + line(poles, "#c98a4c", 3.4)
    gap = path("M80 46C98 54 108 66 106 84L92 88Z", "#3a2a62", EDGE, 1.6) + line(
        "M84 56L100 66M88 70L104 76", "#8f86c4", 1.4
    )
    mason = group(
        folk.folk(
            OCHRE,
            "turban",
            arms=folk.arm("M9-28Q18-34 22-46", OCHRE, (23, -49)) + path("M18-58H30V-52H18Z", "#39c2b4", EDGE, 1.6),
        ),
        112,
        90,
        0.66,
    )
    other = group(
        folk.folk(TEAL, "keffiyeh", left=True, arms=folk.arm("M9-28Q20-28 26-30", TEAL, (28, -31))), 46, 128, 0.66
    )
    return (
        scene.night("deep", 33, moon=(36, 36, 12))
        + scene.town(150, "#27508a", seed=34)
        + group(folk.wall(108, 62, False), 80, 170)
        + group(folk.hall_dome(84, 74, dome), 80, 108)
        + gap
        + "".join(group(folk.window(13, 30), x, 168) for x in (44, 80, 116))
        + scaffold
        + mason
        + other
        + line("M66 40V104", "#e2d2b0", 1.8)
        + path("M58 104H74L72 116H60Z", "#8a5430", EDGE, 1.8)
        + "".join(rect(x, y, 8, 5, 0.6, "#39c2b4", EDGE, 1.2) for x, y in ((24, 166), (33, 166), (28, 161)))
    )


def patronage() -> str:
    """A patron's hand chooses one of three gilded works."""
    works = ""
    for k, sign in enumerate((_star_sign(), _crown_sign(), _leaf_sign())):
        x, y, lit = 36 + 44 * k, (74, 62, 74)[k], k == 1
        works += (
            (glow(x, y, 52) if lit else "")
            + rect(x - 19, y - 28, 38, 56, 3, plate if lit else "#b9a88a", EDGE, 2.2)
            + rect(x - 15, y - 24, 30, 48, 2, "none", GOLD_LINE if lit else "#7d6a4a", 1.6)
            + group(sign, x, y)
        )
    patron = group(
        folk.folk(PLUM, "turban", "#c9c6d6", arms=folk.arm("M9-30Q24-40 26-56", PLUM, (27, -60))), 58, 172, 1.2
    )
    artist = group(
        folk.folk(TEAL, "cap", left=True, arms=folk.arm("M9-26Q16-18 20-16", TEAL, (21, -15))), 126, 172, 1.02
    )
    curtains = path("M0 0H34C32 30 26 60 8 84L0 90Z", linear("#b3203c", "#5c0c22"), EDGE, 2) + path(
        "M160 0H126C128 30 134 60 152 84L160 90Z", linear("#8d1830", "#4a0a1c"), EDGE, 2
    )
    return (
        scene.room("#40306e", "#201848", arches=False)
        + works
        + curtains
        + patron
        + artist
        + group(folk.coins(3), 94, 170, 0.9)
    )


def _star_sign() -> str:
    return path(star(0, 0, 14, 7.6, 8), "#5a3fa8", EDGE, 1.4)


def _crown_sign() -> str:
    return path("M-13 9L-15-8L-7-2L0-13L7-2L15-8L13 9Z", "#7a4fc0", EDGE, 1.6) + rect(
        -13, 11, 26, 5, 1.4, "#7a4fc0", EDGE, 1.4
    )


def _leaf_sign() -> str:
    return path("M0 14C-14 4-10-10 0-16C10-10 14 4 0 14Z", "#3f8a5e", EDGE, 1.4) + line("M0 12V-10", EDGE, 1.6)


def renown() -> str:
    """Trumpets from the tower: the town is to hear of him."""

    def herald(x: float, side: int) -> str:
        horn = (
            path("M6-40L40-58L46-46L8-36Z", brass, EDGE, 2)
            + path("M40-62L54-66L52-38L44-42Z", brass, EDGE, 2)
            + path("M18-42L34-50V-30L26-26L18-28Z", "#b3264a", EDGE, 1.6)
        )
        return group(folk.folk(WINE if side > 0 else TEAL, "turban") + horn, x, 132, (side * 1.06, 1.06))

    rays = "".join(group(path("M0-26L6-96H-6Z", "#ffe3a0", opacity=0.2), 80, 56, rotate=24 * k) for k in range(15))
    crown = (
        path("M-24 16L-28-14L-13-3L0-24L13-3L28-14L24 16Z", brass, EDGE, 2.4)
        + rect(-25, 18, 50, 9, 2, brass, EDGE, 2.2)
        + "".join(
            circle(x, y, 3.4, c, EDGE, 1.3)
            for x, y, c in (
                (-28, -16, "#fff6da"),
                (0, -26, "#fff6da"),
                (28, -16, "#fff6da"),
                (0, 6, "#b48cf2"),
                (-14, 9, "#39c2b4"),
                (14, 9, "#39c2b4"),
            )
        )
    )
    leaves = "".join(
        group(
            path("M0 0C4-9 12-11 18-7C14 2 6 5 0 0Z", "#5fb87a", EDGE, 1.5),
            80 + s * (34 - abs(k) * 2.4),
            52 - 11 * k,
            (s, 1),
            -10 + 14 * k,
        )
        for s in (1, -1)
        for k in (-2, -1, 0, 1)
    )
    return (
        scene.night("dusk", 41, moon=None)
        + rays
        + scene.town(150, "#4a3578", seed=42)
        + glow(80, 56, 60, 0.8)
        + group(crown, 80, 46, 0.86)
        + leaves
        + herald(62, -1)
        + herald(98, 1)
        + group(folk.wall(140, 44, True), 80, 178)
        + "".join(group(folk.window(12, 22), x, 176) for x in (40, 80, 120))
        + path(f"M{num(72)} 128h16v22l-8 7l-8-7Z", "#b3264a", EDGE, 1.8)
        + path(star(80, 140, 6, 3, 8), GOLD_PALE)
    )


HONOUR_EVENTS = {f.__name__: f for f in (good_looking, restoration, patronage, renown)}
