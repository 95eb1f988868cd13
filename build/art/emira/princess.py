"""The princesses and Sidi Suleiman: three pictures of each, under the golden arch."""

from __future__ import annotations

from collections.abc import Iterator

from emira import portrait
from emira.loves_appearance import APPEARANCE
from emira.loves_gold import GOLD
from emira.loves_palace import PALACE
from emira.loves_status import STATUS
from render import Sprite

PRINCESSES = {**APPEARANCE, **STATUS, **PALACE, **GOLD}


def sprites() -> Iterator[Sprite]:
    """`emira/princess/<id>` 136 × 190, `emira/bust/<id>` 72 × 92, `emira/zoom/princess/<id>` 320 × 300."""
    for name, draw in PRINCESSES.items():
        drawn = draw()
        yield Sprite(f"emira/princess/{name}", portrait.small(drawn), quality=84)
        yield Sprite(f"emira/bust/{name}", portrait.bust(drawn), quality=80)
        yield Sprite(f"emira/zoom/princess/{name}", portrait.large(drawn), quality=80)
