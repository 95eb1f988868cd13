"""All cues by name, with the loudness each is finished to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sound.cues import ceremony, paper, signals, things
from sound.master import finished
from sound.wave import Luck, Wave, luck

WHISPER, TOUCH, EVENT, MOMENT = -31.0, -25.0, -22.0, -20.0
"""LUFS of the loudest fifth of a second: things of the program, of the hand, of the table, of the evening."""


@dataclass(frozen=True)
class Cue:
    """How a cue is made and how loud it is."""

    make: Callable[[Luck], Wave]
    level: float


CUES: dict[str, Cue] = {
    "card_slide": Cue(paper.card_slide, TOUCH),
    "card_deal": Cue(paper.card_deal, TOUCH),
    "card_flip": Cue(paper.card_flip, TOUCH),
    "card_place": Cue(paper.card_place, TOUCH),
    "shuffle": Cue(paper.shuffle, TOUCH),
    "coin": Cue(things.coin, TOUCH),
    "coin_many": Cue(things.coin_many, TOUCH),
    "wood_place": Cue(things.wood_place, TOUCH),
    "stone_place": Cue(things.stone_place, TOUCH),
    "cloth_rustle": Cue(paper.cloth_rustle, TOUCH),
    "grain_pour": Cue(things.grain_pour, TOUCH),
    "bread": Cue(paper.bread, TOUCH),
    "book_close": Cue(paper.book_close, TOUCH),
    "ring": Cue(things.ring_cue, TOUCH),
    "marker_turn": Cue(things.marker_turn, TOUCH),
    "footstep": Cue(things.footstep, TOUCH),
    "walk": Cue(things.walk, TOUCH),
    "craft_hammer": Cue(things.craft_hammer, EVENT),
    "advisor_join": Cue(signals.advisor_join, EVENT),
    "rank_fanfare": Cue(ceremony.rank_fanfare, MOMENT),
    "gift_bell": Cue(signals.gift_bell, EVENT),
    "donation_chime": Cue(signals.donation_chime, EVENT),
    "favor_token": Cue(things.favor_token, EVENT),
    "event_drum": Cue(ceremony.event_drum, MOMENT),
    "score_tick": Cue(signals.score_tick, TOUCH),
    "score_climb": Cue(signals.score_climb, EVENT),
    "round_end": Cue(ceremony.round_end, EVENT),
    "last_round": Cue(ceremony.last_round, MOMENT),
    "victory": Cue(ceremony.victory, MOMENT),
    "defeat": Cue(ceremony.defeat, EVENT),
    "button": Cue(signals.button, WHISPER),
    "focus": Cue(signals.focus, WHISPER),
    "error": Cue(signals.error, TOUCH),
    "undo": Cue(paper.undo, TOUCH),
    "seal": Cue(paper.seal, EVENT),
    "page": Cue(paper.page, TOUCH),
    "curtain": Cue(paper.curtain, EVENT),
    "camel": Cue(things.camel, EVENT),
    "spice": Cue(things.spice, TOUCH),
    "gold_pour": Cue(things.gold_pour, EVENT),
    "auction_gong": Cue(ceremony.auction_gong, MOMENT),
    "bid": Cue(signals.bid, TOUCH),
    "princess_join": Cue(ceremony.princess_join, MOMENT),
    "dice_none": Cue(things.dice_none, EVENT),
    "sword_clash": Cue(things.sword_clash, EVENT),
    "mercenary_march": Cue(things.mercenary_march, EVENT),
    "title_seal": Cue(ceremony.title_seal, MOMENT),
    "dominance": Cue(ceremony.dominance, MOMENT),
    "crisis": Cue(ceremony.crisis, MOMENT),
    "ship": Cue(things.ship, EVENT),
}


def make(name: str) -> Wave:
    """A finished cue, mono (n,), the same every time. Raises KeyError for a name that is none."""
    return finished(CUES[name].make(luck(name)), CUES[name].level)
