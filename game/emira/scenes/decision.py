"""The decision panel: what is asked, with its buttons and cards; between questions how far the turn has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.emira.rules.cards import STATUS_ROWS, Event, Princess, Status
from game.emira.rules.choices import Arrange
from game.emira.rules.phases.courtship import AskGiveBack, AskGiveUp, AskLetGo
from game.emira.rules.phases.event_cards import (
    DOUBLE,
    AskArrivals,
    AskJourney,
    AskLooks,
    AskMind,
    AskOrder,
    AskPlace,
)
from game.emira.rules.phases.preparation import AskDisplay, AskSearch
from game.emira.rules.phases.upkeep import AskGift
from game.emira.rules.table import EmiraTable
from game.emira.scenes import theme
from game.emira.scenes.auction import MARKET_PHASES
from game.emira.scenes.bidbar import Bidding, bidding, paint_bidding
from game.emira.scenes.buttons import paint_button
from game.emira.scenes.cards import draw_status, event_card
from game.emira.scenes.letters import put
from game.emira.scenes.lexicon import name, said
from game.emira.scenes.offer import Offer, inner
from game.emira.scenes.offers import BELOW, offers
from game.emira.scenes.people import draw_likes, draw_princess
from game.emira.scenes.pictures import panel, picture, price
from game.emira.scenes.progress import paint_progress, step_of
from game.emira.scenes.wish import open_wish
from game.engine.record import verb
from game.stage.area import Area, anchor, row
from game.stage.canvas import Canvas
from game.stage.layers import Panel
from game.stage.lettering import inscribe
from game.stage.phase import Moment
from game.stage.places import Place
from game.stage.words import Markup

CARD_FORMS = ("event", "status", "counter", "back", "order")
PORTRAIT = (150.0, 210.0)


class Shown(NamedTuple):
    """Everything the panel shows."""

    title: str
    text: str
    princess: Princess | None
    offers: tuple[Offer, ...]
    bidding: Bidding | None
    step: int
    hot: str | None
    asked: bool
    swapped: bool
    bag: tuple[int, ...]
    over: bool


def decision_panel(now: Moment, area: Area) -> Panel:
    """The panel as it is now."""
    shown = decision(now, area)
    return Panel("decision", area, shown, partial(_paint, area, shown), margin=16)


def decision(now: Moment, area: Area) -> Shown:
    """What the panel shows to the looker."""
    found = tuple(offers(now, area))
    market = now.view.phase in MARKET_PHASES and now.ask is not None
    names = {offer.target.name for offer in found}
    return Shown(
        title_of(now),
        text_of(now, found),
        looked_at(now),
        found,
        bidding(now) if market else None,
        step_of(now.view),
        now.hovered if now.hovered in names else None,
        bool(now.options),
        likes_swapped(now),
        now.view.bag() if isinstance(now.ask, AskSearch) and now.options else (),
        now.view.over,
    )


def title_of(now: Moment) -> str:
    """The heading: of the question for who is asked, otherwise of the phase."""
    if now.view.over:
        return said("table.title.over")
    if not now.options or now.ask is None:
        return said("table.title.turn" if now.view.phase not in MARKET_PHASES else "table.title.bid")
    event = event_of(now)
    return name("event", event) if event is not None else said(f"table.title.{asked_for(now)}")


def asked_for(now: Moment) -> str:
    """The question as a key: "bid" of AskBid."""
    kind: type = type(now.ask)
    return verb(kind).replace("-", "_").removeprefix("ask_")


def event_of(now: Moment) -> Event | None:
    """The event a question belongs to."""
    if isinstance(now.ask, AskArrivals):
        return Event.DOUBLE_TROUBLE if now.ask.ways == DOUBLE else Event.QUIET_DAYS
    return _EVENTS.get(type(now.ask))


_EVENTS: dict[type, Event] = {
    AskMind: Event.CHANGING_HER_MIND,
    AskPlace: Event.CHANGING_HER_MIND,
    AskOrder: Event.COURT_INFLUENCE,
    AskLooks: Event.GOOD_LOOKING,
    AskJourney: Event.LONG_JOURNEY,
    AskDisplay: Event.PATRONAGE,
    AskSearch: Event.BAZAAR,
}


def text_of(now: Moment, found: Sequence[Offer]) -> str:
    """Where to choose, when the choices lie on the table."""
    if now.view.over:
        return ending(now)
    if not now.options or open_wish(now) is not None or any(one.form in CARD_FORMS for one in found):
        return ""
    key = _WHERE.get(asked_for(now), "")
    return said(f"table.where.{key}") if key else ""


def ending(now: Moment) -> str:
    """Who has won; nobody when scores decide."""
    names = [Markup.escaped(now.names[seat]) for seat in now.view.winners]
    if not names:
        return said("table.scores_decide")
    return said("table.winners", names=Markup(", ").joined(names), n=len(names))


_WHERE = {
    "start": "hand",
    "event": "hand",
    "looks": "counters",
    "give_back": "counters",
    "journey": "caravans",
    "give_up": "statuses",
    "let_go": "rooms",
    "action": "niches",
    "last_action": "last",
    "purchase": "purchase",
    "arrivals": "arrivals",
}


def looked_at(now: Moment) -> Princess | None:
    """The princess a question is about that the looker may see."""
    if not now.options:
        return None
    view: EmiraTable = now.view
    if isinstance(now.ask, AskMind):
        cards = view.princesses.layers[now.ask.place - 1].cards
        return cards[0] if len(cards) == 1 else None
    return _VISITORS.get(type(now.ask))


_VISITORS: dict[type, Princess] = {
    AskGift: Princess.XENIA,
    AskGiveBack: Princess.SAMIRA,
    AskGiveUp: Princess.ZAHRAH,
    AskLetGo: Princess.SIDI_SULEIMAN,
}


def likes_swapped(now: Moment) -> bool:
    """Whether the preferences of the princess looked at have been swapped before."""
    return isinstance(now.ask, AskMind) and bool(now.options) and now.view.princesses.layers[now.ask.place - 1].marked


def _paint(area: Area, shown: Shown, canvas: Canvas) -> None:
    asked = shown.asked
    panel(canvas, "hot" if asked else "night", area)
    head = area.less(20, 8, 20).top_part(38)
    inscribe(canvas, shown.title, head, "plaque", theme.AMBER_PALE if asked else theme.GOLD)
    if shown.bidding is not None:
        paint_bidding(canvas, area, shown.bidding, shown.offers)
    elif not asked and not shown.over:
        paint_progress(canvas, inner(area), shown.step)
    _paint_body(canvas, area, shown)
    for offer in shown.offers:
        hot = offer.target.name == shown.hot
        paint = _CARDS.get(offer.form)
        if paint is None:
            paint_button(canvas, offer, hot)
        else:
            paint(canvas, offer.target.area, offer.target.choice, shown)


def _paint_body(canvas: Canvas, area: Area, shown: Shown) -> None:
    room = inner(area)
    buttons = [offer.target.area.y for offer in shown.offers]
    free = room._replace(h=max(0.0, min(buttons, default=room.bottom) - room.y - 10))
    if shown.princess is not None:
        spot = anchor(free, (min(PORTRAIT[0], free.h * 0.71), min(PORTRAIT[1], free.h)), "left", "top")
        draw_princess(canvas, Place.at(spot, ""), (str(shown.princess), "window"))
        _about(canvas, free.less(left=spot.w + 16), shown.princess, shown.swapped)
        if shown.text:
            inscribe(canvas, shown.text, free.less(6, spot.h + 12, 6), "body", theme.IVORY, lines=0)
    elif shown.text and shown.bidding is None:
        inscribe(canvas, shown.text, free.inset(6, 0), "body", theme.IVORY, lines=0)
    elif shown.text:
        inscribe(canvas, shown.text, free.less(6, 84, 6), "body", theme.IVORY, lines=0)


def _about(canvas: Canvas, area: Area, princess: Princess, swapped: bool) -> None:
    """Her name, what she looks at, and what she does."""
    inscribe(canvas, name("princess", princess), area.top_part(34), "name", theme.GOLD, across="left")
    draw_likes(canvas, area.less(top=36).top_part(32), princess, swapped)
    text = said(f"princess.{princess}.text")
    brief = said(f"princess.{princess}.brief")
    put(canvas, [text, brief], area.less(top=74), "small", theme.IVORY, across="left", down="top", lines=0)


# --- cards ---


def _event(canvas: Canvas, area: Area, choice: Any, shown: Shown) -> None:
    event: Event = choice.event
    event_card(canvas, area, event)


def _status(canvas: Canvas, area: Area, choice: Any, shown: Shown) -> None:
    """The card, its name and its price."""
    status: Status = choice.status
    draw_status(canvas, Place.at(area.less(bottom=BELOW), ""), (str(status),))
    foot = area.bottom_part(BELOW)
    inscribe(canvas, name("status", status), foot.top_part(26), "label", theme.IVORY)
    price(canvas, foot.bottom_part(26), STATUS_ROWS[status].cost)


def _counter(canvas: Canvas, area: Area, choice: Any, shown: Shown) -> None:
    """The counter and how many of its kind are in the bag."""
    picture(canvas, f"counter/{choice.counter}", area.less(bottom=BELOW / 2))
    count = shown.bag[choice.counter]
    put(canvas, [said("table.in_bag", n=count), str(count)], area.bottom_part(26), "small", theme.IVORY)


def _back(canvas: Canvas, area: Area, choice: Any, shown: Shown) -> None:
    canvas.sprite("emira/back/princess", area)
    inscribe(canvas, str(choice.place), area, "amount", theme.IVORY, shadow=(3, 5, 20))


def _order(canvas: Canvas, area: Area, choice: Any, shown: Shown) -> None:
    """Three busts in the order they would come."""
    panel(canvas, "button", area)
    order: Arrange = choice
    wide = min(area.h * 0.72, (area.w - 16) / len(order.order) - 4)
    spots = row(area, [(wide, area.h - 12)] * len(order.order), 6, across="middle")
    for princess, spot in zip(order.order, spots, strict=True):
        canvas.sprite(f"emira/bust/{princess}", spot.less(bottom=18), "contain")
        inscribe(canvas.at_ui(1), name("princess", princess), spot.bottom_part(20).inset(-4, 0), "small", theme.IVORY)


_CARDS: dict[str, Callable[[Canvas, Area, Any, Shown], None]] = {
    "event": _event,
    "status": _status,
    "counter": _counter,
    "back": _back,
    "order": _order,
}
