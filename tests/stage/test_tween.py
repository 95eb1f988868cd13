"""Flights are pure functions of time that begin at the start and end at the end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.places import Place, arc
from game.stage.tween import Flight, Turn, along, linear, settle, spring, sway

START = Place(0, 0, 100, 140, "back", z=1, count=2)
END = Place(600, 300, 50, 70, "front", z=5, tilt=10, count=9)
EASES = [linear, settle, sway, spring]


@pytest.mark.parametrize("ease", EASES)
def test_an_ease_goes_from_nought_to_one(ease: object) -> None:
    assert ease(0.0) == pytest.approx(0)  # type: ignore[operator]  # an ease
    assert ease(1.0) == pytest.approx(1)  # type: ignore[operator]  # an ease


@pytest.mark.parametrize("ease", EASES)
@pytest.mark.parametrize("turn", Turn)
def test_a_flight_begins_at_its_start_and_ends_at_its_end(ease: object, turn: Turn) -> None:
    flight = Flight("a/0", START, END, 10.0, 0.5, ease, 30, turn)  # type: ignore[arg-type]  # an ease
    assert flight.drawn(9.0)[0].centre == pytest.approx(START.centre)
    assert flight.drawn(9.0)[0].face == "back"
    last = flight.pose(10.5)
    assert last.centre == pytest.approx(END.centre)
    assert (last.face, last.z, last.count) == ("front", 5, 9)


def test_a_flight_without_time_is_at_its_end() -> None:
    assert Flight("a/0", START, END, 0.0, 0.0).pose(0.0).centre == pytest.approx(END.centre)


def test_a_flip_is_narrowest_in_the_middle_and_stays_centred() -> None:
    flight = Flight("a/0", START, START.but(face="front"), 0.0, 1.0, linear)
    widths = [flight.pose(t / 10).w for t in range(11)]
    assert widths[0] == pytest.approx(100)
    assert widths[5] == pytest.approx(0, abs=1e-6)
    assert all(flight.pose(t / 10).centre == pytest.approx(START.centre) for t in range(11))


def test_a_fading_turn_shows_both_faces() -> None:
    flight = Flight("a/0", START, START.but(face="front"), 0.0, 1.0, linear, turn=Turn.FADE)
    old, new = flight.drawn(0.25)
    assert (old.face, new.face) == ("back", "front")
    assert (old.alpha, new.alpha) == pytest.approx((0.75, 0.25))


def test_what_appears_and_leaves_is_clear_at_the_far_end() -> None:
    come = Flight("a/0", START, END.but(face="back"), 0.0, 1.0, appears=True)
    go = Flight("a/0", END.but(face="back"), START, 0.0, 1.0, leaves=True)
    assert (come.pose(0.0).alpha, come.pose(1.0).alpha) == (0, 1)
    assert (go.pose(0.0).alpha, go.pose(1.0).alpha) == (1, 0)


def test_a_hop_is_highest_in_the_middle() -> None:
    flight = Flight("a/0", START, START, 0.0, 1.0, linear, hop=40)
    assert flight.pose(0.5).y == pytest.approx(-40)


def test_a_walk_rests_at_the_end_of_every_leg() -> None:
    legs = (((100.0, 0.0), (100.0, 100.0)), ((200.0, 100.0),))
    end = Place(0, 0, 10, 10, "back").centred((205, 100))
    flight = Flight("a/0", Place(0, 0, 10, 10, "back").centred((0, 0)), end, 0.0, 1.0, sway, legs=legs)
    assert flight.pose(0.5).centre == pytest.approx((100, 100))
    assert flight.pose(0.499).centre == pytest.approx((100, 100), abs=1)
    assert flight.pose(1.0).centre == pytest.approx((205, 100))


def test_along_measures_by_length() -> None:
    assert along(((0, 0), (10, 0), (10, 30)), 0.25) == pytest.approx((10, 0))
    assert along(((0, 0), (10, 0), (10, 30)), 1.0) == pytest.approx((10, 30))
    assert along(((5, 5), (5, 5)), 0.5) == (5, 5)


@given(st.floats(0, 1), st.sampled_from(EASES), st.booleans(), st.booleans())
def test_a_flight_never_shows_nonsense(t: float, ease: object, appears: bool, fades: bool) -> None:
    legs = (arc((0, 0), 50, 0, 90),)
    flight = Flight("a/0", START, END, 0, 1, ease, 12, Turn.FLIP, legs, appears, False, fades)  # type: ignore[arg-type]
    for place in flight.drawn(t):
        assert 0 <= place.alpha <= 1
        assert -1e-6 <= place.w <= 130
        assert place.count is not None
