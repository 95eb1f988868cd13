"""Panels of the table by what they are made of, and the small things that stand on them."""

from __future__ import annotations

from game.alrashid.rules.board import LANDS, Site
from game.alrashid.scenes import theme
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.lettering import fitting, inscribe
from game.stage.shapes import Colour

MARGIN = 6.0
HEAD = 60.0


def panel(canvas: Canvas, kind: str, area: Area) -> None:
    """One of sprites/alrashid/panel."""
    canvas.nine(f"alrashid/panel/{kind}", area)


def page(canvas: Canvas, area: Area) -> None:
    """A manuscript page with its ruled frame."""
    panel(canvas, "page", area.inset(-MARGIN))


def head_of(area: Area, high: float = HEAD) -> Area:
    """The band at the top of a page."""
    return area.less(13, 13, 13).top_part(high)


def headed(canvas: Canvas, area: Area, title: str, beside: str = "", asked: bool = False) -> None:
    """A page with a coloured band for its title, and a line under the title."""
    page(canvas, area)
    head = head_of(area, HEAD if beside else HEAD - 16)
    panel(canvas, "head_asked" if asked else "head", head)
    brush = canvas.at_ui(min(canvas.ui, 1.1))
    edge = theme.RED_SHADOW if asked else None
    if beside:
        inscribe(brush, title, head.less(14, 2, 12, 26), "name", theme.IVORY, across="left", shadow=edge)
        inscribe(brush, beside, head.less(14, 33, 12, 4), "small", theme.IVORY, across="left", shadow=edge)
    else:
        inscribe(brush, title, head.inset(14, 3), "name", theme.IVORY, across="left", shadow=edge)


def heading(canvas: Canvas, text: str, area: Area, across: str = "left") -> None:
    """A small heading on paper."""
    inscribe(canvas, text, area, "label", theme.DEEP, across=across)


def if_it_fits(
    canvas: Canvas, text: str, area: Area, style: str, colour: Colour, lines: int = 1, across: str = "middle"
) -> bool:
    """Words that a small window leaves out: a closer look says them too. Returns whether they stand there."""
    least = fitting(canvas, [text], (area.w, 0), style)
    if least.clipped(text, style, area.w, lines) or least.measure(text, style, area.w)[1] > area.h + 1:
        return False
    inscribe(canvas, text, area, style, colour, lines=lines, across=across)
    return True


def picture(canvas: Canvas, sprite: str, area: Area, side: float, alpha: int = 255) -> None:
    """A picture in the middle of an area."""
    canvas.sprite(sprite, anchor(area, (side, side)), "contain", alpha=alpha)


def ware(canvas: Canvas, kind: object, area: Area, side: float) -> None:
    """A ware in the middle of an area."""
    picture(canvas, f"alrashid/ware/{kind}", area, side)


def shield(canvas: Canvas, area: Area, seat: int) -> None:
    """The shield of a seat."""
    canvas.sprite(f"alrashid/piece/shield_{seat}", area, "contain")


def seal(canvas: Canvas, area: Area, seat: int, figure: int) -> None:
    """A figure of dominance on the seal of its family."""
    canvas.sprite(f"alrashid/piece/seal_{seat}", area.inset(-3), "contain")
    inscribe(canvas.at_ui(1), str(figure), area, "label", theme.SEAT_INK[seat])


def site_sign(canvas: Canvas, site: Site, area: Area, side: float, light: bool = False) -> None:
    """The sign of a location."""
    family = "land" if site in LANDS else "palace"
    picture(canvas, f"alrashid/icon/{family}_{site}{'_light' if light else ''}", area, side)


def rule(canvas: Canvas, area: Area, colour: Colour = (190, 160, 106)) -> None:
    """A thin line across the top of an area."""
    canvas.fill(colour, area.top_part(1.4))
