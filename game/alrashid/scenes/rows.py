"""The rows of the desk: choices that have no place on the table, each with a picture, words and a price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.alrashid.rules.board import ARMS, WARES, Site
from game.alrashid.rules.cards import TITLE_ROWS
from game.alrashid.rules.choices import (
    Beseech,
    Bewitch,
    ClearName,
    Draw,
    Fight,
    GainInfluence,
    LeaveOnTop,
    Pay,
    PutUnder,
    Run,
    SecureService,
    SecureTitle,
    Swap,
    Take,
    TakeAll,
)
from game.alrashid.rules.payments import best_payment, note_value, value
from game.alrashid.rules.phases.caliph import AskCaliphTitle, AskGift
from game.alrashid.rules.phases.guild import AskVisit
from game.alrashid.rules.phases.titles import AskBeforeCheck
from game.alrashid.rules.table import RashidTable
from game.alrashid.rules.visits import fee, gives_ware, guild_row
from game.alrashid.scenes.labels import label
from game.alrashid.scenes.lexicon import name, said, title
from game.engine.record import Choice, Done, Pass
from game.engine.step import Ask
from game.stage.phase import Moment

Business = SecureService | SecureTitle | Beseech
"""What is sought at a guild."""

MAIN, ROW, CELL = "main", "row", "cell"


@dataclass(frozen=True)
class Row:
    """A choice on the desk. ``form`` is a main button, a row, or a cell of the exchange; ``icon`` a picture.

    ``words`` are on it, ``price`` stands at its right, ``note`` below its words in small letters.
    """

    choice: Choice
    form: str
    words: str
    icon: str = ""
    price: str = ""
    note: str = ""


def rows(now: Moment, choices: Sequence[Choice]) -> list[Row]:
    """A row for each of these choices."""
    return [_row(now, choice) for choice in choices]


def _row(now: Moment, choice: Choice) -> Row:
    view: RashidTable = now.view
    match choice:
        case SecureService() | SecureTitle() | Beseech():
            return _business(now, view, choice)
        case Pay(wares, notes):
            return Row(choice, MAIN, said("table.best"), note=_remains(now, view, wares, notes))
        case Take(ware) if isinstance(now.ask, AskGift):
            return Row(
                choice, ROW, title("ware", ware), f"alrashid/ware/{ware}", note=said("table.worth", n=_with(now, ware))
            )
        case TakeAll(ware):
            return Row(
                choice,
                ROW,
                said("table.take_all", ware=name("ware", ware)),
                f"alrashid/ware/{ware}",
                price=f"× {_stock(now, ware)}",
            )
        case Swap(given, taken):
            return Row(choice, CELL, "", f"alrashid/ware/{taken}", price=str(given))
    if isinstance(choice, Draw):
        return Row(choice, ROW, title("arm", choice.arm), f"alrashid/mercenary/{choice.arm}_back")
    icon = _icon(choice)
    if icon:
        return Row(choice, ROW, label(now, choice), icon)
    words, icon = _closing(now, choice)
    return Row(choice, MAIN, words, icon, note=said("table.run_text") if isinstance(choice, Run) else "")


def _icon(choice: Choice) -> str:
    """The picture of a plain row; none for what ends a question."""
    match choice:
        case Bewitch(rival):
            return f"alrashid/piece/shield_{rival}"
        case ClearName():
            return "alrashid/token/dishonor"
        case GainInfluence():
            return "alrashid/token/influence"
        case PutUnder() | LeaveOnTop():
            return "alrashid/icon/crisis"
    return ""


def _closing(now: Moment, choice: Choice) -> tuple[str, str]:
    """The words and the picture of the button that ends a question."""
    ask = now.ask
    match choice:
        case Run():
            return said("table.run"), "alrashid/icon/run"
        case Fight():
            return said("table.fight"), "alrashid/icon/fight"
        case Done() if isinstance(ask, AskVisit):
            return (said("table.done") if ask.wish.count else said("table.go_home")), ""
        case Pass() if isinstance(ask, AskCaliphTitle):
            return said("table.leave"), ""
        case Pass() if isinstance(ask, AskBeforeCheck):
            return said("table.as_is"), ""
        case Pass():
            return said("table.let_be"), ""
        case Done():
            return said("table.go_on"), ""
    return label(now, choice), ""


def _stock(now: Moment, ware: int) -> int:
    site = getattr(now.ask, "site", None)
    view: RashidTable = now.view
    return view.stock(site)[ware] if site is not None else 0


def _with(now: Moment, ware: int) -> int:
    """What the own wares are worth with one more of these."""
    view: RashidTable = now.view
    wares = view.houses[now.looker].wares[:]
    wares[ware] += 1
    return value(wares)


# --- palaces ---


def _business(now: Moment, view: RashidTable, choice: Business) -> Row:
    """Service, title or favor, with the joint fee and what remains after the best payment."""
    due, leave = due_with(now, view, choice)
    note = left_after(view, now, due, leave)
    match choice:
        case SecureTitle(which):
            row = TITLE_ROWS[which]
            words = said(f"title.{which}.brief")
            return Row(choice, ROW, name("title", which), f"alrashid/emblem/{which}", str(row.cost), words or note)
        case Beseech(guild):
            return Row(
                choice, ROW, said("table.favor"), favor_icon(guild), str(own_fee(now, choice)), favor_words(guild)
            )
    site, rank = _place(now.ask)
    return Row(
        choice, ROW, said("table.service"), service_icon(site), str(own_fee(now, choice)), service_words(site, rank)
    )


def own_fee(now: Moment, choice: Business) -> int:
    """By how much the joint fee grows with this action."""
    ask = now.ask
    assert isinstance(ask, AskVisit), "fees are asked in guilds"
    view: RashidTable = now.view
    before = fee(view, ask.seat, ask.site, ask.rank, ask.wish)
    return fee(view, ask.seat, ask.site, ask.rank, ask.adding(choice)) - before


def due_with(now: Moment, view: RashidTable, choice: Choice | None) -> tuple[int, int]:
    """The joint fee of a visit with this choice added, and how many wares must stay."""
    ask = now.ask
    if isinstance(ask, AskVisit):
        wish = ask.adding(choice) if isinstance(choice, Business) else ask.wish
        return fee(view, ask.seat, ask.site, ask.rank, wish), int(gives_ware(wish.favor))
    if isinstance(ask, AskCaliphTitle) and isinstance(choice, SecureTitle):
        return ask.fee(view, choice.title), 0
    return 0, 0


def left_after(view: RashidTable, now: Moment, due: int, leave: int) -> str:
    """What the own means are worth after the best payment of a fee."""
    house, note = view.houses[now.looker], note_value(view, now.looker)
    paid = best_payment(house.wares, house.notes, due, note, leave) if due else ((0,) * len(WARES), 0)
    if paid is None:
        return ""
    rest = [has - gives for has, gives in zip(house.wares, paid[0], strict=True)]
    return said("table.remains", n=value(rest) + note * (house.notes - paid[1]))


def _remains(now: Moment, view: RashidTable, wares: Sequence[int], notes: int) -> str:
    """What a payment leaves, and whether it is exact."""
    house, note = view.houses[now.looker], note_value(view, now.looker)
    paid = [list(wares).count(ware) for ware in WARES]
    rest = [has - gives for has, gives in zip(house.wares, paid, strict=True)]
    over = value(paid) + notes * note - getattr(now.ask, "fee", 0)
    left = said("table.remains", n=value(rest) + note * (house.notes - notes))
    return f"{left}, {said('table.waste', n=over) if over else said('table.exact')}"


def _place(ask: Ask | None) -> tuple[Site, int]:
    assert isinstance(ask, AskVisit), "services are asked in guilds"
    return ask.site, ask.rank


def service_words(guild: Site, rank: int) -> str:
    """What the service of a guild brings at a rank."""
    row = guild_row(guild)
    if row.recruits is not None:
        return said("table.service_recruit", member=name("member", row.recruits))
    key = "table.service_spies" if guild is Site.INTRIGUE else "table.service_draw"
    return said(key, n=row.brings[rank])


def service_icon(guild: Site) -> str:
    row = guild_row(guild)
    if row.recruits is not None:
        return f"alrashid/icon/{row.recruits}"
    return "alrashid/icon/spy" if guild is Site.INTRIGUE else f"alrashid/icon/{ARMS[0]}"


def favor_icon(guild: Site) -> str:
    return {
        Site.MILITARY: "alrashid/icon/land",
        Site.LORE: "alrashid/token/note",
        Site.TRADE: "alrashid/icon/swap",
        Site.POLITICS: "alrashid/token/influence",
    }.get(guild, "alrashid/icon/crescent")


def favor_words(guild: Site) -> str:
    """What the favor of a guild brings."""
    return said(f"table.favor_{guild}")
