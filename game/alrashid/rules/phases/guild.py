"""A guild palace: declare up to two actions, pay for all at once, have them done, go home (rules 46-55)."""

import msgspec

from game.alrashid.rules.board import FAVOR_DISHONOR, GUILDS, SITES, WARES, Departure, Shame, Site, Ware
from game.alrashid.rules.cards import TITLES, Title
from game.alrashid.rules.changes import (
    DishonorReturned,
    InfluenceGained,
    MemberRecruited,
    NoteReceived,
    SpiesHired,
    TitleTaken,
    VisitDeclared,
    WareGiven,
    WareSwapped,
)
from game.alrashid.rules.choices import Beseech, Give, SecureService, SecureTitle, Swap
from game.alrashid.rules.draws import DrawMercenaries
from game.alrashid.rules.honor import shame
from game.alrashid.rules.payments import Charge, note_value, value
from game.alrashid.rules.phases.land import GoHome
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import (
    NO_WISH,
    Wish,
    can_pay,
    favor_first,
    favors,
    fee,
    gives_ware,
    guild_row,
    has_service,
    most_actions,
    swaps,
    titles_in_reach,
)
from game.engine.flow import Begin
from game.engine.record import Choice, Done
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_GUILD = Begin("guild")
SECURE_SERVICE, DONE = SecureService(), Done()
SECURE_TITLE = tuple(SecureTitle(title) for title in TITLES)
BESEECH = tuple(Beseech(guild) for guild in SITES[: GUILDS[-1] + 1])
GIVE = tuple(Give(ware) for ware in WARES)
SWAP = tuple(tuple(Swap(given, taken) for taken in WARES) for given in WARES)


class Visit(Step, frozen=True):
    """The seat goes on declaring while there is something it may and can add; ``rank`` is 0 for the most dominant."""

    seat: Seat
    site: Site
    rank: int
    wish: Wish = NO_WISH

    def run(self, table: RashidTable) -> None:
        if self.wish.count < most_actions(table, self.seat):
            ask = AskVisit(self.seat, self.site, self.rank, self.wish)
            if len(ask.options(table)) > 1:
                table.then(ask)
                return
        grant(table, self.seat, self.site, self.rank, self.wish)


class AskVisit(Ask, frozen=True):
    """What do you seek here? Only what can be paid together with the rest is offered (ruling 14)."""

    site: Site
    rank: int
    wish: Wish

    def options(self, table: RashidTable) -> list[Choice]:
        seat, site, wish = self.seat, self.site, self.wish
        found: list[Choice] = []
        if not wish.service and has_service(table, seat, site) and self._affords(table, self.adding(SECURE_SERVICE)):
            found.append(SECURE_SERVICE)
        if wish.title is None:
            found += [SECURE_TITLE[title] for title in titles_in_reach(table, seat, site, self.rank, wish)]
        if wish.favor is None:
            for guild in favors(table, seat, site):
                if self._affords(table, self.adding(BESEECH[guild])):
                    found.append(BESEECH[guild])
        found.append(DONE)
        return found

    def adding(self, choice: SecureService | SecureTitle | Beseech) -> Wish:
        """The wish with this choice added."""
        wish = self.wish
        match choice:
            case SecureService():
                return Wish(True, wish.title, wish.favor)
            case SecureTitle(title):
                return Wish(wish.service, title, wish.favor)
            case Beseech(guild):
                return Wish(wish.service, wish.title, guild)

    def _affords(self, table: RashidTable, wish: Wish) -> bool:
        due = fee(table, self.seat, self.site, self.rank, wish)
        return can_pay(table, self.seat, self.site, due, wish.favor)

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Done():
                grant(table, self.seat, self.site, self.rank, self.wish)
            case SecureService() | SecureTitle() | Beseech():
                table.then(Visit(self.seat, self.site, self.rank, self.adding(choice)))


def grant(table: RashidTable, seat: Seat, site: Site, rank: int, wish: Wish) -> None:
    """The fee is paid and the actions are carried out; then the members go home."""
    due = fee(table, seat, site, rank, wish)
    if wish.count:
        table.emit(VisitDeclared(seat, site, wish.service, wish.title, wish.favor, due))
    charge = Charge(seat, site, due, int(gives_ware(wish.favor)))
    steps: list[Step] = []
    if wish.service:
        steps.append(Serve(seat, site, rank))
    if wish.title is not None:
        steps.append(GrantTitle(seat, wish.title))
    if wish.favor is not None and favor_first(table, site, wish.favor):
        steps[:0] = [DoFavor(seat, site, wish.favor, due), msgspec.structs.replace(charge, leave=0)]
    else:
        steps[:0] = [charge]
        if wish.favor is not None:
            steps.append(DoFavor(seat, site, wish.favor, 0))
    table.then(*steps, Honor(seat, wish), GoHome(seat, site, Departure.SERVED))


class Serve(Step, frozen=True):
    """The service of a guild: spies, mercenaries or a new family member."""

    seat: Seat
    site: Site
    rank: int

    def run(self, table: RashidTable) -> None:
        row = guild_row(self.site)
        if row.recruits is not None:
            table.emit(MemberRecruited(self.seat, row.recruits))
        elif self.site is Site.MILITARY:
            table.then(DrawMercenaries(self.seat, row.brings[self.rank]))
        else:
            table.emit(SpiesHired(self.seat, row.brings[self.rank]))


class GrantTitle(Step, frozen=True):
    """The seat takes a title; two work at once when they are bought."""

    seat: Seat
    title: Title

    def run(self, table: RashidTable) -> None:
        table.emit(TitleTaken(self.seat, self.title))
        dishonor = table.houses[self.seat].dishonor
        if self.title is Title.TREASURER and table.notes:
            table.emit(NoteReceived(self.seat, self.title))
        elif self.title is Title.LAW_EXPERT and dishonor:
            table.emit(DishonorReturned(self.seat, dishonor, self.title))


class DoFavor(Step, frozen=True):
    """The favor of a guild, asked for at ``site``; ``due`` is a fee still to be paid after it (ruling 13)."""

    seat: Seat
    site: Site
    guild: Site
    due: int

    def run(self, table: RashidTable) -> None:
        match self.guild:
            case Site.MILITARY:
                table.then(AskGive(self.seat, self.site, self.due))
            case Site.TRADE:
                ask = AskSwap(self.seat, self.site, self.due)
                if ask.options(table):
                    table.then(ask)
            case Site.LORE:
                table.emit(NoteReceived(self.seat, self.site))
            case _:
                table.emit(InfluenceGained(self.seat, self.site))


class AskGive(Ask, frozen=True):
    """Favor of the Military guild: which ware do you give for a mercenary? What is left must pay a fee still due."""

    site: Site
    due: int

    def options(self, table: RashidTable) -> list[Give]:
        wares = table.houses[self.seat].wares
        held = [ware for ware in WARES if wares[ware]]
        if self.due:
            held = [ware for ware in held if self._pays_without(table, ware)]
        return [GIVE[ware] for ware in held]

    def _pays_without(self, table: RashidTable, ware: Ware) -> bool:
        house = table.houses[self.seat]
        rest = [count - (kind == ware) for kind, count in enumerate(house.wares)]
        return value(rest) + house.notes * note_value(table, self.seat) >= self.due

    def answer(self, table: RashidTable, choice: Give) -> None:
        table.emit(WareGiven(self.seat, choice.ware, self.site))
        table.then(DrawMercenaries(self.seat, 1))


class AskSwap(Ask, frozen=True):
    """Favor of the Trade guild: which ware do you exchange for which? What is held then must pay a fee still due."""

    site: Site
    due: int

    def options(self, table: RashidTable) -> list[Swap]:
        house = table.houses[self.seat]
        least = self.due - house.notes * note_value(table, self.seat) if self.due else 0
        return [SWAP[given][taken] for given, taken, wares in swaps(table, self.seat) if value(wares) >= least]

    def answer(self, table: RashidTable, choice: Swap) -> None:
        table.emit(WareSwapped(self.seat, choice.given, choice.taken, self.site))


class Honor(Step, frozen=True):
    """Who seeks nothing but a favor is without honor (rule 47; rulings 15, 19, 44)."""

    seat: Seat
    wish: Wish

    def run(self, table: RashidTable) -> None:
        wish = self.wish
        if wish.service or wish.title is not None:
            return
        if wish.favor is not None:
            if Title.DIPLOMAT not in table.houses[self.seat].titles:
                shame(table, self.seat, FAVOR_DISHONOR, Shame.FAVOR_ONLY)
        elif table.terms.idle_dishonor:
            shame(table, self.seat, FAVOR_DISHONOR, Shame.IDLE)
