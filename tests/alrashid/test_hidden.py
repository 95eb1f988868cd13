"""What a seat may not see, and worlds that fit what it sees (rules 17, 69; ruling 20)."""

from typing import Any

import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import ARMS, LAND, SEA, STRENGTHS, Site
from game.alrashid.rules.cards import Crisis, Title
from game.alrashid.rules.changes import CHANGES, CrisisSeen, MercenaryStolen, PoolRefilled
from game.alrashid.rules.draws import DrawMercenaries
from game.alrashid.rules.hidden import conceal, imagine
from game.alrashid.rules.phases.spying import SendSpies
from game.alrashid.rules.phases.titles import StartTitles
from game.alrashid.rules.table import OPEN, RashidTable
from game.engine.chance import Chance
from game.engine.pile import Pile
from game.engine.play import undoable
from game.engine.seats import NOBODY, Seat, all_seats
from game.engine.table import clone
from tests.alrashid.components import components
from tests.alrashid.tables import arm, begin, do, entitle, menu, own, raid, ready, resolve, send, stack, strengths

ZERO, ONE, TWO = all_seats(3)


def seen(table: RashidTable, seat: Seat) -> RashidTable:
    view: Any = conceal(table, seat)
    return view  # type: ignore[no-any-return]


def test_a_seat_sees_its_own_mercenaries_and_the_backs_of_others() -> None:
    """Rule 69: number and type are public."""
    table = ready(3)
    arm(table, 0, land=(3,), sea=(5,))
    assert strengths(seen(table, ZERO).houses[0].mercenaries) == ["land 3", "sea 5"]
    for looker in (ONE, TWO, NOBODY):
        assert strengths(seen(table, looker).houses[0].mercenaries) == ["land -", "sea -"]


def test_mercenaries_on_the_map_lie_face_down_until_turned_up() -> None:
    """Rules 17 and 69."""
    table = ready(3)
    raid(table, Site.SIN, sea=(4,))
    assert {strengths(seen(table, seat).raiders[Site.SIN])[0] for seat in (*all_seats(3), NOBODY)} == {"sea -"}
    raid(table, Site.RUM, sea=(4,), up=True)
    assert strengths(seen(table, NOBODY).raiders[Site.RUM]) == ["sea 4"]


def test_pools_crises_and_tiles_dropped_are_hidden() -> None:
    """Rule 69."""
    view = seen(ready(3), ONE)
    assert {tile for pool in view.pools for tile in pool} == {None}
    assert [omen.crisis for omen in view.crises] == [None] * 4
    assert view.dropped == (None,) * 4
    assert view.chance == Chance(0)


def test_wares_notes_tokens_titles_and_family_are_public() -> None:
    """Rule 69."""
    table = ready(2)
    own(table, 0, silk=2, notes=1)
    entitle(table, 0, Title.AGHA)
    assert seen(table, ONE).houses[0] == table.houses[0]


def test_the_informer_alone_knows_what_it_saw_wherever_the_tile_goes() -> None:
    """C003."""
    table = ready(3)
    raid(table, Site.SIN, sea=(4, 2))
    entitle(table, 0, Title.INFORMER)
    begin(table, StartTitles(ZERO))
    do(table, "activate informer", "look sin", "move-raider sin sea 4 rum")
    assert strengths(seen(table, ZERO).raiders[Site.RUM]) == ["sea 4"]
    assert strengths(seen(table, ONE).raiders[Site.RUM]) == ["sea -"]
    assert strengths(seen(table, ONE).raiders[Site.SIN]) == ["sea -"]


def test_the_astrologist_alone_knows_the_crisis_also_under_the_stack() -> None:
    """C029."""
    table = ready(3)
    stack(table, Crisis.W1, Crisis.W2)
    entitle(table, 1, Title.ASTROLOGIST)
    begin(table, StartTitles(ONE))
    (looked,) = [change for change in do(table, "activate astrologist") if isinstance(change, CrisisSeen)]
    assert [looked.veil(seat).crisis for seat in (ZERO, ONE, NOBODY)] == [None, Crisis.W1, None]
    do(table, "put-under")
    assert [omen.crisis for omen in seen(table, ONE).crises] == [None, Crisis.W1]
    assert [omen.crisis for omen in seen(table, TWO).crises] == [None, None]


def test_a_stolen_mercenary_is_known_to_the_thief_and_to_who_lost_it() -> None:
    table = ready(3)
    arm(table, 0, land=(4,))
    table.resolution.ranking = (ONE, TWO, ZERO)
    table.resolution.spymasters = (ONE,)
    begin(table, SendSpies())
    (stolen,) = do(table, "steal-mercenary 0 land")[:1]
    assert isinstance(stolen, MercenaryStolen)
    assert [stolen.veil(seat).strength for seat in (ZERO, ONE, TWO, NOBODY)] == [4, 4, None, None]
    assert [strengths(seen(table, seat).houses[1].mercenaries) for seat in (ZERO, ONE, TWO)] == [
        ["land 4"], ["land 4"], ["land -"],
    ]  # fmt: skip


def test_a_kept_tile_is_known_to_all() -> None:
    """C021: it was turned up in battle."""
    table = ready(2)
    entitle(table, 0, Title.WEAPON_MASTER)
    send(table, 0, Site.SIN, 0)  # type: ignore[arg-type]  # the number of a Pasha
    raid(table, Site.SIN, sea=(1,))
    arm(table, 0, sea=(4,))
    resolve(table, Site.SIN, "commit sea 4", "keep sea 4")
    assert strengths(seen(table, NOBODY).houses[0].mercenaries) == ["sea 4"]


def test_imagined_worlds_hold_every_piece_once_and_fit_the_view() -> None:
    table = ready(4)
    arm(table, 0, land=(3, 3), sea=(5,))
    arm(table, 1, land=(1,), sea=(2, 2))
    raid(table, Site.SIN, sea=(5, 5), land=(4,))
    raid(table, Site.RUM, sea=(1,), up=True)
    for seat in all_seats(4):
        view = conceal(table, seat)
        worlds = [imagine(view, seat, Chance(number)) for number in range(30)]
        for world in worlds:
            assert components(world) == components(table)
            assert conceal(world, seat) == view
        assert len({strengths(world.raiders[Site.SIN])[0] for world in worlds}) > 2
        assert len({tuple(omen.crisis for omen in world.crises) for world in worlds}) > 20


def test_what_was_drawn_before_a_pool_was_refilled_cannot_be_in_it() -> None:
    """Rule 69: the discards were open, so what is in the pool now is known but for its order."""
    table = ready(3)
    arm(table, 0, land=tuple(s for s, count in enumerate(STRENGTHS) for _ in range(count) if s != 1))
    gone = table.houses[0].mercenaries
    table.houses[0].mercenaries = gone[:3]
    table.discards[LAND] = tuple(type(tile)(LAND, tile.strength, OPEN, 0) for tile in gone[3:])
    arm(table, 1, land=(1,) * 6)
    table.houses[0].mercenaries = gone[:3]
    assert not table.pools[LAND].groups
    whole = components(table)
    begin(table, DrawMercenaries(TWO, 1))
    changes = do(table, "draw land")
    (refilled,) = [change for change in changes if isinstance(change, PoolRefilled)]
    assert refilled.veil(ZERO).strengths == (None,) * len(refilled.strengths)
    assert components(table) == whole
    for number in range(20):
        world = imagine(conceal(table, TWO), TWO, Chance(number))
        assert components(world) == whole
        ones = [tile for house in world.houses[:2] for tile in house.mercenaries if tile.strength == 1]
        assert len(ones) == 6
        assert 1 not in list(world.pools[LAND])


def test_an_empty_pool_stays_empty_in_an_imagined_world() -> None:
    table = ready(2)
    arm(table, 1, sea=tuple(s for s, count in enumerate(STRENGTHS) for _ in range(count)))
    table.pools[SEA] = Pile([])
    world = imagine(conceal(table, ZERO), ZERO, Chance(3))
    assert list(world.pools[SEA]) == []
    assert len(world.pools[LAND]) == 32


def test_committing_can_be_taken_back_but_not_the_fight_or_the_look() -> None:
    """Undo is free until somebody learns something."""
    table = ready(2)
    raid(table, Site.SIN, land=(3,))
    arm(table, 0, land=(2, 1))
    send(table, 0, Site.SIN, 0)  # type: ignore[arg-type]  # the number of a Pasha
    resolve(table, Site.SIN)
    before = clone(table)
    changes = do(table, "commit land 2")
    assert undoable(before, table, changes)
    before = clone(table)
    changes = do(table, "fight")
    assert not undoable(before, table, changes)


@pytest.mark.parametrize("kind", [kind for kind in CHANGES if "strength" in kind.__struct_fields__])
def test_a_change_that_shows_a_strength_hides_it_or_is_public(kind: type) -> None:
    """Rule 69: only what lies face up is told to all."""
    public = {"RaiderBoughtOff", "RaiderFell", "TileKept"}
    assert (kind.veil is CHANGES[0].veil) == (kind.__name__ in public)  # type: ignore[attr-defined]


def test_both_types_are_told_by_their_backs() -> None:
    """Rule 69."""
    table = ready(2)
    arm(table, 1, land=(1,), sea=(1, 2))
    backs = [tile.arm for tile in seen(table, ZERO).houses[1].mercenaries]
    assert [backs.count(arm) for arm in ARMS] == [1, 2]
    assert ALRASHID.conceal is conceal
    assert menu(table) == []
