"""Everything the box names, asks, refuses and scores has its text, and texts say the numbers of the rules."""

import re
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import game.crown.rules as rules
from game.crown.rules import CROWN, abilities, board, scoring
from game.crown.rules.cards import ADVISOR_ROWS, ADVISORS, EVENT_ROWS, EVENTS, NOBLES, Advisor, Noble, When
from game.crown.rules.phases import event_card, town
from game.crown.rules.reasons import Reason
from game.engine.record import Id
from game.engine.ruleset import Setting
from game.engine.step import Ask
from game.match.teller import texts_of, word_of
from game.stage.words import Words
from tests.rulebooks import Rulebook

TEXTS = texts_of("crown")
PARTS = {
    "title",
    "change",
    "choice",
    "ask",
    "why",
    "phase",
    "log",
    "score",
    "switch",
    "rule",
    "table",
    "gauge",
    "ledger",
    "about",
    "leave",
    "reason",
}
"""What is in the file beside the names of things."""

WITH_TEXT = ("good", "site", "board", "track", "action", "advisor", "rank", "noble", "event", "favor", "rating")
PICTURES_ONLY = ("any", "favor")
"""Signs that stand for goods without being one."""

OPENINGS = {When.START: ("Each of you ", "Whoever "), When.ROUND: "This round, ", When.END: "At the end of the round, "}


@cache
def kinds(base: type) -> tuple[type, ...]:
    """Every class of the box's rules that is such a thing."""
    modules = [import_module(module.name) for module in walk_packages(rules.__path__, f"{rules.__name__}.")]
    found = {kind for module in modules for kind in vars(module).values() if _is(kind, base)}
    return tuple(sorted((kind for kind in found if not kind.__subclasses__()), key=lambda kind: kind.__name__))


def _is(kind: Any, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base) and kind.__module__.startswith(rules.__name__)


ids = pytest.mark.parametrize("kind", [kind for kind in kinds(Id) if kind is not Reason], ids=word_of)


# Names and texts


@ids
def test_every_id_has_its_name_and_nothing_else_has_one(kind: type[Id]) -> None:
    table = TEXTS[word_of(kind)]
    signs = PICTURES_ONLY if kind is board.Good else ()
    assert list(table) == [*map(str, kind), *signs]
    assert all(entry["name"] for entry in table.values())


def test_every_part_of_the_file_is_known() -> None:
    assert set(TEXTS) - PARTS == {word_of(kind) for kind in kinds(Id) if kind is not Reason}


@ids
def test_names_tell_things_apart(kind: type[Id]) -> None:
    names = {entry["name"] for entry in TEXTS[word_of(kind)].values()}
    assert len(names) == len(TEXTS["rank" if kind is Noble else word_of(kind)])


@pytest.mark.parametrize("family", WITH_TEXT)
def test_what_does_something_says_what(family: str) -> None:
    for entry in TEXTS[family].values():
        assert re.search(r"[a-z0-9].*\.$", entry["text"])


def test_what_is_counted_has_a_plural() -> None:
    assert all(entry["plural"] for entry in TEXTS["good"].values())


def test_every_question_has_its_request() -> None:
    asks = {word_of(kind) for kind in kinds(Ask)}
    assert asks <= set(TEXTS["ask"])
    assert all(any(key == ask or key.startswith(f"{ask}_") for ask in asks) for key in TEXTS["ask"])


def test_every_reason_has_its_sentence() -> None:
    assert list(TEXTS["why"]) == [str(reason) for reason in Reason]


def test_every_switch_has_its_name_and_values() -> None:
    assert list(TEXTS["switch"]) == [switch.key for switch in CROWN.switches]
    for switch in CROWN.switches:
        entry = TEXTS["switch"][switch.key]
        assert set(entry["values"]) == {spelt(value) for value in switch.values if type(value) is not int}
        assert entry["name"]
        assert entry["text"]


def spelt(value: Setting) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def test_phases_are_chapters_of_the_rulebook() -> None:
    for phase in TEXTS["phase"].values():
        assert phase["name"] in Rulebook("crown").headings


def test_rules_are_headings_of_the_rulebook() -> None:
    assert set(TEXTS["rule"].values()) <= set(Rulebook("crown").headings)


def test_sentences_can_be_read_by_the_screen() -> None:
    words = Words({"crown": TEXTS}, strict=True)
    for key in words.keys("crown.ask") + words.keys("crown.rule"):
        assert words(key)
    for key in words.keys("crown.why"):
        assert "{" not in words(key, missing=2)


# Numbers on the cards


def test_nobles_say_their_points() -> None:
    for noble in NOBLES:
        assert f": {noble.points} citizen points." in TEXTS["noble"][str(noble)]["text"]


@pytest.mark.parametrize(
    ("family", "thing", "said"),
    [
        ("advisor", "archivist", f"{abilities.ARCHIVIST_BOOKS} books"),
        ("advisor", "carpenter", f"{abilities.CARPENTER_BUILDINGS} building points"),
        ("advisor", "town_planner", f"{abilities.CARPENTER_BUILDINGS} building points"),
        ("advisor", "bailiff", f"{abilities.ABILITY_BUILDINGS} building points"),
        ("advisor", "landlord", f"{abilities.LANDLORD_CITIZENS} citizen point for {abilities.ABILITY_BUILDINGS} "),
        ("advisor", "dressmaker", f"{abilities.DRESSMAKER_CITIZENS} citizen points"),
        ("advisor", "guild_elder", f"{abilities.ELDER_CITIZENS} citizen points"),
        ("advisor", "herald", f"{abilities.HERALD_CITIZENS} citizen points"),
        ("advisor", "mayoress", f"{town.MAYORESS_CITIZENS} citizen points more"),
        ("advisor", "librarian", f"worth {scoring.LIBRARIAN_BOOK} points instead of {board.END_OTHER}"),
        ("event", "caravan", f"up to {event_card.CARAVAN_SWAPS} resources"),
        ("event", "spoiled_stores", f"more than {event_card.STORES_LIMIT} resources"),
        ("event", "builders_week", f"{town.BUILDERS_WEEK_BUILDINGS} building points more"),
        ("event", "feast_day", f"{town.FEAST_DAY_CITIZENS} citizen point more"),
        ("event", "royal_audience", f"{event_card.AUDIENCE_CITIZENS} citizen points"),
        ("event", "town_survey", f"{event_card.SURVEY_BUILDINGS} building points"),
        ("event", "alms", f"{event_card.ALMS_CITIZENS} citizen points"),
        ("event", "crown_levy", f"{event_card.LEVY_CITIZENS} citizen points"),
        ("site", "castle", f"1 book for {board.BOOK_BUILDINGS} building points"),
        ("site", "construction_site", f"1 stone for {board.STONE_BUILDINGS} building points"),
        ("site", "construction_site", f"1 wood for {board.WOOD_BUILDINGS[1]} building points or 3 wood for "),
        ("site", "market", "2, 5, 9, 14 or 20 citizen points"),
    ],
)
def test_cards_and_places_say_their_numbers(family: str, thing: str, said: str) -> None:
    assert said in TEXTS[family][thing]["text"]


def test_the_market_says_its_table() -> None:
    assert [row.points for row in board.MARKET_BOOKS[1:]] == [2, 5, 9, 14, 20]


def test_advisors_say_when_they_work() -> None:
    for advisor in ADVISORS:
        when = TEXTS["ability"][str(ADVISOR_ROWS[advisor].ability)]["name"]
        said = TEXTS["advisor"][str(advisor)]["text"]
        assert said.casefold().startswith(f"{when}: ") or advisor is Advisor.CHANCELLOR


def test_events_say_when_they_act() -> None:
    openings = {
        "start": ("Each of you ", "Whoever "),
        "round": ("This round, ",),
        "end": ("At the end of the round, ",),
    }
    for event in EVENTS:
        when = openings[str(EVENT_ROWS[event].when)]
        assert TEXTS["event"][str(event)]["text"].startswith(when)


# Score sheets


@pytest.mark.parametrize("seats", CROWN.seats)
def test_every_line_of_every_sheet_has_its_label(seats: int) -> None:
    table: Any = CROWN.open(seats, 5)
    for sheet in CROWN.scores(table):
        labels = [line.label for line in (*sheet.lines, *sheet.notes)]
        assert all(TEXTS["score"][label] for label in labels)
        assert all(TEXTS["score"][f"tie_{number}"] for number in range(1, len(sheet.ties) + 1))


def test_no_label_is_an_orphan() -> None:
    sheets = [CROWN.scores(CROWN.open(1, seed, {"solo": solo}))[0] for solo in ("score", "rival") for seed in range(20)]
    used = {line.label for sheet in sheets for line in (*sheet.lines, *sheet.notes)}
    ties = {f"tie_{number}" for number in range(1, len(sheets[0].ties) + 1)}
    assert set(TEXTS["score"]) == used | ties | {"buildings"}
