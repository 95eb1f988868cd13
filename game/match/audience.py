"""Who is looking at the screen, and when a curtain must fall between two people.

With one human the screen is that seat's for the whole game. With several it belongs to the human who is asked, once
that human has opened the curtain; while bots move, and before the curtain opens, it shows what lies open to all. Of
several, who comes to be the only one in mid-game keeps the screen if it was that seat's, or else opens a curtain too.
"""

from game.engine.seats import NOBODY, Seat
from game.match.match import Match


class Audience:
    """The seat whose knowledge the screen may show: ``looker``, NOBODY for what lies open to all."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.looker = self._only_human()

    def _only_human(self) -> Seat:
        """The one person there is and has ever been."""
        humans = self._match.humans
        return humans[0] if len(humans) == 1 and self._match.screened == {*humans} else NOBODY

    def behind_curtain(self) -> Seat | None:
        """The human who must open a curtain before going on; None when play goes on at once."""
        match, next_seat = self._match, self._match.to_move
        if not match.is_human(next_seat) or next_seat in (self.looker, self._only_human()):
            return None
        return next_seat if self._has_secrets(next_seat) else None

    def follow(self) -> bool:
        """Give the screen to whom it belongs now; True when the looker changed. Never past a curtain."""
        if self._match.humans == (self.looker,):
            return False
        if self._only_human() != NOBODY:
            return self._give(self._only_human())
        next_seat = self._match.to_move
        if self._match.is_human(next_seat):
            return self.behind_curtain() is None and self._give(next_seat)
        return self._give(NOBODY)

    def open_curtain(self) -> None:
        """The human behind the curtain says that nobody else is looking."""
        seat = self.behind_curtain()
        assert seat is not None, "no curtain is drawn"
        self._give(seat)

    def draw_curtain(self) -> None:
        """Nobody looks: the state between two people and at the start."""
        self._give(NOBODY)

    def _give(self, seat: Seat) -> bool:
        changed, self.looker = self.looker != seat, seat
        return changed

    def _has_secrets(self, seat: Seat) -> bool:
        return self._match.view(seat) != self._match.view(NOBODY)
