"""Everything a box can change, offer or name has its sentence, and every sentence asks for what there is."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from game.engine.record import Choice, Id, Record
from game.engine.ruleset import Ruleset
from game.engine.step import Change
from game.engine.table import PhaseBegan
from game.match.teller import PLACEHOLDER, UNSEEN, texts_of, word_of
from game.shelf import SHELF

every_box = pytest.mark.parametrize("ruleset", SHELF, ids=lambda ruleset: ruleset.slug)


@cache
def modules(slug: str) -> tuple[Any, ...]:
    """Every module of a box's rules."""
    package = import_module(f"game.{slug}.rules")
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    return package, *map(import_module, names)


def kinds(ruleset: Ruleset, base: type) -> Iterator[type]:
    """Every class of the box that is such a thing and has no class below it."""
    for module in modules(ruleset.slug):
        for kind in vars(module).values():
            at_home = isinstance(kind, type) and kind.__module__ == module.__name__
            if at_home and issubclass(kind, base) and not kind.__subclasses__():
                yield kind


def sentences(ruleset: Ruleset) -> Iterator[tuple[type[Record], str, str]]:
    """Each change and choice with the sentence it should have, as (kind, table, key)."""
    for change in [*kinds(ruleset, Change), PhaseBegan]:
        yield change, "change", word_of(change)
        if "veil" in vars(change):
            yield change, "change", word_of(change) + UNSEEN
    for choice in kinds(ruleset, Choice):
        yield choice, "choice", word_of(choice)


@every_box
def test_every_change_and_choice_has_its_sentence(ruleset: Ruleset) -> None:
    texts = texts_of(ruleset.slug)
    assert {key for _, table, key in sentences(ruleset) if key not in texts[table]} == set()


@every_box
def test_no_sentence_is_an_orphan(ruleset: Ruleset) -> None:
    texts, wanted = texts_of(ruleset.slug), {(table, key) for _, table, key in sentences(ruleset)}
    told = {(table, key) for table in ("change", "choice") for key in texts[table]}
    assert told - wanted <= {("choice", "pass"), ("choice", "done")}


@every_box
def test_sentences_ask_for_fields_there_are(ruleset: Ruleset) -> None:
    texts = texts_of(ruleset.slug)
    for kind, table, key in sentences(ruleset):
        asked = {name for found in PLACEHOLDER.finditer(texts[table][key]) for name in found.group(1, 2) if name}
        assert asked <= set(kind.__struct_fields__), f"{table}.{key} asks for {asked}"


@every_box
def test_everything_on_boards_and_cards_has_a_name(ruleset: Ruleset) -> None:
    texts = texts_of(ruleset.slug)
    for kind in kinds(ruleset, Id):
        if not kind.__module__.endswith((".board", ".cards")):
            continue
        for thing in kind:  # type: ignore[attr-defined]  # an enum's members
            assert texts.get(word_of(kind), {}).get(str(thing), {}).get("name"), f"{word_of(kind)}.{thing} has no name"


@every_box
def test_headings_are_changes(ruleset: Ruleset) -> None:
    headings = set(texts_of(ruleset.slug)["log"]["headings"])
    assert headings <= {word_of(change) for change in kinds(ruleset, Change)}
