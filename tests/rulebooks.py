"""A box's rulebook taken apart: its chapters, its tables, and which of their cells are house values."""

import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

from game.match.teller import texts_of

HOUSE = "(house value)"
OURS = "(our ruling)"


class Cell(NamedTuple):
    """What a cell of a table says, and whether it or its column is marked as a house value."""

    text: str
    house: bool


Row = tuple[Cell, ...]


def known(*texts: object) -> Row:
    """Cells that published texts tell."""
    return tuple(Cell(str(text), house=False) for text in texts)


def house(*texts: object) -> Row:
    """Cells that are ours."""
    return tuple(Cell(str(text), house=True) for text in texts)


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of one box."""

    slug: str

    @cached_property
    def text(self) -> str:
        """The whole text."""
        return (files(f"game.{self.slug}") / "rulebook.md").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> str:
        """The text without its first chapter, which only explains what numbers and marks mean."""
        return "## " + self.text.split("\n## ", 2)[2]

    @cached_property
    def headings(self) -> tuple[str, ...]:
        """All chapters and sections, in order."""
        return tuple(re.findall(r"^##+ (.+)$", self.text, re.MULTILINE))

    def chapter(self, heading: str) -> str:
        """What is written under a heading, up to the next one of any rank."""
        found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", self.text, re.MULTILINE | re.DOTALL)
        assert found, f"no chapter “{heading}”"
        return found[1]

    def tables(self, heading: str) -> list[list[Row]]:
        """The tables of a chapter, row by row without their heads."""
        found = re.findall(r"(?:^\|.*\n)+", self.chapter(heading), re.MULTILINE)
        return [[_cells(heads, row) for row in rows] for heads, _line, *rows in map(str.splitlines, found)]

    def cited(self, pattern: str) -> set[int]:
        """The numbers cited, such as those of ``R(\\d+)``."""
        return {int(number) for number in re.findall(rf"\[{pattern}\]", self.rules)}

    def rulings_not_ours(self) -> list[str]:
        """Citations of a ruling that do not say whose it is."""
        return re.findall(rf"\[A\d+\](?! {re.escape(OURS)})", self.rules)

    def chapters_opened(self) -> set[str]:
        """The headings the program opens: of its phases, and of the things on the table."""
        texts = texts_of(self.slug)
        return {entry["name"] for entry in texts["phase"].values()} | set(texts["rule"].values())


def _cells(heads: str, row: str) -> Row:
    return tuple(_cell(head, cell) for head, cell in zip(_split(heads), _split(row), strict=True))


def _split(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _cell(head: str, cell: str) -> Cell:
    return Cell(cell.replace(HOUSE, "").strip(), HOUSE in head or HOUSE in cell)
