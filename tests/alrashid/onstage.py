"""Al Rashid on the stage, for tests."""

from __future__ import annotations

from typing import Any

from game.alrashid.rules import ALRASHID
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes import ALRASHID_STAGE
from tests.onstage import OnStage

NAMES = ("Jafar", "Zubayda", "Yahya", "Khayzuran", "Masrur")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"distinct_wares": True, "free_favor_first": True},
    {"idle_dishonor": True, "intrigue_favor_adds_fee": True},
)

BOX: OnStage[RashidTable] = OnStage(ALRASHID, ALRASHID_STAGE, NAMES)
opened, random_game, decisions = BOX.opened, BOX.random_game, BOX.decisions
moment, scene, canvas_of = BOX.moment, BOX.scene, BOX.canvas_of
