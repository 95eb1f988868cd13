"""A chronicle reads back as it was written, or is refused with one sentence."""

import pytest

from game.engine.chance import Chance
from game.engine.chronicle import (
    BrokenChronicle,
    Chronicle,
    Entry,
    NoChronicle,
    Sitter,
    load,
    parse,
    replay,
    write,
)
from game.engine.play import finished, options, take
from game.engine.table import digest
from tests.engine.toy import TOY

WHOLE = """\
caravanserai chronicle 1
box toy
edition 1
seed 5
set coins 5
set open yes
set pace brisk
seat human Ottilie of the Well
seat greedy Bertram
begin
bid 1
# hint asked by seat 0
pass
digest {digest}
"""


def played(seed: int = 5) -> Chronicle:
    variant = TOY.agreed({"coins": 5, "open": True, "pace": "brisk"})
    table, luck, course = TOY.open(2, seed, variant), Chance(seed), [Entry("the game begins", note=True)]
    while not finished(table):
        choice = luck.pick(options(table))
        course.append(Entry(str(choice)))
        take(table, choice)
    sitters = [Sitter("human", "Žofie ひらがな"), Sitter("master:400", "Bertram")]
    return Chronicle("toy", 1, seed, variant, sitters, course, digest(table))


def test_a_chronicle_reads_back_as_it_was_written() -> None:
    chronicle = played()
    assert parse(write(chronicle)) == chronicle
    assert write(parse(write(chronicle))) == write(chronicle)


def test_odd_signs_in_a_name_and_foreign_line_ends_do_no_harm() -> None:
    chronicle = played()
    chronicle.sitters[1] = Sitter("human", "a\u2028b\x0cc\x85d  e")
    assert parse(write(chronicle)) == chronicle
    assert parse(write(chronicle).replace("\n", "\r\n")) == chronicle


def test_loading_brings_back_the_table_and_its_luck() -> None:
    chronicle = played()
    table = load(TOY, parse(write(chronicle)))
    assert finished(table)
    assert digest(table) == chronicle.digest


def test_replay_shows_the_table_after_each_entry() -> None:
    chronicle = played()
    seen = [(finished(table), entry) for table, entry in replay(TOY, chronicle)]
    assert [entry for _, entry in seen] == [None, *chronicle.course]
    assert [over for over, _ in seen].index(True) == len(chronicle.course)


def test_notes_change_nothing() -> None:
    chronicle = played()
    chronicle.course.insert(3, Entry("seat 1 changed hands", note=True))
    assert load(TOY, parse(write(chronicle))) == load(TOY, played())
    assert len(chronicle.choices) == len(played().choices)


def test_a_game_not_yet_begun_is_a_chronicle_too() -> None:
    table = TOY.open(1, 1)
    chronicle = Chronicle("toy", 1, 1, {}, [Sitter("human", "Ottilie")], [], digest(table))
    assert load(TOY, parse(write(chronicle))) == table


def test_a_written_chronicle_looks_like_this() -> None:
    chronicle = parse(WHOLE.format(digest="0123456789abcdef"))
    assert chronicle.sitters == [Sitter("human", "Ottilie of the Well"), Sitter("greedy", "Bertram")]
    assert chronicle.variant == {"coins": 5, "open": True, "pace": "brisk"}
    assert chronicle.choices == ["bid 1", "pass"]
    assert write(chronicle) == WHOLE.format(digest="0123456789abcdef")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("caravanserai chronicle 1", "dear diary", "not a chronicle of Caravanserai"),
        ("caravanserai chronicle 1", "caravanserai chronicle 2", "written in format 2; this program reads format 1"),
        ("caravanserai chronicle 1", "caravanserai chronicle", r"written in format \?"),
        ("begin\n", "", "cut off before the game begins"),
        ("edition 1", "edition one", "“edition one” of this chronicle cannot be read"),
        ("seed 5", "seed", "“seed” of this chronicle cannot be read"),
        ("set coins 5", "set coins", "“set coins” of this chronicle cannot be read"),
        ("seat greedy Bertram", "seat greedy", "“seat greedy” of this chronicle cannot be read"),
        ("seed 5", "weather fine", "“weather fine” has no place at the head"),
        ("box toy\n", "", "does not say which box is played"),
        ("digest 0\n", "", "cut off: its last line is missing"),
        ("pass\ndigest 0\n", "pa", "cut off: its last line is missing"),
    ],
)
def test_a_text_that_is_no_chronicle_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(NoChronicle, match=sentence):
        parse(WHOLE.format(digest="0").replace(old, new))


@pytest.mark.parametrize("text", ["", "\n", "\0\1\2", "caravan"])
def test_nothing_and_noise_are_no_chronicles(text: str) -> None:
    with pytest.raises(NoChronicle, match="not a chronicle of Caravanserai"):
        parse(text)


@pytest.mark.parametrize("length", range(0, 200, 7))
def test_a_text_cut_off_anywhere_is_no_chronicle_or_does_not_reproduce(length: int) -> None:
    with pytest.raises((NoChronicle, BrokenChronicle)):
        load(TOY, parse(write(played())[:length]))


def test_another_edition_does_not_reproduce() -> None:
    chronicle = played()
    chronicle.edition = 2
    with pytest.raises(BrokenChronicle, match="played by edition 2 of The Toy Box; this program plays edition 1"):
        load(TOY, chronicle)


def test_a_set_up_the_box_does_not_know_does_not_reproduce() -> None:
    chronicle = played()
    chronicle.variant["coins"] = 7
    with pytest.raises(BrokenChronicle, match="cannot be set up: “coins” of The Toy Box can be"):
        load(TOY, chronicle)
    chronicle = played()
    chronicle.sitters *= 4
    with pytest.raises(BrokenChronicle, match="cannot be set up: The Toy Box is for 1 to 4 seats, not 8"):
        load(TOY, chronicle)


def test_an_illegal_line_does_not_reproduce() -> None:
    chronicle = played()
    chronicle.course[1] = Entry("bid 77")
    with pytest.raises(BrokenChronicle, match="Line 2 of the game cannot be played: “bid 77” is not among the choices"):
        load(TOY, chronicle)


def test_a_line_after_the_end_does_not_reproduce() -> None:
    chronicle = played()
    chronicle.course.append(Entry("pass"))
    with pytest.raises(BrokenChronicle, match="The game is over"):
        load(TOY, chronicle)


def test_another_end_does_not_reproduce() -> None:
    chronicle = played()
    chronicle.digest = "0" * 16
    with pytest.raises(BrokenChronicle, match="ends on a different table"):
        load(TOY, chronicle)
