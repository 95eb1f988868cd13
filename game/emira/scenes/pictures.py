"""The pictures of the box by what they show: ids below sprites/emira, and the few shapes drawn from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from math import floor

from game.emira.rules.board import Preference, Sheik, Skill
from game.emira.scenes import theme
from game.emira.scenes.lexicon import said
from game.stage.area import Area, Size, anchor, row
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe

STRUCK = (255, 157, 134)
MOST_UI = 1.5


def steady(canvas: Canvas) -> Canvas:
    """The canvas with letters no larger than the plates of this table can bear."""
    return canvas.at_ui(min(canvas.ui, MOST_UI))


def steadied(panels: Iterable[Panel]) -> list[Panel]:
    """The same panels, painted with such letters."""
    return [replace(panel, paint=partial(_steadily, panel.paint)) for panel in panels]


def _steadily(paint: Callable[[Canvas], None], canvas: Canvas) -> None:
    paint(steady(canvas))


def picture(canvas: Canvas, name: str, area: Area, side: float = 0.0, alpha: int = 255) -> None:
    """One of sprites/emira in the middle of an area, at most `side` large."""
    if side:
        area = anchor(area, (min(side, area.w), min(side, area.h)))
    canvas.sprite(f"emira/{name}", area, "contain", alpha=alpha)


def emblem(canvas: Canvas, area: Area, sheik: Sheik | int, alpha: int = 255) -> None:
    """The sign of a sheik: outline, cloth and device differ, not only the colour."""
    picture(canvas, f"emblem/{Sheik(sheik)}", area, alpha=alpha)


def panel(canvas: Canvas, name: str, area: Area) -> None:
    """One of sprites/emira/panel, stretched in nine slices."""
    canvas.nine(f"emira/panel/{name}", area)


def tiled(canvas: Canvas, name: str, area: Area, size: Size, alpha: int = 255) -> None:
    """Repeat one of sprites/emira/table over an area; tiles that touch in units touch in pixels."""
    picture = canvas.picture(f"emira/table/{name}", size)
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    with canvas.clip(area):
        seen = canvas.seen
        for row_of in steps(area.y, size[1], seen.y, seen.bottom):
            for column in steps(area.x, size[0], seen.x, seen.right):
                canvas.blit(picture, (column, row_of))


def steps(start: float, step: float, low: float, high: float) -> Iterator[float]:
    """Of the points start, start + step … those whose tile shows something between low and high."""
    point = start + step * max(0, floor((low - start) / step))
    while point < high:
        yield point
        point += step


def preference(canvas: Canvas, area: Area, which: Preference) -> None:
    picture(canvas, f"preference/{which}", area)


def skill(canvas: Canvas, area: Area, which: Skill, filled: bool = True) -> None:
    """A skill on its star; one that is missing is a dashed, hollow star."""
    picture(canvas, f"skill/{which}" if filled else f"skill/{which}_missing", area)


def coin(canvas: Canvas, area: Area) -> None:
    picture(canvas, "coin/gold", area)


def lantern(canvas: Canvas, area: Area, lit: bool) -> None:
    """A lit lantern hangs over everything that may be chosen."""
    picture(canvas, "mark/lantern_lit" if lit else "mark/lantern_dark", area)


def price(canvas: Canvas, area: Area, gold: int, printed: int = 0) -> None:
    """A coin and an amount in the middle of an area; the printed price beside it when another is paid."""
    text = str(gold)
    old = str(printed) if printed and printed != gold else ""
    side = min(24.0, area.h)
    wide = canvas.measure(text, "number")[0]
    faint = canvas.measure(old, "small")[0] + 8 if old else 0.0
    total = min(area.w, side + 6 + wide + faint)
    spot = anchor(area, (total, area.h))
    coin(canvas, anchor(spot.left_part(side), (side, side)))
    rest = spot.less(left=side + 6)
    inscribe(canvas, text, rest.left_part(rest.w - faint), "number", theme.GOLD, across="left")
    if old:
        gone = rest.right_part(faint - 4)
        inscribe(canvas, old, gone, "small", theme.MIST)
        canvas.fill(STRUCK, Area(gone.x, gone.centre[1], gone.w, 2))


def half(points: int) -> str:
    """Half points as a number: 3 is 1½, −1 is −½."""
    whole, rest = divmod(abs(points), 2)
    text = f"{whole or ''}½" if rest else str(whole)
    return f"−{text}" if points < 0 else text


def valued(which: Preference, value: int | None) -> str:
    """A value by a preference as it is told: palaces in half points, unknown gold as a dash."""
    if value is None:
        return said("table.unknown")
    return half(value) if which is Preference.PALACE else str(value)


def skills(canvas: Canvas, area: Area, which: tuple[Skill, ...], side: float) -> None:
    """The stars of one or two skills side by side in the middle of an area."""
    for each, spot in zip(which, row(area, [(side, side)] * len(which), -2, across="middle"), strict=True):
        skill(canvas, spot, each)
