"""The column of actions on the own board: rank, hire, recruit, and the button that ends a turn or a visit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.crown.rules.cards import RANKS
from game.crown.rules.choices import EndTurn, Hire, Recruit
from game.crown.rules.phases.bonus import RAISE_RANK
from game.crown.rules.phases.countryside import HARVEST
from game.crown.rules.table import CrownTable
from game.crown.scenes import theme
from game.crown.scenes.grid import grid, own_seat
from game.crown.scenes.lexicon import name, said
from game.engine.record import Choice, Done, Pass
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment
from game.stage.shapes import Look
from game.stage.signs import draw_sign

END = Look(((178, 51, 45), (125, 27, 30)), 11, ((2.0, (43, 20, 10)), (2.6, theme.GOLD), (1.4, (43, 20, 10))), shadow=6)
END_HOT = Look(
    ((206, 70, 60), (150, 36, 38)), 11, ((2.0, (43, 20, 10)), (3.4, theme.SUN), (1.4, (43, 20, 10))), shadow=6
)
END_OFF = Look(((84, 56, 32), (66, 42, 22)), 11, ((2.2, (222, 186, 130)),), dash=8)

CALM = (theme.ACTION, theme.PLATE_LIT)
"""For leaving without what is free: nothing that one is led to press."""


def action_panels(now: Moment) -> Sequence[Panel]:
    """The heading, three rows and the button."""
    view: CrownTable = now.view
    lay = grid(view, now.frame)
    seat = own_seat(now.looker)
    head = lay["actions"].top_part(30)
    panels = [Panel("actions", head, 0, partial(_heading, head))]
    rows: tuple[tuple[str, bool, str, str], ...] = (
        ("rank", RAISE_RANK in now.options, _rank_words(view, seat), "crown/icon/rank"),
        ("hire", *_count(now, Hire, "huts"), "crown/icon/hire"),
        ("recruit", *_count(now, Recruit, "advisors_open"), "crown/icon/recruit"),
    )
    for key, able, words, icon in rows:
        area = lay[f"action/{key}"]
        hot = now.hovered in (key, f"show {key}", str(RAISE_RANK) if key == "rank" else "")
        state = (able, words, hot, seat)
        panels.append(Panel(f"action/{key}", area, state, partial(_row, area, key, able, words, icon, hot)))
    return [*panels, _end(now, lay["action/end"])]


def _heading(area: Area, canvas: Canvas) -> None:
    inscribe(canvas, said("table.bonus"), area.less(left=4), "label", theme.LABEL, across="left")


def _rank_words(view: CrownTable, seat: int) -> str:
    rank = len(view.estates[seat].nobles)
    return str(name("rank", RANKS[rank])) if rank < len(RANKS) else ""


def _count(now: Moment, kind: type[Choice], what: str) -> tuple[bool, str]:
    able = sum(isinstance(choice, kind) for choice in now.options)
    return able > 0, str(said(f"table.{what}", n=able)) if able else ""


def _row(area: Area, key: str, able: bool, words: str, icon: str, hot: bool, canvas: Canvas) -> None:
    canvas.plate(area, theme.ACTION if able else theme.ACTION_OFF)
    if able and hot:
        canvas.plate(area, theme.PLATE_LIT)
    canvas.sprite(icon, area.left_part(50).inset(8, 5), "contain")
    ink = theme.INK if able else (64, 42, 22)
    titles = [said(f"table.{each}") for each in ("rank", "hire", "recruit")]
    title = area.less(left=52, bottom=3).left_part(84)
    inscribe(canvas, said(f"table.{key}"), title, "label", ink, across="left", beside=titles)
    if able:
        inscribe(canvas, words, area.less(right=34, bottom=3).right_part(90), "small", ink, across="right")
        draw_sign(canvas, "right", area.right_part(34).inset(9, 15), ink)
    else:
        draw_sign(canvas, "lock", area.right_part(38).inset(9, 12), ink)


def _end(now: Moment, area: Area) -> Panel:
    """End turn, Done or Pass, whichever is open; barred with a dashed edge and a lock otherwise."""
    ends = [choice for choice in now.options if isinstance(choice, EndTurn | Done | Pass)]
    key = "end_turn" if not ends else _END_WORDS[type(ends[0])]
    if key == "done" and HARVEST in now.options:
        key = "leave"
    hot = bool(ends) and now.hovered == str(ends[0])
    return Panel("action/end", area, (key, bool(ends), hot), partial(_paint_end, area, key, bool(ends), hot))


_END_WORDS: dict[type[Choice], str] = {EndTurn: "end_turn", Done: "done", Pass: "pass"}


def _paint_end(area: Area, key: str, able: bool, hot: bool, canvas: Canvas) -> None:
    calm = key == "leave"
    canvas.plate(area, END_OFF if not able else CALM[hot] if calm else END_HOT if hot else END)
    ink = (233, 214, 178) if not able else theme.INK if calm else theme.CREAM
    if not able:
        draw_sign(canvas, "lock", area.left_part(50).inset(13, 18), ink)
    inscribe(canvas, said(f"table.{key}"), area.inset(48, 6), "request", ink)
