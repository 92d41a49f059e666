"""What comes next is named once a step is solved."""

from tests.app.course import course_places
from tests.app.playing import WORDS, open_step, solve, texts
from tutor.app.base.markdown import escape_markdown

FIRST, SECOND = course_places()[:2]


def test_a_solved_step_names_the_next_one() -> None:
    said = escape_markdown(WORDS("learn-coming", title=SECOND.step.entry.title))
    at = open_step(FIRST)
    assert said not in texts(at)
    assert said in texts(solve(at, FIRST))
