"""Purchase: two or three events looked at, one kept (R23, rulings A10, A52)."""

from collections.abc import Sequence

from game.emira.rules.board import EVENTS_SEEN
from game.emira.rules.cards import EVENTS, Event
from game.emira.rules.changes import EventKept, EventsLookedAt, EventsPaid, EventsPutUnder
from game.emira.rules.choices import Draw, Keep, PutUnder
from game.emira.rules.costs import event_cost
from game.emira.rules.deck import knower
from game.emira.rules.phases.actions import PASS
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_PURCHASE = Begin("purchase")
DRAW = tuple(Draw(count) for count in EVENTS_SEEN)
KEEP = tuple(Keep(event) for event in EVENTS)
PUT_UNDER = tuple(PutUnder(event) for event in EVENTS)


class TurnToBuy(Step, frozen=True):
    """A seat may buy an event if it can; not under Hind's spell, and not from an empty deck."""

    seat: Seat

    def run(self, table: EmiraTable) -> None:
        gold = table.households[self.seat].gold
        if gold >= event_cost(table, self.seat, EVENTS_SEEN[0]) and table.events and not table.is_idle(self.seat):
            table.then(AskPurchase(self.seat))


class AskPurchase(Ask, frozen=True):
    """Do you buy an event, and out of how many?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        gold = table.households[self.seat].gold
        return [*(draw for draw in DRAW if event_cost(table, self.seat, draw.count) <= gold), PASS]

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        if isinstance(choice, Draw):
            table.emit(EventsPaid(self.seat, choice.count, event_cost(table, self.seat, choice.count)))
            self._look(table, choice.count)

    def _look(self, table: EmiraTable, count: int) -> None:
        deck = table.events
        cards = deck.upper(count, table.chance)
        seen = tuple([known | knower(self.seat) for known in deck.known_after(len(cards))])
        table.emit(EventsLookedAt(self.seat, cards, seen, deck.rest_after(cards)))
        if len(cards) > 1:
            table.then(AskKeep(self.seat, len(cards)), RECONSIDER)
        else:
            table.emit(EventKept(self.seat, cards[0], ()))
            table.then(RECONSIDER)


class AskKeep(Ask, frozen=True):
    """Which event do you keep?"""

    count: int

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [KEEP[event] for event in dict.fromkeys(_top(table, self.count))]

    def answer(self, table: EmiraTable, choice: Keep) -> None:
        rest = _top(table, self.count)
        rest.remove(choice.event)
        table.emit(EventKept(self.seat, choice.event, tuple(rest)))
        if len(rest) > 1:
            table.then(AskPutUnder(self.seat))
        else:
            table.emit(EventsPutUnder(self.seat, tuple(rest)))


class AskPutUnder(Ask, frozen=True):
    """Which of the other two goes under the deck first?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [PUT_UNDER[event] for event in dict.fromkeys(_top(table, 2))]

    def answer(self, table: EmiraTable, choice: PutUnder) -> None:
        rest = _top(table, 2)
        rest.remove(choice.event)
        table.emit(EventsPutUnder(self.seat, (choice.event, *rest)))


def _top(table: EmiraTable, count: int) -> list[Event]:
    """The events the seat looks at."""
    return [card for layer in table.events.layers[:count] for card in layer.cards if card is not None]
