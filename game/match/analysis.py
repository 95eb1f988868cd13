"""Analysis: how a game went, seen from its end, and what its choices were worth.

Everything here is slow and stops for breath: a generator yields between small steps, so that a window may go on moving.
What it finds follows from the game alone.
"""

from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as changed

from game.ai.beam import Effort
from game.ai.expectation import expectations
from game.ai.levels import TOP, find
from game.ai.reasons import Case, Slow, Story, comparison, story
from game.ai.search import Craft, Searcher
from game.engine.chronicle import Sitter
from game.engine.play import asked, options
from game.engine.record import Choice, Record
from game.engine.ruleset import Ruleset
from game.engine.seats import NOBODY, Seat
from game.engine.table import Table, View, concealed, digest
from game.match.match import Match, Moment, reseated

MOST_LOSSES = 3
LEAST_LOSS = 0.01
"""Of what could be expected, 0..1; what costs less is not worth a word."""

FIRST_LOOK, FIRST_EFFORT = 24, Effort(4, 24, 1)
CLOSER_LOOK, CLOSER_EFFORT = 400, Effort(8, 24, 2)
LOOKED_AT_CLOSER = 5
"""How many decisions of each person are looked at a second time."""


class Standing(Record, frozen=True):
    """What each seat could expect before the ``moment``-th choice, where a new round began, or at the end: 0..1."""

    moment: int
    round: int
    shares: tuple[float, ...]


class Loss(Record, frozen=True):
    """A person's choice that gave something away: ``lost`` of what could be expected, 0..1, and why."""

    moment: int
    seat: Seat
    chosen: Choice
    better: Choice
    lost: float
    case: Case


class Decision(Record, frozen=True):
    """A question to a person that had more than one answer, and the answer."""

    moment: int
    seat: Seat
    chosen: Choice


def curve(match: Match) -> tuple[Standing, ...]:
    """How everybody stood at the beginning of every round, and now."""
    ruleset, found = match.ruleset, list[Standing]()
    for number, table in enumerate([*(moment.before for moment in match.moments), match.table]):
        last = number == len(match.moments)
        seen = found[-1].round + 1 if last and match.over and found else ruleset.insight.rounds(concealed(table))
        if not found or last or seen != found[-1].round:
            found.append(Standing(number, seen, tuple(expectations(ruleset, table))))
    return tuple(found)


def choosers(match: Match) -> list[Sitter]:
    """Who took each choice: whoever sat on the seat then."""
    sitters, found, done = match.chronicle().sitters, list[Sitter](), 0
    for moment in match.moments:
        for entry in match.course[done : moment.at]:
            reseated(sitters, entry)
        done = moment.at
        found.append(sitters[moment.seat])
    return found


def decisions(match: Match) -> list[Decision]:
    """Everything people decided where they had a choice."""
    return [
        Decision(number, moment.seat, moment.choice)
        for number, moment in enumerate(match.moments)
        if moment.personal and len(options(moment.before)) > 1
    ]


class Analysis:
    """Looks for the largest losses of every person: at each decision briefly, then closer at the worst.

    ``run`` does it; ``done`` of ``total`` steps are behind it.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.curve = curve(match)
        self.losses: tuple[Loss, ...] = ()
        self._decisions = decisions(match)
        self._people = sorted({one.seat for one in self._decisions})
        counts = [sum(one.seat == seat for one in self._decisions) for seat in self._people]
        self.done, self.total = 0, len(self._decisions) + sum(min(LOOKED_AT_CLOSER, count) for count in counts)

    @property
    def people(self) -> Sequence[Seat]:
        """The seats whose decisions are looked at."""
        return self._people

    @property
    def over(self) -> bool:
        return self.done == self.total

    def run(self) -> Slow[None]:
        """Find the losses, those of one person after another, the largest first; yields between small steps."""
        found = []
        for decision in self._decisions:
            loss, _ = yield from self._loss(decision, FIRST_LOOK, FIRST_EFFORT)
            found.append((loss, decision))
            self.done += 1
        for seat in self._people:
            worst = sorted((pair for pair in found if pair[1].seat == seat), key=lambda pair: -pair[0])
            yield from self._look_closer(seat, [decision for _, decision in worst[:LOOKED_AT_CLOSER]])

    def _look_closer(self, seat: Seat, worst: Sequence[Decision]) -> Slow[None]:
        losses = []
        for decision in worst:
            lost, better = yield from self._loss(decision, CLOSER_LOOK, CLOSER_EFFORT)
            if lost >= LEAST_LOSS:
                case, _ = yield from comparison(self.match.ruleset, *self._seen(decision), better, decision.chosen)
                losses.append(Loss(decision.moment, seat, decision.chosen, better, lost, case))
            self.done += 1
        losses.sort(key=lambda loss: -loss.lost)
        self.losses += tuple(losses[:MOST_LOSSES])

    def _seen(self, decision: Decision) -> tuple[View, Seat]:
        before = self.match.moments[decision.moment].before
        return self.match.ruleset.conceal(before, decision.seat), decision.seat

    def _loss(self, decision: Decision, budget: int, effort: Effort) -> Slow[tuple[float, Choice]]:
        """What the choice gave away, and what would have been better; 0 when nothing would."""
        ruleset, chosen = self.match.ruleset, decision.chosen
        view, seat = self._seen(decision)
        plausible = ruleset.insight.plausible(view)
        if len(plausible) == 1 and chosen in plausible:
            return 0.0, chosen
        ask = asked(view)
        assert ask is not None, "somebody decided"
        judge = Searcher(ruleset, craft(ruleset.slug, budget, effort), self.match.seed)
        best = yield from judge.think(view, ask)
        values = {one.choice: one.value for one in judge.weighed}
        if chosen in values:
            return values[best] - values[chosen], best
        _, gap = yield from comparison(ruleset, view, seat, best, chosen)
        return gap, best


def craft(slug: str, budget: int, effort: Effort) -> Craft:
    """That of the best bot, in a hurry."""
    return replace(find(TOP).level.craft(slug), budget=budget, effort=effort)


def played_from(match: Match, moment: int) -> Match:
    """A game of its own that stands where this one stood before a choice; it counts as helped."""
    there, whole = match.moments[moment], match.chronicle()
    begun = Match.resumed(match.ruleset, changed(whole, course=whole.course[: there.at], digest=digest(there.before)))
    begun.note(f"assisted: played from choice {moment + 1} of a finished game")
    return begun


def story_of(ruleset: Ruleset, moment: Moment, afterwards: Table) -> Slow[Story]:
    """What all can see in a choice that was taken; what only some saw in it stays theirs."""
    open_to_all = all(change.veil(NOBODY) == change for change in moment.changes)
    before, now = ruleset.conceal(moment.before, NOBODY), ruleset.conceal(afterwards, NOBODY)
    return story(ruleset, before, now, moment.seat, moment.choice if open_to_all else None)
