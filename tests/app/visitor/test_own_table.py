"""The learner's own table: chosen once, it holds for play, puzzles, the pages on rules, and what is printed."""

from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import FIRST_DAY
from tests.app.playing import WORDS, click, follower, has_board, links, open_app, run, shown_puzzle, texts
from tests.houses import FILES, HOUSES, KNOWN
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.source import puzzle_of
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.own_table import TABLE_SETTING
from tutor.app.visitor.profile import LOCAL
from tutor.coach.zwickern.labels.at_own_table import holds_at
from tutor.coach.zwickern.labels.subject import subject
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.lab.fresh import seeded
from tutor.matches.settings import read_settings
from tutor.trainer.daily import Daily, daily

NAME, TITLE = "kitchen-table", "As we play at home"
CHOSEN = "own-table"


@pytest.fixture(autouse=True)
def house() -> None:
    """Let the learner have house rules."""
    log().set_setting(LOCAL, f"house/{NAME}", FILES[NAME])


def with_table(name: str) -> None:
    """Let the learner have chosen a table."""
    log().set_setting(LOCAL, TABLE_SETTING, name)


def choose(at: AppTest, name: str) -> None:
    """Choose a table on the page with house rules."""
    follower(at.selectbox, CHOSEN).set_value(name)
    run(at)


@pytest.mark.parametrize("name", [NAME, "dietze"])
def test_it_is_chosen_once_for_play_and_for_the_pages_on_rules(name: str) -> None:
    choose(open_app("rules", view="house"), name)
    kept = log().settings(LOCAL)
    assert kept[TABLE_SETTING] == name
    assert read_settings(kept["play"]).variant == name
    assert follower(open_app("rules", view="tables").selectbox, "choose-variant").value == name
    assert follower(open_app("rules", view="house").selectbox, CHOSEN).value == name


@pytest.mark.parametrize("name", VARIANTS)
def test_one_of_the_five_is_shown_with_its_source(name: str) -> None:
    with_table(name)
    assert escape_markdown(WORDS(f"variant-source-{name}")) in texts(open_app("rules", view="house"))


def test_the_choice_can_be_taken_back() -> None:
    with_table("dietze")
    choose(open_app("rules", view="house"), "")
    assert log().settings(LOCAL).get(TABLE_SETTING, "") == ""
    assert follower(open_app("rules", view="tables").selectbox, "choose-variant").value == "jensen"


def test_a_table_that_is_gone_does_not_count() -> None:
    with_table("gone")
    assert follower(open_app("rules", view="house").selectbox, CHOSEN).value == ""


def test_a_table_with_a_new_name_stays_your_own() -> None:
    with_table(NAME)
    at = open_app("rules", view="house", house=NAME)
    at.text_input(key="house-name").set_value("harbour-inn")
    click(run(at), "house-keep")
    assert log().settings(LOCAL)[TABLE_SETTING] == "harbour-inn"


def test_the_first_page_leads_to_the_choice() -> None:
    assert links(open_app())[WORDS("house-ours")] == ("rules", {"view": "house"})
    with_table(NAME)
    assert escape_markdown(WORDS("home-table", title=TITLE)) in links(open_app())


def test_fresh_puzzles_are_wished_for_at_your_own_table() -> None:
    at = open_app("puzzles")
    assert "wish-ours" not in [one.key for one in at.button]
    with_table(NAME)
    at = click(open_app("puzzles"), "wish-ours")
    made = seeded(at.query_params["puzzle"], KNOWN)
    assert made is not None
    assert made.variant == NAME
    assert has_board(at)
    assert (at.query_params["pick"], at.query_params["variant"]) == ("fresh", NAME)


def test_your_own_table_has_a_puzzle_of_the_day_beside_that_of_its_base() -> None:
    with_table(NAME)
    at = open_app("puzzles", puzzle="today")
    assert shown_puzzle(at).position.rules.name == "jensen"
    click(at, f"daily-{NAME}")
    day = daily(at.query_params["puzzle"], KNOWN, date.max)
    assert day is not None
    assert day.variant == NAME
    assert has_board(at)


def test_there_is_no_puzzle_of_the_day_at_a_table_that_is_unknown() -> None:
    assert puzzle_of(Daily("gone", FIRST_DAY.date()).id) is None


def test_one_position_begins_with_your_own_table() -> None:
    with_table(NAME)
    at = open_app("rules", view="position")
    shown = [one.proto.body for one in at.get("html") if TITLE in one.proto.body]
    assert shown
    assert shown[0].index(TITLE) < shown[0].index("Jensen")


def test_the_sheet_after_the_path_begins_with_your_own_table() -> None:
    with_table("christiansen")
    at = open_app(path="tonight", step="15")
    answers = {name: follower(at.button_group, f"choose-{name}").value for name in ("players", "partners", "jokers")}
    assert answers == {"players": "4", "partners": "no", "jokers": "4"}
    with_table(NAME)
    assert follower(open_app(path="tonight", step="15").button_group, "choose-ours").value == NAME


def _right(rules: Rules) -> int:
    """Count the puzzles of the base that have the same answer at a table."""
    puzzles = [puzzle for puzzle in library().puzzles if puzzle.position.rules.name == rules.base]
    return sum(holds_at(subject(one.goal, one.position, None, VARIANTS), rules) for one in puzzles)


def test_a_worksheet_for_your_own_table_has_puzzles_with_the_same_answer_there() -> None:
    with_table(NAME)
    at = open_app("workshop", view="paper")
    assert at.selectbox(key="paper-pick-variant").value == NAME
    number = _right(HOUSES[NAME])
    assert 0 < number < sum(puzzle.position.rules.name == "jensen" for puzzle in library().puzzles)
    (choice,) = [one for one in at.multiselect if one.key and one.key.startswith("paper-single")]
    assert len(choice.options) == number
