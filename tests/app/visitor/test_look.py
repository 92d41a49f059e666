"""How a learner wants boards to look: said on any board or among the settings, kept, and the same on every page."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.playing import board_of, follower, open_app, open_step, run
from tutor.app.server.style import CONTRAST_STYLE, STYLE
from tutor.app.visitor import attempts
from tutor.app.visitor.look import CONTRAST, LOOKS, MOTION, SOUND, TEXT, look_of, look_settings
from tutor.app.visitor.profile import LOCAL

OFF = {"text": False, "fourColours": False, "contrast": False, "motion": True, "sound": False}
"""As a learner finds it: cards move, and nothing sounds."""
PLACE = next(place for place in course_places() if place.step.position is not None)


def html_of(at: AppTest) -> list[str]:
    """What a page brings as HTML, styles too."""
    return [one.proto.body for one in at.get("html")]


def hearing() -> None:
    """A page on which a board has just said how it is to look."""
    from tutor.app.visitor.look import hear_look  # noqa: PLC0415

    hear_look("board")


def hear(said: object) -> None:
    """Let a new visitor's board say something."""
    at = AppTest.from_function(hearing, default_timeout=30)
    at.session_state["board"] = {"look": said}
    run(at)


def look_on(at: AppTest) -> Any:
    """How the board of a page is to look."""
    return board_of(at)["look"]


def test_a_look_is_kept_as_settings_and_read_back() -> None:
    """What is no yes is a no; motion is on unless it is a no."""
    for on in LOOKS:
        assert look_settings(look_of({on: "yes"}))[on] == "yes"
    assert look_of({TEXT: "maybe", CONTRAST: "", MOTION: "maybe", SOUND: "on"}) == look_of({}) == OFF
    for name in LOOKS:
        one = look_of({name: "no" if name == MOTION else "yes"})
        assert look_of(look_settings(one)) == one != OFF


def test_a_switch_of_the_board_is_kept_for_every_page_and_visit() -> None:
    """It is a setting of the learner; only what has changed is written."""
    assert look_on(open_step(PLACE)) == OFF
    hear({**OFF, "seq": 1, "text": True})
    assert attempts.log().settings(LOCAL) == {TEXT: "yes"}
    assert look_on(open_step(PLACE))["text"]
    for page in ("puzzles", "replay"):
        assert look_on(open_app(page))["text"], page
    assert look_on(open_app("rules", view="position"))["text"]
    hear({**OFF, "seq": 1})
    assert look_on(open_step(PLACE)) == OFF


@pytest.mark.parametrize(
    "said",
    [
        None,
        "yes",
        {"seq": 1},
        {"seq": 1, "text": "on", "fourColours": 1, "contrast": {}},
        {"seq": 1, "text": True, "fourColours": False, "contrast": False},
        {**OFF, "seq": 1, "motion": "no"},
        {**OFF, "seq": 1, "sound": 1},
        {**OFF, "seq": -1, "motion": False},
    ],
)
def test_what_no_switch_says_changes_nothing(said: object) -> None:
    """A browser may send anything."""
    hear(said)
    assert attempts.log().settings(LOCAL) == {}


def test_the_look_can_be_set_among_the_settings() -> None:
    """The same switches stand on the page of progress."""
    at = open_app("progress")
    follower(at.toggle, f"set {CONTRAST}").set_value(True)
    run(at)
    assert attempts.log().settings(LOCAL) == {CONTRAST: "yes"}
    assert follower(at.toggle, f"set {CONTRAST}").value
    assert look_on(open_step(PLACE))["contrast"]


def test_every_board_has_its_words_ready() -> None:
    """The lines are there before they are asked for, so that the switch works at once."""
    assert board_of(open_step(PLACE))["lines"][0].startswith("Table:")
    assert board_of(open_app("replay", ply="1"))["lines"][0].startswith("Played:")


def test_high_contrast_comes_with_the_setting_or_with_the_system() -> None:
    """Without the setting the same rules wait for a system that asks for more contrast."""
    rules = CONTRAST_STYLE.removeprefix("<style>").removesuffix("</style>")
    assert f"@media (prefers-contrast: more) {{{rules}}}" in STYLE
    assert CONTRAST_STYLE not in html_of(open_step(PLACE))
    attempts.log().set_setting(LOCAL, CONTRAST, "yes")
    assert CONTRAST_STYLE in html_of(open_step(PLACE))
