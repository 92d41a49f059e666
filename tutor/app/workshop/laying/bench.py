"""The view for laying out a position: the table, the panel of widgets beside it, and the engine's analysis."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import show, value_of
from tutor.app.drafts.kept import workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import draw_in_short, variant_title, variants
from tutor.app.workshop.analysis import position_analysis
from tutor.app.workshop.entry_field import EntryButton, entry_field
from tutor.app.workshop.laying.placing import in_hand, in_pile, put_on_table, seated, without_pile
from tutor.app.workshop.laying.table import (
    DraftLayout,
    ask_for_value,
    handle_layout,
    lay_position,
    layout_table,
    position_layout,
    typed_cards,
)
from tutor.app.workshop.open_exercise import open_exercise
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position, Rules, Setup, WonSetup
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Family, Line, Name


def handle_position() -> None:
    """Handle an answer of the board, if there is a new one; in a browser its callback has already done so."""
    found = open_exercise()
    setup = None if found.entry is None or found.faults else found.entry.position
    if setup is not None:
        handle_layout(position_layout(setup, variants()[setup.variant]))


def laying_view(setup: Setup, position: Position | None, goal: AnyGoal) -> None:
    """Draw the view; `position` is that of the setup, None while the setup is not possible yet."""
    layout = position_layout(setup, variants()[setup.variant])
    with st.container(key="frame"), st.container(key="workshop"):
        with st.container(key="table"):
            layout_table(layout)
        with st.container(key="bench"):
            ask_for_value(setup, layout.rules)
            _bench(layout)
            if position is None:
                st.info(escape_markdown(words()("workshop-needs-hand")))
            else:
                position_analysis(position, goal)


_TYPED: Final = "typed-cards"
_WHERE: Final = Family("workshop-to-{}", ("hand", "table", "pile"))
_NO_SEAT: Final = ""
_NAMES: Final = ("South", "West", "North", "East")
_MOST_TYPED: Final = 400
_MOST_SEATS: Final = 8
_MOST_NUMBER: Final = 500


def _bench(layout: DraftLayout) -> None:
    """Draw the widgets of a position."""
    say, setup, rules, seat = words(), layout.setup, layout.rules, layout.seat
    seats = {name: Name(name).label(say) for name in setup.seats}
    choose_seat(layout)
    typing(layout, ("hand", "table", "pile"))
    titles = {name: variant_title(name) for name in variants()}
    st.selectbox(
        say("pick-variant"),
        list(titles),
        format_func=titles.__getitem__,
        **synced("laid-variant", setup.variant, partial(_variant, setup), titles),
    )
    draw_in_short(setup.variant)
    if rules.base is not None:
        st.markdown(f":small[{escape_markdown(say('workshop-house-file'))}]")
    numbers = sorted({plan.players for plan in rules.plans if plan.players <= _MOST_SEATS} | {len(setup.seats)})
    with st.container(horizontal=True):
        _choice(
            "workshop-players", {number: str(number) for number in numbers}, len(setup.seats), partial(_players, setup)
        )
        _choice("workshop-turn", seats, setup.turn, partial(_set, setup, "turn"))
    with st.expander(say("workshop-more")):
        _rest(setup, rules, seat, seats)


def choose_seat(layout: DraftLayout) -> None:
    """Draw the choice of the seat to lay for."""
    labels = {name: escape_markdown(Name(name).label(words())) for name in layout.setup.seats}
    st.segmented_control(
        words()("workshop-whose"),
        list(labels),
        format_func=labels.__getitem__,
        required=True,
        **synced("laid-seat", layout.seat, _lay_for, labels),
    )


def _lay_for(seat: str) -> None:
    workshop_page().seat = seat


def _variant(setup: Setup, name: str) -> None:
    plans = variants()[name].plans
    number = min((plan.players for plan in plans), key=lambda players: abs(players - len(setup.seats)))
    lay_position(replace(_with_players(setup, number), variant=name, game=None))


def _players(setup: Setup, number: int) -> None:
    lay_position(_with_players(setup, number))


def _with_players(setup: Setup, number: int) -> Setup:
    """Return the position for `number` players, with its last seats dropped or named seats added."""
    names = [*setup.seats, *(name for name in _NAMES if name not in setup.seats)]
    names += [f"{_NAMES[0]} {more}" for more in range(2, number)]
    return setup if number == len(setup.seats) else seated(setup, names[:number])


def _set(setup: Setup, key: str, value: Any) -> None:
    lay_position(replace(setup, **{key: value}))


def _choice(message: str, labels: Mapping[Any, str], chosen: Any, then: Any) -> None:
    st.selectbox(
        words()(message), list(labels), format_func=labels.__getitem__, **synced(message, chosen, then, labels)
    )


# -- cards by typing ---------------------------------------------------------------


def typing(layout: DraftLayout, places: Sequence[str]) -> None:
    """Draw the field for cards, and a button for each place where they can go."""
    say = words()
    buttons = (EntryButton(say(_WHERE[where]), f"type-{where}", partial(_type, layout, where)) for where in places)
    entry_field(say("workshop-type"), _TYPED, "KS 5H 10D X25", _MOST_TYPED, *buttons)


def _type(layout: DraftLayout, where: str) -> None:
    setup, seat = layout.setup, layout.seat
    cards = typed_cards(value_of(_TYPED, ""))
    here = workshop_page()
    if isinstance(cards, Line):
        here.refused = cards
        return
    match where:
        case "hand":
            layout.lay(in_hand(setup, seat, cards))
        case "table":
            layout.lay(put_on_table(setup, cards))
        case _:
            layout.lay(in_pile(setup, seat, cards))
    if workshop_page().refused is None:
        show(_TYPED, "")


# -- the rest of a position ----------------------------------------------------------


def _rest(setup: Setup, rules: Rules, seat: str, seats: Mapping[str, str]) -> None:
    """Draw the rest of a position: announced values, the dealer, the stock, and the piles."""
    say = words()
    values = from_bits(rules.build_bits)
    announced = list(setup.announced.get(seat, ()))
    offered = [*values, *(value for value in announced if value not in values)]
    st.multiselect(
        say("workshop-announced"),
        offered,
        placeholder=say("workshop-none"),
        **synced("workshop-announced", announced, partial(_announce, setup, seat), offered),
    )
    nobody = {_NO_SEAT: say("workshop-nobody"), **seats}
    _choice("workshop-dealer", nobody, setup.dealer or _NO_SEAT, lambda name: _set(setup, "dealer", name or None))
    _choice(
        "workshop-last", nobody, setup.last_capture or _NO_SEAT, lambda name: _set(setup, "last_capture", name or None)
    )
    st.number_input(
        say("workshop-stock"),
        0,
        _MOST_NUMBER,
        **synced("workshop-stock", min(setup.stock, _MOST_NUMBER), partial(_set, setup, "stock")),
    )
    won = setup.won.get(seat, WonSetup())
    st.number_input(
        say("workshop-zwicks"),
        0,
        _MOST_NUMBER,
        **synced("workshop-zwicks", min(won.zwicks, _MOST_NUMBER), partial(_zwicks, setup, seat)),
    )
    if won.cards:
        empty = partial(lay_position, without_pile(setup, seat))
        st.button(say("workshop-empty-pile"), key="empty-pile", on_click=empty)


def _announce(setup: Setup, seat: str, values: list[int]) -> None:
    others = {name: made for name, made in setup.announced.items() if name != seat}
    _set(setup, "announced", {**others, seat: tuple(values)} if values else others)


def _zwicks(setup: Setup, seat: str, number: int) -> None:
    won = replace(setup.won.get(seat, WonSetup()), zwicks=number)
    others = {name: pile for name, pile in setup.won.items() if name != seat}
    _set(setup, "won", {**others, seat: won} if won.cards or won.zwicks else others)
