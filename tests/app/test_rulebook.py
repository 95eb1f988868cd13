"""The rulebook: read from Markdown, opened at the right place, searched, and read by keyboard or mouse."""

from __future__ import annotations

import pygame
import pytest

from game.app.manual import PLACES, blocks, heading_over, hits, marked, place_of, rulebook
from game.app.rulebook import RulebookScene, snippet
from game.app.theatre import STAGES
from game.match.teller import Teller, texts_of
from game.shelf import SHELF
from tests.app.desk import Desk

SOURCE = """# A game

## Goods

There are *two* goods. [R2]
They are never gone. (house value)

- Wood burns. [A3] (our ruling)
- Stone stays.

### Prices

| Good | Price (house value) |
| --- | --- |
| Wood | 1 |
| Stone | 2 |

| Other | Table |
| --- | --- |
| a_b | {c} |
"""


def test_blocks_are_told_apart() -> None:
    kinds = [block.kind for block in blocks(SOURCE)]
    assert kinds == [
        *("title", "chapter", "text", "item", "item", "section"),
        *("head", "row", "row", "head", "row"),
    ]


def test_lines_that_follow_one_another_are_one_paragraph() -> None:
    text = blocks(SOURCE)[2]
    assert text.bare == "There are *two* goods. [R2] They are never gone. (house value)"


def test_the_rows_of_one_table_belong_together() -> None:
    assert [block.table for block in blocks(SOURCE) if block.table] == [1, 1, 1, 2, 2]
    assert [len(block.cells) for block in blocks(SOURCE) if block.table] == [2] * 5


def test_what_is_ours_and_the_numbers_are_set_off_and_other_marks_are_harmless() -> None:
    text = marked("Pay *2* [R17] {wood} a_b (house value) [A3] (our ruling)")
    assert text.plain() == "Pay 2 R17 {wood} a_b (house value) A3 (our ruling)"
    assert "[good|" in text
    assert "[ink_soft|" in text


def test_a_place_is_a_heading_in_any_case_or_a_rule_number() -> None:
    book = blocks(SOURCE)
    assert place_of(book, "prices") == 5
    assert place_of(book, "pri") == 5
    assert place_of(book, "R2") == 2
    assert place_of(book, "A3") == 3
    assert place_of(book, "") == place_of(book, "no such thing") == 0


def test_a_search_finds_blocks_with_all_the_words() -> None:
    book = blocks(SOURCE)
    assert hits(book, "wood") == [3, 7]
    assert hits(book, "STONE stays") == [4]
    assert hits(book, " ") == []
    assert heading_over(book, 7) == 5


def test_a_snippet_is_cut_between_words() -> None:
    text = "one two three four " * 20
    piece = snippet(text, "three")
    assert "three" in piece
    assert len(piece) < 100


@pytest.mark.parametrize("slug", [ruleset.slug for ruleset in SHELF])
def test_every_chapter_and_rule_the_program_opens_is_a_heading(slug: str) -> None:
    book = rulebook(slug)
    headings = {block.bare.casefold() for block in book if block.kind in PLACES}
    teller = Teller(slug, [])
    chapters = {teller.chapter(phase) for phase in STAGES[slug].phases}
    rules = {str(value) for value in texts_of(slug).get("rule", {}).values() if isinstance(value, str)}
    assert {name for name in chapters | rules if name.casefold() not in headings} == set()


# -- on the screen


@pytest.fixture
def book(desk: Desk) -> Desk:
    desk.program.doors.rulebook("crown", "The town")
    desk.wait()
    return desk


def scene(desk: Desk) -> RulebookScene:
    assert isinstance(desk.top, RulebookScene)
    return desk.top


def test_it_opens_at_the_place(book: Desk) -> None:
    shown = scene(book)
    place = shown.book.place
    assert place is not None
    assert shown.blocks[place].bare == "The town"
    assert (
        shown.book.area.y <= shown.book.area.y + shown.book._tops[place] - shown.book.offset <= shown.book.area.y + 60
    )


def test_the_chapter_that_is_read_is_lit_up(book: Desk) -> None:
    book.frame()
    assert [entry.text for entry in scene(book).list.column.items if entry.current] == ["The town"]  # type: ignore[attr-defined]


def test_keys_and_wheel_move_the_text(book: Desk) -> None:
    reader = scene(book).book
    for key in (pygame.K_DOWN, pygame.K_PAGEDOWN):
        before = reader.offset
        book.key(key)
        assert reader.offset > before
    book.key(pygame.K_HOME)
    assert reader.offset == 0
    at = book.program.canvas.at(reader.area.centre)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    book.wait()
    assert reader.offset > 0


def test_a_chapter_is_one_click_away(book: Desk) -> None:
    shown = scene(book)
    entry = next(entry for entry in shown.list.column.items if entry.text == "Goods")  # type: ignore[attr-defined]
    shown.list.offset = 0
    book.wait()
    book.click(entry.name)
    place = shown.book.place
    assert place is not None
    assert shown.blocks[place].bare == "Goods"


def test_typing_lists_the_places_and_enter_goes_through_them(book: Desk) -> None:
    book.click("search")
    book.type("coin")
    shown = scene(book)
    found = sorted(shown.book.marked)
    assert len(found) > 3
    assert len(shown.list.column.items) == len(found)
    places = []
    for _ in range(3):
        book.key(pygame.K_RETURN)
        places.append(shown.book.offset)
    assert places == sorted(set(places))


def test_a_cleared_search_brings_the_chapters_back(book: Desk) -> None:
    chapters = len(scene(book).list.column.items)
    book.click("search")
    book.type("c")
    book.key(pygame.K_BACKSPACE)
    assert len(scene(book).list.column.items) == chapters
    assert scene(book).book.marked == frozenset()


def test_f1_opens_it_from_the_title_and_closes_it_again(desk: Desk) -> None:
    desk.key(pygame.K_F1)
    assert isinstance(desk.top, RulebookScene)
    desk.key(pygame.K_F1)
    assert not isinstance(desk.top, RulebookScene)


def test_another_window_size_keeps_the_place(book: Desk) -> None:
    shown = scene(book)
    place = shown.book.place
    book.program.canvas.target(pygame.display.set_mode((1920, 1080)))
    shown.resized()
    book.frame()
    assert shown.book.place == place
