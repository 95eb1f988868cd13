"""Every rule id has its place, its picture and its words, every change its beat; and nothing is an orphan."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path

import pytest

from game.crown.rules import changes
from game.crown.rules.board import GOODS, HUTS, MARKERS, RESOURCES, SITES, TOWN
from game.crown.rules.cards import ACTIONS, ADVISORS, EVENTS, FAVORS, NOBLES, RANKS
from game.crown.scenes import CROWN_STAGE
from game.crown.scenes.closeup import zoom
from game.crown.scenes.grid import board_map
from game.crown.scenes.lexicon import LEXICON
from game.engine.step import Change
from game.engine.table import PhaseBegan
from game.stage.area import Area
from game.stage.assets import MAPS, PICTURES, SOUNDS, find, folder, names
from game.stage.beats import Beat, cue_of
from game.stage.board import Board
from tests.crown.onstage import BOX, NAMES, canvas_of, decisions, moment, random_game, scene

REGIONS = {
    *("wordmark", "ribbon", "buttons", "wall", "track", "rivals", "chronicle", "nobility", "countryside", "town"),
    *("board", "banner", "goods", "own_favors", "craftsmen", "advisors", "slots", "stack", "played", "hand"),
    *("hand_head", "full_hand", "actions", "favors"),
}
PARTS = ("plate", "strip", "court", "hut", "view", "discards", "road")
PLACES_OF_THEIR_OWN = {*map(str, (*SITES, *MARKERS, *RANKS, *GOODS))}


@pytest.mark.parametrize("mixed", [False, True])
def test_every_rule_id_with_a_place_of_its_own_has_it_on_the_map(mixed: bool) -> None:
    board = board_map(mixed)
    assert set(board.places) >= PLACES_OF_THEIR_OWN
    assert {f"{hut.site}/hut/{hut.number}" for hut in HUTS} <= set(board.places)
    assert {f"{site}/court/{space}" for site in TOWN for space in (1, 2)} <= set(board.places)
    assert {f"slot/{number}" for number in (1, 2, 3)} <= set(board.places)


@pytest.mark.parametrize("mixed", [False, True])
def test_no_place_of_the_map_is_an_orphan(mixed: bool) -> None:
    board = board_map(mixed)
    bands = {f"band/{drop.name}" for drop in board.backdrops}
    for name in board.places:
        head, _, rest = name.partition("/")
        known = name in PLACES_OF_THEIR_OWN | REGIONS | bands
        part = head in {*map(str, SITES), "countryside", "town"} and rest.split("/")[0] in PARTS
        assert known or part or head in ("slot", "craftsman", "action") or printed(board, name), name


def printed(board: Board, name: str) -> bool:
    """Whether a place is printed on a strip of the town."""
    return any(board[f"{site}/strip"].encloses(board[name]) for site in TOWN)


def test_the_maps_are_what_the_script_draws_up() -> None:
    script = runpy.run_path(str(Path(__file__).parents[2] / "build" / "boards.py"))
    for name, mixed in (("crown", False), ("crown_mixed", True)):
        assert find("maps", name, MAPS).read_text("utf-8") == script["written"](script["crown"](mixed))


@pytest.mark.parametrize(
    ("family", "ids"),
    [
        ("good", (*GOODS, "any", "favor")),
        ("action", ACTIONS),
        ("action_small", ACTIONS),
        ("zoom/action", ACTIONS),
        ("advisor", ADVISORS),
        ("zoom/advisor", ADVISORS),
        ("noble", NOBLES),
        ("zoom/noble", NOBLES),
        ("event", EVENTS),
        ("favor", FAVORS),
        ("rank", RANKS),
        ("site", SITES),
        ("zoom/site", SITES),
    ],
)
def test_every_rule_id_has_its_picture_and_every_picture_its_rule_id(family: str, ids: tuple[object, ...]) -> None:
    drawn = {name.rpartition("/")[2] for name in names("sprites", f"crown/{family}", PICTURES)}
    assert drawn == set(map(str, ids))


def test_every_change_has_its_beat_and_every_beat_its_change() -> None:
    told = {kind for kind in vars(changes).values() if isinstance(kind, type) and issubclass(kind, Change)} - {Change}
    assert set(CROWN_STAGE.beats) == told | {PhaseBegan}


def test_every_cue_is_a_sound() -> None:
    made = set(names("sounds", "cues", SOUNDS))
    beats: list[Beat] = list(CROWN_STAGE.beats.values())
    wanted = {f"cues/{cue}" for beat in beats for cue in (beat.cue, beat.landing) if cue}
    for seats in (1, 3):
        for _, _, told in random_game(seats, 31):
            wanted |= {f"cues/{cue}" for change in told if (cue := cue_of(CROWN_STAGE.beats, change))}
    assert wanted <= made
    assert folder("sounds").is_dir()


def test_every_phase_of_the_rules_has_its_scene() -> None:
    phases = Path(changes.__file__).parents[1] / "phases"
    modules = {path.stem for path in phases.glob("*.py")} - {"__init__"}
    assert set(CROWN_STAGE.phases) == modules
    assert all(scene.phase == phase for phase, scene in CROWN_STAGE.phases.items())


def test_everything_can_be_painted_and_looked_at_closely() -> None:
    """No picture and no sentence is missing in whole games; every rule named is a heading of the rulebook."""
    canvas = canvas_of()
    rulebook = (Path(changes.__file__).parents[2] / "rulebook.md").read_text("utf-8")
    headings = {line.lstrip("# ") for line in rulebook.splitlines() if line.startswith("#")}
    faces: set[str] = set()
    for seats in (1, 2, 4):
        for table in decisions(seats, 70 + seats):
            now = moment(table)
            phase = scene(now)
            for panel in (*CROWN_STAGE.ground(now), *phase.panels(now), *phase.marks(now, phase.targets(now))):
                if panel.name not in faces:
                    faces.add(panel.name)
                    panel.paint(canvas)
            for thing, place in now.places.items():
                if place.face in faces:
                    continue
                faces.add(place.face)
                CROWN_STAGE.draw(canvas, place.but(x=0, y=0))
                closer = zoom(now, thing)
                if closer:
                    assert closer.rule in headings, f"{thing}: {closer.rule}"
                    assert closer.title
                    closer.paint(canvas, Area(0, 0, *closer.size))
    assert len(faces) > 150
    assert not LEXICON.words.missing


def test_the_fields_of_the_four_seats_differ() -> None:
    assert len({*CROWN_STAGE.seat_colours}) == len(NAMES) == 4
    assert [str(good) for good in RESOURCES] == ["wood", "grain", "stone", "cloth"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_lies_on_the_table_tells_what_it_is(seats: int) -> None:
    """Its name and a line, to whoever points at it, be there something to choose or not."""
    assert not BOX.untold(islice(decisions(seats, 60 + seats), 0, None, 40))
