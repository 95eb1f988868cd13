"""Titles that are used: at the start of placement, in a resolution turn, before the check (rules 20, 28)."""

from game.alrashid.rules.board import ARMS, LANDS, MERCHANT, TURNS, Site, Ware
from game.alrashid.rules.cards import TITLE_ROWS, TITLES, Timing, Title
from game.alrashid.rules.changes import (
    MerchantBewitched,
    NoteReceived,
    OrderChanged,
    SageDisguised,
    TitleUsed,
    WareReceived,
)
from game.alrashid.rules.choices import Activate, Bewitch
from game.alrashid.rules.draws import DrawMercenaries
from game.alrashid.rules.phases.powers import (
    AskAide,
    AskSmuggle,
    AskToll,
    Exchange,
    Gaze,
    ReadStars,
    Scout,
    swappable,
)
from game.alrashid.rules.table import OPEN, RashidTable
from game.engine.flow import Begin
from game.engine.record import Choice, Done, Pass
from game.engine.seats import Seat, all_seats
from game.engine.step import Ask, Step

BEGIN_TITLES = Begin("titles")
DONE, PASS = Done(), Pass()
ACTIVATE = tuple(Activate(title) for title in TITLES)
MOST_SEATS = 5
BEWITCH = tuple(Bewitch(seat) for seat in all_seats(MOST_SEATS))

START_TITLES = tuple(title for title in TITLES if Timing.START in TITLE_ROWS[title].timings)
RESOLUTION_TITLES = tuple(title for title in TITLES if Timing.RESOLUTION in TITLE_ROWS[title].timings)

IMPORTS: dict[Title, Ware] = {
    Title.HARDWOOD_IMPORTER: Ware.HARDWOOD,
    Title.POTTERY_IMPORTER: Ware.POTTERY,
    Title.METAL_IMPORTER: Ware.METAL,
    Title.SPICE_MONOPOLIST: Ware.SPICE,
    Title.SILK_MONOPOLIST: Ware.SILK,
}


class StartTitles(Step, frozen=True):
    """The seat uses its titles of the start of placement, in any order; those not used now are lost for this turn."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        if start_titles(table, self.seat):
            table.then(BEGIN_TITLES, AskStart(self.seat))


class AskStart(Ask, frozen=True):
    """Which of your titles do you use before placing?"""

    def options(self, table: RashidTable) -> list[Choice]:
        return [*[ACTIVATE[title] for title in start_titles(table, self.seat)], DONE]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Activate(title):
                table.emit(TitleUsed(self.seat, title))
                table.then(Work(self.seat, title), StartTitles(self.seat))


class Work(Step, frozen=True):
    """A title does what it says."""

    seat: Seat
    title: Title

    def run(self, table: RashidTable) -> None:
        seat, title = self.seat, self.title
        ware = IMPORTS.get(title)
        if ware is not None:
            table.emit(WareReceived(seat, ware, title))
        elif title is Title.BANKER:
            table.emit(NoteReceived(seat, title))
        elif title is Title.COUNSELOR:
            table.emit(OrderChanged((seat, *[other for other in table.order if other != seat]), title))
        else:
            table.then(*_questions(table, seat, title))


def _questions(table: RashidTable, seat: Seat, title: Title) -> tuple[Step, ...]:
    """What has to be asked before the title has worked."""
    match title:
        case Title.RECRUITER:
            return (DrawMercenaries(seat, 1),)
        case Title.INFORMER:
            return (Scout(seat, ()),)
        case Title.ASTROLOGIST:
            return ReadStars(seat), Gaze(seat)
        case Title.SMUGGLER:
            return (AskSmuggle(seat),)
        case Title.NEGOTIATOR:
            return (AskToll(seat),)
        case Title.AIDE:
            return (AskAide(seat),)
        case _:
            return (Exchange(seat, title, swappable(table, seat, title), tuple(table.houses[seat].wares)),)


def start_titles(table: RashidTable, seat: Seat) -> list[Title]:
    """The seat's titles of the start of placement that are not used yet and would do something."""
    house = table.houses[seat]
    return [
        title
        for title in house.titles
        if title in START_TITLES and title not in house.used and _starts(table, seat, title)
    ]


def _starts(table: RashidTable, seat: Seat, title: Title) -> bool:
    ware = IMPORTS.get(title)
    if ware is not None:
        return table.bank[ware] > 0
    match title:
        case Title.BANKER:
            return table.notes > 0
        case Title.COUNSELOR:
            return table.order[0] != seat
        case Title.RECRUITER:
            return any(table.drawable(arm) for arm in ARMS)
        case Title.ASTROLOGIST:
            return bool(face_down_lands(table)) or (table.turn < TURNS and bool(table.crises))
        case _:
            return bool(face_down_lands(table))


def face_down_lands(table: RashidTable) -> list[Site]:
    """The lands where mercenaries lie face down."""
    return [land for land in LANDS if any(tile.known != OPEN for tile in table.raiders[land])]


# In the resolution phase


class AskActivate(Ask, frozen=True):
    """Do you use a title before your turn ends?"""

    def options(self, table: RashidTable) -> list[Choice]:
        return [*activations(table, self.seat), DONE]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Activate(title):
                activate(table, self.seat, title)


def activations(table: RashidTable, seat: Seat) -> list[Activate]:
    """The titles the seat may use now in its resolution turn, one a turn (rule 28), if they would do anything."""
    house = table.houses[seat]
    if table.resolution.activated or not house.titles:
        return []
    return [
        ACTIVATE[title]
        for title in house.titles
        if title in RESOLUTION_TITLES and ready(table, seat, title) and _resolves(table, seat, title)
    ]


def ready(table: RashidTable, seat: Seat, title: Title) -> bool:
    """Whether the seat has the title, has not used it this turn and did not get it just now (ruling 22)."""
    house = table.houses[seat]
    return title in house.titles and title not in house.used and title not in table.resolution.bought


def _resolves(table: RashidTable, seat: Seat, title: Title) -> bool:
    match title:
        case Title.SMUGGLER:
            return any(table.stalls)
        case Title.NEGOTIATOR:
            return any(table.houses[seat].wares) and any(table.raiders)
        case Title.AIDE:
            return True
        case _:
            return swappable(table, seat, title) > 0


def activate(table: RashidTable, seat: Seat, title: Title) -> None:
    """The title is exhausted and does its work."""
    table.emit(TitleUsed(seat, title))
    table.then(BEGIN_TITLES, Work(seat, title))


# Before the check


class BeforeCheck(Step, frozen=True):
    """Impostor and Enchanter work before the location chosen is checked (ruling 38)."""

    seat: Seat
    site: Site

    def run(self, table: RashidTable) -> None:
        ask = AskBeforeCheck(self.seat, self.site)
        if not table.resolution.activated and table.houses[self.seat].titles and len(ask.options(table)) > 1:
            table.then(ask)


class AskBeforeCheck(Ask, frozen=True):
    """Do you disguise a Sage, or bewitch a rival's Merchant?"""

    site: Site

    def options(self, table: RashidTable) -> list[Choice]:
        parties = table.delegations[self.site]
        found: list[Choice] = []
        if ready(table, self.seat, Title.IMPOSTOR) and any(p.seat == self.seat and p.sages for p in parties):
            found.append(ACTIVATE[Title.IMPOSTOR])
        if ready(table, self.seat, Title.ENCHANTER):
            found += [BEWITCH[p.seat] for p in parties if p.seat != self.seat and p.chief is MERCHANT]
        found.append(PASS)
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Activate(title):
                table.emit(TitleUsed(self.seat, title))
                table.emit(SageDisguised(self.seat, self.site))
            case Bewitch(rival):
                table.emit(TitleUsed(self.seat, Title.ENCHANTER))
                table.emit(MerchantBewitched(self.seat, rival, self.site))
