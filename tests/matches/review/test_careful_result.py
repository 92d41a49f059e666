"""The careful bot with a person's cards: the whole hand again, with the same others."""

import pickle
from collections.abc import Iterator

import pytest

from tests.matches.playing import started
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt, write_event
from tutor.matches.games import bot_line
from tutor.matches.match import Hand, play_through
from tutor.matches.review import careful_result as careful_result_module
from tutor.matches.review.any_game import StoppedError
from tutor.matches.review.careful_result import careful_game, careful_result
from tutor.matches.review.games import whole_review
from tutor.matches.review.review import review

JENSEN, SOUTH, DEALT = VARIANTS["jensen"], 2, Dealt(number="7", dealer=0)
BEGAN = started()


def by_levels(levels: dict[int, str]) -> Hand:
    """Return the hand played by bots of these levels."""
    hand = play_through(JENSEN, BEGAN.seats, DEALT, (), 1)
    while not hand.over:
        line = bot_line(BEGAN, hand, levels[hand.position.turn])
        hand = play_through(JENSEN, BEGAN.seats, DEALT, (*hand.lines, line), 1)
    return hand


def test_it_is_the_result_of_a_hand_with_the_careful_bot_in_the_seat() -> None:
    hand = by_levels({0: "casual", 1: "casual", SOUTH: "careful", 3: "casual"})
    expected = tuple(score.points for score in hand.scores)
    assert careful_result(BEGAN, JENSEN, hand, SOUTH) == expected
    # Whatever the person has played, the cards are the same.
    assert careful_result(BEGAN, JENSEN, play_through(JENSEN, BEGAN.seats, DEALT, (), 1), SOUTH) == expected


def test_it_is_played_on_from_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the hand of the person goes on the careful bot's does, so that nothing is left to play at the end."""
    hand = by_levels({0: "casual", 1: "casual", SOUTH: "casual", 3: "casual"})
    known: dict[tuple[str, str, int], tuple[str, ...]] = {}
    monkeypatch.setattr(careful_result_module, "_known", known)
    expected = careful_result(BEGAN, JENSEN, hand, SOUTH)
    known.clear()
    for plays in (5, 30, 30, 52):
        again = careful_game(BEGAN, JENSEN, DEALT, SOUTH, plays)
        assert again is not None
        assert len(again.lines) == plays
    monkeypatch.setattr(careful_result_module, "next_line", _never_asked)
    assert careful_result(BEGAN, JENSEN, hand, SOUTH) == expected


def _never_asked(*_: object) -> None:
    raise AssertionError("nothing was left to play")


def test_few_such_hands_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[tuple[str, str, int], tuple[str, ...]] = {}
    monkeypatch.setattr(careful_result_module, "_known", known)
    monkeypatch.setattr(careful_result_module, "_MOST_KNOWN", 2)
    for number in "1232":
        careful_game(BEGAN, JENSEN, Dealt(number=number, dealer=0), SOUTH, 1)
    assert [case[1] for case in known] == [write_event(Dealt(number=number, dealer=0)) for number in "32"]


class _Shared(dict[tuple[str, str, int], tuple[str, ...]]):
    """Hands remembered by a process in which another thread forgets each one at once."""

    def __setitem__(self, case: tuple[str, str, int], lines: tuple[str, ...]) -> None:
        pass

    def __len__(self) -> int:
        return 1000

    def __iter__(self) -> Iterator[tuple[str, str, int]]:
        return iter([("", "", 0)])


def test_it_does_not_matter_what_another_thread_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(careful_result_module, "_known", _Shared())
    again = careful_game(BEGAN, JENSEN, DEALT, SOUTH, 1)
    assert again is not None
    assert len(again.lines) == 1


def test_the_whole_review_has_it_beside_the_plays() -> None:
    hand = by_levels({0: "casual", 1: "casual", SOUTH: "casual", 3: "casual"})
    found = whole_review(BEGAN, JENSEN, hand, SOUTH, worlds=16)
    assert found.careful == careful_result(BEGAN, JENSEN, hand, SOUTH)
    assert found.plays == review(hand, SOUTH, worlds=16).plays


def test_a_hand_travels_to_another_process() -> None:
    hand = by_levels({0: "casual", 1: "casual", SOUTH: "casual", 3: "casual"})
    assert pickle.loads(pickle.dumps((BEGAN, JENSEN, hand))) == (BEGAN, JENSEN, hand)
    assert pickle.loads(pickle.dumps(review(hand, SOUTH, worlds=16))) == review(hand, SOUTH, worlds=16)


def test_where_another_person_plays_no_one_knows() -> None:
    with_anna = started(people=("South", "West"))
    assert careful_result(with_anna, JENSEN, play_through(JENSEN, BEGAN.seats, DEALT, (), 1), SOUTH) is None


def test_it_can_be_stopped() -> None:
    new = Dealt(number="8", dealer=0)
    with pytest.raises(StoppedError):
        careful_result(BEGAN, JENSEN, play_through(JENSEN, BEGAN.seats, new, (), 1), SOUTH, stop=lambda: True)
