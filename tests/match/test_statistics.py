"""Statistics: a line a finished game, assisted wins not counted, broken lines passed over."""

from pathlib import Path

from game.match import statistics
from game.match.folders import Folders
from tests.match.tables import match, walk


def test_a_finished_game_is_counted_for_the_people_in_it(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    game = match(3, ("human", "lucky"))
    walk(game, 10_000)
    statistics.record(folders, game)
    with folders.statistics.open("a") as file:
        file.write("half a li\n")
    [finished] = statistics.games(folders)
    tally = statistics.tally([finished])["crown"]
    human = game.scores()[0]
    assert (tally.games, tally.best, tally.won) == (1, human.total, human.place == 1)


def test_an_assisted_win_is_no_win_and_bots_alone_are_no_game(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    assisted, bots = match(3, ("human", "human")), match(4, ("lucky", "lucky"))
    assisted.note("assisted: hint for seat 0")
    for game in (assisted, bots):
        walk(game, 10_000)
        statistics.record(folders, game)
    tally = statistics.tally(statistics.games(folders))["crown"]
    assert (tally.games, tally.won) == (1, 0)
