"""What lies before a seat: goods, cards, craftsmen, advisors, tokens, rank; large in front, small in a panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.crown.rules.board import GOODS, SLOTS, Good, Track
from game.crown.rules.cards import Advisor
from game.crown.rules.table import CrownTable, Estate
from game.crown.scenes import ids
from game.crown.scenes.grid import Grid, others, own_seat
from game.engine.seats import Seat
from game.stage.area import Area, Size, anchor, grid
from game.stage.places import Place, Places, fan

CARD = (146.0, 210.0)
SMALL_HAND_CARD = (93.0, 133.0)
ONE_ROW = 4
SLOT_CARD = (88.0, 126.6)
PILE_CARD = (34.0, 48.0)
TURNED_CARD = (46.0, 64.0)
GOOD = 46.0
SMALL_GOOD = 27.0
OWN_TOKEN = 54.0
ADVISOR = (80.0, 109.0)
CRAFTSMAN = (42.0, 50.0)
SMALL_CARD = (34.0, 40.0)
SMALL_ADVISOR = (32.0, 43.6)
SMALL_TOKEN = 30.0
SMALL_CRAFTSMAN = (29.0, 34.0)
HAND_CARD = (22.0, 30.0)
NOBLE = (38.0, 52.0)
SMALL_NOBLE = (22.0, 30.0)


def own_places(view: CrownTable, lay: Grid, looker: Seat) -> Places:
    """The board in front."""
    seat = own_seat(looker)
    estate = view.estates[seat]
    found: Places = {}
    for good in GOODS:
        _goods(found, seat, good, estate.purse[good], lay[str(good)].top_part(56), GOOD)
        found[ids.tally(seat, good)] = _tally(lay[str(good)].bottom_part(29), estate.purse[good])
    row = lay["own_favors"]
    _tokens(found, estate, row.inset(3, 2), (OWN_TOKEN, OWN_TOKEN), 0.0)
    spots = [anchor(lay[f"craftsman/{number + 1}"].less(bottom=20), CRAFTSMAN) for number in range(4)]
    _craftsmen_at_home(found, view, seat, spots)
    _advisors(found, estate, view.turn.used, lay["advisors"].less(10, 32, 10, 6), ADVISOR, 0.0)
    _slots(found, seat, estate, [anchor(lay[f"slot/{n}"].top_part(146), SLOT_CARD) for n in (1, 2, 3)])
    _own_cards(found, seat, estate, lay)
    banner = lay["banner"]
    for track, x in ((Track.BUILDINGS, 22.0), (Track.CITIZENS, 98.0)):
        spot = Area(banner.x + x, banner.y + 92, 68, 60)
        found[ids.points(seat, track)] = Place.at(spot, f"points/{track}", 12, count=_points(estate, track))
    _nobles(found, estate, Area(banner.x + 14, banner.y + 197, 46, 58), NOBLE)
    if view.first == seat:
        found["statue/first"] = Place(banner.x + 66, banner.y + 36, 24, 38, "statue", 13)
    return found


def rival_places(view: CrownTable, lay: Grid, looker: Seat) -> Places:
    """The panels of the others."""
    found: Places = {}
    for seat, panel in zip(others(view, looker), lay.rivals, strict=True):
        _rival(found, view, seat, panel)
    return found


class Rows:
    """The rows of a rival's panel."""

    def __init__(self, panel: Area) -> None:
        full = panel.h > 195
        self.head = Area(panel.x + 6, panel.y + 6, panel.w - 12, 40 if full else 36)
        self.scores = Area(panel.x + 12, self.head.bottom + (6 if full else 3), panel.w - 24, 38 if full else 32)
        self.goods = Area(panel.x + 12, self.scores.bottom + (5 if full else 2), panel.w - 24, 62 if full else 58)
        top = self.goods.bottom + (5 if full else 2)
        self.things = Area(panel.x + 12, top, panel.w - 24, panel.bottom - 8 - top)

    def good(self, good: Good) -> Area:
        """The cell of one good: its picture and its number."""
        wide, high = self.goods.w / 4, self.goods.h / 2
        return Area(self.goods.x + good % 4 * wide, self.goods.y + good // 4 * high, wide, high)

    def part(self, start: float, end: float) -> Area:
        """A stretch of the lowest row, in shares of its width."""
        return self.things._replace(x=self.things.x + start * self.things.w, w=(end - start) * self.things.w)

    def turned(self) -> Area:
        """Where the rival of a solo game lays what it turns up: it has neither goods nor slots."""
        return self.goods

    def craftsmen(self) -> Area:
        """Where the craftsmen wait who are not yet placed, with their number."""
        return self.part(0.45, 0.63)

    def slot(self, number: int) -> Area:
        """The place of a played card (1 to 3)."""
        room = self.part(0, 0.43)
        return Area(room.x + (number - 1) * room.w / SLOTS, room.y, SMALL_CARD[0] + 2, room.h)


def _rival(found: Places, view: CrownTable, seat: Seat, panel: Area) -> None:
    estate = view.estates[seat]
    rows = Rows(panel)
    if seat < view.terms.seats:
        for good in GOODS:
            cell = rows.good(good)
            _goods(found, seat, good, estate.purse[good], cell.left_part(36), SMALL_GOOD)
            found[ids.tally(seat, good)] = _tally(cell.less(left=34).left_part(30), estate.purse[good])
        small = (SMALL_CARD[0], min(SMALL_CARD[1], rows.things.h))
        _slots(found, seat, estate, [anchor(rows.slot(number), small) for number in (1, 2, 3)])
    else:
        _turned_cards(found, seat, estate, rows)
    for number, track in enumerate((Track.BUILDINGS, Track.CITIZENS)):
        spot = Area(rows.scores.x + 56 * number, rows.scores.y, 50, rows.scores.h)
        found[ids.points(seat, track)] = Place.at(spot, f"points/{track}", 12, count=_points(estate, track))
    crown = Area(rows.scores.x + 122, rows.scores.centre[1] - 15, SMALL_NOBLE[0] + 8, 30)
    _nobles(found, estate, crown, SMALL_NOBLE)
    room = rows.craftsmen()
    _craftsmen_at_home(found, view, seat, fan(room.left_part(36), 4, SMALL_CRAFTSMAN, 0))
    left = Area(room.x + 37, room.y, 18, room.h)
    found[f"tally/{seat}/craftsmen"] = _tally(left, view.craftsmen_left(seat))
    _tokens(found, estate, rows.part(0.65, 0.79), (SMALL_TOKEN, SMALL_TOKEN), 0.5)
    _advisors(found, estate, view.turn.used, rows.part(0.8, 1.0), SMALL_ADVISOR, 1.0)
    _held_cards(found, view, seat, estate, rows.head)
    if view.first == seat:
        found["statue/first"] = Place(rows.head.right - 96, rows.head.y + 1, 22, 38, "statue", 13)


def _turned_cards(found: Places, seat: Seat, estate: Estate, rows: Rows) -> None:
    """What the rival of a solo game has turned up, the last card on top and to the right."""
    spots = fan(rows.turned(), len(estate.played), TURNED_CARD, 4)
    for number, (card, spot) in enumerate(zip(estate.played, spots, strict=True)):
        found[ids.action(seat, card)] = Place.at(spot, f"action/{card}", 14 + number)


def _goods(found: Places, seat: Seat, good: Good, count: int, room: Area, side: float) -> None:
    """Every unit is a thing of its own; they lie on a heap that keeps inside its place."""
    if not count:
        return
    spare = (room.w - side) / 2 - 1
    step = min(side / 9, 2 * spare / max(1, count - 1))
    left = room.centre[0] - side / 2 - step * (count - 1) / 2
    for number in range(count):
        y = room.centre[1] - side / 2 + (2 if number % 2 else -1) * min(count - 1, 1)
        found[ids.good(seat, good, number)] = Place(left + step * number, y, side, side, f"good/{good}", 10)


def _tally(area: Area, count: int) -> Place:
    return Place.at(area, "tally", 11, count=count, tone="" if count else "dim")


def _points(estate: Estate, track: Track) -> int:
    return estate.buildings if track is Track.BUILDINGS else estate.citizens


def _tokens(found: Places, estate: Estate, room: Area, size: Size, across: float) -> None:
    if size[0] == OWN_TOKEN and len(estate.tokens) == 1:
        size = (room.w, size[1])
    spots = fan(room, len(estate.tokens), size, 6, across)
    for token, spot in zip(estate.tokens, spots, strict=True):
        found[ids.favor(token)] = Place.at(spot, f"favor/{token}", 12)


def _craftsmen_at_home(found: Places, view: CrownTable, seat: Seat, spots: Sequence[Area]) -> None:
    """Those not yet placed; the leftmost go first."""
    for number in range(4 - view.craftsmen_left(seat), 4):
        found[f"craftsman/{seat}/#{number}"] = Place.at(spots[number], f"craftsman/{seat}", 11)


def _advisors(found: Places, estate: Estate, used: Sequence[Advisor], room: Area, size: Size, across: float) -> None:
    """Portraits side by side; one that has been used in this turn is dimmed."""
    for number, (advisor, spot) in enumerate(
        zip(estate.advisors, fan(room, len(estate.advisors), size, 6, across), strict=True)
    ):
        tone = "dim" if advisor in used else ""
        found[ids.advisor(advisor)] = Place.at(spot, f"advisor/{advisor}", 11 + number, tone=tone)


def _nobles(found: Places, estate: Estate, room: Area, size: Size) -> None:
    """The cards of the ranks, the highest on top."""
    spots = fan(room, len(estate.nobles), size, -size[0] * 0.75)
    for number, (noble, spot) in enumerate(zip(estate.nobles, spots, strict=True)):
        found[ids.noble(noble)] = Place.at(spot, f"noble/{noble}", 12 + number)


def _slots(found: Places, seat: Seat, estate: Estate, spots: Sequence[Area]) -> None:
    for card, spot in zip(estate.slots, spots, strict=True):
        if card is not None:
            found[ids.action(seat, card)] = Place.at(spot, f"action/{card}", 14)


def _own_cards(found: Places, seat: Seat, estate: Estate, lay: Grid) -> None:
    """Hand, stack and what was played in this half of the game."""
    spots = hand_spots(lay, len(estate.hand))
    for number, (card, spot) in enumerate(zip(estate.hand, spots, strict=False)):
        thing = ids.hidden_action(seat, len(estate.stack) + number) if card is None else ids.action(seat, card)
        found[thing] = Place.at(spot, f"back/action/{seat}" if card is None else f"action/{card}", 14 + number)
    _pile(found, seat, len(estate.stack), lay["stack"])
    pile = anchor(lay["played"] if len(spots) <= ONE_ROW else spots[-1], PILE_CARD)
    for number, card in enumerate(estate.played):
        spot = pile.moved(0.8 * number, -0.6 * number)
        found[ids.action(seat, card)] = Place.at(spot, f"back/action/{seat}", 13)


def hand_spots(lay: Grid, count: int) -> list[Area]:
    """Where the cards of the own hand lie; many of them in two rows of small ones, with one place more than cards."""
    if count <= ONE_ROW:
        return fan(lay["hand"], count, CARD, 14)
    return [anchor(cell, SMALL_HAND_CARD) for cell in grid(lay["full_hand"], 5, 2, 4)]


def _pile(found: Places, seat: Seat, count: int, spot: Area) -> None:
    spot = anchor(spot, PILE_CARD)
    for number in range(count):
        found[ids.hidden_action(seat, number)] = Place.at(
            spot.moved(0.8 * number, -0.6 * number), f"back/action/{seat}", 13
        )


def _held_cards(found: Places, view: CrownTable, seat: Seat, estate: Estate, head: Area) -> None:
    """A rival's hand, on the header of its panel; a rival of a solo game has a deck instead."""
    count = len(estate.hand) or len(estate.stack) * (seat >= view.terms.seats)
    room = Area(head.right - 68, head.y + 4, 62, head.h - 8)
    for number, spot in enumerate(fan(room, count, HAND_CARD, -8, 1.0)):
        known = estate.hand[number] if number < len(estate.hand) else None
        thing = ids.hidden_action(seat, number) if known is None else ids.action(seat, known)
        found[thing] = Place.at(spot, f"back/action/{seat}", 13 + number)
