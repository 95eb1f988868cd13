"""What the learned evaluation looks at, and the playing by rules of thumb."""

from math import isfinite
from typing import Any

import pytest

from game.ai.beam import Effort
from game.ai.bot import think_through
from game.ai.lucky import Lucky
from game.ai.search import Craft, Searcher
from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import MERCHANT, PASHA, SAGE, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.features import NAMES, PLAIN, REASONS, features, progress
from game.alrashid.rules.insight import JUDGE
from game.alrashid.rules.outlook import clearing, posts
from game.alrashid.rules.phases.placement import PlacementRound
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.prospects import prospects
from game.alrashid.rules.reflex import reflex
from game.alrashid.rules.table import RashidTable, bit
from game.alrashid.rules.weights import WEIGHTS
from game.engine.chance import Chance
from game.engine.insight import FULL, chances
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat, all_seats
from game.engine.table import concealed, digest
from tests.alrashid.tables import arm, begin, entitle, own, raid, ready, resolve, send, stack

ZERO, ONE, TWO = all_seats(3)
REFLEXES_A_SEAT = 10
"""Points that playing by reflex reaches on average, with room to spare."""


def told(table: RashidTable, seat: Seat = ZERO) -> dict[str, float]:
    return dict(zip(NAMES, features(table, seat), strict=True))


def strengths(table: RashidTable) -> list[float]:
    return ALRASHID.insight.strengths(concealed(table))


# Features


@pytest.mark.parametrize("seats", ALRASHID.seats)
def test_every_feature_is_a_number_at_every_decision_open_or_concealed(seats: int) -> None:
    table: Any = ALRASHID.open(seats, seats)
    luck, far = Chance(seats), 0.0
    while not finished(table):
        ask = asked(table)
        assert ask is not None
        sights: tuple[Any, ...] = (table, ALRASHID.conceal(table, ask.seat))
        for sight in sights:
            for seat in all_seats(seats):
                found = features(sight, seat)
                assert len(found) == len(NAMES)
                assert all(isfinite(number) for number in found)
        assert 0.0 <= far <= progress(table) <= 1.0
        far = progress(table)
        take(table, luck.pick(ALRASHID.insight.plausible(concealed(table))))


def test_the_weights_fit_the_features() -> None:
    assert WEIGHTS.names == NAMES
    assert len(WEIGHTS.plain) == len(WEIGHTS.full) == len(NAMES)
    assert set(NAMES) >= PLAIN
    hidden = [pair for name, pair in zip(NAMES, WEIGHTS.plain, strict=True) if name not in PLAIN]
    assert not any(map(any, hidden))


def test_strengths_are_one_a_seat_and_change_nothing() -> None:
    table = ready(4)
    before = digest(table)
    assert len(strengths(table)) == 4
    assert digest(table) == before
    assert sum(chances(strengths(table))) == pytest.approx(1)


def test_the_terms_add_up_to_the_strength() -> None:
    table: Any = ALRASHID.open(3, 5)
    parts = ALRASHID.insight.terms(concealed(table), ONE)
    assert sum(term.strength for term in parts) == pytest.approx(strengths(table)[ONE])
    assert {term.name for term in parts} == set(REASONS.values())


def test_points_and_members_make_strong() -> None:
    table = ready(3)
    before = strengths(table)[ZERO]
    table.houses[0].influence = 3
    richer = strengths(table)[ZERO]
    assert richer > before
    table.houses[0].dishonor = 2
    assert strengths(table)[ZERO] < richer


def test_rivals_seen_from_behind_count_as_an_average() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(5,))
    arm(table, 0, sea=(4,))
    assert 0 < clearing(table.houses[0], table.raiders[Site.SIN], bit(ZERO)) < 1
    view: Any = ALRASHID.conceal(table, ONE)
    assert 0 < clearing(view.houses[0], view.raiders[Site.SIN], bit(ONE)) < 1


def test_a_known_fight_is_surely_won_or_lost() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(3,), land=(2,), up=True)
    arm(table, 0, sea=(4,), land=(1,))
    assert clearing(table.houses[0], table.raiders[Site.SIN], bit(ZERO)) == 0.0
    entitle(table, 0, Title.STRATEGIST)
    assert clearing(table.houses[0], table.raiders[Site.SIN], bit(ZERO)) == 1.0
    table.houses[0].titles = (Title.AGHA,)
    arm(table, 0, sea=(5, 4))
    assert clearing(table.houses[0], table.raiders[Site.SIN], bit(ZERO)) == 1.0


def test_members_without_a_share_are_left_out() -> None:
    table = ready(4)
    for seat, members in enumerate(((SAGE,), (PASHA,), (MERCHANT,), (SAGE, SAGE))):
        send(table, seat, Site.ARABIA, *members)
        send(table, seat, Site.LORE, *members)
    assert told(table)["left_out"] == 2
    assert told(table)["income"] == 0
    assert told(table, ONE)["lands_led"] == told(table, ONE)["palaces_led"] == 1


def test_a_sage_may_be_overtaken_and_a_pasha_not() -> None:
    table = ready(3)
    send(table, 0, Site.ARABIA, SAGE)
    send(table, 1, Site.HIND, PASHA)
    assert told(table)["threatened"] > 0
    assert told(table, ONE)["threatened"] == 0


def test_unarmed_among_raiders_is_shame_but_not_behind_a_fighter() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(1,))
    send(table, 0, Site.SIN, SAGE)
    alone = told(table)
    assert alone["shame"] > 0
    send(table, 1, Site.SIN, PASHA)
    arm(table, 1, sea=(5, 5, 5))
    assert told(table)["shame"] < alone["shame"]
    assert told(table)["income"] > alone["income"]


def test_coins_are_spent_once_only() -> None:
    alone = 0.0
    table = ready(2)
    own(table, 0, hardwood=2, pottery=2, metal=1)
    for site in (Site.LORE, Site.TRADE, Site.POLITICS):
        single = ready(2)
        own(single, 0, hardwood=2, pottery=2, metal=1)
        for each in (single, table):
            send(each, 0, site, SAGE)
        alone += told(single)["hope"]
    assert 0 < told(table)["hope"] < alone


def test_the_quick_outlook_agrees_with_the_slow_one() -> None:
    """A single palace, nothing to come, nobody to overtake: the same visit at the same worth."""
    for site in (Site.MILITARY, Site.LORE, Site.TRADE, Site.POLITICS, Site.CALIPH):
        table = ready(2)
        table.houses[1].supply = [0, 0, 0]
        own(table, 0, hardwood=2, pottery=2, metal=2, spice=1)
        send(table, 0, site, PASHA)
        assert told(table)["hope"] == pytest.approx(prospects(table, ZERO, ZERO), abs=0.4)


def test_ranks_stay_while_a_location_is_resolved() -> None:
    table = ready(3)
    for seat, members in enumerate(((PASHA,), (MERCHANT,), (SAGE,))):
        send(table, seat, Site.LORE, *members)
        own(table, seat, hardwood=3, pottery=3, metal=3)
    resolve(table, Site.LORE, "done")
    assert [[rank for _, rank, _ in each] for each in posts(table)] == [[], [1], [2]]


# Reflexes


@pytest.mark.parametrize("seats", ALRASHID.seats)
@pytest.mark.parametrize("switched", [False, True])
def test_playing_by_reflex_ends_the_game_by_the_rules(seats: int, switched: bool) -> None:
    variant = dict.fromkeys((switch.key for switch in ALRASHID.switches), switched)
    table: Any = ALRASHID.open(seats, 3 * seats, variant)
    luck = Chance(seats)
    while not finished(table):
        choice = reflex(table, luck)
        assert choice in options(table)
        take(table, choice)
    totals = [sheet.total for sheet in ALRASHID.scores(table)]
    assert switched or sum(totals) > REFLEXES_A_SEAT * seats


def test_reflexes_work_on_what_a_seat_sees_and_change_nothing() -> None:
    table: Any = ALRASHID.open(4, 9)
    luck = Chance(9)
    while not finished(table):
        ask = asked(table)
        assert ask is not None
        view = ALRASHID.conceal(table, ask.seat)
        before = digest(view)
        choice = ALRASHID.insight.reflex(view, luck)
        assert digest(view) == before
        take(table, choice)


def test_no_member_is_sent_to_raiders_it_cannot_fight() -> None:
    table = ready(2)
    table.houses[0].supply = [0, 0, 1]
    for land in (Site.RUM, Site.SIN, Site.HIND):
        raid(table, land, sea=(3,))
    begin(table, PlacementRound())
    sent = {str(reflex(table, Chance(seed))).split()[-1] for seed in range(40)}
    assert len(sent) > 3
    assert not sent & {"rum", "sin", "hind"}


def test_own_lands_are_resolved_before_palaces_that_want_money() -> None:
    table = ready(2)
    stack(table)
    send(table, 0, Site.POLITICS, PASHA)
    send(table, 0, Site.ARABIA, SAGE)
    begin(table, ResolutionRound())
    assert str(reflex(table, Chance(1))) == "resolve arabia"


def test_a_visitor_with_money_buys_and_one_without_leaves() -> None:
    table = ready(2)
    own(table, 0, hardwood=3, pottery=3, metal=3, spice=3, silk=3)
    send(table, 0, Site.POLITICS, PASHA)
    resolve(table, Site.POLITICS)
    assert str(reflex(table, Chance(1))).startswith("secure")
    assert ALRASHID.insight.rounds(concealed(table)) == 2 * table.turn + 1
    assert len(JUDGE.parts(features(table, ZERO), progress(table))) == len(NAMES)
    assert ALRASHID.insight.strengths(concealed(table), FULL) == strengths(table)


# Playing


def test_playing_by_strengths_beats_luck() -> None:
    """Hardly any search: what is seen in a position has to do."""
    table: Any = ALRASHID.open(2, 4)
    bots = (Searcher(ALRASHID, Craft(4, Effort(2, 24, 1)), 1), Lucky(1))
    while not finished(table):
        ask = asked(table)
        assert ask is not None
        take(table, think_through(bots[ask.seat].think(ALRASHID.conceal(table, ask.seat), ask)))
    searcher, lucky = ALRASHID.scores(table)
    assert searcher.total > lucky.total + 10
