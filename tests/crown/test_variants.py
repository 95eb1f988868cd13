"""Full hand and mixed boards."""

import pytest

from game.crown.rules import CROWN
from game.crown.rules.board import BOARDS, SITES, Site
from game.crown.rules.cards import ACTIONS, Action, Event
from game.crown.rules.changes import CardsDrawn, GoodsTaken, HandTakenBack, StackShuffled
from game.crown.rules.phases.round import CloseRound
from game.crown.rules.table import CrownTable
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat, clockwise
from tests.crown.tables import begin, do, employ, happen, menu, menu_after, own, owned, play, ready, stand, told

SEEDS = range(20)


def mixed(seats: int = 3, seed: int = 1) -> CrownTable:
    table = CROWN.open(seats, seed, {"mixed_boards": True})
    assert isinstance(table, CrownTable)
    return table


# Full hand


def test_with_a_full_hand_all_nine_cards_are_held() -> None:
    table = CROWN.open(3, 1, {"full_hand": True})
    assert isinstance(table, CrownTable)
    for estate in table.estates:
        assert estate.hand == ACTIONS
        assert len(estate.stack) == 0
    assert told(table.journal, CardsDrawn, StackShuffled) == []


def test_with_a_full_hand_three_of_nine_then_of_six_then_the_last_three_are_played() -> None:
    table = ready(2, full_hand=True)
    assert len(menu(table)) == 27
    table.round = 1
    for estate in table.estates:
        estate.hand, estate.slots = ACTIONS[3:], ACTIONS[:3]
    changes = begin(table, CloseRound())
    assert told(changes, CardsDrawn, HandTakenBack) == []
    assert {estate.hand for estate in table.estates} == {ACTIONS[3:]}


def test_with_a_full_hand_all_cards_come_back_after_round_three() -> None:
    table = ready(2, full_hand=True)
    table.round = 3
    for estate in table.estates:
        estate.hand, estate.played, estate.slots = (), ACTIONS[:6], ACTIONS[6:]
    changes = begin(table, CloseRound())
    assert told(changes, HandTakenBack) == ["hand-taken-back 0", "hand-taken-back 1"]
    for estate in table.estates:
        assert (estate.hand, estate.played) == (ACTIONS, ())


def test_with_a_full_hand_hands_are_open() -> None:
    """Ruling 39: they follow from open play."""
    table = ready(2, full_hand=True)
    view = CROWN.conceal(table, Seat(0))
    assert view.estates[1].hand == ACTIONS  # type: ignore[attr-defined]
    closed = CROWN.conceal(ready(2), Seat(0))
    assert closed.estates[1].hand == (None, None, None)  # type: ignore[attr-defined]


# Mixed boards


def test_mixed_boards_are_two_rings_of_all_eight_locations() -> None:
    rings = [mixed(seed=seed).rings for seed in SEEDS]
    assert all({*one, *other} == set(SITES) and len(one) == len(other) == 4 for one, other in rings)
    assert any(len({site < Site.CASTLE for site in one}) == 2 for one, _ in rings)


def test_on_mixed_boards_councilors_begin_on_the_first_locations_and_clockwise() -> None:
    for seed in SEEDS:
        table = mixed(4, seed)
        for steps, seat in enumerate(clockwise(table.first, 4)):
            assert table.estates[seat].councilors == tuple(table.rings[board][steps] for board in BOARDS)


def test_on_mixed_boards_the_first_resource_is_of_free_choice() -> None:
    table = mixed(3)
    taken = []
    for choice in ("take cloth", "take wood", "take wood"):
        ask = asked(table)
        assert ask is not None
        taken.append(ask.seat)
        assert menu(table) == ["take wood", "take grain", "take stone", "take cloth"]
        changes = do(table, choice)
        assert next(change.seat for change in changes if isinstance(change, GoodsTaken)) == ask.seat
    assert taken == list(clockwise(table.first, 3))
    assert table.round == 1


def test_on_mixed_boards_each_councilor_stays_on_its_ring() -> None:
    table = ready(2, mixed_boards=True)
    first, second = table.rings
    stand(table, first[3], second[2])
    play(table, Action.STEP, 2)
    do(table, "move countryside", *leave(table, "move countryside"), "take-step town", *leave(table, "take-step town"))
    assert table.estates[0].councilors == (first[1], second[3])


def leave(table: CrownTable, text: str) -> list[str]:
    """How to leave the place reached by this choice: with ``done`` if anything can be done there."""
    return ["done"] if "done" in menu_after(table, text) else []


def test_on_mixed_boards_one_hires_and_recruits_where_either_councilor_stands() -> None:
    table = ready(2, mixed_boards=True)
    table.rings = (SITES[::2], SITES[1::2])
    own(table, wood=9, grain=9, stone=9, cloth=9)
    stand(table, Site.CASTLE, Site.CATHEDRAL)
    assert not [text for text in menu(table) if text.startswith("hire")]
    assert [text for text in menu(table) if text.startswith("recruit")] == [
        "recruit master_of_coin",
        "recruit archivist",
        "recruit goldsmith",
        "recruit carpenter",
    ]
    stand(table, Site.FOREST, Site.GRAINFIELD)
    assert len([text for text in menu(table) if text.startswith("hire")]) == 6
    assert not [text for text in menu(table) if text.startswith("recruit")]


def test_on_mixed_boards_the_envoy_reaches_every_town_location() -> None:
    table = ready(2, mixed_boards=True)
    employ(table)
    happen(table, Event.FEAST_DAY)
    own(table, bread=1)
    play(table, Action.ENVOY)
    assert len([text for text in menu(table) if text.startswith("send-envoy")]) == 4
    do(table, "send-envoy construction_site", "deliver-bread 1")
    assert owned(table) == {}


@pytest.mark.parametrize(
    "variant", [{"full_hand": True}, {"mixed_boards": True}, {"full_hand": True, "mixed_boards": True}]
)
def test_games_of_the_variants_end(variant: dict[str, bool]) -> None:
    table = CROWN.open(2, 4, variant)
    while not finished(table):
        take(table, options(table)[-1])
    assert len(CROWN.scores(table)) == 2
