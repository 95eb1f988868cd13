"""The end of the game: extra points, their best split, the lower track, ties, and ratings (rules 30-33)."""

from game.crown.rules.board import BOOK, BREAD, COIN, END_OTHER, END_RING, RESOURCES, RESOURCES_PER_POINT, RING
from game.crown.rules.cards import Advisor
from game.crown.rules.table import RIVAL, CrownTable, Estate, Solo
from game.engine.record import Id
from game.engine.ruleset import Line, Sheet
from game.engine.seats import Seat, all_seats

LIBRARIAN_BOOK = 3
RATED_START = 28
"""The start value the ratings of the score test are made for; half the difference counts against the score."""


class Rating(Id):
    """What the score test makes of a score."""

    PAGE = 0
    BARON = 1
    PRINCE = 2
    DUKE = 3
    CROWNED = 4


RATINGS = ((72, Rating.CROWNED), (65, Rating.DUKE), (58, Rating.PRINCE), (50, Rating.BARON))
"""The lowest rated score of each rating, best first; below them all one is a page."""


EXTRAS = ("rings", "coins", "favors", "books", "breads", "resources")


def extras(estate: Estate) -> tuple[int, ...]:
    """The extra points at the end of the game by kind, in the order of EXTRAS (rule 30)."""
    purse = estate.purse
    return (
        END_RING * purse[RING],
        END_OTHER * purse[COIN],
        END_OTHER * len(estate.tokens),
        (LIBRARIAN_BOOK if Advisor.LIBRARIAN in estate.advisors else END_OTHER) * purse[BOOK],
        END_OTHER * purse[BREAD],
        sum(purse[: len(RESOURCES)]) // RESOURCES_PER_POINT,
    )


def final_score(citizens: int, buildings: int, extra: int) -> int:
    """The lower track once the extra points are split in the best way (rule 33)."""
    return min((citizens + buildings + extra) // 2, min(citizens, buildings) + extra)


def rated(table: CrownTable, total: int) -> Rating:
    """The rating of a score in the score test, measured against its start value (solo 1)."""
    points = (2 * total - (table.terms.buildings - RATED_START)) // 2
    return next((rating for least, rating in RATINGS if points >= least), Rating.PAGE)


def scores(table: CrownTable) -> tuple[Sheet, ...]:
    """One sheet a seat, as if the game ended now."""
    ranking = {seat: _standing(table.estates[seat]) for seat in all_seats(table.terms.seats)}
    return tuple(_sheet(table, seat, 1 + _beaten(table, seat, ranking)) for seat in ranking)


def _standing(estate: Estate) -> tuple[int, ...]:
    """Total and tie-breaks: second track, rank, citizen points of the highest rank's card (rule 32)."""
    extra = sum(extras(estate))
    total = final_score(estate.citizens, estate.buildings, extra)
    second = estate.citizens + estate.buildings + extra - total
    return total, second, len(estate.nobles), estate.nobles[-1].points if estate.nobles else 0


def _beaten(table: CrownTable, seat: Seat, ranking: dict[Seat, tuple[int, ...]]) -> int:
    """How many have done better; against the rival only a strictly higher score is a win (solo 2)."""
    if table.terms.rival:
        return int(ranking[seat][0] <= rival_score(table))
    return sum(standing > ranking[seat] for standing in ranking.values())


def rival_score(table: CrownTable) -> int:
    """The rival's lower track."""
    rival = table.estates[RIVAL]
    return min(rival.citizens, rival.buildings)


def _sheet(table: CrownTable, seat: Seat, place: int) -> Sheet:
    estate = table.estates[seat]
    total, *ties = _standing(estate)
    lower = "citizens" if estate.citizens <= estate.buildings else "buildings"
    points = min(estate.citizens, estate.buildings)
    return Sheet(
        seat,
        lines=(Line(lower, points), Line("extra", total - points)),
        total=total,
        place=place,
        ties=tuple(ties),
        notes=(
            Line("all_citizens", estate.citizens),
            Line("all_buildings", estate.buildings),
            *map(Line, EXTRAS, extras(estate)),
            *_solo_notes(table, total),
        ),
    )


def _solo_notes(table: CrownTable, total: int) -> tuple[Line, ...]:
    if table.terms.rival:
        return (Line("rival", rival_score(table)),)
    if table.terms.solo is Solo.SCORE:
        return (Line("rating", rated(table, total)),)
    return ()
