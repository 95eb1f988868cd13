"""The release script tells the truth: every known case is there, with tests that exist or a step that does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = (ROOT / "build" / "RELEASE.md").read_text(encoding="utf-8")
ROWS = {row[0]: row for row in re.findall(r"^\| (T\d\d\w?) \|.*?\| (.*?) \| (.*?)\|$", SCRIPT, flags=re.MULTILINE)}
CASES = [*(f"T{number:02}" for number in (*range(1, 10), *range(11, 19), 27, 28, 29)), "T13b"]
STEPS = set(re.findall(r"^(\d+)\. ", SCRIPT, flags=re.MULTILINE))


@pytest.mark.parametrize("case", CASES)
def test_a_known_case_has_its_tests_and_steps(case: str) -> None:
    _, proofs, step = ROWS[case]
    files = re.findall(r"tests/\S+\.py", proofs)
    assert files
    for file in files:
        assert "\ndef test_" in (ROOT / file).read_text(encoding="utf-8"), f"{file} proves nothing"
    assert set(re.findall(r"\d+", step)) <= STEPS


def test_there_are_no_cases_besides() -> None:
    assert set(ROWS) == set(CASES)
