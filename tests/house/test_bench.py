"""The bench prints its contract; that it is fast is for people to judge."""

import json
from pathlib import Path

import pytest

from game.commands import bench
from game.commands.bench import Box, Figures, measure, ratios
from game.shelf import SHELF
from tests.engine.toy import TOY


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDS", "GAMES", "COPIES", "PLAYOUTS", "SEARCHES"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "TURNS", 1000)


def test_the_bench_as_json_is_a_contract(capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli import main

    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["calibration_ns", "boxes", "stage"]
    assert list(figures["boxes"]) == [ruleset.slug for ruleset in SHELF]
    for box in figures["boxes"].values():
        assert list(box) == ["decisions_per_s", "clone_us", "options_us", "playouts_per_s", "searches_per_s"]
        assert all(figure > 0 for figure in box.values())
    assert figures["calibration_ns"] > 0
    assert isinstance(figures["stage"], dict)


def test_the_bench_tells_people_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli import main

    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s" in out
    assert "calibration" in out


def test_ratios_take_the_speed_of_the_machine_out() -> None:
    box = Box(100.0, 4.0, 2.0, 30.0, 10.0)
    faster = Box(200.0, 2.0, 2.0, 15.0, 30.0)
    slow_machine, quick_machine = Figures(80.0, {"toy": box}, {}), Figures(40.0, {"toy": faster}, {})
    assert list(ratios(slow_machine, slow_machine)["toy"].values()) == [1.0] * 5
    assert list(ratios(quick_machine, slow_machine)["toy"].values()) == [1.0, 1.0, 0.5, 0.25, 1.5]


def test_an_earlier_bench_can_be_held_against_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.cli import main

    monkeypatch.setattr("game.app.stagebench.measure", dict)
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
