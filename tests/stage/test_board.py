"""Boards read from Tiled maps: what is used is right, and what pytmx would lose is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.stage.area import Area
from game.stage.board import Board, BoardError, read_board

HEAD = (
    '<map version="1.10" orientation="orthogonal" width="192" height="108" tilewidth="20" tileheight="20" infinite="0">'
)
UNIT = '<properties><property name="unit" type="float" value="0.5"/></properties>'
IMAGES = """
<imagelayer id="1" name="front" offsetx="40" offsety="20"><image source="../sprites/crown/board/front.webp" width="80"
 height="60"/><properties><property name="z" type="int" value="2"/></properties></imagelayer>
<imagelayer id="2" name="back"><image source="../sprites/crown/board/back.webp" width="3840" height="2160"/>
 <properties><property name="z" type="int" value="1"/></properties></imagelayer>
"""
FOREST = '<object id="1" name="forest" type="rect" x="20" y="40" width="100.5" height="60"/>'
STOP = '<object id="2" name="forest/stop" class="point" x="30" y="50"><point/></object>'


def tmx(folder: Path, objects: str, extra: str = IMAGES, head: str = HEAD + UNIT) -> Path:
    path = folder / "toy.tmx"
    path.write_text(f'{head}{extra}<objectgroup id="3" name="places">{objects}</objectgroup></map>')
    return path


@pytest.fixture
def board(tmp_path: Path) -> Board:
    return read_board(tmx(tmp_path, FOREST + STOP))


def test_places_come_in_logical_units_by_rule_id(board: Board) -> None:
    assert board.size == pytest.approx((1920, 1080))
    assert board["forest"] == Area(10, 20, 50.25, 30)
    assert board.point("forest/stop") == (15, 25)
    assert board.kinds == {"forest": "rect", "forest/stop": "point"}
    assert board.under("forest") == {"forest/stop": Area(15, 25, 0, 0)}


def test_backdrops_are_in_the_order_of_painting_whatever_the_file_says(board: Board) -> None:
    assert [drop.name for drop in board.backdrops] == ["back", "front"]
    assert board.backdrops[0].area == Area(0, 0, 1920, 1080)
    assert board.backdrops[1].area == Area(20, 10, 40, 30)
    assert board.backdrops[1].sprite == "crown/board/front"


def test_a_board_can_lie_elsewhere(board: Board) -> None:
    away = board.moved(300, 5)
    assert away["forest"] == Area(310, 25, 50.25, 30)
    assert away.backdrops[1].area == Area(320, 15, 40, 30)


def test_without_a_unit_a_map_pixel_is_a_logical_unit(tmp_path: Path) -> None:
    assert read_board(tmx(tmp_path, FOREST, head=HEAD)).size == (3840, 2160)


@pytest.mark.parametrize(
    ("objects", "said"),
    [
        (FOREST + FOREST.replace('id="1"', 'id="9"'), "two places"),
        ('<object id="1" x="1" y="2" width="3" height="4"/>', "has no name"),
        (FOREST.replace('"rect"', '"blob"'), "is a blob"),
        ('<object id="1" name="a" type="rect" x="1" y="2"/>', "size 0"),
        ('<object id="1" name="a" x="1" y="2" width="3" height="4"><ellipse/></object>', "ellipses"),
        ('<object id="1" name="a" template="a.tx" x="1" y="2" width="3" height="4"/>', "templates"),
        (
            (
                '<object id="1" name="a" x="1" y="2" width="3" height="4"><properties><property name="b" type="class"'
                ' propertytype="C"/></properties></object>'
            ),
            "flat",
        ),
    ],
)
def test_what_would_be_read_wrongly_is_refused(tmp_path: Path, objects: str, said: str) -> None:
    with pytest.raises(BoardError, match=said):
        read_board(tmx(tmp_path, objects))


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ('<group id="8" name="g"/>', "groups"),
        ('<objectgroup id="8" name="more"/>', "one object layer"),
        (IMAGES.replace('name="z"', 'name="deep"'), "number z"),
        (IMAGES.replace('"40"', '"40.5"'), "whole pixels"),
        (IMAGES.replace("../sprites/", "../art/"), "does not lie in sprites"),
        ('<layer id="8" name="t" width="1" height="1"><data encoding="csv">0</data></layer>', "tile layers"),
    ],
)
def test_layers_that_would_be_read_wrongly_are_refused(tmp_path: Path, extra: str, said: str) -> None:
    with pytest.raises(BoardError, match=said):
        read_board(tmx(tmp_path, FOREST, extra))


def test_infinite_maps_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="infinite"):
        read_board(tmx(tmp_path, FOREST, head=HEAD.replace('infinite="0"', 'infinite="1"')))
