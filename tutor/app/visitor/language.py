"""The visitor's language, found for each run and set in the menu, and the letters on the cards that go with it."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import streamlit as st

from tutor.app.base.i18n import speak, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.attempt_log import log, own_settings
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
"""The key of the address that asks for a language, for this session only."""

LANGUAGE_COOKIE: Final = "zwickern_language"
"""The cookie with a copy of the setting, so that the next page is served in this language at once."""

_YES, _NO = "yes", "no"


def find_language() -> None:
    """Find the language of this run and use it for all words; the settings are read once a session."""
    pages = session().pages
    pages.asked_language = st.query_params.get(ADDRESS) or pages.asked_language
    # It stays the same in a session, and Streamlit parses the headers each time.
    pages.browser = pages.browser or _browser()
    kept = _settings()
    code = choose_language(
        pages.asked_language, kept.get(LANGUAGE), pages.browser.cookie, pages.browser.accepted, offered()
    )
    speak(language(code, ENGLISH if kept.get(LETTERS) == _YES else code))


def kept_language() -> str | None:
    """Return the language that the visitor has set, None if unset."""
    return _settings().get(LANGUAGE)


def says_in(settings: Mapping[str, str], code: str) -> bool:
    """Tell whether a page requested in this language is served in it, with its letters on the cards."""
    return settings.get(LANGUAGE, code) == code and settings.get(LETTERS) != _YES


def language_choices() -> None:
    """Draw the choices of letters on the cards and of the language; nothing if there is only one language.

    Visitors who prefer another language learn here why the browser does not translate.
    """
    if len(offered()) < 2:
        return
    if words().code != ENGLISH:
        st.toggle(words()(LETTERS), **synced(f"set {LETTERS}", _settings().get(LETTERS) == _YES, _set_letters))
    # One widget, because every page has it, and a button for each language would take longer.
    choose_in_row(f"set {LANGUAGE}", offered_names(), words().code, words()("look-language"), _set_language)
    browser = session().pages.browser
    if browser is not None and not is_spoken(browser.accepted, offered()):
        st.markdown(f":small[{escape_markdown(words()('look-untranslated'))}]")


def offered_names() -> Mapping[str, str]:
    """Return the names of the offered languages, each in that language, by their codes."""
    return _names(offered())


@cache
def _names(codes: tuple[str, ...]) -> Mapping[str, str]:
    return MappingProxyType({code: language(code)("language-name") for code in codes})


def _set_language(code: str) -> None:
    """Set the visitor's language and use it from now on; remove any language from the address."""
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
        every = own_settings()
        found = session().logged.language = {name: every[name] for name in LANGUAGE_SETTINGS if name in every}
    return found
