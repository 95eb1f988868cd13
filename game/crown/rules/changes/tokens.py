"""Favor tokens from the stack to a seat and back."""

from typing import ClassVar, Self

import msgspec

from game.crown.rules.cards import Favor
from game.crown.rules.table import CrownTable
from game.engine.seats import Seat
from game.engine.step import Change


class TokensSeen(Change, frozen=True):
    """A seat took tokens from the stack and looked at them."""

    seat: Seat
    tokens: tuple[Favor | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        for token in self.tokens:
            table.favors.remove(token)
        table.looked_at += self.tokens

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tokens=(None,) * len(self.tokens))


class TokenKept(Change, frozen=True):
    """A seat kept one of the tokens face up and discarded the others face up."""

    seat: Seat
    token: Favor
    discarded: tuple[Favor, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: CrownTable) -> None:
        table.looked_at = ()
        table.estates[self.seat].tokens += (self.token,)
        table.favor_discards += self.discarded


class TokenRedeemed(Change, frozen=True):
    """A seat discarded one of its tokens for the reward that follows."""

    seat: Seat
    token: Favor

    def apply(self, table: CrownTable) -> None:
        estate = table.estates[self.seat]
        estate.tokens = tuple(token for token in estate.tokens if token is not self.token)
        table.favor_discards += (self.token,)


class TokensShuffled(Change, frozen=True):
    """The discarded tokens became the new stack (ruling 28)."""

    tokens: tuple[Favor | None, ...]

    def apply(self, table: CrownTable) -> None:
        table.favors.mix_in(self.tokens)
        table.favor_discards = ()

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, tokens=(None,) * len(self.tokens))
