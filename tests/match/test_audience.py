"""Who may look: curtains between two people, none where none is needed, the public view while bots move (T24, T25)."""

from game.engine.chance import Chance
from game.engine.seats import NOBODY, Seat
from game.match.audience import Audience
from game.match.match import Match
from tests.match.tables import BOXES, match


def play_turn(game: Match) -> None:
    seat, luck = game.to_move, Chance(1)
    while game.to_move == seat:
        game.take(luck.pick(game.options()))


def test_one_person_looks_for_the_whole_game_without_a_curtain() -> None:
    game = match(2, ("lucky", "human", "lucky"))
    audience = Audience(game)
    while not game.over:
        assert audience.looker == Seat(1)
        assert audience.behind_curtain() is None
        assert not audience.follow()
        play_turn(game)


def test_the_first_person_of_several_opens_a_curtain_too() -> None:
    game = match()
    audience = Audience(game)
    assert audience.looker == NOBODY
    assert not audience.follow(), "nobody looks past a curtain"
    assert audience.behind_curtain() == game.to_move
    audience.open_curtain()
    assert audience.looker == game.to_move


def test_a_curtain_falls_between_two_people_and_not_within_a_turn() -> None:
    game = match()
    audience = Audience(game)
    audience.open_curtain()
    first = audience.looker
    play_turn(game)
    assert audience.behind_curtain() == game.to_move != first
    audience.open_curtain()
    assert audience.behind_curtain() is None


def test_while_bots_move_two_people_see_what_lies_open_to_all() -> None:
    game = match(4, ("human", "human", "lucky"))
    audience, luck = Audience(game), Chance(5)
    while game.is_human(game.to_move):
        if audience.behind_curtain() is not None:
            audience.open_curtain()
        game.take(luck.pick(game.options()))
    assert audience.follow()
    assert audience.looker == NOBODY


def test_without_secrets_no_curtain_falls() -> None:
    open_game = Match(BOXES["crown"], 3, {"full_hand": True}, match().sitters)
    audience = Audience(open_game)
    assert audience.behind_curtain() is None
    assert audience.follow()
    assert audience.looker == open_game.to_move


def test_bots_alone_are_watched_by_nobody() -> None:
    assert Audience(match(1, ("lucky", "lucky"))).looker == NOBODY
