"""Every rule id has its place, its picture and its words, every change its beat; and nothing is an orphan."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path

import pytest

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.board import GUILDS, LANDS, MEMBERS, PALACES, SITES, STRENGTHS, WARES
from game.alrashid.rules.cards import CRISES, TITLES
from game.alrashid.rules.changes import CHANGES
from game.alrashid.scenes import ALRASHID_STAGE
from game.alrashid.scenes.closeup import zoom
from game.alrashid.scenes.grid import board_map
from game.alrashid.scenes.lexicon import LEXICON
from game.stage.area import Area
from game.stage.assets import MAPS, PICTURES, SOUNDS, find, folder, names
from game.stage.beats import Beat, cue_of
from tests.alrashid.onstage import BOX, NAMES, canvas_of, decisions, moment, random_game, scene

FRAME = {
    *("wordmark", "ribbon", "buttons", "order", "rivals", "desk", "log", "board", "map", "city", "crisis", "baghdad"),
    *("strip", "identity", "family", "wares", "notes", "mercenaries", "honor", "titles"),
}
FACES = [f"{arm}_{face}" for arm in ("land", "sea") for face in ("back", "face", *range(len(STRENGTHS)))]
STATES = ("", "_done", "_focus", "_open")


def test_every_location_has_its_place_on_the_map_and_no_place_is_an_orphan() -> None:
    assert set(board_map().places) == {*map(str, SITES), *FRAME}


def test_the_map_is_what_the_script_draws_up() -> None:
    script = runpy.run_path(str(Path(__file__).parents[2] / "build" / "boards.py"))
    assert find("maps", "alrashid", MAPS).read_text("utf-8") == script["alrashid"]()


@pytest.mark.parametrize(
    ("family", "ids"),
    [
        ("land", [f"{land}{state}" for land in LANDS for state in STATES]),
        ("palace", PALACES),
        ("mercenary", FACES),
        ("title", TITLES),
        ("title_tile", TITLES),
        ("emblem", TITLES),
        ("zoom/title", TITLES),
        ("zoom/land", LANDS),
        ("zoom/palace", PALACES),
        ("ware", [*WARES, *(f"{ware}_gone" for ware in WARES), "any", "set"]),
        ("crisis", [*CRISES, "back", "back_setup", "stack"]),
    ],
)
def test_every_rule_id_has_its_picture_and_every_picture_its_rule_id(family: str, ids: list[object]) -> None:
    drawn = {name.rpartition("/")[2] for name in names("sprites", f"alrashid/{family}", PICTURES)}
    assert drawn == set(map(str, ids))


def test_every_member_is_drawn_for_every_seat() -> None:
    drawn = {name.rpartition("/")[2] for name in names("sprites", "alrashid/piece", PICTURES)}
    assert drawn >= {f"{member}_{seat}" for member in MEMBERS for seat in range(len(NAMES))}


def test_every_change_has_its_beat_and_every_beat_its_change() -> None:
    assert set(ALRASHID_STAGE.beats) == set(CHANGES)


def test_every_cue_is_a_sound() -> None:
    made = set(names("sounds", "cues", SOUNDS))
    beats: list[Beat] = list(ALRASHID_STAGE.beats.values())
    wanted = {f"cues/{cue}" for beat in beats for cue in (beat.cue, beat.landing) if cue}
    for _, _, told in random_game(3, 31):
        wanted |= {f"cues/{cue}" for change in told if (cue := cue_of(ALRASHID_STAGE.beats, change))}
    assert wanted <= made
    assert folder("sounds").is_dir()


def test_every_phase_of_a_game_has_its_scene() -> None:
    seen = {table.phase for seed in range(8) for table in decisions(4, seed)}
    assert seen <= set(ALRASHID_STAGE.phases)
    assert all(scene.phase == phase for phase, scene in ALRASHID_STAGE.phases.items())


def test_everything_can_be_painted_and_looked_at_closely() -> None:
    """No picture and no sentence is missing in whole games; every rule named is a heading of the rulebook."""
    canvas = canvas_of()
    rulebook = (Path(__file__).parents[2] / "game" / "alrashid" / "rulebook.md").read_text("utf-8")
    headings = {line.lstrip("# ") for line in rulebook.splitlines() if line.startswith("#")}
    faces: set[str] = set()
    for seats in (2, 3, 5):
        for table in decisions(seats, 70 + seats):
            now = moment(table)
            phase = scene(now)
            for panel in (*ALRASHID_STAGE.ground(now), *phase.panels(now), *phase.marks(now, phase.targets(now))):
                if panel.name not in faces or panel.name == "desk":
                    faces.add(panel.name)
                    panel.paint(canvas)
            for thing, place in now.places.items():
                if place.face in faces:
                    continue
                faces.add(place.face)
                ALRASHID_STAGE.draw(canvas, place.but(x=0, y=0))
                closer = zoom(now, thing)
                if closer:
                    assert closer.rule in headings, f"{thing}: {closer.rule}"
                    assert closer.title
                    closer.paint(canvas, Area(0, 0, *closer.size))
    assert len(faces) > 150
    assert not LEXICON.words.missing


def test_families_are_told_apart() -> None:
    assert len({*ALRASHID_STAGE.seat_colours}) == len(NAMES) == ALRASHID.seats[-1]
    assert len(GUILDS) == len(PALACES) - 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_lies_on_the_table_tells_what_it_is(seats: int) -> None:
    """Its name and a line, to whoever points at it, be there something to choose or not."""
    assert not BOX.untold(islice(decisions(seats, 60 + seats), 0, None, 40))
