"""Rounds (rules 12-15)."""

from collections import Counter

from game.crown.rules import CROWN
from game.crown.rules.board import ROUNDS, SLOTS
from game.crown.rules.cards import ACTIONS, Action
from game.crown.rules.changes import (
    CardPlayed,
    CardsDrawn,
    EventTurnedUp,
    GameEnded,
    LastRoundBegan,
    RoundBegan,
    RoundEnded,
    StackShuffled,
    StatuePassed,
    TurnBegan,
)
from game.crown.rules.phases.round import CloseRound, NextTurn
from game.crown.rules.table import CrownTable
from game.engine.chance import Chance
from game.engine.pile import shuffled
from game.engine.play import finished, options, take
from game.engine.seats import Seat
from game.engine.step import Change
from tests.crown.tables import begin, end_round, lay, ready, told


def game(seats: int, seed: int = 3) -> tuple[CrownTable, list[Change]]:
    """A whole game played at random, and all that changed in it."""
    table = CROWN.open(seats, seed)
    assert isinstance(table, CrownTable)
    luck = Chance(seed)
    while not finished(table):
        take(table, luck.pick(options(table)))
    return table, list(table.journal)


def test_six_rounds_of_three_turns_a_seat_are_played() -> None:
    """Rules 12-15; rule 14: after the sixth the game ends."""
    for seats in CROWN.seats:
        _, changes = game(seats)
        assert told(changes, RoundBegan) == [f"round-began {number}" for number in range(1, ROUNDS + 1)]
        turns = Counter(change.seat for change in changes if isinstance(change, TurnBegan))
        assert turns == dict.fromkeys(range(seats), ROUNDS * SLOTS)
        assert isinstance(changes[-1], GameEnded)


def test_one_setup_card_and_six_events_are_seen() -> None:
    """Rule 8: seven cards stay unseen."""
    table, changes = game(2)
    assert len(told(changes, EventTurnedUp)) == ROUNDS
    assert len(table.past_events) == ROUNDS
    assert len(table.events) == 7


def test_turns_go_clockwise_from_the_statue_holder() -> None:
    """Rule 13."""
    _, changes = game(3)
    turns = [change.seat for change in changes if isinstance(change, TurnBegan)]
    first = turns[0]
    for number in range(ROUNDS):
        expected = [(first + number + turn) % 3 for turn in range(3 * SLOTS)]
        assert turns[9 * number : 9 * number + 9] == expected


def test_with_four_seats_two_of_them_begin_twice() -> None:
    """Ruling 26: accepted."""
    table, changes = game(4)
    started = [change.seat for change in changes if isinstance(change, StatuePassed)]
    begun = Counter([(started[0] - 1) % 4, *started[:-1]])
    assert sorted(begun.values()) == [1, 1, 2, 2]
    assert table.first == started[-1]


def test_every_card_is_played_once_in_each_half_and_every_slot_once_a_round() -> None:
    """Rule 15."""
    _, changes = game(2)
    played = [change for change in changes if isinstance(change, CardPlayed) and change.seat == 0]
    for half in (played[:9], played[9:]):
        assert {change.card for change in half} == set(ACTIONS)
    for number in range(ROUNDS):
        assert {change.slot for change in played[3 * number : 3 * number + 3]} == {1, 2, 3}
    assert len(played) == 18


def test_between_rounds_the_statue_passes_and_the_cards_are_turned_over_and_drawn() -> None:
    """Rule 14, in this order."""
    table = ready()
    for seat in (0, 1):
        lay(table, Action.WOOD, Action.RING, Action.STEP, seat=seat)
        table.estates[seat].hand = ()
        table.estates[seat].stack = shuffled(
            card for card in ACTIONS if card not in (Action.WOOD, Action.RING, Action.STEP)
        )
    table.round = 1
    changes = begin(table, CloseRound())
    order = [text.split()[0] for text in told(changes, StatuePassed, RoundEnded, CardsDrawn, RoundBegan)]
    assert order == ["statue-passed", "round-ended", "cards-drawn", "cards-drawn", "round-began"]
    for estate in table.estates:
        assert estate.slots == (None, None, None)
        assert estate.played == (Action.WOOD, Action.RING, Action.STEP)
        assert len(estate.hand) == 3
        assert not set(estate.hand) & set(estate.played)
    assert table.first == 1


def test_after_the_third_round_all_nine_cards_are_shuffled_anew() -> None:
    """Rule 14."""
    table = ready()
    for estate in table.estates:
        estate.hand, estate.played = (), ACTIONS[:6]
        estate.slots, estate.stack = ACTIONS[6:], shuffled(ACTIONS[:0])
    table.round = 3
    changes = begin(table, CloseRound())
    assert len(told(changes, StackShuffled)) == 2
    for estate in table.estates:
        assert estate.played == ()
        assert {*estate.hand, *estate.stack} == set(ACTIONS)
        assert len(estate.hand) == 3


def test_a_played_card_stays_open_until_the_round_ends() -> None:
    """Ruling 27."""
    table = ready()
    lay(table, Action.WOOD, None, None, seat=1)
    view = CROWN.conceal(table, Seat(0))
    assert view.estates[1].slots[0] is Action.WOOD  # type: ignore[attr-defined]


def test_the_last_round_is_announced() -> None:
    table, changes = game(1)
    at = changes.index(LastRoundBegan())
    assert isinstance(changes[at - 1], RoundBegan)
    assert changes[at - 1] == RoundBegan(ROUNDS)
    assert changes.count(LastRoundBegan()) == 1
    assert finished(table)


def test_after_the_sixth_round_nothing_is_drawn() -> None:
    """Rule 14."""
    table = ready()
    changes = end_round(table, table.event, ROUNDS)
    assert told(changes, CardsDrawn, RoundBegan, EventTurnedUp) == []
    assert finished(table)


def test_the_round_is_over_when_everybody_has_had_three_turns() -> None:
    """Rule 13."""
    table = ready(3)
    begin(table, NextTurn(8))
    assert table.turn.seat == 2
    changes = begin(table, NextTurn(9))
    assert "round-ended 1" in told(changes)
