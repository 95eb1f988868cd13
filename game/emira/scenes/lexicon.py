"""The words of the box that are set on cards, boards and plates; read once, when the first of them is drawn."""

from __future__ import annotations

from functools import cache

from game.engine.record import Choice, Id
from game.match.teller import Teller
from game.stage.words import Markup, Words


@cache
def words() -> Words:
    """All sentences of the box."""
    return Words.load("emira")


def said(key: str, **fields: object) -> Markup:
    """A sentence of the box by the rest of its key: said("table.goods")."""
    return words()(f"emira.{key}", **fields)


def name(family: str, thing: Id | str) -> Markup:
    """What a princess, event, status card, counter, skill or preference is called."""
    return said(f"{family}.{thing}.name")


def title(family: str, thing: Id | str) -> Markup:
    """What a thing is called as a heading."""
    return words().first(f"emira.{family}.{thing}.title", f"emira.{family}.{thing}.name")


def rule(family: str, thing: Id | str) -> Markup:
    """What is printed on a card, or what a space does."""
    return said(f"{family}.{thing}.text")


@cache
def teller() -> Teller:
    return Teller("emira", ())


def label(choice: Choice) -> str:
    """What choosing it would do."""
    return teller().choice(choice)
