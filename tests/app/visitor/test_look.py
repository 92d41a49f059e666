"""How a learner wants boards to look: said on any board or among the settings, kept, and the same on every page."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.playing import WORDS, board_of, follower, open_app, open_step, run
from tutor.app.server.style import CONTRAST_STYLE, FOUR_COLOURS_STYLE, page_style
from tutor.app.visitor import attempt_log
from tutor.app.visitor.look import (
    CONTRAST,
    FOUR_COLOURS,
    IN_WORDS,
    LOOKS,
    MENU,
    MOTION,
    SOUND,
    ZWICK_SOUND,
    look_of,
    look_settings,
)
from tutor.app.visitor.profile import LOCAL

OFF = {"text": False, "fourColours": False, "contrast": False, "motion": True, "fanfare": True, "sound": False}
"""As a learner finds it: cards move, and nothing sounds but a Zwick."""
PLACE = next(place for place in course_places() if place.step.position is not None)


def html_of(at: AppTest) -> list[str]:
    """What a page brings as HTML, styles too."""
    return [one.proto.body for one in at.get("html")]


def switched(at: AppTest, name: str, *, on: bool) -> AppTest:
    """A page after a switch of its menu was set."""
    follower(at.toggle, f"set {name}").set_value(on)
    return run(at)


def look_on(at: AppTest) -> Any:
    """How the board of a page is to look."""
    return board_of(at)["look"]


def test_a_look_is_kept_as_settings_and_read_back() -> None:
    """What is no yes is a no; motion and the sound of a Zwick are on unless they are a no."""
    for on in LOOKS:
        assert look_settings(look_of({on: "yes"}))[on] == "yes"
    assert look_of({IN_WORDS: "maybe", CONTRAST: "", MOTION: "maybe", SOUND: "on"}) == look_of({}) == OFF
    for name in LOOKS:
        one = look_of({name: "no" if name in (MOTION, ZWICK_SOUND) else "yes"})
        assert look_of(look_settings(one)) == one != OFF


def test_a_switch_of_the_menu_is_kept_for_every_page_and_visit() -> None:
    """It is a setting of the learner; only what has changed is written."""
    at = open_step(PLACE)
    assert look_on(at) == OFF
    at = switched(at, IN_WORDS, on=True)
    assert attempt_log.log().settings(LOCAL) == {IN_WORDS: "yes"}
    assert look_on(at)["text"]
    assert look_on(open_step(PLACE))["text"]
    for page in ("puzzles", "replay"):
        assert look_on(open_app(page))["text"], page
    at = open_app("rules", view="position")
    assert look_on(at)["text"]
    assert look_on(switched(at, IN_WORDS, on=False)) == OFF


@pytest.mark.parametrize("page", ["learn", "puzzles", "replay", "rules", "progress"])
def test_the_menu_of_every_page_has_a_switch_for_each_look(page: str) -> None:
    """They are in the heading, and nowhere else."""
    at = open_app(page)
    (menu,) = [one for one in at.get("popover") if one.proto.popover.label == MENU]
    assert [one.label for one in menu.toggle] == [WORDS(name) for name in LOOKS]
    assert [one.label for one in at.toggle if one.label in set(map(WORDS, LOOKS))] == [WORDS(name) for name in LOOKS]
    switched(at, CONTRAST, on=True)
    assert attempt_log.log().settings(LOCAL) == {CONTRAST: "yes"}
    assert look_on(open_step(PLACE))["contrast"]


def test_every_board_has_its_words_ready() -> None:
    """The lines are there before they are asked for, so that the switch works at once."""
    assert board_of(open_step(PLACE))["lines"][0].startswith("Table:")
    assert board_of(open_app("replay", ply="1"))["lines"][0].startswith("Played:")


def test_high_contrast_comes_with_the_setting_or_with_the_system() -> None:
    """Without the setting the same rules wait for a system that asks for more contrast."""
    rules = CONTRAST_STYLE.removeprefix("<style>").removesuffix("</style>")
    assert f"@media (prefers-contrast: more) {{{rules}}}" in page_style()
    assert CONTRAST_STYLE not in html_of(open_step(PLACE))
    attempt_log.log().set_setting(LOCAL, CONTRAST, "yes")
    assert CONTRAST_STYLE in html_of(open_step(PLACE))


def test_cards_in_running_text_have_four_colours_where_the_board_has() -> None:
    assert FOUR_COLOURS_STYLE not in html_of(open_step(PLACE))
    attempt_log.log().set_setting(LOCAL, FOUR_COLOURS, "yes")
    assert FOUR_COLOURS_STYLE in html_of(open_step(PLACE))
