"""The widgets for a question's details: one choice, several, a number, or the numbers of sides."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import streamlit as st
from pydantic import TypeAdapter, ValidationError

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.asking import ask_for
from tutor.app.workshop.open_exercise import written_goal
from tutor.content.zwickern.questions import Goal
from tutor.text import Family, Line, Name

_FIELDS: Final = (
    *("play", "plays", "card", "items", "onto", "for", "against", "among", "of", "variant", "cards", "zwicks"),
    *("most-cards", "target", "players", "events", "game", "fact", "value"),
)
ASKED_LABELS: Final = Family("workshop-asked-{}", _FIELDS)
"""The labels of the details of questions."""

_ROWS: Final = Family("workshop-asked-{}-rows", ("more", "fewer"))
_MOST_ROWS: Final = 20

NOT_NAMED: Final = ""
"""The empty choice."""

_READ: Final[TypeAdapter[Any]] = TypeAdapter(Goal)


def name_in_question(goal: Any, key: str, value: object) -> None:
    """Change a detail of the question; refuse an impossible value."""
    name = "for" if key == "seat" else key
    asked = {**written_goal(goal), name: value}
    asked = {one: found for one, found in asked.items() if found not in (None, NOT_NAMED, []) and one != "answer"}
    try:
        _READ.validate_python(asked)
    except ValidationError:
        workshop_page().refused = Line("workshop-asked-refused")
    else:
        ask_for(asked)


def choose_one(goal: Any, key: str, labels: Mapping[str, str], value: str | None, *, none: bool = False) -> None:
    """Draw the choice of one value, with an empty one if `none` is allowed."""
    choices = {**({NOT_NAMED: words()("pick-any")} if none else {}), **labels}
    if value and value not in choices:
        # Such as a card that has left the hand: it is shown until another one is chosen.
        choices[value] = value
    shown = value or next(iter(choices))
    st.selectbox(
        words()(ASKED_LABELS["for" if key == "seat" else key.replace("_", "-")]),
        list(choices),
        format_func=choices.__getitem__,
        **synced(f"asked {key}", shown, partial(name_in_question, goal, key), choices),
    )


def choose_several(goal: Any, key: str, labels: Mapping[str, str], value: Sequence[str]) -> None:
    """Draw the choice of several values."""
    st.multiselect(
        words()(ASKED_LABELS[key]),
        list(labels),
        format_func=labels.__getitem__,
        placeholder=words()("workshop-none"),
        **synced(f"asked {key}", [one for one in value if one in labels], partial(name_in_question, goal, key), labels),
    )


def choose_number(goal: Any, key: str, value: int | None, most: int = 500) -> None:
    """Draw the choice of a number."""
    st.number_input(
        words()(ASKED_LABELS[key.replace("_", "-")]),
        0,
        most,
        **synced(f"asked {key}", min(value or 0, most), lambda number: name_in_question(goal, key, number or None)),
    )


def choose_counts(goal: Any, key: str, number: int | None, counts: Mapping[str, int]) -> None:
    """Draw the numbers of the sides, in one row; `number` is the place in a list of such rows."""
    with st.container(horizontal=True, gap="small"):
        for side, count in counts.items():
            label = escape_markdown(Name(side).label(words()))
            if number is not None:
                label = words()("workshop-asked-hand", number=number + 1, side=label)
            then = partial(_count, goal, key, number, side)
            st.number_input(label, 0, 500, **synced(f"asked {key} {number} {side}", min(count, 500), then))


def _count(goal: Any, key: str, number: int | None, side: str, count: int) -> None:
    there = getattr(goal, key)
    if number is None:
        name_in_question(goal, key, {**there, side: count})
    else:
        rows = [{**one, side: count} if place == number else dict(one) for place, one in enumerate(there)]
        name_in_question(goal, key, rows)


def choose_rows(goal: Any, key: str, rows: Sequence[Mapping[str, int]]) -> None:
    """Draw the buttons that add a row of zeros and remove the last row."""
    another = [*map(dict, rows), dict.fromkeys(rows[-1], 0)]
    without = [dict(row) for row in rows[:-1]]
    with st.container(horizontal=True, gap="small"):
        for name, wanted, none in (
            ("more", another, len(another) > _MOST_ROWS),
            ("fewer", without, not without),
        ):
            then = partial(name_in_question, goal, key, wanted)
            st.button(words()(_ROWS[name]), key=f"asked rows {name}", on_click=then, disabled=none)


def choose_sides(goal: Any, key: str, rows: Sequence[Mapping[str, int]]) -> None:
    """Draw the field for the names of the sides, shared by all rows."""
    names = ", ".join(Name(side).label(words()) for side in rows[0])
    then = partial(_name_sides, goal, key, rows)
    st.text_input(words()("workshop-asked-sides"), max_chars=300, **synced(f"asked sides {key}", names, then))


def _name_sides(goal: Any, key: str, rows: Sequence[Mapping[str, int]], text: str) -> None:
    # Files have the default names in English, in whatever language the page is.
    usual = {Name(side).label(words()): side for side in rows[0]}
    names = [usual.get(name.strip(), name.strip()) for name in text.split(",") if name.strip()]
    there = [dict(zip_longest(names, list(row.values())[: len(names)], fillvalue=0)) for row in rows]
    name_in_question(goal, key, there[0] if isinstance(getattr(goal, key), Mapping) else there)


def choose_flag(goal: Any, value: bool) -> None:
    """Draw the checkbox for the side with the most cards."""
    st.checkbox(
        words()(ASKED_LABELS["most-cards"]),
        **synced("asked most", value, lambda one: name_in_question(goal, "most_cards", one or None)),
    )
