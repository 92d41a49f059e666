"""Whatever a browser sends as the value of a widget, the page goes on, and what is no choice of it is not chosen."""

from collections.abc import Callable, Mapping

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates
from streamlit.runtime.state.common import WidgetMetadata
from streamlit.runtime.state.session_state import SessionState
from streamlit.testing.v1 import AppTest

from tests.app.playing import open_app
from tutor.app.base.browser_values import check_browser_values
from tutor.app.base.pages import PAGES
from tutor.app.drafts.entrance import WORKSHOP_VIEWS
from tutor.app.rules.selection import VIEWS

LONG = "x" * 5000
PLACES: tuple[tuple[str, Mapping[str, str]], ...] = (
    *((page, {}) for page in PAGES if page not in ("rules", "workshop")),
    ("learn", {"view": "course"}),
    ("replay", {"mode": "guess", "ply": "7"}),
    *(("rules", {"view": view}) for view in VIEWS),
    *(("workshop", {"view": view}) for view in WORKSHOP_VIEWS),
)
SENT: Mapping[str, Callable[[WidgetState], object]] = {
    "a text": lambda one: setattr(one, "string_value", "no choice"),
    "no text": lambda one: setattr(one, "string_value", ""),
    "a long text": lambda one: setattr(one, "string_value", LONG),
    "texts": lambda one: one.string_array_value.data.extend(["no choice", "", LONG]),
    "a number": lambda one: setattr(one, "double_value", 1e300),
    "no number": lambda one: setattr(one, "double_value", float("nan")),
    "a whole number": lambda one: setattr(one, "int_value", -5),
    "a flag": lambda one: setattr(one, "bool_value", True),
    "JSON": lambda one: setattr(one, "json_value", '["no choice"]'),
    "no JSON": lambda one: setattr(one, "json_value", "{"),
    "deep JSON": lambda one: setattr(one, "json_value", "[" * 100_000),
    "bytes": lambda one: setattr(one, "bytes_value", b"\xff"),
    "a file": lambda one: one.file_uploader_state_value.uploaded_file_info.add(file_id="none", name="x.exe"),
    "nothing": lambda one: None,
}


def ids(at: AppTest) -> list[str]:
    """List the ids of all widgets of a page, its boards and lines of plays among them."""
    known = [one.id for one in at._tree.get_widget_states().widgets]
    boards = [component.proto.id for component in at.get("bidi_component")]
    return [*known, *boards]


def send(at: AppTest, name: str, to: Callable[[str], bool] = lambda _: True) -> AppTest:
    """Let the browser send the same for all widgets that `to` names by their ids, and the page run with it."""
    states = WidgetStates()
    for one in ids(at):
        state = WidgetState(id=one)
        if to(one):
            SENT[name](state)
            states.widgets.append(state)
    return at._run(states)


@pytest.mark.parametrize(("page", "address"), PLACES, ids=str)
def test_whatever_is_sent_for_the_widgets_of_a_page_it_goes_on(page: str, address: Mapping[str, str]) -> None:
    at = open_app(page, **address)
    assert len(ids(at)) > 5
    for name in SENT:
        send(at, name)
        assert not at.exception, name


@pytest.mark.parametrize("name", SENT)
def test_whatever_is_sent_before_the_page_is_drawn_it_goes_on(name: str) -> None:
    """A browser that has lost its session sends all its values to a new one, which knows no widget yet."""
    before = open_app("workshop", view="position")
    states = WidgetStates()
    for one in ids(before):
        state = WidgetState(id=one)
        SENT[name](state)
        states.widgets.append(state)
    at = AppTest.from_file(before._script_path, default_timeout=30)
    at.switch_page("views/workshop.py")
    at._run(states)
    assert not at.exception


def test_the_first_value_after_an_empty_one_is_taken() -> None:
    """A click in another fragment sends an empty widget along that it does not draw again."""
    check_browser_values()
    state = SessionState()
    kind = WidgetMetadata[object]("one", lambda value: value, str, "string_value")
    state.register_widget(kind, None)
    sent = state._new_widget_state
    found = list[object]()
    for one in (
        WidgetState(id="one"),
        WidgetState(id="one", string_value="b"),
        WidgetState(id="one"),
        WidgetState(id="one", double_value=1.0),
    ):
        sent.set_widget_from_proto(one)
        found.append(sent["one"])
    assert found == [None, "b", None, None], "and one of another kind is not"
