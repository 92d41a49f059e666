"""The door to the other games on the Play page: begin with one click, go on with a game, or choose another one."""

from functools import partial
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.any_game.choosers import choose_pace, choose_rules, number_of_players
from tutor.app.play.any_game.doors import earlier_matches, first_ways_in, named_deal, sent_deal, with_deal
from tutor.app.play.preferences import TRICK_WAYS, TRICKS_SETTING, chosen_way, keep, trick_preferences
from tutor.app.play.running import TrickRunning, begin_match, last_matches_of_tricks
from tutor.app.play.seats import level_name
from tutor.app.play.tricks.agreements import choose_agreements
from tutor.app.play.tricks.titles import way_title
from tutor.app.visitor.match_address import asked_deal, go_to_door, go_to_match
from tutor.app.visitor.page_address import LEARN_PAGE, OTHER_GAMES, OVERVIEW, RULES_PAGE
from tutor.app.visitor.synced_widgets import following
from tutor.coach.tricks.numbers import signed
from tutor.matches.dealing import Numbered
from tutor.matches.settings import PlaySettings, numbers_of, offered_levels
from tutor.text import joined_texts


def is_deal_of_tricks() -> bool:
    """Tell whether the address names a deal of one of the other games, whether there is such a deal or not."""
    return (asked_deal() or "").partition("/")[0] in TRICK_WAYS


def trick_door() -> None:
    """Draw the page while no match is shown."""
    st.title(words()("rules-view-cousins"), anchor=False)
    settings = trick_preferences()
    kept = tuple(last_matches_of_tricks())
    asked = named_deal(TRICK_WAYS)
    if asked is not None:
        sent_deal(asked, partial(_begin_deal, settings, asked))
    with st.container(key="begin", gap="small"):
        begin_now, about = partial(_begin, settings), plain(_summary(settings))
        first_ways_in(kept, _standing, begin_now, about, sent=asked is not None)
    _form(settings)
    st.markdown(f":small[{plain(words()('play-fair'))} {plain(words()('tricks-chips-only'))}]")
    earlier_matches(kept, _title, _account)
    st.page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))
    st.page_link(LEARN_PAGE, label=words()("tricks-to-lessons"), query_params=dict(OVERVIEW))
    st.button(words()("tricks-to-zwickern"), key="to-zwickern", type="tertiary", on_click=go_to_door)


def trick_match_title(running: TrickRunning) -> str:
    """Return the title of a match: the way to play, and the number of the game."""
    match = running.match
    return words()("play-title", variant=way_title(match.rules), number=len(match.hands))


def _standing(running: TrickRunning) -> str:
    return plain(trick_match_title(running))


def _title(running: TrickRunning) -> str:
    return way_title(running.match.rules)


def _account(running: TrickRunning) -> str:
    """Say what the person has won or lost so far."""
    chips = running.match.totals[running.match.started.people[0]]
    return words()("tricks-account", number=abs(chips), sign=signed(chips))


def _summary(settings: PlaySettings) -> str:
    """Return the settings in one line: what is played, by how many, and by whom where that can be chosen."""
    rules = chosen_way(settings)
    parts = [way_title(rules), words()("play-players", number=settings.players)]
    if len(offered_levels(rules, settings.players)) > 1:
        level = level_name(settings.levels[-1])
        parts.append(words()("play-others-are", number=settings.players - 1, levels=level))
    return joined_texts(words(), parts, "list-dot")


def _begin(settings: PlaySettings) -> None:
    keep(settings, TRICKS_SETTING)
    go_to_match(begin_match(settings, chosen_way(settings)))


def _begin_deal(settings: PlaySettings, deal: Numbered) -> None:
    """Begin with a deal that has an address: its way to play and number of players."""
    rules = TRICK_WAYS[deal.variant]
    go_to_match(begin_match(with_deal(settings, deal, rules), rules, deal.number, "address"))


def begin_another() -> None:
    """Begin a new match as the visitor likes it; call it in a callback."""
    _begin(trick_preferences())


def _form(settings: PlaySettings) -> None:
    """Draw the settings; each change is kept at once."""
    titles = {name: way_title(rules) for name, rules in TRICK_WAYS.items()}
    with st.expander(words()("play-settings"), key="play-settings"):
        left, right = st.columns(2)
        with left:
            choose_rules("play way", titles, settings.variant, partial(_change, settings, "variant"))
            _choose_level(settings)
        with right:
            number_of_players(settings, numbers_of(chosen_way(settings)), partial(_change, settings, "players"))
            choose_pace(settings.pace, partial(_change, settings, "pace"))
        choose_agreements(settings, partial(_change, settings, "options"))
        teach = following("play teach", settings.teach, partial(_change, settings, "teach"))
        st.toggle(words()("tricks-switch-teach"), **teach)


def _choose_level(settings: PlaySettings) -> None:
    """Draw the levels of the others to choose from; nothing where there is one only."""
    levels = {level: level_name(level) for level in offered_levels(chosen_way(settings), settings.players)}
    if len(levels) > 1:
        st.segmented_control(
            words()("tricks-others-play"),
            list(levels),
            format_func=levels.__getitem__,
            required=True,
            **following("play level", settings.levels[-1], partial(_relevel, settings), levels),
        )


def _relevel(settings: PlaySettings, level: Any) -> None:
    _change(settings, "levels", (None, *(level,) * (settings.players - 1)))


def _change(settings: PlaySettings, name: str, value: object) -> None:
    changed = settings.model_copy(update={name: value})
    keep(changed.fitting(chosen_way(changed)), TRICKS_SETTING)
