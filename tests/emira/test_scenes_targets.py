"""Everything the rules allow is one click or one key away, in its place, and nothing lies outside the window."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice

import pytest

from game.emira.rules.choices import Bid
from game.emira.rules.table import EmiraTable
from game.emira.scenes.base import REGIONS
from game.engine.play import asked
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.focus import Focus
from game.stage.phase import Moment, Target, at, regions
from game.stage.places import Frame
from tests.emira.onstage import VARIANTS, decisions, moment, scene

SHAPES = [Frame(w, 1080.0, ui) for w, ui in ((1920.0, 1.0), (2520.0, 1.0), (1920.0, 0.8), (1920.0, 2.0), (2520.0, 1.5))]
GAMES = [(seats, 10 * seats + number, variant) for seats in (3, 4, 5) for number, variant in enumerate(VARIANTS)]
FEW = 6
"""So many bids of a long list are looked at: the lowest ones and the highest."""


def looked_at(now: Moment) -> list[Choice]:
    """All options, of the bids only some."""
    bids = [choice for choice in now.options if isinstance(choice, Bid)]
    rest = [choice for choice in now.options if not isinstance(choice, Bid)]
    return [*bids[: FEW // 2], *bids[len(bids) // 2 :][:1], *bids[-FEW // 2 :], *rest]


def targets(now: Moment, choice: Choice | None = None) -> list[Target]:
    """The targets once what the choice needs is taken up."""
    phase = scene(now)
    picked = phase.reach(now, choice) if choice is not None else None
    return phase.targets(replace(now, picked=picked))


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_every_option_has_exactly_one_target_that_a_click_finds(
    seats: int, seed: int, variant: dict[str, object]
) -> None:
    kinds: set[type[Choice]] = set()
    for table in decisions(seats, seed, 25, **variant):
        now = moment(table)
        for choice in looked_at(now):
            lit = targets(now, choice)
            found = [target for target in lit if target.choice == choice]
            assert len(found) == 1, f"{choice} has {len(found)} targets when asked {table.agenda[-1]}"
            assert clickable(found[0], lit), f"{choice} cannot be clicked"
            kinds.add(type(choice))
    assert len(kinds) > 8


def clickable(target: Target, targets: list[Target]) -> bool:
    """Whether some point of the target belongs to it and to nothing smaller."""
    area = target.area
    points = [(area.x + area.w * (i + 0.5) / 9, area.y + area.h * (j + 0.5) / 9) for i in range(9) for j in range(9)]
    return any(at(targets, point)[0] is target for point in points)


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_targets_are_apart_or_one_within_the_other(seats: int, seed: int, variant: dict[str, object]) -> None:
    """A small target inside a large one wins; two that overlap by half would make a click a gamble."""
    for table in islice(decisions(seats, seed, 30, **variant), 0, None, 3):
        lit = targets(moment(table))
        assert len({target.name for target in lit}) == len(lit)
        for a, b in combinations(lit, 2):
            shared = a.area.inset(0.5).overlaps(b.area.inset(0.5))
            nested = a.area.encloses(b.area) or b.area.encloses(a.area)
            assert not shared or (nested and a.area != b.area), f"{a.name} and {b.name} in {table.agenda[-1]}"


@pytest.mark.parametrize("frame", SHAPES, ids=lambda frame: f"{frame.w:.0f} at {frame.ui:.0%}")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_lies_inside_the_window(frame: Frame, seats: int) -> None:
    whole = frame.area
    for table in islice(decisions(seats, 5, advanced=True), 0, None, 9):
        now = moment(table, frame=frame)
        outside = [thing for thing, place in now.places.items() if not whole.encloses(place.area)]
        assert not outside
        lost = [target.name for target in targets(now) if not inside(target, whole)]
        assert not lost


def inside(target: Target, whole: Area) -> bool:
    return whole.encloses(target.area) and target.area.w >= 24 and target.area.h >= 24


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_the_keyboard_reaches_every_target_region_by_region(seats: int, seed: int, variant: dict[str, object]) -> None:
    for table in islice(decisions(seats, seed, 25, **variant), 0, None, 7):
        lit = targets(moment(table))
        found = regions(lit)
        order = [REGIONS.index(region.name) for region in found]
        assert order == sorted(order)
        focus = Focus()
        focus.lay(found)
        assert {spot.name for region in focus.regions for spot in region.spots} == {target.name for target in lit}


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_what_is_barred_says_why_and_what_is_open_says_what_it_does(
    seats: int, seed: int, variant: dict[str, object]
) -> None:
    for table in islice(decisions(seats, seed, 25, **variant), 0, None, 5):
        for target in targets(moment(table)):
            assert target.label if target.open else target.reason, f"{target.name} when asked {table.agenda[-1]}"


def test_nothing_can_be_chosen_by_those_who_are_not_asked() -> None:
    for table in islice(decisions(3, 3, 20), 0, None, 20):
        ask = asked(table)
        assert ask is not None
        now = moment(table, looker=(ask.seat + 1) % 3)
        assert not any(target.choice for target in targets(now))


def test_the_request_is_a_sentence_for_every_question() -> None:
    seen: dict[str, str] = {}
    for seats, seed, variant in GAMES:
        for table in decisions(seats, seed, **variant):
            now = moment(table)
            seen.setdefault(type(now.ask).__name__, scene(now).request(now))
    assert all(sentence.endswith(".") for sentence in seen.values())
    assert len(seen) >= 12


def first(seats: int, seed: int, kind: type[Choice]) -> EmiraTable:
    """The table at the first question that offers such a choice."""
    return next(table for table in decisions(seats, seed) if any(isinstance(c, kind) for c in moment(table).options))
