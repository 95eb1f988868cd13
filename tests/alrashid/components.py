"""What the box of Al Rashid consists of, each piece in exactly one place; honor and influence are without number."""

from collections import Counter

from game.alrashid.rules.board import ARMS, MEMBERS, WARES
from game.alrashid.rules.cards import TITLES
from game.alrashid.rules.hidden import tiles_about
from game.alrashid.rules.scoring import family
from game.alrashid.rules.table import RashidTable
from game.engine.seats import Seat


def components(table: RashidTable) -> Counter[str]:
    """How often each piece lies somewhere on a table without backs; every place of a title or ware counts."""
    found: Counter[str] = Counter()
    for ware in WARES:
        held = sum(house.wares[ware] for house in table.houses)
        found[f"ware {ware}"] = table.bank[ware] + held + sum(table.stalls[ware :: len(WARES)])
    found["note"] = table.notes + sum(table.land_notes) + sum(house.notes for house in table.houses)
    for seat, house in enumerate(table.houses):
        for member, count in zip(MEMBERS, family(table, Seat(seat)), strict=True):
            found[f"{member} of {seat}"] = house.reserve[member] + count
    for title in TITLES:
        found[f"title {title}"] = table.titles[title] + sum(house.titles.count(title) for house in table.houses)
    for tile in tiles_about(table):
        found[f"mercenary {tile.arm} {tile.strength}"] += 1
    for arm in ARMS:
        for strength in table.pools[arm]:
            found[f"mercenary {arm} {strength}"] += 1
    for crisis in (*table.past_crises, *[omen.crisis for omen in table.crises], *table.dropped):
        found[f"crisis {crisis}"] += 1
    for seat in table.order:
        found[f"marker {seat}"] += 1
    return found
