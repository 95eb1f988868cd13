"""Who would she choose? Every household by the two preferences of a princess, as far as the looker knows."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from msgspec import structs

from game.emira.rules.board import Action, Preference, Sheik
from game.emira.rules.cards import Princess
from game.emira.rules.changes.auction import counted
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import preferences, value
from game.emira.scenes import theme
from game.emira.scenes.favour import Suit, favourite, knows_purse, suits
from game.emira.scenes.grid import own_seat
from game.emira.scenes.letters import called, put
from game.emira.scenes.lexicon import name, said
from game.emira.scenes.people import known_as
from game.emira.scenes.pictures import emblem, panel, picture, preference, valued
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment
from game.stage.shapes import Colour

HEAD = 34.0
MOST_DOTS = 6
DOT = 15.0
HEAD_GAP = 14.0
"""Between the words over a column and those over the next."""

ABOUT = "about "


class Row(NamedTuple):
    """A household in the table; ``gain`` are its values if it took what the pointer rests on, None for no change."""

    sheik: Sheik
    who: str
    suit: Suit
    own: bool
    gain: tuple[int, int] | None


class Standing(NamedTuple):
    """The whole table for one princess."""

    princess: Princess
    likes: tuple[Preference, Preference | None]
    rows: tuple[Row, ...]
    verdict: str


def subject(now: Moment) -> Princess | None:
    """Whom the table is about: who was pointed at, otherwise who chooses now, otherwise who waits."""
    view: EmiraTable = now.view
    if now.picked and now.picked.startswith(ABOUT):
        asked = Princess[now.picked.removeprefix(ABOUT).upper()]
        if asked in (*view.active, *view.undecided, *view.coming):
            return asked
    for people in (view.active, view.undecided, view.coming):
        if people:
            return people[0]
    return None


def about(princess: Princess) -> str:
    """What is taken up to see the table of this princess."""
    return f"{ABOUT}{princess}"


def standing_of(now: Moment, princess: Princess) -> Standing:
    """How everybody stands with her."""
    view: EmiraTable = now.view
    likes = preferences(view, princess)
    own = own_seat(now.looker)
    action = hovered_action(now)
    rows = []
    for suit in suits(view, now.looker, princess):
        home = view.households[suit.seat]
        gain = _gain(view, home, action, likes) if suit.seat == own and action is not None else None
        rows.append(Row(home.sheik, now.names[suit.seat], suit, suit.seat == own, gain))
    return Standing(princess, likes, tuple(rows), verdict(now, princess))


def verdict(now: Moment, princess: Princess) -> str:
    """Whom she would choose now, in a few words."""
    leader = favourite(now.view, now.looker, princess)
    if leader is None:
        return said("table.unknown_choice")
    if leader == NOBODY:
        return said("table.no_choice")
    return said("table.leads")


def hovered_action(now: Moment) -> Action | None:
    """The niche under the pointer whose thing would change a value."""
    words = (now.hovered or "").split()
    word = words[-1] if words else ""
    found = {str(action): action for action in (Action.APPEARANCE, Action.STATUS, Action.PALACE)}
    return found.get(word) if word and now.view.market.offers(found.get(word, Action.CAMEL)) else None


def _gain(
    view: EmiraTable, home: Household, action: Action, likes: tuple[Preference, Preference | None]
) -> tuple[int, int] | None:
    """The household's values after taking it, when that changes any of them."""
    market, richer = view.market, home
    if action is Action.APPEARANCE and market.counter is not None:
        richer = structs.replace(home, counters=counted(home.counters, market.counter, 1))
    elif action is Action.STATUS and market.status is not None:
        richer = structs.replace(home, statuses=(*home.statuses, market.status))
    elif action is Action.PALACE:
        richer = structs.replace(home, sections=home.sections + 1)
    now, then = (tuple(0 if like is None else value(each, like) for like in likes) for each in (home, richer))
    return (then[0], then[1]) if now != then else None


def standing_panel(now: Moment, area: Area) -> Panel:
    """How everybody stands with her; with nobody there to choose, what everybody has to offer."""
    princess = subject(now)
    shown = standing_of(now, princess) if princess is not None else None
    if shown is None:
        rows = worths(now)
        return Panel("standing", area, rows, partial(_paint_nobody, area, rows))
    return Panel("standing", area, shown, partial(_paint, area, shown))


def _paint_nobody(area: Area, rows: tuple[Worth, ...], canvas: Canvas) -> None:
    canvas.plate(area, theme.PLAIN_LOOK)
    _paint_worths(canvas, area, rows)


def _paint(area: Area, shown: Standing, canvas: Canvas) -> None:
    canvas.plate(area, theme.PLAIN_LOOK)
    columns = _columns(area)
    _head(canvas, area.top_part(HEAD), columns, shown)
    body = area.less(6, HEAD, 6, 5)
    pitch = body.h / len(shown.rows)
    for number, row in enumerate(shown.rows):
        _row(canvas, Area(body.x, body.y + number * pitch, body.w, pitch), columns, row, shown)


def _columns(area: Area) -> dict[str, Area]:
    """The x of each column: name, first and second value, rooms, verdict."""
    shares = {
        "who": (0.02, 0.25),
        "first": (0.25, 0.47),
        "second": (0.47, 0.67),
        "room": (0.67, 0.8),
        "leads": (0.8, 0.985),
    }
    return {key: Area(area.x + a * area.w, area.y, (b - a) * area.w, 1) for key, (a, b) in shares.items()}


def _part(row: Area, column: Area) -> Area:
    return Area(column.x, row.y, column.w, row.h)


def _head(canvas: Canvas, area: Area, columns: dict[str, Area], shown: Standing) -> None:
    title = _part(area, columns["who"]).less(left=4)
    put(canvas, known_as(shown.princess), title, "plaque", theme.GOLD, across="left")
    for key, like in zip(("first", "second"), shown.likes, strict=True):
        if like is None:
            continue
        room = _part(area, columns[key])
        preference(canvas, Area(room.x, room.centre[1] - 14, 28, 28), like)
        put(canvas, [name("preference", like)], room.less(left=31, right=HEAD_GAP), "small", theme.MIST, across="left")
    put(canvas, [said("table.rooms")], _part(area, columns["room"]), "small", theme.MIST)
    if not any(row.suit.leads for row in shown.rows):
        texts = [shown.verdict, said("table.unknown")]
        room = _part(area, columns["leads"]).less(left=HEAD_GAP)
        put(canvas, texts, room, "small", theme.AMBER_PALE, across="right")


def _row(canvas: Canvas, area: Area, columns: dict[str, Area], row: Row, shown: Standing) -> None:
    suit = row.suit
    if suit.leads:
        panel(canvas, "row_lead", area.inset(0, 1))
    elif row.own:
        panel(canvas, "row_mine", area.inset(0, 1))
    ink = theme.IVORY if suit.welcome else theme.MIST
    side = min(24.0, area.h - 2)
    who = _part(area, columns["who"])
    emblem(canvas, Area(who.x, area.centre[1] - side / 2, side, side), row.sheik)
    put(canvas, called(row.who), who.less(left=side + 6), "label", ink, across="left")
    for number, (key, like) in enumerate(zip(("first", "second"), shown.likes, strict=True)):
        if like is not None:
            gain = row.gain[number] if row.gain else None
            _value(canvas, _part(area, columns[key]), like, (suit.first, suit.second)[number], gain, ink)
    room = said("table.free", n=suit.room) if suit.room > 0 else said("table.full")
    inscribe(canvas, room, _part(area, columns["room"]), "label", ink if suit.room > 0 else theme.WARN)
    if suit.leads:
        inscribe(canvas, shown.verdict, _part(area, columns["leads"]), "label", theme.AMBER_PALE, across="right")


def _value(canvas: Canvas, room: Area, like: Preference, worth: int | None, gain: int | None, ink: Colour) -> None:
    """A number, as many dots as it is high, and what it would become."""
    text = valued(like, worth)
    digits = room.left_part(room.w - 30 if like is Preference.GOLD else 30)
    inscribe(canvas, text, digits, "label", ink, across="right", beside=("00",))
    dots = 0 if worth is None or like is Preference.GOLD else worth // 2 if like is Preference.PALACE else worth
    alpha = 255 if ink == theme.IVORY else 110
    x = digits.right + 8
    if gain is not None and gain != worth:
        arrow = Area(digits.right + 4, room.y, 46, room.h)
        inscribe(canvas, f"→ {valued(like, gain)}", arrow, "label", theme.AMBER, across="left")
        x = arrow.right
    for _ in range(min(dots, MOST_DOTS)):
        if x + DOT > room.right:
            break
        picture(
            canvas,
            "icon/princess" if like is Preference.PRINCESSES else f"mark/dot_{like}",
            anchor(Area(x, room.y, DOT, room.h), (DOT, DOT)),
            alpha=alpha,
        )
        x += DOT


# --- nobody to choose ---


class Worth(NamedTuple):
    """A household by everything princesses look at; gold the looker does not know is None."""

    sheik: Sheik
    who: str
    own: bool
    values: tuple[int | None, ...]


LIKES = (Preference.APPEARANCE, Preference.STATUS, Preference.PALACE, Preference.GOLD)


def worths(now: Moment) -> tuple[Worth, ...]:
    """All households, in seat order."""
    view: EmiraTable = now.view
    own = own_seat(now.looker)
    return tuple(
        Worth(
            home.sheik,
            now.names[seat],
            seat == own,
            tuple(
                None if like is Preference.GOLD and not knows_purse(view, now.looker, Seat(seat)) else value(home, like)
                for like in LIKES
            ),
        )
        for seat, home in enumerate(view.households)
    )


def _paint_worths(canvas: Canvas, area: Area, rows: tuple[Worth, ...]) -> None:
    """A column for each preference."""
    name_wide = area.w * 0.3
    wide = (area.w - name_wide - 16) / len(LIKES)
    cells = [Area(area.x + name_wide + number * wide, area.y, wide, HEAD) for number in range(len(LIKES))]
    inscribe(
        canvas,
        said("table.households"),
        area.less(left=14).top_part(HEAD).left_part(name_wide - 8),
        "plaque",
        theme.GOLD,
        across="left",
    )
    for like, cell in zip(LIKES, cells, strict=True):
        preference(canvas, anchor(cell, (28, 28)), like)
    body = area.less(6, HEAD, 6, 5)
    pitch = body.h / len(rows)
    for number, row in enumerate(rows):
        line = Area(body.x, body.y + number * pitch, body.w, pitch)
        if row.own:
            panel(canvas, "row_mine", line.inset(0, 1))
        side = min(24.0, line.h - 2)
        emblem(canvas, Area(line.x + 4, line.centre[1] - side / 2, side, side), row.sheik)
        inscribe(
            canvas,
            row.who,
            line.less(left=side + 12).left_part(name_wide - side - 16),
            "label",
            theme.IVORY,
            across="left",
        )
        for like, cell, worth in zip(LIKES, cells, row.values, strict=True):
            inscribe(canvas, valued(like, worth), Area(cell.x, line.y, cell.w, line.h), "label", theme.IVORY)
