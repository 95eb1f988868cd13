"""The ledger of a seat: everything it has, in words, to be looked at closely."""

from __future__ import annotations

from functools import partial

from game.crown.rules.board import GOODS
from game.crown.rules.cards import RANKS
from game.crown.rules.table import CrownTable, Estate
from game.crown.scenes.lexicon import name, rule, said
from game.crown.scenes.pieces import shield
from game.engine.seats import Seat
from game.stage.area import Area, Size
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.phase import Moment
from game.stage.words import Markup, told

BANNER: Size = (118.0, 177.0)


def called(now: Moment, seat: int) -> str:
    """The name of who sits there; the rival of a solo game sits nowhere."""
    return now.names[seat] if seat < len(now.names) else said("log.rival")


def ledger(now: Moment, seat: Seat) -> Zoom:
    """The banner of a seat and all that lies before it."""
    view: CrownTable = now.view
    estate = view.estates[seat]
    lines: list[str] = [standing(estate), title(estate)]
    if seat < view.terms.seats:
        lines.append(said("ledger.goods", goods=held(estate)))
        lines.append(said("ledger.craftsmen", n=view.craftsmen_left(seat)))
    lines += [told(name("advisor", each), rule("advisor", each)) for each in estate.advisors]
    lines += [told(name("favor", each), rule("favor", each)) for each in estate.tokens]
    return Zoom(called(now, seat), BANNER, partial(_banner, seat), tuple(lines), said("rule.track"))


def standing(estate: Estate) -> Markup:
    """Both scores, and which one counts."""
    lower = min(estate.citizens, estate.buildings)
    return said("ledger.standing", buildings=estate.buildings, citizens=estate.citizens, lower=lower)


def title(estate: Estate) -> Markup:
    """The rank of a seat."""
    if not estate.nobles:
        return said("ledger.unranked")
    return said("ledger.rank", rank=name("rank", RANKS[len(estate.nobles) - 1]))


def held(estate: Estate) -> Markup:
    """The goods of a seat: “2 wood, 1 ring”."""
    owned = [said(f"table.reward.{good}", n=estate.purse[good]) for good in GOODS if estate.purse[good]]
    return Markup(", ").joined(owned) if owned else said("ledger.none")


def _banner(seat: Seat, canvas: Canvas, area: Area) -> None:
    canvas.sprite(f"crown/piece/banner_{seat}", area)
    shield(canvas, area.inset(area.w * 0.24, area.h * 0.2), seat)
