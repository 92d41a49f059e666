"""A message with its parameters as the coach makes it, and its words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Protocol, TypeAlias

from tutor.engine.cards import Card
from tutor.text.cards import card_sign, listed
from tutor.text.language import Words


class Sayable(Protocol):
    """Something that can be said in a language, such as a line, or what lies on the table of a game."""

    def said(self, words: Words) -> str:
        """Its words in the middle of a sentence."""


Value: TypeAlias = str | int | Card | Sayable


@dataclass(frozen=True, slots=True)
class Choice:
    """Numbers of which one holds: they are written as 4 or 14."""

    numbers: tuple[int, ...]

    def said(self, words: Words) -> str:
        """The numbers as a list with or."""
        return listed(words, list(map(str, self.numbers)), choice=True)


@dataclass(frozen=True, slots=True)
class Listed:
    """Values as a list: a, b and c."""

    values: "tuple[Value, ...]"

    def said(self, words: Words) -> str:
        """The values one after the other."""
        return listed(words, [said(words, value) for value in self.values])


@dataclass(frozen=True, slots=True)
class Joined:
    """Values joined by a message of a first and a last, such as a sum, however many they are."""

    values: "tuple[Value, ...]"
    message: str

    def said(self, words: Words) -> str:
        """The first two values joined, then what this gives and the third, and so on."""
        # One within the other, as lines are, hundreds of values would be too deep.
        parts = [said(words, value) for value in self.values]
        return reduce(lambda first, last: words(self.message, first=first, last=last), parts) if parts else ""


@dataclass(frozen=True, slots=True)
class Line:
    """A message id of the language files and the values that it speaks of."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.message}({', '.join(f'{name}={value}' for name, value in self.values.items())})"

    def said(self, words: Words) -> str:
        """The words of the message with its values."""
        return words.given(self.message, {name: _parameter(words, value) for name, value in self.values.items()})


def render(words: Words, line: Line) -> str:
    """The words of a line, the first letter a capital."""
    text = line.said(words)
    return text[:1].upper() + text[1:]


def said(words: Words, value: Value) -> str:
    """The words of a value in the middle of a sentence, a card by its sign."""
    if isinstance(value, Card):
        return card_sign(words, value)
    return str(value) if isinstance(value, str | int) else value.said(words)


def _parameter(words: Words, value: Value) -> str | int:
    # A number stays one, so that it can choose a plural form.
    return value if isinstance(value, int) else said(words, value)
