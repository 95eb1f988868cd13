"""Boards: places and backdrop of a box, read from a Tiled map.

The map has an object layer "places", whose object names are rule ids, and image layers for the backdrop. A place is a
rectangle (type "rect", or none) or a point (type "point"). An image layer says with the int property `z` in what order
it is painted. The map's float property `unit` is the size of a map pixel in logical units: 0.5 for a map drawn over
masters of twice the logical size, 1 when it is missing. Whatever pytmx would lose without a word is refused with one.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytmx

from game.stage.area import Area, Point, Size
from game.stage.assets import MAPS, find

PLACES = "places"
KINDS = ("rect", "point")
LOST = {
    "group": "layers in groups lose what the group says",
    "ellipse": "ellipses become rectangles",
    "polygon": "polygons are no places",
    "polyline": "lines are no places",
    "text": "texts are lost",
    "layer": "tile layers are not drawn",
}


class BoardError(ValueError):
    """A map that cannot be used; the message names the file and what is wrong with it."""


@dataclass(frozen=True)
class Backdrop:
    """One picture of the board: its sprite id and where it lies; the list of a board is in the order of painting."""

    name: str
    sprite: str
    area: Area
    z: int


@dataclass(frozen=True)
class Board:
    """Places by rule id in logical units; points are places without width and height."""

    size: Size
    places: Mapping[str, Area]
    kinds: Mapping[str, str]
    backdrops: tuple[Backdrop, ...]

    def __getitem__(self, name: str) -> Area:
        """The place of a rule id. Raises KeyError."""
        return self.places[name]

    def point(self, name: str) -> Point:
        """The middle of a place, or the point itself."""
        return self.places[name].centre

    def under(self, prefix: str) -> dict[str, Area]:
        """The places whose names begin with a word path: "forest/hut" gives forest/hut/0, forest/hut/1 ..."""
        start = f"{prefix}/"
        return {name: area for name, area in self.places.items() if name.startswith(start)}

    def moved(self, dx: float, dy: float) -> Board:
        """The whole board elsewhere (in a wider window)."""
        places = {name: area.moved(dx, dy) for name, area in self.places.items()}
        shifted = (Backdrop(drop.name, drop.sprite, drop.area.moved(dx, dy), drop.z) for drop in self.backdrops)
        return Board(self.size, places, self.kinds, tuple(shifted))


def load_board(slug: str) -> Board:
    """The board maps/<slug>.tmx. Raises MissingAsset or BoardError."""
    return read_board(find("maps", slug, MAPS))


def read_board(path: Path) -> Board:
    """The board of one file. Raises BoardError for everything that would be read wrongly."""
    root = ET.parse(path).getroot()
    _inspect(path, root)
    tmx = pytmx.TiledMap(str(path))
    unit = float(tmx.properties.get("unit", 1.0))
    places: dict[str, Area] = {}
    kinds: dict[str, str] = {}
    for thing in _places_layer(path, tmx):
        name, kind = _named(path, thing)
        if name in places:
            raise BoardError(f"{path.name}: there are two places called “{name}”.")
        places[name] = _scaled(unit, thing.x, thing.y, thing.width, thing.height)
        kinds[name] = kind
    size = (tmx.width * tmx.tilewidth * unit, tmx.height * tmx.tileheight * unit)
    backdrops = (_backdrop(path, layer, unit) for layer in root.iter("imagelayer"))
    return Board(size, places, kinds, tuple(sorted(backdrops, key=lambda drop: drop.z)))


def _scaled(unit: float, *numbers: float) -> Area:
    return Area(*(number * unit for number in numbers))


def _places_layer(path: Path, tmx: pytmx.TiledMap) -> Any:
    layers = [layer for layer in tmx.layers if isinstance(layer, pytmx.TiledObjectGroup)]
    if [layer.name for layer in layers] != [PLACES]:
        raise BoardError(f"{path.name}: one object layer called “{PLACES}” is needed.")
    return layers[0]


def _named(path: Path, thing: Any) -> tuple[str, str]:
    """Name and kind of a map object; Tiled has written the kind as `type` or as `class` from version to version."""
    kind = thing.type or getattr(thing, "class", None) or "rect"
    if not thing.name:
        raise BoardError(f"{path.name}: the place at {thing.x}, {thing.y} has no name.")
    if kind not in KINDS:
        raise BoardError(f"{path.name}: “{thing.name}” is a {kind}; places are {' or '.join(KINDS)}.")
    if (kind == "point") != (thing.width == 0 and thing.height == 0):
        raise BoardError(f"{path.name}: “{thing.name}” is a {kind} of size {thing.width} × {thing.height}.")
    return thing.name, kind


def _backdrop(path: Path, layer: ET.Element, unit: float) -> Backdrop:
    """Read from the file itself: of a picture it has not loaded, pytmx keeps no size."""
    name, image = layer.get("name", ""), layer.find("image")
    depth = layer.find("properties/property[@name='z']")
    if image is None or depth is None:
        raise BoardError(f"{path.name}: the image layer “{name}” needs a picture and the number z.")
    corner = float(layer.get("offsetx", 0)), float(layer.get("offsety", 0))
    size = float(image.get("width", 0)), float(image.get("height", 0))
    return Backdrop(name, _sprite_id(path, image.get("source", "")), _scaled(unit, *corner, *size), _z(depth))


def _z(depth: ET.Element) -> int:
    return int(depth.get("value", "0"))


def _sprite_id(path: Path, source: str) -> str:
    """The id of a picture named from the maps folder: "../sprites/crown/board/town.webp" is crown/board/town."""
    parts = Path(source).with_suffix("").parts
    if "sprites" not in parts:
        raise BoardError(f"{path.name}: the picture {source} does not lie in sprites.")
    return "/".join(parts[parts.index("sprites") + 1 :])


def _inspect(path: Path, root: ET.Element) -> None:
    """Refuse what pytmx drops or misreads in silence."""
    if root.get("infinite") == "1":
        raise BoardError(f"{path.name}: infinite maps have no size.")
    for element in root.iter():
        if element.tag in LOST:
            raise BoardError(f"{path.name}: {LOST[element.tag]}.")
        if element.get("template"):
            raise BoardError(f"{path.name}: templates are not filled in.")
        if element.tag == "property" and element.get("type") == "class":
            raise BoardError(f"{path.name}: properties must be flat, “{element.get('name')}” is not.")
        if "." in element.get("offsetx", "") + element.get("offsety", ""):
            raise BoardError(f"{path.name}: the layer “{element.get('name')}” must lie on whole pixels.")
