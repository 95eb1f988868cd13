"""What titles ask when they work: smuggling, tolls, exchanges, looking at mercenaries and crises."""

from game.alrashid.rules.board import ARMS, LANDS, MOST_RAIDERS, TURNS, WARES, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import (
    CrisisPutUnder,
    CrisisSeen,
    DishonorReturned,
    InfluenceGained,
    RaiderBoughtOff,
    RaiderMoved,
    RaidersSeen,
    WareGiven,
    WaresTaken,
    WareSwapped,
)
from game.alrashid.rules.choices import (
    BuyOff,
    ClearName,
    GainInfluence,
    Give,
    LeaveOnTop,
    Look,
    MoveRaider,
    PutUnder,
    Swap,
    TakeFrom,
)
from game.alrashid.rules.draws import raiders_of
from game.alrashid.rules.payments import Counts
from game.alrashid.rules.phases.guild import GIVE, SWAP
from game.alrashid.rules.table import OPEN, RashidTable
from game.engine.record import Choice, Done, Pass
from game.engine.seats import Seat
from game.engine.step import Ask, Step

TRADER_SWAPS = 2
SCOUTED_LANDS = 2
DONE, PASS = Done(), Pass()
TAKE_FROM = tuple(tuple(TakeFrom(land, ware) for ware in WARES) for land in LANDS)
LOOK = tuple(Look(land) for land in LANDS)
CLEAR_NAME, GAIN_INFLUENCE = ClearName(), GainInfluence()
PUT_UNDER, LEAVE_ON_TOP = PutUnder(), LeaveOnTop()


class AskSmuggle(Ask, frozen=True):
    """Smuggler: which ware do you take from which land?"""

    def options(self, table: RashidTable) -> list[TakeFrom]:
        return [TAKE_FROM[land][ware] for land in LANDS for ware in WARES if table.stalls[len(WARES) * land + ware]]

    def answer(self, table: RashidTable, choice: TakeFrom) -> None:
        table.emit(WaresTaken(self.seat, choice.land, choice.ware, 1, Title.SMUGGLER))


class AskToll(Ask, frozen=True):
    """Negotiator: which ware do you give to buy off a raider?"""

    def options(self, table: RashidTable) -> list[Give]:
        wares = table.houses[self.seat].wares
        return [GIVE[ware] for ware in WARES if wares[ware]]

    def answer(self, table: RashidTable, choice: Give) -> None:
        table.emit(WareGiven(self.seat, choice.ware, Title.NEGOTIATOR))
        table.then(AskBuyOff(self.seat))


class AskBuyOff(Ask, frozen=True):
    """Negotiator: which raider goes? Of tiles face down only the land and type are chosen (ruling 46)."""

    def options(self, table: RashidTable) -> list[BuyOff]:
        found = set()
        for land in LANDS:
            for tile in table.raiders[land]:
                found.add((land, tile.arm, tile.strength or 0 if tile.known == OPEN else 0))
        return [BuyOff(land, arm, strength or None) for land, arm, strength in sorted(found)]

    def answer(self, table: RashidTable, choice: BuyOff) -> None:
        tiles = table.raiders[choice.land]
        down = choice.strength is None
        fits = [
            place
            for place, tile in enumerate(tiles)
            if tile.arm is choice.arm and (tile.known != OPEN if down else tile.strength == choice.strength)
        ]
        index = table.chance.pick(fits) if down else fits[0]
        strength = tiles[index].strength
        assert strength is not None, "a raider is not bought off on a view"
        table.emit(RaiderBoughtOff(self.seat, choice.land, index, strength))


class AskAide(Ask, frozen=True):
    """Aide to the Qadi: is your name cleared, or do you gain influence?"""

    def options(self, table: RashidTable) -> list[Choice]:
        return [CLEAR_NAME, GAIN_INFLUENCE] if table.houses[self.seat].dishonor else [GAIN_INFLUENCE]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case ClearName():
                table.emit(DishonorReturned(self.seat, 1, Title.AIDE))
            case GainInfluence():
                table.emit(InfluenceGained(self.seat, Title.AIDE))


def swappable(table: RashidTable, seat: Seat, title: Title) -> int:
    """How many wares the Trader or the Alchemist may exchange now."""
    held = sum(table.houses[seat].wares)
    return min(TRADER_SWAPS, held) if title is Title.TRADER else held


class Exchange(Step, frozen=True):
    """Ask for the next exchange while one is left; ``held`` are the wares held at first and not yet exchanged."""

    seat: Seat
    title: Title
    left: int
    held: Counts

    def run(self, table: RashidTable) -> None:
        ask = AskExchange(self.seat, self.title, self.left, self.held)
        if self.left and len(ask.options(table)) > 1:
            table.then(ask)


class AskExchange(Ask, frozen=True):
    """Trader or Alchemist: which ware do you exchange for which? Each ware held at first goes once at most."""

    title: Title
    left: int
    held: Counts

    def options(self, table: RashidTable) -> list[Choice]:
        offered = [ware for ware in WARES if table.bank[ware]]
        found: list[Choice] = []
        for given in WARES:
            if self.held[given]:
                found += [SWAP[given][taken] for taken in offered if taken is not given]
        found.append(DONE)
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Swap(given, taken):
                table.emit(WareSwapped(self.seat, given, taken, self.title))
                held = tuple([count - (ware == given) for ware, count in enumerate(self.held)])
                table.then(Exchange(self.seat, self.title, self.left - 1, held))


# Looking


class Scout(Step, frozen=True):
    """Informer: look at the mercenaries of up to two lands, then perhaps move one of them."""

    seat: Seat
    seen: tuple[Site, ...]

    def run(self, table: RashidTable) -> None:
        if len(self.seen) < SCOUTED_LANDS and len(AskScout(self.seat, self.seen).options(table)) > 1:
            table.then(AskScout(self.seat, self.seen))
        else:
            table.then(Redirect(self.seat, self.seen))


class AskScout(Ask, frozen=True):
    """Informer: whose mercenaries do you look at?"""

    seen: tuple[Site, ...]

    def options(self, table: RashidTable) -> list[Choice]:
        return [*looks(table, self.seen), DONE]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Look(land):
                look(table, self.seat, land)
                table.then(Scout(self.seat, (*self.seen, land)))
            case Done():
                table.then(Redirect(self.seat, self.seen))


class Redirect(Step, frozen=True):
    """Informer: one tile seen may be moved, if there is room anywhere."""

    seat: Seat
    seen: tuple[Site, ...]

    def run(self, table: RashidTable) -> None:
        ask = AskRedirect(self.seat, self.seen)
        if len(ask.options(table)) > 1:
            table.then(ask)


class AskRedirect(Ask, frozen=True):
    """Informer: which of the mercenaries you saw goes to which other land?"""

    seen: tuple[Site, ...]

    def options(self, table: RashidTable) -> list[Choice]:
        room = [[raiders_of(table, land, arm) < MOST_RAIDERS for arm in ARMS] for land in LANDS]
        found: list[Choice] = []
        for source in sorted(self.seen):
            down = {(tile.arm, tile.strength or 0) for tile in table.raiders[source] if tile.known != OPEN}
            for arm, strength in sorted(down):
                targets = [land for land in LANDS if land is not source and room[land][arm]]
                found += [MoveRaider(source, arm, strength, target) for target in targets]
        return [*found, PASS]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case MoveRaider(source, arm, strength, target):
                tiles = table.raiders[source]
                index = next(
                    place
                    for place, tile in enumerate(tiles)
                    if tile.known != OPEN and tile.arm is arm and tile.strength == strength
                )
                table.emit(RaiderMoved(self.seat, source, index, target))


class ReadStars(Step, frozen=True):
    """Astrologist: look at the top crisis; there is none to look at in the last turn."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        if table.turn < TURNS and table.crises:
            table.emit(CrisisSeen(self.seat, table.crises[0].crisis))
            if len(table.crises) > 1:
                table.then(AskStars(self.seat))


class AskStars(Ask, frozen=True):
    """Astrologist: does the crisis stay on top of the stack?"""

    def options(self, table: RashidTable) -> tuple[Choice, ...]:
        return PUT_UNDER, LEAVE_ON_TOP

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case PutUnder():
                table.emit(CrisisPutUnder(self.seat))


class Gaze(Step, frozen=True):
    """Astrologist: look at the mercenaries of one land."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        if len(AskGaze(self.seat).options(table)) > 1:
            table.then(AskGaze(self.seat))


class AskGaze(Ask, frozen=True):
    """Astrologist: whose mercenaries do you look at?"""

    def options(self, table: RashidTable) -> list[Choice]:
        return [*looks(table, ()), PASS]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Look(land):
                look(table, self.seat, land)


def looks(table: RashidTable, seen: tuple[Site, ...]) -> list[Look]:
    """The lands with mercenaries face down, but those seen already."""
    lands = [land for land in LANDS if any(tile.known != OPEN for tile in table.raiders[land])]
    return [LOOK[land] for land in lands if land not in seen]


def look(table: RashidTable, seat: Seat, land: Site) -> None:
    """The seat looks at all mercenaries of the land."""
    table.emit(RaidersSeen(seat, land, tuple([tile.strength for tile in table.raiders[land]])))
