"""The teller: what happened, in sentences from a box's text.toml.

Tables of text.toml the teller reads (keys are verbs in snake_case; ``CardPlayed`` is ``card_played``):

- ``[change]``: one sentence a change, empty for what nobody needs to hear. A change of which the looker sees only the
  back is told by ``<verb>_unseen``. ``[choice]``: what choosing would do, an imperative.
- ``[<kind>.<id>]`` with ``name``: what an Id is called in a sentence; ``[good.wood]``, ``[site.forest]``.
- ``[phase.<name>]`` with ``name``: what the chapter of a phase is called.
- ``[log]``: ``headings`` lists the verbs that begin a new part of the log; ``and`` joins the last two of a list;
  ``nothing`` is an empty list; ``rival`` is the name of an estate at which nobody sits.

In a sentence ``{field}`` is the field of the change; a seat is told by name, things by theirs, several as a list with
equal ones counted. ``{field:one|other}`` picks by a number: ``{count} {count:step|steps}``. ``{count good}`` tells a
thing with its number. A thing that has a ``plural`` beside its ``name`` is counted in lists even when it is alone.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

from game.engine.record import Id, Record, verb
from game.engine.seats import Seat
from game.engine.step import Change

PLACEHOLDER = re.compile(r"\{(?:(\w+) )?(\w+)(?::([^|{}]*)\|([^{}]*))?\}")
UNSEEN = "_unseen"


class Teller:
    """Tells one match of a box; ``names`` are those of its sitters, in seat order."""

    def __init__(self, slug: str, names: Sequence[str], texts: Mapping[str, Any] | None = None) -> None:
        """``texts`` stands in for the box's text.toml in tests."""
        self.names = list(names)
        self._texts = texts if texts is not None else texts_of(slug)

    def tell(self, change: Change) -> str:
        """What the change says to whom it was veiled for; empty when it says nothing."""
        key = word(change)
        return self._sentence("change", key + UNSEEN if unseen(change) else key, change)

    def choice(self, choice: Record) -> str:
        """What the choice would do."""
        return self._sentence("choice", word(choice), choice)

    def heads(self, change: Change) -> bool:
        """Whether a new part of the log begins with this change."""
        return word(change) in self._texts["log"]["headings"]

    def chapter(self, phase: str) -> str:
        """What the chapter of a phase is called."""
        return str(self._texts["phase"][phase]["name"])

    def called(self, thing: Id) -> str:
        """What a thing is called in a sentence."""
        return str(self._texts[word(thing)][str(thing)]["name"])

    def _sentence(self, part: str, key: str, record: Record) -> str:
        sentence: str = self._texts[part][key]
        return PLACEHOLDER.sub(lambda found: self._filled(found, record), sentence).strip()

    def _filled(self, found: re.Match[str], record: Record) -> str:
        number, field, one, other = found.groups()
        value = getattr(record, field)
        if number is not None:
            return self._counted(value, getattr(record, number))
        if one is not None:
            return one if value == 1 else str(other)
        return self._told(value, is_seat=seat_field(type(record), field))

    def _told(self, value: object, is_seat: bool = False) -> str:
        if isinstance(value, tuple):
            return self._listed(tuple(self._told(seat, is_seat) for seat in value) if is_seat else value)
        if isinstance(value, Id):
            return self.called(value)
        if is_seat and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(self._texts["log"]["rival"])
        return str(value)

    def _listed(self, things: tuple[object, ...]) -> str:
        """``2 wood, 1 ring and 1 coin``: in the order they come, equal ones counted."""
        if not things:
            return str(self._texts["log"]["nothing"])
        told = [self._alone(thing) if count == 1 else self._counted(thing, count) for thing, count in counted(things)]
        return f" {self._texts['log']['and']} ".join([*([", ".join(told[:-1])] if told[1:] else []), *told[-1:]])

    def _alone(self, thing: object) -> str:
        return self._told(thing) if self._plural(thing) is None else self._counted(thing, 1)

    def _counted(self, thing: object, count: int) -> str:
        """``1 book`` or ``2 books``; a thing without a plural keeps its name."""
        plural = self._plural(thing)
        return f"{count} {self._told(thing) if plural is None or count == 1 else plural}"

    def _plural(self, thing: object) -> str | None:
        return self._texts[word(thing)][str(thing)].get("plural") if isinstance(thing, Id) else None


@cache
def texts_of(slug: str) -> Mapping[str, Any]:
    """A box's text.toml."""
    return tomllib.loads((files(f"game.{slug}") / "text.toml").read_text(encoding="utf-8"))


def word(record: Record | Id) -> str:
    """A record's or an Id's kind as a key of the texts."""
    return word_of(type(record))


def word_of(kind: type[Record] | type[Id]) -> str:
    """A kind as a key of the texts."""
    return verb(kind).replace("-", "_")


def unseen(change: Change) -> bool:
    """Whether the change was veiled: a thing in it lies face down. What is never veiled may leave a field empty."""
    if type(change).veil is Change.veil:
        return False
    values = [getattr(change, field) for field in change.__struct_fields__]
    return any(value is None or (isinstance(value, tuple) and None in value) for value in values)


def counted(things: tuple[object, ...]) -> list[tuple[object, int]]:
    """Each kind of thing once, with how many there are; numbers stay as they are."""
    if any(isinstance(thing, Id) for thing in things):
        return list(Counter(things).items())
    return [(number, 1) for number in things]


@cache
def seat_field(kind: type, field: str) -> bool:
    """Whether a field of a record holds a seat."""
    hint = get_type_hints(kind)[field]
    return hint is Seat or Seat in getattr(hint, "__args__", ())
