"""Which thing on the screen a raider is, and what the looker knows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.alrashid.rules.board import Arm, Site
from game.alrashid.rules.table import OPEN, Mercenary, RashidTable
from game.alrashid.scenes import ids
from game.stage.places import ThingId


def raiders_of(view: RashidTable, land: Site) -> Iterator[tuple[ThingId, Mercenary]]:
    """The raiders of a land as they lie: land before sea, by strength, unknown ones last."""
    counts: dict[tuple[Arm, int | None], int] = {}
    for tile in sorted(view.raiders[land], key=lambda tile: (tile.arm, -(tile.strength or 0))):
        key = (tile.arm, tile.strength)
        counts[key] = counts.get(key, -1) + 1
        yield ids.tile(tile.arm, f"land{int(land)}", tile.strength, counts[key]), tile


def raider(view: RashidTable, land: Site, fits: Callable[[Mercenary], bool]) -> ThingId:
    """The first raider of a land that fits."""
    return next(thing for thing, tile in raiders_of(view, land) if fits(tile))


def bought_off(view: RashidTable, land: Site, arm: Arm, strength: int | None) -> ThingId:
    """The raider a Negotiator names: a face-down one when no strength is named."""
    if strength is None:
        return raider(view, land, lambda tile: tile.arm is arm and tile.known != OPEN)
    return raider(view, land, lambda tile: tile.arm is arm and tile.known == OPEN and tile.strength == strength)


def moved(view: RashidTable, land: Site, arm: Arm, strength: int) -> ThingId:
    """The raider an Informer names: one that the looker has seen and the others have not."""
    return raider(view, land, lambda tile: tile.arm is arm and tile.known != OPEN and tile.strength == strength)


def struck(view: RashidTable, land: Site, arm: Arm, strength: int) -> ThingId:
    """The raider that falls in battle."""
    return raider(view, land, lambda tile: tile.arm is arm and tile.strength == strength)
