"""The levels on offer, by the names people and chronicles call them.

``greedy``; with a budget, ``master:400``; with a temperament, ``master/blocker``; or with both, ``master/blocker:400``.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.ai.beam import Effort
from game.ai.bot import Bot
from game.ai.greedy import Greedy
from game.ai.lucky import Lucky
from game.ai.search import Craft, Searcher
from game.ai.temperament import EVEN, TEMPERAMENTS, Temperament
from game.engine.insight import PLAIN
from game.engine.ruleset import Ruleset


class UnknownBot(ValueError):
    """A name no level has; says so in a sentence."""


@dataclass(frozen=True)
class Level:
    """A kind of bot: with a craft it searches, else it is one of the yardsticks."""

    name: str
    craft: Craft | None = None
    yardstick: Callable[[Ruleset, int], Bot] | None = None


@dataclass(frozen=True)
class Called:
    """What a bot's name means; ``budget`` is 0 where the level has no use for one."""

    level: Level
    budget: int
    temperament: Temperament = EVEN


LEVELS: tuple[Level, ...] = (
    Level("lucky", yardstick=lambda _ruleset, seed: Lucky(seed)),
    Level("greedy", yardstick=Greedy),
    Level("novice", Craft(8, Effort(2, 24, 1), horizon=1, sight=PLAIN, temper=0.03, cap=0.10)),
    Level("adept", Craft(40, Effort(4, 24, 1), horizon=1, temper=0.015, cap=0.06)),
    Level("master", Craft(400, Effort(8, 24, 2), horizon=1, temper=0.005, cap=0.04)),
    Level("grandmaster", Craft(2000, Effort(16, 24, 3))),
)

OFFERED = tuple(level.name for level in LEVELS if level.craft)
"""What people may invite to a seat, the weakest first."""


def find(name: str) -> Called:
    """What the name means. Raises UnknownBot, in words, for one that no bot has."""
    called, colon, written = name.partition(":")
    title, slash, manner = called.partition("/")
    level = next((level for level in LEVELS if level.name == title), None)
    if level is None:
        raise UnknownBot(f"There is no bot called “{name}”; there is {', '.join(level.name for level in LEVELS)}.")
    if level.craft is None:
        if colon or slash:
            raise UnknownBot(f"“{title}” takes no {'budget' if colon else 'temperament'}.")
        return Called(level, 0)
    temperament = next((one for one in TEMPERAMENTS if one.name == manner), None) if slash else EVEN
    if temperament is None:
        raise UnknownBot(f"No bot is a {manner}; it can be {', '.join(one.name for one in TEMPERAMENTS)}.")
    if not colon:
        return Called(level, level.craft.budget, temperament)
    if not (written.isascii() and written.isdigit() and int(written) > 0):
        raise UnknownBot(f"The budget of “{name}” must be a whole number above 0.")
    return Called(level, int(written), temperament)


def make(name: str, ruleset: Ruleset, seed: int, scale: float = 1.0) -> Bot:
    """A bot of that name for one seat of the box; ``scale`` makes its budget smaller or larger. Raises UnknownBot."""
    called = find(name)
    level = called.level
    if level.craft is None:
        assert level.yardstick is not None, f"{level.name} is nobody"
        return level.yardstick(ruleset, seed)
    craft = replace(level.craft, budget=round(called.budget * scale))
    return Searcher(ruleset, craft, seed, called.temperament)
