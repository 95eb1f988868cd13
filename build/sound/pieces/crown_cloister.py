"""The cloister: a slow walk under arches, fiddle and recorder in Dorian; for Crown of Emara."""

from __future__ import annotations

from sound.scales import DORIAN, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
1 - 2 - 3 - - 2 | 1 - - 7, 1 - - - | 3 - 4 - 5 - - 4 | 3 - - - 2 - - - |
5 - - 6 7 - 6 5 | 6 - 5 4 5 - - - | 4 - 3 2 3 - 2 - | 1 - - - - - . . |
"""
TUNE_TURNED = """
1 - 2 - 3 - 4 2 | 1 - - 7, 1 - - - | 3 - 4m - 5 - - 4 | 3 - - 1 2 - - - |
5 - 5 6 7 - 6 5 | 6 - 5 4 5 - - - | 4 - 3 2 3 - 2g - | 1 - - - - - . . |
"""
HARMONY = "i i III i/v v IV/v VII/i i"
SECOND = """
5 - 5 4 5 - 1' - | 7 - - 6 5 - - - | 6 - 6 5 4 - 6 - | 5 - - - - - . . |
5 - 4 3 4 - 5 - | 3 - - 2 1 - - - | 2 - 3 4 3 - 2 - | 1 - - - - - . . |
"""
SECOND_HARMONY = "i VII/v IV v i/VII i VII/i i"
ANSWER = ". | . | . | . . . . 2' - 7 5 | . | . . . . 5 - 3 1 | . | . . . . 5 4 3 2 |"
LOW = """
1 - - - - - - - | 1 - - - - - - - | 3 - - - - - - - | 3 - - - 2 - - - |
2 - - - - - - - | 1 - - - 2 - - - | 2 - - - 1 - - - | 1 - - - - - . . |
"""
CHORDS = {
    "i": "1, 5, 1 3 5",
    "v": "5, 2 5 7",
    "VII": "7,, 4, 7, 2",
    "III": "3, 7, 3 5",
    "IV": "4, 1 4 6",
    "drone": "1, 5,",
}
ROLL = "0 - 1 - 2 - 3 - | 0 - 2 - 3 - 2 -"

CLOISTER = Piece(
    name="crown_2",
    title="The cloister",
    tonic=hertz("D3"),
    scale=DORIAN,
    bpm=67,
    beats=4,
    chords=CHORDS,
    room="hall",
    sections=(
        Section(2, {"lute": Broken("i VII/i", "0 - 1 - 2 - 3 -"), "drone": Drone("drone")}),
        Section(8, {"fiddle": Melody(TUNE, 1), "lute": Broken(HARMONY, ROLL)}, -1),
        Section(
            8,
            {
                "recorder": Melody(TUNE_TURNED, 1),
                "fiddle_low": Melody(LOW, 0),
                "lute": Broken(HARMONY, "0 1 2 - 3 - 2 -"),
                "tabor": Beat("D . . . . . . . | . . . . d . k .", 0.45),
            },
        ),
        Section(
            8,
            {
                "dulcimer_solo": Melody(SECOND, 1),
                "lute": Broken(SECOND_HARMONY, ROLL),
                "recorder": Melody(ANSWER, 1),
            },
            -1,
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE_TURNED, 1),
                "dulcimer": Shadow(TUNE, 2, 1),
                "fiddle_low": Melody(LOW, 1),
                "lute": Broken(HARMONY, "0 1 2 - 3 - 2 -"),
                "tabor": Beat("D . . . d . k . | D . . . . . k .", 0.5),
            },
            0.5,
        ),
        Section(2, {"lute": Broken("i i", "0 - 1 - 2 - 3 - | 0 - 2 - - - . ."), "drone": Drone("drone .")}, -1.5),
    ),
)
