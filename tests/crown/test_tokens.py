"""Favor tokens (rules 20, 26)."""

import pytest

from game.crown.rules.board import TOWN, Site
from game.crown.rules.cards import FAVOR_ROWS, FAVORS, Action, Favor
from game.crown.rules.changes import TokenKept, TokensSeen, TokensShuffled
from game.crown.rules.table import CrownTable
from game.engine.pile import Pile, shuffled
from tests.crown.tables import do, favor, menu, own, owned, play, points, ready, stand, told


def donating(stack: tuple[Favor, ...] = FAVORS, discards: tuple[Favor, ...] = ()) -> CrownTable:
    """Seat 0 has donated a grain; this is the stack it drew from, and the discard pile."""
    table = ready(3)
    own(table, grain=1)
    table.favors = shuffled(stack) if stack else Pile([])
    table.favor_discards = discards
    play(table, Action.ENVOY)
    do(table, "send-envoy cathedral", "donate grain")
    return table


def test_three_tokens_are_looked_at_one_is_kept_and_two_are_discarded_face_up() -> None:
    """Rule 20."""
    table = donating()
    assert table.phase == "tokens"
    looked_at = table.looked_at
    assert len(set(looked_at)) == 3
    assert menu(table) == [f"keep {token}" for token in looked_at]
    changes = do(table, f"keep {looked_at[1]}")
    assert table.estates[0].tokens == (looked_at[1],)
    assert table.favor_discards == (looked_at[0], looked_at[2])
    assert set(table.favors) == set(FAVORS) - set(looked_at)
    assert told(changes, TokenKept) == [f"token-kept 0 {looked_at[1]} {looked_at[0]},{looked_at[2]}"]
    assert table.looked_at == ()


def test_every_token_may_come_up() -> None:
    """Rule 20: in no known order."""
    seen = set()
    for seed in range(30):
        table = ready(2, seed)
        own(table, stone=1)
        play(table, Action.ENVOY)
        (look,) = (c for c in do(table, "send-envoy cathedral", "donate stone") if isinstance(c, TokensSeen))
        seen |= set(look.tokens)
    assert seen == set(FAVORS)


def test_when_the_stack_is_short_the_discards_are_shuffled_in() -> None:
    """Ruling 13: draw what is there, then go on."""
    table = donating(stack=FAVORS[:1], discards=FAVORS[4:9])
    assert table.looked_at[0] is FAVORS[0]
    assert set(table.looked_at[1:]) <= set(FAVORS[4:9])
    assert len(table.looked_at) == 3
    assert len(table.favors) == 3
    assert table.favor_discards == ()


def test_if_fewer_than_three_exist_one_sees_fewer() -> None:
    """Ruling 13."""
    table = donating(stack=FAVORS[:2])
    assert set(table.looked_at) == set(FAVORS[:2])


def test_a_lone_token_is_kept_without_a_question() -> None:
    """Ruling 13."""
    table = donating(stack=(), discards=FAVORS[:1])
    assert table.estates[0].tokens == FAVORS[:1]
    assert "move town" in menu(table)


def test_if_no_token_exists_there_is_only_the_book() -> None:
    """Ruling 13."""
    table = donating(stack=())
    assert owned(table) == {"book": 1}
    assert table.estates[0].tokens == ()
    assert "move town" in menu(table)


def test_the_discards_are_shuffled_only_when_a_draw_needs_them() -> None:
    """Ruling 28: when the stack runs out exactly the two just discarded wait with the others."""
    table = donating(stack=FAVORS[:3], discards=FAVORS[5:7])
    assert len(table.favors) == 0
    changes = do(table, menu(table)[0])
    assert not told(changes, TokensShuffled)
    assert len(table.favors) == 0
    assert len(table.favor_discards) == 4


@pytest.mark.parametrize("token", FAVORS, ids=str)
def test_a_token_is_redeemed_at_its_own_place_for_its_own_reward(token: Favor) -> None:
    """Rule 26; each of the twelve tokens."""
    row = FAVOR_ROWS[token]
    table = ready(3)
    favor(table, token)
    if row.site in TOWN:
        play(table, Action.ENVOY)
        do(table, f"send-envoy {row.site}")
    else:
        stand(table, Site((row.site - 1) % 4), Site.CASTLE)
        play(table, Action.TRADE)
        do(table, "move countryside")
    before = points(table)
    do(table, f"redeem {token}")
    place, _, reward = str(token).rpartition("_")
    citizens, buildings = points(table)
    assert (citizens - before[0], buildings - before[1]) == {"citizens": (3, 0), "buildings": (0, 5)}.get(
        reward, (0, 0)
    )
    expected = {"ring": {"ring": 1}, "book": {"book": 1}, "coins": {"coin": 2}}.get(reward)
    if row.good is not None:
        assert owned(table) == (expected or {reward: 2})
    assert table.estates[0].tokens == ()
    assert table.favor_discards == (token,)
    assert place == str(row.site)


def test_tokens_of_other_places_stay() -> None:
    """Rule 26."""
    table = ready(3)
    favor(table, Favor.CASTLE_RING, Favor.MARKET_COINS)
    play(table, Action.ENVOY)
    do(table, "send-envoy market")
    assert menu(table) == ["redeem market_coins", "done"]


def test_any_or_all_matching_tokens_may_be_redeemed() -> None:
    """Rule 26."""
    table = ready(3)
    favor(table, Favor.MARKET_CITIZENS, Favor.MARKET_COINS)
    play(table, Action.ENVOY)
    do(table, "send-envoy market", "redeem market_coins", "redeem market_citizens")
    assert points(table) == (3, 28)
    assert owned(table) == {"coin": 2}
    assert "move town" in menu(table)


def test_arriving_is_enough_to_redeem() -> None:
    """Ruling 12: without doing the location's action."""
    table = ready(3)
    favor(table, Favor.GRAINFIELD_GRAIN)
    play(table, Action.TRADE)
    do(table, "move countryside")
    assert menu(table) == ["harvest", "redeem grainfield_grain", "done"]
    do(table, "redeem grainfield_grain", "done")
    assert owned(table) == {"grain": 2}


def test_tokens_may_be_redeemed_before_or_between_the_parts_of_an_action() -> None:
    """Ruling 12: the book of the token is spent at once."""
    table = ready(3)
    favor(table, Favor.CASTLE_RING, Favor.CASTLE_CITIZENS)
    own(table, wood=1, book=1)
    play(table, Action.ENVOY)
    do(table, "send-envoy castle", "redeem castle_ring", "give wood", "redeem castle_citizens", "spend-book")
    assert owned(table) == {"ring": 2}
    assert points(table) == (3, 33)


def test_after_the_visit_a_token_waits_for_the_next_one() -> None:
    """Ruling 12: until the location's action ends."""
    table = ready(3)
    favor(table, Favor.CATHEDRAL_BOOK)
    play(table, Action.RING)
    do(table, "move town", "done")
    assert not [text for text in menu(table) if text.startswith("redeem")]


def test_a_token_won_in_the_cathedral_is_not_redeemed_on_the_same_visit() -> None:
    """Ruling 11."""
    table = donating(stack=(Favor.CATHEDRAL_BOOK,))
    assert table.estates[0].tokens == (Favor.CATHEDRAL_BOOK,)
    assert not [text for text in menu(table) if text.startswith("redeem")]


def test_another_visit_in_the_same_turn_redeems_it() -> None:
    """Ruling 29: by envoy to the Cathedral."""
    table = ready(3)
    own(table, grain=1)
    table.favors = shuffled((Favor.CATHEDRAL_BOOK,))
    play(table, Action.ENVOY)
    do(table, "move town", "donate grain", "send-envoy cathedral")
    assert menu(table) == ["redeem cathedral_book", "done"]
    do(table, "redeem cathedral_book")
    assert owned(table) == {"book": 2}


def test_an_envoy_who_does_nothing_else_redeems() -> None:
    """Ruling 30."""
    table = ready(3)
    own(table, wood=1)
    favor(table, Favor.CASTLE_CITIZENS)
    play(table, Action.ENVOY)
    do(table, "send-envoy castle", "redeem castle_citizens", "done")
    assert points(table) == (3, 28)
    assert owned(table) == {"wood": 1}


def test_redeemed_tokens_come_back_into_play() -> None:
    """Rule 26: they go to the discard pile, which becomes the new stack."""
    table = ready(3)
    favor(table, Favor.CATHEDRAL_CITIZENS)
    own(table, grain=1)
    table.favors = Pile([])
    play(table, Action.ENVOY)
    changes = do(table, "send-envoy cathedral", "redeem cathedral_citizens", "donate grain")
    assert told(changes, TokensShuffled) == ["tokens-shuffled cathedral_citizens"]
    assert table.estates[0].tokens == (Favor.CATHEDRAL_CITIZENS,)
