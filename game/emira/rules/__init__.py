"""The rules of Emira as one record."""

from game.emira.rules.hidden import conceal, imagine
from game.emira.rules.insight import EmiraInsight
from game.emira.rules.scoring import scores
from game.emira.rules.setup import SWITCHES, deal
from game.engine.ruleset import Ruleset

EMIRA = Ruleset(
    slug="emira",
    title="Emira",
    seats=range(3, 6),
    edition=1,
    deal=deal,
    conceal=conceal,
    imagine=imagine,
    scores=scores,
    insight=EmiraInsight(),
    switches=SWITCHES,
)
