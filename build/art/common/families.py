"""The families of shared pictures, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from common import arcade, curtain, honours, wall
from common.avatars import AVATARS
from common.controls import CONTROLS
from common.cover_alrashid import cover_alrashid
from common.cover_crown import cover_crown
from common.cover_emira import cover_emira
from common.cover_side import alrashid_side, crown_side, emira_side
from common.emblem import SIZES, icon
from common.medallion import medallion
from common.panels import PANELS
from common.signs import SIGNS
from common.things import THINGS
from common.wordmark import wordmark
from render import Sprite
from svg import document

Draw = Callable[[], str]

TITLE: dict[str, Draw] = {
    "brick": wall.brick,
    "frieze": wall.frieze,
    "bay": arcade.bay,
    "arcade": arcade.arcade,
    "star": arcade.seam_star,
    "shelf": arcade.shelf,
    "bracket": arcade.bracket,
    "lantern": arcade.lantern,
    "glow": arcade.lantern_glow,
    "plate": arcade.plate,
    "plate_lit": arcade.plate_lit,
    "ribbon": arcade.ribbon,
    "wordmark": wordmark,
}
COVERS: dict[str, Draw] = {
    "emira": cover_emira,
    "alrashid": cover_alrashid,
    "crown": cover_crown,
    "emira_side": emira_side,
    "alrashid_side": alrashid_side,
    "crown_side": crown_side,
}
CURTAIN: dict[str, Draw] = {"cloth": curtain.cloth, "valance": curtain.valance, "hem": curtain.hem}
HONOURS: Iterable[Draw] = (
    honours.laurel,
    honours.trophy,
    honours.medal_1,
    honours.medal_2,
    honours.medal_3,
    honours.banner,
)


def _drawn(family: str, pictures: dict[str, Draw]) -> Callable[[], Iterator[Sprite]]:
    return lambda: (Sprite(f"{family}/{name}", draw(), quality=92) for name, draw in pictures.items())


def _panels() -> Iterator[Sprite]:
    for name, panel in (PANELS | CONTROLS).items():
        yield Sprite(f"common/panel/{name}", panel.document(), quality=100)


def _signs() -> Iterator[Sprite]:
    for name, sign in (SIGNS | THINGS).items():
        yield Sprite(f"common/ui/{name}", document(48, 48, sign()), quality=92)


def _title() -> Iterator[Sprite]:
    yield from _drawn("common/title", TITLE)()
    yield Sprite("common/title/light", wall.light(), scale=1)


def _icons() -> Iterator[Sprite]:
    for size in SIZES:
        picture, scale = icon(size)
        yield Sprite(f"common/icon/icon_{size}", picture, scale=scale, png=True)


FAMILIES: dict[str, Callable[[], Iterator[Sprite]]] = {
    "common/panel": _panels,
    "common/ui": _signs,
    "common/title": _title,
    "common/cover": _drawn("common/cover", COVERS),
    "common/icon": _icons,
    "common/curtain": _drawn("common/curtain", CURTAIN),
    "common/star": _drawn("common/star", {"medallion": medallion}),
    "common/results": _drawn("common/results", {draw.__name__: draw for draw in HONOURS}),
    "common/avatar": _drawn("common/avatar", dict(AVATARS)),
}
