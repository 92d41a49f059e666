"""The changing of YAML text: what is read again is what was wanted, and the rest keeps its comments and order."""

from functools import partial
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.yaml.source import ContentError

TEXT = """\
# A puzzle of last night.
title: Two sums   # why so
position:
  variant: jensen
  hands: {South: [JS, 8H]}  # the hand
  table:
    - 9C
    - {cards: [X25, JC], value: 13, owner: North}  # North's
goal: {kind: zwick}
"""


def plain(text: str) -> Any:
    """Return a text as our own reader reads it."""
    (document,) = read_documents("", text)
    assert document.root is not None
    assert not document.faults
    return document.root.plain()


def test_comments_and_order_are_kept() -> None:
    hands, table = {"South": ["8H", "2D"]}, [{"cards": ["X25", "JC"], "value": 13, "owner": "North"}, "3D"]
    made = changed_yaml(TEXT, {"position": {"variant": "jensen", "hands": hands, "table": table}, "remark": "Look."})
    for comment in ("# A puzzle of last night.", "# why so", "# the hand", "# North's"):
        assert comment in made
    assert list(plain(made)) == ["title", "position", "goal", "remark"]
    assert plain(made)["position"]["hands"] == {"South": ["8H", "2D"]}
    assert plain(made)["position"]["table"][1] == "3D"
    assert "hands: {South: [8H, 2D]}" in made, "a list in one line stays in one line"


def test_what_is_the_same_is_not_touched() -> None:
    assert changed_yaml(TEXT, {"title": "Two sums", "goal": {"kind": "zwick"}}) == TEXT
    assert changed_yaml(TEXT, {"themes": None}) == TEXT


def test_a_key_is_found_and_a_value_is_the_same_however_its_letters_are_composed() -> None:
    text = "Mu\u0308ller: 1  # one\nname: Mu\u0308ller  # two\n"
    made = changed_yaml(text, {"M\u00fcller": "3", "other": "Mu\u0308ller"})
    assert made == "Mu\u0308ller: 3  # one\nname: Mu\u0308ller  # two\nother: M\u00fcller\n"
    assert changed_yaml(text, {"Mu\u0308ller": None}) == "name: Mu\u0308ller  # two\n"


def test_a_key_is_taken_away() -> None:
    assert "title" not in plain(changed_yaml(TEXT, {"title": None}))


@pytest.mark.parametrize("text", ["", "[", "- a", "a: 1\n---\nb: 2", "a: &x 1\nb: *x", "!!python/object:os {}"])
def test_no_other_text_is_changed(text: str) -> None:
    with pytest.raises(ContentError):
        changed_yaml(text, {"a": "1"})


def test_a_flag_is_written_as_files_write_flags() -> None:
    made = changed_yaml(TEXT, {"goal": {"kind": "pile", "most_cards": True, "zwicks": None}})
    assert plain(made)["goal"] == {"kind": "pile", "most_cards": "true"}
    assert "most_cards: true}" in made
    assert "most_cards: false}" in changed_yaml(made, {"goal": {"kind": "pile", "most_cards": False}})


TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=12).map(
    partial(normalize, "NFC")
)
SCALARS = TEXTS | st.integers(-99, 999) | st.booleans()
VALUES = SCALARS | st.lists(TEXTS, max_size=3) | st.dictionaries(TEXTS, TEXTS, max_size=2)


@given(st.dictionaries(TEXTS, VALUES, max_size=3), st.dictionaries(TEXTS, VALUES | st.none(), max_size=3))
def test_what_is_read_again_is_what_was_wanted(first: dict[str, Any], then: dict[str, Any]) -> None:
    def read(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: read(one) for key, one in value.items()}
        if isinstance(value, bool):
            return str(value).lower()
        return [read(one) for one in value] if isinstance(value, list) else str(value)

    text = changed_yaml("known: x  # here\n", first)
    wanted = {"known": "x", **first, **then}
    assert plain(changed_yaml(text, then)) == {key: read(value) for key, value in wanted.items() if value is not None}
