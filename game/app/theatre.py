"""Which box plays on which stage, listed by hand; and the scene of each phase."""

from __future__ import annotations

from game.alrashid.scenes import ALRASHID_STAGE
from game.crown.scenes import CROWN_STAGE
from game.emira.scenes import EMIRA_STAGE
from game.stage.box import BoxStage
from game.stage.phase import PhaseScene

STAGES: dict[str, BoxStage] = {stage.slug: stage for stage in (CROWN_STAGE, ALRASHID_STAGE, EMIRA_STAGE)}


def phase_scene(stage: BoxStage, phase: str) -> PhaseScene:
    """The scene of a phase. Every phase of every box has one (a law test looks)."""
    return stage.phases[phase]()
