"""The families of Al Rashid, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alrashid import board, crisis, icon, panel, piece, site, title, token
from render import Sprite
from svg import document


def _board() -> Iterator[Sprite]:
    yield Sprite("alrashid/board/board", document(board.WIDTH, board.HEIGHT, board.board()), quality=84)


FAMILIES: dict[str, Callable[[], Iterator[Sprite]]] = {
    "alrashid/board": _board,
    "alrashid/crisis": crisis.sprites,
    "alrashid/emblem": title.emblems,
    "alrashid/icon": icon.sprites,
    "alrashid/land": site.land_sprites,
    "alrashid/mercenary": token.mercenaries,
    "alrashid/palace": site.palace_sprites,
    "alrashid/panel": panel.sprites,
    "alrashid/piece": piece.sprites,
    "alrashid/place": site.places,
    "alrashid/title": title.cards,
    "alrashid/title_frame": title.frames,
    "alrashid/title_tile": title.tiles,
    "alrashid/token": token.tokens,
    "alrashid/ware": token.wares,
    "alrashid/zoom/place": site.large,
    "alrashid/zoom/title": title.larges,
}
