"""The language of the texts that a visitor writes, as their files say it."""

from typing import Final, get_args

from tutor.app.base.i18n import words
from tutor.content.yaml.entry import LanguageCode
from tutor.text import language
from tutor.text.language import ENGLISH

UNSAID: Final = ""
"""The choice of a file that says no language, and has that of its folder."""


def language_names() -> dict[str, str]:
    """Return the languages that a file can say, each in its own words, after the choice to say none."""
    return {UNSAID: words()("workshop-language-unsaid")} | {
        code: language(code)("language-name") for code in get_args(LanguageCode)
    }


def said_language() -> str:
    """Return the language that a file says which is begun on this page; English goes without saying.

    In a language that no file can say yet a file says none, and has that of its folder.
    """
    code = words().code
    return code if code != ENGLISH and code in get_args(LanguageCode) else UNSAID
