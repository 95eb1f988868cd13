"""Setting the table (rules 1-11), and what may be agreed before the game."""

from game.crown.rules.board import (
    BOARDS,
    COUNTRYSIDE,
    FIRST_GAME_BUILDINGS,
    GOODS,
    HUTS,
    MARKER_ROWS,
    SITES,
    TOWN,
    Site,
)
from game.crown.rules.cards import (
    ACTIONS,
    ADVISORS_A,
    ADVISORS_B,
    EVENT_ROWS,
    EVENTS,
    FAVORS,
    RANKS,
    Event,
)
from game.crown.rules.draws import drawn
from game.crown.rules.phases.round import BeginRound, FirstHands, TakeStartGood
from game.crown.rules.table import EMPTY_SLOTS, CrownTable, Estate, Solo, Terms, fresh_turn
from game.engine.chance import Chance
from game.engine.flow import each
from game.engine.pile import Pile, shuffled
from game.engine.play import settle
from game.engine.ruleset import Setting, Switch, Variant
from game.engine.seats import NOBODY, Seat, clockwise
from game.engine.step import Step

FROM_CARD = "card"
LOWEST_START, HIGHEST_START = 15, 40
"""Limits of an agreed start value (ruling 40)."""

USUAL_AGREED = 28
HARD_CITIZENS = 8
COURT_SPACES = 8

_STARTS: tuple[Setting, ...] = (FROM_CARD, FIRST_GAME_BUILDINGS, USUAL_AGREED)
_SOLOS = {"score": Solo.SCORE, "rival": Solo.RIVAL, "rival_hard": Solo.RIVAL_HARD}

SWITCHES = (
    Switch("start", (*_STARTS, *(start for start in range(LOWEST_START, HIGHEST_START + 1) if start not in _STARTS))),
    Switch("full_hand", (False, True)),
    Switch("mixed_boards", (False, True)),
    Switch("solo", tuple(_SOLOS)),
)


def deal(seats: int, seed: int, variant: Variant) -> CrownTable:
    """A table for ``seats``, set up from ``seed`` and settled; every switch has its value in ``variant``."""
    chance = Chance(seed)
    event = chance.pick(EVENTS)
    terms = _terms(seats, event, variant)
    rings = _rings(chance, terms)
    first = Seat(chance.below(seats))
    court = drawn(chance, ADVISORS_A, COURT_SPACES)
    top = chance.pick(ADVISORS_B)
    table = CrownTable(
        agenda=[],
        chance=chance,
        phase="round",
        journal=[],
        terms=terms,
        rings=rings,
        round=0,
        first=first,
        turn=fresh_turn(first),
        estates=_estates(terms, _starts(rings, terms, event, first)),
        markers=[row.start for row in MARKER_ROWS[seats - 1]],
        huts=[NOBODY] * len(HUTS),
        nobles=[0] * len(RANKS),
        court=list(court),
        next_advisor=top,
        advisors=shuffled(advisor for advisor in ADVISORS_B if advisor is not top),
        dismissed=(),
        favors=shuffled(FAVORS),
        favor_discards=(),
        looked_at=(),
        event=event,
        events=shuffled(card for card in EVENTS if card is not event),
        past_events=(),
    )
    table.then(*_opening(table))
    settle(table)
    return table


def _terms(seats: int, event: Event, variant: Variant) -> Terms:
    start = variant["start"]
    return Terms(
        seats=seats,
        buildings=EVENT_ROWS[event].buildings if start == FROM_CARD else int(start),
        full_hand=bool(variant["full_hand"]),
        mixed_boards=bool(variant["mixed_boards"]),
        solo=_SOLOS[str(variant["solo"])] if seats == 1 else None,
    )


def _rings(chance: Chance, terms: Terms) -> tuple[tuple[Site, ...], ...]:
    if terms.mixed_boards:
        sites = chance.shuffled(SITES)
        return tuple(sites[: len(TOWN)]), tuple(sites[len(TOWN) :])
    return tuple(chance.shuffled(COUNTRYSIDE)), tuple(chance.shuffled(TOWN))


def _starts(rings: tuple[tuple[Site, ...], ...], terms: Terms, event: Event, first: Seat) -> list[tuple[Site, ...]]:
    """Where each seat's councilors begin: the statue holder's where the card says, the others ahead (rule 10)."""
    row = EVENT_ROWS[event]
    named = (rings[0][0], rings[1][0]) if terms.mixed_boards else (row.countryside, row.town)
    at = [ring.index(site) for ring, site in zip(rings, named, strict=True)]
    ahead = [(seat - first) % terms.seats for seat in range(terms.seats)]
    return [tuple(rings[board][(at[board] + steps) % len(rings[board])] for board in BOARDS) for steps in ahead]


def _estates(terms: Terms, starts: list[tuple[Site, ...]]) -> list[Estate]:
    estates = [_estate(terms, councilors) for councilors in starts]
    if terms.rival:
        rival = _estate(terms, ())
        rival.citizens = HARD_CITIZENS if terms.solo is Solo.RIVAL_HARD else 0
        estates.append(rival)
    return estates


def _estate(terms: Terms, councilors: tuple[Site, ...]) -> Estate:
    return Estate(
        purse=[0] * len(GOODS),
        citizens=0,
        buildings=terms.buildings,
        hand=ACTIONS if terms.full_hand and councilors else (),
        stack=Pile([]) if terms.full_hand and councilors else shuffled(ACTIONS),
        slots=EMPTY_SLOTS,
        played=(),
        councilors=councilors,
        nobles=(),
        advisors=(),
        tokens=(),
    )


def _opening(table: CrownTable) -> list[Step]:
    terms = table.terms
    goods = each(clockwise(table.first, terms.seats), TakeStartGood)
    return [*goods, *(() if terms.full_hand else (FirstHands(),)), BeginRound(1)]
