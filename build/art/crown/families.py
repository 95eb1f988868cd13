"""The families of Crown of Emara, listed by hand: name below sprites/ and what draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from crown import advisor
from render import Sprite

FAMILIES: dict[str, Callable[[], Iterator[Sprite]]] = {
    "crown/advisor": advisor.sprites,
}
