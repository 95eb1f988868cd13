"""The locations as painted on their boards: picture, name, strips of cells, huts, markers, and the ring road."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.crown.rules.board import (
    BOOK_BUILDINGS,
    COUNTRYSIDE,
    DONATIONS,
    GIFTS,
    HUTS,
    HUTS_PER_SITE,
    MARKER_ROWS,
    MARKET_BOOKS,
    STONE_BUILDINGS,
    WOOD_BUILDINGS,
    Board,
    Marker,
    Site,
)
from game.crown.scenes import theme
from game.crown.scenes.cards import draw_cost
from game.crown.scenes.grid import board_map, fitted
from game.crown.scenes.lexicon import name
from game.crown.scenes.plates import citizens, house, icon, panel, plate
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe
from game.stage.places import Place

WIDE_VIEW = (568.0, 361.0)
SUBJECT = (222.0, 100.0)
NORMAL_QUADRANTS = (254, 346)
SITE_OF = {str(site): site for site in Site}
CORNERS = ("tl", "tr", "br", "bl")
FIELD = 84.0
OUTER_FRAME, INNER_FRAME = 6.0, 3.0
TILE = 52 / 44
"""A marker's picture is so much larger than the tile on it."""


class Quadrant:
    """The parts of a quadrant at the size it is drawn: a corner of a rondel, of normal or mixed boards."""

    def __init__(self, area: Area, site: Site, corner: int) -> None:
        mixed = round(area.w) not in NORMAL_QUADRANTS
        self.map = board_map(mixed)
        self.area = area
        self.site = site
        self.spot = Site(4 * (site not in COUNTRYSIDE) + corner)
        self.home = self.map[str(self.spot)]

    def part(self, name: str) -> Area:
        """A part that every quadrant of this kind has."""
        return fitted(self.map[f"{self.spot}/{name}"], self.home, self.area)

    def cell(self, name: str) -> Area:
        """A place printed on the strip of this location."""
        return fitted(self.map[name], self.map[f"{self.site}/strip"], self.part("strip"))


def draw_site(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A location's picture in its stone frame, and its name; the face is its id and its corner."""
    site, corner = SITE_OF[face[0]], int(face[1])
    quadrant = Quadrant(place.area, site, corner)
    _view(canvas, quadrant)
    canvas.nine(f"crown/rondel/frame_{CORNERS[corner]}", frame_area(place.area, corner))
    draw_name(canvas, plate_area(canvas, quadrant.part("plate"), site, corner), site)


def draw_works(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The strip of what can be done at a location of the town; the face is its id and the number of seats."""
    draw_strip(canvas, place.area, SITE_OF[face[0]], int(face[1]), {})


def draw_strip(canvas: Canvas, area: Area, site: Site, seats: int, numbers: Mapping[Marker, int]) -> None:
    """A strip at any size, with markers that show these numbers lying on it."""
    panel(canvas, "strip", area.inset(-2))
    strip = Strip(area, site)
    _PRINTED[site](canvas, strip, seats)
    for marker, number in numbers.items():
        draw_marker(canvas, Place.at(strip[str(marker)], "", count=number), (str(marker),))


class Strip:
    """The cells of a location's strip at the size it is drawn."""

    def __init__(self, area: Area, site: Site) -> None:
        self.area = area
        self.map = board_map(False)
        self.home = self.map[f"{site}/strip"]

    def __getitem__(self, name: str) -> Area:
        return fitted(self.map[name], self.home, self.area)


def frame_area(area: Area, corner: int) -> Area:
    """A quadrant with its stone frame, broader on the outer sides."""
    left, right = (OUTER_FRAME, INNER_FRAME) if corner in (0, 3) else (INNER_FRAME, OUTER_FRAME)
    top, bottom = (OUTER_FRAME, INNER_FRAME) if corner in (0, 1) else (INNER_FRAME, OUTER_FRAME)
    return area.less(-left, -top, -right, -bottom)


def _view(canvas: Canvas, quadrant: Quadrant) -> None:
    """The picture, cut from the wide view so that its subject falls into the free part of the quadrant."""
    window = quadrant.part("view/field" if quadrant.site in COUNTRYSIDE else "view/quarter")
    corner = (window.x - SUBJECT[0], window.y - SUBJECT[1])
    with canvas.clip(quadrant.area):
        canvas.sprite(f"crown/zoom/site/{quadrant.site}", Area(*corner, *WIDE_VIEW))


def plate_area(canvas: Canvas, room: Area, site: Site, corner: int) -> Area:
    """The name plate of a location, as wide as its name, at the outer side of its quadrant."""
    brush = canvas.at_ui(min(canvas.ui, 1.2))
    wide = min(room.w, brush.measure(name("site", site), "name")[0] + 38)
    return room.left_part(wide) if corner in (0, 3) else room.right_part(wide)


def draw_name(canvas: Canvas, area: Area, site: Site, lit: bool = False) -> None:
    """The name plate of a location."""
    panel(canvas, "name_lit" if lit else "name", area)
    inscribe(canvas, name("site", site), area.less(15, 1, 15, 3), "name", theme.INK)


# --- what is printed on the town ---


def price(canvas: Canvas, cell: Area, marker: Marker, number: int, faint: bool = False) -> None:
    """So many of a good, on a tile."""
    good = str(marker).rpartition("_")[2]
    icon(canvas, good, cell.less(left=1, top=1).left_part(cell.w * 0.58), min(26, cell.w * 0.62), 130 if faint else 255)
    inscribe(canvas.at_ui(1), str(number), cell.less(left=cell.w * 0.56, top=2), "number", theme.INK)


def _prices(canvas: Canvas, strip: Strip, markers: Sequence[Marker], seats: int) -> None:
    """What is printed under the markers of gifts or donations."""
    for marker in markers:
        cell = strip[str(marker)]
        canvas.sprite("crown/marker/printed", tile_area(cell))
        price(canvas, cell, marker, MARKER_ROWS[seats - 1][marker].shows[-1], faint=True)


def _castle(canvas: Canvas, strip: Strip, seats: int) -> None:
    _prices(canvas, strip, GIFTS, seats)
    reward = strip["castle/reward"]
    icon(canvas, "ring", reward, 32)
    book = strip["castle/book"]
    plate(canvas, book)
    icon(canvas, "book", book.less(left=1, bottom=2).left_part(28), 26)
    house(canvas, book.less(left=27, top=4, right=4, bottom=7), BOOK_BUILDINGS)


def _cathedral(canvas: Canvas, strip: Strip, seats: int) -> None:
    _prices(canvas, strip, DONATIONS, seats)
    icon(canvas, "book", strip["cathedral/reward"], 32)
    plate(canvas, strip["favors"].inset(-1, 0), full=False)


def _construction(canvas: Canvas, strip: Strip, seats: int) -> None:
    """A stone for buildings and citizens; breads for citizens each; one or three wood for buildings."""
    stone, bread = strip["construction_site/stone"], strip["construction_site/bread"]
    plate(canvas, stone)
    icon(canvas, "stone", stone.less(left=1, bottom=2).left_part(25), 25)
    house(canvas, Area(stone.x + 25, stone.y + 4, 27, stone.h - 11), STONE_BUILDINGS)
    plate(canvas, bread)
    icon(canvas, "bread", bread.less(left=1, bottom=2).left_part(25), 26)
    for marker in (Marker.DELIVERY_STONE, Marker.DELIVERY_BREAD):
        citizens(canvas, strip[str(marker)].less(2, 3, 3, 5), MARKER_ROWS[seats - 1][marker].shows[-1])
    for count in (1, 3):
        _wood(canvas, strip[f"construction_site/wood/{count}"], count)


def _wood(canvas: Canvas, cell: Area, count: int) -> None:
    plate(canvas, cell)
    side = 25.0 if count == 1 else 21.0
    for spot in row(cell.less(left=2, bottom=3), [(side, side)] * count, -12):
        canvas.sprite("crown/good/wood", spot, "contain")
    house(canvas, cell.less(left=cell.w - 29, top=4, right=3, bottom=7), WOOD_BUILDINGS[count])


def _market(canvas: Canvas, strip: Strip, seats: int) -> None:
    icon(canvas, "book", strip["market/book"], 29)
    for count, points in enumerate(MARKET_BOOKS[1:], 1):
        cell = strip[f"market/books/{count}"]
        citizens(canvas, cell.inset(0, 4), points.points)
    coin = strip["market/coin"]
    plate(canvas, coin)
    canvas.sprite("crown/icon/any_to_coin", coin.less(4, 2, 5, 5), "contain")


_PRINTED: dict[Site, Callable[[Canvas, Strip, int], None]] = {
    Site.CASTLE: _castle,
    Site.CATHEDRAL: _cathedral,
    Site.CONSTRUCTION_SITE: _construction,
    Site.MARKET: _market,
}


def tile_area(cell: Area) -> Area:
    """The picture of a tile that fills a cell; the picture has an edge."""
    return cell.inset(-cell.w * (TILE - 1) / 2, -cell.h * (TILE - 1) / 2)


# --- things on the locations ---


def draw_road(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """The ring road with its medallion: a sheaf in the countryside, in town a quiet field under the next advisor."""
    canvas.sprite("crown/rondel/road", place.area)
    medallion = "medallion_country" if face[0] == str(Board.COUNTRYSIDE) else "medallion_town"
    canvas.sprite(f"crown/rondel/{medallion}", anchor(place.area, (134, 134)))
    if face[0] == str(Board.TOWN):
        canvas.plate(anchor(place.area, (FIELD, FIELD)), theme.EMPTY_FIELD)
        canvas.sprite("crown/icon/recruit", anchor(place.area, (46, 46)), "contain", alpha=90)


def draw_hut(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A hut with what it costs, or with its owner's banner on the roof."""
    site, number, holder = face
    spot = Area(place.x, place.y, place.w, place.w * 94 / 88)
    canvas.sprite("crown/piece/hut_free", spot)
    if holder == "free":
        hut = HUTS[HUTS_PER_SITE * SITE_OF[site] + int(number) - 1]
        draw_cost(canvas, place.area.bottom_part(29), hut.units)
        return
    with canvas.clip(spot.top_part(spot.h * 0.4)):
        canvas.sprite(f"crown/piece/hut_taken_{holder}", spot)


def draw_marker(canvas: Canvas, place: Place, face: Sequence[str]) -> None:
    """A marker with its number: a cost of so many goods, or citizen points on a stone or bread tile."""
    marker, area = Marker[face[0].upper()], place.area
    kind = face[0].partition("_")[0]
    if kind == "delivery":
        citizens(canvas, area.less(2, 3, 3, 5), place.count or 0)
        return
    canvas.sprite(f"crown/marker/{kind}", tile_area(area))
    price(canvas, area, marker, place.count or 0)
