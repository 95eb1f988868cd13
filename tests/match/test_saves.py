"""Saves: atomic, the older one kept, broken ones listed and never hidden (T14, T15, T17)."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.engine.chronicle import NoChronicle
from game.engine.table import clone
from game.match.folders import Folders, previous_of, write_safely
from game.match.saves import MOST_OVER, Saves, open_save
from tests.match.tables import match, walk


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(Folders(tmp_path))


def test_a_saved_match_opens_as_it_was(saves: Saves) -> None:
    game = match()
    walk(game, 25)
    path = saves.fresh_autosave()
    saves.keep(game, path)
    again, sentence = open_save(path)
    assert again.table == clone(game.table)
    assert sentence == ""


def test_two_autosaves_never_share_a_file(saves: Saves) -> None:
    assert len({saves.fresh_autosave() for _ in range(50)}) > 45


@pytest.mark.parametrize("damage", ["empty", "one", "half", "all but one", "nul"])
def test_a_damaged_save_is_set_aside_and_the_older_one_opened(saves: Saves, damage: str) -> None:
    game = match()
    walk(game, 10)
    path = saves.fresh_autosave()
    saves.keep(game, path)
    older = clone(game.table)
    walk(game, 10, seed=2)
    saves.keep(game, path)
    data = path.read_bytes()
    cuts = {
        "empty": b"",
        "one": data[:1],
        "half": data[: len(data) // 2],
        "all but one": data[:-2],
        "nul": bytes(len(data)),
    }
    path.write_bytes(cuts[damage])
    again, sentence = open_save(path)
    assert again.table == older
    assert sentence.startswith("The newest save was damaged")
    assert path.with_name(path.name + ".broken").read_bytes() == cuts[damage]


def test_a_save_broken_without_an_older_one_is_refused_in_words_and_listed(saves: Saves) -> None:
    saves.folder.mkdir(parents=True)
    path = saves.folder / "auto-x.caravan"
    path.write_text("hello")
    with pytest.raises(NoChronicle, match="not a chronicle"):
        open_save(path)
    [save] = saves.listed()
    assert save.chronicle is None
    assert "not a chronicle" in save.trouble


def test_continue_opens_the_newest_game_that_still_runs(saves: Saves) -> None:
    running, done = match(1), match(2)
    walk(running, 5)
    walk(done, 10_000)
    first, second = saves.fresh_autosave(), saves.folder / "auto-later.caravan"
    saves.keep(running, first)
    saves.keep(done, second)
    os.utime(first, (1, 1))
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.path == first


def kept(saves: Saves, name: str, age: int, who: tuple[str, ...] = ("human", "lucky")) -> Path:
    """A running game of the folder, so many seconds old."""
    game, path = match(3, who), saves.folder / f"auto-{name}.caravan"
    walk(game, 8)
    saves.keep(game, path)
    os.utime(path, (10**6 - age, 10**6 - age))
    return path


def test_what_cannot_be_opened_hides_no_good_game_from_continue(saves: Saves) -> None:
    good, torn, forged = (kept(saves, name, age) for age, name in enumerate(("good", "torn", "forged")))
    torn.write_text("hello")
    forged.write_text(forged.read_text().replace("crown", "crowm"))
    os.utime(good, (1, 1))
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.path == good
    good.unlink()
    last = saves.newest_unfinished()
    assert last is not None, "what is broken is told when there is nothing else"
    assert last.path in (torn, forged)


def test_a_broken_save_with_the_good_one_it_was_before_is_one_to_continue(saves: Saves) -> None:
    kept(saves, "older", 50)
    path = kept(saves, "newer", 10)
    saves.keep(match(3, ("human", "lucky")), path)
    path.write_text("hello")
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.path == path


def test_a_game_of_bots_takes_no_persons_place_at_continue(saves: Saves) -> None:
    bots = kept(saves, "bots", 1, ("lucky", "lucky"))
    alone = saves.newest_unfinished()
    mine = kept(saves, "mine", 50)
    newest = saves.newest_unfinished()
    assert [save.path for save in (alone, newest) if save] == [bots, mine]


def test_a_finished_game_is_no_longer_one_to_continue_and_only_the_newest_are_kept(saves: Saves) -> None:
    for number in range(MOST_OVER + 3):
        game = match(number, ("lucky", "lucky"))
        path = saves.autosave(game, saves.folder / f"auto-{number}.caravan")
        assert path.name == f"auto-{number}.caravan"
        walk(game, 10_000)
        path = saves.autosave(game, path)
        assert path.name == f"over-{number}.caravan"
        os.utime(path, (number + 1, number + 1))
    assert saves.newest_unfinished() is None
    assert len(saves.listed()) == MOST_OVER
    assert not (saves.folder / "over-0.caravan").exists()
    assert all(save.automatic for save in saves.listed())


def test_a_name_no_file_system_takes_is_made_one(saves: Saves) -> None:
    game = match()
    for title in ("a/b:c?", "", "...", "auto-mine", "ひらがな Žofie", "x" * 300):
        path = saves.keep_as(game, title)
        assert path.parent == saves.folder
        assert open_save(path)[0].table == clone(game.table)
        assert not next(save for save in saves.listed() if save.path == path).automatic


def test_dropping_a_save_drops_the_one_it_was_too(saves: Saves) -> None:
    game, path = match(), saves.fresh_autosave()
    saves.keep(game, path)
    saves.keep(game, path)
    saves.drop(path)
    assert not path.exists()
    assert not previous_of(path).exists()


def test_a_disk_that_refuses_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T15: what was there stays, no half file is left, and it works again afterwards."""
    path = tmp_path / "file"
    write_safely(path, "old\n")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            write_safely(path, "new\n")
    assert path.read_text() == "old\n"
    assert [item.name for item in tmp_path.iterdir()] == ["file"]
    write_safely(path, "new\n")
    assert path.read_text() == "new\n"
    assert previous_of(path).read_text() == "old\n"


BOT_GAME = """
import sys
from pathlib import Path
from game.match.folders import Folders
from game.match.saves import Saves
from game.match.sitting import Sitting
from tests.match.tables import match
path = Path(sys.argv[1])
sitting = Sitting(match(int(sys.argv[2]), ("lucky", "lucky", "lucky")), Saves(Folders(path.parent)), path)
print("begun", flush=True)
while not sitting.match.over:
    if sitting.advance() is not None:
        print(len(sitting.match.moments), flush=True)
"""


def killed_game(path: Path, seed: int) -> int:
    """Play bots in a process of its own, kill it at a random moment; how many choices it had announced as kept."""
    command = [sys.executable, "-c", BOT_GAME, str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path.cwd()) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(random.Random(seed).uniform(0.0, 0.6))
        process.kill()
        told = process.stdout.read().split()
    return int(told[-1]) if told else 0


def check_killed_games(folder: Path, seeds: range) -> None:
    for seed in seeds:
        path = folder / f"auto-{seed}.caravan"
        kept = killed_game(path, seed)
        lies = path if path.exists() else path.with_name(path.name.replace("auto-", "over-"))
        game, sentence = open_save(lies)
        assert sentence == ""
        assert len(game.moments) >= kept, "a choice that was kept is lost"
        walk(game, 10_000)
        assert game.over


def test_a_killed_program_loses_no_choice_that_was_kept(tmp_path: Path) -> None:
    check_killed_games(tmp_path, range(6))


@pytest.mark.slow
def test_a_hundred_killed_programs_lose_no_choice(tmp_path: Path) -> None:
    check_killed_games(tmp_path, range(100, 200))
