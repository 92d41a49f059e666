"""The glossary: the words of the table with their meanings and sources, and the search for them in a text."""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from pydantic import AfterValidator, Field

from tutor.content.yaml.entry import TEXT, Entry, OneLine, ShortLine, refused
from tutor.content.yaml.source import Path

SourceName = Literal[
    "the English description",
    "the German description",
    "Christiansen's account",
    "Dietze's and Danyliuk's books",
    "Grupp's book",
    "the French account",
    "the Zwicken article",
    "the Zwikken article",
    "our reading",
]

# A blank in a word may match a line end of the text, but never the blank line between two paragraphs.
_BLANK = r"(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)"
# A hyphen belongs to its word, because "left-hand" has nothing to do with a hand.
_BEGIN, _END = r"(?<![\w-])", r"(?![\w-])"


def _word(text: str) -> str:
    if not re.fullmatch(r"[^\W_](?:.*[^\W_])?", text):
        raise refused("content-not-a-word")
    return text


def _plain(word: str) -> str:
    """Return a word in lower case and with single blanks, the form in which words are compared."""
    return " ".join(word.casefold().split())


Word = Annotated[ShortLine, AfterValidator(_word)]


class Term(Entry):
    """A word of the table; `forms` are the other ways in which texts write it.

    `german` and `french` are its words in the German and the French source, if those have one.
    """

    term: Annotated[Word, TEXT]
    text: Annotated[str, Field(min_length=1, max_length=600), TEXT]
    source: SourceName
    german: OneLine | None = None
    french: OneLine | None = None
    forms: Annotated[tuple[Annotated[Word, TEXT], ...], Field(max_length=30)] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The term and its other forms."""
        return (self.term, *self.forms)


class Glossary(Entry):
    """All terms in the order of the file."""

    terms: Annotated[tuple[Term, ...], Field(max_length=500)]

    @cached_property
    def by_word(self) -> dict[str, Term]:
        """The terms by their words, each word in the form that `_plain` returns."""
        return {_plain(word): term for term in self.terms for word in term.words}

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern that finds any word in a text; where several begin, the longest."""
        longest_first = sorted((word for term in self.terms for word in term.words), key=len, reverse=True)
        words = "|".join(_BLANK.join(map(re.escape, word.split())) for word in longest_first)
        return re.compile(f"{_BEGIN}(?:{words}){_END}", re.IGNORECASE)


NO_GLOSSARY = Glossary(terms=())


class FoundTerm(NamedTuple):
    """A place of a term in a text, from `start` up to, not including, `end`."""

    term: Term
    start: int
    end: int


def occurrences(glossary: Glossary, text: str) -> Iterator[FoundTerm]:
    """Yield every place of a term in a text: whole words, capitals or not, and the longest where several begin."""
    for match in glossary.pattern.finditer(text) if glossary.terms else ():
        # When capitals are ignored, a few foreign letters match ours in the pattern, yet the glossary lacks the word.
        term = glossary.by_word.get(_plain(match[0]))
        if term is not None:
            yield FoundTerm(term, *match.span())


def terms_in(glossary: Glossary, *texts: str) -> tuple[Term, ...]:
    """Return the terms in the texts, each once, in the order of their first occurrence."""
    return tuple({found.term.term: found.term for text in texts for found in occurrences(glossary, text)}.values())


def words_twice(glossary: Glossary) -> Iterator[tuple[Path, str, Path]]:
    """Yield each repeated word of the glossary: the place of the repetition, the word, and its first place."""
    places: dict[str, Path] = {}
    for number, term in enumerate(glossary.terms):
        for position, word in enumerate(term.words):
            place = ("terms", number, *(("forms", position - 1) if position else ("term",)))
            first = places.setdefault(_plain(word), place)
            if first is not place:
                yield place, word, first
