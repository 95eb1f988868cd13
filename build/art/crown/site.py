"""The eight locations: a picture for the table and the whole wide view.

The wide view is 568 by 361 with its subject in x 222–346, y 100–270: a quadrant of any size at any corner of a rondel
can be cut from it so that the subject falls where neither huts, advisors nor road lie. The table picture is its middle.
"""

from __future__ import annotations

from collections.abc import Iterator

import texture
from crown.countryside import COUNTRYSIDE
from crown.town import TOWN, H, W
from palette import sunbeam
from render import Sprite
from svg import document, rect

VIEWS = {**COUNTRYSIDE, **TOWN}
TABLE = (111, 26, 346, 281)


def sprites() -> Iterator[Sprite]:
    """`crown/site/<id>` of 346 × 281, its subject in a window of 124 × 170 at (111, 74), and `crown/zoom/site/<id>`."""
    for name, view in VIEWS.items():
        haze = rect(0, 0, W, H, 0, "#fff6dc", opacity=0.12) + rect(0, 0, W, H, 0, sunbeam)
        picture = view() + haze + rect(0, 0, W, H, 0, texture.grain(), opacity=0.14)
        yield Sprite(f"crown/site/{name}", document(TABLE[2], TABLE[3], picture, TABLE), quality=84)
        yield Sprite(f"crown/zoom/site/{name}", document(W, H, picture), quality=80)
