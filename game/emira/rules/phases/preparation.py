"""Preparation: princesses, a status card, a counter and the markers come to light (R9-R11)."""

from collections.abc import Sequence

from game.emira.rules.board import CAMEL, COUNTERS, LARGE_CARAVAN, PALACE, SMALL_CARAVAN, Action
from game.emira.rules.cards import STATUSES, Event, Status
from game.emira.rules.changes import (
    CounterDisplayed,
    MarketFilled,
    PrincessAnnounced,
    PrincessAppeared,
    PrincessesCame,
    StatusChosen,
    StatusDisplayed,
    StatusesLookedAt,
)
from game.emira.rules.choices import Display, LayUnder, Search
from game.emira.rules.deck import knower
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Ask, Step

BEGIN_PREPARATION = Begin("preparation")
MARKERS = (SMALL_CARAVAN, LARGE_CARAVAN, PALACE, CAMEL)
PATRON_SEES = 3
DISPLAY = tuple(Display(card) for card in STATUSES)
LAY_UNDER = tuple(LayUnder(card) for card in STATUSES)
SEARCH = tuple(Search(kind) for kind in COUNTERS)


class Prepare(Step, frozen=True):
    """The market is made ready; in the even turn of three seats only the palace section is replaced."""

    def run(self, table: EmiraTable) -> None:
        if table.even:
            if table.coming:
                table.emit(PrincessesCame(table.coming))
            _fill(table, PALACE)
        else:
            table.then(Reveal(), ShowStatus(), ShowCounter(), Fill())


class Reveal(Step, frozen=True):
    """Princesses come to light; with three seats also those of the next turn (ruling A57)."""

    def run(self, table: EmiraTable) -> None:
        for change, count in zip((PrincessAppeared, PrincessAnnounced), table.arrivals, strict=False):
            for _ in range(min(count, len(table.princesses))):
                (princess,) = table.princesses.upper(1, table.chance)
                table.emit(change(princess, table.princesses.layers[0].marked))


class ShowStatus(Step, frozen=True):
    """The top status card comes to light, or the patron chooses one of three."""

    def run(self, table: EmiraTable) -> None:
        deck, patron = table.statuses, _who_played(table, Event.PATRONAGE)
        if not deck:
            return
        if patron == NOBODY:
            table.emit(StatusDisplayed(*deck.upper(1, table.chance)))
            return
        cards = deck.upper(PATRON_SEES, table.chance)
        seen = tuple([known | knower(patron) for known in deck.known_after(len(cards))])
        table.emit(StatusesLookedAt(patron, cards, seen, deck.rest_after(cards)))
        table.then(AskDisplay(patron, len(cards)))


class AskDisplay(Ask, frozen=True):
    """Patronage: which of the status cards is displayed?"""

    count: int

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [DISPLAY[card] for card in _top(table, self.count)]

    def answer(self, table: EmiraTable, choice: Display) -> None:
        rest = tuple([card for card in _top(table, self.count) if card is not choice.status])
        if len(rest) > 1:
            table.then(AskLayUnder(self.seat, choice.status))
        else:
            table.emit(StatusChosen(self.seat, choice.status, rest))


class AskLayUnder(Ask, frozen=True):
    """Patronage: which of the other two goes under the deck first?"""

    displayed: Status

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [LAY_UNDER[card] for card in _top(table, PATRON_SEES) if card is not self.displayed]

    def answer(self, table: EmiraTable, choice: LayUnder) -> None:
        rest = [card for card in _top(table, PATRON_SEES) if card not in (self.displayed, choice.status)]
        table.emit(StatusChosen(self.seat, self.displayed, (choice.status, *rest)))


class ShowCounter(Step, frozen=True):
    """A counter comes out of the bag; whoever plays the Bazaar chooses its kind."""

    def run(self, table: EmiraTable) -> None:
        bag, searcher = table.bag(), _who_played(table, Event.BAZAAR)
        if not any(bag):
            return
        if searcher != NOBODY:
            table.then(AskSearch(searcher))
            return
        kinds = [kind for kind in COUNTERS for _ in range(bag[kind])]
        table.emit(CounterDisplayed(NOBODY, table.chance.pick(kinds)))


class AskSearch(Ask, frozen=True):
    """Bazaar: which kind of counter is displayed? One that is in the bag (ruling A54)."""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [SEARCH[kind] for kind, count in enumerate(table.bag()) if count]

    def answer(self, table: EmiraTable, choice: Search) -> None:
        table.emit(CounterDisplayed(self.seat, choice.counter))


class Fill(Step, frozen=True):
    """Each empty space gets one marker if there is one left (R10, R11)."""

    def run(self, table: EmiraTable) -> None:
        for action in MARKERS:
            _fill(table, action)


def _fill(table: EmiraTable, action: Action) -> None:
    if not table.market.offers(action) and table.supply(action):
        table.emit(MarketFilled(action))


def _who_played(table: EmiraTable, event: Event) -> Seat:
    return next((played.seat for played in table.played if played.event is event), NOBODY)


def _top(table: EmiraTable, count: int) -> list[Status]:
    """The status cards the patron looks at."""
    return [card for layer in table.statuses.layers[:count] for card in layer.cards if card is not None]
