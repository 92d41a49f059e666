"""Languages as folders of Project Fluent files beside this module, a file for each kind of reader."""

from collections.abc import Mapping
from copy import copy
from functools import cache, lru_cache
from os import environ
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fluent.runtime.types import fluent_number

from tutor.text.forms import BARE, PREFIX, Argument, Form, functions, initial
from tutor.text.messages_on_demand import MessagesOnDemand
from tutor.text.typography import typeset

_FOLDER = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGES = tuple(sorted({file.parent.name for file in _FOLDER.glob("*/*.ftl")}))
"""The languages that are known: those that have a folder."""
RELEASED = (ENGLISH, "de", "fr")
"""The languages that are offered to every visitor; others may be incomplete, or not yet read by a player."""
UNRELEASED: Final = "ZWICKERN_UNRELEASED_LANGUAGES"
"""The environment variable that offers the other languages too, for translators."""
READERS = ("table", "coach", "pages", "authors", "commands")
"""The files of a language, named after the readers of their messages."""
ENGLISH_ONLY = ("authors", "commands")
"""The readers who get everything in English: authors of content and operators of the tutor."""

_KEPT = 4096  # sentences of a language; most of a page repeats

LONGEST = 2000
"""The most characters of a parameter: Fluent takes no more, so a longer one is cut short."""


class Foreign(str):
    """A text in another language than the one asked for; `code` is its language."""

    __slots__ = ()
    code = ""


class InEnglish(Foreign):
    """A text that is in English, because the language that was asked for does not have it yet."""

    __slots__ = ()
    code = ENGLISH


class InGerman(Foreign):
    """A text that its author wrote in German."""

    __slots__ = ()
    code = "de"


class InFrench(Foreign):
    """A text that its author wrote in French."""

    __slots__ = ()
    code = "fr"


FOREIGN: Mapping[str, type[Foreign]] = MappingProxyType({one.code: one for one in (InEnglish, InGerman, InFrench)})
"""The class of a text by its language."""
NEAREST: Mapping[str, str] = MappingProxyType({"nds": "de"})
"""The language in which a text is shown that a language does not have yet, where that is not English."""


def offered() -> tuple[str, ...]:
    """Return the languages that visitors can choose."""
    return LANGUAGES if environ.get(UNRELEASED) else RELEASED


class Words:
    """The words of one language, in which names of things have a form; a missing message is said in the nearest one.

    `letters` is the language of the letters on the cards. With `neighbours` the seats of an exercise have the names of
    those who sit there, and not those of the points of the compass, by which files and notation call them.

    >>> language("en")("nav-learn")
    'Learn'
    """

    def __init__(self, code: str, letters: str) -> None:
        self.code = code
        self.letters = letters
        self.form = BARE
        self.neighbours = False
        files = [_FOLDER / code / f"{reader}.ftl" for reader in READERS]
        self._messages = MessagesOnDemand(code, [file.read_text("utf-8") for file in files if file.exists()], functions)
        self.inflects = any(name.startswith(PREFIX) for name in self._messages)
        self._said = lru_cache(_KEPT)(self._say)
        self._shaped: dict[Form, Words] = {BARE: self}
        self._among: Words | None = None

    def __call__(self, message: str, **values: str | int) -> str:
        """Return the words of a message; raises LookupError for an unknown one or a missing parameter."""
        return self.given(message, values)

    def given(self, message: str, values: Mapping[str, Argument]) -> str:
        """Return the words of a message with its parameters in a mapping; raises LookupError as calling does."""
        words = self.speaking(message)
        if words is not self:
            return FOREIGN[words.code](words.given(message, values))
        # Most messages have no parameters, and a page asks for two hundred.
        short = tuple((name, _short(value)) for name, value in values.items()) if values else ()
        return self._said(message, short)

    def speaking(self, message: str) -> "Words":
        """Return these words if they have the message, else those of the nearest language that has it."""
        if self.code == ENGLISH or message in self._messages:
            return self
        nearest = language(NEAREST.get(self.code, ENGLISH), self.letters)
        return (nearest.among_neighbours() if self.neighbours else nearest).speaking(message)

    def _say(self, message: str, values: tuple[tuple[str, Argument], ...]) -> str:
        return typeset(self.code, self._messages.say(message, {name: _plain(value) for name, value in values}))

    def has(self, message: str) -> bool:
        """Tell whether there is a message with this id."""
        return message in self.speaking(message)._messages

    def shaped(self, form: Form) -> "Words":
        """Return the same words with the names of things in a form."""
        if form not in self._shaped:
            other = copy(self)
            other.form = form
            self._shaped[form] = other
        return self._shaped[form]

    def among_neighbours(self) -> "Words":
        """Return the same words for a learner, to whom the seats of an exercise are neighbours with names."""
        if self.neighbours:
            return self
        if self._among is None:
            other = copy(self)
            other.neighbours = True
            # What has been said has the names of the seats in it.
            other._said = lru_cache(_KEPT)(other._say)
            other._shaped = {BARE: other}
            self._among = other
        return self._among

    def formed(self, text: str, kind: str) -> str:
        """Write the name of a thing in the form of these words; `kind` gives its gender."""
        message = f"{PREFIX}{self.form.before}"
        if message not in self._messages:
            return text
        values = {"text": text, "kind": kind, "case": self.form.case, "initial": initial(text)}
        gender = self.given("gender", {"kind": kind}) if "gender" in self._messages else ""
        return self.given(message, {**values, "gender": gender})


def _plain(value: Argument) -> object:
    # Line numbers and card values are written without a comma; the number still chooses the plural form.
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value


def _short(value: Argument) -> Argument:
    return value if not isinstance(value, str) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def language(code: str, letters: str | None = None) -> Words:
    """Return the words of a language, English where there is no file for it; `letters` are those on the cards.

    >>> language("xx") is language("en")
    True
    """
    # A browser may ask for any language: only existing ones may be kept, or the memory would fill.
    code = code if code in LANGUAGES else ENGLISH
    return _words(code, letters if letters in LANGUAGES else code)


@cache
def _words(code: str, letters: str) -> Words:
    return Words(code, letters)
