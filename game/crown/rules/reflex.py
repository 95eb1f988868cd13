"""What somebody in a hurry would choose: rules of thumb for every question, a few microseconds each.

Points of the track that lags count more, goods count less as the end comes near, and a little luck keeps two games from
being the same. Only ways are chosen that need no gold.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.crown.rules.abilities import USE
from game.crown.rules.board import (
    BOOK,
    BOOK_BUILDINGS,
    BREAD,
    CLOTH,
    COIN,
    CRAFTSMEN,
    DONATIONS,
    GIFTS,
    GRAIN,
    HUTS,
    HUTS_PER_SITE,
    MARKET_BOOKS,
    MOST_BOOKS,
    MOST_BREADS,
    RING,
    STONE,
    TOWN,
    WOOD,
    WOOD_BUILDINGS,
    Board,
    Site,
)
from game.crown.rules.cards import ADVISOR_ROWS, Action, Advisor
from game.crown.rules.payments import Due, due
from game.crown.rules.phases.bonus import (
    HIRE,
    RAISE_RANK,
    RECRUIT,
    AskDiscount,
    can_raise,
    discount_options,
)
from game.crown.rules.phases.card import END_TURN, ENVOYS, MOVES, PLAY, STEPS, TRADES, USE_DISCOUNT, AskTurn, steps_of
from game.crown.rules.phases.countryside import BAKE, HARVEST, AskField
from game.crown.rules.phases.tokens import REDEEM, AskToken
from game.crown.rules.phases.town import (
    BUY_COIN,
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DELIVER_WOODS,
    DONATE,
    GIVE,
    SELL_BOOKS,
    SPEND_BOOK,
    AskCastle,
    AskCathedral,
    AskConstruction,
    AskMarket,
)
from game.crown.rules.places import (
    BOOK_WORTH,
    RING_WORTH,
    Mood,
    cheapest,
    coins_wanted,
    mood_of,
    place,
)
from game.crown.rules.plausible import plausible
from game.crown.rules.table import CrownTable, Estate
from game.crown.rules.visit import DONE
from game.engine.chance import Chance
from game.engine.record import Choice
from game.engine.seats import NOBODY, Seat
from game.engine.step import Step

HUT_DUES = tuple(due(hut.units) for hut in HUTS)
ADVISOR_DUES = tuple(due(row.units) for row in ADVISOR_ROWS)
ABILITY_DUES = {
    Advisor.BAKER: due((GRAIN, CLOTH)),
    Advisor.BAILIFF: due((RING,)),
    Advisor.LANDLORD: due((CLOTH,)),
    Advisor.DRESSMAKER: due((CLOTH,)),
}
ABILITY_CITIZENS = {Advisor.BAKER: 4.0, Advisor.BAILIFF: 0.0, Advisor.LANDLORD: -1.0, Advisor.DRESSMAKER: 2.0}
ABILITY_BUILDINGS = {Advisor.BAKER: 0.0, Advisor.BAILIFF: 5.0, Advisor.LANDLORD: 5.0, Advisor.DRESSMAKER: 0.0}
ABILITY_COST = {Advisor.BAKER: 2.0, Advisor.BAILIFF: 2.5, Advisor.LANDLORD: 1.0, Advisor.DRESSMAKER: 1.0}
"""Advisors used in a hurry: what they take, bring, and how many resources that is."""

CARD_WORTH = {Action.RING: 3.0, Action.TRADE: 0.8, Action.DISCOUNT: 1.0}
LUCK = 1.5
"""How many points luck may add to a place or a card."""

LATE = 5
"""From this round on nobody hires."""


def reflex(table: CrownTable, chance: Chance) -> Choice:
    """An option of the asked seat."""
    ask = table.agenda[-1]
    answer = _ANSWERS.get(type(ask))
    return answer(table, ask, chance) if answer else chance.pick(plausible(table))


# The turn


def _turn(table: CrownTable, ask: AskTurn, chance: Chance) -> Choice:
    seat, turn = ask.seat, table.turn
    if turn.card is None:
        return _play(table, seat, chance)
    bonus = _bonus(table, seat)
    if bonus:
        return bonus
    if not turn.moved:
        bits = chance.bits()
        first, second = _walks(table, seat, mood_of(table, seat), steps_of(table, turn.slot))
        return MOVES[0] if first + LUCK * (bits & 255) / 256 > second + LUCK * (bits >> 8 & 255) / 256 else MOVES[1]
    act = None if turn.acted else _card(table, seat)
    if act is None and table.estates[seat].advisors:
        act = _ability(table, seat)
    return act or END_TURN


def _play(table: CrownTable, seat: Seat, chance: Chance) -> Choice:
    """The slot that leads to the best place, and the card that does most."""
    estate, mood, bits = table.estates[seat], mood_of(table, seat), chance.bits()
    best, slot = -1.0, 0
    for at, card in enumerate(estate.slots):
        if card is None:
            steps = steps_of(table, at + 1)
            luck = LUCK * (bits & 255) / 256
            bits >>= 8
            worth = max(_walks(table, seat, mood, steps)) + luck
            if worth > best:
                best, slot = worth, at
    most, played = -1.0, estate.hand[0]
    for held in estate.hand:
        worth = _promise(table, seat, estate, mood, held) + LUCK * (bits & 255) / 256
        bits >>= 8
        if worth > most:
            most, played = worth, held
    assert played is not None, "a seat knows its hand"
    return PLAY[played][slot]


def _walks(table: CrownTable, seat: Seat, mood: Mood, steps: int) -> tuple[float, float]:
    """What it is worth to walk so far on either board."""
    estate = table.estates[seat]
    first, second = estate.councilors
    return (
        place(table, seat, estate, mood, table.ahead(Board.COUNTRYSIDE, first, steps)),
        place(table, seat, estate, mood, table.ahead(Board.TOWN, second, steps)),
    )


def _promise(table: CrownTable, seat: Seat, estate: Estate, mood: Mood, card: Action | None) -> float:
    if card is None or card < Action.RING:
        return mood.resource
    if card is Action.ENVOY:
        return max([place(table, seat, estate, mood, site) for site in (Site.CASTLE, Site.CATHEDRAL)])
    if card is Action.STEP:
        return max(_walks(table, seat, mood, 1))
    return CARD_WORTH[card]


def _bonus(table: CrownTable, seat: Seat) -> Choice | None:
    """A rank whenever it can be had, a hut early, an advisor when the goods are there."""
    turn, estate = table.turn, table.estates[seat]
    purse = estate.purse
    if not turn.raised and purse[RING] and purse[COIN] and can_raise(table, seat):
        return RAISE_RANK
    if purse[0] + purse[1] + purse[2] + purse[3] < 2:
        return None
    hut = None if turn.hired or table.round >= LATE else _hut(table, seat, estate)
    return hut or (None if turn.recruited else _advisor(table, estate))


def _hut(table: CrownTable, seat: Seat, estate: Estate) -> Choice | None:
    if table.huts.count(seat) == len(CRAFTSMEN):
        return None
    for site in estate.councilors:
        if site < Site.CASTLE:
            for hut in range(HUTS_PER_SITE * site, HUTS_PER_SITE * (site + 1)):
                if table.huts[hut] == NOBODY and _holds(estate.purse, HUT_DUES[hut]):
                    return HIRE[hut]
    return None


def _advisor(table: CrownTable, estate: Estate) -> Choice | None:
    for site in estate.councilors:
        if site >= Site.CASTLE:
            for advisor in table.court_at(site):
                if advisor is not None and _holds(estate.purse, ADVISOR_DUES[advisor]):
                    return RECRUIT[advisor]
    return None


def _holds(purse: Sequence[int], owed: Due) -> bool:
    """Whether the price is there in kind; a loop, because ``all`` takes three times as long here."""
    for kind, count in owed:  # noqa: SIM110
        if purse[kind] < count:
            return False
    return True


def _card(table: CrownTable, seat: Seat) -> Choice | None:
    """The card action, if it does any good; the Step card must be used."""
    card, estate = table.turn.card, table.estates[seat]
    if card is Action.STEP:
        first, second = _walks(table, seat, mood_of(table, seat), 1)
        return STEPS[0] if first > second else STEPS[1]
    if card is Action.ENVOY:
        mood = mood_of(table, seat)
        worths = [place(table, seat, estate, mood, site) for site in TOWN]
        best = max(worths)
        return ENVOYS[worths.index(best)] if best > 0 else None
    if card is Action.DISCOUNT:
        return USE_DISCOUNT if discount_options(table, seat) else None
    held = sum(estate.purse[:4])
    coins = coins_wanted(estate)
    if coins and held >= TRADES[1].count + 1 and coins > 1:
        return TRADES[1]
    return TRADES[0] if coins and held else None


def _ability(table: CrownTable, seat: Seat) -> Choice | None:
    """An advisor that turns goods in hand into more than they are worth."""
    estate, used = table.estates[seat], table.turn.used
    for advisor in estate.advisors:
        owed = ABILITY_DUES.get(advisor)
        if owed and advisor not in used and _holds(estate.purse, owed) and estate.citizens:
            mood = mood_of(table, seat)
            gain = ABILITY_CITIZENS[advisor] * mood.citizen + ABILITY_BUILDINGS[advisor] * mood.building
            if gain > ABILITY_COST[advisor] * mood.resource:
                return USE[advisor]
    return None


# Visits


def _field(table: CrownTable, ask: AskField, chance: Chance) -> Choice:
    if ask.tokens:
        return REDEEM[ask.tokens[0]]
    if ask.arriving:
        return HARVEST
    if not ask.craftsmen:
        return DONE
    purse = table.estates[ask.seat].purse
    return BAKE if purse[GRAIN] > 1 or (purse[GRAIN] and chance.below(2)) else HARVEST


def _castle(table: CrownTable, ask: AskCastle, _chance: Chance) -> Choice:
    if ask.tokens:
        return REDEEM[ask.tokens[0]]
    estate, mood = table.estates[ask.seat], mood_of(table, ask.seat)
    if ask.book and estate.purse[BOOK] and BOOK_BUILDINGS * mood.building > BOOK_WORTH * mood.resource:
        return SPEND_BOOK
    if ask.gift:
        good, cost = cheapest(table, estate, GIFTS)
        if good is not None and cost <= RING_WORTH:
            return GIVE[good]
    return DONE


def _cathedral(table: CrownTable, ask: AskCathedral, _chance: Chance) -> Choice:
    if ask.tokens:
        return REDEEM[ask.tokens[0]]
    if ask.donation:
        good, cost = cheapest(table, table.estates[ask.seat], DONATIONS)
        if good is not None and cost <= 2:
            return DONATE[good]
    return DONE


def _construction(table: CrownTable, ask: AskConstruction, _chance: Chance) -> Choice:
    if ask.tokens:
        return REDEEM[ask.tokens[0]]
    purse = table.estates[ask.seat].purse
    if ask.stone and purse[STONE]:
        return DELIVER_STONE
    if ask.bread and purse[BREAD]:
        return DELIVER_BREAD[min(purse[BREAD], MOST_BREADS) - 1]
    if ask.wood and purse[WOOD]:
        mood = mood_of(table, ask.seat)
        if WOOD_BUILDINGS[1] * mood.building > mood.resource:
            return DELIVER_WOODS if purse[WOOD] > 2 else DELIVER_WOOD
    return DONE


def _market(table: CrownTable, ask: AskMarket, _chance: Chance) -> Choice:
    if ask.tokens:
        return REDEEM[ask.tokens[0]]
    estate = table.estates[ask.seat]
    purse = estate.purse
    if ask.books and purse[BOOK]:
        mood, books = mood_of(table, ask.seat), min(purse[BOOK], MOST_BOOKS)
        if MARKET_BOOKS[books].points * mood.citizen > books * BOOK_WORTH * mood.resource:
            return SELL_BOOKS[books - 1]
    if ask.coin and coins_wanted(estate) > 0:
        held = max(purse[:4])
        if held:
            return BUY_COIN[purse.index(held)]
    return DONE


# Other questions


def _token(table: CrownTable, ask: AskToken, chance: Chance) -> Choice:
    return chance.pick(ask.options(table))


def _discount(table: CrownTable, ask: AskDiscount, chance: Chance) -> Choice:
    return chance.pick(discount_options(table, ask.seat) or (DONE,))


_ANSWERS: dict[type[Step], Callable[[CrownTable, Any, Chance], Choice]] = {
    AskTurn: _turn,
    AskField: _field,
    AskCastle: _castle,
    AskCathedral: _cathedral,
    AskConstruction: _construction,
    AskMarket: _market,
    AskToken: _token,
    AskDiscount: _discount,
}
