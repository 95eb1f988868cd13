"""What a visit to a guild may ask for, what that costs, and whether the seat can pay it (rules 46-51, 53, 55)."""

from game.alrashid.rules.board import ARMS, GUILD_ROWS, GUILDS, MOST_ACTIONS, WARES, GuildRow, Site
from game.alrashid.rules.cards import TITLE_ROWS, TITLES_OF, Title
from game.alrashid.rules.payments import IMPOSSIBLE, means, means_less_a_ware, note_value, value
from game.alrashid.rules.table import RashidTable
from game.engine.record import Record
from game.engine.seats import Seat

STEWARD_ACTIONS = 3
ECONOMIST_DISCOUNT = 2
LORE_MASTER_DISCOUNT = 2
FIRST_GUILD = GUILDS[0]
COPIED = tuple(guild for guild in GUILDS if guild is not Site.INTRIGUE)
"""The favors that the Intrigue guild can get (rule 53)."""


class Wish(Record, frozen=True):
    """What a seat has declared so far: the service, one title, one favor of this guild."""

    service: bool = False
    title: Title | None = None
    favor: Site | None = None

    @property
    def count(self) -> int:
        """How many actions that is."""
        return self.service + (self.title is not None) + (self.favor is not None)


NO_WISH = Wish()


def guild_row(site: Site) -> GuildRow:
    """What is printed at a guild."""
    return GUILD_ROWS[site - FIRST_GUILD]


def most_actions(table: RashidTable, seat: Seat) -> int:
    """How many actions the seat may declare at a guild."""
    return STEWARD_ACTIONS if Title.STEWARD in table.houses[seat].titles else MOST_ACTIONS


def service_fee(table: RashidTable, seat: Seat, site: Site, rank: int) -> int:
    """What the service of a guild costs the seat at this rank, 0 the best, before the Economist."""
    row = guild_row(site)
    fee = row.service[rank]
    if row.recruits is not None and Title.LORE_MASTER in table.houses[seat].titles:
        return max(0, fee - LORE_MASTER_DISCOUNT)
    return fee


def favor_fee(table: RashidTable, site: Site, favor: Site) -> int:
    """What the favor of a guild costs when it is asked for at ``site`` (rule 53, ruling 18)."""
    fee = guild_row(site).favor
    if favor is not site and table.terms.intrigue_favor_adds_fee:
        fee += guild_row(favor).favor
    return fee


def discounted(table: RashidTable, seat: Seat, fee: int) -> int:
    """The combined fee of a palace visit, less what the Economist saves."""
    return max(0, fee - ECONOMIST_DISCOUNT) if Title.ECONOMIST in table.houses[seat].titles else fee


def fee(table: RashidTable, seat: Seat, site: Site, rank: int, wish: Wish) -> int:
    """The joint fee of all that the seat has declared at a guild (rule 48)."""
    return discounted(table, seat, _printed(table, seat, site, rank, wish))


def _printed(table: RashidTable, seat: Seat, site: Site, rank: int, wish: Wish) -> int:
    total = service_fee(table, seat, site, rank) if wish.service else 0
    if wish.title is not None:
        total += TITLE_ROWS[wish.title].cost
    if wish.favor is not None:
        total += favor_fee(table, site, wish.favor)
    return total


def gives_ware(favor: Site | None) -> bool:
    """Whether the favor also takes a ware."""
    return favor is not None and guild_row(favor).ware


def favor_first(table: RashidTable, site: Site, favor: Site | None) -> bool:
    """Whether the favor comes before the payment: a free one may, if so agreed (ruling 13)."""
    return table.terms.free_favor_first and favor is site and not guild_row(site).favor


def can_pay(table: RashidTable, seat: Seat, site: Site, due: int, favor: Site | None) -> bool:
    """Whether the seat can pay the fee and still give the ware that its favor takes (rulings 14, 49)."""
    return due <= _most(table, seat, site, favor)


def _most(table: RashidTable, seat: Seat, site: Site, favor: Site | None) -> int:
    """The highest fee that the seat can pay together with this favor."""
    if not gives_ware(favor):
        return means(table, seat)
    if favor is Site.TRADE and favor_first(table, site, favor):
        return means_after_swap(table, seat)
    return means_less_a_ware(table, seat)


def means_after_swap(table: RashidTable, seat: Seat) -> int:
    """The most coins the seat can pay when it has first exchanged a ware with the bank."""
    house = table.houses[seat]
    worths = [value(wares) for _, _, wares in swaps(table, seat)]
    return max(worths, default=IMPOSSIBLE) + house.notes * note_value(table, seat)


def swaps(table: RashidTable, seat: Seat) -> list[tuple[int, int, list[int]]]:
    """Each exchange of a ware for another kind in the bank: given, taken, and the wares held then."""
    wares = table.houses[seat].wares
    found = []
    for given in WARES:
        for taken in WARES if wares[given] else ():
            if taken is not given and table.bank[taken]:
                rest = wares[:]
                rest[given] -= 1
                rest[taken] += 1
                found.append((int(given), int(taken), rest))
    return found


def has_service(table: RashidTable, seat: Seat, site: Site) -> bool:
    """Whether the guild can serve the seat: somebody left to recruit, a mercenary to draw (rule 9, ruling 50)."""
    recruits = guild_row(site).recruits
    if recruits is not None:
        return table.houses[seat].reserve[recruits] > 0
    return site is Site.INTRIGUE or any(table.drawable(arm) for arm in ARMS)


def titles_on_sale(table: RashidTable, seat: Seat, site: Site) -> list[Title]:
    """The titles the palace can sell to the seat: none twice (ruling 23)."""
    own = table.houses[seat].titles
    return [title for title in TITLES_OF[site] if table.titles[title] and title not in own]


def titles_in_reach(table: RashidTable, seat: Seat, site: Site, rank: int, wish: Wish) -> list[Title]:
    """The titles on sale at a guild that the seat could pay together with what it has declared."""
    on_sale = titles_on_sale(table, seat, site)
    if not on_sale:
        return []
    spare = _most(table, seat, site, wish.favor)
    due = _printed(table, seat, site, rank, wish)
    return [title for title in on_sale if discounted(table, seat, due + TITLE_ROWS[title].cost) <= spare]


def favors(table: RashidTable, seat: Seat, site: Site) -> list[Site]:
    """The guilds whose favor the seat can get at a guild."""
    return [guild for guild in (COPIED if site is Site.INTRIGUE else (site,)) if _has_favor(table, seat, guild)]


def _has_favor(table: RashidTable, seat: Seat, guild: Site) -> bool:
    match guild:
        case Site.MILITARY:
            return any(table.houses[seat].wares) and any(table.drawable(arm) for arm in ARMS)
        case Site.TRADE:
            return bool(swaps(table, seat))
        case Site.LORE:
            return table.notes > 0
        case _:
            return True
