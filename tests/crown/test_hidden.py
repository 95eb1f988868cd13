"""What a seat may not see (ruling 27), and the worlds imagined from what it sees."""

from collections import Counter

from game.crown.rules import CROWN
from game.crown.rules.cards import ACTIONS, ADVISORS_B, EVENTS, FAVORS, Action, Favor
from game.crown.rules.changes import CardsDrawn, StackShuffled, TokensSeen, TokensShuffled
from game.crown.rules.table import RIVAL, CrownTable
from game.engine.chance import Chance
from game.engine.pile import shuffled
from game.engine.seats import NOBODY, Seat
from tests.crown.components import components
from tests.crown.tables import do, favor, hand, lay, own, play, ready

ONE, OTHER = Seat(0), Seat(1)


def seen(table: CrownTable, seat: Seat) -> CrownTable:
    view = CROWN.conceal(table, seat)
    assert isinstance(view, CrownTable)
    return view


def looking() -> CrownTable:
    """Seat 0 is looking at three tokens."""
    table = ready(2)
    own(table, stone=1)
    favor(table, Favor.MARKET_COINS, seat=1)
    play(table, Action.ENVOY)
    do(table, "send-envoy cathedral", "donate stone")
    return table


def test_hands_and_stacks_of_others_are_hidden() -> None:
    """Ruling 27."""
    table = ready(3)
    view = seen(table, OTHER)
    assert view.estates[1].hand == table.estates[1].hand
    assert view.estates[0].hand == view.estates[2].hand == (None, None, None)
    assert {card for estate in view.estates for card in estate.stack} == {None}


def test_nobody_knows_the_order_of_any_stack() -> None:
    """Ruling 27: nor does the seat of its own."""
    view = seen(ready(2), ONE)
    for pile in (view.estates[0].stack, view.advisors, view.favors, view.events):
        assert {str(card) for card in pile} == {"None"}
    assert view.chance == Chance(0)


def test_somebody_at_no_seat_sees_what_lies_open_to_all() -> None:
    view = seen(looking(), NOBODY)
    assert {card for estate in view.estates for card in estate.hand} == {None}
    assert view.looked_at == (None, None, None)


def test_everything_else_is_open() -> None:
    """Ruling 27."""
    table = looking()
    lay(table, Action.WOOD, None, None, seat=1)
    view = seen(table, OTHER)
    for name in ("rings", "round", "first", "turn", "markers", "huts", "nobles", "court", "next_advisor", "event"):
        assert getattr(view, name) == getattr(table, name)
    for mine, theirs in zip(table.estates, view.estates, strict=True):
        for name in ("purse", "citizens", "buildings", "slots", "played", "councilors", "nobles", "advisors", "tokens"):
            assert getattr(mine, name) == getattr(theirs, name)


def test_tokens_looked_at_are_seen_by_the_looker_only() -> None:
    """Rule 20."""
    table = looking()
    assert seen(table, ONE).looked_at == table.looked_at
    assert seen(table, OTHER).looked_at == (None, None, None)


def test_changes_tell_others_no_more_than_they_may_see() -> None:
    drawn = CardsDrawn(ONE, (Action.WOOD, Action.RING, Action.STEP))
    assert drawn.veil(ONE) is drawn
    assert drawn.veil(OTHER).cards == (None, None, None)
    tokens = TokensSeen(ONE, FAVORS[:3])
    assert tokens.veil(ONE) is tokens
    assert tokens.veil(OTHER).tokens == (None, None, None)
    assert StackShuffled(ONE, ACTIONS).veil(ONE).cards == (None,) * 9
    assert TokensShuffled(FAVORS[:4]).veil(ONE).tokens == (None,) * 4


def imagined(table: CrownTable, seat: Seat, seed: int = 1) -> CrownTable:
    world = CROWN.imagine(CROWN.conceal(table, seat), seat, Chance(seed))
    assert isinstance(world, CrownTable)
    return world


def test_an_imagined_hand_holds_none_of_the_cards_played() -> None:
    """Rule 15: hand and stack are the nine cards less those played in this half."""
    table = ready(2)
    estate = table.estates[1]
    estate.played = (Action.WOOD, Action.GRAIN, Action.STONE)
    lay(table, Action.RING, None, None, seat=1)
    hand(table, Action.STEP, Action.ENVOY, seat=1)
    hands = Counter(imagined(table, ONE, seed).estates[1].hand for seed in range(200))
    left = {Action.CLOTH, Action.TRADE, Action.STEP, Action.DISCOUNT, Action.ENVOY}
    assert {card for cards in hands for card in cards} == left
    assert len(hands) == 10
    assert min(hands.values()) > 5


def test_the_last_hand_of_a_half_is_known() -> None:
    """Rule 15: six are played, so the other three are in hand."""
    table = ready(2)
    table.estates[1].played = ACTIONS[:6]
    hand(table, *ACTIONS[6:], seat=1)
    assert imagined(table, ONE).estates[1].hand == ACTIONS[6:]


def test_the_own_cards_stay_as_they_are() -> None:
    table = ready(2)
    world = imagined(table, ONE)
    assert world.estates[0].hand == table.estates[0].hand
    assert world.estates[0].stack == table.estates[0].stack


def test_imagined_tokens_advisors_and_events_are_those_unseen() -> None:
    table = looking()
    table.dismissed = (ADVISORS_B[2],)
    table.advisors = shuffled(advisor for advisor in ADVISORS_B if advisor not in (table.next_advisor, ADVISORS_B[2]))
    world = imagined(table, OTHER)
    assert len(set(world.looked_at)) == 3
    assert {*world.looked_at, *world.favors} == set(FAVORS) - {Favor.MARKET_COINS}
    assert world.advisors == table.advisors
    assert world.events == table.events
    assert {*world.events, world.event, *world.past_events} == set(EVENTS)
    assert components(world) == components(table)
    assert imagined(table, ONE).looked_at == table.looked_at


def test_what_another_seat_looks_at_may_be_anything_unseen() -> None:
    table = looking()
    looks = {token for seed in range(60) for token in imagined(table, OTHER, seed).looked_at}
    assert looks == set(FAVORS) - {Favor.MARKET_COINS}


def test_imagined_luck_is_not_the_luck_of_the_table() -> None:
    table = ready(2)
    assert imagined(table, ONE, 1).chance != imagined(table, ONE, 2).chance
    assert imagined(table, ONE, 1).chance != table.chance


def test_the_deck_of_the_rival_is_hidden_and_imagined() -> None:
    table = ready(1, solo="rival")
    table.estates[RIVAL].played = ACTIONS[:4]
    table.estates[RIVAL].stack = shuffled(ACTIONS[4:])
    assert set(seen(table, ONE).estates[RIVAL].stack) == {None}
    assert imagined(table, ONE).estates[RIVAL].stack == table.estates[RIVAL].stack


def test_with_a_full_hand_nothing_is_left_to_imagine_of_hands() -> None:
    """Ruling 39."""
    table = ready(2, full_hand=True)
    world = imagined(table, ONE)
    assert [estate.hand for estate in world.estates] == [ACTIONS, ACTIONS]
    assert len(world.estates[1].stack) == 0
