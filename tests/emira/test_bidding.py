"""Bidding: rounds, passing, winners, openers nobody outbids, last seats and relief (R12-R20, checklist 4-6)."""

from game.emira.rules.board import CAMEL_TRACK, POOR
from game.emira.rules.cards import Princess
from game.emira.rules.changes import BidPaid, NobodyBid, RoundOpened
from game.emira.rules.costs import bid_price, discount, highest_bid, may_take_relief
from game.emira.rules.table import EmiraTable
from game.engine.seats import Seat
from tests.emira.tables import asks, bid, display, do, home, live, menu, own, ready, told


def market(seats: int = 4, **settings: bool) -> EmiraTable:
    table = ready(seats, **settings)
    display(table)
    return table


def idle(table: EmiraTable, seat: int) -> None:
    own(table, seat, idle=table.turn)


def test_r13_the_first_player_opens_and_bids_go_round_in_tens() -> None:
    table = market()
    bid(table)
    assert asks(table) == "ask-bid 0"
    assert menu(table)[:2] == ["bid 10", "bid 20"]
    assert menu(table)[-2:] == ["bid 1000", "pass"]
    do(table, "bid 50")
    assert asks(table) == "ask-bid 1"
    assert menu(table)[0] == "bid 60"


def test_r13_who_has_passed_is_out_of_the_round() -> None:
    table = market()
    bid(table)
    do(table, "pass", "bid 10", "bid 20", "pass")
    assert asks(table) == "ask-bid 1"
    do(table, "bid 30")
    assert asks(table) == "ask-bid 2"
    do(table, "pass")
    assert asks(table) == "ask-action 1"


def test_r14_the_last_bidder_pays_and_acts_at_once() -> None:
    table = market()
    bid(table)
    changes = do(table, "bid 200", "pass", "pass", "pass")
    assert told(changes, BidPaid) == ["bid-paid 0 200 200"]
    assert home(table).gold == 800
    assert asks(table) == "ask-action 0"
    assert table.phase == "actions"


def test_r15_the_next_round_begins_with_the_left_neighbour_and_without_the_winner() -> None:
    table = market()
    bid(table)
    do(table, "pass", "pass", "bid 10", "pass", "buy camel")
    assert asks(table) == "ask-bid 3"
    assert table.phase == "bidding"
    assert table.auction.acted == (2,)
    do(table, "pass", "pass", "bid 10", "buy palace")
    assert asks(table) == "ask-bid 3"
    do(table, "bid 10", "pass", "buy status")
    assert asks(table) == "ask-last-action 0"


def test_checklist_5_r16_when_all_pass_the_opener_acts_without_paying() -> None:
    table = market()
    bid(table)
    changes = do(table, "pass", "pass", "pass", "pass")
    assert told(changes, NobodyBid) == ["nobody-bid 0"]
    assert asks(table) == "ask-action 0"
    do(table, "buy camel")
    assert home(table).gold == 850
    assert asks(table) == "ask-bid 1"


def test_checklist_6_r17_the_last_seat_pays_no_bid() -> None:
    table = market()
    bid(table)
    for _ in range(3):
        do(table, *["pass"] * (4 - len(table.auction.acted)), "pass")
    assert asks(table) == "ask-last-action 3"
    assert "buy palace" in menu(table)
    do(table, "buy palace")
    assert home(table, 3).gold == 500
    assert asks(table) == ""


def test_checklist_6_r17_ruling_a56_the_last_seat_may_bid_of_its_own_will_and_then_act() -> None:
    table = market()
    idle(table, 0)
    idle(table, 1)
    idle(table, 2)
    own(table, 3, gold=600)
    bid(table)
    assert asks(table) == "ask-last-action 3"
    assert "take-relief" not in menu(table)
    assert menu(table)[-1] == "bid 600"
    assert told(do(table, "bid 110"), BidPaid) == ["bid-paid 3 110 110"]
    assert asks(table) == "ask-action 3"
    assert "buy appearance" in menu(table)
    assert "take-relief" in menu(table)
    do(table, "take-relief")
    assert home(table, 3).gold == 640


def test_ruling_a35_camels_reduce_the_bid_of_the_last_seat_too() -> None:
    table = market(3)
    idle(table, 0)
    idle(table, 1)
    own(table, 2, gold=600, camels=2)
    bid(table)
    assert menu(table)[-1] == "bid 700"
    do(table, "bid 100")
    assert home(table, 2).gold == 600


def test_r18_a_winner_may_decline_and_gets_nothing_back() -> None:
    table = market()
    bid(table)
    do(table, "bid 100", "pass", "pass", "pass")
    assert told(do(table, "pass"))[0] == "action-declined 0"
    assert home(table).gold == 900
    assert table.auction.acted == (0,)


def test_checklist_6_r19_relief_is_for_who_has_less_than_500() -> None:
    table = market()
    own(table, gold=POOR)
    bid(table)
    assert "take-relief" not in menu(table)
    own(table, gold=POOR - 10)
    assert menu(table)[-2:] == ["take-relief", "pass"]
    do(table, "take-relief")
    assert home(table).gold == 640
    assert table.auction.acted == (0,)
    assert asks(table) == "ask-bid 1"


def test_checklist_6_r19_relief_is_for_four_princesses_without_a_caravan() -> None:
    table = market()
    live(table, 0, Princess.ASIMA, Princess.THARA, Princess.DALAL, Princess.SALMA)
    assert may_take_relief(home(table))
    own(table, caravans=((), (), (3,), ()))
    assert not may_take_relief(home(table))
    own(table, caravans=((), (), (), ()))
    live(table, 0, Princess.ASIMA, Princess.THARA, Princess.DALAL)
    assert not may_take_relief(home(table))


def test_r19_several_seats_may_take_relief_in_one_turn() -> None:
    table = market()
    for seat in range(4):
        own(table, seat, gold=100)
    bid(table)
    do(table, "take-relief", "take-relief", "take-relief")
    assert asks(table) == "ask-last-action 3"
    do(table, "take-relief")
    assert [household.gold for household in table.households] == [250] * 4


def test_checklist_4_r20_camels_reduce_bids_but_never_pay_out() -> None:
    table = market()
    own(table, camels=3)
    assert discount(home(table)) == 150
    assert [bid_price(table, Seat(0), gold) for gold in (10, 150, 160, 400)] == [0, 0, 10, 250]
    own(table, breed=2)
    assert discount(home(table)) == 300 == 3 * CAMEL_TRACK[2]
    bid(table)
    do(table, "bid 200", "pass", "pass", "pass")
    assert home(table).gold == 1000
    assert "buy-caravan large_fast" in menu(table)
    do(table, "buy-caravan large_fast")
    assert home(table).gold == 100


def test_ruling_a14_the_net_bid_cannot_be_more_than_the_purse() -> None:
    table = market()
    own(table, gold=200, camels=2)
    assert highest_bid(table, Seat(0)) == 300
    bid(table)
    assert menu(table)[-3:] == ["bid 300", "take-relief", "pass"]
    own(table, gold=0, camels=0)
    assert menu(table) == ["take-relief", "pass"]


def test_ruling_a34_bids_are_multiples_of_ten() -> None:
    table = market()
    bid(table)
    assert all(int(text.split()[1]) % 10 == 0 for text in menu(table) if text.startswith("bid"))


def test_nobody_bids_beyond_the_highest_bid() -> None:
    table = market()
    own(table, gold=50_000)
    bid(table)
    assert menu(table)[-2:] == ["bid 10000", "pass"]


def test_ruling_a15_relief_that_leaves_one_seat_makes_it_the_last() -> None:
    table = market(3)
    own(table, 1, gold=100)
    own(table, 2, gold=100)
    bid(table)
    do(table, "pass", "take-relief", "take-relief")
    assert asks(table) == "ask-last-action 0"


def test_ruling_a15_the_last_of_a_round_may_bid_or_pass_when_no_bid_stands() -> None:
    table = market(3)
    bid(table)
    do(table, "pass", "pass")
    assert asks(table) == "ask-bid 2"
    assert menu(table)[0] == "bid 10"
    do(table, "bid 10")
    assert asks(table) == "ask-action 2"


def test_ruling_a15_an_opener_who_took_relief_is_replaced_by_the_next_seat() -> None:
    table = market()
    own(table, gold=100)
    bid(table)
    changes = do(table, "take-relief", "pass", "pass", "pass")
    assert told(changes, NobodyBid) == ["nobody-bid 1"]
    assert asks(table) == "ask-action 1"


def test_ruling_a15_relief_may_be_taken_after_winning_and_after_an_all_pass_round() -> None:
    table = market(3)
    own(table, gold=400)
    bid(table)
    do(table, "bid 10", "pass", "pass")
    assert "take-relief" in menu(table)
    table = market(3)
    own(table, gold=400)
    bid(table)
    do(table, "pass", "pass", "pass")
    assert "take-relief" in menu(table)


def test_ruling_a49_a_standing_bid_is_paid_though_all_rivals_take_relief() -> None:
    table = market(3)
    own(table, 1, gold=100)
    own(table, 2, gold=100)
    bid(table)
    changes = do(table, "bid 100", "take-relief", "take-relief")
    assert told(changes, BidPaid) == ["bid-paid 0 100 100"]
    assert asks(table) == "ask-action 0"


def test_relief_of_everybody_ends_the_bidding() -> None:
    table = market(3)
    for seat in range(3):
        own(table, seat, gold=100)
    bid(table)
    do(table, "take-relief", "take-relief", "take-relief")
    assert asks(table) == ""


def test_ruling_a16_seats_under_hind_are_skipped() -> None:
    table = market()
    idle(table, 0)
    changes = bid(table)
    assert told(changes, RoundOpened) == ["round-opened 1"]
    assert asks(table) == "ask-bid 1"
    do(table, "pass", "pass", "pass")
    assert asks(table) == "ask-action 1"
    do(table, "pass", "bid 10", "pass", "pass")
    assert asks(table) == "ask-last-action 3"
    do(table, "pass")
    assert asks(table) == ""


def test_when_all_are_under_hind_nobody_acts() -> None:
    table = market(3)
    for seat in range(3):
        idle(table, seat)
    assert told(bid(table)) == []
