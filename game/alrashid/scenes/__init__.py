"""Al Rashid on the stage."""

from __future__ import annotations

from collections.abc import Sequence

from game.alrashid.rules.board import TURNS
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes.battle import BattleScene
from game.alrashid.scenes.beats import BEATS
from game.alrashid.scenes.caliph import CaliphScene
from game.alrashid.scenes.closeup import zoom
from game.alrashid.scenes.crisis import CrisisScene
from game.alrashid.scenes.grid import grid_of
from game.alrashid.scenes.ground import ground, log_area
from game.alrashid.scenes.guild import GuildScene
from game.alrashid.scenes.land import LandScene
from game.alrashid.scenes.layout import LAYOUT
from game.alrashid.scenes.legend import legend
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.pieces import badge, draw
from game.alrashid.scenes.placement import PlacementScene
from game.alrashid.scenes.resolution import ResolutionScene
from game.alrashid.scenes.spying import SpyingScene
from game.alrashid.scenes.theme import ALRASHID_THEME, SEAT_COLOURS
from game.alrashid.scenes.titles import TitlesScene
from game.stage.area import Area
from game.stage.box import BoxStage, Gauge
from game.stage.phase import Moment, PhaseScene
from game.stage.places import Frame

SCENES: tuple[type[PhaseScene], ...] = (
    CrisisScene,
    PlacementScene,
    TitlesScene,
    ResolutionScene,
    LandScene,
    BattleScene,
    GuildScene,
    SpyingScene,
    CaliphScene,
)


def gauges(now: Moment) -> Sequence[Gauge]:
    """Which turn it is."""
    view: RashidTable = now.view
    turn = max(1, view.turn)
    return (Gauge(said("gauge.turn", n=turn, of=TURNS), turn, TURNS),)


def _log_area(frame: Frame, seats: int) -> Area:
    return log_area(grid_of(frame, seats))


def _ribbon_area(frame: Frame) -> Area:
    return grid_of(frame, 2)["ribbon"]


def _buttons_area(frame: Frame) -> Area:
    return grid_of(frame, 2)["buttons"]


ALRASHID_STAGE = BoxStage(
    slug="alrashid",
    theme=ALRASHID_THEME,
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
    seat_colours=SEAT_COLOURS,
    music=("alrashid_1", "alrashid_2", "alrashid_3"),
    ahead=("title_tile", "title", "crisis", "mercenary"),
)
