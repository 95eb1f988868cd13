"""Lanterns of the oasis: oud and ney answer each other in Hijaz over a soft maqsum; for Emira."""

from __future__ import annotations

from sound.scales import HIJAZ, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
5 - - 4 5 - 6 5 | 4 - 5 4 3 - - - | 4 - 3 4 5 - 4 3 | 2 - 3 2 1 - - - |
1 - 3 - 4 - 5 - | 6 - 5 6 7 - 6 5 | 4 - 5 4 3 - 2 3 | 1 - - - - - . . |
"""
TUNE_SUNG = """
5 - - 4 5 - 6 5 | 4m - 5 4 3 - - - | 4 - 3 4 5 - 4 3 | 2 - 3 2 1 - - - |
1g - 3 - 4 - 5 - | 6 - 5 6 7 - 6 5 | 4 - 5 4 3 - 2 3 | 1 - - - - - . . |
"""
HARMONY = "i iv/i iv/i vii/i i/iv iv/vii iv/i i"
SECOND = """
1' - - 7 1' - - - | 7 - 6 7 6 - 5 - | 6 - - 5 6 - 7 - | 5 - - - - - . . |
4 - 5 6 5 - 4 - | 5 - 4 3 4 - 3 - | 2 - 3 4 3 - 2 - | 1 - - - - - . . |
"""
SECOND_HARMONY = "i vii/iv iv i iv/i i/iv vii/i i"
ANSWER = ". | . . . . . . 1' 7 | . | . . . . 5t - - - | . | . | . | . . 5 4 5 - 1' - |"
OUD_ALONE = "1 2 3 4 5 - - - | . | 3 4 5 6 5 - - - | . |"
NEY_REPLY = ". . . . . . . . | 5 - 4 - 3 - - - | . | 4 - 3 - 2 3 1 - |"
CHORDS = {"i": "1, 5, 1 5", "iv": "4, 1 4 1'", "vii": "7,, 4, 7, 4", "drone": "1, 5,"}
STEP = "0 - . 1 0 - 2 - | 0 - - 1 2 - 1 -"
DRUM = "D t . t D . t . | D t . k D . t k"

LANTERNS = Piece(
    name="emira_1",
    title="Lanterns of the oasis",
    tonic=hertz("D3"),
    scale=HIJAZ,
    bpm=73,
    beats=4,
    chords=CHORDS,
    room="night",
    sections=(
        Section(
            4,
            {
                "drone": Drone("drone"),
                "qanun": Melody("1 - 5 - 1' - - - | . . . . 5 4 3 - | 1 - 5 - 1' - - - | . . 2' - 1' - - - |"),
                "frame_drum": Beat("D . . . . . t . | D . . t . . k .", 0.45, from_bar=2),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "oud_low": Broken(HARMONY, "0 - - - 1 - - -"),
                "drone": Drone("drone"),
                "frame_drum": Beat("D . . t D . . . | D . . t . . k .", 0.5),
            },
            -0.5,
        ),
        Section(
            8,
            {
                "ney": Melody(TUNE_SUNG, 1),
                "qanun": Shadow(TUNE, 2, 1),
                "oud_low": Broken(HARMONY, STEP),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat(". . k . . . k . | . . k . k . k ."),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(SECOND),
                "qanun": Melody(ANSWER, 0),
                "oud_low": Broken(SECOND_HARMONY, "0 - - 1 0 - 2 -"),
                "drone": Drone("drone"),
                "frame_drum": Beat("D . . t D . t .", 0.5),
            },
            -0.5,
        ),
        Section(
            4,
            {"oud": Melody(OUD_ALONE), "ney": Melody(NEY_REPLY, 1), "drone": Drone("drone")},
            -2,
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "ney": Shadow(TUNE_SUNG, 1, 1),
                "qanun": Broken(HARMONY, ". . 2 - 3 - 2 -", 1),
                "oud_low": Broken(HARMONY, "0 - - - 1 - - -"),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat(". . k . . . k . | . . k . k . k ."),
            },
        ),
        Section(
            3,
            {
                "drone": Drone("drone drone ."),
                "qanun": Melody("1 - 5 - 1' - - - | 2' - 1' - 5 - - - | 1 - - - . . . . |"),
                "frame_drum": Beat("D . . t . . k . | D . . . . . . . | .", 0.4),
            },
            -1.5,
        ),
    ),
)
