"""The content of folders on the pages: beside ours, changed at the next click, and its faults told to its author."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from urllib.parse import unquote

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import answer, board_of, is_solved, links, open_app, open_course, run, texts
from tests.app.visitor.test_language import every_block
from tests.own_folders import (
    GAME_FILE,
    HOUSE,
    HOUSE_FILE,
    LESSON,
    LESSON_FILE,
    PUZZLE,
    PUZZLE_FILE,
    club,
    written,
)
from tutor.app.base import live_reload
from tutor.app.base.library import library
from tutor.app.base.live_reload import content_now, open_folders, proven_library
from tutor.app.puzzles.source import puzzle_of
from tutor.app.rules.selection import variant_titles
from tutor.app.visitor import profile, variants
from tutor.catalogue.exercises import Puzzle
from tutor.trainer.daily import Daily

PUZZLE_ID, LESSON_NAME = "club:puzzles/jensen/first", "club:01-ours"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder that is shown beside our content."""
    # A test clicks faster than people.
    monkeypatch.setattr(live_reload, "_LOOK_AGAIN_AFTER", 0.0)
    folder = club(tmp_path / "club")
    assert open_folders([folder]) == ()
    yield folder
    open_folders([])


def german_blocks(at: AppTest) -> set[str]:
    """Return the containers of a page that say that they are German."""
    found = (re.search("lang-de-[a-z]+", str(one.proto.id)) for one in every_block(at.main))
    return {one[0] for one in found if one}


def puzzle() -> Puzzle:
    found = puzzle_of(PUZZLE_ID)
    assert found is not None
    return found


def test_lessons_are_below_ours_under_the_title_of_the_folder(root: Path) -> None:
    at = open_course()
    assert [one.value for one in at.header][-2] == "The club"
    _, address = links(at)["**1\\. Our lesson**"]
    assert unquote(address["lesson"]) == LESSON_NAME
    step = open_app(lesson=LESSON_NAME)
    assert [one.value for one in step.title] == ["A first step"]
    assert "1\\. Our lesson" in texts(step)


def test_a_puzzle_is_solved_and_listed_under_the_title_of_the_folder(root: Path) -> None:
    at = open_app("puzzles", puzzle=PUZZLE_ID)
    assert [one.value for one in at.title] == ["A first puzzle"]
    assert "The club\N{NO-BREAK SPACE}· Jensen" in texts(at)
    (listed,) = [one for one in at.selectbox if one.label == "Choose a puzzle" or "puzzle" in str(one.key)]
    assert any("The club: A first puzzle" in option for option in listed.options)
    answer(at, puzzle(), "2S x 2D")
    assert is_solved(at, PUZZLE_ID)


def test_games_and_house_rules_of_the_folder_are_there(root: Path) -> None:
    at = open_app("replay", game="club:lessons/games/night")
    assert any("The club: Last night" in one.options for one in at.selectbox)
    assert board_of(at)
    assert variant_titles()["ours"] == "As we play"


def test_the_course_and_the_puzzle_of_the_day_are_as_without_folders(root: Path) -> None:
    ours = [one.id for one in proven_library().lessons]
    assert [one.id for one in library().lessons][: len(ours)] == ours
    day = Daily("jensen", date(2026, 11, 23))
    with_folder = puzzle_of(day.id)
    open_folders([])
    assert with_folder == puzzle_of(day.id)


def test_a_saved_file_is_seen_at_the_next_click(root: Path) -> None:
    at = open_app("puzzles", puzzle=PUZZLE_ID)
    written(root, {PUZZLE_FILE: PUZZLE.format("Changed just now")})
    assert [one.value for one in run(at).title] == ["Changed just now"]
    written(root, {"puzzles/jensen/second.yaml": PUZZLE.format("A second one")})
    run(at)
    assert any("A second one" in option for one in at.selectbox for option in one.options)


def test_an_answer_to_a_puzzle_that_has_changed_is_void_and_breaks_nothing(root: Path) -> None:
    at = open_app("puzzles", puzzle=PUZZLE_ID)
    answer(at, puzzle(), "5C")
    epoch = board_of(at)["epoch"]
    changed = (
        PUZZLE.format("Other cards").replace("2S, 5C", "3S, 6C").replace("[2D]", "[3D]").replace("2S x 2D", "3S x 3D")
    )
    written(root, {PUZZLE_FILE: changed})
    run(at)
    assert board_of(at)["epoch"] != epoch
    assert [one.value for one in at.title] == ["Other cards"]
    assert not at.error
    answer(at, puzzle(), "3S x 3D")
    assert is_solved(at, PUZZLE_ID)


def test_an_answer_counts_where_new_house_rules_have_the_puzzle_proven_again(root: Path) -> None:
    at = open_app("puzzles", puzzle=PUZZLE_ID)
    epoch = board_of(at)["epoch"]
    written(root, {"lessons/variants/another.yaml": HOUSE.format("another")})
    run(at)
    assert "another" in content_now().library("en").variants
    assert board_of(at)["epoch"] == epoch
    answer(at, puzzle(), "2S x 2D")
    assert is_solved(at, PUZZLE_ID)


def told_faults(at: AppTest) -> list[str]:
    """Return what is said of wrong files; the puzzle itself, to be sent with a report, begins with its id."""
    return [one.value for one in at.code if not one.value.startswith("# club:")]


def test_a_fault_is_reported_with_its_place_and_the_last_good_version_stays(root: Path) -> None:
    at = open_app("puzzles", puzzle=PUZZLE_ID)
    assert not told_faults(at)
    written(root, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
    run(at)
    assert [one.value for one in at.title] == ["A first puzzle"]
    (told,) = told_faults(at)
    assert told.startswith(f"{root / PUZZLE_FILE}:2:14: zwik isn't one of 'zwick'")
    written(root, {PUZZLE_FILE: PUZZLE.format("Mended")})
    run(at)
    assert not told_faults(at)
    assert [one.value for one in at.title] == ["Mended"]


def test_strangers_see_no_faults(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(root, {PUZZLE_FILE: "title: "})
    open_folders([root])
    assert open_course().code
    monkeypatch.setitem(profile._serving, "many", True)
    assert not open_course().code


def test_a_lesson_in_german_is_in_a_german_container(root: Path) -> None:
    written(root, {LESSON_FILE: f"language: de\n{LESSON}"})
    at = open_app(lesson=LESSON_NAME)
    assert "lang-de-title" in german_blocks(at)
    assert german_blocks(open_app(lesson=LESSON_NAME, lang="de")) == set()


def test_everything_of_a_folder_can_go_while_it_is_shown(root: Path) -> None:
    pages = [
        open_app("puzzles", puzzle=PUZZLE_ID),
        open_app(lesson=LESSON_NAME),
        open_app("replay", game="club:lessons/games/night"),
        open_app("rules", variant="ours"),
    ]
    for name in (PUZZLE_FILE, LESSON_FILE, GAME_FILE, HOUSE_FILE):
        (root / name).unlink()
    for at in pages:
        run(at)
    assert content_now().items() == {}


def test_of_two_folders_with_one_slug_the_second_shows_nothing_but_its_fault(root: Path, tmp_path: Path) -> None:
    other = written(club(tmp_path / "b", content="title: Others\nslug: others\n"), {HOUSE_FILE: HOUSE.format("other")})
    assert open_folders([root, other]) == ()
    written(other, {"content.yaml": "title: Others\nslug: club\n"})
    at = open_course()
    assert [one.value for one in at.header][-2] == "The club"
    assert "has the slug" in at.code[0].value


def test_a_name_of_house_rules_that_a_folder_has_is_refused_with_its_title(root: Path) -> None:
    found = variants._read({"house/ours": HOUSE.format("ours")})
    assert "is already in The club" in str(found.faults[0])


def test_puzzles_of_a_folder_alone_can_be_wished_for(root: Path) -> None:
    at = open_app("puzzles", folder="club")
    assert [one.value for one in at.title] == ["A first puzzle"]
    (listed,) = [one for one in at.selectbox if (one.key or "").startswith("wish-folder")]
    assert listed.options == ["Any", "The club"]


def test_without_folders_none_is_offered() -> None:
    assert not [
        one for one in open_app("puzzles", folder="club").selectbox if (one.key or "").startswith("wish-folder")
    ]
