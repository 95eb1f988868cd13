"""Everything a seat may answer, in the imperative; the texts are what a chronicle keeps (``play ring 2``)."""

from typing import ClassVar

from game.crown.rules.board import Board, Good, Site
from game.crown.rules.cards import Action, Advisor, Favor
from game.engine.record import Choice

# The turn


class Play(Choice, frozen=True):
    """Play a card onto an empty slot (1 to 3); a card that takes a good takes it at once."""

    card: Action
    slot: int


class Move(Choice, frozen=True):
    """Movement action: move the councilor of this board as far as the slot says."""

    board: Board


class TakeStep(Choice, frozen=True):
    """Step card: move the councilor of this board one step."""

    board: Board


class Trade(Choice, frozen=True):
    """Trade card: pay 1 resource for a coin, or 3 for two coins."""

    count: int


class SendEnvoy(Choice, frozen=True):
    """Envoy card: perform the action of this town location."""

    site: Site


class UseDiscount(Choice, frozen=True):
    """Discount card: hire or recruit for one resource less."""


class EndTurn(Choice, frozen=True):
    """The next seat's turn."""

    commits: ClassVar[bool] = True


# Bonus actions and abilities


class RaiseRank(Choice, frozen=True):
    """Take the top card of the next rank."""


class Hire(Choice, frozen=True):
    """Place a craftsman in this hut (1 to 3) of a location."""

    site: Site
    number: int


class Recruit(Choice, frozen=True):
    """Take this advisor."""

    advisor: Advisor


class Use(Choice, frozen=True):
    """Use an advisor that works once a turn."""

    advisor: Advisor


class Exchange(Choice, frozen=True):
    """Chamberlain: give a ring for a coin, or a coin for a ring."""

    given: Good


class BakeBreads(Choice, frozen=True):
    """Baker: 1 bread, or 2."""

    count: int


class Swap(Choice, frozen=True):
    """Merchant or Caravan: one unit for one of another kind."""

    given: Good
    taken: Good


class Pay(Choice, frozen=True):
    """Pay exactly these units, in the order of goods: ``pay wood,wood,coin``."""

    units: tuple[Good, ...]


# Visits


class Harvest(Choice, frozen=True):
    """Take one resource of the location, first for the visit, then for each craftsman."""


class Bake(Choice, frozen=True):
    """Pay one grain for one bread."""


class Give(Choice, frozen=True):
    """Castle: make a gift of this resource for a ring."""

    good: Good


class SpendBook(Choice, frozen=True):
    """Castle: discard a book for building points."""


class Donate(Choice, frozen=True):
    """Cathedral: donate this resource for a book and a token."""

    good: Good


class BuyCoin(Choice, frozen=True):
    """Market: pay this resource for a coin."""

    good: Good


class SellBooks(Choice, frozen=True):
    """Market: discard so many books for citizen points."""

    count: int


class DeliverStone(Choice, frozen=True):
    """Construction Site: pay a stone."""


class DeliverBread(Choice, frozen=True):
    """Construction Site: pay so many breads (1 to 3)."""

    count: int


class DeliverWood(Choice, frozen=True):
    """Construction Site: pay 1 or 3 wood."""

    count: int


class Redeem(Choice, frozen=True):
    """Discard one of the own favor tokens for its reward."""

    token: Favor


class Keep(Choice, frozen=True):
    """Keep this one of the tokens looked at."""

    token: Favor


# Events and set-up


class Take(Choice, frozen=True):
    """Take one of this good."""

    good: Good


class Discard(Choice, frozen=True):
    """Discard one of this good."""

    good: Good
