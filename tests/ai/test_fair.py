"""Fairness: what a seat cannot see moves no bot, a bot that peeks is caught, and what is hidden is imagined evenly."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from game.ai.bot import Bot, Thought
from game.ai.evenness import Deal, Evenness, Place, hidden, measure, pools
from game.ai.fairness import Position, examine, lying, other_worlds, positions, seen
from game.ai.levels import OFFERED, make
from game.engine.chance import Chance
from game.engine.play import options
from game.engine.ruleset import Ruleset
from game.engine.seats import Seat
from game.engine.step import Ask
from game.engine.table import Table, View, digest
from game.shelf import SHELF, find
from tests.engine.toy import TOY

every_box = pytest.mark.parametrize("ruleset", [TOY, *SHELF], ids=lambda ruleset: ruleset.slug)


def some(ruleset: Ruleset, count: int, seed: int = 1) -> list[Position]:
    return list(positions(ruleset, count, seed, ("lucky",), partial(make, ruleset=ruleset)))


class Peeker:
    """Has been given the table by somebody, and lets it decide."""

    def __init__(self, table: Table) -> None:
        self.mark = int(digest(table), 16)

    def think(self, view: View, ask: Ask) -> Thought:
        yield
        return Chance(self.mark).pick(options(view))


@every_box
@pytest.mark.parametrize("level", OFFERED)
def test_what_a_seat_cannot_see_moves_no_bot(ruleset: Ruleset, level: str) -> None:
    def bot(_table: Table) -> Bot:
        return make(level, ruleset, 7, 0.01)

    verdicts = [examine(ruleset, position, 5, bot) for position in some(ruleset, 24)[::4]]
    assert all(verdict.fair for verdict in verdicts)
    assert all(verdict.worlds for verdict in verdicts), "or nothing was shown"


@every_box
def test_the_other_worlds_differ_where_something_is_hidden(ruleset: Ruleset) -> None:
    found = [examine(ruleset, position, 5, lambda _: make("lucky", ruleset, 7)) for position in some(ruleset, 24)]
    assert sum(verdict.hiding for verdict in found) >= 8
    assert {verdict.worlds for verdict in found} <= {1, 2, 3}


@every_box
def test_a_bot_that_peeks_is_caught(ruleset: Ruleset) -> None:
    found = [examine(ruleset, position, 5, Peeker) for position in some(ruleset, 24)]
    assert any(verdict.choices for verdict in found)
    assert not any(verdict.views for verdict in found)


def test_a_box_that_hides_too_little_is_caught() -> None:
    """Luck to come, left on the view, makes the view of another world another view."""

    def leaking(table: Table, seat: Seat) -> View:
        view = TOY.conceal(table, seat)
        view.chance = Chance(table.chance.state)
        return view

    leaky = replace(TOY, conceal=leaking)
    assert any(examine(leaky, position, 5, lambda _: make("lucky", TOY, 7)).views for position in some(TOY, 6))


def test_one_other_world_has_other_luck_alone() -> None:
    crown = find("crown")
    for position in some(crown, 5):
        luckier, *others = other_worlds(crown, position, Chance(3))
        assert lying(luckier) == lying(position.table)
        assert seen(luckier) != seen(position.table)
        assert len(others) == 2


def test_positions_are_from_every_number_of_seats_and_found_again_by_number() -> None:
    emira = find("emira")
    found = some(emira, 120)
    assert [position.number for position in found] == list(range(120))
    assert {position.seats for position in found} == set(emira.seats)
    assert seen(some(emira, 31)[30].table) == seen(found[30].table)


# What is imagined


@pytest.mark.parametrize("slug", ["crown", "emira", "alrashid"])
def test_what_is_hidden_is_imagined_evenly(slug: str) -> None:
    ruleset, found = find(slug), dict[str, Evenness]()
    for position in some(ruleset, 40)[::7]:
        view = ruleset.conceal(position.table, position.ask.seat)
        measure(found, view, [ruleset.imagine(view, position.ask.seat, Chance(9).fork(share)) for share in range(100)])
    assert sum(one.freedom for one in found.values()) > 20, "or nothing was measured"
    assert [one.kind for one in found.values() if not one.even] == []


def test_a_variant_hides_what_it_hides() -> None:
    emira, found = find("emira"), dict[str, Evenness]()
    bots = partial(make, ruleset=emira)
    for position in list(positions(emira, 12, 1, ("lucky",), bots, variant={"advanced": True}))[::4]:
        assert examine(emira, position, 5, lambda _: make("novice", emira, 7)).fair
        view, seat = emira.conceal(position.table, position.ask.seat), position.ask.seat
        measure(found, view, [emira.imagine(view, seat, Chance(9).fork(share)) for share in range(100)])
    assert found["households.goal"].freedom
    assert found["households.goal"].even


def test_a_deal_with_a_favourite_is_called_uneven() -> None:
    """One world in four is dealt again and again."""
    emira, found = find("emira"), dict[str, Evenness]()
    for position in some(emira, 24)[::6]:
        view = emira.conceal(position.table, position.ask.seat)
        shares = [0 if share % 4 == 0 else share for share in range(200)]
        measure(found, view, [emira.imagine(view, position.ask.seat, Chance(9).fork(share)) for share in shares])
    assert [one.kind for one in found.values() if not one.even] != []


def test_places_are_dealt_from_one_pool_when_they_keep_together_what_each_may_lose() -> None:
    places: tuple[Place, ...] = (("hand",), ("stack",), ("bag",))
    hand, stack, bag = places
    deals: list[Deal] = [
        {hand: Counter(a), stack: Counter(b), bag: Counter("xy")}
        for a, b in (("ab", "cd"), ("ac", "bd"), ("bd", "ac"), ("cd", "ab"))
    ]
    assert sorted(pools(deals)) == [[bag], [hand, stack]]


def test_only_backs_count_as_hidden() -> None:
    crown = find("crown")
    position = next(position for position in some(crown, 40) if position.seats == 2)
    seat = position.ask.seat
    view = crown.conceal(position.table, seat)
    places = {place[:3] for place in hidden(view, crown.imagine(view, seat, Chance(1)))}
    assert ("estates", str(1 - seat), "hand") in places
    assert ("estates", str(seat), "hand") not in places
