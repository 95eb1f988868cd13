"""The house of wisdom: Rast with its neutral third and seventh, oud, qanun and riq; for Al Rashid."""

from __future__ import annotations

from sound.scales import RAST, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
5, - 1 - 1 2 3 - | 3 - 4 3 2 - 1 - | 2 - 3 4 5 - 4 3 | 4 - 3 - 2 - - - |
5 - 5 6 5 - 4 - | 3 - 4 5 4 - 3 - | 2 - 3 4 3 - 2 - | 1 - - - - - . . |
"""
TUNE_TURNED = """
5, - 1 - 1 2 3 - | 3m - 4 3 2 - 1 - | 2 - 3 4 5 6 5 4 | 4 - 3 - 2 - - - |
5 - 5 6 5 - 4 - | 3g - 4 5 4 - 3 - | 2 - 3 4 3 - 2 - | 1 - - - - - . . |
"""
HARMONY = "I I/V V/I IV/V I I/IV V/I I"
SECOND = """
5 - 6 7 1' - - - | 1' - 7 6 5 - - - | 6 - 7 1' 7 - 6 - | 5 - - - - - . . |
4 - 5 6 5 - 4 - | 3 - 4 5 4 - 3 - | 2 - 3 2 1 - 7, - | 1 - - - - - . . |
"""
SECOND_HARMONY = "I I IV/V I IV/I I/IV V/I I"
ANSWER = ". | . | . | . . . . 5t - - - | . | . | . | . . 1' 7 1' - 5 - |"
RISE = "1 2 3 - 5 - - - | . | 5 6 7 - 1' - - - | . |"
FALL = ". | 5 - 4 3 2 - - - | . | 1' - 6 5 4 3 2 - |"
CHORDS = {"I": "1, 5, 1 5", "IV": "4, 1 4 1'", "V": "5, 2 5 2'", "drone": "1, 5,"}
STEP = "0 - 2 1 0 - 3 - | 0 - 2 1 2 - 1 -"
DRUM = "D T . T D . T . | D T . k D . T k"

WISDOM = Piece(
    name="alrashid_1",
    title="The house of wisdom",
    tonic=hertz("C3"),
    scale=RAST,
    bpm=82,
    beats=4,
    chords=CHORDS,
    room="courtyard",
    sections=(
        Section(
            4,
            {
                "qanun": Melody("1 - 5 - 1' - - - | . . 3' 2' 1' - 5 - | 1 - 5 - 1' - - - | 2' - - - 1' - - - |"),
                "drone": Drone("drone"),
                "riq": Beat("K . . . k . . . | K . k . k . . .", 0.55, from_bar=2),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "oud_low": Broken(HARMONY, "0 - - - 1 - - -"),
                "frame_drum": Beat("D . . t D . t .", 0.5),
                "riq": Beat(". . k . . . k ."),
            },
            -0.5,
        ),
        Section(
            8,
            {
                "qanun_solo": Melody(TUNE_TURNED, 1),
                "oud": Shadow(TUNE, 2),
                "oud_low": Broken(HARMONY, STEP),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat(". . k . k . T . | . . k . k . k k"),
            },
        ),
        Section(
            8,
            {
                "ney": Melody(SECOND, 1),
                "qanun": Melody(ANSWER, 1),
                "oud_low": Broken(SECOND_HARMONY, STEP),
                "frame_drum": Beat("D . . t D . t .", 0.5),
            },
        ),
        Section(4, {"oud": Melody(RISE), "ney": Melody(FALL, 1), "drone": Drone("drone")}, -2),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "ney": Shadow(TUNE, 1, 1),
                "qanun": Broken(HARMONY, ". - 1 - 2 - 3 -", 1),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat(". . k . k . T . | . . k . k . k k"),
                "bass_drum": Beat("D . . . . . . . | ."),
            },
            0.5,
        ),
        Section(
            3,
            {
                "qanun": Melody("1 - 5 - 1' - - - | 3' - 2' - 1' - - - | 5 - 1 - - - . . |"),
                "drone": Drone("drone drone ."),
                "riq": Beat("k . . . k . . . | k . . . . . . . | .", 0.5),
            },
            -1.5,
        ),
    ),
)
