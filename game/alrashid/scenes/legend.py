"""What else a person may point at: panels, numbers and marks, each with its name and one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.alrashid.rules.board import ARMS, MEMBERS, WARES
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import ids
from game.alrashid.scenes.grid import Grid, grid, own_seat, rivals_of
from game.alrashid.scenes.household import honor_cells, member_cells, points_area, ware_cells
from game.alrashid.scenes.ledger import called
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.rivals import Rival
from game.alrashid.scenes.stores import store_area
from game.engine.seats import Seat
from game.stage.legend import part
from game.stage.phase import Moment, Target
from game.stage.places import ThingId
from game.stage.words import Markup, told

STRIP = ("wares", "titles")
HONOR = ("influence", "dishonor")


def legend(now: Moment) -> Sequence[Target]:
    """Parts of the ground, then marks that have no face to be seen closely."""
    view: RashidTable = now.view
    lay = grid(view, now.frame)
    return [*_panels(lay), *_rivals(view, now.looker, lay), *_strip(own_seat(now.looker), lay), *_marks(now)]


def about(key: str, **fields: object) -> Markup:
    """The name and the line of something."""
    return told(said(f"about.{key}.name", **fields), said(f"about.{key}.text", **fields))


def _panels(lay: Grid) -> Iterator[Target]:
    yield part("order", lay["order"], about("order"))
    yield part("crisis", lay["crisis"], thing="crisis/stack")
    yield part("bank", lay["baghdad"], about("bank"))
    stores = store_area(lay)
    if stores is not None:
        yield part("stores", stores, about("bank"))


def _rivals(view: RashidTable, looker: Seat, lay: Grid) -> Iterator[Target]:
    for seat, area in zip(rivals_of(view, looker), lay.rivals, strict=True):
        parts = Rival(area)
        yield part(f"house/{seat}", area, thing=f"house/{seat}")
        yield part(f"points/{seat}", parts.points, about("points"))
        for member in MEMBERS:
            yield part(f"{member}/{seat}", parts.member(member), thing=ids.tally(seat, member))
        for ware in WARES:
            yield part(f"{ware}/{seat}", parts.ware(ware), thing=ids.tally(seat, ware))
        for number, thing in enumerate(_tokens(seat)):
            yield part(f"token/{seat}/{number}", parts.token(number), thing=thing)


def _tokens(seat: Seat) -> list[ThingId]:
    """What a rival's row of tokens counts, from the left."""
    tiles = [ids.tile(arm, str(seat), None, 0) for arm in ARMS]
    return [ids.own_note(seat, 0), *tiles, *(ids.tally(seat, what) for what in HONOR)]


def _strip(seat: Seat, lay: Grid) -> Iterator[Target]:
    yield part("house", lay["identity"], thing=f"house/{seat}")
    yield part("points", points_area(lay), about("points"))
    for member, cell in zip(MEMBERS, member_cells(lay), strict=True):
        yield part(str(member), cell, thing=ids.tally(seat, member))
    for ware, cell in zip(WARES, ware_cells(lay), strict=True):
        yield part(str(ware), cell, thing=ids.tally(seat, ware))
    yield part("notes", lay["notes"], thing=ids.own_note(seat, 0))
    yield part("mercenaries", lay["mercenaries"], about("mercenaries"))
    for what, cell in zip(HONOR, honor_cells(lay), strict=True):
        yield part(what, cell, thing=ids.tally(seat, what))
    for key in STRIP:
        yield part(key, lay[key], about(key))


def _marks(now: Moment) -> Iterator[Target]:
    """The figures of dominance, the looker's ranks, and who follows whom."""
    for thing, place in now.places.items():
        kind, _, rest = thing.partition("/")
        if kind == "seal":
            who = called(now, int(rest.partition("/")[0]))
            yield part(thing, place.area, about("seal", name=who, n=place.count))
        elif kind == "rank":
            yield part(thing, place.area, about("rank"))
        elif kind == "order":
            yield part(thing, place.area, told(called(now, int(rest)), said("about.order.text")))
