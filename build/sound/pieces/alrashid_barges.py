"""Barges of the caliph: a slow masmudi in Rast that turns to Suznak and back; for Al Rashid."""

from __future__ import annotations

from sound.scales import RAST_FALLING, SUZNAK, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
3 - - - 4 - 3 2 | 1 - 2 - 3 - - - | 4 - 5 - 4 - 3 - | 2 - - - - - . . |
5 - - - 6 - 5 4 | 3 - 4 - 5 - - - | 4 - 3 - 2 - 3 - | 1 - - - - - . . |
"""
TUNE_TURNED = """
3 - - - 4 - 3 2 | 1 - 2 - 3m - - - | 4 - 5 6 4 - 3 - | 2 - - - - - . . |
5 - - 4 6 - 5 4 | 3 - 4 - 5 - - - | 4 - 3 - 2g - 3 - | 1 - - - - - . . |
"""
HARMONY = "I/IV I IV V I/IV I IV/V I"
SECOND = """
5 - - 6 5 - - - | 7 - 6 - 5 - - - | 5 - 6 7 1' - 7 6 | 5 - - - - - . . |
4 - - 5 4 - 3 - | 2 - 3 4 3 - - - | 4 - 3 - 2 - - 3 | 1 - - - - - . . |
"""
SECOND_HARMONY = "V V V/I V IV V/I IV/V I"
WATER = ". . . . 4 - 1' - | . | . . . . . . 1' 5 | . . 5 - 2' - 5 - | . | . . . . 5 - 1' - | . | . . 5 - 1' - 5 - |"
CHORDS = {"I": "1, 5, 1 5", "IV": "4, 1 4 1'", "V": "5, 2 5 2'", "drone": "1, 5,"}
DRUM = "D . D . . . T . | D . . . T . k ."

BARGES = Piece(
    name="alrashid_3",
    title="Barges of the caliph",
    tonic=hertz("G2"),
    scale=RAST_FALLING,
    bpm=68,
    beats=4,
    chords=CHORDS,
    room="courtyard",
    sections=(
        Section(
            2,
            {"qanun": Broken("I", "0 1 2 3 2 1 2 3", 1), "drone": Drone("drone", 1), "riq": Beat("k . . . k . . .")},
        ),
        Section(
            8,
            {
                "ney": Melody(TUNE, 2),
                "qanun": Broken(HARMONY, "0 - 1 - 2 - 3 -", 1),
                "riq": Beat("k . . . k . . ."),
            },
            -1,
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE_TURNED, 1),
                "oud_low": Broken(HARMONY, "0 - . - 1 - . -", 1),
                "qanun": Melody(WATER, 1),
                "frame_drum": Beat(DRUM, 0.5),
                "riq": Beat("k . . . k . k ."),
            },
        ),
        Section(
            8,
            {
                "qanun_solo": Melody(SECOND, 1),
                "fiddle_low": Shadow(SECOND, 4, 1, 2.0),
                "oud_low": Broken(SECOND_HARMONY, "0 - - 1 0 - 2 -", 1),
                "frame_drum": Beat(DRUM, 0.5),
            },
            -0.5,
            SUZNAK,
        ),
        Section(
            8,
            {
                "ney": Melody(TUNE_TURNED, 2),
                "oud": Shadow(TUNE, 1, 1),
                "qanun": Broken(HARMONY, "0 - 1 2 3 - 2 -", 1),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat("k . k . k . k ."),
                "bass_drum": Beat("D . . . . . . . | ."),
            },
            0.5,
        ),
        Section(
            2,
            {"qanun": Broken("I I", "0 1 2 3 2 1 2 - | 0 - 2 - - - . .", 1), "drone": Drone("drone .", 1)},
            -1.5,
        ),
    ),
)
