"""How the title is laid out: the menu column on the left, the arcade beside it, a line at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.app.glance import Glance
from game.app.shelf import HIGH, WIDE, Arcade, BoxOnShelf, bays_of
from game.app.theatre import STAGES
from game.engine.seats import NOBODY
from game.stage.area import Area, Size, anchor
from game.stage.canvas import LEAST_WIDTH, UI_SCALES, Canvas
from game.stage.widget import Layer, Widget
from game.stage.widgets import Act, Button

LEFT, TOP, GAP = 78.0, 116.0, 44.0
WORDMARK = (540.0, 96.0)
COLUMN = 526.0
FOOT = 60.0
CARD, CARD_LEAST = 216.0, 150.0
ENTRY = 74.0
SPACE, SPACE_LEAST = 18.0, 8.0


class ContinueCard(Widget):
    """The game that was left last: its box, how far it is, whose turn it is and when it was saved."""

    def __init__(self, look: Glance, title: str, act: Act) -> None:
        super().__init__("continue")
        self.look_at = look
        self.title = title
        self._act = act

    def act(self) -> None:
        if self.host is not None:
            self.host.cue("press")
            self.host.rest()
        self._act()

    def lines(self) -> list[tuple[str, str]]:
        """What stands below the title, with the style of each."""
        look = self.look_at
        if look.trouble:
            return [(look.title, "label"), (look.trouble, "small"), (look.when, "small")]
        return [(look.title, "label"), (look.progress, "body"), (look.turn, "body"), (look.when, "small")]

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        """As high as its words."""
        lines = sum(canvas.measure(text, style)[1] for text, style in self.lines())
        return width, canvas.measure(self.title, "heading")[1] + lines + canvas.u(26) + 30

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("page_hover" if self.hot or self.focused else "page", self.area)
        inner = self.area.inset(canvas.u(20) + 4)
        high = inner.h
        cover = anchor(inner.left_part(high * 0.72), (high * 0.72, high), "left")
        if self.look_at.box:
            canvas.sprite(f"common/cover/{self.look_at.box}", cover, "contain")
            inner = inner.less(left=cover.w + canvas.u(22))
        title = inner.top_part(canvas.measure(self.title, "heading")[1])
        canvas.write(self.title, title, "heading", canvas.theme.heading, shrink=True)
        self._draw_lines(canvas, inner.less(top=title.h + canvas.u(4)))

    def _draw_lines(self, canvas: Canvas, room: Area) -> None:
        heights = [canvas.measure(text, style)[1] for text, style in self.lines()]
        spare = max(0.0, room.h - sum(heights)) / len(heights)
        for (text, style), h in zip(self.lines(), heights, strict=True):
            line = room.top_part(h)
            if text and text == self.look_at.turn and self.look_at.seat != NOBODY:
                badge = Area(line.x, line.y + 1, h - 2, h - 2)
                STAGES[self.look_at.box].seat_badge(canvas, badge, self.look_at.seat)
                line = line.less(left=h + canvas.u(8))
            soft = canvas.theme.ink_soft if style == "small" else canvas.theme.ink
            canvas.write(text, line, style, soft, down="middle", shrink=True)
            room = room.less(top=h + spare)


class TitlePage(Layer):
    """Menu and shelf. Where the UI scale leaves less room the column grows and the arcade gives way."""

    def __init__(self, entries: Sequence[Button], boxes: Sequence[BoxOnShelf], card: ContinueCard | None) -> None:
        super().__init__()
        self.card = card
        self.entries, self.boxes = list(entries), list(boxes)
        self.column: list[Widget] = [*([card] if card else []), *entries]
        self.arcade = Arcade(Area(0, 0, WIDE, HIGH))
        self.subtitle = self.keys = self.version = ""
        self.ui = 1.0
        self.add(*self.column, region="menu", wraps=True)
        self.add(*self.boxes, region="shelf")

    def sign(self, subtitle: str, keys: str, version: str, about: Button) -> None:
        """The words round about."""
        self.subtitle, self.keys, self.version, self.about = subtitle, keys, version, about
        self.add(about, region="foot")

    # -- laying

    def lay(self, canvas: Canvas) -> None:
        self.area = canvas.area
        self.ui = canvas.ui
        room = Area(0, self._column_top(canvas), 0, canvas.area.h - FOOT - 16 - self._column_top(canvas))
        while self.ui > UI_SCALES[0] and self._height(canvas.at_ui(self.ui), 0.0) > room.h:
            self.ui = max(UI_SCALES[0], self.ui - 0.05)
        brush = canvas.at_ui(self.ui)
        wide = self._column_width(brush)
        arcade_width = min(WIDE, LEAST_WIDTH - LEFT - wide - GAP - 24)
        left = (canvas.width - LEFT - wide - GAP - arcade_width - 24) / 2 + LEFT
        self._lay_column(brush, room._replace(x=left, w=wide))
        place = Area(left + wide + GAP, 96, arcade_width, canvas.area.h - 96 - FOOT - 8)
        self._lay_arcade(place)
        self._lay_foot(brush, left)
        super().lay(canvas)

    def _column_top(self, canvas: Canvas) -> float:
        return TOP + WORDMARK[1] + canvas.at_ui(min(canvas.ui, 1.2)).measure(self.subtitle, "subtitle")[1] + 22

    def _column_width(self, canvas: Canvas) -> float:
        return max(COLUMN, min(900.0, COLUMN * (1 + (canvas.ui - 1) * 0.62)))

    def _heights(self, canvas: Canvas, ease: float) -> list[float]:
        """The height of each widget of the column, from as low as it can be (ease 0) to as it would like to be (1)."""
        heights = []
        for widget in self.column:
            least = widget.size(canvas, COLUMN)[1] if widget is self.card else canvas.measure("M", "menu")[1] + 22
            like = max(least, canvas.u(CARD if widget is self.card else ENTRY))
            heights.append(least + (like - least) * ease)
        return heights

    def _space(self, ease: float) -> float:
        return SPACE_LEAST + (SPACE - SPACE_LEAST) * ease

    def _height(self, canvas: Canvas, ease: float) -> float:
        return sum(self._heights(canvas, ease)) + self._space(ease) * (len(self.column) - 1)

    def _lay_column(self, canvas: Canvas, room: Area) -> None:
        low, high = self._height(canvas, 0.0), self._height(canvas, 1.0)
        ease = 1.0 if high <= room.h else max(0.0, (room.h - low) / (high - low))
        y = room.y
        for widget, h in zip(self.column, self._heights(canvas, ease), strict=True):
            widget.area = Area(room.x, y, room.w, h)
            y += h + self._space(ease)

    def _lay_arcade(self, place: Area) -> None:
        self.arcade = Arcade(place)
        for box, bay in zip(self.boxes, bays_of(len(self.boxes)), strict=True):
            box.stand(self.arcade, bay)

    def _lay_foot(self, canvas: Canvas, left: float) -> None:
        foot = self.foot(canvas)
        w, _ = self.about.size(canvas)
        self.about.area = Area(foot.right - LEFT - w, foot.y + 5, w, foot.h - 10)
        self._foot_left = left

    def foot(self, canvas: Canvas) -> Area:
        """The line at the foot of the window."""
        return Area(0, canvas.bleed.bottom - FOOT, canvas.width, FOOT)

    # -- drawing

    def paint_ground(self, canvas: Canvas) -> None:
        """What never changes, over the wall."""
        self.arcade.paint(canvas)
        left = self.column[0].area.x
        canvas.sprite("common/title/wordmark", Area(left - 8, TOP, *WORDMARK))
        small = canvas.at_ui(min(canvas.ui, 1.2))
        at = (left + 2, TOP + WORDMARK[1] + 2)
        small.write(self.subtitle, at, "subtitle", canvas.theme.cream, shadow=canvas.theme.rim)
        self._paint_foot(canvas)

    def _paint_foot(self, canvas: Canvas) -> None:
        foot = self.foot(canvas)
        canvas.fill((*canvas.theme.night[:3], 190), canvas.bleed.bottom_part(FOOT))
        brush = canvas.at_ui(self.ui)
        room = Area(self._foot_left, foot.y, self.about.area.x - self._foot_left - 20, foot.h)
        used = brush.write(self.version, room, "small", canvas.theme.cream_soft, across="right", down="middle")
        brush.write(
            self.keys, room.less(right=used.w + 30), "small", canvas.theme.cream_soft, down="middle", shrink=True
        )

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas.at_ui(self.ui))
