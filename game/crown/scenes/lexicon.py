"""The words of the box that are set on cards, boards and plates; read once, when the first of them is drawn."""

from __future__ import annotations

from functools import cache

from game.engine.record import Id
from game.stage.words import Markup, Words


@cache
def words() -> Words:
    """All sentences of the box."""
    return Words.load("crown")


def said(key: str, **fields: object) -> Markup:
    """A sentence of the box by the rest of its key: said("table.goods")."""
    return words()(f"crown.{key}", **fields)


def name(family: str, thing: Id | str) -> Markup:
    """What a site, action, advisor, rank, event, favor or good is called."""
    return said(f"{family}.{thing}.name")


def rule(family: str, thing: Id | str) -> Markup:
    """What is printed on a card, or what a place does."""
    return said(f"{family}.{thing}.text")
