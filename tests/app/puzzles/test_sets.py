"""Sets of puzzles on the page: the star, the menu, the order, and the same ones again with how it went last time."""

from datetime import timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.earlier_attempts import Clock
from tests.app.playing import WORDS, click, open_app, puzzles, run, shown_puzzle, solve_puzzle, texts
from tutor.app.base.markdown import escape_markdown
from tutor.app.progress.imported_settings import fitting_settings
from tutor.app.puzzles.next_puzzle import by_difficulty
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.engine.zwickern import VARIANTS
from tutor.trainer.sets import MOST_FAVOURITES, SAME_AGAIN, favourite_name, favourites_in, read_same_again

SOME = sorted({one.difficulty: one for one in puzzles() if one.position.rules.name == "jensen"}.items())
IDS = [puzzle.id for _, puzzle in SOME]


def star_on(at: AppTest, item_id: str) -> AppTest:
    """Make a puzzle a favourite, or take it out."""
    at.query_params["puzzle"] = item_id
    return click(run(at), "star")


def kept() -> set[str]:
    """Return the favourites in the log."""
    return set(favourites_in(log().settings(LOCAL)))


def infos(at: AppTest) -> list[str]:
    return [box.value for box in at.info]


def test_the_star_keeps_a_favourite_and_takes_it_out() -> None:
    at = open_app("puzzles", puzzle=IDS[0])
    assert at.button(key="star").label == WORDS("favourite-add")
    click(at, "star")
    assert at.button(key="star").label == WORDS("favourite-remove")
    assert kept() == {IDS[0]}
    assert open_app("puzzles", puzzle=IDS[0]).button(key="star").label == WORDS("favourite-remove")
    click(at, "star")
    assert kept() == set()


def test_favourites_come_with_the_easiest_first_and_round_again() -> None:
    at = open_app("puzzles")
    for item_id in reversed(IDS):
        star_on(at, item_id)
    click(at, "set-favourites")
    assert at.query_params["pick"] in ("favourites", ["favourites"])
    # Those shown in this visit come after the others, in the order in which they were shown.
    at = open_app("puzzles", pick="favourites")
    first = shown_puzzle(at).id
    assert [first, *(shown_puzzle(click(at, "next-puzzle")).id for _ in IDS)] == [*IDS, IDS[0]]


def test_too_many_favourites_are_refused_with_a_message() -> None:
    for number in range(MOST_FAVOURITES):
        item_id = f"fresh/jensen/zwick/{number}"
        log().set_setting(LOCAL, favourite_name(item_id), item_id)
    at = click(open_app("puzzles", puzzle=IDS[0]), "star")
    assert escape_markdown(WORDS("favourite-full", number=MOST_FAVOURITES)) in [box.value for box in at.error]
    assert len(kept()) == MOST_FAVOURITES


def test_a_favourite_that_is_not_a_puzzle_here_is_passed_over() -> None:
    for item_id in ("puzzles/gone", "fresh/jensen/nothing/7", "<b>", IDS[0]):
        log().set_setting(LOCAL, favourite_name(item_id), item_id)
    at = open_app("puzzles", pick="favourites")
    assert shown_puzzle(at).id == IDS[0]
    assert escape_markdown(WORDS("pick-nothing-favourites")) in infos(at)


@pytest.mark.parametrize("way", ["favourites", "wrong", "again", "own", "weak"])
def test_an_empty_set_says_what_fills_it(way: str) -> None:
    at = open_app("puzzles", pick=way)
    said = escape_markdown(WORDS(f"pick-nothing-{way}", **({"number": 5} if way == "again" else {})))
    assert said in infos(at)
    assert at.button


def test_what_was_wrong_comes_until_it_is_right_at_the_first_try(clock: Clock) -> None:
    at = open_app("puzzles", puzzle=IDS[1])
    click(click(at, "solution"), "next-puzzle")
    clock.day(1)
    at = open_app("puzzles", pick="wrong")
    assert shown_puzzle(at).id == IDS[1]
    solve_puzzle(at, shown_puzzle(at))
    assert escape_markdown(WORDS("pick-nothing-wrong")) in infos(at)


def test_the_same_again_says_how_it_goes_and_how_it_went(clock: Clock) -> None:
    at = open_app("puzzles")
    for item_id in IDS:
        at.query_params["puzzle"] = item_id
        run(at)
        if item_id == IDS[0]:
            click(at, "solution")
        else:
            solve_puzzle(at, shown_puzzle(at))
    clock.day(1)
    at = open_app("puzzles")
    click(at, "set-last")
    assert at.query_params["pick"] in ("again", ["again"])
    for number in range(len(IDS)):
        line = WORDS("sets-again-line", done=number, number=len(IDS), right=number)
        assert f":small[{escape_markdown(line)}]" in texts(at)
        solve_puzzle(at, shown_puzzle(at))
        if number + 1 < len(IDS):
            click(at, "next-puzzle")
    result = WORDS("sets-again-result", right=len(IDS), number=len(IDS), minutes=1)
    before = WORDS("sets-again-before", right=len(IDS) - 1, number=len(IDS), minutes=1)
    assert escape_markdown(f"{result} {before}") in infos(at)
    clock.moment += timedelta(minutes=1)
    click(at, "again-same")
    again = read_same_again(log().settings(LOCAL)[SAME_AGAIN])
    assert again is not None
    assert again.last is not None
    assert (again.last.right, len(again.left)) == (len(IDS), len(IDS))
    assert shown_puzzle(open_app("puzzles", pick="again")).id == IDS[0]


def test_a_set_has_the_easiest_first_whatever_its_order() -> None:
    found = by_difficulty(puzzles(), [*reversed(IDS), "fresh/jensen/win-most/7", "fresh/jensen/capture/7"], VARIANTS)
    assert [item_id for item_id in found if item_id in IDS] == IDS
    assert found.index("fresh/jensen/capture/7") < found.index("fresh/jensen/win-most/7")


def test_favourites_and_the_set_are_imported_up_to_the_limit_and_unknown_ones_are_counted() -> None:
    at = open_app("puzzles")
    star_on(at, IDS[0])
    found = {favourite_name(name): name for name in (*IDS, "puzzles/gone", "\u202e", "x" * 500)}
    found |= {"favourite/0000000000000000": IDS[1], SAME_AGAIN: "[1]"}
    fitting = fitting_settings(found, {favourite_name(IDS[0]): IDS[0]})
    assert set(fitting.settings.values()) == set(IDS[1:])
    assert fitting.favourites_left == 4
    many = {favourite_name(name): name for name in (f"fresh/jensen/zwick/{number}" for number in range(900))}
    fitting = fitting_settings(many, {})
    assert (len(fitting.settings), fitting.favourites_left) == (MOST_FAVOURITES, 800)


def test_forgetting_all_forgets_favourites_too() -> None:
    at = click(open_app("puzzles", puzzle=IDS[0]), "star")
    log().delete(LOCAL)
    assert kept() == set()
    assert open_app("puzzles", puzzle=IDS[0]).button(key="star").label == WORDS("favourite-add")
    assert at.button(key="star")
