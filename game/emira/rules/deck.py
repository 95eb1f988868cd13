"""Decks whose cards some seats have looked at: a pile of layers, and who knows the cards of each.

Inside a layer of several cards there is no order until somebody draws or looks. Whoever loses sight of a card among
others forgets it.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

import msgspec

from game.engine.chance import Chance
from game.engine.record import Record
from game.engine.seats import Seat

T = TypeVar("T")

PUBLIC = -1
"""Everybody knows, at a seat or not; bit 0 stands for NOBODY, bit 1 for seat 0."""


def knower(seat: Seat) -> int:
    """The bit of one seat, or of NOBODY."""
    return 1 << (seat + 1)


class Layer(Record, Generic[T], frozen=True):
    """Cards lying together in a deck; ``seen`` are the bits of those who know them.

    ``marked`` is what everybody knows of them: of a princess that her preferences are swapped, of a status card that
    it comes from the safe block.
    """

    cards: tuple[T | None, ...]
    seen: int = 0
    marked: bool = False

    def veil(self, seat: Seat) -> "Layer[T]":
        """The layer as the seat sees it."""
        return self if self.seen & knower(seat) else Layer((None,) * len(self.cards), self.seen, self.marked)


class Deck(msgspec.Struct, Generic[T]):
    """Layers from the top down. Only changes call the verbs; ``upper`` alone needs luck and moves nothing."""

    layers: list[Layer[T]]

    def __len__(self) -> int:
        return sum([len(layer.cards) for layer in self.layers])

    def __iter__(self) -> Iterator[T | None]:
        for layer in self.layers:
            yield from layer.cards

    def veil(self, seat: Seat) -> "Deck[T]":
        """The deck as the seat sees it."""
        return Deck([layer.veil(seat) for layer in self.layers])

    def upper(self, count: int, chance: Chance) -> tuple[T, ...]:
        """The top cards as they would be drawn, up to ``count``; the deck lies face up to the rules."""
        found: list[T] = []
        for layer in self.layers:
            left = [card for card in layer.cards if card is not None]
            while left and len(found) < count:
                found.append(left.pop(chance.below(len(left)) if len(left) > 1 else 0))
            if len(found) == count:
                break
        return tuple(found)

    def draw(self, card: T | None) -> None:
        """Take the top card away for all to see; on a view a card face down stands in for it."""
        top = self.layers[0]
        held = card if card in top.cards else None
        at = top.cards.index(held)
        rest = top.cards[:at] + top.cards[at + 1 :]
        self.layers[:1] = [Layer(rest, top.seen, top.marked)] if rest else []

    def known_after(self, count: int) -> tuple[int, ...]:
        """Who still knows each of the top cards when somebody else looks: only cards lying alone stay known."""
        known = [[layer.seen] if len(layer.cards) == 1 else [0] * len(layer.cards) for layer in self.layers]
        return tuple([who for layer in known for who in layer][:count])

    def rest_after(self, cards: Sequence[T]) -> tuple[T, ...]:
        """What is left of the layer that is broken up when these top cards are looked at."""
        at = 0
        for layer in self.layers:
            taken = cards[at : at + len(layer.cards)]
            if 0 < len(taken) < len(layer.cards):
                rest = [card for card in layer.cards if card is not None]
                for card in taken:
                    rest.remove(card)
                return tuple(rest)
            at += len(taken)
        return ()

    def lay_bare(self, cards: Sequence[T | None], seen: Sequence[int], rest: Sequence[T | None]) -> None:
        """The top cards lie one by one, each known to those in ``seen``; nobody knows the rest of a broken layer."""
        marks: list[bool] = []
        while len(marks) < len(cards):
            top = self.layers.pop(0)
            marks += [top.marked] * len(top.cards)
        single = [Layer((card,), known, mark) for card, known, mark in zip(cards, seen, marks, strict=False)]
        broken = [Layer(tuple(rest), marked=marks[-1])] if rest else []
        self.layers[:0] = [*single, *broken]

    def take_off(self, count: int) -> None:
        """Take away the top cards, which lie one by one."""
        del self.layers[:count]

    def put_under(self, cards: Sequence[T | None], seen: int, marked: bool = False) -> None:
        """Lay the cards under the deck one by one, the first one first."""
        self.layers += [Layer((card,), seen, marked) for card in cards]

    def put_on_top(self, cards: Sequence[T | None], seen: int) -> None:
        """Lay the cards on the deck, the first one on top."""
        self.layers[:0] = [Layer((card,), seen) for card in cards]
