"""The words of the box that are set on tiles, places and plates; read once, when the first of them is drawn."""

from __future__ import annotations

from functools import cache

from game.engine.record import Id
from game.stage.words import Markup, Words


@cache
def words() -> Words:
    """All sentences of the box."""
    return Words.load("alrashid")


def said(key: str, **fields: object) -> Markup:
    """A sentence of the box by the rest of its key: said("table.wares")."""
    return words()(f"alrashid.{key}", **fields)


def name(family: str, thing: Id | str) -> Markup:
    """What something is called in a sentence."""
    return said(f"{family}.{thing}.name")


def title(family: str, thing: Id | str) -> Markup:
    """What stands on its plate."""
    return words().first(f"alrashid.{family}.{thing}.title", f"alrashid.{family}.{thing}.name")


def text(family: str, thing: Id | str) -> Markup:
    """What it does, in full."""
    return said(f"{family}.{thing}.text")
