"""The pictures of Crown are what their generator draws: the same files, and a sample of them byte for byte."""

from pathlib import Path

import pytest

pytest.importorskip("resvg_py", reason="the drawing tools are not installed (dependency group assets)")

ROOT = Path(__file__).parents[2]
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
)
MEGABYTE = 1 << 20


def drawn() -> dict[str, object]:
    from crown.families import FAMILIES

    return {sprite.id: sprite for make in FAMILIES.values() for sprite in make()}


def kept() -> set[str]:
    folder = ROOT / "sprites"
    return {str(file.relative_to(folder).with_suffix("")) for file in (folder / "crown").rglob("*.*")}


def test_there_is_a_file_for_every_picture_and_none_besides() -> None:
    assert kept() == set(drawn())


@pytest.mark.parametrize("name", SAMPLE)
def test_a_picture_drawn_again_has_the_same_bytes(name: str) -> None:
    from render import Sprite, render

    sprite = drawn()[name]
    assert isinstance(sprite, Sprite)
    suffix, content = render(sprite, use_cache=False)
    assert (ROOT / "sprites" / (name + suffix)).read_bytes() == content


def test_the_same_words_give_the_same_drawing() -> None:
    assert drawn()["crown/site/market"] == drawn()["crown/site/market"]


def test_the_pictures_of_crown_stay_small() -> None:
    assert sum(file.stat().st_size for file in (ROOT / "sprites" / "crown").rglob("*.*")) <= 9 * MEGABYTE
