"""A land that is clear: each delegation takes its share of the wares by rank (rules 43-45; rulings 2-5, 42, 47)."""

from game.alrashid.rules.board import SHARES, WARES, Departure, Site, Ware
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import LandNoteTaken, WaresTaken, WentHome
from game.alrashid.rules.choices import Take, TakeAll, TakeNote
from game.alrashid.rules.table import RashidTable
from game.engine.flow import Begin
from game.engine.record import Choice, Done, Pass
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_LAND = Begin("land")
TAKE = tuple(Take(ware) for ware in WARES)
TAKE_ALL = tuple(TakeAll(ware) for ware in WARES)
TAKE_NOTE, DONE, PASS = TakeNote(), Done(), Pass()
WHOLE_KIND = 2
"""Of fewer wares "all of a kind" is no choice of its own."""


class Share(Step, frozen=True):
    """The seat takes its share, then goes home; ``rank`` is 0 for the most dominant."""

    seat: Seat
    site: Site
    rank: int

    def run(self, table: RashidTable) -> None:
        table.then(GoOnTaking(self.seat, self.site, SHARES[self.rank], (), False))


class GoOnTaking(Step, frozen=True):
    """Ask for the next ware of the share as long as there is one to take; ``left`` may still be taken."""

    seat: Seat
    site: Site
    left: int
    taken: tuple[Ware, ...]
    note: bool

    def run(self, table: RashidTable) -> None:
        ask = AskShare(self.seat, self.site, self.left, self.taken, self.note)
        if self.left and len(ask.options(table)) > 1:
            table.then(ask)
        else:
            table.then(Extras(self.seat, self.site, self.note or bool(self.taken)))


class AskShare(Ask, frozen=True):
    """What do you take? ``taken`` are the wares of this share so far, ``note`` whether the note is among it."""

    site: Site
    left: int
    taken: tuple[Ware, ...]
    note: bool

    def options(self, table: RashidTable) -> list[Choice]:
        stock = table.stock(self.site)
        barred = self.taken if table.terms.distinct_wares else ()
        found: list[Choice] = [TAKE[ware] for ware in WARES if stock[ware] and ware not in barred]
        if table.land_notes[self.site]:
            found.append(TAKE_NOTE)
        if self.left == SHARES[0]:
            found += [TAKE_ALL[ware] for ware in WARES if stock[ware] >= WHOLE_KIND]
        found.append(DONE)
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Take(ware):
                table.emit(WaresTaken(self.seat, self.site, ware, 1, self.site))
                table.then(GoOnTaking(self.seat, self.site, self.left - 1, (*self.taken, ware), self.note))
            case TakeNote():
                table.emit(LandNoteTaken(self.seat, self.site))
                table.then(GoOnTaking(self.seat, self.site, self.left - 1, self.taken, True))
            case TakeAll(ware):
                table.emit(WaresTaken(self.seat, self.site, ware, table.stock(self.site)[ware], self.site))
                table.then(Extras(self.seat, self.site, True))
            case Done():
                table.then(Extras(self.seat, self.site, self.note or bool(self.taken)))


class Extras(Step, frozen=True):
    """Quartermaster and Raider add a ware to a share that was taken (rulings 42, 47); then the members go home."""

    seat: Seat
    site: Site
    took: bool

    def run(self, table: RashidTable) -> None:
        titles = table.houses[self.seat].titles
        found = []
        if self.took and Title.QUARTERMASTER in titles:
            found.append(Extra(self.seat, self.site, Title.QUARTERMASTER))
        if self.took and Title.RAIDER in titles and self.seat in table.resolution.victors:
            found.append(Extra(self.seat, self.site, Title.RAIDER))
        table.then(*found, GoHome(self.seat, self.site, Departure.SERVED))


class Extra(Step, frozen=True):
    """A further ware, if any is left."""

    seat: Seat
    site: Site
    title: Title

    def run(self, table: RashidTable) -> None:
        if any(table.stock(self.site)):
            table.then(AskExtra(self.seat, self.site, self.title))


class AskExtra(Ask, frozen=True):
    """Which further ware do you take by your title? It may be of any kind."""

    site: Site
    title: Title

    def options(self, table: RashidTable) -> list[Choice]:
        stock = table.stock(self.site)
        return [*[TAKE[ware] for ware in WARES if stock[ware]], PASS]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Take(ware):
                table.emit(WaresTaken(self.seat, self.site, ware, 1, self.title))


class GoHome(Step, frozen=True):
    """The seat's members at a location go home."""

    seat: Seat
    site: Site
    departure: Departure

    def run(self, table: RashidTable) -> None:
        table.emit(WentHome(self.seat, self.site, self.departure))
