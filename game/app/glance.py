"""A saved game at a glance: what a list may show of it without opening it, and nothing secret."""

from __future__ import annotations

import time
from dataclasses import dataclass

from game.app.theatre import STAGES
from game.engine.chronicle import BrokenChronicle, Chronicle
from game.engine.chronicle import load as table_of
from game.engine.play import asked
from game.engine.ruleset import Ruleset, SetupError
from game.engine.seats import NOBODY, Seat
from game.match.match import HUMAN, seating
from game.match.saves import Save
from game.shelf import find
from game.stage.phase import Moment
from game.stage.places import Frame
from game.stage.words import Words

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Glance:
    """`box` is its slug, empty when the file tells none. `progress` is such as “Round 4 of 6”. `seat` is asked, NOBODY
    when the game is over or the file is broken; `trouble` then says why it cannot simply be opened.
    """

    box: str
    title: str
    people: str
    progress: str
    seats: int
    seat: Seat
    turn: str
    when: str
    trouble: str = ""


def glance(save: Save, words: Words, now: float | None = None) -> Glance:
    """Look at a save; plays its game through, some milliseconds."""
    moment = when(save.changed, words, time.time() if now is None else now)
    if save.chronicle is None:
        return Glance("", save.path.name, "", "", 0, NOBODY, "", moment, save.trouble)
    chronicle = save.chronicle
    people = ", ".join(sitter.name for sitter in seating(chronicle))
    seats = len(chronicle.sitters)
    try:
        ruleset = find(chronicle.box)
        progress, seat = _state(ruleset, chronicle, words)
    except (SetupError, BrokenChronicle) as error:
        return Glance("", chronicle.box, people, "", seats, NOBODY, "", moment, str(error))
    turn = _turn(chronicle, seat, words)
    return Glance(chronicle.box, ruleset.title, people, progress, seats, seat, turn, moment)


def _state(ruleset: Ruleset, chronicle: Chronicle, words: Words) -> tuple[str, Seat]:
    """How far the game is, and who is asked."""
    table = table_of(ruleset, chronicle)
    ask = asked(table)
    if ask is None:
        return words("app.glance.over").plain(), NOBODY
    view = ruleset.conceal(table, NOBODY)
    gauges = STAGES[ruleset.slug].gauges(Moment(view, NOBODY, ask, (), words, Frame(), {}))
    progress = gauges[0].text if gauges else ""
    return words("app.glance.seats", progress=progress, n=len(chronicle.sitters)), ask.seat


def _turn(chronicle: Chronicle, seat: Seat, words: Words) -> str:
    if seat == NOBODY:
        return ""
    sitters = seating(chronicle)
    people = [sitter for sitter in sitters if sitter.who == HUMAN]
    sitter = sitters[seat]
    if people == [sitter]:
        return words("app.glance.your_turn")
    return words("app.glance.turn_of", name=sitter.name)


def when(moment: float, words: Words, now: float) -> str:
    """A point of time as people say it: today at 21:40, yesterday at 9:05, 3 May, 3 May 2024."""
    then, today = time.localtime(moment), time.localtime(now)
    clock = f"{then.tm_hour}:{then.tm_min:02}"
    if then[:3] == today[:3]:
        return words("app.when.today", clock=clock)
    if then[:3] == time.localtime(now - DAY)[:3]:
        return words("app.when.yesterday", clock=clock)
    month = words(f"app.month.{then.tm_mon}")
    key = "app.when.day" if then.tm_year == today.tm_year else "app.when.day_of_year"
    return words(key, day=then.tm_mday, month=month, year=then.tm_year)
