"""The rules of Al Rashid as one record."""
