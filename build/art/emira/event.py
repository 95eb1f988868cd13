"""The eighteen events: a scene behind a lobed arch each."""

from __future__ import annotations

from collections.abc import Iterator

from emira import scene
from emira.honour_events import HONOUR_EVENTS
from emira.market_events import MARKET_EVENTS
from emira.palace_events import PALACE_EVENTS
from emira.road_events import ROAD_EVENTS
from render import Sprite

SCENES = {**MARKET_EVENTS, **ROAD_EVENTS, **PALACE_EVENTS, **HONOUR_EVENTS}


def sprites() -> Iterator[Sprite]:
    """`emira/event/<id>` for 100 × 110 and `emira/zoom/event/<id>` for 240 × 264."""
    for name, draw in SCENES.items():
        picture = scene.framed(draw())
        yield Sprite(f"emira/event/{name}", picture, scale=1.25, quality=84)
        yield Sprite(f"emira/zoom/event/{name}", picture, scale=3, quality=76)
