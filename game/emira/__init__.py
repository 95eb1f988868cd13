"""Emira: sheiks bid for the right to trade, build and shine, and princesses choose their household. For 3 to 5 seats.

``rules`` plays it and knows no picture; ``scenes`` shows it. Values of the box that no published text states are
house values: their rows carry ``house=True``.
"""
