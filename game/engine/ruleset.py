"""Rulesets: the boxes on the shelf, each described by one record of plain functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.chance import Chance
from game.engine.insight import Insight
from game.engine.record import Record
from game.engine.seats import Seat
from game.engine.table import Table, View

Setting = bool | int | str
Variant = Mapping[str, Setting]
"""How a table is set up: a value for every switch of the box."""


class Switch(Record, frozen=True):
    """One thing people may agree on before the game; the first value is the printed or usual one."""

    key: str
    values: tuple[Setting, ...]

    @property
    def usual(self) -> Setting:
        """What holds when nobody says otherwise."""
        return self.values[0]


class Line(Record, frozen=True):
    """One line of a score sheet; ``label`` is a key of the box's texts."""

    label: str
    points: int


class Sheet(Record, frozen=True):
    """What a seat has scored: ``total`` is the sum of the lines; ``place`` counts from 1 and may be shared.

    ``ties`` are the values that settled equal totals, in the order of the rules; ``notes`` are lines that do not count.
    """

    seat: Seat
    lines: tuple[Line, ...]
    total: int
    place: int
    ties: tuple[int, ...] = ()
    notes: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Ruleset:
    """A box: its name, who may sit, how it is dealt and scored, and what is hidden.

    ``deal(seats, seed, variant)`` returns a settled table; ``conceal(table, seat)`` what the seat may see of it (with
    ``NOBODY``, what lies open to all);
    ``imagine(view, seat, chance)`` a whole table consistent with that; ``scores(table)`` one sheet a seat, seat order.
    """

    slug: str
    title: str
    seats: range
    edition: int
    deal: Callable[[int, int, Variant], Any]
    conceal: Callable[[Any, Seat], View]
    imagine: Callable[[View, Seat, Chance], Any]
    scores: Callable[[Any], tuple[Sheet, ...]]
    insight: Insight
    switches: tuple[Switch, ...] = ()

    def open(self, seats: int, seed: int, variant: Variant | None = None) -> Table:
        """Deal a table for ``seats`` from ``seed``, the switches not named at their usual values.

        Raises SetupError, in words, for a number of seats or a setting the box does not know.
        """
        if seats not in self.seats:
            raise SetupError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        table: Table = self.deal(seats, seed, self.agreed(variant or {}))
        return table

    def agreed(self, settings: Variant) -> dict[str, Setting]:
        """A value for every switch. Raises SetupError for an unknown key or value."""
        known = {switch.key: switch for switch in self.switches}
        for key, value in settings.items():
            if key not in known:
                raise SetupError(f"{self.title} has no setting “{key}”; it has {_listed(known)}.")
            if not any(value == fit and type(value) is type(fit) for fit in known[key].values):
                raise SetupError(f"“{key}” of {self.title} can be {_listed(known[key].values)}, not {value}.")
        return {key: settings.get(key, switch.usual) for key, switch in known.items()}

    def named(self, name: str) -> dict[str, Setting]:
        """The settings a variant's name stands for: a yes-or-no switch, or one value of a switch of words."""
        for switch in self.switches:
            if switch.key == name and True in switch.values:
                return {name: True}
            if name in switch.values:
                return {switch.key: name}
        raise SetupError(f"{self.title} has no variant “{name}”.")

    def setting(self, text: str) -> dict[str, Setting]:
        """The setting written as ``key=value``."""
        key, _, written = text.partition("=")
        switch = next((switch for switch in self.switches if switch.key == key), None)
        fits = [value for value in switch.values if _spelt(value) == written] if switch else []
        return {key: fits[0] if fits else written}


class SetupError(ValueError):
    """A table that cannot be set up as asked; its text is a sentence for people."""


def _spelt(value: Setting) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _listed(values: object) -> str:
    return ", ".join(_spelt(value) for value in values) or "none"  # type: ignore[attr-defined]
