"""What bots are told: how good a position is, and what is worth a thought."""

from itertools import pairwise
from typing import cast

import pytest

from game.ai.beam import Effort
from game.ai.bot import think_through
from game.ai.search import Craft, Searcher
from game.crown.rules import CROWN
from game.crown.rules.board import Site
from game.crown.rules.cards import ACTIONS, Action, Advisor, Event, Favor
from game.crown.rules.insight import turns_ahead
from game.crown.rules.phases.event_card import SpoiledStores
from game.crown.rules.scoring import scores
from game.crown.rules.table import CrownTable
from game.engine.chance import Chance
from game.engine.insight import PLAIN
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat, all_seats
from game.engine.table import concealed, digest
from game.match.teller import texts_of
from tests.crown.tables import (
    begin,
    do,
    employ,
    end_round,
    ennobled,
    favor,
    hand,
    happen,
    invite,
    lay,
    menu,
    own,
    play,
    ready,
    settle_in,
    stand,
)

ME = Seat(0)


def worth(table: CrownTable) -> float:
    return CROWN.insight.worth(concealed(table), ME)


def weighed(table: CrownTable) -> list[str]:
    """The plausible choices in notation."""
    found = [str(choice) for choice in CROWN.insight.plausible(concealed(table))]
    assert set(found) <= set(menu(table))
    return found


def last_turn() -> CrownTable:
    """Seat 0 has played its last card and moved."""
    table = ready(2)
    table.round = 6
    table.estates[0].played = ACTIONS[:6]
    lay(table, *ACTIONS[6:])
    table.turn.moved = True
    return table


def test_in_the_last_turn_the_final_score_is_exact() -> None:
    """Rule 33."""
    table = last_turn()
    estate = table.estates[0]
    for citizens, buildings, goods in ((40, 50, {"ring": 2}), (60, 40, {"book": 3, "wood": 5}), (41, 40, {"coin": 9})):
        estate.citizens, estate.buildings = citizens, buildings
        own(table, **goods)
        assert int(worth(table)) == scores(table)[0].total


def test_in_the_last_turn_the_second_track_breaks_ties() -> None:
    """Rule 32."""
    table = last_turn()
    table.estates[0].citizens, table.estates[0].buildings = 40, 50
    before = worth(table)
    table.estates[0].buildings = 51
    assert before < worth(table) < before + 1


def test_the_lower_track_is_worth_more_than_the_higher_one() -> None:
    """Rule 31."""
    table = ready(2)
    table.estates[0].citizens, table.estates[0].buildings = 10, 60
    before = worth(table)
    table.estates[0].citizens += 3
    lower = worth(table) - before
    table.estates[0].citizens -= 3
    table.estates[0].buildings += 3
    assert lower == 3
    assert worth(table) - before == 0


@pytest.mark.parametrize("good", ["wood", "bread", "book", "ring", "coin"])
def test_goods_are_worth_something_while_turns_remain(good: str) -> None:
    table = ready(2)
    before = worth(table)
    own(table, **{good: 1})
    assert worth(table) > before + 0.4


def test_more_of_a_kind_is_worth_less_each() -> None:
    table = ready(2)
    steps = []
    for count in range(6):
        own(table, wood=count)
        steps.append(worth(table))
    gains = [later - now for now, later in pairwise(steps)]
    assert gains[0] == pytest.approx(gains[1]) == pytest.approx(gains[2])
    assert gains[3] < gains[2]


def test_insignia_are_worth_what_the_next_rank_needs_and_the_rest_is_surplus() -> None:
    table = ready(2)

    def value(**goods: int) -> float:
        own(table)
        bare = worth(table)
        own(table, **goods)
        return worth(table) - bare

    assert value(ring=1) > value(coin=1)
    assert value(coin=2) - value(coin=1) == pytest.approx(1)
    low = value(ring=1)
    ennobled(table, 2)
    assert value(ring=1) > low
    ennobled(table, 5)
    assert value(ring=1) == pytest.approx(2)
    ennobled(table, 0)
    table.nobles[0] = 4
    assert value(ring=1) == pytest.approx(2)


def test_craftsmen_and_advisors_are_worth_more_early() -> None:
    gains = {}
    for round in (1, 5):
        table = ready(2)
        table.round = round
        before = worth(table)
        settle_in(table, Site.QUARRY, 1)
        employ(table, Advisor.BAKER)
        gains[round] = worth(table) - before
    assert gains[1] > gains[5] > 0


def test_turns_are_counted_down() -> None:
    """Rule 15: eighteen in all; the present one in part until the councilor has moved."""
    table = ready(2)
    table.round = 1
    assert turns_ahead(table, ME) == 18
    play(table, Action.WOOD)
    assert 17 < turns_ahead(table, ME) < 18
    do(table, "move countryside", "done")
    assert turns_ahead(table, ME) == 17
    assert turns_ahead(last_turn(), ME) == 0


def test_worth_needs_nothing_that_is_hidden() -> None:
    table = ready(3)
    own(table, wood=2, ring=1)
    assert CROWN.insight.worth(CROWN.conceal(table, ME), ME) == worth(table)


def test_before_the_card_only_cards_are_weighed() -> None:
    table = ready(2)
    own(table, cloth=2, coin=1, ring=1)
    hand(table, Action.RING, Action.STEP)
    assert "hire forest 1" in menu(table)
    assert all(text.startswith("play") for text in weighed(table))
    assert len(weighed(table)) == 6


def test_an_envoy_goes_where_there_is_something_to_do() -> None:
    table = ready(2)
    own(table, bread=1)
    favor(table, Favor.CASTLE_RING)
    play(table, Action.ENVOY)
    assert [text for text in weighed(table) if "envoy" in text] == ["send-envoy castle", "send-envoy construction_site"]


def test_the_most_promising_kind_of_choice_comes_first() -> None:
    table = ready(2)
    own(table, cloth=2, coin=1, ring=1)
    play(table, Action.WOOD)
    assert weighed(table)[0] == "raise-rank"
    assert weighed(table)[-1].startswith("move")


def test_nobody_leaves_a_harvest_or_a_token_lying() -> None:
    table = ready(2)
    favor(table, Favor.GRAINFIELD_GRAIN)
    play(table, Action.WOOD)
    do(table, "move countryside")
    assert weighed(table) == ["redeem grainfield_grain"]
    do(table, "redeem grainfield_grain")
    assert weighed(table) == ["harvest"]


def test_in_the_last_turn_a_token_may_be_worth_keeping() -> None:
    """Rule 30: a point for either track against citizens that may not count."""
    table = last_turn()
    table.estates[0].played, table.estates[0].slots = ACTIONS[:6], (Action.DISCOUNT, Action.STEP, None)
    table.turn.moved = False
    favor(table, Favor.CASTLE_CITIZENS)
    play(table, Action.ENVOY, 3)
    do(table, "send-envoy castle")
    assert weighed(table) == ["redeem castle_citizens", "done"]


def test_only_advisors_that_may_pay_for_a_part_are_weighed_on_a_visit() -> None:
    table = ready(2)
    employ(table, Advisor.DRESSMAKER, Advisor.SCHOOLMARM)
    own(table, cloth=2)
    play(table, Action.ENVOY)
    do(table, "send-envoy castle")
    assert "use dressmaker" in menu(table)
    assert "use dressmaker" not in weighed(table)
    assert "use schoolmarm" in weighed(table)


def test_of_breads_and_books_the_large_numbers_are_weighed() -> None:
    table = ready(2)
    own(table, bread=3, book=5, wood=3, stone=2, cloth=1)
    play(table, Action.ENVOY)
    do(table, "send-envoy market")
    assert [text for text in weighed(table) if "sell" in text] == ["sell-books 4", "sell-books 5"]
    assert [text for text in weighed(table) if "buy" in text] == ["buy-coin wood", "buy-coin stone"]


def test_of_payments_those_that_hurt_least_are_weighed() -> None:
    table = ready(2)
    employ(table, Advisor.SCHOLAR)
    own(table, wood=5, stone=2, cloth=1, coin=2)
    play(table, Action.RING)
    do(table, "hire forest 1")
    assert weighed(table) == ["pay wood,wood", "pay wood,stone"]


def test_of_swaps_those_that_give_the_most_plentiful_are_weighed() -> None:
    table = ready(2)
    employ(table, Advisor.MERCHANT)
    own(table, wood=5, stone=2, cloth=1, coin=2)
    play(table, Action.RING)
    do(table, "use merchant")
    assert {text.split()[1] for text in weighed(table)} == {"wood", "stone"}


def test_a_discount_is_not_laid_aside() -> None:
    table = ready(2)
    own(table, cloth=1)
    play(table, Action.DISCOUNT)
    do(table, "use-discount")
    assert "done" in menu(table)
    assert "done" not in weighed(table)


def test_spoiled_stores_take_what_is_most_plentiful() -> None:
    table = ready(2)
    own(table, wood=4, stone=2, cloth=1)
    happen(table, Event.SPOILED_STORES)
    begin(table, SpoiledStores(ME))
    assert weighed(table) == ["discard wood", "discard stone"]


def test_alms_may_be_refused() -> None:
    table = ready(2)
    own(table, wood=4, bread=1)
    end_round(table, Event.ALMS)
    assert weighed(table) == ["pay wood,wood", "pay bread", "pass"]


def test_where_there_is_one_option_it_is_plausible() -> None:
    table = ready(2)
    invite(table, Advisor.ABBESS)
    stand(table, Site.FOREST, Site.CASTLE)
    play(table, Action.RING)
    do(table, "move town")
    assert weighed(table) == menu(table) == ["end-turn"]


# What is learned, and reflexes

GAMES: list[tuple[int, dict[str, bool | int | str]]] = [
    (1, {"solo": "score"}),
    (1, {"solo": "rival_hard"}),
    (2, {}),
    (3, {"mixed_boards": True}),
    (4, {"full_hand": True}),
]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_reflexes_choose_options_until_the_end(seats: int, settings: dict[str, bool | int | str]) -> None:
    table, chance, choices = CROWN.open(seats, 3, settings), Chance(3), 0
    while (ask := asked(table)) is not None:
        view = CROWN.conceal(table, ask.seat)
        choice = CROWN.insight.reflex(view, chance)
        assert choice in options(table)
        take(table, choice)
        choices += 1
    assert choices > 18 * seats * 2


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_every_seat_has_a_strength_and_nothing_is_moved(seats: int, settings: dict[str, bool | int | str]) -> None:
    table, chance = CROWN.open(seats, 4, settings), Chance(4)
    for _ in range(40 * seats):
        take(table, CROWN.insight.reflex(concealed(table), chance))
    before = digest(table)
    for seat in all_seats(seats):
        view = CROWN.conceal(table, seat)
        assert len(CROWN.insight.strengths(view)) == len(CROWN.insight.strengths(view, PLAIN)) == seats
        assert CROWN.insight.strengths(view) == CROWN.insight.strengths(concealed(table))
    assert digest(table) == before


def test_points_on_the_lower_track_make_strong() -> None:
    table = ready(3)
    before = CROWN.insight.strengths(concealed(table))
    table.estates[0].citizens += 10
    after = CROWN.insight.strengths(concealed(table))
    assert after[0] > before[0]
    assert after[1:] == before[1:]


def test_terms_add_up_to_the_strength_and_each_has_its_words() -> None:
    table = ready(2)
    own(table, wood=2, book=1, ring=1)
    employ(table, Advisor.BAKER)
    terms = CROWN.insight.terms(concealed(table), ME)
    assert sum(term.strength for term in terms) == pytest.approx(CROWN.insight.strengths(concealed(table))[0])
    assert {term.name for term in terms} == set(texts_of("crown")["reason"])


def test_a_round_is_over_when_every_seat_has_had_a_turn() -> None:
    table, chance, found = CROWN.open(3, 6), Chance(6), []
    while not finished(table):
        if cast(CrownTable, table).turn.card is None:
            found.append(CROWN.insight.rounds(concealed(table)))
        take(table, CROWN.insight.reflex(concealed(table), chance))
    assert sorted(found) == found
    assert set(found) == set(range(18))


def test_reflexes_play_far_better_than_chance() -> None:
    totals = [0, 0]
    for seed in range(6):
        table, chance = CROWN.open(2, seed, {"start": 28}), Chance(seed)
        while (ask := asked(table)) is not None:
            view = concealed(table)
            quick = ask.seat == seed % 2
            take(table, CROWN.insight.reflex(view, chance) if quick else chance.pick(CROWN.insight.plausible(view)))
        for sheet in CROWN.scores(table):
            totals[sheet.seat != seed % 2] += sheet.total
    assert totals[0] > totals[1] + 6 * 8


def test_plans_judged_by_strength_beat_reflexes() -> None:
    table, chance = CROWN.open(2, 8, {"start": 28}), Chance(8)
    bot = Searcher(CROWN, Craft(0, Effort(4, 24, 1)), 1)
    while (ask := asked(table)) is not None:
        view = CROWN.conceal(table, ask.seat)
        take(table, think_through(bot.think(view, ask)) if ask.seat else CROWN.insight.reflex(view, chance))
    assert CROWN.scores(table)[1].place == 1
