"""Sleeves and hands of the half-figures; the wrist of a hand is its origin's left or lower side."""

from __future__ import annotations

import math

from emira.figure import Dress, Skin, dyed
from emira.paints import EDGE, GOLD_LINE, GOLD_PALE, MOON_RIM, SHADE
from svg import Point, ellipse, group, line, num, path, points


def _bend(a: Point, b: Point, c: Point, t: float) -> tuple[Point, Point]:
    """Place and direction on the curve from a by b to c, that goes through b."""
    m = (2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2)
    u = 1 - t
    x = u * u * a[0] + 2 * u * t * m[0] + t * t * c[0]
    y = u * u * a[1] + 2 * u * t * m[1] + t * t * c[1]
    dx, dy = 2 * u * (m[0] - a[0]) + 2 * t * (c[0] - m[0]), 2 * u * (m[1] - a[1]) + 2 * t * (c[1] - m[1])
    reach = math.hypot(dx, dy) or 1
    return (x, y), (dx / reach, dy / reach)


def _width(widths: tuple[float, float, float], t: float) -> float:
    w0, w1, w2 = widths
    return w0 * (1 - t) ** 2 + 2 * w1 * t * (1 - t) + w2 * t * t


def _edges(
    a: Point, b: Point, c: Point, widths: tuple[float, float, float], t0: float
) -> tuple[list[Point], list[Point]]:
    left, right = [], []
    for k in range(25):
        t = t0 + (1 - t0) * k / 24
        (x, y), (dx, dy) = _bend(a, b, c, t)
        half = _width(widths, t) / 2
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    return left, right


def _tube(a: Point, b: Point, c: Point, widths: tuple[float, float, float], t0: float = 0) -> str:
    """The outline of a sleeve from t0 to the wrist; at the shoulder it is round."""
    left, right = _edges(a, b, c, widths, t0)
    cap: list[Point] = []
    if t0 == 0:
        (x, y), (dx, dy) = _bend(a, b, c, 0)
        start, half = math.atan2(-dx, dy), widths[0] / 2
        turns = [start - k * math.pi / 12 for k in range(1, 12)]
        cap = [(x + half * math.cos(turn), y + half * math.sin(turn)) for turn in turns]
    return points(left + right[::-1] + cap)


def _moonlit(a: Point, b: Point, c: Point, widths: tuple[float, float, float]) -> str:
    """Path data of the stretches of a sleeve's edges that face the moon."""
    out = ""
    for own, other in (edges := _edges(a, b, c, widths, 0), edges[::-1]):
        drawing = False
        for k in range(22):
            (x, y), (nx, ny), (ox, oy) = own[k], own[k + 1], other[k]
            forward = (nx - x) * (other[k + 1][0] - ox + nx - x) + (ny - y) * (other[k + 1][1] - oy + ny - y) > 0
            if forward and x + y < ox + oy:
                out += f"{'L' if drawing else 'M'}{num(x)} {num(y)}"
                drawing = True
            else:
                drawing = False
    return out


def sleeve(
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    dress: Dress,
    widths: tuple[float, float, float] = (40, 40, 30),
    cuff: str | None = "",
    inner: str = "",
    seam: bool = False,
) -> str:
    """A sleeve through shoulder, elbow and wrist. `cuff` is the colour of its hem (None: no hem); a wide mouth shows
    its `inner` colour. Without `seam` it grows out of the robe, which has to be of the same cloth."""
    (wx, wy), (dx, dy) = _bend(shoulder, elbow, wrist, 1)
    turn, half = math.degrees(math.atan2(dy, dx)), widths[2] / 2
    body = group(ellipse(0, 0, half * 0.4, half, inner, EDGE, 2.2), wx, wy, rotate=turn) if inner else ""
    d = _tube(shoulder, elbow, wrist, widths)
    lit = path(_moonlit(shoulder, elbow, wrist, widths), "none", MOON_RIM, 7, opacity=0.3)
    left, right = _edges(shoulder, elbow, wrist, widths, 0)
    skip = 0 if seam else 5
    body += path(d, EDGE, EDGE, 5) if seam else path(points(left[skip:] + right[:skip:-1], close=False), EDGE, EDGE, 5)
    body += dyed(d, dress, _shaded(d, max(widths) * 0.2) + lit, 0)
    if cuff is not None:
        hem = _tube(shoulder, elbow, wrist, widths, 0.9)
        body += path(hem, cuff or dress.trim, EDGE, 1.8)
        body += line(_across(shoulder, elbow, wrist, widths, 0.95), GOLD_PALE, 1.3)
    return body


def _across(a: Point, b: Point, c: Point, widths: tuple[float, float, float], t: float) -> str:
    (x, y), (dx, dy) = _bend(a, b, c, t)
    half = widths[2] / 2 - 2
    return f"M{num(x - dy * half)} {num(y + dx * half)}L{num(x + dy * half)} {num(y - dx * half)}"


def _shaded(d: str, reach: float) -> str:
    """Shade on the lower right of a shape, `reach` units deep."""
    return path(_moved(d, -reach, -reach) + "M-400-400H700V700H-400Z", SHADE, fill_rule="evenodd", opacity=0.26)


def _moved(d: str, dx: float, dy: float) -> str:
    """The data of a path made of absolute M and L, moved."""
    pairs = [pair.split(" ") for pair in d[1:-1].split("L")]
    return points((float(x) + dx, float(y) + dy) for x, y in pairs)


def _hand(body: str, x: float, y: float, turn: float, mirror: bool, scale: float) -> str:
    return group(body, x, y, (-scale if mirror else scale, scale), turn)


def grip(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1) -> str:
    """A hand closed round something upright, seen from the back of the fingers; the wrist is on the left."""
    return _hand(
        path("M-19-7C-12-11-4-13 3-12Q13-11 14-6Q15 8 10 13Q2 16-6 13L-19 8Z", skin.base, EDGE, 2)
        + path("M-6 13Q2 16 10 13Q14 8 14.6 0Q8 9-8 9Z", skin.dark, opacity=0.55)
        + line("M1-6Q8-8 14-5M0 .4Q8-1 14.6 1M-1 6.4Q6 6 13 7", EDGE, 1.5, opacity=0.75)
        + path("M-7-10Q-3-18 4-17Q9-15 6-11Q2-12-2-7Z", skin.base, EDGE, 1.8),
        x,
        y,
        turn,
        mirror,
        scale,
    )


def rest(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1) -> str:
    """A flat hand laid over something, fingers to the right, slender; the wrist is on the left."""
    return _hand(
        path(
            "M-20-6C-12-10-4-11 2-10L18-8Q22-7 21-4L19-2.6Q23-1 21 1.6L18 2.6Q20.6 4.6 18 6.8L13 7.4Q14 10 10 11"
            "C2 13-8 12-20 8Z",
            skin.base,
            EDGE,
            2,
        )
        + path("M-20 8C-8 12 2 13 10 11Q13 10 13 7.6Q0 9-19 3Z", skin.dark, opacity=0.5)
        + line("M4-4Q12-4.6 19-2.8M4 1.6Q11 2 18 2.4M4 6.4Q9 7.4 13 7.2", EDGE, 1.4, opacity=0.75)
        + path("M-8-9Q-2-16 6-15Q10-13 7-10Q2-11-3-6Z", skin.base, EDGE, 1.7),
        x,
        y,
        turn,
        mirror,
        scale,
    )


def bear(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1) -> str:
    """A palm carrying from below, fingers to the right, thumb up; the wrist is on the left."""
    return _hand(
        path("M-20-5C-12-7-6-8-2-8Q1-15 6-15Q10-13 7-7Q14-6 22-9Q26-9 25-5.6Q18 4 6 7Q-6 10-20 7Z", skin.base, EDGE, 2)
        + path("M-20 7Q-6 10 6 7Q16 4 22-2Q8 3-19 2Z", skin.dark, opacity=0.5)
        + line("M8-2Q15-2 21-5.6M4 2Q11 2.6 17 0", EDGE, 1.4, opacity=0.7),
        x,
        y,
        turn,
        mirror,
        scale,
    )


def raised(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1) -> str:
    """An open hand held up, palm to us; the wrist is below."""
    return _hand(
        path(
            "M-7 18C-9 10-9 4-9-2L-11-12Q-11-15.4-8-15L-5.4-7L-5-19Q-3.6-22-1-20L-.6-8L2-19.4Q4-21.6 6-19L4.6-6.6"
            "L8.4-14.6Q11-16 11.8-13L9-1Q14-8 17-6.4Q18.6-4.6 15 0L9.6 9Q8 14 8 18Z",
            skin.base,
            EDGE,
            2,
        )
        + line("M-5 3Q1 7 7 1.6M-3 10Q1 6 5 8", skin.dark, 1.6, opacity=0.8),
        x,
        y,
        turn,
        mirror,
        scale,
    )


def pinch(x: float, y: float, skin: Skin, turn: float = 0, mirror: bool = False, scale: float = 1) -> str:
    """Thumb and forefinger together, the others spread like a fan; the wrist is below, the tips at (0, −12)."""
    return _hand(
        path(
            "M-8 18C-12 8-11 2-7-2Q-5-8-1-12.6Q2-14 3-11.6L1.4-6L9-16Q12-17.4 12.4-14L7.4-4L14.6-10Q17.4-10 16.6-7L9 2"
            "L14-1.4Q16.4-1 15 1.8Q10 9 6 18Z",
            skin.base,
            EDGE,
            2,
        )
        + path("M-8 18C-12 8-11 2-7-2Q-6-6-2-10Q0-12.4 1.6-11Q0-6-3-2Q-5 6-2 18Z", skin.base, EDGE, 1.8)
        + path("M-2 18Q-5 6-3-2L1.4-4Q4 6 4 18Z", skin.dark, opacity=0.35),
        x,
        y,
        turn,
        mirror,
        scale,
    )


def bangles(x: float, y: float, turn: float, wide: float = 16, colour: str = GOLD_LINE, n: int = 2) -> str:
    """Rings round a wrist; they lie across the arm, whose direction is `turn`."""
    return "".join(
        group(
            line(f"M0 {num(-wide / 2)}Q3 0 0 {num(wide / 2)}", EDGE, 5)
            + line(f"M0 {num(-wide / 2)}Q3 0 0 {num(wide / 2)}", colour, 2.6),
            x + 5 * k * math.cos(math.radians(turn)),
            y + 5 * k * math.sin(math.radians(turn)),
            rotate=turn,
        )
        for k in range(n)
    )
