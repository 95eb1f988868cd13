"""The locations as painted on their boards: picture, name, strips of cells, huts, markers, and the ring road."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.crown.rules.board import (
    BOOK_BUILDINGS,
    COUNTRYSIDE,
    DONATIONS,
    GIFTS,
    HUTS,
    HUTS_PER_SITE,
    MARKER_ROWS,
    MARKET_BOOKS,
    RESOURCES,
    STONE_BUILDINGS,
    WOOD_BUILDINGS,
    Marker,
    Site,
)
from game.crown.scenes import theme
from game.crown.scenes.cards import draw_cost
from game.crown.scenes.grid import board_map, fitted
from game.crown.scenes.lettering import inscribe
from game.crown.scenes.lexicon import name
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.places import Place
from game.stage.shapes import Look

WIDE_VIEW = (568.0, 361.0)
SUBJECT = (222.0, 100.0)
NORMAL_QUADRANTS = (254, 346)
SITE_OF = {str(site): site for site in Site}
QUADRANT_FRAME = Look(((0, 0, 0, 0), (0, 0, 0, 0)), 14, ((3.0, theme.LINE),))


class Quadrant:
    """The parts of a quadrant at the size it is drawn: a corner of a rondel, of normal or mixed boards."""

    def __init__(self, area: Area, site: Site, corner: int) -> None:
        mixed = round(area.w) not in NORMAL_QUADRANTS
        self.map = board_map(mixed)
        self.area = area
        self.site = site
        first = 4 * (area.w > 260) if not mixed else 4 * (site >= Site.CASTLE)
        self.spot = Site(first + corner)
        self.home = self.map[str(self.spot)]

    def part(self, name: str) -> Area:
        """A part that every quadrant of this kind has."""
        return fitted(self.map[f"{self.spot}/{name}"], self.home, self.area)

    def cell(self, name: str) -> Area:
        """A place printed on this location only."""
        kind = "strip" if self.map[f"{self.site}/strip"].encloses(self.map[name]) else "side"
        return fitted(self.map[name], self.map[f"{self.site}/{kind}"], self.part(kind))


def draw_site(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A whole location; the face is its id, its corner and the number of seats."""
    site, corner, seats = SITE_OF[face[0]], int(face[1]), int(face[2])
    quadrant = Quadrant(place.area, site, corner)
    _view(canvas, quadrant)
    if site in COUNTRYSIDE:
        _name_plate(canvas, quadrant, corner)
        return
    _PRINTED[site](canvas, quadrant, seats)
    _name_plate(canvas, quadrant, corner)


def _view(canvas: Canvas, quadrant: Quadrant) -> None:
    """The picture, cut from the wide view so that its subject falls into the free part of the quadrant."""
    window = quadrant.part("view/field" if quadrant.site in COUNTRYSIDE else "view/quarter")
    corner = (window.x - SUBJECT[0], window.y - SUBJECT[1])
    with canvas.clip(quadrant.area):
        canvas.sprite(f"crown/zoom/site/{quadrant.site}", Area(*corner, *WIDE_VIEW))


def plate_area(canvas: Canvas, room: Area, text: str, corner: int) -> Area:
    """The name plate of a location, as wide as its name, at the outer side of its quadrant."""
    brush = canvas.at_ui(min(canvas.ui, 1.25))
    wide = min(room.w, brush.measure(text, "name")[0] + 30)
    return room.left_part(wide) if corner in (0, 3) else room.right_part(wide)


def _name_plate(canvas: Canvas, quadrant: Quadrant, corner: int) -> None:
    text = name("site", quadrant.site)
    plate = plate_area(canvas, quadrant.part("plate"), text, corner)
    canvas.plate(plate, theme.PLATE)
    inscribe(canvas, text, plate.inset(9, 2), "name", theme.INK)


# --- what is printed on the town ---


def _icon(canvas: Canvas, good: str, area: Area, side: float) -> None:
    canvas.sprite(f"crown/good/{good}", anchor(area, (side, side)), "contain")


def _markers_strip(canvas: Canvas, quadrant: Quadrant, markers: Sequence[Marker], seats: int) -> None:
    canvas.plate(quadrant.part("strip"), theme.STRIP)
    for marker, good in zip(markers, RESOURCES, strict=True):
        cell = quadrant.cell(str(marker))
        canvas.plate(cell, theme.CELL_EMPTY)
        _icon(canvas, str(good), cell.left_part(cell.w * 0.58), min(27, cell.w * 0.6))
        last = MARKER_ROWS[seats - 1][marker].shows[-1]
        inscribe(canvas, str(last), cell.less(left=cell.w * 0.55), "number", theme.INK_SOFT)


def _castle(canvas: Canvas, quadrant: Quadrant, seats: int) -> None:
    _markers_strip(canvas, quadrant, GIFTS, seats)
    reward = quadrant.cell("castle/reward")
    canvas.strokes(reward.left_part(18), (((0.2, 0.2), (0.8, 0.5), (0.2, 0.8), (0.2, 0.2)),), theme.LABEL)
    _icon(canvas, "ring", reward.less(left=18), 32)
    book = quadrant.cell("castle/book")
    canvas.plate(book, theme.PLATE)
    _icon(canvas, "book", book.left_part(book.w * 0.44), 29)
    _house(canvas, book.less(left=book.w * 0.46, right=3), BOOK_BUILDINGS)


def _house(canvas: Canvas, area: Area, points: int) -> None:
    spot = anchor(area, (min(area.w, area.h * 1.12), area.h - 3))
    canvas.sprite("crown/icon/buildings", spot, "contain")
    inscribe(canvas.at_ui(1), str(points), spot.less(top=spot.h * 0.42, bottom=2), "number", theme.INK)


def _citizens(canvas: Canvas, area: Area, points: int) -> None:
    spot = anchor(area, (min(area.w, area.h), area.h - 3))
    canvas.sprite("crown/icon/citizens", spot, "contain")
    inscribe(canvas.at_ui(1), str(points), spot.less(top=spot.h * 0.42, bottom=2), "number", theme.CREAM)


def _cathedral(canvas: Canvas, quadrant: Quadrant, seats: int) -> None:
    _markers_strip(canvas, quadrant, DONATIONS, seats)
    reward = quadrant.cell("cathedral/reward")
    _icon(canvas, "book", reward.left_part(26), 25)
    _icon(canvas, "favor", reward.less(left=26), 26)


def _construction(canvas: Canvas, quadrant: Quadrant, seats: int) -> None:
    canvas.plate(quadrant.part("strip"), theme.STRIP)
    stone = quadrant.cell("construction_site/stone")
    canvas.plate(stone, theme.CELL)
    _icon(canvas, "stone", stone.left_part(26), 24)
    _house(canvas, Area(stone.x + 25, stone.y, 30, stone.h), STONE_BUILDINGS)
    bread = quadrant.cell("delivery_bread")
    _icon(canvas, "bread", Area(bread.x - 29, bread.y, 29, bread.h), 26)
    for marker in (Marker.DELIVERY_STONE, Marker.DELIVERY_BREAD):
        _citizens(canvas, quadrant.cell(str(marker)), MARKER_ROWS[seats - 1][marker].shows[-1])
    for count in (1, 2, 3):
        cell = quadrant.cell(f"construction_site/bread/{count}")
        canvas.plate(cell, theme.CELL)
        inscribe(canvas, str(count), cell, "number", theme.INK)
    for count in (1, 3):
        cell = quadrant.cell(f"construction_site/wood/{count}")
        canvas.plate(cell, theme.PLATE)
        for spot in row(cell.left_part(cell.w * 0.6), [(24 if count == 1 else 18, 26)] * count, -2, across="middle"):
            canvas.sprite("crown/good/wood", spot, "contain")
        _house(canvas, cell.less(left=cell.w * 0.58, right=3), WOOD_BUILDINGS[count])


def _market(canvas: Canvas, quadrant: Quadrant, seats: int) -> None:
    strip = quadrant.part("strip")
    canvas.plate(strip, theme.STRIP)
    _icon(canvas, "book", strip.left_part(38), 28)
    for count, row_of in enumerate(MARKET_BOOKS[1:], 1):
        cell = quadrant.cell(f"market/books/{count}")
        canvas.plate(cell, theme.CELL)
        inscribe(canvas, str(row_of.points), cell, "number", theme.INK)
    coin = quadrant.cell("market/coin")
    canvas.plate(coin, theme.PLATE)
    _icon(canvas, "any", coin.left_part(coin.w * 0.42), 28)
    canvas.strokes(anchor(coin, (16, 16)), (((0.2, 0.2), (0.8, 0.5), (0.2, 0.8), (0.2, 0.2)),), theme.INK)
    _icon(canvas, "coin", coin.right_part(coin.w * 0.42), 28)


_PRINTED: dict[Site, Callable[[Canvas, Quadrant, int], None]] = {
    Site.CASTLE: _castle,
    Site.CATHEDRAL: _cathedral,
    Site.CONSTRUCTION_SITE: _construction,
    Site.MARKET: _market,
}


# --- things on the locations ---


def draw_road(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The ring road with its medallion; the countryside's carries a sheaf, the town's the next advisor."""
    canvas.sprite(f"crown/board/road_{face[0]}", place.area)


def draw_hut(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A hut with what it costs, or under its owner's banner."""
    site, number, holder = face
    house = place.area.less(bottom=28)
    picture = "hut_free" if holder == "free" else f"hut_taken_{holder}"
    canvas.sprite(f"crown/piece/{picture}", anchor(house, (62, 47)), "contain")
    if holder == "free":
        hut = HUTS[HUTS_PER_SITE * SITE_OF[site] + int(number) - 1]
        draw_cost(canvas, place.area.bottom_part(29), hut.units)


def draw_marker(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A marker with its number: a cost of so many goods, or citizen points."""
    area = place.area
    if face[0].startswith("delivery"):
        _citizens(canvas, area, place.count or 0)
        return
    canvas.plate(area, theme.CELL)
    _icon(canvas, face[0].rpartition("_")[2], area.left_part(area.w * 0.58), min(29, area.w * 0.64))
    inscribe(canvas, str(place.count), area.less(left=area.w * 0.55), "number", theme.INK)
