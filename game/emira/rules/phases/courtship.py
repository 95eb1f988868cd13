"""The princess chooses her sheik: joining, abilities, the undecided, Sidi Suleiman (R24-R30, rulings A1-A8, A25)."""

from collections.abc import Sequence

from game.emira.rules.board import COUNTERS, PALACE_TRACK_END, Counter
from game.emira.rules.cards import PRINCESSES, STATUSES, Princess, Status
from game.emira.rules.changes import (
    CounterGivenBack,
    PalaceDiscMoved,
    PrincessHesitated,
    PrincessJoined,
    PrincessStolen,
    SidiCame,
    StatusGivenUp,
    TurnForfeited,
)
from game.emira.rules.choices import GiveBack, GiveUp, LetGo
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import choice_of
from game.engine.flow import Begin
from game.engine.record import Choice, Id
from game.engine.seats import NOBODY, Seat
from game.engine.step import Ask, Step

BEGIN_COURTSHIP = Begin("courtship")
GIVE_BACK = tuple(GiveBack(kind) for kind in COUNTERS)
GIVE_UP = tuple(GiveUp(card) for card in STATUSES)
LET_GO = tuple(LetGo(princess) for princess in PRINCESSES)


class Court(Step, frozen=True):
    """The active princesses choose in the order drawn; after each the undecided think again (R30, ruling A7)."""

    def run(self, table: EmiraTable) -> None:
        if not table.active:
            return
        table.then(RECONSIDER, self)
        princess = table.active[0]
        seat = choice_of(table, princess)
        if seat == NOBODY:
            table.emit(PrincessHesitated(princess))
        else:
            join(table, seat, princess)


class Reconsider(Step, frozen=True):
    """The undecided think again, the oldest first, until nobody moves any more (R29, ruling A3)."""

    def run(self, table: EmiraTable) -> None:
        for princess in table.undecided:
            seat = choice_of(table, princess)
            if seat != NOBODY:
                table.then(self)
                join(table, seat, princess)
                return


RECONSIDER = Reconsider()


def join(table: EmiraTable, seat: Seat, princess: Princess) -> None:
    """A princess joins a household, and what she brings with her happens (R27)."""
    household = table.households[seat]
    if princess is Princess.SIDI_SULEIMAN:
        table.emit(SidiCame(seat))
        _let_go(table, seat)
        return
    table.emit(PrincessJoined(seat, princess))
    if princess is Princess.HIND:
        table.emit(TurnForfeited(seat, table.turn + 1))
    elif princess is Princess.SAMIRA and any(household.counters):
        _give_back(table, seat)
    elif princess is Princess.ZAHRAH and household.statuses:
        _give_up(table, seat)
    elif princess in (Princess.ALBINA, Princess.FIRYAL) and table.terms.advanced:
        move_palace_disc(table, seat, -1, princess)


def move_palace_disc(table: EmiraTable, seat: Seat, halves: int, reason: Id) -> None:
    """Move the palace disc; at the end of its track it stays."""
    if abs(table.households[seat].track + halves) <= PALACE_TRACK_END.value:
        table.emit(PalaceDiscMoved(seat, halves, reason))


class AskGiveBack(Ask, frozen=True):
    """Samira: which counter do you return?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [GIVE_BACK[kind] for kind, count in enumerate(table.households[self.seat].counters) if count]

    def answer(self, table: EmiraTable, choice: GiveBack) -> None:
        table.emit(CounterGivenBack(self.seat, choice.counter))


class AskGiveUp(Ask, frozen=True):
    """Zahrah: which status card do you lose?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [GIVE_UP[card] for card in table.households[self.seat].statuses]

    def answer(self, table: EmiraTable, choice: GiveUp) -> None:
        table.emit(StatusGivenUp(self.seat, choice.status))


class AskLetGo(Ask, frozen=True):
    """Sidi Suleiman: which princess leaves with him?"""

    def options(self, table: EmiraTable) -> Sequence[Choice]:
        return [LET_GO[princess] for princess in table.households[self.seat].princesses]

    def answer(self, table: EmiraTable, choice: LetGo) -> None:
        table.emit(PrincessStolen(self.seat, choice.princess))


def _give_back(table: EmiraTable, seat: Seat) -> None:
    kinds = [Counter(kind) for kind, count in enumerate(table.households[seat].counters) if count]
    if len(kinds) > 1:
        table.then(AskGiveBack(seat))
    else:
        table.emit(CounterGivenBack(seat, kinds[0]))


def _give_up(table: EmiraTable, seat: Seat) -> None:
    cards: tuple[Status, ...] = table.households[seat].statuses
    if len(cards) > 1:
        table.then(AskGiveUp(seat))
    else:
        table.emit(StatusGivenUp(seat, cards[0]))


def _let_go(table: EmiraTable, seat: Seat) -> None:
    here = table.households[seat].princesses
    if len(here) > 1:
        table.then(AskLetGo(seat))
    else:
        table.emit(PrincessStolen(seat, here[0]))
