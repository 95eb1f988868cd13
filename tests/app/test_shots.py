"""Pictures of every screen: all are there, of the size that was asked for, and the same every time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.shots import render
from game.engine.ruleset import SetupError

WANTED = {
    *("title", "title-quit", "load", "settings", "about"),
    *("crown-new-game", "crown-rulebook", "crown-menu", "crown-save", "crown-curtain", "crown-results"),
    *("crown-hint", "crown-why", "crown-analysis"),
    *(f"crown-{seats}-seats" for seats in (1, 2, 3, 4)),
    *(f"crown-{phase}" for phase in ("card", "countryside", "town", "bonus", "tokens", "event_card", "round")),
}


@pytest.mark.slow
def test_every_screen_and_phase_is_painted_and_always_alike(tmp_path: Path) -> None:
    first = render(tmp_path / "a", (1280, 720), "crown")
    second = render(tmp_path / "b", (1280, 720), "crown")
    assert {path.stem[3:] for path in first} >= WANTED
    assert {pygame.image.load(path).get_size() for path in first} == {(1280, 720)}
    assert [path.name for path in first if path.read_bytes() != (tmp_path / "b" / path.name).read_bytes()] == []
    assert len(first) == len(second)


def test_an_unknown_box_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no box"):
        render(tmp_path, box="chess")
