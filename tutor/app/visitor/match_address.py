"""The address of the Play page: the match that is played, or a deal that somebody has sent."""

from types import MappingProxyType
from uuid import UUID

import streamlit as st

from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import PlayPage, session

MATCH_KEY, DEAL_KEY, FIRST_KEY = "match", "deal", "first"
_OTHER_KEY = "games"
OTHER_DOOR = MappingProxyType({_OTHER_KEY: "other"})
"""The query of the address of the door to the other games of the name."""

PLAY_KEYS = (MATCH_KEY, DEAL_KEY, FIRST_KEY, _OTHER_KEY)
"""The keys of the address that belong to this page."""

DAY = "today"
"""Stands for the deal of the visitor's day in the address."""


def asked_match() -> str | None:
    """Return the match that the address names."""
    return st.query_params.get(MATCH_KEY)


def asked_deal() -> str | None:
    """Return the deal that the address names."""
    return st.query_params.get(DEAL_KEY)


def asks_for_first() -> bool:
    """Tell whether the address asks for the guided game of who has just learnt to play."""
    return FIRST_KEY in st.query_params


def go_to_match(match: UUID) -> None:
    """Go to a match, whose last round is shown moving; call it in a callback."""
    page = session().play
    session().play = PlayPage(settings=page.settings, again=page.again + 1, awaited=page.awaited)
    go_to_all({MATCH_KEY: str(match)}, PLAY_KEYS)
    whole_page()


def asks_for_other_games() -> bool:
    """Tell whether the address asks for the door to the other games."""
    return st.query_params.get(_OTHER_KEY) == OTHER_DOOR[_OTHER_KEY]


def go_to_door(*, other_games: bool = False) -> None:
    """Leave the table; call it in a callback."""
    go_to_all(OTHER_DOOR if other_games else {}, PLAY_KEYS)
    whole_page()
