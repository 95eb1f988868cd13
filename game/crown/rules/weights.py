"""Weights learned by build/train.py from 68060 positions of 6067 deals; do not edit, learn again."""

from game.engine.insight import Weights

# fmt: off
NAMES = (
    "lower",
    "settled",
    "projected",
    "citizens_behind",
    "buildings_behind",
    "turns",
    "ring_card",
    "trade_card",
    "step_card",
    "discount_card",
    "envoy_card",
    "wood",
    "grain",
    "stone",
    "cloth",
    "resources",
    "surplus",
    "kinds",
    "breads",
    "bread_sale",
    "books",
    "book_sale",
    "tokens",
    "rings",
    "coins",
    "spare_rings",
    "spare_coins",
    "pairs",
    "rank",
    "rank_near",
    "rank_next",
    "craftsmen",
    "craftsmen_together",
    "craftsmen_ahead",
    "baker",
    "bailiff",
    "landlord",
    "schoolmarm",
    "dressmaker",
    "merchant",
    "chamberlain",
    "scholar",
    "mayoress",
    "steward",
    "abbess",
    "toolmaker",
    "librarian",
)
PLAIN = (
    (-0.08433, 0.04739),  # lower
    (0.10678, 0.13157),  # settled
    (0.00000, 0.00000),  # projected
    (0.00000, 0.00000),  # citizens_behind
    (0.00000, 0.00000),  # buildings_behind
    (0.17049, 0.52266),  # turns
    (0.00000, 0.00000),  # ring_card
    (0.00000, 0.00000),  # trade_card
    (0.00000, 0.00000),  # step_card
    (0.00000, 0.00000),  # discount_card
    (0.00000, 0.00000),  # envoy_card
    (0.00000, 0.00000),  # wood
    (0.00000, 0.00000),  # grain
    (0.00000, 0.00000),  # stone
    (0.00000, 0.00000),  # cloth
    (0.10163, 0.06261),  # resources
    (0.00000, 0.00000),  # surplus
    (0.00000, 0.00000),  # kinds
    (0.10489, 0.02804),  # breads
    (0.00000, 0.00000),  # bread_sale
    (0.00576, 0.17469),  # books
    (0.00000, 0.00000),  # book_sale
    (0.00636, 0.05916),  # tokens
    (-0.05988, 0.18988),  # rings
    (-0.00365, 0.11715),  # coins
    (0.00000, 0.00000),  # spare_rings
    (0.00000, 0.00000),  # spare_coins
    (0.00000, 0.00000),  # pairs
    (0.20213, -0.06039),  # rank
    (0.00000, 0.00000),  # rank_near
    (0.00000, 0.00000),  # rank_next
    (0.59003, 0.04174),  # craftsmen
    (0.00000, 0.00000),  # craftsmen_together
    (0.00000, 0.00000),  # craftsmen_ahead
    (0.00000, 0.00000),  # baker
    (0.00000, 0.00000),  # bailiff
    (0.00000, 0.00000),  # landlord
    (0.00000, 0.00000),  # schoolmarm
    (0.00000, 0.00000),  # dressmaker
    (0.00000, 0.00000),  # merchant
    (0.00000, 0.00000),  # chamberlain
    (0.00000, 0.00000),  # scholar
    (0.00000, 0.00000),  # mayoress
    (0.00000, 0.00000),  # steward
    (0.00000, 0.00000),  # abbess
    (0.00000, 0.00000),  # toolmaker
    (0.00000, 0.00000),  # librarian
)
FULL = (
    (0.01230, 0.07384),  # lower
    (0.06823, 0.08403),  # settled
    (0.04893, 0.06688),  # projected
    (0.08011, 0.02164),  # citizens_behind
    (-0.11543, 0.01354),  # buildings_behind
    (0.28275, 0.38674),  # turns
    (0.12181, 0.43988),  # ring_card
    (-0.06207, 0.25866),  # trade_card
    (0.05509, 0.13736),  # step_card
    (-0.03902, 0.06469),  # discount_card
    (-0.05378, 0.52351),  # envoy_card
    (-0.03665, 0.06720),  # wood
    (-0.03377, 0.00533),  # grain
    (0.03324, 0.09540),  # stone
    (-0.04530, -0.03663),  # cloth
    (0.12772, 0.02570),  # resources
    (-0.03022, -0.00123),  # surplus
    (0.07867, 0.00112),  # kinds
    (0.06631, -0.14208),  # breads
    (0.01565, 0.06900),  # bread_sale
    (0.13590, 0.17907),  # books
    (-0.02432, -0.01220),  # book_sale
    (0.06163, 0.11948),  # tokens
    (-0.07703, -0.26874),  # rings
    (-0.06962, -0.11746),  # coins
    (0.24129, 0.16016),  # spare_rings
    (0.41341, 0.01412),  # spare_coins
    (0.04595, 0.02705),  # pairs
    (0.23529, -0.20847),  # rank
    (0.04207, 0.08606),  # rank_near
    (0.06100, 0.05691),  # rank_next
    (0.43530, -0.03642),  # craftsmen
    (0.16212, 0.05159),  # craftsmen_together
    (0.19656, -0.00034),  # craftsmen_ahead
    (-0.44339, 0.05395),  # baker
    (-0.26419, -0.04213),  # bailiff
    (-0.00748, -0.08360),  # landlord
    (-0.44200, -0.00929),  # schoolmarm
    (-0.00455, 0.05683),  # dressmaker
    (-0.22539, -0.06436),  # merchant
    (-0.15360, 0.08912),  # chamberlain
    (0.51779, 0.05283),  # scholar
    (0.30112, 0.07960),  # mayoress
    (0.46566, -0.06617),  # steward
    (0.21564, -0.00272),  # abbess
    (0.09137, 0.05066),  # toolmaker
    (-0.08530, 0.07026),  # librarian
)
WEIGHTS = Weights(NAMES, PLAIN, FULL)
