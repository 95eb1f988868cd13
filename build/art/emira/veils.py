"""Veils, hoods and shawls, and what a face seen from the side wears; round the middle of the face."""

from __future__ import annotations

import math

from emira import hair
from emira.figure import Dress, dyed
from emira.headdress import Headdress, gold_band, set_gem
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, MOON_RIM, SHADE, brass
from svg import circle, ellipse, group, line, path, star


def hood(veil: Dress, sewn: str = "") -> Headdress:
    """A hood that frames the face and closes under the chin; `sewn` lies on it."""
    d = (
        "M-25 20C-35-4-31-42 0-46C31-42 35-4 26 22C36 56 46 70 60 88C66 40 60-24 44-52"
        "C30-76-28-78-44-52C-62-22-66 40-58 86"
        "C-44 68-35 54-25 20Z"
    )
    inside = line("M-42 0C-44-30-32-54-6-63M-50 40C-52 20-50 0-46-16", MOON_RIM, 3, opacity=0.4) + path(
        "M20-74C60-40 50 40 64 96H90V-74Z", SHADE, opacity=0.3
    )
    rim = "M-28 28C-36-4-31-42 0-46C31-42 36-4 28 28"
    return Headdress("", dyed(d, veil, inside + sewn) + gold_band(rim, 4.4))


def scarf(veil: Dress, gem: str = "#39c2b4") -> Headdress:
    """A scarf wound round head and neck, its end over the left shoulder."""
    wound = "M-20 24C-10 40 12 40 22 22L38 58C20 80-18 82-36 68Z"
    d = (
        "M-24 14C-33-10-27-37 0-39C27-37 33-10 25 14C22 30 15 40 7 46L30 70C50 58 44-4 40-26C32-60-28-62-38-24"
        "C-44 2-46 46-32 72C-18 78 2 76 22 68L-4 46C-14 40-21 30-24 14Z"
    )
    folds = "M-32 66C-14 58 10 52 30 44M-36 54C-22 48-8 46 2 46M-37-10C-40 10-40 30-34 46M-34 30C-24 44-12 50 0 52"
    inside = line(folds, SHADE, 2.2, opacity=0.32) + path("M16-60C48-30 40 30 34 74H60V-60Z", SHADE, opacity=0.28)
    inside += line("M-33-26C-26-48-8-54 4-54", MOON_RIM, 3, opacity=0.5)
    return Headdress(
        "",
        dyed(wound, Dress(veil.dark, veil.dark))
        + dyed(d, veil, inside)
        + gold_band("M-34-26C-17-47 19-47 36-26", 3.4)
        + set_gem(1, -42, 5, 6, gem),
    )


def diadem(veil: Dress, gem: str = "#39c2b4", pearls: bool = True) -> Headdress:
    """A golden diadem over a veil that falls beside the face."""
    d = (
        "M-24 16C-33-6-28-35 0-37C28-35 33-6 26 18C34 46 40 64 54 84C58 30 54-30 36-50"
        "C17-67-21-65-36-48C-54-28-54 30-52 82"
        "C-40 62-32 46-24 16Z"
    )
    inside = line("M-40 10C-42-20-34-44-12-56", MOON_RIM, 3, opacity=0.4) + path(
        "M20-70C54-40 46 40 58 96H90V-70Z", SHADE, opacity=0.3
    )
    crest = "M-13-32C-13-46-5-52 0-63C5-52 13-46 13-32Q0-38-13-32Z"
    drops = "".join(
        line(f"M{x} {y}v6", GOLD_LINE, 1.6) + circle(x, y + 8, 2.5, "#fff6da", EDGE, 0.9)
        for x, y in ((-19, -22), (-10, -26), (0, -27), (10, -26), (19, -22))
    )
    front = (
        dyed(d, veil, inside)
        + gold_band("M-30-18C-17-36 17-36 31-18", 7)
        + path(crest, brass, EDGE, 2)
        + circle(0, -42, 5.4, gem, EDGE, 1.6)
    )
    front += (
        circle(-1.6, -43.6, 1.6, "#fff", opacity=0.7)
        + circle(-18, -28, 2.8, "#ef7fa3", EDGE, 1)
        + circle(18, -28, 2.8, "#ef7fa3", EDGE, 1)
    )
    return Headdress("", front + (drops if pearls else ""))


def shawl(veil: Dress, locks: str = hair.BLACK, hem: str = GOLD_LINE) -> Headdress:
    """A loose shawl far back on parted hair."""
    d = (
        "M-27 4C-34-26-20-46 2-46C24-46 34-26 27 4C36 40 44 62 56 86C62 30 62-34 38-58"
        "C18-74-22-72-38-56C-58-32-62 30-54 86"
        "C-42 62-36 40-27 4Z"
    )
    rim = "M-53 84C-41 62-35 40-27 4C-34-26-20-46 2-46C24-46 34-26 27 4C35 40 43 62 55 84"
    inside = (
        line("M-44 20C-46-20-34-50-10-62", MOON_RIM, 3, opacity=0.4)
        + path("M24-74C60-40 50 40 64 96H90V-74Z", SHADE, opacity=0.28)
        + line(rim, hem, 7)
    )
    return Headdress("", hair.parted(locks) + dyed(d, veil, inside))


def star_mantle(veil: Dress) -> Headdress:
    """A midnight mantle with a border of stars and a crescent on the brow."""
    base = hood(
        veil,
        "".join(
            path(star(x, y, 5, 2, 4), GOLD_PALE)
            for x, y in ((-44, -8), (-36, -40), (-10, -62), (20, -61), (42, -36), (48, 4), (-48, 32), (52, 40))
        ),
    )
    moon = "M2-56A10 10 0 1 0 9-38A8 8 0 1 1 2-56Z"
    return Headdress("", base.front + path(moon, "none", EDGE, 4) + path(moon, GOLD_PALE, "#8a5c17", 1))


def tiara_veil(veil: Dress, gem: str = "#b48cf2") -> Headdress:
    """A silver fillet with a drop on the brow and a sheer veil pinned behind."""
    locks = hair.parted(hair.BLACK)
    d = (
        "M-31-8C-40-40-20-58 2-58C24-58 40-40 32-6C46 30 50 60 62 90C40 96 32 60 28 20"
        "C34-30 18-48 2-48C-16-48-33-30-28 20C-32 60-40 96-60 90C-48 60-44 30-31-8Z"
    )
    return Headdress(
        "",
        locks
        + group(dyed(d, veil), opacity=0.94)
        + gold_band("M-28-20C-16-34 16-34 29-20", 3, "#c3cae6")
        + set_gem(0, -27, 4.4, 6.4, gem)
        + "".join(circle(s * 20, -27, 2.4, "#fff", EDGE, 0.9) for s in (-1, 1)),
    )


def face_veil(veil: Dress, edge: str = GOLD_LINE) -> str:
    """A veil over nose and mouth, drawn after the face and before the headdress."""
    d = "M-27 0C-12 7 11 7 28-1C33 24 38 44 44 62C30 74 8 68-2 76C-14 68-34 72-44 62C-36 42-30 24-27 0Z"
    folds = line("M-13 8C-15 30-20 48-28 64M4 8C6 30 4 52-1 72M18 6C22 28 26 44 32 64", SHADE, 2, opacity=0.3)
    hem = line("M-44 60C-34 72-14 68-2 76C8 68 30 74 44 60", edge, 7)
    return dyed(d, veil, folds + hem) + gold_band("M-27 0C-12 7 11 7 28-1", 3.4, edge)


def side_plait(locks: str = hair.BLACK, ribbon: str = "#e0483f") -> Headdress:
    """Hair wound in a plait round the head, for a profile."""
    d = "M-19-30C-14-44 14-46 26-30C36-16 34 8 24 20C18 28 12 30 8 28C12 16 6 6 2 2C8-8 4-18-4-22C-10-26-16-27-19-30Z"
    ring = ""
    for k in range(9):
        a = math.radians(196 + 21 * k)
        x, y = 4 + 27 * math.cos(a), -14 + 25 * math.sin(a)
        ring += group(
            ellipse(0, 0, 9, 6.6, locks if k % 3 else ribbon, EDGE, 1.9)
            + line("M-4-1Q0-3 4 0", "#8d7a98", 1.3, opacity=0.7),
            x,
            y,
            rotate=math.degrees(a) + 60,
        )
    ear = ellipse(6, 2, 4, 6, "none")
    return Headdress(
        "",
        path(d, locks, EDGE, 2.2)
        + line("M-12-34C4-40 22-30 26-12M-6-30C8-32 18-22 20-4", "#6b5a78", 1.4, opacity=0.6)
        + ring
        + ear,
    )


def side_veil(veil: Dress, locks: str = hair.BLACK, gem: str = "#39c2b4") -> Headdress:
    """A veil laid over the back of the head, hair showing at the brow, for a profile."""
    fringe = "M-20-30C-16-42 8-46 20-36C10-20 8-4 12 10C6 14 2 10 2 2C6-8 2-16-6-20C-14-22-18-26-20-30Z"
    d = "M-8-45C12-56 36-44 38-18C40 8 44 40 66 84C48 92 22 88 4 74C14 58 14 36 10 22C18 6 16-22-8-45Z"
    inside = line("M14-34C28-10 24 30 40 74M22-36C34-10 34 30 52 72", SHADE, 2.2, opacity=0.3)
    return Headdress(
        "",
        path(fringe, locks, EDGE, 2)
        + line("M-14-34C-2-38 8-36 14-32", "#6b5a78", 1.3)
        + dyed(d, veil, inside)
        + line("M-8-45C16-22 18 6 10 22C14 36 14 58 4 74", GOLD_LINE, 3.6)
        + gold_band("M-20-27C-10-22-2-26 8-42", 3)
        + set_gem(-17, -27, 3.4, 5, gem),
    )


def side_scarf(veil: Dress) -> Headdress:
    """A scarf wound round head and chin, for a profile."""
    d = (
        "M-17-34C-12-50 22-56 36-30C46-8 42 20 44 44C34 60 8 62-14 54C-22 48-22 42-18 37"
        "C-10 38-2 34 4 28C10 14 12-4 6-18C2-28-8-33-17-34Z"
    )
    folds = "M-14 44C2 48 20 42 34 28M-10 52C8 56 26 50 40 38M-4-44C12-48 28-38 32-22M0-40C14-40 24-30 26-16"
    tail = "M30 34C44 50 50 76 46 104C36 106 26 104 20 98C24 74 22 54 16 44Z"
    return Headdress(
        dyed(tail, Dress(veil.dark, veil.dark, veil.weave, veil.thread)),
        dyed(d, veil, line(folds, SHADE, 2.2, opacity=0.32))
        + line("M-17-34C-8-33 2-28 6-18C12-4 10 14 4 28C-2 34-10 38-18 37", GOLD_LINE, 3),
    )
