"""Temperaments: what a bot makes of the same chances. Style, not strength."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Temperament:
    """``spite`` is how much the best rival's chance hurts; ``daring`` above 1 loves long shots, below 1 safe growth."""

    name: str
    spite: float = 0.0
    daring: float = 1.0

    def utility(self, expected: Sequence[float], seat: int) -> float:
        """What the seat makes of everybody's expectations."""
        own: float = expected[seat] ** self.daring
        if not self.spite or len(expected) == 1:
            return own
        return own - self.spite * max(share for other, share in enumerate(expected) if other != seat)


EVEN = Temperament("even")
TEMPERAMENTS = (
    EVEN,
    Temperament("builder", daring=0.7),
    Temperament("blocker", spite=0.3),
    Temperament("gambler", daring=1.5),
)
