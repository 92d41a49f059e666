"""What visitors bring along and what an address says is shown as text, whatever it looks like."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import Clock, clean, note
from tests.app.hostile import ALL, PAYLOADS, alive, house, position, record, said
from tests.app.playing import click, follower, open_app, run
from tutor.app.base.pages import PAGES
from tutor.app.rules.selection import VIEWS
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.content.files.folders import content_root

NOWHERE: list[tuple[str, str, str]] = []


def keep_all() -> None:
    """Let the learner have house rules and records full of such texts."""
    for number in range(len(PAYLOADS)):
        attempt_log.log().set_setting(LOCAL, f"house/ours-{number}", house(number))
    for first in (0, 4, 6):
        attempt_log.log().set_setting(LOCAL, f"record/mine-{first}", record(first))


def test_the_check_finds_what_is_alive() -> None:
    def page() -> None:
        import streamlit as st  # noqa: PLC0415

        st.button("**pwn**")
        with st.expander(":material/home: pwn"):
            st.html("<img src=x>")

    assert {sign for sign, _, _ in alive(run(AppTest.from_function(page)))} == {":material/", "<img", "**pwn"}


@pytest.mark.parametrize("first", [0, 4, 6])
def test_a_record_is_shown_as_text(first: int) -> None:
    keep_all()
    at = open_app("replay", game=f"record/mine-{first}", ply="0")
    for ply, mode in (("0", "follow"), ("7", "follow"), ("49", "follow"), ("3", "guess"), ("5", "try")):
        at.query_params["ply"], at.query_params["mode"] = ply, mode
        run(at)
        assert at.query_params["game"] == f"record/mine-{first}"
        assert any("pwn" in text for _, text in said(at))
        assert alive(at) == NOWHERE


@pytest.mark.parametrize("view", VIEWS)
def test_house_rules_are_shown_as_text_in_every_view(view: str) -> None:
    keep_all()
    at = open_app("rules", view=view, variant="ours-0")
    for number in range(1, len(PAYLOADS), 3):
        at.query_params["variant"] = f"ours-{number}"
        run(at)
        assert alive(at) == NOWHERE


def test_house_rules_are_shown_as_text_in_the_table_of_concepts(clock: Clock) -> None:
    keep_all()
    for number in range(len(PAYLOADS)):
        note(clean("zwick", variant=f"ours-{number}"))
    at = open_app("progress")
    assert len(at.table[0].value) == len(PAYLOADS)
    assert alive(at) == NOWHERE


def test_house_rules_are_shown_as_text_among_the_puzzles() -> None:
    keep_all()
    for number in (0, 5, 6):
        at = open_app("puzzles", variant=f"ours-{number}")
        assert alive(at) == NOWHERE
        at = open_app("puzzles", puzzle=f"fresh/ours-{number}/zwick/7")
        assert at.query_params["puzzle"] == f"fresh/ours-{number}/zwick/7"
        assert alive(at) == NOWHERE


def test_a_position_is_shown_as_text() -> None:
    keep_all()
    at = open_app("workshop", view="yaml")
    follower(at.text_area, "workshop-yaml").set_value(position())
    run(at)
    at.query_params["view"] = "position"
    run(at)
    assert alive(at) == NOWHERE
    at.switch_page("views/rules.py")
    at.query_params["view"], at.query_params["position"] = "position", "own"
    run(at)
    follower(at.selectbox, "choose-play").select_index(0)
    run(at)
    assert any("pwn" in text for where, text in said(at) if where != "text_area.value")
    assert alive(at) == NOWHERE


@pytest.mark.parametrize("page", PAGES)
def test_an_address_is_shown_as_text(page: str) -> None:
    keys = ("lesson", "step", "puzzle", "game", "ply", "mode", "tried", "view", "rule", "board", "section")
    more = ("variant", "other", "position", "house", "goal", "theme", "difficulty", "pick")
    for text in (PAYLOADS[1], PAYLOADS[3], PAYLOADS[5]):
        for some in (keys, more, ("view",)):
            at = open_app(page, **dict.fromkeys(some, text))
            assert alive(at) == NOWHERE


@pytest.mark.parametrize("name", PAYLOADS[:6])
def test_faults_of_a_file_are_shown_as_text(name: str) -> None:
    at = open_app("replay")
    bad = record().replace("variant: christiansen", f"variant: {name!r}").replace("points: ", "pwn: ")
    at.file_uploader(key="record-file").set_value((f"{name}.yaml", bad.encode(), "application/yaml"))
    run(at)
    click(at, "record-read")
    assert any("pwn" in text for _, text in said(at))
    assert alive(at) == NOWHERE
    at = open_app("rules", view="house")
    text = house(0).replace("jensen", name).encode()
    at.file_uploader(key="house-upload").set_value((f"{name}.yaml", text, "application/yaml"))
    run(at)
    click(at, "house-read")
    assert alive(at) == NOWHERE


def test_records_and_house_rules_with_faults_are_shown_as_text() -> None:
    for number, name in enumerate(PAYLOADS):
        attempt_log.log().set_setting(LOCAL, f"house/{name}", house(number).replace("jensen", name))
        attempt_log.log().set_setting(LOCAL, f"record/{name}", f"title: {name!r}\nabout: {ALL!r}\n")
    for at in (open_app("replay"), open_app("rules", view="house"), open_app("puzzles"), open_app("progress")):
        assert alive(at) == NOWHERE


def test_text_that_turns_words_round_is_refused_or_left_out() -> None:
    text = (content_root() / "lessons" / "games" / "christiansen.yaml").read_text()
    at = open_app("replay", game="gn\u202egnirts", ply="\u2067x")
    at.text_area(key="record-text").set_value(text.replace("The Christiansen sample game", '"A \\u202egame"'))
    run(at)
    click(at, "record-read")
    assert not any("\u202e" in one or "\u2067" in one for where, one in said(at) if "text_area" not in where)
