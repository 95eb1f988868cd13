"""Crowns, wreaths and dressed hair; round the middle of the face, a behind and a front each."""

from __future__ import annotations

import math

from emira import hair
from emira.figure import Dress
from emira.headdress import Headdress, gold_band, set_gem
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, brass_down
from svg import circle, clip, ellipse, group, line, path


def wreath(
    locks: str = hair.BLACK, blooms: tuple[str, str] = ("#fff6da", "#ef7fa3"), leaf: str = "#3f9a5e"
) -> Headdress:
    """Flowers and leaves in loose hair."""
    back = "M-27-20C-36-44-20-54 0-54C20-54 36-44 27-20C44 10 40 44 44 74C20 84-20 84-44 74C-40 44-44 10-27-20Z"
    front = hair.parted(locks)
    for k in range(9):
        a = math.radians(200 + 17.5 * k)
        x, y = 33 * math.cos(a), -10 + 31 * math.sin(a)
        front += group(
            path("M0 0C4-8 12-9 17-5C12 3 5 4 0 0Z", leaf, EDGE, 1.4),
            x,
            y,
            rotate=math.degrees(a) + (40 if k % 2 else 120),
        )
    for k in range(8):
        a = math.radians(206 + 18.4 * k)
        x, y = 33 * math.cos(a), -10 + 31 * math.sin(a)
        petals = "".join(group(ellipse(0, -4.4, 2.9, 4.4, blooms[k % 2], EDGE, 1.1), rotate=72 * j) for j in range(5))
        front += group(petals + circle(0, 0, 2.2, "#f0c552"), x, y, 1.1 - 0.2 * (k % 2))
    return Headdress(
        path(back, locks, EDGE, 2.2)
        + line("M-34 10C-36 34-34 54-36 70M34 10C36 34 34 54 36 70", "#6b5a78", 1.4, opacity=0.5),
        front,
    )


def pearl_net(locks: str = hair.BROWN, gem: str = "#39c2b4") -> Headdress:
    """Hair gathered in a net of pearls, with a jewel on the parting."""
    back = "M-24-24C-44-26-50 6-40 26C-34 42-20 38-16 28H16C20 38 34 42 40 26C50 6 44-26 24-24Z"
    mesh = "M-40-14L-24 4M-46 2L-26 24M-30-24L-46 14M-22-8L-42 28M40-14L24 4M46 2L26 24M30-24L46 14M22-8L42 28"
    net = path(back, locks, EDGE, 2.2) + clip(back, line(mesh, GOLD_LINE, 1.5))
    net += "".join(
        circle(s * x, y, 2.2, "#fff6da", EDGE, 0.9) for s in (-1, 1) for x, y in ((33, -5), (38, 11), (31, 20), (44, 2))
    )
    string = "".join(
        circle(-26 + 6.5 * k, -17 - 13 * math.sin(math.pi * k / 8), 2.6, "#fff6da", EDGE, 1) for k in range(9)
    )
    return Headdress(
        net, hair.parted(locks, "#9a6a4a") + string + line("M0-40V-28", GOLD_LINE, 2) + set_gem(0, -23, 4, 5.6, gem)
    )


def pendant_crown(locks: str = hair.BROWN) -> Headdress:
    """A high jewelled crown with chains of pearls beside the face, as at the court of the Greeks."""
    d = "M-29-22L-33-52L-20-44L-13-62L0-50L13-62L20-44L33-52L29-22Q0-36-29-22Z"
    stones = "".join(
        circle(x, y, 3.2, c, EDGE, 1.2)
        for x, y, c in ((-20, -34, "#e0483f"), (-10, -40, "#39c2b4"), (10, -40, "#39c2b4"), (20, -34, "#e0483f"))
    )
    tips = "".join(circle(x, y, 3.4, "#fff6da", EDGE, 1.2) for x, y in ((-33, -54), (-13, -65), (13, -65), (33, -54)))
    chains = "".join(
        circle(s * (30 + 2 * (k > 2)), -14 + 8 * k, 3, "#fff6da" if k % 2 else "#b48cf2", EDGE, 1.1)
        for s in (-1, 1)
        for k in range(7)
    )
    cross = path("M0-74L5-66L0-58L-5-66Z", "#ef7fa3", GOLD_PALE, 1.6)
    return Headdress(
        "",
        hair.parted(locks, "#9a6a4a")
        + path(d, brass_down, EDGE, 2.2)
        + line("M-27-26Q0-40 27-26", "#7d4a10", 1.6)
        + stones
        + tips
        + cross
        + set_gem(0, -41, 6, 8, "#4a8df0")
        + chains,
    )


def peacock_cap(cap: Dress) -> Headdress:
    """A golden cap with a fan of peacock feathers."""
    fan = ""
    for k, turn in enumerate((-62, -38, -14, 12, 36, 60)):
        eye = path("M0 0C-5-16-5-34 0-52C6-34 6-16 0 0Z", "#1f8f6f", EDGE, 1.8) + ellipse(
            0, -44, 7.6, 10, "#2fb38a", EDGE, 1.8
        )
        fan += group(
            eye
            + ellipse(0, -43, 4.6, 6.2, "#4a8df0")
            + circle(0, -42, 2.6, "#1d1148")
            + line("M0-34V-8", GOLD_LINE, 1.3),
            2,
            -34,
            1 - 0.06 * abs(k - 2.5),
            turn,
        )
    d = "M-29-20C-30-50-14-62 0-62C14-62 30-50 29-20C14-36-14-36-29-20Z"
    ribs = line("M-10-60Q-18-44-19-30M0-62V-34M10-60Q18-44 19-30", "#7d4a10", 1.6)
    sides = "".join(
        path(f"M{26 * s}-20C{36 * s}-8 {34 * s} 20 {36 * s} 40C{26 * s} 38 {24 * s} 14 {24 * s} 2Z", cap.base, EDGE, 2)
        for s in (-1, 1)
    )
    return Headdress(
        fan,
        sides
        + path(d, brass_down, EDGE, 2.2)
        + ribs
        + gold_band("M-29-20C-14-36 14-36 29-20", 5)
        + set_gem(0, -46, 6, 9, "#e0483f"),
    )


def knot(locks: str = hair.BLACK, pins: str = GOLD_LINE) -> Headdress:
    """Hair in a high knot with three pins and a comb."""
    bun = circle(6, -56, 17, locks, EDGE, 2.2) + line(
        "M-4-62C2-70 14-70 19-60M-6-54C2-62 16-62 21-52M0-46C6-52 14-52 18-46", "#6b5a78", 1.5, opacity=0.7
    )
    sticks = "".join(
        group(
            line("M0 0V-34", EDGE, 5) + line("M0 0V-34", pins, 2.6) + circle(0, -36, 4.4, c, EDGE, 1.6),
            8,
            -54,
            rotate=turn,
        )
        for turn, c in ((-52, "#39c2b4"), (-26, "#ef7fa3"), (44, "#fff6da"))
    )
    return Headdress(sticks, bun + hair.swept(locks) + gold_band("M-12-43Q4-50 22-40", 3.6))


def plait_crown(locks: str = hair.BLACK, ribbon: str = "#e0483f") -> Headdress:
    """Plaits wound round the head with a ribbon through them."""
    ring = ""
    for k in range(13):
        a = math.radians(186 + 14 * k)
        x, y = 30 * math.cos(a), -14 + 27 * math.sin(a)
        ring += group(
            ellipse(0, 0, 9, 6.4, locks if k % 3 else ribbon, EDGE, 1.9)
            + line("M-4-1Q0-3 4 0", "#8d7a98", 1.3, opacity=0.7),
            x,
            y,
            rotate=math.degrees(a) + 60,
        )
    return Headdress("", hair.parted(locks) + ring)
