"""F12 keeps what is seen, and says where; a folder that cannot be written is told as well."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.app.desk import Desk


def test_the_picture_is_kept_and_told(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.key(pygame.K_F12)
    desk.wait()
    kept = list(desk.program.folders.pictures.glob("*.png"))
    assert len(kept) == 1
    assert any(kept[0].name in told for told in desk.told())


def test_a_picture_that_cannot_be_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    desk = Desk(tmp_path)
    monkeypatch.setattr(pygame.image, "save", refuse)
    desk.key(pygame.K_F12)
    desk.wait()
    assert any("Permission denied" in told for told in desk.told())
