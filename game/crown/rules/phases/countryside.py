"""The countryside: one resource, and for each own craftsman one more or a bread (rules 19, 28)."""

from game.crown.rules.board import BREAD, COIN, GRAIN, RESOURCES, Site
from game.crown.rules.cards import Favor
from game.crown.rules.changes import GoodsTaken
from game.crown.rules.choices import Bake, Harvest
from game.crown.rules.gains import TakeGoods
from game.crown.rules.payments import charge, fixed
from game.crown.rules.table import CrownTable
from game.crown.rules.visit import AskVisit, Stay
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat

HARVEST, BAKE = Harvest(), Bake()
ONE_GRAIN = fixed((GRAIN,))
BEGIN_COUNTRYSIDE = Begin("countryside")


def visit_field(table: CrownTable, seat: Seat, site: Site, tokens: tuple[Favor, ...]) -> None:
    """A visit to a location of the countryside begins."""
    table.then(BEGIN_COUNTRYSIDE, AskField(seat, tokens, site, table.craftsmen(seat, site), arriving=True))


class AskField(AskVisit, frozen=True):
    """What do you take here? First for the visit (``arriving``), then for each craftsman still to work (ruling 10)."""

    site: Site
    craftsmen: int
    arriving: bool

    def parts(self, table: CrownTable) -> list[Choice]:
        if self.arriving:
            return [HARVEST]
        if not self.craftsmen:
            return []
        purse = table.estates[self.seat].purse
        return [HARVEST, BAKE] if purse[GRAIN] or purse[COIN] else [HARVEST]

    def pays(self) -> bool:
        return self.craftsmen > 0 and not self.arriving

    def perform(self, table: CrownTable, choice: Choice) -> None:
        left = self.craftsmen if self.arriving else self.craftsmen - 1
        table.then(Stay(AskField(self.seat, self.tokens, self.site, left, arriving=False)))
        if choice == BAKE:
            table.then(TakeGoods(self.seat, BREAD, 1, self.site))
            charge(table, self.seat, ONE_GRAIN, self.site)
        else:
            table.emit(GoodsTaken(self.seat, RESOURCES[self.site], 1, self.site))
