"""The bench prints its contract; that it is fast is for people to judge."""

import json

import pytest

from game.commands import bench
from game.commands.bench import Box, measure
from game.shelf import SHELF
from tests.engine.toy import TOY


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUNDS", "GAMES", "COPIES", "PLAYOUTS"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "TURNS", 1000)


def test_the_bench_as_json_is_a_contract(capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli import main

    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["calibration_ns", "boxes", "stage"]
    assert list(figures["boxes"]) == [ruleset.slug for ruleset in SHELF]
    for box in figures["boxes"].values():
        assert list(box) == ["decisions_per_s", "clone_us", "options_us", "playouts_per_s"]
        assert all(figure > 0 for figure in box.values())
    assert figures["calibration_ns"] > 0
    assert isinstance(figures["stage"], dict)


def test_the_bench_tells_people_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli import main

    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s" in out
    assert "calibration" in out


def test_any_box_can_be_measured() -> None:
    box = measure(TOY)
    assert isinstance(box, Box)
    assert box.decisions_per_s > 0
