"""The mistakes about the deal: where a bottom card moves it, who pays for that, and who deals next."""

from dataclasses import replace
from typing import Any

import pytest

from tests.coach.tricks.questions import of_zwicken, told
from tests.text.sentences import asked_on_tricks
from tutor.coach.tricks.slips import moved_slips
from tutor.content.tricks.goals import MovesGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwicken import VARIANTS

CHECK = of_zwicken(phase="check", dealer="Dora", pot=3)


def moves(wrong: str, cuts: str, answer: str, position: Any = CHECK) -> str:
    return told(position, wrong, kind="deal-moves", cuts=cuts.split(), asks="dealer", answer=[answer])


@pytest.mark.parametrize(
    ("cuts", "answer", "wrong", "said"),
    [
        # The deal hops to the left, and jumps to the dealer's right (Z5).
        ("KC", "Dora", "Anna", "K♣ doesn't move the deal."),
        ("AC", "Anna", "Cilli", "A♣ moves the deal, but not like that."),
        ("7D", "Cilli", "Anna", "7♦ moves the deal, but not like that."),
        ("AC", "Anna", "Dora", "Dora would deal, but A♣ moves the deal on."),
        ("AC AS", "Ben", "Anna", "Anna would deal, but A♠ moves the deal on."),
        ("AC", "Anna", "Ben", "Ben would deal in this version: After Alvensleben, 1853."),
        ("KC", "Dora", "Ben", ""),
    ],
)
def test_where_the_deal_does_not_go(cuts: str, answer: str, wrong: str, said: str) -> None:
    assert moves(wrong, cuts, answer) == said


def test_in_the_other_way_to_play_it_hops_over_one() -> None:
    there = of_zwicken(variant="zwicken-alvensleben", phase="check", dealer="Dora", pot=3)
    assert moves("Anna", "AC", "Ben", there) == "Anna would deal in this version: After Katira."


def payers(cuts: str, *answer: str) -> str:
    right = [name for name in ("Anna", "Ben", "Cilli", "Dora") if name in answer]
    return told(CHECK, *right, kind="deal-moves", cuts=cuts.split(), asks="payers", answer=["Anna"])


def test_who_pays_for_a_deal_that_moves() -> None:
    """A jump to the dealer's right passes over Anna and Ben, who pay as Cilli does (Z5)."""
    assert payers("7D", "Anna", "Ben") == "A player who gets the deal pays, too."
    assert payers("7D", "Ben", "Cilli") == "A player whom the deal passes over pays, too."
    assert payers("7D", "Anna", "Ben", "Cilli", "Dora") == "Dora only loses the deal, and pays nothing for that."
    assert payers("AC", "Anna", "Ben") == "The deal doesn't get as far as Ben."


def test_a_seat_that_is_named_by_mistake_is_where_the_mistake_leads() -> None:
    seen = 0
    for game, goal, position, question in asked_on_tricks():
        if not isinstance(goal, MovesGoal) or goal.asks != "dealer" or position is None:
            continue
        cards = [CARDS[code] for code in goal.cuts]
        for slip in moved_slips(game, goal, position):
            if slip.about == question.right:
                continue
            seen += 1
            seat, values = position.seats.index(slip.about[0]), slip.why.values
            assert game.moved is not None
            match slip.why.message:
                case "slip-moves-not":
                    assert not game.moved(position, [CARDS[str(values["card"])]])
                case "slip-moves-other":
                    assert game.moved(position, [CARDS[str(values["card"])]])
                case "slip-moves-on":
                    at = cards.index(CARDS[str(values["card"])])
                    dealers = [position.dealer, *(one.dealer for one in game.moved(position, cards))]
                    assert dealers[at] == seat
                case "slip-moves-elsewhere":
                    held: Any = position
                    others = [replace(held, rules=rules) for rules in VARIANTS.values()]
                    assert seat in [after[-1].dealer for one in others if (after := game.moved(one, cards))]
    assert seen > 20


def test_who_does_not_deal_next_sits_elsewhere() -> None:
    """The deal goes to the left of the one who dealt (Z25)."""
    hand = {"phase": "declare", "turnup": "9S", "dealer": "Dora", "turn": "Cilli", "hand": ["KH", "8H", "9H"]}
    alone = of_zwicken(**hand, passed=["Anna", "Ben"], pot=6)
    said = {name: told(alone, name, kind="dealer", then=["pass"], answer="Anna") for name in ("Ben", "Cilli", "Dora")}
    assert said == {
        "Ben": "Ben sits neither on the dealer's left nor on the right.",
        "Cilli": "Cilli sits on the dealer's right.",
        "Dora": "Dora is the dealer.",
    }
