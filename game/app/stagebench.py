"""How fast the picture is: frames while things move, the table at rest, a resize, the way to the title, memory.

Measured in a process of its own, on the window there is; without a display on a surface nobody sees.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.app.opening import first_scenes
from game.app.program import Program
from game.app.results import ResultsScene
from game.app.table import TableScene
from game.app.theatre import STAGES
from game.app.window import CALM, open_window
from game.engine.chronicle import Sitter
from game.match.folders import Folders
from game.match.launch import LaunchRequest
from game.match.match import Match
from game.match.settings import Settings
from game.shelf import SHELF
from game.stage.area import Area
from game.stage.sound import Sound

if sys.platform != "win32":
    import resource

SIZE = (1920, 1080)
OTHER_SIZE = (1600, 900)
FRAME = 1 / 60
FRAMES = 900
REST_SECONDS = 3.0
SPRITES = 300
SEED = 7


def measure() -> dict[str, float]:
    """The figures by name, each with its unit and its scene in the name."""
    begin = time.perf_counter()
    _child("title")
    launched = time.perf_counter() - begin
    return {"launch_to_title_s": round(launched, 2), **json.loads(_child("figures"))}


def _child(what: str) -> str:
    """Run a part in a process of its own; what it printed."""
    command = [sys.executable, "-c", f"from game.app import stagebench; stagebench.{what}()"]
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
    screen = {} if "DISPLAY" in os.environ or os.name != "posix" else {"SDL_VIDEODRIVER": "dummy"}
    home = {"PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    done = subprocess.run(command, env=os.environ | home | quiet | screen, capture_output=True, text=True, check=True)
    return done.stdout


def title() -> None:
    """Open the program and paint its title once."""
    with TemporaryDirectory() as folder:
        _program(Path(folder)).scenes.top.draw()
        pygame.display.flip()


def figures() -> None:
    """Measure everything on the window and print it as JSON."""
    with TemporaryDirectory() as folder:
        program = _program(Path(folder))
        found = {**_table(program), **_visits(program), "memory_mb_every_screen_visited": _memory()}
    sys.stdout.write(json.dumps({name: round(value, 2) for name, value in found.items()}))


def _program(folder: Path) -> Program:
    program = Program(open_window(SIZE), Folders(folder), Settings(width=SIZE[0], height=SIZE[1]), Sound("bench"))
    for scene in first_scenes(program, LaunchRequest()):
        program.scenes.push(scene)
    _settle(program)
    return program


def _settle(program: Program) -> None:
    for _ in range(4):
        if program.scenes.top.tick(FRAME):
            program.scenes.top.draw()


def _table(program: Program) -> dict[str, float]:
    """A game of bots in motion, then a person's turn at rest, then another size of window."""
    found: dict[str, float] = {}
    for ruleset in SHELF:
        seats, slug = min(3, ruleset.seats[-1]), ruleset.slug
        program.scenes.push(TableScene(program, _match(slug, ["lucky"] * seats), None))
        times = sorted(_animated(program))
        found[f"frame_ms_median_{slug}_1080p"] = statistics.median(times)
        found[f"frame_ms_p99_{slug}_1080p"] = times[len(times) * 99 // 100]
        program.scenes.pop()
        program.scenes.push(TableScene(program, _match(slug, ["human"] + ["lucky"] * (seats - 1)), None))
        _until_rest(program)
        found[f"rest_cpu_percent_{slug}"], found[f"rest_frames_drawn_{slug}"] = _rest(program)
        found[f"resize_ms_{slug}"] = _resize(program)
        program.scenes.pop()
    found["redraw_300_sprites_ms"] = statistics.median(_ms(lambda: _redraw(program)) for _ in range(20))
    return found


def _match(slug: str, who: list[str]) -> Match:
    ruleset = next(ruleset for ruleset in SHELF if ruleset.slug == slug)
    return Match(ruleset, SEED, {}, [Sitter(kind, f"{kind} {seat + 1}") for seat, kind in enumerate(who)])


def _animated(program: Program) -> list[float]:
    """Milliseconds of the frames of a game in motion that were drawn."""
    times, scene = [], program.scenes.top
    for _ in range(FRAMES):
        begin = time.perf_counter()
        if scene.tick(FRAME):
            pygame.display.update(scene.draw())
            times.append((time.perf_counter() - begin) * 1000)
        pygame.event.pump()
    return times


def _until_rest(program: Program) -> None:
    scene = program.scenes.top
    for _ in range(2000):
        if scene.tick(FRAME):
            pygame.display.update(scene.draw())
        elif scene.sitting.waits_for_person and not scene.picture.stale:  # type: ignore[attr-defined]  # a table
            return


def _rest(program: Program) -> tuple[float, float]:
    """Percent of a core, and frames drawn, while a person thinks."""
    clock, scene, drawn = pygame.time.Clock(), program.scenes.top, 0
    begin, spent = time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < REST_SECONDS:
        pygame.event.get()
        drawn += scene.tick(1 / CALM)
        clock.tick(CALM)
    return (time.process_time() - spent) / (time.perf_counter() - begin) * 100, drawn


def _resize(program: Program) -> float:
    """Milliseconds until everything seen is painted for another size."""

    def paint_smaller() -> None:
        surface = pygame.display.set_mode(OTHER_SIZE, pygame.RESIZABLE)
        program.canvas.target(surface)
        program.scenes.top.resized()
        program.scenes.top.tick(FRAME)
        pygame.display.update(program.scenes.top.draw())

    spent = _ms(paint_smaller)
    program.canvas.target(pygame.display.set_mode(SIZE, pygame.RESIZABLE))
    program.scenes.top.resized()
    return spent


def _redraw(program: Program) -> None:
    """What drawing without layers would cost: a ground and 300 pictures every frame."""
    canvas = program.canvas
    canvas.fill(canvas.theme.night)
    for number in range(SPRITES):
        place = Area(number % 20 * 90.0, number // 20 * 66.0, 88.0, 64.0)
        canvas.sprite("common/results/medal_1", place)
    pygame.display.flip()


def _ms(deed: Callable[[], object]) -> float:
    begin = time.perf_counter()
    deed()
    return (time.perf_counter() - begin) * 1000


def _visits(program: Program) -> dict[str, float]:
    """Visit every screen, for the memory; the slowest first picture in milliseconds."""
    doors = program.doors
    ways: list[Callable[[], object]] = [doors.load, doors.settings, doors.about]
    for slug in (ruleset.slug for ruleset in SHELF):
        ways += [
            partial(doors.new_game, slug),
            partial(doors.rulebook, slug, ""),
            partial(_show_results, program, slug),
        ]
    slowest = 0.0
    for way in ways:
        way()
        slowest = max(slowest, _ms(partial(_settle, program)))
        program.scenes.pop()
    return {"slowest_first_picture_ms": slowest}


def _show_results(program: Program, slug: str) -> None:
    match = _match(slug, ["lucky"] * 3)
    program.scenes.push(ResultsScene(program, match, STAGES[slug]))


def _memory() -> float:
    """The most memory this process has held, in MB; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
