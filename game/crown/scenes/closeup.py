"""Looking closely: a card, token, piece or location at full size, with all its words and the rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.crown.rules.board import (
    COUNTRYSIDE,
    CRAFTSMEN,
    DONATIONS,
    GIFTS,
    HUTS,
    HUTS_PER_SITE,
    MARKERS,
    Good,
    HutRow,
    Marker,
    Site,
    Track,
)
from game.crown.rules.choices import (
    BuyCoin,
    DeliverBread,
    DeliverStone,
    DeliverWood,
    Donate,
    Give,
    SellBooks,
    SpendBook,
)
from game.crown.rules.table import CrownTable
from game.crown.scenes.closecards import (
    GOOD,
    MIDDLING,
    SMALL,
    action,
    advisor,
    counted,
    drawn,
    event,
    favor,
    grown,
    noble,
    picture,
    rank,
)
from game.crown.scenes.ledger import ledger
from game.crown.scenes.lexicon import name, rule, said
from game.crown.scenes.sites import draw_name, draw_strip, plate_area
from game.crown.scenes.spots import destination
from game.engine.record import Choice
from game.engine.seats import Seat
from game.stage.area import Area, Size
from game.stage.box import Zoom
from game.stage.canvas import Canvas
from game.stage.phase import Moment, Target
from game.stage.places import ThingId
from game.stage.words import Markup

MARKER: Size = (39.0, 40.0)
HUT: Size = (68.0, 75.0)
POINTS: Size = (68.0, 60.0)
VIEW: Size = (284.0, 180.5)
STRIP: Size = (256.0, 44.0)
"""Sizes on the table: what is looked at closely is drawn there and magnified, words and all."""

GAP = 7.0

SITE_CHOICES: dict[type[Choice], Site] = {
    Give: Site.CASTLE,
    SpendBook: Site.CASTLE,
    Donate: Site.CATHEDRAL,
    BuyCoin: Site.MARKET,
    SellBooks: Site.MARKET,
    DeliverStone: Site.CONSTRUCTION_SITE,
    DeliverBread: Site.CONSTRUCTION_SITE,
    DeliverWood: Site.CONSTRUCTION_SITE,
}


def zoom(now: Moment, subject: ThingId | Target) -> Zoom | None:
    """What there is to see closely; None for what has no face of its own."""
    view: CrownTable = now.view
    if isinstance(subject, Target):
        if subject.thing is not None:
            return zoom(now, subject.thing)
        site = site_of(view, subject.choice) if subject.choice else None
        return _site(view, site) if site is not None else None
    kind, *rest = subject.split("/")
    if kind == "estate":
        return ledger(now, Seat(int(rest[0])))
    look = _LOOKS.get(kind)
    return look(view, rest) if look and not rest[-1].startswith("#") else None


def site_of(view: CrownTable, choice: Choice) -> Site | None:
    """The location a choice is about."""
    return SITE_CHOICES.get(type(choice), destination(view, choice))


# --- places ---


def _place(view: CrownTable, rest: Sequence[str]) -> Zoom:
    return _site(view, Site[rest[-1].upper()])


def _site(view: CrownTable, site: Site) -> Zoom:
    """The whole view of a location, in town with its strip below, and what its markers show from now on."""
    lines = [rule("site", site), *(marker_line(view, marker) for marker in _markers_of(site))]
    if site in COUNTRYSIDE:
        return Zoom(name("site", site), grown(VIEW, MIDDLING), partial(_view, site), lines, said(f"rule.{site}"))
    size = (VIEW[0], VIEW[1] + GAP + VIEW[0] * STRIP[1] / STRIP[0])
    return Zoom(
        name("site", site),
        grown(size, MIDDLING),
        partial(_town_view, view, site),
        lines,
        said(f"rule.{site}"),
        house=True,
    )


def _view(site: Site, canvas: Canvas, area: Area) -> None:
    canvas.sprite(f"crown/zoom/site/{site}", area)
    lens = canvas.lens(area, VIEW)
    draw_name(lens, plate_area(lens, Area(7, 6, 250, 34), site, 0), site)


def _town_view(view: CrownTable, site: Site, canvas: Canvas, area: Area) -> None:
    unit = area.w / VIEW[0]
    _view(site, canvas, area.top_part(VIEW[1] * unit))
    numbers = {marker: view.shown(marker) for marker in _markers_of(site) if not view.gone(marker)}
    strip = area.bottom_part(area.w * STRIP[1] / STRIP[0]).inset(2)
    draw_strip(canvas.lens(strip, STRIP), Area(0, 0, *STRIP), site, view.terms.seats, numbers)


def _markers_of(site: Site) -> Sequence[Marker]:
    return {Site.CASTLE: GIFTS, Site.CATHEDRAL: DONATIONS, Site.CONSTRUCTION_SITE: MARKERS[8:]}.get(site, ())


def marker_line(view: CrownTable, marker: Marker) -> str:
    """What a marker shows now and what it will show, the value printed under it last."""
    step, shows = view.markers[marker], view.marker_row(marker).shows
    ahead = ", ".join(str(value) for value in shows[step + 1 :])
    key = "table.marker_ahead" if ahead else "table.marker_gone"
    return said(key, marker=name("marker", marker), now=shows[step], ahead=ahead)


def _works(view: CrownTable, rest: Sequence[str]) -> Zoom:
    return _site(view, Site[rest[-1].upper()])


def _marker(view: CrownTable, rest: Sequence[str]) -> Zoom:
    marker = Marker[rest[-1].upper()]
    lines = (marker_line(view, marker), said("table.marker_turns"))
    title = said("table.marker", marker=name("marker", marker))
    face = drawn(f"marker/{marker}", MARKER, view.shown(marker))
    return Zoom(title, grown(MARKER, SMALL), face, lines, said("rule.marker"), view.marker_row(marker).house)


def _hut(view: CrownTable, rest: Sequence[str]) -> Zoom:
    hut = _hut_at(rest)
    holder = view.huts[HUTS.index(hut)]
    face = f"hut/{hut.site}/{hut.number}/{holder if holder >= 0 else 'free'}"
    lines = [said("table.costs", units=counted(hut.units)), said("table.hut_text", site=name("site", hut.site))]
    title = said("table.hut", site=name("site", hut.site), number=hut.number)
    return Zoom(title, grown(HUT, SMALL), drawn(face, HUT), lines, said("rule.hut"), hut.house)


def _hut_at(rest: Sequence[str]) -> HutRow:
    return HUTS[HUTS_PER_SITE * Site[rest[-2].upper()] + int(rest[-1]) - 1]


# --- what seats own ---


def _good(view: CrownTable, rest: Sequence[str]) -> Zoom | None:
    good = rest[1] if len(rest) > 1 else ""
    if good.upper() not in Good.__members__:
        return None
    paint = partial(picture, f"crown/good/{good}")
    title = Markup(name("good", good).capitalize())
    return Zoom(title, grown(GOOD, SMALL), paint, (rule("good", good),), said("rule.good"))


def _track(view: CrownTable, rest: Sequence[str]) -> Zoom | None:
    """The two scores of a seat; nobility's numbers are no track."""
    if not rest[0].isdigit():
        return None
    seat, track = int(rest[0]), Track[rest[1].upper()]
    estate = view.estates[seat]
    points = estate.citizens if track is Track.CITIZENS else estate.buildings
    lines = (rule("track", track), said("table.lower", n=min(estate.citizens, estate.buildings)))
    face = drawn(f"points/{track}", POINTS, points)
    return Zoom(said(f"track.{track}.title"), grown(POINTS, SMALL), face, lines, said("rule.track"))


def _craftsman(view: CrownTable, rest: Sequence[str]) -> Zoom:
    points = ", ".join(str(row.points) for row in CRAFTSMEN)
    lines = (said("table.craftsman_text", points=points),)
    house = any(row.house for row in CRAFTSMEN)
    return Zoom(
        said("table.craftsmen"),
        grown(GOOD, SMALL),
        drawn(f"craftsman/{rest[0]}", GOOD),
        lines,
        said("rule.hut"),
        house,
    )


_LOOKS: dict[str, Callable[[CrownTable, Sequence[str]], Zoom | None]] = {
    "action": action,
    "advisor": advisor,
    "tag": advisor,
    "noble": noble,
    "rank": rank,
    "event": event,
    "favor": favor,
    "site": _place,
    "works": _works,
    "marker": _marker,
    "hut": _hut,
    "good": _good,
    "tally": _good,
    "score": _track,
    "points": _track,
    "craftsman": _craftsman,
}
