"""The rulebook has every rule and ruling, and its tables say what the rules play by."""

from collections import Counter
from collections.abc import Sequence

import pytest

from game.alrashid.rules import ALRASHID, scoring, visits
from game.alrashid.rules.board import (
    DISHONOR_POINTS,
    EXPELLED_DISHONOR,
    FAVOR_DISHONOR,
    GUILD_ROWS,
    GUILDS,
    LAND_ROWS,
    LANDS,
    MEMBER_ROWS,
    MEMBERS,
    MOST_INFLUENCE,
    MOST_RAIDERS,
    NOTE_VALUE,
    NOTES,
    PALACES,
    RUN_DISHONOR,
    SET_VALUES,
    SHARES,
    SITES,
    SPY_ROUND,
    STARTING_WARES,
    STRENGTHS,
    TURNS,
    WARES,
    Site,
)
from game.alrashid.rules.cards import (
    CRISIS_ROWS,
    DOUBLED,
    GAME_CRISES,
    SETUP_CRISES,
    TITLE_ROWS,
    TITLES,
    TITLES_OF,
    Crisis,
    Timing,
    Title,
)
from game.alrashid.rules.payments import TREASURER_NOTE_VALUE, value
from game.alrashid.rules.phases.battle import STRATEGIST_STRENGTH
from game.match.teller import texts_of
from tests.rulebooks import HOUSE, Cell, Row, Rulebook, house, known

BOOK = Rulebook("alrashid")
TEXTS = texts_of("alrashid")
RULES, RULINGS = range(1, 71), range(1, 55)


def name(family: str, thing: object) -> str:
    return str(TEXTS[family][str(thing)]["name"])


def title(family: str, thing: object) -> str:
    return str(TEXTS[family][str(thing)]["title"])


def wares(counts: Sequence[int]) -> str:
    return ", ".join(f"{count} {name('ware', ware)}" for ware, count in zip(WARES, counts, strict=True) if count)


def numbers(figures: Sequence[int]) -> str:
    return ", ".join(map(str, figures))


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
    for word in ("Pierluca Zizzi", "Giorgio De Michele", "Yemaia", "unofficial", "fans"):
        assert word in about


# The board and the families


def test_lands() -> None:
    rows = [
        house(title("site", land), wares(row.wares), "yes" if row.note else "no")
        for land, row in zip(LANDS, LAND_ROWS, strict=True)
    ]
    assert BOOK.tables("The seven lands") == [rows]
    assert all(row.house for row in LAND_ROWS)


def test_members() -> None:
    rows = [
        known(name("member", member), row.dominance, row.points, row.count)
        for member, row in zip(MEMBERS, MEMBER_ROWS, strict=True)
    ]
    assert BOOK.tables("Family members") == [rows]


def test_starting_wares() -> None:
    rows = [known(place, wares(counts)) for place, counts in enumerate(STARTING_WARES, start=1)]
    assert BOOK.tables("Setting up") == [rows]


def test_numbers_of_titles() -> None:
    assert f"{len(TITLES) + len(DOUBLED)} lie there instead of {len(TITLES)}" in BOOK.chapter("Setting up")
    assert {TITLE_ROWS[copied].palace for copied in DOUBLED} == set(GUILDS) - {Site.POLITICS}


# Wares and fees


def test_what_sets_are_worth() -> None:
    rows = [known(kinds, coins) for kinds, coins in enumerate(SET_VALUES) if kinds]
    assert BOOK.tables("What wares are worth") == [rows]


def test_fees_that_can_be_paid_exactly() -> None:
    (rows,) = BOOK.tables("Paying")
    for fee, letters in rows:
        counts = Counter(letters.text.split())
        assert value([counts[letter] for letter in "ABCDE"]) == int(fee.text)


def test_shares_in_a_land() -> None:
    (rows,) = BOOK.tables("Resolving a land")
    assert [row[0].text for row in rows] == ["1", "2", "3"]
    assert f"any {SHARES[0]} wares" in rows[0][2].text
    assert [row[1].text.split()[1] for row in rows[1:]] == [str(share) for share in SHARES[1:]]


def test_guilds() -> None:
    services = ("{} spy operations", "{} mercenaries", "1 Sage", "1 Merchant", "1 Pasha")
    favors = (
        "the favor of another guild",
        "1 ware for 1 mercenary",
        "1 credit note",
        "exchange 1 ware with the bank",
        "1 influence token",
    )
    assert BOOK.tables("Resolving a guild") == [
        [
            (
                *known(title("site", guild), service.format(numbers(row.brings))),
                Cell(numbers(row.service), row.house),
                *known(favor, row.favor or "none"),
            )
            for guild, row, service, favor in zip(GUILDS, GUILD_ROWS, services, favors, strict=True)
        ]
    ]


def test_guilds_recruit_whom_their_table_says() -> None:
    recruits = [row.recruits for row in GUILD_ROWS if row.recruits is not None]
    assert [name("member", member) for member in recruits] == ["Sage", "Merchant", "Pasha"]


# Mercenaries and crises


def test_strengths_of_mercenaries() -> None:
    rows = [(*known(strength), *house(tiles)) for strength, tiles in enumerate(STRENGTHS) if strength]
    assert BOOK.tables("Raiders and battles") == [rows]
    assert f"There are {sum(STRENGTHS)} of each type" in BOOK.chapter("Raiders and battles")


def test_crises() -> None:
    assert BOOK.tables("End of turn") == [list(map(crisis_row, SETUP_CRISES)), list(map(crisis_row, GAME_CRISES))]
    assert all(row.house for row in CRISIS_ROWS)


def crisis_row(crisis: Crisis) -> Row:
    row = CRISIS_ROWS[crisis]
    return house(name("crisis", crisis), *(", ".join(title("site", land) for land in to) for to in (row.sea, row.land)))


# Titles


def test_titles() -> None:
    assert BOOK.tables("Titles") == [list(map(title_row, TITLES_OF[palace])) for palace in PALACES]
    assert all(row.house for row in TITLE_ROWS)
    assert not any(TITLES_OF[site] for site in SITES if site not in PALACES)


def title_row(tile: Title) -> Row:
    row = TITLE_ROWS[tile]
    return *known(name("title", tile)), *house(row.cost, row.points, does(tile))


def does(tile: Title) -> str:
    """What a title does after the word when; the texts of some say it themselves."""
    first, text = TITLE_ROWS[tile].timings[0], str(TEXTS["title"][str(tile)]["text"])
    return text if first in (Timing.BEFORE_CHECK, Timing.ONCE, Timing.END) else f"{said_when(first)}: {text}"


def said_when(timing: Timing) -> str:
    return name("timing", timing).capitalize()


def test_titles_say_their_numbers() -> None:
    said = {row[0].text: row[3].text for table in BOOK.tables("Titles") for row in table}
    for tile, words in {
        Title.STRATEGIST: f"{STRATEGIST_STRENGTH} higher",
        Title.LORE_MASTER: f"{visits.LORE_MASTER_DISCOUNT} less",
        Title.ECONOMIST: f"{visits.ECONOMIST_DISCOUNT} lower",
        Title.TREASURER: f"pay {TREASURER_NOTE_VALUE} instead of {NOTE_VALUE}",
        Title.WAREHOUSE_KEEPER: f"every {scoring.WARES_PER_POINT} wares you hold, at most {scoring.MOST_WAREHOUSE}",
        Title.DEAN: f"at most {scoring.MOST_DEAN}",
    }.items():
        assert words in said[name("title", tile)]


# Prestige and other numbers


def test_prestige() -> None:
    (rows,) = BOOK.tables("Prestige")
    assert rows[:3] == [
        known(f"each recruited {name('member', member)}", MEMBER_ROWS[member].points) for member in MEMBERS
    ]
    assert rows[4] == known(f"each influence token, up to {MOST_INFLUENCE}", 1)
    assert rows[5] == known("each dishonor token", f"−{-DISHONOR_POINTS}")


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [
        ("Credit notes", f"counts {NOTE_VALUE} coins when you pay in a palace {HOUSE}"),
        ("Credit notes", f"There are {NOTES}."),
        ("Raiders and battles", f"you take {RUN_DISHONOR} dishonor"),
        ("Resolving a guild", f"takes {FAVOR_DISHONOR} dishonor"),
        ("Al-Rashid's palace", f"takes {EXPELLED_DISHONOR} dishonor"),
        ("Spying", f"go round {numbers([rank + 1 for rank in SPY_ROUND])}"),
        ("Spying", f"more than twice {HOUSE}"),
        ("End of turn", f"more than {MOST_RAIDERS} raiders of a type {HOUSE}"),
        ("Titles", f"not more than {MOST_RAIDERS} raiders of a type"),
    ],
)
def test_numbers(heading: str, sentence: str) -> None:
    assert sentence in BOOK.chapter(heading)


def test_the_length_of_the_game() -> None:
    assert "five turns" in BOOK.chapter("Turns")
    assert TURNS == 5


def test_every_variant_is_told() -> None:
    variants = BOOK.chapter("Variants")
    for switch in ALRASHID.switches:
        assert f"- {name('switch', switch.key)}: " in variants
