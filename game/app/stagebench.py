"""How fast the picture is: frames while things move, the table at rest, a resize, the way to the title, memory.

Measured in a process of its own, in a window that opens for it, and which ends with the one that asked.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from _thread import interrupt_main
from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import chain
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pygame

from game.app.opening import first_scenes
from game.app.program import Program
from game.app.results import ResultsScene
from game.app.table import TableScene
from game.app.theatre import STAGES
from game.app.window import CALM, NoDisplay, open_window
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
GRACE = 2.0
"""Seconds in which a child takes its window down."""
SPRITES = 300
SEED = 7


Figure = tuple[str, float]
"""Its name, with its unit and its scene, and its value."""
Part = Callable[[Path], Iterator[Figure]]


class NoWindow(Exception):
    """There is no picture to measure; says why."""


def measure() -> Generator[Figure, None, None]:
    """The figures, one after another as they come. Raises NoWindow."""
    begin = time.perf_counter()
    yield from _apart(_title)
    yield "launch_to_title_s", round(time.perf_counter() - begin, 2)
    yield from _apart(_figures)


def _apart(part: Part) -> Iterator[Figure]:
    """Run a part in a process of its own."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_report, args=(part, theirs), name="stagebench", daemon=True)
    child.start()
    theirs.close()
    try:
        while (said := ours.recv()) is not None:
            if isinstance(said, str):
                raise NoWindow(said)
            yield said
    except EOFError:
        raise NoWindow("The window has broken.") from None
    finally:
        ours.close()
        child.join(GRACE)
        child.kill()
        child.join()


def _report(part: Part, line: Connection) -> None:
    """In the child: send the figures, or in words why there are none, and None at the end."""
    Thread(target=_end_with_the_program, daemon=True).start()
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        with TemporaryDirectory() as folder:
            for figure in part(Path(folder)):
                line.send(figure)
        line.send(None)
    except NoDisplay as error:
        line.send(str(error))
    except (KeyboardInterrupt, OSError):
        return


def _end_with_the_program() -> None:
    """Nobody would close the window of a program that was killed."""
    program = parent_process()
    assert program is not None, "a child has been started by somebody"
    program.join()
    interrupt_main()
    time.sleep(GRACE)
    os._exit(1)


def _title(folder: Path) -> Iterator[Figure]:
    """Open the program and paint its title once."""
    _program(folder).scenes.top.draw()
    pygame.display.flip()
    yield from ()


def _figures(folder: Path) -> Iterator[Figure]:
    """Measure everything on the window."""
    program = _program(folder)
    for name, value in chain(_table(program), _visits(program)):
        yield name, round(value, 2)
    yield "memory_mb_every_screen_visited", round(_memory(), 2)


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


def _table(program: Program) -> Iterator[Figure]:
    """A game of bots in motion, then a person's turn at rest, then another size of window."""
    for ruleset in SHELF:
        seats, slug = min(3, ruleset.seats[-1]), ruleset.slug
        program.scenes.push(TableScene(program, _match(slug, ["lucky"] * seats), None))
        times = sorted(_animated(program))
        yield f"frame_ms_median_{slug}_1080p", statistics.median(times)
        yield f"frame_ms_p99_{slug}_1080p", times[len(times) * 99 // 100]
        program.scenes.pop()
        program.scenes.push(TableScene(program, _match(slug, ["human"] + ["lucky"] * (seats - 1)), None))
        _until_rest(program)
        percent, drawn = _rest(program)
        yield f"rest_cpu_percent_{slug}", percent
        yield f"rest_frames_drawn_{slug}", drawn
        yield f"resize_ms_{slug}", _resize(program)
        program.scenes.pop()
    yield "redraw_300_sprites_ms", statistics.median(_ms(lambda: _redraw(program)) for _ in range(20))


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


def _visits(program: Program) -> Iterator[Figure]:
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
    yield "slowest_first_picture_ms", slowest


def _show_results(program: Program, slug: str) -> None:
    match = _match(slug, ["lucky"] * 3)
    program.scenes.push(ResultsScene(program, match, STAGES[slug]))


def _memory() -> float:
    """The most memory this process has held, in MB; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
