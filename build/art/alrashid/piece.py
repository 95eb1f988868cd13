"""Pieces of the families: pawns, shields, seals for dominance, play-order tokens and banners; seats 0 to 4."""

from __future__ import annotations

from collections.abc import Iterator

from alrashid.paints import EDGE, HOUSES, LEAF_LIGHT, Family
from alrashid.people import BOXES, FIGURES
from palette import gold
from render import Sprite
from svg import circle, document, group, line, path, rect, star

SHIELD = "M-18-20C-10-18-4-21 0-24C4-21 10-18 18-20V-2C18 12 9 20 0 25C-9 20-18 12-18-2Z"
SEALS = {
    "sahl": "M-13 0A13 13 0 0 1 13 0A13 13 0 0 1-13 0Z",
    "tahir": "M-11.5-11.5H11.5V11.5H-11.5Z",
    "furat": "M-7.5-13H7.5L14.5 0L7.5 13H-7.5L-14.5 0Z",
    "wahb": "M-12-12H12V3C12 9 5 12.6 0 15C-5 12.6-12 9-12 3Z",
    "zayyat": "M-12.5-5.2L-5.2-12.5H5.2L12.5-5.2V5.2L5.2 12.5H-5.2L-12.5 5.2Z",
}


def shield(family: Family) -> str:
    """A family's shield in its cloth, gilt, with its sign in the middle; 40 × 52 round (0, 0)."""
    body = group(path(SHIELD, "#140604", opacity=0.45), 1.5, 2.5) + path(SHIELD, family.cloth(), EDGE, 4.4)
    body += path(SHIELD, family.weave()) + path(SHIELD, "none", "#8a5a14", 3) + path(SHIELD, "none", "#f0c552", 1.8)
    return body + circle(0, 0, 11.5, family.base, LEAF_LIGHT, 1.5) + sign(family)


def sign(family: Family) -> str:
    """The family's sign, ±8: palm, wave, sun, rose, tower; a fourth way to tell them apart."""
    ink = family.ink if family.id != "furat" else "#5a2603"
    fronds = "M0 8C.6 2 .4-1 0-3M0-3C-3-7-7-6-8-2M0-3C3-7 7-6 8-2M0-3C-4-5-7-2-6 2M0-3C4-5 7-2 6 2M0-3V-8"
    wave = "M-8-2.6Q-5.4-6-2.6-3T2.6-3T8-3.6M-8 2Q-5.4-1.4-2.6 1.6T2.6 1.6T8 1M-6 6.4Q-3.6 3.4-1 6.2T6 5.6"
    return {
        "sahl": line(fronds, ink, 1.7),
        "tahir": line(wave, ink, 1.8),
        "furat": circle(0, 0, 3.4, ink) + path(star(0, 0, 8.4, 4.6, 8), "none", ink, 1.4),
        "wahb": "".join(group(circle(0, -4.6, 2.7, "none", ink, 1.4), rotate=72 * k) for k in range(5))
        + circle(0, 0, 1.9, ink),
        "zayyat": path("M-6 7V-3H-7V-7H-4V-5H-1.6V-7H1.6V-5H4V-7H7V-3H6V7H2V2.4A2 2 0 0 0-2 2.4V7Z", ink),
    }[family.id]


def seal(family: Family) -> str:
    """Ground for a dominance figure; its outline tells the family without colour; ±16, middle of the figure (0, 0)."""
    d = SEALS[family.id]
    body = group(path(d, "#140604", opacity=0.4), 1.2, 2) + path(d, family.base, "#1f0f07", 3.6)
    return body + path(d, "none", LEAF_LIGHT, 1.6)


def order(family: Family) -> str:
    """A play-order token: the shield on a gilt disc with an arrow's tip to the right; ±25."""
    disc = "M-23 0A23 23 0 0 1 13-19L24 0L13 19A23 23 0 0 1-23 0Z"
    body = group(path(disc, "#140604", opacity=0.4), 1.5, 2.5) + path(disc, gold, EDGE, 2)
    body += path(disc, family.base, EDGE, 1, transform="scale(.84)")
    body += path(disc, family.weave(0.5), transform="scale(.84)")
    return body + circle(-2, 0, 12, family.base, LEAF_LIGHT, 1.5) + group(sign(family), -2, 0, 1.1)


def banner(family: Family) -> str:
    """A hanging of the family's cloth, 120 × 160, for the strip and the results; plain above y 96."""
    d = "M4 4H116V132L60 156L4 132Z"
    body = path(d, family.cloth(), EDGE, 2.4) + path(d, family.weave(0.3)) + path(d, "none", "#f0c552", 2)
    body = body + path("M10 10H110V128L60 149L10 128Z", "none", LEAF_LIGHT, 1.1, opacity=0.8)
    return body + group(shield(family), 60, 118, 0.9) + rect(0, 0, 120, 8, 3, gold, EDGE, 1.6)


def dot(family: Family) -> str:
    """A small cloth mark for rows of the log, 14 × 20."""
    d = "M-6.5-9h13v13l-6.5 5l-6.5-5Z"
    return path(d, family.cloth(), EDGE, 1.4) + path(d, family.weave())


def ring_of_turn() -> str:
    """The vermilion ring round the shield whose turn it is."""
    return (
        circle(0, 0, 26, "none", EDGE, 5.4)
        + circle(0, 0, 26, "none", "#c4341c", 3.4)
        + circle(0, 0, 28.4, "none", "#fff3b0", 1)
    )


def _centred(name: str, w: float, h: float, body: str) -> Sprite:
    return Sprite(f"alrashid/piece/{name}", document(w, h, group(body, w / 2, h / 2)), quality=90)


def sprites() -> Iterator[Sprite]:
    """`alrashid/piece/<figure>_<seat>` and the other pieces of a family."""
    for seat, family in enumerate(HOUSES):
        for kind, draw in FIGURES.items():
            w, h, x, y = BOXES[kind]
            yield Sprite(f"alrashid/piece/{kind}_{seat}", document(w, h, group(draw(family), x, y)), 2.5, quality=90)
        yield _centred(f"shield_{seat}", 46, 58, shield(family))
        yield _centred(f"seal_{seat}", 36, 36, seal(family))
        yield _centred(f"order_{seat}", 56, 54, order(family))
        yield _centred(f"dot_{seat}", 18, 24, dot(family))
        yield Sprite(f"alrashid/piece/banner_{seat}", document(120, 160, banner(family)), quality=90)
    yield _centred("turn_ring", 64, 64, ring_of_turn())
