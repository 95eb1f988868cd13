"""Guild palaces: declared, paid for at once, carried out (rules 9, 46-55; rulings 12-24, 33, 44, 49, 50, 53, 54)."""

import pytest

from game.alrashid.rules.board import LAND, MERCHANT, PASHA, SAGE, SEA, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import (
    DishonorTaken,
    FeePaid,
    MemberRecruited,
    MercenaryDrawn,
    NoteReceived,
    PoolRefilled,
    TitleTaken,
    VisitDeclared,
    WareSwapped,
)
from game.alrashid.rules.phases.guild import DoFavor
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.table import RashidTable
from game.engine.pile import Pile
from game.engine.play import finished
from tests.alrashid.tables import (
    arm,
    begin,
    do,
    entitle,
    lay_out,
    menu,
    own,
    owned,
    people,
    ready,
    resolve,
    send,
    strengths,
    told,
    who,
)


def visiting(site: Site, seats: int = 2, **settings: bool) -> RashidTable:
    """Seat 0 is first at a guild, seat 1 second, seat 2 third."""
    table = ready(seats, **settings)
    for seat, members in enumerate(((PASHA,), (MERCHANT,), (SAGE,))[:seats]):
        send(table, seat, site, *members)
    return table


def rich(table: RashidTable, seat: int = 0) -> None:
    own(table, seat, hardwood=3, pottery=3, metal=3, spice=3, silk=3)


def offers(table: RashidTable) -> list[str]:
    """What may be declared, in short: the service, titles and favors."""
    return [choice.removeprefix("secure-") for choice in menu(table)]


def test_two_of_service_title_and_favor_at_most() -> None:
    """Rule 46, ruling 24: one title a visit."""
    table = visiting(Site.LORE)
    rich(table)
    resolve(table, Site.LORE)
    assert offers(table) == [
        "service", "title lore_master", "title enchanter", "title diplomat", "title banker", "beseech lore", "done",
    ]  # fmt: skip
    do(table, "secure-title banker")
    assert offers(table) == ["service", "beseech lore", "done"]
    changes = do(table, "beseech lore")
    assert who(table)[0] == "AskPay"
    assert told(changes, VisitDeclared) == ["visit-declared 0 lore no banker lore 9"]


def test_the_order_in_which_one_declares_is_free() -> None:
    """Rule 46."""
    table = visiting(Site.LORE)
    rich(table)
    resolve(table, Site.LORE, "beseech lore", "secure-service")
    assert who(table)[0] == "AskPay"


def test_favor_and_nothing_else_brings_dishonor() -> None:
    """Rule 47: the favor is granted all the same."""
    table = visiting(Site.POLITICS)
    own(table, 0, hardwood=1)
    changes = resolve(table, Site.POLITICS, "beseech politics")
    assert table.houses[0].influence == 1
    assert told(changes, DishonorTaken) == ["dishonor-taken 0 1 favor_only"]


def test_favor_with_a_title_or_service_is_honorable() -> None:
    """Rule 47."""
    table = visiting(Site.POLITICS)
    rich(table)
    resolve(table, Site.POLITICS, "secure-title aide", "beseech politics")
    do(table, menu(table)[0])
    assert (table.houses[0].influence, table.houses[0].dishonor) == (1, 0)


def test_all_fees_are_added_and_paid_at_once() -> None:
    """Rule 48, ruling 12: a set may span both actions."""
    table = visiting(Site.LORE)
    own(table, 0, hardwood=1, pottery=1, metal=1, spice=1)
    resolve(table, Site.LORE)
    assert offers(table) == [
        "service", "title lore_master", "title enchanter", "title diplomat", "title banker", "beseech lore", "done",
    ]  # fmt: skip
    changes = do(table, "secure-service", "secure-title diplomat")
    assert told(changes, FeePaid) == ["fee-paid 0 lore hardwood,pottery,metal,spice 0 10 10"]
    assert told(changes, MemberRecruited, TitleTaken) == ["member-recruited 0 sage", "title-taken 0 diplomat"]


def test_only_what_can_be_paid_is_offered_and_nothing_always() -> None:
    """Rule 48, ruling 14."""
    table = visiting(Site.LORE)
    own(table, 0, hardwood=1, pottery=1, metal=1)
    resolve(table, Site.LORE)
    assert offers(table) == [
        "service",
        "title lore_master",
        "title enchanter",
        "title diplomat",
        "beseech lore",
        "done",
    ]
    do(table, "beseech lore")
    assert offers(table) == ["done"] or who(table)[0] == "AskPay"


def test_who_can_pay_nothing_goes_home() -> None:
    """Rule 48, ruling 15: without dishonor."""
    table = visiting(Site.LORE)
    resolve(table, Site.LORE)
    assert finished(table)
    assert table.houses[0].dishonor == 0


def test_overpaying_gives_no_change() -> None:
    """Rule 48."""
    table = visiting(Site.LORE)
    own(table, 0, hardwood=1, pottery=1, metal=1)
    changes = resolve(table, Site.LORE, "secure-title diplomat")
    assert told(changes, FeePaid) == ["fee-paid 0 lore hardwood,pottery,metal 0 5 6"]


def test_members_go_home_and_the_next_in_dominance_follows() -> None:
    """Rule 49."""
    table = visiting(Site.LORE)
    rich(table, 0)
    rich(table, 1)
    resolve(table, Site.LORE, "done")
    assert who(table) == ("AskVisit", 1)
    assert table.delegation(table.order[0], Site.LORE) is None


@pytest.mark.parametrize(
    ("site", "member", "fees"),
    [(Site.LORE, SAGE, (5, 7, 9)), (Site.TRADE, MERCHANT, (8, 10, 12)), (Site.POLITICS, PASHA, (11, 13, 15))],
)
def test_services_that_recruit_are_dearer_for_lower_ranks(site: Site, member: object, fees: tuple[int, ...]) -> None:
    """Rules 50 and 51."""
    table = visiting(site, 3)
    for seat in range(3):
        rich(table, seat)
    changes = resolve(table, site, "secure-service", "done")
    for seat in range(3):
        assert who(table) == ("AskPay", seat)
        changes += do(table, menu(table)[0])
        if seat < 2:
            changes += do(table, "secure-service", "done")
    assert [change.fee for change in changes if isinstance(change, VisitDeclared)] == list(fees)
    assert told(changes, MemberRecruited) == [f"member-recruited {seat} {member}" for seat in range(3)]


def test_a_title_goes_to_its_buyer_and_each_palace_has_only_its_tiles() -> None:
    """Rule 50."""
    table = visiting(Site.LORE, 2)
    rich(table, 0)
    rich(table, 1)
    resolve(table, Site.LORE, "secure-title banker", "done")
    do(table, menu(table)[0])
    assert table.houses[0].titles == (Title.BANKER,)
    assert who(table) == ("AskVisit", 1)
    assert "secure-title banker" not in menu(table)


def test_a_second_copy_is_for_somebody_else() -> None:
    """Rule 13, ruling 23: nobody buys a title twice."""
    table = visiting(Site.TRADE, 2)
    table.titles[Title.TRADER] = 2
    entitle(table, 0, Title.TRADER)
    rich(table, 0)
    rich(table, 1)
    resolve(table, Site.TRADE)
    assert "secure-title trader" not in menu(table)
    do(table, "done")
    assert "secure-title trader" in menu(table)


def test_an_empty_reserve_closes_the_service() -> None:
    """Rule 9."""
    table = visiting(Site.POLITICS)
    rich(table)
    people(table, 0, pashas=3)
    send(table, 0, Site.POLITICS, PASHA)
    resolve(table, Site.POLITICS)
    assert "secure-service" not in menu(table)


def test_a_recruit_joins_the_supply_at_once_and_is_placed_next_turn() -> None:
    """Rule 8, ruling 21."""
    table = visiting(Site.LORE)
    own(table, 0, hardwood=2, pottery=2)
    resolve(table, Site.LORE, "secure-service")
    assert table.houses[0].supply == [1, 1, 2]
    assert table.houses[0].reserve[SAGE] == 4
    assert finished(table)


@pytest.mark.parametrize(("seat", "count"), [(0, 3), (1, 2), (2, 1)])
def test_the_military_service_draws_three_two_or_one(seat: int, count: int) -> None:
    """Rules 51 and 54, ruling 20: the pool is named tile by tile."""
    table = visiting(Site.MILITARY, 3)
    own(table, seat, hardwood=1, pottery=1, silk=1)
    resolve(table, Site.MILITARY, "secure-service", "done")
    changes = do(table, menu(table)[0])
    for number in range(count):
        assert who(table) == ("AskDraw", seat)
        assert menu(table) == ["draw land", "draw sea"]
        changes += do(table, ("draw sea", "draw land")[number % 2])
    assert [str(c.arm) for c in changes if isinstance(c, MercenaryDrawn)] == ["sea", "land", "sea"][:count]
    assert len(table.houses[seat].mercenaries) == count
    assert finished(table)


def test_an_exhausted_pool_cannot_be_named() -> None:
    """Ruling 50: then the other one is drawn from unasked."""
    table = visiting(Site.MILITARY)
    table.pools[LAND] = Pile([])
    own(table, 0, hardwood=1, pottery=1)
    changes = resolve(table, Site.MILITARY, "secure-service")
    assert [str(c.arm) for c in changes if isinstance(c, MercenaryDrawn)] == ["sea"] * 3


def test_a_draw_ends_when_nothing_is_left_to_draw() -> None:
    """Ruling 50."""
    table = visiting(Site.MILITARY)
    table.pools[LAND] = Pile([(2,)])
    table.pools[SEA] = Pile([])
    own(table, 0, hardwood=1, pottery=1)
    resolve(table, Site.MILITARY, "secure-service")
    assert strengths(table.houses[0].mercenaries) == ["land 2"]


def test_an_empty_pool_is_filled_with_its_discards() -> None:
    """Rule 12."""
    table = visiting(Site.MILITARY)
    arm(table, 1, land=(4,))
    table.discards[LAND] = table.houses[1].mercenaries
    table.houses[1].mercenaries = ()
    table.pools[LAND] = Pile([])
    own(table, 0, hardwood=1, pottery=1)
    changes = resolve(table, Site.MILITARY, "secure-service")
    assert who(table) == ("AskDraw", 0)
    changes = do(table, "draw land")
    assert told(changes, PoolRefilled, MercenaryDrawn)[:2] == ["pool-refilled land 4", "mercenary-drawn 0 land 4"]
    assert table.houses[0].mercenaries[0].lot == 1


def test_nothing_to_draw_closes_service_and_favor_of_the_military_guild() -> None:
    """Ruling 50."""
    table = visiting(Site.MILITARY)
    table.pools = [Pile([]), Pile([])]
    rich(table)
    resolve(table, Site.MILITARY)
    assert not {"secure-service", "beseech military"} & set(menu(table))


def test_the_military_favor_is_a_ware_for_a_mercenary() -> None:
    """Rule 55: no fee."""
    table = visiting(Site.MILITARY)
    own(table, 0, silk=1, metal=1)
    resolve(table, Site.MILITARY, "beseech military")
    assert menu(table) == ["give metal", "give silk"]
    do(table, "give metal", "draw land")
    assert owned(table) == {"silk": 1}
    assert len(table.houses[0].mercenaries) == 1


def test_the_trade_favor_swaps_a_ware_with_the_bank() -> None:
    """Rule 55."""
    table = visiting(Site.TRADE)
    own(table, 0, hardwood=2)
    table.bank[2] = 0
    resolve(table, Site.TRADE, "beseech trade")
    assert menu(table) == ["swap hardwood pottery", "swap hardwood spice", "swap hardwood silk"]
    do(table, "swap hardwood silk")
    assert owned(table) == {"hardwood": 1, "silk": 1}


def test_the_lore_favor_is_a_note_for_two_while_there_are_any() -> None:
    """Rule 55."""
    table = visiting(Site.LORE)
    own(table, 0, hardwood=2)
    changes = resolve(table, Site.LORE, "beseech lore")
    assert told(changes, FeePaid, NoteReceived) == ["fee-paid 0 lore hardwood,hardwood 0 2 2", "note-received 0 lore"]
    table = visiting(Site.LORE)
    own(table, 0, hardwood=2)
    table.notes = 0
    resolve(table, Site.LORE)
    assert finished(table)


def test_the_politics_favor_is_influence_for_one() -> None:
    """Rule 55, ruling 33: tokens never run out."""
    table = visiting(Site.POLITICS)
    table.houses[0].influence = 24
    own(table, 0, silk=1)
    resolve(table, Site.POLITICS, "beseech politics")
    assert table.houses[0].influence == 25


def test_the_intrigue_favor_is_that_of_any_other_guild_for_one() -> None:
    """Rule 53, ruling 18: one coin in all, but a ware given up is given; Al-Rashid is no guild."""
    table = visiting(Site.INTRIGUE)
    own(table, 0, hardwood=2)
    resolve(table, Site.INTRIGUE)
    assert offers(table) == [
        "beseech military", "beseech lore", "beseech trade", "beseech politics", "done",
    ]  # fmt: skip
    changes = do(table, "beseech lore")
    changes += do(table, menu(table)[0])
    assert told(changes, NoteReceived) == ["note-received 0 intrigue"]
    assert owned(table) == {"hardwood": 1}


def test_a_favor_through_the_intrigue_guild_alone_is_still_favor_only() -> None:
    """Ruling 19."""
    table = visiting(Site.INTRIGUE)
    own(table, 0, hardwood=2)
    resolve(table, Site.INTRIGUE, "beseech politics")
    do(table, menu(table)[0])
    assert table.houses[0].dishonor == 1


def test_the_intrigue_favor_adds_the_copied_fee_if_so_agreed() -> None:
    """Ruling 18, flag ``intrigue_favor_adds_fee``."""
    table = visiting(Site.INTRIGUE, intrigue_favor_adds_fee=True)
    own(table, 0, hardwood=2)
    resolve(table, Site.INTRIGUE)
    assert offers(table) == ["beseech military", "beseech trade", "beseech politics", "done"]
    changes = do(table, "beseech politics")
    assert [change.fee for change in changes if isinstance(change, VisitDeclared)] == [2]


def test_payment_comes_before_the_actions() -> None:
    """Ruling 13: the ware swapped cannot help to pay."""
    table = visiting(Site.TRADE)
    own(table, 0, hardwood=2, pottery=1, metal=1)
    resolve(table, Site.TRADE)
    assert "secure-service" not in menu(table)
    do(table, "beseech trade")
    assert "secure-service" not in menu(table)


def test_free_favor_first_if_so_agreed() -> None:
    """Ruling 13, flag ``free_favor_first``: the fourth kind makes ten coins, eight pay for a Merchant."""
    table = visiting(Site.TRADE, free_favor_first=True)
    own(table, 0, hardwood=2, pottery=1, metal=1)
    resolve(table, Site.TRADE, "beseech trade")
    assert "secure-service" in menu(table)
    do(table, "secure-service")
    assert who(table)[0] == "AskSwap"
    assert menu(table) == ["swap hardwood spice", "swap hardwood silk"]
    changes = do(table, "swap hardwood silk")
    assert told(changes, WareSwapped, FeePaid) == [
        "ware-swapped 0 hardwood silk trade", "fee-paid 0 trade hardwood,pottery,metal,silk 0 8 10",
    ]  # fmt: skip
    assert table.houses[0].supply == [1, 2, 1]


def test_a_free_mercenary_first_may_not_cost_what_has_to_be_paid() -> None:
    """Ruling 13, flag ``free_favor_first``: at the Military guild what is left must still pay."""
    table = visiting(Site.MILITARY, free_favor_first=True)
    own(table, 0, hardwood=3, pottery=1)
    resolve(table, Site.MILITARY, "beseech military", "secure-service")
    assert who(table)[0] == "AskGive"
    assert menu(table) == ["give hardwood", "give pottery"]
    do(table, "give pottery", "draw sea")
    assert owned(table) == {}
    assert who(table)[0] == "AskDraw"
    table = visiting(Site.MILITARY, free_favor_first=True)
    own(table, 0, hardwood=2, pottery=1)
    resolve(table, Site.MILITARY, "beseech military", "secure-service")
    assert menu(table) == ["give hardwood"]


def test_the_intrigue_favor_is_never_free() -> None:
    """Ruling 13: it costs a coin, so it comes after the payment."""
    table = visiting(Site.INTRIGUE, free_favor_first=True)
    own(table, 0, hardwood=2)
    changes = resolve(table, Site.INTRIGUE, "beseech trade")
    changes += do(table, menu(table)[0])
    assert told(changes, FeePaid)
    assert who(table)[0] == "AskSwap"


def test_a_visit_without_any_action_costs_no_honor() -> None:
    """Ruling 15."""
    table = visiting(Site.LORE)
    rich(table)
    resolve(table, Site.LORE, "done")
    assert table.houses[0].dishonor == 0


@pytest.mark.parametrize("choices", [("done",), ("beseech lore", "done")])
def test_idle_dishonor_if_so_agreed(choices: tuple[str, ...]) -> None:
    """Rulings 15 and 44, flag ``idle_dishonor``: one token in all for neither service nor title."""
    table = visiting(Site.LORE, idle_dishonor=True)
    rich(table)
    resolve(table, Site.LORE, *choices)
    while not finished(table):
        do(table, menu(table)[0])
    assert table.houses[0].dishonor == 1
    assert table.houses[1].dishonor == 1


def test_a_favor_that_takes_a_ware_is_offered_where_one_can_stay() -> None:
    """Ruling 49."""
    table = visiting(Site.INTRIGUE)
    own(table, 0, hardwood=1)
    resolve(table, Site.INTRIGUE)
    assert offers(table) == ["beseech lore", "beseech politics", "done"]
    table = visiting(Site.INTRIGUE)
    own(table, 0, hardwood=1, notes=1)
    resolve(table, Site.INTRIGUE)
    assert "beseech military" in menu(table)
    do(table, "beseech military")
    assert menu(table) == ["pay - 1", "lay-note"]
    do(table, "lay-note")
    assert menu(table) == ["give hardwood"]


def test_no_swap_is_asked_where_the_bank_has_nothing_else() -> None:
    table = ready(2)
    own(table, 0, hardwood=1)
    table.bank = [9, 0, 0, 0, 0]
    assert begin(table, DoFavor(table.order[0], Site.TRADE, Site.TRADE, 0)) == []
    send(table, 0, Site.TRADE, SAGE)
    resolve(table, Site.TRADE)
    assert finished(table)


def test_a_title_got_in_a_rivals_turn_is_ready_in_the_next_turn_of_the_seat() -> None:
    """Ruling 22."""
    table = visiting(Site.TRADE)
    own(table, 1, hardwood=3, pottery=1, metal=1, spice=1)
    send(table, 1, Site.RUM, SAGE)
    begin(table, ResolutionRound())
    do(table, "resolve trade", "secure-title trader", "done", "pay hardwood,pottery,metal 0")
    assert who(table) == ("AskTurn", 1)
    assert not table.resolution.bought
    assert "activate trader" in menu(table)


def test_what_one_gets_in_a_turn_of_ones_own_cannot_be_used_in_it() -> None:
    """Ruling 22."""
    table = visiting(Site.TRADE)
    own(table, 0, hardwood=3, pottery=1, metal=1, spice=1)
    send(table, 0, Site.FRANK, SAGE)
    send(table, 1, Site.RUM, SAGE)
    begin(table, ResolutionRound())
    changes = do(table, "resolve trade", "secure-title trader", "done", "pay hardwood,pottery,metal 0")
    assert told(changes, TitleTaken)
    assert who(table) == ("AskTurn", 1)
    do(table, "resolve rum", "done")
    assert who(table) == ("AskTurn", 0)
    assert "activate trader" in menu(table)


def test_the_lore_master_pays_two_less_for_new_members() -> None:
    """C009: for the services of Lore, Trade and Politics, and for nothing else."""
    for site, fee in ((Site.LORE, 3), (Site.TRADE, 6), (Site.POLITICS, 9), (Site.MILITARY, 3)):
        table = visiting(site)
        entitle(table, 0, Title.LORE_MASTER)
        rich(table)
        changes = resolve(table, site, "secure-service", "done")
        assert [change.fee for change in changes if isinstance(change, VisitDeclared)] == [fee]


def test_the_economist_pays_two_less_a_visit_but_never_below_nothing() -> None:
    """C023: discounts add up."""
    table = visiting(Site.LORE)
    entitle(table, 0, Title.ECONOMIST, Title.LORE_MASTER)
    rich(table)
    changes = resolve(table, Site.LORE, "secure-service", "beseech lore")
    assert [change.fee for change in changes if isinstance(change, VisitDeclared)] == [3]
    table = visiting(Site.POLITICS)
    entitle(table, 0, Title.ECONOMIST)
    changes = resolve(table, Site.POLITICS, "beseech politics")
    assert not told(changes, FeePaid)
    assert table.houses[0].influence == 1


@pytest.mark.parametrize(
    ("title", "site", "fee"), [(Title.ECONOMIST, Site.POLITICS, 21), (Title.LORE_MASTER, Site.LORE, 11)]
)
def test_a_discount_bought_does_not_count_on_the_same_visit(title: Title, site: Site, fee: int) -> None:
    """Ruling 54."""
    table = visiting(site)
    own(table, 0, hardwood=4, pottery=4, metal=4, spice=4, silk=4)
    changes = resolve(table, site, f"secure-title {title}", "secure-service")
    assert [change.fee for change in changes if isinstance(change, VisitDeclared)] == [fee]


def test_the_steward_takes_three_actions_for_one_joint_fee() -> None:
    """C018."""
    table = visiting(Site.LORE)
    entitle(table, 0, Title.STEWARD)
    own(table, 0, hardwood=4, pottery=4, metal=4, spice=4, silk=4)
    changes = resolve(table, Site.LORE, "secure-service", "secure-title diplomat", "beseech lore")
    assert told(changes, VisitDeclared) == ["visit-declared 0 lore yes diplomat lore 12"]
    do(table, menu(table)[0])
    assert (table.houses[0].supply[SAGE], table.houses[0].titles[-1], table.houses[0].notes) == (2, Title.DIPLOMAT, 1)


def test_the_diplomat_seeks_favors_with_honor() -> None:
    """C011."""
    for agreed in (False, True):
        table = visiting(Site.POLITICS, idle_dishonor=agreed)
        entitle(table, 0, Title.DIPLOMAT)
        own(table, 0, silk=1)
        resolve(table, Site.POLITICS, "beseech politics")
        assert table.houses[0].dishonor == 0


def test_swaps_need_the_ware_in_the_bank() -> None:
    table = visiting(Site.TRADE)
    lay_out(table, Site.FRANK)
    own(table, 0, hardwood=1)
    table.bank = [5, 0, 0, 0, 1]
    resolve(table, Site.TRADE, "beseech trade")
    assert menu(table) == ["swap hardwood silk"]
