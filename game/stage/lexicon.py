"""The words of a box that are set on cards, boards and plates; read once, when the first of them is drawn."""

from __future__ import annotations

from functools import cached_property

from game.engine.record import Id
from game.stage.words import Markup, Words


class Lexicon:
    """All sentences of a box, by the rest of their key."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    @cached_property
    def words(self) -> Words:
        return Words.load(self.slug)

    def said(self, key: str, **fields: object) -> Markup:
        """A sentence: said("table.goods")."""
        return self.words(f"{self.slug}.{key}", **fields)

    def first(self, *keys: str) -> Markup:
        """The first of these sentences that there is."""
        return self.words.first(*(f"{self.slug}.{key}" for key in keys))

    def name(self, family: str, thing: Id | str) -> Markup:
        """What something is called in a sentence."""
        return self.said(f"{family}.{thing}.name")

    def title(self, family: str, thing: Id | str) -> Markup:
        """What it is called as a heading or on its plate."""
        return self.first(f"{family}.{thing}.title", f"{family}.{thing}.name")

    def text(self, family: str, thing: Id | str) -> Markup:
        """What is printed on a card, or what a place does, in full."""
        return self.said(f"{family}.{thing}.text")
