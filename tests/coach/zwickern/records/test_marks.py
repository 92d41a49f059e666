"""Marks, claims and guesses of the sample game."""

import pytest

from tests.catalogue.test_branches import games, sample
from tutor.coach.zwickern.records import (
    Likeness,
    Mark,
    captures_joker,
    claim_line,
    compare_guess,
    marks,
    remarks,
    won,
)
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.files.load import load_positions
from tutor.content.zwickern.claims import HoldsOnlyClaim
from tutor.engine.zwickern import VARIANTS, Capture, Position, is_zwick, read_play
from tutor.text import language, render

WORDS = language("en")


def position(text: str) -> Position:
    """Load the one position of a text."""
    (found,) = load_positions("text", text, VARIANTS)
    assert isinstance(found, Position)
    return found


BOARD = position("{variant: grupp, seats: [A, B], turn: A, hands: {A: [X3, 7H, 9C]}, table: [7D, X1, 2C, 10D]}")


def test_the_zwicks_of_the_sample_game_are_marked() -> None:
    """Source: the sample game; Charlie 10, Albert 12, Charlie 26 and Dianne 31 make a Zwick."""
    plies = list(enumerate(sample().plies, 1))
    assert [number for number, ply in plies if Mark.ZWICK in marks(ply.position, ply.play, noted=False)] == [
        10,
        12,
        26,
        31,
    ]


def test_the_jokers_won_in_the_sample_game_are_marked() -> None:
    """Source: the sample game; Dianne wins X20 with X30, Albert his own X15, Dianne her own X25."""
    plies = list(enumerate(sample().plies, 1))
    found = [number for number, ply in plies if Mark.JOKER in marks(ply.position, ply.play, noted=False)]
    assert found == [7, 24, 43]


def test_the_first_play_of_the_sample_game_missed_a_capture_and_is_marked() -> None:
    """Source: the sample game; the first king could have taken six cards."""
    ply = sample().plies[0]
    assert Mark.MISSED in marks(ply.position, ply.play, noted=False)


def test_marks_say_what_the_remarks_prove() -> None:
    for game in games():
        for ply in game.plies:
            found = marks(ply.position, ply.play, noted=bool(ply.entry.note))
            assert (Mark.NOTE in found) == bool(ply.entry.note)
            assert (Mark.ZWICK in found) == is_zwick(ply.position, ply.play)
            told = {line.message for line in remarks(ply.position, ply.play)}
            missed = {"replay-missed", "replay-missed-zwick", "replay-missed-points"}
            assert (Mark.MISSED in found) == bool(told & missed)


@pytest.mark.parametrize(
    ("play", "joker"), [("X3=7 x 7D", True), ("X3 x X1", True), ("7H x 7D", False), ("X3", False), ("X3 = 9", False)]
)
def test_a_joker_is_captured_by_itself_or_by_capturing(play: str, joker: bool) -> None:
    assert captures_joker(BOARD, read_play(BOARD, play).play) is joker


def test_claims_are_said_in_words() -> None:
    told = [
        render(WORDS, claim_line(BOARD, claim))
        for claim in (
            CouldClaim(could="7H x 7D"),
            CouldNotClaim(could_not="9C x 7D"),
            HoldsOnlyClaim(holds_only=("X3", "7H", "9C")),
            "no_capture",
            "no_build",
            "only_lay_down",
        )
    ]
    assert told == [
        "This was possible: 7♥ takes 7♦.",
        "This wasn’t possible: 9♣ takes 7♦.",
        "The hand was just the no. 3 joker, 7♥ and 9♣.",
        "There was nothing to take.",
        "There was nothing to build.",
        "The only choice was to lay down a card.",
    ]


@pytest.mark.parametrize(
    ("guess", "made", "like"),
    [
        ("7H x 7D", "7H x 7D", Likeness.SAME),
        ("9C x 7D+2C", "7H x 7D", Likeness.MORE),
        ("7H x 7D", "9C x 7D+2C", Likeness.LESS),
        ("7H", "9C", Likeness.LEVEL),
        ("X3=10 x 10D", "9C x 7D+2C", Likeness.MORE),
    ],
)
def test_a_guess_is_compared_by_points_and_then_by_cards(guess: str, made: str, like: Likeness) -> None:
    """Source: Grupp's game; the diamond ten scores 10, the diamond seven 1."""
    assert compare_guess(BOARD, read_play(BOARD, guess).play, read_play(BOARD, made).play) is like


def test_what_a_play_wins_at_once_is_what_the_pile_gets() -> None:
    for game in games():
        for ply in game.plies:
            gain = won(ply.position, ply.play)
            taken = ply.play.takes if isinstance(ply.play, Capture) else ()
            cards = sum(len(item.cards) for item in taken)
            assert gain.cards == (cards + 1 if isinstance(ply.play, Capture) else 0)
