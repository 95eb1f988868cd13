"""Everything a seat may answer, in the imperative; the texts are what a chronicle keeps (``place sage lore``)."""

from game.alrashid.rules.board import Arm, Member, Site, Ware
from game.alrashid.rules.cards import Title
from game.engine.record import Choice
from game.engine.seats import Seat

# Placement and resolution turns


class Place(Choice, frozen=True):
    """Place one of the own members at a location."""

    member: Member
    site: Site


class Resolve(Choice, frozen=True):
    """Resolve this location."""

    site: Site


class Activate(Choice, frozen=True):
    """Use this title."""

    title: Title


class Bewitch(Choice, frozen=True):
    """Enchanter: this rival's Merchant counts as a Sage."""

    rival: Seat


# Battle


class Run(Choice, frozen=True):
    """Leave the land to the raiders and take the dishonor."""


class Commit(Choice, frozen=True):
    """Commit a mercenary of this type and strength to the battle."""

    arm: Arm
    strength: int


class CommitAcross(Choice, frozen=True):
    """Agha: commit a mercenary of this type and strength to the battle of the other type."""

    arm: Arm
    strength: int


class Fight(Choice, frozen=True):
    """All tiles are committed: let it come to battle."""


class Strike(Choice, frozen=True):
    """Remove this raider: its type and strength."""

    arm: Arm
    strength: int


class Keep(Choice, frozen=True):
    """Weapon Master: keep this one of the committed tiles."""

    arm: Arm
    strength: int


# Wares


class Take(Choice, frozen=True):
    """Take one of this ware."""

    ware: Ware


class TakeAll(Choice, frozen=True):
    """Take every ware of this kind in the land."""

    ware: Ware


class TakeNote(Choice, frozen=True):
    """Take the credit note."""


class TakeFrom(Choice, frozen=True):
    """Smuggler: take one of this ware from this land."""

    land: Site
    ware: Ware


class Give(Choice, frozen=True):
    """Give one of this ware away."""

    ware: Ware


class Swap(Choice, frozen=True):
    """Exchange one of the own wares for one in the bank."""

    given: Ware
    taken: Ware


# Palaces


class SecureService(Choice, frozen=True):
    """Declare the service of the guild."""


class SecureTitle(Choice, frozen=True):
    """Declare this title; at Al-Rashid's palace, buy it."""

    title: Title


class Beseech(Choice, frozen=True):
    """Declare a favor, that of this guild."""

    guild: Site


class Pay(Choice, frozen=True):
    """Pay exactly these wares and so many credit notes: ``pay hardwood,metal 1``."""

    wares: tuple[Ware, ...]
    notes: int


class Lay(Choice, frozen=True):
    """Lay one of this ware down towards the fee."""

    ware: Ware


class LayNote(Choice, frozen=True):
    """Lay a credit note down towards the fee."""


class Draw(Choice, frozen=True):
    """Draw a mercenary of this type."""

    arm: Arm


class StealWare(Choice, frozen=True):
    """Send a spy for this ware of a rival."""

    victim: Seat
    ware: Ware


class StealMercenary(Choice, frozen=True):
    """Send a spy for a mercenary of this type of a rival, whichever it may be."""

    victim: Seat
    arm: Arm


# Titles


class Look(Choice, frozen=True):
    """Look at the face-down mercenaries of this land."""

    land: Site


class MoveRaider(Choice, frozen=True):
    """Informer: move a mercenary of this type and strength from one land to another."""

    source: Site
    arm: Arm
    strength: int
    target: Site


class BuyOff(Choice, frozen=True):
    """Negotiator: discard a raider of this type from this land; a face-down one (``-``) is whichever it may be."""

    land: Site
    arm: Arm
    strength: int | None


class PutUnder(Choice, frozen=True):
    """Astrologist: put the crisis under the stack."""


class LeaveOnTop(Choice, frozen=True):
    """Astrologist: leave the crisis where it is."""


class ClearName(Choice, frozen=True):
    """Aide to the Qadi: return a dishonor token."""


class GainInfluence(Choice, frozen=True):
    """Aide to the Qadi: take an influence token."""
