"""What the toy box consists of: its cards, each in exactly one place."""

from collections import Counter
from collections.abc import Hashable

from tests.engine.toy import ToyTable, faces


def components(table: ToyTable) -> Counter[Hashable]:
    """How often each card lies somewhere on a table without backs."""
    return Counter(faces(table))
