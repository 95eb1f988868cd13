"""A visit: a location's action in parts, with tokens and advisors between them, until the seat is done.

The tokens a visit may redeem are those held when it began (rulings 11, 12, 29, 30).
"""

from typing import Self

import msgspec

from game.crown.rules.abilities import ability_options, use_ability
from game.crown.rules.cards import Favor
from game.crown.rules.choices import Exchange, Redeem, Use
from game.crown.rules.phases.tokens import REDEEM, redeem
from game.crown.rules.table import CrownTable
from game.engine.record import Choice, Done
from game.engine.step import Ask, Step

DONE = Done()


class AskVisit(Ask, frozen=True):
    """What do you do here? ``tokens`` are those still to be redeemed on this visit."""

    tokens: tuple[Favor, ...]

    def parts(self, table: CrownTable) -> list[Choice]:
        """The parts of the location's action that can be done now."""
        raise NotImplementedError

    def pays(self) -> bool:
        """Whether a part that asks for a payment is still open."""
        raise NotImplementedError

    def perform(self, table: CrownTable, choice: Choice) -> None:
        """Do one of the parts, then stay for the rest."""
        raise NotImplementedError

    def options(self, table: CrownTable) -> list[Choice]:
        found = self.parts(table)
        if table.estates[self.seat].advisors and self.pays():
            found += ability_options(table, self.seat)
        for token in self.tokens:
            found.append(REDEEM[token])
        found.append(DONE)
        return found

    def answer(self, table: CrownTable, choice: Choice) -> None:
        match choice:
            case Done():
                pass
            case Redeem(token):
                table.then(Stay(self.without(token)))
                redeem(table, self.seat, token)
            case Use() | Exchange():
                table.then(Stay(self))
                use_ability(table, self.seat, choice)
            case _:
                self.perform(table, choice)

    def without(self, token: Favor) -> Self:
        """The same visit when the token has been redeemed."""
        return msgspec.structs.replace(self, tokens=tuple([held for held in self.tokens if held is not token]))


class Stay(Step, frozen=True):
    """Go on with a visit unless nothing is left to do there."""

    visit: AskVisit

    def run(self, table: CrownTable) -> None:
        if len(self.visit.options(table)) > 1:
            table.then(self.visit)
