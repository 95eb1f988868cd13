"""What happened is told in the box's own sentences, and only as far as the looker knows it."""

from typing import Any

import pytest

from game.engine.record import Id
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.match.teller import Teller
from tests.engine.toy import Bid, BidMade, Card, CardPeeked, CardPlayed, LeadPassed, Pay, PricePaid


class Good(Id):
    DATE = 0
    FIG = 1


class Spice(Id):
    CLOVE = 0


class SpiceGiven(Change, frozen=True):
    seat: Seat
    spice: Spice
    count: int
    rest: tuple[Spice, ...]


class GoodsGiven(Change, frozen=True):
    seat: Seat
    goods: tuple[Good, ...]
    receiver: Seat | None


TEXTS: dict[str, Any] = {
    "change": {
        "bid_made": "{seat} bids {coins} {coins:coin|coins}.",
        "bid_paid": "",
        "card_peeked": "{seat} looks at the {card}.",
        "card_peeked_unseen": "{seat} looks at the top card.",
        "goods_given": "{seat} gives {goods} to {receiver}.",
        "spice_given": "{seat} gives {count spice} and keeps {rest}.",
        "lead_passed": "{first} begins.",
        "price_paid": "{price}",
    },
    "choice": {"bid": "Bid {coins}", "pay": "Pay {price}"},
    "card": {str(card): {"name": str(card).title()} for card in Card},
    "good": {"date": {"name": "date"}, "fig": {"name": "fig"}},
    "spice": {"clove": {"name": "clove", "plural": "cloves"}},
    "phase": {"bidding": {"name": "Bidding for a peek"}},
    "log": {"headings": ["lead_passed"], "and": "and", "nothing": "nothing", "rival": "the house"},
}
ZERO, ONE = Seat(0), Seat(1)


@pytest.fixture
def teller() -> Teller:
    return Teller("toy", ["Ottilie", "Ottilie {coins}"], TEXTS)


def test_fields_are_told_and_counted(teller: Teller) -> None:
    assert teller.tell(BidMade(ZERO, 1)) == "Ottilie bids 1 coin."
    assert teller.tell(BidMade(ZERO, 4)) == "Ottilie bids 4 coins."


def test_a_name_is_taken_as_it_is(teller: Teller) -> None:
    assert teller.tell(BidMade(ONE, 2)) == "Ottilie {coins} bids 2 coins."


def test_things_are_called_by_their_names(teller: Teller) -> None:
    assert teller.tell(CardPeeked(ZERO, Card.KALE)) == "Ottilie looks at the Kale."


def test_what_lies_face_down_is_told_without_its_face(teller: Teller) -> None:
    assert teller.tell(CardPeeked(ZERO, Card.KALE).veil(ONE)) == "Ottilie looks at the top card."


def test_lists_count_what_is_equal(teller: Teller) -> None:
    date, fig = Good.DATE, Good.FIG
    assert teller.tell(GoodsGiven(ZERO, (date, date, fig), Seat(5))) == "Ottilie gives 2 date and fig to the house."
    assert teller.tell(GoodsGiven(ZERO, (fig,), NOBODY)) == "Ottilie gives fig to the house."
    assert teller.tell(PricePaid(ZERO, (1, 2, 0))) == "1, 2 and 0"


def test_what_has_a_plural_is_told_with_its_number(teller: Teller) -> None:
    clove = Spice.CLOVE
    assert teller.tell(SpiceGiven(ZERO, clove, 1, (clove,))) == "Ottilie gives 1 clove and keeps 1 clove."
    assert teller.tell(SpiceGiven(ZERO, clove, 2, (clove, clove))) == "Ottilie gives 2 cloves and keeps 2 cloves."


def test_a_list_of_nothing_is_told_as_nothing(teller: Teller) -> None:
    assert teller.tell(SpiceGiven(ZERO, Spice.CLOVE, 0, ())) == "Ottilie gives 0 cloves and keeps nothing."


def test_a_silent_change_says_nothing(teller: Teller) -> None:
    assert TEXTS["change"]["bid_paid"] == ""
    assert teller.choice(Bid(3)) == "Bid 3"
    assert teller.choice(Pay((1, 1, 0))) == "Pay 1, 1 and 0"


def test_headings_and_chapters(teller: Teller) -> None:
    assert teller.heads(LeadPassed(ONE))
    assert not teller.heads(BidMade(ZERO, 1))
    assert teller.chapter("bidding") == "Bidding for a peek"


def test_a_missing_sentence_is_never_made_up(teller: Teller) -> None:
    with pytest.raises(KeyError, match="card_played"):
        teller.tell(CardPlayed(ZERO, 0, Card.KALE))
