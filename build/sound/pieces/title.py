"""The title: a caravan reaches the gate. Dorian for the court, Hijaz for the desert, one tune for both."""

from __future__ import annotations

from sound.scales import DORIAN, HIJAZ, hertz
from sound.score import Beat, Broken, Drone, Melody, Piece, Section, Shadow

TUNE = """
1 - 1 2 5 - - 4 | 5 - 4 3 2 - - - | 3 - 3 4 5 - 4 3 | 2 - - - . . 1 2 |
3 - - 2 1 - 7, - | 1 - 2 - 5 - - - | 4 - 3 2 3 - 2 - | 1 - - - - - . . |
"""
TUNE_SUNG = """
1 - 1 2 5 - - 4_3 | 5m - 4 3 2 - - - | 3 - 3 4 5 6 5 4 | 5 - - - - . 1 2 |
3 - - 2 1 - 7, - | 1 - 2 3 5 - - - | 4 - 3 2 3 - 2g - | 1 - - - - - . . |
"""
HARMONY = "i v III v i/VII i IV/i i"

CALL = "5 - - 6 5 - 4 - | 5 4 3 - - - . . | . | . | 1' - 7 6 5 - 6 5 | 4 - 5 4 3 - - - | . | . |"
REPLY = ". | . | 4 - - 5 4 - 3 - | 4 3 2 - 1 - - - | . | . | 3g - 4 3 2 - 3 2 | 1 - - - - - . . |"

ECHO = ". . . . . . . . | . . . . . . . . | . | . . 2' - 7 - 5 - | . | . | . | . . 1' 5 3 - 5 - |"
GLITTER = ". | . | . | . . 5 - 2' - 5 - | . | . . 1' - 5 - 2' - | . | . . 1' - 5 - 1 - |"

CHORDS = {
    "i": "1, 5, 1 3 5",
    "open": "1, 5, 1 5 1'",
    "v": "5, 2 5 7",
    "III": "3, 7, 3 5",
    "VII": "7,, 4, 7, 2",
    "IV": "4, 1 4 6",
    "iv": "4, 1 4 1'",
    "drone": "1, 5, 1",
}
STEP = "0 - . 2 1 - 2 - | 0 - . 2 1 - 3 -"
WALK = "D . . t . . k . | D . . t d . k ."
WALK_FULL = "D . k T . k D . | D . k T d . T k"

TITLE = Piece(
    name="title",
    title="The gate at dusk",
    tonic=hertz("D3"),
    scale=DORIAN,
    bpm=80,
    beats=4,
    chords=CHORDS,
    room="hall",
    sections=(
        Section(
            4,
            {
                "drone": Drone("drone"),
                "qanun": Melody("1 - - - 5 - 1' - | . . 2' - 1' - 5 - | 1 - - - 5 - 1' - | 2' - - - 1' - - - |"),
                "frame_drum": Beat(WALK, 0.5, from_bar=2),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(TUNE),
                "oud_low": Broken("i v III v i/VII i IV/i i", "0 - - - 1 - . -", 0),
                "drone": Drone("drone drone . . . drone . drone"),
                "qanun": Melody(ECHO),
                "frame_drum": Beat(WALK, 0.55),
            },
            -1,
        ),
        Section(
            8,
            {
                "ney": Melody(TUNE_SUNG, 1),
                "lute": Broken(HARMONY, STEP),
                "qanun": Melody(GLITTER),
                "frame_drum": Beat(WALK_FULL, 0.6),
                "riq": Beat(". . k . k . k . | . . k . k . T ."),
            },
        ),
        Section(
            8,
            {
                "oud": Melody(CALL),
                "ney": Melody(REPLY, 1),
                "oud_low": Broken("open open iv open open iv open open", "0 - - 1 - - 2 -"),
                "drone": Drone("drone"),
                "frame_drum": Beat("D . . T D . T . | D . . T . . k .", 0.5),
                "riq": Beat(". . . . k . . . | . . k . k . . ."),
            },
            -1,
            HIJAZ,
        ),
        Section(
            8,
            {
                "recorder": Melody(TUNE_SUNG, 1),
                "oud": Shadow(TUNE, 1),
                "lute": Broken(HARMONY, STEP),
                "drone": Drone("drone drone . . . drone . drone"),
                "frame_drum": Beat(WALK_FULL, 0.6),
                "riq": Beat(". . k . k . k . | . . k . k . T ."),
                "bass_drum": Beat("D . . . . . . . | . | . . . . D . . . | ."),
            },
            0.5,
        ),
        Section(
            4,
            {
                "oud": Melody("1 - 1 2 5 - - - | . . . . . . . . | 4 - 3 2 1 - - - |"),
                "ney": Melody(". | . . 5 - 4 3 2 - |", 1),
                "drone": Drone("drone drone drone ."),
                "qanun": Melody(". | . | . . . . . . 5 - | 1' - - - . . . . |"),
                "frame_drum": Beat("D . . t . . k . | D . . t . . . . | D . . . . . . . | .", 0.45),
            },
            -1.5,
        ),
    ),
)
