"""The rules of Crown of Emara as one record."""

from game.crown.rules.hidden import conceal, imagine
from game.crown.rules.insight import CrownInsight
from game.crown.rules.scoring import scores
from game.crown.rules.setup import SWITCHES, deal
from game.engine.ruleset import Ruleset

CROWN = Ruleset(
    slug="crown",
    title="Crown of Emara",
    seats=range(1, 5),
    edition=1,
    deal=deal,
    conceal=conceal,
    imagine=imagine,
    scores=scores,
    insight=CrownInsight(),
    switches=SWITCHES,
)
