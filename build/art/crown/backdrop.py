"""Quiet backgrounds for half-figures: the room or place of a trade, tone in tone, without the dark outline.

Each fills a window from (−6, −20) to (106, 128) and keeps its contrast low, so that the figure in front stays the
subject.
"""

from __future__ import annotations

import random

from svg import circle, ellipse, group, line, linear, num, path, rect


def air(top: str, low: str) -> str:
    """A plain ground with three slanting beams of light."""
    beams = "".join(
        path(
            f"M{num(-20 + 34 * k)}-20H{num(-2 + 34 * k)}L{num(46 + 44 * k)} 130H{num(18 + 44 * k)}Z",
            "#fff",
            opacity=0.15,
        )
        for k in range(3)
    )
    return rect(-6, -20, 112, 150, 0, linear(top, low)) + beams


def window_arch(sky: str = "#a9d4e4", view: str = "", stone: str = "#d8be8c") -> str:
    """A wall with one round-arched window on the upper left, open to the sky."""
    shape = "M4 62V22Q4-4 24-4T44 22V62Z"
    bricks = line(
        "M58 8h14M66 24h16M54 44h12M82 40h14M60 66h16M84 74h12M4 82h14M26 96h16M76 4h12", "#a98a58", 1.6, opacity=0.6
    )
    return (
        rect(-6, -20, 112, 150, 0, linear(stone, "#f3e2b8"))
        + bricks
        + path("M-1 66V22Q-1-9 24-9T49 22V66Z", "#b79764")
        + path(shape, sky)
        + view
        + path("M24-4V62M4 24H44", "none", "#8a6a3e", 2)
        + path("M-3 62H51V68H-3Z", "#c9aa74")
        + path("M4 62L60 130H112L44 22Z", "#fff6d4", opacity=0.22)
    )


def roofs(seed: int, base: float = 74, tones: tuple[str, ...] = ("#d99a72", "#cf8560", "#b9a77a", "#8fa7b2")) -> str:
    """A row of town roofs standing on `base`."""
    rnd, row, x = random.Random(seed), "", -10.0
    while x < 106:
        w, h = rnd.uniform(15, 24), rnd.uniform(14, 30)
        row += rect(x, base - h, w, h + 60, 0, "#efdcb0", "#b99a68", 1.1)
        row += path(
            f"M{num(x - 2)} {num(base - h)}L{num(x + w / 2)} {num(base - h - rnd.uniform(10, 15))}"
            f"L{num(x + w + 2)} {num(base - h)}Z",
            rnd.choice(tones),
            "#9b6a48",
            1.1,
        )
        row += rect(x + w * 0.38, base - h + 5, 4, 6, 0, "#b3925c")
        x += w + rnd.uniform(-1, 3)
    return row


def shelves(seed: int, books: bool = True) -> str:
    """Shelves of books or scrolls on a warm wall."""
    rnd, out = random.Random(seed), rect(-6, -20, 112, 150, 0, linear("#cfae76", "#ecd5a2"))
    for y in (-2, 26, 54, 82, 110):
        x = -4.0
        while x < 104:
            if books:
                w, h = rnd.uniform(4.5, 8), rnd.uniform(15, 22)
                out += rect(
                    x,
                    y - h,
                    w,
                    h,
                    0.8,
                    rnd.choice(("#b06a4a", "#7d8f6a", "#c79a52", "#8c7a92", "#6f8c94", "#d9c190")),
                    "#9a7746",
                    1,
                )
                x += w + (rnd.random() < 0.12) * 8 + 0.6
            else:
                out += circle(x + 5, y - 5.4, 5, "#f2e2b6", "#b08e56", 1.2) + circle(
                    x + 5, y - 5.4, 1.8, "none", "#b08e56", 1
                )
                out += circle(x + 10, y - 14, 5, "#eddba9", "#b08e56", 1.2) if rnd.random() < 0.7 else ""
                x += 10.6 + (rnd.random() < 0.2) * 9
        out += rect(-6, y, 112, 4, 0, "#a37c48") + rect(-6, y + 4, 112, 2.4, 0, "#8a6436", opacity=0.5)
    return out


def oven() -> str:
    """A bakehouse wall with a glowing oven mouth."""
    out = rect(-6, -20, 112, 150, 0, linear("#e9c48a", "#f8e3b6"))
    out += line("M-4 10h18M26 0h16M60 6h18M84 18h18M-2 36h14M88 44h16M4 66h14M82 70h18", "#b98c50", 1.6, opacity=0.7)
    out += path("M52 92V62Q52 36 76 36T100 62V92Z", "#a9774a") + path("M58 92V64Q58 43 76 43T94 64V92Z", "#5b2f18")
    return (
        out
        + path("M60 92Q66 64 72 82Q76 58 80 80Q88 66 92 92Z", "#f29a3e")
        + path("M66 92Q72 76 76 88Q80 76 86 92Z", "#ffd76a")
        + circle(76, 70, 40, "#ffce6a", opacity=0.16)
    )


def hall(curtain: str, dark: str) -> str:
    """A hall with columns and a gathered curtain on the right."""
    out = rect(-6, -20, 112, 150, 0, linear("#dfc898", "#f7ebc8"))
    for x in (6, 36):
        out += rect(x, -20, 13, 150, 0, linear("#f8edcf", "#c9ad78", to=(1, 0))) + rect(
            x - 2.6, 4, 18, 5, 1, "#e3cf9f", "#b39560", 1
        )
    folds = "".join(
        line(f"M{num(66 + 9 * k)}-20Q{num(72 + 9 * k)} 50 {num(64 + 10 * k)} 130", dark, 2.4, opacity=0.55)
        for k in range(5)
    )
    return (
        out
        + path("M60-20H108V130H70Q84 80 74 40Q68 10 60-20Z", curtain)
        + folds
        + line("M60-20Q68 10 74 40Q84 80 70 130", dark, 2.4)
    )


def workshop(tools: str) -> str:
    """A timber wall with a rail and the trade's tools hanging from it."""
    out = rect(-6, -20, 112, 150, 0, linear("#d9b47c", "#f2dcae"))
    out += line("M14-20V130M38-20V130M62-20V130M86-20V130", "#b98f56", 1.6, opacity=0.6) + line(
        "M2 20v20M26 60v24M50-10v14M74 70v20M98 10v18", "#a87d46", 1.2, opacity=0.5
    )
    return (
        out
        + rect(-6, 3, 112, 5, 0, "#a9793f")
        + rect(-6, 8, 112, 2, 0, "#7d5526", opacity=0.5)
        + group(tools, opacity=0.62)
    )


def market_awning(colour: str) -> str:
    """A striped awning above an open street."""
    out = rect(-6, -20, 112, 150, 0, linear("#bfe0e6", "#fbeec9")) + roofs(17, 92)
    for k in range(8):
        x = -8 + 15 * k
        out += path(f"M{x}-20H{x + 15}V8Q{x + 7.5} 20 {x} 8Z", colour if k % 2 else "#fdf2d6", "#a98658", 1.1)
    return out + rect(-6, -20, 112, 12, 0, "#6b431c", opacity=0.14)


def countryside(far: str = "#a9c487", near: str = "#8bae62") -> str:
    """Sky, hills and a pale sun."""
    return (
        rect(-6, -20, 112, 150, 0, linear("#a5d2e4", "#fdf0cc"))
        + circle(20, 8, 10, "#fff7d0")
        + circle(20, 8, 17, "#fff7d0", opacity=0.4)
        + path("M-6 66Q24 44 54 62T106 56V130H-6Z", far)
        + path("M-6 88Q36 66 66 84T106 78V130H-6Z", near)
        + "".join(ellipse(x, y, 6, 7, "#7d9e58") for x, y in ((8, 70), (84, 62), (95, 66)))
    )


def castle_view() -> str:
    """Towers against the morning sky."""
    out = rect(-6, -20, 112, 150, 0, linear("#a9d3e3", "#fdf0cb"))
    for x, y, w in ((-4, 30, 16), (14, 44, 22), (74, 36, 18), (92, 24, 16)):
        teeth = "".join(rect(x + w / 3 * k, y - 4, w / 5, 5, 0, "#dcc594") for k in range(3))
        out += (
            rect(x, y, w, 100, 0, linear("#f3e2b8", "#cdb383", to=(1, 0)))
            + teeth
            + rect(x + w / 2 - 1.5, y + 10, 3, 8, 1, "#a58a58")
        )
    return out + path("M100 20V2L114 7L100 12Z", "#c8604a") + path("M4 26V10L16 14L4 18Z", "#c8604a")


def chapel() -> str:
    """Pointed windows with coloured panes."""
    out = rect(-6, -20, 112, 150, 0, linear("#d7c08e", "#f6e6bd"))
    for x in (2, 66):
        out += path(f"M{x - 3} 96V18Q{x - 3}-4 {x + 16}-14Q{x + 35}-4 {x + 35} 18V96Z", "#b3955f")
        out += path(f"M{x} 94V18Q{x} 0 {x + 16}-9Q{x + 32} 0 {x + 32} 18V94Z", "#86b3c9")
        panes = ("#e7a24c", "#c9675a", "#7fae8a", "#e9c96c", "#8a7fb5", "#d98a52")
        for k in range(10):
            px, py = x + 4 + 13 * (k % 2), 18 + 15 * (k // 2)
            out += path(
                f"M{px + 5.5} {py - 6}L{px + 11} {py + 1}L{px + 5.5} {py + 8}L{px} {py + 1}Z",
                panes[(k * 5 + x) % 6],
                opacity=0.75,
            )
        out += line(f"M{x + 16}-9V94M{x} 18H{x + 32}", "#9b7c48", 1.8)
    return out
