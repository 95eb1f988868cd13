"""The end of a turn: lands are refilled, titles readied, a crisis brings raiders (rules 16, 59; rulings 35, 43, 45)."""

from game.alrashid.rules.board import LAND, LAND_ROWS, LANDS, SEA, Site
from game.alrashid.rules.cards import CRISIS_ROWS, Crisis
from game.alrashid.rules.changes import CrisisTurnedUp, LandRefilled, TitlesReadied
from game.alrashid.rules.draws import DrawMercenaries, Raid
from game.alrashid.rules.table import RashidTable
from game.engine.flow import Begin
from game.engine.step import Step

BEGIN_CRISIS = Begin("crisis")
FEW_SEATS = 2


class Refill(Step, frozen=True):
    """Wares and credit notes come to the lands as printed, in table order while the bank lasts (ruling 43)."""

    def run(self, table: RashidTable) -> None:
        for land in LANDS:
            row = LAND_ROWS[land]
            missing = [printed - lies for printed, lies in zip(row.wares, table.stock(land), strict=True)]
            wares = tuple([min(count, left) for count, left in zip(missing, table.bank, strict=True)])
            note = row.note and not table.land_notes[land] and table.notes > 0
            if note or any(wares):
                table.emit(LandRefilled(land, wares, note))


class Ready(Step, frozen=True):
    """All exhausted titles are ready again."""

    def run(self, table: RashidTable) -> None:
        if any(house.used for house in table.houses):
            table.emit(TitlesReadied())


class NextCrisis(Step, frozen=True):
    """The top crisis is turned up and carried out."""

    def run(self, table: RashidTable) -> None:
        crisis = table.crises[0].crisis
        assert crisis is not None, "a crisis face down cannot be carried out"
        table.emit(CrisisTurnedUp(crisis))
        table.then(*raids(crisis, spared=spares_a_land(table)))


def spares_a_land(table: RashidTable) -> bool:
    """Whether the last land of each crisis is left in peace: if two seats so agreed."""
    return table.terms.two_player_skip_last_crisis_land and table.terms.seats == FEW_SEATS


def raids(crisis: Crisis, spared: bool = False) -> list[Raid]:
    """The mercenaries a crisis brings; the last land of its land column may be spared."""
    row = CRISIS_ROWS[crisis]
    lands: tuple[Site, ...] = row.land[:-1] if spared else row.land
    return [*[Raid(land, SEA) for land in row.sea], *[Raid(land, LAND) for land in lands]]


class FirstMercenaries(Step, frozen=True):
    """In play order everybody draws a mercenary before the first turn (rule 19)."""

    def run(self, table: RashidTable) -> None:
        table.then(*[DrawMercenaries(seat, 1) for seat in table.order])
