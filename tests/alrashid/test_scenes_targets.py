"""Everything the rules allow is one click or one key away, in its place, and nothing lies outside the window."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice

import pytest

from game.alrashid.rules.choices import MoveRaider, Place
from game.alrashid.scenes.base import raider_name
from game.alrashid.scenes.spots import REGIONS
from game.engine.play import asked
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.focus import Focus
from game.stage.phase import Moment, Target, alike, at, regions
from game.stage.places import Frame
from tests.alrashid.onstage import VARIANTS, decisions, moment, scene

SHAPES = [Frame(w, 1080.0, ui) for w, ui in ((1920.0, 1.0), (2520.0, 1.0), (1920.0, 0.8), (1920.0, 2.0), (2580.0, 1.5))]
GAMES = [(seats, 10 * seats + number, VARIANTS[number % len(VARIANTS)]) for number, seats in enumerate((2, 3, 4, 5))]


def pick_of(choice: Choice) -> str | None:
    """What has to be taken up before this can be chosen, None for nothing."""
    if isinstance(choice, MoveRaider):
        return raider_name(choice)
    return str(choice.member) if isinstance(choice, Place) else None


def lights(now: Moment) -> dict[str | None, list[Target]]:
    """The targets for everything that may be taken up, and with nothing taken up."""
    picks: list[str | None] = [None, *sorted({pick for choice in now.options if (pick := pick_of(choice))})]
    return {picked: scene(now).targets(replace(now, picked=picked)) for picked in picks}


def clickable(target: Target, targets: list[Target]) -> bool:
    """Whether some point of the target leads to it, or to the question which of those that share its place is meant."""
    area = target.area
    points = [(area.x + area.w * (i + 0.5) / 9, area.y + area.h * (j + 0.5) / 9) for i in range(9) for j in range(9)]
    return any(target in alike(at(targets, point)) for point in points)


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_every_option_has_exactly_one_target_that_a_click_finds(
    seats: int, seed: int, variant: dict[str, object]
) -> None:
    kinds: set[type[Choice]] = set()
    for table in decisions(seats, seed, **variant):
        now = moment(table)
        lit = lights(now)
        for choice in now.options:
            targets = lit[pick_of(choice)]
            found = [target for target in targets if target.choice == choice]
            assert len(found) == 1, f"{choice} has {len(found)} targets when asked {table.agenda[-1]}"
            assert clickable(found[0], targets), f"{choice} cannot be clicked"
            kinds.add(type(choice))
    assert len(kinds) > 12


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_targets_are_apart_or_one_within_the_other(seats: int, seed: int, variant: dict[str, object]) -> None:
    """A small target inside a large one wins; two that overlap by half would make a click a gamble."""
    for table in islice(decisions(seats, seed, **variant), 0, None, 3):
        for targets in lights(moment(table)).values():
            assert len({target.name for target in targets}) == len(targets)
            for a, b in combinations(targets, 2):
                shared = a.area.inset(0.5).overlaps(b.area.inset(0.5))
                nested = a.area.encloses(b.area) or b.area.encloses(a.area)
                assert not shared or nested, f"{a.name} and {b.name} in {table.agenda[-1]}"


@pytest.mark.parametrize("frame", SHAPES, ids=lambda frame: f"{frame.w:.0f} at {frame.ui:.0%}")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_lies_inside_the_window(frame: Frame, seats: int) -> None:
    whole = frame.area
    for table in islice(decisions(seats, 5), 0, None, 9):
        now = moment(table, frame=frame)
        outside = [thing for thing, place in now.places.items() if not whole.encloses(place.area)]
        assert not outside
        lost = [target.name for targets in lights(now).values() for target in targets if not inside(target, whole)]
        assert not lost


def inside(target: Target, whole: Area) -> bool:
    return whole.encloses(target.area) and target.area.w >= 17 and target.area.h >= 24


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_the_keyboard_reaches_every_target_region_by_region(seats: int, seed: int, variant: dict[str, object]) -> None:
    for table in islice(decisions(seats, seed, **variant), 0, None, 7):
        for targets in lights(moment(table)).values():
            found = regions(targets)
            order = [REGIONS.index(region.name) for region in found]
            assert order == sorted(order)
            focus = Focus()
            focus.lay(found)
            assert {spot.name for region in focus.regions for spot in region.spots} == {t.name for t in targets}


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_what_is_barred_says_why_and_what_is_open_says_what_it_does(
    seats: int, seed: int, variant: dict[str, object]
) -> None:
    for table in islice(decisions(seats, seed, **variant), 0, None, 5):
        for target in scene(moment(table)).targets(moment(table)):
            assert target.label if target.open else target.reason, f"{target.name} when asked {table.agenda[-1]}"


def test_nothing_can_be_chosen_by_those_who_are_not_asked() -> None:
    for table in islice(decisions(3, 3), 0, None, 20):
        ask = asked(table)
        assert ask is not None
        now = moment(table, looker=(ask.seat + 1) % 3)
        assert not any(target.open for target in scene(now).targets(now))


def test_the_request_is_a_sentence_for_every_question() -> None:
    seen: dict[str, str] = {}
    for seats, seed, variant in GAMES:
        for table in decisions(seats, seed, **variant):
            now = moment(table)
            seen.setdefault(type(now.ask).__name__, scene(now).request(now))
    assert all(sentence.endswith((".", "?")) for sentence in seen.values())
    assert len(seen) >= 12


def test_a_member_taken_up_lights_only_the_places_where_it_may_go() -> None:
    table = next(table for table in decisions(3, 4) if any(isinstance(c, Place) for c in moment(table).options))
    now = moment(table)
    lit = scene(now).targets(replace(now, picked="sage"))
    assert {str(target.choice.member) for target in lit if isinstance(target.choice, Place)} == {"sage"}
    assert any(target.name == "site caliph" and target.reason for target in lit)


def test_a_location_may_be_chosen_before_the_member() -> None:
    table = next(table for table in decisions(3, 4) if any(isinstance(c, Place) for c in moment(table).options))
    now = moment(table)
    open_sites = [target for target in scene(now).targets(now) if target.picks == "site rum"]
    assert len(open_sites) == 1
    lit = scene(now).targets(replace(now, picked="site rum"))
    found = [target for target in lit if isinstance(target.choice, Place)]
    assert {str(target.choice) for target in found} == {str(c) for c in now.options if str(c).endswith(" rum")}
    assert {target.region for target in found} == {"family"}
