"""One exercise of each kind that the course has, answered with keys alone."""

from tests.app.course import course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import expect_place, go, solve_by_keys
from tests.examples import in_turn

PLACES = list({place.step.goal.kind: place for place in reversed(course_places())}.values())


def test_every_kind_can_be_answered_with_keys_alone(visit: Visit) -> None:
    """A third of the kinds in each run."""
    places = [place for number, place in enumerate(PLACES) if in_turn(number, 3)]
    page = visit(places[0].path)
    for place in places:
        go(page, place.path)
        expect_place(page, place)
        solve_by_keys(page, place)
