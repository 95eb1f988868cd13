"""Positions in a few lines: a table with bare households, seat 0 first, before the second turn.

Nobody has anything but 1000 gold; sheiks sit in the order of their colours, goals in the order of their numbers.
"""

from typing import Any

from game.emira.rules import EMIRA
from game.emira.rules.board import Counter, Sheik
from game.emira.rules.cards import GOALS_FOR, PRINCESSES, Event, Princess, Status
from game.emira.rules.deck import Deck, Layer
from game.emira.rules.phases.bidding import OpenRound
from game.emira.rules.phases.courtship import BEGIN_COURTSHIP, RECONSIDER, Court
from game.emira.rules.phases.event_cards import BEGIN_EVENT_CARDS, TurnToPlay
from game.emira.rules.phases.round import BEGIN_ROUND, EndTurn
from game.emira.rules.phases.upkeep import BEGIN_UPKEEP, ClosePurses, Gift, PayUpkeep
from game.emira.rules.setup import events_in_box, statuses_in_box
from game.emira.rules.table import NO_CARAVANS, EmiraTable, Household, Market
from game.engine.flow import each
from game.engine.play import options, read, settle, take
from game.engine.seats import Seat, all_seats, clockwise
from game.engine.step import Change, Step

GOLD = 1000


def ready(seats: int = 4, seed: int = 7, turn: int = 2, **settings: Any) -> EmiraTable:
    """Bare households, an empty market, nobody on display, everything else in its deck."""
    table: Any = EMIRA.open(seats, seed, settings)
    table.agenda.clear()
    table.journal.clear()
    table.turn, table.first, table.phase = turn, Seat(0), "round"
    table.arrivals = (1, 1) if seats == 3 else (1,)
    table.market = Market(False, False, None, None, False, False)
    table.princesses = Deck([Layer(PRINCESSES)])
    table.statuses = Deck([Layer(statuses_in_box(seats))])
    table.events = Deck([Layer(events_in_box(table.terms.advanced))])
    for seat, household in enumerate(table.households):
        _strip(household, seat, seats)
    return table  # type: ignore[no-any-return]


def _strip(household: Household, seat: int, seats: int) -> None:
    household.sheik, household.goal = Sheik(seat), GOALS_FOR[seats][seat]
    household.hand, household.statuses, household.princesses = (), (), ()
    household.gold, household.camels, household.sections = GOLD, 0, 0
    household.counters, household.caravans = (0, 0, 0), NO_CARAVANS


# What lies where


def home(table: EmiraTable, seat: int = 0) -> Household:
    """What lies before the seat."""
    return table.households[seat]


def own(table: EmiraTable, seat: int = 0, **things: Any) -> None:
    """The seat has exactly this: ``own(table, 1, gold=300, camels=2)``; statuses leave their deck."""
    for field, value in things.items():
        assert field in Household.__struct_fields__, field
        setattr(table.households[seat], field, value)
    taken = [card for household in table.households for card in household.statuses]
    table.statuses = Deck([Layer(tuple(card for card in table.statuses if card not in taken))])


def live(table: EmiraTable, seat: int, *princesses: Princess) -> None:
    """Exactly these princesses live at the seat, in rooms enough and no others."""
    table.households[seat].princesses = princesses
    table.households[seat].sections = max(table.households[seat].sections, len(princesses) - 2)
    _take_from_deck(table, princesses)


def show(table: EmiraTable, *princesses: Princess) -> None:
    """These princesses choose in this turn."""
    table.active = princesses
    _take_from_deck(table, princesses)


def wait(table: EmiraTable, *princesses: Princess) -> None:
    """These princesses are undecided, the oldest first."""
    table.undecided = princesses
    _take_from_deck(table, princesses)


def stack(table: EmiraTable, *princesses: Princess) -> None:
    """These princesses lie on top of their deck, the first one on top; nobody knows it."""
    _take_from_deck(table, princesses)
    table.princesses.layers[:0] = [Layer((princess,)) for princess in princesses]


def _take_from_deck(table: EmiraTable, princesses: tuple[Princess, ...]) -> None:
    kept = [(layer, [card for card in layer.cards if card not in princesses]) for layer in table.princesses.layers]
    table.princesses.layers = [Layer(tuple(cards), layer.seen, layer.marked) for layer, cards in kept if cards]


def hold(table: EmiraTable, *events: Event, seat: int = 0) -> None:
    """The seat has exactly these events in hand; they leave the deck."""
    table.households[seat].hand = events
    left = [card for card in table.events if card is not None]
    for event in events:
        left.remove(event)
    table.events = Deck([Layer(tuple(left))])


def display(
    table: EmiraTable,
    counter: Counter | None = Counter.BEAUTY,
    status: Status | None = Status.INKSTAND,
    small: bool = True,
    large: bool = True,
    section: bool = True,
    camel: bool = True,
) -> None:
    """The market offers this; the usual is everything."""
    table.market = Market(small, large, counter, status, section, camel)
    if status is not None:
        table.statuses = Deck([Layer(tuple(card for card in table.statuses if card is not status))])


# What happens


def begin(table: EmiraTable, *steps: Step) -> list[Change]:
    """These steps are all that is left to happen; what they changed until somebody is asked."""
    table.agenda.clear()
    table.journal.clear()
    table.then(*steps)
    settle(table)
    return list(table.journal)


def do(table: EmiraTable, *texts: str) -> list[Change]:
    """Take the choices written so; what they changed."""
    table.journal.clear()
    for text in texts:
        take(table, read(table, text))
    return list(table.journal)


def bid(table: EmiraTable) -> list[Change]:
    """The bidding begins with seat 0."""
    return begin(table, OpenRound(Seat(0)))


def play_events(table: EmiraTable) -> list[Change]:
    """The event phase begins."""
    return begin(table, BEGIN_EVENT_CARDS, *each(clockwise(table.first, table.terms.seats), TurnToPlay))


def court(table: EmiraTable) -> list[Change]:
    """The active princesses choose."""
    return begin(table, BEGIN_COURTSHIP, Court())


def keep_up(table: EmiraTable) -> list[Change]:
    """Upkeep, in turn order."""
    order = clockwise(table.first, table.terms.seats)
    return begin(table, BEGIN_UPKEEP, Gift(), ClosePurses(), *each(order, PayUpkeep), RECONSIDER)


def end_turn(table: EmiraTable) -> list[Change]:
    """Victory is examined; the next turn begins if there is one."""
    return begin(table, BEGIN_ROUND, EndTurn())


# What there is to see


def told(changes: list[Change], *kinds: type[Change]) -> list[str]:
    """The changes of these kinds in notation, all kinds but phases if none is named."""
    return [str(change) for change in changes if (isinstance(change, kinds) if kinds else "phase" not in str(change))]


def menu(table: EmiraTable) -> list[str]:
    """What can be chosen now, in notation."""
    return [str(choice) for choice in options(table)]


def asks(table: EmiraTable) -> str:
    """The question that waits, in notation; empty when nobody is asked."""
    return str(table.agenda[-1]) if table.agenda else ""


def golds(table: EmiraTable) -> list[int]:
    """The purses, in seat order."""
    return [household.gold for household in table.households]


def lives_at(table: EmiraTable, princess: Princess) -> int:
    """The seat where she lives; -1 for nowhere."""
    return table.home_of(princess)


def seats_of(table: EmiraTable) -> tuple[Seat, ...]:
    """All seats."""
    return all_seats(table.terms.seats)
