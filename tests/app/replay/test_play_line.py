"""The line of plays: the messages it sends, what it is given, and the files that it needs."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

import tutor
from tests.app.playing import run
from tutor.app.base.components import MAX_NUMBER
from tutor.app.base.focus import FOCUS_ASSETS, FOCUS_NAME
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.app.replay.play_line import PLAY_LINE_ASSETS, PLAY_LINE_NAME, Chosen, read_chosen

PACKAGE = Path(tutor.__file__).parent
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["seq", "ply", "x"]), inner),
)
HOSTILE = [
    None,
    3,
    "3",
    [3],
    {},
    {"ply": 3},
    {"seq": 1},
    {"seq": 1, "ply": None},
    {"seq": 1, "ply": "3"},
    {"seq": 1, "ply": 3.0},
    {"seq": 1, "ply": True},
    {"seq": 1, "ply": -1},
    {"seq": -1, "ply": 3},
    {"seq": False, "ply": 3},
    {"seq": 1, "ply": MAX_NUMBER + 1},
    {"seq": 10**400, "ply": 3},
    {"seq": 1, "ply": [3]},
]


def page() -> None:
    """A page with a line of three plays that says what it received."""
    import streamlit as page  # noqa: PLC0415 - Streamlit runs the source of this function

    from tutor.app.replay.play_line import PlayCell, last_choice, plays  # noqa: PLC0415

    def cell(ply: int, text: str) -> PlayCell:
        return {"ply": ply, "text": text, "label": text, "marks": [], "hidden": False}

    plays(
        {
            "at": 0,
            "columns": ["Ann", "Ben"],
            "sections": [{"label": "Deal 1", "rows": [[cell(1, "AS"), cell(2, "5C")], [cell(3, "9D"), None]]}],
            "start": cell(0, "Start"),
            "end": cell(4, "End"),
            "words": {"plays": "Plays"},
        },
        key="line",
        on_choose=lambda: None,
    )
    page.text(str(last_choice("line")))


def open_line() -> AppTest:
    """The page, freshly opened."""
    return run(AppTest.from_function(page, default_timeout=30))


def sent(at: AppTest) -> dict[str, Any]:
    """What the browser was given."""
    (component,) = at.get("bidi_component")
    (data,) = json.loads(component.proto.json)
    assert isinstance(data, dict)
    return data


def choose(at: AppTest, message: object) -> str:
    """Let the browser say something; what the page heard."""
    at.session_state["line"] = {"chosen": message}
    return str(run(at).text[0].value)


# -- messages -----------------------------------------------------------------


def test_a_choice_is_read() -> None:
    """A choice is a play and the number of the message."""
    assert read_chosen({"seq": 1, "ply": 12}) == Chosen(1, 12)
    assert read_chosen({"seq": 0, "ply": 0, "more": "x"}) == Chosen(0, 0)


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: repr(message)[:40])
def test_what_is_not_a_choice_is_ignored(message: object) -> None:
    """Whatever else a browser sends is ignored."""
    assert read_chosen(message) is None


@given(JSON)
def test_no_message_does_harm(message: object) -> None:
    """Anything is either a choice with two counts or None."""
    found = read_chosen(message)
    assert found is None or (type(found.seq), type(found.ply)) == (int, int)


def test_a_page_learns_what_was_chosen() -> None:
    """What was chosen stays until something else is chosen."""
    at = open_line()
    assert at.text[0].value == "None"
    assert choose(at, {"seq": 1, "ply": 3}) == "Chosen(seq=1, ply=3)"
    assert run(at).text[0].value == "Chosen(seq=1, ply=3)"
    assert choose(at, {"seq": 2, "ply": 0}) == "Chosen(seq=2, ply=0)"


@pytest.mark.parametrize("state", [None, 5, "x", [], {"other": {"seq": 1, "ply": 1}}])
def test_a_malformed_state_is_ignored(state: object) -> None:
    """The state of the sheet may be anything that a browser can send."""
    at = open_line()
    at.session_state["line"] = state
    assert run(at).text[0].value == "None"


def test_the_number_of_the_last_choice_is_sent_back() -> None:
    """A sheet that is drawn again counts on from it, so that its next choice is a new message."""
    at = open_line()
    assert sent(at)["seq"] == 0
    choose(at, {"seq": 7, "ply": 1})
    assert sent(at)["seq"] == 7


# -- files --------------------------------------------------------------------


def test_an_installed_package_declares_its_components_and_has_their_files() -> None:
    """Streamlit finds the assets of a wheel by the manifest inside it."""
    manifest = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))
    project = manifest["project"]["name"]
    declared = {
        f"{project}.{one['name']}": PACKAGE / one["asset_dir"]
        for one in manifest["tool"]["streamlit"]["component"]["components"]
    }
    assert declared == {PLAY_LINE_NAME: PLAY_LINE_ASSETS, f"{project}.board": BOARD_ASSETS, FOCUS_NAME: FOCUS_ASSETS}
    assert {file.name for file in PLAY_LINE_ASSETS.iterdir()} == {"plays.js", "plays.css"}


def test_the_script_borrows_from_the_board_what_is_there() -> None:
    """The components are served beside one another, each under its name."""
    script = (PLAY_LINE_ASSETS / "plays.js").read_text("utf-8")
    ((names, file),) = re.findall(r'import \{([^}]+)\} from "\.\./zwickern-tutor\.board/([^"]+)"', script)
    assert script.count("import ") == 1
    helpers = (BOARD_ASSETS / file).read_text("utf-8")
    borrowed = re.findall(r"\w+", names)
    assert len(borrowed) > 5
    assert [name for name in borrowed if f"export function {name}(" not in helpers] == []
