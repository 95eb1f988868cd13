"""What is hidden and from whom, and which worlds are imagined (ruling A40, A52, checklist 18)."""

from typing import cast

import pytest

from game.emira.rules import EMIRA
from game.emira.rules.cards import GOALS_FOR, STATUS_ROWS, Event, Goal, Princess, Status
from game.emira.rules.deck import PUBLIC, Deck, Layer, knower
from game.emira.rules.hidden import conceal, imagine
from game.emira.rules.phases.preparation import Prepare
from game.emira.rules.phases.purchase import TurnToBuy
from game.emira.rules.phases.round import BeginTurn
from game.emira.rules.table import EmiraTable, Played
from game.engine.chance import Chance
from game.engine.play import asked, options, take
from game.engine.seats import NOBODY, Seat
from game.engine.table import digest
from tests.emira.tables import begin, do, hold, home, live, own, play_events, ready, stack

A, B, C, D = Princess.NOOR, Princess.THARA, Princess.MUNIRA, Princess.YASMIN


def seen_by(table: EmiraTable, seat: int) -> EmiraTable:
    return cast(EmiraTable, conceal(table, Seat(seat)))


def worlds(table: EmiraTable, seat: int, count: int = 40) -> list[EmiraTable]:
    view = conceal(table, Seat(seat))
    return [imagine(view, Seat(seat), Chance(number)) for number in range(count)]


def test_goals_hands_and_decks_are_hidden_from_others() -> None:
    table = ready()
    hold(table, Event.HAGGLING, seat=1)
    view = seen_by(table, 0)
    assert home(view, 0).goal is Goal.FOUR_1
    assert [home(view, seat).goal for seat in (1, 2, 3)] == [None] * 3
    assert home(view, 1).hand == (None,)
    assert {*view.princesses, *view.statuses, *view.events} == {None}
    assert home(seen_by(table, 1), 1).hand == (Event.HAGGLING,)
    assert home(seen_by(table, NOBODY), 1).hand == (None,)
    assert seen_by(table, 0).chance == Chance(0)


def test_purses_stay_in_the_view() -> None:
    table = ready()
    own(table, 2, gold=330)
    assert home(seen_by(table, 0), 2).gold == 330


def test_at_the_end_all_goals_are_shown() -> None:
    table = ready()
    table.over = True
    assert home(seen_by(table, 0), 3).goal is Goal.FOUR_4


def test_court_influence_tells_only_its_player_how_the_princesses_lie() -> None:
    table = ready()
    stack(table, A, B, C, D)
    hold(table, Event.COURT_INFLUENCE, seat=1)
    play_events(table)
    do(table, "play court_influence", "arrange munira,noor,thara")
    assert list(seen_by(table, 1).princesses)[:4] == [C, A, B, None]
    assert list(seen_by(table, 0).princesses)[:4] == [None] * 4
    assert {tuple(world.princesses)[:3] for world in worlds(table, 1)} == {(C, A, B)}
    assert len({tuple(world.princesses)[:3] for world in worlds(table, 0)}) > 10


def test_looking_at_the_second_princess_tells_nothing_of_the_first() -> None:
    table = ready(3)
    hold(table, Event.CHANGING_HER_MIND)
    play_events(table)
    do(table, "play changing_her_mind", "look-at 2", "leave")
    top = seen_by(table, 0).princesses.layers[:2]
    assert top[0].cards == (None,)
    assert top[1].cards[0] is not None
    assert seen_by(table, 1).princesses.layers[1].cards == (None,)
    assert len(table.princesses.layers[2].cards) == 26


def test_who_looks_at_cards_another_has_seen_knows_them_too() -> None:
    table = ready()
    table.events = Deck([Layer((Event.RENOWN,), knower(Seat(1))), Layer((Event.BAZAAR,)), Layer((Event.HAGGLING,))])
    begin(table, TurnToBuy(Seat(0)))
    do(table, "draw 2")
    assert list(seen_by(table, 0).events) == [Event.RENOWN, Event.BAZAAR, None]
    assert list(seen_by(table, 1).events) == [Event.RENOWN, None, None]
    do(table, "keep bazaar")
    assert list(seen_by(table, 1).events) == [None, None]
    assert list(seen_by(table, 0).events) == [None, Event.RENOWN]


def test_leavers_of_an_advanced_tumult_are_known_but_not_their_order() -> None:
    table = ready(advanced=True)
    table.princesses.layers = [Layer((A, B, C), PUBLIC), Layer((D,))]
    assert seen_by(table, 2).princesses.layers[0].cards == (A, B, C)
    assert {world.princesses.upper(1, world.chance)[0] for world in worlds(table, 2)} == {A, B, C}


def test_what_is_left_of_a_layer_looked_into_is_known_to_nobody() -> None:
    table = ready()
    table.princesses.layers = [Layer((A, B, C, D), PUBLIC)]
    hold(table, Event.COURT_INFLUENCE, seat=1)
    play_events(table)
    do(table, "play court_influence")
    assert list(seen_by(table, 0).princesses) == [None] * 4
    assert [card is None for card in seen_by(table, 1).princesses] == [False, False, False, True]


def test_a_princess_who_comes_to_light_is_seen_by_all_out_of_any_layer() -> None:
    table = ready()
    for layers in ([Layer((A, B), PUBLIC)], [Layer((A,), knower(Seat(2)), marked=True)], [Layer((A, B))]):
        table.princesses.layers = list(layers)
        table.active, table.swapped = (), ()
        begin(table, Prepare())
        assert seen_by(table, 0).active == table.active
        assert len(table.swapped) == layers[0].marked


def test_imagined_status_cards_of_the_safe_block_are_no_dear_ones() -> None:
    table = cast(EmiraTable, EMIRA.open(4, 3))
    for world in worlds(table, 0, 200):
        safe = [card for layer in world.statuses.layers if layer.marked for card in layer.cards if card is not None]
        assert len(safe) == 6
        assert all(STATUS_ROWS[card].points < 3 for card in safe)


def test_status_cards_the_patron_put_under_stay_known_as_safe() -> None:
    table = ready()
    safe, mixed = (Status.LUTE, Status.SILKS, Status.CARPET), (Status.AQUEDUCT, Status.LIBRARY)
    for count, kept in ((3, True), (2, False)):
        table.statuses = Deck([Layer(safe[:count], marked=True), Layer((*safe[count:], *mixed))])
        table.played = (Played(Seat(1), Event.PATRONAGE),)
        begin(table, Prepare())
        do(table, str(options(table)[0]))
        do(table, str(options(table)[0]))
        assert [layer.marked for layer in table.statuses.layers[-2:]] == [kept, kept]
        table.market.status = None


def test_ruling_a40_no_goal_is_imagined_that_would_have_won() -> None:
    table = ready(5)
    own(table, 1, ruled_out=sum(1 << goal for goal in GOALS_FOR[5]) - (1 << Goal.FIVE_2) - (1 << Goal.FIVE_7))
    own(table, 2, ruled_out=1 << Goal.FIVE_3)
    seen = set()
    for world in worlds(table, 0, 100):
        goals = [household.goal for household in world.households]
        assert len(set(goals)) == 5
        assert goals[0] is Goal.FIVE_1
        assert goals[2] is not Goal.FIVE_3
        seen.add(goals[1])
    assert seen == {Goal.FIVE_2, Goal.FIVE_7}


def test_ruling_a40_goals_are_dealt_even_where_only_one_way_is_left() -> None:
    table = ready(3)
    everything = sum(1 << goal for goal in GOALS_FOR[3])
    own(table, 1, ruled_out=everything - (1 << Goal.THREE_2))
    own(table, 2, ruled_out=everything - (1 << Goal.THREE_2) - (1 << Goal.THREE_3))
    for world in worlds(table, 0):
        assert [household.goal for household in world.households] == [Goal.THREE_1, Goal.THREE_2, Goal.THREE_3]


def test_imagined_events_are_those_not_seen() -> None:
    table = ready()
    hold(table, Event.RENOWN, Event.RENOWN)
    hold(table, Event.HAGGLING, seat=1)
    table.spent = (Event.RENOWN,)
    left = [card for card in table.events if card is not None]
    left.remove(Event.RENOWN)
    table.events = Deck([Layer(tuple(left))])
    for world in worlds(table, 0):
        assert Event.RENOWN not in world.events
        assert Event.RENOWN not in home(world, 1).hand
    assert {home(world, 1).hand for world in worlds(table, 0)} > {(Event.HAGGLING,)}


def test_an_imagined_hand_is_a_hand_somebody_could_have() -> None:
    table = ready()
    hold(table, Event.HAGGLING, Event.BAZAAR, seat=3)
    live(table, 2, A, B)
    for world in worlds(table, 0):
        assert None not in home(world, 3).hand
        assert len(home(world, 3).hand) == 2
        assert {A, B}.isdisjoint(world.princesses)
        assert len(world.princesses) == 26


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_checklist_18_the_same_seed_and_choices_are_the_same_game(seats: int) -> None:
    digests = []
    for _ in range(2):
        table, luck = EMIRA.open(seats, 5), Chance(9)
        for _ in range(300):
            if asked(table) is None:
                break
            take(table, luck.pick(options(table)))
        digests.append(digest(table))
    assert digests[0] == digests[1]


def test_checklist_18_the_views_of_two_tables_that_differ_in_a_secret_are_equal() -> None:
    table, other = ready(), ready()
    hold(table, Event.HAGGLING, seat=1)
    hold(other, Event.RENOWN, seat=1)
    own(other, 1, goal=Goal.FOUR_5)
    for seat in (0, 2, 3, NOBODY):
        assert conceal(table, Seat(seat)) == conceal(other, Seat(seat))
    assert conceal(table, Seat(1)) != conceal(other, Seat(1))
    begin(table, BeginTurn(3))
    begin(other, BeginTurn(3))
    assert [change.veil(Seat(0)) for change in table.journal] == [change.veil(Seat(0)) for change in other.journal]
