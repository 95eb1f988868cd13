"""Weights learned by build/train.py from 13664 positions of 401 deals; do not edit, learn again."""

from game.engine.insight import Weights

# fmt: off
NAMES = (
    "prestige",
    "prestige_last",
    "pashas_to_come",
    "merchants_to_come",
    "sages_to_come",
    "titles_to_come",
    "imports_to_come",
    "titles",
    "coins",
    "many_coins",
    "coins_last",
    "kinds",
    "notes",
    "tiles",
    "both_arms",
    "order",
    "pashas_at_home",
    "merchants_at_home",
    "sages_at_home",
    "income",
    "income_last",
    "shame",
    "tiles_risked",
    "hope",
    "hope_last",
    "hope_now",
    "fees",
    "intrigue",
    "military",
    "lore",
    "trade",
    "politics",
    "caliph",
    "lands_led",
    "palaces_led",
    "left_out",
    "threatened",
)
PLAIN = (
    (0.08126, 0.28052),  # prestige
    (0.00000, 0.00000),  # prestige_last
    (0.55665, 0.63923),  # pashas_to_come
    (0.42808, 0.07930),  # merchants_to_come
    (0.16121, 0.15244),  # sages_to_come
    (0.00000, 0.00000),  # titles_to_come
    (0.00000, 0.00000),  # imports_to_come
    (0.60807, 0.13527),  # titles
    (0.09737, 0.07549),  # coins
    (0.00000, 0.00000),  # many_coins
    (0.00000, 0.00000),  # coins_last
    (0.00000, 0.00000),  # kinds
    (0.00000, 0.00000),  # notes
    (-0.08407, -0.10849),  # tiles
    (0.00000, 0.00000),  # both_arms
    (0.00000, 0.00000),  # order
    (0.00000, 0.00000),  # pashas_at_home
    (0.00000, 0.00000),  # merchants_at_home
    (0.00000, 0.00000),  # sages_at_home
    (0.06755, 0.06677),  # income
    (0.00000, 0.00000),  # income_last
    (0.00000, 0.00000),  # shame
    (0.00000, 0.00000),  # tiles_risked
    (0.00000, 0.00000),  # hope
    (0.00000, 0.00000),  # hope_last
    (0.00000, 0.00000),  # hope_now
    (0.00000, 0.00000),  # fees
    (0.02567, 0.23997),  # intrigue
    (-0.69693, 0.44525),  # military
    (0.06250, 0.09731),  # lore
    (0.10075, 0.10026),  # trade
    (0.09544, 1.02212),  # politics
    (0.23169, 0.83913),  # caliph
    (0.00000, 0.00000),  # lands_led
    (0.00000, 0.00000),  # palaces_led
    (0.21911, -0.26724),  # left_out
    (0.00000, 0.00000),  # threatened
)
FULL = (
    (0.16486, 0.32719),  # prestige
    (0.05334, -0.01188),  # prestige_last
    (0.54647, 0.27392),  # pashas_to_come
    (0.31659, -0.06111),  # merchants_to_come
    (0.05504, -0.03324),  # sages_to_come
    (0.12309, 0.26529),  # titles_to_come
    (0.08189, 0.09202),  # imports_to_come
    (-0.33076, 0.26020),  # titles
    (0.11502, 0.04494),  # coins
    (-0.05153, 0.11214),  # many_coins
    (0.44712, -0.02343),  # coins_last
    (-0.09514, 0.05393),  # kinds
    (-0.06460, 0.23850),  # notes
    (-0.12451, -0.14511),  # tiles
    (0.13564, 1.08419),  # both_arms
    (0.07665, -0.04956),  # order
    (0.82630, 0.23358),  # pashas_at_home
    (0.52110, -0.01750),  # merchants_at_home
    (0.45457, -0.03575),  # sages_at_home
    (0.08123, 0.09889),  # income
    (0.58129, -0.06202),  # income_last
    (-0.20989, -0.29945),  # shame
    (0.13333, -0.29975),  # tiles_risked
    (-0.02885, 0.08531),  # hope
    (-1.37948, 0.37272),  # hope_last
    (-0.02565, 0.04786),  # hope_now
    (0.03934, -0.00765),  # fees
    (0.09439, 0.22335),  # intrigue
    (-0.69176, 0.40031),  # military
    (0.09251, -0.03825),  # lore
    (0.09441, 0.04680),  # trade
    (0.28001, 0.24819),  # politics
    (0.51611, 0.53949),  # caliph
    (0.07670, -0.01569),  # lands_led
    (0.16286, -0.07493),  # palaces_led
    (0.21811, -0.24502),  # left_out
    (-0.19489, -0.53860),  # threatened
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
