"""People at full length, stalls, tents, palms and other things of the market and the road; feet at the origin."""

from __future__ import annotations

from dataclasses import dataclass

from common.house import keel, onion
from emira.cloth import cloth
from emira.paints import (
    EDGE,
    GOLD_LINE,
    GOLD_PALE,
    MOON_RIM,
    SHADE,
    brass,
    dome,
    glass_dark,
    glass_lit,
    glow,
    palace_wall,
)
from svg import circle, clip, ellipse, group, line, linear, num, path, rect, star


@dataclass(frozen=True)
class Garb:
    """Robe, its shade, sash, head-cloth and skin of somebody small."""

    robe: str
    dark: str
    sash: str = "#ffd98a"
    wrap: str = "#f6eedb"
    skin: str = "#b5774a"
    weave: str = ""


TEAL = Garb("#2aa396", "#0d5a58", "#ffd98a", "#f6eedb", "#a5673d")
WINE = Garb("#b3264a", "#5c1030", "#ffe9a8", "#39c2b4", "#cb9162")
SAND = Garb("#e6cf9c", "#9a7f4a", "#b3264a", "#b3264a", "#7b482d", "stripes")
NAVY = Garb("#3a4fa8", "#172264", "#ffb84a", "#ffd36a", "#cb9162")
PLUM = Garb("#7a4fc0", "#3a2170", "#ffd98a", "#f3ecff", "#e3b184")
AMBER = Garb("#f0a23a", "#9a5a14", "#7a2450", "#5a3fa8", "#7b482d", "zigzag")


def folk(garb: Garb, hat: str = "turban", beard: str = "", left: bool = False, arms: str = "") -> str:
    """Somebody standing, 62 high. `hat`: turban, keffiyeh, hood or cap; `arms` is drawn over the robe."""
    robe = "M-15 0C-15-18-12-32-7-40H7C12-32 15-18 15 0Q0 5-15 0Z"
    body = path(robe, garb.robe)
    if garb.weave:
        body += path(robe, cloth(garb.weave, garb.dark, 0.5), opacity=0.55)
    body += clip(
        robe,
        path("M3-42H20V6H5Q9-18 3-42Z", garb.dark, opacity=0.6)
        + line("M-11-4C-11-18-9-28-6-36", MOON_RIM, 2, opacity=0.5)
        + path("M-16-24Q0-18 16-24V-19Q0-13-16-19Z", garb.sash),
    ) + path(robe, "none", EDGE, 2)
    head = circle(0, -46, 8, garb.skin, EDGE, 2) + circle(-3, -46, 1.2, EDGE) + circle(3, -46, 1.2, EDGE)
    if beard:
        head += path("M-7.6-45C-8-36-4-32 0-31C4-32 8-36 7.6-45C5-40-5-40-7.6-45Z", beard, EDGE, 1.6)
    hats = {
        "turban": path("M-10-48C-13-58-6-64 0-64S13-58 10-48Q0-54-10-48Z", garb.wrap, EDGE, 2)
        + line("M-9-52Q0-58 9-54", SHADE, 1.4, opacity=0.4)
        + circle(0, -56, 2, garb.sash, EDGE, 1),
        "keffiyeh": path(
            "M-10-46C-12-58-6-62 0-62S12-58 10-46C12-38 14-34 14-30L7-34C8-40 9-44 7-50"
            "Q0-54-7-50C-9-44-8-40-7-34L-14-30C-14-34-12-38-10-46Z",
            garb.wrap,
            EDGE,
            2,
        )
        + line("M-9-54Q0-58 9-54", EDGE, 3.4),
        "hood": path(
            "M-9-44C-13-58-6-64 0-66C6-64 13-58 9-44C12-38 12-34 12-32H6C9-40 8-48 0-53"
            "C-8-48-9-40-6-32H-12C-12-34-12-38-9-44Z",
            garb.wrap,
            EDGE,
            2,
        ),
        "cap": path("M-8-50L-6-60H6L8-50Q0-53-8-50Z", garb.wrap, EDGE, 2),
    }
    whole = body + head + hats[hat] + arms
    return group(whole, scale=(-1, 1)) if left else whole


def arm(d: str, garb: Garb, hand: tuple[float, float]) -> str:
    """A sleeve along a path and the hand at its end."""
    return line(d, EDGE, 9) + line(d, garb.robe, 5.4) + circle(*hand, 3.4, garb.skin, EDGE, 1.6)


def bust(garb: Garb, hat: str = "turban", beard: str = "") -> str:
    """The same somebody from the waist up, sitting behind something: 40 high, cut at the origin."""
    return clip("M-40-90H40V0H-40Z", group(folk(garb, hat, beard), 0, 24))


def lantern(lit: bool = True, glowing: float = 0.9, panes: str = glass_lit) -> str:
    """A hanging lantern, its ring at the origin, 68 high, 36 wide; `panes` is the paint of its glass when lit."""
    metal, edge = (brass, EDGE) if lit else ("#55629c", "#0a1033")
    glass = panes if lit else glass_dark
    ribs = line("M-5 16L-8 34L-4 50M5 16L8 34L4 50M-18 34H18", edge, 1.8)
    return (
        (glow(0, 34, 62, glowing) if lit else "")
        + circle(0, 3, 4.4, "none", edge, 4)
        + circle(0, 3, 4.4, "none", "#d9a441" if lit else "#55629c", 2)
        + path("M-14 16C-12 8-5 9 0 5C5 9 12 8 14 16Z", metal, edge, 1.8)
        + path("M-13 16H13L18 34L11 51H-11L-18 34Z", glass, edge, 2)
        + ribs
        + path("M-10 51H10L6 58H-6Z", metal, edge, 1.8)
        + circle(0, 62, 3, metal, edge, 1.4)
    )


def palm(h: float = 70, lean: float = 8, leaf: str = "#1f7a5c", low: str = "#0f4a3c") -> str:
    """A date palm."""
    trunk = f"M0 0Q{num(lean * 0.2)} {num(-h * 0.5)} {num(lean)} {num(-h)}"
    out = line(trunk, EDGE, 9) + line(trunk, "#8a5a34", 5.4)
    for k, turn in enumerate((-178, -148, -116, -84, -52, -20, 8)):
        out += group(
            path("M0 0C10-12 26-12 36 4C24-2 12 4 0 0Z", leaf if k % 2 else low, EDGE, 1.8), lean, -h, h / 70, turn
        )
    return (
        out + circle(lean - 4, -h + 5, 3.4, "#c4762c", EDGE, 1.4) + circle(lean + 3, -h + 6, 3.4, "#a85a1c", EDGE, 1.4)
    )


def awning(w: float, colours: tuple[str, str], drop: float = 18, n: int = 8) -> str:
    """A striped awning with scallops; its upper edge at the origin, centred."""
    step = w / n
    out = ""
    for k in range(n):
        x = -w / 2 + k * step
        out += path(
            f"M{num(x * 0.84)} 0H{num((x + step) * 0.84)}"
            f"L{num(x + step)} {num(drop)}Q{num(x + step / 2)} {num(drop + step * 0.7)}"
            f" {num(x)} {num(drop)}Z",
            colours[k % 2],
            EDGE,
            1.8,
        )
    return (
        out
        + line(f"M{num(-w * 0.42)} 0H{num(w * 0.42)}", EDGE, 4)
        + line(f"M{num(-w * 0.42)} 0H{num(w * 0.42)}", GOLD_LINE, 2)
    )


def hall_dome(w: float, h: float, paint: str = dome, finial: bool = True) -> str:
    """An onion dome standing on the origin."""
    out = path(onion(0, 0, w, h), paint, EDGE, 2) + rect(-w * 0.46, -2, w * 0.92, 5, 1.4, brass, EDGE, 1.4)
    if finial:
        out += (
            line(f"M0 {num(-h)}V{num(-h - 9)}", EDGE, 4.4)
            + line(f"M0 {num(-h)}V{num(-h - 9)}", GOLD_LINE, 2.2)
            + circle(0, -h - 10, 2.6, GOLD_PALE, EDGE, 1.2)
        )
    return out


def window(w: float, h: float, fill: str = "#ffcf6b") -> str:
    """A lit window under a keel arch, foot at the origin."""
    return path(keel(0, 0, w, h), fill, EDGE, 1.6) + line(
        f"M0 {num(-h * 0.8)}V0M{num(-w / 2)} {num(-h * 0.4)}H{num(w / 2)}", EDGE, 1.1, opacity=0.7
    )


def wall(w: float, h: float, merlons: bool = True, paint: str = palace_wall) -> str:
    """A palace wall with a crenellated top, foot at the origin, centred."""
    out = ""
    if merlons:
        n = max(3, round(w / 11))
        step = w / n
        out = "".join(
            path(
                f"M{num(-w / 2 + k * step + 1)} {num(-h)}v-5l{num(step / 2 - 1)}-5l{num(step / 2 - 1)} 5v5Z",
                "#e6dffa",
                EDGE,
                1.4,
            )
            for k in range(n)
        )
    return out + rect(-w / 2, -h, w, h, 0, paint, EDGE, 2) + rect(-w / 2 - 2, -h - 2, w + 4, 5, 1, "#efeafc", EDGE, 1.4)


def coins(n: int = 6, spread: float = 9) -> str:
    """A little heap of coins on the origin."""
    rows, out, k = (3, 2, 1), "", 0
    for row, count in enumerate(rows):
        for j in range(count):
            if k >= n:
                break
            x = (j - (count - 1) / 2) * spread
            out += ellipse(x, -3 - row * 5, 7, 4, "#e9b44a", EDGE, 1.6) + ellipse(
                x, -4 - row * 5, 3.6, 1.8, "none", "#7d4a10", 1
            )
            k += 1
    return out


def cushion(base: str = "#c2486e", dark: str = "#6b1d48") -> str:
    """A tasselled cushion, 96 wide, lying on the origin."""
    d = "M-42-4C-46-22-42-34-36-32C-12-38 12-38 36-32C42-34 46-22 42-4C44 3 40 7 34 4C12 9-12 9-34 4C-40 7-44 3-42-4Z"
    return (
        line("M-40 0l-9 8M40 0l9 8", GOLD_LINE, 4)
        + path(d, linear(base, dark), EDGE, 2.4)
        + line("M-32-28C-12-33 12-33 32-28", "#fff", 2, opacity=0.35)
        + path(star(0, -14, 12, 6.4, 8), "none", GOLD_LINE, 2.2)
    )


def chest(w: float = 56, h: float = 34) -> str:
    """An iron-bound chest on the origin."""
    x = w / 2
    out = rect(-x, -h, w, h, 3, linear("#8a5430", "#4a2a1c"), EDGE, 2.2) + path(
        f"M{num(-x)} {num(-h)}Q{num(-x)} {num(-h - 18)} 0 {num(-h - 18)}T{num(x)} {num(-h)}Z",
        linear("#a8683c", "#6b3f24"),
        EDGE,
        2.2,
    )
    out += "".join(
        line(f"M{num(k * x)} {num(-h - 14)}V-1", EDGE, 7) + line(f"M{num(k * x)} {num(-h - 14)}V-1", GOLD_LINE, 4)
        for k in (-0.6, 0.6)
    )
    return (
        out
        + rect(-8, -h - 6, 16, 18, 3, brass, EDGE, 2)
        + circle(0, -h + 1, 2.8, EDGE)
        + line(f"M0 {num(-h + 2)}v6", EDGE, 2.4)
    )
