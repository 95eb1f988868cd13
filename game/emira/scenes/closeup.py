"""Looking closely: a card, a princess, a household or a space of the market, with all its words and its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.emira.rules.board import Caravan, Counter, Preference, Sheik
from game.emira.rules.cards import EVENT_ROWS, PRINCESS_ROWS, STATUS_ROWS, Event, Goal, Princess, Status
from game.emira.rules.costs import discount, upkeep_due
from game.emira.rules.goals import possible_goals
from game.emira.rules.table import EmiraTable
from game.emira.rules.values import appearance, palace, preferences, rooms, status
from game.emira.scenes.favour import favourite, knows_purse, suits
from game.emira.scenes.household import goal_face
from game.emira.scenes.lexicon import name, rule, said, title
from game.emira.scenes.pictures import half, valued
from game.emira.scenes.pieces import draw
from game.engine.seats import NOBODY, Seat
from game.stage.area import Area, Size, grid
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.phase import Moment, Target
from game.stage.places import Place, ThingId
from game.stage.words import Markup

PORTRAIT: Size = (320.0, 300.0)
SCENE: Size = (320.0, 352.0)
CARD: Size = (252.0, 348.0)
TOKEN: Size = (150.0, 150.0)
FACE: Size = (360.0, 420.0)
FEW = 4
GOAL: Size = (206.0, 240.0)
WARE: Size = (264.0, 210.0)


def zoom(now: Moment, subject: ThingId | Target) -> Zoom | None:
    """What there is to see closely; None for what has no face of its own."""
    if isinstance(subject, Target):
        return zoom(now, subject.thing) if subject.thing is not None else None
    kind, *rest = subject.split("/")
    look = _LOOKS.get(kind)
    if look is None or (rest[-1].startswith("#") and kind not in ("caravan", "camel", "section")):
        return None
    return look(now, rest)


def _sprite(sprite: str, canvas: Canvas, area: Area) -> None:
    canvas.sprite(f"emira/{sprite}", area, "contain")


def _face(face: str, size: Size, label: str, canvas: Canvas, area: Area) -> None:
    """A thing of the table's size magnified, words and all."""
    draw(canvas.lens(area, size), Place(0, 0, *size, face, label=label))


# --- princesses ---


def _princess(now: Moment, rest: Sequence[str]) -> Zoom:
    princess = Princess[rest[-1].upper()]
    facts = PRINCESS_ROWS[princess]
    lines: list[str] = []
    if facts.skills:
        lines.append(said("table.zoom_skills", skills=_list([name("skill", each) for each in facts.skills])))
    lines.append(rule("princess", princess))
    lines += _wishes(now, princess)
    house = facts.house or facts.house_name
    paint = partial(_sprite, f"zoom/princess/{princess}")
    return Zoom(name("princess", princess), PORTRAIT, paint, tuple(lines), said("rule.princess"), house)


def _list(words: Sequence[Markup]) -> Markup:
    return Markup(" / ").joined(words)


def _wishes(now: Moment, princess: Princess) -> list[str]:
    """What she looks at, and, while she lies open to all, how everybody stands with her."""
    view: EmiraTable = now.view
    shown = princess in (*view.active, *view.undecided, *view.coming)
    facts = PRINCESS_ROWS[princess]
    first, second = preferences(view, princess) if shown else (facts.first, facts.second)
    key = "table.zoom_prefers" if second is not None else "table.zoom_prefers_one"
    lines: list[str] = [
        said(key, first=name("preference", first), second=name("preference", second) if second is not None else "")
    ]
    if not shown:
        return lines
    if princess in view.swapped:
        lines.append(said("table.zoom_swapped"))
    for suit in suits(view, now.looker, princess):
        lines.append(_suit(now, suit.seat, first, second, suit.first, suit.second, suit.room))
    leader = favourite(view, now.looker, princess)
    if leader is None:
        lines.append(said("table.zoom_unknown"))
    elif leader == NOBODY:
        lines.append(said("table.zoom_nobody"))
    else:
        lines.append(said("table.zoom_leader", name=now.names[leader]))
    return lines


def _suit(
    now: Moment, seat: Seat, first: Preference, second: Preference | None, one: int | None, two: int | None, room: int
) -> str:
    values = f"{valued(first, one)}" if second is None else f"{valued(first, one)} · {valued(second, two)}"
    left = said("table.free", n=room) if room > 0 else said("table.full")
    return said("table.zoom_suit", name=now.names[seat], values=values, room=left)


# --- cards ---


def _event(now: Moment, rest: Sequence[str]) -> Zoom:
    event = Event[rest[1].upper()]
    facts = EVENT_ROWS[event]
    lines = [rule("event", event)]
    if facts.symbol is not None:
        lines.append(said("table.zoom_symbol", symbol=name("symbol", facts.symbol)))
    if facts.permanent:
        lines.append(said("table.zoom_permanent"))
    house = facts.house or (facts.house_symbol and facts.symbol is not None)
    paint = partial(_sprite, f"zoom/event/{event}")
    return Zoom(name("event", event), SCENE, paint, tuple(lines), said("rule.event"), house)


def _status(now: Moment, rest: Sequence[str]) -> Zoom:
    card = Status[rest[-1].upper()]
    facts = STATUS_ROWS[card]
    lines = (said("table.zoom_status", n=facts.points), said("table.zoom_cost", gold=facts.cost))
    return Zoom(name("status", card), CARD, partial(_sprite, f"zoom/status/{card}"), lines, said("rule.status"))


def _counter(now: Moment, rest: Sequence[str]) -> Zoom:
    kind = Counter[rest[1].upper()]
    paint = partial(_sprite, f"counter/{kind}")
    lines = (rule("counter", kind), rule("preference", Preference.APPEARANCE))
    return Zoom(title("counter", kind), TOKEN, paint, lines, said("rule.counter"))


def _goal(now: Moment, rest: Sequence[str]) -> Zoom:
    view: EmiraTable = now.view
    seat, goal = int(rest[0]), Goal[rest[1].upper()]
    home = view.households[seat]
    face = goal_face(goal, home.princesses)
    label = f"{view.terms.least}/{view.terms.most}"
    lines = (said("table.zoom_goal"), said("table.zoom_dual"))
    return Zoom(said("table.goal"), GOAL, partial(_face, face, GOAL, label), lines, said("rule.goal"))


# --- pieces ---


def _caravan(now: Moment, rest: Sequence[str]) -> Zoom:
    if rest[0] == "market":
        action = rest[1].lstrip("#")
        lines = [rule("action", action)]
        return Zoom(title("action", action), WARE, partial(_sprite, f"action/{action}"), lines, said("rule.caravan"))
    track = Caravan[rest[1].upper()]
    box = 9 - int(rest[3])
    lines = [rule("caravan", track), said("table.zoom_box", n=box)]
    return Zoom(title("caravan", track), WARE, partial(_sprite, f"caravan/{track}"), tuple(lines), said("rule.caravan"))


def _camel(now: Moment, rest: Sequence[str]) -> Zoom:
    return Zoom(
        title("action", "camel"), WARE, partial(_sprite, "action/camel"), (rule("action", "camel"),), said("rule.camel")
    )


def _section(now: Moment, rest: Sequence[str]) -> Zoom:
    lines = (rule("action", "palace"), rule("preference", Preference.PALACE))
    return Zoom(title("action", "palace"), WARE, partial(_sprite, "action/palace"), lines, said("rule.palace"))


def _household(now: Moment, rest: Sequence[str]) -> Zoom | None:
    """Everything a seat has, in words: what is hidden stays hidden."""
    if not rest[0].isdigit():
        return None
    view: EmiraTable = now.view
    seat = Seat(int(rest[0]))
    home = view.households[seat]
    lines: list[str] = [
        rule("sheik", home.sheik),
        said("table.zoom_rooms", n=len(home.princesses), rooms=rooms(home), gold=upkeep_due(view, seat)),
        said("table.zoom_values", appearance=appearance(home), status=status(home), palace=half(palace(home))),
        said("table.zoom_counters", beauty=home.counters[0], manners=home.counters[1], attire=home.counters[2]),
        said("table.zoom_camels", n=home.camels, off=discount(home)),
    ]
    lines += [
        said(
            "table.zoom_lady",
            name=name("princess", one),
            skills=_list([name("skill", each) for each in PRINCESS_ROWS[one].skills]),
            text=said(f"princess.{one}.brief"),
        )
        for one in home.princesses
    ]
    if home.idle and home.idle >= view.turn:
        lines.append(said("table.lost_turn", n=home.idle))
    if home.statuses:
        lines.append(said("table.zoom_cards", cards=_list([name("status", card) for card in home.statuses])))
    if knows_purse(view, now.looker, seat):
        lines.append(said("table.zoom_gold", gold=home.gold))
    if home.goal is None:
        lines.append(said("table.zoom_goals", n=len(possible_goals(view, home))))
    paint = partial(_house, home.sheik, home.princesses)
    return Zoom(now.names[seat], FACE, paint, tuple(lines), said("rule.sheik"))


def _house(sheik: Sheik, princesses: Sequence[Princess], canvas: Canvas, area: Area) -> None:
    """The sheik in person, and who lives with him."""
    upper = area.top_part(area.h * 0.56) if princesses else area
    canvas.sprite(f"emira/sheik/{sheik}", upper, "contain")
    if not princesses:
        return
    rows = 1 if len(princesses) <= FEW else 2
    cells = grid(area.bottom_part(area.h * 0.42), -(-len(princesses) // rows), rows, 4)
    for princess, cell in zip(princesses, cells, strict=False):
        canvas.sprite(f"emira/bust/{princess}", cell, "contain")


_LOOKS: dict[str, Callable[[Moment, Sequence[str]], Zoom | None]] = {
    "princess": _princess,
    "event": _event,
    "status": _status,
    "counter": _counter,
    "goal": _goal,
    "caravan": _caravan,
    "camel": _camel,
    "section": _section,
    "room": _section,
    "tally": _household,
    "disc": _household,
}
