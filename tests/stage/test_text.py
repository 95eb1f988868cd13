"""Text at its real size: floors, wrapping, ellipsis, rich runs, every name a person may have; and the words files."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import glyphs
from game.stage.area import Area
from game.stage.styles import FLOOR_PX, STYLES, pixels
from game.stage.text import Fade
from game.stage.words import Markup, MissingWords, Words
from tests.stage.rig import canvas_of

NAMES = [
    "Žofie",
    "ひらがな",
    "שלום עולם",
    "محمد علي",
    "e\u0301t\u0301e",
    "W" * 200,
    "🙂",
    "a\x00b\u202ec",
    "\ud800",
    "Ελλάδα",
    "",
]
CANVAS = canvas_of()
LONG = "The town planner walks from the market to the castle and pays three stones for a new tower."


def test_no_style_is_smaller_than_18_units_nor_12_pixels() -> None:
    assert min(style.size for style in STYLES.values()) >= 18
    assert min(pixels(style.size, 0.5 * 0.8) for style in STYLES.values()) == FLOOR_PX


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("style", ["name", "label", "rules"])
def test_every_name_can_be_written_and_stays_in_its_place(name: str, style: str) -> None:
    canvas = canvas_of()
    room = Area(100, 100, 180, 40)
    used = canvas.write(name, room, style)
    assert used.w <= room.w + 1
    canvas.write(Markup.escaped(name), room, style)


@given(st.text(max_size=40), st.integers(60, 400))
def test_any_text_at_all_can_be_wrapped(text: str, width: int) -> None:
    for words in (text, Markup(text)):
        w, _ = CANVAS.measure(words, "body", width, 3)
        assert CANVAS.px(w) <= CANVAS.px(width)


def test_wrapped_lines_are_no_wider_than_allowed_and_lose_no_word() -> None:
    canvas = canvas_of(1920, 1080)
    setting = canvas.scribe.set(canvas.scribe.order(LONG, "body", 1.0, 300))
    lines = [" ".join(piece.text for piece in line) for line in setting.lines]
    assert " ".join(lines).split() == LONG.split()
    assert setting.width <= 300
    assert len(lines) > 2


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    canvas = canvas_of()
    setting = canvas.scribe.set(canvas.scribe.order(LONG, "body", 1.0, 200, 2))
    assert setting.clipped
    assert len(setting.lines) == 2
    assert setting.lines[-1][-1].text == "…"
    assert canvas.clipped(LONG, "body", 200, 1)
    assert not canvas.clipped("Castle", "body", 200, 1)


def test_letters_shrink_before_words_are_cut_but_not_below_18_units() -> None:
    canvas = canvas_of(1920, 1080)
    room = Area(0, 0, canvas.measure("Construction Site", "name")[0] * 0.85, 40)
    assert canvas.write("Construction Site", room, "name", shrink=True).w <= room.w
    assert canvas.write("Construction Site", room._replace(w=60), "name", shrink=True).h >= 18


def test_the_ui_scale_enlarges_text() -> None:
    assert canvas_of(1920, 1080, 2.0).measure("Forest")[0] == pytest.approx(
        2 * canvas_of(1920, 1080).measure("Forest")[0], rel=0.05
    )


def test_marks_are_obeyed_in_markup_and_shown_in_plain_text() -> None:
    canvas = canvas_of()
    order = canvas.scribe.order(Markup("Pay *two* [warn|stones]"), "body", 1.0, palette=canvas.theme.palette)
    pieces = [piece for line in canvas.scribe.set(order).lines for piece in line]
    assert [(piece.text, piece.face) for piece in pieces if piece.face.endswith("Bold")] == [("two", "FiraSans-Bold")]
    assert canvas.theme.warn in {piece.colour for piece in pieces}
    plain = canvas.scribe.set(canvas.scribe.order("*two*", "body", 1.0))
    assert plain.lines[0][0].text == "*two*"


def test_an_inline_picture_stays_with_its_number() -> None:
    canvas = canvas_of()
    order = canvas.scribe.order(Markup("Pay {wood} 2 or {grain} 3"), "body", 1.0, 60)
    for line in canvas.scribe.set(order).lines:
        icons = [number for number, piece in enumerate(line) if piece.icon]
        assert all(line[number + 1].text.strip("\u00a0")[0].isdigit() for number in icons)


def test_a_persons_name_cannot_smuggle_marks_in() -> None:
    words = Words({"app": {"greeting": "*Welcome*, {name}!"}}, strict=True)
    text = words("app.greeting", name="[warn|*{wood}*] \\")
    assert text.plain() == "Welcome, [warn|*{wood}*] \\!"


def test_a_field_that_is_markup_keeps_its_marks() -> None:
    words = Words({"app": {"paid": "{name} pays {what}."}}, strict=True)
    assert words("app.paid", name="Ottilie", what=Markup("{wood} 2")) == "Ottilie pays {wood} 2."


def test_one_and_many() -> None:
    words = Words({"app": {"huts": "{n} {n:hut|huts}"}}, strict=True)
    assert [words("app.huts", n=n).plain() for n in (0, 1, 2)] == ["0 huts", "1 hut", "2 huts"]
    with pytest.raises(MissingWords, match="n"):
        words("app.huts")


def test_a_missing_key_raises_in_tests_and_is_told_once_otherwise(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingWords, match=r"crown\.site\.moon"):
        Words({}, strict=True)("crown.site.moon")
    words = Words({})
    assert words("crown.site.full_moon") == words("crown.site.full_moon") == Markup("full moon").escaped("full moon")
    assert caplog.text.count("full_moon") == 1
    assert words.missing == {"crown.site.full_moon"}


def test_keys_are_nested_tables() -> None:
    words = Words({"crown": {"site": {"forest": {"name": "Forest"}, "castle": {"name": "Castle"}}}}, strict=True)
    assert words.keys("crown.site") == ["crown.site.forest.name", "crown.site.castle.name"]
    assert words.first("crown.site.lake.name", "crown.site.forest.name") == "Forest"
    assert "crown.site.castle.name" in words


def test_joining_markup_escapes_plain_parts() -> None:
    assert Markup(", ").joined(["a*b", Markup("*c*")]) == r"a\*b, *c*"
    assert Markup("*a*") + "_b_" == r"*a*\_b\_"


def test_right_to_left_letters_are_turned_round_and_others_are_not() -> None:
    assert glyphs.ordered("abc אבג 12") == "abc גבא 12"
    assert glyphs.ordered("Žofie") == "Žofie"


def test_an_unknown_letter_gets_a_substitute_and_an_unknown_mark_nothing() -> None:
    assert glyphs.drawable("FiraSans-Medium", "ひ")[1] in ("?", "\ufffd")
    assert glyphs.drawable("Cinzel-Bold", "я") == ("FiraSans-Medium", "я")


def test_plain_letters_replace_the_bookish_faces() -> None:
    canvas = canvas_of()
    canvas.scribe.plain = True
    assert canvas.scribe.style("rules").face == "FiraSans-Regular"
    assert canvas.scribe.style("body").face == "FiraSans-Medium"


def test_the_same_text_is_painted_once() -> None:
    canvas = canvas_of()
    setting = canvas.scribe.set(canvas.scribe.order("Forest", "name", 1.0))
    first = canvas.scribe.paint(setting, Fade((255, 240, 180), (200, 140, 40)), shadow=(0, 0, 0))
    assert canvas.scribe.paint(setting, Fade((255, 240, 180), (200, 140, 40)), shadow=(0, 0, 0)) is first
    assert first.get_bounding_rect().w > 0
