"""Al-Rashid's palace: who comes without a Pasha is thrown out; the others get a gift, a title, his grace (56-58)."""

from game.alrashid.rules.board import EXPELLED_DISHONOR, PASHA, WARES, Departure, Shame, Site, Ware
from game.alrashid.rules.cards import TITLE_ROWS, Title
from game.alrashid.rules.changes import GraceGranted, WareReceived, WentHome
from game.alrashid.rules.choices import SecureTitle, Take
from game.alrashid.rules.honor import shame
from game.alrashid.rules.payments import Charge, means
from game.alrashid.rules.phases.guild import SECURE_TITLE, GrantTitle
from game.alrashid.rules.phases.land import PASS, TAKE, GoHome
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import discounted, titles_on_sale
from game.engine.flow import Begin
from game.engine.record import Choice
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_CALIPH = Begin("caliph")


class Excommunicate(Step, frozen=True):
    """Delegations without a Pasha are thrown out before the check (rule 57, ruling 29)."""

    def run(self, table: RashidTable) -> None:
        for party in table.delegations[Site.CALIPH]:
            if party.chief is not PASHA:
                table.emit(WentHome(party.seat, Site.CALIPH, Departure.EXPELLED))
                shame(table, party.seat, EXPELLED_DISHONOR, Shame.EXPULSION)


class Audience(Step, frozen=True):
    """The seat is received: a gift it cannot decline (ruling 36), then perhaps a title; then its members go home."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        gifts: list[Step] = [Gift(self.seat, None)]
        table.then(*gifts, OfferTitle(self.seat), GoHome(self.seat, Site.CALIPH, Departure.SERVED))


class Gift(Step, frozen=True):
    """A ware from the bank; the Favorite's Maiden may bring a second one of another kind, ``first`` being the first."""

    seat: Seat
    first: Ware | None

    def run(self, table: RashidTable) -> None:
        if any(table.bank[ware] for ware in WARES if ware is not self.first):
            table.then(AskGift(self.seat, self.first))


class AskGift(Ask, frozen=True):
    """Benevolence: which ware do you take?"""

    first: Ware | None

    def options(self, table: RashidTable) -> list[Choice]:
        found: list[Choice] = [TAKE[ware] for ware in WARES if table.bank[ware] and ware is not self.first]
        if self.first is not None:
            found.append(PASS)
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Take(ware) if self.first is None:
                table.emit(WareReceived(self.seat, ware, Site.CALIPH))
                if Title.MAIDEN in table.houses[self.seat].titles:
                    table.then(Gift(self.seat, ware))
            case Take(ware):
                table.emit(WareReceived(self.seat, ware, Title.MAIDEN))


class OfferTitle(Step, frozen=True):
    """The seat may buy a title; the gift may help to pay for it (ruling 17)."""

    seat: Seat

    def run(self, table: RashidTable) -> None:
        ask = AskCaliphTitle(self.seat)
        if len(ask.options(table)) > 1:
            table.then(ask)


class AskCaliphTitle(Ask, frozen=True):
    """Which of the Caliph's titles do you buy, if any?"""

    def options(self, table: RashidTable) -> list[Choice]:
        most = means(table, self.seat)
        on_sale = titles_on_sale(table, self.seat, Site.CALIPH)
        return [*[SECURE_TITLE[title] for title in on_sale if self.fee(table, title) <= most], PASS]

    def fee(self, table: RashidTable, title: Title) -> int:
        """What the title costs this seat."""
        return discounted(table, self.seat, TITLE_ROWS[title].cost)

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case SecureTitle(title):
                charge = Charge(self.seat, Site.CALIPH, self.fee(table, title))
                table.then(charge, GrantTitle(self.seat, title))


class Grace(Step, frozen=True):
    """The ranked seats will be first in play order when the round is over (rule 58, rulings 27, 28)."""

    def run(self, table: RashidTable) -> None:
        if table.resolution.ranking:
            table.emit(GraceGranted(table.resolution.ranking))
