"""Clones made from types: one copying function per struct, generated when first needed.

Numbers, texts, enums, tuples and frozen structs are shared; lists, dicts and mutable structs are copied as deep as
their types say. A field called ``journal`` starts empty.
"""

import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, ClassVar, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec


@cache
def cloner(kind: type) -> Callable[[Any], Any]:
    """The function that copies a mutable struct of this kind."""
    names: dict[str, Any] = {"made": kind}
    hints = get_type_hints(kind)
    fields = [
        "[]" if field == "journal" else _copied(f"it.{field}", hints[field], names)
        for field in kind.__struct_fields__  # type: ignore[attr-defined]  # every msgspec struct has it
    ]
    source = f"def copy(it):\n    return made({', '.join(fields)})\n"
    exec(source, names)
    copy: Callable[[Any], Any] = names["copy"]
    return copy


def _copied(expression: str, hint: Any, names: dict[str, Any], depth: int = 0) -> str:
    """The expression that copies ``expression`` of type ``hint``."""
    if _shared(hint):
        return expression
    origin, arguments = get_origin(hint) or hint, get_args(hint)
    if origin is list:
        return _copied_list(expression, arguments[0], names, depth)
    if origin is dict:
        return _copied_dict(expression, arguments[1], names, depth)
    if not (isinstance(origin, type) and issubclass(origin, msgspec.Struct)):
        raise TypeError(f"no way to clone {hint}")
    name = f"copy_{origin.__name__}"
    names[name] = cloner(origin)
    return f"{name}({expression})"


def _copied_list(expression: str, item: Any, names: dict[str, Any], depth: int) -> str:
    if _shared(item):
        return f"{expression}[:]"
    each = f"x{depth}"
    return f"[{_copied(each, item, names, depth + 1)} for {each} in {expression}]"


def _copied_dict(expression: str, value: Any, names: dict[str, Any], depth: int) -> str:
    if _shared(value):
        return f"{expression}.copy()"
    each = f"x{depth}"
    return f"{{k{depth}: {_copied(each, value, names, depth + 1)} for k{depth}, {each} in {expression}.items()}}"


def _shared(hint: Any) -> bool:
    """Whether values of this type never change and may be shared."""
    if isinstance(hint, TypeVar):
        return True
    if isinstance(hint, NewType):
        return _shared(hint.__supertype__)
    origin = get_origin(hint) or hint
    if origin in (Union, types.UnionType):
        return all(map(_shared, get_args(hint)))
    if origin in (tuple, ClassVar, int, str, bool, float, bytes, frozenset, type(None)):
        return all(_shared(argument) for argument in get_args(hint) if argument is not Ellipsis)
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return bool(origin.__struct_config__.frozen)
    return isinstance(origin, type) and issubclass(origin, Enum)
