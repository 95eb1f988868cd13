"""What bots are told about a position: worth, prospects, odds, and the options worth a thought."""

from itertools import product
from typing import Any

import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import MERCHANT, PASHA, SAGE, Site
from game.alrashid.rules.cards import Crisis, Title
from game.alrashid.rules.insight import holdings
from game.alrashid.rules.musters import winning_line
from game.alrashid.rules.odds import clearing_chance, sums, win_chance
from game.alrashid.rules.phases.battle import AskBattle, beats
from game.alrashid.rules.phases.placement import PlacementRound
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.phases.spying import SendSpies
from game.alrashid.rules.phases.titles import StartTitles
from game.alrashid.rules.prospects import coin, prospects, recruit_worth, share, tile, title_worth, turns_left
from game.alrashid.rules.table import RashidTable
from game.engine.chance import Chance
from game.engine.play import asked, finished, options, take
from game.engine.seats import Seat, all_seats
from game.engine.table import concealed
from tests.alrashid.tables import (
    arm,
    begin,
    do,
    entitle,
    lay_out,
    menu,
    own,
    raid,
    ready,
    resolve,
    send,
    stack,
    who,
)

ZERO, ONE, TWO = all_seats(3)


def worth(table: RashidTable, seat: Seat = ZERO) -> float:
    return ALRASHID.insight.worth(ALRASHID.conceal(table, seat), seat)


def weighed(table: RashidTable) -> list[str]:
    """The plausible options in notation."""
    ask = asked(table)
    assert ask is not None
    return [str(choice) for choice in ALRASHID.insight.plausible(ALRASHID.conceal(table, ask.seat))]


# Odds


@pytest.mark.parametrize(
    ("enemies", "chances"),
    [(1, (0.41, 0.84, 0.98, 1.0)), (2, (0.07, 0.43, 0.78, 0.95)), (3, (0.00, 0.13, 0.44, 0.74))],
)
def test_the_chance_that_blind_tiles_beat_blind_raiders(enemies: int, chances: tuple[float, ...]) -> None:
    """The table of house values beside the strengths."""
    for own_tiles, chance in enumerate(chances, start=1):
        assert win_chance((0, own_tiles), (0, enemies)) == pytest.approx(chance, abs=0.02)
    assert sum(sums(enemies)) == pytest.approx(1)


def test_what_is_known_counts_as_it_is() -> None:
    assert win_chance((3, 0), (2, 0)) == 1.0
    assert win_chance((3, 0), (3, 0)) == 0.0
    table = ready(2)
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 1.0
    raid(table, Site.SIN, sea=(3,))
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 0.0
    arm(table, 0, sea=(5,))
    blind = clearing_chance(table, ZERO, Site.SIN, ZERO)
    assert blind == pytest.approx(28 / 32)
    assert clearing_chance(table, ZERO, Site.SIN, ONE) == pytest.approx(0.41, abs=0.02)
    table.raiders[Site.SIN] = ()
    raid(table, Site.SIN, sea=(4,), up=True)
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 1.0


def test_both_types_must_be_beaten_and_titles_help() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(3,), land=(2,), up=True)
    arm(table, 0, sea=(4,), land=(1,))
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 0.0
    entitle(table, 0, Title.STRATEGIST)
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 1.0
    table.houses[0].titles = (Title.AGHA,)
    arm(table, 0, sea=(5, 4))
    assert clearing_chance(table, ZERO, Site.SIN, ZERO) == 1.0


# Worth


def test_prestige_is_worth_more_than_none() -> None:
    table = ready(2)
    before = worth(table)
    table.houses[0].influence = 2
    assert worth(table) == pytest.approx(before + 2)
    table.houses[0].dishonor = 1
    assert worth(table) == pytest.approx(before)


def test_members_and_titles_are_worth_more_the_more_turns_are_to_come() -> None:
    table = ready(2)
    assert turns_left(table) == 4
    assert recruit_worth(SAGE, 4) > recruit_worth(SAGE, 0) == 1
    assert title_worth(Title.SPICE_MONOPOLIST, 4) > title_worth(Title.SPICE_MONOPOLIST, 0) == 4
    entitle(table, 0, Title.SPICE_MONOPOLIST)
    early = holdings(table, ZERO, 4)
    assert early > holdings(table, ZERO, 0)


def test_coins_and_tiles_are_worth_next_to_nothing_in_the_last_turn() -> None:
    assert coin(1) > 10 * coin(0) > 0
    assert tile(1) > tile(0) == 0
    table = ready(2)
    bare = holdings(table, ZERO, 0)
    own(table, 0, hardwood=1, pottery=1, metal=1, spice=1, silk=1)
    assert 0 < holdings(table, ZERO, 0) - bare < 1


def test_a_hand_of_many_kinds_is_worth_more_than_many_of_one() -> None:
    table = ready(2)
    own(table, 0, hardwood=3)
    one_kind = worth(table)
    own(table, 0, hardwood=1, pottery=1, metal=1)
    assert worth(table) > one_kind


def test_more_than_one_can_spend_counts_less() -> None:
    table = ready(2)
    table.turn = 4
    hands = []
    for sets in (1, 2, 3, 4):
        own(table, 0, hardwood=sets, pottery=sets, metal=sets, spice=sets, silk=sets)
        hands.append(holdings(table, ZERO, 1))
    assert hands[1] - hands[0] > hands[3] - hands[2] > 0


def test_a_rivals_gain_is_a_loss() -> None:
    table = ready(2)
    before = worth(table)
    table.houses[1].influence = 4
    assert worth(table) < before


def test_a_share_is_worth_what_it_adds_to_the_hand() -> None:
    table = ready(3)
    assert share(table, ZERO, Site.ARABIA, 0) == 6
    assert share(table, ZERO, Site.ARABIA, 3) == 0
    assert share(table, ZERO, Site.FRANK, 0) == 6
    lay_out(table, Site.FRANK, hardwood=9)
    assert share(table, ZERO, Site.FRANK, 0) == 9
    assert share(table, ZERO, Site.ARABIA, 0) > share(table, ZERO, Site.ARABIA, 1) > share(table, ZERO, Site.ARABIA, 2)


def test_going_unarmed_to_raiders_is_worse_than_staying_away() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(3,))
    send(table, 0, Site.SIN, SAGE)
    assert prospects(table, ZERO, ZERO) < 0
    arm(table, 0, sea=(5, 5))
    assert prospects(table, ZERO, ZERO) > 0


def test_behind_a_fighter_one_may_come_unarmed() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(1,))
    send(table, 1, Site.SIN, PASHA)
    send(table, 0, Site.SIN, SAGE)
    alone = prospects(table, ZERO, ZERO)
    arm(table, 1, sea=(5, 5, 5))
    assert prospects(table, ZERO, ZERO) > alone


def test_the_fourth_place_is_worth_nothing() -> None:
    table = ready(4)
    table.phase = "resolution"
    for seat, members in enumerate(((SAGE,), (PASHA,), (MERCHANT,), (SAGE, SAGE))):
        send(table, seat, Site.ARABIA, *members)
        send(table, seat, Site.LORE, *members)
    assert prospects(table, ZERO, ZERO) == 0
    assert prospects(table, ONE, ONE) > 0


def test_a_place_that_may_be_overtaken_is_worth_less() -> None:
    table = ready(3)
    own(table, 0, hardwood=2, pottery=2, metal=2)
    for site in (Site.LORE, Site.ARABIA):
        send(table, 0, site, SAGE)
    safe = prospects(table, ZERO, ZERO)
    table.phase = "resolution"
    assert prospects(table, ZERO, ZERO) > safe


def test_the_third_place_may_be_lost_altogether() -> None:
    table = ready(4)
    for seat, members in enumerate(((SAGE,), (PASHA,), (MERCHANT,))):
        send(table, seat, Site.CALIPH, *members)
        send(table, seat, Site.LORE, *members)
    own(table, 0, hardwood=2, pottery=2, metal=2)
    threatened = prospects(table, ZERO, ZERO)
    table.phase = "resolution"
    assert prospects(table, ZERO, ZERO) > threatened > 0


def test_coins_are_spent_once_only() -> None:
    alone = 0.0
    table = ready(2)
    for site in (Site.LORE, Site.POLITICS, Site.TRADE):
        single = ready(2)
        for each in (single, table):
            each.phase = "resolution"
            own(each, 0, hardwood=1, pottery=1, metal=1)
            send(each, 0, site, SAGE)
        alone += prospects(single, ZERO, ZERO)
    assert prospects(table, ZERO, ZERO) < alone


def test_a_palace_resolved_before_the_wares_are_home_sells_less() -> None:
    """The order of resolution is a weapon."""
    table = ready(2)
    table.phase = "resolution"
    own(table, 0, notes=1)
    send(table, 0, Site.POLITICS, PASHA)
    send(table, 0, Site.ARABIA, PASHA)
    send(table, 0, Site.HIND, MERCHANT)
    hoped = prospects(table, ZERO, ZERO)
    table.resolution.site = Site.POLITICS
    assert prospects(table, ZERO, ZERO) < hoped


@pytest.mark.parametrize("site", [Site.INTRIGUE, Site.MILITARY, Site.LORE, Site.TRADE, Site.POLITICS, Site.CALIPH])
def test_every_palace_is_worth_something_to_a_full_hand(site: Site) -> None:
    for titles in ((), (Title.STEWARD,)):
        table = ready(2)
        table.phase = "resolution"
        entitle(table, 0, *titles)
        own(table, 0, hardwood=3, pottery=3, metal=3, spice=3, silk=3)
        send(table, 0, site, PASHA)
        assert prospects(table, ZERO, ZERO) > 0


def test_an_empty_reserve_sells_no_service() -> None:
    table = ready(2)
    table.phase = "resolution"
    own(table, 0, hardwood=1, pottery=1, metal=1)
    send(table, 0, Site.LORE, SAGE)
    table.titles = [0] * len(table.titles)
    hoped = prospects(table, ZERO, ZERO)
    table.houses[0].reserve = [0, 0, 0]
    assert prospects(table, ZERO, ZERO) < hoped


# Options


def test_nobody_is_sent_where_there_is_no_share_or_no_way_to_fight() -> None:
    table = ready(4)
    raid(table, Site.SIN, sea=(3,))
    for seat in (1, 2, 3):
        send(table, seat, Site.LORE, PASHA)
    table.houses[0].supply = [0, 1, 1]
    begin(table, PlacementRound())
    found = weighed(table)
    assert not [choice for choice in found if choice.endswith(("sin", "lore"))]
    assert "place merchant rum" in found
    arm(table, 0, sea=(1,))
    assert "place sage sin" in weighed(table)


def test_where_nothing_promises_anything_one_still_goes_somewhere() -> None:
    table = ready(2)
    table.houses[0].supply = [0, 0, 1]
    begin(table, PlacementRound())
    assert weighed(table)


def test_the_best_payment_is_the_one() -> None:
    table = ready(2)
    own(table, 0, hardwood=3, pottery=1)
    send(table, 0, Site.LORE, SAGE)
    resolve(table, Site.LORE, "beseech lore")
    assert weighed(table) == menu(table)[:1]


def test_wares_that_add_most_are_taken() -> None:
    table = ready(2)
    own(table, 0, pottery=1, metal=1)
    send(table, 0, Site.ARABIA, SAGE)
    resolve(table, Site.ARABIA)
    assert weighed(table)[0] == "take spice"
    assert "done" not in weighed(table)


def test_the_cheapest_sure_victory_is_committed_then_fought() -> None:
    table = ready(2)
    send(table, 0, Site.SIN, SAGE)
    raid(table, Site.SIN, sea=(2, 2))
    arm(table, 0, sea=(1, 3, 4, 5))
    resolve(table, Site.SIN)
    assert weighed(table) == ["commit sea 5"]
    do(table, "commit sea 5")
    assert weighed(table) == ["fight"]


def test_where_no_victory_is_sure_the_weakest_tile_saves_the_honor() -> None:
    table = ready(2)
    send(table, 0, Site.SIN, SAGE)
    raid(table, Site.SIN, sea=(5, 5))
    arm(table, 0, sea=(2, 3))
    resolve(table, Site.SIN)
    assert weighed(table) == ["commit sea 2", "run"]
    do(table, "commit sea 2")
    assert weighed(table) == ["fight"]


def test_the_cheapest_line_wins_and_no_smaller_one_does() -> None:
    """Against every subset, with and without the Agha."""
    for seed in range(40):
        luck = Chance(seed)
        table = ready(2, seed)
        send(table, 0, Site.SIN, SAGE)
        raid(table, Site.SIN, sea=tuple(1 + luck.below(3) for _ in range(1 + luck.below(2))))
        arm(table, 0, sea=tuple(1 + luck.below(5) for _ in range(3)))
        begin(table, ResolutionRound())
        do(table, "resolve sin")
        if not isinstance(asked(table), AskBattle):
            continue
        need = sum(tile.strength or 0 for tile in table.raiders[Site.SIN])
        own_tiles = [tile.strength or 0 for tile in table.houses[0].mercenaries]
        ways = product((0, 1), repeat=3)
        fits = [sum(way) for way in ways if sum(p * s for p, s in zip(way, own_tiles, strict=True)) > need]
        line = winning_line(table, ZERO, Site.SIN)
        assert len(line) == min(fits, default=0)


def test_a_line_against_both_types_with_an_agha() -> None:
    table = ready(2)
    entitle(table, 0, Title.AGHA)
    send(table, 0, Site.SIN, SAGE)
    raid(table, Site.SIN, land=(2,), sea=(2,))
    arm(table, 0, sea=(3, 4))
    resolve(table, Site.SIN)
    while not finished(table) and who(table)[0] == "AskBattle":
        do(table, weighed(table)[0])
    assert not table.raiders[Site.SIN]


def test_titles_at_the_start_are_all_used() -> None:
    table = ready(2)
    entitle(table, 0, Title.BANKER, Title.METAL_IMPORTER)
    begin(table, StartTitles(ZERO))
    assert weighed(table) == ["activate banker"]


def test_one_draws_what_the_map_calls_for() -> None:
    table = ready(2)
    entitle(table, 0, Title.RECRUITER)
    raid(table, Site.SIN, sea=(3,))
    begin(table, StartTitles(ZERO))
    do(table, "activate recruiter")
    assert weighed(table) == ["draw sea"]
    raid(table, Site.SIN, land=(3, 3))
    assert weighed(table) == ["draw land"]


def test_spies_go_for_what_helps_most() -> None:
    table = ready(2)
    own(table, 0, hardwood=1, pottery=1)
    own(table, 1, hardwood=1, silk=1)
    arm(table, 1, land=(3,))
    table.resolution.ranking = table.order
    table.resolution.spymasters = (ZERO,)
    begin(table, SendSpies())
    assert weighed(table) == ["steal-ware 1 silk", "steal-ware 1 hardwood", "steal-mercenary 1 land"]


def test_scouts_and_stargazers_look_where_most_raiders_are() -> None:
    table = ready(2)
    raid(table, Site.SIN, sea=(3, 1))
    raid(table, Site.RUM, sea=(2,))
    stack(table, Crisis.W1, Crisis.W2)
    entitle(table, 0, Title.INFORMER)
    begin(table, StartTitles(ZERO))
    do(table, "activate informer")
    assert weighed(table) == ["look sin"]
    do(table, "look sin")
    do(table, "done")
    assert weighed(table)[0].startswith("move-raider sin sea 3")
    assert weighed(table)[-1] == "pass"


def test_raiders_are_bought_off_where_one_has_members() -> None:
    table = ready(2)
    entitle(table, 0, Title.NEGOTIATOR)
    own(table, 0, hardwood=2, silk=1)
    raid(table, Site.SIN, sea=(3,))
    raid(table, Site.RUM, sea=(3,))
    send(table, 0, Site.SIN, SAGE)
    begin(table, ResolutionRound())
    do(table, "activate negotiator")
    assert weighed(table)[0] == "give hardwood"
    do(table, "give hardwood")
    assert weighed(table) == ["buy-off sin sea -"]


def test_smugglers_and_traders_fill_up_their_sets() -> None:
    table = ready(2)
    entitle(table, 0, Title.SMUGGLER, Title.TRADER)
    own(table, 0, hardwood=2, pottery=1)
    send(table, 0, Site.SIN, SAGE)
    begin(table, ResolutionRound())
    do(table, "activate smuggler")
    assert len(weighed(table)) == 4
    assert not [choice for choice in weighed(table) if choice.endswith(("hardwood", "pottery"))]
    table.houses[0].used = ()
    table.resolution.activated = False
    begin(table, ResolutionRound())
    do(table, "activate trader")
    assert all(choice.startswith("swap hardwood") for choice in weighed(table)[:2])
    assert weighed(table)[-1] == "done"


def test_the_strongest_falls_and_the_strongest_is_kept() -> None:
    table = ready(2)
    entitle(table, 0, Title.WEAPON_MASTER)
    send(table, 0, Site.SIN, SAGE)
    raid(table, Site.SIN, land=(1, 2, 5), sea=(1,))
    arm(table, 0, land=(4,), sea=(2, 3))
    resolve(table, Site.SIN, "commit land 4", "commit sea 2", "commit sea 3")
    assert weighed(table) == ["strike land 2"]
    do(table, "strike land 2")
    assert weighed(table) == ["keep sea 3"]
    assert beats((4,), (2,))


def test_of_titles_a_few_are_weighed() -> None:
    table = ready(2)
    own(table, 0, hardwood=3, pottery=3, metal=3, spice=3, silk=3)
    send(table, 0, Site.POLITICS, SAGE)
    resolve(table, Site.POLITICS)
    titles = [choice for choice in weighed(table) if choice.startswith("secure-title")]
    assert 0 < len(titles) < 8
    assert {"secure-service", "beseech politics", "done"} <= set(weighed(table))


@pytest.mark.parametrize("seats", ALRASHID.seats)
def test_something_is_plausible_at_every_decision_and_never_much(seats: int) -> None:
    table: Any = ALRASHID.open(seats, seats)
    luck = Chance(seats)
    while not finished(table):
        found = ALRASHID.insight.plausible(concealed(table))
        assert found
        assert set(found) <= set(options(table))
        take(table, luck.pick(options(table)))
