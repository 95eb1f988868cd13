"""The bench prints its contract; that it is fast is for people to judge."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import stagebench
from game.cli import main
from game.commands import bench
from game.commands.bench import Box, Figures, measure, ratios
from game.shelf import SHELF
from tests.engine.toy import TOY

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDS", "GAMES", "COPIES", "PLAYOUTS", "SEARCHES"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "TURNS", 1000)


def stage() -> Iterator[tuple[str, float]]:
    """A window that measures at once."""
    yield "launch_to_title_s", 0.5


def test_the_bench_as_json_is_a_contract(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(stagebench, "measure", stage)
    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["calibration_ns", "boxes", "stage"]
    assert list(figures["boxes"]) == [ruleset.slug for ruleset in SHELF]
    for box in figures["boxes"].values():
        assert list(box) == ["decisions_per_s", "clone_us", "options_us", "playouts_per_s", "searches_per_s"]
        assert all(figure > 0 for figure in box.values())
    assert figures["calibration_ns"] > 0
    assert figures["stage"] == {"launch_to_title_s": 0.5}


def test_the_bench_says_what_it_does_and_tells_people_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stagebench, "measure", stage)
    assert main(["bench"]) == 0
    said = capsys.readouterr()
    assert "a window opens" in said.err
    calibration, head, *rows, launch = said.out.splitlines()
    assert "calibration" in calibration
    assert "decisions/s" in head
    assert [row.split()[0] for row in rows] == [ruleset.slug for ruleset in SHELF]
    assert {len(line) for line in (head, *rows)} == {len(head)}
    assert launch == "launch_to_title_s: 0.50"


def test_the_window_can_be_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(stagebench, "measure", None)
    assert main(["bench", "--no-window"]) == 0
    assert "window" not in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_the_window_is_left_out_where_there_is_no_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bench, "SHELF", (TOY,))
    assert main(["bench"]) == 0
    assert "The window is left out: Caravanserai needs a display" in capsys.readouterr().err


def test_the_window_is_measured_figure_by_figure() -> None:
    course = stagebench.measure()
    name, seconds = next(course)
    course.close()
    assert name == "launch_to_title_s"
    assert seconds > 0


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_the_window_closes_when_the_bench_is_killed() -> None:
    words = "from game.app.stagebench import measure\nfor figure in measure(): print(figure[0], flush=True)"
    running = subprocess.Popen([sys.executable, "-c", words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    with running, running.stdout as told:
        assert any(line.startswith("launch_to_title_s") for line in told)
        until = time.monotonic() + PATIENCE
        while not (windows := children(running.pid)):
            assert time.monotonic() < until, "no window has come"
            time.sleep(0.05)
        running.kill()
        running.wait()
        while any(alive(pid) for pid in windows):
            assert time.monotonic() < until, "the window has stayed"
            time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes it has spawned."""
    pids = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [pid for pid in pids if alive(pid)]


def alive(pid: int) -> bool:
    """Whether a spawned process goes on; what is left of an ended one has no words."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def test_ratios_take_the_speed_of_the_machine_out() -> None:
    box = Box(100.0, 4.0, 2.0, 30.0, 10.0)
    faster = Box(200.0, 2.0, 2.0, 15.0, 30.0)
    slow_machine, quick_machine = Figures(80.0, {"toy": box}, {}), Figures(40.0, {"toy": faster}, {})
    assert list(ratios(slow_machine, slow_machine)["toy"].values()) == [1.0] * 5
    assert list(ratios(quick_machine, slow_machine)["toy"].values()) == [1.0, 1.0, 0.5, 0.25, 1.5]


def test_an_earlier_bench_can_be_held_against_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stagebench, "measure", stage)
    monkeypatch.setattr(bench, "SHELF", (TOY,))
    file = tmp_path / "earlier.json"
    assert main(["bench", "--json"]) == 0
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["bench", "--against", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [TOY.slug]
    assert all(ratio > 0 for row in found.values() for ratio in row.values())
    assert main(["bench", "--against", str(file)]) == 0
    assert "times as fast" in capsys.readouterr().out
    file.write_text("{}", encoding="utf-8")
    assert main(["bench", "--against", str(file)]) == 2
    assert "is no JSON of an earlier bench." in capsys.readouterr().err


def test_any_box_can_be_measured() -> None:
    box = measure(TOY)
    assert isinstance(box, Box)
    assert box.decisions_per_s > 0
