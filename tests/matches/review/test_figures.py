"""The figures of several reviews: what counts, the mean and its error, and causes."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.matches.proof import Proof
from tutor.matches.review.figures import figures
from tutor.matches.review.found import Cause, Judged, MarkReason, MissedZwick, Other, Review, Sign
from tutor.matches.review.words import lost_line
from tutor.text import Line


def play(points: float, error: float = 0.0, reason: MarkReason | None = None, **more: bool) -> Judged:
    """Return a play that gave something away, marked if there is a reason."""
    return Judged(
        ply=1,
        best="5S",
        points=points,
        error=error,
        proof=Proof.SAMPLED,
        sign=None if reason is None else Sign.MISTAKE,
        reasons=() if reason is None else (reason,),
        **more,
    )


def game(*plays: Judged) -> Review:
    """Return a review of these plays."""
    return Review(seat=0, deals=200, plays=plays, points=(3, 4))


def test_nothing_played_gives_nothing() -> None:
    found = figures([], Cause)
    assert (found.each, found.mean, found.error) == ((), 0, 0)
    assert set(found.by_cause.values()) == {0}


def test_each_game_is_in_its_order_with_its_own_error() -> None:
    found = figures([game(play(3, 0.3), play(1, 0.4)), game(play(-0.5, 0.1))], Cause)
    assert found.each[0] == pytest.approx((4, 0.5))
    assert found.each[1] == (0, 0.1)


def test_the_error_of_the_mean_comes_from_the_spread_of_games() -> None:
    """Of 1, 2 and 6 the mean is 3, the variance 7."""
    found = figures([game(play(points)) for points in (1, 2, 6)], Cause)
    assert (found.mean, found.error) == pytest.approx((3, sqrt(7 / 3)))


def test_the_error_of_one_game_is_its_own() -> None:
    assert figures([game(play(2, 0.7))], Cause).error == pytest.approx(0.7)


def test_plays_with_help_count_nowhere() -> None:
    assert figures([game(play(3, reason=Other(), helped=True))], Cause) == figures([], Cause)


def test_causes_are_those_of_marked_plays_a_game() -> None:
    found = figures([game(play(3, reason=MissedZwick()), play(0.4)), game(play(1, reason=Other()))], Cause)
    assert found.by_cause[Cause.MISSED_ZWICK] == 1.5
    assert found.by_cause[Cause.OTHER] == 0.5
    assert found.plays[Cause.MISSED_ZWICK] == found.plays[Cause.OTHER] == 1


def test_where_less_than_nothing_was_measured_nothing_is_given_away() -> None:
    lucky = game(play(1.0), play(-3.0))
    assert (lucky.given_away, figures([lucky], Cause).mean) == (0, 0)
    assert lost_line("games-mean", lucky.given_away, 0.3) == Line("review-given-none")


@given(st.lists(st.lists(st.floats(-5, 30), min_size=1, max_size=5), max_size=8))
def test_the_mean_is_that_of_the_games(lost: list[list[float]]) -> None:
    found = figures((game(*(play(points) for points in one)) for one in lost), Cause)
    assert found.mean * len(lost) == pytest.approx(max(0, sum(map(sum, lost))), abs=1e-6)
