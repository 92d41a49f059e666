"""A review in words: each line in every language, with the proof of what it says."""

from dataclasses import replace
from itertools import product

import pytest

from tests.cases import of_all
from tests.engine.setups import at
from tests.matches.review.planted import PLANTED, Planted, hand_of
from tutor.matches.match import Hand
from tutor.matches.proof import Proof, Told
from tutor.matches.review.found import Cause, Judged, Review, Sign
from tutor.matches.review.review import bear_out, review
from tutor.matches.review.words import CAUSE_NAMES, luck_line, said_of_hand, said_of_play
from tutor.text import LANGUAGES, Line, language, render


def said(planted: Planted, **more: object) -> list[str]:
    """Return what is said of a planted play, with the proof of each line."""
    hand = hand_of(planted.position, *planted.plays)
    found = bear_out(review(replace(hand, **more), planted.position.turn), hand)
    words = language("en")
    return [f"{render(words, one.line)} [{one.word.said(words)}]" for one in said_of_play(found, found.plays[0], hand)]


def test_a_missed_zwick_is_proven_and_names_the_play() -> None:
    first, *_, second = said(PLANTED[0])
    assert first == "You could have made a Zwick: 10♠ takes 10♦ and 4♥+6♠. [proven]"
    assert second.startswith("Points given away: 6.4\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}0.8.")
    assert second.endswith("[estimated from 600 deals]")


def test_a_mark_of_a_first_look_says_so_and_one_that_was_taken_back_why() -> None:
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    quick = review(hand, PLANTED[0].position.turn)
    (marked,) = quick.to_bear_out
    assert told_of(marked, quick, hand)[-1] == "This is only a first look."
    less = marked.model_copy(update={"borne_out": True, "sign": Sign.INEXACT, "was": marked.sign})
    assert told_of(less, quick, hand)[-1] == "On a closer look it cost less than it first seemed."
    none = less.model_copy(update={"sign": None, "reasons": ()})
    assert told_of(none, quick, hand)[-1] == "At first this looked like a mistake. On a closer look it wasn’t one."


def test_deals_that_all_say_the_same_still_have_an_error() -> None:
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    quick = review(hand, PLANTED[0].position.turn)
    certain = quick.plays[0].model_copy(update={"points": 10.5, "error": 0.0})
    assert "Points given away: 10.5\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}0.1." in told_of(certain, quick, hand)


def told_of(judged: Judged, found: Review, hand: Hand) -> list[str]:
    """Return what is said of a play in English."""
    return [render(language("en"), one.line) for one in said_of_play(found, judged, hand)]


def test_points_missed_are_said_with_the_play() -> None:
    assert said(PLANTED[4])[0] == "Another move would have won 4 more points right away: 10♠ takes 10♦. [proven]"


def test_a_zwick_given_is_said_with_both_chances_and_the_better_play() -> None:
    first, *_, last = said(PLANTED[8])
    assert first.startswith("After that, W could make a Zwick in")
    assert first.endswith("[checked against all unseen cards]")
    assert last == "Better: 2♠ on A♦ makes 13. [estimated from 600 deals]"


def test_a_stranded_build_is_a_fact() -> None:
    assert said(PLANTED[12])[1] == "N took the build you made. [from this game]"


def test_help_is_mentioned() -> None:
    assert said(PLANTED[0], helped=frozenset({0}))[-1].startswith("You had help before this move")


def test_a_play_that_is_not_marked_gets_one_line() -> None:
    planted = Planted(Cause.OTHER, at("10S 3C 6H", "10D 4H 6S"), ("10S x 10D 4H+6S",))
    assert said(planted) == ["No move is clearly better. [estimated from 200 deals]"]


@of_all(lambda: product(PLANTED[::2], (False, True), LANGUAGES))
def test_every_line_is_said_in_every_language(case: tuple[Planted, bool, str]) -> None:
    planted, borne_out, code = case
    hand, words = hand_of(planted.position, *planted.plays), language(code)
    found = review(hand, planted.position.turn)
    marked = found.plays[0].model_copy(update={"borne_out": borne_out})
    lines = [(render(words, one.line), one.word.said(words)) for one in said_of_play(found, marked, hand)]
    assert lines
    assert len(set(lines)) == len(lines)


def of_hand(found: Review, code: str = "en") -> list[str]:
    """Return what is said of a whole hand."""
    hand = hand_of(PLANTED[0].position, *PLANTED[0].plays)
    return [render(language(code), one.line) for one in said_of_hand(found, hand)]


LINE = Line("review-one-game")
HAND = review(hand_of(PLANTED[0].position, *PLANTED[0].plays), 2)


def test_a_review_of_a_hand_says_what_was_given_away() -> None:
    assert of_hand(HAND)[0].startswith(
        "Points given away: 7.1\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}1.5. With the best moves you would"
    )
    assert len(of_hand(HAND)) == 2


def test_a_hand_is_compared_with_a_careful_player_with_the_same_cards() -> None:
    """South sits with North, on the first side."""
    found = HAND.model_copy(update={"points": (7, 4), "careful": (9, 2)})
    assert of_hand(found)[1] == "Your team scored 7. With a careful player in your seat it would have scored 9."


@pytest.mark.parametrize("code", LANGUAGES)
def test_causes_and_proofs_have_names_in_every_language(code: str) -> None:
    words = language(code)
    names = [words(CAUSE_NAMES[cause]) for cause in Cause]
    assert len(set(names)) == len(names)
    proofs = [Told(LINE, proof, 7).word.said(words) for proof in Proof]
    assert len(set(proofs)) == len(proofs)
    assert sum("7" in proof for proof in proofs) == 1


@pytest.mark.parametrize(("seats", "whose"), [("N E S W", "Your team scored 3. "), ("N S", "You scored 3. ")])
def test_points_of_a_team_are_not_called_your_own(seats: str, whose: str) -> None:
    where = at("5H 2C", "5C", seats=seats)
    found = Review(seat=where.turn, deals=200, plays=(), points=(3, 3), careful=(8, 8))
    assert render(language("en"), luck_line(found, hand_of(where, "5H"))).startswith(whose)
