"""Layers: the picture from below to above, each kept until something in it changes.

ground (panels under the things) → table (ground and all that rests) → window (table, what flies, panels over it).
Only the rectangles that changed are composed anew; at rest nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import dropwhile, takewhile

import pygame

from game.stage.air import Aloft, Flash
from game.stage.area import Area
from game.stage.canvas import HEIGHT, Canvas
from game.stage.director import Director
from game.stage.flourishes import paint_flash
from game.stage.painter import Painter, covering
from game.stage.places import Frame, Places

MOST_RECTS = 16
GAP = 12
"""Rectangles nearer than this many pixels are composed as one…"""
WASTE = 1.4
"""…unless that one would have more than so many times their pixels."""


@dataclass(frozen=True)
class Panel:
    """A painted part of the screen that is not a thing: backdrop, tray, ribbon, log, tooltip.

    `key` stands for everything `paint` looks at: as long as name, area and key stay the same the panel is not painted
    again. `paint` may overstep `area` by `margin` (shadows) and changes nothing. Panels that are `still` come first of
    all: they look the same at every moment, and are kept on a layer of their own.
    """

    name: str
    area: Area
    key: Hashable
    paint: Callable[[Canvas], None]
    margin: float = 12.0
    still: bool = False

    @property
    def looks(self) -> tuple[Area, Hashable]:
        return self.area, self.key


@dataclass
class Laid:
    """What a layer shows: its panels as painted, its places as composed."""

    panels: dict[str, tuple[Area, Hashable, pygame.Rect]]
    places: Places


class Layers:
    """Paints a director's picture on its canvas, as little as possible."""

    def __init__(self, canvas: Canvas, painter: Painter) -> None:
        self.canvas = canvas
        self.painter = painter
        self._fit: tuple[object, ...] = ()
        self._base = self._ground = self._table = canvas
        self._laid = Laid({}, {})
        self._version = -1
        self._over: list[tuple[str, Area, Hashable]] = []
        self._flown: list[pygame.Rect] = []
        self._air: list[Aloft] = []
        self._lit = False

    def invalidate(self) -> None:
        """Compose everything anew at the next paint (another theme, another director, a damaged window)."""
        self._fit = ()

    def paint(self, director: Director, under: Sequence[Panel], over: Sequence[Panel] = ()) -> list[pygame.Rect]:
        """Bring the window up to date; returns the rectangles that changed, none when nothing did."""
        fresh = self._refit()
        ground, things = self._lay_panels(under), self._lay_places(director)
        if fresh:
            ground = [self.canvas.surface.get_rect()]
            self._compose_base(under)
        self._compose_ground(merged(ground), under)
        dirty = merged(ground + things)
        self._compose_table(dirty)
        above = [(panel.name, *panel.looks) for panel in over]
        changed, self._over = above != self._over, above
        flashes, air = director.flashes(), director.aloft()
        if not (dirty or changed or flashes or self._lit or air != self._air):
            return []
        self._air, self._lit = air, bool(flashes)
        drawn = self._show(flashes, over)
        return [self.canvas.surface.get_rect()] if fresh or changed else merged(dirty + drawn)

    def _refit(self) -> bool:
        """Make the layers anew when the window, the scale or the theme is another."""
        canvas = self.canvas
        fit = (id(canvas.surface), canvas.surface.get_size(), canvas.scale, canvas.ui, canvas.theme.name)
        if fit == self._fit:
            return False
        self._fit = fit
        self.painter.clear()
        self._base, self._ground, self._table = canvas.layer(), canvas.layer(), canvas.layer()
        self._laid = Laid({}, {})
        self._version = -1
        self._flown = []
        return True

    def _lay_panels(self, under: Sequence[Panel]) -> list[pygame.Rect]:
        """Note the panels to be shown; the pixels of those that came, changed, moved in order or went."""
        old, new = self._laid.panels, {}
        dirty = []
        for panel in under:
            rect = covering(panel.area, self.canvas, panel.margin)
            new[panel.name] = (*panel.looks, rect)
            if panel.name not in old or old[panel.name][:2] != panel.looks:
                dirty.append(rect)
                dirty.extend(known[2] for known in [old.get(panel.name)] if known)
        dirty.extend(known[2] for name, known in old.items() if name not in new)
        if not dirty and list(old) != list(new):
            dirty.extend(known[2] for known in new.values())
        self._laid.panels = new
        return dirty

    def _lay_places(self, director: Director) -> list[pygame.Rect]:
        """Note the things at rest; the pixels of those that came, changed or went."""
        if director.version == self._version:
            return []
        self._version = director.version
        old, new = self._laid.places, director.resting
        changed = [place for thing, place in new.items() if old.get(thing) != place]
        changed += [place for thing, place in old.items() if new.get(thing) != place]
        self._laid.places = new
        return [self.painter.bounds(place) for place in changed]

    def _compose_base(self, under: Sequence[Panel]) -> None:
        self._base.fill(self.canvas.theme.dark[1])
        for panel in takewhile(lambda panel: panel.still, under):
            panel.paint(self._base)

    def _compose_ground(self, dirty: Iterable[pygame.Rect], under: Sequence[Panel]) -> None:
        ground = self._ground.surface
        moving = list(dropwhile(lambda panel: panel.still, under))
        for rect in dirty:
            ground.set_clip(rect)
            ground.blit(self._base.surface, rect, rect)
            for panel in moving:
                if rect.colliderect(self._laid.panels[panel.name][2]):
                    panel.paint(self._ground)
        ground.set_clip(None)

    def _compose_table(self, dirty: Sequence[pygame.Rect]) -> None:
        table = self._table.surface
        places = sorted(self._laid.places.values(), key=lambda place: place.z) if dirty else []
        bounds = [self.painter.bounds(place) for place in places]
        for rect in dirty:
            table.set_clip(rect)
            table.blit(self._ground.surface, rect, rect)
            for index in sorted(rect.collidelistall(bounds)):
                self.painter.rest(table, places[index])
        table.set_clip(None)

    def _show(self, flashes: Sequence[Flash], over: Sequence[Panel]) -> list[pygame.Rect]:
        """Paint the window; returns the pixels of all that moves, before and now."""
        window = self.canvas.surface
        window.blit(self._table.surface, (0, 0))
        flown = [self.painter.fly(window, aloft) for aloft in self._air]
        flown += [paint_flash(self.canvas, flash) for flash in flashes]
        for panel in over:
            panel.paint(self.canvas)
        before, self._flown = self._flown, flown
        return before + flown


def frame_of(canvas: Canvas) -> Frame:
    """The frame a layout has to fill on this canvas."""
    return Frame(canvas.width, HEIGHT, canvas.ui)


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels and a few more in few rectangles."""
    left = [rect for rect in rects if rect.w and rect.h]
    done: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        near = (index for index in rect.inflate(GAP, GAP).collidelistall(left) if _pays(rect, left[index]))
        index = next(near, None)
        if index is None:
            done.append(rect)
        else:
            left.append(rect.union(left.pop(index)))
    if len(done) > MOST_RECTS:
        return [done[0].unionall(done[1:])]
    return done


def _pays(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Whether two rectangles are better composed as one."""
    both = one.union(other)
    return both.w * both.h <= WASTE * (one.w * one.h + other.w * other.h)


def painted_directly(
    canvas: Canvas, painter: Painter, director: Director, under: Sequence[Panel], over: Sequence[Panel] = ()
) -> pygame.Surface:
    """The picture of a view with every animation left out: what a resting table must equal, pixel by pixel."""
    page = canvas.layer()
    places = director.layout.places(director.view, director.looker, director.frame)
    for panel in under:
        panel.paint(page)
    for place in sorted(places.values(), key=lambda place: place.z):
        painter.rest(page.surface, place)
    for panel in over:
        panel.paint(page)
    return page.surface
