"""Everything a seat may answer, in the imperative; the texts are what a chronicle keeps (``bid 120``)."""

from game.emira.rules.board import Action, Caravan, Counter
from game.emira.rules.cards import Event, Princess, Status
from game.engine.record import Choice

# Event cards


class Keep(Choice, frozen=True):
    """Keep this event of those looked at."""

    event: Event


class PutUnder(Choice, frozen=True):
    """Put this event under the deck first, the other one below it."""

    event: Event


class Play(Choice, frozen=True):
    """Play this event from the hand."""

    event: Event


class LookAt(Choice, frozen=True):
    """Changing Her Mind: look at the princess who comes first, second or third (1 to 3)."""

    place: int


class Leave(Choice, frozen=True):
    """Changing Her Mind: leave her as she is."""


class Swap(Choice, frozen=True):
    """Changing Her Mind: swap her two preferences."""


class Bury(Choice, frozen=True):
    """Changing Her Mind: put her under the deck."""


class Arrange(Choice, frozen=True):
    """Court Influence: put the princesses back in this order, the first one on top."""

    order: tuple[Princess, ...]


class Admire(Choice, frozen=True):
    """Good Looking: this kind of counter counts."""

    counter: Counter


class Detain(Choice, frozen=True):
    """Long Journey: the caravan in this box of this track does not move on."""

    caravan: Caravan
    box: int


class Expect(Choice, frozen=True):
    """Three seats: so many princesses come in the odd and in the even turn."""

    odd: int
    even: int


# Preparation


class Search(Choice, frozen=True):
    """Bazaar: display this kind of counter."""

    counter: Counter


class Display(Choice, frozen=True):
    """Patronage: display this status card."""

    status: Status


class LayUnder(Choice, frozen=True):
    """Patronage: put this status card under the deck first, the other one below it."""

    status: Status


# Bidding and actions; Pass is no bid, or no action


class Bid(Choice, frozen=True):
    """Bid so much gold; camels take their discount off when it is paid."""

    gold: int


class TakeRelief(Choice, frozen=True):
    """Take relief gold instead of an action."""


class BuyCaravan(Choice, frozen=True):
    """Buy the caravan on display and send it along this track."""

    caravan: Caravan


class Buy(Choice, frozen=True):
    """Buy what this space of the market offers: a counter, a status card, a palace section or a camel."""

    action: Action


class Draw(Choice, frozen=True):
    """Pay to look at so many events (2 or 3) and keep one."""

    count: int


# Princesses


class GiveBack(Choice, frozen=True):
    """Samira: return a counter of this kind to the bag."""

    counter: Counter


class GiveUp(Choice, frozen=True):
    """Zahrah: lose this status card."""

    status: Status


class LetGo(Choice, frozen=True):
    """Sidi Suleiman: this princess leaves with him."""

    princess: Princess


class PayGift(Choice, frozen=True):
    """Give Xenia her gift."""


class RefuseGift(Choice, frozen=True):
    """Give Xenia nothing; she leaves for the richest of the others."""
