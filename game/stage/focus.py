"""One focus for the keyboard: Tab between regions, arrows by geometry, a ring that is always seen.

Arrows move inside a region, and to another one where the own region has nothing in that direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from game.stage.area import Area, Point
from game.stage.canvas import Canvas

ARROWS = {
    pygame.K_LEFT: (-1.0, 0.0),
    pygame.K_RIGHT: (1.0, 0.0),
    pygame.K_UP: (0.0, -1.0),
    pygame.K_DOWN: (0.0, 1.0),
}
SIDEWAYS_COST = 2.5
CORNER = 26.0
THICK = 5.0
HALO = 2.5


class Spot(Protocol):
    """Whatever can have the focus: a name, unique on its screen, and where it is."""

    @property
    def name(self) -> str: ...
    @property
    def area(self) -> Area: ...


class Region(NamedTuple):
    """Spots reached from each other by arrows. One-axis menus wrap around; in a form (`each`) Tab stops everywhere."""

    name: str
    spots: Sequence[Spot]
    wraps: bool = False
    each: bool = False


class Focus:
    """Where the keyboard is. It knows spots by name only, so a screen laid out anew keeps its focus.

    visible: the ring is drawn; true after a key, false after a click.
    """

    def __init__(self) -> None:
        self.regions: list[Region] = []
        self.name: str | None = None
        self.visible = False
        self._last: dict[str, str] = {}
        self._kept: list[tuple[list[Region], str | None, bool]] = []

    def lay(self, regions: Sequence[Region]) -> None:
        """The regions in the order of Tab; empty ones are left out. A spot that is gone hands on to its region."""
        before = self.region()
        self.regions = [region for region in regions if region.spots]
        if self.name is not None and self.spot() is None:
            home = next((region for region in self.regions if before and region.name == before.name), None)
            self.name = home.spots[0].name if home else None

    def spot(self) -> Spot | None:
        spots = (spot for region in self.regions for spot in region.spots)
        return next((spot for spot in spots if spot.name == self.name), None)

    def region(self) -> Region | None:
        return next((region for region in self.regions if any(s.name == self.name for s in region.spots)), None)

    def to(self, name: str | None, visible: bool | None = None) -> None:
        """Put the focus on a spot, or on nothing."""
        self.name = name
        if visible is not None:
            self.visible = visible
        region = self.region()
        if region is not None and name is not None:
            self._last[region.name] = name

    def push(self, regions: Sequence[Region], name: str | None = None) -> None:
        """A dialog opens: keep where the focus was and begin in other regions, visibly."""
        self._kept.append((self.regions, self.name, self.visible))
        self.regions = []
        self.name = None
        self.lay(regions)
        if name is None and self.regions:
            name = self.regions[0].spots[0].name
        self.to(name, visible=True)

    def pop(self) -> None:
        """The dialog is gone: the focus is back where it was."""
        self.regions, self.name, self.visible = self._kept.pop()

    def key(self, key: int, shift: bool = False) -> bool:
        """Move by Tab, an arrow, Home or End; whether the key meant anything here.

        Tab goes from region to region, or from spot to spot in a form and where there is only one region.
        """
        if not self.regions or key not in (*ARROWS, pygame.K_TAB, pygame.K_HOME, pygame.K_END):
            return False
        was_hidden, self.visible = not self.visible, True
        if self.spot() is None:
            self._enter(self.regions[-1 if shift else 0], -1 if shift else 1)
        elif key == pygame.K_TAB:
            self._next_region(-1 if shift else 1)
        elif not was_hidden or key in (pygame.K_HOME, pygame.K_END):
            self._inside(key)
        return True

    def _inside(self, key: int) -> None:
        region = self.region()
        assert region is not None, "a focused spot lies in a region"
        if key == pygame.K_HOME:
            self.to(region.spots[0].name)
        elif key == pygame.K_END:
            self.to(region.spots[-1].name)
        else:
            found = neighbour(self._here(), region, ARROWS[key]) or self._beyond(region, ARROWS[key])
            if found is not None:
                self.to(found.name)

    def _beyond(self, region: Region, direction: Point) -> Spot | None:
        """The nearest spot of the other regions in that direction. Where Tab stops everywhere arrows stay inside."""
        if region.each:
            return None
        others = [spot for other in self.regions if other is not region and not other.each for spot in other.spots]
        return neighbour(self._here(), Region("beyond", others), direction)

    def _here(self) -> Spot:
        spot = self.spot()
        assert spot is not None, "there is a focus"
        return spot

    def _next_region(self, step: int) -> None:
        region = self.region()
        assert region is not None, "a focused spot lies in a region"
        names = [spot.name for spot in region.spots]
        place = names.index(self._here().name) + step
        if len(self.regions) == 1 or (region.each and 0 <= place < len(names)):
            self.to(names[place % len(names)])
        else:
            self._enter(self.regions[(self.regions.index(region) + step) % len(self.regions)], step)

    def _enter(self, region: Region, step: int = 1) -> None:
        if region.each:
            self.to(region.spots[0 if step > 0 else -1].name)
            return
        usable = [spot for spot in region.spots if getattr(spot, "enabled", True)] or region.spots
        last = self._last.get(region.name)
        known = any(spot.name == last for spot in usable)
        self.to(last if known else usable[0].name)


def neighbour(here: Spot, region: Region, direction: Point) -> Spot | None:
    """The nearest spot in that direction; in a region that wraps, otherwise the farthest one the other way."""
    others = [spot for spot in region.spots if spot.name != here.name]
    ahead = [spot for spot in others if _ahead(here.area, spot.area, direction)]
    if ahead:
        return min(ahead, key=lambda spot: _distance(here.area, spot.area, direction))
    if not region.wraps:
        return None
    back = (-direction[0], -direction[1])
    behind = [
        spot for spot in others if _ahead(here.area, spot.area, back) and _sideways(here.area, spot.area, back) == 0
    ]
    return max(behind, key=lambda spot: _distance(here.area, spot.area, back), default=None)


def _along(area: Area, direction: Point) -> float:
    return area.centre[0] * direction[0] + area.centre[1] * direction[1]


def _ahead(here: Area, there: Area, direction: Point) -> bool:
    reach = (here.w if direction[0] else here.h) * 0.25
    return _along(there, direction) - _along(here, direction) > min(reach, 8)


def _sideways(here: Area, there: Area, direction: Point) -> float:
    """The gap across the direction; 0 when the two overlap seen from there."""
    if direction[0]:
        return max(0.0, there.y - here.bottom, here.y - there.bottom)
    return max(0.0, there.x - here.right, here.x - there.right)


def _distance(here: Area, there: Area, direction: Point) -> float:
    across = abs(there.centre[1] - here.centre[1]) if direction[0] else abs(there.centre[0] - here.centre[0])
    gap = _sideways(here, there, direction)
    return _along(there, direction) - _along(here, direction) + SIDEWAYS_COST * gap + 0.2 * across


def draw_ring(canvas: Canvas, area: Area) -> None:
    """Four corner brackets outside the area: the focus colour on a light ground, seen on anything."""
    thick = THICK * (1 + canvas.ui) / 2
    outer = area.inset(-canvas.u(7)).inside(canvas.bleed)
    arm = min(CORNER * canvas.ui, outer.w * 0.38, outer.h * 0.38)
    for grow, width, colour in (
        (HALO, thick + 2 * HALO, canvas.theme.focus_ground),
        (0.0, thick, canvas.theme.focus),
    ):
        for bar in _brackets(outer.inset(-grow), arm + 2 * grow, width):
            canvas.fill(colour, bar)


def _brackets(area: Area, arm: float, thick: float) -> list[Area]:
    bars = []
    for x, w in ((area.x, arm), (area.right - arm, arm)):
        bars += [Area(x, area.y, w, thick), Area(x, area.bottom - thick, w, thick)]
    for y, h in ((area.y, arm), (area.bottom - arm, arm)):
        bars += [Area(area.x, y, thick, h), Area(area.right - thick, y, thick, h)]
    return bars
