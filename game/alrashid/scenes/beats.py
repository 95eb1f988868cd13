"""The beats: tempo, sound and flourish of every change of Al Rashid."""

from __future__ import annotations

from game.alrashid.rules import changes as told
from game.alrashid.rules.board import Arm, Departure, Site, Ware
from game.engine.table import PhaseBegan
from game.stage.beats import Beat, Beats, Flourish
from game.stage.tween import Turn, sway

SOUNDS = {
    Ware.HARDWOOD: "wood_place",
    Ware.POTTERY: "stone_place",
    Ware.METAL: "ring",
    Ware.SPICE: "spice",
    Ware.SILK: "cloth_rustle",
}
"""The sound of each ware."""


def ware_taken(change: told.WaresTaken | told.WareReceived | told.WareStolen) -> str:
    return SOUNDS[change.ware]


def tile_came(change: told.MercenaryDrawn | told.RaiderArrived | told.TileCommitted) -> str:
    """Land mercenaries march, sea mercenaries sail."""
    return "mercenary_march" if change.arm is Arm.LAND else "ship"


def went_home(change: told.WentHome) -> str:
    return "walk" if change.departure is Departure.SERVED else "footstep"


def chosen(change: told.SiteChosen) -> str:
    """A land opens like a map, a palace like a curtain."""
    return "curtain" if change.site >= Site.INTRIGUE else "page"


SILENT = Beat(tempo=0.01, stagger=0.0)

BEATS: Beats = {
    PhaseBegan: SILENT,
    told.TurnBegan: Beat(cue="round_end", pause=0.4, notable=True),
    told.OrderChanged: Beat(tempo=0.6, ease=sway, hop=20, cue="marker_turn", pause=0.2, notable=True),
    told.GraceGranted: Beat(cue="rank_fanfare", pause=0.3),
    told.MemberPlaced: Beat(tempo=0.5, hop=46, cue="footstep", landing="wood_place", follow=0.9),
    told.ResolutionTurnBegan: SILENT,
    told.SiteChosen: Beat(voice=chosen, pause=0.35, notable=True),
    told.DominanceChecked: Beat(cue="dominance", pause=0.4, notable=True),
    told.WentHome: Beat(tempo=0.5, stagger=0.05, hop=26, voice=went_home, follow=0.8),
    told.SiteResolved: SILENT,
    told.ResolutionEnded: SILENT,
    told.LandRefilled: Beat(tempo=0.5, stagger=0.04, hop=24, cue="camel", follow=0.4),
    told.TitlesReadied: Beat(tempo=0.3, cue="card_flip"),
    told.CrisisTurnedUp: Beat(tempo=0.7, cue="crisis", turn=Turn.FLIP, flourish=Flourish.GLOW, pause=0.8, notable=True),
    told.CrisisSeen: Beat(tempo=0.5, cue="card_flip", pause=0.3),
    told.CrisisPutUnder: Beat(tempo=0.5, cue="card_slide"),
    told.GameEnded: Beat(cue="victory", pause=0.6, notable=True),
    told.MercenaryDrawn: Beat(tempo=0.5, hop=26, voice=tile_came, landing="card_place"),
    told.RaiderArrived: Beat(tempo=0.6, hop=30, voice=tile_came, follow=0.7),
    told.PoolRefilled: Beat(tempo=0.3, cue="shuffle"),
    told.RaidersRevealed: Beat(tempo=0.5, cue="card_flip", turn=Turn.FLIP, pause=0.5, notable=True),
    told.RaidersSeen: Beat(tempo=0.5, cue="card_flip", turn=Turn.FLIP, pause=0.3),
    told.RaiderMoved: Beat(tempo=0.6, hop=30, cue="mercenary_march"),
    told.RaiderBoughtOff: Beat(tempo=0.5, cue="coin", pause=0.2),
    told.TileCommitted: Beat(tempo=0.45, hop=24, voice=tile_came, landing="card_place"),
    told.LineRevealed: Beat(tempo=0.4, cue="card_flip", turn=Turn.FLIP, pause=0.5, notable=True),
    told.BattleFought: Beat(cue="sword_clash", pause=0.6, notable=True),
    told.RaidersBeaten: Beat(tempo=0.5, stagger=0.08, cue="sword_clash", flourish=Flourish.SPARKLE),
    told.RaiderFell: Beat(tempo=0.5, cue="sword_clash"),
    told.TileKept: Beat(tempo=0.45, hop=24, cue="card_slide"),
    told.LineDiscarded: Beat(tempo=0.4, stagger=0.05, cue="card_slide"),
    told.LandCleared: Beat(cue="rank_fanfare", pause=0.2, notable=True),
    told.BattleLost: Beat(cue="defeat", pause=0.3, notable=True),
    told.MercenaryStolen: Beat(tempo=0.6, hop=40, cue="card_slide", pause=0.2, notable=True),
    told.WaresTaken: Beat(tempo=0.5, stagger=0.1, hop=34, voice=ware_taken, follow=0.8),
    told.LandNoteTaken: Beat(tempo=0.5, hop=30, cue="page"),
    told.WareReceived: Beat(tempo=0.5, hop=34, voice=ware_taken, follow=0.8),
    told.WareGiven: Beat(tempo=0.45, ease=sway, hop=20, cue="coin"),
    told.WareSwapped: Beat(tempo=0.5, stagger=0.12, ease=sway, hop=24, cue="coin"),
    told.FeePaid: Beat(tempo=0.48, stagger=0.08, ease=sway, hop=20, cue="coin_many", follow=0.7),
    told.NoteReceived: Beat(tempo=0.5, hop=30, cue="page"),
    told.WareStolen: Beat(tempo=0.6, hop=40, voice=ware_taken, pause=0.2, notable=True),
    told.VisitDeclared: Beat(cue="bid", pause=0.15),
    told.MemberRecruited: Beat(tempo=0.6, hop=30, cue="advisor_join", flourish=Flourish.GLOW, notable=True),
    told.TitleTaken: Beat(tempo=0.7, hop=40, cue="title_seal", flourish=Flourish.SPARKLE, pause=0.3, notable=True),
    told.TitleUsed: Beat(tempo=0.3, cue="seal", pause=0.2, notable=True),
    told.SageDisguised: Beat(tempo=0.3, cue="curtain", pause=0.3, notable=True),
    told.MerchantBewitched: Beat(tempo=0.3, cue="gift_bell", pause=0.3, notable=True),
    told.DishonorTaken: Beat(tempo=0.4, cue="defeat", pause=0.2, notable=True),
    told.DishonorReturned: Beat(tempo=0.4, cue="donation_chime"),
    told.InfluenceGained: Beat(tempo=0.4, cue="favor_token"),
    told.SpiesHired: Beat(cue="curtain", pause=0.15),
    told.OperationLost: Beat(cue="dice_none", pause=0.3),
}
"""One beat a change."""
