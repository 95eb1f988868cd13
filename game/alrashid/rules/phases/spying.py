"""Spying: when all have acted at the Intrigue guild, the spies set out (rule 52; rulings 25, 26, 52)."""

from game.alrashid.rules.board import ARMS, MOST_HITS, SPY_ROUND, WARES
from game.alrashid.rules.changes import MercenaryStolen, OperationLost, WareStolen
from game.alrashid.rules.choices import StealMercenary, StealWare
from game.alrashid.rules.table import RashidTable
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat, all_seats
from game.engine.step import Ask, Step

BEGIN_SPYING = Begin("spying")
MOST_SEATS = 5
STEAL_WARE = tuple(tuple(StealWare(seat, ware) for ware in WARES) for seat in all_seats(MOST_SEATS))
STEAL_MERCENARY = tuple(tuple(StealMercenary(seat, arm) for arm in ARMS) for seat in all_seats(MOST_SEATS))


class SendSpies(Step, frozen=True):
    """The operations in their order; ranks that bought none are left out."""

    def run(self, table: RashidTable) -> None:
        resolution = table.resolution
        if not resolution.spymasters:
            return
        ranking = resolution.ranking
        order = [ranking[rank] for rank in SPY_ROUND if rank < len(ranking)]
        table.then(BEGIN_SPYING, *[Operation(seat) for seat in order if seat in resolution.spymasters])


class Operation(Step, frozen=True):
    """One operation, lost when there is nothing to steal from anybody who may be robbed (ruling 52)."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        if victims(table, self.seat):
            table.then(AskSpy(self.seat))
        else:
            table.emit(OperationLost(self.seat))


class AskSpy(Ask, frozen=True):
    """What do you steal from whom: a ware of your choice, or a mercenary, whichever it may be?"""

    def options(self, table: RashidTable) -> list[Choice]:
        found: list[Choice] = []
        for victim in victims(table, self.seat):
            house = table.houses[victim]
            found += [STEAL_WARE[victim][ware] for ware in WARES if house.wares[ware]]
            found += [STEAL_MERCENARY[victim][arm] for arm in ARMS if any(t.arm is arm for t in house.mercenaries)]
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case StealWare(victim, ware):
                table.emit(WareStolen(self.seat, victim, ware))
            case StealMercenary(victim, arm):
                tiles = table.houses[victim].mercenaries
                index = table.chance.pick([place for place, tile in enumerate(tiles) if tile.arm is arm])
                table.emit(MercenaryStolen(self.seat, victim, arm, index, tiles[index].strength))


def victims(table: RashidTable, spymaster: Seat) -> list[Seat]:
    """Whom the seat may rob now: those it has robbed least, of all rivals who have something, and nobody thrice."""
    struck = table.resolution.struck
    best: list[Seat] = []
    least = MOST_HITS
    for rival in all_seats(table.terms.seats):
        if rival == spymaster or not (any(table.houses[rival].wares) or table.houses[rival].mercenaries):
            continue
        hits = struck.count((spymaster, rival))
        if hits < least:
            best, least = [rival], hits
        elif hits == least < MOST_HITS:
            best.append(rival)
    return best
