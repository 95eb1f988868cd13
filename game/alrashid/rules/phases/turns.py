"""Five turns of placement, resolution and, but for the last, an end of turn (rules 1, 2, 59)."""

from game.alrashid.rules.board import TURNS
from game.alrashid.rules.changes import GameEnded, TurnBegan
from game.alrashid.rules.phases.crisis import BEGIN_CRISIS, NextCrisis, Ready, Refill
from game.alrashid.rules.phases.placement import BEGIN_PLACEMENT, PlacementRound
from game.alrashid.rules.phases.resolution import BEGIN_RESOLUTION, ResolutionRound
from game.alrashid.rules.phases.titles import StartTitles
from game.alrashid.rules.table import RashidTable
from game.engine.step import Step


class BeginTurn(Step, frozen=True):
    """A turn from its first step to its last; titles are used in the order in which the turn begins (ruling 32)."""

    turn: int

    def run(self, table: RashidTable) -> None:
        table.emit(TurnBegan(self.turn))
        table.then(
            *[StartTitles(seat) for seat in table.order],
            BEGIN_PLACEMENT,
            PlacementRound(),
            BEGIN_RESOLUTION,
            ResolutionRound(),
            EndTurn(self.turn),
        )


class EndTurn(Step, frozen=True):
    """After the last turn the game is over (ruling 35); the prestige is counted by ``scoring``."""

    turn: int

    def run(self, table: RashidTable) -> None:
        if self.turn == TURNS:
            table.emit(GameEnded())
        else:
            table.then(BEGIN_CRISIS, Refill(), Ready(), NextCrisis(), BeginTurn(self.turn + 1))
