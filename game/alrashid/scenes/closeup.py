"""Looking closely: a place, title, piece or token at full size, with all its words and the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.alrashid.rules.board import GUILDS, LANDS, MEMBERS, WARES, Member, Site, Ware
from game.alrashid.rules.cards import TITLE_ROWS, Crisis, Title
from game.alrashid.rules.payments import note_value
from game.alrashid.rules.scoring import family
from game.alrashid.rules.table import RashidTable
from game.alrashid.scenes.grid import own_seat
from game.alrashid.scenes.ledger import ledger
from game.alrashid.scenes.lexicon import name, said, text, title
from game.alrashid.scenes.tiles import draw_large
from game.engine.seats import Seat
from game.stage.area import Area, Size, anchor
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.phase import Moment, Target
from game.stage.places import ThingId

VIEW: Size = (560.0, 320.0)
SQUARE: Size = (240.0, 240.0)
TOKEN: Size = (150.0, 150.0)
FIGURE: Size = (160.0, 220.0)


def zoom(now: Moment, subject: ThingId | Target) -> Zoom | None:
    """What there is to see closely; None for what has no face of its own."""
    view: RashidTable = now.view
    if isinstance(subject, Target):
        if subject.thing is not None:
            return zoom(now, subject.thing)
        owned = getattr(subject.choice, "title", None)
        if owned is not None:
            return _title(view, ["", str(owned)])
        site = getattr(subject.choice, "site", getattr(subject.choice, "land", None)) or _named(subject.name)
        return _site(view, [str(site)]) if site is not None else None
    kind, *rest = subject.split("/")
    if kind == "house":
        return ledger(now, Seat(int(rest[0])))
    look = _LOOKS.get(kind)
    if look is None:
        return None
    return look(view, rest) if kind != "note" else _note(now, view)


def _named(target: str) -> Site | None:
    word = target.rpartition(" ")[2].upper()
    return Site[word] if word in Site.__members__ else None


def _picture(sprite: str, canvas: Canvas, area: Area) -> None:
    canvas.sprite(sprite, area, "contain")


def _site(view: RashidTable, rest: Sequence[str]) -> Zoom:
    site = Site[rest[-1].upper()]
    land = site in LANDS
    lines = [text("site", site)]
    if land:
        stock = view.stock(site)
        kinds = [f"{stock[ware]} {name('ware', ware)}" for ware in WARES if stock[ware]]
        lines.append(said("table.spots_left", wares=", ".join(kinds) or said("table.nothing")))
        if view.land_notes[site]:
            lines.append(said("table.note_there"))
    rule = said("rule.land" if land else "rule.guild" if site in GUILDS else "rule.caliph")
    folder = "land" if land else "palace"
    return Zoom(title("site", site), VIEW, partial(_picture, f"alrashid/zoom/{folder}/{site}"), lines, rule, True)


def _title(view: RashidTable, rest: Sequence[str]) -> Zoom:
    which = Title[rest[1].upper()]
    row = TITLE_ROWS[which]
    timing = ", ".join(name("timing", timing) for timing in row.timings)
    lines = (
        text("title", which),
        said("table.cost_and_points", cost=row.cost, points=row.points, timing=timing),
        said("table.left_for_sale", n=view.titles[which]),
    )
    return Zoom(
        name("title", which),
        SQUARE,
        lambda canvas, area: draw_large(canvas, area, which),
        lines,
        said("rule.title"),
        row.house,
    )


def _ware(view: RashidTable, rest: Sequence[str]) -> Zoom:
    ware = Ware[rest[1].upper()]
    lines = (text("ware", ware), said("table.bank_text", n=view.bank[ware]))
    return Zoom(title("ware", ware), TOKEN, partial(_picture, f"alrashid/ware/{ware}"), lines, said("rule.ware"))


def _member(view: RashidTable, rest: Sequence[str]) -> Zoom:
    seat, member = int(rest[0]), Member[rest[1].upper()]
    house = view.houses[seat]
    lines = (
        text("member", member),
        said(
            "table.members_line",
            n=house.supply[member],
            m=family(view, Seat(seat))[member],
            r=house.reserve[member],
        ),
    )
    return Zoom(
        name("member", member), FIGURE, partial(_picture, f"alrashid/piece/{member}_{seat}"), lines, said("rule.member")
    )


def _tile(arm: str, view: RashidTable, rest: Sequence[str]) -> Zoom:
    known = rest[-2] if len(rest) > 2 else ""
    strength = known.strip("sx") if known.startswith("s") else ""
    lines = (text("arm", arm), said("table.strength", n=strength) if strength else said("table.lies_down"))
    face = f"alrashid/mercenary/{arm}_{strength or 'back'}"
    return Zoom(title("arm", arm), TOKEN, partial(_figured, face, strength), lines, said("rule.mercenary"), True)


def _figured(sprite: str, figure: str, canvas: Canvas, area: Area) -> None:
    canvas.sprite(sprite, area, "contain")
    if figure:
        canvas.write(figure, anchor(area, (area.w * 0.5, area.h * 0.5)), "title", across="middle", down="middle")


def _omen(view: RashidTable, rest: Sequence[str]) -> Zoom:
    word = rest[-1].upper()
    if word in Crisis.__members__:
        crisis = Crisis[word]
        lines: tuple[str, ...] = (text("crisis", crisis),)
        return Zoom(
            name("crisis", crisis),
            TOKEN,
            partial(_picture, f"alrashid/crisis/{crisis}"),
            lines,
            said("rule.crisis"),
            True,
        )
    return Zoom(
        said("table.crisis_stack"),
        TOKEN,
        partial(_picture, "alrashid/crisis/back"),
        (said("table.crisis_hidden"),),
        said("rule.crisis"),
        True,
    )


def _note(now: Moment, view: RashidTable) -> Zoom:
    lines = (said("table.note_text", n=note_value(view, own_seat(now.looker))),)
    return Zoom(
        said("table.note_title"), TOKEN, partial(_picture, "alrashid/token/note"), lines, said("rule.note"), True
    )


def _tally(view: RashidTable, rest: Sequence[str]) -> Zoom | None:
    what = rest[-1]
    if what in ("influence", "dishonor"):
        lines = (said(f"table.{what}_text"),)
        return Zoom(
            said(f"table.{what}_title"), TOKEN, partial(_picture, f"alrashid/token/{what}"), lines, said(f"rule.{what}")
        )
    if what in {str(ware) for ware in WARES}:
        return _ware(view, rest)
    return _member(view, rest) if what in {str(member) for member in MEMBERS} else None


_LOOKS: dict[str, Callable[[RashidTable, Sequence[str]], Zoom | None]] = {
    "site": _site,
    "title": _title,
    "ware": _ware,
    "member": _member,
    "land_tile": partial(_tile, "land"),
    "sea_tile": partial(_tile, "sea"),
    "crisis": _omen,
    "tally": _tally,
    "note": lambda view, rest: None,
}
