"""Sets of puzzles: favourites in settings, those last got wrong, and the same ones again with the results before."""

import json
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import exercises
from tutor.trainer.sets import (
    MOST_AGAIN,
    MOST_FAVOURITES,
    SameAgain,
    SetResult,
    favourite_name,
    favourites_in,
    first_result,
    last_done,
    last_wrong,
    read_same_again,
    write_same_again,
)

BEGUN = datetime(2026, 11, 23, 12, tzinfo=UTC)


def attempt(item_id: str, minute: int, outcome: Outcome = Outcome.RIGHT, seconds: int = 10, hints: int = 0) -> Attempt:
    """A try so many minutes after the beginning."""
    moment = BEGUN + timedelta(minutes=minute)
    return Attempt(uuid4(), moment, "me", item_id, "zwick", outcome, hints, seconds * 1000, "jensen")


def test_a_favourite_counts_under_its_own_name_only() -> None:
    kept = {favourite_name("b"): "b", favourite_name("a"): "c", "favourite/zz": "d", favourite_name("x"): ""}
    assert favourites_in(kept) == ("b",)


def test_there_is_room_for_a_hundred() -> None:
    kept = {favourite_name(str(number)): str(number) for number in range(3000)}
    assert len(set(favourites_in(kept))) == MOST_FAVOURITES


def test_what_was_got_right_in_the_end_at_the_first_try_is_wrong_no_more() -> None:
    tries = [attempt("a", 0, Outcome.WRONG), attempt("a", 1), attempt("b", 2), attempt("c", 3, Outcome.SHOWN)]
    now = BEGUN + timedelta(days=3)
    assert last_wrong(exercises(tries, now)) == ("c", "a")
    later = [*tries, attempt("a", 24 * 60 * 2)]
    assert last_wrong(exercises(later, now)) == ("c",)
    assert [one.item_id for one in last_done(exercises(later, now))] == ["a", "c", "b"]


def test_first_tries_count_and_the_result_is_that_of_last_time() -> None:
    first = SameAgain(("a", "b"), BEGUN, {}, SetResult(1, 90_000))
    half = first.noted([attempt("a", -1), attempt("a", 1, Outcome.WRONG), attempt("a", 2), attempt("z", 2)])
    assert (half.left, half.result) == (("b",), SetResult(0, 10_000))
    assert half.again(BEGUN).last == first.last, "what was given up is no result"
    whole = half.noted([attempt("b", 3, seconds=40)])
    assert (whole.left, whole.result) == ((), SetResult(1, 50_000))
    assert whole.again(BEGUN).last == SetResult(1, 50_000)
    assert whole.noted([attempt("b", 4, Outcome.WRONG)]) is whole
    hinted = first.noted([attempt("a", 1, hints=1), attempt("b", 2, Outcome.SHOWN)])
    assert hinted.result.right == 0


def test_time_away_from_the_table_counts_as_ten_minutes() -> None:
    found = SameAgain(("a",), BEGUN, {}).noted([attempt("a", 1, seconds=9000)])
    assert found.result.minutes == 10


def test_the_result_before_is_that_of_the_exercises() -> None:
    tries = [attempt("a", 0, Outcome.WRONG, 20), attempt("a", 1, seconds=80), attempt("b", 2, seconds=30)]
    done = exercises(tries, BEGUN + timedelta(hours=1))
    assert first_result(done, tries) == SetResult(1, 110_000)


_IDS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=9)
_TRIES = st.tuples(st.booleans(), st.integers(0, 600_000))


@given(st.lists(_IDS, min_size=1, max_size=MOST_AGAIN, unique=True), st.data())
def test_what_is_written_is_read(ids: list[str], data: st.DataObject) -> None:
    tries = data.draw(st.dictionaries(st.sampled_from(ids), _TRIES))
    last = data.draw(st.none() | st.builds(SetResult, st.integers(0, len(ids)), st.integers(0, 600_000)))
    one = SameAgain(tuple(ids), BEGUN, tries, last)
    assert read_same_again(write_same_again(one)) == one
    assert set(one.left) | set(one.tries) == set(ids)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["ids", "begun", "tries", "last"]), inner)
    ),
    max_leaves=9,
)


@examples(100)
@given(st.builds(str, _JSON) | st.text(max_size=30) | st.builds(json.dumps, _JSON))
def test_any_other_text_is_not_a_set(text: str) -> None:
    found = read_same_again(text)
    assert found is None or read_same_again(write_same_again(found)) == found
