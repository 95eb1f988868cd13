"""Drawing mercenaries from the two pools (rules 12, 54, 55; rulings 20, 45, 50)."""

from game.alrashid.rules.board import ARMS, MOST_RAIDERS, Arm, Site
from game.alrashid.rules.changes import MercenaryDrawn, PoolRefilled, RaiderArrived
from game.alrashid.rules.choices import Draw
from game.alrashid.rules.table import RashidTable
from game.engine.seats import Seat
from game.engine.step import Ask, Step

DRAW = tuple(Draw(arm) for arm in ARMS)


class DrawMercenaries(Step, frozen=True):
    """The seat draws so many mercenaries, one by one; it is asked for the type where both can be drawn."""

    seat: Seat
    count: int

    def run(self, table: RashidTable) -> None:
        arms = [arm for arm in ARMS if table.drawable(arm)]
        if len(arms) > 1:
            table.then(AskDraw(self.seat, self.count))
        elif arms:
            self.draw(table, arms[0])

    def draw(self, table: RashidTable, arm: Arm) -> None:
        """Draw one of this type, then the rest."""
        if self.count > 1:
            table.then(DrawMercenaries(self.seat, self.count - 1))
        table.emit(MercenaryDrawn(self.seat, arm, draw(table, arm)))


class AskDraw(Ask, frozen=True):
    """From which pool do you draw? ``count`` tiles are still to be drawn."""

    count: int

    def options(self, table: RashidTable) -> tuple[Draw, ...]:
        return DRAW

    def answer(self, table: RashidTable, choice: Draw) -> None:
        DrawMercenaries(self.seat, self.count).draw(table, choice.arm)


class Raid(Step, frozen=True):
    """A mercenary arrives face down in a land, unless there are enough of its type or none is left (ruling 45)."""

    land: Site
    arm: Arm

    def run(self, table: RashidTable) -> None:
        if raiders_of(table, self.land, self.arm) < MOST_RAIDERS and table.drawable(self.arm):
            table.emit(RaiderArrived(self.land, self.arm, draw(table, self.arm)))


def raiders_of(table: RashidTable, land: Site, arm: Arm) -> int:
    """How many mercenaries of this type are in the land."""
    return sum(tile.arm is arm for tile in table.raiders[land])


def draw(table: RashidTable, arm: Arm) -> int:
    """The strength the next draw brings; an empty pool is first filled with its discards."""
    pool = table.pools[arm]
    if not pool.groups:
        gone = [tile.strength for tile in table.discards[arm] if tile.strength is not None]
        table.emit(PoolRefilled(arm, tuple(sorted(gone))))
        pool = table.pools[arm]
    return pool.pick(table.chance)
