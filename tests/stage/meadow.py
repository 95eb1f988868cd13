"""A toy table for the stage: hands, a deck, tokens, a walker on a ring, a score, and its layout."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.seats import Seat
from game.engine.step import Change
from game.engine.table import Table
from game.stage.area import Area
from game.stage.beats import Beat, Beats, Flourish
from game.stage.director import Director
from game.stage.places import Frame, Layout, Place, Places, Route, arc, fan, on_ring
from game.stage.tween import sway

RING = (960.0, 400.0)
BACK = "back"


class Meadow(Table):
    """Hands hold card names, "" for a card the looker does not know."""

    deck: int
    hands: list[list[str]]
    played: list[list[str]]
    tokens: list[int]
    walker: int
    score: int


def meadow(deck: int = 8, hands: tuple[int, int] = (3, 3)) -> Meadow:
    """Seat 0 looks on."""
    mine = [f"card{i}" for i in range(hands[0])]
    return Meadow([], Chance(1), "play", [], deck, [mine, [""] * hands[1]], [[], []], [2, 2], 0, 0)


class Drew(Change, frozen=True):
    seat: int
    card: str

    def apply(self, table: Meadow) -> None:
        table.deck -= 1
        table.hands[self.seat].append(self.card)


class Played(Change, frozen=True):
    seat: int
    card: str

    def apply(self, table: Meadow) -> None:
        hand = table.hands[self.seat]
        hand.remove(self.card if self.card in hand else "")
        table.played[self.seat].append(self.card)


class Took(Change, frozen=True):
    seat: int
    count: int

    def apply(self, table: Meadow) -> None:
        table.tokens[self.seat] += self.count


class Walked(Change, frozen=True):
    steps: int

    def apply(self, table: Meadow) -> None:
        table.walker += self.steps


class Scored(Change, frozen=True):
    points: int

    def apply(self, table: Meadow) -> None:
        table.score += self.points


class Noted(Change, frozen=True):
    """Nothing to be seen."""

    def apply(self, table: Meadow) -> None:
        table.phase = "noted"


class Swept(Change, frozen=True):
    """All tokens go; its beat is a cut."""

    def apply(self, table: Meadow) -> None:
        table.tokens = [0, 0]


BEATS: Beats = {
    Walked: Beat(tempo=0.3, ease=sway, hop=10, cue="step", landing="stop"),
    Scored: Beat(cue="score", flourish=Flourish.SPARKLE, notable=True),
    Took: Beat(stagger=0.08, follow=0.5, cue="token"),
    Swept: Beat(cut=True),
}


def places(view: Meadow, looker: Seat, frame: Frame) -> Places:
    found: Places = {}
    for index in range(view.deck):
        found[f"card/deck/#{index}"] = Place(100 + index, 100 - index, 120, 170, BACK, z=index)
    for seat, hand in enumerate(view.hands):
        room = Area(300, 860 if seat == 0 else 20, frame.w - 600, 200)
        for index, (area, card) in enumerate(zip(fan(room, len(hand), (120, 170)), hand, strict=True)):
            thing = f"card/{seat}/{card}" if card else f"card/{seat}/#{index}"
            found[thing] = Place.at(area, card or BACK, z=10 + index, tilt=3.0 if seat else 0.0)
        for index, card in enumerate(view.played[seat]):
            found[f"card/{seat}/{card}"] = Place(500 + 90 * index, 300 + 250 * seat, 80, 113, card, z=20 + index)
        for index in range(view.tokens[seat]):
            found[f"token/{seat}/wood/{index}"] = Place(1500 + 30 * index, 900 - 800 * seat, 48, 48, "token", z=5)
    found["walker/0"] = Place(0, 0, 40, 60, "walker", z=40).centred(on_ring(RING, 120, 90 * view.walker))
    found["score/0"] = Place(200 + 16 * view.score, 700, 40, 40, "score", z=41, count=view.score)
    return found


def home(thing: str, place: Place, change: Change | None, places: Places) -> Place | None:
    if thing.startswith("token"):
        return Place(900, 500, 48, 48, "token", z=5)
    if thing.startswith("card"):
        return Place(100, 100, 120, 170, BACK)
    return None


def route(thing: str, before: Place, after: Place, frame: Frame) -> Route:
    """The walker goes clockwise, a leg for each quarter."""
    if not thing.startswith("walker") or before.centre == after.centre:
        return ()
    stops = [on_ring(RING, 120, 90 * quarter) for quarter in range(4)]
    start = min(range(4), key=lambda i: _far(stops[i], before))
    steps = (min(range(4), key=lambda i: _far(stops[i], after)) - start) % 4
    return tuple(arc(RING, 120, 90 * (start + i), 90 * (start + i + 1)) for i in range(steps))


def _far(point: tuple[float, float], place: Place) -> float:
    return abs(point[0] - place.centre[0]) + abs(point[1] - place.centre[1])


LAYOUT = Layout(places, home, route=route)
FRAME = Frame()
GAME: tuple[Change, ...] = (
    Drew(0, "late"),
    Drew(1, ""),
    Played(0, "card1"),
    Played(1, "secret"),
    Noted(),
    Took(0, 3),
    Took(1, -1),
    Walked(3),
    Scored(7),
    Swept(),
    Walked(2),
    Took(1, 2),
)


def opened(director: Director, view: Meadow | None = None) -> Director:
    director.show(view or meadow(), Seat(0), FRAME)
    return director
