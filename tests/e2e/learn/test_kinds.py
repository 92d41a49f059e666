"""One exercise of each kind that the course has, answered with keys alone, and answers that come late."""

from playwright.sync_api import expect

from tests.app.course import course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import expect_place, go, labels_of, settle, solve_by_keys, verdict
from tests.e2e.late import Late
from tests.examples import in_turn
from tutor.coach.question import Way

PLACES = list({place.step.goal.kind: place for place in reversed(course_places())}.values())


def test_every_kind_can_be_answered_with_keys_alone(visit: Visit) -> None:
    """A third of the kinds in each run."""
    places = [place for number, place in enumerate(PLACES) if in_turn(number, 3)]
    page = visit(places[0].path)
    for place in places:
        go(page, place.path)
        expect_place(page, place)
        solve_by_keys(page, place)


def test_an_event_that_is_clicked_twice_is_chosen_once(visit: Visit) -> None:
    """Who clicks twice does so before the first click is answered."""
    place = next(one for one in PLACES if one.step.question is not None and one.step.question.way is Way.ORDER)
    question = place.step.question
    assert question is not None
    page = visit(place.path)
    late = Late(page)
    expect_place(page, place)
    label = labels_of(question)[[option.id for option in question.options].index(question.right[0])]
    event = page.get_by_role("button", name=label, exact=True)
    late.hold()
    event.click()
    event.click()
    page.wait_for_timeout(500)
    late.let_through()
    expect(page.get_by_test_id("stMarkdown").get_by_role("listitem").filter(has_text=label)).to_be_visible()
    settle(page)
    expect(verdict(page)).to_have_count(0)
