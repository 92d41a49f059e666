"""What stands beside the table: whose cards are laid, cards by typing, the rules, and the rest of a position."""

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
from tutor.app.visitor.variants import variant_title, variants
from tutor.app.workshop.entry_field import TakesIt, entry_field
from tutor.app.workshop.laying.placing import in_hand, in_pile, put_on_table, seated, without_pile
from tutor.app.workshop.laying.table import LaidOut, lay_position, typed_cards
from tutor.engine.zwickern import Rules, Setup, WonSetup
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Family, Line, Name

_TYPED: Final = "typed-cards"
_WHERE: Final = Family("workshop-to-{}", ("hand", "table", "pile"))
_NOBODY: Final = ""
_NAMES: Final = ("South", "West", "North", "East")
_MOST_TYPED: Final = 400
_MOST_SEATS: Final = 8
_MOST_NUMBER: Final = 500


def bench(ground: LaidOut) -> None:
    """Draw the widgets of a position."""
    say, setup, rules, seat = words(), ground.setup, ground.rules, ground.seat
    seats = {name: Name(name).label(say) for name in setup.seats}
    choose_seat(ground)
    typing(ground, ("hand", "table", "pile"))
    titles = {name: variant_title(name) for name in variants()}
    st.selectbox(
        say("pick-variant"),
        list(titles),
        format_func=titles.__getitem__,
        **synced("laid-variant", setup.variant, partial(_variant, setup), titles),
    )
    if rules.base is not None:
        st.markdown(f":small[{escape_markdown(say('workshop-house-file'))}]")
    numbers = sorted({one.players for one in rules.plans if one.players <= _MOST_SEATS} | {len(setup.seats)})
    with st.container(horizontal=True):
        _choice("workshop-players", {one: str(one) for one in numbers}, len(setup.seats), partial(_players, setup))
        _choice("workshop-turn", seats, setup.turn, partial(_set, setup, "turn"))
    with st.expander(say("workshop-more")):
        _rest(setup, rules, seat, seats)


def choose_seat(ground: LaidOut) -> None:
    """Draw the choice of the seat whose cards are laid."""
    labels = {name: escape_markdown(Name(name).label(words())) for name in ground.setup.seats}
    st.segmented_control(
        words()("workshop-whose"),
        list(labels),
        format_func=labels.__getitem__,
        required=True,
        **synced("laid-seat", ground.seat, _lay_for, labels),
    )


def _lay_for(seat: str) -> None:
    workshop_page().seat = seat


def _variant(setup: Setup, name: str) -> None:
    plans = variants()[name].plans
    number = min((one.players for one in plans), key=lambda players: abs(players - len(setup.seats)))
    lay_position(replace(_with_players(setup, number), variant=name, game=None))


def _players(setup: Setup, number: int) -> None:
    lay_position(_with_players(setup, number))


def _with_players(setup: Setup, number: int) -> Setup:
    """Return the position for so many players: the last seats go, or seats with names of their own come."""
    names = [*setup.seats, *(one for one in _NAMES if one not in setup.seats)]
    names += [f"{_NAMES[0]} {more}" for more in range(2, number)]
    return setup if number == len(setup.seats) else seated(setup, names[:number])


def _set(setup: Setup, key: str, value: Any) -> None:
    lay_position(replace(setup, **{key: value}))


def _choice(message: str, labels: Mapping[Any, str], chosen: Any, then: Any) -> None:
    st.selectbox(
        words()(message), list(labels), format_func=labels.__getitem__, **synced(message, chosen, then, labels)
    )


# -- cards by typing ---------------------------------------------------------------


def typing(ground: LaidOut, places: Sequence[str]) -> None:
    """Draw the field for cards, and the places where they can go."""
    say = words()
    buttons = (TakesIt(say(_WHERE[where]), f"type-{where}", partial(_type, ground, where)) for where in places)
    entry_field(say("workshop-type"), _TYPED, "KS 5H 10D X25", _MOST_TYPED, *buttons)


def _type(ground: LaidOut, where: str) -> None:
    setup, seat = ground.setup, ground.seat
    cards = typed_cards(value_of(_TYPED, ""))
    here = workshop_page()
    if isinstance(cards, Line):
        here.refused = cards
        return
    match where:
        case "hand":
            ground.lay(in_hand(setup, seat, cards))
        case "table":
            ground.lay(put_on_table(setup, cards))
        case _:
            ground.lay(in_pile(setup, seat, cards))
    if workshop_page().refused is None:
        show(_TYPED, "")


# -- the rest of a position ----------------------------------------------------------


def _rest(setup: Setup, rules: Rules, seat: str, seats: Mapping[str, str]) -> None:
    """Draw what else a position may say: announced values, the dealer, the stock, and what was won."""
    say = words()
    values = from_bits(rules.build_bits)
    announced = list(setup.announced.get(seat, ()))
    offered = [*values, *(one for one in announced if one not in values)]
    st.multiselect(
        say("workshop-announced"),
        offered,
        placeholder=say("workshop-none"),
        **synced("workshop-announced", announced, partial(_announce, setup, seat), offered),
    )
    nobody = {_NOBODY: say("workshop-nobody"), **seats}
    _choice("workshop-dealer", nobody, setup.dealer or _NOBODY, lambda name: _set(setup, "dealer", name or None))
    _choice(
        "workshop-last", nobody, setup.last_capture or _NOBODY, lambda name: _set(setup, "last_capture", name or None)
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
