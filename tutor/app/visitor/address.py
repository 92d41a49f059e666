"""What the address names: which step, puzzle, game or play is shown, so that it can be shared and survives a reload."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import streamlit as st

from tutor.app.base.shared import plain, words
from tutor.app.visitor.state import visit
from tutor.app.visitor.synced_widgets import following


def place(key: str, known: Sequence[str], default: str | None = None) -> str:
    """The value of a key of the address; where it names nothing known, the default or the one last visited."""
    asked = st.query_params.get(key) or None
    wanted = (asked, default or visit().pages.places.get(key))
    chosen = next((value for value in wanted if value is not None and value in known), known[0])
    if asked is not None and asked != chosen:
        st.info(plain(words()("address-unknown", id=asked[:80])))
    go_to(key, chosen)
    return chosen


def go_to(key: str, value: str) -> None:
    """Let the address name something else."""
    visit().pages.places[key] = value
    if st.query_params.get(key) != value:
        st.query_params[key] = value


def go_to_all(address: Mapping[str, str], keys: Sequence[str]) -> None:
    """Let the address say all this of the keys at once, so that it is one step back in the browser."""
    visit().pages.places |= address
    others = {key: value for key, value in st.query_params.to_dict().items() if key not in keys}
    st.query_params.from_dict({**others, **address})


def name_also(key: str, value: str | None) -> None:
    """Let the address say something more of what it names, whatever it said of it before."""
    if value is None:
        st.query_params.pop(key, None)
    elif st.query_params.get(key) != value:
        st.query_params[key] = value


def show_address() -> None:
    """Let the browser show the address that the server knows.

    A link from a page to itself changes what is shown, but Streamlit leaves the address of the browser as it was.
    """
    st.query_params.update({})


def choose(key: str, labels: Mapping[str, str], label: str, go: Callable[[str], None] | None = None) -> None:
    """A list to choose from that follows the address and sets it; it may be drawn after what it chooses.

    `go` goes to what is chosen where more of the address depends on it.
    """
    st.selectbox(
        label,
        list(labels),
        format_func=told_apart(labels).__getitem__,
        label_visibility="collapsed",
        **following(f"choose-{key}", visit().pages.places[key], go or partial(go_to, key), labels),
    )


def choose_in_row(widget: str, labels: Mapping[str, str], chosen: str, label: str, then: Callable[[str], None]) -> None:
    """A row of which one is always chosen, its labels in markdown; `then` takes another choice."""
    st.segmented_control(
        label,
        list(labels),
        format_func=labels.__getitem__,
        label_visibility="collapsed",
        required=True,
        **following(widget, chosen, then, labels),
    )


def told_apart(labels: Mapping[str, str]) -> dict[str, str]:
    """Labels of which none is like another: a list to choose from takes equal ones for the same.

    >>> told_apart({"a/one": "Game", "b/two": "Game", "c": "Other"})
    {'a/one': 'Game · one', 'b/two': 'Game · two', 'c': 'Other'}
    """
    numbers = Counter(labels.values())
    short = {name: name.rpartition("/")[2] for name in labels}
    return {name: text if numbers[text] == 1 else f"{text} · {short[name]}" for name, text in labels.items()}
