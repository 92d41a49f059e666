"""The address, which names the step, puzzle, record or play on show, so that it can be shared and reloaded."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain, count

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced


def address_value(key: str, known: Sequence[str], default: str | None = None) -> str:
    """Return the value of a key in the address, otherwise the default, the value last visited, or the first.

    A number stands for the name that begins with it. An unknown value is reported to the visitor, and the address is
    corrected.
    """
    asked = st.query_params.get(key) or None
    if asked is not None and asked.isascii() and asked.isdecimal():
        asked = next((name for name in known if _number_of(name) == int(asked)), asked)
    wanted = (asked, default or session().pages.places.get(key))
    chosen = next((value for value in wanted if value is not None and value in known), known[0])
    if asked is not None and asked != chosen:
        st.info(escape_markdown(words()("address-unknown", id=asked[:80])))
    go_to(key, chosen)
    return chosen


def _number_of(name: str) -> int | None:
    number = name.partition("-")[0]
    return int(number) if number.isdecimal() else None


def go_to(key: str, value: str) -> None:
    """Put a value into the address, and remember it as last visited."""
    session().pages.places[key] = value
    if st.query_params.get(key) != value:
        st.query_params[key] = value


def go_to_all(address: Mapping[str, str], keys: Sequence[str]) -> None:
    """Replace the values of `keys` in the address at once, as a single step in the browser's history."""
    session().pages.places |= address
    others = {key: value for key, value in st.query_params.to_dict().items() if key not in keys}
    st.query_params.from_dict({**others, **address})


def put_detail(key: str, value: str | None) -> None:
    """Put a further detail into the address without remembering it; None removes it."""
    if value is None:
        st.query_params.pop(key, None)
    elif st.query_params.get(key) != value:
        st.query_params[key] = value


def show_address() -> None:
    """Send the server's address to the browser.

    After a link from a page to itself, Streamlit does not update the browser's address.
    """
    st.query_params.update({})


def choose_in_list(key: str, labels: Mapping[str, str], label: str, go: Callable[[str], None] | None = None) -> None:
    """Draw a select box that follows and sets the address; the content it selects may be drawn before it.

    `go` takes the choice where more of the address depends on it.
    """
    st.selectbox(
        label,
        list(labels),
        format_func=numbered_labels(labels).__getitem__,
        label_visibility="collapsed",
        **synced(f"choose-{key}", session().pages.places[key], go or partial(go_to, key), labels),
    )


def choose_in_row(widget: str, labels: Mapping[str, str], chosen: str, label: str, then: Callable[[str], None]) -> None:
    """Draw a row of choices, one always chosen, with labels in markdown; `then` takes a new choice."""
    st.segmented_control(
        label,
        list(labels),
        format_func=labels.__getitem__,
        label_visibility="collapsed",
        required=True,
        **synced(widget, chosen, then, labels),
    )


def numbered_labels(labels: Mapping[str, str]) -> dict[str, str]:
    """Number equal labels, because Streamlit's select box treats equal labels as the same choice.

    >>> numbered_labels({"a/one": "Game", "b/two": "Game", "c": "Other"})
    {'a/one': 'Game', 'b/two': 'Game · 2', 'c': 'Other'}
    """
    found: dict[str, str] = {}
    used: set[str] = set()
    for name, text in labels.items():
        numbered = (f"{text} · {number}" for number in count(2))
        found[name] = next(label for label in chain([text], numbered) if label not in used)
        used.add(found[name])
    return found
