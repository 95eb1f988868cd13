"""What else a person may point at: niches, panels, numbers and what lies face down, each with its name and one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.emira.rules.board import ACTIONS, CARAVANS, COUNTERS, Caravan
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import appearance, palace, status
from game.emira.scenes import ids
from game.emira.scenes.grid import Grid, grid, own_seat, rivals_of
from game.emira.scenes.layout import plate_cells
from game.emira.scenes.lexicon import name, rule, said, title
from game.emira.scenes.pictures import half
from game.emira.scenes.rivals import Rival
from game.engine.seats import Seat
from game.stage.legend import part
from game.stage.phase import Moment, Target
from game.stage.words import Markup, told

OWN_PARTS = ("rooms", "trio", "breed", "goal", "hand")
PANELS = ("standing", "waiting", "decks")
STRIP = ("appearance", "status", "palace", "camels", "hand", "gold")
"""What a rival's panel counts at its foot, from the left."""
WORTHS = STRIP[:3]
FACE_DOWN = {"goal": "hidden_goal", "event": "hidden_event"}


def legend(now: Moment) -> Sequence[Target]:
    """Parts of the ground, then things that have no face to be seen closely."""
    view: EmiraTable = now.view
    lay = grid(view, now.frame)
    return [*_market(view, lay), *_rivals(now, view, lay), *_household(now, view, lay), *_things(now)]


def about(key: str) -> Markup:
    """The name and the line of something."""
    if key in WORTHS:
        return told(name("preference", key), rule("preference", key))
    return told(said(f"about.{key}.name"), said(f"about.{key}.text"))


def _market(view: EmiraTable, lay: Grid) -> Iterator[Target]:
    for action in ACTIONS:
        yield part(str(action), lay[str(action)], thing=f"caravan/{ids.MARKET}/#{action}")
    for princess, cell in zip(view.active, plate_cells(lay, len(view.active)), strict=True):
        yield part(str(princess), cell, thing=ids.princess(princess))
    for key in PANELS:
        yield part(key, lay[key], about(key))


def _rivals(now: Moment, view: EmiraTable, lay: Grid) -> Iterator[Target]:
    for seat, area in zip(rivals_of(view, now.looker), lay.rivals, strict=True):
        parts = Rival(area)
        yield part(f"household {seat}", area, in_short(now, seat), ids.tally(seat, "gold"))
        for track in CARAVANS:
            yield part(f"track {seat} {track}", parts.board(track), _track(track))
        for number, what in enumerate(STRIP):
            yield part(f"{what} {seat}", parts.cell(number), about(what))


def in_short(now: Moment, seat: Seat) -> Markup:
    """A seat and its three open values."""
    home = now.view.households[seat]
    values = said("table.zoom_values", appearance=appearance(home), status=status(home), palace=half(palace(home)))
    return told(now.names[seat], values)


def _track(track: Caravan) -> Markup:
    return told(title("caravan", track), rule("caravan", track))


def _household(now: Moment, view: EmiraTable, lay: Grid) -> Iterator[Target]:
    seat = own_seat(now.looker)
    yield part("household", lay["household"], in_short(now, seat), ids.tally(seat, "gold"))
    for track in CARAVANS:
        yield part(f"track {track}", lay[str(track)], _track(track))
    yield part("appearance", lay["looks"], about("appearance"))
    for kind in COUNTERS:
        yield part(str(kind), lay[str(kind)], thing=f"counter/{seat}/{kind}")
    for key, area in (("status", "cards"), ("palace", "sections"), ("camels", "camels"), ("gold", "purse")):
        yield part(f"own {key}", lay[area], about(key))
    for key in OWN_PARTS:
        yield part(f"own {key}", lay[key], about(key))


def _things(now: Moment) -> Iterator[Target]:
    """Numbers, cards face down, and whose turn comes first."""
    for thing, place in now.places.items():
        kind, _, rest = thing.partition("/")
        what = thing.rpartition("/")[2]
        if thing == ids.FIRST:
            yield part(thing, place.area, about("first"))
        elif kind == "tally" and what in STRIP:
            yield part(thing, place.area, about(what), thing)
        elif kind == "tally":
            yield part(thing, place.area, thing=f"counter/{rest}")
        elif kind in FACE_DOWN and "#" in rest:
            yield part(thing, place.area, about(FACE_DOWN[kind]))
