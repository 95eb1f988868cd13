"""What happens is told in sentences that read well, and whole games are told without a gap."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.crown.rules import CROWN, board
from game.crown.rules.cards import Favor
from game.crown.rules.changes import (
    CouncilorMoved,
    GoodsPaid,
    GoodsTaken,
    MarkerTurned,
    PointsScored,
    StatuePassed,
    TokenKept,
    TokensSeen,
)
from game.crown.rules.choices import Pay, Swap, Trade
from game.crown.rules.table import RIVAL
from game.engine.play import asked, finished, options, take
from game.engine.ruleset import Variant
from game.engine.seats import NOBODY, Seat
from game.match.teller import Teller, texts_of, word

TEXTS = texts_of("crown")
NAMES = ("Ottilie", "Bram", "Cosima", "Dietrich")

SILENT = {"phase_began", "card_used", "ability_used"}
"""Changes the log leaves out: what follows them tells the same."""

GAMES: tuple[tuple[int, Variant], ...] = (
    (1, {}),
    (1, {"solo": "rival"}),
    (1, {"solo": "rival_hard", "full_hand": True}),
    (2, {}),
    (3, {"mixed_boards": True}),
    (4, {"full_hand": True, "mixed_boards": True}),
    (4, {"start": 22}),
)
games = pytest.mark.parametrize(("seats", "variant"), GAMES)


# Sentences


@pytest.fixture
def teller() -> Teller:
    return Teller("crown", NAMES)


def test_sentences_read_well(teller: Teller) -> None:
    wood, ring, coin = board.Good.WOOD, board.Good.RING, board.Good.COIN
    bram, castle = Seat(1), board.Site.CASTLE
    moved = CouncilorMoved(bram, board.Board.TOWN, board.Site.MARKET, castle, 1, by_card=False)
    told = {
        moved: "Bram walks 1 step to the Castle.",
        GoodsTaken(bram, ring, 1, castle): "Bram takes 1 ring (Castle).",
        GoodsPaid(bram, (wood, wood, coin), castle): "Bram pays 2 wood and 1 coin (Castle).",
        PointsScored(bram, board.Track.CITIZENS, 1, castle): "Bram scores 1 citizen point (Castle).",
        MarkerTurned(board.Marker.GIFT_WOOD, 2, left=False): "The wood gift marker turns to 2.",
        MarkerTurned(board.Marker.DELIVERY_STONE, 1, left=True): "The stone marker leaves; the board shows 1.",
        StatuePassed(bram): "Bram receives the statue.",
    }
    assert {change: teller.tell(change) for change in told} == told


def test_the_rival_has_a_name(teller: Teller) -> None:
    scored = PointsScored(RIVAL, board.Track.BUILDINGS, 5, board.Site.CASTLE)
    assert Teller("crown", ["Ottilie"]).tell(scored) == "The rival scores 5 building points (Castle)."
    assert teller.tell(scored).startswith("Bram ")


def test_choices_read_well(teller: Teller) -> None:
    assert teller.choice(Trade(1)) == "Pay 1 resource for 1 coin"
    assert teller.choice(Trade(3)) == "Pay 3 resources for 2 coins"
    assert teller.choice(Swap(board.Good.COIN, board.Good.WOOD)) == "Swap 1 coin for 1 wood"
    assert teller.choice(Pay((board.Good.GRAIN, board.Good.COIN))) == "Pay 1 grain and 1 coin"


# Whole games


def told_game(seats: int, variant: Variant, seed: int) -> Iterator[tuple[str, str]]:
    """Everything said in a random game, as (key, sentence): to everybody, about every change and choice."""
    teller, luck = Teller("crown", NAMES[:seats]), random.Random(seed)
    table: Any = CROWN.open(seats, seed, variant)
    while True:
        for change in table.journal:
            for looker in (NOBODY, *map(Seat, range(seats))):
                yield f"change.{word(change)}", teller.tell(change.veil(looker))
        table.journal.clear()
        if finished(table):
            return
        ask: Any = asked(table)
        yield f"ask.{word(ask)}", TEXTS["ask"][word(ask)]
        for choice in options(table):
            yield f"choice.{word(choice)}", teller.choice(choice)
        take(table, luck.choice(options(table)))


@games
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_told(seats: int, variant: Variant, seed: int) -> None:
    for key, sentence in told_game(seats, variant, seed):
        assert bool(sentence) == (key.removeprefix("change.") not in SILENT), key
        assert not set(sentence) & set("{}|"), sentence
        assert "  " not in sentence
        assert " ." not in sentence
        assert sentence[:1].upper() == sentence[:1]


def test_a_silent_sentence_is_declared() -> None:
    assert {key for key, sentence in TEXTS["change"].items() if not sentence} == SILENT


def test_secrets_are_told_without_their_faces(teller: Teller) -> None:
    from_stack = TokensSeen(Seat(0), (Favor.MARKET_COINS,))
    assert "Market" in teller.tell(from_stack.veil(Seat(0)))
    assert "Market" not in teller.tell(from_stack.veil(Seat(1)))


def test_a_lone_token_is_kept_and_nothing_discarded(teller: Teller) -> None:
    assert teller.tell(TokenKept(Seat(0), Favor.MARKET_COINS, ())).endswith(" and discards nothing.")
