"""A review as text: what was written is read again, and hostile texts are refused."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.matches.playing import played_out, started
from tests.matches.review.planted import PLANTED, hand_of
from tutor.matches.events import LONGEST_REVIEW, Dealt, Reviewed
from tutor.matches.review.found import (
    Review,
    StrandedBuild,
    WrongReviewError,
    best_play,
    read_review,
    write_review,
)
from tutor.matches.review.review import review

SOUTH = 2
HAND = hand_of(PLANTED[0].position, *PLANTED[0].plays)
FOUND = review(HAND, SOUTH)


def plain() -> dict[str, Any]:
    """Return a sound review as JSON has it."""
    found: dict[str, Any] = json.loads(write_review(FOUND))
    return found


@pytest.mark.parametrize("planted", PLANTED[::3], ids=lambda planted: planted.plays[0])
def test_a_review_is_read_as_it_was_written(planted: Any) -> None:
    hand = hand_of(planted.position, *planted.plays)
    found = review(hand, planted.position.turn)
    assert read_review(write_review(found), hand) == found


def test_a_review_of_a_whole_hand_goes_into_its_event() -> None:
    hand = played_out(started("jensen", 2), Dealt(number="7", dealer=0))
    found = review(hand, 1, worlds=16)
    text = write_review(found)
    assert len(text) < LONGEST_REVIEW / 10
    assert read_review(Reviewed(hand=0, found=text).found, hand) == found


def test_the_best_play_is_that_of_the_position() -> None:
    assert best_play(FOUND.plays[0], HAND) in {best_play(one, HAND) for one in FOUND.plays}


WRONG: dict[str, dict[str, Any]] = {
    "another seat": {"seat": 1},
    "a seat that nobody has": {"seat": 9},
    "more sides": {"points": [1, 2, 3]},
    "other sides of the careful bot": {"careful": [1]},
    "no plays": {"plays": []},
    "an unknown key": {"more": 1},
    "no deals": {"deals": 0},
    "a number as a text": {"deals": "200"},
    "points without end": {"points": [10**19, 0]},
}
WRONG_PLAY: dict[str, dict[str, Any]] = {
    "another ply": {"ply": 5},
    "a best play that is not legal": {"best": "KS x 10D"},
    "a best play that cannot be read": {"best": "<b>"},
    "a long best play": {"best": "10S x " + "10D " * 100},
    "an unknown mark": {"sign": "!!"},
    "a mark without a reason": {"reasons": []},
    "an unknown cause": {"reasons": [{"cause": "luck"}]},
    "a chance above one": {"reasons": [{"cause": "gave_zwick", "after": 2.0, "better": 0.0}]},
    "a taker who does not sit there": {"reasons": [{"cause": "stranded_build", "taken_by": 7}]},
    "an error below nothing": {"error": -1.0},
    "many reasons": {"reasons": [{"cause": "other"}] * 19},
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG)
def test_what_is_not_a_review_of_the_hand_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(WrongReviewError):
        read_review(json.dumps(plain() | change), HAND)


@pytest.mark.parametrize("change", WRONG_PLAY.values(), ids=WRONG_PLAY)
def test_a_play_that_is_not_of_the_hand_is_refused(change: dict[str, Any]) -> None:
    sound = plain()
    sound["plays"][0] |= change
    with pytest.raises(WrongReviewError):
        read_review(json.dumps(sound), HAND)


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{", "{}" * 9, '{"seat": NaN}', " " * (LONGEST_REVIEW + 1), "[" * 5000]
)
def test_what_is_not_a_review_at_all_is_refused(text: str) -> None:
    with pytest.raises(WrongReviewError):
        read_review(text, HAND)


def test_numbers_that_are_none_are_refused() -> None:
    text, found = re.subn(r'"points": \d[\d.]*', '"points": NaN', json.dumps(plain()), count=1)
    assert found
    with pytest.raises(WrongReviewError):
        read_review(text, HAND)


@given(st.text(max_size=60), st.integers(0, 400))
def test_any_text_in_the_middle_gives_a_review_or_a_clear_error(text: str, place: int) -> None:
    sound = write_review(FOUND)
    try:
        found = read_review(sound[:place] + text + sound[place:], HAND)
    except WrongReviewError:
        return
    assert isinstance(found, Review)


def test_a_build_that_no_one_took_has_no_taker() -> None:
    assert StrandedBuild(taken_by=None).model_dump_json() == '{"cause":"stranded_build","taken_by":null}'
