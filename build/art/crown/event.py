"""The fourteen events as framed pictures of 280 by 196."""

from __future__ import annotations

from collections.abc import Iterator

import texture
from crown.field_events import FIELD_EVENTS, H, W
from crown.house_events import HOUSE_EVENTS
from palette import LINE, gold_bar, sunbeam
from render import Sprite
from svg import box, clip, document, rect

SCENES = {**FIELD_EVENTS, **HOUSE_EVENTS}


def framed(picture: str) -> str:
    """The picture with rounded corners and a golden rim, as a document."""
    light = rect(0, 0, W, H, 0, sunbeam) + rect(0, 0, W, H, 0, texture.grain(), opacity=0.14)
    rim = rect(1.5, 1.5, W - 3, H - 3, 9, "none", LINE, 3) + rect(3.6, 3.6, W - 7.2, H - 7.2, 7, "none", gold_bar, 2.4)
    return document(
        W,
        H,
        clip(box(0, 0, W, H, 10), picture + light) + rim + rect(5.2, 5.2, W - 10.4, H - 10.4, 6, "none", LINE, 1.2),
    )


def sprites() -> Iterator[Sprite]:
    """`crown/event/<id>`: for the table and for the zoom alike."""
    for name, scene in SCENES.items():
        yield Sprite(f"crown/event/{name}", framed(scene()), quality=86)
