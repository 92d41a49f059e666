"""Files of folders saved from the page: by the owner only, over no one's change, and with two versions shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, click, follower, open_app, run
from tests.app.workshop.test_page import draft, go, workshop
from tests.own_folders import GAME, GAME_FILE, HOUSE, LESSON_FILE, PUZZLE, PUZZLE_FILE, club, written
from tutor.app.base import live_reload
from tutor.app.base.library import content
from tutor.app.base.live_reload import open_folders
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import DRAFT_PREFIX
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import HOUSE_PREFIX
from tutor.content.files.saving import before_file

SAVE, NAME = "own-save-puzzle", "own-name-puzzle"
TEXT = PUZZLE.format("Mine").replace("[2D]", "[5D]").replace("2S x 2D", "5C x 5D")
SOLUTION = "5C x 5D"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder that is shown beside our content."""
    monkeypatch.setattr(live_reload, "_LOOK_AGAIN_AFTER", 0.0)
    from_elsewhere(monkeypatch, None, host="localhost:8501")
    folder = club(tmp_path / "club")
    assert open_folders([folder]) == ()
    yield folder
    open_folders([])


def from_elsewhere(monkeypatch: pytest.MonkeyPatch, address: str | None, **headers: str) -> None:
    """Let all further requests come from an address, None for this machine, with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    monkeypatch.setattr(type(st.context), "headers", property(lambda _: named))
    monkeypatch.setattr(type(st.context), "ip_address", property(lambda _: address))


def finished(name: str | None = None, text: str = TEXT) -> AppTest:
    """A finished puzzle, with a name for its file."""
    attempt_log.log().set_setting(LOCAL, f"{DRAFT_PREFIX}20261125120000-0123abcd", text)
    at = open_app("workshop", view="puzzle")
    at.session_state["visit"].workshop.saved.name = name
    return at


def files(root: Path) -> set[str]:
    return {one.relative_to(root).as_posix() for one in root.rglob("*") if one.is_file()}


def praised(at: AppTest) -> list[str]:
    return [one.value for one in at.success]


def told(at: AppTest) -> str:
    return "\n".join([*(one.value for one in (*at.error, *at.warning)), *(one.value for one in at.code)])


def test_a_puzzle_is_saved_into_the_folder_and_there_to_be_solved_at_once(root: Path) -> None:
    at = click(finished("last-sunday"), SAVE)
    assert escape_markdown(WORDS("saving-saved", file="puzzles/jensen/last-sunday.yaml", title="The club")) in praised(
        at
    )
    assert "club:puzzles/jensen/last-sunday" in content().items()
    text = (root / "puzzles/jensen/last-sunday.yaml").read_text("utf-8")
    assert text.startswith("# yaml-language-server: $schema=../../schemas/puzzle.json\n")
    assert not [one for one in (root / "puzzles/jensen").iterdir() if one.name.startswith(".")]


def test_what_is_saved_again_keeps_the_version_before(root: Path) -> None:
    at = click(finished("again"), SAVE)
    file = root / "puzzles/jensen/again.yaml"
    before = file.read_bytes()
    follower(at.text_input, "workshop-title-field").set_value("Better")
    at = click(run(at), SAVE)
    assert "title: Better" in file.read_text("utf-8")
    assert before_file(file).read_bytes() == before


def test_a_title_typed_with_the_same_click_is_saved_too(root: Path) -> None:
    at = finished("at-once")
    follower(at.text_input, "workshop-title-field").set_value("Just typed")
    click(at, SAVE)
    assert "title: Just typed" in (root / "puzzles/jensen/at-once.yaml").read_text("utf-8")


def test_someone_elses_file_is_shown_and_replaced_only_when_asked(root: Path) -> None:
    file = root / PUZZLE_FILE
    before = file.read_bytes()
    at = click(finished("first"), SAVE)
    assert file.read_bytes() == before
    assert escape_markdown(WORDS("saving-clash", file="first.yaml")) in told(at)
    assert at.code[0].value == before.decode().strip()
    assert SOLUTION in at.code[1].value
    at = click(at, "own-replace-puzzle")
    assert SOLUTION in file.read_text("utf-8")
    assert before_file(file).read_bytes() == before
    assert "own-replace-puzzle" not in {one.key for one in at.button}


def test_a_file_that_changes_while_the_two_are_compared_is_shown_again(root: Path) -> None:
    at = click(finished("first"), SAVE)
    written(root, {PUZZLE_FILE: PUZZLE.format("Changed meanwhile")})
    at = click(at, "own-replace-puzzle")
    assert "title: Changed meanwhile" in (root / PUZZLE_FILE).read_text("utf-8")
    assert "title: Changed meanwhile" in at.code[0].value


def test_an_opened_file_is_changed_here_unless_it_was_changed_elsewhere(root: Path) -> None:
    at = workshop("yaml")
    at.selectbox(key="own-open-draft").set_value(str(root / PUZZLE_FILE))
    at = click(run(at), "own-open-button-draft")
    at = go(at, "puzzle")
    assert follower(at.text_input, NAME).value == "first"
    follower(at.text_input, "workshop-title-field").set_value("From here")
    at = click(at, SAVE)
    assert "title: From here" in (root / PUZZLE_FILE).read_text("utf-8")
    written(root, {PUZZLE_FILE: PUZZLE.format("In an editor")})
    at = click(at, SAVE)
    assert "In an editor" in (root / PUZZLE_FILE).read_text("utf-8")
    assert escape_markdown(WORDS("saving-clash", file="first.yaml")) in told(at)


def test_a_name_that_no_file_of_a_folder_has_is_refused(root: Path) -> None:
    before = files(root)
    at = finished()
    for name in ("../out", "/etc/x", "a\x00b", "a\nb", ".hidden"):
        at.session_state["visit"].workshop.saved.name = name
        at = click(at, SAVE)
        assert files(root) == before
        assert escape_markdown(WORDS("saving-wrong-name")) in told(at), name


def test_a_link_in_the_folder_is_not_followed(root: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere.yaml").write_text("mine", "utf-8")
    (root / "puzzles/jensen/linked.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    at = click(finished("linked"), SAVE)
    assert (tmp_path / "elsewhere.yaml").read_text("utf-8") == "mine"
    assert "links are not followed" in told(at)


def test_a_folder_that_is_gone_is_reported_and_nothing_is_lost(root: Path, tmp_path: Path) -> None:
    at = finished("kept")
    root.rename(tmp_path / "away")
    at = click(at, SAVE)
    assert not root.exists()
    assert escape_markdown(WORDS("saving-not-saved")) in told(at)
    assert "title: Mine" in at.session_state["visit"].workshop.text


def test_what_does_not_hold_in_the_folder_is_not_saved(root: Path) -> None:
    """A folder knows the house rules in its files, not those of a profile."""
    attempt_log.log().set_setting(LOCAL, f"{HOUSE_PREFIX}mine", HOUSE.format("mine").replace("As we play", "Mine"))
    at = click(finished("mine", TEXT.replace("jensen", "mine")), SAVE)
    assert "unknown variant 'mine'" in told(at)
    assert not (root / "puzzles/jensen/mine.yaml").exists()


@pytest.mark.parametrize("who", ["forwarded", "other name", "other machine"])
def test_a_visitor_who_is_not_the_owner_sees_no_way_to_save(
    root: Path, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    headers = {"forwarded": {"x_forwarded_for": "192.0.2.1"}, "other name": {"host": "evil.example"}}
    from_elsewhere(monkeypatch, "192.0.2.1" if who == "other machine" else None, **headers.get(who, {}))
    assert SAVE not in {one.key for one in finished().button}
    assert "own-open-button-draft" not in {one.key for one in workshop("yaml").button}


def test_a_button_pressed_by_someone_who_is_the_owner_no_more_saves_nothing(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = finished("late")
    before = files(root)
    from_elsewhere(monkeypatch, None, host="evil.example")
    click(at, SAVE)
    assert files(root) == before


def test_a_lesson_is_saved_with_the_next_number_and_there_at_once(root: Path) -> None:
    at = click(open_app("workshop", view="lesson"), "own-save-lesson")
    file = "lessons/02-our-own-lesson.yaml"
    assert escape_markdown(WORDS("saving-saved", file=file, title="The club")) in praised(at)
    assert "club:lessons/02-our-own-lesson" in content().items()
    assert (root / file).read_text("utf-8").startswith("# yaml-language-server: $schema=../schemas/lesson.json\n")
    follower(at.text_input, "step title").set_value("Typed just now")
    click(at, "own-save-lesson")
    assert "title: Typed just now" in (root / file).read_text("utf-8")
    # Who comes back later is offered the same file.
    at = open_app("workshop", view="lesson")
    assert follower(at.text_input, "own-name-lesson").value == "02-our-own-lesson"


def test_a_game_is_saved_as_the_record_that_it_makes(root: Path) -> None:
    attempt_log.log().set_setting(LOCAL, f"{DRAFT_PREFIX}20261125120000-0123abcd", GAME)
    at = open_app("workshop", view="game")
    follower(at.segmented_control, "entered stage").set_value(False)
    at = click(run(at), "own-save-game")
    assert escape_markdown(WORDS("saving-saved", file="lessons/games/last-night.yaml", title="The club")) in praised(at)
    text = (root / "lessons/games/last-night.yaml").read_text("utf-8")
    assert text.startswith("# yaml-language-server: $schema=../../schemas/game.json\n")
    assert "club:lessons/games/last-night" in content().items()


@pytest.mark.parametrize(("file", "kind"), [(LESSON_FILE, "lesson"), (GAME_FILE, "game")])
def test_a_lesson_and_a_game_of_the_folder_are_opened_as_drafts(root: Path, file: str, kind: str) -> None:
    at = workshop("yaml")
    at.selectbox(key="own-open-draft").set_value(str(root / file))
    at = click(run(at), "own-open-button-draft")
    assert draft(at) == (root / file).read_text("utf-8")
    at = go(at, kind)
    if kind == "game":
        follower(at.segmented_control, "entered stage").set_value(False)
        at = run(at)
    assert follower(at.text_input, f"own-name-{kind}").value == Path(file).stem


def test_nothing_is_offered_where_no_folder_is_given() -> None:
    at = finished()
    assert SAVE not in {one.key for one in at.button}


def test_house_rules_move_into_the_folder(root: Path) -> None:
    attempt_log.log().set_setting(LOCAL, f"{HOUSE_PREFIX}mine", HOUSE.format("mine").replace("As we play", "Mine"))
    at = click(open_app("rules", view="house"), "own-save-house-mine")
    assert escape_markdown(WORDS("saving-saved", file="lessons/variants/mine.yaml", title="The club")) in praised(at)
    assert (root / "lessons/variants/mine.yaml").read_text("utf-8").splitlines()[1] == "name: mine"
    assert attempt_log.log().settings(LOCAL)[f"{HOUSE_PREFIX}mine"] == ""
    assert "mine" in content().folders[0].houses
