"""The mistakes about a single trick; the rules are those of cousins/zwicken.md and cousins/zwikken.md."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.tricks.questions import game_of, goal_of, of_zwicken, of_zwikken, told
from tests.examples import examples
from tutor.coach.tricks.asking import trick_question
from tutor.coach.tricks.slips import winner_slips
from tutor.content.tricks.goals import WhichWinsGoal
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import CARDS, Card
from tutor.engine.tricks.rules import strength, suit_followed


def winner(turnup: str, cards: str, answer: str, wrong: str, variant: str = "zwicken") -> str:
    goal = {"kind": "trick-winner", "variant": variant, "turnup": turnup, "cards": cards.split(), "answer": answer}
    return told(None, wrong, **goal)


@pytest.mark.parametrize(
    ("turnup", "cards", "answer", "wrong", "said"),
    [
        ("10S", "JH AC KH 9H", "KH", "AC", "A♣ isn't in hearts and isn't a trump, so it can't win."),
        ("10S", "JS AC KS 9H", "KS", "AC", "Trumps were led, and A♣ isn't one."),
        ("9S", "AH KH 8S QH", "8S", "AH", "There's a trump in the trick, and it beats hearts."),
        ("9S", "AH KH 7D QH", "7D", "AH", "There's a trump in the trick, and it beats hearts."),
        ("9S", "AH 8S KH JS", "JS", "8S", "There's a higher trump than 8♠."),
        ("9S", "KS 7D QS 8S", "7D", "KS", "There's a higher trump than K♠."),
        ("9S", "QH KH 8H JH", "KH", "QH", "In hearts there's a higher card than Q♥."),
    ],
)
def test_why_a_card_does_not_win(turnup: str, cards: str, answer: str, wrong: str, said: str) -> None:
    assert winner(turnup, cards, answer, wrong) == said


def test_a_card_that_would_win_in_another_order_is_told_the_order() -> None:
    """In Zwikken of the 20th century the ten is the lowest card, below the jack."""
    order = "From high to low it's A K Q J 10 here."
    assert (
        winner("AC", "JH 10H QC", "QC", "10H", "zwikken-1900") == "There's a trump in the trick, and it beats hearts."
    )
    assert winner("AC", "JH 10H KD", "JH", "10H", "zwikken-1900") == order


RULES = [*zwicken.VARIANTS.values(), *zwikken.VARIANTS.values()]


@examples(150)
@given(st.data())
def test_what_is_said_of_a_card_is_true(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(RULES))
    some = st.sampled_from(rules.pack)
    turnup, *cards = data.draw(st.lists(some, min_size=3, max_size=6, unique=True))
    goal = WhichWinsGoal(
        kind="trick-winner", variant=rules.name, turnup=turnup.code, cards=tuple(one.code for one in cards), answer=""
    )
    question = trick_question(game_of(None, rules.name), goal, None)
    trumps, led = turnup.suit, suit_followed(rules.tricks, turnup.suit, cards[0])

    def height(card: Card) -> int:
        return strength(rules.tricks, trumps, led, card)

    for slip in winner_slips(rules.tricks, goal, question):
        card = CARDS[slip.about[0]]
        suit = suit_followed(rules.tricks, trumps, card)
        higher = [one for one in cards if height(one) > height(card)]
        assert higher
        match slip.why.message.removeprefix("slip-trick-"):
            case "neither" | "no-trump":
                assert suit not in (led, trumps)
                assert height(card) == 0
            case "trumped":
                assert suit is led
                assert any(suit_followed(rules.tricks, trumps, one) is trumps for one in higher)
            case "lower" | "order":
                assert any(suit_followed(rules.tricks, trumps, one) is suit for one in higher)
            case "lower-trump":
                assert suit is trumps
                assert all(suit_followed(rules.tricks, trumps, one) is trumps for one in higher)


A_TRUMP = "One of the cards left out is a trump, whatever its suit."
BEATING = "Any card that beats what's there will do."
SUIT = "You can't beat what's there, so any card of the suit will do."
TRUMP = "You can't beat what's there, so any trump will do."
FREE = "You can't follow suit and needn't trump, so any card will do."
NEED_NOT = "You needn't beat what's there."
ASKED = "You have to play a trump, and any will do."


@pytest.mark.parametrize(
    ("position", "left_out", "said"),
    [
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7D", "8S", "AC"]), "7D", A_TRUMP),
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7S", "8S", "AC"]), "8S", BEATING),
        (of_zwicken(phase="play", turnup="9S", trick=["AH"], hand=["QH", "8H", "AC"]), "8H", SUIT),
        (of_zwicken(phase="play", turnup="9S", trick=["AH", "AS"], hand=["QS", "8S", "AC"]), "8S", TRUMP),
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["AC", "9D", "8C"]), "9D", FREE),
        (of_zwicken(phase="play", turnup="9S", hand=["AC", "9D", "8C"]), "9D", "You lead, so any card will do."),
        (of_zwikken("zwikken-1850", phase="play", turnup="9S", hand=["2S", "9D", "AS"]), "2S", ASKED),
        (
            of_zwikken("zwikken-1900", phase="play", turnup="AC", trick=["JC"], hand=["10C", "QC", "AH"], level=1),
            "10C",
            "You needn't beat what's there.",
        ),
    ],
)
def test_a_card_that_may_be_played_is_left_out(position: Any, left_out: str, said: str) -> None:
    goal: dict[str, Any] = {"kind": "may-play", "answer": ["AS"]}
    right = trick_question(game_of(position), goal_of(**goal), position).right
    assert left_out in right
    assert told(position, *[one for one in right if one != left_out], **goal) == said
