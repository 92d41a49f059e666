"""A name is one name however its letters are composed, by whatever way it comes in."""

from unicodedata import normalize

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from tests.app.play.games import keep
from tests.app.play.test_page import kept_match
from tests.app.playing import WORDS, click, follower, open_app, run
from tests.app.replay.test_own_records import FILE as RECORD
from tests.app.replay.test_own_records import pasted
from tests.app.rules.test_house_editor import editor, fill
from tests.app.rules.test_house_editor import settings as houses
from tests.app.workshop.test_game import draft, make, playing, refused
from tests.matches.playing import started
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import SETTING
from tutor.app.replay.records import RECORD_PREFIX
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.cli.main import app
from tutor.matches.events import Dealt
from tutor.matches.settings import PlaySettings
from tutor.text.search import searchable

NAME = "Zoë Müller"
SPELLINGS = [NAME, normalize("NFD", NAME)]
ONE_EACH = [(one, other) for one in SPELLINGS for other in SPELLINGS]
FILE = """\
variant: jensen
seats: ["{one}", Ida]
turn: "{other}"
hands: {{"{other}": [10C, 3H]}}
table: [10D]
"""


def named_seat(at: AppTest, key: str, name: str) -> AppTest:
    """The page after a seat was given a name."""
    follower(at.text_input, key).set_value(name)
    return run(at)


@pytest.mark.parametrize(("one", "other"), ONE_EACH)
def test_in_a_file_and_in_a_play_of_the_command_line(one: str, other: str) -> None:
    text = FILE.format(one=one, other=other)
    found = CliRunner().invoke(app, ["check", "-", "--play", f"3H on 10D = 13 for {other}", "--json"], input=text)
    assert '"legal"' in found.output
    assert "unreadable" not in found.output
    assert "named twice" in CliRunner().invoke(app, ["moves", "-"], input=text.replace("Ida", other)).output


@pytest.mark.parametrize(("one", "other"), ONE_EACH)
def test_in_a_record_of_ones_own(one: str, other: str) -> None:
    seats, text = "seats: [Albert", RECORD.read_text().replace("Albert", other)
    pasted(text.replace(f"seats: [{other}", f"seats: [{one}"))
    assert seats in RECORD.read_text()
    assert [name for name in log().settings(LOCAL) if name.startswith(RECORD_PREFIX)]


@pytest.mark.parametrize(("one", "other"), ONE_EACH)
def test_at_the_seats_of_a_game_that_is_set_up(one: str, other: str) -> None:
    at = named_seat(named_seat(open_app("play"), "play name East", one), "play name West", other)
    assert kept_match(click(at, "begin-game")).started.seats == ("Wiebke", NAME, "South", "Hein")


@pytest.mark.parametrize("name", SPELLINGS)
def test_in_settings_and_games_of_the_log_from_before(name: str) -> None:
    text = PlaySettings().model_dump_json().replace('"names":[]', f'"names":["","{name}","",""]')
    log().set_setting(LOCAL, SETTING, text)
    at = click(open_app("play"), "begin-game")
    assert kept_match(at).started.seats[1] == NAME
    began = started(seats=("North", NAME, "South", "West"))
    match = keep([began.model_copy(update={"seats": ("North", name, "South", "West")}), Dealt(number="1", dealer=2)])
    assert kept_match(open_app("play", match=str(match))).started == began


@pytest.mark.parametrize(("one", "other"), ONE_EACH)
def test_at_the_seats_of_a_game_that_is_entered(one: str, other: str) -> None:
    at = make(playing(), "lay", 0, "3H")
    follower(at.segmented_control, "entered stage").set_value(True)
    at = named_seat(run(at), "entered seat-0", one)
    assert f"{{seat: {NAME}, play: 3H}}" in draft(at)
    assert len(refused(named_seat(at, "entered seat-1", other))) == 1


@pytest.mark.parametrize(("one", "other"), ONE_EACH)
def test_in_the_titles_of_house_rules(one: str, other: str) -> None:
    click(fill(editor(), one, zwick=5), "house-keep")
    before = houses()
    assert len(before) == 1
    at = click(fill(editor(), other, zwick=6), "house-keep")
    assert houses() == before
    assert escape_markdown(WORDS("house-title-taken", title=other)) in [one.value for one in at.error]


def test_in_every_search() -> None:
    assert len({searchable(one) for one in SPELLINGS}) == 1
