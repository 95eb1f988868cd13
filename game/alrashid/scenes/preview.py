"""What the desk tells about a location: who would rank where, what guards it, what there is to get."""

from __future__ import annotations

from game.alrashid.rules.board import ARMS, GUILDS, LANDS, MEMBERS, RANKS, WARES, Site
from game.alrashid.rules.cards import TITLES_OF
from game.alrashid.rules.changes import MemberPlaced
from game.alrashid.rules.choices import Place
from game.alrashid.rules.dominance import ranked
from game.alrashid.rules.odds import clearing_chance
from game.alrashid.rules.payments import value
from game.alrashid.rules.scoring import lines
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import guild_row, service_fee
from game.alrashid.scenes.blocks import (
    Block,
    Columns,
    Heading,
    Line,
    Offer,
    Rank,
    Standing,
    Tiles,
    Wares,
    Words,
    favor_line,
)
from game.alrashid.scenes.grid import own_seat
from game.alrashid.scenes.ledger import called
from game.alrashid.scenes.lexicon import said
from game.alrashid.scenes.parties import rank_of
from game.alrashid.scenes.raiders import raiders_of
from game.alrashid.scenes.rows import favor_icon, favor_words, service_icon, service_words
from game.alrashid.scenes.shares import best_share
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat, all_seats
from game.engine.table import clone
from game.stage.phase import Moment

SOURCES = ("alrashid/icon/sage", "alrashid/icon/palace_caliph", "alrashid/token/influence", "alrashid/token/dishonor")
OPERATIONS = guild_row(Site.INTRIGUE).brings
FAMILY = {str(member) for member in MEMBERS}


def supposed(view: RashidTable, seat: Seat, choice: Choice | None) -> RashidTable:
    """The table as it would stand after a member is placed."""
    if not isinstance(choice, Place):
        return view
    table: RashidTable = clone(view)
    MemberPlaced(seat, choice.member, choice.site).apply(table)
    return table


def site_blocks(now: Moment, view: RashidTable, site: Site) -> list[Block]:
    """Everything the desk tells about a location."""
    found: list[Block] = [Heading(said("table.dominance")), *_dominance(now, view, site)]
    return [*found, *(_land(now, view, site) if site in LANDS else _palace(now, view, site))]


def _dominance(now: Moment, view: RashidTable, site: Site) -> list[Block]:
    standing = ranked(view, site)
    fixed = view.resolution.ranking
    if view.resolution.site is site and fixed:
        figures = dict(standing)
        standing = [(seat, figures.get(seat, 0)) for seat in fixed if seat in figures]
    if not standing:
        return [Words(said("table.nobody"), 34.0)]
    places = {seat: fixed.index(seat) for seat in fixed} if view.resolution.site is site and fixed else {}
    return [
        Rank(
            places.get(seat, number),
            seat,
            now.names[seat] if seat < len(now.names) else str(seat),
            figure,
            _gets(view, seat, site, places.get(seat, number)),
            seat == now.looker,
        )
        for number, (seat, figure) in enumerate(standing)
    ]


def _gets(view: RashidTable, seat: Seat, site: Site, rank: int) -> str:
    """What a delegation may have at a rank."""
    if rank >= RANKS:
        return said("table.share_none")
    if site in LANDS:
        return said(f"table.share_{rank + 1}")
    if site in GUILDS:
        row = guild_row(site)
        fee = service_fee(view, seat, site, rank)
        return said("table.cost", n=fee) if row.recruits is not None else service_words(site, rank)
    return said(f"table.rank_{rank + 1}")


def _land(now: Moment, view: RashidTable, land: Site) -> list[Block]:
    return [*_raiders(now, view, land), *_best(now, view, land)]


def _best(now: Moment, view: RashidTable, land: Site) -> list[Block]:
    """What the looker's share would be worth most as."""
    looker = now.looker
    if looker == NOBODY or view.delegation(looker, land) is None:
        return []
    rank = rank_of(view, looker, land)
    if rank >= RANKS:
        return []
    held = tuple(view.houses[looker].wares)
    taken = best_share(held, tuple(view.stock(land)), rank, view.terms.distinct_wares)
    kinds = tuple(str(ware) for ware in WARES for _ in range(taken[ware]))
    after = value([has + more for has, more in zip(held, taken, strict=True)])
    words = said("table.worth_more", n=value(held), m=after)
    return [Heading(said("table.best_share")), Wares(kinds, words) if kinds else Words(said("table.nothing"), 30.0)]


def _raiders(now: Moment, view: RashidTable, land: Site) -> list[Block]:
    found: list[Block] = [Heading(said("table.raiders"))]
    tiles = list(raiders_of(view, land))
    if not tiles:
        found.append(Words(said("table.no_raiders"), 30.0))
    for arm in ARMS:
        mine = [tile for _, tile in tiles if tile.arm is arm]
        if not mine:
            continue
        down = sum(tile.strength is None for tile in mine)
        total = sum(tile.strength or 0 for tile in mine)
        words = [said("table.raiders_down", n=down)] if down else []
        words += [said("table.raiders_up", n=total)] if total else []
        faces = tuple(f"{arm}_{'back' if tile.strength is None else tile.strength}" for tile in mine)
        found.append(Tiles(faces, ", ".join(words)))
    if tiles and now.looker != NOBODY:
        chance = round(100 * clearing_chance(view, now.looker, land, now.looker))
        found.append(Words(said("table.chance", n=chance), 30.0, strong=True))
    return found


def _palace(now: Moment, view: RashidTable, palace: Site) -> list[Block]:
    found: list[Block] = []
    if palace in GUILDS:
        seat = own_seat(now.looker)
        rank = min(RANKS - 1, next((n for n, (other, _) in enumerate(ranked(view, palace)) if other == seat), 0))
        service = favor_line(service_icon(palace), service_words(palace, rank), service_fee(view, seat, palace, rank))
        favor = favor_line(favor_icon(palace), favor_words(palace), guild_row(palace).favor)
        found += [Heading(f"{said('table.service')}, {said('table.favor').lower()}"), service, favor]
    else:
        found += [Heading(said("table.favor")), Line("alrashid/ware/any", said("table.any_ware"), said("table.free"))]
    titles: list[Block] = [Offer(title, view.titles[title]) for title in TITLES_OF[palace] if view.titles[title]]
    return [*found, Heading(said("table.for_sale")), *titles] if titles else found


def spy_blocks(now: Moment, view: RashidTable) -> tuple[Block, ...]:
    """Whose spies are at work, and whom they have robbed."""
    found: list[Block] = [Heading(said("table.spymasters"))]
    resolution = view.resolution
    for rank, seat in enumerate(resolution.ranking):
        if seat in resolution.spymasters:
            done = sum(spymaster == seat for spymaster, _ in resolution.struck)
            words = said("table.operations", n=done, of=OPERATIONS[rank])
            found.append(Rank(rank, seat, now.names[seat], OPERATIONS[rank], words, seat == now.looker))
    return (*found, Heading(said("table.thefts")), Words(said("table.theft_rule"), 110.0))


# --- the forecast ---


def forecast(now: Moment, view: RashidTable) -> list[Block]:
    """The prestige of everybody from public facts, the best first."""
    icons = (*SOURCES, "alrashid/token/prestige")
    rows = [_standing(now, view, seat) for seat in all_seats(view.terms.seats)]
    rows.sort(key=lambda row: -row.total)
    found: list[Block] = [Columns(icons), *rows]
    if now.looker != NOBODY:
        found += [Heading(said("table.preview")), Words(said("table.preview_text"), 84.0)]
    return found


def _standing(now: Moment, view: RashidTable, seat: Seat) -> Standing:
    tally = {line.label: line.points for line in lines(view, seat)}
    members = sum(points for label, points in tally.items() if label in FAMILY)
    extra = tally.get("warehouse_keeper", 0) + tally.get("dean", 0)
    parts = (members, tally["titles"] + extra, tally["influence"], tally["dishonor"])
    names = tuple(called(now, other) for other in all_seats(view.terms.seats))
    return Standing(seat, names[seat], names, parts, sum(tally.values()), seat == now.looker)
