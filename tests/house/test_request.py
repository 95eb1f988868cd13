"""What the command line asks of the program, before any window opens."""

from pathlib import Path

import pytest

from game.cli import parser, spelt_out
from game.commands.refusal import Refusal
from game.commands.request import request
from game.match.launch import LaunchRequest


def asked(*words: str) -> LaunchRequest:
    return request(parser().parse_args(words))


def test_nothing_said_is_the_title() -> None:
    assert asked() == asked("play") == LaunchRequest()


def test_a_table_at_once() -> None:
    found = asked("play", "crown", "--seats", "human,greedy", "--seed", "7", "--names", "Ottilie, Bertram")
    assert found == LaunchRequest(box="crown", seats=("human", "greedy"), names=("Ottilie", "Bertram"), seed=7)


def test_a_box_without_seats_leaves_the_rest_to_the_program() -> None:
    assert asked("play", "crown") == LaunchRequest(box="crown")


def test_variants_and_settings_add_up() -> None:
    found = asked("play", "crown", "--variant", "full_hand", "--set", "start=22", "--set", "mixed_boards=yes")
    assert found.variant == {"full_hand": True, "start": 22, "mixed_boards": True}


@pytest.mark.parametrize("before", [True, False])
def test_how_the_window_looks_may_be_said_before_and_after_the_command(before: bool) -> None:
    look = ["--size", "1920x1080", "--ui-scale", "125%", "--no-sound", "--reduce-motion", "--fullscreen"]
    words = [*look, "play", "crown"] if before else ["play", "crown", *look]
    found = asked(*words, "--data-dir", "elsewhere")
    assert found.size == (1920, 1080)
    assert found.ui_scale == 125
    assert found.sound is False
    assert found.reduce_motion is True
    assert found.fullscreen is True
    assert found.data_dir == Path("elsewhere").absolute()


def test_the_other_looks() -> None:
    assert asked("--windowed").fullscreen is False
    assert asked("--safe-mode", "play", "crown").safe_mode
    assert asked("play", "--log-level", "debug").log_level == "debug"
    folder = asked("--portable").data_dir
    assert folder is not None
    assert folder.name == "caravanserai-files"


def test_a_chronicle_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.caravan"
    path.write_text("")
    assert asked("play", str(path)) == LaunchRequest(file=path)


@pytest.mark.parametrize("look", [[], ["--no-sound"], ["--size", "1920x1080"]])
def test_a_chronicle_alone_is_enough(look: list[str], tmp_path: Path) -> None:
    path = tmp_path / "mein größtes Spiel 🐪.caravan"
    path.write_text("")
    assert asked(*spelt_out([*look, str(path)])).file == path
    assert spelt_out(["replay", str(path)]) == ["replay", str(path)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no box “chess” on the shelf"),
        (["play", "gone.caravan"], "There is no file “gone.caravan”."),
        (["play", "crown", "--seats", "human,robot"], "There is no bot called “robot”"),
        (["play", "crown", "--seats", "human,,human"], "There is no bot called “”"),
        (["play", "crown", "--seats", "human,human,human,human,human"], "Crown of Emara is for 1 to 4 seats, not 5."),
        (["play", "crown", "--seats", "human", "--names", "A,B"], "There are 2 names for 1 seats."),
        (["play", "crown", "--set", "start=99"], "“start” of Crown of Emara can be"),
        (["play", "--seats", "human,greedy"], "Say which box to play"),
        (["play", "--set", "start=28"], "Say which box to play"),
    ],
)
def test_what_cannot_be_had_is_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence) as caught:
        asked(*words)
    assert caught.value.code == 2
