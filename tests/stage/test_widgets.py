"""The widget kit: act on release, reasons, values by mouse and keyboard, text typed, lists scrolled, dialogs fitted."""

from __future__ import annotations

import pygame
import pytest

from game.stage.area import Area
from game.stage.clipboard import Clipboard
from game.stage.dialogs import Answer, Dialog, tip_place
from game.stage.field import TextField
from game.stage.lists import Entry, Reading, Scroll
from game.stage.notices import toast_seconds
from game.stage.panels import Panel, ProgressDots
from game.stage.values import Dropdown, Segments, Slider, Stepper
from game.stage.widget import Column, Row, Widget, family
from game.stage.widgets import Button, Label, Target, Toggle
from tests.stage.gallery import PAGES, paint
from tests.stage.rig import Rig, canvas_of

HERE = Area(200, 200, 400, 60)


def told_list() -> list[object]:
    """Where widgets note what they did."""
    return []


def lay(rig: Rig, widget: Widget, area: Area = HERE) -> None:
    widget.area = area
    rig.sheet.add(widget)
    rig.sheet.lay()


# --- pressing ---


def test_a_button_acts_on_release_inside_only() -> None:
    rig, done = Rig(), told_list()
    lay(rig, Button("Undo", lambda: done.append("undo")))
    rig.press(HERE.centre)
    assert done == []
    rig.move((1000, 900))
    rig.release((1000, 900))
    assert done == []
    rig.press((1000, 900))
    rig.release(HERE.centre)
    assert done == []
    rig.click(HERE.centre)
    assert done == ["undo"]


def test_a_disabled_button_does_nothing_and_says_why() -> None:
    rig, done = Rig(), told_list()
    button = Button("End turn", lambda: done.append("end"), reason="First move one councilor.", key=pygame.K_e)
    lay(rig, button)
    rig.click(HERE.centre)
    assert done == []
    assert rig.sheet.tip.seen
    assert rig.sheet.tip.widget is button
    assert rig.cues == ["refuse"]
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_e)
    assert done == []
    assert [toast.text for toast in rig.sheet.toasts] == ["First move one councilor."]


def test_a_tip_comes_with_the_pointer_and_with_the_focus_within_0_4_seconds() -> None:
    rig = Rig()
    lay(rig, Button("Hint", tip="Shows one good move."))
    seen = []
    for step in (
        lambda: rig.move(HERE.centre),
        lambda: rig.wait(0.4),
        lambda: rig.move((1000, 900)),
        lambda: rig.key(pygame.K_TAB),
        lambda: rig.wait(0.4),
    ):
        step()
        seen.append(rig.sheet.tip.seen)
    assert seen == [False, True, False, False, True]


def test_a_tip_stays_on_the_screen() -> None:
    rig = Rig(960, 540, ui=2.0)
    for area in (Area(0, 0, 60, 60), Area(1860, 1020, 60, 60), Area(1860, 0, 60, 60), Area(0, 1020, 60, 60)):
        rig.sheet.clear()
        button = Button("", icon="cross", tip="A long explanation of what this does, in several words. " * 2)
        lay(rig, button, area)
        rig.canvas.fill((0, 0, 0))
        rig.sheet.tip.about(button)
        rig.sheet.tip.hurry()
        rig.sheet.draw()
        assert rig.sheet.tip.seen


def test_hot_keys_reach_only_the_topmost_layer() -> None:
    rig, done = Rig(), told_list()
    lay(rig, Button("Undo", lambda: done.append("undo"), key=pygame.K_z, ctrl=True))
    rig.key(pygame.K_z)
    assert done == []
    rig.key(pygame.K_z, pygame.KMOD_CTRL)
    assert done == ["undo"]
    rig.wait(1)
    rig.sheet.open(Dialog("Sure?", answers=[Answer("Yes")]))
    rig.key(pygame.K_z, pygame.KMOD_CTRL)
    assert done == ["undo"]


def test_a_target_can_be_looked_at() -> None:
    rig, seen = Rig(), told_list()
    lay(rig, Target("castle", HERE, lambda: seen.append("chosen"), look=lambda: seen.append("looked")))
    rig.press(HERE.centre, 3)
    rig.release(HERE.centre, 3)
    assert seen == ["looked"]
    rig.press(HERE.centre)
    rig.wait(0.5)
    rig.release(HERE.centre)
    assert seen == ["looked", "looked"]
    rig.click(HERE.centre)
    assert seen[-1] == "chosen"


def test_drawing_changes_nothing() -> None:
    rig = Rig()
    lay(rig, Column(Toggle("Sound", True), Slider(0.3), Segments([(1, "One"), (2, "Two")], 1), TextField("abc")))
    rig.key(pygame.K_TAB)

    def state() -> list[object]:
        return [*map(vars, family(rig.sheet.base.widgets())), vars(rig.sheet.focus), rig.sheet.stale]

    before = repr(state())
    for _ in range(3):
        rig.sheet.draw()
    assert repr(state()) == before


# --- values ---


def test_a_toggle_turns_by_click_and_by_key() -> None:
    rig, told = Rig(), told_list()
    lay(rig, Toggle("Reduce motion", False, told.append))
    rig.click(HERE.centre)
    rig.wait(1)
    rig.key(pygame.K_SPACE)  # shows where the focus is
    rig.key(pygame.K_SPACE)
    assert told == [True, False]


def test_a_slider_follows_the_pointer_and_the_keys() -> None:
    rig, told = Rig(), told_list()
    slider = Slider(0.5, told.append, step=0.1)
    lay(rig, slider)
    rig.press((HERE.x + 4, HERE.centre[1]))
    assert slider.value == 0
    rig.move((HERE.right, 900))
    rig.release((HERE.right, 900))
    assert slider.value == 1
    rig.key(pygame.K_LEFT)
    rig.key(pygame.K_PAGEDOWN)
    assert slider.value == pytest.approx(0.7)
    rig.key(pygame.K_HOME)
    assert slider.value == 0
    assert told[:2] == [0, 1]


def test_a_stepper_steps_and_stops_at_its_ends() -> None:
    rig, told = Rig(), told_list()
    lay(rig, Stepper(3, told.append, low=2, high=5))
    plus, minus = (HERE.right - 10, HERE.centre[1]), (HERE.x + 10, HERE.centre[1])
    for _ in range(5):
        rig.click(plus)
    assert told == [4, 5]
    for _ in range(5):
        rig.click(minus)
    assert told == [4, 5, 4, 3, 2]
    rig.key(pygame.K_RIGHT)
    assert told[-1] == 3


def test_segments_choose_by_click_and_by_arrows() -> None:
    rig, told = Rig(), told_list()
    lay(rig, Segments([("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast")], "normal", told.append))
    rig.click((HERE.right - 30, HERE.centre[1]))
    rig.key(pygame.K_LEFT)
    rig.key(pygame.K_LEFT)
    rig.key(pygame.K_LEFT)
    assert told == ["fast", "normal", "slow"]


def test_a_dropdown_opens_a_list_and_escape_leaves_everything_as_it_was() -> None:
    rig, told = Rig(), told_list()
    options = [(level, level.title()) for level in ("lucky", "greedy", "steward")]
    lay(rig, Dropdown(options, "greedy", told.append, name="level"))
    rig.click(HERE.centre)
    assert len(rig.sheet.stack) == 1
    rig.key(pygame.K_ESCAPE)
    assert (rig.sheet.stack, told) == ([], [])
    rig.wait(1)
    rig.click(HERE.centre)
    rig.key(pygame.K_DOWN)
    rig.wait(1)
    rig.key(pygame.K_RETURN)
    assert (rig.sheet.stack, told) == ([], ["steward"])
    assert rig.sheet.focus.name == "level"
    rig.wait(1)
    rig.click(HERE.centre)
    rig.wait(1)
    rig.click((1500, 900))
    assert (rig.sheet.stack, told) == ([], ["steward"])


def test_a_disabled_value_keeps_its_value() -> None:
    rig, told = Rig(), told_list()
    widgets = [
        Toggle("a", True, told.append, reason="no"),
        Slider(0.5, told.append, reason="no"),
        Stepper(3, told.append, reason="no"),
        Segments([(1, "1"), (2, "2")], 1, told.append, reason="no"),
        TextField("abc", told.append, reason="no"),
    ]
    for number, widget in enumerate(widgets):
        area = Area(200, 100 + 80 * number, 400, 60)
        lay(rig, widget, area)
        for x in (area.x + 10, area.centre[0], area.right - 10):
            rig.click((x, area.centre[1]))
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_RETURN, pygame.K_BACKSPACE):
            rig.key(key)
        rig.type("x")
    assert told == []


# --- typing ---


class OwnClipboard(Clipboard):
    def put(self, text: str) -> None:
        self._own = text

    def get(self) -> str:
        return self._own


def field_of(rig: Rig, text: str = "", limit: int = 200) -> TextField:
    field = TextField(text, clipboard=OwnClipboard(), limit=limit)
    lay(rig, field)
    rig.click((HERE.right - 20, HERE.centre[1]))
    return field


def test_typing_editing_and_selecting() -> None:
    rig = Rig()
    field = field_of(rig)
    rig.type("Žofie der Weise")
    rig.key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)
    assert field.text == "Žofie der "
    rig.key(pygame.K_HOME)
    rig.key(pygame.K_DELETE)
    rig.type("S")
    assert field.text == "Sofie der "
    rig.key(pygame.K_END, pygame.KMOD_SHIFT)
    rig.type("!")
    assert field.text == "S!"


def test_a_long_text_shows_its_beginning_unless_it_is_being_typed() -> None:
    rig = Rig()
    field = field_of(rig)
    rig.type("Maximiliane von der langen Brücke am Tor zur großen Karawanserei im Tal")
    rig.sheet.lay()
    assert field._scroll > 0
    field.set_focus(False)
    rig.sheet.lay()
    assert field._scroll == 0


def test_a_tip_that_would_rather_lie_above_does_where_there_is_room() -> None:
    room, size = Area(0, 0, 800, 600), (200.0, 60.0)
    low, high = Area(100, 300, 100, 40), Area(100, 20, 100, 40)
    assert tip_place(low, size, room).y > low.bottom
    assert tip_place(low, size, room, over=True).bottom < low.y
    assert tip_place(high, size, room, over=True).y > high.bottom


def test_copy_cut_and_paste() -> None:
    rig = Rig()
    field = field_of(rig, "Ottilie")
    rig.key(pygame.K_a, pygame.KMOD_CTRL)
    rig.key(pygame.K_c, pygame.KMOD_CTRL)
    rig.key(pygame.K_END)
    rig.key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.text == "OttilieOttilie"
    rig.key(pygame.K_a, pygame.KMOD_CTRL)
    rig.key(pygame.K_x, pygame.KMOD_CTRL)
    assert field.text == ""
    rig.key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.text == "OttilieOttilie"


def test_a_field_keeps_its_limit_and_drops_what_cannot_be_shown() -> None:
    rig = Rig()
    field = field_of(rig, limit=5)
    field.insert("a\nb\x00c\u202edefgh")
    assert field.text == "a bcd"


def test_composition_is_shown_and_enter_while_composing_ends_nothing() -> None:
    rig, entered = Rig(), told_list()
    field = TextField("", entered=entered.append)
    lay(rig, field)
    rig.click(HERE.centre)
    rig.sheet.read(pygame.event.Event(pygame.TEXTEDITING, text="ひら", start=0, length=2))
    rig.key(pygame.K_RETURN)
    assert (field.composing, entered) == ("ひら", [])
    rig.sheet.draw()
    rig.type("平")
    rig.key(pygame.K_RETURN)
    assert (field.composing, entered) == ("", ["平"])


def test_keys_typed_into_a_field_press_no_button() -> None:
    rig, done = Rig(), told_list()
    rig.sheet.add(Button("Rules", lambda: done.append("rules"), key=pygame.K_r))
    field_of(rig, "abc")
    rig.key(pygame.K_r, text="r")
    assert done == []


def test_a_combining_mark_is_erased_with_its_letter() -> None:
    rig = Rig()
    field = field_of(rig, "ae\u0328")
    rig.key(pygame.K_LEFT)
    assert field.caret == 1


# --- lists ---


def test_a_focused_line_is_scrolled_into_view() -> None:
    rig = Rig()
    buttons = [Button(f"Save {n}") for n in range(40)]
    scroll = Scroll(*buttons)
    lay(rig, scroll, Area(100, 100, 500, 400))
    rig.key(pygame.K_TAB)
    for _ in range(25):
        rig.key(pygame.K_DOWN)
    rig.sheet.lay()
    assert rig.sheet.focus.name == "button Save 25"
    assert scroll.area.encloses(buttons[25].area)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    rig, done = Rig(), told_list()
    buttons = [Button(f"Save {n}", lambda n=n: done.append(n)) for n in range(40)]  # type: ignore[misc]  # keeps n
    lay(rig, Scroll(*buttons), Area(100, 300, 500, 400))
    rig.click((200, buttons[20].area.centre[1]))
    assert done == []


def test_the_wheel_moves_the_list_under_the_pointer() -> None:
    rig = Rig()
    scroll = Scroll(*[Button(f"Save {n}") for n in range(40)])
    lay(rig, scroll, Area(100, 100, 500, 400))
    rig.move((300, 300))
    rig.sheet.read(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert scroll.offset > 0
    rig.sheet.read(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=99, precise_y=99.0))
    assert scroll.offset == 0


def test_a_log_stays_at_its_newest_line_until_the_reader_scrolls_away() -> None:
    rig = Rig()
    log = Reading([Entry(f"Line {n}") for n in range(60)], tail=True, name="log")
    lay(rig, log, Area(100, 100, 400, 300))
    assert log.offset == log.reach > 0
    log.set([*log.entries, Entry("One more")])
    rig.sheet.lay()
    assert log.offset == log.reach
    log.move(-300)
    place = log.offset
    log.set([*log.entries, Entry("And one more")])
    rig.sheet.lay()
    assert log.offset == place


def test_the_bar_of_a_list_can_be_dragged() -> None:
    rig = Rig()
    log = Reading([Entry(f"Line {n}") for n in range(60)])
    lay(rig, log, Area(100, 100, 400, 300))
    rig.press((log.thumb().centre[0], log.thumb().y + 4))
    rig.move((log.thumb().centre[0], 900))
    rig.release((log.thumb().centre[0], 900))
    assert log.offset == pytest.approx(log.reach)


# --- dialogs and notices ---


def test_a_click_beside_a_dialog_cancels_it_and_reaches_nothing_behind() -> None:
    rig, told = Rig(), told_list()
    lay(rig, Button("Behind", lambda: told.append("behind")), Area(10, 10, 200, 60))
    rig.sheet.open(Dialog("Sure?", answers=[Answer("Yes")], cancelled=lambda: told.append("cancelled")))
    rig.click((100, 40))
    assert told == ["cancelled"]


def test_a_firm_dialog_wants_an_answer() -> None:
    rig = Rig()
    rig.sheet.open(Dialog("Read this", answers=[Answer("I have")], firm=True))
    rig.key(pygame.K_ESCAPE)
    rig.click((5, 5))
    assert len(rig.sheet.stack) == 1
    rig.wait(1)
    rig.key(pygame.K_RETURN)
    assert rig.sheet.stack == []


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("ui", [0.8, 1.0, 1.5, 2.0])
def test_a_dialog_fits_the_window_at_every_ui_scale(size: tuple[int, int], ui: float) -> None:
    rig = Rig(*size, ui=ui)
    rows = [Row(Label(f"Sound number {n}"), Slider(0.5, name=f"s{n}"), grow=(0,)) for n in range(12)]
    dialog = Dialog(
        "Settings of this table", "Something about it. " * 12, [Answer("Cancel"), Answer("Keep")], content=rows
    )
    rig.sheet.open(dialog)
    assert rig.canvas.area.encloses(dialog.area)
    for button in dialog.buttons:
        assert dialog.area.encloses(button.area)
    rig.sheet.draw()


def test_a_tip_of_a_closed_dialog_stays_nowhere() -> None:
    rig = Rig()
    lay(rig, Button("Below"))
    rig.sheet.focus.visible = False
    dialog = Dialog("Who plays", content=[Button("Seat", name="seat", tip="Who sits here.")])
    rig.sheet.open(dialog)
    rig.wait(0.4)
    seen = [rig.sheet.tip.seen]
    dialog.close()
    rig.wait(0.4)
    assert [*seen, rig.sheet.tip.seen] == [True, False]


def test_keys_repeat_only_where_they_did_on_the_screen_one_returns_to() -> None:
    first, second = Rig(), Rig()
    lay(first, TextField("", name="text"))
    lay(second, Button("Play again", name="again"))
    first.sheet.focus.to("text")
    first.sheet.lay()
    first.sheet.wake()
    found = [pygame.key.get_repeat()[0] > 0]
    for rig in (second, first):
        rig.sheet.wake()
        found.append(pygame.key.get_repeat()[0] > 0)
    assert found == [True, False, True]


def test_what_is_said_of_a_matter_takes_the_place_of_what_was_said_before() -> None:
    rig = Rig()
    for text, matter in (("Saved.", ""), ("Thinking…", "hint"), ("A hint: rest", "hint")):
        rig.sheet.toast(text, matter=matter)
    assert [toast.text for toast in rig.sheet.toasts] == ["Saved.", "A hint: rest"]
    rig.sheet.hush()
    assert rig.sheet.toasts == []


def test_notices_go_by_themselves_after_time_enough_to_read() -> None:
    rig = Rig()
    rig.sheet.toast("Saved.")
    rig.sheet.toast("Saved.")
    assert len(rig.sheet.toasts) == 1
    rig.sheet.draw()
    rig.wait(toast_seconds("Saved.") + 0.01)
    assert rig.sheet.toasts == []
    assert toast_seconds("x" * 100) > toast_seconds("x")


def test_a_sheet_at_rest_asks_for_no_drawing() -> None:
    rig = Rig()
    lay(rig, Button("Undo", tip="Takes back."))
    rig.sheet.stale = False
    for _ in range(10):
        rig.wait(0.1)
    rig.move((1500, 900))
    assert not rig.sheet.stale
    rig.move(HERE.centre)
    assert rig.sheet.stale


# --- sizes ---


@pytest.mark.parametrize("ui", [0.8, 1.0, 1.5, 2.0])
def test_targets_are_at_least_32_units_and_grow_with_the_ui_scale(ui: float) -> None:
    canvas = canvas_of(1920, 1080, ui)
    widgets = [
        Button("Go"),
        Button("", icon="cross"),
        Toggle("On", True),
        Slider(0.5),
        Stepper(1),
        Segments([(1, "I")], 1),
        Dropdown([(1, "I")], 1),
        TextField(),
    ]
    for widget in widgets:
        w, h = widget.size(canvas)
        assert min(w, h) >= 32 * ui


def test_the_text_of_a_button_goes_before_its_detail() -> None:
    canvas = canvas_of(ui=2.0)
    button = Button("New game", detail="choose a box", icon="diamond")
    button.area = Area(0, 0, 260, 90)
    button.draw(canvas)
    assert button.size(canvas)[0] > 260


def test_rows_give_the_spare_width_to_those_that_grow_and_hidden_ones_take_none() -> None:
    canvas = canvas_of(1920, 1080)
    left, hidden, right = Label("Music"), Label("Hidden"), Button("Go")
    hidden.shown = False
    line = Row(left, hidden, right, grow=(0,), gap=10)
    line.area = Area(0, 0, 500, 60)
    line.lay(canvas)
    assert right.area.right == pytest.approx(500)
    assert left.area.w == pytest.approx(500 - 10 - right.area.w)


def test_dots_and_panels_are_drawn() -> None:
    canvas = canvas_of()
    panel = Panel("paper", "Event")
    panel.area = Area(100, 100, 400, 300)
    panel.draw(canvas)
    assert panel.area.encloses(panel.inner(canvas))
    for done in range(7):
        dots = ProgressDots(6, done)
        dots.area = Area(120, 200, 200, 24)
        dots.draw(canvas)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_the_gallery_can_be_painted_at_the_smallest_window_and_the_largest_scale(page: object) -> None:
    assert callable(page)
    assert paint(page, (960, 540), 2.0).get_size() == (960, 540)


def test_a_list_that_fits_its_frame_is_as_wide_as_it() -> None:
    """Room at the right is left only where a bar stands in it."""
    canvas = canvas_of()
    for high, spare in ((400.0, False), (60.0, True)):
        scroll = Scroll(*(Button(f"One {number}") for number in range(3)))
        scroll.area = Area(0, 0, 500, high)
        scroll.lay(canvas)
        assert (scroll.column.area.w < 500) == spare == (scroll.reach > 0)
