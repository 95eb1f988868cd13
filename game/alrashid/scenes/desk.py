"""The desk on the right: what is asked with its rows and buttons, the battle line, or what a location promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.alrashid.rules.board import TURNS, WARES, Site, Ware
from game.alrashid.rules.choices import Pay, Swap
from game.alrashid.rules.payments import AskPay, note_value, value
from game.alrashid.rules.phases.guild import AskVisit
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import theme
from game.alrashid.scenes.blocks import Block, Heading, Line, Wares, Words, paint_blocks
from game.alrashid.scenes.clash import clash_panels
from game.alrashid.scenes.grid import Grid, grid
from game.alrashid.scenes.lexicon import said, title
from game.alrashid.scenes.plates import headed, if_it_fits, panel, picture
from game.alrashid.scenes.preview import forecast, site_blocks, spy_blocks, supposed
from game.alrashid.scenes.rows import CELL, MAIN, ROW, Row, due_with, left_after
from game.engine.record import Choice
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

MAIN_HIGH, TALL_MAIN, GAP = 50.0, 66.0, 8.0
MOST_ROW, LEAST_ROW = 52.0, 30.0
TOP = 84.0
HEADS, CELL_HIGH = 70.0, 54.0
"""Of the exchange: the height of its heads and of its rows."""


class Sheet(NamedTuple):
    """What stands on the desk: its head, whether something is asked, and the blocks under it."""

    title: str
    beside: str
    asked: bool
    blocks: tuple[Block, ...]


def body(lay: Grid) -> Area:
    """The desk under its head."""
    return lay["desk"].less(20, TOP, 20, 20)


def row_areas(lay: Grid, rows: Sequence[Row]) -> list[Area]:
    """Where each row lies: main buttons at the foot, rows and cells above them."""
    room = body(lay)
    mains = [row for row in rows if row.form == MAIN]
    feet: dict[int, Area] = {}
    y = room.bottom
    for row in reversed(mains):
        high = TALL_MAIN if row.note else MAIN_HIGH
        y -= high
        feet[id(row)] = Area(room.x, y, room.w, high)
        y -= GAP
    plain = [row for row in rows if row.form == ROW]
    high = min(MOST_ROW, max(LEAST_ROW, (y - room.y) / max(1, len(plain))))
    top = room.y if len(plain) > 3 else y - high * len(plain)
    lines = {id(row): Area(room.x, top + number * high, room.w, high - 3) for number, row in enumerate(plain)}
    given = given_of(rows)
    cells = {id(row): cell_area(room, row, given) for row in rows if row.form == CELL}
    return [{**feet, **lines, **cells}[id(row)] for row in rows]


def given_of(rows: Sequence[Row]) -> list[Ware]:
    """The wares that can be given in an exchange."""
    return sorted({row.choice.given for row in rows if isinstance(row.choice, Swap)})


def cell_area(room: Area, row: Row, given: Sequence[Ware]) -> Area:
    """A cell of the exchange: across what is taken, down what is given."""
    assert isinstance(row.choice, Swap), "cells are exchanges"
    wide = room.w / (len(WARES) + 1)
    x, y = room.x + (row.choice.taken + 1) * wide, room.y + HEADS + given.index(row.choice.given) * CELL_HIGH
    return Area(x + 2, y + 2, wide - 4, CELL_HIGH - 4)


def desk_panels(now: Moment, rows: Sequence[Row]) -> list[Panel]:
    """The desk and what stands on it."""
    view: RashidTable = now.view
    lay = grid(view, now.frame)
    areas = row_areas(lay, rows)
    clash = clash_panels(now, lay)
    if clash:
        return [*clash, *_row_panels(now, rows, areas)]
    sheet = sheet_of(now, view, rows)
    room = body(lay)
    top = min((area.y for area, row in zip(areas, rows, strict=True) if row.form != CELL), default=room.bottom)
    space = room.less(bottom=max(0.0, room.bottom - top + 4))
    under = Panel("desk", lay["desk"], (sheet, space), partial(_paint, lay["desk"], sheet, space))
    return [under, *_exchange(now, room, rows), *_row_panels(now, rows, areas)]


def _paint(area: Area, sheet: Sheet, space: Area, canvas: Canvas) -> None:
    headed(canvas, area, sheet.title, sheet.beside, sheet.asked)
    paint_blocks(canvas, space, sheet.blocks)


def sheet_of(now: Moment, view: RashidTable, rows: Sequence[Row]) -> Sheet:
    """What the desk tells besides its rows."""
    ask = now.ask if now.options else None
    site = looked_at(now)
    if isinstance(ask, AskPay):
        return Sheet(title("site", ask.site), said("table.cost", n=ask.fee), True, _payment(now, view, ask))
    if isinstance(ask, AskVisit):
        due, leave = due_with(now, view, pointed(now))
        left = left_after(view, now, due, leave)
        total = said("table.total_fee", n=due)
        return Sheet(title("site", ask.site), f"{total}, {left}", True, ())
    if view.phase == "spying":
        return Sheet(
            title("site", Site.INTRIGUE), said("table.spies"), bool(rows or now.options), spy_blocks(now, view)
        )
    if any(row.form == CELL for row in rows) or sum(row.form == ROW for row in rows) > 3:
        return Sheet(_subject(now, rows, site), "", True, ())
    if site is None:
        return Sheet(
            said("table.forecast"), said("gauge.turn", n=max(1, view.turn), of=TURNS), False, tuple(forecast(now, view))
        )
    supposition = supposed(view, now.looker, pointed(now))
    if view.resolution.site is site:
        beside = said("table.spaces")
    else:
        beside = said("table.if_placed") if view.phase == "placement" else said("table.if_resolved")
    return Sheet(title("site", site), beside, bool(rows), tuple(site_blocks(now, supposition, site)))


def _subject(now: Moment, rows: Sequence[Row], site: Site | None) -> str:
    if any(row.form == CELL for row in rows):
        return said("table.exchange")
    return title("site", site) if site is not None else said("table.bank")


def pointed(now: Moment) -> Choice | None:
    """The choice under the pointer or the keyboard's focus."""
    names = (now.hovered, now.focused)
    return next((choice for choice in now.options if str(choice) in names), None)


def looked_at(now: Moment) -> Site | None:
    """The location the desk tells of: the one pointed at, otherwise the one being resolved."""
    for name in (now.hovered, now.focused, now.picked):
        last = (name or "").rpartition(" ")[2].upper()
        if last in Site.__members__:
            return Site[last]
    view: RashidTable = now.view
    return view.resolution.site


def _payment(now: Moment, view: RashidTable, ask: AskPay) -> tuple[Block, ...]:
    """What lies on the counter, and what is still held."""
    note = note_value(view, ask.seat)
    house = view.houses[ask.seat]
    kinds = tuple(str(ware) for ware in WARES for _ in range(ask.laid[ware])) + ("note",) * ask.notes
    worth = value(ask.laid) + note * ask.notes
    rest = [has - gives for has, gives in zip(house.wares, ask.laid, strict=True)]
    left = value(rest) + note * (house.notes - ask.notes)
    counter: Block = Wares(kinds, said("table.worth", n=worth)) if kinds else Words(said("table.nothing"), 34.0)
    return (
        Heading(said("table.counter")),
        counter,
        Heading(said("table.in_hand")),
        Line("alrashid/icon/ladder", said("table.worth", n=left), ""),
        *_best_way(now),
    )


def _best_way(now: Moment) -> tuple[Block, ...]:
    """The wares and notes of the best payment."""
    for choice in now.options:
        if isinstance(choice, Pay):
            kinds = (*map(str, choice.wares), *["note"] * choice.notes)
            return Heading(said("table.best")), Wares(kinds, "")
    return ()


# --- rows ---


def _row_panels(now: Moment, rows: Sequence[Row], areas: Sequence[Area]) -> list[Panel]:
    found = []
    for row, area in zip(rows, areas, strict=True):
        hot = str(row.choice) == now.hovered
        found.append(
            Panel(f"row/{row.choice}", area, (row.words, row.price, row.note, hot), partial(_paint_row, area, row, hot))
        )
    return found


def _paint_row(area: Area, row: Row, hot: bool, canvas: Canvas) -> None:
    if row.form == MAIN:
        _paint_main(canvas, area, row, hot)
        return
    panel(canvas, "plate_lit" if hot else "plate", area)
    if row.form == CELL:
        picture(canvas, row.icon, area, 34)
        return
    picture(canvas, row.icon, area.less(left=5).left_part(38), min(36.0, area.h - 4))
    room = area.less(left=48, right=46 if row.price else 8)
    lower = room.bottom_part(room.h * 0.48).less(bottom=3)
    two = bool(row.note) and area.h >= 40
    two = two and if_it_fits(canvas.at_ui(1), row.note, lower, "small", theme.QUIET, across="left")
    upper = room.top_part(room.h * 0.52).less(top=2) if two else room
    inscribe(canvas, row.words, upper, "small", theme.INK, across="left")
    if row.price:
        inscribe(canvas, row.price, area.right_part(46).inset(6, 2), "number", theme.INK)


def _paint_main(canvas: Canvas, area: Area, row: Row, hot: bool) -> None:
    panel(canvas, "primary_hover" if hot else "primary", area)
    room = area.inset(16, 6)
    if row.icon:
        picture(canvas, row.icon, room.left_part(36), 34)
        room = room.less(left=40)
    upper = room.top_part(room.h * 0.54) if row.note else room
    inscribe(canvas, row.words, upper, "name", theme.IVORY, shadow=theme.RED_SHADOW)
    if row.note:
        inscribe(canvas, row.note, room.bottom_part(room.h * 0.44), "small", theme.IVORY, shadow=theme.RED_SHADOW)


def _exchange(now: Moment, room: Area, rows: Sequence[Row]) -> list[Panel]:
    """The heads of the exchange: below one's own wares, beside those of the bank."""
    given = tuple(given_of(rows))
    if not given:
        return []
    area = Area(room.x, room.y, room.w, HEADS + CELL_HIGH * len(given))
    return [Panel("exchange", area, given, partial(_paint_exchange, area, given))]


def _paint_exchange(area: Area, given: Sequence[Ware], canvas: Canvas) -> None:
    inscribe(canvas, said("table.swap_heads"), area.top_part(26), "small", theme.QUIET, across="left")
    wide = area.w / (len(WARES) + 1)
    for ware in WARES:
        head = Area(area.x + (ware + 1) * wide, area.y + 26, wide, 36)
        picture(canvas, f"alrashid/ware/{ware}", head, 34)
    for number, ware in enumerate(given):
        side = Area(area.x, area.y + HEADS + number * CELL_HIGH, wide, CELL_HIGH)
        picture(canvas, f"alrashid/ware/{ware}", side, 36)
