"""Badges of who sits at the table, 96 × 96, belonging to no seat: people in round frames, bots as brass automata in
eight-sided ones, so that the two differ in outline as well as in face.
"""

from __future__ import annotations

import math

from common.house import EDGE, lozenge
from palette import LINE, gold
from svg import circle, clip, document, ellipse, group, line, linear, path, points, radial, star

SKINS = {
    "light": ("#f0c79a", "#c99566"),
    "olive": ("#d9a06c", "#a8703f"),
    "brown": ("#a86b40", "#744321"),
    "dark": ("#7a4a2c", "#4d2a14"),
}
OCTAGON = points((48 + 45 * math.cos(a), 48 + 45 * math.sin(a)) for a in (math.pi * (k + 0.5) / 4 for k in range(8)))
RING = "M48 3A45 45 0 1 1 48 93A45 45 0 1 1 48 3Z"


def _frame(shape: str, ground: str, figure: str) -> str:
    body = path(shape, ground, EDGE, 4) + clip(shape, figure)
    return document(
        96,
        96,
        body + path(shape, "none", EDGE, 6.6) + path(shape, "none", "#e2b148", 3.6) + path(shape, "none", "#fbe7a2", 1),
    )


def _person(ground: tuple[str, str], robe: tuple[str, str], skin: str, rest: str, behind: str = "") -> str:
    face, shade = SKINS[skin]
    body = behind + path("M10 98C10 74 28 66 48 66C68 66 86 74 86 98Z", linear(*robe), LINE, 2.6)
    body += path("M40 56H56V68Q48 76 40 68Z", shade, LINE, 2) + ellipse(
        48, 45, 17, 20, linear(face, shade, to=(1, 0.4)), LINE, 2.4
    )
    eyes = line("M38.6 45Q41.6 47.6 44.6 45M52 45Q55 47.6 58 45", "#2b190c", 2)
    return _frame(
        RING,
        radial(*ground, centre=(0.4, 0.3)),
        body + eyes + line("M45 55.4Q48.4 57.4 51.6 55.4", "#8a4432", 2) + rest,
    )


def person_1() -> str:
    """A scholar in a wound turban with a short beard."""
    turban = path(
        "M25 40C20 14 40 8 50 10C66 10 76 20 71 40C60 31 36 31 25 40Z", linear("#fffaf0", "#d9c9a8"), LINE, 2.4
    )
    folds = line("M29 32C40 22 56 20 70 28M30 24C42 15 58 14 68 20", "#b09a70", 2)
    beard = path(
        "M31 46C31 66 42 72 48 72C54 72 65 66 65 46C62 56 56 58 48 53C40 58 34 56 31 46Z", "#3a2617", LINE, 1.8
    )
    return _person(
        ("#3fb3a6", "#0f5560"),
        ("#2f5fa6", "#173869"),
        "olive",
        beard + turban + folds + path(lozenge(48, 24, 9, 12), "#c4341c", "#fbe39a", 1.4),
    )


def person_2() -> str:
    """A lady in a violet veil with a gold band."""
    veil = path(
        "M48 12C24 12 22 34 23 50C24 68 14 80 12 98H84C82 80 72 68 73 50C74 34 72 12 48 12Z",
        linear("#9a6fd8", "#4a2a8c"),
        LINE,
        2.4,
    )
    front = path(
        "M29 42C30 24 42 20 48 20C54 20 66 24 67 42C69 24 62 13 48 13C34 13 27 24 29 42Z",
        linear("#8a5fd0", "#5b34a0"),
        LINE,
        2,
    )
    band = path("M30 33Q48 21 66 33L65.4 38Q48 26.6 30.6 38Z", gold, LINE, 1.6) + circle(
        48, 30, 3.4, "#2aa39b", "#fbe39a", 1.4
    )
    return _person(("#f6c98a", "#c4703c"), ("#2aa39b", "#0f5a5c"), "brown", front + band, veil)


def person_3() -> str:
    """A traveller in an ochre cap with a moustache."""
    cap = path("M28 36C28 16 40 12 48 12C56 12 68 16 68 36Q48 28 28 36Z", linear("#e2a63c", "#9a6414"), LINE, 2.4)
    brim = path("M25.6 39Q48 26 70.4 39L69 32Q48 21 27 32Z", "#9c2a26", LINE, 2) + path(
        "M52 20C54 8 66 2 74 6C72 16 64 22 52 20Z", "#f6f2e2", LINE, 1.8
    )
    tash = path(
        "M48 52C43 48 36 50 34 55C40 56 45 55.6 48 53.4C51 55.6 56 56 62 55C60 50 53 48 48 52Z", "#5a3416", LINE, 1.6
    )
    return _person(("#9fc6e0", "#3a6a96"), ("#5f8f4a", "#2f5a2c"), "light", tash + cap + brim)


def person_4() -> str:
    """A merchant's daughter with braided hair and a gold circlet."""
    hair = path(
        "M48 14C26 14 24 36 26 52C27 66 22 78 24 90H36L34 52C34 40 40 32 48 32"
        "C56 32 62 40 62 52L60 90H72C74 78 69 66 70 52C72 36 70 14 48 14Z",
        "#241410",
        LINE,
        2.4,
    )
    fringe = path(
        "M30 42C32 28 40 26 48 30C56 26 64 28 66 42C70 22 60 16 48 16C36 16 26 22 30 42Z", "#241410", LINE, 1.6
    )
    ring = (
        line("M28 33Q48 21 68 33", LINE, 6)
        + line("M28 33Q48 21 68 33", "#f0c552", 3.4)
        + path(star(48, 26, 6.4, 3.4, 8), "#fff0c0", "#8a5c17", 1.2)
    )
    ties = "".join(line(f"M{x} {y}h9", "#e2b148", 3) for x in (24.6, 62.4) for y in (70, 80))
    return _person(("#f0a0a8", "#a03a58"), ("#e9a51d", "#9a6408"), "dark", fringe + ring, hair + ties)


METAL_DARK = linear("#c98a2c", "#6a400e", to=(0.7, 1))
SHEEN = linear("#fff0b8", (0.4, "#e6b64c"), "#9a661a", to=(0.7, 1))


def _bot(ground: tuple[str, str], figure: str) -> str:
    rivets = "".join(circle(x, y, 1.8, "#fbe7a2", "#5c3608", 0.8) for x, y in ((16, 35), (80, 35), (16, 61), (80, 61)))
    return _frame(OCTAGON, radial(*ground, centre=(0.4, 0.3)), figure + rivets)


def _eye(x: float, y: float, r: float, glow: str) -> str:
    return circle(x, y, r, "#3d240a", LINE, 2.4) + circle(x, y, r * 0.72, glow) + circle(x, y, r * 0.34, "#fffbe6")


def bot_1() -> str:
    """The brass owl."""
    body = path("M20 96C16 60 22 46 26 38L22 16L40 26H56L74 16L70 38C74 46 80 60 76 96Z", SHEEN, LINE, 2.8)
    plumes = "".join(
        line(f"M{x} {y}q5 6 10 0", "#7a4a10", 2.2)
        for y, xs in ((70, (28, 38, 48, 58)), (79, (33, 43, 53)), (88, (28, 38, 48, 58)))
        for x in xs
    )
    mask = path("M48 54C30 66 22 48 28 40C34 32 44 34 48 42C52 34 62 32 68 40C74 48 66 66 48 54Z", METAL_DARK, LINE, 2)
    return _bot(
        ("#2f6f9a", "#123050"),
        body
        + plumes
        + mask
        + _eye(37, 46, 9, "#63e0d0")
        + _eye(59, 46, 9, "#63e0d0")
        + path("M43 54H53L48 64Z", "#8a5c17", LINE, 2),
    )


def bot_2() -> str:
    """The elephant of the water clock."""
    ears = path("M30 34C6 22 4 58 22 66Q30 58 32 50ZM66 34C90 22 92 58 74 66Q66 58 64 50Z", METAL_DARK, LINE, 2.8)
    head = path(
        "M28 44C26 20 70 20 68 44C70 58 60 62 57 66C56 78 60 84 54 90"
        "C46 96 38 90 40 84C46 86 45 76 41 66C36 62 26 58 28 44Z",
        SHEEN,
        LINE,
        2.8,
    )
    trunk = line("M43 68Q48 70.6 55 68M44 75Q49 77.6 56 75M45 82Q50 84 56 82", "#7a4a10", 2)
    cloth = path("M34 30Q48 18 62 30L48 46Z", "#9c2a26", "#fbe39a", 1.8) + path(star(48, 32, 5.4, 2.8, 8), "#fff0c0")
    tusks = path(
        "M35 64C30 74 30 80 34 84C35 76 38 72 40 68ZM61 64C66 74 66 80 62 84C61 76 58 72 57 68Z", "#fffaf0", LINE, 2
    )
    return _bot(
        ("#8a5fb0", "#3d2460"),
        ears + tusks + head + trunk + cloth + _eye(36, 48, 5.4, "#ffd257") + _eye(60, 48, 5.4, "#ffd257"),
    )


def bot_3() -> str:
    """The lion of the fountain."""
    mane = "".join(
        group(
            path("M-8 0Q0-20 8 0Z", METAL_DARK, LINE, 2),
            48 + 26 * math.sin(a),
            50 - 26 * math.cos(a),
            1.1,
            math.degrees(a),
        )
        for a in (2 * math.pi * k / 16 for k in range(16))
    )
    head = circle(48, 50, 27, METAL_DARK, LINE, 2) + path(
        "M28 36Q24 22 36 28Q48 22 60 28Q72 22 68 36C74 58 62 76 48 76C34 76 22 58 28 36Z", SHEEN, LINE, 2.6
    )
    muzzle = path("M48 56C38 54 34 66 40 70Q45 72.6 48 68Q51 72.6 56 70C62 66 58 54 48 56Z", "#fbe7a2", LINE, 2) + path(
        "M43 55H53L48 61Z", "#7a2a1c", LINE, 1.6
    )
    brow = line("M33 40L43 43M63 40L53 43", LINE, 2.6)
    return _bot(
        ("#d06a3c", "#6e2412"),
        mane + head + muzzle + brow + _eye(38.6, 47, 5, "#ff9a5a") + _eye(57.4, 47, 5, "#ff9a5a"),
    )


def bot_4() -> str:
    """The fox with the winding key."""
    key = (
        line("M48 30V14", LINE, 7)
        + line("M48 30V14", "#dca637", 3.4)
        + path("M48 16C36 4 26 16 40 17ZM48 16C60 4 70 16 56 17Z", METAL_DARK, LINE, 2.2)
    )
    head = path("M19 22L37 33Q48 30 59 33L77 22L75 52Q70 62 58 72L48 84L38 72Q26 62 21 52Z", SHEEN, LINE, 2.8)
    ears = path("M24 30L34 37L26 45ZM72 30L62 37L70 45Z", "#7a2a1c", LINE, 1.8)
    cheeks = path(
        "M22 53Q36 52 45 66L48 82L37 71Q26 62 22 53ZM74 53Q60 52 51 66L48 82L59 71Q70 62 74 53Z", "#fffaf0", LINE, 1.8
    )
    nose = path("M42 72H54L48 81Z", "#3d240a", LINE, 1.6) + line("M42 38L48 46L54 38", "#7a4a10", 2.2)
    return _bot(
        ("#3fa38a", "#0f4a44"),
        key + head + ears + cheeks + nose + _eye(37, 50, 5.8, "#8ff06a") + _eye(59, 50, 5.8, "#8ff06a"),
    )


AVATARS = {f.__name__: f for f in (person_1, person_2, person_3, person_4, bot_1, bot_2, bot_3, bot_4)}
