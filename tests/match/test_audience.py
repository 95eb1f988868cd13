"""Who may look: curtains between two people, none where none is needed, the public view while bots move (T24, T25)."""

from game.engine.chance import Chance
from game.engine.chronicle import Sitter
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


# -- seats that change hands


def to(game: Match, seat: Seat) -> None:
    """Play on until a seat is asked."""
    luck = Chance(3)
    while game.to_move != seat:
        game.take(luck.pick(game.options()))


def test_whoever_is_left_alone_at_the_screen_keeps_it() -> None:
    game = match()
    audience = Audience(game)
    audience.open_curtain()
    looker = audience.looker
    game.reseat(Seat(1 - looker), Sitter("lucky", "B"))
    assert not audience.follow()
    assert audience.looker == looker
    assert audience.behind_curtain() is None


def test_who_hands_over_the_own_seat_does_not_see_what_the_last_person_may_see() -> None:
    game = match(2, ("human", "human", "lucky"))
    audience = Audience(game)
    to(game, Seat(0))
    audience.open_curtain()
    first = audience.looker
    second = Seat(1 - first)
    game.reseat(first, Sitter("lucky", "A"))
    audience.follow()
    assert audience.looker == NOBODY, "the screen still stands before whoever handed over"
    to(game, second)
    assert not audience.follow()
    assert audience.behind_curtain() == second
    audience.open_curtain()
    assert audience.looker == second
    to(game, Seat(2))
    assert not audience.follow()
    assert audience.looker == second, "from now on it is the only person's screen"


def test_who_takes_a_seat_of_a_bot_opens_a_curtain_first() -> None:
    game = match(2, ("human", "lucky"))
    audience = Audience(game)
    game.reseat(Seat(1), Sitter("human", "B"))
    to(game, Seat(1))
    audience.follow()
    assert audience.behind_curtain() == Seat(1)


def test_when_the_last_person_hands_over_everybody_sees_what_lies_open() -> None:
    game = match(2, ("human", "lucky"))
    audience = Audience(game)
    game.reseat(Seat(0), Sitter("lucky", "A"))
    assert audience.follow()
    assert audience.looker == NOBODY
    game.reseat(Seat(0), Sitter("human", "A"))
    assert audience.follow()
    assert audience.looker == Seat(0), "nobody else has ever sat here"


def test_a_saved_game_remembers_that_two_people_shared_the_screen() -> None:
    game = match(2, ("human", "human", "lucky"))
    game.reseat(Seat(0), Sitter("lucky", "A"))
    again = Match.resumed(game.ruleset, game.chronicle())
    audience = Audience(again)
    assert audience.looker == NOBODY
    to(again, Seat(1))
    audience.follow()
    assert audience.behind_curtain() == Seat(1)


def test_a_saved_game_of_one_person_opens_without_a_curtain() -> None:
    game = match(2, ("human", "lucky"))
    game.reseat(Seat(0), Sitter("lucky", "A"))
    game.reseat(Seat(0), Sitter("human", "A"))
    assert Audience(Match.resumed(game.ruleset, game.chronicle())).looker == Seat(0)
