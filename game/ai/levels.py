"""The levels on offer, by the names people and chronicles call them: ``greedy``, or with a budget ``master:400``."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.bot import Bot
from game.ai.greedy import Greedy
from game.ai.lucky import Lucky
from game.engine.ruleset import Ruleset


class UnknownBot(ValueError):
    """A name no level has; says so in a sentence."""


@dataclass(frozen=True)
class Level:
    """A kind of bot. ``budget`` is how long it thinks when nobody says otherwise; 0 when it has no use for a budget."""

    name: str
    bot: Callable[[Ruleset, int, int], Bot]
    budget: int = 0


def _lucky(_ruleset: Ruleset, seed: int, _budget: int) -> Bot:
    return Lucky(seed)


def _greedy(ruleset: Ruleset, seed: int, _budget: int) -> Bot:
    return Greedy(ruleset, seed)


LEVELS: tuple[Level, ...] = (Level("lucky", _lucky), Level("greedy", _greedy))


def find(name: str) -> tuple[Level, int]:
    """The level called so and its budget. Raises UnknownBot, in words, for any other name."""
    called, colon, budget = name.partition(":")
    level = next((level for level in LEVELS if level.name == called), None)
    if level is None:
        raise UnknownBot(f"There is no bot called “{name}”; there is {', '.join(level.name for level in LEVELS)}.")
    if not colon:
        return level, level.budget
    if not level.budget:
        raise UnknownBot(f"“{called}” takes no budget.")
    if not (budget.isascii() and budget.isdigit() and int(budget) > 0):
        raise UnknownBot(f"The budget of “{name}” must be a whole number above 0.")
    return level, int(budget)


def make(name: str, ruleset: Ruleset, seed: int, scale: float = 1.0) -> Bot:
    """A bot of that level for one seat of the box, its budget multiplied by ``scale``. Raises UnknownBot, in words."""
    level, budget = find(name)
    return level.bot(ruleset, seed, budget and max(1, round(budget * scale)))
