"""Setting up a game before it begins: who sits where, what is agreed, which luck. No pixels."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.levels import OFFERED, UnknownBot, find
from game.ai.temperament import EVEN, TEMPERAMENTS
from game.app.names import labelled, tempered, usual_names
from game.engine.chronicle import Sitter
from game.engine.ruleset import Ruleset, Setting, SetupError
from game.match.match import HUMAN, Match
from game.match.settings import Settings
from game.stage.words import Words

EMPTY = ""
"""Who sits where nobody sits."""

OPPONENT = "adept"
"""Whom a first game is against."""

SEEDS = 1_000_000
"""Seeds drawn by the program are below, so that they can be read aloud."""

HIGHEST_SEED = 2**63 - 1


@dataclass
class Seating:
    """The wishes for a game: for every chair of the box who sits there and the name as typed; switches; the seed."""

    ruleset: Ruleset
    who: list[str]
    names: list[str]
    variant: dict[str, Setting] = field(default_factory=dict)
    seed: str = ""

    @property
    def chairs(self) -> list[int]:
        """The chairs somebody sits on; the first of them is seat 0."""
        return [chair for chair, who in enumerate(self.who) if who != EMPTY]

    def seat_of(self, chair: int) -> int | None:
        """The seat a chair will be; None for an empty one."""
        return self.chairs.index(chair) if self.who[chair] != EMPTY else None

    def begin(self, words: Words) -> Match:
        """Deal the game. Raises SetupError, in words."""
        if not self.chairs:
            raise SetupError(words("app.newgame.nobody").plain())
        return Match(self.ruleset, seed_of(self.seed, words), self.variant, self.sitters(words))

    def sitters(self, words: Words) -> list[Sitter]:
        """Who sits on each seat, under names that cannot be mixed up."""
        usual = usual_names(words, len(self.who))
        wished = [self.names[chair] for chair in self.chairs]
        labels = labelled(wished, [usual[chair] for chair in self.chairs])
        return [Sitter(self.who[chair], label) for chair, label in zip(self.chairs, labels, strict=True)]


def offered() -> Sequence[str]:
    """Who may sit on a chair, in the order they are offered."""
    return (HUMAN, *OFFERED, EMPTY)


def manners(words: Words, level: str) -> list[tuple[str, str]]:
    """The temperaments of somebody at this level, and what they are called; the usual one is not part of a name."""
    if not tempered(level):
        return [("", words("app.manner.none"))]
    return [("" if one is EVEN else one.name, words(f"app.manner.{one.name}")) for one in TEMPERAMENTS]


def seed_of(text: str, words: Words) -> int:
    """The seed somebody typed, a new one for an empty text. Raises SetupError, in words."""
    text = text.strip()
    if not text:
        return secrets.randbelow(SEEDS)
    if not (text.isascii() and text.isdigit() and int(text) <= HIGHEST_SEED):
        raise SetupError(words("app.newgame.bad_seed").plain())
    return int(text)


def remembered(settings: Settings, ruleset: Ruleset) -> Seating:
    """The last set-up of this box, or the usual one: one person against opponents on up to three seats."""
    most = ruleset.seats[-1]
    known = [who for who in settings.who.get(ruleset.slug, []) if _sits(who)][:most]
    usual = [HUMAN, *[OPPONENT] * (min(most, max(3, ruleset.seats[0])) - 1)]
    who = known if len(known) == most else [*usual, *[EMPTY] * (most - len(usual))]
    names = settings.names.get(ruleset.slug, [])[:most]
    return Seating(ruleset, who, [*names, *[""] * (most - len(names))], _agreed(settings, ruleset))


def remember(settings: Settings, seating: Seating) -> None:
    """Keep the set-up for the next time; the luck is not kept."""
    slug = seating.ruleset.slug
    settings.who[slug] = list(seating.who)
    settings.names[slug] = list(seating.names)
    settings.variants[slug] = dict(seating.variant)


def _sits(who: str) -> bool:
    if who in (HUMAN, EMPTY):
        return True
    try:
        find(who)
    except UnknownBot:
        return False
    return True


def _agreed(settings: Settings, ruleset: Ruleset) -> dict[str, Setting]:
    """The switches as they were; the usual values where a box no longer knows what was kept."""
    kept = settings.variants.get(ruleset.slug, {})
    try:
        return ruleset.agreed(kept)
    except SetupError:
        return ruleset.agreed({})
