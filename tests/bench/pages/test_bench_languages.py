"""What the choice of the language in the closed menu costs a page: at most a twentieth."""

from statistics import median
from time import process_time

import pytest

from tests.app.course import course_places
from tests.app.playing import open_step, run
from tutor.app.base.components import nothing
from tutor.app.visitor import look
from tutor.text.language import RELEASED

_ROUNDS = 60
_MOST = 1.05
_PLACES = [place for place in course_places() if place.step.position is not None][:3]


@pytest.mark.bench
@pytest.mark.parametrize("code", RELEASED)
def test_the_choice_of_the_language_costs_little(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same pages are drawn with it and without it by turns, so that other work on the machine slows both."""
    at = open_step(_PLACES[0])
    at.query_params["lang"] = code
    run(at)
    ways = {"with": look.language_choices, "without": nothing}
    times: dict[str, list[float]] = {way: [] for way in ways}
    for number in range(_ROUNDS):
        at.query_params["step"] = _PLACES[number % len(_PLACES)].slug
        for way in sorted(ways, reverse=number % 2 == 1):
            monkeypatch.setattr(look, "language_choices", ways[way])
            begun = process_time()
            run(at)
            times[way].append(process_time() - begun)
    ratio = median(one / other for one, other in zip(times["with"], times["without"], strict=True))
    assert ratio < _MOST, f"{median(times['with']) * 1000:.1f} ms with it"
