"""Matches in a line, for the tests of this folder."""

from collections.abc import Sequence

from game.engine.chance import Chance
from game.engine.chronicle import Sitter
from game.match.match import Match
from game.shelf import find
from tests.engine.toy import TOY

BOXES = {"toy": TOY, "crown": find("crown")}


def match(seed: int = 7, who: Sequence[str] = ("human", "human"), box: str = "crown") -> Match:
    """A fresh match with sitters called A, B, C …"""
    return Match(BOXES[box], seed, {}, [Sitter(kind, chr(ord("A") + seat)) for seat, kind in enumerate(who)])


def walk(game: Match, count: int, seed: int = 1) -> None:
    """Take so many choices by luck, or until the game is over."""
    luck = Chance(seed)
    for _ in range(count):
        if game.over:
            return
        game.take(luck.pick(game.options()))


def walk_until(game: Match, seed: int, wanted: str) -> None:
    """Play on by luck until the last change but one choice is of this kind."""
    luck = Chance(seed)
    while not any(type(change).__name__ == wanted for moment in game.moments[-1:] for change in moment.changes):
        assert not game.over, f"no {wanted} in this game"
        game.take(luck.pick(game.options()))
