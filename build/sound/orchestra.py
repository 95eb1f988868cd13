"""Who plays: every instrument's sound, place in the room, usual level and tone."""

from __future__ import annotations

from dataclasses import dataclass

from sound.drums import DRUMS
from sound.strings import DULCIMER, LUTE, OUD, QANUN, String
from sound.voices import DRONE, FIDDLE, HORN, NEY, RECORDER, REED, Voice

Tone = tuple[tuple[float, float], ...]
"""(hertz, dB) points of an equaliser."""


@dataclass(frozen=True)
class Instrument:
    """`level` is LUFS of the part while it plays; `pan` 0 left … 1 right; `send` dB into the room.

    `over` are the seconds a plucked string rings on after its note; `body` names a resonant body.
    """

    sound: String | Voice | str
    level: float
    pan: float
    send: float
    tone: Tone
    over: float = 0.3
    body: str = ""


OUD_TONE: Tone = ((60, -12), (95, -4), (160, -2), (400, -1), (1200, 1), (2600, 4), (4500, 1), (8000, -6), (14000, -18))
LUTE_TONE: Tone = ((60, -16), (100, -6), (200, -2), (800, 0), (2500, 3), (5000, -1), (9000, -9), (14000, -18))
QANUN_TONE: Tone = ((80, -20), (180, -5), (350, 0), (1000, 0), (2500, 1), (5000, -1), (9000, -6), (15000, -16))
WIND_TONE: Tone = ((120, -24), (240, -3), (400, 0), (1500, 0), (4000, -4), (9000, -12), (15000, -24))
BOW_TONE: Tone = ((80, -20), (150, -3), (300, 0), (800, 0), (1800, 0), (3500, -3), (8000, -16), (15000, -30))
DRONE_TONE: Tone = ((50, -18), (75, -6), (130, 0), (400, -1), (900, -5), (2500, -14), (6000, -30))
DRUM_TONE: Tone = ((40, -18), (62, -6), (90, -1), (300, 0), (1000, 1), (3000, 2), (6000, -3), (15000, -18))
JINGLE_TONE: Tone = ((100, -12), (250, -2), (2000, -2), (6000, -4), (10000, -9), (15000, -16))

ORCHESTRA: dict[str, Instrument] = {
    "oud": Instrument(OUD, -20.0, 0.44, -13, OUD_TONE, 0.45, "bowl"),
    "oud_low": Instrument(OUD, -27.0, 0.40, -13, OUD_TONE, 0.6, "bowl"),
    "lute": Instrument(LUTE, -26.5, 0.40, -12, LUTE_TONE, 0.7, "bowl"),
    "lute_solo": Instrument(LUTE, -20.5, 0.46, -12, LUTE_TONE, 0.5, "bowl"),
    "qanun": Instrument(QANUN, -25.0, 0.64, -11, QANUN_TONE, 0.8, "board"),
    "qanun_solo": Instrument(QANUN, -20.5, 0.60, -12, QANUN_TONE, 0.6, "board"),
    "dulcimer": Instrument(DULCIMER, -25.5, 0.62, -11, QANUN_TONE, 1.2, "board"),
    "dulcimer_solo": Instrument(DULCIMER, -20.5, 0.58, -11, QANUN_TONE, 0.9, "board"),
    "ney": Instrument(NEY, -20.5, 0.52, -7, WIND_TONE),
    "recorder": Instrument(RECORDER, -20.5, 0.55, -8, WIND_TONE),
    "reed": Instrument(REED, -23.5, 0.50, -9, WIND_TONE),
    "horn": Instrument(HORN, -24.0, 0.48, -6, BOW_TONE),
    "fiddle": Instrument(FIDDLE, -21.0, 0.54, -9, BOW_TONE, body="fiddle"),
    "fiddle_low": Instrument(FIDDLE, -28.5, 0.36, -8, BOW_TONE, body="fiddle"),
    "drone": Instrument(DRONE, -35.0, 0.50, -9, DRONE_TONE, body="fiddle"),
    "frame_drum": Instrument("frame_drum", -28.0, 0.53, -13, DRUM_TONE),
    "bass_drum": Instrument("bass_drum", -30.0, 0.50, -9, DRUM_TONE),
    "tabor": Instrument("tabor", -29.5, 0.58, -12, DRUM_TONE),
    "riq": Instrument("riq", -35.0, 0.36, -12, JINGLE_TONE),
    "woodblock": Instrument("woodblock", -36.0, 0.66, -10, DRUM_TONE),
}

if missing := [name for name, one in ORCHESTRA.items() if isinstance(one.sound, str) and one.sound not in DRUMS]:
    raise LookupError(f"no such drums: {missing}")
