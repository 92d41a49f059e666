"""A wrong answer for which the author of the question stated a reason: the learner reads it, and not the solution."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import Place, course_places
from tests.app.playing import LEARNER, board_of, choose, open_app, table_message, tell, verdicts
from tutor.app.base.library import library
from tutor.app.base.markdown import answer_sign, escape_markdown
from tutor.app.visitor.language import ADDRESS
from tutor.catalogue.translated import in_language
from tutor.coach.question import Question
from tutor.content.files.folders import content_root
from tutor.text import language
from tutor.text.language import RELEASED


def asked(slug: str) -> tuple[Place, Question]:
    """A question of the course by its name."""
    place = next(one for one in course_places() if one.slug == slug)
    question = place.step.question
    assert question is not None
    return place, question


def reason(place: Place, answer: str, code: str) -> str:
    """The reason of the author against an answer as a page in a language writes it."""
    lesson = in_language(library(), content_root(), code).lessons[library().lessons.index(place.lesson)]
    return escape_markdown(lesson.steps[place.number].entry.reasons[answer])


@pytest.mark.parametrize("code", RELEASED)
def test_it_is_in_the_verdict_in_the_language_of_the_page(code: str) -> None:
    place, question = asked("the-picture")
    at = choose(open_app(**place.address, **{ADDRESS: code}), place.item_id, question, ("4",))
    wrong = language(code)("question-wrong")
    assert verdicts(at) == [f"**{wrong}.** {answer_sign(right=False)} {reason(place, '4', code)}"]
    choose(at, place.item_id, question, question.right)
    assert not at.error


def test_another_wrong_answer_has_its_own() -> None:
    place, question = asked("the-pack")
    at = choose(open_app(**place.address), place.item_id, question, ("56",))
    assert reason(place, "56", "en") in at.error[0].value
    choose(at, place.item_id, question, ("52",))
    assert reason(place, "56", "en") not in at.error[0].value
    assert question.option("52").why is not None


def test_it_is_said_of_a_seat_that_is_tapped() -> None:
    place, question = asked("who-starts-again")
    at = choose(open_app(**place.address), place.item_id, question, ("West",))
    (said,) = verdicts(at)
    assert reason(place, "West", "en") in said
    assert LEARNER("seat-name-east") not in said


def test_it_is_said_of_the_sum_of_the_cards_that_are_turned_up() -> None:
    place, question = asked("what-cards-score")
    at = turned(open_app(**place.address), question, 3, 7)
    (said,) = verdicts(at)
    assert said.endswith(reason(place, "10", "en"))
    at = turned(at, question, 3)
    assert reason(place, "10", "en") not in verdicts(at)[0]


def turned(at: AppTest, question: Question, *points: int) -> AppTest:
    """Turn up the cards of a pile that score so much, and answer."""
    items = [item for zone in board_of(at)["zones"] for item in zone.get("items", ())]
    chosen = [item["id"] for item in items if item.get("points") in points]
    return tell(at, {**table_message(at, question, question.right), "selected": chosen})
