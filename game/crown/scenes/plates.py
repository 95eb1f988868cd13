"""Panels of the table by what they are made of: parchment sheets, cloth headers, felt trays, plates and strips."""

from __future__ import annotations

from game.crown.scenes import theme
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.lettering import inscribe

HEAD = 40.0
SHEET_SHADOW = 6.0


def panel(canvas: Canvas, kind: str, area: Area) -> None:
    """One of sprites/crown/panel."""
    canvas.nine(f"crown/panel/{kind}", area)


def sheet(canvas: Canvas, area: Area, title: str = "") -> Area:
    """A parchment sheet in oak with a cloth header when it has a title; returns the header's area."""
    panel(canvas, "sheet", area.inset(-SHEET_SHADOW))
    head = area.less(6, 6, 6).top_part(HEAD - 5)
    if title:
        panel(canvas, "head", head)
        room = head.less(14, 1, 12, 3).left_part(head.w * 0.52)
        inscribe(canvas.at_ui(min(canvas.ui, 1.1)), title, room, "name", theme.HEADER, across="left")
    return head


def headed(canvas: Canvas, area: Area, title: str, beside: str = "") -> None:
    """A sheet with a word on the right of its header."""
    head = sheet(canvas, area, title)
    if beside:
        room = head.less(right=14, top=1, bottom=3).right_part(head.w * 0.46)
        inscribe(canvas.at_ui(min(canvas.ui, 1.2)), beside, room, "label", theme.HEADER, across="right")


def tray(canvas: Canvas, area: Area, title: str) -> None:
    """A felt tray let into the oak, with its title."""
    panel(canvas, "tray", area.inset(-3))
    inscribe(canvas, title, area.less(13, 5, 12).top_part(28), "label", theme.LABEL, across="left")


def plate(canvas: Canvas, area: Area, full: bool = True) -> None:
    """A parchment plate, or a sunk one with nothing on it."""
    panel(canvas, "plate" if full else "plate_empty", area)


def icon(canvas: Canvas, good: str, area: Area, side: float, alpha: int = 255) -> None:
    """A good in the middle of an area."""
    canvas.sprite(f"crown/good/{good}", anchor(area, (side, side)), "contain", alpha=alpha)


def sign(canvas: Canvas, name: str, area: Area, side: float) -> None:
    """One of sprites/crown/icon in the middle of an area."""
    canvas.sprite(f"crown/icon/{name}", anchor(area, (side, side)), "contain")


def house(canvas: Canvas, area: Area, points: int, style: str = "number") -> None:
    """Building points: a house with its number in the wall."""
    side = min(area.w, area.h) * 1.18
    spot = anchor(area, (side, side))
    canvas.sprite("crown/marker/building_points", spot, "contain")
    wall = Area(spot.x, spot.y + side * 0.32, side, side * 0.64)
    inscribe(canvas, str(points), wall, style, theme.INK, beside=("00",))


def citizens(canvas: Canvas, area: Area, points: int, style: str = "number") -> None:
    """Citizen points: a person with the number on the cloak."""
    side = min(area.w, area.h) * 1.18
    spot = anchor(area, (side, side))
    canvas.sprite("crown/marker/citizen_points", spot, "contain")
    cloak = Area(spot.x, spot.y + side * 0.345, side, side * 0.64)
    inscribe(canvas, str(points), cloak, style, theme.CREAM, beside=("00",))
