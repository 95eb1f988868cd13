"""What a household is worth to a princess, and whom she chooses (R24-R26, R29); who shows its gold (ruling A5)."""

from collections.abc import Sequence

from game.emira.rules.board import START_ROOMS, Counter, Preference
from game.emira.rules.cards import PRINCESS_ROWS, STATUS_ROWS, Princess
from game.emira.rules.table import EmiraTable, Household
from game.engine.record import Record
from game.engine.seats import NOBODY, Seat, all_seats

SET = 3
"""So many counters or status cards of a kind are worth one more to the owner of Good Looking or Renown."""

BEAUTY, MANNERS = Counter.BEAUTY, Counter.MANNERS
LAYLA, NADIA, HALIMAH, RASHA, NOOR = (
    Princess.LAYLA,
    Princess.NADIA,
    Princess.HALIMAH,
    Princess.RASHA,
    Princess.NOOR,
)
XENIA, SIDI = Princess.XENIA, Princess.SIDI_SULEIMAN


def counters_of(household: Household) -> tuple[int, ...]:
    """The counters that count, by Counter: its own and those Layla and Nadia bring."""
    beauty, manners, attire = household.counters
    here = household.princesses
    return beauty + (NADIA in here), manners + (LAYLA in here), attire


def appearance(household: Household) -> int:
    """Counters, one more for each trio, and one more for each three of a kind chosen for Good Looking."""
    counters = counters_of(household)
    points = sum(counters) + min(counters)
    for kind in household.looks:
        points += counters[kind] // SET
    return points


def status(household: Household) -> int:
    """Points of the cards, Renown, Singing and Acting."""
    points = (HALIMAH in household.princesses) + (RASHA in household.princesses)
    for card in household.statuses:
        points += STATUS_ROWS[card].points
    return points + len(household.statuses) // SET if household.renown else points


def palace(household: Household) -> int:
    """Sections bought and the palace disc, in half points."""
    return 2 * household.sections + household.track


def rooms(household: Household) -> int:
    """How many princesses the palace can house."""
    return START_ROOMS + household.sections


def has_room(household: Household) -> bool:
    """Whether another princess could move in."""
    return len(household.princesses) < START_ROOMS + household.sections


def value(household: Household, preference: Preference) -> int:
    """What the household offers by this preference; the palace in half points."""
    if preference is Preference.APPEARANCE:
        return appearance(household)
    if preference is Preference.STATUS:
        return status(household)
    if preference is Preference.PALACE:
        return palace(household)
    return household.gold if preference is Preference.GOLD else len(household.princesses)


def preferences(table: EmiraTable, princess: Princess) -> tuple[Preference, Preference | None]:
    """Her first and second preference as they are now; of one who lies face up."""
    row = PRINCESS_ROWS[princess]
    if princess in table.swapped and row.second is not None:
        return row.second, row.first
    return row.first, row.second


def choice_of(table: EmiraTable, princess: Princess) -> Seat:
    """The seat she would join now; NOBODY when she cannot choose (R25, rulings A4, A25, A46)."""
    first, second = preferences(table, princess)
    if second is None:
        most = _best(table, [seat for seat in all_seats(table.terms.seats) if table.households[seat].princesses], first)
        return most[0] if len(most) == 1 else NOBODY
    best = _best(table, candidates(table, princess), first)
    if len(best) > 1:
        best = _best(table, best, second)
    return best[0] if len(best) == 1 else NOBODY


def candidates(table: EmiraTable, princess: Princess) -> list[Seat]:
    """The seats with room for her; Xenia ignores in this turn whoever has refused her."""
    shunned = table.refuser if princess is XENIA else NOBODY
    return [Seat(seat) for seat, household in enumerate(table.households) if has_room(household) and seat != shunned]


class Standing(Record, frozen=True):
    """How a household stands with a princess: its values by her preferences, and whether she could move in at all.

    Sidi Suleiman has no second preference: ``second`` is 0. Palaces count in half points.
    """

    seat: Seat
    first: int
    second: int
    room: bool


def standings(table: EmiraTable, princess: Princess) -> tuple[Standing, ...]:
    """How every household stands with her, in seat order."""
    first, second = preferences(table, princess)
    welcome = all_seats(table.terms.seats) if second is None else candidates(table, princess)
    return tuple(
        Standing(Seat(seat), value(home, first), 0 if second is None else value(home, second), seat in welcome)
        for seat, home in enumerate(table.households)
    )


def shows_gold(table: EmiraTable, seat: Seat) -> bool:
    """Whether the seat's purse is open to all now (R28, rulings A5, A53)."""
    if table.over or table.wanders or NOOR in table.households[seat].princesses:
        return True
    choosing = table.active if table.phase == "courtship" else ()
    return any(Preference.GOLD in preferences(table, princess) for princess in (*table.undecided, *choosing))


def _best(table: EmiraTable, seats: Sequence[Seat], preference: Preference) -> list[Seat]:
    """Those of the seats that offer most."""
    offers = [value(table.households[seat], preference) for seat in seats]
    most = max(offers, default=0)
    return [seat for seat, offer in zip(seats, offers, strict=True) if offer == most]
