"""The verdict on a legal action that does not do what was asked says why."""

from typing import Any

from tests.coach.tricks.questions import game_of, of_zwicken, of_zwikken
from tutor.coach.tricks.actions import judge_action, verdict_line
from tutor.content.tricks.goals import DoGoal
from tutor.text import language, render


def told(position: Any, action: str, what: str) -> str:
    game = game_of(position)
    goal = DoGoal.model_validate({"kind": "do", "what": what, "answer": ["pass"]})
    verdict = judge_action(game, position, game.game.read_action(position, action), goal)
    assert verdict.legal
    return render(language("en"), verdict_line(game, position, verdict))


def test_for_a_card_that_does_not_win_the_card_that_it_does_not_beat_is_named() -> None:
    first = of_zwikken("zwikken-1900", phase="play", turnup="AC", trick=["KS"], hand=["JS", "QS", "AH"], level=1)
    assert told(first, "play JS", "wins") == "J♠ doesn’t beat K♠."


def test_for_a_hand_that_is_not_a_zwik_its_cards_are_named() -> None:
    hands = {"Anna": ["KS", "KH", "10C"], "Ben": ["QS", "QH", "JS"], "Cilli": ["10D", "AH", "JC"]}
    keys = {"phase": "swap", "turnup": "KC", "turn": "Anna", "dealer": "Ben", "speler": False, "pot": 6}
    swapping = of_zwikken("zwikken-1900", **keys, hands=hands)
    assert told(swapping, "keep 10C", "zwik") == "Then you hold K♠, K♥ and 10♣, and that isn’t three of a kind."


def test_for_an_action_that_costs_a_stake_the_offence_is_named() -> None:
    """The player who leads first owes the ace of trumps (Z17)."""
    leading = of_zwicken(phase="play", turnup="9S", hand=["AS", "KH", "8C"])
    assert told(leading, "play KH", "free") != language("en")("tricks-not-asked")
