"""Who emptied a niche is seen there; cards in a crowded hand keep their names."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.emira.rules.board import Action, Caravan
from game.emira.rules.cards import Event
from game.emira.rules.changes.auction import CamelBought, CaravanBought
from game.emira.rules.changes.turns import TurnBegan
from game.emira.scenes import EMIRA_STAGE
from game.emira.scenes.letters import called
from game.emira.scenes.lexicon import name
from game.emira.scenes.niches import buyer
from game.engine.seats import Seat
from game.stage.setting import Setting
from game.stage.text import Scribe
from tests.emira.onstage import canvas_of, moment, opened


def test_a_niche_knows_who_emptied_it_in_this_turn() -> None:
    table = opened(3, 1)
    sold = [CamelBought(Seat(1), 150), CaravanBought(Seat(2), Caravan.LARGE_FAST, 900)]
    now = moment(table, heard=sold)
    sheiks = [household.sheik for household in now.view.households]
    assert buyer(now, Action.CAMEL) is sheiks[1]
    assert buyer(now, Action.LARGE_CARAVAN) is sheiks[2]
    assert buyer(now, Action.SMALL_CARAVAN) is None
    assert buyer(moment(table, heard=[*sold, TurnBegan(2)]), Action.CAMEL) is None


@pytest.mark.parametrize("count", [3, 7, 8])
def test_cards_in_a_crowded_hand_keep_their_names(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    written: set[str] = set()
    paint = Scribe.paint

    def watched(scribe: Scribe, setting: Setting, *how: Any) -> pygame.Surface:
        written.add(" ".join(piece.text for line in setting.lines for piece in line))
        return paint(scribe, setting, *how)

    monkeypatch.setattr(Scribe, "paint", watched)
    table = opened(3, 1)
    hand = tuple(sorted(Event))[:count]
    table.households[0].hand = hand
    now, canvas = moment(table, 0), canvas_of(1280, 720)
    for thing, place in now.places.items():
        if thing.startswith("event/0/"):
            EMIRA_STAGE.draw(canvas, place.but(x=0.0, y=0.0))
    assert {str(name("event", event)).split()[0] for event in hand} <= {words.split()[0] for words in written if words}


def test_a_name_that_is_cut_says_so() -> None:
    assert called("Bartholomäus")[:3] == ["Bartholomäus", "Bartholomäu…", "Bartholomä…"]
    assert called("Bartholomäus")[-1] == "Bar…"
    assert called("Li") == ["Li"]
