"""The settings of the next match: the rules, who plays how well, the names, the target, and the pace."""

from functools import partial
from typing import cast

import streamlit as st
from pydantic import TypeAdapter, ValidationError

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.any_game.choosers import choose_pace, choose_rules, number_of_players
from tutor.app.play.preferences import chosen_rules, keep
from tutor.app.play.seats import level_name
from tutor.app.visitor.synced_widgets import following
from tutor.app.visitor.variants import variant_title, variants
from tutor.bots.deals import SEATS
from tutor.bots.levels import LEVELS, Level, partner_level
from tutor.content.yaml.entry import ShortLine
from tutor.engine.zwickern import partner, plan
from tutor.engine.zwickern.setup import seats_twice
from tutor.matches.events import MOST_TARGET
from tutor.matches.settings import PlaySettings, numbers_of, seats_of
from tutor.text import Family, Name, dashed

_SWITCHES = ("hints", "teach", "forced", "open_hands")
_SWITCH_NAMES = Family("play-switch-{}", _SWITCHES, dashed)
_LONGEST_NAME = 40
_PERSON = "person"
_NAME: TypeAdapter[str] = TypeAdapter(ShortLine)


def settings_form(settings: PlaySettings) -> None:
    """Draw the settings in a box that is closed at first; each change is kept at once."""
    with st.expander(words()("play-settings"), key="play-settings"):
        _rules(settings)
        _seats(settings)
        left, right = st.columns(2)
        with left:
            _target(settings)
        with right:
            choose_pace(settings.pace, partial(_change, settings, "pace"))
        for name in _SWITCHES:
            _switch(settings, name)


def _change(settings: PlaySettings, name: str, value: object) -> None:
    changed = settings.model_copy(update={name: value})
    keep(changed.fitting(chosen_rules(changed)))


def _rules(settings: PlaySettings) -> None:
    titles = {name: variant_title(name) for name in variants()}
    left, right = st.columns(2)
    with left:
        choose_rules("play variant", titles, settings.variant, partial(_change, settings, "variant"))
    with right:
        number_of_players(settings, numbers_of(chosen_rules(settings)), partial(_change, settings, "players"))


def _seats(settings: PlaySettings) -> None:
    """Draw a name and a level for each seat."""
    seating = plan(chosen_rules(settings), settings.players)
    people = [seat for seat, level in enumerate(settings.levels) if level is None]
    for seat, usual in enumerate(SEATS[settings.players]):
        mate = None if seating is None else partner(seating, seat)
        with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
            place = Name(usual).label(words())
            st.text_input(
                words()("play-name-of", seat=place),
                max_chars=_LONGEST_NAME,
                placeholder=place,
                **following(f"play name {usual}", settings.names[seat], partial(_rename, settings, seat)),
            )
            offered = {_PERSON: level_name(None)} | {
                level: level_name(level) for level in LEVELS if mate not in people or partner_level(level) == level
            }
            shown = settings.levels[seat] or _PERSON
            st.selectbox(
                words()("play-level-of", seat=place),
                list(offered),
                format_func=offered.__getitem__,
                **following(f"play level {usual}", shown, partial(_relevel, settings, seat), offered),
            )
    about = words()("play-people-about")
    if seating is not None and any(partner(seating, seat) not in (None, *people) for seat in people):
        about = f"{about} {words()('play-partner-about')}"
    st.markdown(f":small[{plain(about)}]")


def _rename(settings: PlaySettings, seat: int, text: str) -> None:
    """Take a name for a seat; one that another seat has is not taken."""
    typed = " ".join(text.split())
    try:
        name = _NAME.validate_python(typed) if typed else ""
    except ValidationError:
        return
    names = tuple(name if place == seat else other for place, other in enumerate(settings.names))
    if not seats_twice(seats_of(names)):
        _change(settings, "names", names)


def _relevel(settings: PlaySettings, seat: int, chosen: str) -> None:
    level = None if chosen == _PERSON else cast("Level", chosen)
    levels = tuple(level if place == seat else other for place, other in enumerate(settings.levels))
    if None in levels:
        _change(settings, "levels", levels)


def _target(settings: PlaySettings) -> None:
    st.number_input(
        words()("play-target"),
        min_value=1,
        max_value=MOST_TARGET,
        step=1,
        placeholder=words()("play-no-target"),
        **following("play target", settings.target, partial(_change, settings, "target")),
    )


def _switch(settings: PlaySettings, name: str) -> None:
    on: bool = getattr(settings, name)
    st.toggle(words()(_SWITCH_NAMES[name]), **following(f"play {name}", on, partial(_change, settings, name)))
