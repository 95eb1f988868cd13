"""The panels of the own household: wall of rooms, spice tracks, rows of attributes, camel track, purse and hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.emira.rules.board import CAMEL_TRACK, CARAVAN_ROWS, CARAVANS, COUNTERS, Caravan, Preference, Sheik
from game.emira.rules.costs import discount, upkeep_due
from game.emira.rules.phases.income import base_income, spice_income
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.values import counters_of, rooms, shows_gold
from game.emira.scenes import theme
from game.emira.scenes.grid import Grid, own_seat, union
from game.emira.scenes.household import TRACK_LABEL, breed_cells, palace_cells, plots, track_board, track_boxes
from game.emira.scenes.letters import put
from game.emira.scenes.lexicon import said
from game.emira.scenes.pictures import emblem, panel, picture, preference, tiled
from game.engine.seats import NOBODY
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

HEAD = 40.0
GIRIH = (112.0, 112.0)


def household_panels(now: Moment, lay: Grid) -> list[Panel]:
    """Everything under the things of the own household."""
    view: EmiraTable = now.view
    seat = own_seat(now.looker)
    home = view.households[seat]
    area = lay["household"]
    who = now.names[seat] if now.names else ""
    count = (len(home.princesses), rooms(home))
    note = "open" if shows_gold(view, seat) else "own" if now.looker != NOBODY else "closed"
    income = (base_income(home), spice_income(home))
    paying = tuple(_paying(home, track) for track in CARAVANS)
    worth = (home.camels, CAMEL_TRACK[home.breed], discount(home))
    upkeep = upkeep_due(view, seat)
    lost = home.idle if home.idle and home.idle >= view.turn else 0
    return [
        Panel("household", area, (home.sheik, who, count, lost), partial(_frame, lay, home.sheik, who, count, lost)),
        Panel("tracks", lay["tracks"], (income, paying), partial(_tracks, lay, income, paying)),
        Panel(
            "looks",
            lay["looks"],
            (home.looks, home.renown, min(counters_of(home))),
            partial(_looks, lay, home, view.terms.advanced),
        ),
        Panel("camels", union(lay["camels"], lay["breed"]), worth, partial(_camels, lay, worth)),
        Panel("purse", lay["purse"], (upkeep, note), partial(_purse, lay["purse"], upkeep, note)),
        Panel("hand", lay["hand"], len(home.hand), partial(_hand, lay["hand"], len(home.hand))),
    ]


def _paying(home: Household, track: Caravan) -> int:
    """The farthest box a caravan of this track stands in; it pays from there to the left."""
    return max(home.caravans[track], default=0)


def _frame(lay: Grid, sheik: int, who: str, count: tuple[int, int], lost: int, canvas: Canvas) -> None:
    area = lay["household"]
    panel(canvas, f"seat_{Sheik(sheik)}", area)
    head = area.less(left=22, top=6).top_part(HEAD)
    emblem(canvas, head.left_part(38).inset(0, 1), sheik)
    inscribe(canvas, who, head.less(left=46).left_part(210), "name", theme.IVORY, across="left")
    text = said("table.household", n=count[0], rooms=count[1])
    right = Area(lay["rooms"].right - 250, head.y, 246, head.h)
    inscribe(canvas, text, right, "label", theme.MIST, across="right")
    if lost:
        picture(canvas, "marker/lost_turn", Area(head.x + 206, head.y, 40, 40))
    _wall(canvas, lay["rooms"])
    for plot in plots(lay["rooms"], count[1]):
        canvas.sprite("emira/room/shut", plot)
    for x in (lay["tracks"].x - 13, lay["looks"].x - 12, lay["purse"].x - 14):
        canvas.fill(theme.EDGE, Area(x, area.y + 16, 1.2, area.h - 32))


def _wall(canvas: Canvas, area: Area) -> None:
    """The palace wall behind the rooms."""
    low = area.less(top=area.h * 0.16).inset(-4, 0)
    panel(canvas, "well", low)
    tiled(canvas, "girih_dim", low.inset(4), GIRIH, 120)


# --- spice ---


def _tracks(lay: Grid, income: tuple[int, int], paying: Sequence[int], canvas: Canvas) -> None:
    area = lay["tracks"]
    head = area.top_part(34)
    titles = [said("table.tracks"), said("table.tracks_short")]
    put(canvas, titles, head.left_part(130), "plaque", theme.GOLD, across="left")
    base, spices = income
    more = {"base": base, "spices": spices, "sum": base + spices}
    texts = [said("table.income", **more), said("table.income_short", **more)]
    put(canvas, texts, head.less(left=134), "label", theme.MIST, across="right")
    for track in CARAVANS:
        _track(canvas, lay, track, paying[track])


def _track(canvas: Canvas, lay: Grid, track: Caravan, farthest: int) -> None:
    """A walnut board with a heap of spice in every box; boxes that will still pay are lit."""
    board = track_board(lay, track)
    words = lay[str(track)].left_part(TRACK_LABEL - 6)
    inscribe(
        canvas,
        said(f"caravan.{track}.size"),
        words.top_part(words.h / 2),
        "label",
        theme.IVORY,
        across="left",
        down="bottom",
    )
    texts = [said(f"caravan.{track}.short"), str(CARAVAN_ROWS[track].pays)]
    put(canvas, texts, words.bottom_part(words.h / 2), "small", theme.MIST, across="left", down="top")
    panel(canvas, "track", board)
    for number, box in enumerate(track_boxes(board, track), 1):
        pays = number <= farthest
        panel(canvas, "box_pay" if pays else "box", box)
        if number != farthest:
            side = min(box.w - 2, 40.0)
            picture(canvas, f"spice/{track}" if pays else f"spice/{track}_spent", anchor(box, (side, side)))


# --- attributes ---


def _heading(canvas: Canvas, area: Area, which: Preference) -> None:
    preference(canvas, area.left_part(34), which)
    inscribe(
        canvas, said(f"preference.{which}.name"), area.less(left=40, right=50), "plaque", theme.IVORY, across="left"
    )


def _looks(lay: Grid, home: Household, advanced: bool, canvas: Canvas) -> None:
    area = lay["looks"]
    _heading(canvas, area.top_part(36), Preference.APPEARANCE)
    for kind in COUNTERS:
        cell = lay[str(kind)]
        canvas.plate(cell, theme.WELL_HOT if kind in home.looks else theme.WELL_LOOK)
        picture(canvas, f"counter/{kind}_ghost", cell.left_part(54), 44, alpha=150)
        if kind in home.looks:
            picture(canvas, "icon/permanent", Area(cell.right - 30, cell.y - 4, 30, 30))
    _trio(canvas, lay["trio"], min(counters_of(home)))
    cards, sections = lay["cards"], lay["sections"]
    for line in (cards.y - 7, lay["camels"].y - 7):
        canvas.fill((58, 70, 134), Area(area.x, line, area.w, 1.2))
    for block, which in ((cards, Preference.STATUS), (sections, Preference.PALACE)):
        preference(canvas, block.top_part(42).left_part(36), which)
        if advanced and which is Preference.PALACE:
            continue
        words = said(f"preference.{which}.name")
        inscribe(canvas, words, block.bottom_part(28).left_part(84), "label", theme.MIST, across="left")

    if home.renown:
        picture(canvas, "icon/permanent", Area(cards.x + 58, cards.bottom - 34, 30, 30))
    if advanced:
        _palace_track(canvas, lay)


def _trio(canvas: Canvas, area: Area, count: int) -> None:
    """How many trios there are; a dashed place for the first one."""
    if not count:
        canvas.plate(area, theme.WELL_SHUT)
        put(canvas, [said("table.trio"), said("table.trio_short")], area.inset(4, 2), "label", theme.MIST, lines=0)
        return
    canvas.plate(area, theme.WELL_LOOK)
    picture(canvas, "marker/trio", area.left_part(54), 44)
    inscribe(canvas, f"+{count}", area.less(left=54, right=4), "label", theme.AMBER_PALE)


def _palace_track(canvas: Canvas, lay: Grid) -> None:
    """The fields of the palace disc, the middle one worth nothing."""
    cells = palace_cells(lay)
    for number, cell in enumerate(cells):
        canvas.plate(cell, theme.WELL_HOT if number == len(cells) // 2 else theme.WELL_LOOK)


def _camels(lay: Grid, worth: tuple[int, int, int], canvas: Canvas) -> None:
    """How many camels there are and what they take off a bid."""
    area = lay["camels"]
    count, each, total = worth
    words = area.less(left=area.w * 0.52)
    inscribe(canvas, said("table.camels"), words.less(right=52).top_part(38), "plaque", theme.IVORY, across="left")
    if not count:
        picture(canvas, "camel/offer", area.left_part(90), alpha=80)
    texts = [said("table.camels_off", n=count, each=each, total=total), said("table.camels_total", total=total)]
    put(canvas, texts, words.less(top=36).top_part(30), "small", theme.MIST, across="left")
    for number, (cell, off) in enumerate(zip(breed_cells(lay), CAMEL_TRACK, strict=True)):
        on = off == each
        panel(canvas, "step_lit" if on else "step", cell)
        room = cell.less(left=40) if on else cell
        inscribe(canvas, str(CAMEL_TRACK[number]), room, "number", theme.AMBER_PALE if on else theme.MIST)


# --- purse and hand ---


def _purse(area: Area, upkeep: int, note: str, canvas: Canvas) -> None:
    picture(canvas, "coin/pile", area.left_part(100))
    notes = area.less(left=240)
    upper, lower = notes.top_part(notes.h / 2), notes.bottom_part(notes.h / 2)
    put(canvas, [said(f"table.purse_{note}")], upper, "small", theme.MIST, across="right", down="bottom")
    second = said("table.upkeep", gold=upkeep)
    inscribe(canvas, second, lower, "label", theme.IVORY, across="right", down="top")
    canvas.fill((58, 70, 134), Area(area.x, area.bottom + 3, area.w, 1.2))


def _hand(area: Area, count: int, canvas: Canvas) -> None:
    inscribe(canvas, said("table.hand"), area.top_part(28), "plaque", theme.GOLD, across="left")
    if not count:
        inscribe(canvas, said("table.no_hand"), area.less(0, 40, 0, 20), "label", theme.MIST, lines=0)
