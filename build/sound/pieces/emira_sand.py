"""Sand and stars: long breaths in Hijaz over a drone, hardly a drum; for Emira."""

from __future__ import annotations

from sound.scales import HIJAZ, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section

TUNE = """
1 - - - - - 2 1 | 3 - - - 2 - 1 - | 1 - 2 3 4 - 3 - | 3 - - - - . . . |
4 - 5 - 4 - 3 4 | 5 - - - 6 5 4 - | 3 - 4 3 2 - 3 2 | 1 - - - - - . . |
"""
SECOND = """
5 - - - 6 - 5 - | 4 - - - 5 - 4 - | 6 - 5 - 4 - 3 - | 4 - - - - - . . |
5 - 6 7 1' - - - | 7 - 6 - 5 - 6 5 | 4 - 3 - 2 - 3 - | 1 - - - - - . . |
"""
HARMONY = "i i/vii i i iv i/iv i/vii i"
SECOND_HARMONY = "i/iv iv/i iv iv i vii/i iv/vii i"
DROPS = ". . . . 5 - 1' - | . | . . . . . . 5 4 | . . 3 - 5 - 1' - | . | . . . . 1' - 5 - | . | . . 5 - 3' - 1' - |"
CHORDS = {"i": "1, 5, 1 5 1'", "iv": "4, 1 4 1'", "vii": "7,, 4, 7, 4", "drone": "1, 5,", "far": "4, 1"}

SAND = Piece(
    name="emira_3",
    title="Sand and stars",
    tonic=hertz("A3"),
    scale=HIJAZ,
    bpm=58,
    beats=4,
    chords=CHORDS,
    room="night",
    mix={"qanun": -1.0, "bass_drum": -1.0},
    sections=(
        Section(2, {"drone": Drone("drone"), "qanun": Melody(". . 1 - 5 - 1' - | . . . . 2' - 1' - |")}),
        Section(
            8,
            {
                "ney": Melody(TUNE, 1),
                "drone": Drone("drone"),
                "qanun": Melody(DROPS),
            },
            -1,
        ),
        Section(
            8,
            {
                "fiddle": Melody(SECOND),
                "oud_low": Broken(SECOND_HARMONY, "0 - - 1 0 - 2 -"),
                "bass_drum": Beat("D . . . . . . . | ."),
                "frame_drum": Beat(". . . . . . t . | . . k . . . . .", 0.4),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "ney": Melody(". | . | . | . . . . . 5 4 3 | . | . | . | . . . . . . . . |", 1),
                "drone": Drone("drone"),
                "qanun": Broken(HARMONY, "2 - 3 - 4 - 3 -"),
                "bass_drum": Beat("D . . . . . . . | ."),
            },
            -0.5,
        ),
        Section(
            3,
            {
                "drone": Drone("drone drone ."),
                "ney": Melody("4 - - 3 2 - 3 2 | 1 - - - - - . . |", 1),
                "qanun": Melody(". | . . . . 5 - 1' - | 5 - - - 1 - - - |"),
            },
            -1.5,
        ),
    ),
)
