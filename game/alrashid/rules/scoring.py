"""The end of the game: prestige points and ties (rules 61-63; rulings 33, 34)."""

from collections.abc import Sequence

from game.alrashid.rules.board import DISHONOR_POINTS, MEMBER_ROWS, MEMBERS, MOST_INFLUENCE, SAGE
from game.alrashid.rules.cards import TITLE_ROWS, Title
from game.alrashid.rules.payments import value
from game.alrashid.rules.table import House, RashidTable
from game.engine.ruleset import Line, Sheet
from game.engine.seats import Seat, all_seats

WARES_PER_POINT = 2
MOST_WAREHOUSE = 4
MOST_DEAN = 4


def family(table: RashidTable, seat: Seat) -> list[int]:
    """The recruited members of a seat by Member, at home and on the board."""
    count = table.houses[seat].supply[:]
    for parties in table.delegations:
        for party in parties:
            if party.seat == seat:
                count[SAGE] += party.sages
                if party.chief is not None:
                    count[party.chief] += 1
    return count


def prestige(house: House, members: Sequence[int]) -> int:
    """What the lines of a sheet add up to, for a house with so many members by Member."""
    found = sum(row.points * count for row, count in zip(MEMBER_ROWS, members, strict=True))
    found += min(MOST_INFLUENCE, house.influence) + DISHONOR_POINTS * house.dishonor
    for title in house.titles:
        found += TITLE_ROWS[title].points
    return found + _warehouse(house) + _dean(house, members)


def _warehouse(house: House) -> int:
    if Title.WAREHOUSE_KEEPER not in house.titles:
        return 0
    return min(MOST_WAREHOUSE, sum(house.wares) // WARES_PER_POINT)


def _dean(house: House, members: Sequence[int]) -> int:
    return min(MOST_DEAN, members[SAGE]) if Title.DEAN in house.titles else 0


def lines(table: RashidTable, seat: Seat) -> tuple[Line, ...]:
    """The prestige of a seat, as if the game ended now."""
    house, members = table.houses[seat], family(table, seat)
    found = [Line(str(member), MEMBER_ROWS[member].points * members[member]) for member in MEMBERS]
    found.append(Line("titles", sum(TITLE_ROWS[title].points for title in house.titles)))
    found.append(Line("influence", min(MOST_INFLUENCE, house.influence)))
    found.append(Line("dishonor", DISHONOR_POINTS * house.dishonor))
    if Title.WAREHOUSE_KEEPER in house.titles:
        found.append(Line("warehouse_keeper", _warehouse(house)))
    if Title.DEAN in house.titles:
        found.append(Line("dean", _dean(house, members)))
    return tuple(found)


def scores(table: RashidTable) -> tuple[Sheet, ...]:
    """One sheet a seat, as if the game ended now; ties go to the dearer wares, then to the earlier in play order."""
    tallies = [lines(table, seat) for seat in all_seats(table.terms.seats)]
    standings = [
        (sum(line.points for line in tally), value(table.houses[seat].wares), -1 - table.order.index(Seat(seat)))
        for seat, tally in enumerate(tallies)
    ]
    return tuple(
        Sheet(
            seat=Seat(seat),
            lines=tally,
            total=standings[seat][0],
            place=1 + sum(other > standings[seat] for other in standings),
            ties=standings[seat][1:],
        )
        for seat, tally in enumerate(tallies)
    )
