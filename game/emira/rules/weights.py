"""Weights learned by build/train.py from 26444 positions of 600 deals; do not edit, learn again."""

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
    (0.22508, 0.75236),  # princesses
    (0.00000, 0.00000),  # steps
    (0.00000, 0.00000),  # near
    (0.00000, 0.00000),  # one_step
    (0.00000, 0.00000),  # there
    (0.00000, 0.00000),  # one_step_room
    (0.00000, 0.00000),  # suitor_steps
    (0.00000, 0.00000),  # suitor_wins
    (-0.13884, 1.02081),  # suitor_comes
    (0.00000, 0.00000),  # suitor_burden
    (0.00000, 0.00000),  # suitor_unfit
    (0.00000, 0.00000),  # sidi
    (0.00000, 0.00000),  # appearance
    (0.00000, 0.00000),  # status
    (0.00000, 0.00000),  # palace
    (0.00000, 0.00000),  # riches
    (0.00000, 0.00000),  # attraction
    (0.00000, 0.00000),  # leads
    (0.55310, 0.19801),  # rooms
    (0.69076, -0.03973),  # full
    (0.36276, 1.11250),  # purse
    (0.00000, 0.00000),  # wealth
    (0.00000, 0.00000),  # surplus
    (0.41031, 0.53501),  # spices
    (0.00000, 0.00000),  # income
    (0.00000, 0.00000),  # upkeep
    (0.00000, 0.00000),  # short
    (0.00000, 0.00000),  # living
    (-1.31511, -0.98265),  # camels
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
    (0.41858, 0.01469),  # princesses
    (-0.25894, 0.38472),  # steps
    (25.12794, 5.19013),  # near
    (-5.02618, 0.05914),  # one_step
    (0.00000, -1.18283),  # there
    (-0.19064, 0.03464),  # one_step_room
    (0.02782, 0.81636),  # suitor_steps
    (1.18667, 1.84954),  # suitor_wins
    (-0.12748, -0.22563),  # suitor_comes
    (1.02008, 0.97208),  # suitor_burden
    (-0.42340, 0.12397),  # suitor_unfit
    (-0.64000, -0.33119),  # sidi
    (0.47499, 1.11896),  # appearance
    (0.15141, 0.60780),  # status
    (0.41375, 0.67988),  # palace
    (0.58675, -0.46263),  # riches
    (-0.68655, 1.17719),  # attraction
    (-0.34055, 0.16724),  # leads
    (0.34141, 0.24704),  # rooms
    (2.14304, 0.54704),  # full
    (0.15368, 0.35612),  # purse
    (-0.00017, 1.03963),  # wealth
    (-0.21464, 0.08990),  # surplus
    (0.14526, 0.46433),  # spices
    (0.14211, -0.42009),  # income
    (1.24520, 0.27587),  # upkeep
    (0.57098, 1.69717),  # short
    (0.74488, 1.77134),  # living
    (-0.60008, 2.07826),  # camels
    (-4.11306, -1.82455),  # camel_lead
    (-0.52978, 0.09820),  # breed
    (0.28667, -0.26306),  # hand
    (-0.27474, 0.21516),  # hand_worth
    (0.81441, -0.08767),  # in_force
    (-0.15218, 0.01167),  # to_act
    (0.20506, 0.31395),  # first_choice
    (-0.22699, 0.56815),  # last_choice
    (0.06780, 0.18439),  # bid_held
    (-0.45892, -0.22819),  # bid_paid
    (0.26492, 0.11191),  # idle
    (0.00411, 0.01285),  # opens_next
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
