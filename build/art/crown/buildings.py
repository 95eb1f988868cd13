"""What the kingdom builds: walls and towers, houses, stalls, scaffolds.

A building's foot stands at the given point unless said otherwise.
"""

from __future__ import annotations

import random

from crown.goods import good
from crown.scenery import ground_shadow
from palette import GOLD_DARK, LINE, roof_blue, roof_red, thatch, timber, wall
from svg import bar, circle, ellipse, group, line, num, path, rect

DOOR, PANE = "#5b341a", "#5a7d8c"


def joints(x: float, y: float, w: float, h: float, seed: int, n: int, colour: str = "#8a6a3e") -> str:
    """Short strokes that tell ashlar."""
    rnd = random.Random(seed)
    d = "".join(
        f"M{num(x + rnd.uniform(3, max(4, w - 12)))} {num(y + rnd.uniform(5, h - 4))}h{num(rnd.uniform(5, 10))}"
        for _ in range(n)
    )
    return line(d, colour, 1.5, opacity=0.5)


def battlement(x: float, y: float, w: float, teeth: int, h: float = 9, fill: str = wall) -> str:
    """A crenellated parapet whose floor line is y."""
    c, d = w / (2 * teeth - 1), f"M{num(x)} {num(y)}"
    for k in range(teeth):
        d += f"V{num(y - h)}H{num(x + c * (2 * k + 1))}V{num(y)}" + (
            f"H{num(x + c * (2 * k + 2))}" if k < teeth - 1 else ""
        )
    return path(f"{d}V{num(y + 2)}H{num(x)}Z", fill, LINE, 1.7)


def slit(x: float, y: float, s: float = 1.0, colour: str = "#4a3018") -> str:
    """A narrow window with a pointed head, centred."""
    return group(path("M-3 9V-4Q-3-9 0-11Q3-9 3-4V9Z", colour, LINE, 1.4), x, y, s)


def pennant(x: float, y: float, colour: str, s: float = 1.0) -> str:
    """A flag on a pole whose foot is at (x, y)."""
    cloth = path("M0-24C10-28 14-17 26-22L20-15L26-9C14-5 10-16 0-11Z", colour, LINE, 1.6)
    return group(line("M0 0V-25", LINE, 2.4) + cloth + circle(0, -26, 1.8, "#f0c552", LINE, 1), x, y, s)


def tower(
    x: float, y: float, w: float, h: float, roof: str | None = None, seed: int = 1, flag: str | None = None
) -> str:
    """A square tower, upper left corner of its shaft at (x, y); a pointed roof or a parapet on top."""
    shaft = (
        rect(x, y, w, h, 0, wall, LINE)
        + rect(x + w * 0.62, y + 1, w * 0.38 - 1, h - 2, 0, "#7a5a30", opacity=0.28)
        + joints(x, y, w, h, seed, int(w * h / 380))
        + rect(x - 4, y - 6, w + 8, 9, 1, "#ecd6a6", LINE, 1.8)
    )
    top = y - 12.0
    if roof:
        top = y - w * 1.25
        shaft += path(
            f"M{num(x - 6)} {num(y - 5)}L{num(x + w / 2)} {num(top)}L{num(x + w + 6)} {num(y - 5)}Z", roof, LINE
        )
        shaft += path(
            f"M{num(x + w * 0.55)} {num(top + 5)}L{num(x + w + 5)} {num(y - 6)}H{num(x + w * 0.62)}Z",
            "#1c0e04",
            opacity=0.25,
        )
        shaft += line(f"M{num(x - 1)} {num(y - 8)}L{num(x + w / 2 - 2)} {num(top + 6)}", "#fff", 1.8, opacity=0.4)
    else:
        shaft += battlement(x - 4, y - 5, w + 8, max(3, int(w / 9)))
    return (pennant(x + w / 2, top + 2, flag) if flag else "") + shaft


def gable(x: float, y: float, w: float, h: float, seed: int, roof: str = roof_red, framed: bool = True) -> str:
    """A town house, foot at (x, y) lower left: plaster with timber frame, gable to the front."""
    rnd = random.Random(seed)
    tint = rnd.choice(("#f8e9c4", "#f2dcae", "#f7e3bd", "#efd9b4"))
    t, peak = y - h, y - h - w * rnd.uniform(0.55, 0.75)
    house = path(
        f"M{num(x)} {num(y)}V{num(t)}L{num(x + w / 2)} {num(peak)}L{num(x + w)} {num(t)}V{num(y)}Z", tint, LINE, 2
    )
    house += path(
        f"M{num(x + w * 0.66)} {num(y)}V{num(t - 4)}L{num(x + w)} {num(t)}V{num(y)}Z", "#8a6a3e", opacity=0.25
    )
    if framed:
        beams = (
            f"M{num(x)} {num(t)}H{num(x + w)}M{num(x)} {num(t + h * 0.5)}H{num(x + w)}"
            f"M{num(x + w / 2)} {num(peak + 6)}V{num(t + h * 0.5)}M{num(x)} {num(t + h * 0.5)}"
            f"L{num(x + w * 0.3)} {num(t)}M{num(x + w)} {num(t + h * 0.5)}L{num(x + w * 0.7)} {num(t)}"
        )
        house += line(beams, "#7a4b25", 2.4)
    for k in (0, 1):
        house += rect(x + w * (0.17 + 0.42 * k), t + h * 0.12, w * 0.22, h * 0.26, 1, PANE, LINE, 1.3)
    house += path(
        f"M{num(x + w * 0.36)} {num(y)}v{num(-h * 0.3)}"
        f"q{num(w * 0.14)} {num(-h * 0.1)} {num(w * 0.28)} 0v{num(h * 0.3)}Z",
        DOOR,
        LINE,
        1.5,
    )
    eaves = f"M{num(x - 5)} {num(t + 3)}L{num(x + w / 2)} {num(peak - 5)}L{num(x + w + 5)} {num(t + 3)}"
    return house + path(eaves, "none", LINE, 8) + path(eaves, "none", roof, 4.2)


def far_town(w: float, y: float, seed: int) -> str:
    """A row of pale roofs on the horizon."""
    rnd, x, out = random.Random(seed), -10.0, rect(0, y - 16, w, 60, 0, "#e6d2a4")
    while x < w:
        ww, h = rnd.uniform(26, 44), rnd.uniform(22, 52)
        out += rect(x, y - h, ww, h + 26, 0, "#efdcb2", "#b3905c", 1.2)
        out += path(
            f"M{num(x - 4)} {num(y - h)}L{num(x + ww / 2)} {num(y - h - rnd.uniform(16, 26))}"
            f"L{num(x + ww + 4)} {num(y - h)}Z",
            rnd.choice(("#dd966e", "#d2835c", "#c2aa74", "#93a9b4")),
            "#96684a",
            1.2,
        )
        out += rect(x + ww * 0.2, y - h + 9, 6, 9, 1, "#b3905c") + rect(x + ww * 0.62, y - h + 9, 6, 9, 1, "#b3905c")
        x += ww + rnd.uniform(-3, 7)
    return out


def square(w: float, y: float, h: float, seed: int, paint: str) -> str:
    """A paved square with scattered flags."""
    rnd = random.Random(seed)
    d = "".join(
        f"M{num(rnd.uniform(0, w))} {num(rnd.uniform(y + 10, h))}h{num(rnd.uniform(9, 22))}"
        for _ in range(int(w * (h - y) / 1500))
    )
    arcs = "".join(
        f"M0 {num(y + 26 * k)}Q{num(w / 2)} {num(y + 26 * k - 9)} {num(w)} {num(y + 26 * k + 3)}"
        for k in range(1, int((h - y) / 26) + 1)
    )
    return (
        path(f"M0 {num(y)}Q{num(w / 2)} {num(y - 11)} {num(w)} {num(y + 3)}V{num(h)}H0Z", paint)
        + path(arcs, "none", "#c9a66b", 1.2, opacity=0.5)
        + line(d, "#a98a58", 1.9, opacity=0.5)
    )


def hut(x: float, y: float, s: float = 1.0, roof: str = thatch) -> str:
    """A thatched hut, 66 wide, foot at the origin's middle."""
    shape = (
        rect(-28, -30, 56, 30, 1, "#f6e3b8", LINE, 2)
        + path("M8-30H28V0H8Z", "#9a7744", opacity=0.35)
        + line("M-28-15H28M-28 0L-12-15M28 0L12-15M0-30V-15", "#7a4b25", 2.6)
        + path("M-7 0V-16Q0-22 7-16V0Z", "#3c2210", LINE, 1.8)
        + path("M-38-26L-22-54H22L38-26Q30-22 22-26Q12-22 4-26Q-6-22-14-26Q-24-22-38-26Z", roof, LINE, 2)
        + line("M-18-50L-28-30M-8-50L-12-30M2-50L4-30M12-50L18-30M20-50L30-31", "#8d6420", 1.3, opacity=0.7)
        + path("M-22-54H22L24-49H-24Z", "#8d6420", LINE, 1.6)
    )
    return ground_shadow(x + 6 * s, y + 1, 40 * s, 6 * s) + group(shape, x, y, s)


def stall(x: float, y: float, stripe: str, wares: tuple[str, ...], s: float = 1.0) -> str:
    """A market stall 88 wide, foot at its left end."""
    posts = bar("M6 0V-52M82 0V-52", "#b9793f", 2.6, rim=1.3)
    table = rect(2, -26, 84, 26, 2, timber, LINE) + line("M2-17H86M30-26V0M58-26V0", "#5b3314", 1.5)
    back = path("M6-48H82V-26H6Z", "#6b4a2a", opacity=0.55)
    roof = ""
    for k in range(6):
        a, b = -4 + 16 * k, 4 + 13.4 * k
        roof += path(
            f"M{num(a)}-48L{num(b)}-74H{num(b + 13.4)}L{num(a + 16)}-48Q{num(a + 8)}-38 {num(a)}-48Z",
            "#fdf3d8" if k % 2 else stripe,
            LINE,
            1.8,
        )
    goods = "".join(good(ware, 18 + 26 * k, -32, 0.56) for k, ware in enumerate(wares))
    return ground_shadow(x + 48 * s, y + 2, 50 * s, 6 * s) + group(posts + back + table + goods + roof, x, y, s)


def scaffold(x: float, y: float, columns: int, rows: int, bay: float = 34, lift: float = 38) -> str:
    """A timber scaffold, lower left post at (x, y)."""
    w, h = columns * bay, rows * lift
    posts = "".join(f"M{num(x + bay * k)} {num(y)}V{num(y - h - 14)}" for k in range(columns + 1))
    braces = "".join(
        f"M{num(x + bay * k)} {num(y - lift * r)}L{num(x + bay * (k + 1))} {num(y - lift * (r + 1))}"
        for r in range(rows)
        for k in range(columns)
        if (k + r) % 2 == 0
    )
    decks = "".join(f"M{num(x - 6)} {num(y - lift * r)}H{num(x + w + 6)}" for r in range(1, rows + 1))
    return (
        bar(braces, "#c98f52", 1.8, rim=1.2) + bar(posts, "#b9793f", 2.8, rim=1.4) + bar(decks, "#dca962", 3.8, rim=1.6)
    )


def ladder(x0: float, y0: float, x1: float, y1: float) -> str:
    """A ladder from foot to top."""
    n = int(abs(y1 - y0) / 8)
    rungs = "".join(f"M{num(x0 + (x1 - x0) * k / n - 4)} {num(y0 + (y1 - y0) * k / n)}h8" for k in range(1, n))
    return line(rungs, LINE, 1.6) + bar(
        f"M{num(x0 - 4)} {num(y0)}L{num(x1 - 4)} {num(y1)}M{num(x0 + 4)} {num(y0)}L{num(x1 + 4)} {num(y1)}",
        "#c98f52",
        1.8,
        rim=1.1,
    )


def crane(x: float, y: float, s: float = 1.0, load: str = "", flip: bool = False) -> str:
    """A treadwheel crane, foot at the middle, jib to the right."""
    wheel = (
        circle(0, -30, 26, "#e6c48c", opacity=0.35)
        + circle(0, -30, 26, "none", LINE, 7.4)
        + circle(0, -30, 26, "none", "#b9793f", 3.6)
    )
    wheel += "".join(group(line("M0-26V26", LINE, 1.8), 0, -30, rotate=a) for a in range(0, 180, 30)) + circle(
        0, -30, 4.4, "#8a5a2e", LINE, 1.8
    )
    frame = bar("M-24 0L0-96L24 0M-14-34H14M-20 0H20", "#a9713a", 3.8) + bar("M-30-74L64-118", "#c58a4c", 4.6)
    rope = line("M62-116V-66", LINE, 2) + line("M-4-34L-22-78L60-117", LINE, 1.3)
    return ground_shadow(x + 6 * s, y + 2, 38 * s, 7 * s) + group(
        wheel + frame + rope + group(load, 62, -58), x, y, (-s if flip else s, s)
    )


def fountain(x: float, y: float, s: float = 1.0) -> str:
    """A round fountain with a pillar."""
    shape = (
        path("M-34-14V-2Q0 12 34-2V-14Z", wall, LINE, 2)
        + ellipse(0, -14, 34, 9, "#ecd6a6", LINE, 2)
        + ellipse(0, -13.4, 28, 6.4, "#79b7c9", LINE, 1.5)
        + path("M-5-13L-4-44H4L5-13Z", wall, LINE, 1.8)
        + path("M-12-42Q0-34 12-42L8-48H-8Z", "#ecd6a6", LINE, 1.7)
        + circle(0, -53, 5, "#e6b443", LINE, 1.6)
        + line("M-9-41Q-20-38-20-15M9-41Q20-38 20-15", "#e4f5f6", 2.2, opacity=0.9)
    )
    return ground_shadow(x + 6 * s, y + 3 * s, 42 * s, 8 * s) + group(shape, x, y, s)


def spire(x: float, y: float, w: float, h: float, roof: str = roof_blue) -> str:
    """A pointed roof with a cross, its eaves from (x, y) to (x + w, y)."""
    m = x + w / 2
    return (
        bar(f"M{num(m)} {num(y - h)}v-11M{num(m - 4)} {num(y - h - 6.5)}h8", GOLD_DARK, 1.8, rim=1)
        + path(f"M{num(x - 3)} {num(y)}L{num(m)} {num(y - h)}L{num(x + w + 3)} {num(y)}Z", roof, LINE)
        + path(
            f"M{num(m + 1)} {num(y - h + 6)}L{num(x + w + 2)} {num(y - 1)}H{num(m + w * 0.1)}Z", "#1c0e04", opacity=0.28
        )
        + line(f"M{num(x + 3)} {num(y - 5)}L{num(m - 1.6)} {num(y - h + 8)}", "#fff", 1.8, opacity=0.45)
    )
