"""The items that a learner has solved."""

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.trainer.samples import ATTEMPTS, attempt
from tutor.trainer.attempts import Attempt, Outcome, solved


def test_a_right_answer_solves_an_item_for_good() -> None:
    assert solved([attempt("a", Outcome.WRONG), attempt("a"), attempt("a", Outcome.WRONG)]) == {"a"}


def test_hints_may_help_but_not_the_last_one_which_is_the_solution() -> None:
    assert solved([attempt("a", hints=3), attempt("b", hints=4)]) == {"a"}


def test_what_is_legal_but_missed_shown_or_wrong_solves_nothing() -> None:
    assert solved([attempt(outcome=outcome) for outcome in Outcome if outcome is not Outcome.RIGHT]) == frozenset()


def test_nothing_was_tried_in_the_beginning() -> None:
    assert solved([]) == frozenset()


@examples(25)
@given(st.lists(ATTEMPTS, max_size=6), st.lists(ATTEMPTS, max_size=6))
def test_what_is_solved_stays_solved(before: list[Attempt], after: list[Attempt]) -> None:
    assert solved(before) <= solved(before + after)
