"""The rules of Al Rashid as one record."""

from game.alrashid.rules.hidden import conceal, imagine
from game.alrashid.rules.insight import RashidInsight
from game.alrashid.rules.scoring import scores
from game.alrashid.rules.setup import SWITCHES, deal
from game.engine.ruleset import Ruleset

ALRASHID = Ruleset(
    slug="alrashid",
    title="Al Rashid",
    seats=range(2, 6),
    edition=2,
    deal=deal,
    conceal=conceal,
    imagine=imagine,
    scores=scores,
    insight=RashidInsight(),
    switches=SWITCHES,
)
