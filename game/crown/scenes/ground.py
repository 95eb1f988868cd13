"""The ground: backdrop, columns and trays, everything that is painted under the things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.crown.rules.board import CRAFTSMEN, GOODS
from game.crown.rules.cards import EVENT_ROWS, RANK_ROWS, RANKS, Rank
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.alone import alone_panels
from game.crown.scenes.estate import ONE_ROW, Rows
from game.crown.scenes.grid import CELLS, Grid, grid, others, own_seat
from game.crown.scenes.ledger import called
from game.crown.scenes.lexicon import name, said
from game.crown.scenes.pieces import shield
from game.crown.scenes.plates import HEAD, citizens, headed, icon, panel, plate, sheet, sign, tray
from game.engine.seats import Seat
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import either, inscribe
from game.stage.phase import Moment

NO_KEY = 0
NUMBER_EACH = 10


def ground(now: Moment) -> Sequence[Panel]:
    """The panels under the things, from below to above."""
    view: CrownTable = now.view
    lay = grid(view, now.frame)
    when = EVENT_ROWS[view.event].when
    return [
        *_backdrops(lay),
        Panel("wall", lay["wall"], lay.frame.w, partial(_wall, lay), still=True),
        Panel("wordmark", lay["wordmark"], NO_KEY, partial(_wordmark, lay["wordmark"]), still=True),
        Panel("log", lay["chronicle"], NO_KEY, partial(_log, lay["chronicle"]), still=True),
        *_rivals(now, view, lay),
        Panel("event", lay["event"], when, partial(_event, lay["event"], str(when))),
        _nobility(view, lay, now.looker),
        *_own_board(now, view, lay),
    ]


# --- backdrop ---


def _backdrops(lay: Grid) -> list[Panel]:
    """The pictures of the map, each repeated over its band as far as the window goes."""
    panels = []
    for drop in lay.map.backdrops:
        area = Area(0.0, drop.area.y, lay.frame.w, lay[f"band/{drop.name}"].h)
        panels.append(
            Panel(f"backdrop/{drop.name}", area, lay.frame.w, partial(_tiled, drop.sprite, drop.area, area), still=True)
        )
    return panels


def _tiled(sprite: str, tile: Area, area: Area, canvas: Canvas) -> None:
    """Repeat a picture over an area; tiles that touch in units touch in pixels."""
    whole = canvas.bleed
    with canvas.clip(Area(whole.x, area.y, whole.w, area.h)):
        y = area.y
        while y < area.bottom - 0.01:
            x = area.x
            while x < whole.right:
                rect = canvas.rect(Area(x, y, tile.w, tile.h))
                canvas.surface.blit(canvas.sprites.get(sprite, rect.size), rect)
                x += tile.w
            y += tile.h


def _wordmark(area: Area, canvas: Canvas) -> None:
    canvas.sprite("crown/rank/duke", area.left_part(58).inset(0, 1), "contain")
    room = area.less(left=62)
    inscribe(canvas, said("table.box"), room, "name", canvas.theme.gold, across="left", shadow=(20, 10, 4))


def _wall(lay: Grid, canvas: Canvas) -> None:
    """The scale of the score wall: a stroke a value, a number every ten."""
    track = lay["track"]
    ruler = Area(track.x, track.y + 41, track.w, 27)
    plate(canvas, ruler.less(bottom=-3))
    for value in range(CELLS):
        x = lay.cell_of(value)
        colour = theme.INK if value % 5 == 0 else (150, 118, 70)
        for y in (ruler.y + 3, ruler.bottom - 7):
            canvas.fill(colour, Area(x - 0.8, y, 1.6, 5))
    for value in range(0, CELLS, NUMBER_EACH):
        spot = Area(lay.cell_of(value) - 26, ruler.y + 2, 52, ruler.h - 4)
        canvas.fill((252, 243, 220), spot.inset(9 if value > 9 else 15, 1))
        inscribe(canvas.at_ui(1), str(value), spot, "label", theme.INK)
    for key, y in (("buildings", 10), ("citizens", 66)):
        room = Area(10, track.y + y, 120, 31)
        panel(canvas, "name", room)
        inscribe(canvas.at_ui(1), said(f"table.{key}"), room.less(9, 1, 9, 3), "label", theme.INK)


# --- columns ---


def _event(area: Area, when: str, canvas: Canvas) -> None:
    head = sheet(canvas, area)
    panel(canvas, "head", head)
    title = head.less(14, 1, 0, 3).left_part(head.w * 0.3)
    inscribe(canvas.at_ui(min(canvas.ui, 1.1)), said("table.event"), title, "name", theme.HEADER, across="left")
    room = head.less(head.w * 0.3 + 14, 1, 44, 3)
    inscribe(canvas, said(f"table.when.{when}"), room, "label", theme.HEADER, across="right")


def _log(area: Area, canvas: Canvas) -> None:
    headed(canvas, area, said("table.log"))


def log_area(lay: Grid) -> Area:
    """Where the program writes the log: the parchment under its header."""
    return lay["chronicle"].less(6, HEAD + 4, 6, 6)


def _nobility(view: CrownTable, lay: Grid, looker: Seat) -> Panel:
    own = len(view.estates[own_seat(looker)].nobles)
    held = tuple(len(estate.nobles) for estate in view.estates)
    return Panel("nobility", lay["nobility"], (own, held), partial(_paint_nobility, lay, own, held))


def _paint_nobility(lay: Grid, own: int, held: tuple[int, ...], canvas: Canvas) -> None:
    following = said("table.next_rank", rank=name("rank", RANKS[own])) if own < len(RANKS) else ""
    headed(canvas, lay["nobility"], said("table.nobility"), following)
    for rank in RANKS:
        _rank_row(canvas, lay[str(rank)], rank, own == rank, [seat for seat, ranks in enumerate(held) if ranks > rank])


def _rank_row(canvas: Canvas, area: Area, rank: Rank, following: bool, holders: Sequence[int]) -> None:
    """Crown, name, shields of those who hold it, stack (things), cost, and points (a thing)."""
    canvas.plate(area.inset(0, 1), theme.ROW_NEXT_LOOK if following else theme.ROW_LOOKS[rank % 2])
    crown = min(44.0, area.h + 4)
    canvas.sprite(f"crown/rank/{rank}", anchor(area.left_part(46), (crown, crown)), "contain")
    title = Area(area.x + 46, area.y, area.w * 0.355, area.h)
    names = [name("rank", one) for one in RANKS]
    inscribe(canvas, name("rank", rank), title, "label", theme.INK, across="left", beside=names)
    room = Area(area.x + area.w * 0.475, area.y, area.w * 0.12, area.h)
    size = 24.0 if len(holders) < 3 else 19.0
    for seat, spot in zip(holders, row(room, [(size, size * 1.2)] * len(holders), -8), strict=True):
        shield(canvas, spot, seat)
    units = RANK_ROWS[rank].units
    price = Area(area.x + area.w * 0.71, area.y, area.w * 0.17, area.h)
    for good, spot in zip(units, row(price, [(25, 25)] * len(units), -15 if len(units) > 2 else -2), strict=True):
        canvas.sprite(f"crown/good/{good}", spot, "contain")


def _rivals(now: Moment, view: CrownTable, lay: Grid) -> list[Panel]:
    panels = []
    for seat, area in zip(others(view, now.looker), lay.rivals, strict=True):
        estate = view.estates[seat]
        who, rank = called(now, seat), len(estate.nobles)
        sits = seat < view.terms.seats
        paint = partial(_paint_rival, area, seat, who, rank, sits)
        panels.append(Panel(f"rival/{seat}", area, (seat, who, rank), paint))
    return panels


def _paint_rival(area: Area, seat: Seat, who: str, rank: int, sits: bool, canvas: Canvas) -> None:
    sheet(canvas, area)
    rows = Rows(area)
    panel(canvas, f"head_{seat}", rows.head)
    shield(canvas, rows.head.left_part(44).inset(6, 2), seat)
    title = rows.head.less(left=50, right=100, bottom=2)
    inscribe(canvas, who, title, "name", theme.SEAT_INK[seat], across="left")
    standing = rows.scores.less(left=160)
    title_of = rank_words(canvas, rank, standing)
    inscribe(canvas, title_of, standing, "label", theme.INK if rank else theme.INK_SOFT, across="left")
    if sits:
        for good in GOODS:
            icon(canvas, str(good), rows.good(good).left_part(36), 27, alpha=70)
        for number in (1, 2, 3):
            slot = rows.slot(number)
            plate(canvas, slot, full=False)
            inscribe(canvas.at_ui(1), str(number), slot, "label", theme.INK_SOFT)
    canvas.sprite(f"crown/piece/craftsman_{seat}", rows.craftsmen().left_part(30), "contain", alpha=70)


# --- the own board ---


def _own_board(now: Moment, view: CrownTable, lay: Grid) -> list[Panel]:
    seat = own_seat(now.looker)
    estate = view.estates[seat]
    who, rank = called(now, seat), len(estate.nobles)
    lower = min(estate.citizens, estate.buildings)
    held, home = tuple(count > 0 for count in estate.purse), view.craftsmen_left(seat)
    played = len(estate.played) + sum(card is not None for card in estate.slots)
    stack = (len(estate.stack), played, len(estate.hand) > ONE_ROW)
    banner = lay["banner"]
    return [
        Panel("banner", banner, (seat, who, lower, rank), partial(_banner, banner, seat, who, lower, rank)),
        Panel("goods", lay["goods"], held, partial(_goods, lay, held)),
        Panel("craftsmen", lay["craftsmen"], home, partial(_craftsmen, lay, home)),
        Panel("advisors", lay["advisors"], NO_KEY, partial(_advisors, lay["advisors"])),
        Panel("slots", lay["slots"], NO_KEY, partial(_slots, lay)),
        Panel("hand", lay["hand_head"], stack, partial(_hand_head, lay, stack)),
        *alone_panels(view, lay),
    ]


def _banner(area: Area, seat: Seat, who: str, lower: int, rank: int, canvas: Canvas) -> None:
    canvas.sprite(f"crown/piece/banner_{seat}", area)
    shield(canvas, Area(area.x + 12, area.y + 11, 50, 60), seat)
    room = area.less(left=66, right=10, top=9).top_part(30)
    inscribe(canvas, who, room, "name", theme.SEAT_INK[seat], across="left")
    points = area.less(12, 80, 12).top_part(104)
    plate(canvas, points)
    line = points.bottom_part(34).less(4, 2, 5, 6)
    text = either(canvas, [said("table.lower", n=lower), said("table.lower_short", n=lower)], line, "small")
    inscribe(canvas, text, line, "small", theme.INK)
    standing = area.less(12, 190, 12).top_part(62)
    plate(canvas, standing)
    place = standing.less(62 if rank else 8, 2, 8, 4)
    colour = theme.INK if rank else theme.INK_SOFT
    inscribe(canvas, rank_words(canvas, rank, place), place, "name", colour)


def rank_words(canvas: Canvas, rank: int, area: Area) -> str:
    """What a seat of so many ranks is called."""
    if rank:
        return name("rank", RANKS[rank - 1])
    return either(canvas, [said("table.no_rank"), said("table.no_rank_short")], area, "label")


def _goods(lay: Grid, held: Sequence[bool], canvas: Canvas) -> None:
    tray(canvas, lay["goods"], said("table.goods"))
    for good in GOODS:
        cell = lay[str(good)]
        plate(canvas, cell, held[good])
        if not held[good]:
            icon(canvas, str(good), cell.top_part(56), 46, alpha=100)
    plate(canvas, lay["own_favors"], full=False)


def _craftsmen(lay: Grid, left: int, canvas: Canvas) -> None:
    tray(canvas, lay["craftsmen"], said("table.craftsmen"))
    for number, points in enumerate(CRAFTSMEN):
        cell = lay[f"craftsman/{number + 1}"]
        plate(canvas, cell, number >= len(CRAFTSMEN) - left)
        citizens(canvas, Area(cell.right - 28, cell.bottom - 31, 26, 26), points.points)


def _advisors(area: Area, canvas: Canvas) -> None:
    tray(canvas, area, said("table.advisors"))


def _slots(lay: Grid, canvas: Canvas) -> None:
    tray(canvas, lay["slots"], said("table.slots"))
    for number in (1, 2, 3):
        slot = lay[f"slot/{number}"]
        plate(canvas, slot)
        pocket = slot.less(4, 4, 5).top_part(140)
        panel(canvas, "well", pocket)
        sign(canvas, "plus", pocket, 40)
        feet = slot.less(top=147).top_part(38)
        for spot in row(feet, [(27, 27)] * number, 0, across="middle"):
            canvas.sprite("crown/icon/foot", spot, "contain")
        steps = [said("table.steps", n=count) for count in (1, 2, 3)]
        foot = slot.bottom_part(42).less(4, 2, 4, 8)
        inscribe(canvas, steps[number - 1], foot, "label", theme.INK, beside=steps)


def _hand_head(lay: Grid, stack: tuple[int, int, bool], canvas: Canvas) -> None:
    """How many cards wait in the stack, and how many were played; a crowded hand takes this place too."""
    left, played, crowded = stack
    if crowded:
        return
    area = lay["hand_head"]
    inscribe(canvas.at_ui(1), said("table.hand"), area.left_part(90), "label", theme.LABEL, across="left")
    if left:
        room = Area(lay["stack"].x - 84, area.y, 78, area.h)
        inscribe(canvas.at_ui(1), said("table.stack", n=left), room, "label", theme.LABEL, across="right")
    room = Area(lay["played"].x - 100, area.y, 94, area.h)
    inscribe(canvas.at_ui(1), said("table.played", n=played), room, "label", theme.LABEL, across="right")
