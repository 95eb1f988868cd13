"""Things people hold and things that lie about, each drawn round its own origin and placed with `group`."""

from __future__ import annotations

from palette import GOLD, LINE, coin, steel, timber
from svg import bar, circle, ellipse, group, line, num, path, rect

LEAF, LEAF_LOW = "#fdf4dc", "#d9c79c"
STEEL, STEEL_DARK = "#c9cac6", "#85878a"
WAX = "#b3262e"


def scroll(length: float = 44, ribbon: str = "#9c2a26") -> str:
    """A rolled scroll standing upright, `length` high, tied in the middle."""
    h = length / 2
    roll = rect(-7, -h, 14, length, 6, "#f4e4bb", LINE) + rect(1, -h + 3, 5, length - 6, 3, "#c9ac70", opacity=0.7)
    return (
        roll
        + ellipse(0, -h + 3, 7, 4, "#e7d09a", LINE, 2)
        + ellipse(0, -h + 3, 3, 1.6, "none", "#a57f45", 1.4)
        + line("M-6 2H6", ribbon, 3.4)
    )


def charter(w: float = 32, h: float = 24) -> str:
    """A written sheet with a hanging seal."""
    x, y = -w / 2, -h / 2
    rows = "".join(f"M{num(x + 5)} {num(y + 6 + 4.6 * k)}h{num(w - 10 - (k == 2) * 8)}" for k in range(3))
    return (
        path(f"M{num(x)} {num(y)}H{num(-x)}V{num(-y)}Q0 {num(-y + 3)} {num(x)} {num(-y)}Z", LEAF, LINE)
        + line(rows, "#8a6a3a", 1.7)
        + path(f"M6 {num(-y)}L3 {num(-y + 12)}L7 {num(-y + 9)}L11 {num(-y + 12)}L9 {num(-y)}Z", "#8f2320", LINE, 1.5)
        + circle(7.6, -y + 1, 5.4, WAX, LINE, 1.8)
        + circle(6.6, -y, 2, "#e2685c")
    )


def open_book(w: float = 50) -> str:
    """An open book lying before its reader, back edge up."""
    h = w / 2
    return (
        path(
            f"M{num(-h - 3)}-6Q{num(-h / 2)}-14 0-6Q{num(h / 2)}-14 {num(h + 3)}-6V14"
            f"Q{num(h / 2)} 6 0 15Q{num(-h / 2)} 6 {num(-h - 3)} 14Z",
            "#8f2c28",
            LINE,
        )
        + path(
            f"M{num(-h)}-8Q{num(-h / 2)}-15 0-7Q{num(h / 2)}-15 {num(h)}-8V10Q{num(h / 2)} 3 0 11"
            f"Q{num(-h / 2)} 3 {num(-h)} 10Z",
            LEAF,
            LINE,
            1.8,
        )
        + path(f"M0-7Q{num(h / 2)}-15 {num(h)}-8V10Q{num(h / 2)} 3 0 11Z", LEAF_LOW, opacity=0.55)
        + line("M0-7V11", LINE, 1.6)
        + line(
            f"M{num(-h + 4)}-5Q{num(-h / 2)}-10-5-5M{num(-h + 4)} 0Q{num(-h / 2)}-5-5 0M{num(h - 4)}-5"
            f"Q{num(h / 2)}-10 5-5M{num(h - 4)} 0Q{num(h / 2)}-5 5 0",
            "#9a7c48",
            1.5,
        )
    )


def closed_book(colour: str, w: float = 30, h: float = 36, charge: str = "") -> str:
    """A closed book facing us; `charge` is drawn on its cover round (2, 0)."""
    x, y = -w / 2, -h / 2
    return (
        rect(x + 2, y + 2, w, h, 2.5, LEAF, LINE, 1.8)
        + rect(x, y, w, h, 2.5, colour, LINE)
        + line(f"M{num(x + 5)} {num(y + 1)}V{num(-y - 1)}", "#2b170a", 2, opacity=0.5)
        + line(f"M{num(x + 8)} {num(y + 4)}H{num(-x - 4)}V{num(-y - 4)}H{num(x + 8)}Z", GOLD, 1.2)
        + charge
    )


def book_pile(colours: tuple[str, ...], w: float = 40) -> str:
    """Books lying on one another, the top one at y 0."""
    pile = ""
    for k in reversed(range(len(colours))):
        dx, y = (-2.5, 2, -1, 3)[k % 4], 9.5 * k
        pile += rect(dx - w / 2, y, w, 9.5, 2.4, colours[k], LINE, 2) + rect(
            dx + w / 2 - 9, y + 2.2, 8, 5.2, 0.5, LEAF, LINE, 1.2
        )
        pile += line(f"M{num(dx - w / 2 + 5)} {num(y + 1.4)}v6.6M{num(dx - w / 2 + 9)} {num(y + 1.4)}v6.6", GOLD, 1.3)
    return pile


def quill(size: float = 40, plume: str = "#fffaf0") -> str:
    """A feather pen, point at the origin, rising to the right."""
    return group(
        path("M5-7C8-22 16-34 27-41C28-28 22-13 9-6Z", plume, LINE, 1.9)
        + line("M12-18L7-14M17-26L10-20M22-33L14-27", "#b9a67c", 1.3)
        + line("M0 0L22-33", LINE, 1.8),
        scale=size / 40,
    )


def staff(length: float, colour: str = "#c58a3a", width: float = 3.4) -> str:
    """An upright pole from y 0 down to `length`."""
    return bar(f"M0 0V{num(length)}", colour, width) + line(f"M-.8 2V{num(length)}", "#fff3c8", 0.9, opacity=0.6)


def key(length: float = 34, metal: str = "#d9a93f") -> str:
    """A great key, its bow at the origin, its bit hanging down."""
    e = length
    return (
        bar(f"M0 6V{num(e)}", metal, 3.2, rim=1.9)
        + bar(f"M1.6 {num(e - 2)}H9M1.6 {num(e - 9)}H7", metal, 3, rim=1.7)
        + circle(0, 0, 7, "none", LINE, 7)
        + circle(0, 0, 7, "none", metal, 3.2)
        + line("M-6.4-3A7 7 0 0 1-1-7", "#fff3c0", 1.3)
    )


def hammer(shaft: float = 46) -> str:
    """A smith's hammer, head at the top, hand at y 26 or so."""
    return (
        bar(f"M0-8V{num(shaft - 16)}", "#c58a4c", 4.2)
        + path("M-17-22Q-17-25-13-25H11Q18-22 18-14H13L11-10H-13Q-17-10-17-14Z", steel, LINE)
        + line("M-13-21.6H9", "#fff", 2, opacity=0.8)
    )


def mallet(shaft: float = 44) -> str:
    """A carpenter's wooden mallet, head at the top."""
    return (
        bar(f"M0-6V{num(shaft - 14)}", "#c58a4c", 4)
        + path("M-16-22H14L16-6H-14Z", timber, LINE)
        + line("M-12-18.6H11", "#dba467", 1.8)
        + line("M-9-14h6M2-11h8", "#5b3314", 1.4)
    )


def shears(scale: float = 1.0) -> str:
    """Tailor's shears, half open, points up."""
    blades = path("M-2 6L-15-26L-9.6-24.6L3 3Z", STEEL, LINE, 1.9) + path(
        "M2 6L15-26L9.6-24.6L-3 3Z", "#e4e4e0", LINE, 1.9
    )
    loops = "".join(
        group(
            ellipse(0, 0, 4.6, 6.6, "none", LINE, 6.4) + ellipse(0, 0, 4.6, 6.6, "none", "#4b4b50", 2.6),
            x,
            15,
            rotate=t,
        )
        for x, t in ((-7.6, 24), (7.6, -24))
    )
    return group(loops + blades + circle(0, 4, 2.4, GOLD, LINE, 1.4), scale=scale)


def compasses(opening: float = 9, leg: float = 40) -> str:
    """A pair of compasses, hinge at the origin, points down."""
    w = opening
    legs = f"M0 0L{num(-w)} {num(leg)}M0 0L{num(w)} {num(leg)}"
    return (
        bar(legs, "#dcd8c8", 2.8)
        + bar(
            f"M{num(-w * 0.5)} {num(leg * 0.5)}Q0 {num(leg * 0.42)} {num(w * 0.5)} {num(leg * 0.5)}", GOLD, 1.8, rim=1.4
        )
        + circle(0, -1, 4.8, coin, LINE, 1.8)
    )


def purse(colour: str = "#8a5a2e", dark: str = "#5a3818") -> str:
    """A full money bag with a tied neck."""
    return (
        path("M-6-9Q-9-15-11-17Q-4-15 0-17Q4-15 11-17Q9-15 6-9Q18 0 17 11Q15 19 0 19T-17 11Q-18 0-6-9Z", colour, LINE)
        + path("M4-8Q14 0 12 18Q17 16 17 11Q18 0 6-9Z", dark, opacity=0.7)
        + line("M-7-9Q0-6 7-9", "#e6b443", 3)
        + line("M-10 4Q-9-1-5-4", "#d9a76a", 2)
    )


def coin_pile(n: int, radius: float = 9) -> str:
    """n coins lying on one another, the lowest at the origin."""
    r = radius
    pile = ""
    for k in range(n):
        y = -4.4 * k
        pile += path(
            f"M{num(-r)} {num(y)}v4.4a{num(r)} {num(r * 0.38)} 0 0 0 {num(2 * r)} 0v-4.4Z", "#b9801f", LINE, 1.7
        )
        pile += ellipse(0, y, r, r * 0.38, coin, LINE, 1.7)
    return pile


def balance(arm: float = 22, left: str = "", right: str = "") -> str:
    """A hand balance, ring at the top; what lies in the pans is drawn round their floor."""
    a = arm
    pan = path("M-10 0Q0 11 10 0Z", "#e6b443", LINE, 1.9) + line("M-6 2.4Q-3 5 1 5.4", "#fff3b8", 1.3)

    def hanging(x: float, load: str) -> str:
        return line(f"M{num(x)} 6L{num(x - 9)} 26M{num(x)} 6L{num(x + 9)} 26", LINE, 1.4) + group(load + pan, x, 26)

    beam = bar(f"M{num(-a)} 6Q0 0 {num(a)} 6", GOLD, 2.8, rim=1.7) + bar("M0 2V-8", GOLD, 2.4, rim=1.6)
    return (
        hanging(-a, left)
        + hanging(a, right)
        + beam
        + circle(0, -11, 3.6, "none", LINE, 4.2)
        + circle(0, -11, 3.6, "none", GOLD, 1.8)
    )


def chest(w: float = 46, h: float = 26) -> str:
    """A strongbox, lid closed, its middle at the origin."""
    x, y = -w / 2, -h / 2
    return (
        rect(x, y + 7, w, h - 7, 2, timber, LINE)
        + path(
            f"M{num(x)} {num(y + 8)}V{num(y + 5)}Q{num(x)} {num(y - 3)} {num(x + 8)} {num(y - 3)}"
            f"H{num(-x - 8)}Q{num(-x)} {num(y - 3)} {num(-x)} {num(y + 5)}V{num(y + 8)}Z",
            "#a9713a",
            LINE,
        )
        + path(
            f"M{num(x + 6)} {num(y - 2)}V{num(-y)}h5V{num(y - 2.6)}ZM{num(-x - 11)} {num(y - 2.6)}"
            f"V{num(-y)}h5V{num(y - 2)}Z",
            "#5f6163",
            LINE,
            1.4,
        )
        + rect(-5, y + 4, 10, 10, 1.5, GOLD, LINE, 1.7)
        + line(f"M0 {num(y + 8)}v3", LINE, 2)
    )


def house_model() -> str:
    """A little gabled house, its floor at the origin."""
    return (
        rect(-13, -16, 26, 16, 1, "#f6e6bd", LINE, 2)
        + path("M0-16H13V0H0Z", "#b79159", opacity=0.5)
        + path("M-18-14L0-31L18-14Z", "#c8552f", LINE, 2)
        + path("M0-31L18-14H6Z", "#7d2a1c", opacity=0.55)
        + rect(-4, -10, 8, 10, 1, "#5b341a", LINE, 1.5)
        + rect(6, -11, 4.6, 4.6, 0, "#5a7d8c", LINE, 1.2)
    )


def saw() -> str:
    """A frame saw held upright, blade to the left."""
    return (
        bar("M-13-24V24M13-24V24", "#c58a4c", 3.6)
        + bar("M-15 0H15", "#a9713a", 3)
        + line("M-14-25Q0-29 14-25", LINE, 2.2)
        + path(
            "M-15 22H15V27L12.5 24.6L10 27L7.5 24.6L5 27L2.5 24.6L0 27L-2.5 24.6L-5 27L-7.5 24.6"
            "L-10 27L-12.5 24.6L-15 27Z",
            STEEL,
            LINE,
            1.4,
        )
    )
