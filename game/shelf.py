"""The boxes on the shelf, listed by hand."""

from game.alrashid.rules import ALRASHID
from game.crown.rules import CROWN
from game.emira.rules import EMIRA
from game.engine.ruleset import Ruleset, SetupError

SHELF: tuple[Ruleset, ...] = (CROWN, ALRASHID, EMIRA)


def find(slug: str) -> Ruleset:
    """The box with this slug. Raises SetupError, in words, when there is none."""
    for ruleset in SHELF:
        if ruleset.slug == slug:
            return ruleset
    raise SetupError(f"There is no box “{slug}” on the shelf; there is {', '.join(box.slug for box in SHELF)}.")
