"""The box's rulebook taken apart: its chapters, its tables, and which of their cells are house values."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

HOUSE = "(house value)"


class Cell(NamedTuple):
    """What a cell of a table says, and whether it or its column is marked as a house value."""

    text: str
    house: bool


Row = tuple[Cell, ...]


@cache
def rulebook() -> str:
    """The whole text."""
    return (files("game.crown") / "rulebook.md").read_text(encoding="utf-8")


@cache
def headings() -> tuple[str, ...]:
    """All chapters and sections, in order."""
    return tuple(re.findall(r"^##+ (.+)$", rulebook(), re.MULTILINE))


def chapter(heading: str) -> str:
    """What is written under a heading, up to the next one of any rank."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", rulebook(), re.MULTILINE | re.DOTALL)
    assert found, f"no chapter “{heading}”"
    return found[1]


def tables(heading: str) -> list[list[Row]]:
    """The tables of a chapter, row by row without their heads."""
    found = re.findall(r"(?:^\|.*\n)+", chapter(heading), re.MULTILINE)
    return [[_cells(heads, row) for row in rows] for heads, _line, *rows in map(str.splitlines, found)]


def _cells(heads: str, row: str) -> Row:
    return tuple(_cell(head, cell) for head, cell in zip(_split(heads), _split(row), strict=True))


def _split(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _cell(head: str, cell: str) -> Cell:
    return Cell(cell.replace(HOUSE, "").strip(), HOUSE in head or HOUSE in cell)
