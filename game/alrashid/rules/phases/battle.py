"""Raiders in a land: fight or run, land battle before sea battle (rules 34-42; rulings 6-11, 48)."""

from collections.abc import Sequence

from game.alrashid.rules.board import ARMS, LAND, RUN_DISHONOR, SEA, STRENGTHS, Arm, Departure, Shame, Site
from game.alrashid.rules.cards import Title
from game.alrashid.rules.changes import (
    BattleFought,
    BattleLost,
    LandCleared,
    LineDiscarded,
    LineRevealed,
    RaiderFell,
    RaidersBeaten,
    RaidersRevealed,
    TileCommitted,
    TileKept,
    WentHome,
)
from game.alrashid.rules.choices import Commit, CommitAcross, Fight, Keep, Run, Strike
from game.alrashid.rules.honor import shame
from game.alrashid.rules.phases.land import BEGIN_LAND, Share
from game.alrashid.rules.table import OPEN, Mercenary, RashidTable
from game.engine.flow import Begin
from game.engine.record import Choice, Pass
from game.engine.seats import Seat
from game.engine.step import Ask, Step

BEGIN_BATTLE = Begin("battle")
STRATEGIST_STRENGTH = 2
RUN, FIGHT, PASS = Run(), Fight(), Pass()
COMMIT = tuple(tuple(Commit(arm, strength) for strength in range(len(STRENGTHS))) for arm in ARMS)
COMMIT_ACROSS = tuple(tuple(CommitAcross(arm, strength) for strength in range(len(STRENGTHS))) for arm in ARMS)
STRIKE = tuple(tuple(Strike(arm, strength) for strength in range(len(STRENGTHS))) for arm in ARMS)
KEEP = tuple(tuple(Keep(arm, strength) for strength in range(len(STRENGTHS))) for arm in ARMS)
OTHER = (SEA, LAND)


class MeetRaiders(Step, frozen=True):
    """The seat's turn in a land: raiders are turned up and fought, or there are none and it takes its share.

    Who has no tile to fight with must run (rule 35).
    """

    seat: Seat
    site: Site
    rank: int

    def run(self, table: RashidTable) -> None:
        if table.raiders[self.site]:
            table.then(BEGIN_BATTLE, Meet(self.seat, self.site, self.rank))
        else:
            table.then(BEGIN_LAND, Share(self.seat, self.site, self.rank))


class Meet(Step, frozen=True):
    """The raiders are turned up; the seat fights or runs."""

    seat: Seat
    site: Site
    rank: int

    def run(self, table: RashidTable) -> None:
        raiders = table.raiders[self.site]
        if any(tile.known != OPEN for tile in raiders):
            table.emit(RaidersRevealed(self.site, strengths(raiders)))
        ask = AskBattle(self.seat, self.site, self.rank)
        if len(ask.options(table)) > 1:
            table.then(ask)
        else:
            flee(table, self.seat, self.site)


class AskBattle(Ask, frozen=True):
    """Fight or run? Tiles are committed one by one, to both battles before either is fought (ruling 8)."""

    site: Site
    rank: int

    def options(self, table: RashidTable) -> list[Choice]:
        line = table.resolution.line
        found: list[Choice] = [FIGHT if line[LAND] or line[SEA] else RUN]
        hand = table.houses[self.seat].mercenaries
        present = {tile.arm for tile in table.raiders[self.site]}
        agha = Title.AGHA in table.houses[self.seat].titles
        for arm, strength in sorted({(tile.arm, tile.strength or 0) for tile in hand}):
            if arm in present:
                found.append(COMMIT[arm][strength])
            if agha and OTHER[arm] in present:
                found.append(COMMIT_ACROSS[arm][strength])
        return found

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Run():
                flee(table, self.seat, self.site)
            case Fight():
                self._fight(table)
            case Commit(arm, strength):
                self._commit(table, arm, strength, arm)
            case CommitAcross(arm, strength):
                self._commit(table, arm, strength, OTHER[arm])

    def _commit(self, table: RashidTable, arm: Arm, strength: int, front: Arm) -> None:
        """Of equal tiles the one goes that most rivals know already."""
        hand = table.houses[self.seat].mercenaries
        fits = [place for place, tile in enumerate(hand) if tile.arm is arm and tile.strength == strength]
        index = max(fits, key=lambda place: hand[place].known.bit_count())
        table.emit(TileCommitted(self.seat, arm, strength, index, front))
        if len(self.options(table)) > 1:
            table.then(self)
        else:
            self._fight(table)

    def _fight(self, table: RashidTable) -> None:
        line = table.resolution.line
        table.emit(LineRevealed(self.seat, self.site, strengths(line[LAND]), strengths(line[SEA])))
        table.then(
            Battle(self.seat, self.site, LAND),
            Battle(self.seat, self.site, SEA),
            EndBattle(self.seat, self.site, self.rank),
        )


class Battle(Step, frozen=True):
    """One battle: the higher total clears all raiders of the type, otherwise tile is set against tile (rule 38)."""

    seat: Seat
    site: Site
    front: Arm

    def run(self, table: RashidTable) -> None:
        own = strengths(table.resolution.line[self.front])
        if not own:
            return
        titles = table.houses[self.seat].titles
        total = sum(own) + (STRATEGIST_STRENGTH if Title.STRATEGIST in titles else 0)
        against = sum(raider_strengths(table, self.site, self.front))
        table.emit(BattleFought(self.seat, self.site, self.front, total, against))
        if total <= against:
            table.then(GoOnStriking(self.seat, self.site, self.front, ()))
            return
        table.emit(RaidersBeaten(self.seat, self.site, self.front))
        if Title.WEAPON_MASTER in titles:
            table.then(AskKeep(self.seat, self.front))


class GoOnStriking(Step, frozen=True):
    """Another raider falls as long as an own tile beats one; ``fallen`` are those removed in this battle."""

    seat: Seat
    site: Site
    front: Arm
    fallen: tuple[int, ...]

    def run(self, table: RashidTable) -> None:
        ask = AskStrike(self.seat, self.site, self.front, self.fallen)
        found = ask.options(table)
        if len(found) > 1:
            table.then(ask)
        elif found:
            ask.answer(table, found[0])


class AskStrike(Ask, frozen=True):
    """Which raider do you remove? As many fall as can be paired with higher own tiles (rule 39, ruling 11)."""

    site: Site
    front: Arm
    fallen: tuple[int, ...]

    def options(self, table: RashidTable) -> list[Strike]:
        own = strengths(table.resolution.line[self.front])
        raiders = raider_strengths(table, self.site, self.front)
        return [
            STRIKE[self.front][strength] for strength in sorted(set(raiders)) if beats(own, (*self.fallen, strength))
        ]

    def answer(self, table: RashidTable, choice: Strike) -> None:
        tiles = table.raiders[self.site]
        index = next(
            place for place, tile in enumerate(tiles) if tile.arm is self.front and tile.strength == choice.strength
        )
        table.emit(RaiderFell(self.seat, self.site, self.front, choice.strength, index))
        table.then(GoOnStriking(self.seat, self.site, self.front, (*self.fallen, choice.strength)))


class AskKeep(Ask, frozen=True):
    """Weapon Master: which committed tile do you keep?"""

    front: Arm

    def options(self, table: RashidTable) -> list[Choice]:
        line = table.resolution.line[self.front]
        return [*[KEEP[arm][strength] for arm, strength in sorted({(t.arm, t.strength or 0) for t in line})], PASS]

    def answer(self, table: RashidTable, choice: Choice) -> None:
        match choice:
            case Keep(arm, strength):
                line = table.resolution.line[self.front]
                index = next(at for at, tile in enumerate(line) if tile.arm is arm and tile.strength == strength)
                table.emit(TileKept(self.seat, arm, strength, self.front, index))


class EndBattle(Step, frozen=True):
    """The committed tiles are discarded; the land is clear, or the battle is lost (rules 40, 41)."""

    seat: Seat
    site: Site
    rank: int

    def run(self, table: RashidTable) -> None:
        line = table.resolution.line
        if line[LAND] or line[SEA]:
            table.emit(LineDiscarded(self.seat))
        if table.raiders[self.site]:
            table.emit(BattleLost(self.seat, self.site))
            table.emit(WentHome(self.seat, self.site, Departure.BEATEN))
        else:
            table.emit(LandCleared(self.seat, self.site))
            table.then(BEGIN_LAND, Share(self.seat, self.site, self.rank))


def flee(table: RashidTable, seat: Seat, site: Site) -> None:
    """The seat runs: its members go home in dishonor (rule 36)."""
    table.emit(WentHome(seat, site, Departure.FLED))
    shame(table, seat, RUN_DISHONOR, Shame.FLIGHT)


def strengths(tiles: Sequence[Mercenary]) -> tuple[int, ...]:
    """The strengths of tiles that lie face up to the rules."""
    found = tuple([tile.strength for tile in tiles if tile.strength is not None])
    assert len(found) == len(tiles), "a mercenary face down cannot fight"
    return found


def raider_strengths(table: RashidTable, land: Site, arm: Arm) -> tuple[int, ...]:
    """The strengths of the raiders of one type, turned up."""
    return strengths([tile for tile in table.raiders[land] if tile.arm is arm])


def beats(own: Sequence[int], raiders: Sequence[int]) -> bool:
    """Whether each of these raiders can be paired with a higher own tile, one to one."""
    if len(raiders) > len(own):
        return False
    pairs = zip(sorted(own, reverse=True), sorted(raiders, reverse=True), strict=False)
    return all(mine > theirs for mine, theirs in pairs)
