"""The levels on offer, by the names people and chronicles call them.

``greedy``; with a budget, ``master:400``; with a temperament, ``master/blocker``; or with both, ``master/blocker:400``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

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
    """A kind of bot: with crafts it searches, else it is one of the yardsticks.

    ``crafts`` are by the slug of the box; ANY_BOX is for boxes that are not named.
    """

    name: str
    crafts: Mapping[str, Craft] = field(default_factory=dict)
    yardstick: Callable[[Ruleset, int], Bot] | None = None

    @property
    def searches(self) -> bool:
        return bool(self.crafts)

    def craft(self, slug: str) -> Craft:
        """How well it plays that box."""
        return self.crafts.get(slug, self.crafts[ANY_BOX])


@dataclass(frozen=True)
class Called:
    """What a bot's name means; ``budget`` is 0 for the level's own."""

    level: Level
    budget: int = 0
    temperament: Temperament = EVEN


ANY_BOX = ""

NOVICE = Craft(8, Effort(2, worlds=1), horizon=1, sight=PLAIN, temper=0.01, slip=0.12, cap=0.40)
ADEPT = Craft(40, Effort(3, worlds=1), horizon=1, temper=0.01, slip=0.08, cap=0.35)
MASTER = Craft(200, Effort(4, worlds=1), horizon=1, temper=0.006, slip=0.048, cap=0.35, trust=6.0)
GRANDMASTER = Craft(400, Effort(32, worlds=1), trust=6.0)

LEVELS: tuple[Level, ...] = (
    Level("lucky", yardstick=lambda _ruleset, seed: Lucky(seed)),
    Level("greedy", yardstick=Greedy),
    Level(
        "novice",
        {
            ANY_BOX: NOVICE,
            "emira": replace(NOVICE, temper=0.2, slip=0.3, cap=0.40),
            "alrashid": replace(NOVICE, temper=0.035),
        },
    ),
    Level(
        "adept",
        {
            ANY_BOX: ADEPT,
            "emira": replace(ADEPT, budget=8, effort=Effort(4, worlds=1), temper=0.1, slip=0.13, cap=0.25),
            "alrashid": replace(ADEPT, budget=4, effort=Effort(4, worlds=1), temper=0.03),
        },
    ),
    Level(
        "master",
        {
            ANY_BOX: MASTER,
            "emira": replace(
                MASTER, budget=40, effort=Effort(8, worlds=1), temper=0.05, slip=0.05, cap=0.15, trust=40.0
            ),
            "alrashid": replace(MASTER, temper=0.01, trust=20.0),
        },
    ),
    Level(
        "grandmaster",
        {
            ANY_BOX: GRANDMASTER,
            "emira": replace(GRANDMASTER, budget=200, effort=Effort(16, worlds=1), trust=40.0),
            "alrashid": replace(GRANDMASTER, budget=800, effort=Effort(8, worlds=1), trust=10.0, curiosity=0.05),
        },
    ),
)

OFFERED = tuple(level.name for level in LEVELS if level.searches)
"""What people may invite to a seat, the weakest first."""

TOP = OFFERED[-1]
"""Who is asked for hints, and by whose reckoning choices are judged."""


def find(name: str) -> Called:
    """What the name means. Raises UnknownBot, in words, for one that no bot has."""
    called, colon, written = name.partition(":")
    title, slash, manner = called.partition("/")
    level = next((level for level in LEVELS if level.name == title), None)
    if level is None:
        raise UnknownBot(f"There is no bot called “{name}”; there is {', '.join(level.name for level in LEVELS)}.")
    if not level.searches:
        if colon or slash:
            raise UnknownBot(f"“{title}” takes no {'budget' if colon else 'temperament'}.")
        return Called(level)
    temperament = next((one for one in TEMPERAMENTS if one.name == manner), None) if slash else EVEN
    if temperament is None:
        raise UnknownBot(f"No bot is a {manner}; it can be {', '.join(one.name for one in TEMPERAMENTS)}.")
    if not colon:
        return Called(level, temperament=temperament)
    if any(one.name == written for one in TEMPERAMENTS):
        raise UnknownBot(f"A temperament comes after a slash: “{title}/{written}”.")
    if not (written.isascii() and written.isdigit() and int(written) > 0):
        raise UnknownBot(f"The budget of “{name}” must be a whole number above 0.")
    return Called(level, int(written), temperament)


def make(name: str, ruleset: Ruleset, seed: int, scale: float = 1.0) -> Bot:
    """A bot of that name for one seat of the box; ``scale`` makes its budget smaller or larger. Raises UnknownBot."""
    called = find(name)
    level = called.level
    if level.yardstick is not None:
        return level.yardstick(ruleset, seed)
    craft = level.craft(ruleset.slug)
    craft = replace(craft, budget=round((called.budget or craft.budget) * scale))
    return Searcher(ruleset, craft, seed, called.temperament)
