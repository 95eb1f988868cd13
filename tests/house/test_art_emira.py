"""The pictures of Emira are what their generator draws, and everything in the box has its picture."""

from pathlib import Path

import pytest

pytest.importorskip("resvg_py", reason="the drawing tools are not installed (dependency group assets)")

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "emira"
SAMPLE = (
    "emira/bust/halimah",
    "emira/event/sandstorm",
    "emira/status/fountain",
    "emira/emblem/white",
    "emira/chip/large_fast",
    "emira/skill/romance_missing",
    "emira/panel/plate",
    "emira/coin/500",
)
MEGABYTE = 1 << 20


def drawn() -> dict[str, object]:
    from emira.families import FAMILIES

    return {sprite.id: sprite for make in FAMILIES.values() for sprite in make()}


def kept() -> set[str]:
    return {f"emira/{file.relative_to(FOLDER).with_suffix('')}" for file in FOLDER.rglob("*.*")}


def wanted() -> set[str]:
    """A picture for every rule id."""
    from game.emira.rules import board, cards

    families = {
        "princess": cards.Princess,
        "bust": cards.Princess,
        "zoom/princess": cards.Princess,
        "event": cards.Event,
        "zoom/event": cards.Event,
        "status": cards.Status,
        "zoom/status": cards.Status,
        "goal": cards.Goal,
        "symbol": cards.Symbol,
        "sheik": board.Sheik,
        "emblem": board.Sheik,
        "camel": board.Sheik,
        "action": board.Action,
        "caravan": board.Caravan,
        "chip": board.Caravan,
        "spice": board.Caravan,
        "counter": board.Counter,
        "preference": board.Preference,
        "skill": board.Skill,
    }
    return {f"emira/{family}/{thing.name.lower()}" for family, things in families.items() for thing in things}


def test_there_is_a_file_for_every_picture_and_none_besides() -> None:
    assert kept() == set(drawn())


def test_everything_in_the_box_has_its_picture() -> None:
    assert not wanted() - kept()


def test_the_points_and_goals_drawn_are_those_of_the_rules() -> None:
    from emira.cards import GOALS, LETTERS
    from emira.status import POINTS
    from game.emira.rules.board import SKILLS
    from game.emira.rules.cards import GOAL_ROWS, STATUS_ROWS, Goal, Status

    assert {status.name.lower(): STATUS_ROWS[status].points for status in Status} == POINTS
    for goal in Goal:
        ways = [[LETTERS[letter] for letter in way] for way in GOALS[goal.name.lower()]]
        counts = {tuple(way.count(skill.name.lower()) for skill in SKILLS) for way in ways}
        assert counts == set(GOAL_ROWS[goal].ways)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_picture_drawn_again_has_the_same_bytes(name: str) -> None:
    from render import Sprite, render

    sprite = drawn()[name]
    assert isinstance(sprite, Sprite)
    suffix, content = render(sprite, use_cache=False)
    assert (ROOT / "sprites" / (name + suffix)).read_bytes() == content


def test_the_pictures_of_emira_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.*")) <= 7 * MEGABYTE
