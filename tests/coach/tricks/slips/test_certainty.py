"""The mistakes about what is certain: what is said of a doubt, and of a way to play, is so."""

from dataclasses import replace
from typing import Any

import pytest

from tests.coach.tricks.questions import WORDS, of_zwicken, told
from tests.text.sentences import asked_on_tricks
from tutor.coach.tricks.certainty import certain_chips
from tutor.coach.tricks.slips import certain_line, sure_slips, way_slips
from tutor.content.tricks.goals import SureGoal, WaysToPlayGoal
from tutor.engine.tricks.rules import strength, suit_followed
from tutor.text import Line, render


def sure(hand: str, wrong: str, turnup: str, unless: dict[str, list[str]] | None = None) -> str:
    keys = {"phase": "declare", "dealer": "Dora", "turn": "Anna", "pot": 3}
    position = of_zwicken(**keys, turnup=turnup, hand=hand.split())
    answer = "no" if wrong == "yes" else "yes"
    return told(position, wrong, kind="sure", of="staying", answer=answer, unless=unless or {})


def test_each_usual_mistake_is_named() -> None:
    assert sure("AS KH 8H", "no", "9S") == "The others can't beat all of your trumps."
    others = {"Ben": ["AS", "7D", "9H"], "Cilli": ["QC", "9C", "8C"], "Dora": ["KH", "8D", "9D"]}
    assert sure("KS QS 8H", "yes", "JS", others) == "You have 2 trumps, and the others may hold higher ones: 2."
    others = {"Ben": ["AH", "JH", "KD"], "Cilli": ["AC", "AD", "QH"], "Dora": ["9H", "QC", "AS"]}
    assert sure("8D 8C 7H", "yes", "9S", others) == "Without a trump no trick is certain."


def test_the_trumps_that_are_counted_are_so_many() -> None:
    seen = 0
    for game, goal, position, _ in asked_on_tricks():
        if not isinstance(goal, SureGoal) or position is None:
            continue
        for slip in sure_slips(game, goal, position):
            assert slip.about == ("no" if goal.answer == "yes" else "yes",)
            if slip.why.message != "slip-sure-above":
                continue
            seen += 1
            rules, trumps = position.rules, position.trumps
            pack = [card for card in rules.pack if suit_followed(rules.tricks, trumps, card) is trumps]
            height = {card: strength(rules.tricks, trumps, None, card) for card in pack}
            own = [height[card] for card in position.hand if card in height]
            seen_cards = {*position.hand, *game.turned(position)}
            above = [card for card in pack if card not in seen_cards and height[card] > min(own)]
            assert slip.why.values == {"number": len(own), "above": len(above)}
            assert len(above) >= len(own)
    assert seen > 5


def said_of(chips: int) -> str:
    if chips < 0:
        return "you may lose one chip." if chips == -1 else f"you may lose {-chips} chips."
    return f"the most you can be sure of is +{chips} chips." if chips else "you can't be sure to win anything."


@pytest.mark.parametrize("chips", [-6, -1, 0, 3])
def test_what_may_be_lost_is_not_called_certain(chips: int) -> None:
    assert render(WORDS, certain_line(Line("beside-zwicken"), chips)).partition(": ")[2] == said_of(chips)


def test_what_is_certain_in_another_way_to_play_is_less_than_the_pot() -> None:
    seen, told = 0, set[str]()
    for game, goal, position, question in asked_on_tricks():
        if not isinstance(goal, WaysToPlayGoal) or position is None:
            continue
        for slip in way_slips(game, goal, position, question):
            seen += 1
            assert slip.about[0] not in question.right
            held: Any = position
            there = replace(held, rules=game.game.variants[slip.about[0]])
            found = game.sure(there, "pot")
            assert found is not None
            assert position.turn is not None
            most = max(certain_chips(game, one, position.turn) for one in found.tried(there))
            assert most < found.chips(there)
            said = render(WORDS, slip.why).partition(": ")[2]
            assert said == said_of(most)
            told.add(slip.why.message)
    assert seen > 3
    assert "slip-way-loses" in told
