"""Crown of Emara: councilors walk two rings of places, and citizens want houses. For 1 to 4 seats.

``rules`` plays it and knows no picture; ``scenes`` shows it. Values of the box that no published text states are
house values: their rows carry ``house=True``.
"""
