"""Positions in a few lines: a table before its first placement on which nothing has been drawn and nobody owns a ware.

Play order is 0, 1, 2, …; no raiders, no mercenaries, no titles; every family has its Pasha, Merchant and Sage at home.
"""

from typing import Any

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import LAND, LANDS, MEMBERS, SAGE, SEA, SITES, STRENGTHS, WARES, Member, Site
from game.alrashid.rules.cards import Crisis, Title
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.scoring import family
from game.alrashid.rules.table import OPEN, UNKNOWN, Delegation, Mercenary, Omen, RashidTable, bit
from game.engine.pile import shuffled
from game.engine.play import asked, options, read, settle, take
from game.engine.seats import Seat, all_seats
from game.engine.step import Change, Step

Tiles = tuple[int, ...]
"""Strengths of mercenaries."""


def ready(seats: int = 3, seed: int = 7, **settings: Any) -> RashidTable:
    """A table in the first turn, with nothing left to happen."""
    table: Any = ALRASHID.open(seats, seed, settings)
    table.agenda.clear()
    table.journal.clear()
    table.turn = 1
    table.phase = "placement"
    table.order = all_seats(seats)
    table.raiders = [() for _ in LANDS]
    table.pools = [shuffled(s for s, count in enumerate(STRENGTHS) for _ in range(count)) for _ in (LAND, SEA)]
    for seat, house in enumerate(table.houses):
        house.mercenaries = ()
        own(table, seat)
    return table  # type: ignore[no-any-return]


# Playing


def begin(table: RashidTable, *steps: Step) -> list[Change]:
    """These steps are all that is left to happen; what they changed until somebody is asked."""
    table.agenda.clear()
    table.journal.clear()
    table.then(*steps)
    settle(table)
    return list(table.journal)


def resolve(table: RashidTable, site: Site, *more: str) -> list[Change]:
    """The first seat with members on the board resolves this location, then these choices are taken."""
    begin(table, ResolutionRound())
    return do(table, f"resolve {site}", *more)


def do(table: RashidTable, *texts: str) -> list[Change]:
    """Take the choices written so; what they changed."""
    table.journal.clear()
    for text in texts:
        take(table, read(table, text))
    return list(table.journal)


def menu(table: RashidTable) -> list[str]:
    """What can be chosen now, in notation."""
    return [str(choice) for choice in options(table)]


def who(table: RashidTable) -> tuple[str, int]:
    """The question that waits and whom it is put to."""
    ask = asked(table)
    assert ask is not None, "nobody is asked anything"
    return type(ask).__name__, ask.seat


def told(changes: list[Change], *kinds: type[Change]) -> list[str]:
    """The changes of these kinds in notation, all kinds but phases if none is named."""
    return [str(change) for change in changes if (isinstance(change, kinds) if kinds else "phase" not in str(change))]


# What lies before a seat


def own(table: RashidTable, seat: int = 0, notes: int = 0, **wares: int) -> None:
    """The seat owns exactly these wares and notes: ``own(table, silk=2)``; the rest of the wares is in the bank."""
    assert set(wares) <= {str(ware) for ware in WARES}
    house = table.houses[seat]
    for ware in WARES:
        count = wares.get(str(ware), 0)
        table.bank[ware] += house.wares[ware] - count
        house.wares[ware] = count
    table.notes += house.notes - notes
    house.notes = notes


def owned(table: RashidTable, seat: int = 0) -> dict[str, int]:
    """The wares the seat owns, kinds it has none of left out."""
    return {str(ware): count for ware, count in zip(WARES, table.houses[seat].wares, strict=True) if count}


def people(table: RashidTable, seat: int = 0, pashas: int = 1, merchants: int = 1, sages: int = 1) -> None:
    """The seat has exactly so many recruited members, all at home."""
    house = table.houses[seat]
    total = [has + held for has, held in zip(house.reserve, family(table, Seat(seat)), strict=True)]
    table.delegations = [tuple(party for party in parties if party.seat != seat) for parties in table.delegations]
    house.supply = [pashas, merchants, sages]
    house.reserve = [count - own for count, own in zip(total, house.supply, strict=True)]


def entitle(table: RashidTable, seat: int, *titles: Title) -> None:
    """The seat has these titles too."""
    for title in titles:
        table.titles[title] -= 1
        table.houses[seat].titles += (title,)


def arm(table: RashidTable, seat: int, land: Tiles = (), sea: Tiles = ()) -> None:
    """The seat has exactly these mercenaries, taken from the pools; it alone knows them."""
    table.houses[seat].mercenaries = _drawn(table, land, sea, bit(Seat(seat)))


def raid(table: RashidTable, site: Site, land: Tiles = (), sea: Tiles = (), up: bool = False) -> None:
    """These mercenaries are in the land, taken from the pools; face down unless ``up``."""
    table.raiders[site] += _drawn(table, land, sea, OPEN if up else UNKNOWN)


def _drawn(table: RashidTable, land: Tiles, sea: Tiles, known: int) -> tuple[Mercenary, ...]:
    found = []
    for kind, strengths in ((LAND, land), (SEA, sea)):
        for strength in strengths:
            table.pools[kind].remove(strength)
            found.append(Mercenary(kind, strength, known, 0))
    return tuple(found)


def strengths(tiles: tuple[Mercenary, ...]) -> list[str]:
    """Tiles in short: ``land 3``, ``sea -`` for one face down."""
    return [f"{tile.arm} {tile.strength or '-'}" for tile in tiles]


# On the board


def send(table: RashidTable, seat: int, site: Site, *members: Member) -> None:
    """The seat has these members at the location, on its space there or the next free one; more are recruited."""
    house = table.houses[seat]
    for member in members:
        if house.supply[member]:
            house.supply[member] -= 1
        else:
            house.reserve[member] -= 1
    parties = table.delegations[site]
    old = next((party for party in parties if party.seat == seat), Delegation(Seat(seat), None, 0))
    chiefs = [member for member in members if member is not SAGE]
    new = Delegation(Seat(seat), chiefs[0] if chiefs else old.chief, old.sages + members.count(SAGE))
    others = tuple(new if party.seat == seat else party for party in parties)
    table.delegations[site] = others if new in others else (*parties, new)


def lay_out(table: RashidTable, land: Site, note: bool = False, **wares: int) -> None:
    """The land holds exactly these wares, and a note or none."""
    first = len(WARES) * land
    for ware in WARES:
        count = wares.get(str(ware), 0)
        table.bank[ware] += table.stalls[first + ware] - count
        table.stalls[first + ware] = count
    table.notes += table.land_notes[land] - note
    table.land_notes[land] = int(note)


def stack(table: RashidTable, *crises: Crisis) -> None:
    """These crises are on the stack, the first on top."""
    table.crises = tuple(Omen(crisis, UNKNOWN) for crisis in crises)
    gone = (*crises, *table.past_crises)
    table.dropped = tuple(crisis for crisis in Crisis if crisis > Crisis.X3 and crisis not in gone)


def everybody_home(table: RashidTable) -> bool:
    """Whether no location holds members."""
    return not any(table.delegations[site] for site in SITES) and len(MEMBERS) == len(table.houses[0].supply)
