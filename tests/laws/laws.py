"""The laws of the house, each a function over any ruleset; a law that is broken raises AssertionError.

``obey`` plays one game and holds every law against it, ``save_and_load`` saves at every decision of one, ``tables``
lists the set-ups worth trying. A box not yet on the shelf calls them from a test of its own.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any

from game.engine.chance import Chance
from game.engine.chronicle import Chronicle, Entry, Sitter, load, parse, write
from game.engine.play import after, asked, finished, options, read, take
from game.engine.record import Choice
from game.engine.ruleset import Ruleset, SetupError, Variant
from game.engine.seats import NOBODY, Seat, all_seats
from game.engine.table import Spread, Table, clone, digest
from tests.engine.toy import TOY

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


def same(one: Spread, other: Spread) -> bool:
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
        conserves(ruleset, table, world)


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


def conserves(ruleset: Ruleset, before: Table, now: Table) -> None:
    """Every component of the box is in exactly one place, before as now."""
    count = components(ruleset)
    if count is not None:
        assert count(now) == count(before), "a component was lost or found"


@cache
def components(ruleset: Ruleset) -> Components | None:
    """The box's own count of its components on a table without backs: ``components`` in its folder of tests."""
    home = "tests.engine" if ruleset is TOY else f"tests.{ruleset.slug}"
    for module in (f"{home}.components", f"{home}.tables"):
        if find_spec(home) and find_spec(module):
            found: Components | None = getattr(import_module(module), "components", None)
            if found:
                return found
    return None


# A whole game under every law


def obey(ruleset: Ruleset, seats: int, variant: Variant, seed: int, picks: Sequence[int] = (), looks: int = 30) -> None:
    """Play a game by ``picks`` and then by luck; look at each picked decision and about one in ``looks`` after them."""
    table = ruleset.open(seats, seed, variant)
    dealt, chronicle = clone(table), _chronicle(ruleset, seats, variant, seed)
    for number, (now, choice) in enumerate(play(table, picks, seed)):
        if number < len(picks) or (number + seed) % looks == 0:
            conserves(ruleset, dealt, now)
            for law in STEP_LAWS:
                law(ruleset, seats, now, choice)
        chronicle.course.append(Entry(str(choice)))
    chronicle.digest = digest(table)
    conserves(ruleset, dealt, table)
    replays(ruleset, chronicle)
    sheets_add_up(ruleset, seats, table)


def save_and_load(ruleset: Ruleset, seats: int, variant: Variant, seed: int) -> None:
    """Save and load at every decision of a random game: the same table, luck, digest and options each time."""
    chronicle = _chronicle(ruleset, seats, variant, seed)
    for now, choice in play(ruleset.open(seats, seed, variant), (), seed):
        chronicle.digest = digest(now)
        loaded = load(ruleset, parse(write(chronicle)))
        assert same(loaded, now), "loading brought back another table"
        assert list(options(loaded)) == list(options(now)), "loading brought back other options"
        chronicle.course.append(Entry(str(choice)))


def tables(ruleset: Ruleset) -> Iterator[tuple[int, Variant]]:
    """Each number of seats, in the usual set-up and with each switch by itself at its next and its last value."""
    variants: list[Variant] = [{}]
    for switch in ruleset.switches:
        variants += [{switch.key: value} for value in dict.fromkeys((switch.values[1], switch.values[-1]))]
    for seats in ruleset.seats:
        yield from ((seats, variant) for variant in variants if _can_be_set_up(ruleset, seats, variant))


def _can_be_set_up(ruleset: Ruleset, seats: int, variant: Variant) -> bool:
    """Some variants are for some numbers of seats only."""
    try:
        ruleset.open(seats, 0, variant)
    except SetupError:
        return False
    return True


def _chronicle(ruleset: Ruleset, seats: int, variant: Variant, seed: int) -> Chronicle:
    sitters = [Sitter("human", f"Guest {seat + 1}") for seat in range(seats)]
    return Chronicle(ruleset.slug, ruleset.edition, seed, ruleset.agreed(variant), sitters, [], "")
