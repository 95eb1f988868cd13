"""A law that cannot fail is none: broken boxes are caught, each by the law it breaks."""

from dataclasses import replace
from typing import Any

import pytest

from game.engine.chance import Chance
from game.engine.ruleset import Ruleset, Sheet
from game.engine.seats import Seat
from game.engine.table import View, clone, concealed
from tests.engine.toy import TOY, Held, ToyTable, conceal, imagine, scores
from tests.laws import laws


def showing_all(table: ToyTable, seat: Seat) -> View:
    view = clone(table)
    view.chance = Chance(0)
    return concealed(view)


def forgetting_my_hand(table: ToyTable, seat: Seat) -> View:
    view: Any = conceal(table, seat)
    view.hands = [[Held(None, held.known) for held in hand] for hand in view.hands]
    return concealed(view)


def dealing_twins(view: View, seat: Seat, chance: Chance) -> ToyTable:
    table = imagine(view, seat, chance)
    table.hands = [[replace_card(held, hand[0]) for held in hand] for hand in table.hands]
    return table


def replace_card(held: Held, twin: Held) -> Held:
    return Held(twin.card, held.known)


def adding_wrong(table: ToyTable) -> tuple[Sheet, ...]:
    return tuple(Sheet(sheet.seat, sheet.lines, sheet.total + 1, sheet.place) for sheet in scores(table))


def check(ruleset: Ruleset) -> None:
    table = ruleset.open(2, 4)
    for now, choice in laws.play(table, (1, 2, 0), 4):
        for law in laws.STEP_LAWS:
            law(ruleset, 2, now, choice)
    laws.sheets_add_up(ruleset, 2, table)


def test_the_toy_box_is_lawful() -> None:
    check(TOY)


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (replace(TOY, conceal=showing_all), "not in this pile|does not follow from what it is told"),
        (replace(TOY, conceal=forgetting_my_hand), "has other options|follow"),
        (replace(TOY, imagine=dealing_twins), "would notice that this world is imagined|component was lost or found"),
        (replace(TOY, scores=adding_wrong), "does not add up"),
    ],
)
def test_a_broken_box_is_caught(broken: Ruleset, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check(broken)
