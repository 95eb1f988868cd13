"""Samai of the Tigris: four verses and their refrain in Bayati, ten steps to the bar; for Al Rashid."""

from __future__ import annotations

from sound.scales import BAYATI, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

REFRAIN = """
4 - 3 4 5 - 4 3 2 - | 3 - - 2 3 4 3 2 1 - | 1 - 2 3 4 - 5 4 3 - | 2 - 3 2 1 - - - . . |
"""
REFRAIN_TURNED = """
4 - 3 4 5 - 4 3 2 - | 3m - - 2 3 4 3 2 1 - | 1g - 2 3 4 - 5 4 3 - | 2 - 3 2 1 - - - . . |
"""
REFRAIN_HARMONY = "iv/i III/iv i/iv vii/i"
FIRST = """
1 - - 2 3 - 2 1 7, - | 1 - - - 1 3 2 3 4 - | 5 - - 4 5 6 5 4 3 - | 4 - - 3 4 - - - . . |
"""
FIRST_HARMONY = "i i i/iv iv"
SECOND = """
4 - - 5 6 - 5 4 5 - | 6 - 7 6 5 4 - - - - | 7 - 6 7 1' - 7 6 5 - | 5 - 4 3 4 - - - . . |
"""
SECOND_HARMONY = "iv iv vii/i i/iv"
THIRD = """
1' - - 7 1' - 2' 1' 7 - | 7 - 6 - 7 1' 7 6 5 - | 5 - 6 5 4 - 5 4 3 - | 4 - - 3 4 - - - . . |
"""
THIRD_HARMONY = "i vii/i i/iv iv"
CHORDS = {"i": "1, 5, 1 5", "iv": "4, 1 4 1'", "III": "3, 7, 3 7", "vii": "7,, 4, 7, 4", "drone": "1, 5,"}
STEP = "0 - - 1 - 2 3 2 1 -"
LIGHT = "0 - - 2 - 1 - 2 - -"
DRUM = "D . . T . D D T . ."
DRUM_FULL = "D . k T k D D T . k"

TIGRIS = Piece(
    name="alrashid_2",
    title="Samai of the Tigris",
    tonic=hertz("D3"),
    scale=BAYATI,
    bpm=82,
    beats=5,
    chords=CHORDS,
    room="courtyard",
    strong=(0.0, 2.5),
    sections=(
        Section(
            2,
            {
                "drone": Drone("drone"),
                "oud_low": Broken("i", LIGHT),
                "riq": Beat(DRUM, 0.5, from_bar=1),
            },
        ),
        Section(
            4,
            {
                "oud": Melody(FIRST),
                "oud_low": Broken(FIRST_HARMONY, LIGHT),
                "drone": Drone("drone drone drone ."),
                "riq": Beat(DRUM, 0.5),
            },
            -1,
        ),
        Section(
            4,
            {
                "ney": Melody(REFRAIN, 1),
                "qanun": Shadow(REFRAIN, 2.5, 1),
                "oud_low": Broken(REFRAIN_HARMONY, STEP),
                "riq": Beat(DRUM, 0.6),
                "frame_drum": Beat(DRUM, 0.5),
            },
        ),
        Section(
            4,
            {
                "qanun_solo": Melody(SECOND, 1),
                "oud_low": Broken(SECOND_HARMONY, LIGHT),
                "riq": Beat(DRUM, 0.5),
            },
            -0.5,
        ),
        Section(
            4,
            {
                "oud": Melody(REFRAIN_TURNED),
                "qanun": Broken(REFRAIN_HARMONY, ". - - 1 - 2 - 3 - -", 1),
                "frame_drum": Beat(DRUM, 0.5),
                "riq": Beat(DRUM_FULL, 0.6),
            },
        ),
        Section(
            4,
            {
                "fiddle": Melody(THIRD, 0),
                "oud_low": Broken(THIRD_HARMONY, LIGHT),
                "frame_drum": Beat(DRUM, 0.45),
            },
            -0.5,
        ),
        Section(
            4,
            {
                "ney": Melody(REFRAIN_TURNED, 1),
                "qanun": Shadow(REFRAIN, 2.5, 1),
                "oud": Shadow(REFRAIN, 1, 0, 0.5),
                "oud_low": Broken(REFRAIN_HARMONY, "0 - - 1 - 0 - 1 - -"),
                "frame_drum": Beat(DRUM, 0.55),
                "riq": Beat(DRUM_FULL, 0.6),
            },
            0.5,
        ),
        Section(
            4,
            {
                "oud": Melody(FIRST),
                "ney": Melody(". | . . . . 5 - 4 - 3 - | . | . |", 1),
                "drone": Drone("drone drone drone ."),
                "qanun": Broken(FIRST_HARMONY, ". - - 2 - 3 - 2 - -", 1),
                "riq": Beat(DRUM, 0.5),
            },
            -1.5,
        ),
        Section(
            4,
            {
                "qanun_solo": Melody(REFRAIN, 1),
                "fiddle_low": Shadow(REFRAIN, 5, 0, 2.0),
                "oud_low": Broken(REFRAIN_HARMONY, LIGHT),
                "frame_drum": Beat(DRUM, 0.5),
                "riq": Beat(DRUM, 0.5),
            },
            -0.5,
        ),
        Section(
            2, {"oud_low": Broken("i", "0 - - 1 - 2 - - - - | 0 - - - - - - . . ."), "drone": Drone("drone .")}, -1.5
        ),
    ),
)
