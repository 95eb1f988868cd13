"""Al-Rashid's palace: a gift, perhaps a title, and his grace (rules 56-58; rulings 16, 17, 22, 36, 51, 53)."""

from game.alrashid.rules.board import PASHA, SAGE, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import DishonorReturned, FeePaid, NoteReceived, TitleTaken, WareReceived
from game.alrashid.rules.table import RashidTable
from game.engine.play import finished
from tests.alrashid.tables import do, entitle, menu, own, owned, ready, resolve, send, told, who


def court(seats: int = 2) -> RashidTable:
    """Seat 0 is first at court."""
    table = ready(seats)
    for seat in range(seats):
        send(table, seat, Site.CALIPH, PASHA)
    return table


def test_the_gift_comes_first_and_may_help_to_pay_for_the_title() -> None:
    """Rule 56, ruling 17."""
    table = court()
    own(table, 0, hardwood=1, pottery=1, metal=1)
    resolve(table, Site.CALIPH)
    assert who(table) == ("AskGift", 0)
    assert menu(table) == ["take hardwood", "take pottery", "take metal", "take spice", "take silk"]
    do(table, "take silk")
    assert menu(table) == ["secure-title agha", "secure-title spice_monopolist", "secure-title astrologist", "pass"]
    changes = do(table, "secure-title agha")
    assert told(changes, FeePaid, TitleTaken) == [
        "fee-paid 0 caliph hardwood,pottery,metal,silk 0 10 10", "title-taken 0 agha",
    ]  # fmt: skip
    assert who(table) == ("AskGift", 1)


def test_a_gift_and_no_title_costs_no_honor() -> None:
    """Ruling 16: and who cannot pay for any title is not asked."""
    table = court()
    resolve(table, Site.CALIPH, "take silk", "take spice")
    assert table.houses[0].dishonor == table.houses[1].dishonor == 0
    assert finished(table)


def test_one_may_decline_a_title() -> None:
    """Rule 56."""
    table = court()
    own(table, 0, hardwood=3, pottery=3, metal=3, spice=3, silk=3)
    resolve(table, Site.CALIPH, "take silk", "pass")
    assert table.houses[0].titles == ()


def test_the_gift_cannot_be_declined_but_an_empty_bank_gives_nothing() -> None:
    """Ruling 36."""
    table = court()
    table.bank = [0, 0, 0, 0, 1]
    resolve(table, Site.CALIPH)
    assert menu(table) == ["take silk"]
    do(table, "take silk")
    assert owned(table) == {"silk": 1}
    assert owned(table, 1) == {}
    assert finished(table)


def test_the_maiden_brings_a_second_ware_of_another_kind() -> None:
    """C020."""
    table = court()
    entitle(table, 0, Title.MAIDEN)
    resolve(table, Site.CALIPH, "take silk")
    assert menu(table) == ["take hardwood", "take pottery", "take metal", "take spice", "pass"]
    changes = do(table, "take spice")
    assert told(changes, WareReceived) == ["ware-received 0 spice maiden"]
    assert owned(table) == {"spice": 1, "silk": 1}


def test_the_maidens_ware_may_be_declined() -> None:
    """C020."""
    table = court()
    entitle(table, 0, Title.MAIDEN)
    resolve(table, Site.CALIPH, "take silk", "pass")
    assert owned(table) == {"silk": 1}


def test_the_maiden_brings_one_ware_when_the_bank_holds_one_kind() -> None:
    """Ruling 51."""
    table = court()
    entitle(table, 0, Title.MAIDEN)
    table.bank = [0, 0, 7, 0, 0]
    resolve(table, Site.CALIPH, "take metal")
    assert who(table) == ("AskGift", 1)
    assert owned(table) == {"metal": 1}


def test_the_treasurer_brings_a_note_when_bought() -> None:
    """C025, ruling 53: payment comes first, its notes count three."""
    table = court()
    own(table, 0, notes=3, hardwood=1, pottery=1)
    resolve(table, Site.CALIPH, "take hardwood", "secure-title treasurer")
    assert menu(table)[0] == "pay hardwood,pottery 3"
    changes = do(table, menu(table)[0])
    assert told(changes, FeePaid, NoteReceived) == [
        "fee-paid 0 caliph hardwood,pottery 3 12 12", "note-received 0 treasurer",
    ]  # fmt: skip
    assert table.houses[0].notes == 1


def test_without_notes_the_treasurer_brings_none() -> None:
    """C025."""
    table = court()
    own(table, 0, hardwood=1, pottery=1, metal=1, spice=1)
    table.notes = 0
    changes = resolve(table, Site.CALIPH, "take silk", "secure-title treasurer")
    changes += do(table, menu(table)[0])
    assert told(changes, TitleTaken) == ["title-taken 0 treasurer"]
    assert not told(changes, NoteReceived)


def test_the_law_expert_clears_all_dishonor_when_bought() -> None:
    """C030."""
    table = court()
    table.houses[0].dishonor = 3
    own(table, 0, hardwood=1, pottery=1, metal=1, spice=1)
    changes = resolve(table, Site.CALIPH, "take silk", "secure-title law_expert")
    assert told(changes, DishonorReturned) == ["dishonor-returned 0 3 law_expert"]
    assert table.houses[0].dishonor == 0


def test_a_law_expert_without_dishonor_returns_none() -> None:
    """C030."""
    table = court()
    own(table, 0, hardwood=1, pottery=1, metal=1, spice=1)
    changes = resolve(table, Site.CALIPH, "take silk", "secure-title law_expert")
    assert not told(changes, DishonorReturned)


def test_the_economist_pays_less_at_court_too() -> None:
    """C023."""
    table = court()
    entitle(table, 0, Title.ECONOMIST)
    own(table, 0, hardwood=3, pottery=1)
    resolve(table, Site.CALIPH, "take metal")
    assert "secure-title treasurer" not in menu(table)
    changes = do(table, "secure-title agha")
    assert told(changes, FeePaid) == ["fee-paid 0 caliph hardwood,hardwood,hardwood,pottery,metal 0 8 8"]


def test_each_title_of_the_caliph_is_there_once() -> None:
    """Rule 50."""
    table = court()
    for seat in range(2):
        own(table, seat, hardwood=3, pottery=3, metal=3, spice=3, silk=3)
    resolve(table, Site.CALIPH, "take silk", "secure-title alchemist")
    do(table, menu(table)[0])
    do(table, "take silk")
    assert who(table) == ("AskCaliphTitle", 1)
    assert "secure-title alchemist" not in menu(table)


def test_sages_strengthen_a_delegation_at_court() -> None:
    """Rule 25."""
    table = ready(2)
    send(table, 0, Site.CALIPH, PASHA)
    send(table, 1, Site.CALIPH, PASHA, SAGE)
    resolve(table, Site.CALIPH)
    assert who(table) == ("AskGift", 1)
