"""Weights learned by build/train.py from 56803 positions of 3455 deals; do not edit, learn again."""

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
    (-0.02425, 0.65769),  # princesses
    (0.00000, 0.00000),  # steps
    (0.00000, 0.00000),  # near
    (0.00000, 0.00000),  # one_step
    (0.00000, 0.00000),  # there
    (0.00000, 0.00000),  # one_step_room
    (0.00000, 0.00000),  # suitor_steps
    (0.00000, 0.00000),  # suitor_wins
    (-0.25558, 0.92678),  # suitor_comes
    (0.00000, 0.00000),  # suitor_burden
    (0.00000, 0.00000),  # suitor_unfit
    (0.00000, 0.00000),  # sidi
    (0.00000, 0.00000),  # appearance
    (0.00000, 0.00000),  # status
    (0.00000, 0.00000),  # palace
    (0.00000, 0.00000),  # riches
    (0.00000, 0.00000),  # attraction
    (0.00000, 0.00000),  # leads
    (0.31020, 0.20839),  # rooms
    (0.72815, -0.49462),  # full
    (0.86169, 1.08254),  # purse
    (0.00000, 0.00000),  # wealth
    (0.00000, 0.00000),  # surplus
    (0.80880, 0.33295),  # spices
    (0.00000, 0.00000),  # income
    (0.00000, 0.00000),  # upkeep
    (0.00000, 0.00000),  # short
    (0.00000, 0.00000),  # living
    (0.57222, -0.57750),  # camels
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
    (-0.32099, -0.09573),  # princesses
    (0.18640, 0.41619),  # steps
    (13.66600, 6.87214),  # near
    (-2.69805, -0.39725),  # one_step
    (0.00000, -2.33035),  # there
    (-1.62633, 0.26624),  # one_step_room
    (0.15010, 0.95921),  # suitor_steps
    (0.15048, 1.76037),  # suitor_wins
    (-0.32413, -0.50184),  # suitor_comes
    (1.02972, 0.40435),  # suitor_burden
    (-0.60218, 0.20507),  # suitor_unfit
    (-0.15451, -0.11915),  # sidi
    (-0.25319, 1.29975),  # appearance
    (-0.35300, 0.47231),  # status
    (0.00343, 0.78132),  # palace
    (0.21212, -0.40019),  # riches
    (-0.16715, 0.75704),  # attraction
    (-0.29296, 0.15600),  # leads
    (0.03876, 0.29010),  # rooms
    (1.18226, 0.33849),  # full
    (0.15606, 0.52443),  # purse
    (-0.12536, 1.03925),  # wealth
    (-0.57639, -0.06704),  # surplus
    (0.33943, 0.26210),  # spices
    (1.41049, -0.11084),  # income
    (0.70197, 0.36241),  # upkeep
    (-0.35550, 1.00017),  # short
    (1.12762, 0.82397),  # living
    (1.76982, 1.17520),  # camels
    (-4.47001, -0.37444),  # camel_lead
    (-0.26242, -0.04720),  # breed
    (0.11453, 0.09573),  # hand
    (-0.11311, -0.03599),  # hand_worth
    (0.32787, 0.05315),  # in_force
    (0.06478, -0.05129),  # to_act
    (0.19222, 0.32255),  # first_choice
    (-0.08463, 0.33782),  # last_choice
    (0.27218, 0.52335),  # bid_held
    (-0.41744, -0.07466),  # bid_paid
    (0.28569, 0.32714),  # idle
    (0.03063, 0.00113),  # opens_next
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
