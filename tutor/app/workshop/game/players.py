"""The setup of an entered game: variant, seats, names, dealer, way of dealing; and its title."""

from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variant_title, variants
from tutor.app.workshop.game.reading import change_game, seated_otherwise
from tutor.app.workshop.open_exercise import language_of_draft
from tutor.bots.deals import SEATS
from tutor.catalogue.entered_game import EnteredGame
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.engine.zwickern.setup import seats_twice
from tutor.text import Line, Name

_MOST_SEATS: Final = max(SEATS)


def _names(number: int) -> tuple[str, ...]:
    """Return the default names of seats, clockwise from South."""
    first = SEATS[number].index("South")
    return SEATS[number][first:] + SEATS[number][:first]


def form_of_players(game: EnteredGame) -> None:
    """Draw the form; the number of players can be changed until the first card is laid."""
    entry, say = game.entry, words()
    begun = any(deal.plays or deal.table or any(deal.hands.values()) for deal in entry.deals)
    with st.expander(say("workshop-game-players"), expanded=not begun):
        titles = {name: variant_title(name) for name in variants()}
        st.selectbox(
            say("pick-variant"),
            list(titles),
            format_func=titles.__getitem__,
            **synced("entered variant", entry.variant, partial(_variant, entry), titles),
        )
        numbers = sorted({plan.players for plan in game.dealing.rules.plans if plan.players <= _MOST_SEATS})
        st.selectbox(
            say("workshop-players"),
            list(dict.fromkeys([*numbers, len(entry.seats)])),
            disabled=begun,
            **synced("entered seats", len(entry.seats), partial(_number, entry), numbers),
        )
        for place, seat in enumerate(entry.seats):
            st.text_input(
                say("workshop-game-seat", number=place + 1),
                max_chars=40,
                **synced(f"entered seat-{place}", Name(seat).label(say), partial(_rename, entry, place)),
            )
        seats = {name: Name(name).label(say) for name in entry.seats}
        st.selectbox(
            say("workshop-dealer"),
            list(seats),
            format_func=seats.__getitem__,
            **synced("entered dealer", entry.dealer, partial(_change, "dealer"), seats),
        )
        otherwise = entry.dealt is not None
        st.checkbox(
            say("workshop-game-otherwise"),
            help=escape_markdown(say("workshop-game-otherwise-about")),
            **synced("entered otherwise", otherwise, _otherwise, (True, False)),
        )


def texts_of_game(entry: RecordEntry) -> None:
    """Draw the fields for the game's title, its summary, and the language of its texts."""
    say = words()
    st.text_input(
        say("workshop-title-field"),
        max_chars=200,
        **synced("entered title", entry.title or "", partial(_text, "title")),
    )
    with st.expander(escape_markdown(say("workshop-game-about"))):
        st.text_area(
            say("workshop-game-about"),
            max_chars=4000,
            label_visibility="collapsed",
            **synced("entered about", entry.about or "", partial(_text, "about")),
        )
        language_of_draft(entry.language)


def _change(key: str, value: Any) -> None:
    change_game(changed_yaml(workshop_page().text, {key: value}))


def _text(key: str, value: str) -> None:
    change_draft(changed_yaml(workshop_page().text, {key: value.strip() or None}))


def _variant(entry: RecordEntry, name: str) -> None:
    text = changed_yaml(workshop_page().text, {"variant": name, "game": None})
    if len(entry.seats) not in {plan.players for plan in variants()[name].plans}:
        number = min(plan.players for plan in variants()[name].plans)
        names = _names(number)
        text = seated_otherwise(text, entry, names, names[-1])
    change_game(text)


def _number(entry: RecordEntry, number: int) -> None:
    names = _names(number)
    change_game(seated_otherwise(workshop_page().text, entry, names, names[-1]))


def _rename(entry: RecordEntry, place: int, name: str) -> None:
    names = list(entry.seats)
    # Files have the default names in English, in whatever language the page is.
    usual = {Name(name).label(words()): name for name in SEATS[_MOST_SEATS]}
    names[place] = usual.get(name.strip(), name.strip())
    if not names[place] or seats_twice(names):
        workshop_page().refused = Line("workshop-game-seat-twice")
        return
    dealer = names[entry.seats.index(entry.dealer)]
    change_game(seated_otherwise(workshop_page().text, entry, names, dealer))


def _otherwise(chosen: bool) -> None:
    _change("dealt", "otherwise" if chosen else None)
