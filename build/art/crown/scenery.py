"""Land and sky of the kingdom: clouds, hills, trees, water, sheaves, and the small folk who live there.

Far things are drawn tone in tone with thin edges, near things with the dark outline, so that a scene has depth. A
standing thing has its foot at the origin.
"""

from __future__ import annotations

import random

from palette import LINE, SHADE, grass, sky, timber
from svg import bar, circle, ellipse, group, line, linear, num, path, rect

CLOUD = "M-34 6Q-34-4-22-4Q-18-14-6-11Q4-20 14-9Q28-10 30 0Q36 2 34 6Z"


def ground_shadow(x: float, y: float, rx: float, ry: float = 5, strength: float = 0.3) -> str:
    """The shadow a standing thing throws, down to the right."""
    return ellipse(x, y, rx, ry, SHADE, opacity=strength)


def heaven(
    w: float, h: float, seed: int, paint: str = sky, sun: tuple[float, float] | None = None, clouds: int = 5
) -> str:
    """Sky with clouds over the whole picture, and the sun if its place is given."""
    rnd = random.Random(seed)
    disc = ""
    if sun:
        disc = (
            circle(*sun, 46, "#fff6c4", opacity=0.25)
            + circle(*sun, 32, "#fff6c4", opacity=0.4)
            + circle(*sun, 21, "#fff9d8")
        )
    puffs = ""
    for k in range(clouds):
        x, y, s = (k + rnd.uniform(0.1, 0.9)) * w / clouds, rnd.uniform(16, 78), rnd.uniform(0.7, 1.5)
        puffs += group(
            path(CLOUD, "#fffdf2", opacity=0.85) + path("M-30 5Q0-1 33 5L34 6H-34Z", "#b9d3da", opacity=0.5), x, y, s
        )
    return rect(0, 0, w, h, 0, paint) + disc + puffs


def ridge(w: float, y: float, colour: str, seed: int, swing: float = 18, floor: float = 400) -> str:
    """A line of hills of the given colour, filled down to the floor."""
    rnd, n = random.Random(seed), 5
    d = f"M0 {num(y + rnd.uniform(-swing, swing))}"
    for k in range(n):
        x0, x1 = w * k / n, w * (k + 1) / n
        bend, end = y + rnd.uniform(-1, 1) * swing * 1.5, y + rnd.uniform(-swing, swing) * 0.6
        d += f"Q{num((x0 + x1) / 2)} {num(bend)} {num(x1)} {num(end)}"
    return path(f"{d}V{num(floor)}H0Z", colour)


def tufts(x: float, y: float, w: float, h: float, n: int, seed: int, colour: str = "#55752c") -> str:
    """Scattered blades of grass."""
    rnd = random.Random(seed)
    d = ""
    for _ in range(n):
        px, py = x + rnd.uniform(0, w), y + rnd.uniform(0, h)
        d += f"M{num(px)} {num(py)}l-2.4-5M{num(px + 2)} {num(py)}v-6M{num(px + 4)} {num(py)}l2.4-5"
    return line(d, colour, 1.5, opacity=0.7)


def dots(x: float, y: float, w: float, h: float, n: int, seed: int, colours: tuple[str, ...], r: float = 2.2) -> str:
    """Scattered flowers."""
    rnd, out = random.Random(seed), ""
    for _ in range(n):
        out += circle(
            x + rnd.uniform(0, w), y + rnd.uniform(0, h), r * rnd.uniform(0.7, 1.2), rnd.choice(colours), LINE, 0.8
        )
    return out


def meadow(w: float, y: float, h: float, paint: str = grass) -> str:
    """The near ground, gently swung."""
    return path(
        f"M0 {num(y + 10)}Q{num(w * 0.28)} {num(y - 14)} {num(w * 0.55)} {num(y)}T{num(w)} {num(y + 4)}V{num(h)}H0Z",
        paint,
    )


# ----------------------------------------------------------------------------------------------------------- trees


def pine(x: float, y: float, s: float = 1.0, lit: str = "#6f9f57", dark: str = "#35602f", far: bool = False) -> str:
    """A fir; far ones have a thin green edge."""
    edge, weight = ("#4c7440", 1.2) if far else (LINE, 1.9)
    tree = rect(-3.5, -8, 7, 14, 1, "#6e431f", edge, weight)
    for w, yy in ((25, -4), (20, -23), (14, -41)):
        tree += path(
            f"M{-w} {yy}Q{-w * 0.5} {yy + 3} {-w * 0.3:.1f} {yy - 1}Q0 {yy + 4} {w * 0.3:.1f} {yy - 1}"
            f"Q{w * 0.5} {yy + 3} {w} {yy}L0 {yy - 36}Z",
            dark,
            edge,
            weight,
        )
        tree += path(f"M{-w + 5} {yy - 3}Q-6 {yy - 1} -2 {yy - 3}L0 {yy - 32}Z", lit)
    return ("" if far else ground_shadow(x + 8 * s, y + 5 * s, 26 * s, 6 * s)) + group(tree, x, y, s)


def oak_tree(
    x: float, y: float, s: float = 1.0, leaf: str = "#4d7d35", lit: str = "#93b957", dark: str = "#33591f"
) -> str:
    """A broad leafy tree with a forked trunk."""
    crown = (
        "M-36-40C-48-56-36-76-22-74C-20-96 10-100 18-80C36-86 50-66 40-52C44-36 24-26 10-32"
        "C-2-22-24-24-28-32Q-34-34-36-40Z"
    )
    tree = (
        path("M-8 8C-4-8-5-18-16-36H-6L0-24L8-36H16C6-20 5-8 9 8Q0 11-8 8Z", "#7b4a22", LINE, 2)
        + path("M2-22L8-36H16C6-20 5-8 9 8Q6 9 3 9.4C2-4 0-12 2-22Z", "#4c2a10", opacity=0.5)
        + path(crown, leaf, LINE, 2.2)
        + path("M-30-44C-40-58-28-70-16-66C-14-84 8-88 12-72C0-74-2-62-8-58C-18-66-26-56-30-44Z", lit)
        + path("M40-52C44-36 24-26 10-32C20-34 30-40 28-54C34-50 38-48 40-52Z", dark, opacity=0.6)
        + line("M-16-42C-8-38 0-42 4-46M14-54C22-52 28-56 30-62M-4-60C2-58 8-62 9-66", dark, 2)
    )
    return ground_shadow(x + 10 * s, y + 8 * s, 34 * s, 8 * s) + group(tree, x, y, s)


def bush(x: float, y: float, s: float = 1.0, leaf: str = "#5b8a3c", lit: str = "#98bd5e") -> str:
    """A low round shrub."""
    shape = path("M-18 4Q-24-8-12-12Q-8-22 2-17Q14-22 16-10Q24-4 18 4Z", leaf, LINE, 1.9) + path(
        "M-13-3Q-16-9-8-9Q-4-16 2-12Q-4-10-5-5Z", lit
    )
    return ground_shadow(x + 4 * s, y + 5 * s, 20 * s, 4 * s) + group(shape, x, y, s)


def stump(x: float, y: float, s: float = 1.0) -> str:
    """A tree stump with rings."""
    shape = path("M-11-12Q-12 0-17 5Q0 10 17 5Q12 0 11-12Z", "#8a5a2e", LINE, 2) + path(
        "M4-10Q6 2 4 7Q12 7 17 5Q12 0 11-12Z", "#5b3314", opacity=0.5
    )
    top = ellipse(0, -12, 11.4, 4.6, "#efc98b", LINE, 1.9) + ellipse(0, -12, 6, 2.2, "none", "#b57f45", 1.3)
    return ground_shadow(x + 4 * s, y + 6 * s, 20 * s, 5 * s) + group(shape + top, x, y, s)


def log_pile(x: float, y: float, rows: int = 3, s: float = 1.0) -> str:
    """Stacked logs seen from their ends."""
    pile = ""
    for row in range(rows):
        for k in range(rows - row + 1):
            cx, cy = (k - (rows - row) / 2) * 19, -9 - 16 * row
            pile += path(f"M{num(cx)} {num(cy - 9)}h34a9 9 0 0 1 0 18h-34Z", timber, LINE, 1.9) + line(
                f"M{num(cx + 12)} {num(cy - 3)}h18M{num(cx + 14)} {num(cy + 3)}h12", "#5b3314", 1.3
            )
            pile += (
                circle(cx, cy, 9, "#f2d29b", LINE, 1.9)
                + circle(cx, cy, 5, "none", "#b57f45", 1.3)
                + circle(cx, cy, 1.2, "#a9713a")
            )
    return ground_shadow(x + 18 * s, y + 2 * s, 52 * s, 6 * s) + group(pile, x, y, s)


def sheaf(x: float, y: float, s: float = 1.0) -> str:
    """A bound sheaf of grain standing on its stalks."""
    shape = (
        path("M-12 0C-6-10-6-18-16-33L-8-31L-5-40L0-33L5-41L8-31L16-34C6-18 6-10 12 0Q0 4-12 0Z", "#f2c64c", LINE, 2)
        + path("M4-2C4-14 6-22 11-33L16-34C6-18 6-10 12 0Q8 2 4 2Z", "#b47f1e", opacity=0.55)
        + line("M-5-3L-3-14L-8-29M1-3L0-30M6-4L4-14L9-28", "#b47f1e", 1.5)
        + line("M-7.4-15Q0-11 7.4-15", "#9c2a26", 3.4)
    )
    return ground_shadow(x + 5 * s, y + 2 * s, 16 * s, 4 * s) + group(shape, x, y, s)


# ------------------------------------------------------------------------------------------------------------ folk


def folk(x: float, y: float, cloak: str, hat: str, s: float = 1.0, skin: str = "#f0c797", load: str = "") -> str:
    """A small person, 40 high: cloak, head, cap; `load` is drawn before the chest."""
    person = (
        path("M-10 0C-10-16-7-25 0-25S10-16 10 0Q0 3-10 0Z", cloak, LINE, 1.9)
        + path("M2-24.6Q10-20 10 0Q7 1.4 4 1.6Q5-14 2-24.6Z", SHADE, opacity=0.28)
        + circle(0, -30, 6, skin, LINE, 1.8)
        + circle(-2.2, -29.4, 0.8, LINE)
        + circle(2.2, -29.4, 0.8, LINE)
        + path("M-7-29.6Q-6.6-38.6 0-38.6T7-29.6Q0-33-7-29.6Z", hat, LINE, 1.8)
        + line("M-6-10C-6-16-5-20-3-22", "#fff", 1.6, opacity=0.4)
    )
    return ground_shadow(x + 3 * s, y + 1, 12 * s, 3.4 * s) + group(person + load, x, y, s)


def worker(x: float, y: float, shirt: str, s: float = 1.0, tool: str = "", turn: int = 1) -> str:
    """A small person at work: shirt, apron, one raised arm with a tool in the hand (which is at the tool's origin)."""
    person = (
        path("M-7 0V-12H7V0H2V-7H-2V0Z", "#6b4a2a", LINE, 1.7)
        + path("M-8-10C-9-22-6-26 0-26S9-22 8-10Q0-7-8-10Z", shirt, LINE, 1.8)
        + path("M2-25.6Q9-22 8-10Q5-8.6 2-8.6Z", SHADE, opacity=0.25)
        + circle(0, -31, 5.6, "#f0c797", LINE, 1.7)
        + circle(-0.6, -30, 0.8, LINE)
        + circle(3.2, -30, 0.8, LINE)
        + path("M-6.4-31Q-6-39 0-39T6.4-31Q0-34-6.4-31Z", "#f3e3bd", LINE, 1.6)
        + group(tool, 15, -25)
        + bar("M5-21Q11-20 14-25", shirt, 3.6, rim=1.6)
        + circle(15, -26, 2.4, "#f0c797", LINE, 1.3)
    )
    return ground_shadow(x + 3 * s, y + 1, 12 * s, 3.4 * s) + group(person, x, y, (turn * s, s))


def sheep(x: float, y: float, s: float = 1.0) -> str:
    """A grazing sheep."""
    shape = (
        bar("M-7-3V3M-2-2V4M5-3V3M9-4V2", "#4a3a30", 1.6, rim=1)
        + path("M-13-6Q-16-14-8-15Q-4-20 2-17Q10-20 12-13Q17-9 12-4Q6 0 0-2Q-9 1-13-6Z", "#fdf6e4", LINE, 1.8)
        + path("M4-3Q12-6 11-12Q17-9 12-4Q8-1 4-3Z", "#c9bc9c", opacity=0.7)
        + path("M-12-12Q-20-13-20-7Q-18-3-14-4Q-11-7-12-12Z", "#4a3a30", LINE, 1.5)
    )
    return ground_shadow(x + 2 * s, y + 4 * s, 16 * s, 3 * s) + group(shape, x, y, s)


def water(d: str, light: str = "#a9d8de", dark: str = "#4d93ab") -> str:
    """A surface of water with the given outline."""
    return path(d, linear(light, dark)) + path(d, "none", "#3a6f84", 1.8)


def birds(x: float, y: float, n: int = 3) -> str:
    """Distant birds."""
    d = "".join(f"M{num(x + 17 * k - 5)} {num(y + 7 * (k % 2) - 2)}q3-4 5 0q2-4 5 0" for k in range(n))
    return line(d, "#6b5a44", 1.6)


def cart(x: float, y: float, s: float = 1.0, load: str = "") -> str:
    """A two-wheeled cart, shafts to the left."""

    def wheel(cx: float) -> str:
        spokes = "".join(
            f"M{num(cx)} -10L{num(cx + dx)} {num(-10 + dy)}"
            for dx, dy in ((0, -9), (9, 0), (0, 9), (-9, 0), (6.4, 6.4), (-6.4, 6.4), (6.4, -6.4), (-6.4, -6.4))
        )
        return (
            circle(cx, -10, 10, "#d9b37a", LINE, 4.4)
            + circle(cx, -10, 10, "none", "#8a5a2e", 2)
            + line(spokes, LINE, 1.6)
            + circle(cx, -10, 2.6, "#8a5a2e", LINE, 1.4)
        )

    bed = (
        path("M-26-30H26L22-14H-22Z", timber, LINE, 2)
        + line("M-24-24H24M-8-30L-7-14M8-30L7-14", "#5b3314", 1.4)
        + bar("M-24-18L-52-12", "#a9713a", 2.6)
    )
    return ground_shadow(x, y + 1, 34 * s, 5 * s) + group(group(load, 0, -30) + bed + wheel(2), x, y, s)


def barrel(x: float, y: float, s: float = 1.0) -> str:
    """A standing barrel."""
    shape = (
        path("M-11 0Q-15-15-11-30H11Q15-15 11 0Q0 4-11 0Z", timber, LINE, 2)
        + path("M4 2Q8-14 4-30H11Q15-15 11 0Q8 1.6 4 2Z", "#3a1e0c", opacity=0.45)
        + line("M-12.6-8Q0-4 12.6-8M-12.8-22Q0-18 12.8-22", "#4f5052", 2.6)
        + ellipse(0, -30, 11, 3.4, "#d9a35f", LINE, 1.8)
    )
    return ground_shadow(x + 4 * s, y + 2 * s, 15 * s, 4 * s) + group(shape, x, y, s)


def smoke(x: float, y: float, s: float = 1.0) -> str:
    """Smoke from a chimney."""
    return group(path("M0 0Q-5-8 1-14Q8-22 0-30Q14-28 12-18Q8-10 6 0Z", "#fffaf0", opacity=0.75), x, y, s)
