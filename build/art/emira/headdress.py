"""What the women of the palace wear on their heads; drawn round the middle of the face, a behind and a front each."""

from __future__ import annotations

import math
from typing import NamedTuple

from emira import hair
from emira.figure import Dress, dyed
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, MOON_RIM, SHADE, brass, silver
from svg import circle, clip, ellipse, group, line, num, path, rect


class Headdress(NamedTuple):
    """What hangs behind the face and what lies before it."""

    behind: str
    front: str


def set_gem(x: float, y: float, w: float, h: float, fill: str) -> str:
    d = f"M{num(x)} {num(y - h)}L{num(x + w)} {num(y)}L{num(x)} {num(y + h)}L{num(x - w)} {num(y)}Z"
    return (
        path(d, "none", EDGE, 5)
        + path(d, fill, GOLD_PALE, 2)
        + path(f"M{num(x - w * 0.5)} {num(y)}L{num(x)} {num(y - h * 0.62)}V{num(y)}Z", "#fff", opacity=0.5)
    )


def gold_band(d: str, width: float = 6, fill: str = GOLD_LINE) -> str:
    return line(d, EDGE, width + 3.4) + line(d, fill, width) + line(d, GOLD_PALE, width * 0.3)


def plume(x: float, y: float, colour: str, shade: str, lean: float = 0) -> str:
    """A feather standing on (x, y), about 42 high."""
    d = "M0 0C-6-14-5-30 4-42C16-36 20-18 6-2Z"
    return group(
        path(d, colour, EDGE, 2)
        + clip(d, path("M5-42C20-32 20-10 6 2Z", shade, opacity=0.55))
        + line("M2-1C2-14 4-28 6-38M3-12l5-5M4-20l6-6M4-28l5-6", EDGE, 1.1, opacity=0.7),
        x,
        y,
        rotate=lean,
    )


def turban(wrap: Dress, gem: str = "#39c2b4", feather: tuple[str, str] | None = ("#fff6da", "#c9a86a")) -> Headdress:
    """Wound cloth with a jewel and, if wanted, a feather."""
    d = "M-31-18C-40-44-20-68 3-67C28-66 40-42 31-17C20-34-20-35-31-18Z"
    folds = "M-31-22C-14-42 12-50 33-36M-29-34C-12-54 14-60 31-48M-31-28C-14-48 10-56 33-42M-24-50C-10-62 10-66 24-58"
    front = (plume(2, -56, *feather, 8) if feather else "") + dyed(
        d, wrap, line(folds, SHADE, 2, opacity=0.34) + line("M-30-40C-24-56-10-64 4-64", MOON_RIM, 3, opacity=0.5)
    )
    return Headdress("", front + gold_band("M-30-18C-18-35 18-35 30-17", 4.4) + set_gem(0, -43, 7, 11, gem))


def coin_cap(cap: Dress, locks: str = hair.BLACK, metal: str = brass) -> Headdress:
    """A little cap edged with coins over parted hair."""
    d = "M-29-25C-28-54-11-64 0-64C11-64 28-54 29-25C13-38-13-38-29-25Z"
    coins = "".join(
        circle(-25 + 8.33 * k, -20.5 - 10 * math.sin(math.pi * k / 6), 4.6, metal, EDGE, 1.4)
        + circle(-25 + 8.33 * k, -20.5 - 10 * math.sin(math.pi * k / 6), 1.8, "none", "#7a4a10", 0.9)
        for k in range(7)
    )
    front = (
        hair.parted(locks)
        + dyed(d, cap)
        + line("M-24-42Q0-56 24-42", GOLD_LINE, 2.4)
        + gold_band("M-29-25C-13-38 13-38 29-25", 3.6)
        + coins
    )
    return Headdress("", front + circle(0, -65, 4.6, metal, EDGE, 1.6))


def cone(cap: Dress, veil: Dress) -> Headdress:
    """A tall felt cap with woven bands, a short veil under it."""
    under = (
        "M-26-12C-28-32-20-42 0-42C20-42 28-32 26-12C32 8 30 36 40 66C28 62 22 42 23 12"
        "C20-28-20-28-23 12C-22 42-28 62-40 66C-30 36-32 8-26-12Z"
    )
    d = "M-29-22C-29-60-18-86 2-88C22-86 30-60 30-22C14-36-14-36-29-22Z"
    inside = path("M8-90C30-76 26-40 32-16H44V-90Z", SHADE, opacity=0.28) + line(
        "M-24-34C-24-62-14-80 0-84", MOON_RIM, 3, opacity=0.5
    )
    lozenges = "".join(
        path(
            f"M{num(-18 + 12 * k)} {num(-40 - 4.5 * math.sin(math.pi * k / 3))}l4.6-7l4.6 7l-4.6 7Z", GOLD_PALE, EDGE, 1
        )
        for k in range(4)
    )
    front = (
        dyed(under, veil)
        + dyed(d, cap, inside)
        + gold_band("M-29-23C-14-37 14-37 30-23", 6)
        + gold_band("M-26-53C-12-63 14-63 28-53", 3)
        + lozenges
    )
    return Headdress(
        "", front + "".join(circle(s * 28, -4 + 7 * k, 2.3, GOLD_PALE, EDGE, 0.9) for s in (-1, 1) for k in range(5))
    )


def brow_silver(band: Dress, locks: str = hair.BLACK) -> Headdress:
    """A woven brow band with hanging silver discs and coral over looped hair, as worn in the western mountains."""
    loops = "".join(
        path(f"M{27 * s}-22C{50 * s}-20 {52 * s} 20 {34 * s} 34C{28 * s} 24 {28 * s} 8 {25 * s}-2Z", locks, EDGE, 2.2)
        + line(f"M{32 * s}-14C{44 * s}-8 {44 * s} 14 {35 * s} 24", "#6b5a78", 1.5)
        for s in (-1, 1)
    )
    crown_hair = "M-28-22C-28-48-12-56 0-56C12-56 28-48 28-22C14-34-14-34-28-22Z"
    discs = "".join(
        line(f"M{num(x)} {num(y)}v5", "#c3cae6", 1.6)
        + circle(x, y + 9, 4.4, silver, EDGE, 1.4)
        + circle(x, y + 9, 1.5, "#e0483f")
        for x, y in ((-22, -21), (-11, -26), (0, -28), (11, -26), (22, -21))
    )
    d = "M-30-18C-17-35 17-35 30-18L31-28C17-46-17-46-31-28Z"
    stones = "".join(
        rect(
            -20 + 10 * k - 3,
            -34.5 - 4.4 * math.sin(math.pi * k / 4) + 2,
            6,
            6,
            1.4,
            "#e0483f" if k % 2 else "#39c2b4",
            EDGE,
            1,
        )
        for k in range(5)
    )
    front = (
        loops
        + path(crown_hair, locks, EDGE, 2)
        + line("M0-55V-38M-10-53Q-16-44-20-34M10-53Q16-44 20-34", "#6b5a78", 1.3, opacity=0.6)
    )
    return Headdress("", front + dyed(d, band) + stones + discs)


def tarbush(cap: Dress, veil: Dress, tassel: str = "#1d0f18") -> Headdress:
    """A stiff little cap set to one side over a sheer veil, with a tassel."""
    under = (
        "M-25 6C-33-14-27-37 0-38C27-37 33-14 26 8C34 40 40 60 46 76C30 70 24 44 25 14"
        "C20-30-20-30-24 14C-24 44-32 70-46 76C-40 60-32 40-25 6Z"
    )
    d = "M-17-32L-13-62Q3-70 19-61L22-31Q3-42-17-32Z"
    front = dyed(under, veil) + dyed(
        d, cap, path("M8-68L24-60V-28H12Z", SHADE, opacity=0.3) + line("M-12-38L-9-58", MOON_RIM, 3, opacity=0.5)
    )
    front += (
        ellipse(3, -61.6, 16, 5, cap.dark, EDGE, 2)
        + line("M3-62C14-66 26-58 27-44", EDGE, 4.4)
        + line("M3-62C14-66 26-58 27-44", tassel, 2.2)
    )
    return Headdress(
        "", front + path("M24-46H30L32-26L27-29L22-26Z", tassel, EDGE, 1.8) + gold_band("M-18-31Q3-42 23-30", 3.6)
    )


def fur_cap(cap: Dress, fur: str, gem: str = "#e0483f", locks: str = hair.BLACK) -> Headdress:
    """A domed cap with a broad fur brim and an aigrette, Persian fashion."""
    d = "M-27-24C-26-54-12-66 0-72C12-66 26-54 27-24Q0-38-27-24Z"
    brim = (
        "M-34-18Q-36-30-27-30Q-24-38-15-36Q-8-42 0-38Q8-42 15-36Q24-38 27-30Q36-30 34-18"
        "Q27-12 20-18Q10-26 0-24Q-10-26-20-18Q-27-12-34-18Z"
    )
    strokes = "M-29-24l3 5M-20-32l3 6M-10-35l1 6M0-36v6M10-35l-1 6M20-32l-3 6M29-24l-3 5"
    front = (
        hair.parted(locks)
        + plume(4, -62, "#f6f2ff", "#8d9ad0", 14)
        + dyed(d, cap, line("M-14-62Q-20-46-21-34M0-70V-38M14-62Q20-46 21-34", SHADE, 2, opacity=0.3))
    )
    return Headdress(
        "", front + path(brim, fur, EDGE, 2.2) + line(strokes, "#fff", 1.5, opacity=0.4) + set_gem(0, -48, 6, 8, gem)
    )


def high_wrap(wrap: Dress, second: Dress) -> Headdress:
    """A tall wound cloth in two colours, knotted above the brow."""
    d = "M-28-18C-44-48-40-84-8-92C24-98 46-70 38-40C35-30 32-22 29-17C16-36-16-36-28-18Z"
    other = "M-28-18C-40-34-40-52-30-62C-14-40 14-34 38-42C35-30 32-22 29-17C16-36-16-36-28-18Z"
    folds = "M-34-66C-18-84 10-90 30-80M-38-54C-20-72 14-78 38-62M-26-78C-12-90 8-92 20-88"
    knot = path(
        "M-6-54C-24-74-40-70-34-60C-30-52-16-48-6-50ZM2-54C10-78 30-84 30-72C30-60 14-50 2-50Z", second.base, EDGE, 2.2
    )
    inside = (
        line(folds, SHADE, 2.2, opacity=0.34)
        + line("M-36-60C-32-78-20-86-6-88", MOON_RIM, 3.4, opacity=0.5)
        + path("M10-100C50-80 34-40 30-10H60V-100Z", SHADE, opacity=0.22)
    )
    front = dyed(d, wrap, inside) + dyed(
        other, second, line("M-34-50C-16-32 14-28 36-36M-32-36C-16-26 12-24 33-27", SHADE, 2, opacity=0.3)
    )
    return Headdress(
        "",
        front
        + knot
        + circle(-3, -52, 7, second.base, EDGE, 2.2)
        + line("M-5-55l5 6M-2-56l3 4", SHADE, 1.4, opacity=0.4),
    )


def tantour(veil: Dress) -> Headdress:
    """A tall tapering silver cap of the Lebanon with a veil falling from its tip."""
    fall = "M4-92C-40-90-52-36-54 10C-56 44-64 74-78 100C-40 108-30 60-24 14L-20-30Z"
    other = "M4-92C44-86 54-36 54 10C56 44 62 70 72 92C40 100 32 56 26 14L22-30Z"
    d = "M-20-28L-6-88Q3-95 12-88L22-28Q0-40-20-28Z"
    rings = "".join(
        line(
            f"M{num(-18 + 2.4 * k)} {num(-40 - 14 * k)}Q1 {num(-50 - 14 * k)} {num(20 - 1.8 * k)} {num(-40 - 14 * k)}",
            "#6d769f",
            2,
        )
        for k in range(4)
    )
    gems = "".join(
        circle(1, -52 - 14 * k, 3.4 - 0.4 * k, "#4a8df0" if k % 2 else "#e0483f", EDGE, 1.2) for k in range(3)
    )
    behind = dyed(
        fall,
        veil,
        line("M-8-86C-40-60-44 0-56 60", SHADE, 2.2, opacity=0.3)
        + line("M-10-87C-44-70-46-20-50 20", MOON_RIM, 2.4, opacity=0.5),
    ) + dyed(other, veil, path("M30-94C50-36 50 40 70 100H90V-94Z", SHADE, opacity=0.3))
    under = "M-25 2C-32-16-26-36 0-37C26-36 32-16 26 4C20-28-20-28-25 2Z"
    return Headdress(
        behind,
        dyed(under, veil)
        + path(d, silver, EDGE, 2.2)
        + rings
        + gems
        + gold_band("M-26-24C-14-38 14-38 27-24", 5, "#c3cae6"),
    )


# ------------------------------------------------------------------------------- for a face looking left, from the side
