"""What the box of Crown of Emara consists of, each piece in exactly one place; goods are without number (ruling 19)."""

from collections import Counter
from collections.abc import Hashable

from game.crown.rules.board import CRAFTSMEN
from game.crown.rules.cards import CARDS_PER_RANK, NOBLES
from game.crown.rules.table import CrownTable


def components(table: CrownTable) -> Counter[str]:
    """How often each piece lies somewhere on a table without backs.

    Each is called by its repr: cards of different kinds may be equal as numbers. The A advisors that left before the
    game lie nowhere; nobles that the score test took away count as gone.
    """
    return Counter(map(repr, (*_cards(table), *_pieces(table))))


def _cards(table: CrownTable) -> list[Hashable]:
    found: list[Hashable] = [table.event, *table.events, *table.past_events]
    found += [*table.favors, *table.favor_discards, *table.looked_at]
    found += [advisor for advisor in (*table.court, table.next_advisor) if advisor is not None]
    found += [*table.advisors, *table.dismissed]
    for seat, estate in enumerate(table.estates):
        cards = (*estate.hand, *estate.stack, *estate.slots, *estate.played)
        found += [(seat, card) for card in cards if card is not None]
        found += [*estate.advisors, *estate.tokens]
    return found


def _pieces(table: CrownTable) -> list[Hashable]:
    found: list[Hashable] = [*table.rings[0], *table.rings[1], ("statue", 0 <= table.first < table.terms.seats)]
    for seat, estate in enumerate(table.estates):
        found += [("craftsman", seat)] * max(len(CRAFTSMEN), table.huts.count(seat))
        found += [
            ("councilor", seat, board, site in table.rings[board]) for board, site in enumerate(estate.councilors)
        ]
    owned = [noble for estate in table.estates for noble in estate.nobles]
    gone = [noble for noble in NOBLES if noble % CARDS_PER_RANK < table.nobles[noble.rank] and noble not in owned]
    stacked = [noble for noble in NOBLES if noble % CARDS_PER_RANK >= table.nobles[noble.rank]]
    return [*found, *owned, *gone, *stacked]
