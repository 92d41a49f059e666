"""Pages get the content in the language that they speak."""

import pytest

from tutor.app.base import words_and_content
from tutor.app.base.words_and_content import library, proven_library
from tutor.app.learn.challenges import challenges
from tutor.text import Words


class _German(Words):
    """English words that say that they are German."""

    def __init__(self) -> None:
        self.code = "de"


def test_in_english_it_is_what_was_proven() -> None:
    assert library() is proven_library()


def test_in_german_it_is_the_same_each_time_with_german_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    english = challenges()
    monkeypatch.setattr(words_and_content, "words", _German)
    assert library() is library()
    assert library().lessons[1].entry.title == "Karten nehmen"
    assert library().lessons[1].steps[0].position is proven_library().lessons[1].steps[0].position
    assert {lesson: [one.id for one in picked] for lesson, picked in challenges().items()} == {
        lesson: [one.id for one in picked] for lesson, picked in english.items()
    }
    own = {id(puzzle) for puzzle in library().puzzles}
    assert all(id(puzzle) in own for picked in challenges().values() for puzzle in picked)
