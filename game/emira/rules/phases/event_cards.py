"""Event cards: one a seat and turn, of equal symbols one a turn, and what each of them does (R1-R5, chapter 9)."""

from collections.abc import Callable, Sequence
from itertools import permutations

from game.emira.rules.board import CAMEL, CAMEL_TRACK, CARAVANS, COUNTERS
from game.emira.rules.cards import EVENT_ROWS, EVENTS, Event, Princess
from game.emira.rules.changes import (
    ArrivalsExpected,
    BreedImproved,
    CamelsBred,
    CamelsLacked,
    CamelsLost,
    CaravanDetained,
    EventPlayed,
    LooksChosen,
    MindChanged,
    MindLeft,
    PrincessBuried,
    PrincessesArranged,
    PrincessesLookedAt,
    RenownEarned,
    StartEventKept,
)
from game.emira.rules.choices import Admire, Arrange, Bury, Detain, Expect, Keep, Leave, LookAt, Play, Swap
from game.emira.rules.deck import knower
from game.emira.rules.phases.actions import PASS
from game.emira.rules.phases.courtship import RECONSIDER, move_palace_disc
from game.emira.rules.phases.purchase import KEEP
from game.emira.rules.table import EmiraTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat, all_seats
from game.engine.step import Ask, Step

BEGIN_EVENT_CARDS = Begin("event_cards")
PLAY = tuple(Play(event) for event in EVENTS)
ADMIRE = tuple(Admire(kind) for kind in COUNTERS)
LOOK_AT = tuple(LookAt(place) for place in range(1, 4))
LEAVE, SWAP, BURY = Leave(), Swap(), Bury()
INFLUENCE_SEES = 3
BREEDING, EPIDEMIC = 2, 3
"""Camels owned for each one bred, and for each one lost."""

DOUBLE, QUIET = (Expect(2, 1), Expect(1, 2)), (Expect(1, 0), Expect(0, 1))


class AskStart(Ask, frozen=True):
    """Which of the three events dealt to you do you keep?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        hand = table.households[self.seat].hand
        return [KEEP[event] for event in dict.fromkeys(hand) if event is not None]

    def answer(self, table: EmiraTable, choice: Keep) -> None:
        rest = list(table.households[self.seat].hand)
        rest.remove(choice.event)
        table.emit(StartEventKept(self.seat, choice.event, tuple(rest)))


class TurnToPlay(Step, frozen=True):
    """A seat may play an event if it has any; not under Hind's spell."""

    seat: Seat

    def run(self, table: EmiraTable) -> None:
        if table.households[self.seat].hand and not table.is_idle(self.seat):
            table.then(AskEvent(self.seat))


class AskEvent(Ask, frozen=True):
    """Do you play an event?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        hand = table.households[self.seat].hand
        cards = [event for event in dict.fromkeys(hand) if event is not None]
        return [*(PLAY[event] for event in cards if playable(table, self.seat, event)), PASS]

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        if isinstance(choice, Play):
            table.emit(EventPlayed(self.seat, choice.event))
            table.then(RECONSIDER)
            effect = _EFFECTS.get(choice.event)
            if effect is not None:
                effect(table, self.seat)


def blocked(table: EmiraTable, event: Event) -> bool:
    """Whether an event with the same symbol has been played in this turn (R3)."""
    symbol = EVENT_ROWS[event].symbol
    return symbol is not None and any(EVENT_ROWS[played.event].symbol is symbol for played in table.played)


def playable(table: EmiraTable, seat: Seat, event: Event) -> bool:
    """Whether the seat could play the event now: its symbol is free, and there is something for it to act on."""
    if blocked(table, event):
        return False
    household = table.households[seat]
    match event:
        case Event.CHANGING_HER_MIND:
            return bool(mind_places(table))
        case Event.COURT_INFLUENCE | Event.DOUBLE_TROUBLE | Event.QUIET_DAYS:
            return bool(table.princesses)
        case Event.GOOD_LOOKING:
            return len(household.looks) < len(COUNTERS)
        case Event.RENOWN:
            return not household.renown
        case Event.LONG_JOURNEY:
            return household.has_caravans
        case Event.PATRONAGE:
            return bool(table.statuses)
        case Event.BAZAAR:
            return any(table.bag())
        case _:
            return True


def mind_places(table: EmiraTable) -> range:
    """The places from the top (from 1) of princesses whose mind can be changed: those who will appear (A9, A51)."""
    appearing = sum(table.arrivals) if table.pairs else min(1, *table.arrivals)
    return range(1, min(appearing, len(table.princesses)) + 1)


def _better_breed(table: EmiraTable, seat: Seat) -> None:
    table.emit(BreedImproved(seat, CAMEL_TRACK[table.households[seat].breed + 1]))


def _camel_breeding(table: EmiraTable, _seat: Seat) -> None:
    """Every seat, or nobody if there are too few beside the board (ruling A13)."""
    born = [household.camels // BREEDING for household in table.households]
    if sum(born) > table.supply(CAMEL):
        table.emit(CamelsLacked())
        return
    for seat in all_seats(table.terms.seats):
        if born[seat]:
            table.emit(CamelsBred(seat, born[seat]))


def _camel_epidemic(table: EmiraTable, _seat: Seat) -> None:
    for seat in all_seats(table.terms.seats):
        lost = table.households[seat].camels // EPIDEMIC
        if lost:
            table.emit(CamelsLost(seat, lost))


def _changing_her_mind(table: EmiraTable, seat: Seat) -> None:
    places = mind_places(table)
    if len(places) > 1:
        table.then(AskPlace(seat))
    else:
        _look(table, seat, 1, 1)
        table.then(AskMind(seat, 1))


class AskPlace(Ask, frozen=True):
    """Changing Her Mind, three seats: which of the princesses to come do you look at?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return LOOK_AT[: len(mind_places(table))]

    def answer(self, table: EmiraTable, choice: LookAt) -> None:
        _look(table, self.seat, choice.place, choice.place)
        table.then(AskMind(self.seat, choice.place))


class AskMind(Ask, frozen=True):
    """Changing Her Mind: do you leave her as she is, swap her preferences, or put her under the deck?"""

    place: int

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        (card,) = table.princesses.layers[self.place - 1].cards
        return (LEAVE, BURY) if card is Princess.SIDI_SULEIMAN else (LEAVE, SWAP, BURY)

    def answer(self, table: EmiraTable, choice: Choice) -> None:
        match choice:
            case Swap():
                table.emit(MindChanged(self.seat, self.place))
            case Bury():
                (card,) = table.princesses.layers[self.place - 1].cards
                table.emit(PrincessBuried(self.seat, self.place, card))
            case _:
                table.emit(MindLeft(self.seat, self.place))


def _court_influence(table: EmiraTable, seat: Seat) -> None:
    count = min(INFLUENCE_SEES, len(table.princesses))
    _look(table, seat, 0, count)
    table.then(AskOrder(seat, count))


class AskOrder(Ask, frozen=True):
    """Court Influence: in which order do you put them back?"""

    count: int

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        top = [card for layer in table.princesses.layers[: self.count] for card in layer.cards if card is not None]
        return [Arrange(order) for order in permutations(top)]

    def answer(self, table: EmiraTable, choice: Arrange) -> None:
        table.emit(PrincessesArranged(self.seat, choice.order))


def _look(table: EmiraTable, seat: Seat, place: int, count: int) -> None:
    """Look at the top princesses: at the last one of ``count``, or with place 0 at all of them."""
    deck = table.princesses
    cards = deck.upper(count, table.chance)
    known = deck.known_after(count)
    seen = tuple([who | knower(seat) if place in (0, at) else who for at, who in enumerate(known, start=1)])
    table.emit(PrincessesLookedAt(seat, place, cards, seen, deck.rest_after(cards)))


def _good_looking(table: EmiraTable, seat: Seat) -> None:
    table.then(AskLooks(seat))


class AskLooks(Ask, frozen=True):
    """Good Looking: which kind of counter? Each kind once (ruling A11)."""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [ADMIRE[kind] for kind in COUNTERS if kind not in table.households[self.seat].looks]

    def answer(self, table: EmiraTable, choice: Admire) -> None:
        table.emit(LooksChosen(self.seat, choice.counter))


def _renown(table: EmiraTable, seat: Seat) -> None:
    table.emit(RenownEarned(seat))


def _restoration(table: EmiraTable, seat: Seat) -> None:
    move_palace_disc(table, seat, 1, Event.RESTORATION)


def _long_journey(table: EmiraTable, seat: Seat) -> None:
    table.then(AskJourney(seat))


class AskJourney(Ask, frozen=True):
    """Long Journey: which of your caravans pays without moving on?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        caravans = table.households[self.seat].caravans
        return [Detain(track, box) for track in CARAVANS for box in dict.fromkeys(caravans[track])]

    def answer(self, table: EmiraTable, choice: Detain) -> None:
        table.emit(CaravanDetained(self.seat, choice.caravan, choice.box))


def _double_trouble(table: EmiraTable, seat: Seat) -> None:
    _expect(table, seat, 2, DOUBLE)


def _quiet_days(table: EmiraTable, seat: Seat) -> None:
    _expect(table, seat, 0, QUIET)


def _expect(table: EmiraTable, seat: Seat, count: int, ways: tuple[Expect, ...]) -> None:
    """So many princesses this turn; with three seats the player says in which turn of the pair."""
    if table.pairs:
        table.then(AskArrivals(seat, ways))
    else:
        table.emit(ArrivalsExpected(seat, (count,)))


class AskArrivals(Ask, frozen=True):
    """Double Trouble or Quiet Days, three seats: how many princesses come in which turn?"""

    ways: tuple[Expect, ...]

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return self.ways

    def answer(self, table: EmiraTable, choice: Expect) -> None:
        table.emit(ArrivalsExpected(self.seat, (choice.odd, choice.even)))


_EFFECTS: dict[Event, Callable[[EmiraTable, Seat], None]] = {
    Event.BETTER_BREED: _better_breed,
    Event.CAMEL_BREEDING: _camel_breeding,
    Event.CAMEL_EPIDEMIC: _camel_epidemic,
    Event.CHANGING_HER_MIND: _changing_her_mind,
    Event.COURT_INFLUENCE: _court_influence,
    Event.DOUBLE_TROUBLE: _double_trouble,
    Event.GOOD_LOOKING: _good_looking,
    Event.LONG_JOURNEY: _long_journey,
    Event.QUIET_DAYS: _quiet_days,
    Event.RENOWN: _renown,
    Event.RESTORATION: _restoration,
}
"""What an event does at once; the others act later in the turn."""
