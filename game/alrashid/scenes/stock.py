"""The six ware spaces of a land, in the order printed."""

from __future__ import annotations

from game.alrashid.rules.board import LAND_ROWS, WARES, Site, Ware


def printed(land: Site) -> tuple[Ware, ...]:
    """The ware of each space."""
    return tuple(ware for ware in WARES for _ in range(LAND_ROWS[land].wares[ware]))


def spaces_of(land: Site, ware: Ware) -> list[int]:
    """The spaces of one kind of ware."""
    return [number for number, kind in enumerate(printed(land)) if kind is ware]
