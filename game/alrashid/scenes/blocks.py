"""Blocks of the desk: headings, rows of the dominance, tiles, titles, sums; plain data, painted one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.alrashid.rules.board import RANKS
from game.alrashid.rules.cards import TITLE_ROWS, Title
from game.alrashid.scenes import theme
from game.alrashid.scenes.lexicon import name, said
from game.alrashid.scenes.plates import heading, panel, picture, rule, seal, shield
from game.stage.area import Area, grid
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe


class Heading(NamedTuple):
    """A small heading with a line above."""

    text: str
    high: float = 34.0


class Words(NamedTuple):
    """A sentence, over as many lines as its height allows."""

    text: str
    high: float = 52.0
    strong: bool = False


class Rank(NamedTuple):
    """A delegation in the order of dominance."""

    place: int
    seat: int
    who: str
    figure: int
    gets: str
    mine: bool
    high: float = 40.0


class Tiles(NamedTuple):
    """Mercenaries side by side, with words beside them."""

    faces: tuple[str, ...]
    text: str
    high: float = 46.0


class Offer(NamedTuple):
    """A title for sale."""

    title: Title
    copies: int
    high: float = 32.0


class Line(NamedTuple):
    """A picture, words, and a figure at the right."""

    icon: str
    text: str
    right: str
    high: float = 34.0


class Standing(NamedTuple):
    """The prestige of a seat by its sources; `names` are those of all rows, for letters of one size."""

    seat: int
    who: str
    names: tuple[str, ...]
    parts: tuple[int, ...]
    total: int
    mine: bool
    high: float = 50.0


class Columns(NamedTuple):
    """The pictures over the columns of the prestige."""

    icons: tuple[str, ...]
    high: float = 32.0


class Wares(NamedTuple):
    """Wares and notes side by side, with words below or beside."""

    kinds: tuple[str, ...]
    text: str
    high: float = 44.0


Block = Heading | Words | Rank | Tiles | Offer | Line | Standing | Columns | Wares
LEAST = 0.66
WORDS_WIDE = 150.0
NAMES_WIDE = 124.0


def paint_blocks(canvas: Canvas, area: Area, blocks: Sequence[Block]) -> None:
    """One below the other; lower ones are pressed together when there is little room."""
    total = sum(block.high for block in blocks)
    squeeze = max(LEAST, min(1.0, area.h / total)) if total else 1.0
    y = area.y
    for number, block in enumerate(blocks):
        high = block.high * squeeze
        if y + high > area.bottom + 1:
            return
        last = isinstance(block, Words) and number == len(blocks) - 1
        _paint(canvas, Area(area.x, y, area.w, area.bottom - y if last else high), block)
        y += high


def _paint(canvas: Canvas, area: Area, block: Block) -> None:
    match block:
        case Rank():
            _rank(canvas, area, block)
        case Offer():
            _offer(canvas, area, block)
        case Standing():
            _standing(canvas, area, block)
        case Tiles():
            _tiles(canvas, area, block)
        case Wares():
            _wares(canvas, area, block)
        case _:
            _plain(canvas, area, block)


def _plain(canvas: Canvas, area: Area, block: Heading | Words | Line | Columns) -> None:
    match block:
        case Heading(text):
            rule(canvas, area.less(top=3))
            heading(canvas, text, area.less(top=6))
        case Words(text, _, strong):
            colour = theme.DEEP if strong else theme.INK
            inscribe(
                canvas,
                text,
                area.inset(0, 2),
                "small",
                colour,
                across="left",
                down="top" if area.h > 60 else "middle",
                lines=0,
            )
        case Line(icon, text, right):
            picture(canvas, icon, area.left_part(32), min(30.0, area.h))
            inscribe(canvas, text, area.less(left=38, right=44), "small", theme.INK, across="left")
            inscribe(canvas, right, area.right_part(48), "label", theme.INK, across="right")
        case Columns(icons):
            for icon, cell in zip(icons, _columns(area, len(icons)), strict=True):
                picture(canvas, icon, cell, 26)


def _tiles(canvas: Canvas, area: Area, block: Tiles) -> None:
    x = area.x
    for face in block.faces:
        canvas.sprite(f"alrashid/mercenary/{face}", Area(x, area.y + 1, 36, area.h - 2), "contain")
        if not face.endswith("back"):
            inscribe(canvas.at_ui(1), face[-1], Area(x, area.y + area.h * 0.2, 34, area.h * 0.6), "label")
        x += 38
    inscribe(canvas, block.text, area.less(left=x - area.x + 10), "small", theme.INK, across="left", lines=2)


def _wares(canvas: Canvas, area: Area, block: Wares) -> None:
    """Side by side, overlapping when there are many."""
    room = area.w - (WORDS_WIDE if block.text else 0)
    step = min(30.0, (room - 32) / max(1, len(block.kinds) - 1))
    for number, kind in enumerate(block.kinds):
        folder = "token" if kind == "note" else "ware"
        picture(canvas, f"alrashid/{folder}/{kind}", Area(area.x + step * number, area.y, 32, area.h), 32)
    left = step * (len(block.kinds) - 1) + 42
    inscribe(canvas, block.text, area.less(left=left), "small", theme.INK, across="left", lines=2)


def _rank(canvas: Canvas, area: Area, block: Rank) -> None:
    if block.mine:
        panel(canvas, "row_mine", area.inset(-4, 1))
    acts = block.place < RANKS
    ink = theme.INK if acts else theme.QUIET
    inscribe(canvas.at_ui(1), str(block.place + 1) if acts else "–", area.left_part(20), "label", ink)
    shield(canvas, Area(area.x + 20, area.y + 3, 30, area.h - 6), block.seat)
    inscribe(canvas, block.who, area.less(left=52, right=146), "small", ink, across="left")
    side = min(32.0, area.h - 2)
    seal(canvas, Area(area.right - 144, area.centre[1] - side / 2, side, side), block.seat, block.figure)
    inscribe(canvas, block.gets, area.right_part(108), "small", ink, across="right", lines=2)


def _offer(canvas: Canvas, area: Area, block: Offer) -> None:
    row = TITLE_ROWS[block.title]
    picture(canvas, f"alrashid/emblem/{block.title}", area.left_part(30), min(29.0, area.h))
    words = name("title", block.title) if block.copies < 2 else f"{name('title', block.title)} ×2"
    inscribe(canvas, words, area.less(left=36, right=78), "small", theme.INK, across="left")
    points = area.right_part(74).left_part(36)
    picture(canvas, "alrashid/token/prestige", points.left_part(20), 19)
    inscribe(canvas.at_ui(1), str(row.points), points.less(left=20), "small", theme.QUIET)
    inscribe(canvas, str(row.cost), area.right_part(34), "label", theme.INK, across="right")


def _columns(area: Area, count: int) -> list[Area]:
    return grid(area.right_part(area.w - NAMES_WIDE), count, 1, 0)


def _standing(canvas: Canvas, area: Area, block: Standing) -> None:
    if block.mine:
        panel(canvas, "row_mine", area.inset(-4, 2))
    shield(canvas, Area(area.x, area.y + 8, 28, area.h - 16), block.seat)
    who = area.less(left=32).left_part(NAMES_WIDE - 34)
    inscribe(canvas, block.who, who, "small", theme.INK, across="left", beside=block.names)
    cells = _columns(area, len(block.parts) + 1)
    for points, cell in zip(block.parts, cells, strict=False):
        words = str(points).replace("-", "−")
        inscribe(canvas.at_ui(1), words, cell, "small", theme.INK if points else theme.QUIET)
    inscribe(canvas.at_ui(1), str(block.total).replace("-", "−"), cells[-1].less(left=3), "label", theme.DEEP)


def favor_line(icon: str, text: str, fee: int) -> Line:
    """A service or favor with its fee."""
    return Line(icon, text, str(fee) if fee else said("table.free"))
