"""Why something cannot be chosen."""

from collections.abc import Iterator

import pytest

from game.crown.rules import CROWN
from game.crown.rules.board import COIN, RESOURCES, RING, Board, Site
from game.crown.rules.cards import ADVISORS, FAVORS, Action, Advisor, Event
from game.crown.rules.choices import (
    Bake,
    DeliverWood,
    EndTurn,
    Exchange,
    Give,
    Harvest,
    Hire,
    Keep,
    Move,
    Play,
    RaiseRank,
    Recruit,
    Redeem,
    SendEnvoy,
    SpendBook,
    TakeStep,
    Trade,
    Use,
    UseDiscount,
)
from game.crown.rules.phases import bonus, card, countryside, tokens, town
from game.crown.rules.reasons import Reason, WhyNot, why_not
from game.crown.rules.table import CrownTable
from game.engine.chance import Chance
from game.engine.play import finished, options, take
from game.engine.record import Choice
from tests.crown.tables import do, employ, end_round, ennobled, favor, happen, lay, own, play, ready, settle_in, stand

COUNTRYSIDE_BOARD = Board.COUNTRYSIDE
EVERYTHING: tuple[Choice, ...] = (
    *(choice for row in card.PLAY for choice in row),
    *(*card.MOVES, *card.STEPS, *card.ENVOYS, *card.TRADES, card.USE_DISCOUNT, card.END_TURN),
    *(bonus.RAISE_RANK, *bonus.HIRE, *bonus.RECRUIT),
    *(*(Use(advisor) for advisor in ADVISORS), Exchange(RING), Exchange(COIN)),
    *(
        countryside.HARVEST,
        countryside.BAKE,
        town.SPEND_BOOK,
        town.DELIVER_STONE,
        town.DELIVER_WOOD,
        town.DELIVER_WOODS,
    ),
    *(*town.GIVE, *town.DONATE, *town.BUY_COIN, *town.SELL_BOOKS, *town.DELIVER_BREAD, *tokens.REDEEM),
)


def why(table: CrownTable, choice: Choice) -> str:
    """The reason in notation."""
    found = why_not(table, choice)
    assert found is not None
    return str(found).removeprefix("why-not ")


def positions() -> Iterator[CrownTable]:
    """Every position of a few random games."""
    for seats, seed, settings in ((2, 1, {}), (3, 2, {"mixed_boards": True}), (1, 3, {"full_hand": True})):
        table = CROWN.open(seats, seed, settings)
        assert isinstance(table, CrownTable)
        luck = Chance(seed)
        while not finished(table):
            yield table
            take(table, luck.pick(options(table)))


def test_there_is_a_reason_exactly_where_something_is_no_option() -> None:
    """Whatever can be pointed at, in every position of some games; what cannot be paid is short of something."""
    given = set()
    for table in positions():
        legal = set(options(table))
        for choice in EVERYTHING:
            found = why_not(table, choice)
            assert (found is None) == (choice in legal), f"{choice}: {found}"
            if found is not None:
                given.add(found.reason)
                assert (found.missing > 0) == (found.reason is Reason.CANNOT_PAY), f"{choice}: {found}"
    assert len(given) > 15


def test_before_a_card_is_played() -> None:
    table = ready()
    lay(table, Action.WOOD, None, None)
    table.estates[0].hand = (Action.RING,)
    assert why(table, Play(Action.STEP, 2)) == "not_in_hand 0"
    assert why(table, Play(Action.RING, 1)) == "slot_taken 0"
    for choice in (Move(COUNTRYSIDE_BOARD), EndTurn(), Trade(1), TakeStep(COUNTRYSIDE_BOARD)):
        assert why(table, choice) == "play_first 0"


def test_after_a_card_is_played() -> None:
    table = ready(3)
    own(table, wood=1)
    play(table, Action.STEP)
    assert why(table, Play(Action.STEP, 2)) == "card_played 0"
    assert why(table, EndTurn()) == "move_first 0"
    assert why(table, Trade(1)) == "other_card 0"
    do(table, "move town")
    assert why(table, RaiseRank()) == "finish_first 0"
    do(table, "done")
    assert why(table, Move(COUNTRYSIDE_BOARD)) == "already_moved 0"
    assert why(table, EndTurn()) == "step_first 0"
    do(table, "take-step countryside", "done")
    assert why(table, TakeStep(COUNTRYSIDE_BOARD)) == "already_done 0"


def test_card_actions_that_cannot_be_paid() -> None:
    table = ready()
    own(table, wood=1)
    play(table, Action.TRADE)
    assert why(table, Trade(3)) == "cannot_pay 2"
    table = ready()
    play(table, Action.DISCOUNT)
    assert why(table, UseDiscount()) == "nobody_to_hire 0"
    assert why(table, SendEnvoy(Site.CASTLE)) == "other_card 0"


def test_ranks() -> None:
    table = ready()
    own(table, coin=1)
    assert why(table, RaiseRank()) == "cannot_pay 1"
    ennobled(table, 3)
    assert why(table, RaiseRank()) == "cannot_pay 3"
    table.nobles[3] = 4
    assert why(table, RaiseRank()) == "no_card_left 0"
    ennobled(table, 5)
    assert why(table, RaiseRank()) == "highest_rank 0"
    ennobled(table, 0)
    own(table, coin=2, ring=2)
    do(table, "raise-rank")
    assert why(table, RaiseRank()) == "once_a_turn 0"


def test_huts() -> None:
    table = ready()
    own(table, cloth=1)
    table.huts[1] = 1
    assert why(table, Hire(Site.FOREST, 2)) == "hut_taken 0"
    assert why(table, Hire(Site.QUARRY, 1)) == "councilor_elsewhere 0"
    assert why(table, Hire(Site.FOREST, 1)) == "cannot_pay 1"
    settle_in(table, Site.GRAINFIELD, 3)
    settle_in(table, Site.QUARRY, 1)
    assert why(table, Hire(Site.FOREST, 1)) == "no_craftsman_left 0"
    table = ready()
    own(table, cloth=4)
    do(table, "hire forest 1")
    assert why(table, Hire(Site.FOREST, 2)) == "once_a_turn 0"


def test_a_discounted_hut_or_advisor_is_one_unit_nearer() -> None:
    table = ready()
    happen(table, Event.FEAST_DAY)
    own(table, cloth=1)
    play(table, Action.DISCOUNT)
    do(table, "use-discount")
    assert why(table, Hire(Site.FOREST, 3)) == "cannot_pay 1"
    assert why(table, Recruit(Advisor.MASTER_OF_COIN)) == "cannot_pay 1"
    assert why(table, Move(COUNTRYSIDE_BOARD)) == "finish_first 0"


def test_advisors() -> None:
    table = ready()
    assert why(table, Recruit(Advisor.HERALD)) == "not_at_court 0"
    assert why(table, Recruit(Advisor.LANDLORD)) == "councilor_elsewhere 0"
    assert why(table, Recruit(Advisor.ARCHIVIST)) == "cannot_pay 3"
    own(table, grain=4, cloth=2, stone=2)
    do(table, "recruit archivist")
    assert why(table, Recruit(Advisor.MASTER_OF_COIN)) == "once_a_turn 0"


def test_abilities() -> None:
    table = ready()
    employ(table, Advisor.BAILIFF, Advisor.LANDLORD, Advisor.DRESSMAKER, Advisor.ABBESS)
    assert why(table, Use(Advisor.BAKER)) == "not_your_advisor 0"
    assert why(table, Use(Advisor.ABBESS)) == "not_to_be_used 0"
    assert why(table, Use(Advisor.BAILIFF)) == "cannot_pay 1"
    assert why(table, Use(Advisor.LANDLORD)) == "cannot_pay 2"
    own(table, cloth=1)
    assert why(table, Use(Advisor.LANDLORD)) == "cannot_pay 1"
    do(table, "use dressmaker")
    assert why(table, Use(Advisor.DRESSMAKER)) == "once_a_turn 0"
    assert why(table, Exchange(RING)) == "not_your_advisor 0"


def test_the_chamberlain() -> None:
    table = ready()
    employ(table, Advisor.CHAMBERLAIN)
    own(table, ring=1)
    assert why(table, Exchange(COIN)) == "cannot_pay 1"
    do(table, "exchange ring")
    assert why(table, Exchange(COIN)) == "one_direction 0"


def test_parts_of_visits() -> None:
    table = ready(3)
    own(table, wood=1, coin=1)
    favor(table, *FAVORS[:1])
    play(table, Action.ENVOY)
    assert why(table, Give(RESOURCES[0])) == "councilor_elsewhere 0"
    do(table, "send-envoy castle")
    table.markers[2] = 2
    assert why(table, Give(RESOURCES[2])) == "cannot_pay 2"
    assert why(table, SpendBook()) == "cannot_pay 1"
    assert why(table, DeliverWood(1)) == "councilor_elsewhere 0"
    assert why(table, Redeem(FAVORS[0])) == "not_this_visit 0"
    assert why(table, Keep(FAVORS[0])) == "finish_first 0"
    assert why(table, Use(Advisor.BAKER)) == "not_your_advisor 0"


def test_parts_that_are_done() -> None:
    table = ready(3)
    own(table, wood=2, book=1)
    play(table, Action.ENVOY)
    do(table, "send-envoy castle", "give wood")
    assert why(table, Give(RESOURCES[0])) == "already_done 0"


def test_fields() -> None:
    table = ready(3)
    settle_in(table, Site.QUARRY, 1)
    stand(table, Site.GRAINFIELD, Site.CASTLE)
    play(table, Action.RING)
    do(table, "move countryside")
    assert why(table, Bake()) == "already_done 0"
    assert why(table, Use(Advisor.BAKER)) == "finish_first 0"
    do(table, "harvest")
    assert why(table, Bake()) == "cannot_pay 1"
    assert why_not(table, Harvest()) is None


def test_where_another_question_waits_it_comes_first() -> None:
    table = ready()
    own(table, ring=1)
    end_round(table, Event.ROYAL_AUDIENCE)
    assert why(table, EndTurn()) == "finish_first 0"


def test_when_the_game_is_over() -> None:
    table = ready()
    table.agenda.clear()
    assert why_not(table, EndTurn()) == WhyNot(Reason.GAME_OVER)


@pytest.mark.parametrize("reason", list(Reason), ids=str)
def test_every_reason_has_a_key_for_its_sentence(reason: Reason) -> None:
    assert str(reason) == reason.name.lower()
