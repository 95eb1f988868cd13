"""The switches of a box as controls: one of a few words each, or a number that was agreed."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ruleset import Ruleset, Setting, Switch
from game.stage.values import Dropdown, Stepper
from game.stage.widget import Column, Row, Widget
from game.stage.widgets import Label
from game.stage.words import Words

SOLO = "solo"
"""The switch that means nothing when two or more sit down."""

AGREED = "agreed"
"""Stands among the words of a switch for a number that was agreed."""

Keep = Callable[[Setting], None]


def shown_switches(ruleset: Ruleset, seats: int) -> list[Switch]:
    """The switches that mean something for so many seats."""
    return [switch for switch in ruleset.switches if switch.key != SOLO or seats == 1]


def switch_rows(words: Words, slug: str, switch: Switch, variant: dict[str, Setting]) -> Widget:
    """The name of a switch above its control, which writes into `variant`."""
    key = f"{slug}.switch.{switch.key}"
    name, tip = words(f"{key}.name"), words(f"{key}.text")
    value = variant.get(switch.key, switch.usual)

    def keep(setting: Setting) -> None:
        variant[switch.key] = setting

    if any(isinstance(fit, int) and not isinstance(fit, bool) for fit in switch.values):
        control = _number(words, key, switch, value, keep, tip)
    else:
        options = [(fit, words(f"{key}.values.{spelt(fit)}")) for fit in switch.values]
        control = Dropdown(options, value, keep, name=switch.key, tip=tip)
    return Column(Label(name, "label"), control, gap=6)


def _number(words: Words, key: str, switch: Switch, value: Setting, keep: Keep, tip: str) -> Widget:
    """A number, or one of the words that stand for another way to find it."""
    spoken = [(fit, words(f"{key}.values.{fit}")) for fit in switch.values if isinstance(fit, str)]
    numbers = [fit for fit in switch.values if not isinstance(fit, str)]
    first = numbers[0] if isinstance(value, str) else value
    number = Stepper(first, keep, low=min(numbers), high=max(numbers), name=f"{switch.key} number", tip=tip)
    number.shown = not isinstance(value, str)

    def change(word: str) -> None:
        number.shown = word == AGREED
        keep(number.value if word == AGREED else word)

    word = value if isinstance(value, str) else AGREED
    ways = Dropdown([*spoken, (AGREED, words("app.newgame.agreed_number"))], word, change, name=switch.key, tip=tip)
    return Row(ways, number, grow=(0,)) if spoken else number


def spelt(value: Setting) -> str:
    """A value as the texts spell it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
