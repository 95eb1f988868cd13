"""The families of Crown of Emara, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from crown import action, advisor, event, icon, noble, panel, piece, rondel, site, table, token
from render import Sprite

FAMILIES: dict[str, Callable[[], Iterator[Sprite]]] = {
    "crown/action": action.sprites,
    "crown/advisor": advisor.sprites,
    "crown/back": icon.backs,
    "crown/event": event.sprites,
    "crown/favor": token.favors,
    "crown/good": token.goods,
    "crown/icon": icon.icons,
    "crown/marker": token.markers,
    "crown/noble": noble.sprites,
    "crown/panel": panel.sprites,
    "crown/piece": piece.sprites,
    "crown/rank": token.ranks,
    "crown/rondel": rondel.sprites,
    "crown/site": site.sprites,
    "crown/table": table.sprites,
}
