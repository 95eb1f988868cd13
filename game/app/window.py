"""The window: opened, kept at sixty frames a second while something moves, and closed without losing anything."""

from __future__ import annotations

import logging
import os
import statistics
import sys
import time
from collections.abc import Callable

import pygame

from game.ai.workers import Workers
from game.app.crash import report
from game.app.crashpage import CrashScene
from game.app.display import Floor, fit, keep_floor, resized, switch_fullscreen
from game.app.logbook import open_log
from game.app.looks import lent
from game.app.opening import first_scenes
from game.app.program import Program
from game.app.title import TitleScene
from game.match import settings as setting_file
from game.match.folders import NAME, Folders
from game.match.launch import LaunchRequest
from game.stage import assets
from game.stage.sound import Sound, open_sound

log = logging.getLogger(__name__)

TITLE = "Caravanserai"
LIVELY, CALM = 60, 20
"""Frames a second while something moves, and two seconds after the last thing that moved."""
CALM_AFTER = 2.0
SLOW_FLIP_MS = 5.0
SCREENLESS = ("offscreen", "dummy")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; says so in a sentence."""


def run(request: LaunchRequest) -> int:
    """Open the program and stay until it is left. Returns the exit code."""
    folders = Folders(request.data_dir)
    open_log(folders.log, request.log_level)
    try:
        return _run(request, folders)
    except Exception as error:
        log.exception("Caravanserai broke and had no window to say so in.")
        found = report(error, folders)
        sys.stderr.write(f"Caravanserai broke: {found.what}\nReport: {found.path or 'could not be written'}\n")
        return 1
    finally:
        pygame.quit()


def _run(request: LaunchRequest, folders: Folders) -> int:
    kept, trouble = setting_file.load(folders)
    wished, looks = lent(kept, request)
    if request.safe_mode:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        surface = open_window((wished.width, wished.height), wished.fullscreen)
    except NoDisplay as error:
        sys.stderr.write(f"{error}\n")
        return 1
    silent = request.sound is False or request.safe_mode
    program = Program(surface, folders, wished, Sound("sound is off") if silent else open_sound())
    program.lent, program.trouble = looks, trouble
    program.workers = Workers()
    try:
        survive(program, lambda: _begin(program, request))
        while program.scenes:
            survive(program, lambda: loop(program))
    finally:
        program.workers.close()
        program.store()
        program.sound.close()
    return 0


def _begin(program: Program, request: LaunchRequest) -> None:
    for scene in first_scenes(program, request):
        program.scenes.push(scene)


def survive(program: Program, deed: Callable[[], None]) -> None:
    """Do it; when it breaks, write a report and show it. What breaks on that page too is raised."""
    try:
        deed()
    except Exception as error:
        log.exception("Caravanserai broke.")
        if any(isinstance(scene, CrashScene) for scene in program.scenes):
            raise
        found = report(error, program.folders, program)
        program.scenes.abandon(CrashScene(program, found, lambda: program.scenes.swap(TitleScene(program))))


# -- opening


def open_window(size: tuple[int, int], fullscreen: bool = False) -> pygame.Surface:
    """A window of that size, at least 960 × 540 and no larger than the screen. Raises NoDisplay."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", NAME)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", NAME)
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    surface = _open(size, fullscreen)
    if (
        pygame.display.get_driver() == "x11"
        and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
        and _flip_ms() > SLOW_FLIP_MS
    ):
        # Without a graphics card SDL shows each frame through software GL, thirty times slower than by itself.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pygame.display.quit()
        surface = _open(size, fullscreen)
    return surface


def _open(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"Caravanserai needs a display to open its window, and found none ({error}).") from error
    if pygame.display.get_driver() in SCREENLESS and os.environ.get("SDL_VIDEODRIVER") not in SCREENLESS:
        pygame.display.quit()
        raise NoDisplay("Caravanserai needs a display to open its window, and found none.")
    pygame.font.init()
    pygame.display.set_caption(TITLE)
    pygame.display.set_icon(pygame.image.load(assets.find("sprites", "common/icon/icon_64", assets.PICTURES)))
    return fit(size, fullscreen)


def _flip_ms() -> float:
    """The usual time of one flip, in milliseconds."""
    times = []
    for _ in range(6):
        begin = time.perf_counter()
        pygame.display.flip()
        times.append((time.perf_counter() - begin) * 1000)
    return statistics.median(times)


# -- running


def loop(program: Program, clock: Callable[[], float] = time.monotonic) -> None:
    """Let scenes live until none is left."""
    ticker, floor = pygame.time.Clock(), Floor()
    moved = last = clock()
    shown = False
    while program.scenes:
        for event in program.pointer.batch():
            moved = clock()
            _read(program, event)
            if not program.scenes:
                return
        now = clock()
        keep_floor(program, floor, now)
        seconds, last = now - last, now
        program.sound.tick(seconds)
        scene = program.scenes.top
        if scene.tick(seconds) and program.scenes and scene is program.scenes.top:
            moved = clock()
            pygame.display.update(scene.draw() or program.canvas.surface.get_rect())
            if not shown:
                shown = True
                log.info("The first picture is shown.")
        ticker.tick(LIVELY if clock() - moved < CALM_AFTER else CALM)


def _read(program: Program, event: pygame.event.Event) -> None:
    """What the window itself understands; everything else goes to the scene on top."""
    if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
        program.by_keys = event.type == pygame.KEYDOWN
    if event.type == pygame.QUIT:
        program.scenes.top.may_quit(program.scenes.clear)
    elif event.type == pygame.WINDOWSIZECHANGED:
        resized(program)
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
        program.scenes.top.resized()
    elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        program.sound.leave(event.type == pygame.WINDOWFOCUSLOST)
        program.scenes.top.read(event)
    elif event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
        switch_fullscreen(program)
    elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
        _take_picture(program)
    else:
        program.scenes.top.read(event)


def _is_fullscreen_key(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))


def _take_picture(program: Program) -> None:
    """Write what is seen to the pictures folder; a curtain is in the picture as it is on the screen."""
    path = program.folders.pictures / f"caravanserai-{time.strftime('%Y%m%d-%H%M%S')}.png"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(program.canvas.surface, path)
    except (OSError, pygame.error) as error:
        log.warning("No picture: %s", error)
        program.trouble = program.words("app.trouble.no_picture", reason=getattr(error, "strerror", "") or str(error))
        return
    program.news = program.words("app.picture_taken", name=path.name, folder=path.parent.name)
