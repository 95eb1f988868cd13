"""What a household has to show in numbers, for the learned strength: its goal, its suitors, its charms and its means.

One row of numbers a seat, in the order of NAMES. Goals that lie face down count as the mean over what they may be.
"""

from game.emira.rules.appraisal import (
    LENGTH,
    LIVING_WITH,
    SHARES,
    SHORTEST,
    Outlook,
    attraction,
    camels,
    spendable,
    spices,
    steps_left,
    wealth_worth,
)
from game.emira.rules.bargain import Bargain
from game.emira.rules.cards import Event, Princess
from game.emira.rules.costs import UPKEEPS, bid_price, discount, ordinary_upkeep, upkeep_due
from game.emira.rules.courting import ARRIVAL, Suitor, suitors
from game.emira.rules.phases.income import base_income, spice_income
from game.emira.rules.table import EmiraTable, Household
from game.emira.rules.whims import KEEPING
from game.engine.seats import NOBODY, Seat, all_seats

NAMES = (
    "princesses",
    "steps",
    "near",
    "one_step",
    "there",
    "one_step_room",
    "suitor_steps",
    "suitor_wins",
    "suitor_comes",
    "suitor_burden",
    "suitor_unfit",
    "sidi",
    "appearance",
    "status",
    "palace",
    "riches",
    "attraction",
    "leads",
    "rooms",
    "full",
    "purse",
    "wealth",
    "surplus",
    "spices",
    "income",
    "upkeep",
    "short",
    "living",
    "camels",
    "camel_lead",
    "breed",
    "hand",
    "hand_worth",
    "in_force",
    "to_act",
    "first_choice",
    "last_choice",
    "bid_held",
    "bid_paid",
    "idle",
    "opens_next",
)
PLAIN = frozenset(("princesses", "purse", "spices", "suitor_comes", "rooms", "camels", "full"))
"""What a beginner looks at."""

REASONS = {
    "goal": ("princesses", "steps", "near", "one_step", "there", "one_step_room"),
    "suitors": ("suitor_steps", "suitor_wins", "suitor_comes", "suitor_burden", "suitor_unfit", "sidi"),
    "charms": ("appearance", "status", "palace", "riches", "attraction", "leads"),
    "rooms": ("rooms", "full"),
    "gold": ("purse", "wealth", "surplus", "spices", "income", "upkeep", "short", "living"),
    "camels": ("camels", "camel_lead", "breed"),
    "events": ("hand", "hand_worth", "in_force"),
    "turn": ("to_act", "first_choice", "last_choice", "bid_held", "bid_paid", "idle", "opens_next"),
}
"""The features by what people would call them."""

Row = list[float]

THOUSAND = 0.001
NEAR_ENOUGH = 1.5
"""So few steps are one princess that fits."""

USUAL_CARD, HAND_TURNS = 135, 6.0
"""What an event face down is worth in the hand, in gold; all of them less when fewer turns are left."""

ACTING = ("bidding", "actions")
LATE = ("upkeep", "round")


def features(table: EmiraTable, seat: int) -> Row:
    """The row of one seat."""
    return rows(table)[seat]


def progress(table: EmiraTable) -> float:
    """How far the game is, from 0 to 1: by the turn, or by the household that is nearest to its goal."""
    return _progress(table, Outlook(table, None))


def rows(table: EmiraTable) -> list[Row]:
    """The rows of all seats."""
    return look(table)[0]


def look(table: EmiraTable) -> tuple[list[Row], float]:
    """The rows of all seats, and the progress."""
    outlook = Outlook(table, None)
    found = suitors(table, outlook)
    acting = _acting(table, outlook, found)
    made = []
    for seat, home in enumerate(table.households):
        made.append(
            [
                *_goal(table, outlook, home, seat),
                *_courted(table, outlook, found, home, seat),
                *_charms(outlook, seat),
                *_means(table, outlook, home, Seat(seat)),
                *_camels(table, outlook, home, seat),
                *_events(table, outlook, home, Seat(seat)),
                *acting[seat],
                float(home.idle > table.turn or (home.idle == table.turn and table.phase not in LATE)),
                float(seat == (table.first + 1) % table.terms.seats),
            ]
        )
    return made, _progress(table, outlook)


def _progress(table: EmiraTable, outlook: Outlook) -> float:
    length = LENGTH[table.terms.seats]
    return (length - outlook.turns) / (length - SHORTEST)


def _goal(table: EmiraTable, outlook: Outlook, home: Household, seat: int) -> Row:
    """How far the household is from its goal."""
    steps = outlook.steps[seat]
    return [
        float(len(home.princesses)),
        -steps,
        (1.0 + steps) ** -1.6,
        float(steps <= NEAR_ENOUGH),
        float(steps == 0.0 and seat not in table.failed),
        float(steps <= NEAR_ENOUGH and outlook.rooms[seat] > 0),
    ]


def _courted(table: EmiraTable, outlook: Outlook, found: list[Suitor], home: Household, seat: int) -> Row:
    """What the princesses on display and to come would change here."""
    nearer = wins = comes = burden = unfit = sidi = 0.0
    before = outlook.steps[seat]
    for suitor in found:
        chance = suitor.weight * suitor.chances[seat]
        if chance <= 0.0:
            continue
        princess = suitor.princess
        if princess is Princess.SIDI_SULEIMAN:
            sidi += chance
            continue
        gain = before - steps_left(table, home, outlook.goals[seat], princess)
        nearer += chance * gain
        wins += chance * (gain >= before)
        comes += chance
        unfit += chance * (gain <= 0.0)
        burden += chance * (ARRIVAL.get(princess, 0.0) + LIVING_WITH[princess] - UPKEEPS[princess]) * THOUSAND
    return [nearer, wins, comes, burden, unfit, sidi]


def _charms(outlook: Outlook, seat: int) -> Row:
    """What part of the princesses to come each charm may win, and the rooms for them."""
    turns, steps, room = outlook.turns, outlook.steps[seat], outlook.rooms[seat]
    parts = [outlook.pulls[kind][seat] / outlook.sums[kind] for kind in range(len(SHARES))]
    leads = sum([part >= 0.5 for part in parts])
    return [
        *[SHARES[kind] * part * min(turns, 12.0) for kind, part in enumerate(parts)],
        attraction(outlook, seat) * THOUSAND,
        float(leads),
        min(float(room), steps),
        float(room <= 0),
    ]


def _means(table: EmiraTable, outlook: Outlook, home: Household, seat: Seat) -> Row:
    """Gold at hand and to come, and what the household costs."""
    turns, gold = outlook.turns, home.gold
    coming = spices(home, turns)
    wealth, income = gold + coming, base_income(home) + spice_income(home)
    upkeep = ordinary_upkeep(table, seat, home.princesses)
    return [
        min(gold, 1000) * THOUSAND,
        wealth_worth(wealth, turns) * THOUSAND,
        max(0.0, wealth - spendable(turns)) * THOUSAND,
        coming * THOUSAND,
        income * THOUSAND,
        -upkeep * min(turns, 6.0) * THOUSAND,
        _short(table, home, seat, upkeep, income),
        sum([LIVING_WITH[princess] for princess in home.princesses]) * THOUSAND,
    ]


def _short(table: EmiraTable, home: Household, seat: Seat, upkeep: int, income: int) -> float:
    """Whether the upkeep of this turn, or half a point the next one's, cannot be paid."""
    if not home.princesses:
        return 0.0
    if table.phase in LATE:
        return -0.5 * (home.gold + income < upkeep)
    gold = home.gold + (income if table.phase == "event_cards" else 0)
    return -float(gold < upkeep_due(table, seat))


def _camels(table: EmiraTable, outlook: Outlook, home: Household, seat: int) -> Row:
    """What camels save, and whether anybody has more of them."""
    off = discount(home)
    most = max([discount(other) for at, other in enumerate(table.households) if at != seat])
    lead = max(-400, min(400, off - most)) * THOUSAND
    return [camels(home, outlook.turns) * THOUSAND, lead, home.breed * min(outlook.turns, 10.0) * 0.1]


def _events(table: EmiraTable, outlook: Outlook, home: Household, seat: Seat) -> Row:
    """Events in the hand, face down or not, and one that will act later in the turn."""
    left = min(1.0, outlook.turns / HAND_TURNS)
    worth = sum([USUAL_CARD if event is None else KEEPING[event] for event in home.hand])
    waiting = 0.0
    if table.played and seat not in table.auction.acted:
        waiting = float(table.has_played(seat, Event.HAGGLING) or table.has_played(seat, Event.BAZAAR))
    return [len(home.hand) * left, worth * left * 0.01, waiting]


def _acting(table: EmiraTable, outlook: Outlook, found: list[Suitor]) -> list[Row]:
    """What choosing an action first and last is still worth to each seat, in thousands, and who holds the bid."""
    acting = [[0.0] * 5 for _ in all_seats(table.terms.seats)]
    if table.phase in ACTING:
        leader, price = table.auction.leader, 0
        if leader != NOBODY:
            price = bid_price(table, leader, table.auction.bid)
        bargain = Bargain(table, outlook, leader, found, price)
        for seat in bargain.waiting:
            first, last = bargain.first(seat) * THOUSAND, bargain.last(seat) * THOUSAND
            held = 0.0
            if seat == leader:
                held = (first - last) * bargain.holds(table, seat, table.auction.bid)
            acting[seat] = [1.0, first, last, held, -price * THOUSAND if seat == leader else 0.0]
    return acting
