"""Weights learned by build/train.py from 27096 positions of 796 deals; do not edit, learn again."""

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
    (0.06757, 0.28923),  # prestige
    (0.00000, 0.00000),  # prestige_last
    (0.56721, 0.62133),  # pashas_to_come
    (0.26845, 0.07545),  # merchants_to_come
    (0.13895, 0.15349),  # sages_to_come
    (0.00000, 0.00000),  # titles_to_come
    (0.00000, 0.00000),  # imports_to_come
    (0.67552, 0.06138),  # titles
    (0.08884, 0.08361),  # coins
    (0.00000, 0.00000),  # many_coins
    (0.00000, 0.00000),  # coins_last
    (0.00000, 0.00000),  # kinds
    (0.00000, 0.00000),  # notes
    (-0.03394, -0.21175),  # tiles
    (0.00000, 0.00000),  # both_arms
    (0.00000, 0.00000),  # order
    (0.00000, 0.00000),  # pashas_at_home
    (0.00000, 0.00000),  # merchants_at_home
    (0.00000, 0.00000),  # sages_at_home
    (0.06484, 0.04975),  # income
    (0.00000, 0.00000),  # income_last
    (0.00000, 0.00000),  # shame
    (0.00000, 0.00000),  # tiles_risked
    (0.00000, 0.00000),  # hope
    (0.00000, 0.00000),  # hope_last
    (0.00000, 0.00000),  # hope_now
    (0.00000, 0.00000),  # fees
    (-0.05183, 0.27922),  # intrigue
    (-0.68866, 0.37944),  # military
    (0.09249, -0.03458),  # lore
    (0.07292, 0.09275),  # trade
    (0.07854, 1.02698),  # politics
    (0.20800, 0.83632),  # caliph
    (0.00000, 0.00000),  # lands_led
    (0.00000, 0.00000),  # palaces_led
    (0.22129, -0.14847),  # left_out
    (0.00000, 0.00000),  # threatened
)
FULL = (
    (0.15409, 0.35099),  # prestige
    (0.08497, -0.02409),  # prestige_last
    (0.57026, 0.19933),  # pashas_to_come
    (0.17185, -0.00545),  # merchants_to_come
    (0.01751, 0.04291),  # sages_to_come
    (0.12860, 0.27218),  # titles_to_come
    (0.08802, 0.03572),  # imports_to_come
    (-0.30689, 0.19635),  # titles
    (0.10518, 0.05524),  # coins
    (-0.04679, 0.11550),  # many_coins
    (0.46719, -0.02309),  # coins_last
    (-0.11155, 0.05362),  # kinds
    (-0.06768, 0.24323),  # notes
    (-0.04114, -0.26045),  # tiles
    (-0.18745, 0.66651),  # both_arms
    (0.04498, -0.03007),  # order
    (0.80224, 0.12507),  # pashas_at_home
    (0.51610, -0.01141),  # merchants_at_home
    (0.36537, -0.01788),  # sages_at_home
    (0.07037, 0.08410),  # income
    (0.42548, -0.05414),  # income_last
    (-0.31401, -0.31599),  # shame
    (0.06383, -0.14796),  # tiles_risked
    (-0.02106, 0.20058),  # hope
    (-1.44033, 0.44457),  # hope_last
    (-0.00144, -0.00334),  # hope_now
    (0.02896, -0.01014),  # fees
    (-0.07294, 0.23332),  # intrigue
    (-0.61877, 0.28512),  # military
    (-0.01158, -0.04559),  # lore
    (0.00426, 0.02863),  # trade
    (0.22513, 0.23185),  # politics
    (0.39516, 0.48556),  # caliph
    (0.16250, -0.05414),  # lands_led
    (0.18219, -0.07761),  # palaces_led
    (0.24323, -0.10130),  # left_out
    (-0.44585, -0.37671),  # threatened
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
