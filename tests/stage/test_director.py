"""The director: it shows every change, rests on the layout of its view, and its gate can never stay shut."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.seats import Seat
from game.engine.step import Change
from game.stage.beats import Beat, Beats, Speed, Tempo
from game.stage.director import CROWD, GRACE, Director
from game.stage.places import Frame, Layout, Place, Places
from game.stage.trace import Trace
from tests.stage.meadow import (
    BEATS,
    FRAME,
    GAME,
    LAYOUT,
    Drew,
    Meadow,
    Noted,
    Played,
    Scored,
    Swept,
    Took,
    Walked,
    meadow,
    opened,
)
from tests.stage.watching import assert_settled, play_out, played


class Clock:
    """Real time that stands still unless told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def shut(shown: Director) -> bool:
    """Asked through a function, because the answer changes from line to line."""
    return shown.busy


def director(speed: Speed = Speed.NORMAL, **more: object) -> Director:
    tempo = Tempo(speed, still=bool(more.pop("still", False)))
    return opened(Director(LAYOUT, BEATS, tempo, clock=Clock(), **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("still", [False, True])
def test_after_every_change_it_rests_on_the_fresh_layout(speed: Speed, still: bool) -> None:
    shown = director(speed, still=still)
    for change in GAME:
        played(shown, [change])
        assert_settled(shown)


@given(st.lists(st.sampled_from(GAME[4:9]), max_size=12), st.lists(st.integers(0, 40), max_size=6))
def test_however_it_is_hurried_it_ends_where_the_changes_end(changes: list[Change], finishes: list[int]) -> None:
    shown, plain = director(), meadow()
    shown.play(changes[:6])
    shown.play(changes[6:], by_bot=True)
    for frame in range(41):
        shown.update(1 / 60)
        if frame in finishes:
            shown.finish()
    play_out(shown)
    for change in changes:
        change.apply(plain)
    assert shown.view == plain
    assert_settled(shown)


def test_no_piece_jumps_in_a_whole_game() -> None:
    shown = director()
    shown.trace = trace = Trace()
    for change in GAME:
        played(shown, [change])
    assert trace.frames > 200
    assert trace.jumps == []


def test_no_piece_jumps_when_changes_overlap() -> None:
    shown = director()
    shown.trace = trace = Trace()
    played(shown, [Took(0, 2), Took(1, 2), Took(0, -3), Drew(0, "new"), Played(0, "new"), Walked(1), Walked(1)])
    assert [str(jump) for jump in trace.jumps] == []


def test_the_trace_sees_a_jump() -> None:
    shown = director()
    shown.trace = trace = Trace()
    shown.update(1 / 60)
    shown.places["walker/0"] = shown.places["walker/0"].but(x=5.0)
    shown.update(1 / 60)
    assert [jump.thing for jump in trace.jumps] == ["walker/0"]


def test_a_cut_moves_without_a_flight() -> None:
    shown = director()
    shown.trace = trace = Trace()
    shown.play([Swept()])
    shown.update(1 / 60)
    assert shown.aloft() == []
    assert not shut(shown)
    shown.update(1 / 60)
    assert trace.jumps == []


def test_a_taken_token_comes_from_its_home_and_a_paid_one_goes_there() -> None:
    shown = director()
    shown.play([Took(0, 1)])
    shown.update(0.001)
    come = shown.aloft()[0].place
    assert abs(come.x - 900) < 60
    assert come.alpha < 0.2
    play_out(shown)
    shown.play([Took(0, -1)])
    shown.update(0.001)
    for _ in range(20):
        shown.update(1 / 60)
    left = shown.aloft()[0].place
    assert 900 < left.x < 1300
    assert "token/0/wood/2" not in shown.places


def test_a_face_down_card_turns_over_on_its_way() -> None:
    shown = director()
    start = shown.places["card/1/#2"]
    shown.play([Played(1, "secret")])
    shown.update(0.0)
    seen = []
    while shown.aloft():
        seen.append(shown.aloft()[-1].place)
        shown.update(1 / 60)
    faces = [place.face for place in seen]
    assert (faces[0], faces[-1]) == ("back", "secret")
    assert seen[0].centre == pytest.approx(start.centre, abs=1)
    assert min(place.w for place in seen) < 12


def test_a_drawn_card_comes_off_the_deck() -> None:
    shown = director()
    top = shown.places["card/deck/#7"]
    shown.play([Drew(0, "late")])
    shown.update(0.0)
    assert shown.poses()["card/0/late"].centre == pytest.approx(top.centre, abs=1)


def test_a_walk_takes_a_leg_a_step_along_the_ring() -> None:
    shown = director()
    shown.play([Walked(3)])
    seconds, far = 0.0, 0.0
    while shown.moving:
        shown.update(1 / 60)
        seconds += 1 / 60
        x, y = shown.poses()["walker/0"].centre
        far = max(far, abs(((x - 960) ** 2 + (y - 400) ** 2) ** 0.5 - 120))
    assert seconds == pytest.approx(0.9, abs=0.1)
    assert far < 16


def test_a_count_rolls() -> None:
    shown = director()
    shown.play([Scored(7)])
    counts = []
    for _ in range(40):
        shown.update(1 / 60)
        counts.append(shown.poses()["score/0"].count or 0)
    assert counts == sorted(counts)
    assert len(set(counts)) > 4
    assert counts[-1] == 7


def test_still_moves_nothing_it_fades() -> None:
    shown = director(still=True)
    before = shown.places
    shown.play([Walked(1), Took(0, 1)])
    for _ in range(60):
        shown.update(1 / 60)
        for place in (aloft.place for aloft in shown.aloft()):
            corners = [*before.values(), *shown.places.values()]
            assert any((place.x, place.y) == (corner.x, corner.y) for corner in corners)


def test_the_gate_is_shut_while_anything_plays_and_open_afterwards() -> None:
    shown = director()
    assert not shut(shown)
    shown.play([Walked(1)])
    assert shut(shown)
    shown.update(0.1)
    assert shut(shown)
    play_out(shown)
    assert not shut(shown)


def test_finish_jumps_to_the_end_of_everything_queued() -> None:
    shown = director()
    shown.play(GAME, by_bot=True)
    shown.update(0.05)
    shown.finish()
    assert_settled(shown)
    assert shown.view.walker == 5


def test_every_change_is_heard_once_in_order() -> None:
    heard: list[Change] = []
    shown = director(heard=heard.append)
    shown.play(GAME[:6])
    for _ in range(20):
        shown.update(1 / 60)
    shown.finish()
    shown.play(GAME[6:])
    play_out(shown)
    assert heard == list(GAME)


def test_cues_sound_at_the_start_and_at_the_landing() -> None:
    cues: list[str] = []
    shown = director(cue=cues.append)
    shown.play([Walked(1)])
    shown.update(0.01)
    assert cues == ["step"]
    play_out(shown)
    assert cues == ["step", "stop"]


def test_instantly_there_is_one_sound_and_no_wait() -> None:
    cues: list[str] = []
    shown = director(Speed.INSTANT, cue=cues.append)
    shown.play(GAME, by_bot=True)
    assert cues == ["token"]
    assert_settled(shown)
    assert not shown.moving


def test_a_bots_move_rests_and_a_notable_one_longer() -> None:
    quick, notable = director(), director()
    assert played(quick, [Noted()], by_bot=True) == pytest.approx(0.3, abs=0.05)
    assert played(notable, [Scored(1)], by_bot=True) == pytest.approx(1.35, abs=0.15)
    assert played(director(), [Noted()]) == pytest.approx(0.0, abs=0.05)


def test_slow_is_slower_and_fast_is_faster() -> None:
    times = [played(director(speed), [Walked(2)]) for speed in (Speed.SLOW, Speed.NORMAL, Speed.FAST)]
    assert times == sorted(times, reverse=True)
    assert times[0] > 1.4 * times[1] > 3 * times[2]


def test_dealing_brings_everything_from_its_home() -> None:
    shown = Director(LAYOUT, BEATS, clock=Clock())
    shown.trace = trace = Trace()
    shown.deal(meadow(), Seat(0), FRAME)
    assert shut(shown)
    assert shown.resting == {}
    play_out(shown)
    assert trace.jumps == []
    assert_settled(shown)


def test_an_undone_choice_goes_back() -> None:
    shown = director()
    shown.trace = trace = Trace()
    played(shown, [Walked(1), Took(0, 2)])
    shown.turn_to(meadow())
    assert shut(shown)
    play_out(shown)
    assert trace.jumps == []
    assert_settled(shown)
    assert shown.view == meadow()


def test_a_resize_in_mid_flight_lands_and_goes_on() -> None:
    shown = director()
    shown.play([Walked(1), Scored(3)])
    shown.update(0.1)
    shown.resize(Frame(2560))
    assert shown.aloft() == []
    assert shut(shown)
    play_out(shown)
    assert shown.view.score == 3
    assert_settled(shown)


def test_a_lifted_thing_leaves_the_gate_open_and_comes_back() -> None:
    shown = director()
    thing = "card/0/card1"
    rest = shown.places[thing]
    shown.lift({thing: rest.grown(1.14)})
    assert shown.moving
    assert not shut(shown)
    play_out(shown)
    assert [aloft.place for aloft in shown.aloft()] == [rest.grown(1.14)]
    assert thing not in shown.resting
    shown.lift({})
    play_out(shown)
    assert_settled(shown)


def test_a_lifted_card_is_played_from_where_it_hovers() -> None:
    shown = director()
    shown.trace = trace = Trace()
    thing = "card/0/card1"
    shown.lift({thing: shown.places[thing].but(y=700.0)})
    play_out(shown)
    shown.play([Played(0, "card1")])
    shown.update(0.0)
    assert shown.poses()[thing].y == pytest.approx(700.0, abs=20)
    shown.lift({})
    play_out(shown)
    assert trace.jumps == []
    assert_settled(shown)


# --- the watchdog ---


def test_a_window_that_draws_no_frames_gets_its_gate_back_in_time() -> None:
    clock = Clock()
    shown = opened(Director(LAYOUT, BEATS, clock=clock))
    shown.play([Walked(1)])
    assert shut(shown)
    clock.now = GRACE + 0.01
    assert not shut(shown)
    assert shown.view.walker == 1


def test_frames_without_time_open_the_gate_after_the_declared_time() -> None:
    clock = Clock()
    shown = opened(Director(LAYOUT, BEATS, clock=clock))
    shown.play([Walked(3)])
    for _ in range(40):
        shown.update(0.0)
    assert shut(shown)
    clock.now = 0.9 + GRACE + 0.01
    shown.update(0.0)
    assert_settled(shown)


def test_with_both_clocks_frozen_the_gate_opens_too() -> None:
    shown = director()
    shown.play([Walked(3), Scored(1)])
    for _ in range(700):
        shown.update(0.0)
    assert_settled(shown)
    assert shown.view.score == 1


def test_a_slow_window_still_plays_every_change() -> None:
    clock = Clock()
    shown = opened(Director(LAYOUT, BEATS, clock=clock))
    shown.play([Walked(1), Scored(1), Walked(1)])
    frames = 0
    while shown.busy:
        clock.now += 0.1
        shown.update(0.1)
        frames += 1
    assert 10 <= frames < 30


def test_a_layout_that_fails_leaves_the_gate_open() -> None:
    def broken(view: Meadow, looker: Seat, frame: Frame) -> Places:
        assert view.walker != 1, "no place for the walker"
        return LAYOUT.places(view, looker, frame)

    shown = opened(Director(Layout(broken), BEATS, clock=Clock()))
    shown.play([Walked(1), Walked(1)])
    with pytest.raises(AssertionError, match="no place"):
        shown.update(0.01)
    assert not shut(shown)
    assert_settled(shown)


def test_an_ease_that_fails_leaves_the_gate_open() -> None:
    def broken(t: float) -> float:
        raise ZeroDivisionError

    clock = Clock()
    shown = opened(Director(LAYOUT, {Walked: Beat(ease=broken)}, clock=clock))
    shown.play([Walked(1)])
    shown.update(0.01)
    with pytest.raises(ZeroDivisionError):
        shown.aloft()
    assert shut(shown)
    clock.now = 2.0
    assert not shut(shown)
    assert_settled(shown)
    shown.trace = Trace()
    shown.play([Walked(1)])
    with pytest.raises(ZeroDivisionError):
        shown.update(0.01)
    assert_settled(shown)


def test_beats_without_duration_do_not_stop_anything() -> None:
    beats: Beats = {kind: Beat(tempo=0, stagger=0) for kind in (Walked, Took)}
    shown = opened(Director(LAYOUT, beats, clock=Clock()))
    shown.play([Walked(1), Took(0, 1)] * 20)
    for _ in range(4):
        shown.update(1 / 60)
    assert_settled(shown)


def test_ten_thousand_changes_end_in_bounded_time() -> None:
    shown = director()
    for _ in range(100):
        shown.play([Scored(1), Noted()] * 50)
    seconds = play_out(shown)
    assert shown.view.score == 5000
    assert seconds < CROWD * 1.0
    assert_settled(shown)


def test_nothing_is_shown_of_another_seat_after_show() -> None:
    shown = director()
    shown.play([Walked(1)])
    shown.update(0.05)
    other = meadow(hands=(1, 1))
    shown.show(other, Seat(1), FRAME)
    assert_settled(shown)
    assert shown.view is other


def test_a_place_that_changes_only_its_label_rests_at_once() -> None:
    labels = iter("ab")

    def lettered(view: Meadow, looker: Seat, frame: Frame) -> Places:
        return {"sign/0": Place(0, 0, 10, 10, "sign", label=next(labels, "b"))}

    shown = opened(Director(Layout(lettered), {}, replace(Tempo(), bot_pause=0.0), clock=Clock()))
    version = shown.version
    shown.play([Noted()])
    shown.update(0.01)
    assert not shut(shown)
    assert shown.version > version
