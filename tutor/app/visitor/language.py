"""The visitor's language: found for each run, and set in the menu; the letters on the cards go with it."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import streamlit as st

from tutor.app.base.i18n import speak, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import BrowserLanguages, session
from tutor.app.visitor.synced_widgets import synced
from tutor.text import language, offered
from tutor.text.choice import choose_language, is_spoken
from tutor.text.language import ENGLISH

LANGUAGE, LETTERS = "language", "look-letters"
"""The names of the settings; that of the letters is also the id of its message."""

LANGUAGE_SETTINGS = (LANGUAGE, LETTERS)
ADDRESS: Final = "lang"
"""The key of the address that asks for a language, for this visit only."""

LANGUAGE_COOKIE: Final = "zwickern_language"
"""The cookie in which the page mirrors the setting, so that the next page is served in the language at once."""

_YES, _NO = "yes", "no"


def find_language() -> None:
    """Find the language of this run, and let all its words be those; the settings are read once in a visit."""
    pages = session().pages
    pages.asked_language = st.query_params.get(ADDRESS) or pages.asked_language
    # It stays the same in a visit, and Streamlit reads the headers anew each time.
    pages.browser = pages.browser or _browser()
    kept = _settings()
    code = choose_language(
        pages.asked_language, kept.get(LANGUAGE), pages.browser.cookie, pages.browser.accepted, offered()
    )
    speak(language(code, ENGLISH if kept.get(LETTERS) == _YES else code))


def kept_language() -> str | None:
    """Return the language that the visitor has set, None without one."""
    return _settings().get(LANGUAGE)


def says_in(settings: Mapping[str, str], code: str) -> bool:
    """Tell whether with these settings a page asked for in this language is in it, with its letters on the cards."""
    return settings.get(LANGUAGE, code) == code and settings.get(LETTERS) != _YES


def language_choices() -> None:
    """Draw the letters on the cards and the languages, each in its own words; nothing where there is one language.

    Whoever prefers another language learns here why the browser does not translate.
    """
    if len(offered()) < 2:
        return
    if words().code != ENGLISH:
        st.toggle(words()(LETTERS), **synced(f"set {LETTERS}", _settings().get(LETTERS) == _YES, _set_letters))
    # One widget, since every page has it, and takes longer for a button for each language.
    choose_in_row(f"set {LANGUAGE}", offered_names(), words().code, words()("look-language"), set_language)
    browser = session().pages.browser
    if browser is not None and not is_spoken(browser.accepted, offered()):
        st.markdown(f":small[{escape_markdown(words()('look-untranslated'))}]")


def offered_names() -> Mapping[str, str]:
    """Return the languages that are offered, each in its own words, by their codes."""
    return _names(offered())


@cache
def _names(codes: tuple[str, ...]) -> Mapping[str, str]:
    return MappingProxyType({code: language(code)("language-name") for code in codes})


def set_language(code: str) -> None:
    """Keep a language as the visitor's, and go on in it; the address asks for none any longer."""
    _keep(LANGUAGE, code)
    session().pages.asked_language = None
    st.query_params.pop(ADDRESS, None)
    find_language()


def _set_letters(on: bool) -> None:
    _keep(LETTERS, _YES if on else _NO)
    find_language()


def _keep(name: str, value: str) -> None:
    log().set_setting(profile(), name, value)
    session().logged.language = {**_settings(), name: value}


def _browser() -> BrowserLanguages:
    accepted = st.context.headers.get("Accept-Language") or st.context.locale or ""
    return BrowserLanguages(st.context.cookies.get(LANGUAGE_COOKIE), accepted)


def _settings() -> Mapping[str, str]:
    found = session().logged.language
    if found is None:
        every = log().settings(profile())
        found = session().logged.language = {name: every[name] for name in LANGUAGE_SETTINGS if name in every}
    return found
