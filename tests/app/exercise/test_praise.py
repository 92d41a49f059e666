"""The praise for a right answer: ten of them, and not the same one twice running."""

from zlib import crc32

from streamlit.testing.v1 import AppTest

from tests.app.course import Place, course_places
from tests.app.playing import WORDS, click, go_to_step, open_step, solve
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.praise import PRAISES

PRAISED = {escape_markdown(WORDS(one)) for one in PRAISES.values()}
FIRST, *OTHERS = [one for one in course_places() if one.step.question is None][:60]


def praise_of(at: AppTest) -> str:
    """Return the praise on the page."""
    said = at.success[0].value
    (found,) = (one for one in PRAISED if said.startswith(f"**{WORDS('feedback-title-right')}.** {one}"))
    return found


def number_of(place: Place) -> int:
    """Return the number of the praise that a step has by itself."""
    return crc32(place.item_id.encode()) % len(PRAISES)


def test_there_are_ten_different_ones() -> None:
    assert len(PRAISED) == len(PRAISES) == 10


def test_a_step_keeps_its_praise() -> None:
    at = solve(open_step(FIRST), FIRST)
    before = praise_of(at)
    assert before == escape_markdown(WORDS(PRAISES[number_of(FIRST)]))
    click(at, "again")
    assert praise_of(solve(at, FIRST)) == before


def test_two_steps_one_after_the_other_have_different_praise() -> None:
    same = next(one for one in OTHERS if number_of(one) == number_of(FIRST))
    at = solve(open_step(FIRST), FIRST)
    before = praise_of(at)
    assert praise_of(solve(go_to_step(at, same), same)) != before
