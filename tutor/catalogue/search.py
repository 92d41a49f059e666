"""The search over rules, words, steps and puzzles: an index of their stems in one language, best first.

A question is a bag of stems. Synonyms have one stem in common, a compound also has those of its parts, and a word that
occurs nowhere counts as what it means in another language, or as those most like it. How well a text answers is what
BM25 says of its fields together; a question that a rule is known to answer counts too.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain, combinations
from math import log, sqrt
from typing import Any, Final, Literal, NamedTuple

from snowballstemmer import stemmer

from tutor.catalogue.exercises import Lesson, Puzzle, step_id
from tutor.catalogue.library import Library
from tutor.catalogue.tricks.exercises import TrickPuzzle, TricksLesson
from tutor.content.files.search_words import SearchPage, SearchWords
from tutor.text.search import searchable

FindableKind = Literal["rule", "page", "word", "step", "puzzle"]

_LONGEST_QUESTION, _MOST_WORDS = 200, 24
"""The most characters and words of a question that are read."""

_MOST_KEPT: Final = 40_000
"""The most words whose stems are kept; all texts of a language have less than a tenth of them."""

_LANGUAGES: Final[Mapping[str, str]] = {"en": "english", "de": "german", "fr": "french"}
_LONGEST_SNIPPET: Final = 200
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+")
_WORD: Final = re.compile(r"[a-z0-9]+")
# Umlauts as they are typed without their keys; "ue" of "bauen" and "quer" is not one.
_UMLAUT: Final = re.compile(r"(?<![aeq])([aou])e")
# An article or pronoun that is typed without its apostrophe: "largent".
_ELIDED: Final = re.compile(r"^(?:[cdjlmnst]|qu)(?=[aeiouhy])")

_TITLE, _ASKED, _TEXT, _MORE, _PART, _NUMBER = 2.5, 3.0, 1.0, 0.4, 0.5, 0.6
"""The weight of a word in each field and as a part of a compound, and that of a number in a question."""

_SOON, _LENGTH = 1.2, 0.6
"""Of BM25: how soon another occurrence of a word counts less, and how much the length of a text matters."""

_KNOWN_QUESTION, _TITLE_ASKED, _VERY_TITLE = 12.0, 0.5, 24.0
"""The weight of a known question, the part of it for a rule's title as a question, and the weight of the exact title.
"""

_IN_PART: Final = 0.4
"""The part of its score that a text keeps if it has next to nothing of the question."""

_ELSEWHERE: Final = 0.8
"""The part of its score that a rule keeps if it does not apply in the variant chosen."""

_LIKE, _MOST_LIKE, _OF_LIKE, _MOST_UNKNOWN = 0.78, 2, 0.7, 8
"""How like a known word an unknown one must be, for how many at most and with what weight; and for how many words."""

_SHORTEST_PART, _SHORTEST_COMPOUND, _LONGEST_COMPOUND, _JOINTS = 3, 7, 30, ("", "s", "n", "en", "es", "er")


class Findable(NamedTuple):
    """What a search can find; `name` is unique in its kind, and `variants` are those in which it applies, None for all.

    `asked` are questions that it answers, and `more` is text that matters less.
    """

    kind: FindableKind
    name: str
    title: str
    text: str
    more: str = ""
    asked: tuple[str, ...] = ()
    variants: tuple[str, ...] | None = None


class Hit(NamedTuple):
    """A document that answers a question, and how well."""

    document: Findable
    score: float


class _Known(NamedTuple):
    """A question that a document answers: its stems, their length as a vector of rarities, and its weight."""

    stems: frozenset[str]
    length: float
    counts: float


@dataclass(frozen=True, slots=True)
class SearchIndex:
    """The stems of documents in one language: in which ones each occurs with what weight, and how rare it is."""

    reader: "_Reader"
    documents: tuple[Findable, ...]
    postings: Mapping[str, Sequence[tuple[int, float]]]
    rarity: Mapping[str, float]
    known: Sequence[Sequence[_Known]]
    titles: Sequence[Sequence[str]]


def search(index: SearchIndex, question: str, variant: str | None = None) -> list[Hit]:
    """List what answers a question, best first; a rule that does not apply in the variant comes later.

    Only the beginning of a long question is read, and a question without words finds nothing.
    """
    wanted = _wanted(index, question)
    rare = {stem: part * index.rarity[stem] for stem, part in wanted.items()}
    words = index.reader.words(question[:_LONGEST_QUESTION])
    whole, length = sum(rare.values()), sqrt(sum(one**2 for one in rare.values()))
    scores: dict[int, float] = defaultdict(float)
    held: dict[int, float] = defaultdict(float)
    for stem, weight in rare.items():
        for place, often in index.postings[stem]:
            scores[place] += weight * often / (_SOON + often)
            held[place] += weight
    found = []
    for place, score in scores.items():
        document = index.documents[place]
        known = max((_alike(index, rare, length, one) for one in index.known[place]), default=0.0)
        total = score * (_IN_PART + (1 - _IN_PART) * held[place] / whole) + _KNOWN_QUESTION * known
        if index.titles[place] == words:
            total += _VERY_TITLE
        away = variant is not None and document.variants is not None and variant not in document.variants
        found.append((-total * (_ELSEWHERE if away else 1), place))
    return [Hit(index.documents[place], -score) for score, place in sorted(found)]


def snippet(index: SearchIndex, question: str, text: str) -> str:
    """Return the sentence of a text that has most of a question, the first of several, cut off if it is long."""
    wanted = _wanted(index, question)
    sentences = _SENTENCE_END.split(text.strip())
    held = [sum(index.rarity[stem] for stem in wanted.keys() & set(index.reader.stems(one))) for one in sentences]
    best = sentences[held.index(max(held))]
    return best if len(best) <= _LONGEST_SNIPPET else f"{best[:_LONGEST_SNIPPET].rpartition(' ')[0]} …"


def index_of(documents: Iterable[Findable], words: SearchWords, foreign: Mapping[str, str]) -> SearchIndex:
    """Return the index of documents in the language of the words of a search.

    `foreign` has words of other languages, as `searchable` makes them, each with the words for it in this one.
    """
    reader, found = _Reader(words, foreign), tuple(documents)
    reader.occurring = {word for one in found for text, _ in _fields(one) for word in reader.words(text)}
    weights = [_weighed(reader, one) for one in found]
    usual = sum(sum(one.values()) for one in weights) / max(len(found), 1)
    postings: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for place, stems in enumerate(weights):
        length = 1 - _LENGTH + _LENGTH * sum(stems.values()) / usual
        for stem, weight in stems.items():
            postings[stem].append((place, weight / length))
    rarity = {stem: log(1 + (len(found) + 0.5 - len(one)) / (len(one) + 0.5)) for stem, one in postings.items()}
    known = []
    for one in found:
        questions = [(one.title, _TITLE_ASKED), *((question, 1.0) for question in one.asked)]
        stems_of = [(frozenset(reader.stems(question)), counts) for question, counts in questions]
        known.append([_Known(stems, _length(rarity, stems), counts) for stems, counts in stems_of if stems])
    titles = [reader.words(one.title) for one in found]
    return SearchIndex(reader, found, dict(postings), rarity, known, titles)


def documents_of(library: Library, code: str, pages: Mapping[SearchPage, tuple[str, str]]) -> Iterator[Findable]:
    """Yield the rules, words, steps and puzzles of a library in a language, and pages with their titles and texts."""
    words = library.searches.get(code)
    asked = {} if words is None else words.asked
    for section in library.sections:
        for rule in section.rules:
            entry, more = rule.entry, f"{section.entry.title} {rule.entry.reading or ''}"
            yield Findable("rule", rule.slug, entry.title, entry.text, more, asked.get(rule.slug, ()), rule.variants)
    for name, (title, text) in pages.items():
        yield Findable("page", name, title, text, "", () if words is None else words.pages.get(name, ()))
    for term in library.glossary.terms:
        yield Findable("word", term.term, " ".join(term.words), term.text)
    for lesson in chain[Lesson | TricksLesson](library.lessons, library.tricks):
        for step in lesson.steps:
            yield Findable("step", step_id(lesson, step), step.entry.title, step.entry.text)
    for puzzle in chain[Puzzle | TrickPuzzle](library.puzzles, library.trick_puzzles):
        if puzzle.entry.title is not None:
            yield Findable("puzzle", puzzle.id, puzzle.entry.title, "")


def foreign_words(library: Library, others: Iterable[Library]) -> dict[str, str]:
    """Return the words that other languages have for the terms of a library's glossary, each with the term."""
    found: dict[str, str] = {}
    for other in others:
        # A glossary has the same terms in the same order in every language.
        for own, said in zip(library.glossary.terms, other.glossary.terms, strict=False):
            for word in (*said.words, own.german, own.french):
                found.setdefault(searchable(word or ""), own.term)
    return found


def _make_room(kept: dict[str, Any]) -> None:
    """Forget what is kept of words once there are too many, which only what visitors type can bring about."""
    if len(kept) >= _MOST_KEPT:
        kept.clear()


class _Reader:
    """The stems of texts in one language; `occurring` are the words of all documents once they are known."""

    def __init__(self, words: SearchWords, foreign: Mapping[str, str]) -> None:
        self._language, self._compounds, self._foreign = words.language, words.compounds, foreign
        self._stem = stemmer(_LANGUAGES[words.language])
        self._stems: dict[str, str] = {}
        self._parts: dict[str, list[str]] = {}
        # A word written as it is here comes before its stem: the game Zwicken is not a form of Zwick.
        self._said = {tuple(self.words(word)): "" for word in words.ignored}
        for same in words.synonyms:
            self._said |= {tuple(self.words(word)): "=" + "".join(self.words(same[0])) for word in same}
        stems = reversed(self._said.items())  # Of two with one stem the first has it.
        self._synonyms = {tuple(map(self._stem_of, said)): stem for said, stem in stems if stem}
        self._longest = max(map(len, self._said), default=1)
        self.occurring: Collection[str] = ()

    def words(self, text: str) -> list[str]:
        plain = searchable(text)
        return _WORD.findall(_UMLAUT.sub(r"\1", plain) if self._language == "de" else plain)

    def stems(self, text: str) -> Iterator[str]:
        """Yield the stems of a text, one for each word or synonym that is not ignored."""
        return (stem for stem, _ in self.stems_and_words(text))

    def stems_and_words(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the stems of a text, each with its word, "" for a synonym, which may be several words."""
        words = self.words(text)
        stems, place = list(map(self._stem_of, words)), 0
        while place < len(words):
            for size in range(min(self._longest, len(words) - place), 0, -1):
                end = place + size
                synonym = self._said.get(tuple(words[place:end]), self._synonyms.get(tuple(stems[place:end])))
                if synonym is not None:
                    if synonym:
                        yield synonym, ""
                    place = end
                    break
            else:
                word = words[place]
                if len(word) > 1 or word.isdecimal():
                    yield stems[place], word
                place += 1

    def parts(self, word: str) -> list[str]:
        """List the stems of the two words of a compound, none if it is no compound of words that occur."""
        if not self._may_be_compound(word):
            return []
        if word not in self._parts:
            _make_room(self._parts)
            self._parts[word] = self._two_parts(word)
        return self._parts[word]

    def meant(self, word: str) -> dict[str, float]:
        """Return the stems of what is meant by a word that does not occur, by its language, its parts or its letters.

        Each has a weight that says how certain it is.
        """
        if word in self._foreign:
            return dict.fromkeys(self.stems(self._foreign[word]), 1.0)
        bare = _ELIDED.sub("", word) if self._language == "fr" else word
        if bare != word and self._occurs(bare):
            return dict.fromkeys(self.stems(bare), 1.0)
        return dict.fromkeys(self.parts(word) or self._alike(word) or self._one_part(word), _OF_LIKE)

    def _stem_of(self, word: str) -> str:
        found = self._stems.get(word)
        if found is None:
            _make_room(self._stems)
            found = self._stems[word] = self._stem.stemWord(word)
        return found

    def _may_be_compound(self, word: str) -> bool:
        return self._compounds and _SHORTEST_COMPOUND <= len(word) <= _LONGEST_COMPOUND

    def _two_parts(self, word: str) -> list[str]:
        for cut in range(len(word) - _SHORTEST_PART, _SHORTEST_PART - 1, -1):
            first, last = word[:cut], word[cut:]
            firsts = (first.removesuffix(joint) for joint in _JOINTS)
            known = next((one for one in firsts if len(one) >= _SHORTEST_PART and self._occurs(one)), None)
            if known is not None and self._occurs(last):
                return [*self.stems(known), *self.stems(last)]
        return []

    def _one_part(self, word: str) -> list[str]:
        """List the stems of the longest end of a compound that occurs, else of its longest beginning, if any does."""
        cuts = range(_SHORTEST_PART, len(word) - _SHORTEST_PART) if self._may_be_compound(word) else ()
        halves = chain((word[cut:] for cut in cuts), (word[:-cut] for cut in cuts))
        return list(self.stems(next((one for one in halves if self._occurs(one)), "")))

    def _occurs(self, word: str) -> bool:
        return word in self.occurring or (self._stem_of(word),) in self._synonyms

    def _alike(self, word: str) -> list[str]:
        known = chain(self.occurring, *self._said)
        likely = sorted({one for one in known if one[0] == word[0] and abs(len(one) - len(word)) <= 2})
        enough = min(_LIKE, 1 - 1 / len(word))  # One letter of four may be wrong.
        found = get_close_matches(word, likely, _MOST_LIKE, enough) if len(word) > _SHORTEST_PART else []
        return list(chain.from_iterable(map(self.stems, found)))


def _fields(document: Findable) -> tuple[tuple[str, float], ...]:
    asked = " ".join(document.asked)
    return (document.title, _TITLE), (asked, _ASKED), (document.text, _TEXT), (document.more, _MORE)


def _weighed(reader: _Reader, document: Findable) -> dict[str, float]:
    """Return the weight of each stem in a document."""
    found: dict[str, float] = defaultdict(float)
    for text, weight in _fields(document):
        for stem, word in reader.stems_and_words(text):
            found[stem] += weight
            for part in reader.parts(word):
                found[part] += weight * _PART
    return found


def _wanted(index: SearchIndex, question: str) -> dict[str, float]:
    """Return the stems that a question asks for, each with its weight."""
    found, unknown = dict[str, float](), list[str]()
    # Numbers of which two make a third, as 4, 5 and 9, are a question about sums.
    asked = question[:_LONGEST_QUESTION].replace("+", " plus ")
    numbers = [int(word) for word in index.reader.words(asked)[:_MOST_WORDS] if word.isdecimal()]
    if any(first + second in numbers for first, second in combinations(numbers, 2)):
        asked += " plus"
    pairs = list(index.reader.stems_and_words(asked))
    for stem, word in pairs[:_MOST_WORDS]:
        if stem in index.postings:
            found[stem] = _NUMBER if stem.isdecimal() else 1.0
        elif word:
            unknown.append(word)
    for word in unknown[:_MOST_UNKNOWN]:
        for stem, counts in index.reader.meant(word).items():
            if stem in index.postings:
                found.setdefault(stem, counts)
    return found


def _alike(index: SearchIndex, rare: Mapping[str, float], length: float, known: _Known) -> float:
    """Return how alike a question is to one that is known, from 0 to 1, by the cosine of their stems by rarity."""
    shared = sum(weight * index.rarity[stem] for stem, weight in rare.items() if stem in known.stems)
    return known.counts * (shared / (length * known.length)) ** 2 if shared else 0.0


def _length(rarity: Mapping[str, float], stems: Iterable[str]) -> float:
    return sqrt(sum(rarity[stem] ** 2 for stem in stems))
