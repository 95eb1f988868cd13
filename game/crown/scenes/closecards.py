"""Cards and tokens looked at closely: each at full size, with all its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.crown.rules.board import Good
from game.crown.rules.cards import (
    ADVISOR_ROWS,
    CARDS_PER_RANK,
    EVENT_ROWS,
    FAVOR_ROWS,
    NOBLES,
    RANK_ROWS,
    Action,
    Advisor,
    Event,
    Favor,
    Noble,
    Rank,
)
from game.crown.rules.table import CrownTable
from game.crown.scenes.lexicon import name, rule, said
from game.crown.scenes.pieces import draw
from game.stage.area import Area, Size
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.places import Place

CARD: Size = (146.0, 210.0)
PORTRAIT: Size = (150.0, 204.0)
TOKEN: Size = (66.0, 66.0)
GOOD: Size = (60.0, 60.0)
PICTURE: Size = (336.0, 235.0)
"""Sizes on the table: what is looked at closely is drawn there and magnified, words and all."""

SMALL, MIDDLING = 2.0, 1.4
"""How much larger than on the table small things and cards are shown at the least."""


def drawn(face: str, size: Size, count: int | None = None) -> Callable[[Canvas, Area], None]:
    """Paint a face of this size on the table as large as asked for."""
    return partial(_draw, face, size, count)


def _draw(face: str, size: Size, count: int | None, canvas: Canvas, area: Area) -> None:
    draw(canvas.lens(area, size), Place(0, 0, *size, face, count=count))


def grown(size: Size, factor: float) -> Size:
    return size[0] * factor, size[1] * factor


def counted(units: Sequence[Good]) -> str:
    """A price in words: “2 wood, 1 cloth”."""
    kinds = dict.fromkeys(units)
    return ", ".join(said(f"table.reward.{good}", n=units.count(good)) for good in kinds)


def action(view: CrownTable, rest: Sequence[str]) -> Zoom:
    card = Action[rest[-1].upper()]
    return Zoom(
        name("action", card),
        grown(CARD, MIDDLING),
        drawn(f"action/{card}", CARD),
        (rule("action", card),),
        said("rule.action"),
    )


def advisor(view: CrownTable, rest: Sequence[str]) -> Zoom:
    advisor = Advisor[rest[-1].upper()]
    row = ADVISOR_ROWS[advisor]
    lines = (
        rule("advisor", advisor),
        said("table.citizen_points", n=row.points),
        said("table.costs", units=counted(row.units)),
    )
    house = row.house or row.house_points
    return Zoom(
        name("advisor", advisor),
        grown(PORTRAIT, MIDDLING),
        drawn(f"advisor/{advisor}", PORTRAIT),
        lines,
        said("rule.advisor"),
        house,
    )


def noble(view: CrownTable, rest: Sequence[str]) -> Zoom:
    noble = Noble[rest[-1].upper()]
    row = RANK_ROWS[noble.rank]
    lines = (rule("noble", noble), rule("rank", noble.rank))
    return Zoom(
        name("noble", noble),
        grown(PORTRAIT, MIDDLING),
        drawn(f"noble/{noble}", PORTRAIT),
        lines,
        said("rule.noble"),
        row.house,
    )


def rank(view: CrownTable, rest: Sequence[str]) -> Zoom:
    """A row of the nobility: what the rank costs, and the cards that are left."""
    rank = Rank[rest[-1].upper()]
    left = NOBLES[CARDS_PER_RANK * rank + view.nobles[rank] : CARDS_PER_RANK * (rank + 1)]
    lines = (rule("rank", rank), said("table.ranks_left", n=len(left)), *(rule("noble", noble) for noble in left))
    paint = partial(picture, f"crown/rank/{rank}")
    return Zoom(name("rank", rank), grown(GOOD, SMALL), paint, lines, said("rule.noble"), RANK_ROWS[rank].house)


def event(view: CrownTable, rest: Sequence[str]) -> Zoom:
    event = Event[rest[-1].upper()]
    row = EVENT_ROWS[event]
    lines = (rule("event", event), said("table.acts", when=name("when", row.when)))
    paint = partial(picture, f"crown/event/{event}")
    return Zoom(name("event", event), PICTURE, paint, lines, said("rule.event"), row.house)


def picture(sprite: str, canvas: Canvas, area: Area) -> None:
    canvas.sprite(sprite, area)


def favor(view: CrownTable, rest: Sequence[str]) -> Zoom:
    token = Favor[rest[-1].upper()]
    lines = (rule("favor", token), rule("good", "favor"))
    house = FAVOR_ROWS[token].house
    return Zoom(
        name("favor", token), grown(TOKEN, SMALL), drawn(f"favor/{token}", TOKEN), lines, said("rule.favor"), house
    )
