"""The entrance page of Play: begin with one click, go on with a game, play the deal of the day, or choose a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import latest_day, today
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.drawings import fan_address
from tutor.app.play.game_end import ending_link
from tutor.app.play.kit import PlayKit
from tutor.app.play.preferences import keep
from tutor.app.play.running import AnyRunning, begin_match, last_matches
from tutor.app.play.settings_form import settings_form
from tutor.app.visitor.messages import show_messages
from tutor.app.visitor.page_address import DAY, asked_deal, asks_for_first, go_to_match
from tutor.matches.dealing import Numbered, read_numbered
from tutor.matches.events import Source
from tutor.matches.settings import PlaySettings
from tutor.text import joined_texts

_DRAWN = ("KH", "4D", "JC", "X15")
"""The cards drawn on the deal of the day, which are no hand of it."""


def door(kit: PlayKit) -> None:
    """Draw the page while no match is shown: what to begin or go on with, and the table to choose."""
    settings = kit.settings()
    kept = tuple(last_matches(other_games=kit.other_games))
    going = next((running for running in kept if running.waits), None)
    with st.container(key="frame"), st.container(key="play-door"):
        with st.container(horizontal=True, vertical_alignment="center", key="start-title"):
            st.title(words()(kit.title), anchor=False, width="stretch")
            if going is not None:
                _way_back(kit, going)
        show_messages("given-up")
        deal = _asked(kit, settings)
        if deal is not None:
            _sent_deal(deal, partial(_begin_deal, kit, settings, deal, "address"))
        with st.container(key="begin", gap="small"):
            _new_game(kit, settings, first=deal is None, guided=kit.guided and asks_for_first() and not kept)
            if kit.day_line is not None:
                _deal_of_day(kit, settings, markdown(kit.day_line(_of_day(kit, settings), kept)))
        with st.container(key="choose-table"):
            settings_form(kit, settings)
        with st.container(key="start-links", gap="small"):
            _earlier_matches(kit, kept)
            kit.links()


def _way_back(kit: PlayKit, going: AnyRunning) -> None:
    """Draw the match that waits, and the way to it."""
    with st.container(horizontal=True, vertical_alignment="center", key="going", width="content"):
        st.markdown(f":small[{escape_markdown(kit.standing(going))}]", width="content")
        go_on = partial(go_to_match, going.id)
        st.button(words()("play-go-on"), key="go-on-game", on_click=go_on)


def _new_game(kit: PlayKit, settings: PlaySettings, *, first: bool, guided: bool) -> None:
    """Draw with whom one plays, and the key that deals; it is emphasized if it is the `first` thing to do here."""
    with st.container(key="new-match"):
        kit.company(settings)
        begin = partial(_begin, kit, settings, guided=guided)
        kind: Literal["primary", "secondary"] = "primary" if first else "secondary"
        st.button(words()("play-begin"), key="begin-game", type=kind, width="stretch", on_click=begin)
        about = escape_markdown(joined_texts(words(), kit.summary(settings), "list-dot"))
        notes = " ".join(escape_markdown(words()(note)) for note in kit.notes)
        st.markdown(f":small[{about}]  \n:small[{notes}]")


def _deal_of_day(kit: PlayKit, settings: PlaySettings, about: str) -> None:
    """Draw the deal of the day, which everyone can play; the cards on it are a picture, not the hand."""
    cards = fan_address(words(), _DRAWN, step=44, edge=8, turn=14 / 3)
    st.html(f'<style>.st-key-day-card {{ --todays-cards: url("{cards}"); }}</style>')
    with st.container(key="day-card"):
        st.header(words()("play-day"), anchor=False)
        st.markdown(about)
        begin = partial(_begin_deal, kit, settings, _of_day(kit, settings), "day")
        st.button(words()("play-todays-cards"), key="todays cards", width="stretch", on_click=begin)


def _asked(kit: PlayKit, settings: PlaySettings) -> Numbered | None:
    """Return the deal that the address names; if it cannot be played, draw why."""
    text = asked_deal()
    if text is None:
        return None
    if text == DAY and kit.day_line is not None:
        return _of_day(kit, settings)
    deal = read_numbered(text, kit.ways())
    if deal is None:
        st.info(escape_markdown(words()("play-deal-unknown", deal=text[:80])))
    elif kit.day_line is not None and _is_coming(deal):
        st.info(escape_markdown(words()("play-deal-too-early")))
        return None
    return deal


def _is_coming(deal: Numbered) -> bool:
    """Tell whether this is the deal of a day that has not begun anywhere."""
    return deal.number.startswith("20") and len(deal.number) == 8 and deal.number > f"{latest_day():%Y%m%d}"


def _of_day(kit: PlayKit, settings: PlaySettings) -> Numbered:
    rules = kit.rules(settings)
    return Numbered(rules.base or rules.name, settings.players, f"{today():%Y%m%d}")


def _sent_deal(deal: Numbered, begin: Callable[[], None]) -> None:
    """Draw what is said of a deal from an address, and the button to play it."""
    with st.container(key="sent-deal", border=True):
        st.markdown(escape_markdown(words()("play-deal-public", deal=deal.address)))
        st.button(words()("play-this-deal"), key="this-deal", type="primary", on_click=begin)


def _begin(kit: PlayKit, settings: PlaySettings, *, guided: bool) -> None:
    keep(settings, kit.setting)
    go_to_match(begin_match(settings, kit.rules(settings), guided=guided))


def _begin_deal(kit: PlayKit, settings: PlaySettings, deal: Numbered, source: Source) -> None:
    """Begin with a deal that has an address: its rules and number of players, the other settings where they fit."""
    rules = kit.ways()[deal.variant]
    same = {"variant": deal.variant, "players": deal.players, "options": {}, "target": None}
    fitting = settings.model_copy(update=same).fitting(rules)
    go_to_match(begin_match(fitting, rules, deal.number, source))


def _earlier_matches(kit: PlayKit, kept: Sequence[AnyRunning]) -> None:
    """Draw the last matches, each with its result so far and a way to it."""
    if not kept:
        return
    with st.expander(words()("play-earlier")):
        for place, running in enumerate(kept):
            title, number = kit.title_of(running), len(running.match.hands)
            label = words()("play-earlier-line", variant=title, number=number, points=kit.so_far(running))
            if running.hand.given_up:
                label = joined_texts(words(), (label, words()("play-given-up")), "list-dot")
            go = partial(go_to_match, running.id)
            st.button(escape_markdown(label), key=f"match {place}", type="tertiary", on_click=go)
            if running.hand.over and not kit.other_games:
                ending_link(running)
