"""The command line: what it prints for machines, and how it refuses in one sentence."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.table import Table as Grid

from game import __version__
from game.ai import arena
from game.ai.arena import Meeting, Played, meet, play
from game.ai.bot import Thought
from game.ai.levels import LEVELS, OFFERED
from game.ai.temperament import TEMPERAMENTS
from game.cli import main
from game.commands import prove_fair
from game.commands.paper import paper
from game.engine.chance import Chance
from game.engine.play import options
from game.engine.step import Ask
from game.engine.table import Table, View, digest
from game.shelf import find

ROOT = Path(__file__).parents[2]


def refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> tuple[object, str]:
    """The exit code and the sentence of a call that is not understood; nothing else is printed."""
    code: object
    try:
        code = main(words)
    except SystemExit as exit_:
        code = exit_.code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1, "one sentence is enough"
    return code, said.err.strip()


def printed(capsys: pytest.CaptureFixture[str], words: list[str], code: int = 0) -> str:
    assert main(words) == code
    return capsys.readouterr().out


@pytest.fixture(scope="module")
def chronicle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Crown, on a file."""
    path = tmp_path_factory.mktemp("kept") / "game.caravan"
    [played] = meet(Meeting(find("crown"), ("lucky", "lucky"), 5, {}, keep=True), 1, jobs=1)
    path.write_text(played.chronicle, encoding="utf-8")
    return path


# Words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["plya"], "invalid choice: 'plya'"),
        (["arena"], "the following arguments are required: BOX"),
        (["arena", "crown"], "one of the arguments BOT,BOT --round-robin --ladder --caps is required"),
        (["arena", "crown", "lucky,lucky", "--ladder"], "argument --ladder: not allowed with argument BOT,BOT"),
        (["arena", "crown", "--ladder", "--step", "lucky"], "argument --step: invalid choice: 'lucky'"),
        (["arena", "crown", "lucky,lucky", "--step", "adept"], "--step is for --ladder only."),
        (["arena", "crown", "--caps", "--keep-results", "x"], "--keep-results is for games only."),
        (["arena", "crown", "--ladder", "--stats"], "--stats is for one table only."),
        (["arena", "emira", "--ladder", "--step", "full"], "The ladder of Emira has no such step."),
        (["arena", "crown", "--ladder", "--markdown", __file__], "has no place for the ladder"),
        (["arena", "crown", "--round-robin", "lucky"], "A round-robin needs two or more different bots."),
        (["arena", "crown", "--round-robin", "lucky,lucky"], "A round-robin needs two or more different bots."),
        (
            ["arena", "crown", "--round-robin", "lucky,greedy", "--seats", "1"],
            "needs at least two seats.",
        ),
        (["arena", "crown", "--round-robin", "lucky,greedy", "--seats", "5"], "is for 1 to 4 seats, not 5."),
        (
            ["arena", "crown", "lucky,lucky", "--keep-results", "/dev/null/x"],
            "“/dev/null/x” cannot be used",
        ),
        (["arena", "crown", "lucky,lucky", "--keep-results", __file__], "is no file of arena results."),
        (["prove-fair"], "the following arguments are required: BOX"),
        (["prove-fair", "crown", "--level", "lucky,greedy"], "One bot at a time is on trial."),
        (["prove-fair", "crown", "--only", "-1"], "“-1” is no whole number"),
        (["arena", "crwn", "lucky"], "There is no box “crwn” on the shelf; there is crown"),
        (["arena", "crown", "lucki,lucky"], "There is no bot called “lucki”; there is lucky, greedy"),
        (["arena", "crown", "lucky,human"], "There is no bot called “human”"),
        (["arena", "crown", "lucky,lucky,"], "There is no bot called “”"),
        (["arena", "crown", "lucky:7,lucky"], "“lucky” takes no budget."),
        (["arena", "crown", "lucky,lucky,lucky,lucky,lucky"], "Crown of Emara is for 1 to 4 seats, not 5."),
        (["arena", "crown", "lucky,lucky", "-n", "0"], "“0” is no whole number above 0"),
        (["arena", "crown", "lucky,lucky", "-n", "²"], "“²” is no whole number above 0"),
        (["arena", "crown", "lucky,lucky", "--budget-scale", "nan"], "“nan” is no number above 0"),
        (["arena", "crown", "lucky,lucky", "--budget-scale", "0"], "“0” is no number above 0"),
        (["arena", "crown", "lucky,lucky", "--seed", "x"], "argument --seed"),
        (["arena", "crown", "lucky,lucky", "--variant", "wild"], "Crown of Emara has no variant “wild”."),
        (["arena", "crown", "lucky,lucky", "--set", "start=3"], "“start” of Crown of Emara can be card"),
        (["arena", "crown", "lucky,lucky", "--set", "weather=fine"], "Crown of Emara has no setting “weather”"),
        (["arena", "crown", "lucky,lucky", "--keep", "/dev/null/x"], "The folder “/dev/null/x” cannot be made"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "no such file"], "“no such file” cannot be read: No such file or directory."),
        (["--size", "10x10"], "“10x10” is no size of at least 960x540"),
        (["--size", "wide"], "“wide” is no size"),
        (["--ui-scale", "300"], "“300” is no percentage from 80 to 200"),
        (["--loud"], "unrecognized arguments: --loud"),
        (["--windowed", "--fullscreen"], "argument --fullscreen: not allowed with argument --windowed"),
        (["--portable", "--data-dir", "x"], "argument --data-dir: not allowed with argument --portable"),
        (["--log-level", "chatty"], "invalid choice: 'chatty'"),
        (["--data-dir", __file__], "is no folder."),
        (["doctor", "--data-dir", __file__], "is no folder."),
        (["gone.caravan"], "There is no file “gone.caravan”."),
        (["--no-sound", "gone.caravan"], "There is no file “gone.caravan”."),
    ],
)
def test_what_is_not_understood_is_refused_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = refused(capsys, words)
    assert code == 2
    assert sentence in said


def test_the_version_and_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["--version"], f"caravanserai {__version__}\n"), (["--help"], "usage: caravanserai")):
        with pytest.raises(SystemExit, match=r"^0$"):
            main(words)
        assert capsys.readouterr().out.startswith(expected)


@pytest.mark.parametrize("command", ["play", "arena", "prove-fair"])
def test_the_help_and_the_readme_explain_how_bots_are_called(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main([command, "--help"])
    told, readme = capsys.readouterr().out, (ROOT / "README.md").read_text(encoding="utf-8")
    assert told.startswith(f"usage: caravanserai {command} [-h]")
    names = [level.name for level in LEVELS] + [temperament.name for temperament in TEMPERAMENTS]
    for name in [*names, "master:400", "master/blocker", "master/blocker:400"]:
        assert name in told
        assert name in readme


# Arena


def test_the_arena_as_json_is_a_contract(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "crown", "lucky,greedy", "-n", "4", "--seed", "3", "--json", "--jobs", "1", "--set", "start=28"]
    result = json.loads(printed(capsys, words))
    assert list(result) == ["box", "games", "finished", "decisions", "seconds", "bots"]
    assert (result["box"], result["games"], result["finished"]) == ("crown", 4, 4)
    assert result["decisions"] > 400
    assert result["seconds"] > 0
    keys = ["bot", "games", "wins", "share", "low", "high", "mean_score", "mean_rank"]
    assert [list(bot) for bot in result["bots"]] == [keys, keys]
    assert [bot["bot"] for bot in result["bots"]] == ["lucky", "greedy"]
    assert all(bot["games"] == 4 and 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1 for bot in result["bots"])
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(4)
    again = json.loads(printed(capsys, words))
    assert {**result, "seconds": 0} == {**again, "seconds": 0}


def test_the_arena_tells_people_who_won_and_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, ["arena", "crown", "greedy,lucky", "-n", "2", "--jobs", "1", "--stats"])
    for word in (
        "greedy",
        "share",
        "By seat",
        "seat 2",
        "card-played",
        "2 of 2 games of Crown of Emara",
        "decisions/s",
    ):
        assert word in out


def test_variants_reach_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--variant", "full_hand", "--set", "start=22", "--keep", str(tmp_path), "--jobs", "1"]
    printed(capsys, ["arena", "crown", "lucky,lucky", "-n", "2", *words])
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["crown-00001.caravan", "crown-00002.caravan"]
    lines = files[0].read_text(encoding="utf-8").splitlines()
    assert {"set full_hand yes", "set start 22"} <= set(lines)
    for file in files:
        assert "reproduces its game" in printed(capsys, ["replay", "--check", str(file)])


def test_games_that_do_not_end_are_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 5)
    words = ["arena", "crown", "lucky,lucky", "-n", "2", "--json", "--jobs", "1"]
    result = json.loads(printed(capsys, words, code=1))
    assert (result["games"], result["finished"]) == (2, 0)
    assert [bot["games"] for bot in result["bots"]] == [0, 0]


def test_an_arena_that_is_stopped_says_how_far_they_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(meetings: tuple[Meeting], *_: object) -> Iterator[tuple[int, Played]]:
        for played in meet(meetings[0], 1, 1):
            yield 0, played
        raise KeyboardInterrupt

    monkeypatch.setattr("game.commands.arena.played", stopped)
    assert main(["arena", "crown", "lucky,lucky", "-n", "9", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 1
    assert "Stopped; this is how far they came." in said.err


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("arena", ["lucky,lucky"]),
        ("round_robin", ["--round-robin", "lucky,greedy"]),
        ("ladder", ["--ladder", "--step", "adept"]),
    ],
)
def test_who_is_stopped_before_a_game_has_ended_says_so_and_no_more(
    module: str, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> Iterator[tuple[int, Played]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"game.commands.{module}.played", stopped)
    assert refused(capsys, ["arena", "crown", *words]) == (1, "Stopped before a game had ended.")


@pytest.mark.skipif(sys.platform == "win32", reason="there a program is not told to end, but ended")
def test_an_arena_that_is_told_to_end_says_how_far_they_came_and_nothing_else(tmp_path: Path) -> None:
    results = tmp_path / "results"
    words = ["arena", "crown", "lucky,lucky", "-n", "100000", "--jobs", "2", "--keep-results", str(results)]
    running = subprocess.Popen(
        [sys.executable, "-m", "game", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while not results.exists() or results.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < until, "no game has come to its end"
        time.sleep(0.05)
    running.terminate()
    out, err = running.communicate(timeout=60)
    assert err == "Stopped; this is how far they came.\n"
    assert "games of Crown of Emara came to their end" in out
    assert running.returncode == 1


def test_a_table_that_goes_to_a_file_is_not_cut(capsys: pytest.CaptureFixture[str]) -> None:
    grid = Grid("a long name", "another")
    grid.add_row("n" * 90, "m" * 90)
    paper().print(grid)
    out = capsys.readouterr().out
    assert "n" * 90 in out
    assert "m" * 90 in out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/full")
def test_a_chronicle_that_cannot_be_written_ends_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "crown-00001.caravan").symlink_to("/dev/full")
    code, said = refused(capsys, ["arena", "crown", "lucky,lucky", "-n", "1", "--jobs", "1", "--keep", str(tmp_path)])
    assert code == 1
    assert "crown-00001.caravan” cannot be written: No space left on device." in said


def test_a_round_robin_rates_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "crown", "--round-robin", "lucky,greedy", "--seats", "2", "-n", "4", "--jobs", "1"]
    result = json.loads(printed(capsys, [*words, "--json"]))
    assert list(result) == ["box", "seats", "games", "seconds", "levels"]
    assert (result["box"], result["seats"], result["games"]) == ("crown", 2, 4)
    assert [level["level"] for level in result["levels"]] == ["greedy", "lucky"]
    for level in result["levels"]:
        assert level["low"] <= level["elo"] <= level["high"]
    assert "Elo after 4 games" in printed(capsys, words)


def test_one_step_of_the_ladder_can_be_played_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    words = ["arena", "crown", "--ladder", "--step", "adept", "--seats", "2", "-n", "4", "--budget-scale", "0.05"]
    words += ["--jobs", "1", "--keep-results", str(tmp_path / "r"), "--markdown", str(page)]
    main([*words, "--json"])
    [rung] = json.loads(capsys.readouterr().out)
    assert (rung["step"], rung["seats"], rung["games"]) == ("adept", 2, 2)
    assert rung["met"] is (rung["share"] >= 0.65)
    main(words)
    assert "adept against novice" in capsys.readouterr().out
    assert "| Crown of Emara | 2 | adept against novice | × 0.05 | 2 |" in page.read_text(encoding="utf-8")


def test_what_each_level_gives_away_is_held_against_its_cap(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "crown", "--caps", "-n", "3", "--budget-scale", "0.02", "--jobs", "1", "--json"]
    main(words)
    losses = json.loads(capsys.readouterr().out)
    assert [one["level"] for one in losses] == list(OFFERED)
    for one in losses:
        assert one["positions"] == 3
        assert 0 <= one["mean"] <= one["percentile_95"] <= one["worst"]
        assert one["within"] is (one["worst"] <= one["cap"] and not one["unweighed"])
    assert losses[-1]["worst"] == 0, "the judge agrees with itself"


# Results kept, and taken up again


ARENA = ["arena", "crown", "lucky,lucky", "--jobs", "1", "--json"]


def test_an_arena_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results"
    whole = json.loads(printed(capsys, [*ARENA, "-n", "5"]))
    kept = [*ARENA, "--keep-results", str(file)]
    printed(capsys, [*kept, "-n", "3"])
    written = file.read_bytes()
    file.write_bytes(written[:-20])
    played: list[int] = []

    def noted(meeting: Meeting, number: int) -> Played:
        played.append(number)
        return play(meeting, number)

    monkeypatch.setattr(arena, "play", noted)
    again = json.loads(printed(capsys, [*kept, "-n", "5"]))
    assert played == [2, 3, 4], "the game on the broken line is played again"
    assert {**again, "seconds": 0} == {**whole, "seconds": 0}
    assert file.read_bytes().startswith(written)
    json.loads(printed(capsys, [*kept, "-n", "5"]))
    assert played == [2, 3, 4]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seed", "2"], "seed 1, not 2"),
        (["--budget-scale", "0.5"], "plan table lucky,lucky, not table lucky,lucky ×0.5"),
        (["--set", "start=28"], "variant {'start': 'card'"),
        (["--stats"], "not table lucky,lucky with stats"),
    ],
)
def test_results_of_another_meeting_are_refused(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = [*ARENA, "--keep-results", str(tmp_path / "results"), "-n", "1"]
    printed(capsys, kept)
    code, said = refused(capsys, [*kept, *words])
    assert code == 2
    assert "holds results of another meeting" in said
    assert sentence in said


def test_levels_that_play_differently_now_are_another_meeting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = [*ARENA, "--keep-results", str(tmp_path / "results"), "-n", "1"]
    printed(capsys, kept)
    monkeypatch.setattr("game.commands.series.LEVELS", ())
    assert "holds results of another meeting: levels " in refused(capsys, kept)[1]


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    kept = [*ARENA, "--keep-results", str(file), "-n", "2"]
    printed(capsys, kept)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{}\n" + lines[2])
    assert refused(capsys, kept) == (2, f"Line 2 of “{file}” is no result.")


def test_what_happened_is_counted_from_the_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ["arena", "crown", "lucky,lucky", "--jobs", "1", "--stats", "-n", "2"]
    kept += ["--keep-results", str(tmp_path / "results")]
    first, again = printed(capsys, kept), printed(capsys, kept)
    assert first[first.index("What happened") :] == again[again.index("What happened") :]


# Fairness


def test_the_proof_of_fairness_as_json_is_a_contract(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prove_fair, "PLAYERS", ("lucky",))
    monkeypatch.setattr(prove_fair, "DEALS", 20)
    words = ["prove-fair", "crown", "--level", "novice", "-n", "30", "--jobs", "1", "--seed", "3"]
    proof = json.loads(printed(capsys, [*words, "--json"]))
    assert (proof["box"], proof["level"], proof["positions"]) == ("crown", "novice", 30)
    assert proof["hiding"] > 5
    assert proof["worlds"] == 90
    assert (proof["differing_views"], proof["differing_choices"], proof["unfair"]) == (0, 0, [])
    assert {row["what"] for row in proof["dealt"]} >= {"estates.hand", "favors.groups", "events.groups"}
    out = printed(capsys, words)
    assert "novice at 30 positions of Crown of Emara" in out
    assert out.endswith("Fair.\n")


def test_an_unfair_bot_is_named_with_what_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Peeker:
        def __init__(self, table: Table) -> None:
            self.table = table

        def think(self, view: View, ask: Ask) -> Thought:
            yield
            return Chance(int(digest(self.table), 16)).pick(options(view))

    monkeypatch.setattr(prove_fair, "PLAYERS", ("lucky",))
    monkeypatch.setattr(prove_fair, "DEALS", 2)
    monkeypatch.setattr(prove_fair.Trial, "bot", lambda _trial, table: Peeker(table))
    words = ["prove-fair", "crown", "--level", "novice", "-n", "12", "--jobs", "1"]
    out = printed(capsys, words, code=1)
    [number, *_] = [line.split("position ")[1].split(",")[0] for line in out.splitlines() if "Not fair" in line]
    assert f"--seed 1 --budget-scale 0.1 --only {number}" in out
    assert "Not shown to be fair." in out
    again = printed(capsys, [*words, "--only", number], code=1)
    assert f"Not fair: position {number}," in again


# Replay


def test_a_text_that_is_no_chronicle_exits_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, content in enumerate((b"", b"dear diary\n", b"\xff\xfe\x00", b"caravanserai chronicle 1\nbox crown\n")):
        path = tmp_path / f"{number}.caravan"
        path.write_bytes(content)
        code, said = refused(capsys, ["replay", str(path)])
        assert code == 2
        assert said.endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("digest ", "digest 0", "ends on a different table"),
        ("box crown", "box chess", "There is no box “chess” on the shelf"),
        ("edition 1", "edition 9", "played by edition 9"),
        ("begin\n", "begin\nplay the fool\n", "“play the fool” is not among the choices"),
    ],
)
def test_a_chronicle_that_does_not_reproduce_exits_1(
    old: str, new: str, sentence: str, chronicle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.caravan"
    path.write_text(chronicle.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    code, said = refused(capsys, ["replay", "--check", str(path)])
    assert code == 1
    assert sentence in said


def test_a_game_is_told_as_somebody_saw_it_who_holds_no_cards(
    chronicle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, ["replay", str(chronicle)]).splitlines()
    assert lines.count("Round 1") == lines.count("Round 6") == 1
    assert sum(line.endswith("draws three cards.") for line in lines) == 12
    assert lines[-2].startswith("1. lucky ")
    assert lines[-1].startswith("2. lucky ")


def test_notes_are_told_where_they_were_made(
    chronicle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "noted.caravan"
    path.write_text(
        chronicle.read_text(encoding="utf-8").replace("begin\n", "begin\n# a dog barked\n"), encoding="utf-8"
    )
    assert "(a dog barked)\n" in printed(capsys, ["replay", str(path)])


def test_whoever_took_over_a_seat_is_told_by_name_from_then_on(
    chronicle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, notes = tmp_path / "reseated.caravan", "# seat 0 is now human Ann\n# seat 1 is now novice Ann\n"
    path.write_text(chronicle.read_text(encoding="utf-8").replace("begin\n", f"begin\n{notes}"), encoding="utf-8")
    _, _, after = printed(capsys, ["replay", str(path)]).partition("(seat 1 is now novice Ann)")
    assert "Ann draws three cards." in after
    assert "lucky" not in after


def test_a_game_is_told_as_far_as_it_can_be_played(
    chronicle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.caravan"
    path.write_text(chronicle.read_text(encoding="utf-8").replace("digest ", "digest 0"), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    said = capsys.readouterr()
    assert "Round 6" in said.out
    assert said.err == "This chronicle ends on a different table than it says; it cannot be trusted.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no head")
def test_a_reader_that_has_seen_enough_is_no_error(chronicle: Path) -> None:
    words = f"{sys.executable} -m game replay {chronicle} | head -n 1"
    done = subprocess.run(words, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


# What is not loaded


@pytest.mark.parametrize("words", [["--version"], ["arena", "crown", "lucky,lucky", "-n", "1", "--json"]])
def test_neither_pygame_nor_numpy_is_loaded(words: list[str]) -> None:
    program = (
        "import sys\nfrom game.cli import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "sys.exit(bool({'pygame', 'numpy', 'pytmx'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
