"""Records: frozen values whose text is their notation.

A record is written as its class name in small letters with hyphens, then its fields: ``str(Bid(30)) == "bid 30"``.
"""

import re
from enum import IntEnum
from functools import cache
from typing import ClassVar

import msgspec


class Id(IntEnum):
    """A named thing of a box (a card, a site, a good); its text is the rule id that sprites and texts carry."""

    def __str__(self) -> str:
        return self.name.lower()


class Record(msgspec.Struct, frozen=True, tag=True):
    """A value without identity; two records with equal fields are the same record."""

    def __str__(self) -> str:
        words = (written(getattr(self, field)) for field in self.__struct_fields__)
        return " ".join((verb(type(self)), *words))


class Choice(Record, frozen=True):
    """One answer to an Ask, in the imperative; its notation is what a chronicle keeps.

    ``commits`` is True for a choice a person wants to say aloud even when it is the only one: the end of a turn.
    """

    commits: ClassVar[bool] = False


class Pass(Choice, frozen=True):
    """I do nothing here."""


class Done(Choice, frozen=True):
    """I have chosen all I want."""


@cache
def verb(kind: type) -> str:
    """The class name in notation: ``PlayCard`` is ``play-card``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def written(value: object) -> str:
    """One field in notation: nothing is ``-``, a tuple is joined by commas, a record stands in brackets."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(written, value)) or "-"
    if isinstance(value, Record):
        return f"({value})"
    return str(value)
