"""The beats: tempo, sound and flourish of every change of Crown."""

from __future__ import annotations

from game.crown.rules import changes as told
from game.crown.rules.board import DONATIONS, GIFTS, Good
from game.engine.table import PhaseBegan
from game.stage.beats import Beat, Beats, Flourish
from game.stage.tween import Turn, sway

TAKEN = ("wood_place", "grain_pour", "stone_place", "cloth_rustle", "bread", "book_close", "ring", "coin")
"""The sound of each good."""


def good_taken(change: told.GoodsTaken) -> str:
    """Every good has its own sound; several coins another."""
    return "coin_many" if change.good is Good.COIN and change.count > 1 else TAKEN[change.good]


def marker_turned(change: told.MarkerTurned) -> str:
    """Gifts and donations ring."""
    if change.marker in GIFTS:
        return "gift_bell"
    return "donation_chime" if change.marker in DONATIONS else "marker_turn"


def councilor_walked(change: told.CouncilorMoved) -> str:
    return "walk" if change.steps > 1 else "footstep"


SILENT = Beat(tempo=0.01, stagger=0.0)
WALK = Beat(tempo=0.42, ease=sway, hop=9, voice=councilor_walked, landing="wood_place")

BEATS: Beats = {
    PhaseBegan: SILENT,
    told.RoundBegan: Beat(cue="round_end", pause=0.25, notable=True),
    told.EventTurnedUp: Beat(
        tempo=0.6, cue="event_drum", turn=Turn.FLIP, flourish=Flourish.GLOW, pause=0.7, notable=True
    ),
    told.LastRoundBegan: Beat(cue="last_round", pause=0.8, notable=True),
    told.TurnBegan: SILENT,
    told.RoundEnded: Beat(tempo=0.45, stagger=0.05, cue="card_slide"),
    told.StatuePassed: Beat(tempo=0.7, ease=sway, hop=40, cue="stone_place", pause=0.2),
    told.GameEnded: Beat(cue="round_end", pause=0.6, notable=True),
    told.StackShuffled: Beat(tempo=0.4, stagger=0.03, cue="shuffle"),
    told.CardsDrawn: Beat(tempo=0.4, stagger=0.11, cue="card_deal"),
    told.HandTakenBack: Beat(tempo=0.4, stagger=0.04, cue="card_deal"),
    told.CardPlayed: Beat(tempo=0.42, hop=30, cue="card_slide", landing="card_place", pause=0.1),
    told.CardUsed: SILENT,
    told.CouncilorMoved: WALK,
    told.GoodsTaken: Beat(tempo=0.5, stagger=0.1, hop=34, voice=good_taken, follow=0.75),
    told.GoodsPaid: Beat(tempo=0.48, stagger=0.08, ease=sway, hop=20, cue="coin", follow=0.7),
    told.GoodsSwapped: Beat(tempo=0.5, stagger=0.12, ease=sway, hop=24, cue="coin"),
    told.PointsScored: Beat(
        tempo=0.55, ease=sway, hop=16, cue="score_climb", landing="score_tick", flourish=Flourish.GLOW
    ),
    told.PointsLost: Beat(tempo=0.5, ease=sway, cue="score_tick"),
    told.MarkerTurned: Beat(tempo=0.5, voice=marker_turned, follow=0.5),
    told.CraftsmanPlaced: Beat(tempo=0.55, hop=36, cue="craft_hammer", landing="wood_place", flourish=Flourish.GLOW),
    told.AdvisorRecruited: Beat(tempo=0.6, hop=30, cue="advisor_join", flourish=Flourish.GLOW, notable=True),
    told.AdvisorLeft: Beat(tempo=0.5, cue="card_slide"),
    told.AdvisorArrived: Beat(tempo=0.5, cue="card_slide", landing="card_place", follow=0.8),
    told.AdvisorAppeared: Beat(tempo=0.45, cue="card_flip"),
    told.AbilityUsed: SILENT,
    told.RankRaised: Beat(tempo=0.7, hop=40, cue="rank_fanfare", flourish=Flourish.SPARKLE, pause=0.4, notable=True),
    told.NobleLeft: Beat(tempo=0.5, cue="card_slide"),
    told.TokensSeen: Beat(tempo=0.5, stagger=0.12, cue="favor_token"),
    told.TokenKept: Beat(tempo=0.45, stagger=0.08, cue="favor_token"),
    told.TokenRedeemed: Beat(tempo=0.5, hop=30, cue="favor_token", flourish=Flourish.GLOW, pause=0.15),
    told.TokensShuffled: Beat(tempo=0.4, stagger=0.03, cue="shuffle"),
    told.RivalCardTurned: Beat(tempo=0.5, cue="card_flip", pause=0.35, notable=True),
}
"""One beat a change."""
