"""The twenty-two advisors: a face at table size and the same one large, for the zoom."""

from __future__ import annotations

from collections.abc import Iterator

from crown.council import COUNCIL
from crown.court import COURT
from crown.learning import LEARNING
from crown.portrait import card
from crown.trades import TRADES
from render import Sprite

FACES = {**COURT, **COUNCIL, **LEARNING, **TRADES}


def sprites() -> Iterator[Sprite]:
    """`crown/advisor/<id>` for 94 × 128 and `crown/zoom/advisor/<id>` for 240 × 327."""
    for name, face in FACES.items():
        picture = card(*face())
        yield Sprite(f"crown/advisor/{name}", picture, quality=90)
        yield Sprite(f"crown/zoom/advisor/{name}", picture, scale=480 / 94, quality=84)
