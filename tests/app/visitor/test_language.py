"""The visitor's language: asked for, set and kept; a switch changes every word and loses nothing."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.playing import board_of, click, follower, open_app, open_step, run
from tutor.app.progress.imported_settings import fitting_settings
from tutor.app.visitor import attempts
from tutor.app.visitor.language import LANGUAGE, LETTERS
from tutor.app.visitor.profile import LOCAL
from tutor.text.language import UNRELEASED

PLACE = next(place for place in course_places() if place.step.position is not None)


@pytest.fixture(autouse=True)
def every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the languages that are not released yet, too."""
    monkeypatch.setenv(UNRELEASED, "1")


def first_page(at: AppTest) -> str:
    """The first of the links to the pages."""
    return str(at.get("page_link")[0].proto.label)


def test_the_address_asks_for_a_language_in_this_visit_and_sets_none() -> None:
    at = open_app(lang="de")
    assert first_page(at) == "Lernen"
    del at.query_params["lang"]
    assert first_page(run(at)) == "Lernen"
    assert LANGUAGE not in attempts.log().settings(LOCAL)


def test_a_switch_keeps_the_language_and_takes_it_out_of_the_address() -> None:
    at = open_app(lang="fr")
    assert first_page(at) == "Apprendre"
    click(at, "lang-de-switch")
    assert first_page(at) == "Lernen"
    assert "lang" not in at.query_params
    assert attempts.log().settings(LOCAL)[LANGUAGE] == "de"
    assert first_page(open_app()) == "Lernen"


def test_a_switch_leaves_the_board_what_it_was() -> None:
    at = open_step(PLACE)
    before = board_of(at)
    click(at, "lang-de-switch")
    after = board_of(at)
    assert after["epoch"] == before["epoch"]
    assert [zone["id"] for zone in after["zones"]] == [zone["id"] for zone in before["zones"]]
    assert after["words"]["rankK"] == "K"
    assert after["words"]["rankQ"] == "D"
    assert after["words"]["clear"] == "Abwählen"


def test_the_letters_on_the_cards_can_be_those_of_english() -> None:
    at = open_step(PLACE)
    click(at, "lang-de-switch")
    follower(at.toggle, f"set {LETTERS}").set_value(True)
    run(at)
    assert board_of(at)["words"]["rankQ"] == "Q"
    assert board_of(at)["words"]["clear"] == "Abwählen"
    assert attempts.log().settings(LOCAL)[LETTERS] == "yes"


def test_there_is_no_switch_while_one_language_is_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(UNRELEASED)
    at = open_app(lang="de")
    assert first_page(at) == "Learn"
    assert [one.key for one in at.button if str(one.key).startswith("lang-")] == []


def test_the_settings_of_the_language_are_taken_from_a_file() -> None:
    found = {LANGUAGE: "de", LETTERS: "yes"}
    assert fitting_settings(found, {}).settings == found
    assert fitting_settings(found, {LANGUAGE: "fr"}).settings == {LETTERS: "yes"}


def test_what_is_still_in_english_stands_in_a_container_that_says_so() -> None:
    def page() -> None:
        import streamlit as st  # noqa: PLC0415

        from tutor.app.base.words_and_content import in_its_language, told  # noqa: PLC0415
        from tutor.app.visitor.language import find_language  # noqa: PLC0415
        from tutor.text import Line  # noqa: PLC0415

        find_language()
        missing = {"variant": "Jensen", "card": "KS"}
        for message, values in (("board-take", {}), ("position-card-not-in-pack", missing)):
            with in_its_language(message, Line(message, values)):
                st.markdown(told(Line(message, values)))

    at = AppTest.from_function(page, default_timeout=30)
    at.query_params["lang"] = "de"
    german, english = run(at).main.children.values()
    assert german.type == "markdown"
    assert "lang-en-position-card-not-in-pack" in english.proto.id
