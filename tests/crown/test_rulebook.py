"""The rulebook has every rule and ruling, and its tables say what the rules play by."""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.crown.rules import scoring
from game.crown.rules.board import (
    COIN,
    CRAFTSMEN,
    END_OTHER,
    END_RING,
    GOODS,
    HUTS,
    HUTS_PER_SITE,
    MARKER_ROWS,
    MARKERS_FOR_FOUR,
    MARKERS_FOR_THREE,
    MARKERS_FOR_TWO,
    MARKET_BOOKS,
    RESOURCES_PER_POINT,
    RING,
    SITES,
    Good,
    Marker,
    MarkerRow,
    Site,
)
from game.crown.rules.cards import (
    ACTIONS,
    ADVISOR_ROWS,
    ADVISORS,
    ADVISORS_A,
    ADVISORS_B,
    EVENT_ROWS,
    EVENTS,
    FAVOR_ROWS,
    RANK_ROWS,
    RANKS,
    Ability,
    Action,
    Advisor,
    FavorRow,
)
from game.crown.rules.phases import solo
from game.crown.rules.setup import HARD_CITIZENS, HIGHEST_START, LOWEST_START
from game.match.teller import texts_of
from tests.rulebooks import HOUSE, Cell, Rulebook, house, known

BOOK = Rulebook("crown")
TEXTS = texts_of("crown")
OURS = (5, 9, 11, 18, *range(28, 43))
"""Rulings that no published text backs."""


def amount(good: Good, count: int) -> str:
    return f"{count} {TEXTS['good'][str(good)]['name' if count == 1 else 'plural']}"


def units(goods: Sequence[Good]) -> str:
    return " + ".join(amount(good, goods.count(good)) for good in GOODS if good in goods)


def name(family: str, thing: object) -> str:
    return str(TEXTS[family][str(thing)]["name"])


# Numbers of rules


@pytest.mark.parametrize("number", range(1, 34))
def test_every_rule_is_there(number: int) -> None:
    assert f"[R{number}]" in BOOK.rules


@pytest.mark.parametrize("number", range(1, 43))
def test_every_ruling_is_there_and_says_whether_it_is_ours(number: int) -> None:
    found = re.findall(rf"\[A{number}\]( \(our ruling\))?", BOOK.rules)
    assert found
    assert all(bool(ours) == (number in OURS) for ours in found)


def test_no_other_numbers_are_cited() -> None:
    assert {int(number) for number in re.findall(r"\[R(\d+)\]", BOOK.text)} <= set(range(1, 34))
    assert {int(number) for number in re.findall(r"\[A(\d+)\]", BOOK.text)} <= set(range(1, 43))


def test_headings_are_unique() -> None:
    assert len(set(BOOK.headings)) == len(BOOK.headings)


def test_it_names_its_makers_and_that_it_is_unofficial() -> None:
    about = BOOK.chapter("About this version")
    for word in ("Benjamin Schwer", "Dennis Lohausen", "Pegasus Spiele", "unofficial", "fans"):
        assert word in about


# Tables


def test_markers() -> None:
    sides = ((Marker.GIFT_WOOD, "Gift or donation"), (Marker.DELIVERY_STONE, "Stone"), (Marker.DELIVERY_BREAD, "Bread"))
    rows = [
        (*known(called, seats), *house(", ".join(map(str, side[marker].shows[:-1])), side[marker].shows[-1]))
        for marker, called in sides
        for seats, side in (("1 to 3", MARKERS_FOR_THREE), ("4", MARKERS_FOR_FOUR))
    ]
    assert BOOK.tables("Markers") == [rows]
    assert all(row.house for side in MARKER_ROWS for row in side)


def test_markers_of_two_seats_begin_further() -> None:
    ahead = [marker for marker, row in zip(Marker, MARKERS_FOR_TWO, strict=True) if row.start]
    assert [row.shows for row in MARKERS_FOR_TWO] == [row.shows for row in MARKERS_FOR_THREE]
    assert "the gifts of stone and cloth, the donations of wood and grain, the stone marker and the bread" in BOOK.text
    assert ahead == [
        Marker.GIFT_STONE,
        Marker.GIFT_CLOTH,
        Marker.DONATION_WOOD,
        Marker.DONATION_GRAIN,
        Marker.DELIVERY_STONE,
        Marker.DELIVERY_BREAD,
    ]
    stone, bread = (first(MARKERS_FOR_TWO[marker]) for marker in (Marker.DELIVERY_STONE, Marker.DELIVERY_BREAD))
    assert f"stone begins at {stone} {HOUSE} and bread at {bread} {HOUSE}" in BOOK.chapter("Markers")


def first(row: MarkerRow) -> int:
    return row.shows[row.start]


def test_action_cards() -> None:
    rows = {row[0].text: row[1].text for row in BOOK.tables("The nine action cards")[0]}
    assert rows == {name("action", action): TEXTS["action"][str(action)]["text"] for action in ACTIONS}


def test_the_market() -> None:
    rows = [(*known(books), Cell(str(row.points), row.house)) for books, row in enumerate(MARKET_BOOKS) if books]
    assert BOOK.tables("Market") == [rows]


def test_favor_tokens() -> None:
    assert BOOK.tables("The twelve tokens") == [[house(name("site", row.site), reward(row)) for row in FAVOR_ROWS]]
    assert all(row.house for row in FAVOR_ROWS)


def reward(row: FavorRow) -> str:
    return amount(row.good, row.count) if row.good is not None else f"{row.count} {name('track', row.track)} points"


def test_nobility() -> None:
    rows = [
        (*known(name("rank", rank)), *house(units(row.units), *row.points))
        for rank, row in zip(RANKS, RANK_ROWS, strict=True)
    ]
    assert BOOK.tables("Raise your noble rank") == [rows]
    assert all(row.house for row in RANK_ROWS)


def test_craftsmen_and_huts() -> None:
    craftsmen, huts = BOOK.tables("Hire a craftsman")
    assert [row[1] for row in craftsmen] == [Cell(str(row.points), row.house) for row in CRAFTSMEN]
    assert huts == [
        (
            *known(name("site", site)),
            *(Cell(units(hut.units), hut.house) for hut in HUTS[HUTS_PER_SITE * site : HUTS_PER_SITE * (site + 1)]),
        )
        for site in SITES[: Site.CASTLE]
    ]


def test_advisors_cost_and_score() -> None:
    rows = [row for table in BOOK.tables("Recruit an advisor") for row in table]
    assert [row[0].text for row in rows] == [name("advisor", advisor) for advisor in ADVISORS]
    for row, (_, cost, points, when, _) in zip(ADVISOR_ROWS, rows, strict=True):
        assert (cost, points) == (Cell(units(row.units), row.house), Cell(str(row.points), row.house_points))
        assert when.text == name("ability", row.ability)


def test_advisors_do_what_their_cards_say() -> None:
    rows = [row for table in BOOK.tables("Recruit an advisor") for row in table]
    for advisor, (_, _, _, when, ability) in zip(ADVISORS, rows, strict=True):
        if ADVISOR_ROWS[advisor].ability is not Ability.NEVER:
            card = str(TEXTS["advisor"][str(advisor)]["text"])
            assert f"{when.text}: {ability.text}".casefold() == card.casefold()


def test_what_is_unknown_about_advisors_is_marked() -> None:
    a_cards, b_cards = BOOK.tables("Recruit an advisor")
    assert (len(a_cards), len(b_cards)) == (len(ADVISORS_A), len(ADVISORS_B))
    assert [row[0].text for row in a_cards if row[4].house] == [name("advisor", Advisor.TOOLMAKER)]
    assert all(cell.house for row in b_cards for cell in row)


def test_events() -> None:
    whens = ("start", "round", "end")
    (rows,) = BOOK.tables("Event cards")
    for event, row, (called, when, effect, *start) in zip(EVENTS, EVENT_ROWS, rows, strict=True):
        places = f"{name('site', row.countryside)}, {name('site', row.town)}"
        assert (called, when, *start) == house(name("event", event), whens[row.when], row.buildings, places)
        assert str(TEXTS["event"][str(event)]["text"]).casefold().endswith(effect.text.casefold())
        assert row.house
        assert effect.house


def test_what_is_left_over_counts() -> None:
    (rows,) = BOOK.tables("The end of the game")
    assert [row[1].text for row in rows] == [str(END_RING), str(END_OTHER), str(END_OTHER)]
    assert rows[2][0].text == f"{RESOURCES_PER_POINT} resources"


def test_agreed_start_values() -> None:
    assert f"from {LOWEST_START} to {HIGHEST_START} instead. [A40]" in BOOK.chapter("Setting up")


# Playing alone


def test_ratings_of_the_score_test() -> None:
    least = [points for points, _ in reversed(scoring.RATINGS)]
    bands = [f"below {least[0]}", *(f"{low} to {high - 1}" for low, high in pairwise(least))]
    results = [*bands, f"{least[-1]} and more"]
    called = [name("rating", rating) for rating in scoring.Rating]
    assert BOOK.tables("The score test") == [[house(*row) for row in zip(results, called, strict=True)]]
    assert f"above {scoring.RATED_START}," in BOOK.chapter("The score test")


def test_cards_of_the_rival() -> None:
    (rows,) = BOOK.tables("The rival")
    told = {card: does.text for cards, does in rows for card in cards.text.split(", ")}
    assert all(does.house for _, does in rows)
    assert set(told) == {name("action", action) for action in ACTIONS}
    citizens, buildings = f"{solo.RESOURCE_CITIZENS} citizen points,", f"{solo.RESOURCE_BUILDINGS} building points"
    for action in ACTIONS[:4]:
        assert told[name("action", action)].startswith(citizens)
        assert (buildings in told[name("action", action)]) == (action in solo.BUILDING_CARDS)
    assert f"{solo.TRADE_BUILDINGS} building points" in told[name("action", Action.TRADE)]
    assert f"{solo.DISCOUNT_CITIZENS} citizen points" in told[name("action", Action.DISCOUNT)]
    for points in (f"{solo.ENVOY_BUILDINGS} building points", f"{solo.ENVOY_CITIZENS} citizen points"):
        assert points in told[name("action", Action.ENVOY)]
    assert f"{HARD_CITIZENS} citizen points {HOUSE}" in BOOK.chapter("The rival")


def test_a_rank_names_its_cost_as_its_card_does() -> None:
    for rank, row in zip(RANKS, RANK_ROWS, strict=True):
        rings, coins = amount(RING, row.units.count(RING)), amount(COIN, row.units.count(COIN))
        assert f"Costs {rings} and {coins}." in TEXTS["rank"][str(rank)]["text"]
