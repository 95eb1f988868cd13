"""What the princesses hold, III: flowers and animals; each round its own origin."""

from __future__ import annotations

from emira.paints import EDGE, GOLD_LINE, SHADE, brass
from svg import circle, clip, ellipse, group, line, linear, path, rect, star


def rose(petal: str = "#dd3b62", shade: str = "#8d1133", pale: str = "#f98fa8") -> str:
    """A rose on its stem, bloom at the origin, stem 92 down."""
    stem = line("M2 18C4 44-2 66-8 92", EDGE, 6.4) + line("M2 18C4 44-2 66-8 92", "#2f7a4a", 3.6)
    leaves = path("M1 46C-16 34-26 40-30 48C-18 56-6 54 0 50Z", "#3f9a5e", EDGE, 1.8) + path(
        "M-3 64C12 54 24 60 28 68C14 76 2 74-5 70Z", "#2f7a4a", EDGE, 1.8
    )
    return (
        stem
        + leaves
        + path("M-25 2C-31-20-10-35 4-31C23-33 33-12 27 4C22 22-18 24-25 2Z", shade, EDGE, 2.2)
        + path("M-18-8C-14-27 12-31 20-12C24 6 10 16 0 16C-14 16-22 6-18-8Z", petal)
        + path("M-9-8C-6-21 10-21 13-9C15 2 6 8 0 7C-8 6-11 0-9-8Z", pale)
        + line("M-3-7C-1-13 7-12 7-6C7-1 1 0-1-3", shade, 1.8)
        + path("M-25 2C-14 14 12 16 27 4C22 22-18 24-25 2Z", petal, EDGE, 1.8)
        + path("M-12 18C-4 26 8 26 14 18C6 22-6 22-12 18Z", "#3f9a5e", EDGE, 1.4)
    )


def lily(turn: float = 0) -> str:
    """A white lily, its throat at the origin."""
    petals = "".join(
        group(
            path("M0 0C-8-10-6-24 0-32C6-24 8-10 0 0Z", "#fff9ee", EDGE, 1.8) + line("M0-4V-22", "#e6c4d6", 1.4),
            rotate=a,
        )
        for a in (-66, 66, -34, 34, 0)
    )
    return group(
        petals + "".join(line(f"M0 0L{x}-14", "#e2a12c", 1.8) + circle(x, -14, 1.8, "#c4601c") for x in (-5, 0, 5)),
        rotate=turn,
    )


def vase() -> str:
    """A blue and white vase full of lilies, 150 high, its foot at the origin."""
    d = "M-13 0H13L17-8C40-22 40-54 14-68L13-80H-13L-14-68C-40-54-40-22-17-8Z"
    band = line("M-34-38Q0-26 34-38M-30-52Q0-42 30-52", "#2d4fb0", 2.4) + "".join(
        path(star(x, y, 6.4, 3, 6), "#2d4fb0") for x, y in ((-17, -33), (0, -29), (17, -33))
    )
    stems = line(
        "M-6-78C-14-96-28-104-34-112M0-78V-118M6-78C14-96 26-100 34-108M-3-80C-8-96-14-112-16-124", "#2f7a4a", 4
    )
    blooms = group(lily(-24), -34, -110, 0.9) + group(lily(22), 34, -106, 0.9) + group(lily(-6), 2, -116)
    leaf = path("M8-80C24-84 34-76 44-84C40-70 24-70 8-76Z", "#3f9a5e", EDGE, 1.6)
    shine = clip(d, path("M6-90C40-60 30-20 4 4H50V-90Z", SHADE, opacity=0.22) + band)
    return (
        stems
        + leaf
        + blooms
        + path(d, linear("#ffffff", "#c9d6f2", to=(0.8, 0.4)), EDGE, 2.4)
        + shine
        + line("M-26-52C-28-40-26-28-20-20", "#fff", 3, opacity=0.9)
        + path("M-16-80H16V-74H-16Z", "#2d4fb0", EDGE, 1.8)
    )


def songbird(body: str = "#4a8df0", wing: str = "#1c4aa8", breast: str = "#ffcf6b") -> str:
    """A small bird looking left, its feet at the origin, 44 long."""
    d = "M-22-26C-20-36-8-38-3-30C4-22 16-18 24-6L36 2L20 2C10 6-4 4-12-4C-18-10-22-16-22-26Z"
    return (
        line("M-4 2V10M4 2V10", EDGE, 2.4)
        + path(d, body, EDGE, 2.2)
        + path("M-21-24C-22-12-10 2 4 3C-4-4-8-12-10-22Z", breast)
        + path("M-4-22C6-20 16-12 22-2C10 2-4-4-4-22Z", wing, EDGE, 1.8)
        + path("M-22-28L-32-25L-21-22Z", "#f0913a", EDGE, 1.6)
        + circle(-15, -28, 2.2, EDGE)
        + circle(-15.6, -28.6, 0.7, "#fff")
    )


def dove() -> str:
    """A white dove with a letter, wings lifted, looking left; its feet at the origin."""
    back_wing = path("M4-26C2-50 18-70 34-76C36-56 28-34 16-20Z", "#d3dbf2", EDGE, 2.2)
    body = "M-30-30C-28-42-14-44-8-34C4-28 18-22 30-24L44-14L30-12C18 2-6 4-16-8C-24-14-30-20-30-30Z"
    wing = path("M-6-24C-16-46-8-70 4-84C16-66 20-40 12-20C6-14-2-16-6-24Z", "#fff", EDGE, 2.2) + line(
        "M0-30C-4-46-2-60 4-72M8-26C8-42 9-54 8-64", "#b9c4e6", 1.8
    )
    letter = (
        rect(-52, -24, 20, 14, 1.5, "#fdf3dc", EDGE, 1.8)
        + path("M-52-24L-42-15L-32-24", "none", EDGE, 1.5)
        + circle(-42, -15, 2.6, "#d9344e")
    )
    return (
        line("M-4-2V8M6-3V7", "#e0633a", 2.8)
        + back_wing
        + path(body, "#f6f8ff", EDGE, 2.2)
        + wing
        + path("M-30-32L-40-28L-29-26Z", "#f0913a", EDGE, 1.6)
        + circle(-22, -33, 2.4, EDGE)
        + letter
    )


def cat(coat: str = "#e9e2f4", shade: str = "#a89cc6") -> str:
    """A long-haired cat sitting in the arm, looking left; 84 wide round the origin."""
    tail = path("M34 12C58 10 64-16 50-30C44-34 38-28 42-22C48-12 40 0 26 2Z", shade, EDGE, 2.2)
    body = "M-20-8C-4-22 30-18 40 4C46 22 30 32 4 32C-20 32-36 22-34 8C-32 0-26-4-20-8Z"
    head = "M-48-14L-50-38L-37-29Q-28-32-20-29L-8-38L-9-14C-10-2-20 3-29 3C-38 3-47-2-48-14Z"
    face = (
        path("M-42-17Q-38-23-33-17Q-38-13-42-17ZM-25-17Q-20-23-15-17Q-20-13-25-17Z", "#93c45c", EDGE, 1.5)
        + line("M-37.4-20V-15M-20-20V-15", EDGE, 2)
        + path("M-32-10H-26L-29-7Z", "#ef7fa3", EDGE, 1.2)
        + line("M-29-7Q-32-3-35-5M-29-7Q-26-3-23-5M-47-9L-56-11M-47-6L-56-5M-11-9L-2-11", EDGE, 1.3)
    )
    fluff = line("M-16 6q4 6 1 12M-4 4q4 7 1 14M10 4q4 7 1 14M22 6q4 6 1 12", shade, 2)
    return (
        tail
        + path(body, coat, EDGE, 2.4)
        + fluff
        + path(head, coat, EDGE, 2.4)
        + path("M-46-33L-46-26L-40-29ZM-12-33L-12-26L-18-29Z", "#ef9bb4")
        + face
        + line("M-44 2Q-29 10-13 2", EDGE, 6)
        + line("M-44 2Q-29 10-13 2", "#b3264a", 3.4)
        + circle(-29, 8, 4, brass, EDGE, 1.5)
    )


def camel_head(halter: str = "#b3264a") -> str:
    """The head and neck of a camel looking left, muzzle near (−66, −36); the neck leaves at (20, 90)."""
    d = (
        "M44 96C46 60 30 40 8 34C-8 30-14 18-26 12L-58 4C-72 0-76-14-66-20L-30-40C-26-52-14-58-2-56"
        "L2-66L10-54C30-46 62-20 84 96Z"
    )
    hide = linear("#f2cf98", "#d39a55", "#a2652c", to=(0.5, 1))
    inside = path("M10-50C50-30 60 30 60 100H100V-50Z", SHADE, opacity=0.24) + line(
        "M-62-16L-28-36C-20-46-10-50 0-50", "#fff3d6", 3, opacity=0.5
    )
    straps = "M-44-32L-36 10M-32-38L-20 14L20 30M-32-38C-10-30 8-24 30-28"
    tuft = path("M-4-56C-6-68 6-72 10-66C18-68 20-56 12-53Z", "#8a5a28", EDGE, 2)
    return (
        path(d, hide, EDGE, 2.6)
        + clip(d, inside)
        + path("M2-58L8-74L16-52Z", "#d39a55", EDGE, 2.2)
        + tuft
        + line(straps, EDGE, 6.4)
        + line(straps, halter, 3.4)
        + path("M-26-32Q-19-38-12-31Q-19-27-26-32Z", "#fff7ea", EDGE, 1.4)
        + circle(-19, -32, 3, EDGE)
        + line("M-28-35Q-19-42-10-34", EDGE, 2.4)
        + ellipse(-62, -12, 2.6, 1.8, EDGE)
        + line("M-68-4Q-58 0-48-2", EDGE, 2)
        + "".join(circle(x, y, 4, GOLD_LINE, EDGE, 1.4) for x, y in ((-34, 12), (-20, 16), (20, 32)))
    )
