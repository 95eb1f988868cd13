"""Dance of the guilds: two easy steps to the bar, in Mixolydian; for Crown of Emara."""

from __future__ import annotations

from sound.scales import MIXOLYDIAN, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
5 - 5 5 - 4 | 3 - 4 5 - - | 6 - 6 6 - 5 | 4 - 3 2 - - | 5 - 5 5 - 4 | 3 - 4 5 - 1' | 4 - 3 2 - 7, | 1 - - - - . |
"""
TUNE_TURNED = """
5 - 6 5 - 4 | 3 - 4 5 - - | 6 - 7 6 - 5 | 4 - 3 2 - - | 5 4 5 5 - 4 | 3 - 4 5 - 1' | 4m - 3 2 - 7, | 1 - - - - . |
"""
HARMONY = "I I IV VII I I VII I"
SECOND = """
1' - 1' 1' - 7 | 6 - 7 1' - - | 7 - 7 7 - 6 | 5 - 6 7 - - | 6 - 6 6 - 5 | 4 - 5 6 - - | 5 - 4 3 - 2 | 1 - - - - . |
"""
SECOND_HARMONY = "I IV VII v IV IV I I"
QUIET = """
3 - - - - - | 2 - - 4 - - | 4 - - 3 - - | 2 - - - - . | 1 - - 3 - - | 4 - - 6 - - | 5 - - 2 - - | 1 - - - - . |
"""
QUIET_HARMONY = "I VII IV/I v I IV v I"
ECHO = ". | . | . | . . . 2' - 7 | . | . | . | . . . 5 3 1 |"
LOW = """
1 - - - - - | 3 - - - - - | 4 - - - - - | 4 - - 2 - - | 1 - - - - - | 3 - - - - - | 2 - - - - - | 1 - - - - . |
"""
CHORDS = {
    "I": "1, 5, 1 3 5",
    "IV": "4, 1 4 6",
    "VII": "7,, 4, 7, 2",
    "v": "5, 2 5 7",
    "drone": "1, 5,",
}
STEP = "0 - 2 1 - 3 | 0 - 2 1 - 2"
DRUM = "D . k T . . | D . k t . k"

GUILDS = Piece(
    name="crown_3",
    title="Dance of the guilds",
    tonic=hertz("D3"),
    scale=MIXOLYDIAN,
    bpm=58,
    beats=2,
    chords=CHORDS,
    room="chamber",
    strong=(0.0, 1.0),
    sections=(
        Section(4, {"drone": Drone("drone"), "lute": Broken("I I VII I", "0 - 1 2 - 3")}),
        Section(
            8,
            {"lute_solo": Melody(TUNE, 1), "oud_low": Broken(HARMONY, "0 - . 1 - ."), "drone": Drone("drone")},
            -1,
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE_TURNED, 1),
                "lute": Broken(HARMONY, STEP),
                "tabor": Beat("D . . t . . | D . . t . k", 0.5),
            },
        ),
        Section(
            8,
            {
                "dulcimer_solo": Melody(SECOND, 1),
                "lute": Broken(SECOND_HARMONY, STEP),
                "tabor": Beat(DRUM, 0.5),
            },
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE, 1),
                "fiddle_low": Melody(LOW, 0),
                "lute": Broken(HARMONY, STEP),
                "tabor": Beat(DRUM, 0.55),
            },
        ),
        Section(
            8,
            {
                "fiddle": Melody(QUIET, 1),
                "lute": Broken(QUIET_HARMONY, "0 1 2 3 2 1"),
                "dulcimer": Melody(ECHO, 1),
            },
            -2,
        ),
        Section(
            8,
            {
                "dulcimer_solo": Melody(SECOND, 1),
                "recorder": Shadow(SECOND, 2, 1),
                "lute": Broken(SECOND_HARMONY, STEP),
                "tabor": Beat("D . . t . k", 0.5),
            },
            -0.5,
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE_TURNED, 1),
                "dulcimer": Shadow(TUNE, 2, 1),
                "fiddle_low": Melody(LOW, 0),
                "lute": Broken(HARMONY, STEP),
                "tabor": Beat(DRUM, 0.6),
            },
            0.5,
        ),
        Section(
            4,
            {
                "lute": Broken("I VII I I", "0 - 1 2 - 3 | 0 - 1 2 - - | 0 - 2 3 - - | 0 - - . . ."),
                "drone": Drone("drone drone drone ."),
            },
            -1.5,
        ),
    ),
)
