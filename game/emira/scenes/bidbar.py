"""The auction in the decision panel: who is still in, the highest bid, and what the bid in mind would really cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.emira.rules.board import CAMEL_TRACK, Sheik
from game.emira.rules.costs import bid_price
from game.emira.rules.table import EmiraTable
from game.emira.scenes import theme
from game.emira.scenes.auction import Standpoint, round_order, standpoint
from game.emira.scenes.grid import own_seat
from game.emira.scenes.letters import called, put
from game.emira.scenes.lexicon import said
from game.emira.scenes.offer import Offer
from game.emira.scenes.pictures import coin, emblem, panel, picture
from game.emira.scenes.stakes import bid_rows
from game.emira.scenes.wish import open_wish
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, anchor, column, row
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.phase import Moment

NARROW_CHIP = 90.0


class Chip(NamedTuple):
    """A seat in the order of the round."""

    sheik: Sheik
    who: str
    stand: Standpoint
    own: bool
    asked: bool


class Bidding(NamedTuple):
    """The auction as the looker sees it; ``price`` is what the bid in mind would cost, None without one."""

    chips: tuple[Chip, ...]
    bid: int
    leader: str
    amount: int | None
    price: int | None
    off: int
    camels: int
    each: int
    asking: bool


def bidding(now: Moment) -> Bidding:
    """What the auction looks like now."""
    view: EmiraTable = now.view
    own = own_seat(now.looker)
    home = view.households[own]
    asked = now.ask.seat if now.ask is not None else NOBODY
    chips = tuple(_chip(now, seat, own, asked) for seat in round_order(view))
    one = open_wish(now)
    amount = one.amount if one is not None else None
    price = bid_price(view, own, amount) if amount is not None else None
    leader = view.auction.leader
    return Bidding(
        chips,
        view.auction.bid,
        now.names[leader] if leader != NOBODY else "",
        amount,
        price,
        amount - price if amount is not None and price is not None else 0,
        home.camels,
        CAMEL_TRACK[home.breed],
        one is not None,
    )


def _chip(now: Moment, seat: Seat, own: Seat, asked: Seat) -> Chip:
    view: EmiraTable = now.view
    who = said("table.you") if seat == own and now.looker != NOBODY else now.names[seat]
    return Chip(view.households[seat].sheik, who, standpoint(now, seat), seat == own, seat == asked)


def paint_bidding(canvas: Canvas, area: Area, auction: Bidding, offers: Sequence[Offer]) -> None:
    """Seats above; below them the sum while a bid is being thought of, otherwise what stands."""
    rows = bid_rows(area)
    _chips(canvas, rows["chips"], auction.chips)
    if auction.asking:
        _sum(canvas, rows["sum"], auction)
    elif not offers:
        _stands(canvas, area, rows, auction)


def _chips(canvas: Canvas, area: Area, chips: Sequence[Chip]) -> None:
    gap = 6.0
    wide = (area.w - gap * (len(chips) - 1)) / len(chips)
    for chip, spot in zip(chips, row(area, [(wide, area.h)] * len(chips), gap), strict=True):
        out, hot = chip.stand.kind == "out", chip.stand.kind in ("high", "acts")
        look = theme.WELL_SHUT if out else theme.WELL_HOT if hot else theme.WELL_OWN if chip.own else theme.WELL_LOOK
        canvas.plate(spot, look)
        if chip.stand.kind == "high":
            picture(canvas, "mark/crown", Area(spot.right - 34, spot.y - 12, 32, 26))
        sign, who, lower = _chip_parts(spot)
        emblem(canvas, sign, chip.sheik, 150 if out else 255)
        ink = theme.MIST if out else theme.IVORY
        put(canvas, called(chip.who), who, "label", ink, across="left" if who.x > sign.x else "middle")
        colour = theme.AMBER_PALE if hot else ink
        style = "number" if chip.stand.kind == "high" else "label" if hot else "small"
        put(canvas, [chip.stand.short, chip.stand.short.rpartition(" ")[2]], lower, style, colour)
        if chip.asked:
            canvas.plate(Area(spot.centre[0] - 16, spot.bottom - 3, 32, 6), theme.PAY_LOOK._replace(radius=3))


def _chip_parts(spot: Area) -> tuple[Area, Area, Area]:
    """Emblem, name and standpoint; in a narrow chip one below the other."""
    if spot.w < NARROW_CHIP:
        rows = column(spot.inset(3, 3), [(spot.w - 6, 24), (spot.w - 6, 22), (spot.w - 6, 21)], 0)
        return rows[0], rows[1], rows[2]
    upper, lower = spot.top_part(spot.h * 0.5).inset(5, 4), spot.bottom_part(spot.h * 0.5).inset(4, 4)
    return upper.left_part(26), upper.less(left=29), lower


def _sum(canvas: Canvas, area: Area, auction: Bidding) -> None:
    """My bid, less what the camels take off, is what I pay."""
    canvas.plate(area, theme.STRIP_LOOK)
    pay = area.right_part(area.w * 0.27).inset(6, 6)
    left = area.left_part(area.w * 0.34).inset(8, 6)
    middle = Area(left.right + 8, left.y, pay.x - left.right - 26, left.h)
    number = str(auction.amount) if auction.amount is not None else "…"
    _term(canvas, left, "coin/gold", number, said("table.my_bid"))
    off = said("table.camels_times", n=auction.camels, each=auction.each)
    _term(canvas, middle, "camel/offer", str(auction.off), off)
    inscribe(canvas, "−", Area(left.right - 8, left.y, 20, left.h * 0.56), "score", theme.IVORY)
    inscribe(canvas, "=", Area(middle.right - 2, left.y, 20, left.h * 0.56), "score", theme.IVORY)
    panel(canvas, "paid", pay)
    price = str(auction.price) if auction.price is not None else "…"
    inside = pay.less(top=2, bottom=5)
    inscribe(canvas, price, inside.top_part(inside.h * 0.54), "score", theme.AMBER_PALE)
    inscribe(canvas, said("table.i_pay"), inside.bottom_part(inside.h * 0.46), "small", theme.AMBER_PALE)


def _term(canvas: Canvas, area: Area, sprite: str, number: str, words: str) -> None:
    upper = area.top_part(area.h * 0.58)
    side = min(34.0, upper.h)
    wide = canvas.measure(number, "number")[0] + side + 6
    spot = anchor(upper, (min(wide, upper.w), upper.h))
    picture(canvas, sprite, spot.left_part(side))
    inscribe(canvas, number, spot.less(left=side + 4), "number", theme.IVORY, across="left")
    inscribe(canvas, words, area.bottom_part(area.h * 0.42), "small", theme.MIST)


def _stands(canvas: Canvas, area: Area, rows: dict[str, Area], auction: Bidding) -> None:
    """While others think: the highest bid, and what the own camels take off."""
    room = Area(rows["stepper"].x, rows["stepper"].y, rows["stepper"].w, rows["answers"].bottom - rows["stepper"].y)
    if auction.bid:
        coin(canvas, anchor(room.top_part(90), (52, 52), "left").moved(room.w * 0.2, 0))
        inscribe(
            canvas,
            str(auction.bid),
            room.top_part(90).less(left=room.w * 0.2 + 64),
            "amount",
            theme.AMBER_PALE,
            across="left",
        )
        inscribe(canvas, said("table.holds", name=auction.leader), room.less(top=92).top_part(30), "label", theme.IVORY)
    else:
        inscribe(canvas, said("table.no_bid_yet"), room.top_part(100), "body", theme.MIST, lines=0)
    text = said("table.camels_off", n=auction.camels, each=auction.each, total=auction.camels * auction.each)
    foot = room.bottom_part(40)
    picture(canvas, "camel/offer", foot.left_part(46))
    inscribe(canvas, text, foot.less(left=54), "label", theme.MIST, across="left")
