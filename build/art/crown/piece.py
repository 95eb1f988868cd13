"""The wooden pieces of the seats: councilor, craftsman, citizen, building, shield, banner and huts, and the statue.

A seat is told by its device as well as its colour: chevron (0), cross (1), lozenges (2), bend (3). Where a number
stands on a piece (building, citizen) the field for it is plain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import texture
from palette import GOLD, LINE, LINE_DEEP, SEATS, SHADE, WHITE, coin, gold_bar, seat_cloth, thatch, timber
from render import Sprite
from svg import bar, circle, clip, document, ellipse, group, line, path, rect

SKINS = ("#f0c797", "#e2ab74", "#c98f5c", "#f0c797")


def device(seat: int, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """The seat's charge as one bold sign, about 22 wide."""
    colour = SEATS[seat].device
    lozenges = "".join(
        path(f"M{x} {y - 6}L{x + 4.6} {y}L{x} {y + 6}L{x - 4.6} {y}Z", colour)
        for x, y in ((-7, 3.4), (7, 3.4), (0, -4.6))
    )
    charge = (
        path("M-11 8L0-4L11 8V1L0-11L-11 1Z", colour),
        path("M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z", colour),
        lozenges,
        path("M-11-6L-6-11L11 6L6 11Z", colour) + path("M-11 3L-3 11H-11ZM3-11H11V-3Z", colour),
    )[seat]
    return group(charge, x, y, scale)


def shield(seat: int) -> str:
    """A heater shield round the origin, 44 wide and 54 high, with a golden rim."""
    outline = "M-20-24H20V-2C20 14 8 22 0 27C-8 22-20 14-20-2Z"
    colours = SEATS[seat]
    charge = (
        path("M-22 16L0-6L22 16V2L0-20L-22 2Z", colours.device),
        path("M-5-26H5V-6H22V4H5V30H-5V4H-22V-6H-5Z", colours.device),
        "".join(
            path(f"M{x} {y - 9}L{x + 6.6} {y}L{x} {y + 9}L{x - 6.6} {y}Z", colours.device)
            for x, y in ((-10, -10), (10, -10), (0, 9))
        ),
        path("M-22-16L-12-26L24 16L14 28Z", colours.device),
    )[seat]
    field = path(outline, colours.base) + clip(
        outline,
        charge + rect(0, -26, 24, 56, 0, SHADE, opacity=0.15) + line("M-16-19H-4M-16-19V-4", "#fff", 2.2, opacity=0.5),
    )
    return (
        path("M-17-21H23V1C23 17 11 25 3 30C-5 25-17 17-17 1Z", SHADE, opacity=0.3)
        + field
        + path(outline, "none", LINE, 5.4)
        + path(outline, "none", gold_bar, 2.6)
    )


def councilor(seat: int) -> str:
    """A cloaked figure with tabard, chaperon and staff; foot at the origin, 66 high."""
    c = SEATS[seat]
    skin = SKINS[seat]
    robe = "M-17-2C-16-20-12-30-8-40H8C12-30 16-20 17-2Q0 7-17-2Z"
    hood = WHITE if seat == 2 else c.light
    return (
        ellipse(5, 1, 20, 6, SHADE, opacity=0.36)
        + bar("M14-2V-58", "#c58a4c", 2, rim=1.5)
        + circle(14, -60, 3.6, coin, LINE, 1.6)
        + path(robe, c.base)
        + clip(
            robe,
            path("M4-42H20V8H5Q9-16 4-42Z", c.dark, opacity=0.55)
            + path("M-7-40H7L9 6H-9Z", seat_cloth(seat, 10))
            + line("M-7-40L-9 6M7-40L9 6", LINE, 1.6),
        )
        + path(robe, "none", LINE, 2.4)
        + line("M-13-6C-12-18-10-24-8-30", c.light, 2.4, opacity=0.9)
        + circle(13.4, -27, 3.4, skin, LINE, 1.6)
        + path("M-13-31Q-9-43 0-43Q9-43 13-31Q6-26 0-26Q-6-26-13-31Z", hood, LINE, 2)
        + path("M4-42.4Q10-40 13-31Q9-28.4 5-27Q8-34 4-42.4Z", c.dark, opacity=0.4)
        + circle(0, -48, 8.2, skin, LINE, 2)
        + path("M2-56A8.2 8.2 0 0 1 2-40.2Q6-48 2-56Z", "#8f5f36", opacity=0.45)
        + circle(-3, -48, 1.1, LINE)
        + circle(3, -48, 1.1, LINE)
        + path("M-11-49Q-13-63 0-63Q15-63 12.6-53Q19-48 15-37Q10-43 9.4-51Q0-55.4-11-49Z", c.base, LINE, 2)
        + line("M-8-53.6Q-7-59.4 0-59.6", c.light, 2)
    )


def craftsman(seat: int) -> str:
    """An aproned bust with coif and mallet; foot at the origin, 38 high."""
    c = SEATS[seat]
    mallet = (
        bar("M0 9V-10", "#c58a4c", 2.6, rim=1.7)
        + rect(-7.4, -20, 15, 10, 2, timber, LINE, 2)
        + line("M-4-17H4", "#e0b070", 1.4)
    )
    chest = "M-14 0C-14-14-9-20 0-20S14-14 14 0Z"
    return (
        ellipse(4, 1, 17, 4.6, SHADE, opacity=0.34)
        + path(chest, seat_cloth(seat, 10))
        + clip(chest, path("M6-20H16V2H8Z", SHADE, opacity=0.22))
        + path(chest, "none", LINE, 2.2)
        + path("M-6 0V-13H6V0Z", "#f2dfb6", LINE, 1.7)
        + line("M-3-6H3", "#a58a5a", 1.4)
        + circle(0, -26, 7.6, SKINS[seat], LINE, 2)
        + path("M2-33.4A7.6 7.6 0 0 1 2-18.6Q6-26 2-33.4Z", "#8f5f36", opacity=0.4)
        + circle(-2.8, -25.4, 1, LINE)
        + circle(2.8, -25.4, 1, LINE)
        + path("M-8.8-26Q-8.4-36 0-36T8.8-26Q0-30.4-8.8-26Z", c.base, LINE, 2)
        + line("M-5.6-29.6Q-4-33 0-33", c.light, 1.8)
        + group(mallet, 15, -8, rotate=16)
        + circle(15, -5, 3.2, SKINS[seat], LINE, 1.6)
    )


def building(seat: int) -> str:
    """The marker of building points: a house with a plain wall for the number; middle of the wall at the origin."""
    c = SEATS[seat]
    roof = "M-25-10L0-33L25-10Z"
    return (
        path("M-16 18V-9H24V18Z", SHADE, opacity=0.3)
        + rect(-20, -11, 40, 26, 2, c.base, LINE, 2.4)
        + line("M-17-7V11", c.light, 2, opacity=0.8)
        + path("M13-10H19V14H13Z", c.dark, opacity=0.45)
        + path(roof, c.base)
        + clip(roof, path("M2-34L27-8H12Z", SHADE, opacity=0.22) + device(seat, 0, -17, 0.82))
        + path(roof, "none", LINE, 2.4)
        + bar("M-25-10H25", GOLD, 1.8, rim=1.5)
    )


def citizen(seat: int) -> str:
    """The marker of citizen points: a person with a plain cloak for the number; middle of the cloak at the origin."""
    c = SEATS[seat]
    cloak = "M-20 15V2Q-19-13 0-13T20 2V15Z"
    head = "M-11-22a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z"
    return (
        path("M-15 18V6Q-13-9 4-9T24 6V18Z", SHADE, opacity=0.3)
        + path(cloak, c.base)
        + clip(
            cloak,
            path("M12-14H22V16H14Q16 0 12-14Z", c.dark, opacity=0.5)
            + line("M-16 11V3Q-15-8-4-9.4", c.light, 2.2, opacity=0.85),
        )
        + path(cloak, "none", LINE, 2.4)
        + path(head, c.base)
        + clip(head, device(seat, 0, -22, 0.78))
        + path(head, "none", LINE, 2.4)
    )


def hut(owner: int | None = None) -> str:
    """A cottage 76 wide, roof ridge at y 5 and floor at y 60; a taken one shows the owner's banner and craftsman."""
    walls = (
        path("M14 62H80L72 68H8Z", SHADE, opacity=0.28)
        + rect(8, 28, 60, 34, 1, "#f6e3b8", LINE)
        + path("M46 28H68V62H46Z", "#9a7744", opacity=0.32)
        + line("M38 28V62M8 44H68M8 62L24 44M68 62L52 44", "#7a4b25", 3)
        + path("M28 62V46Q38 38 48 46V62Z", "#3c2210" if owner is None else "#57351c", LINE, 2)
    )
    roof = (
        path("M0 32L15 5H61L76 32Q68 36 62 32Q54 36 46 32Q38 36 30 32Q22 36 14 32Q7 36 0 32Z", thatch, LINE)
        + path("M50 5H61L76 32Q68 36 62 32Q58 34 55 34Z", "#6e4a10", opacity=0.35)
        + line("M19 9L11 29M28 9L22 30M37 9L35 30M46 9L49 30M55 9L62 29", "#8d6420", 1.3, opacity=0.7)
        + path("M15 5H61L63.4 10H12.6Z", "#8d6420", LINE, 1.7)
        + line("M5 30L16 11", "#fff0b8", 2, opacity=0.7)
    )
    if owner is None:
        return walls + roof
    banner = "M21 10H55V28L38 37L21 28Z"
    hung = (
        path(banner, seat_cloth(owner))
        + path("M44 10H55V28L44 34Z", SHADE, opacity=0.16)
        + path(banner, "none", LINE)
        + bar("M18 10H58", GOLD, 2, rim=1.4)
    )
    return walls + roof + hung + group(craftsman(owner), 36, 86, 1.16)


def banner(seat: int) -> str:
    """The hanging banner of a seat's own board, 188 by 282, left plain where words and numbers stand."""
    c = SEATS[seat]
    outline = "M2 2H186V264L94 280L2 264Z"
    weave = path(outline, c.base) + path(outline, texture.weave()) + path("M94 2H186V264L94 280Z", SHADE, opacity=0.1)
    band = clip(outline, rect(0, 226, 188, 20, 0, seat_cloth(seat, 16)) + line("M0 225H188M0 247H188", GOLD, 2))
    return (
        weave + band + path(outline, "none", LINE_DEEP, 2.4) + path("M9 4V258L94 273L179 258V4", "none", gold_bar, 2.4)
    )


def statue() -> str:
    """The start player's statue: a gilded queen on a plinth; foot at the origin, 62 high."""
    return (
        ellipse(5, 1, 20, 5.4, SHADE, opacity=0.36)
        + path("M-16 2H16V-6H12V-12H-12V-6H-16Z", "#cbb689", LINE, 2)
        + path("M4-12H12V-6H16V2H6Z", "#7a5a30", opacity=0.4)
        + path("M-11-12C-10-26-8-34-4-40H4C8-34 10-26 11-12Q0-8-11-12Z", coin, LINE)
        + line("M-4-14C-4-24-3-32-1-38M4-14C5-22 5-30 3-36", "#8a5a14", 1.6)
        + bar("M-4-37Q-12-34-10-25", GOLD, 3, rim=1.6)
        + bar("M4-37Q13-40 13-50", GOLD, 3, rim=1.6)
        + circle(13, -53, 3.6, coin, LINE, 1.7)
        + circle(0, -45.4, 6.2, coin, LINE, 2)
        + path("M-6-49L-8-58L-3.4-54L0-60L3.4-54L8-58L6-49Z", "#f0c552", LINE, 1.8)
        + line("M-6.4-18C-6-26-5-30-4-34", "#fffbe0", 1.8)
    )


PIECES: dict[str, tuple[Callable[[int], str], tuple[float, float, float, float]]] = {
    "councilor": (councilor, (-24, -70, 50, 80)),
    "craftsman": (craftsman, (-20, -42, 50, 50)),
    "citizen": (citizen, (-24, -36, 52, 56)),
    "building": (building, (-29, -37, 58, 57)),
    "shield": (shield, (-25, -29, 52, 62)),
    "hut_taken": (hut, (-4, 0, 88, 94)),
    "banner": (banner, (0, 0, 188, 282)),
}


def sprites() -> Iterator[Sprite]:
    """`crown/piece/<kind>_<seat>`, `crown/piece/hut_free`, `crown/piece/statue`."""
    for kind, (draw, (x, y, w, h)) in PIECES.items():
        for seat in range(len(SEATS)):
            yield Sprite(f"crown/piece/{kind}_{seat}", document(w, h, draw(seat), (x, y, w, h)), quality=92)
    yield Sprite("crown/piece/hut_free", document(88, 94, hut(), (-4, 0, 88, 94)), quality=92)
    yield Sprite("crown/piece/statue", document(46, 74, statue(), (-21, -66, 46, 74)), quality=92)
