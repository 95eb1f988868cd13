"""What bots are told: positions worth more are worth more, and a handful of sensible options is left (chapter 12)."""

from typing import cast

import pytest

from game.ai.bot import think_through
from game.ai.greedy import Greedy
from game.emira.rules import EMIRA
from game.emira.rules.appraisal import PARTICULAR, Outlook, horizon, steps_left
from game.emira.rules.bargain import Bargain
from game.emira.rules.board import Caravan, Counter
from game.emira.rules.cards import Event, Goal, Princess, Status
from game.emira.rules.choices import Bid
from game.emira.rules.courting import suitors
from game.emira.rules.deck import PUBLIC, Layer
from game.emira.rules.hidden import conceal
from game.emira.rules.insight import WON
from game.emira.rules.plausible import RAISES
from game.emira.rules.table import EmiraTable, Journey, Played
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat
from game.engine.table import View
from tests.emira.tables import bid, display, do, hold, home, live, own, play_events, ready, show

IHC = (Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA)


def worth(table: EmiraTable, seat: int = 0) -> float:
    return EMIRA.insight.worth(conceal(table, Seat(seat)), Seat(seat))


def rises(table: EmiraTable, things: dict[str, object]) -> bool:
    before = worth(table)
    own(table, 0, **things)
    return worth(table) > before


def advised(table: EmiraTable) -> str:
    """What greedy does here."""
    ask = asked(table)
    assert ask is not None
    return str(think_through(Greedy(EMIRA, 1).think(conceal(table, ask.seat), ask)))


@pytest.mark.parametrize(
    "things",
    [
        {"gold": 1200},
        {"camels": 2},
        {"caravans": ((), (), (), (4,))},
        {"sections": 1},
        {"counters": (1, 0, 0)},
        {"statuses": (Status.STALLION,)},
        {"hand": (Event.RENOWN,)},
    ],
)
def test_more_is_worth_more(things: dict[str, object]) -> None:
    assert rises(ready(), things)


def test_what_rivals_have_is_worth_less() -> None:
    table = ready()
    before = worth(table)
    live(table, 1, *IHC)
    assert worth(table) < before


def test_a_princess_with_a_missing_skill_is_worth_more_than_one_without() -> None:
    table = ready()
    own(table, goal=Goal.FOUR_2)
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.NADIA, Princess.JAMILA)
    lacking = worth(table)
    live(table, 0, Princess.ALBINA, Princess.HALIMAH, Princess.ASIMA, Princess.JAMILA)
    assert worth(table) > lacking + 200


def test_a_win_is_worth_more_than_anything_and_a_lost_game_less() -> None:
    table = ready()
    table.over, table.winners = True, (Seat(0), Seat(2))
    assert worth(table) == WON / 2
    assert worth(table, 1) == -WON
    table.winners = ()
    assert worth(table) == 0


def test_being_short_of_upkeep_hurts_and_less_when_income_comes_first() -> None:
    table = ready()
    table.phase = "bidding"
    live(table, 0, *IHC)
    own(table, gold=150)
    enough = worth(table)
    own(table, gold=140)
    short = worth(table)
    assert enough - short > 500
    table.phase = "round"
    assert worth(table) > short + 500
    live(table, 0)
    own(table, gold=0)
    nobody = worth(table)
    own(table, gold=10)
    assert worth(table) < nobody + 100


def test_steps_to_a_goal_count_missing_skills_and_princesses() -> None:
    table = ready()
    live(table, 0, Princess.JAMILA, Princess.KARIMA, Princess.LATIFA, Princess.YASMIN)
    assert steps_left(table, home(table), Goal.FOUR_1) == 3
    live(table, 0, *IHC)
    assert steps_left(table, home(table), Goal.FOUR_1) == 2 + PARTICULAR
    assert steps_left(table, home(table), Goal.FOUR_1, Princess.THARA) == 1
    assert 2 < steps_left(table, home(table), None) < 4
    live(table, 0, *IHC, Princess.THARA)
    assert steps_left(table, home(table), Goal.FOUR_1, Princess.DALAL) == 0


def test_goals_ruled_out_do_not_count_in_what_a_rival_still_needs() -> None:
    table = ready()
    live(table, 1, *IHC, Princess.THARA, Princess.DALAL)
    near = steps_left(table, home(table, 1), None)
    own(table, 1, ruled_out=1 << Goal.FOUR_1 | 1 << Goal.FOUR_3 | 1 << Goal.FOUR_5)
    assert steps_left(table, home(table, 1), None) > near


def test_the_game_is_expected_to_be_short_when_somebody_is_near_its_goal() -> None:
    table = ready(turn=4)
    assert horizon(table, 5.0) == 13
    assert horizon(table, 1.0) == 3
    assert horizon(table, 0.0) == 2


def test_of_bids_a_handful_is_weighed() -> None:
    table = ready(5)
    display(table)
    own(table, gold=5000)
    bid(table)
    plausible = EMIRA.insight.plausible(conceal(table, Seat(0)))
    assert len(options(table)) > 400
    assert len(plausible) <= len(RAISES) + 1
    assert [str(choice) for choice in plausible][-1] == "pass"
    assert isinstance(plausible[0], Bid)


def test_without_money_only_passing_is_weighed() -> None:
    table = ready()
    display(table)
    own(table, gold=0)
    bid(table)
    assert [str(choice) for choice in EMIRA.insight.plausible(conceal(table, Seat(0)))] == ["take-relief", "pass"]


def test_who_has_nothing_to_gain_does_not_raise() -> None:
    table = ready()
    display(table, counter=None, status=None, small=False, large=False, section=False)
    own(table, 1, gold=3000)
    bid(table)
    do(table, "bid 400")
    assert [str(choice) for choice in EMIRA.insight.plausible(conceal(table, Seat(1)))] == ["pass"]


def test_the_last_seat_weighs_only_the_bid_that_makes_it_poor_enough() -> None:
    table = ready()
    display(table)
    for seat in range(3):
        own(table, seat, idle=2)
    own(table, 3, gold=620)
    bid(table)
    bids = [str(choice) for choice in EMIRA.insight.plausible(conceal(table, Seat(3))) if isinstance(choice, Bid)]
    assert bids == ["bid 130"]
    own(table, 3, gold=480)
    assert not [choice for choice in EMIRA.insight.plausible(conceal(table, Seat(3))) if isinstance(choice, Bid)]


def bargain(table: EmiraTable) -> Bargain:
    outlook = Outlook(table, 0)
    return Bargain(table, outlook, Seat(0), suitors(table, outlook))


def test_a_bid_is_likelier_to_hold_the_higher_it_is() -> None:
    table = ready()
    display(table)
    bid(table)
    chances = [bargain(table).holds(table, Seat(0), gold) for gold in (10, 100, 300, 1000)]
    assert chances == sorted(chances)
    assert chances[-1] > 0.95
    before = bargain(table).limits[Seat(1)]
    own(table, 1, camels=5)
    assert bargain(table).limits[Seat(1)] >= before + 200


def test_surplus_gold_is_bid_lightly_but_nobody_bids_what_he_has_not() -> None:
    table = ready()
    display(table)
    bid(table)
    before = bargain(table).limits[Seat(1)]
    own(table, 1, gold=9000)
    assert bargain(table).limits[Seat(1)] > before
    own(table, 1, gold=50)
    assert bargain(table).limits[Seat(1)] <= 50


def test_an_opener_hopes_that_all_the_others_pass_too() -> None:
    table = ready(3)
    display(table)
    bid(table)
    do(table, "pass")
    assert bargain(table).expectation(table, Seat(0)) >= bargain(table).lasts[Seat(0)]
    own(table, 1, idle=2)
    assert bargain(table).expectation(table, Seat(1)) == 0.0


def test_the_princess_on_display_steers_what_is_bought() -> None:
    table = ready(3, turn=9)
    display(table, counter=Counter.BEAUTY, status=None, small=False, large=False, camel=False)
    own(table, goal=Goal.THREE_2)
    live(table, 0, Princess.NADIA, Princess.LATIFA)
    own(table, sections=2)
    show(table, Princess.ASIMA)
    own(table, 1, idle=9, counters=(1, 0, 0))
    own(table, 2, idle=9)
    bid(table)
    assert advised(table) == "buy appearance"


def test_early_on_a_caravan_is_bought() -> None:
    table = ready(turn=1)
    display(table, counter=None, status=None)
    for seat in range(3):
        own(table, seat, idle=1)
    bid(table)
    assert advised(table).startswith("buy-caravan")


def test_events_that_help_are_played_and_others_are_not() -> None:
    table = ready()
    own(table, gold=0, caravans=((), (4,), (8,), (2,)))
    hold(table, Event.GOLDEN_TIMES)
    play_events(table)
    assert advised(table) == "play golden_times"
    hold(table, Event.HARD_TIMES)
    play_events(table)
    assert advised(table) == "pass"


def test_income_to_come_depends_on_the_events_in_force() -> None:
    table = ready()
    table.phase = "event_cards"
    own(table, caravans=((), (), (), (4, 3)))
    usual = worth(table)
    table.played = (Played(Seat(1), Event.SANDSTORM),)
    assert worth(table) < usual
    table.played = (Played(Seat(0), Event.LONG_JOURNEY),)
    table.journey = Journey(Seat(0), Caravan.LARGE_FAST, 4)
    assert worth(table) > usual


def test_an_event_in_force_is_worth_something_until_it_has_acted() -> None:
    table = ready()
    table.played = (Played(Seat(0), Event.HAGGLING),)
    before = worth(table)
    table.auction.acted = (Seat(0),)
    assert worth(table) < before


def test_a_princess_known_to_lie_on_top_counts_in_the_event_phase() -> None:
    table = ready()
    table.phase = "event_cards"
    own(table, counters=(2, 0, 0))
    table.princesses.layers = [Layer((Princess.SALMA, Princess.LATIFA))]
    blind = worth(table)
    table.princesses.layers = [Layer((Princess.ASIMA,), PUBLIC), Layer((Princess.LATIFA,))]
    assert worth(table) > blind


def test_sidi_suleiman_is_feared_by_who_has_most_princesses() -> None:
    table = ready()
    live(table, 0, *IHC)
    before = worth(table)
    show(table, Princess.SIDI_SULEIMAN)
    assert worth(table) < before - 300


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_something_plausible_is_found_at_every_question_of_a_game(seats: int) -> None:
    table, luck = cast(EmiraTable, EMIRA.open(seats, 11, {"advanced": True})), Chance(4)
    for _ in range(900):
        ask = asked(table)
        if ask is None:
            break
        view: View = conceal(table, ask.seat)
        plausible = list(EMIRA.insight.plausible(view))
        assert plausible
        assert set(plausible) <= set(options(table))
        assert len(plausible) <= 12
        assert isinstance(EMIRA.insight.worth(view, ask.seat), float)
        take(table, luck.pick(plausible))


@pytest.mark.arena
@pytest.mark.slow
def test_greedy_beats_lucky() -> None:
    wins = 0
    for seed in range(12):
        table = cast(EmiraTable, EMIRA.open(4, seed))
        greedy, luck, seat = Greedy(EMIRA, seed), Chance(seed), Seat(seed % 4)
        while not finished(table):
            ask = asked(table)
            assert ask is not None
            if ask.seat == seat:
                take(table, think_through(greedy.think(conceal(table, seat), ask)))
            else:
                take(table, luck.pick(options(table)))
            table.journal.clear()
        wins += EMIRA.scores(table)[seat].place == 1
    assert wins >= 10
