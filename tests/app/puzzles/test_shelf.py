"""Fresh puzzles made ahead: each is of the kind that was asked for, and goes to one learner."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.app.playing import click, open_app, shown_puzzle
from tutor.app.base.lane import SERVER, Call, Job, Lane
from tutor.app.puzzles import shelf, source
from tutor.app.puzzles.shelf import MOST_ALIKE, MOST_KINDS, make_ahead, take, taken_text
from tutor.app.puzzles.source import puzzle_of
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab.fresh import Seeded, fresh_text

ZWICK = Seeded("jensen", "zwick", 1, 2, "builds")
ANOTHER = ZWICK._replace(seed=2)
"""Of the same kind."""
OTHER_KINDS = [
    (ZWICK._replace(goal="capture"), JENSEN),
    (ZWICK._replace(hardness=3), JENSEN),
    (ZWICK._replace(up_to="captures"), JENSEN),
    (ZWICK._replace(variant="dietze"), DIETZE),
    (ZWICK, replace(JENSEN, name="Wolff")),
]

Begun = list[tuple[Job[Any], Callable[..., Any], tuple[Any, ...]]]


@pytest.fixture(autouse=True)
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begun]:
    """The work that was begun, in a lane that does none; the shelf is empty before and after."""
    lane, found = Lane(int, at_once=False, most=0), Begun()

    def begin(work: Callable[..., Any], *values: Any) -> Job[Any]:
        job = lane.begin(Call(SERVER, work, values))
        found.append((job, work, values))
        return job

    monkeypatch.setattr(shelf, "begin_for_next_click", begin)
    yield found
    shelf._shelf.clear()
    shelf._taken.clear()


def finish(begun: Begun) -> None:
    """Do the work that was begun."""
    for job, work, values in begun:
        if not job.future.done():
            try:
                job.future.set_result(work(*values))
            except (ArithmeticError, LookupError) as error:
                job.future.set_exception(error)


def test_a_puzzle_that_is_ready_is_taken_in_place_of_another_of_its_kind_once(begun: Begun) -> None:
    make_ahead(ZWICK, JENSEN)
    finish(begun)
    assert take(ANOTHER, JENSEN) == ZWICK
    assert taken_text(ZWICK, JENSEN) == fresh_text(JENSEN, "zwick", 1, 2, "builds")
    assert take(ANOTHER, JENSEN) == ANOTHER
    assert taken_text(ZWICK, JENSEN) is None


@pytest.mark.parametrize(("seed", "rules"), OTHER_KINDS)
def test_none_of_another_kind_is_taken(begun: Begun, seed: Seeded, rules: Any) -> None:
    make_ahead(ZWICK, JENSEN)
    finish(begun)
    assert take(seed._replace(seed=2), rules) == seed._replace(seed=2)


def test_one_that_is_not_ready_is_not_waited_for(begun: Begun) -> None:
    make_ahead(ZWICK, JENSEN)
    assert take(ANOTHER, JENSEN) == ANOTHER
    finish(begun)
    assert take(ANOTHER, JENSEN) == ZWICK, "and it stays for the next learner"


def test_a_few_of_a_kind_are_enough_and_none_is_made_twice(begun: Begun) -> None:
    for seed in (1, 1, *range(2, 20)):
        make_ahead(ZWICK._replace(seed=seed), JENSEN)
    assert [values[2] for *_, values in begun] == list(range(1, MOST_ALIKE + 1))


def test_one_that_was_dropped_because_its_learner_has_left_makes_room(begun: Begun) -> None:
    for seed in range(MOST_ALIKE):
        make_ahead(ZWICK._replace(seed=seed), JENSEN)
    begun[0][0].drop()
    make_ahead(ZWICK._replace(seed=9), JENSEN)
    finish(begun)
    taken = [take(ANOTHER, JENSEN).seed for _ in range(MOST_ALIKE)]
    assert taken == [1, 2, 9]


@pytest.mark.parametrize("fault", [LookupError, ZeroDivisionError])
def test_a_seed_without_a_puzzle_or_with_a_fault_is_passed_over(
    fault: type[Exception], begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(rules: object, goal: str, seed: int, *_: object) -> str:
        if seed == ZWICK.seed:
            raise fault
        return f"{goal} {seed}"

    monkeypatch.setattr(shelf, "fresh_text", made)
    make_ahead(ZWICK, JENSEN)
    make_ahead(ANOTHER, JENSEN)
    finish(begun)
    assert take(ZWICK._replace(seed=3), JENSEN) == ANOTHER
    assert taken_text(ANOTHER, JENSEN) == "zwick 2"


def test_the_kinds_asked_for_longest_ago_make_room(begun: Begun) -> None:
    for number in range(MOST_KINDS + 1):
        make_ahead(ZWICK, replace(JENSEN, name=f"Table {number}"))
        make_ahead(ZWICK._replace(seed=5), replace(JENSEN, name="Table 0"))
    assert len(shelf._shelf) == MOST_KINDS
    assert [job.dropped for job, _, values in begun if values[0].name == "Table 1"] == [True]
    assert [job.dropped for job, _, values in begun if values[0].name == "Table 0"] == [False, False]


def test_without_a_process_to_make_them_nothing_is_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "begin_for_next_click", lambda *_: None)
    make_ahead(ZWICK, JENSEN)
    assert not shelf._shelf
    assert take(ANOTHER, JENSEN) == ANOTHER


def test_the_puzzle_after_the_one_on_show_is_made_ahead_and_shown_next(begun: Begun) -> None:
    at = open_app("puzzles", pick="fresh")
    shown = shown_puzzle(at)
    assert len(begun) == 1, "and only one, however often the page is drawn"
    finish(begun)
    click(at, "next-puzzle")
    following = shown_puzzle(at)
    assert following != shown
    assert following.id.split("/")[3] == str(begun[0][2][2])


def test_one_of_its_kind_that_is_ready_is_shown_before_it(begun: Begun) -> None:
    at = open_app("puzzles", pick="fresh")
    (_, _, (rules, goal, _, hardness, up_to)) = begun[0]
    ready = Seeded(rules.name, goal, 77, hardness, up_to)
    make_ahead(ready, rules)
    finish(begun[1:])
    click(at, "next-puzzle")
    assert shown_puzzle(at).id == ready.id


def test_the_page_makes_it_from_the_file_on_the_shelf(begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    make_ahead(ZWICK, JENSEN)
    finish(begun)
    source._made.cache_clear()
    monkeypatch.setattr(source, "in_other_process", lambda *_: pytest.fail("made twice"))
    found = puzzle_of(source.ready_or(ANOTHER.id))
    assert found is not None
    assert found.id == ZWICK.id
