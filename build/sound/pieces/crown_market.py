"""Market morning: a lilting round for recorder, dulcimer and lute in Mixolydian; for Crown of Emara."""

from __future__ import annotations

from sound.scales import MIXOLYDIAN, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
1 - 3 - 5 - | 6 - 5 - 4 3 | 4 - 3 - 2 - | 5 - - - - . | 1' - 7 - 5 - | 6 - 5 4 3 - | 2 - 3 - 4 2 | 1 - - - - . |
"""
TUNE_TURNED = """
1 - 3 4 5 - | 6 - 5m - 4 3 | 4 - 2 - 4 2 | 5 - - - - . | 1' - 7 6 5 - | 6 - 5 4 3 - | 2 - 3g - 4 2 | 1 - - - - . |
"""
HARMONY = "I IV ii v I IV VII I"
SECOND = """
5 - 5 6 7 - | 6 - 5 - 4 - | 5 - 4 3 2 - | 3 - - - - . | 4 - 4 5 6 - | 5 - 3 - 1 - | 2 - 4 3 2 7, | 1 - - - - . |
"""
SECOND_HARMONY = "v IV v I IV I VII I"
QUIET = """
1 - - - - - | 7, - - - - - | 6, - - - - - | 7, - - - 2 - | 3 - - - - - | 4 - - - - - | 2 - - - - - | 1 - - - - . |
"""
QUIET_HARMONY = "I VII IV VII I IV VII I"
ECHO = ". | . | . | . . 2' - 7 5 | . | . | . | . . 3' 2' 1' 5 |"
ECHO_SECOND = ". | . | . | . . 5 - 3 1 | . | . | . | . . 3 5 1' 5 |"
UNDER = """
5, - - - 1 - | 1 - - - 6, - | 6, - - - 2 - | 2 - - - - . | 3 - - - 1 - | 1 - - - 6, - | 7, - - - 6, - | 5, - - - - . |
"""
CHORDS = {
    "I": "1, 5, 1 3 5",
    "IV": "4, 1 4 6",
    "ii": "2, 6, 2 4",
    "v": "5, 2 5 7",
    "VII": "7,, 4, 7, 2",
    "drone": "1, 5,",
}
ROLL = "0 - 2 - 3 2 | 0 - 1 2 3 -"
DRUM = "D . . t . k | D . t . t ."

MARKET = Piece(
    name="crown_1",
    title="Market morning",
    tonic=hertz("G3"),
    scale=MIXOLYDIAN,
    bpm=94,
    beats=3,
    chords=CHORDS,
    room="chamber",
    strong=(0.0,),
    sections=(
        Section(4, {"lute": Broken("I IV VII I", "0 1 2 3 2 1"), "drone": Drone("drone")}),
        Section(
            8,
            {
                "recorder": Melody(TUNE, 1),
                "lute": Broken(HARMONY, ROLL),
                "tabor": Beat("D . . . . k", 0.5),
            },
            -0.5,
        ),
        Section(
            8,
            {
                "dulcimer_solo": Melody(TUNE_TURNED, 1),
                "lute": Broken(HARMONY, "0 - 2 - 3 -"),
                "fiddle_low": Melody(UNDER, 1),
                "tabor": Beat(DRUM, 0.55),
            },
        ),
        Section(
            8,
            {
                "recorder": Melody(SECOND, 1),
                "lute": Broken(SECOND_HARMONY, ROLL),
                "dulcimer": Melody(ECHO_SECOND, 1),
                "tabor": Beat(DRUM, 0.55),
            },
        ),
        Section(
            8,
            {
                "fiddle": Melody(QUIET, 1),
                "lute": Broken(QUIET_HARMONY, "0 1 2 3 2 1"),
                "dulcimer": Melody(ECHO, 0),
            },
            -2,
        ),
        Section(
            8,
            {
                "dulcimer_solo": Melody(SECOND, 1),
                "lute": Broken(SECOND_HARMONY, "0 - 2 - 3 2"),
                "tabor": Beat("D . . t . .", 0.5),
            },
            -1,
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE_TURNED, 1),
                "dulcimer": Shadow(TUNE, 3, 0),
                "fiddle_low": Melody(UNDER, 0),
                "lute": Broken(HARMONY, ROLL),
                "tabor": Beat(DRUM, 0.6),
            },
            0.5,
        ),
        Section(
            4,
            {
                "lute": Broken("I IV VII I", "0 1 2 3 2 1 | 0 1 2 3 2 1 | 0 1 2 - 1 - | 0 - 2 - - -"),
                "recorder": Melody(". | . . 4 - 5 - | 2 - - - 7, - | 1 - - - . . |", 1),
            },
            -1.5,
        ),
    ),
)
