"""The bid in the decision panel: stepper, quick steps, the answers to an auction, and what the last seat may do."""

from __future__ import annotations

from game.emira.rules.board import BID_STEP, RELIEF
from game.emira.rules.choices import Bid
from game.emira.rules.costs import bid_price, may_take_relief
from game.emira.rules.phases.actions import RELIEF_CHOICE
from game.emira.rules.table import EmiraTable
from game.emira.scenes.lexicon import said
from game.emira.scenes.offer import BUTTON, DECISION, Offer, button_areas, inner, relief, target_of
from game.emira.scenes.wish import STEP, TYPED, Wish, free_bid, open_wish, why_not, wish
from game.engine.record import Choice, Pass
from game.stage.area import Area, column, row
from game.stage.phase import Moment, Target

BID_AMOUNT, BID = "amount", "bid"
CHIPS, STEPPER, QUICK, SUM = 74.0, 64.0, 38.0, 74.0


def bid_rows(area: Area) -> dict[str, Area]:
    """The rows of the bid panel: seats, stepper, quick steps, sum, answers; spread over the height there is."""
    room = inner(area)
    heights = {"chips": CHIPS, "stepper": STEPPER, "quick": QUICK, "sum": SUM, "answers": BUTTON + 6}
    gap = (room.h - sum(heights.values())) / (len(heights) - 1)
    places = column(room, [(room.w, high) for high in heights.values()], max(4.0, min(gap, 40.0)))
    return dict(zip(heights, places, strict=True))


def bid_offers(now: Moment, area: Area) -> list[Offer]:
    """The stepper with its quick steps; only what is taken up changes."""
    one = wish(now)
    rows = bid_rows(area)
    if one is None:
        return []
    less, amount, more = _stepper(rows["stepper"])
    found = [_step(now, one, less, -BID_STEP), _field(now, one, amount), _step(now, one, more, BID_STEP)]
    quick = row(rows["quick"], [(88.0, QUICK), (88.0, QUICK), (rows["quick"].w - 196.0, QUICK)], 10)
    found += [_step(now, one, quick[0], 50), _step(now, one, quick[1], 100), _camels(now, one, quick[2])]
    return found


def _stepper(area: Area) -> tuple[Area, Area, Area]:
    side = area.h
    return area.left_part(side + 6), area.inset(side + 16, 0), area.right_part(side + 6)


def _picks(name: str, place: Area, amount: int, words: str) -> Target:
    return Target(name, place, label=words, region=DECISION, radius=9, picks=f"{STEP} {amount}")


def _step(now: Moment, one: Wish, place: Area, gold: int) -> Offer:
    """More or less by so much; barred at the ends."""
    words = f"{gold:+d}".replace("-", "−")
    aim = one.moved(gold)
    name = f"step {gold}"
    form = "step" if abs(gold) == BID_STEP else "quick"
    if aim == one.amount:
        why = said("table.why.bid_low", least=one.lowest) if gold < 0 else said("table.why.bid_high", most=one.highest)
        return Offer(Target(name, place, reason=why, region=DECISION, radius=9), f"{form}_off", words)
    return Offer(_picks(name, place, aim, said("table.step_to", gold=aim)), form, words)


def _field(now: Moment, one: Wish, place: Area) -> Offer:
    """The amount; taken up it is emptied for typing."""
    target = Target(BID_AMOUNT, place, label=said("table.type"), region=DECISION, radius=12, picks=f"{TYPED} ")
    form = "typing" if one.typed else "amount"
    return Offer(target, form if one.legal or not one.text else f"{form}_wrong", one.text)


def _camels(now: Moment, one: Wish, place: Area) -> Offer:
    """To the highest bid that the camels pay for alone."""
    seat = now.looker
    free = free_bid(now.view, seat, one.lowest, one.highest)
    words = said("table.to_discount")
    if free is None or free == one.amount:
        why = said("table.why.no_discount") if free is None else said("table.why.at_discount")
        return Offer(Target("camels", place, reason=why, region=DECISION, radius=9), "camels_off", words)
    return Offer(_picks("camels", place, free, said("table.to_discount_tip", gold=free)), "camels", words, str(free))


def bid_target(now: Moment, one: Wish, place: Area) -> Target:
    """The button that makes the bid."""
    why = why_not(one)
    if why or one.amount is None:
        return Target(BID, place, reason=why, region=DECISION, radius=10)
    words = said("table.bid_tip", bid=one.amount, price=bid_price(now.view, now.looker, one.amount))
    return Target(BID, place, Bid(one.amount), label=words, region=DECISION, radius=10)


def bid_answers(now: Moment, area: Area) -> list[Offer]:
    """Bid, pass, and relief gold where it may be taken."""
    foot = bid_rows(area)["answers"]
    one = wish(now)
    found = []
    wide = 252.0 * foot.w / 400
    if one is not None:
        target = bid_target(now, one, foot.left_part(wide))
        words, sub = bid_words(now, one)
        found.append(Offer(target, "main" if target.open else "off", words, sub))
    else:
        target = Target(BID, foot.left_part(wide), reason=said("table.why.bid_none"), region=DECISION, radius=10)
        found.append(Offer(target, "off", said("table.no_bid")))
    rest = foot.less(left=wide + 12)
    poor = may_take_relief(now.view.households[now.looker])
    halves = column(rest, [(rest.w, (rest.h - 6) / 2)] * 2, 6) if poor else [rest]
    passing = next(choice for choice in now.options if isinstance(choice, Pass))
    sub = "" if poor else said("table.pass.round")
    found.append(Offer(target_of(now, passing, halves[0]), "plain", said("table.pass.bid"), sub))
    if poor:
        words = said("table.relief_short", gold=RELIEF)
        found.append(Offer(target_of(now, RELIEF_CHOICE, halves[1]), "plain", words))
    return found


def bid_words(now: Moment, one: Wish) -> tuple[str, str]:
    """“Bid 250”, and what it would cost and leave."""
    if not one.legal or one.amount is None:
        return said("table.bid", gold=one.text or "…"), ""
    view: EmiraTable = now.view
    price = bid_price(view, now.looker, one.amount)
    left = view.households[now.looker].gold - price
    return said("table.bid", gold=one.amount), said("table.bid_sub", price=price, left=left)


def last_answers(now: Moment, area: Area) -> list[Offer]:
    """The last seat: relief gold or nothing; it may also pay for a bid of its own will, to be poorer."""
    passing = next(choice for choice in now.options if isinstance(choice, Pass))
    one = open_wish(now)
    if one is not None:
        return [*bid_offers(now, area), *_own_will(now, area, one, passing)]
    bid_open, spots = wish(now), button_areas(area, 3)
    found = []
    if bid_open is not None:
        target = _picks("bid anyway", spots[0], bid_open.amount or bid_open.lowest, said("table.bid_anyway_tip"))
        found.append(Offer(target, "plain", said("table.bid_anyway")))
    return [*found, relief(now, spots[1]), Offer(target_of(now, passing, spots[2]), "plain", said("table.pass.action"))]


def _own_will(now: Moment, area: Area, one: Wish, passing: Choice) -> list[Offer]:
    """Pay for the bid and act after it, or leave it."""
    foot = bid_rows(area)["answers"]
    target = bid_target(now, one, foot.left_part(foot.w * 0.68))
    price = bid_price(now.view, now.looker, one.amount or 0)
    pay = Offer(
        target,
        "plain" if target.open else "off",
        said("table.pay_bid", gold=one.text or "…"),
        said("table.pay_bid_sub", price=price) if target.open else "",
    )
    rest = foot.less(left=foot.w * 0.68 + 12)
    halves = column(rest, [(rest.w, (rest.h - 6) / 2)] * 2, 6) if RELIEF_CHOICE in now.options else [rest]
    found = [pay, Offer(target_of(now, passing, halves[0]), "plain", said("table.pass.action"))]
    if RELIEF_CHOICE in now.options:
        words = said("table.relief_short", gold=RELIEF)
        found.append(Offer(target_of(now, RELIEF_CHOICE, halves[1]), "plain", words))
    return found
