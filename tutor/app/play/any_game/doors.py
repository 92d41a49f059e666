"""What every door of the Play page has: the ways to begin and to go on, a deal that was sent, and earlier matches."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.running import SomeRunning
from tutor.app.visitor.match_address import asked_deal, go_to_match
from tutor.matches.dealing import Numbered, read_numbered
from tutor.matches.settings import PlaySettings


def way_in(message: str, key: str, go: Callable[[], None], about: str, *, first: bool) -> None:
    """Draw a button that leads to a table, and in small letters what is played there; the `first` one stands out."""
    st.button(words()(message), key=key, type="primary" if first else "secondary", on_click=go)
    st.markdown(f":small[{about}]")


def first_ways_in(
    kept: Sequence[SomeRunning],
    standing: Callable[[SomeRunning], str],
    begin: Callable[[], None],
    about: str,
    *,
    sent: bool,
) -> None:
    """Draw the ways to the match that waits, if there is one, and to a new one.

    What somebody came for stands out: a deal that was `sent`, else the match that waits.
    """
    going = next((one for one in kept if one.waits), None)
    if going is not None:
        way_in("play-go-on", "go-on-game", partial(go_to_match, going.id), standing(going), first=not sent)
    way_in("play-begin", "begin-game", begin, about, first=not sent and going is None)


def numbered_deal(text: str, ways: Mapping[str, Any]) -> Numbered | None:
    """Return the deal that a text from the address names; one that cannot be is told."""
    found = read_numbered(text, ways)
    if found is None:
        st.info(plain(words()("play-deal-unknown", deal=text[:80])))
    return found


def named_deal(ways: Mapping[str, Any]) -> Numbered | None:
    """Return the deal that the address names, if it names one; one that cannot be is told."""
    text = asked_deal()
    return None if text is None else numbered_deal(text, ways)


def sent_deal(deal: Numbered, begin: Callable[[], None]) -> None:
    """Draw what is said of a deal from an address, and the button to play it."""
    with st.container(key="sent-deal", border=True):
        st.markdown(plain(words()("play-deal-public", deal=deal.address)))
        st.button(words()("play-this-deal"), key="this-deal", type="primary", on_click=begin)


def with_deal(settings: PlaySettings, deal: Numbered, rules: Any) -> PlaySettings:
    """Return settings for a deal from an address: its way to play and number of players, the rest as far as it fits."""
    same = {"variant": deal.variant, "players": deal.players, "options": {}}
    return settings.model_copy(update=same).fitting(rules)


def earlier_matches(
    kept: Sequence[SomeRunning], title: Callable[[SomeRunning], str], result: Callable[[SomeRunning], str]
) -> None:
    """Draw the last matches, each with its result so far and a way to it."""
    if not kept:
        return
    with st.expander(words()("play-earlier")):
        for place, one in enumerate(kept):
            number = len(one.match.hands)
            label = words()("play-earlier-line", variant=title(one), number=number, points=result(one))
            st.button(plain(label), key=f"match {place}", type="tertiary", on_click=partial(go_to_match, one.id))
