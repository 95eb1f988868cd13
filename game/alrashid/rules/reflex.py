"""What somebody in a hurry would choose: rules of thumb for playouts, with a little chance in where members go."""

from collections.abc import Callable, Sequence
from typing import Any

from game.alrashid.rules.board import MERCHANT, NOTE_VALUE, PASHA, RANKS, SAGE, SHARES, SITES
from game.alrashid.rules.outlook import CALIPH, FIRST_GUILD, KINDS, POWER, Purse, clearing, drop, waiting
from game.alrashid.rules.payments import AskPay, means, value
from game.alrashid.rules.phases.caliph import AskCaliphTitle, AskGift
from game.alrashid.rules.phases.guild import BESEECH, DONE, SECURE_SERVICE, SECURE_TITLE, AskVisit
from game.alrashid.rules.phases.land import PASS, TAKE, TAKE_ALL, TAKE_NOTE, AskShare
from game.alrashid.rules.phases.placement import PLACE, AskPlace
from game.alrashid.rules.phases.resolution import RESOLVE, AskTurn
from game.alrashid.rules.phases.titles import activations
from game.alrashid.rules.plausible import plausible
from game.alrashid.rules.prospects import EXPECTED, FORCED_RUN, coin, share_of, turns_left
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import can_pay, favors, fee, has_service
from game.engine.chance import Chance
from game.engine.play import asked
from game.engine.record import Choice
from game.engine.seats import Seat

TRIES = 8
"""Places that are looked at before a member is sent."""

HOPELESS = -100.0
"""Worse than any place to go."""

LOST = (0.4, 0.5, 1.0)
"""The part of a rank's worth that is lost where somebody stronger comes."""

A_VISIT = 7
"""Coins that a palace visited already will take."""

IDLE = -2.0
"""What it costs to want nothing at a palace, where that is dishonor (ruling 15)."""

OWN_LAND, OWN_PALACE, FOREIGN, NO_USE = 20.0, 10.0, 5.0, 0.0
"""In which order locations are resolved."""


def reflex(table: RashidTable, chance: Chance) -> Choice:
    """One of the options."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    rule = _RULES.get(type(ask))
    if rule is None:
        return plausible(table)[0]
    return rule(table, ask, chance)


# Placement


class Eye:
    """What a seat sees of the board when it sends a member."""

    __slots__ = ("budget", "led", "left", "purse", "rivals", "seat", "table", "wares")

    def __init__(self, table: RashidTable, seat: Seat) -> None:
        house = table.houses[seat]
        self.table, self.seat, self.left = table, seat, turns_left(table)
        self.rivals = waiting(table)[seat]
        self.wares = tuple(house.wares)
        self.led, income, spent = 0, 0.0, 0
        for site, parties in enumerate(table.delegations):
            for party in parties:
                if party.seat == seat:
                    if party.chief is not None:
                        self.led |= 1 << site
                    if site >= FIRST_GUILD:
                        spent += A_VISIT
                    else:
                        income += self.coins(site, 0)
        self.budget = max(0, int(means(table, seat) + EXPECTED * income) - spent)
        self.purse = Purse(table, house, self.left, bytes(table.titles))

    def coins(self, land: int, rank: int) -> int:
        table = self.table
        stall = tuple(table.stalls[KINDS * land : KINDS * (land + 1)])
        return share_of(self.wares, stall, table.land_notes[land], rank)

    def promise(self, member: int, site: int) -> float:
        """What a member would add by going there."""
        rank, figure, before = self._rank(site, POWER_OF[member])
        chance = drop(self.rivals, figure)
        if rank >= RANKS:
            return 0.0
        now = self._worth(site, rank) * (1 - chance * LOST[rank])
        return now - self._worth(site, before) if before < RANKS else now

    def _rank(self, site: int, power: int) -> tuple[int, int, int]:
        """The rank with so much more power, what that adds up to, and the rank before."""
        parties = self.table.delegations[site]
        if not parties:
            return 0, power, RANKS
        standing, own, place = [], 0, 0
        for at, party in enumerate(parties):
            figure = POWER[party.chief] + party.sages
            if party.seat == self.seat:
                own, place = figure, at
            else:
                standing.append((figure, at))
        figure = own + power
        if not own:
            return sum([rival >= figure for rival, _ in standing]), figure, RANKS
        rank = sum([rival > figure or (rival == figure and at < place) for rival, at in standing])
        before = sum([rival > own or (rival == own and at < place) for rival, at in standing])
        return rank, figure, before

    def _worth(self, site: int, rank: int) -> float:
        if site >= FIRST_GUILD:
            return self.purse.visit(site, rank, self.budget)[0] or (IDLE if self.table.terms.idle_dishonor else 0.0)
        coins = self.coins(site, rank) * coin(self.left) if self.left else 0.3 * self.coins(site, rank)
        raiders = self.table.raiders[site]
        if not raiders:
            return coins
        house = self.table.houses[self.seat]
        clear = clearing(house, raiders, 2 << self.seat)
        if clear:
            return clear * coins
        return 0.0 if {own.arm for own in house.mercenaries} & {raider.arm for raider in raiders} else -FORCED_RUN


POWER_OF = (POWER[PASHA], POWER[MERCHANT], 1)


def _place(table: RashidTable, ask: AskPlace, chance: Chance) -> Choice:
    """The best of a few places looked at by chance."""
    supply = table.houses[ask.seat].supply
    members = [member for member in (PASHA, MERCHANT, SAGE) if supply[member]]
    eye = Eye(table, ask.seat)
    best, found, count = HOPELESS, None, len(members)
    while found is None:
        bits = chance.bits()
        for _ in range(TRIES):
            member, site = members[(bits & 3) % count], (bits >> 2 & 63) % len(SITES)
            bits >>= 8
            if _allowed(eye.led, member, site):
                promise = eye.promise(member, site)
                if promise > best:
                    best, found = promise, PLACE[member][site]
    return found


def _allowed(led: int, member: int, site: int) -> bool:
    """At most one Pasha or Merchant a location; a Pasha opens Al-Rashid's palace (rules 24, 25)."""
    if member == SAGE:
        return site != CALIPH or bool(led >> CALIPH & 1)
    return not led >> site & 1 and (member == PASHA or site != CALIPH)


# Resolution


def _turn(table: RashidTable, ask: AskTurn, chance: Chance) -> Choice:
    """Titles first, then own lands, then palaces that can be paid, then others' business."""
    seat = ask.seat
    house = table.houses[seat]
    if house.titles:
        useful = activations(table, seat)
        if useful:
            return useful[0]
    purse = Purse(table, house, turns_left(table), bytes(table.titles))
    budget = means(table, seat)
    best, found = -1.0, 0
    for site, parties in enumerate(table.delegations):
        if not parties:
            continue
        if seat not in [party.seat for party in parties]:
            merit = FOREIGN + (chance.bits() & 3)
        elif site < FIRST_GUILD:
            merit = OWN_LAND + (chance.bits() & 3) if _passable(table, seat, site) else NO_USE
        else:
            net, spent = purse.visit(site, 0, budget)
            merit = OWN_PALACE + net if spent else NO_USE + 1
        if merit > best:
            best, found = merit, site
    return RESOLVE[found]


def _passable(table: RashidTable, seat: int, land: int) -> bool:
    raiders = table.raiders[land]
    return not raiders or clearing(table.houses[seat], raiders, 2 << seat) > 0


def _visit(table: RashidTable, ask: AskVisit, _chance: Chance) -> Choice:
    """What is worth most beyond its fee, one after the other; no favor alone."""
    seat, site, wish = ask.seat, ask.site, ask.wish
    house, left = table.houses[seat], turns_left(table)
    purse = Purse(table, house, left, bytes(table.titles))
    service, favor = purse.extras(site, ask.rank)
    best, choice = 0.0, None
    if service and not wish.service and has_service(table, seat, site) and _affords(table, ask, SECURE_SERVICE):
        best, choice = service[0], SECURE_SERVICE
    for net, _, title in purse.titles(site) if wish.title is None else ():
        if net <= best:
            break
        if _affords(table, ask, SECURE_TITLE[title]):
            return SECURE_TITLE[title]
    if choice is not None:
        return choice
    without = not wish.count and not table.terms.idle_dishonor
    if favor is None or wish.favor is not None or without or site not in favors(table, seat, site):
        return DONE
    return BESEECH[site] if _affords(table, ask, BESEECH[site]) else DONE


def _affords(table: RashidTable, ask: AskVisit, choice: Any) -> bool:
    wish = ask.adding(choice)
    return can_pay(table, ask.seat, ask.site, fee(table, ask.seat, ask.site, ask.rank, wish), wish.favor)


def _title(table: RashidTable, ask: AskCaliphTitle, _chance: Chance) -> Choice:
    seat = ask.seat
    purse, most = Purse(table, table.houses[seat], turns_left(table), bytes(table.titles)), means(table, seat)
    for _, _, title in purse.titles(CALIPH):
        choice = SECURE_TITLE[title]
        if ask.fee(table, choice.title) <= most:
            return choice
    return PASS


def _pay(table: RashidTable, ask: AskPay, _chance: Chance) -> Choice:
    return ask.best(table) if not ask.notes and not any(ask.laid) else ask.options(table)[0]


# Wares


def _best(wares: Sequence[int], stock: Sequence[int], barred: Sequence[int]) -> tuple[int, int]:
    """Of the wares in stock the one that adds most coins to a hand, the rarer of two; and how many. 0 for none."""
    most, found = 0, 0
    for ware, count in enumerate(stock):
        if count and ware not in barred:
            own, gain = wares[ware], 1
            for held in wares:
                gain += held > own
            if gain >= most:
                most, found = gain, ware
    return most, found


def _share(table: RashidTable, ask: AskShare, _chance: Chance) -> Choice:
    """The ware or note that adds most; a whole kind if that is more than the best three."""
    wares, stock = table.houses[ask.seat].wares, table.stock(ask.site)
    if ask.left == SHARES[0]:
        most = max(stock)
        if most > SHARES[0]:
            kind = stock.index(most)
            whole = wares[:]
            whole[kind] += most
            note = table.land_notes[ask.site]
            if value(whole) - value(wares) > share_of(tuple(wares), tuple(map(_three, stock)), note, 0):
                return TAKE_ALL[kind]
    gain, ware = _best(wares, stock, ask.taken if table.terms.distinct_wares else ())
    if table.land_notes[ask.site] and gain < NOTE_VALUE:
        return TAKE_NOTE
    return TAKE[ware] if gain else DONE


def _three(count: int) -> int:
    return min(count, SHARES[0])


def _gift(table: RashidTable, ask: AskGift, _chance: Chance) -> Choice:
    barred = () if ask.first is None else (ask.first,)
    return TAKE[_best(table.houses[ask.seat].wares, table.bank, barred)[1]]


_RULES: dict[type, Callable[[RashidTable, Any, Chance], Choice]] = {
    AskPlace: _place,
    AskTurn: _turn,
    AskVisit: _visit,
    AskCaliphTitle: _title,
    AskPay: _pay,
    AskShare: _share,
    AskGift: _gift,
}
"""Everything else is answered by the first plausible option."""
