"""The ledger of a seat: everything it has, in words, to be looked at closely."""

from __future__ import annotations

from functools import partial

from game.alrashid.rules.board import MEMBERS, WARES
from game.alrashid.rules.scoring import family, lines
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes.lexicon import name, said, text
from game.alrashid.scenes.plates import shield
from game.engine.seats import Seat
from game.stage.area import Size
from game.stage.box import Zoom
from game.stage.phase import Moment
from game.stage.words import Markup, told

SHIELD: Size = (110.0, 141.0)


def called(now: Moment, seat: int) -> str:
    """The name of who sits there."""
    return now.names[seat] if seat < len(now.names) else str(seat + 1)


def ledger(now: Moment, seat: Seat) -> Zoom:
    """All that lies before a seat; what its mercenaries are worth stays hidden."""
    view: RashidTable = now.view
    house = view.houses[seat]
    found: list[str] = [
        said("ledger.points", n=sum(line.points for line in lines(view, seat))),
        said("ledger.family", members=_family(view, seat)),
        said("ledger.wares", wares=_wares(view, seat)),
        said("ledger.tokens", notes=house.notes, mercenaries=len(house.mercenaries)),
        said("ledger.honor", influence=house.influence, dishonor=house.dishonor),
    ]
    found += [told(name("title", title), text("title", title)) for title in house.titles]
    return Zoom(called(now, seat), SHIELD, partial(shield, seat=seat), tuple(found), said("rule.member"))


def _family(view: RashidTable, seat: Seat) -> Markup:
    """Such as “1 of 2 Pashas”, for each kind."""
    home, everybody = view.houses[seat].supply, family(view, seat)
    kinds = [said("ledger.kin", n=home[one], of=everybody[one], kin=said(f"member.{one}.plural")) for one in MEMBERS]
    return Markup(", ").joined(kinds)


def _wares(view: RashidTable, seat: Seat) -> Markup:
    held = view.houses[seat].wares
    owned = [said("ledger.ware", n=held[ware], ware=name("ware", ware)) for ware in WARES if held[ware]]
    return Markup(", ").joined(owned) if owned else said("table.nothing")
