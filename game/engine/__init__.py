"""The rules of having rules: records, luck, piles, steps and the play of a table.

Knows no box, no picture and no clock. Everything above stands on these eleven short modules.
"""
