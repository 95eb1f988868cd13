"""No word on the table is cut, from the smallest window to the largest letters."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pygame
import pytest

from game.crown.scenes import CROWN_STAGE
from game.stage.layers import frame_of
from game.stage.setting import Setting
from game.stage.text import Scribe
from tests.crown.onstage import canvas_of, decisions, moment, scene

SIZES = [(960, 540, 1.0), (1280, 720, 1.0), (1280, 720, 2.0), (1920, 1080, 0.8), (1920, 1080, 1.5), (3440, 1440, 1.0)]
GAMES: tuple[tuple[int, dict[str, object]], ...] = ((1, {}), (2, {"mixed_boards": True}), (4, {"full_hand": True}))


@pytest.mark.parametrize(("w", "h", "ui"), SIZES)
def test_no_word_is_cut(w: int, h: int, ui: float, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    paint = Scribe.paint

    def watched(scribe: Scribe, setting: Setting, *how: Any) -> pygame.Surface:
        if setting.clipped:
            cut.add(" ".join(piece.text for line in setting.lines for piece in line))
        return paint(scribe, setting, *how)

    monkeypatch.setattr(Scribe, "paint", watched)
    canvas = canvas_of(w, h, ui)
    drawn: set[object] = set()
    for seats, variant in GAMES:
        for table in islice(decisions(seats, 60 + seats, **variant), 0, None, 6):
            now = moment(table, frame=frame_of(canvas))
            phase = scene(now)
            for panel in (*CROWN_STAGE.ground(now), *phase.panels(now), *phase.marks(now, phase.targets(now))):
                if (panel.name, panel.key) not in drawn:
                    drawn.add((panel.name, panel.key))
                    panel.paint(canvas)
            for place in now.places.values():
                looks = (place.face, place.w, place.h, place.count)
                if looks not in drawn:
                    drawn.add(looks)
                    CROWN_STAGE.draw(canvas, place.but(x=0.0, y=0.0))
    assert cut == set()
