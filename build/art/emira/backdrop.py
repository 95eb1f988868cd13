"""Quiet views behind the princesses: skies, roofs, dunes, lattices, gardens; from x −100 to 340 and y −70 to 310."""

from __future__ import annotations

import random

from common.house import keel, onion
from emira.paints import EDGE, GOLD_LINE, MOON, SKIES, STAR, glow, moon_face, moonglow
from svg import circle, clip, group, line, linear, num, path, rect, star, tile

LEFT, TOP, WIDE, HIGH = -100, -70, 440, 380


def sky(kind: str = "night", seed: int = 1, count: int = 60) -> str:
    """The sky with its stars."""
    luck = random.Random(seed)
    out = rect(LEFT, TOP, WIDE, HIGH, 0, SKIES[kind])
    for _ in range(count):
        x, y, r = luck.uniform(LEFT, LEFT + WIDE), luck.uniform(TOP, 170), luck.choice((0.8, 1, 1.5))
        out += circle(x, y, r, STAR, opacity=luck.uniform(0.35, 0.95))
    return out + "".join(
        path(star(x, y, 5, 1.2, 4), STAR, opacity=0.9)
        for x, y in (
            (luck.uniform(-90, 60), luck.uniform(-30, 110)),
            (luck.uniform(180, 330), luck.uniform(-40, 110)),
            (luck.uniform(150, 250), luck.uniform(-50, 30)),
        )
    )


def crescent(x: float, y: float, r: float = 22, glowing: bool = True) -> str:
    """A crescent moon."""
    d = (
        f"M{num(x + r * 0.36)} {num(y - r)}A{num(r)} {num(r)} 0 1 0 {num(x + r * 0.92)} {num(y + r * 0.54)}"
        f"A{num(r * 0.8)} {num(r * 0.8)} 0 1 1 {num(x + r * 0.36)} {num(y - r)}Z"
    )
    return (moonglow(x, y, r * 3.4) if glowing else "") + path(d, MOON)


def full_moon(x: float, y: float, r: float) -> str:
    """A great full moon with its seas."""
    seas = "".join(
        circle(x + r * dx, y + r * dy, r * q, "#b99aa8", opacity=0.22)
        for dx, dy, q in (
            (-0.6, -0.3, 0.13),
            (-0.42, 0.1, 0.08),
            (-0.7, 0.2, 0.06),
            (0.44, -0.66, 0.11),
            (0.8, -0.3, 0.08),
            (0.6, 0.3, 0.1),
        )
    )
    return moonglow(x, y, r * 1.9) + circle(x, y, r, moon_face) + seas


def roofs(tone: str = "#3a3f8f", lit: str = "#ffcf6b", base: float = 232, seed: int = 3) -> str:
    """Domes and towers of a far town along y = base, with lit windows."""
    luck = random.Random(seed)
    out, x = "", LEFT - 6.0
    while x < LEFT + WIDE:
        w = luck.uniform(26, 52)
        h = luck.uniform(14, 46)
        kind = luck.random()
        if kind < 0.45:
            out += rect(x, base - h * 0.5, w, 80, 0, tone) + path(
                onion(x + w / 2, base - h * 0.5 + 1, w * 0.74, h * 0.9 + 12), tone
            )
        elif kind < 0.62:
            out += (
                rect(x + w * 0.3, base - h - 44, 12, 130, 0, tone)
                + path(onion(x + w * 0.3 + 6, base - h - 43, 16, 22), tone)
                + rect(x + w * 0.3 - 3, base - h - 20, 18, 4, 0, tone)
            )
            w = 26
        else:
            out += rect(x, base - h, w, 100, 0, tone)
        for _ in range(luck.randint(0, 2)):
            wx, wy = x + luck.uniform(6, max(7, w - 8)), base + luck.uniform(2, 16)
            out += path(keel(wx, wy + 9, 5, 9), lit, opacity=0.9)
        x += w - 1
    return out


def town(
    kind: str = "night",
    seed: int = 1,
    tone: str = "#3a3f8f",
    far: str = "#2a2a6c",
    moon: tuple[float, float] = (40, 44),
) -> str:
    """Night over a town, with a crescent."""
    hills = path("M-100 240Q-20 208 60 224T200 214T340 226V320H-100Z", far, opacity=0.85)
    return (
        sky(kind, seed)
        + crescent(*moon)
        + hills
        + roofs(tone, seed=seed + 2)
        + path("M-100 276Q60 252 160 272T340 266V320H-100Z", far)
    )


def dunes(
    kind: str = "dusk",
    seed: int = 2,
    tones: tuple[str, str, str] = ("#8a5a7c", "#6a3f6c", "#43285a"),
    moon: tuple[float, float] = (44, 46),
) -> str:
    """Dunes under the stars."""
    return (
        sky(kind, seed)
        + crescent(*moon)
        + path("M-100 226Q-40 184 40 206Q130 232 200 190Q260 160 340 206V320H-100Z", tones[0])
        + path("M-100 254Q10 204 110 240Q200 270 340 224V320H-100Z", tones[1])
        + line("M-100 254Q10 204 110 240", "#ffd9a8", 2, opacity=0.35)
        + path("M-100 290Q60 254 180 280T340 268V320H-100Z", tones[2])
    )


def palms(seed: int = 5, kind: str = "teal") -> str:
    """An oasis: palms by still water."""
    out = sky(kind, seed) + crescent(46, 40)
    out += path("M-100 232Q60 214 340 230V320H-100Z", "#0f3a4c") + rect(
        -100, 252, 440, 70, 0, linear("#2f7a8c", "#0f2f52")
    )
    out += line("M-80 266H-10M20 274H70M180 264H250M262 280H320M-60 288H0", "#bff0e6", 2, opacity=0.4)
    for x, h, lean in ((-40, 130, 10), (-4, 96, -8), (232, 118, -12), (274, 140, 8), (310, 90, 6)):
        trunk = f"M{x} 250Q{x + lean} {250 - h * 0.5} {x + lean} {250 - h}"
        out += line(trunk, "#0a2433", 7)
        for turn in (-170, -140, -100, -60, -20, 14, 196):
            out += group(path("M0 0C12-12 30-10 40 6C26 0 12 4 0 0Z", "#0f4a46"), x + lean, 250 - h, rotate=turn)
    return out


def garden(kind: str = "violet", seed: int = 6) -> str:
    """A walled garden with cypresses and roses."""
    out = sky(kind, seed) + crescent(42, 40)
    for x, h in ((-76, 150), (-36, 180), (4, 140), (236, 150), (276, 190), (318, 150)):
        out += path(
            f"M{x} 262C{x - 22} 230 {x - 18} {262 - h * 0.5} {x} {262 - h}C{x + 18} {262 - h * 0.5} {x + 22} 230"
            f" {x} 262Z",
            "#173f4a",
        ) + line(
            f"M{x - 5} 240C{x - 12} 216 {x - 8} {262 - h * 0.5} {x - 2} {262 - h * 0.84}", "#3f8a8c", 2, opacity=0.6
        )
    hedge = path(
        "M-100 258Q-80 246-60 256T-20 254T20 256T60 254T100 256T140 254T180 256T220 254"
        "T260 256T300 254T340 256V320H-100Z",
        "#1f4a3f",
    )
    luck = random.Random(seed)
    blooms = "".join(
        circle(
            luck.uniform(-96, 336),
            luck.uniform(262, 300),
            4.4,
            luck.choice(("#ef7fa3", "#f6f1ff", "#e0483f")),
            EDGE,
            1.2,
        )
        for _ in range(26)
    )
    return out + hedge + blooms


def lattice(kind: str = "night", seed: int = 7, wood: str = "#2b1f4c", light: str = "#4f3d7c") -> str:
    """A bay window: carved lattice left and right of an open arch on the sky."""
    grid = tile(
        18,
        18,
        path("M0 9L9 0L18 9L9 18Z", "none", light, 2.4)
        + circle(9, 9, 2.8, light)
        + circle(0, 0, 1.8, light)
        + circle(18, 18, 1.8, light)
        + circle(0, 18, 1.8, light)
        + circle(18, 0, 1.8, light),
    )
    opening = keel(120, 330, 196, 330)
    screen = f"M{LEFT} {TOP}H340V320H{LEFT}Z{opening}"
    return (
        sky(kind, seed)
        + crescent(66, 62, 20)
        + roofs("#3a3f8f", seed=seed, base=262)
        + path(screen, wood, fill_rule="evenodd")
        + path(screen, grid, fill_rule="evenodd")
        + path(opening, "none", EDGE, 9)
        + path(opening, "none", light, 5)
        + path(opening, "none", GOLD_LINE, 1.8)
    )


def hall(wall: str = "#2a2a6c", low: str = "#151a4c", tiles: str = "#39c2b4", lamps: bool = True) -> str:
    """A room of the palace: plaster, a band of tiles, hanging lamps."""
    out = rect(LEFT, TOP, WIDE, HIGH, 0, linear(wall, low))
    for x in (-66, 0, 240, 306):
        out += path(keel(x, 236, 50, 190), low, opacity=0.7) + path(
            keel(x, 236, 50, 190), "none", "#8f86c4", 2, opacity=0.5
        )
    band = tile(
        24,
        24,
        path(star(12, 12, 10, 5.6, 8), tiles, opacity=0.8)
        + path("M0-4L4 0L0 4L-4 0ZM24-4L28 0L24 4L20 0ZM0 20L4 24L0 28L-4 24ZM24 20L28 24L24 28L20 24Z", GOLD_LINE),
    )
    out += (
        rect(LEFT, 240, WIDE, 48, 0, "#0f1640")
        + rect(LEFT, 240, WIDE, 48, 0, band, opacity=0.75)
        + rect(LEFT, 237, WIDE, 4, 0, GOLD_LINE)
        + rect(LEFT, 288, WIDE, 40, 0, "#0b1038")
    )
    if lamps:
        for x, y in ((-34, 40), (270, 24)):
            out += (
                line(f"M{x} -70V{y}", GOLD_LINE, 2)
                + glow(x, y + 22, 70)
                + path(
                    f"M{x - 13} {y + 4}H{x + 13}L{x + 17} {y + 22}L{x + 9} {y + 38}H{x - 9}L{x - 17} {y + 22}Z",
                    "#ffdf8a",
                    "#7d4a10",
                    2,
                )
                + path(f"M{x - 11} {y + 4}Q{x} {y - 12} {x + 11} {y + 4}Z", GOLD_LINE, "#7d4a10", 2)
            )
    return out


def kitchen() -> str:
    """Copper pans, strings of peppers and a glowing hearth."""
    out = hall("#4a2a4c", "#2a1638", "#e0913a", lamps=False)
    out += (
        path(keel(-40, 250, 110, 150), "#1b0f2e")
        + glow(-40, 220, 90)
        + path("M-72 246C-66 216-52 214-48 190C-36 206-34 216-28 206C-14 222-10 236-12 246Z", "#ffb347")
        + path("M-58 246C-54 228-46 228-44 214C-34 226-28 236-28 246Z", "#fff0b0")
    )
    for x, y, r in ((232, 40, 20), (276, 56, 16), (312, 36, 20)):
        out += (
            line(f"M{x} -70V{y - r}", "#8a5a2c", 2)
            + circle(x, y, r, linear("#e89a5c", "#8a4220"), EDGE, 2)
            + circle(x, y, r * 0.62, "none", "#ffd0a0", 1.6)
        )
    for x in (206, 334):
        out += line(f"M{x} -70V120", "#3f6a3a", 2) + "".join(
            path(f"M{x} {y}q{8 if k % 2 else -8} 8 {4 if k % 2 else -4} 20q-8-6-4-20Z", "#d0364e", EDGE, 1.2)
            for k, y in enumerate(range(40, 120, 12))
        )
    return out


def library() -> str:
    """Shelves of books and scrolls by lamplight."""
    out = rect(LEFT, TOP, WIDE, HIGH, 0, linear("#2b2154", "#150f38"))
    luck = random.Random(9)
    for row in range(5):
        y = -30 + 66 * row
        x = LEFT + 4.0
        while x < LEFT + WIDE:
            w, h = luck.uniform(9, 17), luck.uniform(34, 52)
            if luck.random() < 0.2:
                out += circle(x + 9, y - 9, 8, "#b99a68", "#1b0f2e", 1.4) + circle(x + 9, y - 9, 3, "#7d6136")
                w = 18
            else:
                out += rect(
                    x,
                    y - h,
                    w,
                    h,
                    1,
                    luck.choice(("#5a2f5c", "#2f4a7c", "#23606a", "#6a3a3a", "#4a4486")),
                    "#120a28",
                    1.4,
                ) + line(f"M{num(x + 3)} {num(y - h + 8)}h{num(w - 6)}", "#c9a86a", 1.4, opacity=0.7)
            x += w + 1
        out += rect(LEFT, y, WIDE, 9, 0, "#4a2f3c") + rect(LEFT, y, WIDE, 2, 0, "#8a6058")
    return out + glow(270, 60, 110, 0.7) + rect(LEFT, TOP, WIDE, HIGH, 0, "#0b0a30", opacity=0.3)


def tent(cloth: tuple[str, str] = ("#8d2f5c", "#5c1c48")) -> str:
    """Inside a striped tent whose door is open on the desert."""
    flap = "M-100-70H340V330H200C184 200 160 90 120 20C80 90 56 200 40 330H-100Z"
    stripes = "".join(path(f"M120-110L{-140 + k * 44} 330H{-118 + k * 44}Z", cloth[1]) for k in range(12))
    seam = "M40 330C56 200 80 90 120 20C160 90 184 200 200 330"
    return (
        dunes("night", 12) + path(flap, cloth[0]) + clip(flap, stripes) + line(seam, EDGE, 8) + line(seam, GOLD_LINE, 4)
    )


def sea(kind: str = "deep", seed: int = 14) -> str:
    """A harbour by night: water, a moon path and a lateen sail."""
    out = sky(kind, seed) + crescent(48, 44)
    out += rect(LEFT, 214, WIDE, 120, 0, linear("#1f4a86", "#0b1a4c")) + "".join(
        line(f"M{48 - w} {y}h{2 * w}", "#fff3cf", 2.4, opacity=0.5)
        for y, w in ((222, 16), (232, 10), (244, 20), (256, 12), (270, 24))
    )
    boat = (
        path("M-40 0H40C34 14 18 18 0 18C-18 18-34 14-40 0Z", "#3a1f4c", EDGE, 2)
        + line("M-6 0V-60", EDGE, 3.4)
        + path("M-30-6C-14-20 8-44 16-66C34-40 34-20 24-6Z", "#f6e4c4", EDGE, 2)
    )
    return (
        out
        + group(boat, 290, 236, 0.9)
        + group(boat, -62, 226, 0.6)
        + line("M220 262h60M150 284h50M-80 270h50", "#8fb4ff", 2, opacity=0.5)
    )


def terrace(kind: str = "rose", seed: int = 15) -> str:
    """A balcony with a balustrade over the town."""
    rail = tile(
        30,
        50,
        path("M15 0C22 8 22 16 17 22C24 30 24 40 18 50H12C6 40 6 30 13 22C8 16 8 8 15 0Z", "#cfc4ee", "#3b3480", 1.8),
    )
    return (
        town(kind, seed, "#5a3f8a", "#4a2f78")
        + group(rect(LEFT, 0, WIDE, 60, 0, "#3b3480", opacity=0.5) + rect(LEFT, 0, WIDE, 50, 0, rail), 0, 244)
        + rect(LEFT, 236, WIDE, 10, 0, "#e6dffa", "#3b3480", 2)
    )
