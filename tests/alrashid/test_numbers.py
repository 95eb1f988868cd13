"""Every rule, ruling and title has a test that carries its number, and every test of a number is there."""

import re
from pathlib import Path

RULES, RULINGS, TITLES = 70, 54, 32
HERE = Path(__file__).parent
NUMBER = re.compile(r"\d+")


def numbers(kind: str) -> set[int]:
    """The numbers after "rule", "rules" and so on in the docstrings of tests: lists and ranges as people write them."""
    found: set[int] = set()
    for path in HERE.glob("test_*.py"):
        for docstring in re.findall(r'def test_\w+\([^"]*?"""(.*?)"""', path.read_text("utf-8"), re.DOTALL):
            for text in re.findall(rf"\b{kind}s? ((?:\d+(?:, | and |-)?)+)", docstring, re.IGNORECASE):
                found.update(map(int, NUMBER.findall(text)))
    return found


def test_every_rule_has_its_test() -> None:
    assert sorted(set(range(1, RULES + 1)) - numbers("rule")) == []


def test_every_ruling_has_its_test() -> None:
    assert sorted(set(range(1, RULINGS + 1)) - numbers("ruling")) == []


def test_every_title_has_its_test() -> None:
    found: set[int] = set()
    for path in HERE.glob("test_*.py"):
        found.update(map(int, re.findall(r"\bC0(\d\d)\b", path.read_text("utf-8"))))
    assert sorted(set(range(1, TITLES + 1)) - found) == []
