"""Crown of Emara on the stage."""

from __future__ import annotations

from collections.abc import Sequence

from game.crown.rules.board import ROUNDS, SLOTS
from game.crown.rules.table import CrownTable
from game.crown.scenes.beats import BEATS
from game.crown.scenes.bonus import BonusScene
from game.crown.scenes.card import CardScene
from game.crown.scenes.closeup import zoom
from game.crown.scenes.countryside import CountrysideScene
from game.crown.scenes.event_card import EventCardScene
from game.crown.scenes.grid import grid_of
from game.crown.scenes.ground import ground, log_area
from game.crown.scenes.layout import LAYOUT
from game.crown.scenes.legend import legend
from game.crown.scenes.lexicon import said
from game.crown.scenes.pieces import draw, shield
from game.crown.scenes.round import RoundScene
from game.crown.scenes.solo import SoloScene
from game.crown.scenes.theme import CROWN_THEME, SEAT_COLOURS
from game.crown.scenes.tokens import TokensScene
from game.crown.scenes.town import TownScene
from game.stage.area import Area
from game.stage.box import BoxStage, Gauge
from game.stage.phase import Moment, PhaseScene
from game.stage.places import Frame

SCENES: tuple[type[PhaseScene], ...] = (
    RoundScene,
    CardScene,
    CountrysideScene,
    TownScene,
    BonusScene,
    TokensScene,
    EventCardScene,
    SoloScene,
)


def gauges(now: Moment) -> Sequence[Gauge]:
    """Which round it is, and which turn of the round; before the first one what is settled then."""
    view: CrownTable = now.view
    if not view.round:
        return (Gauge(said("gauge.setup"), 0, ROUNDS),)
    turn = SLOTS - view.estates[view.turn.seat].slots.count(None)
    done = min(SLOTS, max(1, turn + (view.turn.card is None)))
    return (
        Gauge(said("gauge.round", n=view.round, of=ROUNDS), view.round, ROUNDS),
        Gauge(said("gauge.turn", n=done, of=SLOTS), done, SLOTS),
    )


def _log_area(frame: Frame, seats: int) -> Area:
    return log_area(grid_of(frame, seats - 1, False))


def _ribbon_area(frame: Frame) -> Area:
    return grid_of(frame, 2, False)["ribbon"]


def _buttons_area(frame: Frame) -> Area:
    return grid_of(frame, 2, False)["buttons"]


CROWN_STAGE = BoxStage(
    slug="crown",
    theme=CROWN_THEME,
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
    seat_badge=shield,
    seat_colours=SEAT_COLOURS,
    music=("crown_1", "crown_2", "crown_3"),
    ahead=("action", "action_small", "advisor", "noble", "favor", "back"),
)
