"""The laws of the house, each a function over any ruleset.

``play`` walks a game; a law looks at one decision of it (a ``StepLaw``) or at a whole game; it raises
AssertionError.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any

from game.engine.chance import Chance
from game.engine.chronicle import Chronicle, Sitter, load, parse, write
from game.engine.play import after, asked, finished, options, read, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset, Variant
from game.engine.seats import NOBODY, Seat, all_seats
from game.engine.table import Table, clone, digest

MOST_DECISIONS = 5000

StepLaw = Callable[[Ruleset, int, Table, Choice], None]
Components = Callable[[Any], Counter[Hashable]]


def play(table: Table, picks: Sequence[int], seed: int) -> Iterator[tuple[Table, Choice]]:
    """Play the table out in place, yielding it with each choice before that is taken.

    Each pick is taken modulo the number of options; when the picks are used up, luck goes on from ``seed``.
    """
    luck = Chance(seed)
    for number, pick in enumerate(chain(picks, iter(luck.bits, None))):
        if finished(table):
            return
        assert number < MOST_DECISIONS, "this game does not end"
        choices = options(table)
        assert choices, f"{asked(table)} leaves nobody anything to choose"
        yield table, choices[pick % len(choices)]
        take(table, choices[pick % len(choices)])


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal but for their journals."""
    one, other = clone(one), clone(other)
    return one == other


# One decision


def notations_are_unique_and_read_back(_ruleset: Ruleset, _seats: int, table: Table, _choice: Choice) -> None:
    choices = options(table)
    texts = [str(choice) for choice in choices]
    assert len(set(texts)) == len(texts), f"one notation for two choices: {sorted(texts)}"
    assert all(text.isprintable() and not text.startswith(("#", "digest ")) for text in texts)
    few = [*choices[:3], *choices[-3:]]
    assert [read(table, str(choice)) for choice in few] == few


def after_leaves_its_argument_untouched(_ruleset: Ruleset, _seats: int, table: Table, choice: Choice) -> None:
    before = digest(table)
    later = after(table, choice)
    assert digest(table) == before, "after() wrote to its argument"
    assert same(later, after(table, choice)), "the same choice led to two tables"


def changes_tell_all_that_happened(_ruleset: Ruleset, _seats: int, table: Table, choice: Choice) -> None:
    """Fold: the clone of before plus the journal is after; the agenda and luck are no things on the table."""
    told, later = clone(table), after(table, choice)
    for change in later.journal:
        change.apply(told)
    told.agenda, told.chance = later.agenda, later.chance
    assert same(told, later), f"the journal does not tell what {choice} did"


def lookers(seats: int) -> tuple[Seat, ...]:
    """Everybody who may look at a table: each seat, and somebody at none."""
    return *all_seats(seats), NOBODY


def concealing_twice_is_concealing_once(ruleset: Ruleset, seats: int, table: Table, _choice: Choice) -> None:
    for seat in lookers(seats):
        view = ruleset.conceal(table, seat)
        assert same(ruleset.conceal(view, seat), view)


def imagined_worlds_look_like_the_view(ruleset: Ruleset, seats: int, table: Table, _choice: Choice) -> None:
    """Every world imagined looks the same to the seat, and it has every component of the box in its place."""
    for seat in all_seats(seats):
        view = ruleset.conceal(table, seat)
        world = ruleset.imagine(view, seat, Chance(table.chance.state ^ seat))
        assert same(ruleset.conceal(world, seat), view), f"seat {seat} would notice that this world is imagined"
        _has_all_components(ruleset, table, world)


def the_asked_seat_has_the_same_options_on_its_view(
    ruleset: Ruleset, _seats: int, table: Table, _choice: Choice
) -> None:
    ask = asked(table)
    assert ask is not None
    view = ruleset.conceal(table, ask.seat)
    assert list(options(view)) == list(options(table)), f"seat {ask.seat} has other options on its view"
    world = ruleset.imagine(view, ask.seat, Chance(table.chance.state))
    assert list(options(world)) == list(options(table)), f"seat {ask.seat} has other options in an imagined world"


def veiled_changes_carry_view_to_view(ruleset: Ruleset, seats: int, table: Table, choice: Choice) -> None:
    later = after(table, choice)
    for seat in lookers(seats):
        view, expected = ruleset.conceal(table, seat), ruleset.conceal(later, seat)
        for change in later.journal:
            change.veil(seat).apply(view)
        view.agenda, view.chance = expected.agenda, expected.chance
        assert same(view, expected), f"what seat {seat} sees after {choice} does not follow from what it is told"


def bots_find_something_plausible(ruleset: Ruleset, _seats: int, table: Table, _choice: Choice) -> None:
    ask = asked(table)
    assert ask is not None
    view = ruleset.conceal(table, ask.seat)
    plausible = list(ruleset.insight.plausible(view))
    assert plausible
    assert set(plausible) <= set(options(table))
    assert isinstance(ruleset.insight.worth(view, ask.seat), (float, int))


STEP_LAWS: tuple[StepLaw, ...] = (
    notations_are_unique_and_read_back,
    after_leaves_its_argument_untouched,
    changes_tell_all_that_happened,
    concealing_twice_is_concealing_once,
    imagined_worlds_look_like_the_view,
    the_asked_seat_has_the_same_options_on_its_view,
    veiled_changes_carry_view_to_view,
    bots_find_something_plausible,
)


# One game


def sheets_add_up(ruleset: Ruleset, seats: int, table: Table) -> None:
    """A sheet a seat in seat order, its total the sum of its lines; nobody is placed before a better one.

    Somebody is first, but for a single seat that may lose to the box itself.
    """
    sheets = ruleset.scores(table)
    assert [sheet.seat for sheet in sheets] == list(all_seats(seats))
    assert seats == 1 or min(sheet.place for sheet in sheets) == 1
    for sheet in sheets:
        assert sheet.total == sum(line.points for line in sheet.lines), f"{sheet} does not add up"
        assert all(other.total >= sheet.total for other in sheets if other.place < sheet.place)


def replays(ruleset: Ruleset, chronicle: Chronicle) -> None:
    """The text round-trips, and loading it brings back the table with its luck and its options."""
    text = write(chronicle)
    assert write(parse(text)) == text
    table = load(ruleset, parse(text))
    assert digest(table) == chronicle.digest


def conserves(ruleset: Ruleset, dealt: Table, table: Table) -> None:
    """Every component of the box is in exactly one place, as after the deal."""
    _has_all_components(ruleset, dealt, table)


def chronicled(ruleset: Ruleset, seats: int, seed: int, variant: Variant) -> Chronicle:
    """The chronicle of a game about to begin."""
    table = ruleset.open(seats, seed, variant)
    sitters = [Sitter("human", f"Guest {seat + 1}") for seat in range(seats)]
    return Chronicle(ruleset.slug, ruleset.edition, seed, ruleset.agreed(variant), sitters, [], digest(table))


def _has_all_components(ruleset: Ruleset, before: Table, now: Table) -> None:
    count = components(ruleset)
    if count is not None:
        assert count(now) == count(before), "a component was lost or found"


def components(ruleset: Ruleset) -> Components | None:
    """The box's own count of its components, ``tests/<slug>/components.py``, if it has one."""
    home = "tests.engine" if ruleset.slug == "toy" else f"tests.{ruleset.slug}"
    if find_spec(home) is None or find_spec(f"{home}.components") is None:
        return None
    found: Components = import_module(f"{home}.components").components
    return found
