"""Resolution turns and the dominance check (rules 27-32, 57, 58; rulings 27-31)."""

from game.alrashid.rules.board import MERCHANT, PASHA, SAGE, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import DominanceChecked, OrderChanged, ResolutionTurnBegan, WentHome
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.phases.turns import EndTurn
from game.engine.play import finished
from tests.alrashid.tables import begin, do, entitle, lay_out, menu, own, ready, resolve, send, told, who


def test_any_location_with_members_may_be_chosen_even_without_own_ones() -> None:
    """Rule 27, ruling 30: the chooser gets nothing where only rivals are."""
    table = ready(3)
    send(table, 0, Site.FRANK, SAGE)
    send(table, 1, Site.RUM, MERCHANT)
    send(table, 2, Site.SIN, PASHA)
    begin(table, ResolutionRound())
    assert who(table) == ("AskTurn", 0)
    assert menu(table) == ["resolve frank", "resolve rum", "resolve sin"]
    do(table, "resolve sin", "take silk", "take silk", "take silk")
    assert table.houses[2].wares[4] == 3
    assert not any(table.houses[0].wares)


def test_turns_go_round_in_play_order_until_the_board_is_empty() -> None:
    """Rules 27, 29, 30 and 32: a location resolved is empty; seat 0 has nobody left for the last turn."""
    table = ready(2)
    table.order = (table.order[1], table.order[0])
    for site in (Site.FRANK, Site.RUM, Site.IFRIQIYA):
        send(table, 0, site, SAGE)
    send(table, 1, Site.SIN, SAGE)
    begin(table, ResolutionRound())
    turns = []
    while not finished(table):
        assert who(table)[0] == "AskTurn"
        turns.append(who(table)[1])
        do(table, menu(table)[0])
        while not finished(table) and who(table)[0] != "AskTurn":
            do(table, "done")
    assert turns == [1, 0, 1, 1]
    assert not any(table.delegations)
    assert told(table.journal)[-1] == "resolution-ended"


def test_who_has_no_members_left_has_no_more_turns() -> None:
    """Rule 29."""
    table = ready(2)
    send(table, 0, Site.FRANK, SAGE)
    send(table, 1, Site.RUM, SAGE)
    send(table, 1, Site.SIN, MERCHANT)
    changes = resolve(table, Site.FRANK, "take-note", "done", "resolve rum", "done")
    assert told(changes, ResolutionTurnBegan) == ["resolution-turn-began 1", "resolution-turn-began 1"]
    assert menu(table) == ["resolve sin"]


def test_the_top_three_act_and_the_others_go_home_with_nothing() -> None:
    """Rule 31."""
    table = ready(5)
    for seat, members in enumerate([(SAGE,), (PASHA,), (MERCHANT,), (SAGE, SAGE), (MERCHANT, SAGE)]):
        send(table, seat, Site.LORE, *members)
    changes = resolve(table, Site.LORE)
    assert told(changes, DominanceChecked) == ["dominance-checked lore 1,4,2 6,4,3"]
    assert told(changes, WentHome)[:2] == ["went-home 3 lore outranked", "went-home 0 lore outranked"]


def test_the_leftmost_space_wins_ties() -> None:
    """Rule 31."""
    table = ready(4)
    for seat in (2, 0, 3, 1):
        send(table, seat, Site.HIND, MERCHANT)
    assert [seat for seat, _ in ranked(table, Site.HIND)] == [2, 0, 3, 1]
    changes = resolve(table, Site.HIND)
    assert told(changes, WentHome) == ["went-home 1 hind outranked"]


def test_with_two_seats_two_act() -> None:
    table = ready(2)
    send(table, 0, Site.SIN, SAGE)
    send(table, 1, Site.SIN, PASHA)
    resolve(table, Site.SIN, "take silk", "take silk", "take silk")
    assert who(table) == ("AskShare", 0)


def test_one_title_a_turn_before_or_after_the_location() -> None:
    """Rules 27 and 28: an activated title is exhausted."""
    table = ready(2)
    entitle(table, 0, Title.SMUGGLER, Title.TRADER)
    own(table, 0, hardwood=1)
    send(table, 0, Site.FRANK, SAGE)
    send(table, 0, Site.RUM, SAGE)
    send(table, 1, Site.SIN, SAGE)
    send(table, 1, Site.HIND, SAGE)
    begin(table, ResolutionRound())
    assert menu(table)[-2:] == ["activate smuggler", "activate trader"]
    do(table, "activate smuggler", "take-from sin silk")
    assert not [choice for choice in menu(table) if "activate" in choice]
    do(table, "resolve frank", "done")
    assert who(table) == ("AskTurn", 1)
    do(table, "resolve sin", "done")
    assert who(table) == ("AskTurn", 0)
    assert menu(table)[-1] == "activate trader"
    assert "activate smuggler" not in menu(table)
    do(table, "resolve hind", "done")
    assert who(table) == ("AskActivate", 0)
    assert menu(table) == ["activate trader", "done"]
    do(table, "done")
    assert who(table) == ("AskTurn", 0)


def test_no_title_after_the_last_own_member_has_gone_home() -> None:
    """Rule 29, ruling 31: use it before."""
    table = ready(2)
    entitle(table, 0, Title.SMUGGLER)
    send(table, 0, Site.FRANK, SAGE)
    send(table, 1, Site.RUM, SAGE)
    begin(table, ResolutionRound())
    assert "activate smuggler" in menu(table)
    do(table, "resolve frank", "done")
    assert who(table) == ("AskTurn", 1)


def test_a_title_that_could_do_nothing_is_not_offered() -> None:
    table = ready(2)
    entitle(table, 0, Title.SMUGGLER, Title.TRADER, Title.ALCHEMIST, Title.NEGOTIATOR)
    for land in range(7):
        lay_out(table, Site(land))
    send(table, 0, Site.LORE, SAGE)
    begin(table, ResolutionRound())
    assert menu(table) == ["resolve lore"]


def test_a_new_play_order_waits_for_the_end_of_the_round() -> None:
    """Rule 58, ruling 27."""
    table = ready(3)
    send(table, 2, Site.CALIPH, PASHA)
    send(table, 2, Site.FRANK, SAGE)
    send(table, 0, Site.RUM, SAGE)
    send(table, 1, Site.SIN, SAGE)
    resolve(table, Site.CALIPH, "take silk")
    assert table.order == (0, 1, 2)
    assert list(table.grace) == [2]
    assert who(table) == ("AskTurn", 1)
    do(table, "resolve sin", "done")
    assert who(table) == ("AskTurn", 2)
    changes = do(table, "resolve rum", "done")
    assert told(changes, OrderChanged) == ["order-changed 2,0,1 caliph"]
    assert who(table) == ("AskTurn", 2)
    assert not table.grace


def test_in_the_last_round_the_new_order_comes_before_the_end_of_the_turn() -> None:
    """Ruling 27."""
    table = ready(2)
    send(table, 1, Site.CALIPH, PASHA)
    send(table, 0, Site.CALIPH, PASHA, SAGE)
    table.order = (table.order[1], table.order[0])
    begin(table, ResolutionRound(), EndTurn(1))
    changes = do(table, "resolve caliph", "take silk", "take silk")
    assert table.order == (0, 1)
    names = [str(change).split()[0] for change in changes]
    assert names.index("order-changed") < names.index("crisis-turned-up")


def test_the_three_best_at_court_lead_and_the_others_keep_their_order() -> None:
    """Rule 58, ruling 28: who bought nothing counts too; the new order stays."""
    table = ready(5)
    for seat, sages in ((4, 0), (2, 1), (0, 2), (1, 0)):
        send(table, seat, Site.CALIPH, PASHA, *[SAGE] * sages)
    resolve(table, Site.CALIPH, "take silk", "take silk", "take silk")
    assert table.order == (0, 2, 4, 1, 3)


def test_who_comes_to_court_without_a_pasha_is_thrown_out_and_not_ranked() -> None:
    """Rule 57, rulings 28 and 29: tested on a hand-built table, no title can bring it about."""
    table = ready(3)
    send(table, 0, Site.CALIPH, SAGE, SAGE)
    send(table, 1, Site.CALIPH, PASHA)
    changes = resolve(table, Site.CALIPH, "take silk")
    assert told(changes, WentHome)[0] == "went-home 0 caliph expelled"
    assert table.houses[0].dishonor == 2
    assert not any(table.houses[0].wares)
    assert table.order == (1, 0, 2)


def test_when_all_are_thrown_out_the_order_stays() -> None:
    """Rulings 28 and 29."""
    table = ready(3)
    send(table, 2, Site.CALIPH, SAGE)
    resolve(table, Site.CALIPH)
    assert table.order == (0, 1, 2)
    assert finished(table)


def test_the_impostor_is_at_work_before_a_delegation_can_be_thrown_out() -> None:
    """Ruling 29: the question before the check comes first."""
    table = ready(2)
    entitle(table, 0, Title.IMPOSTOR)
    send(table, 0, Site.CALIPH, SAGE)
    begin(table, ResolutionRound())
    do(table, "resolve caliph")
    assert who(table)[0] == "AskBeforeCheck"
    do(table, "activate impostor")
    assert table.houses[0].dishonor == 2
