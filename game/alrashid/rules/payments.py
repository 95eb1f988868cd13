"""What wares are worth, and paying fees with wares and credit notes (rules 48, 64-68; rulings 12, 14, 41, 49, 53)."""

from collections.abc import Sequence
from functools import lru_cache

from game.alrashid.rules.board import NOTE_VALUE, WARES, Site, Ware
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import FeePaid
from game.alrashid.rules.choices import Lay, LayNote, Pay
from game.alrashid.rules.table import RashidTable
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask, Step

TREASURER_NOTE_VALUE = 5
Counts = tuple[int, ...]
"""Wares by Ware."""

NOTHING: Counts = (0,) * len(WARES)
IMPOSSIBLE = -1000
"""Less than any sum of coins."""

LAY = tuple(Lay(ware) for ware in WARES)
LAY_NOTE = LayNote()


def value(wares: Sequence[int]) -> int:
    """The coins that wares, counted by Ware, are worth in the best split into sets (rules 64-66).

    A set of k kinds is worth 1 + 2 + … + k: so the k-th most frequent ware counts k coins apiece.
    """
    fifth, fourth, third, second, first = sorted(wares)
    return first + 2 * second + 3 * third + 4 * fourth + 5 * fifth


def note_value(table: RashidTable, seat: Seat) -> int:
    """Coins a credit note counts when this seat pays with it."""
    return TREASURER_NOTE_VALUE if Title.TREASURER in table.houses[seat].titles else NOTE_VALUE


def means(table: RashidTable, seat: Seat) -> int:
    """The most coins the seat can pay at once."""
    house = table.houses[seat]
    return value(house.wares) + (house.notes * note_value(table, seat) if house.notes else 0)


def means_less_a_ware(table: RashidTable, seat: Seat) -> int:
    """The most coins the seat can pay and have a ware left; far below zero when it has none at all (ruling 49)."""
    house = table.houses[seat]
    return _less_one(house.wares, house.wares) + house.notes * note_value(table, seat)


def _less_one(wares: Sequence[int], free: Sequence[int]) -> int:
    """The best value of the wares less one of the free ones; IMPOSSIBLE when none is free."""
    best = IMPOSSIBLE
    rest = list(wares)
    for ware, count in enumerate(free):
        if count:
            rest[ware] -= 1
            best = max(best, value(rest))
            rest[ware] += 1
    return best


def best_payment(wares: Sequence[int], notes: int, fee: int, note: int, leave: int = 0) -> tuple[Counts, int] | None:
    """The payment of rule 67 and ruling 41: wares by Ware and a number of notes; None when the fee cannot be paid.

    It leaves the highest value, then overpays least, then leaves most wares, then the rarer ones. ``note`` is what a
    note pays; at least ``leave`` wares stay.
    """
    rarest_first = sorted(range(len(WARES)), key=lambda ware: (-wares[ware], -ware))
    found = _best_payments(tuple([wares[ware] for ware in rarest_first]), notes, fee, note, leave)
    if not found:
        return None
    ways = []
    for paid, paid_notes in found:
        units = [0] * len(WARES)
        for ware, count in zip(rarest_first, paid, strict=True):
            units[ware] = count
        ways.append((tuple(units), paid_notes))
    return min(ways, key=_rarity)


def _rarity(way: tuple[Counts, int]) -> Counts:
    """The lower, the rarer the wares that stay."""
    return way[0][::-1]


@lru_cache(maxsize=1 << 15)
def _best_payments(wares: Counts, notes: int, fee: int, note: int, leave: int) -> tuple[tuple[Counts, int], ...]:
    """All payments that are equal by the three criteria of rule 67. Only payments without a spare unit can be best."""
    best: tuple[int, int, int] | None = None
    found: list[tuple[Counts, int]] = []
    held = sum(wares)
    for paid_notes in range(min(notes, -(-fee // note)) + 1):
        due = fee - note * paid_notes
        for paid in _sufficient(wares, due):
            count = sum(paid)
            if held - count < leave:
                continue
            rest = [has - gives for has, gives in zip(wares, paid, strict=True)]
            merit = (value(rest) + note * (notes - paid_notes), due - value(paid), held - count)
            if best is None or merit > best:
                best, found = merit, [(paid, paid_notes)]
            elif merit == best:
                found.append((paid, paid_notes))
    return tuple(found)


def _sufficient(wares: Counts, due: int) -> list[Counts]:
    """Ways to pay at least ``due`` in which the last ware counted is needed."""
    found: list[Counts] = []
    paid = [0] * len(WARES)

    def fill(ware: int) -> None:
        if value(paid) >= due:
            found.append(tuple(paid))
            return
        if ware == len(WARES) or value([*paid[:ware], *wares[ware:]]) < due:
            return
        for count in range(wares[ware] + 1):
            paid[ware] = count
            fill(ware + 1)
            if count and value(paid) >= due:
                break
        paid[ware] = 0

    fill(0)
    return found


class Charge(Step, frozen=True):
    """The seat pays a fee it can pay; it is asked how unless it has to give all it has. ``leave`` wares must stay."""

    seat: Seat
    site: Site
    fee: int
    leave: int = 0

    def run(self, table: RashidTable) -> None:
        if not self.fee:
            return
        house = table.houses[self.seat]
        spare = means(table, self.seat) - self.fee
        if not self.leave and spare < _least_unit(table, self.seat):
            everything = tuple([ware for ware in WARES for _ in range(house.wares[ware])])
            table.emit(FeePaid(self.seat, self.site, everything, house.notes, self.fee, self.fee + spare))
        else:
            table.then(AskPay(self.seat, self.site, self.fee, self.leave, NOTHING, 0))


def _least_unit(table: RashidTable, seat: Seat) -> int:
    """By how much the seat's means shrink when it loses the ware or note that counts least."""
    house = table.houses[seat]
    ware = value(house.wares) - _less_one(house.wares, house.wares)
    return min(ware, note_value(table, seat)) if house.notes else ware


class AskPay(Ask, frozen=True):
    """With what do you pay? ``laid`` and ``notes`` are on the counter already."""

    site: Site
    fee: int
    leave: int
    laid: Counts
    notes: int

    def options(self, table: RashidTable) -> list[Choice]:
        house = table.houses[self.seat]
        found: list[Choice] = []
        if self.laid == NOTHING and not self.notes:
            found.append(self.best(table))
        for ware, has in enumerate(house.wares):
            if has > self.laid[ware] and (not self.leave or self._leaves_one(table, ware)):
                found.append(LAY[ware])
        if house.notes > self.notes:
            found.append(LAY_NOTE)
        return found

    def best(self, table: RashidTable) -> Pay:
        """The payment of rule 67."""
        house = table.houses[self.seat]
        found = best_payment(house.wares, house.notes, self.fee, note_value(table, self.seat), self.leave)
        assert found, "a fee is charged to those only who can pay it"
        return Pay(tuple([ware for ware in WARES for _ in range(found[0][ware])]), found[1])

    def _leaves_one(self, table: RashidTable, ware: int) -> bool:
        """Whether a ware may stay when this one is laid down (ruling 49)."""
        house, note = table.houses[self.seat], note_value(table, self.seat)
        laid = [count + (kind == ware) for kind, count in enumerate(self.laid)]
        free = [has - count for has, count in zip(house.wares, laid, strict=True)]
        if not any(free):
            return False
        return max(value(laid) + self.notes * note, _less_one(house.wares, free) + house.notes * note) >= self.fee

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Pay(wares, notes):
                self._pay(table, wares, notes)
            case Lay(ware):
                self._lay(table, tuple([count + (kind == ware) for kind, count in enumerate(self.laid)]), self.notes)
            case LayNote():
                self._lay(table, self.laid, self.notes + 1)

    def _lay(self, table: RashidTable, laid: Counts, notes: int) -> None:
        """The payment is made as soon as the fee is reached."""
        if value(laid) + notes * note_value(table, self.seat) >= self.fee:
            self._pay(table, tuple([ware for ware in WARES for _ in range(laid[ware])]), notes)
        else:
            table.then(AskPay(self.seat, self.site, self.fee, self.leave, laid, notes))

    def _pay(self, table: RashidTable, wares: tuple[Ware, ...], notes: int) -> None:
        worth = value([wares.count(ware) for ware in WARES]) + notes * note_value(table, self.seat)
        table.emit(FeePaid(self.seat, self.site, wares, notes, self.fee, worth))
