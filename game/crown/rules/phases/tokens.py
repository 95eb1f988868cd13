"""Favor tokens: three are looked at, one is kept, and it pays at the place it shows (rules 20, 26)."""

from game.crown.rules.board import TOKENS_SEEN, Site
from game.crown.rules.cards import FAVOR_ROWS, FAVORS, Favor
from game.crown.rules.changes import GoodsTaken, TokenKept, TokenRedeemed, TokensSeen, TokensShuffled
from game.crown.rules.choices import Keep, Redeem
from game.crown.rules.draws import drawn
from game.crown.rules.gains import Score
from game.crown.rules.table import CrownTable
from game.engine.flow import Begin
from game.engine.seats import Seat
from game.engine.step import Ask, Step

REDEEM = tuple(Redeem(token) for token in FAVORS)
KEEP = tuple(Keep(token) for token in FAVORS)
BEGIN_TOKENS = Begin("tokens")


def matching(table: CrownTable, seat: Seat, site: Site) -> tuple[Favor, ...]:
    """The seat's tokens that show this location: those it may redeem on a visit beginning now (rulings 11, 29)."""
    return tuple([token for token in table.estates[seat].tokens if FAVOR_ROWS[token].site is site])


def redeem(table: CrownTable, seat: Seat, token: Favor) -> None:
    """Discard the token and receive its reward."""
    row = FAVOR_ROWS[token]
    table.emit(TokenRedeemed(seat, token))
    if row.good is not None:
        table.emit(GoodsTaken(seat, row.good, row.count, token))
    if row.track is not None:
        table.then(Score(seat, row.track, row.count, token))


class LookAtTokens(Step, frozen=True):
    """Look at three tokens of the stack, or at as many as there are (rulings 13, 28)."""

    seat: Seat

    def run(self, table: CrownTable) -> None:
        self._look(table, TOKENS_SEEN)
        missing = TOKENS_SEEN - len(table.looked_at)
        if missing and table.favor_discards:
            table.emit(TokensShuffled(table.favor_discards))
            self._look(table, missing)
        if len(table.looked_at) > 1:
            table.then(BEGIN_TOKENS, AskToken(self.seat))
        elif table.looked_at:
            keep(table, self.seat, table.looked_at[0])

    def _look(self, table: CrownTable, count: int) -> None:
        tokens = drawn(table.chance, tuple(table.favors), count)
        if tokens:
            table.emit(TokensSeen(self.seat, tokens))


def keep(table: CrownTable, seat: Seat, kept: Favor | None) -> None:
    """Keep one of the tokens looked at and discard the others."""
    assert kept is not None, "a token face down cannot be kept"
    discarded = tuple([token for token in table.looked_at if token is not None and token is not kept])
    table.emit(TokenKept(seat, kept, discarded))


class AskToken(Ask, frozen=True):
    """Which of the tokens do you keep?"""

    def options(self, table: CrownTable) -> list[Keep]:
        return [KEEP[token] for token in table.looked_at if token is not None]

    def answer(self, table: CrownTable, choice: Keep) -> None:
        keep(table, self.seat, choice.token)
