"""The form of the settings of the next match, and the fields that games put into it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.play.kit import PlayForm, PlayKit
from tutor.app.play.preferences import chosen_way, keep, level_name
from tutor.app.visitor.synced_widgets import synced
from tutor.coach.kits import TRICK_KITS
from tutor.matches.events import MOST_TARGET
from tutor.matches.settings import PACES, PlaySettings, numbers_of, offered_levels
from tutor.text import Family

_PACE_NAMES = Family("play-pace-{}", PACES)

MOST_ROUNDS: Final = 20
"""The most rounds in the pot that a table can agree on."""

_SWITCHES: Final = ("pair_wins", "askers_pay")
_GAMES: Final[Mapping[str, tuple[int, ...]]] = {"none": (), "first": (1,), "second": (2,), "both": (1, 2)}
_GAME_NAMES = Family("tricks-must-stay-{}", _GAMES)
_OPTION_NAMES = Family("tricks-option-{}", (*_SWITCHES, "must_stay", "rounds"), lambda name: name.replace("_", "-"))


def settings_form(kit: PlayKit, settings: PlaySettings) -> None:
    """Draw the choice of a table, and the other settings in a box; each change is kept at once."""
    numbers = numbers_of(kit.rules(settings))
    form = PlayForm(settings, kit.titles(), numbers, partial(_change, kit, settings))
    kit.table(form)
    with st.expander(words()("play-settings"), key="play-settings", expanded=kit.other_games):
        kit.form(form)


def _change(kit: PlayKit, settings: PlaySettings, name: str, value: object) -> None:
    changed = settings.model_copy(update={name: value})
    keep(changed.fitting(kit.rules(changed)), kit.setting)


def choose_rules(form: PlayForm, widget: str) -> None:
    """Draw the rules to choose from."""
    st.selectbox(
        words()("play-rules"),
        list(form.titles),
        format_func=form.titles.__getitem__,
        **synced(widget, form.settings.variant, partial(form.change, "variant"), form.titles),
    )


def choose_players(form: PlayForm) -> None:
    """Draw the numbers of players to choose from."""
    st.segmented_control(
        words()("play-number"),
        list(form.numbers),
        required=True,
        **synced("play number", form.settings.players, partial(form.change, "players"), form.numbers),
    )


def choose_pace(form: PlayForm) -> None:
    """Draw the paces to choose from."""
    names = {pace: words()(_PACE_NAMES[pace]) for pace in PACES}
    st.selectbox(
        words()("play-pace"),
        list(names),
        format_func=names.__getitem__,
        **synced("play pace", form.settings.pace, partial(form.change, "pace"), names),
    )


def choose_target(form: PlayForm) -> None:
    """Draw the points to play to."""
    st.number_input(
        words()("play-target"),
        min_value=1,
        max_value=MOST_TARGET,
        step=1,
        placeholder=words()("play-no-target"),
        **synced("play target", form.settings.target, partial(form.change, "target")),
    )


def choose_switch(form: PlayForm, name: str, message: str) -> None:
    """Draw the switch of a setting with its message."""
    on: bool = getattr(form.settings, name)
    st.toggle(words()(message), **synced(f"play {name}", on, partial(form.change, name)))


def choose_level(form: PlayForm) -> None:
    """Draw the levels of all others to choose from; nothing where there is one only."""
    settings = form.settings
    levels = {level: level_name(level) for level in offered_levels(chosen_way(settings), settings.players)}
    if len(levels) > 1:
        st.segmented_control(
            words()("tricks-others-play"),
            list(levels),
            format_func=levels.__getitem__,
            required=True,
            **synced("play level", settings.levels[-1], partial(_relevel_all, form), levels),
        )


def _relevel_all(form: PlayForm, level: Any) -> None:
    form.change("levels", (None, *(level,) * (form.settings.players - 1)))


def choose_agreements(form: PlayForm) -> None:
    """Draw what the table may agree on in the variant that is chosen."""
    rules, options = chosen_way(form.settings), form.settings.options
    for name in TRICK_KITS[rules.game].options(rules):
        change = partial(_agree, form, name)
        if name in _SWITCHES:
            st.toggle(words()(_OPTION_NAMES[name]), **synced(f"play {name}", bool(options.get(name)), change))
        elif name == "must_stay":
            _must_stay(options.get(name), change)
        else:
            st.number_input(
                words()(_OPTION_NAMES["rounds"]),
                min_value=1,
                max_value=MOST_ROUNDS,
                step=1,
                placeholder=words()("tricks-whole-pot"),
                **synced("play rounds", options.get("rounds"), change),
            )


def _must_stay(agreed: object, change: Callable[[Any], None]) -> None:
    labels = {which: words()(_GAME_NAMES[which]) for which in _GAMES}
    games = tuple(agreed) if isinstance(agreed, (list, tuple)) else ()
    shown = next((which for which, those in _GAMES.items() if those == games), "none")
    st.selectbox(
        words()(_OPTION_NAMES["must_stay"]),
        list(labels),
        format_func=labels.__getitem__,
        **synced("play must_stay", shown, lambda which: change(_GAMES[which]), labels),
    )


def _agree(form: PlayForm, name: str, value: Any) -> None:
    others = {option: agreed for option, agreed in form.settings.options.items() if option != name}
    form.change("options", {**others, name: value} if value else others)
