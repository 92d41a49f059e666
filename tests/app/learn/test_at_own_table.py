"""The quiet line of a step on what is different at the learner's own table."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import click, open_app, texts
from tutor.app.learn import at_own_table
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.own_table import TABLE_SETTING
from tutor.app.visitor.profile import LOCAL

STEP = {"lesson": "03-the-zwick", "step": "ask-every-card"}
ACES = "name: aces\nbased_on: jensen\nvalues: {A: high}\n"


def said(at: AppTest) -> list[str]:
    """What the step says of the learner's table."""
    return [text for text in texts(at).splitlines() if "your table" in text]


def with_table(name: str) -> None:
    """Let the learner have house rules, and a table."""
    log().set_setting(LOCAL, "house/aces", ACES)
    log().set_setting(LOCAL, TABLE_SETTING, name)


def test_a_step_says_which_rule_of_the_learners_table_gives_a_different_answer() -> None:
    with_table("aces")
    assert said(open_app(**STEP)) == [r":small[**At your table\:** Ace counts as 11\.]"]
    assert said(open_app(lesson="03-the-zwick", step="everything-at-once")) == []


def test_one_of_the_five_may_be_the_learners_table() -> None:
    with_table("dietze")
    assert said(open_app(**STEP)) == [r":small[**At your table\:** Ace counts as 11\. Queen counts as 13\.]"]
    assert said(open_app(path="tonight", step="3")) == []
    assert said(open_app(path="tonight", step="5")) == [r":small[**At your table\:** Queen counts as 13\.]"]


@pytest.mark.parametrize("name", ["", "gone"])
def test_without_a_table_nothing_is_said_or_worked_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_own_table, "rules_that_differ", None)
    with_table(name)
    assert said(open_app(**STEP)) == []


def test_it_is_worked_out_once_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    with_table("aces")
    at = open_app(**STEP)
    monkeypatch.setattr(at_own_table, "rules_that_differ", None)
    click(at, "hint")
    assert said(at) != []
