"""Preparation: what comes to light, what stays, what runs out (R9-R11, rulings A28, A29, A54)."""

from game.emira.rules.board import CAMEL, PALACE, SMALL_CARAVAN, Counter
from game.emira.rules.cards import Event, Princess, Status
from game.emira.rules.changes import CounterDisplayed, MarketFilled, StatusChosen
from game.emira.rules.deck import Deck, Layer
from game.emira.rules.phases.preparation import Prepare
from game.emira.rules.table import EmiraTable, Played
from game.engine.seats import Seat
from tests.emira.tables import asks, begin, do, menu, own, ready, stack, told


def played(table: EmiraTable, event: Event, seat: int = 1) -> None:
    table.played = (Played(Seat(seat), event),)


def test_r9_a_princess_a_status_card_and_a_counter_come_to_light() -> None:
    table = ready()
    stack(table, Princess.NOOR)
    changes = begin(table, Prepare())
    assert told(changes)[0] == "princess-appeared noor no"
    assert table.active == (Princess.NOOR,)
    assert table.market.status is not None
    assert table.market.status not in table.statuses
    assert table.market.counter is not None
    assert sum(table.bag()) == sum(ready().bag()) - 1


def test_r10_each_empty_space_is_filled_and_no_second_marker_added() -> None:
    table = ready()
    table.market.camel = True
    filled = told(begin(table, Prepare()), MarketFilled)
    assert filled == ["market-filled small_caravan", "market-filled large_caravan", "market-filled palace"]
    assert table.supply(CAMEL) == 22
    assert table.supply(PALACE) == 19
    assert table.supply(SMALL_CARAVAN) == 11


def test_r11_an_exhausted_supply_leaves_its_space_empty() -> None:
    table = ready()
    own(table, camels=20)
    own(table, 1, camels=3)
    own(table, 2, sections=20)
    begin(table, Prepare())
    assert not table.market.camel
    assert not table.market.section
    assert table.market.small


def test_ruling_a28_no_princess_appears_when_the_deck_is_empty() -> None:
    table = ready()
    table.princesses = Deck([])
    begin(table, Prepare())
    assert table.active == ()


def test_ruling_a29_an_empty_status_deck_and_an_empty_bag_show_nothing() -> None:
    table = ready()
    table.statuses = Deck([])
    own(table, counters=(8, 8, 9))
    begin(table, Prepare())
    assert table.market.status is None
    assert table.market.counter is None


def test_bazaar_lets_its_player_choose_the_counter() -> None:
    table = ready()
    played(table, Event.BAZAAR)
    begin(table, Prepare())
    assert asks(table) == "ask-search 1"
    assert menu(table) == ["search beauty", "search manners", "search attire"]
    assert told(do(table, "search manners"), CounterDisplayed) == ["counter-displayed 1 manners"]
    assert table.market.counter is Counter.MANNERS


def test_ruling_a54_bazaar_chooses_among_the_kinds_in_the_bag() -> None:
    table = ready()
    own(table, counters=(8, 0, 0))
    played(table, Event.BAZAAR)
    begin(table, Prepare())
    assert menu(table) == ["search manners", "search attire"]


def test_patronage_displays_one_of_three_and_puts_the_others_under_in_a_chosen_order() -> None:
    table = ready()
    table.statuses = Deck([Layer((card,)) for card in (Status.LUTE, Status.SILKS, Status.FALCON, Status.LIBRARY)])
    played(table, Event.PATRONAGE)
    begin(table, Prepare())
    assert asks(table) == "ask-display 1 3"
    assert menu(table) == ["display lute", "display silks", "display falcon"]
    do(table, "display silks")
    assert menu(table) == ["lay-under lute", "lay-under falcon"]
    changes = do(table, "lay-under falcon")
    assert told(changes, StatusChosen) == ["status-chosen 1 silks falcon,lute"]
    assert table.market.status is Status.SILKS
    assert list(table.statuses) == [Status.LIBRARY, Status.FALCON, Status.LUTE]


def test_ruling_a10_patronage_uses_what_is_there() -> None:
    table = ready()
    table.statuses = Deck([Layer((Status.LUTE,)), Layer((Status.SILKS,))])
    played(table, Event.PATRONAGE)
    begin(table, Prepare())
    do(table, "display lute")
    assert list(table.statuses) == [Status.SILKS]
    table = ready()
    table.statuses = Deck([Layer((Status.LUTE,))])
    played(table, Event.PATRONAGE)
    begin(table, Prepare())
    do(table, "display lute")
    assert table.market.status is Status.LUTE
    assert not table.statuses


def test_double_trouble_and_quiet_days_change_how_many_appear() -> None:
    table = ready()
    table.arrivals = (2,)
    stack(table, Princess.NOOR, Princess.THARA)
    begin(table, Prepare())
    assert table.active == (Princess.NOOR, Princess.THARA)
    table = ready()
    table.arrivals = (0,)
    begin(table, Prepare())
    assert table.active == ()
    assert len(table.princesses) == 28


def drawn(seed: int) -> Counter | None:
    table = ready(seed=seed)
    own(table, counters=(0, 8, 8))
    begin(table, Prepare())
    return table.market.counter


def test_counters_come_as_often_as_they_lie_in_the_bag() -> None:
    found = [drawn(seed) for seed in range(300)]
    assert found.count(Counter.MANNERS) == 0
    assert found.count(Counter.BEAUTY) > 5 * found.count(Counter.ATTIRE) > 0
