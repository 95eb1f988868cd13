"""The ids of things: an open card keeps one id wherever it lies, to be seen moving; hidden ones are numbered."""

from __future__ import annotations

from game.emira.rules.board import Action, Caravan, Counter
from game.emira.rules.cards import Event, Goal, Princess, Status
from game.emira.rules.table import EmiraTable
from game.stage.places import ThingId

MARKET = "market"
FIRST = "first/marker"


def princess(card: Princess) -> ThingId:
    return f"princess/open/{card}"


def room(seat: int, number: int, built: int) -> ThingId:
    """A room of a palace; the first ``built`` were there from the beginning, the others are sections bought."""
    return f"room/{seat}/{number}" if number < built else f"section/{seat}/{number - built}"


def camel(seat: int, number: int) -> ThingId:
    return f"camel/{seat}/{number}"


def counter(owner: int | str, kind: Counter, number: int) -> ThingId:
    return f"counter/{owner}/{kind}/{number}"


def status(card: Status) -> ThingId:
    return f"status/open/{card}"


def event(owner: int | str, card: Event, number: int) -> ThingId:
    """An event face up: in a hand, or in force (owner "played")."""
    return f"event/{owner}/{card}/{number}"


def hidden_event(seat: int, number: int) -> ThingId:
    return f"event/{seat}/#{number}"


def goal(seat: int, card: Goal | None) -> ThingId:
    return f"goal/{seat}/#0" if card is None else f"goal/{seat}/{card}"


def on_display(action: Action) -> ThingId:
    """A caravan, a section or a camel on its space of the market."""
    kind = {Action.CAMEL: "camel", Action.PALACE: "section"}.get(action, "caravan")
    return f"{kind}/{MARKET}/#{action}"


def tally(seat: int, what: str) -> ThingId:
    """A number that belongs to a seat."""
    return f"tally/{seat}/{what}"


def caravans(view: EmiraTable, seat: int, track: Caravan) -> list[tuple[ThingId, int]]:
    """The caravans of a track as (id, box), the last one first.

    Caravans of a track have no names of their own. Their ids follow from where they all stand, so that each is seen
    walking to its next box: while income is paid every step gives all of them new ids, and old and new are paired in
    the order of the track.
    """
    boxes = view.households[seat].caravans[track]
    step = 1 + sum(boxes) if view.phase == "income" else 0
    found = []
    for number, box in enumerate(boxes):
        double = sum(other == box for other in boxes[:number])
        found.append((f"caravan/{seat}/{track}/{step}/{9 - box}/{double}", box))
    return found
