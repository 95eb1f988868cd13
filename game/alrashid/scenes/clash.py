"""The battle on the desk: both fronts with tiles, totals and what is certain to come of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.alrashid.rules.board import ARMS, LANDS, Arm
from game.alrashid.rules.phases.battle import AskBattle, beats
from game.alrashid.rules.table import Mercenary, RashidTable
from game.alrashid.scenes import theme
from game.alrashid.scenes.battleline import Outlook, fighter, front_area, outlooks
from game.alrashid.scenes.grid import Grid
from game.alrashid.scenes.household import face_of
from game.alrashid.scenes.lexicon import said, title
from game.alrashid.scenes.plates import headed, panel, shield
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, anchor
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment

RAIDER = (34.0, 40.0)


def clash_panels(now: Moment, lay: Grid) -> list[Panel]:
    """The desk in a battle; nothing at other times."""
    view: RashidTable = now.view
    site = view.resolution.site
    if view.phase != "battle" or site is None or site not in LANDS:
        return []
    asked = now.ask.seat if isinstance(now.ask, AskBattle) else NOBODY
    seat = fighter(view, asked)
    looks = tuple(outlooks(view, site, seat))
    verdict = verdict_of(looks)
    mine = seat == now.looker and bool(now.options)
    head = (title("site", site), said("table.battle"), mine, seat, looks, verdict)
    return [Panel("desk", lay["desk"], head, partial(_paint, lay, head))]


def verdict_of(looks: Sequence[Outlook]) -> str:
    """What is certain to come of it, if anything is."""
    if not any(look.own for look in looks):
        return ""
    if any(look.raiders and (look.total is None or look.against is None) for look in looks):
        return ""
    won = all(not look.raiders or (look.own and _wins(look)) for look in looks)
    return said("table.cleared") if won else said("table.not_cleared")


def _wins(look: Outlook) -> bool:
    return look.total is not None and look.against is not None and look.total > look.against


Head = tuple[str, str, bool, Seat, tuple[Outlook, ...], str]


def _paint(lay: Grid, head: Head, canvas: Canvas) -> None:
    name, beside, mine, seat, looks, verdict = head
    headed(canvas, lay["desk"], name, beside, mine)
    for arm in ARMS:
        _front(canvas, front_area(lay, arm), looks[arm], seat)
    if verdict:
        area = front_area(lay, Arm.SEA)
        inscribe(canvas, verdict, Area(area.x, area.bottom + 4, area.w, 54), "small", theme.DEEP, lines=2)


def _front(canvas: Canvas, area: Area, look: Outlook, seat: Seat) -> None:
    """Own tiles above (things), raiders below, both totals and the result at the right."""
    panel(canvas, "plate" if look.raiders else "plate_dim", area)
    words = said("table.land_front") if look.front is Arm.LAND else said("table.sea_front")
    head = area.less(10, 3, 10).top_part(26)
    used = inscribe(canvas, words, head, "small", theme.DEEP, across="left").w + 10
    if not look.raiders:
        inscribe(canvas, said("table.untouched"), area.less(10, 30, 10, 6), "small", theme.QUIET)
        return
    inscribe(canvas, result_of(look), head.less(left=used), "small", theme.INK, across="right")
    if seat != NOBODY:
        shield(canvas, Area(area.x + 8, area.y + 36, 30, 38), seat)
    total = str(look.total) if look.total is not None else said("table.hidden_strength")
    inscribe(canvas.at_ui(1), total, Area(area.x + 38, area.y + 36, 38, 38), "score", theme.INK)
    canvas.sprite("alrashid/icon/fight", anchor(Area(area.x + 8, area.y + 90, 30, 44), (30, 30)), "contain")
    against = str(look.against) if look.against is not None else said("table.hidden_strength")
    inscribe(canvas.at_ui(1), against, Area(area.x + 38, area.y + 92, 38, 40), "score", theme.INK)
    _tiles(canvas, Area(area.x + 80, area.y + 90, area.w - 90, 44), look.raiders)


def _tiles(canvas: Canvas, area: Area, tiles: Sequence[Mercenary]) -> None:
    for number, tile in enumerate(tiles):
        spot = Area(area.x + number * (RAIDER[0] + 5), area.y + 2, *RAIDER)
        _, arm, strength = face_of(tile).split("/")
        canvas.sprite(f"alrashid/mercenary/{arm}_{strength}", spot, "contain")
        if strength != "back":
            inscribe(canvas.at_ui(1), strength, spot.less(top=9, bottom=9, right=2), "label", theme.INK)


def result_of(look: Outlook) -> str:
    """What is certain of one battle."""
    if not look.own:
        return said("table.uncommitted")
    if look.total is None or look.against is None:
        return ""
    if look.total > look.against:
        return said("table.wins")
    return said("table.removes", n=most_removed(look))


def most_removed(look: Outlook) -> int:
    """How many raiders fall in a battle that is not won (rule 39)."""
    own = [tile.strength or 0 for tile in look.own]
    weakest = sorted(tile.strength or 0 for tile in look.raiders)
    return max(count for count in range(len(weakest) + 1) if beats(own, weakest[:count]))
