"""Advisors of letters: archivist, schoolmarm, scholar, abbess, librarian."""

from __future__ import annotations

from crown import backdrop, props, regalia
from crown.figure import BROWN, FAIR, OLIVE, ROSY, Dress, arm, beard, body, fist, head, neck, palm, pointing
from palette import GOLD, LINE, coin
from svg import bar, circle, group, line, path, rect

Portrait = tuple[str, str]


def archivist() -> Portrait:
    """Stooped in a hood, an armful of scrolls held close."""
    dress, skin = Dress("#8a5d36", "#54351a", "#caa078", "#e9dab0"), FAIR
    hood_back = path("M24 54C20 20 34 9 50 9S80 20 76 54C78 70 86 84 90 98H12C16 84 22 70 24 54Z", "#6b4526", LINE)
    hood = path("M28 52C25 22 37 13 50 13S75 22 72 52C70 34 62 27 50 27S31 34 28 52Z", dress.base, LINE) + path(
        "M56 13.6C70 17 74 30 72 52C70 38 65 31 58 28Q66 22 56 13.6Z", dress.dark, opacity=0.6
    )
    hood += line("M32 34Q38 19 50 18", dress.light, 2.6)
    cape = path(
        "M26 66Q24 92 8 104Q30 116 48 98Q70 114 94 96Q76 84 74 62Q66 80 50 84Q34 82 26 66Z", dress.base, LINE
    ) + path("M62 80Q68 98 62 104Q82 108 94 96Q76 84 74 62Q70 74 62 80Z", dress.dark, opacity=0.5)
    scrolls = "".join(
        group(props.scroll(52, r), x, y, rotate=t)
        for x, y, t, r in ((30, 100, -22, "#2f6b5c"), (64, 98, 18, "#9c2a26"), (46, 96, -3, "#2f5fa6"))
    )
    figure = (
        group(hood_back, -7, 5)
        + body("stooped", dress)
        + group(cape, -6, 8)
        + group(head(skin, -0.4, "#a39a8a", age=True) + beard("full", "#cfc6b4", "#fbf6ea", -0.4) + hood, -7, 7)
        + scrolls
        + arm((86, 104), (100, 130), (60, 113), dress, 19, flare=2)
        + palm(60, 113, skin, 4, True)
        + arm((8, 108), (-4, 132), (27, 118), dress, 17, flare=2)
        + palm(27, 118, skin, -8)
    )
    return backdrop.shelves(3, books=False), figure


def schoolmarm() -> Portrait:
    """Gabled white coif, raised finger, a hornbook under the arm."""
    dress, skin = Dress("#4d5a72", "#283247", "#93a1ba", "#f6efdc"), ROSY
    coif = (
        path("M28 66C22 44 26 24 50 6C74 24 78 44 72 66L66 62C70 46 66 34 50 24C34 34 30 46 34 62Z", "#fdf8ea", LINE)
        + path("M50 6C74 24 78 44 72 66L66 62C70 46 66 34 50 24Z", "#cdbd96", opacity=0.65)
        + path("M32 44C32 32 40 27 50 22C60 27 68 32 68 44Q60 31 50 30T32 44Z", "#8c6a3c", LINE, 1.8)
        + line("M30 58C27 42 32 28 50 14", GOLD, 1.6)
    )
    collar = path("M33 84Q50 96 67 84L74 94Q50 112 26 94Z", "#f6efdc", LINE, 2) + circle(50, 102, 3, coin, LINE, 1.5)
    hornbook = group(
        path("M-13-20H13V14H4V26H-4V14H-13Z", "#a9713a", LINE)
        + rect(-9.6, -16.6, 19.2, 26, 1, "#fdf4dc", LINE, 1.6)
        + line("M-6-11h5M2-11h4M-6-5h12M-6 1h8M-6 6h11", "#6b5330", 1.7),
        22,
        96,
        rotate=-10,
    )
    figure = (
        path("M28 60Q24 84 36 92H64Q76 84 72 60Z", "#efe4c8", LINE)
        + body("turned_right", dress, collar)
        + neck(skin, 51)
        + head(skin, 0.55, "#6b4a2a", 0.7, lady=True)
        + coif
        + hornbook
        + arm((14, 104), (4, 126), (22, 118), dress, 15)
        + fist(22, 118, skin, -10)
        + arm((86, 100), (104, 114), (84, 76), dress, 15)
        + pointing(84, 76, skin, -84)
    )
    slate = rect(-2, 6, 36, 34, 1, "#5f7a6a", "#8a6436", 3) + line("M4 16h20M4 23h14M4 30h22", "#dfe9da", 1.6)
    return backdrop.window_arch() + group(slate, 66, 20, 0.9), figure


def scholar() -> Portrait:
    """Square cap with a tassel, quill over an open book."""
    dress, skin = Dress("#27506b", "#132f43", "#6f9fba", "#e9dab0"), BROWN
    cap = (
        path("M34 38Q33 24 50 22T66 38Q58 31 50 31T34 38Z", "#1f2f3d", LINE)
        + path("M20 21L50 10L80 20L52 31Z", "#2d475a", LINE)
        + path("M50 10L80 20L52 31Z", "#16242f", opacity=0.6)
        + line("M27 21L49 13", "#8fb0c4", 1.8)
        + line("M50 20Q68 22 72 30V42", LINE, 3.6)
        + line("M50 20Q68 22 72 30V42", GOLD, 1.8)
        + path("M69 41H75L76 52H68Z", GOLD, LINE, 1.6)
    )
    hood = path("M30 82Q50 104 70 82L78 92Q66 112 50 128Q34 112 22 92Z", "#8f2c28", LINE, 2) + path(
        "M36 86Q50 100 64 86L58 106Q50 114 42 106Z", "#e9dab0", LINE, 1.8
    )
    figure = (
        body("even", dress, hood)
        + neck(skin)
        + head(skin, 0.3, "#1a0e06")
        + beard("short", "#24150c", "#6b4a33", 0.3)
        + cap
        + group(props.open_book(58), 44, 112)
        + group(props.quill(44), 66, 108, rotate=-4)
        + arm((90, 100), (106, 124), (74, 104), dress, 18, flare=3)
        + fist(74, 104, skin, -30, True)
        + arm((10, 102), (-4, 126), (18, 120), dress, 18, flare=3)
        + palm(18, 120, skin, -20)
    )
    return backdrop.shelves(8), figure


def abbess() -> Portrait:
    """Black veil over a white wimple, prayer book before her, rosary at the side."""
    dress, skin = Dress("#3d3848", "#1f1b28", "#8a83a0", "#fdf8ec"), OLIVE
    veil = path("M25 44C22 12 37 6 50 6S78 12 75 44C77 66 86 84 92 102H8C14 84 23 66 25 44Z", "#2f2b3a", LINE)
    wimple = path(
        "M32 44C30 70 28 82 18 94Q50 112 82 94C72 82 70 70 68 44C67 62 60 69 50 69S33 62 32 44Z", "#fdf8ec", LINE
    ) + path("M60 64Q68 58 68 44C70 70 72 82 82 94Q72 100 62 102Q70 84 60 64Z", "#c9bfa4", opacity=0.7)
    front = (
        path("M30.6 46C28 22 39 16 50 16S72 22 69.4 46C67 33 60 27.6 50 27.6S33 33 30.6 46Z", "#fdf8ec", LINE)
        + path("M26 46C23 12 37 6 50 6S77 12 74 46C72 26 64 17 50 17S28 26 26 46Z", dress.base, LINE)
        + path("M58 6.8C74 12 77 26 74 46C72.6 32 68 24 60 19Q68 14 58 6.8Z", "#14111b", opacity=0.6)
        + line("M30 32Q35 15 48 12", dress.light, 2.6)
    )
    cross = line("M2-9V10M-5-3H9", GOLD, 3.4)
    beads = "".join(circle(x, y, 2, "#8a5a2e", LINE, 1.2) for x, y in ((24, 104), (21, 109), (20, 115), (22, 121)))
    figure = (
        veil
        + body("slim", dress)
        + head(skin, 0, "#4a3018", age=True, lady=True)
        + wimple
        + front
        + group(props.closed_book("#8f2c28", 32, 36, cross), 54, 105, rotate=-6)
        + beads
        + arm((82, 104), (98, 126), (73, 113), dress, 17, flare=3)
        + fist(73, 113, skin, 80, True)
        + arm((16, 106), (2, 128), (33, 119), dress, 17, flare=3)
        + palm(33, 119, skin, -14)
        + bar("M22 122V130M18.6 125H25.4", GOLD, 1.8, rim=1.2)
    )
    return backdrop.chapel(), figure


def librarian() -> Portrait:
    """Hair in two netted buns, a tall pile of books with a candle on top."""
    dress, skin = Dress("#5e7f5a", "#33502f", "#a9c7a0", "#c9694a"), FAIR
    buns = "".join(
        circle(x, 44, 10.5, "#b5752c", LINE)
        + line(
            f"M{x - 8} 39L{x + 6} 52M{x - 9} 46L{x} 54M{x - 3} 35L{x + 9} 47M{x + 8} 39L{x - 6} 52"
            f"M{x + 9} 46L{x} 54M{x + 3} 35L{x - 9} 47",
            GOLD,
            1.2,
        )
        + (path(f"M{x} 33.5A10.5 10.5 0 0 1 {x} 54.5Q{x + 7} 44 {x} 33.5Z", "#5f360c", opacity=0.4))
        for x in (29, 71)
    )
    hair = path("M33 40C31 22 40 15.6 50 15.6S69 22 67 40Q62 27 51 25.6Q38 28 33 40Z", "#b5752c", LINE) + line(
        "M38 26Q44 19 51 18.4M51 18V25", "#e3ab63", 1.8
    )
    hair += bar("M33.4 32Q42 20.6 50 20.6T66.6 32", "#c9694a", 2.6, rim=1.5) + circle(50, 20.6, 2.4, coin, LINE, 1.2)
    collar = path("M34 84L50 98L66 84L70 90L50 108L30 90Z", "#f6efdc", LINE, 1.9)
    figure = (
        body("turned_left", dress, collar + line("M48 106V136", "#33502f", 1.8))
        + neck(skin, 49)
        + head(skin, -0.5, "#8a5420", lady=True)
        + buns
        + hair
        + group(props.book_pile(("#8f2c28", "#d9a93f", "#2f5fa6", "#6b4a7a"), 40), 74, 86)
        + group(regalia.candle(), 73, 86, 0.86)
        + arm((92, 102), (108, 126), (91, 116), dress, 16)
        + palm(91, 116, skin, -20, True)
        + arm((14, 104), (4, 130), (48, 120), dress, 16)
        + palm(48, 120, skin, -6)
    )
    glow = circle(73, 58, 30, "#ffd76a", opacity=0.22)
    return backdrop.shelves(12) + glow, figure


LEARNING = {
    "archivist": archivist,
    "schoolmarm": schoolmarm,
    "scholar": scholar,
    "abbess": abbess,
    "librarian": librarian,
}
