"""The arcade of the title: a glazed wall with one niche for each box, and what stands or hangs in it.

Metrics in logical units at 1080p; everything may be scaled together.

    bay      400 × 716, repeated from left to right without a seam. The niche is 346 wide round x = 200 and stands on
             the lower edge (y = 716). A box of 266 × 372 stands at x 60-326, y 344-716 (its side takes 25 more on the
             right). The lantern's ring hangs at (200, 92); the glow of a chosen box is centred at (200, 330).
    arcade   nine-slice frame with a clear middle, laid over the bays: 14 outside them left, right and above, 0 below.
    star     60 × 60 centred on the seam between two bays at y = 212.
    shelf    1268 × 46, its upper edge at y = 714 of the bay, 20 beyond the frame on either side.
    bracket  52 × 56, hangs below the shelf at y = 754, centred on seams and ends.
    lantern  64 × 132: chain from the ring (32, 4) down; its flame at (32, 84), where `glow` (320 × 320) is
             centred, below it.
    plate    nine-slice cartouche, drawn 336 × 84 and centred below the bay; `plate_lit` for the chosen one.
    ribbon   34 × 88, over a box's upper right corner: the box of the last table.
"""

from __future__ import annotations

from itertools import pairwise

from common.house import (
    EDGE,
    GLAZE_LIGHT,
    VERMILION,
    along,
    boss,
    gilt,
    glaze,
    glow,
    keel,
    keel_points,
    khatam,
    lozenge,
    vermilion,
    walnut,
)
from palette import gold
from svg import box, circle, clip, document, ellipse, group, line, linear, num, path, points, radial, rect, star, tile
from texture import blotch, fibre

BAY = 400, 716
MIDDLE, NICHE, HEIGHT = 200, 346, 640
BAND = 21
ARCADE_INSETS, PLATE_INSETS = (24, 24, 24, 10), (34, 30, 34, 30)


def _ground() -> str:
    """Star and cross tiles, glazed, all in one teal."""
    cell = path(khatam(20, 20, 19.4, 22.5), "#18666b", "#0a2b33", 1, opacity=0.55)
    cell += path(khatam(20, 20, 9, 22.5), "none", "#2b8f8c", 0.9, opacity=0.4)
    cell += circle(20, 20, 1.8, "#d9a441", opacity=0.5) + path(lozenge(0, 0, 9, 9), "#d9a441", opacity=0.26)
    cell += path(lozenge(40, 0, 9, 9) + lozenge(0, 40, 9, 9) + lozenge(40, 40, 9, 9), "#d9a441", opacity=0.26)
    w, h = BAY
    fall = linear((0, "#2a8a8c", 0.3), (0.5, "#0b2a36", 0.1), (1, "#03090d", 0.6))
    return rect(0, 0, w, h, 0, "#12464f") + rect(0, 0, w, h, 0, tile(40, 40, cell)) + rect(0, 0, w, h, 0, fall)


def _leaf(x: float, y: float, turn: float, size: float = 1) -> str:
    blade = path("M0 0C6-10 18-12 27-4C18 5 8 7 0 0Z", "#2aa39b", "#08191e", 1.6)
    return group(blade + line("M4-1.2C10-5 16-5.4 22-3.8", GLAZE_LIGHT, 1.3), x, y, size, turn)


def arabesque() -> str:
    """A spiral stem with leaves and fruit, growing to the right from its root at (0, 0); about 125 × 95."""
    stem = "M0 0C40-8 80-6 95-40C104-66 74-84 57-66C45-52 58-37 70-46M48-5C68 14 100 16 118-8"
    leaves = (
        (22, -3, -38),
        (60, -8, 28),
        (86, -20, 12),
        (98, -46, -72),
        (82, -73, -128),
        (58, -66, 165),
        (110, -2, 62),
    )
    body = gilt(stem, 3, 1.8) + "".join(_leaf(*leaf) for leaf in leaves) + _leaf(78, 12, 30, 0.8)
    for x, y, r, colour in ((70, -46, 6.4, VERMILION), (118, -9, 5.4, VERMILION), (0, 0, 5.2, "#f0c552")):
        body += circle(x, y, r, colour, "#fbe39a", 1.7) + circle(x - r * 0.3, y - r * 0.3, r * 0.26, "#fff4d0")
    return body


def _niche_light() -> str:
    return radial("#e0a04c", (0.22, "#a5632a"), (0.55, "#552c15"), "#1c0c08", centre=(0.5, 0.24), radius=0.82)


def _shell(base: float, w: float, h: float) -> str:
    """The ribbed half dome of the niche: flutes fanning out from a hub on the spring line to the arch."""
    spring = base - h * 0.5
    marks = along([p for p in keel_points(MIDDLE, base, w, h, 48) if p[1] <= spring], 41)
    body, root = "", (MIDDLE, spring + 4)
    for k, ((ax, ay, _), (bx, by, _)) in enumerate(pairwise(marks)):
        out = ((ax + bx) * 0.55 - root[0] * 0.1, (ay + by) * 0.55 - root[1] * 0.1)
        tone, strength = ("#000", 0.15) if k % 2 else ("#ffdf9c", 0.1)
        body += path(points([root, (ax, ay), out, (bx, by)]), tone, opacity=strength)
    for x, y, _ in marks:
        body += line(f"M{num(root[0])} {num(root[1])}L{num(x)} {num(y)}", "#1c0c08", 2.2, opacity=0.3)
        body += line(f"M{num(root[0] + 1.4)} {num(root[1])}L{num(x + 1.4)} {num(y)}", "#ffd48a", 0.9, opacity=0.35)
    hub = "".join(
        group(path("M0 0C-9-16-8-34 0-44C8-34 9-16 0 0Z", "#8a5220", "#2a140a", 1.4), *root, rotate=turn)
        for turn in range(-80, 81, 20)
    )
    rosette = hub + circle(*root, 15, "#b8782f", "#2a140a", 1.6) + circle(*root, 9, "#6b3a18", "#e8b565", 1.4)
    return body + clip(box(MIDDLE - 60, root[1] - 60, 120, 60), rosette)


def _niche() -> str:
    base, w, h = BAY[1], NICHE, HEIGHT
    spring, left = base - h * 0.5, MIDDLE - w / 2
    wall = rect(left, base - h, w, h, 0, _niche_light()) + rect(left, base - h, w, h, 0, blotch(), opacity=0.3)
    wall += _shell(base, w, h)
    wall += rect(left, spring + 4, w, 13, 0, "#2a140a", opacity=0.75) + rect(
        left, spring + 4, w, 2, 0, "#e8b565", opacity=0.75
    )
    wall += "".join(path(lozenge(left + 11 + k * 18, spring + 11, 9, 5), "#c58a3c", opacity=0.75) for k in range(19))
    wall += rect(left, spring + 17, w, 40, 0, linear((0, "#000", 0.42), (1, "#000", 0)))
    foot = linear((0, "#000", 0), (0.6, "#000", 0), (1, "#000", 0.55))
    shade = linear(
        (0, "#000", 0.62), (0.13, "#000", 0.2), (0.2, "#000", 0), (0.9, "#000", 0), (1, "#000", 0.34), to=(1, 0)
    )
    wall += rect(left, base - h, w, h, 0, shade) + rect(left, spring, w, h / 2, 0, foot)
    for width in (44, 34, 25, 17, 10):
        wall += path(keel(MIDDLE, base + 20, w, h + 20, close=False), "none", "#120602", width, opacity=0.13)
    return clip(keel(MIDDLE, base, w, h), wall + circle(MIDDLE, base - h + 108, 190, glow, opacity=0.42))


def _band() -> str:
    """Mosaic of stars and lozenges that follows the arch between two gold lines."""
    base = BAY[1]
    outer = keel(MIDDLE, base, NICHE + 2 * BAND, HEIGHT + BAND * 1.9)
    body = path(keel(MIDDLE, base, NICHE + 2 * BAND + 10, HEIGHT + BAND * 1.9 + 9), EDGE, opacity=0.5)
    body += path(outer, linear("#16304f", "#0d2036"))
    chain = keel_points(MIDDLE, base, NICHE + BAND, HEIGHT + BAND * 0.95)
    for k, (x, y, turn) in enumerate(along(chain, 18.6)):
        if k % 2:
            body += group(
                path(lozenge(0, 0, 10, 7.6), "#d8553a", "#fbe39a", 1) + circle(0, 0, 1.3, "#fff0c0"), x, y, 1, turn
            )
        else:
            body += group(
                path(star(0, 0, 7.4, 4.4, 8), "#2aa39b", "#eec069", 1) + circle(0, 0, 1.7, "#fff0c0"), x, y, 1, turn
            )
    for reach, width in ((2 * BAND - 2, 2.8), (4, 3.6)):
        rise = reach / 2 * 1.9
        body += gilt(keel(MIDDLE, base + 6, NICHE + reach, HEIGHT + rise + 6, close=False), width)
    return body


def bay() -> str:
    """400 × 716: one niche of the arcade with its share of the wall."""
    wide = group(arabesque(), MIDDLE + 34, 100, 0.98) + group(arabesque(), MIDDLE - 34, 100, (-0.98, 0.98))
    low = "".join(group(_leaf(0, 0, -52), MIDDLE + s * 152, 268, (s, 1)) for s in (1, -1))
    return document(*BAY, _ground() + wide + low + _band() + _niche())


def arcade() -> str:
    """Nine-slice frame 120 × 120 with a clear middle; insets 24 left, top, right and 10 below, where it is open."""
    outer, inner = box(0, 0, 120, 124), box(13, 13, 94, 124)
    body = path(outer + inner, glaze, fill_rule="evenodd") + path("M0 124V0H120V124", "none", EDGE, 4)
    body += gilt("M6.5 124V6.5H113.5V124", 3.6) + path("M14 124V14H106V124", "none", EDGE, 3)
    body += path("M15.6 124V15.6H104.4V124", "none", "#2b8f8c", 1.4)
    return document(120, 120, body)


def seam_star() -> str:
    """60 × 60: the gold star on the seam between two bays."""
    return document(60, 60, boss(30, 30, 27))


def shelf() -> str:
    """1268 × 46: the walnut board the boxes stand on, inlaid with lozenges."""
    w, h = 1268, 46
    body = rect(1, 1, w - 2, 37, 3, walnut, "#1c0d05", 2) + rect(2, 2, w - 4, 35, 2, fibre(), opacity=0.6)
    body += line(f"M6 4H{w - 6}", "#f6d7a0", 2.4, opacity=0.9) + line(f"M8 11.5H{w - 8}", "#2a150a", 1.2, opacity=0.55)
    for k in range(41):
        x = 34 + k * 30
        body += path(lozenge(x, 22, 13, 8), "#2a150a", opacity=0.7) + path(lozenge(x, 21.6, 9, 5), "#c9963f")
    body += line(f"M8 31.5H{w - 8}", "#c99a5a", 1.4, opacity=0.7)
    body += rect(4, 38, w - 8, 8, 0, linear((0, "#0d0302", 0.6), (1, "#0d0302", 0)))
    return document(w, h, body)


def bracket() -> str:
    """52 × 56: a walnut corbel with a gold stud."""
    shape = "M2 1H50V15C36 17 40 38 26 46C12 38 16 17 2 15Z"
    body = group(path(shape, "#0d0302", opacity=0.4), 2, 5) + path(shape, walnut, "#1c0d05", 2)
    body += line("M5 3.6H47", "#f6d7a0", 1.6, opacity=0.7) + circle(26, 19, 6.4, gold, "#1c0d05", 1.5)
    return document(52, 56, body + circle(24.4, 17.2, 1.8, "#fff6d2"))


def lantern() -> str:
    """64 × 132: a pierced brass lantern on its chain, lit."""
    links = "".join(ellipse(32, 7 + k * 8, 2 if k % 2 else 1.1, 4.4, "none", "#d9a441", 1.5) for k in range(6))
    cage = "M21 66H43L54 84C56 103 45 113 32 119C19 113 8 103 10 84Z"
    flame = radial("#fffdf0", (0.35, "#ffe79e"), (0.8, "#f6b348"), "#d98a2a", centre=(0.5, 0.45), radius=0.62)
    ribs = (
        "M26 66L21 84C20 100 25 111 32 119M38 66L43 84C44 100 39 111 32 119M32 66V118M10 85H54M14.5 102Q32 108 49.5 102"
    )
    cap = "M19 66C22 56 28 53 32 45C36 53 42 56 45 66Z"
    pierced = "".join(circle(x, y, 1.5, "#fff3c4") for x, y in ((27, 61), (32, 57), (37, 61)))
    body = links + path(cage, flame, EDGE, 2.4) + line(ribs, "#6b3d0d", 2.6) + line(ribs, "#dca637", 1.3)
    body += path("M32 74C38 84 38 92 32 96C26 92 26 84 32 74Z", "#fffef4") + path(cap, gold, EDGE, 1.8) + pierced
    body += rect(16, 64, 32, 5, 2, gold, EDGE, 1.4) + rect(8, 82, 48, 4.6, 2, gold, EDGE, 1.2)
    body += path(points([(27, 118), (37, 118), (32, 129)]), gold, EDGE, 1.4) + circle(32, 46, 3.2, gold, EDGE, 1.2)
    return document(64, 132, body)


def lantern_glow() -> str:
    """320 × 320: the light round a lantern or a chosen box; lay it on softly."""
    return document(320, 320, circle(160, 160, 160, glow))


CARTOUCHE = (
    "M{i} {t}H{r}C{r} {a} {s} {b} {e} 42C{s} {c} {r} {d} {r} {u}H{i}C{i} {d} {k} {c} {j} 42C{k} {b} {i} {a} {i} {t}Z"
)


def _cartouche(inset: float) -> str:
    w, h, tooth = 160, 84, 19
    top, bottom = 2 + inset, h - 2 - inset
    tall = bottom - top
    return CARTOUCHE.format(
        i=2 + inset + tooth, r=w - 2 - inset - tooth, t=top, u=bottom, j=2 + inset * 1.5, e=w - 2 - inset * 1.5,
        k=2 + inset + tooth * 0.4, s=w - 2 - inset - tooth * 0.4,
        a=top + tall * 0.25, b=top + tall * 0.3, c=top + tall * 0.7, d=top + tall * 0.75,
    )  # fmt: skip


def _plate(lit: bool) -> str:
    paper = linear("#fffaf0", "#f2e2bf", to=(0.3, 1))
    outer = _cartouche(0)
    body = path(outer, paper, EDGE, 4) + clip(
        outer, rect(0, 0, 160, 84, 0, linear((0.7, "#b98a3a", 0), (1, "#b98a3a", 0.3)))
    )
    body += path(outer, "none", "#d9a441", 2.2)
    if lit:
        body += path(outer, "none", "#ffdc6a", 3.4) + path(_cartouche(5.5), "none", VERMILION, 2.2)
    else:
        body += path(_cartouche(5.5), "none", "#c89a4a", 1.1)
    return document(160, 84, body)


def plate() -> str:
    """Nine-slice cartouche 160 × 84 for a name on the shelf; insets 34 left and right, 30 above and below."""
    return _plate(lit=False)


def plate_lit() -> str:
    """The same for the chosen box: brighter rim and a vermilion line."""
    return _plate(lit=True)


def ribbon() -> str:
    """34 × 88: the vermilion bookmark over the box of the last table."""
    shape = "M3 2H31V84L17 70L3 84Z"
    body = group(path(shape, "#0d0302", opacity=0.45), 2.5, 3) + path(shape, vermilion, "#4d1207", 1.8)
    body += line("M7 4V74M27 4V74", "#f8dd8a", 1.5) + path(star(17, 32, 9, 4.4, 8), "#fbe39a", "#86190f", 0.8)
    return document(34, 88, body)
