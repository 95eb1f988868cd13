"""Assets are found in a checkout, an installed wheel and a frozen bundle; a missing one is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.stage import assets
from game.stage.assets import MissingAsset, find, folder, names, words_file


def planted(home: Path, *files: str) -> Path:
    for name in files:
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    return home


def test_the_checkout_has_its_fonts() -> None:
    assert find("sprites", "fonts/FiraSans-Medium", assets.FONTS).is_file()


def test_a_bundle_carries_them_beside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    planted(tmp_path, "sounds/cues/coin.ogg")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "game")
    assert find("sounds", "cues/coin", assets.SOUNDS) == tmp_path / "sounds/cues/coin.ogg"


def test_a_wheel_carries_them_inside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = planted(tmp_path / "site", "game/sprites/crown/good/wood.webp", "sprites/stranger.webp") / "game"
    monkeypatch.setattr(assets, "PACKAGE", package)
    assert folder("sprites") == package / "sprites"
    assert find("sprites", "crown/good/wood", assets.PICTURES).name == "wood.webp"


def test_a_missing_asset_is_one_sentence_naming_the_id() -> None:
    with pytest.raises(MissingAsset, match="crown/good/unobtainium"):
        find("sprites", "crown/good/unobtainium", assets.PICTURES)
    with pytest.raises(MissingAsset, match="tapestries"):
        folder("tapestries")
    with pytest.raises(MissingAsset, match="nobox"):
        words_file("nobox")


def test_all_ids_below_a_folder_are_listed_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = planted(tmp_path, "sprites/crown/good/wood.webp", "sprites/crown/good/grain.png", "sprites/crown/notes.md")
    monkeypatch.setattr(sys, "_MEIPASS", str(home), raising=False)
    assert names("sprites", "crown", assets.PICTURES) == ["crown/good/grain", "crown/good/wood"]
