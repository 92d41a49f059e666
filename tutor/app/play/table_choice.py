"""The choice of a table of Zwickern: the variant by its jokers, and who sits at which seat, with their faces."""

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, cast

import streamlit as st
from pydantic import TypeAdapter, ValidationError

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.drawings import fan_address
from tutor.app.play.kit import PlayForm
from tutor.app.play.preferences import chosen_rules, level_name
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.synced_widgets import synced
from tutor.bots.deals import SEATS
from tutor.bots.levels import LEVELS, Level, partner_level
from tutor.coach.zwickern.words.seats import side_label
from tutor.content.yaml.entry import ShortLine
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Rules, partner, plan, sides
from tutor.engine.zwickern.rules import Capturing
from tutor.engine.zwickern.setup import seats_twice
from tutor.matches.neighbours import face_of
from tutor.matches.settings import PlaySettings, seats_of
from tutor.text import YOU, Family, Name, Words, card_sign, joined_texts, listed

_LONGEST_NAME = 40
_PERSON = "person"
_NAME: TypeAdapter[str] = TypeAdapter(ShortLine)

_TILES: Final = ("jensen", "christiansen", "dietze")
"""The variants that have a tile; any other has one while it is chosen, and is found in the settings."""

_WITHOUT_JOKERS: Final = ("AH", "KS", "QD")
"""The cards drawn on the tile of the table without jokers."""

_MOST_DRAWN: Final = 4
_MOST_IN_WORDS: Final = 3

_ABOUT = Family("play-table-{}", MappingProxyType({name: name for name in _TILES}))


def who_plays(settings: PlaySettings) -> None:
    """Draw the faces of the person's side, and who plays with and against whom."""
    names, you = _seat_names(settings), settings.levels.index(None)
    seating = plan(chosen_rules(settings), settings.players)
    found = ((you,), *((seat,) for seat in range(len(names)) if seat != you)) if seating is None else sides(seating)
    own = next(side for side in found if you in side)
    others = [side for side in found if side is not own]
    faces = "".join(
        f'<span class="face {_face(settings, seat)}"></span>' for seat in sorted(own, key=lambda s: s != you)
    )
    against = escape_markdown(words()("play-against", others=_sides_in_words(names, others)))
    with st.container(horizontal=True, vertical_alignment="center", key="who-plays", gap="small"):
        st.html(f'<span class="faces">{faces}</span>', width="content")
        st.markdown(f"**{escape_markdown(side_label(words(), names, own))}**  \n:small[{against}]", width="stretch")


def _sides_in_words(names: Sequence[str], others: Sequence[Sequence[int]]) -> str:
    """Write the names of some sides: of one or two seats as one side, of more as a list."""
    say, seats = words(), [seat for side in others for seat in side]
    if len(seats) <= 2:
        return side_label(say, names, seats)
    labels = [side_label(say, names, side) for side in others]
    return listed(say, labels) if len(seats) == len(others) else joined_texts(say, labels)


def choose_table(form: PlayForm) -> None:
    """Draw a tile for each variant, the number of players, and a seat for each of them."""
    cards = fan_address(words(), _WITHOUT_JOKERS, step=32)
    variant = form.settings.variant
    # The tile of any other table shows its own jokers.
    own = fan_address(words(), chosen_rules(form.settings).jokers[:_MOST_DRAWN] or _WITHOUT_JOKERS, step=32)
    drawn = f'--no-jokers: url("{cards}"); --own-jokers: url("{own}");'
    st.html(f"<style>.st-key-choose-table {{ {drawn} }}</style>")
    shown = [name for name in dict.fromkeys((*_TILES, variant)) if name in form.titles]
    st.radio(
        words()("play-which-table"),
        shown,
        format_func=form.titles.__getitem__,
        captions=[words()(_ABOUT[name]) if name in _TILES else "" for name in shown],
        width="stretch",
        **synced("play table", variant, partial(form.change, "variant"), shown),
    )
    with st.container(horizontal=True, vertical_alignment="center", key="table-links", gap="medium"):
        if len(form.numbers) > 1:
            # Many numbers have their word once.
            many = len(form.numbers) > _MOST_IN_WORDS
            st.segmented_control(
                words()("play-number"),
                list(form.numbers),
                format_func=lambda number: str(number) if many else words()("play-players", number=number),
                required=True,
                label_visibility="visible" if many else "collapsed",
                width="stretch",
                **synced("play number", form.settings.players, partial(form.change, "players"), form.numbers),
            )
        page_link(RULES_PAGE, label=words()("play-compare"), query_params={"view": "compare"}, width="content")
    _choose_seats(form)
    _rules_in_short(chosen_rules(form.settings))


def _rules_in_short(rules: Rules) -> None:
    """Draw in a few words what differs most from table to table, with the way to other rules."""
    say = words()
    with st.container(horizontal=True, vertical_alignment="center", key="rules-in-short", gap="small"):
        chips = " ".join(f":gray-badge[{escape_markdown(text)}]" for text in rules_in_short(say, rules))
        st.markdown(chips, width="content")
        page_link(RULES_PAGE, label=say("rules-view-house"), query_params={"view": "house"}, width="content")


def rules_in_short(say: Words, rules: Rules) -> tuple[str, ...]:
    """Return in a few words each what aces and court cards are worth, how one builds, and what a Zwick and cards bring.

    Only where a house says so, that one has to take, and when the match ends.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> from tutor.text import language
    >>> rules_in_short(language("en"), VARIANTS["dietze"])[0]
    'A J Q K: one value'
    """
    two = [rank for rank, values in rules.courts if len(values) > 1]
    signs = " ".join(card_sign(say, CARDS[f"{rank}S"])[:-1] for rank in two or dict(rules.courts))
    found = (
        say("play-rule-two-values" if two else "play-rule-one-value", ranks=signs),
        say("play-rule-up-and-down" if rules.subtract else "play-rule-up"),
        *((say("play-rule-must-take"),) if rules.capturing is not Capturing.MAY else ()),
        say("play-rule-zwick", points=rules.zwick),
        say("play-rule-majority", points=rules.majority),
    )
    if rules.target is not None:
        found = (*found, say("play-rule-target", points=rules.target))
    return found if rules.hands is None else (*found, say("play-rule-games", number=rules.hands))


def _choose_seats(form: PlayForm) -> None:
    """Draw a felt with a key at each seat, which opens the choice of who sits there."""
    settings = form.settings
    names, people = _seat_names(settings), [seat for seat, level in enumerate(settings.levels) if level is None]
    seating = plan(chosen_rules(settings), settings.players)
    with st.container(key=f"seats-{settings.players}", gap="small"):
        for seat, usual in enumerate(SEATS[settings.players]):
            mate = None if seating is None else partner(seating, seat)
            with st.container(key=f"seat-{usual}", gap=None):
                st.html(f'<span class="face {_face(settings, seat)}"></span>')
                label = f"**{escape_markdown(Name(names[seat]).label(words()))}**"
                if names[seat] != YOU:
                    label = f"{label} {escape_markdown(level_name(settings.levels[seat]))}"
                with st.popover(label):
                    _choose_seat(form, seat, usual, level_of_partner=mate in people)
        with st.container(key="seats-about", gap=None):
            about = words()("play-seats-about")
            if seating is not None and any(partner(seating, seat) not in (None, *people) for seat in people):
                about = f"{about} {words()('play-partner-about')}"
            st.markdown(escape_markdown(about))


def _choose_seat(form: PlayForm, seat: int, usual: str, *, level_of_partner: bool) -> None:
    """Draw a name and a level for a seat; the partner of a person has a level that partners may have."""
    settings = form.settings
    place = Name(usual).label(words())
    offered = {_PERSON: level_name(None)} | {
        level: level_name(level) for level in LEVELS if not level_of_partner or partner_level(level) == level
    }
    st.selectbox(
        words()("play-level-of", seat=place),
        list(offered),
        format_func=offered.__getitem__,
        **synced(f"play level {usual}", settings.levels[seat] or _PERSON, partial(_relevel, form, seat), offered),
    )
    st.text_input(
        words()("play-name-of", seat=place),
        max_chars=_LONGEST_NAME,
        placeholder=Name(seats_of(("",) * settings.players, settings.levels)[seat]).label(words()),
        **synced(f"play name {usual}", settings.names[seat], partial(_rename, form, seat)),
    )
    st.markdown(f":small[{escape_markdown(words()('play-people-about'))}]")


def _rename(form: PlayForm, seat: int, text: str) -> None:
    """Take a name for a seat; one that another seat has is not taken."""
    typed = " ".join(text.split())
    try:
        name = _NAME.validate_python(typed) if typed else ""
    except ValidationError:
        return
    names = tuple(name if place == seat else other for place, other in enumerate(form.settings.names))
    if not seats_twice(seats_of(names, form.settings.levels)):
        form.change("names", names)


def _relevel(form: PlayForm, seat: int, chosen: str) -> None:
    level = None if chosen == _PERSON else cast("Level", chosen)
    levels = tuple(level if place == seat else other for place, other in enumerate(form.settings.levels))
    if None in levels:
        form.change("levels", levels)


def _seat_names(settings: PlaySettings) -> tuple[str, ...]:
    """Return the names of the seats; the one person at the screen is You."""
    names = seats_of(settings.names, settings.levels)
    if settings.levels.count(None) > 1:
        return names
    return tuple(YOU if level is None else name for name, level in zip(names, settings.levels, strict=True))


def _face(settings: PlaySettings, seat: int) -> str:
    """Return the class of the face of a seat: of a neighbour, or else the mark on the water."""
    return face_of(seats_of(settings.names, settings.levels)[seat]) or "you"
