"""The families of Emira, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emira import (
    caravan,
    cards,
    event,
    icons,
    market,
    palace,
    panel,
    pieces,
    princess,
    sheik_faces,
    sheiks,
    status,
    table,
)
from render import Sprite

FAMILIES: dict[str, Callable[[], Iterator[Sprite]]] = {
    "emira/action": market.sprites,
    "emira/back": cards.sprites,
    "emira/camel": caravan.sprites,
    "emira/counter": pieces.sprites,
    "emira/emblem": sheiks.sprites,
    "emira/event": event.sprites,
    "emira/palace": palace.sprites,
    "emira/panel": panel.sprites,
    "emira/preference": icons.sprites,
    "emira/princess": princess.sprites,
    "emira/sheik": sheik_faces.sprites,
    "emira/status": status.sprites,
    "emira/table": table.sprites,
}
