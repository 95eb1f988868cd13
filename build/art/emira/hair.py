"""Hair, long veils and what lies round the neck, in the box of the figure or round the middle of the face."""

from __future__ import annotations

import math

from emira.figure import Dress, dyed
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, MOON_RIM, SHADE, brass
from svg import circle, clip, group, line, num, path, star

BLACK, BROWN, RED, WHITE = "#1d0f18", "#4a2516", "#8a3a1c", "#e9e6f2"

# ------------------------------------------------------------------------------------------ round the middle of a face

PARTED = (
    "M0-33C-14-30-23-18-24-2C-26 6-27 12-27 18C-34 4-34-20-28-30C-20-44 20-44 28-30C34-20 34 4 27 18C27 12 26 6 24-2"
    "C23-18 14-30 0-33Z"
)


def parted(colour: str = BLACK, shine: str = "#6b5a78") -> str:
    """Hair parted in the middle, framing the face."""
    strands = "M-4-35C-16-32-25-20-28-4M-2-38C-18-36-27-28-30-14M4-35C16-32 25-20 28-4M2-38C18-36 27-28 30-14"
    return path(PARTED, colour, EDGE, 2) + line(strands, shine, 1.3, opacity=0.55)


def swept(colour: str = BLACK, shine: str = "#6b5a78") -> str:
    """Hair combed across the brow from the right."""
    d = (
        "M16-35C2-22-16-20-25-2C-27 6-28 12-27 18C-36 2-34-24-26-32C-14-44 16-44 26-32"
        "C34-22 35 4 27 18C28 2 26-22 16-35Z"
    )
    return path(d, colour, EDGE, 2) + line("M12-36C0-26-16-24-26-12M6-38C-6-32-18-30-28-20", shine, 1.3, opacity=0.55)


def curls(colour: str = BLACK, shine: str = "#6b5a78") -> str:
    """A cloud of curls round the head, to stand behind the face."""
    rim = [(34 + 5 * (k % 2), 200 + 15 * k) for k in range(13)]
    puffs = "".join(
        circle(r * math.cos(math.radians(a)), -4 + r * math.sin(math.radians(a)), 13, colour, EDGE, 2) for r, a in rim
    )
    low = "".join(
        circle(x, y, 12, colour, EDGE, 2) for x, y in ((-38, 14), (38, 14), (-40, 30), (40, 30), (-34, 44), (34, 44))
    )
    shines = "".join(
        line(f"M{num(r * math.cos(math.radians(a)) - 5)} {num(-4 + r * math.sin(math.radians(a)))}q4-6 9-2", shine, 1.5)
        for r, a in rim
    )
    return low + puffs + circle(0, -2, 34, colour) + group(shines, opacity=0.6)


def plait(path_x: float, top: float, length: float, lean: float = 0, colour: str = BLACK, tie: str = GOLD_LINE) -> str:
    """A plait hanging from (path_x, top), `lean` units aside at its end, tied with a ribbon or a coin."""
    n = max(2, round(length / 13))
    knots = ""
    for k in range(n):
        t = (k + 0.5) / n
        x, y, w = path_x + lean * t * t, top + length * t, 8.6 - 2.4 * t
        knots += path(
            f"M{num(x)} {num(y - 8)}C{num(x + w * 1.3)} {num(y - 6)} {num(x + w)} {num(y + 5)} {num(x)} {num(y + 8)}"
            f"C{num(x - w)} {num(y + 5)} {num(x - w * 1.3)} {num(y - 6)} {num(x)} {num(y - 8)}Z",
            colour,
            EDGE,
            1.9,
        )
        knots += line(f"M{num(x - 4)} {num(y - 3)}Q{num(x - 1)} {num(y + 1)} {num(x + 2)} {num(y + 5)}", "#6b5a78", 1.3)
    ex, ey = path_x + lean, top + length
    tuft = (
        f"M{num(ex - 4)} {num(ey + 3)}L{num(ex - 6)} {num(ey + 16)}L{num(ex)} {num(ey + 12)}"
        f"L{num(ex + 6)} {num(ey + 16)}L{num(ex + 4)} {num(ey + 3)}Z"
    )
    return (
        knots
        + path(tuft, colour, EDGE, 1.8)
        + line(f"M{num(ex - 5)} {num(ey + 3)}h10", EDGE, 6)
        + line(f"M{num(ex - 5)} {num(ey + 3)}h10", tie, 3.2)
    )


def long_hair(colour: str = BLACK) -> str:
    """Loose hair falling behind the shoulders, in the box of the figure."""
    d = (
        "M120 62C82 62 80 104 80 130C80 160 70 186 66 214C80 226 160 226 174 214C170 186 160 160 160 130"
        "C160 104 158 62 120 62Z"
    )
    return path(d, colour, EDGE, 2.2) + line(
        "M88 130C88 164 80 190 78 212M152 130C152 164 160 190 162 212", "#6b5a78", 1.4, opacity=0.5
    )


# --------------------------------------------------------------------------------------------- long veils behind a body

DRAPES = {
    "long": "M120 42C78 44 66 88 66 126C64 172 48 206 36 246C30 270 28 290 26 306H214C212 290 210 270 204 246"
    "C192 206 176 172 174 126C174 88 162 42 120 42Z",
    "mantle": "M120 40C72 42 60 88 58 130C54 166 22 186 10 224C2 254 0 284 0 306H240C240 284 238 254 230 224"
    "C218 186 186 166 182 130C180 88 168 40 120 40Z",
    "short": "M120 44C80 46 68 88 68 126C68 152 60 170 52 186C70 204 92 208 120 206C148 208 170 204 188 186"
    "C180 170 172 152 172 126C172 88 160 44 120 44Z",
    "narrow": "M120 38C86 40 80 84 80 120C80 170 66 214 58 260C56 276 55 292 54 306H186C185 292 184 276 182 260"
    "C174 214 160 170 160 120C160 84 154 40 120 38Z",
    "wind": "M116 42C82 44 68 86 68 124C68 158 60 186 46 206L150 196C196 192 224 170 244 128C226 142 206 138 192 122"
    "C176 104 166 44 116 42Z",
    "wind_left": "M124 42C158 44 172 86 172 124C172 158 180 186 194 206L90 196C44 192 16 170-4 128C14 142 34 138 48 122"
    "C64 104 74 44 124 42Z",
}


def drape(kind: str, dress: Dress, hem: str = "") -> str:
    """A veil falling behind the body; `hem` is the colour of its border."""
    folds = (
        "M84 110C80 166 62 214 50 286M96 130C92 186 84 236 80 300M156 110C160 166 178 214 190 286"
        "M144 130C148 186 156 236 160 300"
    )
    inside = line(folds, SHADE, 2.6, opacity=0.26) + path("M150 40C190 60 190 200 230 306H260V40Z", SHADE, opacity=0.26)
    inside += line("M76 92C70 150 52 206 40 262", MOON_RIM, 3, opacity=0.3)
    if hem:
        inside += (
            path(DRAPES[kind], "none", EDGE, 13)
            + path(DRAPES[kind], "none", hem, 9)
            + path(DRAPES[kind], "none", GOLD_PALE, 2)
        )
    return dyed(DRAPES[kind], dress, inside)


def lappet(dress: Dress, right: bool = False, hem: str = GOLD_LINE) -> str:
    """The end of a veil coming forward over a shoulder, left or right."""
    d = "M88 120C84 150 70 174 50 198C44 216 50 230 60 236C74 218 94 202 100 170C102 150 100 134 97 122Z"
    inside = line("M92 130C90 160 76 188 60 214", SHADE, 2, opacity=0.3) + line(
        "M90 124C86 150 74 176 54 200", MOON_RIM, 2, opacity=0.4
    )
    inside += line("M46 194C42 216 50 232 62 240", hem, 8)
    piece = dyed(d, dress, inside)
    return group(piece, 240, 0, (-1, 1)) if right else piece


# ------------------------------------------------------------------------------------------------- collars and jewels


def pectoral(gem: str = "#39c2b4", under: str = "#7a2450") -> str:
    """A broad collar of gold with a row of stones, in the box of the figure."""
    d = "M93 154C104 182 136 182 147 154L163 162C152 206 88 206 77 162Z"
    rows = clip(d, path(d, "none", under, 12) + path(d, "none", EDGE, 1))
    stones = "".join(
        circle(
            85 + 8.75 * k, 170 + 16.5 * math.sin(math.pi * (k + 0.3) / 8.6), 2.9, gem if k % 2 else "#fff6da", EDGE, 1
        )
        for k in range(9)
    )
    return (
        path(d, brass)
        + group(rows, opacity=0.0)
        + path(d, "none", EDGE, 2)
        + line("M90 158C102 188 138 188 150 158", "#7d4a10", 1.5)
        + stones
    )


def torque(gem: str = "#ef5f86", metal: str = brass) -> str:
    """A narrow collar with a hanging jewel."""
    d = "M96 152C106 172 134 172 144 152L152 157C142 184 98 184 88 157Z"
    drop = path("M120 178L128 190L120 204L112 190Z", gem, GOLD_PALE, 2) + path(
        "M116 190L120 182V196Z", "#fff", opacity=0.4
    )
    return (
        path(d, metal, EDGE, 2)
        + line("M93 156C104 178 136 178 147 156", "#fff6da", 1.2, opacity=0.7)
        + path("M120 178L128 190L120 204L112 190Z", "none", EDGE, 4)
        + drop
    )


def beads(rows: int = 2, colours: tuple[str, str] = ("#e0483f", "#fff6da")) -> str:
    """Strings of beads hanging in arcs over the chest."""
    out = ""
    for row in range(rows):
        r, n = 24 + 9 * row, 9 + 3 * row
        for k in range(n):
            a = math.pi * (0.12 + 0.76 * k / (n - 1))
            x, y = 120 + r * 1.05 * math.cos(a), 150 + (r + 6) * math.sin(a)
            out += circle(x, y, 3.4, colours[(k + row) % 2], EDGE, 1.3) + circle(
                x - 1, y - 1.2, 0.9, "#fff", opacity=0.7
            )
    return out


def placket(fill: str = brass, jewel: str = "", top: float = 186) -> str:
    """An ornamented band down the middle of a robe."""
    d = f"M111 {num(top)}L120 {num(top + 9)}L129 {num(top)}V306H111Z"
    out = path(d, fill, EDGE, 1.6)
    if jewel:
        out += "".join(path(f"M120 {num(top + 16 + 18 * k)}l5 6l-5 6l-5-6Z", jewel, EDGE, 0.8) for k in range(6))
    return out


def vest(dress: Dress) -> str:
    """An open sleeveless coat: two broad fronts, to be laid inside or over a robe."""
    left = "M96 150C84 160 62 168 52 184C42 206 38 256 36 308H94C92 252 94 206 104 172Z"
    piece = dyed(
        left,
        dress,
        line("M100 172C90 206 90 252 92 308", dress.trim, 8)
        + line("M56 190C46 220 42 260 40 304", MOON_RIM, 4, opacity=0.35),
    )
    other = dyed(
        left,
        dress,
        line("M100 172C90 206 90 252 92 308", dress.trim, 8)
        + path("M40 180C60 200 60 260 50 310H20V180Z", SHADE, opacity=0.3),
    )
    return piece + group(other, 240, 0, (-1, 1))


def sash(dress: Dress, left: bool = True) -> str:
    """A shawl laid across the chest from one shoulder."""
    d = "M92 156C74 164 62 172 56 184C90 226 140 264 196 290L206 250C164 236 120 206 92 156Z"
    piece = dyed(
        d,
        dress,
        line("M74 176C112 222 158 256 202 272", SHADE, 2.4, opacity=0.3)
        + line("M90 160C118 206 160 236 206 252", dress.trim, 6),
    )
    return piece if left else group(piece, 240, 0, (-1, 1))


def girdle(y: float, fill: str = brass, jewel: str = "#39c2b4", left: float = 36, right: float = 204) -> str:
    """A belt with a round clasp."""
    d = (
        f"M{num(left)} {num(y)}Q120 {num(y + 14)} {num(right)} {num(y)}V{num(y + 18)}"
        f"Q120 {num(y + 32)} {num(left)} {num(y + 18)}Z"
    )
    return (
        path(d, fill, EDGE, 2)
        + circle(120, y + 16, 12, brass, EDGE, 2)
        + path(star(120, y + 16, 8, 4.4, 8), jewel, EDGE, 1)
    )


def earring(x: float, y: float, gem: str = "#ef7fa3", kind: str = "drop") -> str:
    """An ear-ring: drop, hoop or chain of pearls."""
    if kind == "hoop":
        return circle(x, y + 5, 6.6, "none", EDGE, 4.6) + circle(x, y + 5, 6.6, "none", GOLD_LINE, 2.4)
    if kind == "pearls":
        return "".join(circle(x, y + 6 * k, 2.6 - 0.2 * k, "#fff6da", EDGE, 1) for k in range(5))
    return line(f"M{num(x)} {num(y - 4)}v8", GOLD_LINE, 2) + path(
        f"M{num(x)} {num(y + 2)}q5 7 0 12q-5-5 0-12Z", gem, EDGE, 1.2
    )
