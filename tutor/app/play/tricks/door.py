"""The door to the other games on the Play page: begin with one click, go on with a game, or choose another one."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.base.words_and_content import plain, words
from tutor.app.learn.course import LEARN_PAGE, OVERVIEW
from tutor.app.play.address import asked_deal, go_to_door, go_to_match
from tutor.app.play.any_game.choosers import choose_pace, number_of_players
from tutor.app.play.preferences import TRICK_WAYS, TRICKS_SETTING, chosen_way, keep, trick_preferences
from tutor.app.play.running import TrickRunning, begin_match, last_matches_of_tricks
from tutor.app.play.seats import level_name
from tutor.app.play.tricks.titles import way_title
from tutor.app.rules.selection import RULES_PAGE
from tutor.app.tricks.entrance import OTHER_GAMES
from tutor.app.visitor.synced_widgets import following
from tutor.bots.tricks.levels import TRICK_LEVELS
from tutor.coach.tricks.numbers import signed
from tutor.matches.dealing import Numbered, read_numbered
from tutor.matches.settings import PlaySettings, numbers_of
from tutor.text import joined_texts


def is_deal_of_tricks() -> bool:
    """Tell whether the address names a deal of one of the other games, whether there is such a deal or not."""
    return (asked_deal() or "").partition("/")[0] in TRICK_WAYS


def trick_door() -> None:
    """Draw the page while no match is shown."""
    st.title(words()("rules-view-cousins"), anchor=False)
    settings = trick_preferences()
    kept = tuple(last_matches_of_tricks())
    going = next((one for one in kept if one.waits), None)
    asked = _asked()
    if asked is not None:
        _sent(asked, settings)
    with st.container(key="begin", gap="small"):
        if going is not None:
            first = asked is None
            _begin_button("play-go-on", "go-on-game", partial(go_to_match, going.id), first=first)
            st.markdown(f":small[{plain(trick_match_title(going))}]")
        _begin_button("play-begin", "begin-game", partial(_begin, settings), first=asked is None and going is None)
        st.markdown(f":small[{plain(_summary(settings))}]")
    _form(settings)
    st.markdown(f":small[{plain(words()('play-fair'))} {plain(words()('tricks-chips-only'))}]")
    _earlier(kept)
    st.page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=OTHER_GAMES)
    st.page_link(LEARN_PAGE, label=words()("tricks-to-lessons"), query_params=dict(OVERVIEW))
    st.button(words()("tricks-to-zwickern"), key="to-zwickern", type="tertiary", on_click=go_to_door)


def trick_match_title(running: TrickRunning) -> str:
    """Return the title of a match: the way to play, and the number of the game."""
    match = running.match
    return words()("play-title", variant=way_title(match.rules), number=len(match.hands))


def _begin_button(message: str, key: str, go: Any, *, first: bool) -> None:
    st.button(words()(message), key=key, type="primary" if first else "secondary", on_click=go)


def _summary(settings: PlaySettings) -> str:
    """Return the settings in one line: what is played, and by whom."""
    rules, level = chosen_way(settings), settings.levels[-1]
    parts = [way_title(rules), words()("play-players", number=settings.players)]
    return joined_texts(words(), [*parts, words()("play-others-are", levels=level_name(level))], "list-dot")


def _asked() -> Numbered | None:
    """Return the deal that the address names; one that cannot be is told."""
    text = asked_deal()
    found = None if text is None else read_numbered(text, TRICK_WAYS)
    if text is not None and found is None:
        st.info(plain(words()("play-deal-unknown", deal=text[:80])))
    return found


def _sent(deal: Numbered, settings: PlaySettings) -> None:
    """Draw what is said of a deal from an address, and the button to play it."""
    with st.container(key="sent-deal", border=True):
        st.markdown(plain(words()("play-deal-public", deal=deal.address)))
        go = partial(_begin_deal, settings, deal)
        st.button(words()("play-this-deal"), key="this-deal", type="primary", on_click=go)


def _begin(settings: PlaySettings) -> None:
    keep(settings, TRICKS_SETTING)
    go_to_match(begin_match(settings, chosen_way(settings)))


def _begin_deal(settings: PlaySettings, deal: Numbered) -> None:
    """Begin with a deal that has an address: its way to play and number of players."""
    rules = TRICK_WAYS[deal.variant]
    fitting = settings.model_copy(update={"variant": deal.variant, "players": deal.players}).fitting(rules)
    go_to_match(begin_match(fitting, rules, deal.number, "address"))


def begin_another() -> None:
    """Begin a new match as the visitor likes it; call it in a callback."""
    _begin(trick_preferences())


def _form(settings: PlaySettings) -> None:
    """Draw the settings; each change is kept at once."""
    titles = {name: way_title(rules) for name, rules in TRICK_WAYS.items()}
    levels = {level: level_name(level) for level in TRICK_LEVELS}
    with st.expander(words()("play-settings"), key="play-settings"):
        left, right = st.columns(2)
        with left:
            st.selectbox(
                words()("play-rules"),
                list(titles),
                format_func=titles.__getitem__,
                **following("play way", settings.variant, partial(_change, settings, "variant"), titles),
            )
            st.segmented_control(
                words()("tricks-others-play"),
                list(levels),
                format_func=levels.__getitem__,
                required=True,
                **following("play level", settings.levels[-1], partial(_relevel, settings), levels),
            )
        with right:
            number_of_players(settings, numbers_of(chosen_way(settings)), partial(_change, settings, "players"))
            choose_pace(settings.pace, partial(_change, settings, "pace"))
        teach = following("play teach", settings.teach, partial(_change, settings, "teach"))
        st.toggle(words()("tricks-switch-teach"), **teach)


def _relevel(settings: PlaySettings, level: Any) -> None:
    _change(settings, "levels", (None, *(level,) * (settings.players - 1)))


def _change(settings: PlaySettings, name: str, value: object) -> None:
    changed = settings.model_copy(update={name: value})
    keep(changed.fitting(chosen_way(changed)), TRICKS_SETTING)


def _earlier(kept: Sequence[TrickRunning]) -> None:
    """Draw the last matches, each with what the person has won or lost so far, and a way to it."""
    if not kept:
        return
    with st.expander(words()("play-earlier")):
        for place, one in enumerate(kept):
            chips = one.match.totals[one.match.started.people[0]]
            account = words()("tricks-account", number=abs(chips), sign=signed(chips))
            title, number = way_title(one.match.rules), len(one.match.hands)
            label = words()("play-earlier-line", variant=title, number=number, points=account)
            st.button(plain(label), key=f"match {place}", type="tertiary", on_click=partial(go_to_match, one.id))
