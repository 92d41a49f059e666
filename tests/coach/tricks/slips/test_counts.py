"""The mistakes in counting points, the stock, and the ways to act."""

from math import comb

import pytest

from tests.coach.tricks.questions import of_zwicken, of_zwikken, told
from tests.text.sentences import asked_on_tricks
from tutor.coach.tricks.slips import point_slips, stock_slips, ways_slips
from tutor.content.tricks.goals import StockGoal, TrickPointsGoal, WaysGoal
from tutor.engine.cards import CARDS, Card


def points(wrong: int, cards: str, answer: int, turnup: str = "AH") -> str:
    goal = {"kind": "trick-points", "variant": "zwikken-1900", "turnup": turnup, "cards": cards.split()}
    return told(None, str(wrong), answer=answer, **goal)


@pytest.mark.parametrize(
    ("wrong", "cards", "answer", "said"),
    [
        (16, "AS QS 10S", 6, "A 10 doesn't bring ten points."),
        (22, "QS 10S 10H", 2, "A 10 doesn't bring ten points."),
        (2, "AS QS 10S", 6, "Without A♠ you get 2."),
        (4, "QS QH 10S JS", 5, "Without J♠ you get 4."),
        (3, "QS QH 10S JS", 5, "Without a card that brings 2 you get 3."),
        (10, "AS QS 10S", 6, "With A♥ you get 10, but the upcard isn't in the trick."),
        (3, "AS QS 10S", 6, "Not every card brings one point."),
        (5, "AS QS 10S", 6, ""),
    ],
)
def test_each_usual_mistake_in_points_is_named(wrong: int, cards: str, answer: int, said: str) -> None:
    assert points(wrong, cards, answer) == said


# Of 20 cards three players hold nine, and one is turned up.
STOCK = of_zwikken("zwikken-1900", phase="bid", turnup="AS", hand=["KH", "QC", "10D"], pot=3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (11, "The upcard is no longer in the stock."),
        (13, "Without the cards of one of the players you get 13."),
        (14, "Without the cards of one of the players and the upcard you get 14."),
        (7, "With one player more you get 7."),
        (19, "If the players' cards are still in the stock, you get 19."),
        (17, "If only your own cards are gone, you get 17."),
        (20, "That's the whole pack."),
        (42, "With a pack of 52 cards you get 42."),
        (12, ""),
    ],
)
def test_each_usual_mistake_in_the_stock_is_named(wrong: int, said: str) -> None:
    assert told(STOCK, str(wrong), kind="stock", answer=10) == said


DECLARE = of_zwicken(phase="declare", turnup="9S", hand=["KH", "8H", "9C"])
SWAP = of_zwikken("zwikken-1900", phase="swap", turnup="KS", hand=["10S", "QC", "10D"], level=1, pot=3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (8, "Without passing you get 8."),
        (2, "Without the exchanges you get 2."),
        (5, "If it doesn't matter which cards you exchange, you get 5."),
        (3, "If each kind of move counts once, you get 3."),
        (7, ""),
    ],
)
def test_each_usual_mistake_in_ways_is_named(wrong: int, said: str) -> None:
    """Pass, stay, or exchange one, two or three of three cards: 1 + 1 + 3 + 3 + 1 (Z11)."""
    assert 2 + sum(comb(3, number) for number in (1, 2, 3)) == 9
    assert told(DECLARE, str(wrong), kind="ways", answer=9) == said


def test_not_every_card_of_a_hand_may_be_played() -> None:
    follows = of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7H", "8H", "AC"])
    assert told(follows, "3", kind="ways", answer=2) == "Not every card in your hand may be played."


def test_what_is_said_is_so_of_all_our_own_questions() -> None:
    seen = 0
    for game, goal, position, question in asked_on_tricks():
        right = int(question.right[0]) if question.way.value == "number" else 0
        if isinstance(goal, TrickPointsGoal):
            rules = game.game.variants[goal.variant]
            for slip in point_slips(game, goal):
                values, seen = slip.why.values, seen + 1
                card, number = values.get("card"), int(slip.about[0])
                if slip.why.message == "slip-points-without":
                    assert isinstance(card, Card)
                    assert number == right - game.card_points(rules, card)
                elif slip.why.message == "slip-points-without-one":
                    scored = [game.card_points(rules, CARDS[code]) for code in goal.cards]
                    assert scored.count(right - number) > 1
        elif isinstance(goal, StockGoal) and position is not None:
            numbers = {slip.why.message: int(slip.about[0]) for slip in stock_slips(game, position)}
            assert numbers["slip-stock-pack"] == len(position.rules.pack)
            assert numbers["slip-stock-upcard"] == right + len(game.turned(position))
            seen += len(numbers)
        elif isinstance(goal, WaysGoal) and position is not None:
            texts = [game.game.write_action(position, one) for one in game.game.legal_actions(position)]
            for slip in ways_slips(game, position):
                kind, seen = slip.why.message.removeprefix("slip-ways-"), seen + 1
                some = [text for text in texts if not text.startswith(kind)]
                assert len(some) == len(texts) or int(slip.about[0]) == len(some)
    assert seen > 60
