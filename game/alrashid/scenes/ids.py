"""The ids of things: a piece keeps its name wherever it lies, so that it is seen moving; hidden ones are numbered.

The second word is where a thing lies: a number for a seat or a location, "home", "sale" and "line" for the rest.
"""

from __future__ import annotations

from game.alrashid.rules.board import Arm, Member, Site, Ware
from game.alrashid.rules.cards import Crisis, Title
from game.stage.places import ThingId


def member(seat: int, kind: Member, where: int, number: int) -> ThingId:
    """A member at a location (its number) or at home (the number of locations)."""
    return f"member/{seat}/{kind}/{where}/{number}"


def seal(seat: int, site: Site) -> ThingId:
    """The figure of a delegation's dominance."""
    return f"seal/{seat}/{site}"


def land_ware(land: Site, ware: Ware, number: int) -> ThingId:
    return f"ware/land{int(land)}/{ware}/{number}"


def own_ware(seat: int, ware: Ware, number: int) -> ThingId:
    return f"ware/{seat}/{ware}/{number}"


def land_note(land: Site) -> ThingId:
    return f"note/land{int(land)}/credit"


def own_note(seat: int, number: int) -> ThingId:
    return f"note/{seat}/credit/{number}"


def tile(arm: Arm, where: str, strength: int | None, number: int) -> ThingId:
    """A mercenary: with its strength where the looker knows it, otherwise by its number there."""
    return f"{arm}_tile/{where}/#{number}" if strength is None else f"{arm}_tile/{where}/s{strength}x/{number}"


def on_sale(title: Title, copy: int) -> ThingId:
    return f"title/sale/{title}/{copy}"


def owned(seat: int, title: Title) -> ThingId:
    return f"title/{seat}/{title}"


def crisis(which: Crisis) -> ThingId:
    return f"crisis/open/{which}"


def tally(seat: int, what: object) -> ThingId:
    """A number that belongs to a seat."""
    return f"tally/{seat}/{what}"


def order(seat: int) -> ThingId:
    return f"order/{seat}"


def rank(site: Site) -> ThingId:
    return f"rank/{site}"
