"""What attempts say of a learner."""

from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.samples import ATTEMPTS, attempt
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.progress import last_item, latest, solved, to_review


def test_a_right_answer_solves_an_item_for_good() -> None:
    assert solved([attempt("a", Outcome.WRONG), attempt("a"), attempt("a", Outcome.WRONG)]) == {"a"}


def test_hints_may_help_but_not_the_last_one_which_is_the_solution() -> None:
    assert solved([attempt("a", hints=3), attempt("b", hints=4)]) == {"a"}


def test_what_is_legal_but_missed_shown_or_wrong_solves_nothing() -> None:
    assert solved([attempt(outcome=outcome) for outcome in Outcome if outcome is not Outcome.RIGHT]) == frozenset()


def test_nothing_was_tried_in_the_beginning() -> None:
    assert solved([]) == frozenset()
    assert last_item([], {"a"}) is None
    assert to_review([]) == ()


def test_the_last_item_is_the_one_tried_last_that_is_still_there() -> None:
    tried = [attempt("a"), attempt("b"), attempt("a"), attempt("gone")]
    assert last_item(tried, {"a", "b"}) == "a"
    assert last_item(tried, {"b"}) == "b"
    assert last_item(tried, {"c"}) is None


def test_items_to_review_were_not_solved_when_tried_last() -> None:
    wrong = Outcome.WRONG
    tried = [
        attempt("a", wrong),
        attempt("b", wrong),
        attempt("c"),
        attempt("b"),
        attempt("c", wrong),
        attempt("a", wrong),
    ]
    assert to_review(tried) == ("c", "a")


@given(st.lists(ATTEMPTS))
def test_every_item_tried_has_one_latest_attempt(tried: list[Attempt]) -> None:
    found = latest(tried)
    assert set(found) == {one.item_id for one in tried}
    assert [one.item_id for one in found.values()] == list(found)
    assert set(to_review(tried)) <= set(found)


@given(st.lists(ATTEMPTS), st.lists(ATTEMPTS))
def test_what_is_solved_stays_solved(before: list[Attempt], after: list[Attempt]) -> None:
    assert solved(before) <= solved(before + after)
