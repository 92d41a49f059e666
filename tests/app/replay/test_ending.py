"""The last deal of a game of the learner's, played against the solver."""

from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished, match_of
from tests.app.playing import WORDS, board_of, click, make_play, open_app, run, unfold
from tests.matches.playing import started
from tutor.app.base.markdown import escape_markdown
from tutor.app.replay import open_cards
from tutor.engine.zwickern import Position, deal_is_over, legal_plays, write_play
from tutor.engine.zwickern import make_play as play_out
from tutor.lab.solver import cost, solve
from tutor.matches.ending import last_own_plays
from tutor.matches.match import Match
from tutor.text import Signed

BEGAN = started("jensen", 2)
SEAT = BEGAN.people[0]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a game that is over; its last three plays of each are few enough to be counted without other processes."""
    monkeypatch.setattr(open_cards, "MOST_HELD", 5)
    return f"match/{finished(BEGAN)}/1"


def opened(game: str, **address: str) -> AppTest:
    """Open the ending of a game."""
    return open_app("replay", game=game, mode="ending", **address)


def start_of(game: str) -> tuple[int, Position]:
    """Return the play at which the ending begins, and the position before it."""
    hand = match_of_game(game).hand
    ply = next(one for one in last_own_plays(hand, SEAT) if sum(map(len, hand.positions[one].hands)) <= 5)
    return ply, hand.positions[ply]


def match_of_game(game: str) -> Match:
    """Return the match of a game."""
    return match_of(UUID(game.split("/")[1]))


def tried_in(at: AppTest) -> str:
    """Return the plays that were tried, as the address names them."""
    return "".join(at.query_params["tried"])


def said(at: AppTest) -> str:
    """Return all that the page says."""
    return " ".join(one.value for one in (*at.markdown, *at.info, *at.success))


def test_best_plays_bring_what_was_possible(game: str) -> None:
    at, (_, position) = opened(game), start_of(game)
    best = solve(position).worths[0].points
    assert escape_markdown(WORDS("ending-about")) in said(at)
    while not deal_is_over(position):
        play = solve(position).worths[0].play
        if position.turn == SEAT:
            assert board_of(at)["interactive"]
            make_play(at, position, play)
        position = play_out(position, play)
    assert [one.value for one in at.success] == [escape_markdown(WORDS("ending-best", got=Signed(best).said(WORDS)))]


def test_each_play_of_the_game_is_judged_once_asked_for(game: str) -> None:
    at = opened(game)
    hand = match_of_game(game).hand
    hidden = said(at)
    at = unfold(at, "ending-moves")
    told = said(at)
    for ply in last_own_plays(hand, SEAT):
        position, play = hand.positions[ply], hand.plays[ply]
        if sum(map(len, position.hands)) > 5:
            message = "too many cards to work out"
        else:
            lost = cost(solve(position), play)
            message = "no move was better" if lost == 0 else f"that gave away {lost} point"
        line = next(one for one in told.split("Move ") if one.startswith(f"{ply + 1},"))
        assert message in line
        assert f"Move {ply + 1}," not in hidden
    assert "In your game it was" in hidden


def test_a_play_is_undone_with_the_reply_and_the_try_is_kept_in_the_address(game: str) -> None:
    at, (_, position) = opened(game), start_of(game)
    before = board_of(at)["epoch"]
    play = next(legal_plays(position))
    make_play(at, position, play)
    assert tried_in(at).split(";")[0] == write_play(position, play)
    assert board_of(at)["epoch"] != before
    again = opened(game, tried=tried_in(at))
    assert board_of(again)["epoch"] == board_of(at)["epoch"]
    click(at, "ending-undo")
    assert board_of(at)["epoch"] == before
    click(at, "ending-back")
    assert "mode" not in at.query_params


@pytest.mark.parametrize("tried", ["nonsense", ";" * 5000, "X99", "KS x " + "QS+" * 3000, "\x00", "%ff%00"])
def test_an_address_with_anything_in_it_is_refused(game: str, tried: str) -> None:
    at = opened(game, tried=tried)
    assert board_of(at)["epoch"] == board_of(opened(game))["epoch"]


def test_where_nothing_can_be_counted_it_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_cards, "MOST_HELD", 0)
    at = opened(game)
    assert escape_markdown(WORDS("ending-uncounted")) in said(at)
    assert not board_of(at)["interactive"]


def test_only_the_learners_own_games_have_an_ending_and_it_is_found_from_the_end_of_the_game_and_the_list(
    game: str,
) -> None:
    other = open_app("replay", mode="ending")
    assert "ending-back" not in {button.key for button in other.button}
    end = open_app("play", match=game.split("/")[1])
    door = open_app("play")
    for at in (end, door):
        assert WORDS("ending-play") in [one.proto.label for one in at.get("page_link")]


def test_the_hands_of_the_others_are_hidden_until_one_opens_them(game: str) -> None:
    at, (_, position) = opened(game), start_of(game)
    other = (position.hands[1 - SEAT] or ())[0].code
    assert f"-{other}-" not in str(board_of(at))
    at.toggle(key="hands open").set_value(True)
    assert f"-{other}-" in str(board_of(run(at)))
