"""Weights learned by build/train.py from 38582 positions of 1320 deals; do not edit, learn again."""

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
    (0.05538, 0.29459),  # prestige
    (0.00000, 0.00000),  # prestige_last
    (0.51673, 0.72301),  # pashas_to_come
    (0.31735, 0.04534),  # merchants_to_come
    (0.12343, 0.24714),  # sages_to_come
    (0.00000, 0.00000),  # titles_to_come
    (0.00000, 0.00000),  # imports_to_come
    (0.67260, 0.04026),  # titles
    (0.08206, 0.09245),  # coins
    (0.00000, 0.00000),  # many_coins
    (0.00000, 0.00000),  # coins_last
    (0.00000, 0.00000),  # kinds
    (0.00000, 0.00000),  # notes
    (-0.00562, -0.21212),  # tiles
    (0.00000, 0.00000),  # both_arms
    (0.00000, 0.00000),  # order
    (0.00000, 0.00000),  # pashas_at_home
    (0.00000, 0.00000),  # merchants_at_home
    (0.00000, 0.00000),  # sages_at_home
    (0.06361, 0.05034),  # income
    (0.00000, 0.00000),  # income_last
    (0.00000, 0.00000),  # shame
    (0.00000, 0.00000),  # tiles_risked
    (0.00000, 0.00000),  # hope
    (0.00000, 0.00000),  # hope_last
    (0.00000, 0.00000),  # hope_now
    (0.00000, 0.00000),  # fees
    (-0.06706, 0.30784),  # intrigue
    (-0.68289, 0.34235),  # military
    (0.07014, 0.02842),  # lore
    (0.01263, 0.08243),  # trade
    (0.02522, 1.03002),  # politics
    (0.16781, 0.81873),  # caliph
    (0.00000, 0.00000),  # lands_led
    (0.00000, 0.00000),  # palaces_led
    (0.18594, -0.10549),  # left_out
    (0.00000, 0.00000),  # threatened
)
FULL = (
    (0.13167, 0.36308),  # prestige
    (0.06673, -0.02898),  # prestige_last
    (0.52878, 0.28673),  # pashas_to_come
    (0.22453, -0.04201),  # merchants_to_come
    (0.00112, 0.14164),  # sages_to_come
    (0.12797, 0.26082),  # titles_to_come
    (0.08284, 0.02142),  # imports_to_come
    (-0.27135, 0.16937),  # titles
    (0.09106, 0.08175),  # coins
    (-0.04197, 0.10354),  # many_coins
    (0.43725, -0.01634),  # coins_last
    (-0.09357, -0.00807),  # kinds
    (-0.06948, 0.20461),  # notes
    (-0.00973, -0.25918),  # tiles
    (-0.44690, 0.64646),  # both_arms
    (0.04408, -0.03654),  # order
    (0.75924, 0.15482),  # pashas_at_home
    (0.49443, -0.03468),  # merchants_at_home
    (0.36387, -0.01614),  # sages_at_home
    (0.06542, 0.08798),  # income
    (0.32232, -0.02531),  # income_last
    (-0.26206, -0.38625),  # shame
    (0.03215, -0.10218),  # tiles_risked
    (-0.00413, 0.16676),  # hope
    (-1.34639, 0.39709),  # hope_last
    (-0.00675, 0.02255),  # hope_now
    (0.03021, -0.01170),  # fees
    (-0.10344, 0.26004),  # intrigue
    (-0.57664, 0.22627),  # military
    (-0.02292, -0.01424),  # lore
    (-0.04334, -0.00484),  # trade
    (0.17422, 0.22793),  # politics
    (0.29143, 0.49732),  # caliph
    (0.16274, -0.05300),  # lands_led
    (0.12275, -0.02641),  # palaces_led
    (0.21485, -0.08457),  # left_out
    (-0.41564, -0.48909),  # threatened
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
