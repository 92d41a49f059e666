"""Parts of sentences that are not yet written, so that a message can ask for them in another form."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from babel import Locale
from fluent.runtime.types import FluentType

PREFIX: Final = "form-"
"""The prefix of the messages with the words before a thing: `form-your` is the function YOUR."""

_CASES = ("acc", "dat", "gen")
_ARTICLE = "the"


class Form(NamedTuple):
    """The form of a thing in a sentence: the word before it, such as an article or your, and its case."""

    before: str = ""
    case: str = "nom"


BARE: Final = Form()


@dataclass(frozen=True, slots=True)
class Phrase(FluentType):
    """A part of a sentence, such as a card or a list of builds; `write` writes the thing in a form."""

    form: Form
    thing: object
    write: Callable[[Form], str] = field(compare=False)

    def format(self, locale: Locale) -> str:
        """Write the part into the message."""
        return self.write(self.form)


Argument = str | int | Phrase


def functions(messages: Iterable[str]) -> dict[str, Callable[[Any], Any]]:
    """Return the functions of a language: ACC, DAT, GEN and BARE, and one for each of its messages `form-…`.

    A case brings the article with it, unless another word is before the thing. A value that is not a phrase has one
    form.
    """
    before = {name.removeprefix(PREFIX) for name in messages if name.startswith(PREFIX)}
    return {
        **{case.upper(): partial(_in_case, case) for case in _CASES},
        **{name.upper(): partial(_after, name) for name in sorted(before)},
        "BARE": _bare,
    }


def _in_case(case: str, part: Argument) -> Argument:
    if not isinstance(part, Phrase):
        return part
    return replace(part, form=Form(part.form.before or _ARTICLE, case))


def _after(before: str, part: Argument) -> Argument:
    return replace(part, form=Form(before, part.form.case)) if isinstance(part, Phrase) else part


def _bare(part: Argument) -> Argument:
    return replace(part, form=BARE) if isinstance(part, Phrase) else part


def initial(text: str) -> str:
    """Tell whether a text begins with a vowel or a consonant; digits are read as consonants.

    >>> initial("Est"), initial("A♠"), initial("École"), initial("8♠")
    ('vowel', 'vowel', 'vowel', 'consonant')
    """
    return "vowel" if normalize("NFD", text[:1].lower())[:1] in tuple("aeiouy") else "consonant"
