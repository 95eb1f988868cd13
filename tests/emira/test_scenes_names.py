"""Every rule id has its place, its picture and its words, every change its beat; and nothing is an orphan."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path

import pytest

from game.emira.rules import changes
from game.emira.rules.board import ACTIONS, CARAVANS, COUNTERS, SHEIKS, SKILLS, Preference
from game.emira.rules.cards import EVENTS, GOALS, PRINCESSES, Status, Symbol
from game.emira.scenes import EMIRA_STAGE
from game.emira.scenes.closeup import zoom
from game.emira.scenes.grid import board_map
from game.emira.scenes.lexicon import LEXICON
from game.engine.step import Change
from game.engine.table import PhaseBegan
from game.stage.area import Area
from game.stage.assets import MAPS, PICTURES, SOUNDS, find, names
from game.stage.beats import Beat
from tests.emira.onstage import BOX, NAMES, canvas_of, decisions, moment, scene

REGIONS = {
    *("wordmark", "ribbon", "buttons", "main", "rivals", "rail", "decision", "log", "stage", "arch", "plate"),
    *("standing", "waiting", "decks", "household", "rooms", "tracks", "looks", "trio", "cards", "sections"),
    *("camels", "breed", "purse", "goal", "hand"),
}
PLACES_OF_THEIR_OWN = {*map(str, (*ACTIONS, *CARAVANS, *COUNTERS))}


def test_every_rule_id_with_a_place_of_its_own_has_it_on_the_map_and_no_place_is_an_orphan() -> None:
    board = board_map()
    bands = {f"band/{drop.name}" for drop in board.backdrops}
    assert set(board.places) == PLACES_OF_THEIR_OWN | REGIONS | bands


def test_the_map_is_what_the_script_draws_up() -> None:
    script = runpy.run_path(str(Path(__file__).parents[2] / "build" / "boards.py"))
    assert find("maps", "emira", MAPS).read_text("utf-8") == script["emira"]()


@pytest.mark.parametrize(
    ("family", "ids"),
    [
        ("princess", PRINCESSES),
        ("bust", PRINCESSES),
        ("zoom/princess", PRINCESSES),
        ("event", EVENTS),
        ("zoom/event", EVENTS),
        ("status", tuple(Status)),
        ("zoom/status", tuple(Status)),
        ("goal", GOALS),
        ("action", ACTIONS),
        ("chip", CARAVANS),
        ("preference", tuple(Preference)),
        ("emblem", SHEIKS),
        ("disc", SHEIKS),
        ("sheik", SHEIKS),
        ("symbol", tuple(Symbol)),
    ],
)
def test_every_rule_id_has_its_picture_and_every_picture_its_rule_id(family: str, ids: tuple[object, ...]) -> None:
    drawn = {name.rpartition("/")[2] for name in names("sprites", f"emira/{family}", PICTURES)}
    assert drawn == set(map(str, ids))


@pytest.mark.parametrize(
    ("family", "ids"), [("camel", SHEIKS), ("counter", COUNTERS), ("spice", CARAVANS), ("skill", SKILLS)]
)
def test_every_rule_id_has_its_picture(family: str, ids: tuple[object, ...]) -> None:
    drawn = {name.rpartition("/")[2] for name in names("sprites", f"emira/{family}", PICTURES)}
    assert drawn >= set(map(str, ids))


def test_every_change_has_its_beat_and_every_beat_its_change() -> None:
    told = {kind for kind in vars(changes).values() if isinstance(kind, type) and issubclass(kind, Change)} - {Change}
    assert set(EMIRA_STAGE.beats) == told | {PhaseBegan}


def test_every_cue_and_every_piece_of_music_is_a_sound() -> None:
    made = set(names("sounds", ".", SOUNDS))
    beats: list[Beat] = list(EMIRA_STAGE.beats.values())
    wanted = {f"cues/{cue}" for beat in beats for cue in (beat.cue, beat.landing) if cue}
    assert wanted <= made
    assert {f"music/{piece}" for piece in EMIRA_STAGE.music} <= made


def test_every_phase_of_the_rules_has_its_scene() -> None:
    phases = Path(changes.__file__).parents[1] / "phases"
    modules = {path.stem for path in phases.glob("*.py")} - {"__init__"}
    assert set(EMIRA_STAGE.phases) == modules
    assert all(scene.phase == phase for phase, scene in EMIRA_STAGE.phases.items())


def test_everything_can_be_painted_and_looked_at_closely() -> None:
    """No picture and no sentence is missing in whole games; every rule named is a heading of the rulebook."""
    canvas = canvas_of()
    rulebook = (Path(changes.__file__).parents[2] / "rulebook.md").read_text("utf-8")
    headings = {line.lstrip("# ") for line in rulebook.splitlines() if line.startswith("#")}
    faces: set[str] = set()
    keys: set[tuple[str, object]] = set()
    for seats in (3, 4, 5):
        for table in decisions(seats, 70 + seats, 24, advanced=seats == 4):
            now = moment(table)
            phase = scene(now)
            for panel in (*EMIRA_STAGE.ground(now), *phase.panels(now), *phase.marks(now, phase.targets(now))):
                if (panel.name, panel.key) not in keys:
                    keys.add((panel.name, panel.key))
                    panel.paint(canvas)
            for thing, place in now.places.items():
                if place.face in faces:
                    continue
                faces.add(place.face)
                EMIRA_STAGE.draw(canvas, place.but(x=0, y=0))
                closer = zoom(now, thing)
                if closer:
                    assert closer.rule in headings, f"{thing}: {closer.rule}"
                    assert closer.title
                    closer.paint(canvas, Area(0, 0, *closer.size))
    assert len(faces) > 150
    assert not LEXICON.words.missing


def test_the_colours_of_seats_differ() -> None:
    assert len({*EMIRA_STAGE.seat_colours}) == len(NAMES) + len(SHEIKS)


def test_at_a_table_a_seat_has_the_colour_it_has_drawn() -> None:
    table = next(decisions(4, 1))
    stage = EMIRA_STAGE.at(table)
    for seat, household in enumerate(table.households):
        assert stage.seat_colours[seat] == EMIRA_STAGE.seat_colours[len(NAMES) + household.sheik]


@pytest.mark.parametrize("seats", [3, 5])
def test_whatever_lies_on_the_table_tells_what_it_is(seats: int) -> None:
    """Its name and a line, to whoever points at it, be there something to choose or not."""
    assert not BOX.untold(islice(decisions(seats, 60 + seats, 12), 0, None, 40))
