"""Guessing the plays of a record: nothing is shown before the try, any legal play counts, and it is compared."""

import json

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, board_of, click, follower, line_of_plays, make_play, open_app, run, texts, verdicts
from tutor.app.base.library import library
from tutor.app.base.markdown import markdown
from tutor.app.board.protocol import items_of
from tutor.app.replay.guess import read_guesses, score_of, to_guess
from tutor.app.visitor.session import Guesses
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.records import Likeness, compare_guess
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Capture, Play, Reading, legal_plays
from tutor.engine.zwickern import make_play as played

GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")


def guessing(ply: int = 1) -> AppTest:
    """The page where a play is to be guessed first."""
    return open_app("replay", ply=str(ply), mode="guess")


def another(ply: Ply) -> Play:
    """A legal play that was not made."""
    return next(play for play in legal_plays(ply.position) if play != ply.play)


def shown(at: AppTest) -> str:
    """All that the page says, without what keeps it from being markup."""
    said = [texts(at), *verdicts(at), *(one.value for one in at.info), at.title[0].value]
    return "\n".join(said).replace("\\", "")


def test_before_the_try_nothing_gives_away_the_play_or_what_comes_after() -> None:
    at = guessing(3)
    ply = GAME.plies[2]
    assert at.title[0].value.replace("\\", "") == WORDS("guess-title", seat="Dianne", number=3)
    assert board_of(at)["said"] == WORDS("guess-title", seat="Dianne", number=3)
    assert markdown(play_line(ply.position, ply.play)).replace("\\", "") not in shown(at)
    assert (ply.entry.note or "").split(".")[0] not in shown(at)
    board = board_of(at)
    assert board["interactive"]
    opened = [seat["label"] for seat in board["seats"] if items_of(board, "hand", seat["id"]) is not None]
    assert opened == ["Dianne"], "others are closed"
    cells = [cell for part in line_of_plays(at)["sections"] for row in part["rows"] for cell in row if cell]
    assert all((cell["text"], cell["marks"], "kind" in cell) == ("", [], False) for cell in cells if cell["ply"] >= 3)
    assert all("kind" in cell for cell in cells if cell["ply"] < 3)


@pytest.mark.parametrize("key", ["replay-forward", "replay-last", "replay-round-forward"])
def test_no_button_leads_beyond_the_play_to_guess(key: str) -> None:
    at = guessing(3)
    assert at.button(key=key).disabled
    click(at, "guess-show")
    assert not at.button(key=key).disabled
    assert not at.button(key="replay-back").disabled


def test_guessing_begins_at_the_play_of_the_address_and_then_no_address_leads_beyond_the_play_to_guess() -> None:
    at = guessing(3)
    make_play(at, GAME.plies[2].position, GAME.plies[2].play)
    at.query_params["ply"] = "17"
    run(at)
    assert at.query_params["ply"] == "4"


def test_the_right_guess_is_praised_and_the_notes_are_shown() -> None:
    at = guessing(1)
    ply = GAME.plies[0]
    make_play(at, ply.position, ply.play)
    assert WORDS("guess-same", seat="Beatrice") in shown(at)
    assert " ".join((ply.entry.note or "").split())[:60] in shown(at)
    assert board_of(at)["played"]["code"] == "KS"
    click(at, "replay-forward")
    assert at.title[0].value.replace("\\", "") == WORDS("guess-title", seat="Charlie", number=2)


def test_any_other_legal_play_is_compared_with_everything_that_was_there() -> None:
    at = guessing(1)
    ply = GAME.plies[0]
    guess = another(ply)
    make_play(at, ply.position, guess)
    like = compare_guess(ply.position, guess, ply.play)
    assert WORDS(f"guess-{like}", seat="Beatrice") in shown(at)
    verdict = judge(ply.position, Reading(guess))
    assert verdict.missed
    for capture in verdict.missed:
        assert markdown(play_line(ply.position, capture)).replace("\\", "") in shown(at)


def test_an_illegal_guess_is_explained_and_can_be_mended() -> None:
    at = guessing(1)
    ply = GAME.plies[0]
    wrong = Capture(ply.play.card, ply.position.table)
    make_play(at, ply.position, wrong)
    assert board_of(at)["interactive"]
    assert at.error
    assert at.query_params["ply"] == "1"
    make_play(at, ply.position, ply.play)
    assert WORDS("guess-same", seat="Beatrice") in shown(at)


def test_the_play_can_be_shown_and_counts_as_shown() -> None:
    at = click(guessing(1), "guess-show")
    assert WORDS("guess-shown") in shown(at)
    assert WORDS("guess-score", all=1, same=0, more=0, level=0, less=0, shown=1) in shown(at)


def test_guesses_can_be_made_for_one_seat_only() -> None:
    at = guessing(1)
    follower(at.selectbox, "seat to guess").set_value("Dianne")
    run(at)
    assert at.query_params["ply"] == "3", "the plays of the others are simply shown"
    ply = GAME.plies[2]
    make_play(at, ply.position, ply.play)
    click(at, "replay-last")
    assert at.query_params["ply"] == "7"


def test_guesses_survive_a_new_visit_and_can_be_begun_again() -> None:
    at = guessing(1)
    make_play(at, GAME.plies[0].position, GAME.plies[0].play)
    again = guessing(1)
    assert WORDS("guess-same", seat="Beatrice") in shown(again)
    click(again, "guess-again")
    assert again.title[0].value.replace("\\", "") == WORDS("guess-title", seat="Beatrice", number=1)
    assert again.button(key="guess-again").disabled


def test_the_score_at_the_end_counts_every_guess() -> None:
    at = guessing(len(GAME.plies) - 3)
    expected = Guesses(len(GAME.plies) - 3)
    for number in range(len(GAME.plies) - 3, len(GAME.plies) + 1):
        ply = GAME.plies[number - 1]
        plays = list(legal_plays(ply.position))
        make_play(at, ply.position, plays[0])
        expected.tried[number] = at.session_state["visit"].replay.guesses[GAME.id].tried[number]
        click(at, "replay-forward")
    score = score_of(GAME, expected)
    assert score.total() == 4
    assert at.query_params["ply"] == str(len(GAME.plies) + 1)
    text = WORDS(
        "guess-score",
        all=4,
        same=score[Likeness.SAME],
        more=score[Likeness.MORE],
        level=score[Likeness.LEVEL],
        less=score[Likeness.LESS],
        shown=0,
    )
    assert text in shown(at)
    assert at.table, "and the result is there"


KEPT = {"start": 2, "seat": "Dianne", "tried": {"3": "10S on X30 = 20", "7": ""}}


def test_kept_guesses_are_read_back() -> None:
    found = read_guesses(json.dumps(KEPT), GAME)
    assert (found.start, found.seat, found.tried) == (2, "Dianne", {3: "10S on X30 = 20", 7: ""})
    assert to_guess(GAME, found) == 11


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "[" * 100_000,
        json.dumps({**KEPT, "start": 0}),
        json.dumps({**KEPT, "start": 99}),
        json.dumps(KEPT).replace('"start": 2', '"start": 1e999'),
        json.dumps({**KEPT, "seat": "Nobody"}),
        json.dumps({**KEPT, "tried": []}),
        json.dumps({**KEPT, "tried": {"x": ""}}),
        json.dumps({**KEPT, "seat": ["Dianne"]}),
    ],
)
def test_what_is_not_a_record_of_guesses_is_ignored(text: str) -> None:
    assert read_guesses(text, GAME) == Guesses()


@pytest.mark.parametrize("tried", [{"0": ""}, {"99": ""}, {"3": "10S on X30 = 21"}, {"3": "<b>"}])
def test_a_kept_guess_that_is_not_a_legal_play_is_left_out(tried: dict[str, str]) -> None:
    assert read_guesses(json.dumps({**KEPT, "tried": tried}), GAME).tried == {}


def test_what_was_played_is_on_the_board_after_the_guess() -> None:
    at = guessing(1)
    ply = GAME.plies[0]
    make_play(at, ply.position, another(ply))
    after = played(ply.position, ply.play)
    (player,) = [seat for seat in board_of(at)["seats"] if seat["turn"]]
    shown = items_of(board_of(at), "hand", player["id"])
    left = after.hands[ply.position.turn] or ()
    assert sorted(card["cards"] for card in shown) == sorted([card.code] for card in left)


def test_what_is_guessed_in_another_tab_is_kept_as_well() -> None:
    here, there = guessing(1), guessing(1)
    for number, at in enumerate([here, there, there, there, here]):
        if number > 1:
            click(at, "replay-forward")
        click(at, "guess-show")
    assert kept_guesses() == {1, 2, 3}, "the last tab knew of the first play only"
    late = guessing(4)
    click(there, "replay-forward")
    click(there, "guess-show")
    follower(late.selectbox, "seat to guess").set_value("Albert")
    run(late)
    assert kept_guesses() == {1, 2, 3, 4}, "whom is guessed for wipes nothing out"
    click(here, "guess-again")
    assert not kept_guesses()


def kept_guesses() -> set[int]:
    """The plays that were guessed, as a new visit finds them."""
    found = open_app("replay", mode="guess").session_state["visit"].replay.guesses[GAME.id]
    return set(found.tried)
