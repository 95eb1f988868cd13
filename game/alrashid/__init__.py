"""Al Rashid: five families of Baghdad send their people to seven lands and six palaces. For 2 to 5 seats.

``rules`` plays it and knows no picture; ``scenes`` shows it. Values of the box that no published text states are
house values: their rows carry ``house=True``.
"""
