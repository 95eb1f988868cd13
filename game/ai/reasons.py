"""Reasons: what speaks for a choice, in the names of a box's terms, and what can be expected of the choices beside it.

Both sides of a comparison are followed to the end of the seat's own turn in the same imagined worlds. ``advice`` is for
the seat that decides and knows what it sees; ``story`` is for everybody and is given nothing that is not open to all.
"""

from collections.abc import Generator, Mapping, Sequence
from statistics import fmean as mean
from typing import TypeVar

from game.ai.beam import Effort, lines, worth
from game.ai.bot import luck
from game.ai.expectation import expectations
from game.ai.search import Weighed
from game.engine.play import after, asked, finished, options
from game.engine.record import Choice, Record
from game.engine.ruleset import Ruleset
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table, View, concealed

MOST_OPTIONS, MOST_REASONS = 3, 2
MOST_WEIGHED = 10
"""How many choices that all could have known of are compared."""

WORLDS = 2
EFFORT = Effort(3, 24, 1)
LEAST, WORTH_SAYING = 0.02, 0.4
"""The strength below which a term is no reason, and the part of the strongest that the second must have."""

RIVALS, LATER, OUTCOME, NEAR, BEHIND = "rivals", "later", "outcome", "near", "behind"
"""Reasons that are no term of a box: it holds the best rival back; it pays beyond this turn; it ends the game so; there
is none, for the next best is nearly as good; there is none to be seen, for another promises more.
"""

LITTLE = 0.005
"""Of what could be expected: nearly as good."""

T = TypeVar("T")
Slow = Generator[None, None, T]


class Prospect(Record, frozen=True):
    """An option, and what the seat can expect of it: 0..1."""

    choice: Choice
    value: float


class Case(Record, frozen=True):
    """``reasons`` speak for a choice, the strongest first; ``costs`` is what it gives up for them."""

    reasons: tuple[str, ...]
    costs: tuple[str, ...] = ()


class Advice(Record, frozen=True):
    """What was chosen (or should be) comes first among the ``options``; fewer than two where none could be compared."""

    options: tuple[Prospect, ...]
    case: Case


class Story(Record, frozen=True):
    """What all can see in a choice: the options it stood among, if they were open, and where the seat stood around it.

    The choice comes first among the ``options``; it is alone, without a case, where nothing else was worth a thought.
    ``before`` and ``afterwards`` are what could be expected for the seat: 0..1.
    """

    options: tuple[Prospect, ...]
    before: float
    afterwards: float
    case: Case


class Outlook(Record, frozen=True):
    """How the seat stands: its terms by name, the strength of the best rival, and its expected share; ``over`` when
    the game is.
    """

    terms: Mapping[str, float]
    rival: float
    share: float
    over: bool


def advice(ruleset: Ruleset, view: View, seat: Seat, weighed: Sequence[Weighed], chosen: Choice) -> Slow[Advice]:
    """Why the seat should choose ``chosen``, among what a search has ``weighed`` on this view; yields between steps."""
    first = [one for one in weighed if one.choice == chosen]
    ranked = [*first, *(one for one in weighed if one.choice != chosen)][:MOST_OPTIONS]
    prospects = tuple(Prospect(one.choice, one.value) for one in ranked)
    if not first or len(ranked) < 2:
        return Advice(prospects[:1] if first else (), Case(()))
    case, _ = yield from comparison(ruleset, view, seat, chosen, ranked[1].choice)
    return Advice(prospects, _among(prospects, case, NEAR))


def comparison(ruleset: Ruleset, view: View, seat: Seat, chosen: Choice, other: Choice) -> Slow[tuple[Case, float]]:
    """What speaks for one option of the seat that sees this rather than for another, and how much more it promises."""
    worlds = _worlds(ruleset, view, seat)
    best = yield from outlook(ruleset, worlds, seat, chosen)
    second = yield from outlook(ruleset, worlds, seat, other)
    return case_for(best, second), best.share - second.share


def story(ruleset: Ruleset, before: View, afterwards: View, seat: Seat, choice: Choice | None) -> Slow[Story]:
    """What all can see in a choice of the seat; both views are NOBODY's, ``choice`` None where it is not open to all.

    Where the choice could have been foretold it is compared with others that could; otherwise with doing nothing.
    """
    then, now = stand(ruleset, before, seat), stand(ruleset, afterwards, seat)
    worlds = _worlds(ruleset, before, NOBODY)
    if choice is None or not _open(worlds, choice):
        return Story((), then.share, now.share, case_for(now, then))
    known = _known(ruleset, worlds)
    if not any(option != choice for option in known):
        return Story((Prospect(choice, now.share),), then.share, now.share, Case(()))
    found = []
    for option in [choice, *(option for option in known if option != choice)][:MOST_WEIGHED]:
        found.append((option, (yield from outlook(ruleset, worlds, seat, option))))
    best, *others = found
    others.sort(key=lambda pair: -pair[1].share)
    told = tuple(Prospect(option, there.share) for option, there in (best, *others[: MOST_OPTIONS - 1]))
    return Story(told, then.share, now.share, _among(told, case_for(best[1], others[0][1]), BEHIND))


def outlook(ruleset: Ruleset, worlds: Sequence[Table], seat: Seat, choice: Choice) -> Slow[Outlook]:
    """Where the choice leads by the end of the seat's turn, played on as well as a short look shows; the mean of the
    worlds.
    """
    ends = []
    for world in worlds:
        ends.append(stand(ruleset, concealed((yield from _followed(ruleset, world, seat, choice))), seat))
    names = {name for end in ends for name in end.terms}
    terms = {name: mean(end.terms.get(name, 0.0) for end in ends) for name in sorted(names)}
    return Outlook(
        terms, mean(end.rival for end in ends), mean(end.share for end in ends), any(end.over for end in ends)
    )


def stand(ruleset: Ruleset, view: View, seat: Seat) -> Outlook:
    """How the seat stands on a table as it lies."""
    share = expectations(ruleset, view)[seat]
    if finished(view):
        return Outlook({}, 0.0, share, True)
    strengths = ruleset.insight.strengths(view)
    rival = max((strength for other, strength in enumerate(strengths) if other != seat), default=0.0)
    return Outlook({term.name: term.strength for term in ruleset.insight.terms(view, seat)}, rival, share, False)


def case_for(best: Outlook, second: Outlook) -> Case:
    """The one or two things that speak most for the first, and what speaks most against it if that is much."""
    if best.over or second.over:
        return Case((OUTCOME,))
    names = list(dict.fromkeys((*best.terms, *second.terms)))
    gains = {name: best.terms.get(name, 0.0) - second.terms.get(name, 0.0) for name in names}
    gains[RIVALS] = second.rival - best.rival
    ranked = sorted(gains, key=lambda name: -gains[name])
    most = gains[ranked[0]]
    if most < LEAST:
        return Case((LATER,))
    reasons = [name for name in ranked[:MOST_REASONS] if gains[name] >= max(LEAST, WORTH_SAYING * most)]
    worst = ranked[-1]
    return Case(tuple(reasons), (worst,) if worst != RIVALS and -gains[worst] >= WORTH_SAYING * most else ())


def _among(prospects: Sequence[Prospect], case: Case, trailing: str) -> Case:
    """The case, unless the second promises more: then ``trailing`` is all there is to say; or unless nothing speaks for
    the first and the second is nearly as good.
    """
    ahead = prospects[0].value - prospects[1].value
    if ahead <= -LITTLE:
        return Case((trailing,))
    return Case((NEAR,)) if ahead < LITTLE and case.reasons == (LATER,) else case


def _open(worlds: Sequence[Table], choice: Choice) -> bool:
    """Whether the choice was there whatever lies face down, as far as a few worlds can tell."""
    return all(choice in options(world) for world in worlds)


def _worlds(ruleset: Ruleset, view: View, seat: Seat) -> list[Table]:
    chance = luck(view, 0)
    return [ruleset.imagine(view, seat, chance.fork(number)) for number in range(WORLDS)]


def _known(ruleset: Ruleset, worlds: Sequence[Table]) -> list[Choice]:
    """The options there are whatever lies face down, as far as a few worlds can tell."""
    first, *others = worlds
    elsewhere = [set(options(world)) for world in others]
    return [choice for choice in ruleset.insight.plausible(concealed(first)) if all(choice in has for has in elsewhere)]


def _followed(ruleset: Ruleset, world: Table, seat: Seat, choice: Choice) -> Slow[Table]:
    """The table at the end of the seat's turn, or of the game."""
    table = after(world, choice)
    table.journal.clear()
    yield
    ask = asked(table)
    if ask is None or ask.seat != seat:
        return table
    found = yield from lines(ruleset, lambda view, mover: expectations(ruleset, view)[mover], EFFORT, table, seat)
    return max(found, key=worth).table
