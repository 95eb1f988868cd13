"""The ground: leather, board, pages and trays, everything that is painted under the things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.alrashid.rules.board import MEMBERS, SET_VALUES, WARES
from game.alrashid.rules.payments import note_value, value
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import theme
from game.alrashid.scenes.grid import Grid, grid, own_seat, rivals_of
from game.alrashid.scenes.household import honor_cells, member_cells, strengths_of, ware_cells
from game.alrashid.scenes.ledger import called
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.plates import headed, heading, page, panel, picture, rule, shield
from game.alrashid.scenes.rivals import Rival
from game.alrashid.scenes.stores import store_panels
from game.engine.seats import Seat
from game.stage.area import Area, anchor
from game.stage.area import grid as cells
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

TOKENS = ("token/note", "mercenary/land_back", "mercenary/sea_back", "token/influence", "token/dishonor")


def ground(now: Moment) -> Sequence[Panel]:
    """The panels under the things, from below to above."""
    view: RashidTable = now.view
    lay = grid(view, now.frame)
    whole = Area(0, 0, lay.frame.w, lay.frame.h)
    return [
        Panel("leather", whole, lay.frame.w, _leather, still=True),
        Panel("wordmark", lay["wordmark"], 0, partial(_wordmark, lay["wordmark"]), still=True),
        Panel("board", lay["board"], 0, partial(_board, lay), still=True),
        Panel("order", lay["order"], 0, partial(_order, lay["order"]), still=True),
        Panel("log", lay["log"], 0, partial(_log, lay["log"]), still=True),
        *_rivals(now, view, lay),
        *store_panels(view, lay),
        *_strip(now, view, lay),
    ]


def _leather(canvas: Canvas) -> None:
    canvas.sprite("alrashid/panel/binding", canvas.bleed)


def _wordmark(area: Area, canvas: Canvas) -> None:
    picture(canvas, "alrashid/token/prestige", area.left_part(64), 58)
    inscribe(
        canvas.at_ui(1),
        said("table.box"),
        area.less(left=74),
        "heading",
        canvas.theme.gold,
        across="left",
        shadow=(20, 4, 2),
    )


def _board(lay: Grid, canvas: Canvas) -> None:
    canvas.sprite("alrashid/board/board", lay["board"])
    area = lay["crisis"]
    panel(canvas, "plate", area)
    heading(canvas, said("table.crisis"), area.less(4, 3, 4).top_part(26), "middle")


def _order(area: Area, canvas: Canvas) -> None:
    panel(canvas, "sheet", area)
    inscribe(
        canvas.at_ui(1),
        said("table.order"),
        area.less(12, 6, 0, 6).left_part(70),
        "small",
        theme.DEEP,
        across="left",
        lines=2,
    )


def _log(area: Area, canvas: Canvas) -> None:
    headed(canvas, area, said("table.log"))


def log_area(lay: Grid) -> Area:
    """Where the program writes the log: the page under its band."""
    return lay["log"].less(14, 62, 14, 14)


# --- rivals ---


def _rivals(now: Moment, view: RashidTable, lay: Grid) -> list[Panel]:
    panels = []
    for seat, area in zip(rivals_of(view, now.looker), lay.rivals, strict=True):
        house = view.houses[seat]
        who = called(now, seat)
        held = tuple(count > 0 for count in house.wares)
        key = (seat, who, held, bool(house.titles))
        panels.append(Panel(f"rival/{seat}", area, key, partial(_paint_rival, area, *key)))
    return panels


def _paint_rival(area: Area, seat: Seat, who: str, held: tuple[bool, ...], titles: bool, canvas: Canvas) -> None:
    page(canvas, area)
    parts = Rival(area)
    panel(canvas, f"head_{seat}", parts.head)
    shield(canvas, parts.head.left_part(40).inset(6, 2), seat)
    inscribe(
        canvas,
        who,
        parts.head.less(46, 2, 76, 2),
        "name",
        theme.SEAT_INK[seat],
        across="left",
        shadow=theme.SEAT_SHADOW[seat],
    )
    panel(canvas, "plate", parts.points)
    picture(canvas, "alrashid/token/prestige", parts.points.left_part(28), 22)
    for member in MEMBERS:
        cell = parts.member(member).left_part(34).less(bottom=2)
        canvas.sprite(f"alrashid/piece/{member}_{seat}", anchor(cell, (28, cell.h - 4)), "contain", alpha=60)
    for ware in WARES:
        if not held[ware]:
            picture(canvas, f"alrashid/ware/{ware}_gone", parts.ware(ware).left_part(30), 25, 160)
    for number, token in enumerate(TOKENS):
        alpha = 255 if number > 2 else 70
        picture(canvas, f"alrashid/{token}", parts.token(number).left_part(30), 26, alpha)
    if not parts.low:
        for row in (parts.wares, parts.tokens, parts.titles):
            rule(canvas, row.less(2, 0, 2))
    if not titles:
        inscribe(
            canvas.at_ui(1), said("table.no_titles"), parts.titles.inset(4, 2), "small", theme.QUIET, across="left"
        )


# --- the own strip ---


def _strip(now: Moment, view: RashidTable, lay: Grid) -> list[Panel]:
    seat = own_seat(now.looker)
    house = view.houses[seat]
    kinds = sum(count > 0 for count in house.wares)
    key = (
        seat,
        called(now, seat),
        tuple(count > 0 for count in house.wares),
        value(house.wares),
        kinds,
        note_value(view, seat),
        strengths_of(house.mercenaries),
        tuple(count > 0 for count in house.supply),
        bool(house.titles),
    )
    return [Panel("strip", lay["strip"], key, partial(_paint_strip, lay, key))]


Facts = tuple[int, str, tuple[bool, ...], int, int, int, tuple[int, ...], tuple[bool, ...], bool]


def _paint_strip(lay: Grid, facts: Facts, canvas: Canvas) -> None:
    seat, who, held, worth, kinds, pays, strengths, home, titles = facts
    page(canvas, lay["strip"])
    _identity(canvas, lay["identity"], seat, who)
    _head(canvas, lay["family"], said("table.family"), said("table.home_of_all"))
    for member, cell in zip(MEMBERS, member_cells(lay), strict=True):
        if not home[member]:
            spot = anchor(cell.less(bottom=32), (52, 78), "middle", "bottom")
            canvas.sprite(f"alrashid/piece/{member}_{seat}", spot, "contain", "grey", alpha=70)
    _head(canvas, lay["wares"], said("table.wares"), said("table.worth", n=worth))
    _wares(canvas, lay, held, kinds)
    _head(canvas, lay["notes"], said("table.notes"), "")
    inscribe(canvas, said("table.pays", n=pays), lay["notes"].less(top=92).top_part(30), "small", theme.QUIET)
    _head(canvas, lay["mercenaries"], said("table.mercenaries"), "")
    foot = lay["mercenaries"].bottom_part(38)
    for number, (icon, strength) in enumerate(zip(("land", "sea"), strengths, strict=True)):
        cell = cells(foot, 2, 1, 4)[number]
        picture(canvas, f"alrashid/icon/{icon}", cell.left_part(34), 28)
        inscribe(canvas, str(strength), cell.less(left=36), "label", theme.INK, across="left")
    _head(canvas, lay["honor"], said("table.honor"), "")
    for token, cell in zip(("influence", "dishonor"), honor_cells(lay), strict=True):
        picture(canvas, f"alrashid/token/{token}", cell.left_part(40), 36)
    _head(canvas, lay["titles"], said("table.titles"), "")
    if not titles:
        inscribe(canvas, said("table.no_titles"), lay["titles"].less(top=30), "small", theme.QUIET)


def _head(canvas: Canvas, area: Area, title: str, beside: str) -> None:
    room = area.top_part(28)
    covered = inscribe(
        canvas, title, room.left_part(area.w * (0.55 if beside else 1)), "label", theme.DEEP, across="left"
    )
    if beside:
        inscribe(canvas, beside, room.less(left=covered.w + 10), "small", theme.QUIET, across="left")
    canvas.fill((190, 160, 106), Area(area.x - 8, area.y + 4, 1.4, area.h - 8))


def _identity(canvas: Canvas, area: Area, seat: int, who: str) -> None:
    panel(canvas, f"head_{seat}", area)
    shield(canvas, Area(area.x + 10, area.y + 12, 64, 82), seat)
    plate = area.inset(8).bottom_part(44)
    panel(canvas, f"plate_{seat}", plate)
    inscribe(canvas, who, plate.inset(8, 3), "name", theme.SEAT_INK[seat], shadow=theme.SEAT_SHADOW[seat])


def _wares(canvas: Canvas, lay: Grid, held: Sequence[bool], kinds: int) -> None:
    """Five boxes, and below them what sets are worth; the step of the largest set is lit."""
    for ware, cell in zip(WARES, ware_cells(lay), strict=True):
        panel(canvas, "plate" if held[ware] else "slot", cell)
        if not held[ware]:
            picture(canvas, f"alrashid/ware/{ware}_gone", cell.less(bottom=22), 42)
    ladder = lay["wares"].bottom_part(36)
    for number, cell in enumerate(cells(ladder, len(WARES), 1, 8), 1):
        panel(canvas, "plate_lit" if number == kinds else "plate_dim", cell)
        dots = cell.left_part(26)
        for dot in range(number):
            canvas.disc(Area(dots.x + 5 + dot % 3 * 7, dots.centre[1] - 6 + dot // 3 * 7, 5, 5), theme.INK)
        inscribe(canvas.at_ui(1), str(SET_VALUES[number]), cell.less(left=26), "label", theme.INK)
