"""Choices, changes and names; and that every rule and every ruling has its test."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import shelf
from game.crown.rules import CROWN, choices
from game.crown.rules.board import Board, Good, Marker, Site, Track
from game.crown.rules.cards import Ability, Action, Advisor, Event, Favor, Noble, Rank, When
from game.crown.rules.changes import CHANGES, GameEnded, LastRoundBegan
from game.crown.rules.reasons import Reason
from game.crown.rules.scoring import Rating
from game.crown.rules.table import CrownTable, Solo
from game.engine.chance import Chance
from game.engine.play import finished, options, take
from game.engine.record import Choice, Id
from game.engine.ruleset import SetupError
from game.engine.step import Change
from game.engine.table import clone

RULES = range(1, 34)
RULINGS = range(1, 43)
FAMILIES: tuple[type[Id], ...] = (
    *(Good, Site, Board, Track, Marker, Action, Rank, Noble, Advisor, Ability, Event, When, Favor),
    *(Solo, Rating, Reason),
)
HERE = Path(__file__).parent


def numbers(text: str, word: str) -> Iterator[int]:
    """The numbers after ``rule``, ``rules 20, 21`` or ``rules 1-11`` (word is ``rule`` or ``ruling``)."""
    for found in re.findall(rf"\b{word}s?\s+((?:\d+(?:-\d+)?(?:,? and |, | to )?)+)", text, re.IGNORECASE):
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", found):
            yield from range(int(first), int(last or first) + 1)


def docstrings() -> Iterator[str]:
    """The docstrings of all tests of this box."""
    tested = re.compile(r'^def test_\w+\(.*?\) -> None:\n    """(.*?)"""', re.MULTILINE | re.DOTALL)
    for path in sorted(HERE.glob("test_*.py")):
        yield from tested.findall(path.read_text("utf-8"))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: int) -> None:
    assert any(rule in numbers(text, "rule") for text in docstrings())


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(ruling in numbers(text, "ruling") for text in docstrings())


def test_choices_are_written_so_that_they_can_be_read_aloud() -> None:
    written = [
        choices.Play(Action.RING, 2),
        choices.Move(Board.TOWN),
        choices.Hire(Site.FOREST, 1),
        choices.Pay((Good.WOOD, Good.WOOD, Good.COIN)),
        choices.Pay(()),
        choices.RaiseRank(),
        choices.Use(Advisor.BAKER),
        choices.SellBooks(3),
        choices.EndTurn(),
    ]
    assert list(map(str, written)) == [
        "play ring 2",
        "move town",
        "hire forest 1",
        "pay wood,wood,coin",
        "pay -",
        "raise-rank",
        "use baker",
        "sell-books 3",
        "end-turn",
    ]


def test_every_kind_of_choice_and_change_happens() -> None:
    """Random games come upon all of them, and every change is one of CHANGES."""
    chosen: set[type[Choice]] = set()
    changed: set[type[Change]] = set()
    for seats, settings in ((4, {}), (1, {"solo": "rival"}), (1, {}), (3, {"mixed_boards": True, "full_hand": True})):
        for seed in range(40):
            table = CROWN.open(seats, seed, settings)
            luck = Chance(seed)
            while not finished(table):
                choice = luck.pick(options(table))
                chosen.add(type(choice))
                take(table, choice)
            changed |= set(map(type, table.journal))
    kinds = {kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Choice)}
    assert kinds - {Choice} <= chosen
    assert changed == set(CHANGES)


def test_changes_are_told_apart_by_their_names() -> None:
    assert len(set(CHANGES)) == len(CHANGES)
    assert len({kind.__name__ for kind in CHANGES}) == len(CHANGES)


@pytest.mark.parametrize("change", [GameEnded(), LastRoundBegan()], ids=str)
def test_what_is_only_told_moves_nothing(change: Change) -> None:
    table = CROWN.open(2, 1)
    before = clone(table)
    change.apply(table)
    assert clone(table) == before


@pytest.mark.parametrize("family", FAMILIES)
def test_names_are_the_ids_that_sprites_and_texts_carry(family: type[Id]) -> None:
    assert [str(member) for member in family] == [member.name.lower() for member in family]
    assert [int(member) for member in family] == list(range(len(family)))


def test_the_box_stands_on_the_shelf() -> None:
    assert shelf.find("crown") is CROWN
    assert CROWN in shelf.SHELF
    assert (CROWN.title, CROWN.seats, CROWN.edition) == ("Crown of Emara", range(1, 5), 1)
    with pytest.raises(SetupError, match="There is no box “emara” on the shelf; there is crown"):
        shelf.find("emara")


def test_a_clone_shares_nothing_that_changes() -> None:
    table = CROWN.open(4, 1)
    assert isinstance(table, CrownTable)
    copy = clone(table)
    luck = Chance(1)
    before = clone(copy)
    while not finished(table):
        take(table, luck.pick(options(table)))
    assert copy == before
