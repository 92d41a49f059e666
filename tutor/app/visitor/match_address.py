"""The address of the Play page: the current match, or a shared deal."""

from types import MappingProxyType
from uuid import UUID

import streamlit as st

from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import PlayPage, session

MATCH_KEY, DEAL_KEY, FIRST_KEY = "match", "deal", "first"
_OTHER_KEY = "games"
OTHER_DOOR = MappingProxyType({_OTHER_KEY: "other"})
"""The query of the entrance to the other games of nearly the same name."""

_PLAY_KEYS = (MATCH_KEY, DEAL_KEY, FIRST_KEY, _OTHER_KEY)
"""The keys of this page's address."""

DAY = "today"
"""In the address: the deal of the visitor's day."""


def asked_match() -> str | None:
    """Return the match in the address, if any."""
    return st.query_params.get(MATCH_KEY)


def asked_deal() -> str | None:
    """Return the deal in the address, if any."""
    return st.query_params.get(DEAL_KEY)


def asks_for_first() -> bool:
    """Tell whether the address asks for the guided game for new players."""
    return FIRST_KEY in st.query_params


def go_to_match(match: UUID) -> None:
    """Go to a match and animate its last round; call it in a callback."""
    page = session().play
    session().play = PlayPage(settings=page.settings, again=page.again + 1, awaited=page.awaited)
    go_to_all({MATCH_KEY: str(match)}, _PLAY_KEYS)
    whole_page()


def asks_for_other_games() -> bool:
    """Tell whether the address asks for the entrance to the other games."""
    return st.query_params.get(_OTHER_KEY) == OTHER_DOOR[_OTHER_KEY]


def go_to_door(*, other_games: bool = False) -> None:
    """Leave the match for the entrance; call it in a callback."""
    go_to_all(OTHER_DOOR if other_games else {}, _PLAY_KEYS)
    whole_page()
