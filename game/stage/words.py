"""The program's sentences, read from text.toml files, and the small markup they may carry.

Markup: `*strong*`, `_slanted_`, `{wood}` an inline picture, `[warn|words]` words in a colour of the theme, `\\` before
a mark takes its meaning away, a line break breaks the line. A plain `str` is never parsed, so a person's name cannot
smuggle marks in: fields put into a sentence are escaped unless they are Markup themselves.

Placeholders: `{name}` is replaced when a field of that name is given, otherwise it stays as a picture.
`{n:hut|huts}` picks by the number n (one | any other).
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.stage.assets import words_file

log = logging.getLogger(__name__)

MARKS = re.compile(r"([\\*_{}\[\]])")
SINGLE = re.compile(r"\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}")
PLAIN = re.compile(r"\\(.)|\{(\w+)\}|\[\w+\||[*_\]]", re.DOTALL)


class Markup(str):
    """Text whose marks are to be obeyed."""

    __slots__ = ()

    @classmethod
    def escaped(cls, text: object) -> Markup:
        """The text itself when it is Markup, otherwise with every mark made harmless."""
        return text if isinstance(text, Markup) else cls(MARKS.sub(r"\\\1", str(text)))

    def __add__(self, other: str) -> Markup:
        return Markup(str.__add__(self, Markup.escaped(other)))

    def joined(self, parts: Iterable[str]) -> Markup:
        """Like str.join; plain parts are escaped."""
        return Markup(str.join(self, [Markup.escaped(part) for part in parts]))

    def plain(self) -> str:
        """The bare words, a picture told by its name."""
        return PLAIN.sub(lambda match: match[1] or match[2] or "", self)


def told(title: str, line: str) -> Markup:
    """A name in strong letters and a line below."""
    return Markup("*") + title + Markup("*\n") + line


class MissingWords(LookupError):
    """A sentence the program asks for is in no text.toml; the message names the key."""


class Words:
    """All sentences by key: words("crown.site.forest.name") or words("app.seats", n=3).

    strict: a missing key or field raises MissingWords (tests). Otherwise it is reported once in the log, kept in
    `missing`, and the last part of the key is shown in its place.
    """

    def __init__(self, tables: Mapping[str, Mapping[str, Any]], strict: bool = False) -> None:
        self.strict = strict
        self.missing: set[str] = set()
        self._sentences = {key: text for slug, table in tables.items() for key, text in flattened(table, slug)}

    @classmethod
    def load(cls, *slugs: str, strict: bool = False) -> Words:
        """Read the text.toml of the program ("app") and of boxes ("crown")."""
        return cls({slug: read(words_file(slug)) for slug in slugs}, strict)

    def __contains__(self, key: str) -> bool:
        return key in self._sentences

    def keys(self, under: str = "") -> list[str]:
        """All keys that begin with `under`, in the order of the files."""
        return [key for key in self._sentences if key.startswith(under)]

    def __call__(self, key: str, **fields: object) -> Markup:
        if key not in self._sentences:
            return self._absent(key)
        return Markup(SINGLE.sub(lambda match: filled(match, fields), self._sentences[key]))

    def first(self, *keys: str, **fields: object) -> Markup:
        """The sentence of the first key that exists; the last one is the fallback."""
        return self(next((key for key in keys if key in self), keys[-1]), **fields)

    def _absent(self, key: str) -> Markup:
        if self.strict:
            raise MissingWords(f"No text for “{key}”.")
        if key not in self.missing:
            self.missing.add(key)
            log.error("No text for “%s”.", key)
        return Markup.escaped(key.rpartition(".")[2].replace("_", " "))


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def flattened(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from flattened(value, f"{prefix}.{key}")
        else:
            yield f"{prefix}.{key}", str(value)


def filled(match: re.Match[str], fields: Mapping[str, object]) -> str:
    name, one, other = match.groups()
    if one is not None:
        if name not in fields:
            raise MissingWords(f"A sentence wants the number “{name}”.")
        return one if fields[name] == 1 else other
    return Markup.escaped(fields[name]) if name in fields else match[0]
