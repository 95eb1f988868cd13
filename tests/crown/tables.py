"""Positions in a few lines: a table about to begin its first turn, on rings in the order of the sites.

Two seats, seat 0 with the statue, nobody owning anything, an event that does nothing during turns.
"""

from typing import Any

from game.crown.rules import CROWN
from game.crown.rules.board import COUNTRYSIDE, GOODS, HUTS_PER_SITE, TOWN, Site
from game.crown.rules.cards import (
    ACTIONS,
    ADVISORS_B,
    CARDS_PER_RANK,
    EVENTS,
    FAVORS,
    NOBLES,
    Action,
    Advisor,
    Event,
    Favor,
)
from game.crown.rules.phases.round import EndRound, NextTurn
from game.crown.rules.table import CrownTable
from game.engine.pile import shuffled
from game.engine.play import after, options, read, settle, take
from game.engine.seats import Seat
from game.engine.step import Change, Step

COURT = (
    (Advisor.MASTER_OF_COIN, Advisor.ARCHIVIST),
    (Advisor.GOLDSMITH, Advisor.CARPENTER),
    (Advisor.BAKER, Advisor.BAILIFF),
    (Advisor.LANDLORD, Advisor.SCHOOLMARM),
)


def ready(seats: int = 2, seed: int = 7, **settings: Any) -> CrownTable:
    """Seat 0 begins its first turn; councilors in the Forest and the Castle, the next seats one place ahead."""
    table: Any = CROWN.open(seats, seed, {"start": 28, **settings})
    table.agenda.clear()
    if not table.terms.mixed_boards:
        table.rings = (COUNTRYSIDE, TOWN)
    table.first = Seat(0)
    for seat in range(seats):
        stand(table, COUNTRYSIDE[seat], TOWN[seat], seat)
        own(table, seat)
    table.court = [advisor for pair in COURT for advisor in pair]
    table.next_advisor = Advisor.CHANCELLOR
    table.advisors = shuffled(advisor for advisor in ADVISORS_B if advisor is not Advisor.CHANCELLOR)
    happen(table, Event.EARLY_HARVEST)
    begin(table, NextTurn(0))
    return table  # type: ignore[no-any-return]


def begin(table: CrownTable, *steps: Step) -> list[Change]:
    """These steps are all that is left to happen; what they changed until somebody is asked."""
    table.agenda.clear()
    table.journal.clear()
    table.then(*steps)
    settle(table)
    return list(table.journal)


def end_round(table: CrownTable, event: Event, round: int = 1) -> list[Change]:
    """This event's round ends."""
    happen(table, event)
    table.round = round
    return begin(table, EndRound())


def do(table: CrownTable, *texts: str) -> list[Change]:
    """Take the choices written so; what they changed."""
    table.journal.clear()
    for text in texts:
        take(table, read(table, text))
    return list(table.journal)


def told(changes: list[Change], *kinds: type[Change]) -> list[str]:
    """The changes of these kinds in notation, all kinds but phases if none is named."""
    return [str(change) for change in changes if (isinstance(change, kinds) if kinds else "phase" not in str(change))]


def menu(table: CrownTable) -> list[str]:
    """What can be chosen now, in notation."""
    return [str(choice) for choice in options(table)]


def menu_after(table: CrownTable, text: str) -> list[str]:
    """What could be chosen after this choice."""
    return menu(after(table, read(table, text)))


def own(table: CrownTable, seat: int = 0, **goods: int) -> None:
    """The seat owns exactly these goods: ``own(table, wood=2)``."""
    assert set(goods) <= {str(good) for good in GOODS}
    table.estates[seat].purse = [goods.get(str(good), 0) for good in GOODS]


def owned(table: CrownTable, seat: int = 0) -> dict[str, int]:
    """The goods the seat owns, kinds it has none of left out."""
    return {str(good): count for good, count in zip(GOODS, table.estates[seat].purse, strict=True) if count}


def points(table: CrownTable, seat: int = 0) -> tuple[int, int]:
    """Citizen and building points."""
    return table.estates[seat].citizens, table.estates[seat].buildings


def hand(table: CrownTable, *cards: Action, seat: int = 0) -> None:
    """The seat has exactly these cards in hand, the rest in its stack."""
    estate = table.estates[seat]
    estate.hand = tuple(sorted(cards))
    estate.stack = shuffled(card for card in ACTIONS if card not in (*cards, *estate.played, *estate.slots))


def lay(table: CrownTable, *slots: Action | None, seat: int = 0) -> None:
    """The seat has these cards on its slots."""
    table.estates[seat].slots = slots


def play(table: CrownTable, card: Action, slot: int = 1) -> list[Change]:
    """The seat on turn plays this card onto this slot."""
    hand(table, card, seat=table.turn.seat)
    return do(table, f"play {card} {slot}")


def stand(table: CrownTable, countryside: Site, town: Site, seat: int = 0) -> None:
    """The seat's councilors stand here."""
    table.estates[seat].councilors = (countryside, town)


def employ(table: CrownTable, *advisors: Advisor, seat: int = 0) -> None:
    """The seat has exactly these advisors; they are nowhere else."""
    table.estates[seat].advisors = advisors
    table.court = [None if advisor in advisors else advisor for advisor in table.court]
    table.advisors = shuffled(advisor for advisor in table.advisors if advisor is not None and advisor not in advisors)


def invite(table: CrownTable, advisor: Advisor, space: int = 0) -> None:
    """This advisor is at court, on this space, and nowhere else."""
    table.court = [None if other is advisor else other for other in table.court]
    table.court[space] = advisor
    if table.next_advisor is advisor:
        table.next_advisor = None
    table.advisors = shuffled(other for other in table.advisors if other is not None and other is not advisor)


def settle_in(table: CrownTable, site: Site, count: int, seat: int = 0) -> None:
    """The seat has craftsmen in the first huts of this location."""
    for hut in range(HUTS_PER_SITE * site, HUTS_PER_SITE * site + count):
        table.huts[hut] = seat


def happen(table: CrownTable, event: Event) -> None:
    """This event lies face up."""
    table.event = event
    table.events = shuffled(other for other in EVENTS if other is not event and other not in table.past_events)


def favor(table: CrownTable, *tokens: Favor, seat: int = 0) -> None:
    """The seat has exactly these tokens; the others are in the stack."""
    table.estates[seat].tokens = tokens
    held = [token for estate in table.estates for token in estate.tokens]
    table.favors = shuffled(token for token in FAVORS if token not in held)
    table.favor_discards = ()


def ennobled(table: CrownTable, ranks: int, seat: int = 0) -> None:
    """The seat has the top cards of the first ranks."""
    table.estates[seat].nobles = tuple(NOBLES[CARDS_PER_RANK * rank] for rank in range(ranks))
    table.nobles = [1 if rank < ranks else 0 for rank in range(len(table.nobles))]
