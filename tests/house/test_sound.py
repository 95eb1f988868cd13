"""Every sound is there, sounds, is as loud as it should be and loops without a seam."""

from __future__ import annotations

from pathlib import Path

import pytest

REASON = "numpy, scipy and soundfile measure sound; the `assets` group brings them"
pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("scipy", reason=REASON)
pytest.importorskip("soundfile", reason=REASON)

SOUNDS = Path(__file__).parents[2] / "sounds"
CUES = """
card_slide card_deal card_flip card_place shuffle coin coin_many wood_place stone_place cloth_rustle grain_pour bread
book_close ring marker_turn footstep walk craft_hammer advisor_join rank_fanfare gift_bell donation_chime favor_token
event_drum score_tick score_climb round_end last_round victory defeat button focus error undo seal page curtain camel
spice gold_pour auction_gong bid princess_join dice_none sword_clash mercenary_march title_seal dominance crisis ship
""".split()
PIECES = ["title"] + [f"{box}_{number}" for box in ("crown", "emira", "alrashid") for number in (1, 2, 3)]


def test_no_sound_is_missing_and_none_is_an_orphan() -> None:
    assert {path.stem for path in (SOUNDS / "cues").glob("*")} == set(CUES)
    assert {path.stem for path in (SOUNDS / "music").glob("*")} == set(PIECES)


def test_every_sound_has_its_maker() -> None:
    from sound import cues, pieces

    assert set(cues.CUES) == set(CUES)
    assert set(pieces.PIECES) == set(PIECES)


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) <= 20_000_000


@pytest.mark.parametrize("name", CUES)
def test_cue_is_short_clean_and_as_loud_as_its_kind(name: str) -> None:
    from sound.report import cue_findings

    assert cue_findings(name, SOUNDS / "cues" / f"{name}.ogg").wrong == []


@pytest.mark.parametrize("name", PIECES)
def test_piece_is_mastered_and_loops_without_a_seam(name: str) -> None:
    from sound.report import piece_findings

    assert piece_findings(name, SOUNDS / "music" / f"{name}.ogg").wrong == []


def test_made_again_a_cue_sounds_the_same(tmp_path: Path) -> None:
    import numpy as np

    from sound import ogg
    from sound.cues import make

    kept = ogg.read(SOUNDS / "cues" / "advisor_join.ogg")
    ogg.write(tmp_path / "again.ogg", make("advisor_join"), ogg.CUE_SQUEEZE)
    again = ogg.read(tmp_path / "again.ogg")
    assert again.shape == kept.shape
    assert np.sqrt(np.mean((again - kept) ** 2)) < 0.01 * np.sqrt(np.mean(kept**2))


def test_loudness_measure_reads_a_sine_as_the_standard_says() -> None:
    import numpy as np

    from sound.measure import loudness

    sine = 10 ** (-23 / 20) * np.sin(2 * np.pi * 997 * np.arange(44_100 * 5) / 44_100)
    assert loudness(np.stack([sine, sine], axis=1)) == pytest.approx(-23.0, abs=0.1)


def test_a_token_that_is_no_note_is_refused() -> None:
    from sound.notation import read
    from sound.scales import DORIAN

    with pytest.raises(ValueError, match="no such note: '9'"):
        read("1 - 9 - |", DORIAN, 4)


def test_strings_are_in_tune() -> None:
    import numpy as np

    from sound.strings import OUD, pluck

    wave = pluck(OUD, 220.0, 1.5, 0.7)
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), 1 << 19))
    hertz = np.fft.rfftfreq(1 << 19, 1 / 44_100)
    near = (hertz > 200) & (hertz < 240)
    found = hertz[near][power[near].argmax()]
    assert abs(1200 * np.log2(found / 220.0)) < 4
