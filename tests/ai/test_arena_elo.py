"""Elo: the strengths that made the places likely are found again, and the intervals are honest about deals."""

import math

import pytest

from game.ai.elo import MEAN, Ratings, contests, elos
from game.engine.chance import Chance

STRENGTHS = {"weak": 1.0, "fair": 2.0, "strong": 6.0}


def drawn_places(bots: list[str], luck: Chance) -> list[int]:
    """Places as the model deals them."""
    left, places = list(range(len(bots))), [0] * len(bots)
    for place in range(1, len(bots) + 1):
        mark = luck.below(1 << 30) / (1 << 30) * sum(STRENGTHS[bots[seat]] for seat in left)
        for seat in left:
            mark -= STRENGTHS[bots[seat]]
            if mark < 0 or seat == left[-1]:
                places[seat] = place
                left.remove(seat)
                break
    return places


def test_a_game_is_a_contest_for_every_place_that_is_fought_for() -> None:
    assert contests([0, 1, 1], [1, 2, 3], 2) == [((1, 2), 0)]
    assert contests([0, 1, 1], [2, 1, 3], 2) == [((1, 1), 0), ((1, 2), 1)]
    assert contests([0, 1], [1, 1], 2) == [((1, 1), 0), ((1, 1), 1)]
    assert contests([1, 1], [1, 2], 2) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_strengths_behind_the_places_are_found_again(seats: int) -> None:
    luck, ratings = Chance(3), Ratings(list(STRENGTHS))
    for deal in range(600):
        bots = [luck.pick(list(STRENGTHS)) for _ in range(seats)]
        ratings.enter(deal, bots, drawn_places(bots, luck))
    found = ratings.rate(resamples=60)
    for rating in found:
        true = 400 * math.log10(STRENGTHS[rating.name] / (1 * 2 * 6) ** (1 / 3)) + MEAN
        assert rating.low - 20 < true < rating.high + 20
        assert rating.low < rating.elo < rating.high < rating.low + 120
    assert found[2].low > found[1].high > found[1].low > found[0].high


def test_two_to_one_between_two_is_what_elo_says() -> None:
    weak, strong = elos({((1, 1), 0): 1000.0, ((1, 1), 1): 2000.0}, 2)
    assert strong - weak == pytest.approx(400 * math.log10(2), abs=0.5)
    assert weak + strong == pytest.approx(2 * MEAN)


def test_a_level_that_never_lost_stays_finite() -> None:
    never, always = elos({((1, 1), 1): 50.0}, 2)
    assert 400 < always - never < 900


def test_games_of_one_deal_are_one_witness() -> None:
    """The same games, once as forty deals and once as four: the fewer deals, the wider the interval."""
    wide, narrow = Ratings(["weak", "strong"]), Ratings(["weak", "strong"])
    for game in range(40):
        places = (1, 2) if game % 4 == 0 else (2, 1)
        wide.enter(game % 4, ("weak", "strong"), places)
        narrow.enter(game, ("weak", "strong"), places)
    far, near = wide.rate()[0], narrow.rate()[0]
    assert far.elo == pytest.approx(near.elo)
    assert far.high - far.low > 1.5 * (near.high - near.low)


def test_nothing_played_is_nothing_known() -> None:
    assert [(one.elo, one.low, one.high) for one in Ratings(["a", "b"]).rate()] == [(MEAN, -math.inf, math.inf)] * 2
