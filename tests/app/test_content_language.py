"""Pages get the content in the language that they speak."""

import pytest

from tests.app.playing import open_app, texts
from tutor.app.base import library as base_library
from tutor.app.base.library import library
from tutor.app.base.live_reload import proven_library
from tutor.app.learn.challenge_board import challenges_of_lesson, challenges_of_path
from tutor.catalogue.exercises import Puzzle
from tutor.text import Words
from tutor.text.language import UNRELEASED


class _German(Words):
    """English words that say that they are German."""

    def __init__(self) -> None:
        self.code = "de"


def test_in_english_it_is_what_was_proven() -> None:
    assert library() is proven_library()


def all_challenges() -> list[Puzzle]:
    """List the challenges of all lessons, then those of a path."""
    return [
        *(puzzle for lesson in library().lessons for puzzle in challenges_of_lesson(lesson.id)),
        *challenges_of_path("tonight"),
    ]


def test_in_german_it_is_the_same_each_time_with_german_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    english = all_challenges()
    monkeypatch.setattr(base_library, "words", _German)
    assert library() is library()
    assert library().lessons[1].entry.title == "Karten nehmen"
    assert library().lessons[1].steps[0].position is proven_library().lessons[1].steps[0].position
    assert [one.id for one in all_challenges()] == [one.id for one in english]
    own = {id(puzzle) for puzzle in library().puzzles}
    assert all(id(puzzle) in own for puzzle in all_challenges())


def test_a_step_is_in_the_language_of_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(UNRELEASED, "yes")
    address = {"lesson": "02-taking-cards", "step": "the-zwick"}
    german, other = open_app(lang="de", **address), open_app(**address)
    assert "Nimm in einem Zug alles vom Tisch" in texts(german)
    assert "Take everything on the table" not in texts(german)
    assert "Take everything on the table" in texts(other)
