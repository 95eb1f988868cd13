"""Cards: events, status cards and goals, at every size they are shown in."""

from __future__ import annotations

from collections.abc import Sequence

from game.emira.rules.board import Sheik, Skill
from game.emira.rules.cards import EVENT_ROWS, Event, Status
from game.emira.scenes import theme
from game.emira.scenes.letters import put
from game.emira.scenes.lexicon import first, name, said
from game.emira.scenes.pictures import emblem, panel, picture, skill
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.lettering import fits, inscribe
from game.stage.places import Place
from game.stage.signs import draw_sign

Words = Sequence[str]
SCENE = 160 / 176
WORDY_LINE = 48.0
READABLE = 150.0
"""From this height an event card says what it does."""

LARGE_STATUS = 168
"""Pixels from which the picture for the zoom is the sharper one."""

LARGE_SCENE = 200
OPEN_INK = (138, 28, 20)


def draw_event(canvas: Canvas, place: Place, face: Words) -> None:
    """An event: as a card of the hand, or as a line among those in force."""
    event, form = Event[face[0].upper()], face[1]
    if form == "row":
        _row(canvas, place.area, event, Sheik[face[2].upper()])
    elif form == "line":
        _line(canvas, place.area, event)
    else:
        event_card(canvas, place.area, event)


def _row(canvas: Canvas, area: Area, event: Event, sheik: Sheik) -> None:
    emblem(canvas, area.left_part(area.h).inset(1), sheik)
    inscribe(canvas, name("event", event), area.less(left=area.h + 6), "label", theme.IVORY, across="left")


def _line(canvas: Canvas, area: Area, event: Event) -> None:
    """One of many cards in hand: a little picture, the name, and where there is room what it does."""
    canvas.plate(area.inset(0, 1), theme.CARD_LOOK._replace(shadow=0))
    inner = area.inset(4, 3)
    canvas.sprite(f"emira/event/{event}", inner.left_part(inner.h * SCENE), "contain")
    room = inner.less(left=inner.h * SCENE + 6, right=2)
    if area.h < WORDY_LINE:
        called = name("event", event)
        whole = room._replace(y=area.y, h=area.h)
        put(canvas, [called, called.split()[0]], whole, "label", theme.PLUM, across="left")
        return
    inscribe(canvas, name("event", event), room.top_part(room.h / 2), "label", theme.PLUM, across="left", down="bottom")
    brief = said(f"event.{event}.brief")
    put(canvas, [brief], room.bottom_part(room.h / 2), "small", theme.BROWN, across="left", down="top")


def event_card(canvas: Canvas, area: Area, event: Event) -> None:
    """Picture, name, and where there is room what it does."""
    panel(canvas, "card_event", area)
    inner = area.inset(6)
    readable = area.h >= READABLE
    title = first(f"table.split.{event}", f"event.{event}.name")
    lines = 1 if fits(canvas.at_ui(1), title, (inner.w - 8, 26), "label") else 2
    foot = inner.bottom_part(58.0 + 24.0 * lines if readable else 6.0 + 24.0 * lines)
    window = inner.less(bottom=foot.h - 4)
    scene = anchor(window, (min(window.w, window.h * SCENE), min(window.h, window.w / SCENE)))
    folder = "zoom/event" if canvas.px(scene.w) > LARGE_SCENE else "event"
    canvas.sprite(f"emira/{folder}/{event}", scene, "contain")
    canvas.plate(foot, theme.CARD_LOOK)
    room = foot.inset(2, 3)
    if not readable:
        inscribe(canvas, title, room, "label", theme.PLUM, lines=lines)
        return
    head = room.top_part(24.0 * lines)
    inscribe(canvas, title, head, "label", theme.PLUM, lines=lines)
    put(canvas, [said(f"event.{event}.brief")], room.less(top=head.h), "small", theme.BROWN, lines=0)
    symbol = EVENT_ROWS[event].symbol
    if symbol is not None:
        picture(canvas, f"symbol/{symbol}", Area(inner.right - 26, inner.y + 2, 24, 24))


def draw_status(canvas: Canvas, place: Place, face: Words) -> None:
    """A status card: its picture and its points as crowns."""
    status, area = Status[face[0].upper()], place.area
    folder = "zoom/status" if canvas.px(area.w) > LARGE_STATUS else "status"
    canvas.sprite(f"emira/{folder}/{status}", area)


def draw_goal(canvas: Canvas, place: Place, face: Words) -> None:
    """A goal: the skills it asks for, those covered ticked; large it also says how the game is won."""
    filled = [Skill[word.upper()] for word in face[1].split(",") if word != "-"]
    missing = [Skill[word.upper()] for word in face[2].split(",") if word != "-"]
    area = place.area
    if area.h < 60:
        _goal_line(canvas, area, filled, missing)
        return
    panel(canvas, "card_goal", area)
    inner = area.inset(12, 11)
    inscribe(canvas, said("table.goal"), inner.top_part(28), "plaque", theme.PLUM)
    count = len(filled) + len(missing)
    side = min(42.0, inner.w / count - 3)
    spots = row(inner.less(top=34).top_part(side), [(side, side)] * count, 4, across="middle")
    for number, spot in enumerate(spots):
        done = number < len(filled)
        which = (filled + missing)[number]
        canvas.sprite(f"emira/skill/{which}", spot, tone="" if done else "grey", alpha=255 if done else 150)
        below = Area(spot.x - 2, spot.bottom, spot.w + 4, 22)
        if done:
            draw_sign(canvas, "tick", anchor(below, (18, 18)), theme.SKILL_INKS[Skill.HOUSEKEEPING], 0.18)
    if missing:
        left = spots[len(filled)]
        room = Area(left.x - 8, left.bottom, spots[-1].right - left.x + 16, 22)
        put(canvas, [said("table.open")], room, "small", OPEN_INK)
    _conditions(canvas, inner.less(top=34 + side + 26), place.label)


def _conditions(canvas: Canvas, area: Area, label: str) -> None:
    """How many princesses win with these skills, and how many with any."""
    if "/" not in label:
        return
    least, most = label.split("/")
    canvas.fill(theme.EDGE, area.top_part(1.4).inset(8, 0))
    rows = [area.less(top=5 + 31 * number).top_part(32) for number in range(3)]
    lines = (
        [said("table.win"), said("table.win_short")],
        [said("table.win_skills", n=int(least)), said("table.win_skills_short", n=int(least))],
        [said("table.win_any", n=int(most))],
    )
    for number, (texts, room) in enumerate(zip(lines, rows, strict=True)):
        put(canvas, texts, room.inset(-1, 0), "label" if number else "small", theme.INK if number else theme.BROWN)


def _goal_line(canvas: Canvas, area: Area, filled: list[Skill], missing: list[Skill]) -> None:
    count = len(filled) + len(missing)
    side = min(area.h, area.w / count)
    spots = row(area, [(side, side)] * count, 0, across="right")
    for number, spot in enumerate(spots):
        skill(canvas, spot, (filled + missing)[number], number < len(filled))
