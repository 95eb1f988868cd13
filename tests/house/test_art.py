"""The pictures are what their generators draw: the same files, and a sample of them byte for byte."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("resvg_py", reason="the drawing tools are not installed (dependency group assets)")

ROOT = Path(__file__).parents[2]
BOXES = ("crown", "emira", "alrashid")
SAMPLE = (
    "crown/good/wood",
    "crown/rank/duke",
    "crown/icon/lock",
    "crown/marker/gift",
    "crown/favor/forest_wood",
    "crown/piece/councilor_0",
    "crown/piece/shield_3",
    "crown/panel/plate",
    "crown/rondel/frame_tl",
    "crown/advisor/mayoress",
    "emira/shield/blue",
    "emira/preference/gold",
    "emira/camel/white",
    "alrashid/ware/silk",
    "alrashid/piece/sage_2",
    "alrashid/emblem/informer",
)
MOST_BYTES = 9 << 20
"""For one box."""


@cache
def drawn(box: str) -> dict[str, Any]:
    """Every picture of a box by its id, as the generator describes it."""
    families = import_module(f"{box}.families").FAMILIES
    return {sprite.id: sprite for make in families.values() for sprite in make()}


def kept(box: str) -> set[str]:
    folder = ROOT / "sprites"
    return {str(file.relative_to(folder).with_suffix("").as_posix()) for file in (folder / box).rglob("*.*")}


@pytest.mark.parametrize("box", BOXES)
def test_there_is_a_file_for_every_picture_and_none_besides(box: str) -> None:
    assert kept(box) == set(drawn(box))


@pytest.mark.parametrize("name", SAMPLE)
def test_a_picture_drawn_again_has_the_same_bytes(name: str) -> None:
    from render import render

    suffix, content = render(drawn(name.partition("/")[0])[name], use_cache=False)
    assert (ROOT / "sprites" / (name + suffix)).read_bytes() == content


def test_the_same_words_give_the_same_drawing() -> None:
    again = import_module("crown.families").FAMILIES["crown/site"]
    assert drawn("crown")["crown/site/market"] == next(sprite for sprite in again() if sprite.id == "crown/site/market")


@pytest.mark.parametrize("box", BOXES)
def test_the_pictures_of_a_box_stay_small(box: str) -> None:
    assert sum(file.stat().st_size for file in (ROOT / "sprites" / box).rglob("*.*")) <= MOST_BYTES
