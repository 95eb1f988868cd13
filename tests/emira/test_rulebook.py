"""The rulebook has every rule and ruling, and its tables say what the rules play by."""

from collections.abc import Sequence

import pytest

from game.emira.rules import EMIRA, scoring
from game.emira.rules.board import (
    BADRA_SECTION,
    BASE_INCOME,
    BID_STEP,
    BLACK_BONUS,
    CAMEL_COST,
    CAMEL_TRACK,
    CARAVAN_ROWS,
    CARAVANS,
    COUNTER_COST,
    EVENT_COSTS,
    FARAH_CAMEL,
    GIFT,
    HIGHEST_BID,
    JANAN_UPKEEP,
    LAST_TURN,
    MANY_PRINCESSES,
    NEWCOMER_FEE,
    PALACE_TRACK_END,
    POOR,
    RELIEF,
    RISING_COST,
    RISING_FARAH,
    SEATS_ROWS,
    SECTION_COST,
    SHEIKS,
    SKILLS,
    START_GOLD,
    START_ROOMS,
    UPKEEP,
    ZAINAB_COSTS,
)
from game.emira.rules.cards import (
    EVENT_ROWS,
    EVENTS,
    GOAL_ROWS,
    GOALS_FOR,
    PRINCESS_ROWS,
    PRINCESSES,
    RED_STATUS,
    STATUS_ROWS,
    STATUSES,
    Event,
    Princess,
)
from game.emira.rules.setup import statuses_in_box
from game.match.teller import texts_of
from tests.rulebooks import HOUSE, Cell, Row, Rulebook, house, known

BOOK = Rulebook("emira")
TEXTS = texts_of("emira")
RULES, RULINGS = range(1, 38), range(1, 58)
HALF_KNOWN = {Princess.THARA: (False, False, True), Princess.XENIA: (False, True, True)}
"""Whether first preference, second preference and skills are ours, where not all of them are."""


def name(family: str, thing: object) -> str:
    return str(TEXTS[family][str(thing)]["name"])


def text(family: str, thing: object) -> str:
    return str(TEXTS[family][str(thing)]["text"])


# Numbers of rules


def test_every_rule_is_there_and_no_other() -> None:
    assert BOOK.cited(r"R(\d+)") == set(RULES)


def test_every_ruling_is_there_and_no_other() -> None:
    assert BOOK.cited(r"A(\d+)") == set(RULINGS)


def test_every_ruling_says_that_it_is_ours() -> None:
    assert BOOK.rulings_not_ours() == []


def test_headings_are_unique() -> None:
    assert len(set(BOOK.headings)) == len(BOOK.headings)


def test_what_the_program_opens_is_a_heading() -> None:
    assert set(BOOK.headings) >= BOOK.chapters_opened()


def test_it_names_its_makers_and_that_it_is_unofficial() -> None:
    about = BOOK.chapter("About this version")
    for word in ("Liesbeth Vanzeir", "Paul Van Hove", "Phalanx Games", "unofficial", "fans"):
        assert word in about


# Setting up


def test_sheiks() -> None:
    rows, _ = BOOK.tables("Setting up")
    assert [row[0].text for row in rows] == [name("sheik", sheik) for sheik in SHEIKS]
    for sheik, (_, advantage) in zip(SHEIKS, rows, strict=True):
        assert advantage.text.partition(",")[0] in text("sheik", sheik)
    assert f"{BLACK_BONUS} gold more" in rows[-1][1].text
    assert f"costs {STATUS_ROWS[RED_STATUS].cost}" in rows[2][1].text


def test_what_is_in_the_game_for_each_number_of_seats() -> None:
    _, rows = BOOK.tables("Setting up")
    columns = [
        (row.camels, row.sections, row.caravans, row.counters, len(statuses_in_box(seats)), row.safe, goals)
        for seats, row in SEATS_ROWS.items()
        for goals in [len(GOALS_FOR[seats])]
    ]
    assert [tuple(cell.text for cell in row[1:]) for row in rows] == [
        tuple(map(str, numbers)) for numbers in zip(*columns, strict=True)
    ]


def test_what_everybody_begins_with() -> None:
    start = BOOK.chapter("Setting up")
    assert f"receives {START_GOLD} gold and a palace with {START_ROOMS} rooms" in start
    assert f"first step of its track, {CAMEL_TRACK[0]} gold" in start


# Cards


def events(ours: bool) -> list[Row]:
    return [
        (*mark(name("event", event)), *house(symbol(event)), *mark(text("event", event)))
        for event, row in zip(EVENTS, EVENT_ROWS, strict=True)
        for mark in [house if row.house else known]
        if row.house is ours
    ]


def symbol(event: Event) -> str:
    found = EVENT_ROWS[event].symbol
    return "none" if found is None else name("symbol", found)


def test_events() -> None:
    assert BOOK.tables("Event cards") == [events(ours=False), events(ours=True)]
    assert all(row.house_symbol for row in EVENT_ROWS)


def test_events_that_stay_are_named() -> None:
    permanent = [name("event", event) for event in EVENTS if EVENT_ROWS[event].permanent]
    assert f"Only {' and '.join(permanent)} stay" in BOOK.chapter("Event cards")


def test_princesses() -> None:
    tables = BOOK.tables("The princesses")
    assert [princess_row(princess) for princess in princesses_by_table()] == [row for table in tables for row in table]


def princesses_by_table() -> list[Princess]:
    """Those we know come first, then those whose likes are ours, then those whose names are ours, too."""

    def rank(princess: Princess) -> int:
        row = PRINCESS_ROWS[princess]
        return row.house_name + (row.house and princess not in HALF_KNOWN)

    return sorted(PRINCESSES, key=rank)


def princess_row(princess: Princess) -> Row:
    row = PRINCESS_ROWS[princess]
    second = "none" if row.second is None else name("preference", row.second)
    skills = " or ".join(name("skill", skill) for skill in row.skills) or "none"
    marks = HALF_KNOWN.get(princess, (row.house,) * 3)
    return (
        Cell(name("princess", princess), row.house_name),
        *map(Cell, (name("preference", row.first), second, skills), marks),
    )


def test_what_princesses_bring() -> None:
    able = [princess for princess, row in zip(PRINCESSES, PRINCESS_ROWS, strict=True) if row.ability]
    assert BOOK.tables("What they bring") == [[known(name("princess", one), text("princess", one)) for one in able]]


def test_status_cards() -> None:
    rows = [
        (*house(name("status", card)), *known(row.points, row.cost, "in the game" if row.three_seats else "left out"))
        for card, row in zip(STATUSES, STATUS_ROWS, strict=False)
    ]
    assert BOOK.tables("Status") == [rows]
    assert not any(row.house for row in STATUS_ROWS)


def test_goals() -> None:
    assert BOOK.tables("Goals") == [[known(row.seats, ", or ".join(map(way, row.ways))) for row in GOAL_ROWS]]


def way(counts: Sequence[int]) -> str:
    return " + ".join(f"{count} {name('skill', skill)}" for skill, count in zip(SKILLS, counts, strict=True) if count)


# What things cost and bring


def test_caravans() -> None:
    rows = [
        known(TEXTS["caravan"][str(track)]["title"], row.cost, row.adara, row.pays, row.boxes, row.pays * row.boxes)
        for track, row in zip(CARAVANS, CARAVAN_ROWS, strict=True)
    ]
    assert BOOK.tables("Caravans") == [rows]
    assert not any(row.house for row in CARAVAN_ROWS)


def test_camels() -> None:
    assert BOOK.tables("Camels") == [[known(f"step {step}", off) for step, off in enumerate(CAMEL_TRACK, start=1)]]


def test_thresholds() -> None:
    assert BOOK.tables("Winning") == [[known(n, SEATS_ROWS[n].least, SEATS_ROWS[n].most) for n in (5, 4, 3)]]


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        ("Income", f"base income of {BASE_INCOME.value} gold {HOUSE}"),
        ("Income", f"the black sheik {BLACK_BONUS} more"),
        ("Bidding", f"at least {BID_STEP} more"),
        ("Bidding", f"higher than {HIGHEST_BID.value} gold {HOUSE}"),
        ("Appearance", f"costs {COUNTER_COST} gold"),
        ("Palace sections", f"costs {SECTION_COST} gold, with Badra {BADRA_SECTION}"),
        ("Camels", f"costs {CAMEL_COST} gold, with Farah {FARAH_CAMEL}"),
        ("Relief gold", f"take {RELIEF} gold if you have less than {POOR} gold"),
        ("Relief gold", f"at least {MANY_PRINCESSES} princesses and no caravan"),
        ("Buying events", f"pay {EVENT_COSTS[0]} gold to look at the top two events, or {EVENT_COSTS[1]} to look"),
        ("Buying events", f"With Zainab it costs {ZAINAB_COSTS[0]} or {ZAINAB_COSTS[1]}"),
        ("Xenia", f"a gift of {GIFT} gold"),
        ("Upkeep", f"costs {UPKEEP} gold, Janan {JANAN_UPKEEP}, Zafirah nothing"),
        ("Upkeep", f"costs {NEWCOMER_FEE} more, once"),
        ("Winning", f"after turn {LAST_TURN.value} {HOUSE}"),
        ("Advanced game", f"{PALACE_TRACK_END.value // 2} points either way {HOUSE}"),
        ("Advanced game", f"worth {scoring.PRINCESS_POINTS} points, and the skills of your goal {scoring.GOAL_POINTS}"),
        ("Advanced game", f"{scoring.WIN_POINTS} points more {HOUSE}"),
        ("Variants", f"{RISING_COST.value} gold more for each one you own {HOUSE}"),
        ("Variants", f"Farah takes {RISING_FARAH.value} off {HOUSE}"),
    ],
)
def test_numbers(heading: str, sentence: str) -> None:
    assert sentence in BOOK.chapter(heading)


def test_every_variant_is_told() -> None:
    variants = BOOK.chapter("Variants")
    for switch in EMIRA.switches:
        called = name("switch", switch.key)
        assert called in BOOK.headings or f"- {called}: " in variants
