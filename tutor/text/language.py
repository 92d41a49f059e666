"""Languages as folders of Project Fluent files beside this module, a file for each kind of reader."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

_FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted({file.parent.name for file in _FOLDER.glob("*/*.ftl")}))
READERS = ("table", "coach", "pages", "authors", "commands")
"""The files of a language, named after the readers of their messages."""

Argument = str | int

_KEPT = 4096  # sentences of a language: most of a page is said again and again

LONGEST = 2000
"""The most characters of a parameter: Fluent takes no more, so a longer one is cut short."""


class Words:
    """The words of one language.

    >>> language("en")("nav-learn")
    'Learn'
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        for reader in READERS:
            self._bundle.add_resource(FluentResource((_FOLDER / code / f"{reader}.ftl").read_text("utf-8")))
        self._said = lru_cache(_KEPT)(self._say)

    def __call__(self, message: str, **values: Argument) -> str:
        """Return the words of a message; raises LookupError for an unknown one or a missing parameter."""
        return self.given(message, values)

    def given(self, message: str, values: Mapping[str, Argument]) -> str:
        """Return the words of a message with its parameters in a mapping; raises LookupError as calling does."""
        return self._said(message, tuple((name, _short(value)) for name, value in values.items()))

    def _say(self, message: str, values: tuple[tuple[str, Argument], ...]) -> str:
        if not self._bundle.has_message(message):
            raise LookupError(f"no message {message!r} in {self.code}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message!r} in {self.code} has no text")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in values})
        if errors:
            raise LookupError(f"{message!r} in {self.code}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Tell whether there is a message with this id."""
        return bool(self._bundle.has_message(message))


def _plain(value: Argument) -> object:
    # Line numbers and card values are written without a comma; the number still chooses the plural form.
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value


def _short(value: Argument) -> Argument:
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def language(code: str) -> Words:
    """Return the words of a language, English where there is no file for it.

    >>> language("xx") is language("en")
    True
    """
    # A browser may ask for any language: only existing ones may be kept, or the memory would fill.
    return _words(code if code in LANGUAGES else "en")


@cache
def _words(code: str) -> Words:
    return Words(code)
