"""The score wall: houses stand on the wall, citizens before it, side by side where their values are close."""

from __future__ import annotations

from collections.abc import Sequence

from game.crown.rules.board import Track
from game.crown.rules.table import CrownTable
from game.crown.scenes import ids
from game.crown.scenes.grid import Grid
from game.stage.area import Area
from game.stage.places import Place, Places

PIECE = (40.0, 46.0)
SIDE_BY_SIDE = 37.0
BUILDINGS_FOOT, CITIZENS_FOOT = 42.0, 95.0


def score_places(view: CrownTable, lay: Grid) -> Places:
    """The pieces of every estate on both tracks."""
    found: Places = {}
    track_area = lay["track"]
    for track, foot in ((Track.BUILDINGS, BUILDINGS_FOOT), (Track.CITIZENS, CITIZENS_FOOT)):
        values = [estate.buildings if track is Track.BUILDINGS else estate.citizens for estate in view.estates]
        middles = spread([lay.cell_of(value) for value in values], SIDE_BY_SIDE, track_area.x, track_area.right)
        for seat, (value, x) in enumerate(zip(values, middles, strict=True)):
            spot = Area(x - PIECE[0] / 2, track_area.y + foot - PIECE[1], *PIECE)
            found[ids.score(seat, track)] = Place.at(spot, f"score/{track}/{seat}", 30 + seat, count=value)
    return found


def spread(wishes: Sequence[float], gap: float, left: float, right: float) -> list[float]:
    """As near to the wished places as can be with `gap` between any two, in the order of the wishes."""
    order = sorted(range(len(wishes)), key=lambda index: (wishes[index], index))
    blocks: list[list[float]] = []
    for rank, index in enumerate(order):
        blocks.append([wishes[index] - rank * gap])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    starts = [_mean(block) for block in blocks for _ in block]
    found = [0.0] * len(wishes)
    highest = right - gap / 2 - gap * (len(order) - 1)
    for rank, index in enumerate(order):
        found[index] = min(max(starts[rank], left + gap / 2), highest) + rank * gap
    return found


def _mean(block: Sequence[float]) -> float:
    return sum(block) / len(block)
