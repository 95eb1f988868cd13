"""Princesses with abilities: what they bring, take and cost, while they stay or once (chapter 5, checklist 9-12)."""

import pytest

from game.emira.rules.board import CAMEL, PALACE, Caravan, Counter, Skill
from game.emira.rules.cards import PRINCESS_ROWS, Event, Princess, Status
from game.emira.rules.changes import (
    CounterGivenBack,
    PalaceDiscMoved,
    PrincessJoined,
    PrincessStolen,
    StatusGivenUp,
    TurnForfeited,
)
from game.emira.rules.costs import UPKEEPS, caravan_cost, cost, event_cost, upkeep_due
from game.emira.rules.phases.courtship import RECONSIDER
from game.emira.rules.phases.preparation import Prepare
from game.emira.rules.phases.round import BeginTurn
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import appearance, choice_of, counters_of, shows_gold, status
from game.engine.seats import NOBODY, Seat
from tests.emira.tables import (
    asks,
    begin,
    court,
    display,
    do,
    end_turn,
    hold,
    home,
    keep_up,
    live,
    lives_at,
    menu,
    own,
    ready,
    show,
    stack,
    told,
    wait,
)

SIDI = Princess.SIDI_SULEIMAN


def wooed(princess: Princess, **settings: bool) -> EmiraTable:
    """Seat 1 is ahead in everything and has a room; the princess is about to choose."""
    table = ready(**settings)
    own(table, 1, counters=(1, 1, 0), statuses=(Status.LUTE, Status.STALLION), sections=4, gold=2000)
    show(table, princess)
    return table


@pytest.mark.parametrize("princess", [princess for princess in Princess if princess is not SIDI])
def test_every_princess_joins_whoever_is_ahead(princess: Princess) -> None:
    table = wooed(princess)
    court(table)
    assert lives_at(table, princess) == 1


@pytest.mark.parametrize("princess", [Princess.ALBINA, Princess.FIRYAL])
def test_albina_and_firyal_lower_the_palace_disc_in_the_advanced_game(princess: Princess) -> None:
    table = wooed(princess, advanced=True)
    assert told(court(table), PalaceDiscMoved) == [f"palace-disc-moved 1 -1 {princess}"]
    assert home(table, 1).track == -1
    table = wooed(princess, advanced=True)
    own(table, 1, track=-4)
    assert told(court(table), PalaceDiscMoved) == []
    table = wooed(princess)
    court(table)
    assert home(table, 1).track == 0


def test_halimah_and_rasha_bring_status_while_they_stay() -> None:
    table = ready()
    assert status(home(table)) == 0
    live(table, 0, Princess.HALIMAH, Princess.RASHA)
    assert status(home(table)) == 2
    live(table, 0)
    assert status(home(table)) == 0


def test_noor_opens_the_purse() -> None:
    table = ready()
    live(table, 2, Princess.NOOR)
    assert shows_gold(table, Seat(2))
    live(table, 2)
    assert not shows_gold(table, Seat(2))


def test_zainab_adara_farah_and_badra_make_things_cheaper_while_they_stay() -> None:
    table = ready()
    display(table)

    def costs() -> tuple[int, ...]:
        seat = Seat(0)
        tracks = (caravan_cost(table, seat, track) for track in Caravan)
        events = (event_cost(table, seat, count) for count in (2, 3))
        return (*events, *tracks, cost(table, seat, CAMEL), cost(table, seat, PALACE))

    assert costs() == (150, 250, 450, 550, 750, 900, 150, 500)
    live(table, 0, Princess.ZAINAB, Princess.ADARA, Princess.FARAH, Princess.BADRA)
    assert costs() == (100, 200, 400, 500, 650, 800, 50, 400)


def test_checklist_9_samira_takes_a_counter_of_the_owners_choice_and_may_break_a_trio() -> None:
    table = wooed(Princess.SAMIRA)
    own(table, 1, counters=(1, 1, 1))
    assert appearance(home(table, 1)) == 4
    court(table)
    assert asks(table) == "ask-give-back 1"
    assert menu(table) == ["give-back beauty", "give-back manners", "give-back attire"]
    bag = table.bag()[Counter.ATTIRE]
    assert told(do(table, "give-back attire"), CounterGivenBack) == ["counter-given-back 1 attire"]
    assert appearance(home(table, 1)) == 2
    assert table.bag()[Counter.ATTIRE] == bag + 1


def test_samira_takes_the_only_kind_without_asking_and_nothing_from_who_has_none() -> None:
    table = wooed(Princess.SAMIRA)
    own(table, 1, counters=(0, 2, 0))
    assert told(court(table), CounterGivenBack) == ["counter-given-back 1 manners"]
    table = wooed(Princess.SAMIRA)
    own(table, 1, counters=(0, 0, 0))
    live(table, 1, Princess.LAYLA, Princess.NADIA)
    assert told(court(table), CounterGivenBack) == []
    assert counters_of(home(table, 1)) == (1, 1, 0)


def test_zahrah_takes_a_status_card_of_the_owners_choice() -> None:
    table = wooed(Princess.ZAHRAH)
    court(table)
    assert asks(table) == "ask-give-up 1"
    assert menu(table) == ["give-up lute", "give-up stallion"]
    do(table, "give-up lute")
    assert home(table, 1).statuses == (Status.STALLION,)


def test_ruling_a30_the_card_zahrah_takes_goes_under_the_status_deck() -> None:
    table = wooed(Princess.ZAHRAH)
    own(table, 1, statuses=(Status.AQUEDUCT,))
    assert told(court(table), StatusGivenUp) == ["status-given-up 1 aqueduct"]
    assert table.statuses.layers[-1].cards == (Status.AQUEDUCT,)


def test_zahrah_takes_neither_singing_nor_acting() -> None:
    table = wooed(Princess.ZAHRAH)
    own(table, 1, statuses=())
    live(table, 1, Princess.HALIMAH, Princess.RASHA)
    assert told(court(table), StatusGivenUp) == []
    assert status(home(table, 1)) == 2


def test_checklist_9_layla_and_nadia_bring_counters_that_make_trios_and_go_with_them() -> None:
    table = ready()
    own(table, counters=(0, 0, 1))
    live(table, 0, Princess.LAYLA)
    assert appearance(home(table)) == 2
    live(table, 0, Princess.LAYLA, Princess.NADIA)
    assert appearance(home(table)) == 4
    own(table, gold=0)
    keep_up(table)
    assert appearance(home(table)) == 2
    assert len(home(table).princesses) == 1


# Hind


def test_checklist_10_hind_forbids_everything_in_the_next_turn() -> None:
    table = wooed(Princess.HIND)
    assert told(court(table), TurnForfeited) == ["turn-forfeited 1 3"]
    assert not table.is_idle(Seat(1))
    begin(table, BeginTurn(3))
    assert table.is_idle(Seat(1))
    seen = []
    while asks(table) and table.turn == 3:
        seen.append(asks(table))
        do(table, "pass")
    assert not [ask for ask in seen if ask.split()[1] == "1"]
    assert not table.is_idle(Seat(1))


def test_checklist_10_hinds_sheik_plays_no_event_but_receives_income_attracts_and_pays() -> None:
    table = ready()
    live(table, 1, Princess.HIND)
    own(table, 1, idle=3, counters=(3, 0, 0), gold=100, caravans=((8,), (), (), ()))
    hold(table, Event.HAGGLING, seat=1)
    begin(table, BeginTurn(3))
    assert asks(table) == "ask-bid 0"
    assert home(table, 1).gold == 100 + 150 + 150
    assert home(table, 1).caravans == ((7,), (), (), ())
    table.active = (Princess.ASIMA,)
    while table.turn == 3:
        do(table, "pass")
    assert home(table, 1).princesses == (Princess.HIND, Princess.ASIMA)
    assert home(table, 1).gold == 400 - 100


def test_ruling_a17_hinds_penalty_is_served_though_she_has_left() -> None:
    table = wooed(Princess.HIND)
    court(table)
    live(table, 1)
    table.turn = 3
    assert table.is_idle(Seat(1))


def test_ruling_a18_hind_who_joins_during_bidding_costs_the_following_turn() -> None:
    table = ready()
    display(table)
    wait(table, Princess.HIND)
    own(table, 1, sections=1)
    changes = begin(table, RECONSIDER)
    assert told(changes, TurnForfeited) == ["turn-forfeited 1 3"]
    assert not table.is_idle(Seat(1))


# Suleika, Janan, Zafirah


def test_r31_ruling_a19_suleika_asks_a_fee_for_later_arrivals_but_not_for_herself() -> None:
    table = wooed(Princess.SULEIKA)
    court(table)
    assert home(table, 1).fees == ()
    show(table, Princess.ASIMA)
    court(table)
    assert home(table, 1).fees == (Princess.ASIMA,)
    assert upkeep_due(table, Seat(1)) == 200
    keep_up(table)
    assert home(table, 1).gold == 1800
    keep_up(table)
    assert home(table, 1).gold == 1700


def test_ruling_a19_sidi_suleiman_costs_no_fee() -> None:
    table = ready()
    live(table, 1, Princess.SULEIKA, Princess.ASIMA)
    show(table, SIDI)
    court(table)
    do(table, "let-go asima")
    assert home(table, 1).fees == ()


def test_r31_janan_costs_100_and_zafirah_nothing() -> None:
    table = ready()
    live(table, 0, Princess.JANAN)
    assert upkeep_due(table, Seat(0)) == 100
    live(table, 0, Princess.ZAFIRAH)
    assert upkeep_due(table, Seat(0)) == 0
    assert [UPKEEPS[princess] for princess in (Princess.XENIA, Princess.ASIMA)] == [50, 50]


# Sidi Suleiman


def test_sidi_goes_where_most_princesses_live_room_or_not() -> None:
    table = ready()
    live(table, 1, Princess.ASIMA, Princess.THARA)
    live(table, 2, Princess.DALAL)
    show(table, SIDI)
    court(table)
    assert asks(table) == "ask-let-go 1"
    assert menu(table) == ["let-go asima", "let-go thara"]
    assert told(do(table, "let-go thara"), PrincessStolen) == ["princess-stolen 1 thara"]
    assert home(table, 1).princesses == (Princess.ASIMA,)
    assert table.gone == (SIDI, Princess.THARA)


def test_checklist_12_ruling_a25_sidi_waits_for_a_tie_to_be_broken() -> None:
    table = ready()
    live(table, 1, Princess.ASIMA)
    live(table, 2, Princess.DALAL)
    show(table, SIDI)
    court(table)
    assert table.undecided == (SIDI,)
    own(table, 2, counters=(1, 0, 0))
    show(table, Princess.THARA)
    changes = court(table)
    assert told(changes, PrincessJoined) == ["princess-joined 2 thara"]
    assert asks(table) == "ask-let-go 2"


def test_checklist_12_ruling_a25_sidi_waits_while_nobody_has_a_princess() -> None:
    table = ready()
    assert choice_of(table, SIDI) == NOBODY
    live(table, 1, Princess.ASIMA)
    wait(table, SIDI)
    assert told(begin(table, RECONSIDER), PrincessStolen) == ["princess-stolen 1 asima"]


def test_checklist_12_ruling_a26_sidi_strikes_before_the_victory_check() -> None:
    for guest in (SIDI, Princess.LATIFA):
        table = ready(3)
        own(table, 1, gold=5000, counters=(1, 0, 0), sections=5)
        fitting = (Princess.HALIMAH, Princess.NADIA, Princess.ALBINA, Princess.JAMILA, Princess.ASIMA)
        live(table, 1, *fitting, Princess.THARA)
        show(table, guest)
        court(table)
        if guest is SIDI:
            do(table, menu(table)[0])
        keep_up(table)
        end_turn(table)
        assert table.over is (guest is not SIDI)


def test_ruling_a27_sidi_is_an_ordinary_card_of_the_deck() -> None:
    table = ready()
    table.arrivals = (2,)
    stack(table, SIDI, Princess.ASIMA)
    begin(table, Prepare())
    assert table.active == (SIDI, Princess.ASIMA)


def test_four_princesses_have_two_skills() -> None:
    skills = {princess: PRINCESS_ROWS[princess].skills for princess in Princess}
    duals = {princess: pair for princess, pair in skills.items() if len(pair) > 1}
    assert duals == {
        Princess.NOOR: (Skill.INTELLIGENCE, Skill.HOUSEKEEPING),
        Princess.HIND: (Skill.COOKING, Skill.ROMANCE),
        Princess.JANAN: (Skill.HOUSEKEEPING, Skill.COOKING),
        Princess.XENIA: (Skill.INTELLIGENCE, Skill.ROMANCE),
    }
