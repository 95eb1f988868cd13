"""The beats: tempo, sound and flourish of every change of Emira."""

from __future__ import annotations

from game.emira.rules import changes as told
from game.engine.table import PhaseBegan
from game.stage.beats import Beat, Beats, Flourish
from game.stage.tween import Turn, sway

SILENT = Beat(tempo=0.01, stagger=0.0)
BOUGHT = Beat(
    tempo=0.62, hop=46, turn=Turn.FADE, cue="coin", landing="wood_place", flourish=Flourish.GLOW, notable=True
)

BEATS: Beats = {
    PhaseBegan: SILENT,
    told.TurnBegan: Beat(cue="round_end", pause=0.25, notable=True),
    told.IncomeReceived: Beat(tempo=0.5, cue="gold_pour", follow=0.6),
    told.CaravansMoved: Beat(tempo=0.7, stagger=0.05, ease=sway, hop=7, cue="camel", landing="spice", follow=0.8),
    told.UpkeepPaid: Beat(tempo=0.45, cue="coin_many", follow=0.7),
    told.TumultBroke: Beat(cue="crisis", pause=0.5, notable=True),
    told.PrincessesLeft: Beat(
        tempo=0.8, stagger=0.1, ease=sway, turn=Turn.FADE, cue="cloth_rustle", pause=0.3, notable=True
    ),
    told.GoalsRuledOut: SILENT,
    told.FirstPassed: Beat(tempo=0.7, ease=sway, hop=36, cue="marker_turn"),
    told.GameWon: Beat(tempo=0.7, cue="victory", flourish=Flourish.SPARKLE, pause=0.8, notable=True),
    told.GameEnded: Beat(tempo=0.7, cue="victory", pause=0.6, notable=True),
    told.StartEventKept: Beat(tempo=0.5, stagger=0.06, cue="card_slide"),
    told.EventPlayed: Beat(tempo=0.6, hop=30, cue="event_drum", flourish=Flourish.GLOW, pause=0.5, notable=True),
    told.BreedImproved: Beat(tempo=0.6, hop=20, cue="camel", landing="marker_turn", flourish=Flourish.GLOW),
    told.CamelsBred: Beat(tempo=0.6, stagger=0.08, hop=20, cue="camel"),
    told.CamelsLacked: Beat(cue="error", pause=0.4),
    told.CamelsLost: Beat(tempo=0.6, stagger=0.08, cue="camel"),
    told.PalaceDiscMoved: Beat(tempo=0.5, hop=12, cue="marker_turn", flourish=Flourish.GLOW),
    told.LooksChosen: Beat(cue="favor_token"),
    told.RenownEarned: Beat(cue="favor_token"),
    told.CaravanDetained: Beat(cue="camel"),
    told.ArrivalsExpected: SILENT,
    told.PrincessesLookedAt: Beat(cue="card_flip", pause=0.2),
    told.PrincessesArranged: Beat(cue="shuffle"),
    told.MindLeft: Beat(cue="card_slide"),
    told.MindChanged: Beat(cue="card_flip"),
    told.PrincessBuried: Beat(cue="card_slide"),
    told.EventsPaid: Beat(tempo=0.4, cue="coin_many"),
    told.EventsLookedAt: Beat(cue="card_deal"),
    told.EventKept: Beat(tempo=0.5, hop=24, cue="card_slide", landing="card_place"),
    told.EventsPutUnder: Beat(tempo=0.3, cue="card_slide"),
    told.PrincessAppeared: Beat(tempo=0.9, hop=30, cue="gift_bell", flourish=Flourish.GLOW, pause=0.5, notable=True),
    told.PrincessAnnounced: Beat(tempo=0.7, hop=20, cue="card_flip", pause=0.3),
    told.PrincessesCame: Beat(tempo=0.9, ease=sway, turn=Turn.FADE, cue="gift_bell", flourish=Flourish.GLOW, pause=0.4),
    told.StatusDisplayed: Beat(tempo=0.45, cue="card_flip", follow=0.6),
    told.StatusesLookedAt: Beat(cue="card_deal"),
    told.StatusChosen: Beat(tempo=0.45, cue="card_flip"),
    told.StatusReturned: Beat(tempo=0.4, cue="card_slide", follow=0.6),
    told.CounterDisplayed: Beat(tempo=0.45, cue="favor_token", follow=0.6),
    told.CounterReturned: Beat(tempo=0.4, cue="favor_token", follow=0.6),
    told.MarketFilled: Beat(tempo=0.4, cue="wood_place", follow=0.5),
    told.RoundOpened: Beat(cue="auction_gong", pause=0.15),
    told.BidMade: Beat(cue="bid", pause=0.2),
    told.BidPassed: Beat(cue="button", pause=0.1),
    told.BidPaid: Beat(tempo=0.5, cue="coin_many", pause=0.2, notable=True),
    told.NobodyBid: Beat(cue="button"),
    told.CaravanBought: BOUGHT,
    told.CounterBought: BOUGHT,
    told.StatusBought: BOUGHT,
    told.SectionBought: Beat(
        tempo=0.7, hop=50, turn=Turn.FADE, cue="coin", landing="stone_place", flourish=Flourish.GLOW, notable=True
    ),
    told.CamelBought: Beat(tempo=0.7, hop=40, cue="camel", landing="wood_place", flourish=Flourish.GLOW, notable=True),
    told.ReliefTaken: Beat(tempo=0.5, cue="gold_pour"),
    told.ActionDeclined: SILENT,
    told.PrincessJoined: Beat(
        tempo=1.0,
        ease=sway,
        hop=60,
        turn=Turn.FADE,
        cue="princess_join",
        flourish=Flourish.SPARKLE,
        pause=0.6,
        notable=True,
    ),
    told.PrincessHesitated: Beat(tempo=0.7, ease=sway, turn=Turn.FADE, cue="cloth_rustle", pause=0.3, notable=True),
    told.CounterGivenBack: Beat(tempo=0.5, cue="favor_token"),
    told.StatusGivenUp: Beat(tempo=0.5, cue="card_slide"),
    told.TurnForfeited: Beat(cue="defeat", pause=0.3),
    told.SidiCame: Beat(tempo=0.8, ease=sway, turn=Turn.FADE, cue="event_drum", pause=0.5, notable=True),
    told.PrincessStolen: Beat(tempo=0.8, ease=sway, cue="cloth_rustle", pause=0.4, notable=True),
    told.XeniaMarkerTaken: Beat(cue="gift_bell"),
    told.GiftGiven: Beat(tempo=0.5, cue="gift_bell", landing="gold_pour"),
    told.GiftRefused: Beat(tempo=0.8, ease=sway, turn=Turn.FADE, cue="cloth_rustle", pause=0.3, notable=True),
    told.XeniaLeft: Beat(tempo=0.8, ease=sway, cue="cloth_rustle", pause=0.3, notable=True),
    told.PursesClosed: SILENT,
}
"""One beat a change."""
