"""What a seat may not see: other hands, the order of stacks, and tokens another seat is looking at (ruling 27).

A hand and its stack are always the nine action cards less those played in this half of the game.
"""

from typing import cast

from game.crown.rules.cards import ACTIONS, ADVISORS_B, EVENTS, FAVORS
from game.crown.rules.draws import drawn
from game.crown.rules.table import CrownTable, Estate
from game.engine.chance import Chance
from game.engine.pile import shuffled
from game.engine.seats import Seat
from game.engine.table import View, clone, concealed


def conceal(table: CrownTable, seat: Seat) -> View:
    """The table as the seat sees it; with a full hand every hand follows from open play (ruling 39)."""
    view = clone(table)
    view.chance = Chance(0)
    for owner, estate in enumerate(view.estates):
        estate.stack = estate.stack.face_down()
        if owner != seat and not view.terms.full_hand:
            estate.hand = (None,) * len(estate.hand)
    view.advisors = view.advisors.face_down()
    view.favors = view.favors.face_down()
    view.events = view.events.face_down()
    if view.turn.seat != seat:
        view.looked_at = (None,) * len(view.looked_at)
    return concealed(view)


def imagine(view: View, seat: Seat, chance: Chance) -> CrownTable:
    """A whole table that looks like this to the seat, every possible one as likely as any other."""
    table = clone(cast(CrownTable, view))
    table.chance = Chance(chance.bits())
    for estate in table.estates:
        _deal_cards(estate, chance)
    recruited = [advisor for estate in table.estates for advisor in estate.advisors]
    seen = {table.next_advisor, *table.court, *recruited, *table.dismissed}
    table.advisors = shuffled(advisor for advisor in ADVISORS_B if advisor not in seen)
    table.events = shuffled(event for event in EVENTS if event is not table.event and event not in table.past_events)
    _deal_tokens(table, chance)
    return table


def _deal_cards(estate: Estate, chance: Chance) -> None:
    open_cards = (*estate.played, *estate.slots, *estate.hand)
    unseen = [card for card in ACTIONS if card not in open_cards]
    if None in estate.hand:
        estate.hand = tuple(sorted(drawn(chance, unseen, len(estate.hand))))
    estate.stack = shuffled(card for card in unseen if card not in estate.hand)


def _deal_tokens(table: CrownTable, chance: Chance) -> None:
    kept = [token for estate in table.estates for token in estate.tokens]
    unseen = [token for token in FAVORS if token not in (*kept, *table.favor_discards, *table.looked_at)]
    if None in table.looked_at:
        table.looked_at = drawn(chance, unseen, len(table.looked_at))
    table.favors = shuffled(token for token in unseen if token not in table.looked_at)
