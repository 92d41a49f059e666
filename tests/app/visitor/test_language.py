"""The visitor's language: asked for, set and kept; a switch changes every word and loses nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.playing import (
    MAIN,
    WORDS,
    board_of,
    click,
    follower,
    line_of_plays,
    open_app,
    open_step,
    run,
    texts,
)
from tutor.app.base.live_reload import Content, proven_library
from tutor.app.base.markdown import escape_markdown
from tutor.app.progress.imported_settings import fitting_settings
from tutor.app.visitor import attempt_log
from tutor.app.visitor.language import LANGUAGE, LETTERS
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.session import BrowserLanguages, Pages, Session
from tutor.catalogue.records import Record
from tutor.catalogue.translated import in_language
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.text import offered
from tutor.text.language import UNRELEASED

PLACE = next(place for place in course_places() if place.step.position is not None)

WITH_COURT = next(
    place
    for place in course_places()
    if place.step.position is not None
    and isinstance(place.step.goal, OnePlayGoal)
    and any(text[0] in "QJ" for text in place.step.entry.solutions)
)


@pytest.fixture(autouse=True)
def every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the languages that are not released yet, too."""
    monkeypatch.setenv(UNRELEASED, "1")


def first_page(at: AppTest) -> str:
    """The first of the links to the pages, after the name of the tutor."""
    return str(at.get("page_link")[1].proto.label)


def switch(at: AppTest, code: str) -> None:
    """Choose a language in the menu."""
    follower(at.segmented_control, f"set {LANGUAGE}").set_value(code)
    run(at)


def test_the_address_asks_for_a_language_in_this_visit_and_sets_none() -> None:
    at = open_app(lang="de")
    assert first_page(at) == "Lernen"
    del at.query_params["lang"]
    assert first_page(run(at)) == "Lernen"
    assert LANGUAGE not in attempt_log.log().settings(LOCAL)


def test_a_switch_keeps_the_language_and_takes_it_out_of_the_address() -> None:
    at = open_app(lang="fr")
    assert first_page(at) == "Apprendre"
    switch(at, "de")
    assert first_page(at) == "Lernen"
    assert "lang" not in at.query_params
    assert attempt_log.log().settings(LOCAL)[LANGUAGE] == "de"
    assert first_page(open_app()) == "Lernen"


def test_a_switch_leaves_the_board_what_it_was() -> None:
    at = open_step(PLACE)
    before = board_of(at)
    switch(at, "de")
    after = board_of(at)
    assert after["epoch"] == before["epoch"]
    assert [zone["id"] for zone in after["zones"]] == [zone["id"] for zone in before["zones"]]
    assert after["words"]["rankK"] == "K"
    assert after["words"]["rankQ"] == "D"
    assert after["words"]["clear"] == "Abwählen"


def test_the_letters_on_the_cards_can_be_those_of_english() -> None:
    at = open_step(PLACE)
    switch(at, "de")
    follower(at.toggle, f"set {LETTERS}").set_value(True)
    run(at)
    assert board_of(at)["words"]["rankQ"] == "Q"
    assert board_of(at)["words"]["clear"] == "Abwählen"
    assert attempt_log.log().settings(LOCAL)[LETTERS] == "yes"


@pytest.mark.parametrize(("letters", "own", "others"), [("no", "BD", "JQ"), ("yes", "JQ", "BD")])
def test_the_letters_are_the_same_on_the_board_in_sentences_and_in_a_game(letters: str, own: str, others: str) -> None:
    attempt_log.log().set_setting(LOCAL, LETTERS, letters)
    signs = re.compile(rf"\b[{own}][♠♥♦♣]"), re.compile(rf"\b[{others}][♠♥♦♣]")
    at = open_app(lang="de", **WITH_COURT.address)
    assert [board_of(at)["words"][rank] for rank in ("rankJ", "rankQ")] == list(own)
    click(at, "solution")
    solution = "\n".join(one.value for one in at.info)
    record, ply = played_court()
    at = open_app("replay", lang="de", game=record.id, ply=str(ply))
    for text in (solution, str(line_of_plays(at))):
        assert signs[0].search(text), text
        assert not signs[1].search(text), text


def played_court() -> tuple[Record, int]:
    """A record, and a play of a queen in it."""
    for record in proven_library().records:
        for number, ply in enumerate(record.plies, 1):
            if ply.play.card.rank == "Q":
                return record, number
    raise LookupError("nobody plays a queen")


def test_there_is_no_switch_while_one_language_is_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(offered.__globals__, "RELEASED", ("en",))
    monkeypatch.delenv(UNRELEASED)
    at = open_app(lang="de")
    assert first_page(at) == "Learn"
    assert [one.key for one in at.segmented_control if one.key.startswith(f"set {LANGUAGE}")] == []


@pytest.mark.parametrize(
    ("accept", "told"), [("nl, en;q=0.8", True), ("tr", True), ("fr-CA, nl", False), ("en", False), ("", False)]
)
def test_a_visitor_who_prefers_a_language_that_we_have_not_learns_that_no_browser_translates(
    accept: str, told: bool
) -> None:
    at = AppTest.from_file(MAIN, default_timeout=30)
    at.session_state["visit"] = Session(pages=Pages(browser=BrowserLanguages(None, accept)))
    assert (escape_markdown(WORDS("look-untranslated")) in texts(run(at))) == told


def test_the_settings_of_the_language_are_taken_from_a_file() -> None:
    found = {LANGUAGE: "de", LETTERS: "yes"}
    assert fitting_settings(found, {}).settings == found
    assert fitting_settings(found, {LANGUAGE: "fr"}).settings == {LETTERS: "yes"}


def test_what_is_still_in_english_is_in_a_container_that_says_so() -> None:
    def page() -> None:
        import streamlit as st  # noqa: PLC0415

        from tutor.app.base.i18n import in_its_language  # noqa: PLC0415
        from tutor.app.base.markdown import markdown  # noqa: PLC0415
        from tutor.app.visitor.language import find_language  # noqa: PLC0415
        from tutor.text import Line  # noqa: PLC0415

        find_language()
        missing = {"variant": "Jensen", "card": "KS"}
        for message, values in (("board-take", {}), ("position-card-not-in-pack", missing)):
            with in_its_language(message, Line(message, values)):
                st.markdown(markdown(Line(message, values)))

    at = AppTest.from_function(page, default_timeout=30)
    at.query_params["lang"] = "de"
    german, english = run(at).main.children.values()
    assert german.type == "markdown"
    assert "lang-en-position-card-not-in-pack" in english.proto.id


def test_a_text_of_content_that_is_not_translated_is_marked_as_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def blocks(at: AppTest) -> set[str]:
        return {str(block.proto.id).partition("lang-en-")[2] for block in every_block(at.main)} - {""}

    for page, address in (("learn", PLACE.address), ("rules", {"section": "07-the-zwick"})):
        assert blocks(open_app(page, lang="de", **address)) == set()
    monkeypatch.setattr(Content, "library", lambda *_: in_language(proven_library(), Path("nowhere"), "de"))
    assert {"title", "text-text"} <= blocks(open_app("learn", lang="de", **PLACE.address))
    found = blocks(open_app("rules", lang="de", section="07-the-zwick"))
    assert {"title", "about"} < found
    assert any(one.startswith("rule-") for one in found)


def every_block(block: Any) -> Iterator[Any]:
    """Every container on a page."""
    for child in block.children.values():
        if hasattr(child, "children"):
            yield child
            yield from every_block(child)
