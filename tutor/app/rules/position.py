"""One position under every variant: the plays that each allows, and why it refuses those of another."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING
from zlib import crc32

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import before_sentence, with_colon, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.actions import add_choices
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.drafts.entrance import WORKSHOP_PAGE, make_puzzle_of
from tutor.app.drafts.kept import workshop_page
from tutor.app.drafts.text import read_draft
from tutor.app.exercise.one_play import epoch_of, new_play, show_board
from tutor.app.rules.board import about_position
from tutor.app.rules.known_positions import KIND_NAMES, OWN, kinds, position_kind, positions
from tutor.app.rules.selection import choose_in_address, variant_titles
from tutor.app.visitor.address import choose_in_list
from tutor.app.visitor.exercise_states import Comparison
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variants
from tutor.coach.zwickern.rules.under_each_variant import MOST_COMPARED, Under, ruling, under_each
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.writing import position_text, setup_of
from tutor.engine.zwickern import Play, Position, Rules
from tutor.text import Words, render

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

_SHOWN = 40
"""The most plays in one list; the others are counted."""


def position_view(head: "DeltaGenerator", table: "DeltaGenerator") -> None:
    """Draw the choice of a position, the board to try plays on, and the plays that each variant allows."""
    with head, st.container(key="chosen-position"):
        found = _chosen()
    if found is None:
        return
    name, position = found
    known, labels = _rulings_on(position, _games(), words())
    state = session().exercises.state(f"under/{name}", Comparison)
    with head:
        about_position(position)
    play = new_play(epoch_of(f"under/{name}", state), position)
    if play is not None:
        state.play = play
    with table:
        show_board(_board(epoch_of(f"under/{name}", state), position, known))
    if not name.startswith(OWN):
        make_puzzle_of(position)
    _choose_play(state, labels)
    if state.play is not None:
        _rulings(position, state.play, labels)
    _summary(known)
    for one in known:
        _in_full(one, labels)


def _games() -> tuple[Rules, ...]:
    """Return all variants, the visitor's own table first."""
    own = own_table()
    return tuple(sorted(variants().values(), key=lambda rules: own is None or rules.name != own.name))


@lru_cache(maxsize=16)
def _rulings_on(
    position: Position, games: tuple[Rules, ...], say: Words
) -> tuple[tuple[Under, ...], Mapping[Play, str]]:
    """Return the rulings of each variant on a position, and all its plays in words.

    The result is cached for the last few positions, because every click runs the page again.
    """
    known = under_each(position, games)
    return known, _play_labels(say, known)


def _play_labels(say: Words, known: Sequence[Under]) -> dict[Play, str]:
    """Return every play allowed in some variant in words, with its groups in the first such variant."""
    found: dict[Play, str] = {}
    for one in known:
        for play in one.plays:
            if play not in found and one.position is not None:
                found[play] = render(say, play_line(one.position, play))
    return found


# -- which position -----------------------------------------------------------


def _chosen() -> tuple[str, Position] | None:
    """Draw the choice of a position; return its name and the position, None while there is none."""
    known = kinds()
    asked = st.query_params.get("position") or ""
    kind = position_kind(asked)
    if kind is None:
        if asked:
            st.info(escape_markdown(words()("address-unknown", id=asked[:80])))
        kind = known[0]
        asked = _first(kind)
    session().pages.places |= {"position": asked, "kind": kind}
    choose_in_list("kind", {one: words()(KIND_NAMES[one]) for one in known}, words()("under-kind"), _go_to_kind)
    if kind == OWN:
        return _own()
    choose_in_list("position", {name: one.label for name, one in positions(kind).items()}, words()("under-choose"), _go)
    return asked, positions(kind)[asked].position


def _go_to_kind(kind: str) -> None:
    _go(_first(kind))


def _go(name: str) -> None:
    choose_in_address("position", name)


def _first(kind: str) -> str:
    return OWN if kind == OWN else next(iter(positions(kind)))


def _own() -> tuple[str, Position] | None:
    """Draw the link to the Workshop; return the name and the position of the draft open there."""
    page_link(WORKSHOP_PAGE, label=words()("under-own"))
    found = read_draft(workshop_page().text, variants()).position
    if found is None:
        st.info(escape_markdown(words()("under-own-none")))
        return None
    # Each position has a name, and so a board of its own: a play on another board must not count on this one.
    return f"{OWN}/{crc32(position_text(setup_of(found)).encode())}", found


# -- a play under each --------------------------------------------------------


def _board(epoch: str, position: Position, known: Sequence[Under]) -> BoardData:
    """Return a board that offers every build possible in some variant."""
    data = exercise_data(words(), position, epoch, interactive=True)
    for one in known:
        there = one.position
        if there is not None and there.rules is not position.rules:
            add_choices(data["actions"], exercise_data(words(), there, epoch, interactive=True)["actions"])
    return data


def _choose_play(state: Comparison, labels: Mapping[Play, str]) -> None:
    """Draw the list of all plays that some variant allows; it shows the play just tried."""
    if not labels:
        return
    plays = list(labels)
    places = range(len(plays))
    tried = None if state.play is None or state.play not in labels else plays.index(state.play)
    st.selectbox(
        words()("under-play"),
        places,
        format_func=lambda place: labels[plays[place]],
        placeholder=words()("under-play-choose", number=len(plays)),
        label_visibility="collapsed",
        **synced("choose-play", tried, partial(_play_chosen, state, plays), (None, *places)),
    )


def _play_chosen(state: Comparison, plays: Sequence[Play], chosen: int | None) -> None:
    state.play = None if chosen is None else plays[chosen]


def _rulings(position: Position, play: Play, labels: Mapping[Play, str]) -> None:
    """Draw the table of the variants' rulings on a play."""
    say, names = words(), variant_titles()
    cells = []
    for rules in _games():
        one = ruling(position, rules, play)
        legal = say("under-unknown" if one.legal is None else "under-legal" if one.legal else "under-illegal")
        cells.append([names[rules.name], legal, render(say, one.why)])
    heads = list(map(say, ("under-column-variant", "under-column-legal", "under-column-why")))
    show_table(heads, cells, labels.get(play) or render(say, play_line(position, play)))


# -- all plays under each -----------------------------------------------------


def _summary(known: Sequence[Under]) -> None:
    """Draw the table of the number of plays in each variant."""
    say, names = words(), variant_titles()
    heads = ("under-column-variant", "under-column-number", "under-column-only", "under-column-refused")
    show_table(list(map(say, heads)), [[names[one.rules.name], *_counts(one)] for one in known], say("under-summary"))


def _counts(one: Under) -> list[str]:
    say = words()
    if one.position is None:
        return [say("under-impossible"), "–", "–"]
    if one.number is None:
        return [say("under-uncounted"), "–", "–"]
    if not one.listed:
        return [str(one.number), "–", "–"]
    refused = len(one.refused)
    return [str(one.number), str(len(one.only)), say("under-at-least", number=refused) if one.partial else str(refused)]


def _in_full(one: Under, labels: Mapping[Play, str]) -> None:
    """Draw the plays of one variant in an expander: the refused ones, those that only it allows, and the others."""
    name = variant_titles()[one.rules.name]
    if one.position is None:
        st.markdown(f"**{with_colon(escape_markdown(name))}** {'' if one.why is None else markdown(one.why)}")
    elif not one.listed:
        too_many = escape_markdown(words()("under-too-many", limit=MOST_COMPARED))
        st.markdown(f"**{before_sentence(escape_markdown(name))}** {too_many}")
    else:
        with st.expander(escape_markdown(words()("under-full", variant=name))):
            only = set(one.only)
            if one.partial:
                st.markdown(escape_markdown(words()("under-partial")))
            _list(
                "under-refused",
                [f"{before_sentence(escape_markdown(labels[each.play]))} {markdown(each.why)}" for each in one.refused],
            )
            _list("under-only", [escape_markdown(labels[play]) for play in one.only])
            _list("under-allowed", [escape_markdown(labels[play]) for play in one.plays if play not in only])


def _list(title: str, plays: Sequence[str]) -> None:
    """Draw the first plays under a title."""
    if not plays:
        return
    lines = [f"**{escape_markdown(words()(title, number=len(plays)))}**", "", *(f"- {play}" for play in plays[:_SHOWN])]
    if len(plays) > _SHOWN:
        lines.append(f"- {escape_markdown(words()('under-more', number=len(plays) - _SHOWN))}")
    st.markdown("\n".join(lines))
