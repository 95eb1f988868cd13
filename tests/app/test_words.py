"""The program's texts: every key that is asked for is there, and none is there for nothing."""

from __future__ import annotations

import re

from game.ai.levels import LEVELS
from game.ai.temperament import TEMPERAMENTS
from game.match.match import Stop
from game.match.settings import Pace, Speed
from game.stage.assets import PACKAGE
from game.stage.words import Words

KEY = re.compile(r'(f?)"(app\.[a-z_.{}\' \w]*)"')


def asked() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys named in the code, and patterns for those that are put together."""
    whole, parts = set(), []
    for path in (PACKAGE / "app").glob("*.py"):
        for formatted, key in KEY.findall(path.read_text("utf-8")):
            if formatted:
                parts.append(re.compile("^" + re.sub(r"\{[^}]*\}", "[a-z0-9_]+", key.replace(".", r"\.")) + "$"))
            else:
                whole.add(key)
    return whole, parts


def test_every_text_the_program_asks_for_is_there() -> None:
    words = Words.load("app")
    whole, _ = asked()
    assert {key for key in whole if key not in words} == set()


def test_no_text_is_there_for_nothing() -> None:
    whole, parts = asked()
    keys = Words.load("app").keys()
    assert [key for key in keys if key not in whole and not any(part.match(key) for part in parts)] == []


def test_what_has_a_text_each_has_one() -> None:
    words = Words.load("app")
    wanted = [f"app.undo_stop.{stop.value}" for stop in Stop]
    wanted += [f"app.settings.speed_{speed}" for speed in Speed]
    wanted += [f"app.settings.pace_{pace}" for pace in Pace]
    wanted += [f"app.manner.{one.name}" for one in TEMPERAMENTS]
    wanted += [
        f"app.level.{name}{end}" for name in ("human", "empty", *(lv.name for lv in LEVELS)) for end in ("", "_tip")
    ]
    wanted += [f"app.month.{month}" for month in range(1, 13)]
    assert [key for key in wanted if key not in words] == []


def test_sentences_end_as_sentences_and_labels_do_not() -> None:
    words = Words.load("app")
    tips = [key for key in words.keys("app.") if key.endswith(("_tip", "_body"))]
    assert [key for key in tips if not words._sentences[key].rstrip().endswith((".", "H", "F1", "Z", "Esc"))] == []
