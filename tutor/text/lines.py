"""Messages with their parameters, as the coach makes them, and their words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Final, Protocol, TypeAlias

from tutor.engine.cards import Card
from tutor.text.cards import RANK_NAMES, card_sign, listed, rank_kind
from tutor.text.families import Family
from tutor.text.forms import BARE, Phrase
from tutor.text.language import FOREIGN, LONGEST, Words


class Sayable(Protocol):
    """A thing that can be said in a language, such as a line, or an item on the table of a game."""

    def said(self, words: Words) -> str:
        """Return its words for the middle of a sentence."""


Value: TypeAlias = str | int | Card | Sayable


@dataclass(frozen=True, slots=True)
class OneOf:
    """Alternative numbers, which are written as 4 or 14."""

    numbers: tuple[int, ...]

    def said(self, words: Words) -> str:
        """Write the numbers as a list with or."""
        return listed(words, list(map(str, self.numbers)), choice=True)


@dataclass(frozen=True, slots=True)
class Signed:
    """A number that may be below zero, with a minus sign and not a hyphen.

    >>> from tutor.text import language
    >>> Signed(-6).said(language("de")), Signed(6).said(language("de"))
    ('−6', '6')
    """

    number: int

    def said(self, words: Words) -> str:
        """Write the number."""
        return f"−{-self.number}" if self.number < 0 else str(self.number)


@dataclass(frozen=True, slots=True)
class Listed:
    """Values as a list: a, b and c."""

    values: "tuple[Value, ...]"

    def said(self, words: Words) -> str:
        """Write the values one after the other."""
        return listed(words, [said(words, value) for value in self.values])


@dataclass(frozen=True, slots=True)
class Joined:
    """Any number of values, joined two at a time by a message with a first and a last, such as a sum."""

    values: "tuple[Value, ...]"
    message: str

    def said(self, words: Words) -> str:
        """Join the first two values, then the result and the third, and so on."""
        # Hundreds of values nested in each other, as lines can be, would recurse too deeply.
        if len(self.values) < 2:
            return "".join(said(words, value) for value in self.values)
        words = words.speaking(self.message)
        parts = [_parameter(words, value) for value in self.values]
        return str(reduce(lambda first, last: words.given(self.message, {"first": first, "last": last}), parts))


def joined_texts(words: Words, texts: Iterable[str], message: str = "list-comma") -> str:
    """Join texts that are written already, two at a time, by a message with a first and a last; "" without any."""
    return Joined(tuple(texts), message).said(words)


@dataclass(frozen=True, slots=True)
class Line:
    """A message id of the language files, and the values of its parameters."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.message, frozenset(self.values.items())))

    def __str__(self) -> str:
        return f"{self.message}({', '.join(f'{name}={value}' for name, value in self.values.items())})"

    def said(self, words: Words) -> str:
        """Return the words of the message with its values."""
        speaking = words.speaking(self.message)
        values = {name: _parameter(speaking, value) for name, value in self.values.items()}
        text = speaking.given(self.message, values)
        return text if speaking is words else FOREIGN[speaking.code](text)


YOU: Final = "You"
"""The name of a seat or a side that is the learner."""

_KINDS: Final = {YOU: "you", "They": "they"}
NEIGHBOURS: Final[Mapping[str, str]] = {
    "North": "Wiebke",
    "East": "Merle",
    "South": "Ole",
    "West": "Hein",
    "North-East": "Inga",
    "South-East": "Momme",
    "South-West": "Geske",
    "North-West": "Finn",
}
"""Who sits at the points of the compass in an exercise, in which the learner has one of the seats."""

_NAMES = Family("seat-name-{}", (*NEIGHBOURS, "We", "They", "You"), str.lower)


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a seat or a side as its file gives it.

    The points of the compass, We, They and You are words of each language, also two of them, as in North and South.
    Words of a learner, who sits among `NEIGHBOURS`, have their names in place of the points of the compass.
    """

    name: str

    def said(self, words: Words) -> str:
        """Write the name for the middle of a sentence, where You and They may have a lower-case letter and cases."""
        name = self._shown(words)
        if name in _KINDS:
            return words.formed(words(_NAMES[name]), _KINDS[name])
        two = name.split(" and ")
        if len(two) == 2 and all(one in _NAMES for one in two):
            first_you = sorted(map(Name, two), key=lambda one: one._shown(words) != YOU)
            return Joined(tuple(first_you), "side").said(words)
        return words.formed(words(_NAMES[name]) if name in _NAMES else name, "name")

    def label(self, words: Words) -> str:
        """Write the name for use on its own, as in a list of the seats."""
        name = self.said(words)
        return name[:1].upper() + name[1:] if self._shown(words) in _KINDS else name

    def _shown(self, words: Words) -> str:
        return NEIGHBOURS.get(self.name, self.name) if words.neighbours else self.name


def as_subject(name: str) -> "dict[str, Value]":
    """Return the name of a seat as the subject of a sentence, and whether it is you, which changes the verb.

    >>> as_subject("North")
    {'seat': Name(name='North'), 'you': 'no'}
    """
    return {"seat": Name(name), "you": "yes" if name == YOU else "no"}


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing that can have an article: its words by themselves, and its words after an article."""

    kind: str
    alone: Line
    stem: Line

    def said(self, words: Words) -> str:
        """Write the thing in the form of the words."""
        if words.form == BARE:
            return self.alone.said(words)
        return words.formed(self.stem.said(words.shaped(BARE)), self.kind)


def rank_noun(rank: str) -> Noun:
    """Name a rank as a thing that can have an article, as the ace."""
    name = Line(RANK_NAMES[rank])
    return Noun(rank_kind(rank), name, name)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line as a sentence of its own within another one, as between quotation marks: it begins with a capital."""

    line: Line

    def said(self, words: Words) -> str:
        """Write the line, the first letter a capital."""
        return render(words, self.line)


def render(words: Words, line: Line) -> str:
    """Write a line, the first letter a capital."""
    text = line.said(words)
    return type(text)(text[:1].upper() + text[1:])


def said(words: Words, value: Value) -> str:
    """Return the words of a value for the middle of a sentence; a card is written by its sign."""
    if isinstance(value, Card):
        return card_sign(words, value)
    return str(value) if isinstance(value, str | int) else value.said(words)


def _parameter(words: Words, value: Value) -> str | int | Phrase:
    # A number stays one, so that it can choose a plural form.
    if isinstance(value, str | int):
        return value
    if not words.inflects:
        return said(words, value)
    return Phrase(words.form, value, lambda form: said(words.shaped(form), value)[:LONGEST])
