"""A message with its parameters as the coach makes it, and its words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern.position import Item
from tutor.text.cards import card_sign, items_text, listed
from tutor.text.language import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """Numbers of which one holds: they are written as 4 or 14."""

    numbers: tuple[int, ...]


Value: TypeAlias = "str | int | Card | Choice | tuple[Item, ...] | Line"

_CODE = re.compile(r"(?<![\w#])(10|[2-9AJQK])([SHDC])(?!\w)")


@dataclass(frozen=True, slots=True)
class Line:
    """A message id of the language files and the values that it speaks of."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.message}({', '.join(f'{name}={value}' for name, value in self.values.items())})"


def render(words: Words, line: Line) -> str:
    """The words of a line, the first letter a capital."""
    text = _rendered(words, line)
    return text[:1].upper() + text[1:]


def _rendered(words: Words, line: Line) -> str:
    return words.given(line.message, {name: _written(words, value) for name, value in line.values.items()})


def _written(words: Words, value: Value) -> str | int:
    if isinstance(value, Card):
        return card_sign(value)
    if isinstance(value, Line):
        return _rendered(words, value)
    if isinstance(value, Choice):
        return listed(words, list(map(str, value.numbers)), choice=True)
    if isinstance(value, tuple):
        return items_text(words, value)
    return value


def play_signs(play: str) -> str:
    """A play in notation with suit signs for reading.

    >>> play_signs("KS x QS+AD 10H+4D"), play_signs("JC on X25 = 13 for North")
    ('K♠ x Q♠+A♦ 10♥+4♦', 'J♣ on X25 = 13 for North')
    """
    return _CODE.sub(lambda found: card_sign(CARDS[found[0]]), play)
