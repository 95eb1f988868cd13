"""The countryside asks for what there is to do, and nothing free is left behind unawares."""

from __future__ import annotations

from game.crown.rules.board import Site
from game.crown.rules.cards import Action, Favor
from game.crown.rules.choices import EndTurn, Harvest
from game.crown.rules.table import CrownTable
from game.crown.scenes import CROWN_STAGE
from game.engine.record import Choice, Done
from tests.crown.onstage import decisions, moment, scene, words
from tests.crown.tables import do, favor, play, ready, settle_in, stand


def visiting(site: Site = Site.GRAINFIELD, *tokens: Favor, craftsmen: int = 0) -> CrownTable:
    """On a visit to the countryside that has just begun."""
    table = ready()
    stand(table, Site.FOREST, Site.CASTLE)
    settle_in(table, site, craftsmen)
    for token in tokens:
        favor(table, token)
    play(table, Action.RING)
    do(table, "move countryside")
    return table


def asks(table: CrownTable) -> str:
    now = moment(table)
    return scene(now).request(now)


def lost(table: CrownTable, choice: Choice) -> str:
    now = moment(table)
    return scene(now).forfeits(now, choice)


def test_tokens_are_spoken_of_where_there_are_any() -> None:
    assert asks(visiting()) == words()("crown.ask.ask_field")
    token = visiting(Site.GRAINFIELD, Favor.GRAINFIELD_GRAIN)
    assert asks(token) == words()("crown.ask.ask_field_or_token")
    do(token, "harvest")
    assert asks(token) == words()("crown.ask.ask_field_tokens")


def test_done_leaves_every_resource_that_is_still_free() -> None:
    table = visiting(craftsmen=1)
    assert "2 grain" in lost(table, Done())
    assert not lost(table, Harvest())
    do(table, "harvest")
    assert "1 grain" in lost(table, Done())


def test_done_with_nothing_but_tokens_left_forfeits_nothing() -> None:
    table = visiting(Site.GRAINFIELD, Favor.GRAINFIELD_GRAIN)
    do(table, "harvest")
    assert not lost(table, Done())


def test_a_turn_is_not_ended_unawares_before_an_envoy_was_sent() -> None:
    table = ready()
    stand(table, Site.FOREST, Site.CASTLE)
    play(table, Action.ENVOY)
    do(table, "move countryside", "harvest")
    assert "Envoy" in lost(table, EndTurn())


def test_a_trade_that_would_cost_something_may_be_left() -> None:
    table = ready()
    stand(table, Site.FOREST, Site.CASTLE)
    play(table, Action.TRADE)
    do(table, "move countryside", "harvest")
    assert not lost(table, EndTurn())


def test_before_the_first_round_none_is_counted() -> None:
    table = next(decisions(2, 1, mixed_boards=True))
    assert [gauge.text for gauge in CROWN_STAGE.gauges(moment(table))] == [words()("crown.gauge.setup")]
