"""Luck and skill after a game: bars that show what the sentences below them say."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished, match_of
from tests.app.play.test_review import review_in_log
from tests.app.playing import open_app
from tests.matches.playing import started
from tutor.app.play.luck import Bar, bar_html
from tutor.matches.review.words import stated_error


def drawn(at: AppTest) -> list[dict[str, float]]:
    """Return the places of each bar on a page, in hundredths of its line."""
    styles = re.findall(r"<style>\.bar-of-luck-\d \{(.*?)\}", "".join(str(one.proto.body) for one in at.get("html")))
    return [{name: float(place) for name, place in re.findall(r"--(\w+): ([\d.]+)%", style)} for style in styles]


def test_bars_are_in_proportion_to_the_points() -> None:
    match = finished(None, "4712")
    given, won = drawn(open_app("play", match=str(match)))
    review, hand = review_in_log(match), match_of(match).hands[0]
    side, error = hand.side_of_seat(review.seat), stated_error(review.error)
    assert review.careful is not None
    whole = 100 * review.points[side] / won["to"]
    assert given["to"] == pytest.approx(100 * review.given_away / whole, abs=0.2)
    assert given["most"] == pytest.approx(100 * (review.given_away + error) / whole, abs=0.2)
    assert won["careful"] == pytest.approx(100 * review.careful[side] / whole, abs=0.2)
    assert (given["from"], won["from"]) == (0, 0)


def test_what_was_lost_goes_back_from_nothing() -> None:
    """Chips may be fewer than at the beginning."""
    html = bar_html(Bar("luck-chips-won", -5, compared=10), -10, 10, "line")
    assert "--from: 25.0%; --to: 50.0%; --nothing: 50.0%; --careful: 100.0%;" in html


def test_a_game_that_is_not_reviewed_has_no_box_for_luck() -> None:
    match = finished(started("dietze", 2, ("South", "North")))
    at = open_app("play", match=str(match))
    assert not any("luck-title" in str(one.proto.body) for one in at.get("html"))
