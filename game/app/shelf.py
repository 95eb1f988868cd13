"""The arcade of the title: a niche for each box, the boxes that stand in them, lanterns and name plates."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, pi, sin

from game.engine.ruleset import Ruleset
from game.stage.area import Area, Size
from game.stage.canvas import Canvas
from game.stage.sprites import Tone
from game.stage.widget import Widget

BAYS = 3
BAY = (400.0, 716.0)
COVER = Area(60, 344, 266, 372)
SIDE = 25.0
FRAME = 14.0
LANTERN = Area(168, 88, 64, 132)
FLAME = (200.0, 172.0)
GLOW = 320.0
PLATE = (336.0, 84.0)
PLATE_Y = 770.0
WIDE, HIGH = BAYS * BAY[0] + 68.0, PLATE_Y + PLATE[1] + FRAME
"""The size of the whole arcade with shelf and plates."""

BREATH = 3.1
"""Seconds of one breath of a lantern."""


class Arcade:
    """Where everything of the arcade lies when it fills an area of the proportions WIDE × HIGH."""

    def __init__(self, area: Area) -> None:
        self.scale = min(area.w / WIDE, area.h / HIGH)
        self.x = area.x + (area.w - WIDE * self.scale) / 2 + 34 * self.scale
        self.y = area.y + FRAME * self.scale

    def part(self, bay: float, area: Area) -> Area:
        """An area given in units of a bay, where it lies on the screen."""
        scale = self.scale
        return Area(self.x + (bay * BAY[0] + area.x) * scale, self.y + area.y * scale, area.w * scale, area.h * scale)

    def glow(self, bay: int) -> Area:
        """The square of light about the lantern of a bay."""
        return self.part(bay, Area(FLAME[0] - GLOW / 2, FLAME[1] - GLOW / 2, GLOW, GLOW))

    def paint(self, canvas: Canvas) -> None:
        """All that never changes: niches, frame, stars, shelf."""
        for bay in range(BAYS):
            # In whole pixels that touch: a gap between two niches would be seen as a line.
            rect = canvas.rect(self.part(bay, Area(0, 0, *BAY)))
            canvas.surface.blit(canvas.sprites.get("common/title/bay", rect.size), rect)
        frame = Area(-FRAME, -FRAME, BAYS * BAY[0] + 2 * FRAME, BAY[1] + FRAME)
        self.nine(canvas, "common/title/arcade", self.part(0, frame))
        for seam in range(1, BAYS):
            canvas.sprite("common/title/star", self.part(seam, Area(-30, 182, 60, 60)))
        for seam in range(BAYS + 1):
            canvas.sprite("common/title/bracket", self.part(seam, Area(-26, 754, 52, 56)))
        canvas.sprite("common/title/shelf", self.part(0, Area(-34, 714, 1268, 46)))

    def nine(self, canvas: Canvas, sprite: str, area: Area) -> None:
        """A nine-slice in the scale of the arcade."""
        rect = canvas.rect(area)
        canvas.surface.blit(canvas.sprites.nine(sprite, rect.size, canvas.scale * self.scale), rect)

    def paint_lantern(self, canvas: Canvas, bay: int, clock: float) -> None:
        """A lantern and its light at a point of time; neighbours do not breathe together."""
        light = 0.8 + 0.2 * sin(2 * pi * (clock / BREATH + bay * 0.37))
        canvas.sprite("common/title/glow", self.glow(bay), alpha=round(255 * light))
        canvas.sprite("common/title/lantern", self.part(bay, LANTERN))


def bays_of(boxes: int) -> tuple[int, ...]:
    """Which niches hold a box: a few boxes stand in the middle or at both ends."""
    return {1: (1,), 2: (0, 2)}.get(boxes, tuple(range(BAYS)))


class BoxOnShelf(Widget):
    """A box in its niche with its name plate: press it for a new game."""

    def __init__(self, ruleset: Ruleset, note: str, latest: bool, act: Callable[[], None], tip: str) -> None:
        """`note` stands below the name; the `latest` box carries a ribbon."""
        super().__init__(f"box {ruleset.slug}", tip)
        self.slug = ruleset.slug
        self.lines = (ruleset.title, "name"), (note, "small")
        self.latest = latest
        self._act = act
        self.arcade = Arcade(Area(0, 0, WIDE, HIGH))
        self.bay = 0

    def stand(self, arcade: Arcade, bay: int) -> None:
        """Put it into a niche; from the box's top to the foot of its plate it can be pressed."""
        self.arcade, self.bay = arcade, bay
        left = (BAY[0] - PLATE[0]) / 2
        self.area = arcade.part(bay, Area(left, COVER.y, PLATE[0], PLATE_Y + PLATE[1] - COVER.y))

    def plate_area(self, ui: float) -> Area:
        """Where the name plate hangs; at a larger UI scale it is as wide as the niche and higher."""
        wide = min(BAY[0] - 12, PLATE[0] * max(1.0, ui))
        high = min(PLATE[1] * 1.4, PLATE[1] * max(1.0, ui))
        return self.arcade.part(self.bay, Area((BAY[0] - wide) / 2, PLATE_Y, wide, high))

    @property
    def lit(self) -> bool:
        """Whether it is pointed at."""
        return self.hot or self.focused

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        return self.area.w, self.area.h

    def act(self) -> None:
        if self.host is not None:
            self.host.cue("press")
            self.host.rest()
        self._act()

    def draw(self, canvas: Canvas) -> None:
        part = self.arcade.part
        lit = self.lit
        if lit:
            canvas.sprite("common/title/glow", part(self.bay, Area(0, 130, 400, 400)))
        tone: Tone = "light" if lit else ""
        lift = -8.0 if self.hot and not self.down else 0.0
        cover = COVER.moved(0, lift)
        side = Area(cover.right, cover.y, SIDE, cover.h)
        canvas.sprite(f"common/cover/{self.slug}_side", part(self.bay, side), tone=tone)
        canvas.sprite(f"common/cover/{self.slug}", part(self.bay, cover), tone=tone)
        if self.latest:
            canvas.sprite("common/title/ribbon", part(self.bay, Area(cover.right - 62, cover.y - 6, 34, 88)))
        self._draw_plate(canvas, lit)

    def _draw_plate(self, canvas: Canvas, lit: bool) -> None:
        area = self.plate_area(canvas.ui)
        self.arcade.nine(canvas, "common/title/plate_lit" if lit else "common/title/plate", area)
        inner = area.inset(area.w * 0.1, area.h * 0.1)
        fit = min(inner.w / canvas.measure(text, style)[0] for text, style in self.lines)
        brush = canvas.at_ui(canvas.ui * min(1.0, fit * 0.98))
        (title, name), (note, small) = self.lines
        brush.write(title, inner.top_part(inner.h * 0.52), name, canvas.theme.heading, across="middle", down="middle")
        brush.write(note, inner.bottom_part(inner.h * 0.46), small, across="middle", down="middle")
