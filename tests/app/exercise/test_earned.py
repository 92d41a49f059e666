"""The true sentence after something was earned: a first capture, tries, and a game that Zwicks or cards have won."""

import pytest

from tests.app.course import course_places, wrong_plays
from tests.app.earlier_attempts import clean, note
from tests.app.play.games import finished
from tests.app.playing import WORDS, go_to_step, make_play, open_step, solve, texts
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.result import made_the_difference
from tutor.app.exercise.task import CAPTURES
from tutor.engine.zwickern import Score
from tutor.text import Line

FIRST = escape_markdown(WORDS("earned-first"))
CAPTURE = next(one for one in course_places() if one.step.goal.kind in CAPTURES)


def test_the_first_capture_of_all_is_said_to_be_the_first() -> None:
    at = solve(open_step(CAPTURE), CAPTURE)
    assert FIRST in texts(at)


def test_after_anything_else_a_capture_is_not_the_first() -> None:
    note(clean())
    assert FIRST not in texts(solve(open_step(CAPTURE), CAPTURE))


def test_an_answer_to_a_question_before_it_is_not_a_capture() -> None:
    question = next(one for one in course_places() if one.step.question is not None)
    at = solve(open_step(question), question)
    assert FIRST not in texts(at)
    assert FIRST in texts(solve(go_to_step(at, CAPTURE), CAPTURE))
    other = next(one for one in course_places() if one.step.goal.kind in CAPTURES and one != CAPTURE)
    assert FIRST not in texts(solve(go_to_step(at, other), other))


def test_after_a_game_a_capture_is_not_the_first() -> None:
    finished()
    assert FIRST not in texts(solve(open_step(CAPTURE), CAPTURE))


def test_in_a_lesson_wrong_tries_are_counted_once_the_answer_is_right() -> None:
    note(clean())
    at = open_step(CAPTURE)
    for play in wrong_plays(CAPTURE.step)[:2]:
        assert CAPTURE.step.position is not None
        make_play(at, CAPTURE.step.position, play)
    said = escape_markdown(WORDS("earned-tries", number=3))
    assert said not in texts(at)
    assert said in texts(solve(at, CAPTURE))


def score(seat: int, **items: int) -> Score:
    """The score of a side with points for cards, Zwicks and the most cards."""
    return Score((seat,), 20, items.get("zwicks", 0), items)


@pytest.mark.parametrize(
    ("own", "other", "said"),
    [
        ({"zwicks": 2, "AS": 3}, {"KS": 3}, Line("play-won-by-zwicks", {"number": 2})),
        ({"zwicks": 2, "AS": 3}, {"KS": 2}, None),
        ({"zwicks": 3, "most_cards": 3}, {"KS": 4}, Line("play-won-by-zwicks", {"number": 3})),
        ({"zwicks": 1, "most_cards": 3}, {"KS": 1}, Line("play-won-by-cards")),
        ({"zwicks": 2}, {"KS": 2}, None),
        ({"zwicks": 2}, {"KS": 3}, None),
    ],
)
def test_what_made_the_difference_is_what_without_which_the_game_was_not_won(
    own: dict[str, int], other: dict[str, int], said: Line | None
) -> None:
    scores = [score(0, **other), score(1, **own)]
    assert made_the_difference(scores, 1) == said
