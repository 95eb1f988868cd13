"""The ids of things: an open card keeps one id wherever it lies, to be seen moving; hidden ones are numbered."""

from __future__ import annotations

from game.crown.rules.board import Board, Good, HutRow, Marker, Site, Track
from game.crown.rules.cards import Action, Advisor, Event, Favor, Noble
from game.stage.places import ThingId


def site(place: Site) -> ThingId:
    return f"site/{place}"


def hut(place: Site, number: int) -> ThingId:
    return f"hut/{place}/{number}"


def craftsman(seat: int, at: HutRow) -> ThingId:
    """A craftsman who lives in a hut; those still at home are anonymous."""
    return f"craftsman/{seat}/{at.site}/{at.number}"


def councilor(seat: int, board: Board) -> ThingId:
    return f"councilor/{seat}/{board}"


def action(seat: int, card: Action) -> ThingId:
    return f"action/{seat}/{card}"


def hidden_action(seat: int, number: int) -> ThingId:
    return f"action/{seat}/#{number}"


def advisor(card: Advisor) -> ThingId:
    return f"advisor/open/{card}"


def tag(card: Advisor) -> ThingId:
    """What is written about an advisor at court."""
    return f"tag/court/{card}"


def favor(token: Favor) -> ThingId:
    return f"favor/open/{token}"


def noble(card: Noble) -> ThingId:
    return f"noble/open/{card}"


def event(card: Event) -> ThingId:
    return f"event/open/{card}"


def marker(which: Marker) -> ThingId:
    return f"marker/board/{which}"


def good(seat: int, kind: Good, number: int) -> ThingId:
    return f"good/{seat}/{kind}/{number}"


def tally(seat: int, kind: Good) -> ThingId:
    """How many of a good the seat has."""
    return f"tally/{seat}/{kind}"


def score(seat: int, track: Track) -> ThingId:
    """The seat's piece on the score wall."""
    return f"score/{seat}/{track}"


def points(seat: int, track: Track) -> ThingId:
    """The seat's score beside its name."""
    return f"points/{seat}/{track}"
