"""Events: dealt, played, bought, and what they do to hands, camels, discs and the princess deck."""

from typing import ClassVar, Self

import msgspec

from game.emira.rules.board import Caravan, Counter
from game.emira.rules.cards import Event, Princess
from game.emira.rules.deck import Deck, Layer, knower
from game.emira.rules.table import EmiraTable, Journey, Played
from game.engine.pile import grouped
from game.engine.record import Id
from game.engine.seats import Seat
from game.engine.step import Change


class StartEventKept(Change, frozen=True):
    """A seat kept one of the events dealt to it; the others were shuffled back into the deck."""

    seat: Seat
    event: Event | None
    returned: tuple[Event | None, ...]

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].hand = (self.event,)
        table.events = Deck([Layer(group) for group in grouped([*table.events, *self.returned])])

    def veil(self, seat: Seat) -> Self:
        kept = self.event if seat == self.seat else None
        return msgspec.structs.replace(self, event=kept, returned=(None,) * len(self.returned))


class EventPlayed(Change, frozen=True):
    """A seat played an event; it is in force in this turn."""

    seat: Seat
    event: Event

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        household = table.households[self.seat]
        hand = list(household.hand)
        hand.remove(self.event if self.event in hand else None)
        household.hand = tuple(hand)
        table.played += (Played(self.seat, self.event),)
        table.spent += (self.event,)


class BreedImproved(Change, frozen=True):
    """A seat's camel disc moved on: each camel takes ``discount`` off a bid."""

    seat: Seat
    discount: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].breed += 1


class CamelsBred(Change, frozen=True):
    """A seat received camels for nothing."""

    seat: Seat
    count: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].camels += self.count


class CamelsLacked(Change, frozen=True):
    """There were not camels enough for everybody, and nobody received any."""

    def apply(self, table: EmiraTable) -> None:
        """Nothing moves; it is told."""


class CamelsLost(Change, frozen=True):
    """A seat lost camels to the epidemic."""

    seat: Seat
    count: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].camels -= self.count


class PalaceDiscMoved(Change, frozen=True):
    """A seat's palace disc moved by half points, above or below zero; ``reason`` is an event or a princess."""

    seat: Seat
    halves: int
    reason: Id

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].track += self.halves


class LooksChosen(Change, frozen=True):
    """Good Looking: every three counters of this kind are worth one more to the seat, for good."""

    seat: Seat
    counter: Counter

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].looks += (self.counter,)


class RenownEarned(Change, frozen=True):
    """Renown: every three status cards are worth one more to the seat, for good."""

    seat: Seat

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].renown = True


class CaravanDetained(Change, frozen=True):
    """Long Journey: this caravan will pay without moving on."""

    seat: Seat
    caravan: Caravan
    box: int

    def apply(self, table: EmiraTable) -> None:
        table.journey = Journey(self.seat, self.caravan, self.box)


class ArrivalsExpected(Change, frozen=True):
    """So many princesses will appear: in this turn, with three seats in the odd and in the even one."""

    seat: Seat
    arrivals: tuple[int, ...]

    def apply(self, table: EmiraTable) -> None:
        table.arrivals = self.arrivals


class PrincessesLookedAt(Change, frozen=True):
    """A seat looked at the princess in this place from the top (1 to 3), or with 0 at all of ``cards``.

    ``cards`` are the top ones, ``seen`` who knows each of them now, ``rest`` what is left of a layer broken up.
    """

    seat: Seat
    place: int
    cards: tuple[Princess | None, ...]
    seen: tuple[int, ...]
    rest: tuple[Princess | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.princesses.lay_bare(self.cards, self.seen, self.rest)

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, cards=veiled(self.cards, self.seen, seat), rest=(None,) * len(self.rest))


class PrincessesArranged(Change, frozen=True):
    """Court Influence: a seat put the princesses back in this order, the first one on top."""

    seat: Seat
    cards: tuple[Princess | None, ...]

    def apply(self, table: EmiraTable) -> None:
        table.princesses.take_off(len(self.cards))
        table.princesses.put_on_top(self.cards, knower(self.seat))

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class MindLeft(Change, frozen=True):
    """Changing Her Mind: the princess in this place stays as she is."""

    seat: Seat
    place: int

    def apply(self, table: EmiraTable) -> None:
        """Nothing moves; it is told."""


class MindChanged(Change, frozen=True):
    """Changing Her Mind: the princess in this place prefers the other way round."""

    seat: Seat
    place: int

    def apply(self, table: EmiraTable) -> None:
        layers = table.princesses.layers
        layer = layers[self.place - 1]
        layers[self.place - 1] = Layer(layer.cards, layer.seen, not layer.marked)


class PrincessBuried(Change, frozen=True):
    """Changing Her Mind: the princess in this place went under the deck."""

    seat: Seat
    place: int
    princess: Princess | None

    def apply(self, table: EmiraTable) -> None:
        layer = table.princesses.layers.pop(self.place - 1)
        table.princesses.layers.append(Layer(layer.cards, layer.seen))

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, princess=None)


class EventsPaid(Change, frozen=True):
    """A seat paid to look at so many events (R23)."""

    seat: Seat
    count: int
    gold: int

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].gold -= self.gold


class EventsLookedAt(Change, frozen=True):
    """A seat looked at the top events; ``seen`` and ``rest`` as in PrincessesLookedAt."""

    seat: Seat
    cards: tuple[Event | None, ...]
    seen: tuple[int, ...]
    rest: tuple[Event | None, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: EmiraTable) -> None:
        table.events.lay_bare(self.cards, self.seen, self.rest)

    def veil(self, seat: Seat) -> Self:
        return msgspec.structs.replace(self, cards=veiled(self.cards, self.seen, seat), rest=(None,) * len(self.rest))


class EventKept(Change, frozen=True):
    """A seat kept one of the events it looked at; the others still lie on top of the deck."""

    seat: Seat
    event: Event | None
    rest: tuple[Event | None, ...]

    def apply(self, table: EmiraTable) -> None:
        table.households[self.seat].hand += (self.event,)
        table.events.take_off(1 + len(self.rest))
        table.events.put_on_top(self.rest, knower(self.seat))

    def veil(self, seat: Seat) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, event=None, rest=(None,) * len(self.rest))


class EventsPutUnder(Change, frozen=True):
    """A seat put the events it did not keep under the deck, in an order it alone knows."""

    seat: Seat
    cards: tuple[Event | None, ...]

    def apply(self, table: EmiraTable) -> None:
        table.events.take_off(len(self.cards))
        table.events.put_under(self.cards, knower(self.seat))

    def veil(self, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(None,) * len(self.cards))


def veiled(cards: tuple[Id | None, ...], seen: tuple[int, ...], seat: Seat) -> tuple[Id | None, ...]:
    """The cards as the seat sees them."""
    return tuple([card if known & knower(seat) else None for card, known in zip(cards, seen, strict=True)])
