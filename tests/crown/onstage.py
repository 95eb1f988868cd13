"""Crown of Emara on the stage, for tests."""

from __future__ import annotations

from typing import Any

from game.crown.rules import CROWN
from game.crown.rules.table import CrownTable
from game.crown.scenes import CROWN_STAGE
from tests.onstage import OnStage

NAMES = ("Ottilie", "Bertram", "Ysolde", "Wolfram")
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"mixed_boards": True}, {"full_hand": True})
ALONE: tuple[dict[str, Any], ...] = ({"solo": "score"}, {"solo": "rival"})

BOX: OnStage[CrownTable] = OnStage(CROWN, CROWN_STAGE, NAMES)
words, opened, random_game, decisions = BOX.words, BOX.opened, BOX.random_game, BOX.decisions
moment, scene, canvas_of = BOX.moment, BOX.scene, BOX.canvas_of
