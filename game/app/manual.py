"""A rulebook as blocks: headings, paragraphs, list items and tables, read from a small part of Markdown.

Known are `#` to `###`, paragraphs, `- ` items, pipe tables and `*strong*`. Numbers in brackets like `[R17]` or
`[A12]`, `(house value)` and `(our ruling)` are set off from the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.stage.assets import PACKAGE, MissingAsset
from game.stage.words import Markup

Kind = Literal["title", "chapter", "section", "text", "item", "row", "head"]
HEADINGS: dict[str, Kind] = {"# ": "title", "## ": "chapter", "### ": "section"}
PLACES: tuple[Kind, ...] = ("title", "chapter", "section")

OURS = re.compile(r"\((house value|our ruling)\)")
NUMBER = re.compile(r"\[([A-Za-z]+ ?\d+)\]")
ESCAPED = re.compile(r"([\\_{}\[\]])")
RULE = re.compile(r"^[\s|:-]+$")


@dataclass(frozen=True)
class Block:
    """One piece of a rulebook. `cells` are Markup, one but for tables; `table` counts the tables, rows of one alike."""

    kind: Kind
    cells: tuple[Markup, ...]
    bare: str
    table: int = 0

    @property
    def text(self) -> Markup:
        return self.cells[0]


def rulebook(slug: str) -> list[Block]:
    """The rulebook of a box. Raises MissingAsset when it has none."""
    path = PACKAGE / slug / "rulebook.md"
    if not path.is_file():
        raise MissingAsset(f"No rulebook.md for “{slug}”.")
    return blocks(path.read_text("utf-8"))


def blocks(source: str) -> list[Block]:
    """The blocks of a text; lines that follow one another are one paragraph."""
    found: list[Block] = []
    table, ended = 0, True
    for line in map(str.strip, source.splitlines()):
        mark = next((mark for mark in HEADINGS if line.startswith(mark)), None)
        if line.startswith("|"):
            table += not (found and found[-1].kind in ("row", "head") and not ended)
            found += _row(line, table, found, ended)
        elif mark:
            found.append(_block(HEADINGS[mark], [line.removeprefix(mark)]))
        elif line.startswith("- "):
            found.append(_block("item", [line[2:]]))
        elif line and not ended and found[-1].kind in ("text", "item"):
            found[-1] = _block(found[-1].kind, [f"{found[-1].bare} {line}"])
        elif line:
            found.append(_block("text", [line]))
        ended = not line or mark is not None
    return found


def _row(line: str, table: int, found: Sequence[Block], begins: bool) -> list[Block]:
    if RULE.match(line):
        return []
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return [_block("head" if begins or not found else "row", cells, table)]


def _block(kind: Kind, cells: Sequence[str], table: int = 0) -> Block:
    return Block(kind, tuple(map(marked, cells)), " ".join(cells), table)


def marked(text: str) -> Markup:
    """The text as Markup, its numbers and what is ours in colours of their own."""
    kept: list[str] = []

    def put_aside(sentence: str) -> str:
        kept.append(sentence)
        return f"\0{len(kept) - 1}\0"

    text = NUMBER.sub(lambda found: put_aside(f"[ink_soft|_{found[1]}_]"), text)
    text = OURS.sub(lambda found: put_aside(f"[good|_({found[1]})_]"), text)
    text = ESCAPED.sub(r"\\\1", text)
    return Markup(re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], text))


def place_of(book: Sequence[Block], wanted: str) -> int:
    """The block of a heading or a rule number such as “R17”; the beginning when there is no such place."""
    wanted = wanted.strip().casefold()
    if not wanted:
        return 0
    headings = [(number, block.bare.casefold()) for number, block in enumerate(book) if block.kind in PLACES]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for number, text in headings:
            if fits(text, wanted):
                return number
    numbered = (number for number, block in enumerate(book) if f"[{wanted}]" in block.bare.casefold())
    return next(numbered, 0)


def hits(book: Sequence[Block], wanted: str) -> list[int]:
    """The blocks in which all the words are found."""
    words = wanted.casefold().split()
    bare = [block.bare.casefold() for block in book]
    return [number for number, text in enumerate(bare) if words and all(word in text for word in words)]


def heading_over(book: Sequence[Block], number: int) -> int:
    """The heading a block stands under."""
    return next((place for place in range(number, -1, -1) if book[place].kind in PLACES), 0)
