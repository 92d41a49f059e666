"""The words of a search: what people say in place of the words of the rules, in one language."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from tutor.content.yaml.entry import Entry, Flag, LanguageCode, OneLine, ShortLine, Slug
from tutor.content.yaml.source import Path
from tutor.text.search import searchable

SearchPage = Literal["sheet", "compare", "tables", "numbers", "words", "house", "position", "cousins", "take-back"]
"""A page that a search finds beside rules: a view of the Rules page, or what takes a move back in a game."""

SEARCH_PAGES: Final[tuple[SearchPage, ...]] = get_args(SearchPage)

_Phrases = Annotated[tuple[OneLine, ...], Field(min_length=1, max_length=40)]


class SearchWords(Entry):
    """What people call things when they look for them, in one language.

    Each list of `synonyms` has words that mean the same. `ignored` words say nothing about the subject. With
    `compounds` a word may be put together from others. `asked` has questions that a rule answers, by its slug, and
    `pages` those that lead to a page.
    """

    language: LanguageCode
    synonyms: Annotated[
        tuple[Annotated[tuple[ShortLine, ...], Field(min_length=2, max_length=60)], ...], Field(max_length=300)
    ]
    ignored: Annotated[tuple[ShortLine, ...], Field(max_length=300)] = ()
    compounds: Flag = False
    asked: Annotated[Mapping[Slug, _Phrases], Field(max_length=500)] = {}
    pages: Mapping[SearchPage, _Phrases] = {}


def synonyms_twice(words: SearchWords) -> Iterator[tuple[Path, str, Path]]:
    """Yield each word that is among earlier synonyms already: its place, the word, and its first place.

    A word that is ignored as well is found too, since no search would ever see it.
    """
    places: dict[str, Path] = {searchable(word): ("ignored", place) for place, word in enumerate(words.ignored)}
    for number, same in enumerate(words.synonyms):
        for position, word in enumerate(same):
            place: Path = ("synonyms", number, position)
            first = places.setdefault(searchable(word), place)
            if first is not place:
                yield place, word, first
