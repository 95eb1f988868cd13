"""Moon over the tents: a song for the ney in Nahawand, three beats to the bar; for Emira."""

from __future__ import annotations

from sound.scales import NAHAWAND, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section

TUNE = """
5 - - - 4 3 | 2 - 3 - 4 - | 3 - - - 2 1 | 2 - - - - . | 5 - - - 6 5 | 4 - 5 - 6 - | 5 - 4 3 2 - | 1 - - - - . |
"""
TUNE_SUNG = """
5 - - - 4 3 | 2 - 3 - 4m - | 3 - - - 2 1 | 2 - - - - . | 5 - - 4 6 5 | 4 - 5 - 6 - | 5 - 4 3 2g - | 1 - - - - . |
"""
HARMONY = "i VII i V i iv V i"
SECOND = """
3 - 4 - 5 - | 7 - - - 6 5 | 6 - 5 - 4 - | 5 - - - - . | 1' - - - 7 6 | 5 - 6 - 5 4 | 2 - 4 - #7, - | 1 - - - - . |
"""
SECOND_HARMONY = "III III iv III VI i V i"
LOW = """
1 - - - - - | 7, - - - - - | 1 - - - - - | #7, - - - - . | 1 - - - - - | 1 - - - - - | #7, - - - - - | 1 - - - - . |
"""
SECOND_LOW = """
3 - - - - - | 3 - - - - - | 1 - - - - - | 3 - - - - . | 3 - - - - - | 3 - - - - - | 2 - - - - - | 1 - - - - . |
"""
ECHO = ". | . | . | . . 5 - 2' - | . | . | . | . . 1' - 5 3 |"
CHORDS = {
    "i": "1, 5, 1 3 5",
    "VII": "7,, 4, 7, 2 4",
    "V": "5,, 2, 5, #7, 2",
    "iv": "4,, 1, 4, 6, 1",
    "III": "3, 7, 3 5 7",
    "VI": "6,, 3, 6, 1 3",
    "drone": "1, 5,",
}
ROLL = "0 - 2 3 2 3 | 0 - 2 3 4 3"

MOON = Piece(
    name="emira_2",
    title="Moon over the tents",
    tonic=hertz("G3"),
    scale=NAHAWAND,
    bpm=71,
    beats=3,
    chords=CHORDS,
    room="night",
    strong=(0.0,),
    sections=(
        Section(4, {"qanun": Broken("i iv V i", "0 1 2 3 4 3"), "drone": Drone("drone drone . drone")}),
        Section(8, {"ney": Melody(TUNE), "qanun": Broken(HARMONY, ROLL)}, -1),
        Section(
            8,
            {
                "fiddle": Melody(TUNE_SUNG, 1),
                "oud_low": Broken(HARMONY, "0 - 1 - 2 -"),
                "qanun": Melody(ECHO, 1),
                "frame_drum": Beat("D . . . t . | D . t . . .", 0.45),
            },
        ),
        Section(
            8,
            {
                "ney": Melody(SECOND),
                "fiddle_low": Melody(SECOND_LOW),
                "qanun": Broken(SECOND_HARMONY, ROLL),
                "frame_drum": Beat("D . . . t .", 0.5),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "oud_low": Broken(HARMONY, "0 - - - 1 -"),
                "qanun": Melody(ECHO, 1),
            },
            -2,
        ),
        Section(
            8,
            {
                "ney": Melody(TUNE_SUNG, 1),
                "fiddle_low": Melody(LOW, 1),
                "qanun": Broken(HARMONY, ROLL),
                "oud_low": Broken(HARMONY, "0 - . - . -"),
                "frame_drum": Beat("D . . k t . | D . t . k .", 0.5),
            },
            0.5,
        ),
        Section(
            4,
            {
                "qanun": Broken("i iv i i", "0 1 2 3 4 3 | 0 1 2 3 2 1 | 0 - 2 - 3 - | 0 - - - . ."),
                "drone": Drone("drone drone drone ."),
            },
            -1.5,
        ),
    ),
)
