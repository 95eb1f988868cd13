"""Who plays: every seat of a running game may change hands, from a person to a bot and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.names import LONGEST, joined, labelled, parted, tempered
from game.app.pieces import SeatBadge
from game.app.program import Program
from game.app.seating import manners, offered
from game.engine.chronicle import Sitter
from game.engine.seats import Seat
from game.match.sitting import Sitting
from game.stage.box import BoxStage
from game.stage.dialogs import Answer, Dialog
from game.stage.field import TextField
from game.stage.values import Dropdown
from game.stage.widget import Row
from game.stage.widgets import Label

BADGE = 44.0


class PlayersDialog(Dialog):
    """One row a seat. Who sits there takes effect at once, a name when it is entered or the page is left.

    `reseated` is called after every change.
    """

    def __init__(self, program: Program, sitting: Sitting, stage: BoxStage, reseated: Callable[[], None]) -> None:
        self.words = program.words
        self.sitting = sitting
        self.reseated = reseated
        self._stage = stage
        seats = range(len(sitting.match.sitters))
        self.names = [self._name_field(Seat(seat)) for seat in seats]
        self.manners = [self._manner_field(Seat(seat)) for seat in seats]
        rows = [self._row(Seat(seat)) for seat in seats]
        words = self.words
        super().__init__(
            words("app.players.heading"),
            content=[*rows, Label(words("app.players.note"), "small", across="middle")],
            answers=[Answer(words("app.players.done"), self._take_names, "asked")],
            cancelled=self._take_names,
            width=1060,
        )

    def first(self) -> str | None:
        return "who 0"

    # -- the rows

    def _row(self, seat: Seat) -> Row:
        level, _ = parted(self._sitter(seat).who)
        levels = [who for who in offered() if who] + ([level] if level not in offered() else [])
        titled = [(who, self.words(f"app.level.{who.partition(':')[0]}")) for who in levels]
        who = Dropdown(titled, level, partial(self._take_level, seat), name=f"who {seat}")
        return Row(
            SeatBadge(self._stage, seat, BADGE), who, self.manners[seat], self.names[seat], gap=12, grow=(1, 2, 3)
        )

    def _manner_field(self, seat: Seat) -> Dropdown[str]:
        level, manner = parted(self._sitter(seat).who)
        field = Dropdown(manners(self.words, level), manner, partial(self._take_manner, seat), name=f"manner {seat}")
        field.tip = self.words("app.manner.tip")
        field.reason = "" if tempered(level) else self.words("app.manner.bots_only")
        return field

    def _name_field(self, seat: Seat) -> TextField:
        name = self._sitter(seat).name
        return TextField(name, entered=lambda text: self._take_names(), hint=name, limit=LONGEST, name=f"name {seat}")

    def _sitter(self, seat: Seat) -> Sitter:
        return self.sitting.match.sitters[seat]

    # -- what people do

    def _take_level(self, seat: Seat, level: str) -> None:
        field = self.manners[seat]
        field.options = manners(self.words, level)
        field.reason = "" if tempered(level) else self.words("app.manner.bots_only")
        self._seat(seat, Sitter(joined(level, field.value), self._sitter(seat).name))

    def _take_manner(self, seat: Seat, manner: str) -> None:
        level, _ = parted(self._sitter(seat).who)
        self._seat(seat, Sitter(joined(level, manner), self._sitter(seat).name))

    def _take_names(self) -> None:
        """Names that cannot be mixed up, as when the game began."""
        sitters = self.sitting.match.sitters
        labels = labelled([field.text for field in self.names], [sitter.name for sitter in sitters])
        for seat, (sitter, label) in enumerate(zip(list(sitters), labels, strict=True)):
            self._seat(Seat(seat), Sitter(sitter.who, label))

    def _seat(self, seat: Seat, sitter: Sitter) -> None:
        if sitter != self._sitter(seat):
            self.sitting.reseat(seat, sitter)
            self.reseated()
