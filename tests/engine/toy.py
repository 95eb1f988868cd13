"""The toy box: three rounds of bidding for a peek at the pile, then playing cards for dates and figs.

It has one of everything the engine offers: luck, a pile, secret hands, knowledge by peeking, an auction with a long
list of bids, choosing any number with Done, payments with a joker, and two switches.
"""

from collections.abc import Sequence

from game.engine.chance import Chance
from game.engine.flow import Begin, each
from game.engine.goods import Price, Purse, gain, payments, spend
from game.engine.insight import FULL, Term
from game.engine.pile import Pile, grouped, shuffled
from game.engine.play import options, settle
from game.engine.record import Choice, Done, Id, Pass, Record
from game.engine.ruleset import Line, Ruleset, Sheet, Switch, Variant
from game.engine.seats import NOBODY, Seat, all_seats, clockwise, left_of
from game.engine.step import Ask, Change, Step
from game.engine.table import Table, View, clone, concealed

ROUNDS = {"calm": 3, "brisk": 2}
HAND = 2


class Good(Id):
    DATE = 0
    FIG = 1
    COIN = 2


class Card(Id):
    """What may be played; it scores its number plus one."""

    ALMOND = 0
    BASIL = 1
    CUMIN = 2
    DILL = 3
    ENDIVE = 4
    FENNEL = 5
    GARLIC = 6
    HYSSOP = 7
    ICEPLANT = 8
    JUNIPER = 9
    KALE = 10
    LEEK = 11
    MACE = 12
    NETTLE = 13


COSTS: tuple[Price, ...] = tuple((card % 3, card // 5, 0) for card in Card)


class Held(Record, frozen=True):
    """A card in a hand; ``known`` has one bit for every seat that has seen it; None is its back."""

    card: Card | None
    known: int

    def to(self, seat: Seat) -> "Held":
        return self if self.known & bit(seat) else Held(None, self.known)


def bit(seat: Seat) -> int:
    """The seat's bit in ``known``; nobody has none."""
    return 0 if seat == NOBODY else 1 << seat


class ToyTable(Table):
    """``top_known`` has the bit of every seat that has seen the top card of the pile; ``high`` is the best bid."""

    pile: Pile[Card]
    top_known: int
    hands: list[list[Held]]
    played: list[list[Card]]
    purses: list[Purse]
    rounds: int
    first: Seat
    high: int
    bidder: Seat | None


class Bid(Choice, frozen=True):
    coins: int


class Take(Choice, frozen=True):
    """The card I have looked at."""


class Play(Choice, frozen=True):
    card: Card


class Pay(Choice, frozen=True):
    price: Price


BIDS = tuple(Bid(coins) for coins in range(1, 101))
PAYS = {way: Pay(way) for card in Card for way in payments((9, 9, 9), COSTS[card], Good.COIN)}
PLAYS = tuple(map(Play, Card))
NO, ENOUGH, TAKE = Pass(), Done(), Take()


class HarvestCame(Change, frozen=True):
    goods: Price

    def apply(self, table: ToyTable) -> None:
        for purse in table.purses:
            gain(purse, self.goods)


class BidMade(Change, frozen=True):
    seat: Seat
    coins: int

    def apply(self, table: ToyTable) -> None:
        table.high, table.bidder = self.coins, self.seat


class BidPaid(Change, frozen=True):
    seat: Seat

    def apply(self, table: ToyTable) -> None:
        table.purses[self.seat][Good.COIN] -= table.high
        table.high, table.bidder = 0, None


class CardPeeked(Change, frozen=True):
    reveals = True

    seat: Seat
    card: Card | None

    def apply(self, table: ToyTable) -> None:
        if not table.top_known:
            table.pile.remove(self.card)
            table.pile.put_on_top(self.card)
        elif self.card is not None:
            table.pile.groups[0] = (self.card,)
        table.top_known |= bit(self.seat)

    def veil(self, seat: Seat) -> "CardPeeked":
        return self if seat == self.seat else CardPeeked(self.seat, None)


class CardTaken(Change, frozen=True):
    seat: Seat

    def apply(self, table: ToyTable) -> None:
        [card] = table.pile.groups.pop(0)
        table.hands[self.seat].append(Held(card, table.top_known))
        table.top_known = 0


class CardPlayed(Change, frozen=True):
    """``at`` is the place in the hand, the only name a card has for those who never saw it."""

    reveals = True

    seat: Seat
    at: int
    card: Card

    def apply(self, table: ToyTable) -> None:
        del table.hands[self.seat][self.at]
        table.played[self.seat].append(self.card)


class PricePaid(Change, frozen=True):
    seat: Seat
    price: Price

    def apply(self, table: ToyTable) -> None:
        spend(table.purses[self.seat], self.price)


class LeadPassed(Change, frozen=True):
    first: Seat

    def apply(self, table: ToyTable) -> None:
        table.first = self.first


class Harvest(Step, frozen=True):
    def run(self, table: ToyTable) -> None:
        luck = table.chance
        table.emit(HarvestCame((1 + luck.below(3), 1 + luck.below(3), luck.below(2))))


class AskBid(Ask, frozen=True):
    """Bid more than the last one, or pass."""

    def options(self, table: ToyTable) -> Sequence[Choice]:
        return NO, *BIDS[table.high : table.purses[self.seat][Good.COIN]]

    def answer(self, table: ToyTable, choice: Bid | Pass) -> None:
        if isinstance(choice, Bid):
            table.emit(BidMade(self.seat, choice.coins))


class Reward(Step, frozen=True):
    """The best bidder pays and looks at the top card."""

    def run(self, table: ToyTable) -> None:
        winner = table.bidder
        if winner is None:
            return
        table.emit(BidPaid(winner))
        if len(table.pile):
            table.emit(CardPeeked(winner, table.pile.pick(table.chance)))
            table.then(AskTake(winner))


class AskTake(Ask, frozen=True):
    def options(self, table: ToyTable) -> Sequence[Choice]:
        return TAKE, NO

    def answer(self, table: ToyTable, choice: Take | Pass) -> None:
        if choice == TAKE:
            table.emit(CardTaken(self.seat))


class AskPlay(Ask, frozen=True):
    """Play as many cards as you can pay, one by one."""

    def options(self, table: ToyTable) -> Sequence[Choice]:
        purse, hand = table.purses[self.seat], table.hands[self.seat]
        cards = sorted(held.card for held in hand if held.card is not None)
        return *(PLAYS[card] for card in cards if payments(purse, COSTS[card], Good.COIN)), ENOUGH

    def answer(self, table: ToyTable, choice: Play | Done) -> None:
        if isinstance(choice, Play):
            at = [held.card for held in table.hands[self.seat]].index(choice.card)
            table.emit(CardPlayed(self.seat, at, choice.card))
            table.then(AskPay(self.seat, choice.card), self)


class AskPay(Ask, frozen=True):
    card: Card

    def options(self, table: ToyTable) -> Sequence[Choice]:
        return [PAYS[way] for way in payments(table.purses[self.seat], COSTS[self.card], Good.COIN)]

    def answer(self, table: ToyTable, choice: Pay) -> None:
        table.emit(PricePaid(self.seat, choice.price))


class Round(Step, frozen=True):
    number: int

    def run(self, table: ToyTable) -> None:
        order = clockwise(table.first, len(table.purses))
        steps: list[Step] = [Begin("bidding"), Harvest(), *each(order, AskBid), Reward()]
        steps += [Begin("playing"), *each(order, AskPlay)]
        table.then(*steps, *([NextRound(self.number + 1)] if self.number < table.rounds else []))


class NextRound(Step, frozen=True):
    number: int

    def run(self, table: ToyTable) -> None:
        table.emit(LeadPassed(left_of(table.first, len(table.purses))))
        table.then(Round(self.number))


def deal(seats: int, seed: int, variant: Variant) -> ToyTable:
    chance = Chance(seed)
    deck = chance.shuffled(tuple(Card))
    everybody = (1 << seats) - 1
    known = [everybody if variant["open"] else bit(seat) for seat in all_seats(seats)]
    hands = [[Held(deck.pop(), known[seat]) for _ in range(HAND)] for seat in range(seats)]
    purses = [[1, 1, int(variant["coins"])] for _ in range(seats)]
    played: list[list[Card]] = [[] for _ in range(seats)]
    rounds, first = ROUNDS[str(variant["pace"])], Seat(chance.below(seats))
    table = ToyTable([Round(1)], chance, "", [], shuffled(deck), 0, hands, played, purses, rounds, first, 0, None)
    settle(table)
    return table


def conceal(table: ToyTable, seat: Seat) -> View:
    view = clone(table)
    view.chance = Chance(0)
    view.hands = [[held.to(seat) for held in hand] for hand in table.hands]
    if not table.top_known & bit(seat):
        view.pile = table.pile.face_down()
    else:
        view.pile.groups[1:] = [(None,) * len(group) for group in table.pile.groups[1:]]
    return concealed(view)


def imagine(view: View, seat: Seat, chance: Chance) -> ToyTable:
    assert isinstance(view, ToyTable)
    table = clone(view)
    table.chance = chance.fork(1)
    unseen = chance.shuffled([card for card in Card if card not in faces(table)])
    table.hands = [
        [held if held.card is not None else Held(unseen.pop(), held.known) for held in hand] for hand in table.hands
    ]
    table.pile.groups = [
        filled
        for group in table.pile.groups
        for filled in grouped(card if card is not None else unseen.pop() for card in group)
    ]
    return table


def faces(table: ToyTable) -> list[Card]:
    """Every card that lies face up on the table, each as often as it lies there."""
    held = [held.card for hand in table.hands for held in hand]
    return [card for card in (*table.pile, *held, *(card for row in table.played for card in row)) if card is not None]


def points(table: ToyTable, seat: Seat) -> tuple[Line, Line]:
    coins = table.purses[seat][Good.COIN]
    return Line("cards", sum(card + 1 for card in table.played[seat])), Line("coins", coins // 3)


def scores(table: ToyTable) -> tuple[Sheet, ...]:
    lines = [points(table, seat) for seat in all_seats(len(table.purses))]
    totals = [sum(line.points for line in row) for row in lines]
    places = [1 + sum(other > total for other in totals) for total in totals]
    return tuple(Sheet(Seat(seat), lines[seat], totals[seat], places[seat]) for seat in range(len(totals)))


class ToyInsight:
    """Cards played count, goods count a little, and nobody sensible bids more than ten."""

    scale, par, horizon = 3.0, 20.0, 2

    def worth(self, view: View, seat: Seat) -> float:
        assert isinstance(view, ToyTable)
        held = sum(card.card + 1 for card in view.hands[seat] if card.card is not None)
        return sum(line.points for line in points(view, seat)) + 0.3 * held + 0.2 * sum(view.purses[seat][:2])

    def plausible(self, view: View) -> Sequence[Choice]:
        choices = options(view)
        return choices[:11] if choices[0] == NO else choices

    def reflex(self, view: View, chance: Chance) -> Choice:
        return chance.pick(self.plausible(view))

    def strengths(self, view: View, sight: int = FULL) -> list[float]:
        assert isinstance(view, ToyTable)
        return [self.worth(view, seat) / self.scale for seat in all_seats(len(view.purses))]

    def terms(self, view: View, seat: Seat) -> tuple[Term, ...]:
        return (Term("worth", self.strengths(view)[seat]),)

    def rounds(self, view: View) -> int:
        assert isinstance(view, ToyTable)
        return sum(map(len, view.played)) // len(view.played)


TOY = Ruleset(
    slug="toy",
    title="The Toy Box",
    seats=range(1, 5),
    edition=1,
    deal=deal,
    conceal=conceal,
    imagine=imagine,
    scores=scores,
    insight=ToyInsight(),
    switches=(Switch("coins", (12, 5, 100)), Switch("open", (False, True)), Switch("pace", ("calm", "brisk"))),
)
