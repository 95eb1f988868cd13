"""README keeps its promises: its Python runs, its links lead somewhere, its credits are complete."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, flags=re.DOTALL | re.MULTILINE)


def test_it_shows_the_engine() -> None:
    assert BLOCKS


@pytest.mark.parametrize("block", BLOCKS)
def test_its_python_runs_as_written(block: str) -> None:
    example = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
    told: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
    assert outcome.attempted
    assert not outcome.failed, "".join(told)


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    for link in links:
        assert link.startswith("https://") or (ROOT / link).exists(), link


def test_it_names_those_to_thank() -> None:
    credits = ["Liesbeth Vanzeir and Paul Van Hove, Phalanx Games 2006"]
    credits += ["Pierluca Zizzi and Giorgio De Michele, Yemaia 2012", "Benjamin Schwer, Pegasus Spiele 2018"]
    licences = ["unofficial", "house value", "MIT", "CC BY 4.0", "SIL Open Font License"]
    assert [words for words in credits + licences if words not in README] == []
