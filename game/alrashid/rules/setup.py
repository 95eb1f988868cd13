"""Setting the table (rules 7-19), and what may be agreed before the game (rulings 3, 13, 15, 18)."""

from game.alrashid.rules.board import (
    ARMS,
    BANK_WARES,
    LAND_ROWS,
    LANDS,
    MEMBER_ROWS,
    NOTES,
    SITES,
    STARTING_WARES,
    STRENGTHS,
)
from game.alrashid.rules.cards import (
    CRISES_PLAYED,
    DOUBLED,
    GAME_CRISES,
    MANY_SEATS,
    SETUP_CRISES,
    TITLES,
    Crisis,
)
from game.alrashid.rules.phases.crisis import FirstMercenaries, raids
from game.alrashid.rules.phases.turns import BeginTurn
from game.alrashid.rules.table import UNKNOWN, House, Omen, RashidTable, Terms, no_resolution
from game.engine.chance import Chance
from game.engine.pile import Pile, shuffled
from game.engine.play import settle
from game.engine.ruleset import Switch, Variant
from game.engine.seats import Seat, all_seats

SWITCHES = (
    Switch("distinct_wares", (False, True)),
    Switch("free_favor_first", (False, True)),
    Switch("idle_dishonor", (False, True)),
    Switch("intrigue_favor_adds_fee", (False, True)),
    Switch("two_player_skip_last_crisis_land", (False, True)),
)


def deal(seats: int, seed: int, variant: Variant) -> RashidTable:
    """A table for ``seats``, set up from ``seed`` and settled; every switch has its value in ``variant``."""
    chance = Chance(seed)
    order = tuple(chance.shuffled(all_seats(seats)))
    setup = chance.pick(SETUP_CRISES)
    crises = chance.shuffled(GAME_CRISES)
    table = RashidTable(
        agenda=[],
        chance=chance,
        phase="crisis",
        journal=[],
        terms=Terms(seats, *[bool(variant[switch.key]) for switch in SWITCHES]),
        turn=0,
        order=order,
        grace=(),
        houses=[_house(order.index(Seat(seat))) for seat in range(seats)],
        bank=_bank(seats),
        notes=NOTES - sum(row.note for row in LAND_ROWS),
        stalls=[count for row in LAND_ROWS for count in row.wares],
        land_notes=[int(row.note) for row in LAND_ROWS],
        delegations=[() for _ in SITES],
        raiders=[() for _ in LANDS],
        pools=[_pool() for _ in ARMS],
        discards=[() for _ in ARMS],
        lots=[(STRENGTHS,) for _ in ARMS],
        titles=[2 if title in DOUBLED and seats >= MANY_SEATS else 1 for title in TITLES],
        crises=tuple(Omen(crisis, UNKNOWN) for crisis in crises[:CRISES_PLAYED]),
        past_crises=(setup,),
        dropped=_dropped(crises[CRISES_PLAYED:]),
        resolution=no_resolution(),
    )
    table.then(*raids(setup), FirstMercenaries(), BeginTurn(1))
    settle(table)
    return table


def _house(place: int) -> House:
    """A family that has this place in the first play order, 0 the first (rules 7, 15)."""
    return House(
        wares=list(STARTING_WARES[place]),
        notes=0,
        supply=[1] * len(MEMBER_ROWS),
        reserve=[row.count - 1 for row in MEMBER_ROWS],
        mercenaries=(),
        titles=(),
        used=(),
        influence=0,
        dishonor=0,
    )


def _bank(seats: int) -> list[int]:
    """The wares that are neither in lands nor in hands."""
    gone = [*[row.wares for row in LAND_ROWS], *STARTING_WARES[:seats]]
    return [count - sum(wares[ware] for wares in gone) for ware, count in enumerate(BANK_WARES)]


def _pool() -> Pile[int]:
    return shuffled(strength for strength, count in enumerate(STRENGTHS) for _ in range(count))


def _dropped(crises: list[Crisis]) -> tuple[Crisis | None, ...]:
    return tuple(sorted(crises))
