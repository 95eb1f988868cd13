"""The ground: sky, arcade, plates and the panels that everything lies on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.emira.rules.board import Preference
from game.emira.rules.cards import PRINCESS_ROWS, Princess
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import candidates, preferences
from game.emira.scenes import theme
from game.emira.scenes.favour import favourite, rivals_tied
from game.emira.scenes.grid import Grid, grid, union
from game.emira.scenes.hearth import household_panels
from game.emira.scenes.layout import plate_cells, waiting_of, waiting_spots
from game.emira.scenes.letters import put
from game.emira.scenes.lexicon import name, said
from game.emira.scenes.niches import niche_panels
from game.emira.scenes.people import shortly
from game.emira.scenes.pictures import emblem, panel, picture, preference, skill, steadied, tiled
from game.emira.scenes.rivalry import rival_panels
from game.emira.scenes.standing import standing_panel
from game.engine.seats import NOBODY
from game.stage.area import Area, anchor, row
from game.stage.board import Backdrop
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

NO_KEY = 0
GIRIH = (112.0, 112.0)
LOG_HEAD = 34.0


def ground(now: Moment) -> Sequence[Panel]:
    """The panels under the things, from below to above."""
    view: EmiraTable = now.view
    lay = grid(view, now.frame)
    return steadied(
        [
            *_backdrops(lay),
            Panel("wordmark", lay["wordmark"], NO_KEY, partial(_wordmark, lay["wordmark"]), still=True),
            Panel("stage", lay["stage"], NO_KEY, partial(_stage, lay["stage"]), still=True),
            Panel("log", lay["log"], NO_KEY, partial(_log, lay["log"]), still=True),
            *rival_panels(now, lay),
            *niche_panels(now),
            *_plates(view, lay),
            standing_panel(now, lay["standing"]),
            _waiting(now, view, lay),
            Panel("decks", lay["decks"], bool(view.played), partial(_decks, lay["decks"], bool(view.played))),
            *household_panels(now, lay),
        ]
    )


def _backdrops(lay: Grid) -> list[Panel]:
    """The night over everything: pictures of the map, each repeated over its band as far as the window goes."""
    found = []
    for drop in lay.map.backdrops:
        band = lay[f"band/{drop.name}"]
        area = Area(0, band.y, lay.frame.w, band.h)
        found.append(Panel(f"backdrop/{drop.name}", area, lay.frame.w, partial(_band, drop, area), still=True))
    return found


def _band(drop: Backdrop, area: Area, canvas: Canvas) -> None:
    whole = canvas.bleed
    low = whole.bottom if area.bottom >= lay_bottom(canvas) else area.bottom
    top = whole.y if area.y <= 0 else area.y
    tiled(canvas, drop.name, Area(whole.x, top, whole.w, low - top), (drop.area.w, drop.area.h))


def lay_bottom(canvas: Canvas) -> float:
    """The lower edge of the picture."""
    return canvas.area.bottom


def _wordmark(area: Area, canvas: Canvas) -> None:
    canvas.sprite("emira/mark/emira", area.left_part(52), "contain")
    room = area.less(left=62)
    inscribe(canvas, said("table.box"), room, "heading", canvas.theme.gold, across="left", shadow=(3, 5, 20))


def _stage(area: Area, canvas: Canvas) -> None:
    """The wall of the arcade."""
    panel(canvas, "night_fine", area)
    inner = area.inset(5)
    tiled(canvas, "girih", inner, GIRIH, 120)
    with canvas.clip(inner):
        canvas.sprite("emira/mark/moonlight", Area(area.centre[0] - 360, area.y - 190, 720, 720))


def _plates(view: EmiraTable, lay: Grid) -> list[Panel]:
    """The plates of the princesses who choose now; empty when nobody comes."""
    area = lay["plate"]
    count = len(view.active)
    if not count:
        words = nobody_words(view)
        return [Panel("plate", union(lay["arch"], area), words, partial(_nobody, area, lay["arch"], words))]
    return [_plate_panel(view, number, cell) for number, cell in enumerate(plate_cells(lay, count))]


def _plate_panel(view: EmiraTable, number: int, cell: Area) -> Panel:
    princess = view.active[number]
    shown = (princess, preferences(view, princess), princess in view.swapped)
    return Panel(f"plate/{number}", cell, shown, partial(_plate, cell, *shown))


def nobody_words(view: EmiraTable) -> str:
    """Why nobody stands under the arch."""
    if view.phase in ("event_cards", "income", "preparation"):
        return said("table.nobody_comes" if view.arrivals[:1] == (0,) else "table.not_yet")
    return said("table.has_chosen" if view.phase in ("courtship", "upkeep", "round") else "table.nobody_comes")


def _nobody(area: Area, arch: Area, words: str, canvas: Canvas) -> None:
    """The top of the deck waits under the arch."""
    high = arch.h - 40
    canvas.sprite("emira/back/princess", anchor(arch.less(bottom=18), (high * 104 / 150, high)))
    panel(canvas, "niche_plate", area.less(top=30))
    inscribe(canvas, words, area.less(16, 36, 16, 6), "label", theme.MIST, lines=0)


def _plate(
    area: Area, princess: Princess, likes: tuple[Preference, Preference | None], swapped: bool, canvas: Canvas
) -> None:
    """Name, preferences, skills and ability on parchment."""
    panel(canvas, "plate", area)
    inner = area.inset(16, 9)
    spare = 28.0 if swapped else 0.0
    inscribe(canvas, name("princess", princess), inner.top_part(36).inset(spare, 0), "heading", theme.PLUM)
    if swapped:
        picture(canvas, "icon/swapped", Area(area.right - 42, area.y + 10, 32, 32))
    shown = [like for like in likes if like is not None]
    wide = inner.w / len(likes)
    for number, like in enumerate(shown):
        room = Area(inner.x + number * wide, inner.y + 38, wide, 34)
        _like(canvas, room, number + 1, like)
    canvas.fill(theme.EDGE, Area(inner.x, inner.y + 76, inner.w, 1.2))
    facts = PRINCESS_ROWS[princess]
    foot = inner.less(top=80, bottom=-3)
    x = foot.x
    for which in facts.skills:
        skill(canvas, Area(x, foot.y, 32, 32), which)
        words = name("skill", which)
        room = Area(x + 36, foot.y, foot.w / max(1, len(facts.skills)) - 38, 32)
        put(canvas, [words], room, "label", theme.SKILL_INKS[which], across="left")
        x += foot.w / len(facts.skills)
    line = foot.less(top=33) if facts.skills else foot
    across = "left" if facts.skills else "middle"
    texts = [said(f"princess.{princess}.brief"), shortly(princess)]
    put(canvas, texts, line, "small", theme.BROWN, lines=0 if not facts.skills else 1, across=across)


def _like(canvas: Canvas, area: Area, number: int, like: Preference) -> None:
    preference(canvas, area.left_part(34), like)
    words = area.less(left=40)
    texts = [f"{number} {name('preference', like)}", name("preference", like), str(number)]
    put(canvas, texts, words, "label", theme.INK, across="left")


# --- beside the arch ---


def _waiting(now: Moment, view: EmiraTable, lay: Grid) -> Panel:
    """The undecided and those announced, and why they wait."""
    area = lay["waiting"]
    people = waiting_of(view)
    words = [_why_waiting(now, view, princess) for princess in people]
    tied = [tuple(view.households[seat].sheik for seat in rivals_tied(view, one)) for one in people]
    key = (tuple(people), tuple(words), tuple(tied))
    return Panel("waiting", area, key, partial(_paint_waiting, lay, people, words, tied))


def _why_waiting(now: Moment, view: EmiraTable, princess: Princess) -> str:
    """The key of the reason."""
    if princess in view.coming:
        return "next_turn"
    if not candidates(view, princess) and PRINCESS_ROWS[princess].second is not None:
        return "no_room"
    return "undecided" if favourite(view, now.looker, princess) in (NOBODY, None) else "chooses_soon"


def _paint_waiting(
    lay: Grid, people: Sequence[Princess], words: Sequence[str], tied: Sequence[Sequence[int]], canvas: Canvas
) -> None:
    area = lay["waiting"]
    canvas.plate(area, theme.PLAIN_LOOK)
    if not people:
        inscribe(canvas.at_ui(1), said("table.nobody_waits"), area.inset(20), "label", theme.MIST, lines=0)
        return
    for cell, text in zip(waiting_spots(lay, len(people)), words, strict=True):
        left = cell.h * 0.74 + 10 if len(people) == 1 else 0
        texts = [said(f"table.{text}"), said(f"table.{text}_short")]
        put(canvas, texts, cell.less(left=left).top_part(23), "small", theme.GOLD, across="left" if left else "middle")
    if len(people) == 1 and len(tied[0]) > 1:
        cell = waiting_spots(lay, 1)[0]
        foot = cell.less(left=cell.h * 0.74 + 10, top=94)
        for spot, sheik in zip(row(foot.top_part(24), [(24, 24)] * len(tied[0]), 3), tied[0], strict=True):
            emblem(canvas, spot, sheik)
        inscribe(canvas, said("table.tied"), foot.less(top=25), "small", theme.MIST, across="left")


def _decks(area: Area, played: bool, canvas: Canvas) -> None:
    canvas.plate(area, theme.PLAIN_LOOK)
    if not played:
        texts = [said("table.no_events"), said("table.no_events_short")]
        put(canvas, texts, area.less(12, 66, 12, 8), "small", theme.MIST, lines=0)


def _log(area: Area, canvas: Canvas) -> None:
    panel(canvas, "night", area)
    title = area.less(18, 2, 12).top_part(LOG_HEAD - 4)
    inscribe(canvas.at_ui(min(canvas.ui, 1.1)), said("table.log"), title, "plaque", theme.GOLD, across="left")
    canvas.fill(theme.EDGE, Area(area.x + 14, area.y + LOG_HEAD, area.w - 28, 1.2))


def log_area(lay: Grid) -> Area:
    """Where the program writes the log: under its heading."""
    return lay["log"].less(4, LOG_HEAD + 4, 6, 5)
