"""Everything the rules allow is one click or one key away, in its place, and nothing lies outside the window."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, islice

import pytest

from game.crown.rules.abilities import SWAPS
from game.crown.rules.board import Board
from game.crown.rules.choices import Play
from game.crown.rules.table import CrownTable
from game.crown.scenes.grid import grid
from game.crown.scenes.ground import ground
from game.crown.scenes.plates import HEAD
from game.crown.scenes.spots import REGIONS
from game.crown.scenes.strip import WIDEST, strip_areas
from game.engine.play import asked
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.focus import Focus
from game.stage.phase import Moment, Target, at, regions
from game.stage.places import Frame
from tests.crown.onstage import ALONE, VARIANTS, canvas_of, decisions, moment, opened, scene

SHAPES = [Frame(w, 1080.0, ui) for w, ui in ((1920.0, 1.0), (2520.0, 1.0), (1920.0, 0.8), (1920.0, 2.0), (2520.0, 1.5))]
GAMES = [
    *((seats, 10 * seats + number, variant) for seats in (2, 3, 4) for number, variant in enumerate(VARIANTS)),
    *((1, 40 + number, variant) for number, variant in enumerate(ALONE)),
]


def picks_of(now: Moment) -> list[str | None]:
    """Nothing taken up, and every card that can be."""
    return [None, *sorted({str(choice.card) for choice in now.options if isinstance(choice, Play)})]


def lights(now: Moment) -> dict[str | None, list[Target]]:
    """The targets for everything that may be taken up."""
    return {picked: scene(now).targets(replace(now, picked=picked)) for picked in picks_of(now)}


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_every_option_has_exactly_one_target_that_a_click_finds(
    seats: int, seed: int, variant: dict[str, object]
) -> None:
    kinds: set[type[Choice]] = set()
    for table in decisions(seats, seed, **variant):
        now = moment(table)
        lit = lights(now)
        for choice in now.options:
            picked = str(choice.card) if isinstance(choice, Play) else None
            found = [target for target in lit[picked] if target.choice == choice]
            assert len(found) == 1, f"{choice} has {len(found)} targets when asked {table.agenda[-1]}"
            assert clickable(found[0], lit[picked]), f"{choice} cannot be clicked"
            kinds.add(type(choice))
    assert len(kinds) > 12


def clickable(target: Target, targets: list[Target]) -> bool:
    """Whether some point of the target belongs to it and to nothing smaller."""
    area = target.area
    points = [(area.x + area.w * (i + 0.5) / 9, area.y + area.h * (j + 0.5) / 9) for i in range(9) for j in range(9)]
    return any(at(targets, point)[0] is target for point in points)


@pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)
def test_targets_are_apart_or_one_within_the_other(seats: int, seed: int, variant: dict[str, object]) -> None:
    """A small target inside a large one wins; two that overlap by half would make a click a gamble."""
    for table in islice(decisions(seats, seed, **variant), 0, None, 3):
        for targets in lights(moment(table)).values():
            assert len({target.name for target in targets}) == len(targets)
            for a, b in combinations(targets, 2):
                shared = a.area.inset(0.5).overlaps(b.area.inset(0.5))
                nested = a.area.encloses(b.area) or b.area.encloses(a.area)
                assert not shared or (nested and a.area != b.area), f"{a.name} and {b.name} in {table.agenda[-1]}"


@pytest.mark.parametrize("frame", SHAPES, ids=lambda frame: f"{frame.w:.0f} at {frame.ui:.0%}")
@pytest.mark.parametrize(
    ("seats", "variant"), [(1, {}), (2, {}), (3, {"mixed_boards": True}), (4, {"full_hand": True})]
)
def test_everything_lies_inside_the_window(frame: Frame, seats: int, variant: dict[str, object]) -> None:
    whole = frame.area
    for table in islice(decisions(seats, 5, **variant), 0, None, 9):
        now = moment(table, frame=frame)
        outside = [thing for thing, place in now.places.items() if not whole.encloses(place.area)]
        assert not outside
        lost = [target.name for targets in lights(now).values() for target in targets if not inside(target, whole)]
        assert not lost


def test_with_three_rivals_the_log_still_shows_four_lines() -> None:
    view = moment(opened(4, 1), frame=SHAPES[0]).view
    assert grid(view, SHAPES[0])["chronicle"].h > HEAD + 4 * 30


def test_what_lies_in_a_slot_counts_as_played(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setitem(ground.__globals__, "inscribe", lambda canvas, text, *how, **more: written.append(str(text)))
    table = next(table for table in decisions(2, 5) if any(table.estates[0].slots) and not table.estates[0].played)
    for panel in ground(moment(table, 0)):
        if panel.name == "hand":
            panel.paint(canvas_of(1280, 720))
    assert "1 played" in written


def inside(target: Target, whole: Area) -> bool:
    return whole.encloses(target.area) and target.area.w >= 24 and target.area.h >= 24


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
    assert all(sentence.endswith(".") for sentence in seen.values())
    assert len(seen) >= 12


def test_a_card_taken_up_is_lifted_and_laid_back_when_taken_again() -> None:
    table = first(3, 3, Play)
    now = moment(table)
    card = next(choice.card for choice in now.options if isinstance(choice, Play))
    lifted = scene(now).lifts(replace(now, picked=str(card)), scene(now).targets(now))
    thing = f"action/{now.looker}/{card}"
    assert lifted[thing].y < now.places[thing].y
    assert scene(now).lifts(now, scene(now).targets(now)) == {}


def first(seats: int, seed: int, kind: type[Choice]) -> CrownTable:
    """The table at the first question that offers such a choice."""
    return next(table for table in decisions(seats, seed) if any(isinstance(c, kind) for c in moment(table).options))


@pytest.mark.parametrize("number", range(1, 17))
def test_no_row_of_the_strip_is_wider_than_the_strip(number: int) -> None:
    """The Merchant may offer sixteen swaps."""
    swaps = [swap for given in SWAPS.values() for swap in given][:number]
    areas = strip_areas(grid(opened(2, 1), Frame()), swaps)
    assert len(areas) == number
    assert max(area.right for area in areas) - min(area.x for area in areas) <= WIDEST


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_councilor_of_a_rondel_has_a_place_of_its_own(seats: int) -> None:
    """Wherever the others are, and where a walk would end as well."""
    lay = grid(opened(seats, 1), Frame())
    spots = [lay.standing(Board.TOWN, number, seat, seats) for number in range(4) for seat in range(seats)]
    assert all(math.dist(one, other) > 35 for one, other in combinations(spots, 2))
