"""Machines as they are: locales, names, screens that are gone, folders nobody may write to. Which case of the release
test is proved where stands in build/RELEASE.md.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import window
from game.app.load import LoadScene
from game.app.results import ResultsScene
from game.app.settings import SettingsScene
from game.app.table import TableScene
from game.engine.chronicle import NoChronicle, Sitter
from game.match.folders import Folders
from game.match.launch import LaunchRequest
from game.match.match import Match
from game.match.saves import Saves, open_save
from game.match.settings import Settings, Speed, load, store
from game.shelf import find
from game.stage.sound import open_sound
from tests.app.desk import Desk, a_match, table_for

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_SA.UTF-8")
HOMES = ("Žofie Жанна", "أوتيلي", "камел 🐪 à")
NAMES = ("Žofie", "ひらがな", "أوتيلي", "e\u0301e\u0301 o\u0308", "W" * 200, "i", "I", "ß", "*{_[strong]}")

WRITE = """
import locale, sys
from pathlib import Path
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    sys.exit("no such locale")
from game.match.folders import Folders
from game.match.saves import Saves
from game.match.settings import Settings, load, store
from tests.app.desk import a_match
folders = Folders(Path(sys.argv[1]))
settings, said = load(folders)
assert not said, said
settings.ui_scale, settings.names["crown"] = 1.25, ["İpek ışık", "Žofie"]
store(folders, settings)
match = a_match(choices=60)
Saves(folders).keep_as(match, "İstanbul'da bir gün, 1,5")
print(f"{1.5:n}", match.chronicle().digest)
"""


# -- T28 locales


@pytest.fixture(scope="session")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the locales compiled, on systems that have their sources."""
    if not (shutil.which("localedef") and Path("/usr/share/i18n/locales").is_dir()):
        pytest.skip("needs localedef and the sources of locales")
    folder = tmp_path_factory.mktemp("locales")
    for name in LOCALES[1:]:
        words = ["localedef", "-i", name.split(".")[0], "-f", "UTF-8", str(folder / name)]
        subprocess.run(words, capture_output=True, check=False)
        assert (folder / name).is_dir(), name
    return folder


def in_locale(name: str, locales: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], "HOME": words[-1], "LC_ALL": name, "LOCPATH": str(locales)}
    env |= {
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
    }
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False
    )


def written_in(name: str, locales: Path, folder: Path) -> list[str]:
    """Let a process write settings and a save in a locale; how it writes 1.5, and the digest of its match."""
    done = in_locale(name, locales, "-c", WRITE, str(folder))
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def bytes_of(folder: Path) -> dict[str, str]:
    """The fingerprint of every file in a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_settings_and_saves_are_the_same_bytes_in_every_locale(locales: Path, tmp_path: Path) -> None:
    """Each locale writes, then the next one reads and writes over what it found: files can be exchanged."""
    written, said = {}, {}
    for name in LOCALES:
        folder = tmp_path / name
        for _ in range(2):
            said[name] = written_in(name, locales, folder)
        written[name] = bytes_of(folder)
    assert said["de_DE.UTF-8"][0] == "1,5", "the locale is really in force"
    assert len({found[1] for found in said.values()}) == 1
    assert all(files == written["C"] for files in written.values())
    written_in("tr_TR.UTF-8", locales, tmp_path / "de_DE.UTF-8")
    assert bytes_of(tmp_path / "de_DE.UTF-8") == written["C"]


@pytest.mark.parametrize("name", LOCALES)
def test_the_program_starts_in_every_locale(name: str, locales: Path, tmp_path: Path) -> None:
    start = (
        "import locale, sys; locale.setlocale(locale.LC_ALL, ''); from game.app import window\n"
        "from game.app.scenes import SceneManager\n"
        "real = window.loop\n"
        "def once(program):\n    program.scenes.top.tick(0.1); program.scenes.top.draw(); program.scenes.clear()\n"
        "window.loop = once\n"
        "from game.cli import main; sys.exit(main(['play', 'crown', '--seats', 'human,greedy', '--seed', '7']))"
    )
    done = in_locale(name, locales, "-c", start, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


# -- T27 folders and names


@pytest.mark.parametrize("home", HOMES)
def test_a_home_of_any_script_holds_settings_saves_and_statistics(home: str, tmp_path: Path) -> None:
    root = tmp_path / home
    desk = Desk(root, table_for())
    desk.my_turn()
    desk.program.store()
    save = desk.program.saves.newest_unfinished()
    assert save is not None
    assert not save.trouble
    assert load(Folders(root))[1] == ""
    again = Desk(root)
    again.click("continue")
    assert isinstance(again.top, TableScene)


@pytest.mark.parametrize("name", NAMES)
def test_players_of_any_name_play_save_load_and_are_counted(name: str, tmp_path: Path) -> None:
    request = LaunchRequest(box="crown", seats=("human", "lucky"), names=(name, name.lower()), seed=7)
    desk = Desk(tmp_path, request)
    desk.my_turn()
    labels = [sitter.name for sitter in desk.table.match.sitters]
    assert len({label.casefold() for label in labels}) == 2
    assert all(label.strip() for label in labels)
    desk.program.saves.keep_as(desk.table.match, name)
    desk.program.scenes.home()
    desk.program.doors.load()
    assert isinstance(desk.top, LoadScene)
    desk.frame()
    [kept] = [save for save in desk.program.saves.listed() if not save.automatic]
    match, said = open_save(kept.path)
    assert ([sitter.name for sitter in match.sitters], said) == (labels, "")


def test_long_and_strange_names_reach_the_results(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    names = ("ひらがな" * 6, "أوتيلي", "W" * 24)
    match = Match(find("crown"), 7, {}, [Sitter("lucky", name) for name in names])
    while not match.over:
        match.take(match.options()[0])
    desk.program.doors.table(match, None)
    desk.wait(frames=3)
    desk.program.scenes.push(ResultsScene(desk.program, match, desk.table.stage))
    desk.frame()


# -- T29 and T15 folders nobody may write to


def test_without_a_writable_folder_the_game_goes_on_with_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    desk = Desk(tmp_path / "file" / "home", table_for())
    told: list[str] = []
    for _ in range(3):
        desk.my_turn()
        told += desk.told()
        desk.table._play(desk.table.sitting.choose(desk.table.match.options()[0]))
        desk.wait(frames=3)
    assert len(desk.table.match.moments) >= 3
    assert len({sentence for sentence in told if "cannot be saved" in sentence}) == 1
    desk.program.store()


# -- T16 saves of other times


def test_a_save_from_the_future_is_refused_in_words_and_listed(tmp_path: Path) -> None:
    saves = Saves(Folders(tmp_path))
    path = saves.keep_as(a_match(choices=5), "later")
    path.write_text(path.read_text("utf-8").replace("caravanserai chronicle 1", "caravanserai chronicle 99"), "utf-8")
    with pytest.raises(NoChronicle, match=r"\.$"):
        open_save(path)
    [save] = saves.listed()
    assert save.trouble
    assert path.exists()


# -- T06 screens that are gone


@pytest.mark.parametrize("size", [(9000, 9000), (0, 0), (-5000, -5000), (960, 540)])
def test_the_window_lies_on_the_screen_there_is(size: tuple[int, int]) -> None:
    pygame.display.init()
    screen = pygame.display.get_desktop_sizes()[0]
    w, h = window.open_window(size).get_size()
    assert (w, h) <= screen or (w, h) == (960, 540)
    assert w >= min(960, screen[0])
    assert h >= min(540, screen[1])


def test_a_size_that_cannot_be_is_forgotten(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    folders.settings.write_text('{"width": 0, "height": -9000}')
    settings, said = load(folders)
    assert (settings.width, settings.height) == (1280, 720)
    assert said


# -- T08 no sound


def test_without_a_sound_device_everything_goes_on_and_settings_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    caplog.set_level("WARNING", "game")
    sound = open_sound()
    assert sound.problem
    assert [record.name for record in caplog.records] == ["game.stage.sound"]
    desk = Desk(tmp_path, table_for(), sound=sound)
    desk.my_turn()
    desk.table._answer(desk.table.match.options()[0])
    desk.wait(frames=5)
    desk.program.doors.settings()
    assert isinstance(desk.top, SettingsScene)
    assert desk.widgets()["master"].reason
    assert len(caplog.records) == 1


# -- T05 away and back


def test_leaving_and_coming_back_changes_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path, table_for())
    desk.my_turn()
    desk.move_away()
    before, moments = desk.frame(), len(desk.table.match.moments)
    for _ in range(5):
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        desk.wait(seconds=60.0, frames=3)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        desk.wait(frames=2)
    desk.until(lambda: not desk.sheet.toasts)
    assert desk.frame() == before
    assert len(desk.table.match.moments) == moments


# -- T07 the picture never stands still


def test_no_frame_takes_long_while_bots_think(tmp_path: Path) -> None:
    """Processor time of one frame; the bar for a machine of its own is 100 ms."""
    request = LaunchRequest(box="crown", seats=("human", "greedy", "greedy", "greedy"), seed=7)
    desk = Desk(tmp_path, request, settings=Settings(speed=Speed.NORMAL))
    desk.my_turn()
    desk.table._answer(desk.table.match.options()[0])
    desk.wait(frames=30)
    spent = []
    for _ in range(300):
        begin = time.process_time()
        desk.wait()
        spent.append(time.process_time() - begin)
    assert sorted(spent)[-3] < 0.25


# -- T03 and T04 a real window under a window manager


@pytest.fixture
def managed(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """A program at its title in a managed window of an X screen; gives hands."""
    missing = [tool for tool in ("Xvfb", "xdotool", "openbox") if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            display = f":{pipe.readline().strip()}"
        env = {"DISPLAY": display, "HOME": str(tmp_path), "PATH": os.environ["PATH"], "SDL_AUDIODRIVER": "dummy"}
        env["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        store(Folders(tmp_path), Settings(reduce_motion=True))
        words = [sys.executable, "-m", "game", "--data-dir", str(tmp_path), "--size", "1200x700"]
        keeper = subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        program = subprocess.Popen(words, cwd=ROOT, env=env, stderr=subprocess.DEVNULL)

        def hands(*words: str) -> str:
            done = subprocess.run(["xdotool", *words], env=env, capture_output=True, text=True, timeout=20, check=False)
            return done.stdout

        try:
            log, until = Folders(tmp_path).log, time.monotonic() + 40
            while not (log.exists() and "first picture" in log.read_text("utf-8")) and time.monotonic() < until:
                time.sleep(0.1)
            found = hands("search", "--onlyvisible", "--pid", str(program.pid)).split()
            hands("windowfocus", "--sync", found[0])
            yield hands
        finally:
            for process in (program, keeper, server):
                process.terminate()
                process.wait(timeout=20)


def geometry(hands: Callable[..., str]) -> tuple[str, ...]:
    """Place and size of the window that has the focus."""
    said = dict(line.split("=") for line in hands("getwindowfocus", "getwindowgeometry", "--shell").splitlines())
    return said["X"], said["Y"], said["WIDTH"], said["HEIGHT"]


def near(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two windows lie at the same place; window managers may count their frames differently."""
    return all(abs(int(a) - int(b)) <= 60 for a, b in zip(one[:2], other[:2], strict=True))


@pytest.mark.window
def test_full_screen_and_back_leaves_the_window_as_it_was(managed: Callable[..., str]) -> None:
    before = geometry(managed)
    assert before[2:] == ("1200", "700")
    for _ in range(2):
        managed("key", "F11", "sleep", "1.5")
        assert geometry(managed) == ("0", "0", "1600", "900")
        managed("key", "F11", "sleep", "1.5")
        assert geometry(managed)[2:] == before[2:]
        assert near(geometry(managed), before)
    managed("getwindowfocus", "windowsize", "--sync", "1000", "600")
    assert geometry(managed)[2:] == ("1000", "600"), "it can still be resized"


@pytest.mark.window
def test_fifty_sizes_leave_no_dead_zone(managed: Callable[..., str], tmp_path: Path) -> None:
    """After them the program draws on the last one, answers the keyboard, and remembers that size."""
    for number in range(50):
        managed("getwindowfocus", "windowsize", str(980 + number * 11 % 500), str(560 + number * 7 % 300))
    managed("getwindowfocus", "windowsize", "--sync", "1280", "720", "sleep", "1")
    managed("key", "Escape", "sleep", "0.5", "key", "Tab", "key", "Return", "sleep", "1.5")
    settings, _ = load(Folders(tmp_path))
    assert (settings.width, settings.height) == (1280, 720)
