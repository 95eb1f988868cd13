"""Weights learned by build/train.py from 23242 positions of 665 deals; do not edit, learn again."""

from game.engine.insight import Weights

# fmt: off
NAMES = (
    "princesses",
    "steps",
    "near",
    "one_step",
    "there",
    "one_step_room",
    "suitor_steps",
    "suitor_wins",
    "suitor_comes",
    "suitor_burden",
    "suitor_unfit",
    "sidi",
    "appearance",
    "status",
    "palace",
    "riches",
    "attraction",
    "leads",
    "rooms",
    "full",
    "purse",
    "wealth",
    "surplus",
    "spices",
    "income",
    "upkeep",
    "short",
    "living",
    "camels",
    "camel_lead",
    "breed",
    "hand",
    "hand_worth",
    "in_force",
    "to_act",
    "first_choice",
    "last_choice",
    "bid_held",
    "bid_paid",
    "idle",
    "opens_next",
)
PLAIN = (
    (0.19545, 0.75100),  # princesses
    (0.00000, 0.00000),  # steps
    (0.00000, 0.00000),  # near
    (0.00000, 0.00000),  # one_step
    (0.00000, 0.00000),  # there
    (0.00000, 0.00000),  # one_step_room
    (0.00000, 0.00000),  # suitor_steps
    (0.00000, 0.00000),  # suitor_wins
    (-0.15123, 1.04712),  # suitor_comes
    (0.00000, 0.00000),  # suitor_burden
    (0.00000, 0.00000),  # suitor_unfit
    (0.00000, 0.00000),  # sidi
    (0.00000, 0.00000),  # appearance
    (0.00000, 0.00000),  # status
    (0.00000, 0.00000),  # palace
    (0.00000, 0.00000),  # riches
    (0.00000, 0.00000),  # attraction
    (0.00000, 0.00000),  # leads
    (0.59393, 0.18529),  # rooms
    (0.81220, -0.19340),  # full
    (0.42377, 1.03306),  # purse
    (0.00000, 0.00000),  # wealth
    (0.00000, 0.00000),  # surplus
    (0.46140, 0.45497),  # spices
    (0.00000, 0.00000),  # income
    (0.00000, 0.00000),  # upkeep
    (0.00000, 0.00000),  # short
    (0.00000, 0.00000),  # living
    (-1.01783, -1.20554),  # camels
    (0.00000, 0.00000),  # camel_lead
    (0.00000, 0.00000),  # breed
    (0.00000, 0.00000),  # hand
    (0.00000, 0.00000),  # hand_worth
    (0.00000, 0.00000),  # in_force
    (0.00000, 0.00000),  # to_act
    (0.00000, 0.00000),  # first_choice
    (0.00000, 0.00000),  # last_choice
    (0.00000, 0.00000),  # bid_held
    (0.00000, 0.00000),  # bid_paid
    (0.00000, 0.00000),  # idle
    (0.00000, 0.00000),  # opens_next
)
FULL = (
    (0.09143, 0.06022),  # princesses
    (-0.08834, 0.38322),  # steps
    (25.01939, 5.08621),  # near
    (-5.64517, 0.33824),  # one_step
    (0.00000, -1.28865),  # there
    (-0.16856, -0.19686),  # one_step_room
    (-0.09041, 0.81865),  # suitor_steps
    (1.73562, 1.73847),  # suitor_wins
    (-0.00821, -0.17219),  # suitor_comes
    (0.96849, 0.89437),  # suitor_burden
    (-0.67447, 0.10083),  # suitor_unfit
    (-0.32265, -0.48374),  # sidi
    (0.49001, 1.17999),  # appearance
    (0.22580, 0.65500),  # status
    (0.42584, 0.74904),  # palace
    (0.61251, -0.38828),  # riches
    (-0.66315, 0.98347),  # attraction
    (-0.36136, 0.21019),  # leads
    (0.38698, 0.24030),  # rooms
    (2.49599, 0.19231),  # full
    (0.16496, 0.42929),  # purse
    (-0.03674, 1.01673),  # wealth
    (-0.46348, 0.02068),  # surplus
    (0.18326, 0.50066),  # spices
    (0.34198, -0.43185),  # income
    (0.82723, 0.47278),  # upkeep
    (0.36015, 1.52679),  # short
    (0.62785, 1.54538),  # living
    (-0.92751, 1.66057),  # camels
    (-2.18822, -1.60235),  # camel_lead
    (-0.68658, 0.04897),  # breed
    (0.20612, -0.23494),  # hand
    (-0.24772, 0.18793),  # hand_worth
    (0.72677, -0.03774),  # in_force
    (-0.09096, 0.08945),  # to_act
    (0.17591, 0.24669),  # first_choice
    (-0.23038, 0.59279),  # last_choice
    (-0.03083, 0.33103),  # bid_held
    (-0.56846, -0.16683),  # bid_paid
    (0.19025, 0.27282),  # idle
    (0.00383, -0.00298),  # opens_next
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
