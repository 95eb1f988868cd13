"""A desk for every test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """At the title, nothing saved."""
    return Desk(tmp_path)


@pytest.fixture
def sat(tmp_path: Path) -> Callable[..., Desk]:
    """Makes desks with other settings, sizes and requests."""

    def make(*args: Any, **more: Any) -> Desk:
        return Desk(tmp_path, *args, **more)

    return make
