"""The ground: backdrop, columns and trays, everything that is painted under the things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.crown.rules.board import BOARDS, CRAFTSMEN, GOODS
from game.crown.rules.cards import EVENT_ROWS, RANK_ROWS, RANKS, Rank
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.cards import draw_points
from game.crown.scenes.estate import Rows
from game.crown.scenes.grid import CELLS, Grid, grid, others, own_seat
from game.crown.scenes.lettering import inscribe
from game.crown.scenes.lexicon import name, said
from game.crown.scenes.pieces import shield
from game.engine.seats import Seat
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.phase import Moment
from game.stage.shapes import Look

HEAD = 40.0
NO_KEY = 0


def ground(now: Moment) -> Sequence[Panel]:
    """The panels under the things, from below to above."""
    view: CrownTable = now.view
    lay = grid(view, now.frame)
    return [
        *_backdrops(lay),
        _panel("wall", lay["wall"], NO_KEY, partial(_wall, lay)),
        *(_panel(f"rondel/{board}", lay[str(board)], NO_KEY, partial(_rondel, lay[str(board)])) for board in BOARDS),
        _panel("wordmark", lay["wordmark"], NO_KEY, partial(_wordmark, lay["wordmark"])),
        *_rivals(now, view, lay),
        _panel("event", lay["event"], EVENT_ROWS[view.event].when, partial(_event, lay["event"], view)),
        _panel("log", lay["chronicle"], NO_KEY, partial(_log, lay["chronicle"])),
        _nobility(view, lay, now.looker),
        *_own_board(now, view, lay),
    ]


def _panel(name_of: str, area: Area, key: Hashable, paint: Callable[[Canvas], None]) -> Panel:
    return Panel(name_of, area, key, paint)


# --- backdrop ---


def _backdrops(lay: Grid) -> list[Panel]:
    """The pictures of the map, each repeated to the right as far as the window goes."""
    panels = []
    for drop in lay.map.backdrops:
        area = drop.area._replace(x=0.0, w=lay.frame.w)
        panels.append(Panel(f"backdrop/{drop.name}", area, lay.frame.w, partial(_tiled, drop.sprite, drop.area, area)))
    return panels


def _tiled(sprite: str, tile: Area, area: Area, canvas: Canvas) -> None:
    """Repeat a picture over an area; tiles that touch in units touch in pixels."""
    whole = canvas.bleed
    x = area.x
    while x < whole.right:
        y = area.y
        while y < area.bottom - 0.01:
            rect = canvas.rect(Area(x, y, tile.w, tile.h))
            canvas.surface.blit(canvas.sprites.get(sprite, rect.size), rect)
            y += tile.h
        x += tile.w


def _wordmark(area: Area, canvas: Canvas) -> None:
    canvas.sprite("crown/icon/crown", area.left_part(62).inset(2, 6), "contain")
    inscribe(canvas, said("title"), area.less(left=70), "name", canvas.theme.gold, across="left", shadow=(20, 10, 4))


def _wall(lay: Grid, canvas: Canvas) -> None:
    """The scale of the score wall: a line a value, a number every ten."""
    track = lay["track"]
    for value in range(0, CELLS, 5):
        x = lay.cell_of(value)
        tall = value % 10 == 0
        canvas.fill(theme.LINE, Area(x - 0.75, track.y + 40, 1.5, 8 if tall else 5))
        if tall:
            spot = Area(x - 26, track.y + 45, 52, 26)
            inscribe(canvas.at_ui(1), str(value), spot, "label", theme.INK)
    for key, y in (("buildings", 6), ("citizens", 66)):
        plate = Area(16, track.y + y, 112, 29)
        canvas.plate(plate, theme.PLATE)
        inscribe(canvas.at_ui(min(canvas.ui, 1.1)), said(f"table.{key}"), plate.inset(6, 1), "label", theme.INK)


def _rondel(area: Area, canvas: Canvas) -> None:
    frame = Look(
        ((243, 230, 200), (180, 154, 110)), 14, ((2.2, theme.LINE), (3.0, theme.GOLD), (1.4, theme.LINE)), shadow=14
    )
    canvas.plate(area.inset(-7), frame)


def headed(canvas: Canvas, area: Area, title: str, beside: str = "") -> None:
    """A parchment panel with a cloth header, its title on the left and a word on the right."""
    canvas.plate(area, theme.PANEL)
    head = area.less(5, 5, 5, 0).top_part(HEAD - 3)
    canvas.plate(head, theme.HEAD)
    inscribe(canvas, title, head.less(14, 2, 12, 2).left_part(head.w * 0.6), "name", theme.HEADER, across="left")
    if beside:
        room = head.less(right=14).right_part(head.w * 0.36)
        inscribe(canvas, beside, room, "label", theme.HEADER, across="right")


# --- columns ---


def _event(area: Area, view: CrownTable, canvas: Canvas) -> None:
    canvas.plate(area, theme.PANEL)
    head = area.less(5, 5, 5, 0).top_part(HEAD - 3)
    canvas.plate(head, theme.HEAD)
    inscribe(
        canvas, said("table.event"), head.less(14, 2).left_part(head.w * 0.36), "name", theme.HEADER, across="left"
    )
    when = said(f"table.when.{EVENT_ROWS[view.event].when}")
    inscribe(canvas, when, head.less(right=48).right_part(head.w * 0.44), "label", theme.HEADER, across="right")


def _log(area: Area, canvas: Canvas) -> None:
    headed(canvas, area, said("table.log"))


def log_area(lay: Grid) -> Area:
    """Where the program writes the log: the parchment under its header."""
    return lay["chronicle"].less(6, HEAD + 4, 6, 6)


def _nobility(view: CrownTable, lay: Grid, looker: Seat) -> Panel:
    own = len(view.estates[own_seat(looker)].nobles)
    held = tuple(len(estate.nobles) for estate in view.estates)
    area = lay["nobility"]
    return Panel("nobility", area, (own, held, tuple(view.nobles)), partial(_paint_nobility, lay, own, held))


def _paint_nobility(lay: Grid, own: int, held: tuple[int, ...], canvas: Canvas) -> None:
    following = said("table.next_rank", rank=name("rank", RANKS[own])) if own < len(RANKS) else ""
    headed(canvas, lay["nobility"], said("table.nobility"), following)
    for rank in RANKS:
        _rank_row(canvas, lay[str(rank)], rank, own == rank, [seat for seat, ranks in enumerate(held) if ranks > rank])


def _rank_row(canvas: Canvas, area: Area, rank: Rank, following: bool, holders: Sequence[int]) -> None:
    """Crown, name, shields of those who hold it, stack (things), cost, and points (a thing)."""
    canvas.plate(area.inset(0, 1), theme.ROW_NEXT_LOOK if following else theme.ROW_LOOKS[rank % 2])
    canvas.sprite(f"crown/rank/{rank}", Area(area.x + 8, area.y + 3, 42, area.h - 6), "contain")
    title = Area(area.x + 54, area.y, area.w * 0.3, area.h)
    inscribe(canvas, name("rank", rank), title, "label", theme.INK, across="left")
    room = Area(area.x + area.w * 0.43, area.y, area.w * 0.12, area.h)
    size = 24.0 if len(holders) < 3 else 18.0
    for seat, spot in zip(holders, row(room, [(size, size * 1.2)] * len(holders), -5), strict=True):
        shield(canvas, spot, seat)
    units = RANK_ROWS[rank].units
    price = Area(area.x + area.w * 0.68, area.y, area.w * 0.19, area.h)
    side = 25.0
    for good, spot in zip(units, row(price, [(side, side)] * len(units), -10 if len(units) > 2 else 0), strict=True):
        canvas.sprite(f"crown/good/{good}", spot, "contain")


def _rivals(now: Moment, view: CrownTable, lay: Grid) -> list[Panel]:
    panels = []
    for seat, area in zip(others(view, now.looker), lay.rivals, strict=True):
        estate = view.estates[seat]
        rank = len(estate.nobles)
        shown = tuple(card is not None for card in estate.slots)
        key = (seat, called(now, seat), rank, shown, view.turn.seat == seat, view.craftsmen_left(seat))
        panels.append(Panel(f"rival/{seat}", area, key, partial(_paint_rival, area, seat, called(now, seat), rank)))
    return panels


def called(now: Moment, seat: Seat) -> str:
    """The name of who sits there; the rival of a solo game sits nowhere."""
    return now.names[seat] if seat < len(now.names) else said("table.rival")


def _paint_rival(area: Area, seat: Seat, who: str, rank: int, canvas: Canvas) -> None:
    canvas.plate(area, theme.PANEL)
    rows = Rows(area)
    cloth = Look((theme.SEAT_LIGHT[seat], theme.SEAT_COLOURS[seat]), 7, ((1.6, theme.LINE),))
    canvas.plate(rows.head, cloth)
    shield(canvas, rows.head.left_part(44).inset(6, 2), seat)
    title = rows.head.less(left=50, right=100)
    inscribe(canvas, who, title, "name", theme.SEAT_INK[seat], across="left")
    standing = rows.scores.less(left=156)
    title_of = name("rank", RANKS[rank - 1]) if rank else said("table.no_rank")
    inscribe(canvas, title_of, standing, "label", theme.INK if rank else theme.INK_SOFT, across="left")
    for good in GOODS:
        spot = anchor(rows.good(good).left_part(36), (27, 27))
        canvas.sprite(f"crown/good/{good}", spot, "contain", alpha=70)
    for number in (1, 2, 3):
        slot = rows.slot(number)
        canvas.plate(slot, theme.CELL_EMPTY)
        inscribe(canvas.at_ui(1), str(number), slot, "label", theme.INK_SOFT)


# --- the own board ---


def _own_board(now: Moment, view: CrownTable, lay: Grid) -> list[Panel]:
    seat = own_seat(now.looker)
    estate = view.estates[seat]
    lower = min(estate.citizens, estate.buildings)
    rank = len(estate.nobles)
    banner = (seat, called(now, seat), lower, rank)
    stack = (len(estate.stack), len(estate.played), view.terms.full_hand)
    return [
        _panel("banner", lay["banner"], banner, partial(_banner, lay["banner"], seat, called(now, seat), lower, rank)),
        _panel(
            "goods", lay["goods"], tuple(count > 0 for count in estate.purse), partial(_goods, lay, estate.purse[:])
        ),
        _panel(
            "craftsmen",
            lay["craftsmen"],
            view.craftsmen_left(seat),
            partial(_craftsmen, lay, view.craftsmen_left(seat)),
        ),
        _panel("advisors", lay["advisors"], NO_KEY, partial(_advisors, lay["advisors"])),
        _panel("slots", lay["slots"], NO_KEY, partial(_slots, lay)),
        _panel("hand", lay["hand_head"], stack, partial(_hand_head, lay, stack)),
    ]


def tray(canvas: Canvas, area: Area, title: str) -> None:
    """A felt tray let into the oak, with its title."""
    canvas.plate(area.inset(-3), theme.TRAY)
    inscribe(canvas, title, area.less(12, 5, 12).top_part(28), "label", theme.LABEL, across="left")


def _banner(area: Area, seat: Seat, who: str, lower: int, rank: int, canvas: Canvas) -> None:
    canvas.sprite(f"crown/board/banner_{seat}", area.inset(-6))
    shield(canvas, Area(area.x + 12, area.y + 12, 50, 58), seat)
    room = area.less(left=68, right=48, top=12).top_part(58)
    inscribe(canvas, who, room, "name", theme.SEAT_INK[seat], across="left", lines=2)
    plate = area.less(11, 82, 11).top_part(104)
    canvas.plate(plate, theme.CELL)
    inscribe(canvas, said("table.lower", n=lower), plate.bottom_part(30).inset(6, 2), "small", theme.INK)
    standing = area.less(11, 194, 11).top_part(64)
    canvas.plate(standing, theme.CELL)
    title = name("rank", RANKS[rank - 1]) if rank else said("table.no_rank")
    inscribe(canvas, title, standing.less(left=62 if rank else 8, right=8), "name", theme.INK)


def _goods(lay: Grid, purse: Sequence[int], canvas: Canvas) -> None:
    tray(canvas, lay["goods"], said("table.goods"))
    for good in GOODS:
        cell = lay[str(good)]
        canvas.plate(cell, theme.CELL if purse[good] else theme.CELL_EMPTY)
        if not purse[good]:
            canvas.sprite(f"crown/good/{good}", anchor(cell.top_part(56), (46, 46)), "contain", alpha=110)
    canvas.plate(lay["own_favors"], theme.CELL_EMPTY)


def _craftsmen(lay: Grid, left: int, canvas: Canvas) -> None:
    tray(canvas, lay["craftsmen"], said("table.craftsmen"))
    for number, row_of in enumerate(CRAFTSMEN):
        cell = lay[f"craftsman/{number + 1}"]
        canvas.plate(cell, theme.CELL if number >= len(CRAFTSMEN) - left else theme.CELL_EMPTY)
        draw_points(canvas, Area(cell.centre[0] - 14, cell.bottom - 28, 28, 28), row_of.points)


def _advisors(area: Area, canvas: Canvas) -> None:
    tray(canvas, area, said("table.advisors"))


def _slots(lay: Grid, canvas: Canvas) -> None:
    tray(canvas, lay["slots"], said("table.slots"))
    for number in (1, 2, 3):
        slot = lay[f"slot/{number}"]
        canvas.plate(slot, theme.CELL)
        pocket = slot.inset(4).top_part(140)
        canvas.plate(pocket, theme.POCKET_LOOK)
        canvas.plate(pocket.inset(6, 8), theme.DASHED)
        canvas.strokes(
            anchor(pocket, (36, 36)), (((0.5, 0.1), (0.5, 0.9)), ((0.1, 0.5), (0.9, 0.5))), (245, 213, 141), 0.1
        )
        feet = slot.less(top=146).top_part(44)
        for spot in row(feet, [(24, 30)] * number, 2, across="middle"):
            canvas.sprite("crown/icon/foot", spot, "contain")
        inscribe(canvas, said("table.steps", n=number), slot.bottom_part(40).inset(4, 3), "label", theme.INK)


def _hand_head(lay: Grid, stack: tuple[int, int, bool], canvas: Canvas) -> None:
    """How many cards wait in the stack, and how many were turned over."""
    area = lay["hand_head"]
    inscribe(canvas, said("table.hand"), area.left_part(90), "label", theme.LABEL, across="left")
    left, played, full = stack
    if not full:
        room = Area(lay["stack"].x - 84, area.y, 78, area.h)
        inscribe(canvas, said("table.stack", n=left), room, "label", theme.LABEL, across="right")
    room = Area(lay["played"].x - 100, area.y, 94, area.h)
    inscribe(canvas, said("table.played", n=played), room, "label", theme.LABEL, across="right")
