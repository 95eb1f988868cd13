"""Breaking a text into lines: rich runs, wrapping, ellipsis. Nothing is painted here; widths are real pixels."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.stage import glyphs
from game.stage.shapes import Colour
from game.stage.styles import Style

ICON_HEIGHT = 1.15
DOTS = "…"
TOKEN = re.compile(r"\\(.)|(\*)|(_)|\{(\w+)\}|\[(\w+)\||(\])|(\n)", re.DOTALL)
GLUE = re.compile(r"(\}) (?=\d)|(\d) (?=\{)")


class Piece(NamedTuple):
    """A stretch of one line in one face and colour, or (icon) a picture by its sprite id."""

    text: str
    face: str
    colour: Colour | None
    width: int
    icon: str = ""


Word = tuple[Piece, ...]


class Setting(NamedTuple):
    """A text broken into lines, not yet painted. Sizes in pixels."""

    lines: tuple[Word, ...]
    px: int
    line_height: int
    face: str
    width: int
    clipped: bool

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)


class Order(NamedTuple):
    """Everything that decides how a text is broken into lines."""

    text: str
    rich: bool
    style: Style
    px: int
    width: int | None
    lines: int
    strong: Colour | None
    palette: tuple[tuple[str, Colour], ...]
    icons: tuple[tuple[str, str], ...]


def broken(order: Order, shape: Callable[[str], float]) -> Setting:
    """The text in lines; `shape` gives the width of a picture (by sprite id) divided by its height."""
    lines = wrapped(list(worded(order, shape)), order)
    clipped = bool(order.lines) and len(lines) > order.lines
    if clipped:
        lines = lines[: order.lines]
    if order.width is not None and (clipped or any(line_width(line) > order.width for line in lines)):
        clipped = True
        lines[-1] = shortened(lines[-1], order)
    width = max((line_width(line) for line in lines), default=0)
    height = round(order.px * order.style.leading)
    return Setting(tuple(lines), order.px, height, order.style.face, width, clipped)


def worded(order: Order, shape: Callable[[str], float]) -> Iterator[Word | None]:
    """The words in order; None stands for a line break."""
    word: list[Piece] = []
    for token in spans(order) if order.rich else plain_spans(order):
        if token is None:
            yield tuple(word)
            yield None
            word = []
        elif token.icon:
            word.append(token._replace(width=round(order.px * ICON_HEIGHT * shape(token.icon))))
        else:
            first, *rest = token.text.split(" ")
            word.append(measured(token, first, order.px))
            for text in rest:
                yield tuple(word)
                word = [measured(token, text, order.px)]
    yield tuple(word)


def line_width(line: Word) -> int:
    return sum(piece.width for piece in line)


def measured(piece: Piece, text: str, px: int) -> Piece:
    return piece._replace(text=text, width=glyphs.width(piece.face, px, text))


def plain_spans(order: Order) -> Iterator[Piece | None]:
    for number, line in enumerate(glyphs.safe(order.text).split("\n")):
        if number:
            yield None
        yield Piece(line, order.style.face, None, 0)


def spans(order: Order) -> Iterator[Piece | None]:
    """Markup as stretches of one look."""
    colours, icons = dict(order.palette), dict(order.icons)
    text = GLUE.sub(lambda match: (match[1] or match[2]) + "\u00a0", glyphs.safe(order.text))
    strong = slanted = False
    tint: list[Colour | None] = []
    end = 0

    def piece(words: str) -> Piece:
        face = order.style.strong if strong else order.style.slanted if slanted else order.style.face
        return Piece(words, face, tint[-1] if tint else order.strong if strong else None, 0)

    for match in TOKEN.finditer(text):
        if text[end : match.start()]:
            yield piece(text[end : match.start()])
        end = match.end()
        literal, star, bar, icon, colour, close, line = match.groups()
        if literal or (close and not tint):
            yield piece(literal or close)
        elif icon:
            yield piece("")._replace(icon=icons.get(icon, icon))
        elif line:
            yield None
        elif colour:
            tint.append(colours.get(colour))
        elif close:
            tint.pop()
        strong, slanted = strong ^ bool(star), slanted ^ bool(bar)
    if text[end:]:
        yield piece(text[end:])


def wrapped(words: list[Word | None], order: Order) -> list[Word]:
    """Lines no wider than allowed, broken between words and, where one word alone is too wide, inside it."""
    lines: list[Word] = []
    line: Word = ()
    begun = False
    for word in words:
        if word is None:
            lines.append(line)
            line, begun = (), False
            continue
        longer = joined(line, word, order.px) if begun else word
        if order.width is None or order.lines == 1 or line_width(longer) <= order.width:
            line, begun = longer, True
            continue
        if begun:
            lines.append(line)
        *full, line = split(word, order)
        lines.extend(full)
        begun = True
    return [*lines, line]


def joined(line: Word, word: Word, px: int) -> Word:
    """The line with a space and the word; pieces of one look grow together so that they are rendered as one."""
    if not word or not line:
        return line or word
    last, first = line[-1], word[0]
    if last.icon or first.icon or (last.face, last.colour) != (first.face, first.colour):
        space = measured(first if last.icon else last, " ", px)._replace(icon="")
        return (*line, space, *word)
    text = f"{last.text} {first.text}"
    return (*line[:-1], measured(last, text, px), *word[1:])


def split(word: Word, order: Order) -> list[Word]:
    """A word cut into parts that fit; one part when it fits."""
    assert order.width is not None
    if line_width(word) <= order.width or len(word) != 1 or word[0].icon:
        return [word]
    piece, parts = word[0], []
    rest = piece.text
    while rest:
        count = max(1, fitting(piece, rest, order.width, order.px))
        parts.append((measured(piece, rest[:count], order.px),))
        rest = rest[count:]
    return list(parts)


def fitting(piece: Piece, text: str, room: int, px: int) -> int:
    """How many of the first characters fit into `room` pixels."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if glyphs.width(piece.face, px, text[:middle]) <= room:
            low = middle
        else:
            high = middle - 1
    return low


def shortened(line: Word, order: Order) -> Word:
    """The line cut so that it fits with an ellipsis after it."""
    assert order.width is not None
    kept = list(line)
    face = kept[-1].face if kept else order.style.face
    dots = measured(Piece("", face, kept[-1].colour if kept else None, 0), DOTS, order.px)
    while kept:
        last = kept.pop()
        room = order.width - dots.width - line_width(tuple(kept))
        count = 0 if last.icon else fitting(last, last.text, room, order.px)
        if last.icon and last.width <= room:
            return (*kept, last, dots)
        if count and last.text[:count].strip():
            return (*kept, measured(last, last.text[:count].rstrip(), order.px), dots)
    return (dots,)
