"""Marks over the things: which places may be chosen, what may be taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.alrashid.rules.board import LANDS, Site
from game.alrashid.rules.choices import Activate
from game.alrashid.scenes import theme
from game.alrashid.scenes.grid import Grid, grid
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.plates import if_it_fits, panel
from game.alrashid.scenes.sites import draw_name
from game.alrashid.scenes.spots import CITY, DESK, LANDS_REGION
from game.stage.area import Area
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.marks import mark_open
from game.stage.phase import Moment, Target

CARD_HIGH = 100.0
"""What is lower is no card but a bar."""


def marks(now: Moment, targets: Sequence[Target]) -> list[Panel]:
    """Everything drawn over the things for the targets that are open."""
    lay = grid(now.view, now.frame)
    found: dict[str, Panel] = {}
    for target in targets:
        if not target.open or target.region == DESK:
            continue
        hot = target.name == now.hovered or (target.picks is not None and target.picks == now.picked)
        if target.region in (LANDS_REGION, CITY):
            site = site_of(lay, target.area)
            key = f"mark/{site}"
            if key not in found:
                found[key] = Panel(key, lay.picture(site), hot, partial(_paint_site, lay, site, hot))
        else:
            key = f"mark/{target.area}"
            found.setdefault(key, Panel(key, target.area, hot, partial(_paint, target.area, target.radius, hot)))
            if isinstance(target.choice, Activate) and target.area.h > CARD_HIGH:
                foot = target.area.inset(6, 5).bottom_part(22)
                found[f"use/{target.name}"] = Panel(f"use/{target.name}", foot, hot, partial(_paint_use, foot, hot))
    return list(found.values())


def _paint_use(area: Area, hot: bool, canvas: Canvas) -> None:
    """The button on the card of a title that can be used."""
    panel(canvas, "primary_hover" if hot else "primary", area)
    if_it_fits(canvas.at_ui(1), said("table.use"), area.inset(4, 1), "small", theme.IVORY)


def site_of(lay: Grid, area: Area) -> Site:
    """The location a target covers."""
    return next(site for site in Site if lay[str(site)].encloses(area))


def _paint_site(lay: Grid, site: Site, hot: bool, canvas: Canvas) -> None:
    """A gilt outline and a vermilion ribbon with the name; under the pointer the ribbon is gold."""
    area = lay.picture(site)
    if site in LANDS:
        canvas.sprite(f"alrashid/land/{site}_{'focus' if hot else 'open'}", area)
    else:
        panel(canvas, "target_focus" if hot else "target", area.inset(1))
    draw_name(canvas, lay.name(site), site, "focus" if hot else "open")


def _paint(area: Area, radius: float, hot: bool, canvas: Canvas) -> None:
    mark_open(canvas, area, radius, hot)
