"""Why did it do that? What speaks for a hint, beside the table, and for a bot's choice, as far as all can see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from math import inf

from game.ai.reasons import Advice, Prospect, Slow, advice
from game.app.because import Option, Options, Pondered, because, evenly, percent
from game.app.picture import Picture
from game.app.pieces import SeatBadge
from game.app.program import Program
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Change
from game.match.analysis import choosers, story_of
from game.match.match import HUMAN, Match, Moment
from game.match.sitting import Sitting
from game.match.teller import Teller
from game.stage.area import Area, Size
from game.stage.box import BoxStage
from game.stage.canvas import Canvas
from game.stage.dialogs import Answer, Dialog
from game.stage.widget import Row, Widget
from game.stage.widgets import Button, Label

MOST_SENTENCES = 3
NOTE, LARGEST_NOTE = 520.0, 1.4
"""The width of a note beside the table, and the UI scale at which it grows no further."""
PAD = 24.0
BADGE = 48.0
WIDE, HIGH = 860.0, 700.0
"""Of the dialog, whatever it tells of: units at UI scale 100 %."""

HEAVY = 20
"""How often the hinted place counts among those a note should not hide."""


def telling(match: Match, teller: Teller, looker: Seat, moment: Moment) -> list[str]:
    """What a choice brought, as the log told it to whoever looks; not what came after it by itself."""
    own = takewhile(lambda change: _belongs(change, moment.seat, teller), moment.changes)
    changes = [change.veil(looker) for change in own]
    told = [teller.tell(change) for change in changes if not teller.heads(change)]
    return [sentence for sentence in told if sentence][:MOST_SENTENCES]


def _belongs(change: Change, seat: Seat, teller: Teller) -> bool:
    """Whether a change is still part of what the seat chose: it moves nobody else, and nothing new begins with it."""
    mover = getattr(change, "seat", NOBODY if teller.heads(change) else seat)
    return bool(mover == seat)


def bots_choices(match: Match, teller: Teller, looker: Seat) -> list[int]:
    """The bots' choices that the log tells of, by number, the last first; those that only end a turn are left out."""
    taken = list(enumerate(zip(match.moments, choosers(match), strict=True)))
    return [
        number
        for number, (moment, chooser) in reversed(taken)
        if chooser.who != HUMAN and not moment.choice.commits and telling(match, teller, looker, moment)
    ]


class WhyDialog(Dialog):
    """A choice of a bot, and those before and after it to turn to. Its frame and buttons stay where they are."""

    confides = True

    def __init__(
        self, program: Program, match: Match, stage: BoxStage, teller: Teller, looker: Seat, numbers: Sequence[int]
    ) -> None:
        words = program.words
        self.program, self.match, self.stage, self.teller = program, match, stage, teller
        self.looker, self.numbers, self.number = looker, list(numbers), numbers[0]
        answers = [
            Answer(words("app.why.earlier"), lambda: self._turn(1), stays=True),
            Answer(words("app.why.later"), lambda: self._turn(-1), stays=True),
            Answer(words("app.why.close"), kind="asked"),
        ]
        super().__init__("", answers=answers, width=WIDE, default=2)
        self.show(0)

    def show(self, back: int) -> None:
        """Tell of the choice so many further back than the last."""
        words, number = self.program.words, self.numbers[back]
        self.number = number
        moment, name = self.match.moments[number], choosers(self.match)[number].name
        self.title.text = words("app.why.title", name=name)
        told = Label(" ".join(telling(self.match, self.teller, self.looker, moment)), "label")
        self.pondered = Pondered(words, self._think(number, name))
        badge = SeatBadge(self.stage, moment.seat, BADGE)
        self.scroll.column.items = [Row(badge, told, gap=16, grow=(1,)), self.pondered]
        self.scroll.offset = 0.0
        earlier, later, _ = self.buttons
        earlier.reason = "" if back + 1 < len(self.numbers) else words("app.why.no_earlier")
        later.reason = "" if back else words("app.why.no_later")

    def _turn(self, by: int) -> None:
        self.show(self.numbers.index(self.number) + by)

    def _need(self, canvas: Canvas) -> Size:
        """The same for every choice."""
        return super()._need(canvas)[0], canvas.u(HIGH)

    def _think(self, number: int, name: str) -> Slow[list[Widget]]:
        match, words = self.match, self.program.words
        later = match.moments[number + 1 :]
        afterwards = later[0].before if later else match.table
        told = yield from story_of(match.ruleset, match.moments[number], afterwards)
        reason = Label(because(words, match.ruleset.slug, told.case), "body")
        even = evenly(words, len(match.sitters))
        if len(told.options) > 1:
            note = Label(words("app.why.open_options", even=even), "small")
            return [Options(_listed(self.teller, told.options), words), reason, note]
        stood = words("app.why.stood", before=percent(words, told.before), now=percent(words, told.afterwards))
        figures = [Label(stood, "body"), Label(words("app.why.open", even=even), "small")]
        if told.options:
            return [Label(words("app.why.only"), "body"), *figures]
        return [Label(words("app.why.unseen", name=name), "body"), reason, *figures]


class HintNote(Widget):
    """What speaks for a hint, lying on the table where it hides least of `avoids`: listed twice counts twice."""

    focusable = False

    def __init__(
        self, program: Program, slow: Slow[list[Widget]], close: Callable[[], None], avoids: Sequence[Area]
    ) -> None:
        super().__init__("hint note")
        words = program.words
        self.title = Label(words("app.why.hint"), "name")
        self.button = Button("", close, icon="common/ui/cross", kind="paper_button", name="close hint")
        self.button.tip = words("app.why.close_tip")
        self.pondered = Pondered(words, slow)
        self._avoids = avoids
        self._laid: tuple[object, ...] = ()

    def children(self) -> Sequence[Widget]:
        return [self.title, self.button, self.pondered]

    def _brush(self, canvas: Canvas) -> Canvas:
        return canvas.at_ui(min(canvas.ui, LARGEST_NOTE))

    def size(self, canvas: Canvas, width: float = inf) -> Size:
        brush = self._brush(canvas)
        wide = min(brush.u(NOTE), width)
        inner = wide - 2 * brush.u(PAD)
        head = self.button.size(brush)[1] + brush.u(10)
        return wide, head + self.pondered.size(brush, inner)[1] + 2 * brush.u(PAD)

    def lay(self, canvas: Canvas) -> None:
        size = self.size(canvas)
        key = (size, canvas.area, canvas.scale)
        if key != self._laid:
            self._laid = key
            self.area = self._place(canvas.area.less(top=84).inset(24, 20), size)
        brush = self._brush(canvas)
        inner = self.area.inset(brush.u(PAD))
        side = self.button.size(brush)[1]
        self.title.area = inner.top_part(side).less(right=side)
        self.button.area = Area(inner.right - side, inner.y, side, side)
        self.pondered.area = inner.less(top=side + brush.u(10))
        self.pondered.lay(brush)

    def _place(self, room: Area, size: Size) -> Area:
        w, h = min(size[0], room.w), min(size[1], room.h)
        lefts = [room.x + (room.w - w) * part for part in (1, 0, 0.5, 0.25, 0.75)]
        tops = [room.y + (room.h - h) * part for part in (0, 1, 0.5)]
        places = [Area(left, top, w, h) for left in lefts for top in tops]
        return min(places, key=lambda place: sum(_shared(place, area) for area in self._avoids))

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("popup", self.area)
        brush = self._brush(canvas)
        for part in (self.title, self.button, self.pondered):
            part.draw(brush)


def _shared(one: Area, other: Area) -> float:
    """How much of two rectangles is the same."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


class Whys:
    """What people may ask about choices at a table."""

    def __init__(self, program: Program, sitting: Sitting, stage: BoxStage, picture: Picture) -> None:
        self.program, self.sitting, self.stage, self.picture = program, sitting, stage, picture

    @property
    def there(self) -> list[int]:
        """What can be asked about: choices by number, the last first."""
        return bots_choices(self.sitting.match, self.picture.teller, self.sitting.audience.looker)

    def ask(self, back: int = 0) -> None:
        """Tell of a bot's choice, the last one or one so many further back."""
        match, looker, teller = self.sitting.match, self.sitting.audience.looker, self.picture.teller
        numbers, sheet = self.there, self.picture.sheet
        if numbers:
            dialog = WhyDialog(self.program, match, self.stage, teller, looker, numbers)
            dialog.show(back)
            sheet.open(dialog)
        else:
            sheet.toast(self.program.words("app.why.nothing"), "alarm")

    def hinted(self, choice: Choice) -> HintNote:
        """Lay beside the table what speaks for the hint that was just given to the person who is asked."""
        match, picture = self.sitting.match, self.picture
        seat = match.to_move
        slow = advice(match.ruleset, match.view(seat), seat, self.sitting.adviser.weighed, choice)
        note = HintNote(self.program, self._advised(slow, choice), lambda: picture.put(None), self._targets())
        picture.put(note)
        return note

    def _targets(self) -> list[Area]:
        """Where people may choose now, the hint several times."""
        hinted = [target.area for target in self.picture.targets if target.choice == self.picture.hinted]
        return [*(target.area for target in self.picture.targets), *hinted * HEAVY]

    def _advised(self, slow: Slow[Advice], choice: Choice) -> Slow[list[Widget]]:
        words, match, teller = self.program.words, self.sitting.match, self.picture.teller
        told = yield from slow
        if len(told.options) < 2:
            return [Label(teller.choice(choice), "label"), Label(words("app.why.only"), "body")]
        return [
            Options(_listed(teller, told.options), words),
            Label(because(words, match.ruleset.slug, told.case), "body"),
            Label(words("app.why.note", even=evenly(words, len(match.sitters))), "small"),
        ]


def _listed(teller: Teller, prospects: Sequence[Prospect]) -> list[Option]:
    """The first is the one that was chosen, or should be."""
    return [Option(teller.choice(one.choice), one.value, chosen=not number) for number, one in enumerate(prospects)]
