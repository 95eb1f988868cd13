"""Titles that are used: at the start of placement, in a resolution turn, before the check (rules 20, 28)."""

import pytest

from game.alrashid.rules.board import LAND, LANDS, MERCHANT, PASHA, SAGE, SEA, WARES, Site
from game.alrashid.rules.cards import Crisis, Title
from game.alrashid.rules.changes import (
    CrisisPutUnder,
    CrisisSeen,
    DominanceChecked,
    MercenaryDrawn,
    NoteReceived,
    OrderChanged,
    RaiderBoughtOff,
    RaiderMoved,
    RaidersSeen,
    TitlesReadied,
    TitleUsed,
    WareReceived,
    WaresTaken,
)
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.phases.crisis import Ready
from game.alrashid.rules.phases.resolution import ResolutionRound
from game.alrashid.rules.phases.titles import StartTitles
from game.alrashid.rules.phases.turns import BeginTurn
from game.alrashid.rules.table import OPEN, UNKNOWN, Mercenary, RashidTable, bit
from game.engine.pile import Pile
from game.engine.play import finished
from game.engine.seats import Seat
from tests.alrashid.tables import (
    arm,
    begin,
    do,
    entitle,
    lay_out,
    menu,
    own,
    owned,
    raid,
    ready,
    send,
    stack,
    strengths,
    told,
    who,
)


def starting(*titles: Title, seats: int = 2) -> RashidTable:
    """Seat 0 has these titles and is about to use them before placing."""
    table = ready(seats)
    entitle(table, 0, *titles)
    begin(table, *[StartTitles(seat) for seat in table.order])
    return table


def resolving(*titles: Title, seats: int = 2) -> RashidTable:
    """Seat 0 has these titles, and members at the Lore guild and in the Frankish lands; its turn begins."""
    table = ready(seats)
    entitle(table, 0, *titles)
    send(table, 0, Site.LORE, MERCHANT)
    send(table, 0, Site.FRANK, SAGE)
    begin(table, ResolutionRound())
    return table


# At the start of placement


def test_titles_are_used_in_play_order_one_player_after_the_other() -> None:
    """Rule 20, ruling 32."""
    table = ready(3)
    table.order = (Seat(2), Seat(0), Seat(1))
    for seat, title in enumerate((Title.BANKER, Title.HARDWOOD_IMPORTER, Title.METAL_IMPORTER)):
        entitle(table, seat, title)
    begin(table, BeginTurn(1))
    assert table.phase == "titles"
    assert (who(table), menu(table)) == (("AskStart", 2), ["activate metal_importer", "done"])
    do(table, "activate metal_importer")
    assert (who(table), menu(table)) == (("AskStart", 0), ["activate banker", "done"])
    do(table, "done")
    assert who(table) == ("AskStart", 1)
    do(table, "activate hardwood_importer")
    assert who(table) == ("AskPlace", 2)


def test_what_is_not_used_now_is_lost_for_this_turn() -> None:
    """Rule 20."""
    table = starting(Title.BANKER)
    begin(table, BeginTurn(1))
    do(table, "done")
    assert who(table) == ("AskPlace", 0)
    assert table.houses[0].notes == 0


def test_several_titles_go_in_the_owners_order() -> None:
    """Rule 20."""
    table = starting(Title.BANKER, Title.SILK_MONOPOLIST, Title.RECRUITER)
    assert menu(table) == ["activate banker", "activate silk_monopolist", "activate recruiter", "done"]
    do(table, "activate silk_monopolist")
    assert menu(table) == ["activate banker", "activate recruiter", "done"]
    do(table, "activate recruiter", "draw sea", "activate banker")
    assert finished(table)


@pytest.mark.parametrize(
    ("title", "ware"),
    [
        (Title.HARDWOOD_IMPORTER, "hardwood"),
        (Title.POTTERY_IMPORTER, "pottery"),
        (Title.METAL_IMPORTER, "metal"),
        (Title.SPICE_MONOPOLIST, "spice"),
        (Title.SILK_MONOPOLIST, "silk"),
    ],
)
def test_importers_and_monopolists_take_their_ware(title: Title, ware: str) -> None:
    """C014, C015, C016, C027 and C028."""
    table = starting(title)
    changes = do(table, f"activate {title}")
    assert told(changes, TitleUsed, WareReceived) == [f"title-used 0 {title}", f"ware-received 0 {ware} {title}"]
    assert owned(table) == {ware: 1}
    table = ready(2)
    table.bank = [0] * len(WARES)
    entitle(table, 0, title)
    begin(table, StartTitles(table.order[0]))
    assert finished(table)


def test_the_banker_takes_a_note_while_there_are_any() -> None:
    """C012."""
    table = starting(Title.BANKER)
    changes = do(table, "activate banker")
    assert told(changes, NoteReceived) == ["note-received 0 banker"]
    table = ready(2)
    table.notes = 0
    entitle(table, 0, Title.BANKER)
    begin(table, StartTitles(table.order[0]))
    assert finished(table)


def test_the_recruiter_draws_a_mercenary_of_a_type_of_choice() -> None:
    """C006."""
    table = starting(Title.RECRUITER)
    changes = do(table, "activate recruiter", "draw land")
    (drawn,) = [change for change in changes if isinstance(change, MercenaryDrawn)]
    assert strengths(table.houses[0].mercenaries) == [f"land {drawn.strength}"]


def test_without_any_mercenary_left_the_recruiter_is_idle() -> None:
    """C006."""
    table = ready(2)
    table.pools = [Pile([]), Pile([])]
    entitle(table, 0, Title.RECRUITER)
    begin(table, StartTitles(table.order[0]))
    assert finished(table)


def test_the_counselor_moves_to_the_front_when_the_step_began_in_the_old_order() -> None:
    """C024: the others keep their order, and it stays."""
    table = ready(3)
    entitle(table, 2, Title.COUNSELOR)
    entitle(table, 1, Title.BANKER)
    begin(table, BeginTurn(1))
    assert who(table) == ("AskStart", 1)
    changes = do(table, "done", "activate counselor")
    assert told(changes, OrderChanged) == ["order-changed 2,0,1 counselor"]
    assert who(table) == ("AskPlace", 2)


def test_who_is_first_needs_no_counselor() -> None:
    """C024."""
    assert finished(starting(Title.COUNSELOR))


def informed() -> RashidTable:
    table = ready(2)
    raid(table, Site.RUM, sea=(2,))
    raid(table, Site.HIND, land=(5,), sea=(3,))
    raid(table, Site.SIN, sea=(1,), up=True)
    entitle(table, 0, Title.INFORMER)
    begin(table, StartTitles(table.order[0]))
    do(table, "activate informer")
    return table


def test_the_informer_looks_at_up_to_two_lands() -> None:
    """C003: only where mercenaries lie face down."""
    table = informed()
    assert menu(table) == ["look rum", "look hind", "done"]
    changes = do(table, "look hind")
    assert told(changes, RaidersSeen) == ["raiders-seen 0 hind 5,3"]
    assert [tile.known for tile in table.raiders[Site.HIND]] == [bit(Seat(0))] * 2
    assert menu(table) == ["look rum", "done"]
    do(table, "look rum")
    assert who(table)[0] == "AskRedirect"


def test_the_informer_may_move_one_tile_it_saw_to_another_land() -> None:
    """C003: the cap counts there."""
    table = informed()
    raid(table, Site.FRANK, land=(1, 1, 1))
    do(table, "look hind", "done")
    moves = menu(table)
    assert "move-raider hind land 5 frank" not in moves
    assert "move-raider hind sea 3 frank" in moves
    assert not [move for move in moves if move.split()[-1] == "hind" or " rum sea 2" in move]
    changes = do(table, "move-raider hind sea 3 rum")
    assert told(changes, RaiderMoved) == ["raider-moved 0 hind 1 rum"]
    assert strengths(table.raiders[Site.RUM]) == ["sea 2", "sea 3"]
    assert [tile.known for tile in table.raiders[Site.RUM]] == [UNKNOWN, bit(Seat(0))]


def test_the_informer_may_leave_all_as_it_is_or_not_even_look() -> None:
    """C003."""
    table = informed()
    do(table, "look rum", "look hind", "pass")
    assert finished(table)
    table = informed()
    do(table, "done")
    assert finished(table)


def test_where_every_land_is_full_nothing_is_moved() -> None:
    """C003."""
    table = ready(2)
    for land in LANDS:
        table.raiders[land] = (Mercenary(SEA, 1, OPEN, 0),) * 3
    table.raiders[Site.RUM] = (Mercenary(SEA, 2, UNKNOWN, 0),) * 3
    entitle(table, 0, Title.INFORMER)
    begin(table, StartTitles(table.order[0]))
    do(table, "activate informer", "look rum")
    assert finished(table)


def test_without_mercenaries_face_down_the_informer_is_idle() -> None:
    """C003."""
    table = ready(2)
    raid(table, Site.SIN, sea=(1,), up=True)
    entitle(table, 0, Title.INFORMER)
    begin(table, StartTitles(table.order[0]))
    assert finished(table)


def stargazing(turn: int = 1) -> RashidTable:
    table = ready(2)
    table.turn = turn
    stack(table, Crisis.W1, Crisis.W2, Crisis.W3)
    raid(table, Site.RUM, sea=(4,))
    entitle(table, 0, Title.ASTROLOGIST)
    begin(table, StartTitles(table.order[0]))
    return table


def test_the_astrologist_sees_the_crisis_may_put_it_under_and_sees_a_land() -> None:
    """C029."""
    table = stargazing()
    changes = do(table, "activate astrologist")
    assert told(changes, CrisisSeen) == ["crisis-seen 0 w1"]
    assert menu(table) == ["put-under", "leave-on-top"]
    changes = do(table, "put-under")
    assert told(changes, CrisisPutUnder) == ["crisis-put-under 0"]
    assert [(omen.crisis, omen.known) for omen in table.crises] == [
        (Crisis.W2, UNKNOWN), (Crisis.W3, UNKNOWN), (Crisis.W1, bit(Seat(0))),
    ]  # fmt: skip
    assert menu(table) == ["look rum", "pass"]
    changes = do(table, "look rum")
    assert told(changes, RaidersSeen) == ["raiders-seen 0 rum 4"]


def test_the_astrologist_may_leave_the_crisis_and_look_nowhere() -> None:
    """C029."""
    table = stargazing()
    do(table, "activate astrologist", "leave-on-top", "pass")
    assert table.crises[0].crisis is Crisis.W1
    assert finished(table)


def test_a_last_crisis_cannot_be_put_under() -> None:
    """C029."""
    table = stargazing()
    table.crises = table.crises[:1]
    do(table, "activate astrologist")
    assert who(table)[0] == "AskGaze"


def test_in_the_last_turn_the_astrologist_sees_mercenaries_only() -> None:
    """C029."""
    table = stargazing(turn=5)
    changes = do(table, "activate astrologist")
    assert not told(changes, CrisisSeen)
    assert who(table)[0] == "AskGaze"
    table.raiders = [() for _ in LANDS]
    begin(table, StartTitles(table.order[0]))
    assert finished(table)


def test_without_mercenaries_face_down_the_astrologist_still_sees_the_crisis() -> None:
    """C029."""
    table = ready(2)
    entitle(table, 0, Title.ASTROLOGIST)
    begin(table, StartTitles(table.order[0]))
    do(table, "activate astrologist", "leave-on-top")
    assert finished(table)


# In a resolution turn


def test_the_smuggler_takes_a_ware_from_any_land() -> None:
    """C001, ruling 40: mercenaries there or not, resolved already or not."""
    table = resolving(Title.SMUGGLER)
    raid(table, Site.SIN, sea=(5,))
    do(table, "activate smuggler")
    assert "take-from sin silk" in menu(table)
    assert len(menu(table)) == sum(count > 0 for count in table.stalls)
    changes = do(table, "take-from sin silk")
    assert told(changes, WaresTaken) == ["wares-taken 0 sin silk 1 smuggler"]
    assert who(table) == ("AskTurn", 0)


def test_the_smuggler_may_work_after_a_land_was_resolved_in_that_very_land() -> None:
    """Ruling 40."""
    table = resolving(Title.SMUGGLER)
    do(table, "resolve frank", "take-note", "done", "activate smuggler", "take-from frank hardwood")
    assert owned(table) == {"hardwood": 1}


def test_the_negotiator_gives_a_ware_to_be_rid_of_a_raider() -> None:
    """C008, ruling 46: type and face are named; a tile face down goes at random."""
    table = resolving(Title.NEGOTIATOR)
    raid(table, Site.SIN, sea=(5, 2))
    raid(table, Site.SIN, sea=(3,), land=(1,), up=True)
    own(table, 0, hardwood=1, silk=1)
    do(table, "activate negotiator")
    assert menu(table) == ["give hardwood", "give silk"]
    do(table, "give hardwood")
    assert menu(table) == ["buy-off sin land 1", "buy-off sin sea -", "buy-off sin sea 3"]
    luck = table.chance.state
    changes = do(table, "buy-off sin sea 3")
    assert told(changes, RaiderBoughtOff) == ["raider-bought-off 0 sin 3 3"]
    assert table.chance.state == luck
    assert strengths(table.discards[SEA]) == ["sea 3"]
    assert table.bank[0] > 0


def test_a_raider_face_down_goes_at_random_and_is_shown() -> None:
    """C008, ruling 46."""
    found = set()
    for seed in range(20):
        table = ready(2, seed)
        entitle(table, 0, Title.NEGOTIATOR)
        raid(table, Site.SIN, sea=(5, 2))
        own(table, 0, hardwood=1)
        send(table, 0, Site.FRANK, SAGE)
        begin(table, ResolutionRound())
        do(table, "activate negotiator", "give hardwood", "buy-off sin sea -")
        found.update(strengths(table.discards[SEA]))
        assert [tile.known for tile in table.discards[SEA]] == [OPEN]
    assert found == {"sea 2", "sea 5"}


def test_the_negotiator_may_work_where_all_is_resolved() -> None:
    """Ruling 40."""
    table = resolving(Title.NEGOTIATOR)
    raid(table, Site.FRANK, land=(5,))
    own(table, 0, hardwood=1)
    do(table, "resolve frank", "activate negotiator", "give hardwood", "buy-off frank land 5")
    assert not table.raiders[Site.FRANK]
    assert strengths(table.discards[LAND]) == ["land 5"]


def test_the_trader_exchanges_up_to_two_wares() -> None:
    """C013: each ware held goes once at most."""
    table = resolving(Title.TRADER)
    own(table, 0, hardwood=1, pottery=1, metal=1)
    do(table, "activate trader", "swap hardwood silk")
    assert "swap silk spice" not in menu(table)
    do(table, "swap pottery spice")
    assert owned(table) == {"metal": 1, "spice": 1, "silk": 1}
    assert who(table) == ("AskTurn", 0)


def test_the_trader_may_stop_after_one() -> None:
    """C013."""
    table = resolving(Title.TRADER)
    own(table, 0, hardwood=2)
    do(table, "activate trader", "swap hardwood silk", "done")
    assert owned(table) == {"hardwood": 1, "silk": 1}


def test_the_trader_exchanges_what_there_is() -> None:
    """C013."""
    table = resolving(Title.TRADER)
    own(table, 0, hardwood=1)
    do(table, "activate trader", "swap hardwood silk")
    assert who(table) == ("AskTurn", 0)


def test_the_alchemist_exchanges_any_number_of_wares() -> None:
    """C032: any five wares become a set of five."""
    table = resolving(Title.ALCHEMIST)
    own(table, 0, hardwood=5)
    swaps = [f"swap hardwood {ware}" for ware in ("pottery", "metal", "spice", "silk")]
    do(table, "activate alchemist", *swaps, "done")
    assert owned(table) == {"hardwood": 1, "pottery": 1, "metal": 1, "spice": 1, "silk": 1}


def test_no_ware_is_transmuted_twice() -> None:
    """C032."""
    table = resolving(Title.ALCHEMIST)
    own(table, 0, hardwood=2)
    do(table, "activate alchemist", "swap hardwood silk", "swap hardwood silk")
    assert owned(table) == {"silk": 2}
    assert who(table) == ("AskTurn", 0)


def test_an_exchange_ends_when_the_bank_has_nothing_to_give() -> None:
    """C032."""
    table = resolving(Title.ALCHEMIST)
    own(table, 0, hardwood=2)
    table.bank = [0] * len(WARES)
    do(table, "activate alchemist")
    assert who(table) == ("AskTurn", 0)


def test_the_aide_clears_a_name_or_gains_influence() -> None:
    """C017."""
    table = resolving(Title.AIDE)
    table.houses[0].dishonor = 1
    do(table, "activate aide")
    assert menu(table) == ["clear-name", "gain-influence"]
    do(table, "clear-name")
    assert (table.houses[0].dishonor, table.houses[0].influence) == (0, 0)
    table = resolving(Title.AIDE)
    do(table, "activate aide")
    assert menu(table) == ["gain-influence"]
    do(table, "gain-influence")
    assert table.houses[0].influence == 1


def test_titles_are_ready_again_in_the_next_turn() -> None:
    """Rules 28 and 59."""
    table = resolving(Title.SMUGGLER)
    do(table, "activate smuggler", "take-from sin silk")
    assert table.houses[0].used == (Title.SMUGGLER,)
    assert told(begin(table, Ready()), TitlesReadied) == ["titles-readied"]
    assert not begin(table, Ready())


# Before the check and always


def test_the_impostors_sage_counts_as_a_merchant_in_one_check() -> None:
    """C004, ruling 38: it also decides the fee."""
    table = resolving(Title.IMPOSTOR)
    send(table, 0, Site.LORE, SAGE)
    send(table, 1, Site.LORE, MERCHANT, SAGE, SAGE)
    own(table, 0, hardwood=3, pottery=3)
    assert [seat for seat, _ in ranked(table, Site.LORE)] == [1, 0]
    do(table, "resolve lore")
    assert (who(table), menu(table)) == (("AskBeforeCheck", 0), ["activate impostor", "pass"])
    changes = do(table, "activate impostor")
    assert told(changes, DominanceChecked) == ["dominance-checked lore 0,1 6,5"]
    do(table, "secure-service", "done")
    assert any(choice.startswith("pay ") for choice in menu(table))
    assert [step.fee for step in table.agenda if hasattr(step, "fee")] == [5]


def test_the_impostor_needs_a_sage_there_and_uses_up_the_titles_of_the_turn() -> None:
    """C004, rule 28."""
    table = resolving(Title.IMPOSTOR, Title.SMUGGLER)
    do(table, "resolve lore")
    assert who(table) == ("AskActivate", 0)
    table = resolving(Title.IMPOSTOR, Title.SMUGGLER)
    do(table, "activate smuggler", "take-from sin silk", "resolve frank")
    assert who(table) == ("AskShare", 0)
    table = resolving(Title.IMPOSTOR, Title.SMUGGLER)
    do(table, "resolve frank", "activate impostor", "done")
    assert who(table) == ("AskTurn", 0)
    assert "activate smuggler" in menu(table)


def test_a_disguise_may_be_left_in_the_chest() -> None:
    """C004."""
    table = resolving(Title.IMPOSTOR)
    changes = do(table, "resolve frank", "pass")
    assert told(changes, DominanceChecked) == ["dominance-checked frank 0 1"]
    assert not table.houses[0].used


def test_the_enchanter_makes_a_rival_merchant_a_sage_for_one_check() -> None:
    """C010, ruling 38."""
    table = resolving(Title.ENCHANTER, seats=3)
    send(table, 1, Site.LORE, MERCHANT, SAGE)
    send(table, 2, Site.LORE, PASHA)
    do(table, "resolve lore")
    assert menu(table) == ["bewitch 1", "pass"]
    changes = do(table, "bewitch 1")
    assert told(changes, TitleUsed, DominanceChecked) == [
        "title-used 0 enchanter", "dominance-checked lore 2,0,1 6,3,2",
    ]  # fmt: skip
    assert table.houses[0].used == (Title.ENCHANTER,)


def test_without_a_rival_merchant_the_enchanter_is_idle() -> None:
    """C010."""
    table = resolving(Title.ENCHANTER)
    send(table, 1, Site.LORE, SAGE)
    do(table, "resolve lore")
    assert who(table)[0] != "AskBeforeCheck"


def test_the_plotter_wins_ties_in_palaces_only() -> None:
    """C002, ruling 39: for every place of the ranking; between two Plotters the leftmost space decides."""
    table = ready(5)
    for seat in range(5):
        send(table, seat, Site.TRADE, MERCHANT)
        send(table, seat, Site.SIN, PASHA)
    entitle(table, 4, Title.PLOTTER)
    assert [seat for seat, _ in ranked(table, Site.TRADE)] == [4, 0, 1, 2, 3]
    assert [seat for seat, _ in ranked(table, Site.SIN)] == [0, 1, 2, 3, 4]
    table.houses[2].titles = (Title.PLOTTER,)
    assert [seat for seat, _ in ranked(table, Site.TRADE)] == [2, 4, 0, 1, 3]
    send(table, 0, Site.TRADE, SAGE)
    assert [seat for seat, _ in ranked(table, Site.TRADE)] == [0, 2, 4, 1, 3]


def test_titles_of_the_start_are_no_activations() -> None:
    """Rule 28."""
    table = ready(2)
    entitle(table, 0, Title.BANKER, Title.SMUGGLER)
    begin(table, StartTitles(table.order[0]))
    do(table, "activate banker")
    send(table, 0, Site.FRANK, SAGE)
    begin(table, ResolutionRound())
    assert "activate smuggler" in menu(table)
    arm(table, 0)
    lay_out(table, Site.SIN)
