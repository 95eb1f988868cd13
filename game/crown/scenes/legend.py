"""What else a person may point at: panels, trays, stacks and pieces, each with its name and one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.crown.rules.board import BOARDS, CRAFTSMEN, GOODS, SLOTS, Board
from game.crown.rules.cards import RANKS
from game.crown.rules.table import CrownTable
from game.crown.scenes import ids
from game.crown.scenes.grid import Grid, grid, others, own_seat
from game.crown.scenes.ledger import called
from game.crown.scenes.lexicon import name, rule, said
from game.engine.seats import Seat, all_seats
from game.stage.area import Area
from game.stage.legend import part
from game.stage.phase import Moment, Target
from game.stage.words import Markup, told

TRAYS = ("craftsmen", "advisors", "own_favors")
STACKS = {"advisor/stack": "advisors_stack", "favor/stack": "favors_stack", "event/stack": "events_stack"}
COUNTS = {"tally/advisors": "advisors_stack", "tally/favors": "favors_stack", "statue/first": "first"}


def legend(now: Moment) -> Sequence[Target]:
    """Parts of the ground, then things that have no face to be seen closely."""
    view: CrownTable = now.view
    lay = grid(view, now.frame)
    return [*_columns(now, view, lay), *_own_board(now, view, lay), *_on_the_boards(now, view), *_hidden(now)]


def about(key: str, **fields: object) -> Markup:
    """The name and the line of something."""
    return told(said(f"about.{key}.name", **fields), said(f"about.{key}.text", **fields))


def _columns(now: Moment, view: CrownTable, lay: Grid) -> Iterator[Target]:
    yield part("wall", lay["wall"], about("wall"))
    yield part("event", lay["event"], thing=ids.event(view.event))
    yield part("nobility", lay["nobility"], about("nobility"))
    for rank in RANKS:
        yield part(f"rank {rank}", lay[str(rank)], thing=f"rank/{rank}")
    for seat, area in zip(others(view, now.looker), lay.rivals, strict=True):
        yield part(f"estate {seat}", area, thing=f"estate/{seat}")


def _own_board(now: Moment, view: CrownTable, lay: Grid) -> Iterator[Target]:
    seat = own_seat(now.looker)
    yield part("banner", lay["banner"], thing=f"estate/{seat}")
    for good in GOODS:
        yield part(f"good {good}", lay[str(good)], thing=ids.tally(seat, good))
    for tray in TRAYS:
        yield part(tray, lay[tray], about(tray))
    for number in range(len(CRAFTSMEN)):
        yield part(f"craftsman {number}", lay[f"craftsman/{number + 1}"], thing=f"craftsman/{seat}")
    for number in range(1, SLOTS + 1):
        yield part(f"slot {number}", lay[f"slot/{number}"], about("slot", n=number))
    yield part("hand", lay["full_hand"], about("hand"))


def _on_the_boards(now: Moment, view: CrownTable) -> Iterator[Target]:
    for board in BOARDS:
        road = now.places[f"road/{board}"].area
        yield part(f"road {board}", road, told(said(f"board.{board}.title"), rule("board", board)))
    for seat in all_seats(view.terms.seats):
        for board in BOARDS:
            yield part(f"councilor {seat} {board}", *_councilor(now, seat, board))


def _councilor(now: Moment, seat: Seat, board: Board) -> tuple[Area, str]:
    where = now.places[ids.councilor(seat, board)].area
    return where, about("councilor", name=called(now, seat), board=name("board", board))


def _hidden(now: Moment) -> Iterator[Target]:
    """Stacks, cards face down, and numbers on their own."""
    for thing, place in now.places.items():
        stack, _, number = thing.rpartition("/")
        key = COUNTS.get(thing) or (STACKS.get(stack) if number.startswith("#") else None)
        if key is not None:
            yield part(thing, place.area, about(key))
        elif thing.startswith("action/") and number.startswith("#"):
            yield part(thing, place.area, about("hidden_card", name=called(now, int(thing.split("/")[1]))))
