"""Goods: what seats own and pay, counted by kind.

A purse is a list of counts, a price a tuple of counts; both are indexed by the box's own Id for goods and equally long.
"""

from collections.abc import Sequence

Purse = list[int]
Price = tuple[int, ...]


def covers(purse: Sequence[int], price: Sequence[int]) -> bool:
    """Whether the purse holds every unit of the price, kind by kind."""
    return all(held >= due for held, due in zip(purse, price, strict=True))


def gain(purse: Purse, goods: Sequence[int]) -> None:
    """Add the goods to the purse."""
    for kind, count in enumerate(goods):
        purse[kind] += count


def spend(purse: Purse, price: Sequence[int]) -> None:
    """Take the price out of the purse, which must cover it."""
    assert covers(purse, price), f"{purse} cannot pay {price}"
    for kind, count in enumerate(price):
        purse[kind] -= count


def payments(purse: Sequence[int], price: Price, joker: int) -> list[Price]:
    """Every way to pay the price when one unit of ``joker`` may stand for one unit of any other kind.

    The way that spares the joker most comes first; the list is empty when the purse cannot pay at all.
    """
    ways: list[list[int]] = [[0] * len(price)]
    for kind, due in enumerate(price):
        if kind == joker or not due:
            continue
        least = max(0, due - purse[kind])
        ways = [_paid(way, kind, due - jokers, joker, jokers) for jokers in range(least, due + 1) for way in ways]
    spare = purse[joker] - price[joker]
    found = [way for way in ways if way[joker] <= spare]
    found.sort(key=lambda way: way[joker])
    for way in found:
        way[joker] += price[joker]
    return [tuple(way) for way in found]


def _paid(way: list[int], kind: int, count: int, joker: int, jokers: int) -> list[int]:
    paid = way[:]
    paid[kind] = count
    paid[joker] += jokers
    return paid
