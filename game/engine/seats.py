"""Seats: 0 to n - 1, clockwise round the table."""

from collections.abc import Iterator
from typing import NewType

Seat = NewType("Seat", int)

NOBODY = Seat(-1)
"""Somebody at no seat, who sees only what lies open to all."""


def all_seats(count: int) -> tuple[Seat, ...]:
    """Every seat of a table of ``count``, from seat 0."""
    return tuple(Seat(seat) for seat in range(count))


def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """Every seat once, clockwise from ``first``."""
    return tuple(Seat((first + step) % count) for step in range(count))


def left_of(seat: Seat, count: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % count)


def others(seat: Seat, count: int) -> Iterator[Seat]:
    """The other seats, clockwise from the left neighbour."""
    return iter(clockwise(seat, count)[1:])
