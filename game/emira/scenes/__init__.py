"""Emira on the stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.emira.rules.table import EmiraTable
from game.emira.scenes import theme
from game.emira.scenes.actions import ActionsScene
from game.emira.scenes.beats import BEATS
from game.emira.scenes.bidding import BiddingScene
from game.emira.scenes.closeup import zoom
from game.emira.scenes.courtship import CourtshipScene
from game.emira.scenes.event_cards import EventCardsScene
from game.emira.scenes.grid import grid_of
from game.emira.scenes.ground import ground, log_area
from game.emira.scenes.income import IncomeScene
from game.emira.scenes.layout import LAYOUT
from game.emira.scenes.legend import legend
from game.emira.scenes.lexicon import said
from game.emira.scenes.pieces import UNKNOWN_SEATS, badge, draw
from game.emira.scenes.preparation import PreparationScene
from game.emira.scenes.progress import PHASES, step_of
from game.emira.scenes.purchase import PurchaseScene
from game.emira.scenes.round import RoundScene
from game.emira.scenes.upkeep import UpkeepScene
from game.stage.area import Area
from game.stage.box import BoxStage, Gauge
from game.stage.phase import Moment, PhaseScene
from game.stage.places import Frame

SCENES: tuple[type[PhaseScene], ...] = (
    RoundScene,
    EventCardsScene,
    IncomeScene,
    PreparationScene,
    BiddingScene,
    ActionsScene,
    PurchaseScene,
    CourtshipScene,
    UpkeepScene,
)


def gauges(now: Moment) -> Sequence[Gauge]:
    """Which turn it is, and how far it has come."""
    view: EmiraTable = now.view
    phase = said(f"phase.{view.phase}.name")
    return (Gauge(said("gauge.turn", n=max(1, view.turn), phase=phase), step_of(view) + 1, len(PHASES)),)


def badges(view: Any) -> Sequence[int]:
    """The signs of the sheiks the seats have drawn."""
    table: EmiraTable = view
    return [UNKNOWN_SEATS + household.sheik for household in table.households]


def _log_area(frame: Frame, seats: int) -> Area:
    return log_area(grid_of(frame, seats - 1))


def _ribbon_area(frame: Frame) -> Area:
    return grid_of(frame, 3)["ribbon"]


def _buttons_area(frame: Frame) -> Area:
    return grid_of(frame, 3)["buttons"]


EMIRA_STAGE = BoxStage(
    slug="emira",
    theme=theme.EMIRA_THEME,
    layout=LAYOUT,
    beats=BEATS,
    draw=draw,
    phases={scene.phase: scene for scene in SCENES},
    ground=ground,
    gauges=gauges,
    zoom=zoom,
    legend=legend,
    log_area=_log_area,
    ribbon_area=_ribbon_area,
    buttons_area=_buttons_area,
    seat_badge=badge,
    seat_colours=(*theme.SEAT_COLOURS, *theme.SHEIK_COLOURS.values()),
    badges=badges,
    ahead=("princess", "bust", "event", "status", "counter", "caravan", "action", "camel", "back"),
    music=("emira_1", "emira_2", "emira_3"),
)
