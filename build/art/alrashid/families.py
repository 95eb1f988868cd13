"""The families of Al Rashid, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alrashid import board, crisis, icon, panel, piece, site, title, token
from alrashid.ornament import shamsa
from common.girih import Tiles, girih
from render import Sprite
from svg import document, group, line

BORDER = Tiles("#10245c", "#1d429b", "#f8f0dd", "#c4341c")


def _board() -> Iterator[Sprite]:
    yield Sprite("alrashid/board/board", document(board.WIDTH, board.HEIGHT, board.board()), quality=88)
    yield Sprite("alrashid/board/shamsa", document(64, 64, group(shamsa(29), 32, 32)), 3, quality=92)
    strapwork = girih(32, BORDER, 6, 1) + line("M0 1H192M0 31H192", "#e0b04c", 2)
    yield Sprite("alrashid/board/girih", document(192, 32, strapwork), quality=90)


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
