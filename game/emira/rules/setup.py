"""Setting the table, and what may be agreed before the game (chapter 3, variants of chapter 13)."""

from game.emira.rules.board import (
    SEATS_ROWS,
    SHEIKS,
    START_EVENTS,
    START_GOLD,
    Counter,
    Sheik,
)
from game.emira.rules.cards import (
    COPIES,
    EVENT_ROWS,
    EVENTS,
    GOALS_FOR,
    PRINCESSES,
    RED_STATUS,
    STATUS_ROWS,
    STATUSES,
    TOP_POINTS,
    Event,
    Goal,
    Status,
)
from game.emira.rules.deck import Deck, Layer
from game.emira.rules.phases.event_cards import BEGIN_EVENT_CARDS, AskStart
from game.emira.rules.phases.round import BeginTurn
from game.emira.rules.table import (
    FIRST_GIFT,
    NO_CARAVANS,
    NO_COUNTERS,
    Auction,
    EmiraTable,
    Household,
    Market,
    Terms,
)
from game.engine.chance import Chance
from game.engine.flow import each
from game.engine.play import settle
from game.engine.ruleset import Switch, Variant
from game.engine.seats import NOBODY, Seat, clockwise

SWITCHES = tuple(
    Switch(key, (False, True))
    for key in ("advanced", "tamed_camels", "rising_camels", "open_goals", "short_game", "score_tie_break")
)


def deal(seats: int, seed: int, variant: Variant) -> EmiraTable:
    """A table for ``seats``, set up from ``seed`` and settled; every switch has its value in ``variant``."""
    chance = Chance(seed)
    terms = Terms(seats, **{key: bool(value) for key, value in variant.items()})
    sheiks = chance.shuffled(SHEIKS)[:seats]
    first = Seat(chance.below(seats))
    goals = chance.shuffled(GOALS_FOR[seats])
    events = chance.shuffled(events_in_box(terms.advanced))
    table = EmiraTable(
        agenda=[],
        chance=chance,
        phase="round",
        journal=[],
        terms=terms,
        turn=0,
        first=first,
        households=[_household(sheiks[seat], goals[seat], _hand(events, seat)) for seat in range(seats)],
        market=Market(False, False, None, None, False, False),
        auction=Auction(NOBODY, 0, NOBODY, (), ()),
        princesses=Deck([Layer(PRINCESSES)]),
        active=(),
        coming=(),
        undecided=(),
        swapped=(),
        gone=(),
        gifts=FIRST_GIFT,
        refuser=NOBODY,
        wanders=False,
        statuses=_status_deck(chance, seats, red=Sheik.RED in sheiks),
        events=Deck([Layer(tuple(sorted(events[START_EVENTS * seats :])))]),
        spent=(),
        played=(),
        journey=None,
        arrivals=(),
        failed=(),
        winners=(),
        over=False,
    )
    table.then(BEGIN_EVENT_CARDS, *each(clockwise(first, seats), AskStart), BeginTurn(1))
    settle(table)
    return table


def events_in_box(advanced: bool) -> tuple[Event, ...]:
    """All event cards; Restoration only in the advanced game."""
    kinds = [event for event in EVENTS if advanced or not EVENT_ROWS[event].advanced]
    return tuple(event for event in kinds for _ in range(COPIES))


def statuses_in_box(seats: int) -> tuple[Status, ...]:
    """The status cards that can be bought at this number of seats."""
    return tuple(card for card in STATUSES if seats > 3 or STATUS_ROWS[card].three_seats)


def _hand(events: list[Event], seat: int) -> tuple[Event, ...]:
    return tuple(sorted(events[START_EVENTS * seat : START_EVENTS * (seat + 1)]))


def _household(sheik: Sheik, goal: Goal, hand: tuple[Event, ...]) -> Household:
    """A household with the advantage of its colour."""
    counters = list(NO_COUNTERS)
    counters[Counter.ATTIRE] = int(sheik is Sheik.BLUE)
    return Household(
        sheik=sheik,
        goal=goal,
        hand=hand,
        gold=START_GOLD,
        camels=int(sheik is Sheik.GREEN),
        breed=0,
        sections=int(sheik is Sheik.WHITE),
        track=0,
        caravans=NO_CARAVANS,
        counters=tuple(counters),
        statuses=(RED_STATUS,) if sheik is Sheik.RED else (),
        looks=(),
        renown=False,
        princesses=(),
        fees=(),
        idle=0,
        ruled_out=0,
    )


def _status_deck(chance: Chance, seats: int, red: bool) -> Deck[Status]:
    """A block without the dearest cards on top, everything else mixed below."""
    cards = [card for card in statuses_in_box(seats) if not (red and card is RED_STATUS)]
    lesser = chance.shuffled([card for card in cards if STATUS_ROWS[card].points < TOP_POINTS])
    safe = sorted(lesser[: SEATS_ROWS[seats].safe])
    return Deck([Layer(tuple(safe), marked=True), Layer(tuple(card for card in cards if card not in safe))])
