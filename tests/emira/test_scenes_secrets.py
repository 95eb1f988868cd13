"""What a seat may not know is nowhere in its picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.emira.rules import EMIRA
from game.emira.rules.cards import GOALS_FOR, Event, Princess
from game.emira.rules.changes import EventsLookedAt, PrincessAppeared
from game.emira.rules.deck import knower
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import shows_gold
from game.emira.scenes import EMIRA_STAGE
from game.emira.scenes.closeup import zoom
from game.emira.scenes.legend import legend
from game.engine.seats import NOBODY, Seat
from game.engine.table import PhaseBegan, clone
from game.stage.director import Director
from game.stage.layers import Layers, frame_of
from game.stage.painter import Painter
from tests.emira.onstage import canvas_of, decisions, moment, opened, scene
from tests.stage.watching import pixels


def picture(table: EmiraTable, looker: int) -> bytes:
    """The whole window as that seat sees it."""
    canvas = canvas_of()
    director = Director(EMIRA_STAGE.layout, EMIRA_STAGE.beats)
    director.show(EMIRA.conceal(table, Seat(looker)), Seat(looker), frame_of(canvas))
    now = moment(table, looker, director.frame)
    phase = scene(now)
    under = [*EMIRA_STAGE.ground(now), *phase.panels(now)]
    Layers(canvas, Painter(canvas, EMIRA_STAGE.draw)).paint(director, under, phase.marks(now, phase.targets(now)))
    return pixels(canvas.surface)


def changed(table: EmiraTable, change: Callable[[EmiraTable], None]) -> EmiraTable:
    other = clone(table)
    change(other)
    return other


def other_hand(table: EmiraTable) -> None:
    table.households[1].hand = (Event.SANDSTORM, Event.SANDSTORM, Event.RENOWN)


def other_goal(table: EmiraTable) -> None:
    taken = {household.goal for household in table.households}
    table.households[1].goal = next(goal for goal in GOALS_FOR[table.terms.seats] if goal not in taken)


def other_purse(table: EmiraTable) -> None:
    table.households[1].gold += 730


@pytest.mark.parametrize("change", [other_hand, other_goal, other_purse])
def test_frames_differ_only_for_the_owner(change: Callable[[EmiraTable], None]) -> None:
    table = opened(4, 6)
    assert len(table.households[1].hand) == 3
    other = changed(table, change)
    for looker in (0, 2, NOBODY):
        assert picture(table, looker) == picture(other, looker)
    assert picture(table, 1) != picture(other, 1)


def test_a_purse_that_decides_is_not_given_away_by_the_standing() -> None:
    """A gold-loving princess is displayed, and purses stay closed until she chooses (ruling A5)."""
    for table in decisions(4, 9, 8):
        gold_lovers = {
            Princess.JANAN,
            Princess.SALMA,
            Princess.ZAFIRAH,
            Princess.XENIA,
            Princess.BADRA,
            Princess.YASMIN,
        }
        if gold_lovers & set(table.active) and not shows_gold(table, Seat(1)) and table.phase == "bidding":
            poorer = changed(table, lambda other: other.households[1].__setattr__("gold", 0))
            assert picture(table, 0) == picture(poorer, 0)
            return
    pytest.fail("no gold-loving princess in this game")


def test_purses_are_open_while_she_chooses() -> None:
    table = opened(4, 6)
    PhaseBegan("courtship").apply(table)
    table.active = (Princess.SALMA,)
    assert picture(table, 0) != picture(changed(table, other_purse), 0)


def test_events_looked_at_are_seen_by_the_buyer_only() -> None:
    def looking(*cards: Event) -> EmiraTable:
        table = opened(4, 6)
        EventsLookedAt(Seat(1), cards, (knower(Seat(1)),) * len(cards), ()).apply(table)
        return table

    one, two = looking(Event.BAZAAR, Event.RENOWN), looking(Event.SANDSTORM, Event.HAGGLING)
    for looker in (0, 2, NOBODY):
        assert picture(one, looker) == picture(two, looker)


@pytest.mark.parametrize("looker", [0, 1, NOBODY])
def test_hidden_things_are_anonymous(looker: int) -> None:
    table = opened(4, 6)
    frame = moment(table).frame
    found = EMIRA_STAGE.layout.places(EMIRA.conceal(table, Seat(looker)), Seat(looker), frame)
    secret = [thing for thing in found if thing.startswith(("event/", "goal/")) and "#" not in thing]
    assert all(thing.split("/")[1] == str(looker) for thing in secret)
    assert len(secret) == (4 if looker >= 0 else 0)


def test_looking_closely_tells_no_secret() -> None:
    """What Z says of a rival is the same whatever it hides."""
    table = opened(4, 6)
    PrincessAppeared(Princess.SALMA, swapped=False).apply(table)
    other = changed(changed(changed(table, other_hand), other_goal), other_purse)
    for thing in (*moment(table, 0).places, "tally/1/gold", "disc/1/breed"):
        one, two = zoom(moment(table, 0), thing), zoom(moment(other, 0), thing)
        assert (one and (one.title, one.lines)) == (two and (two.title, two.lines)), thing
    assert legend(moment(table, 0)) == legend(moment(other, 0)), "and so is what the pointer is told"
