"""The words of the visitor's language, and how a text in another language is marked as such."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import streamlit as st

from tutor.app.base.session import kept
from tutor.text import Foreign, Line, Words, joined_texts, language
from tutor.text.language import ENGLISH


@dataclass(slots=True)
class _Spoken:
    """The words of the visit, None before its first run."""

    words: Words | None = None


def words() -> Words:
    """Return the words of the visitor's language, which are found when a run begins; English ones before that."""
    return kept("spoken", _Spoken).words or language(ENGLISH)


def speak(words: Words) -> None:
    """Let all that is drawn from now on use these words."""
    kept("spoken", _Spoken).words = words


@contextmanager
def among_neighbours() -> Iterator[None]:
    """Call the seats of an exercise by the names that they have for a learner in what is drawn inside."""
    before = words()
    speak(before.among_neighbours())
    try:
        yield
    finally:
        speak(before)


@contextmanager
def in_its_language(place: str, *said: Line | str) -> Iterator[None]:
    """Draw what follows in a container that says its language, if one of the lines or texts is in another one.

    Two containers at one `place` would have the same key.
    """
    texts = (one if isinstance(one, str) else one.said(words()) for one in said)
    foreign = next((one.code for one in texts if isinstance(one, Foreign)), None)
    if foreign is None:
        yield
    else:
        with _in(foreign, place):
            yield


@contextmanager
def in_english(place: str) -> Iterator[None]:
    """Draw what follows in a container that says it is English, such as the faults of files."""
    with _in(ENGLISH, place):
        yield


@contextmanager
def _in(code: str, place: str) -> Iterator[None]:
    # The keeper of the focus reads the language in the key.
    with st.container(key=f"lang-{code}-{place}"):
        yield


def with_colon(text: str) -> str:
    """Return a text, or markdown, with the colon that the language puts before an explanation."""
    return words()("list-head", text=text)


def before_sentence(text: str) -> str:
    """Return a text, or markdown, with what the language puts between it and a whole sentence about it."""
    return words()("list-before-sentence", text=text)


def with_stop(text: str) -> str:
    """Return a text, or markdown, with the stop that the language puts at the end of a sentence."""
    return words()("list-stop", text=text)


def with_dots(*texts: str) -> str:
    """Return texts, or markdown, as a row, with what the language puts between them."""
    return joined_texts(words(), texts, "list-dot")
