"""The mistakes in counting chips: each is what comes out if the hand is played and paid with the mistake."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from tests.coach.tricks.questions import game_of, of_zwicken, of_zwikken, told
from tests.text.sentences import asked_on_tricks
from tutor.coach.tricks.actions import positions_after
from tutor.coach.tricks.slips import account_slips, pot_slips
from tutor.content.tricks.goals import AccountGoal, PotGoal
from tutor.engine.tricks import winners

PLAYED: dict[str, Any] = {
    "phase": "play",
    "turnup": "9S",
    "dealer": "Dora",
    "passed": ["Dora"],
    "turn": "Ben",
    "tricks": [["KH", "8H", "9H"], ["QC", "AC", "8C"]],
}
# Ben wins the last trick, Anna and Ben have one each; Cilli has none and is gezwickt (Z22).
THIRDS = of_zwicken(**PLAYED, pot=21, hands={"Ben": ["AD"], "Cilli": ["KD"], "Anna": ["8D"]})
LAST = ["play AD", "play KD", "play 8D"]


def account(seat: str, wrong: int, answer: int) -> str:
    return told(THIRDS, str(wrong), kind="account", then=LAST, seat=seat, answer=answer)


def test_each_usual_mistake_in_an_account_is_named() -> None:
    end = positions_after(game_of(THIRDS), THIRDS, LAST)[-1]
    won = winners(end.rules.tricks, end.trumps, end.tricks)
    assert dict(zip(end.seats, end.accounts, strict=True)) == {"Anna": 7, "Ben": 14, "Cilli": -3, "Dora": 0}, won
    assert account("Cilli", 0, -3) == "Cilli has something to pay at the end, too."
    assert account("Cilli", 3, -3) == "Cilli ends up with fewer chips than before."
    assert account("Cilli", -6, -3) == "It would be so with another number of fines for Cilli."
    assert account("Anna", 4, 7) == "It would be so with another number of fines for Anna."
    assert account("Anna", -7, 7) == "Anna ends up with more chips than before."
    assert account("Anna", 0, 7) == "This leaves out what Anna takes."
    assert account("Anna", 10, 7) == ""
    assert account("Anna", 14, 7) == "It would be so with another number of tricks for Anna."
    assert account("Cilli", 4, -3) == "", "with a trick she would not be fined, and would have 7"


def test_a_stake_that_was_paid_before_is_named() -> None:
    """The dealer has paid a stake, which is no part of what is won from here on (Z3)."""
    hand = {"phase": "declare", "turnup": "9S", "dealer": "Dora", "turn": "Cilli", "hand": ["KH", "8H", "9H"]}
    alone = of_zwicken(**hand, passed=["Anna", "Ben"], pot=6)
    assert told(alone, "3", kind="account", then=["pass"], seat="Dora", answer=6) == (
        "It would be so if what Dora paid before the deal counted, too."
    )


QUESTIONS = [one for one in asked_on_tricks() if isinstance(one[1], AccountGoal | PotGoal)]


def test_what_an_account_comes_to_with_a_mistake_is_what_is_said() -> None:
    """Reckoned again from the positions, not from the seats' changes of one step."""
    seen = set()
    for game, goal, position, _ in QUESTIONS:
        if not isinstance(goal, AccountGoal) or position is None:
            continue
        after, seat = positions_after(game, position, goal.then), position.seats.index(goal.seat)
        changes = [then.accounts[seat] - before.accounts[seat] for before, then in pairwise(after)]
        right = after[-1].accounts[seat]
        for slip in account_slips(game, goal, position):
            number, message = int(slip.about[0]), slip.why.message.removeprefix("slip-account-")
            seen.add(message)
            assert number != right
            match message:
                case "fine" | "fines":
                    assert (number - right) % game.fine(position.rules) == 0
                    assert message == "fines" or number > right
                case "paid":
                    assert number == sum(one for one in changes if one > 0)
                case "taken":
                    assert number == sum(one for one in changes if one < 0)
                case "stake":
                    assert number == right - game.staked(position, seat)
                case "trick":
                    assert 3 * abs(number - right) == after[-2].pot - after[-2].pot % 3
                    end = after[-1]
                    assert seat in winners(end.rules.tricks, end.trumps, end.tricks)
                case "wins":
                    assert right > 0 >= number
                case "loses":
                    assert right < 0 <= number
    assert seen == {"fine", "fines", "paid", "taken", "stake", "trick", "wins", "loses"}


def test_the_last_payments_into_a_pot() -> None:
    """21 in the pot, of which all is taken; Cilli pays 3 into the next one."""
    end = positions_after(game_of(THIRDS), THIRDS, LAST)[-1]
    assert end.pot == 3
    assert pot(24, 3) == "If no one takes anything, you get 24."
    assert pot(0, 3) == "If no one pays anything, you get 0."
    assert pot(21, 3) == "That was in the pot before the last payments."
    assert pot(3, 6, next=True) == "Without the stakes for the next game you get 3."
    assert pot(9, 3) == ""


def test_no_third_of_the_pot_is_spoken_of_where_tricks_are_not_paid_by_thirds() -> None:
    checked = 0
    for game, goal, position, _ in QUESTIONS:
        if isinstance(goal, AccountGoal) and position is not None and not game.thirds(position.rules):
            checked += 1
            assert "slip-account-trick" not in {slip.why.message for slip in account_slips(game, goal, position)}
    assert checked


def pot(wrong: int, answer: int, **keys: bool) -> str:
    return told(THIRDS, str(wrong), kind="pot", then=LAST, answer=answer, **keys)


def test_one_of_several_who_pay() -> None:
    """When the dealer turns another card all pay one chip (K19)."""
    passed = of_zwikken("zwikken-1900", phase="dealer", turnup="KS", pot=3, undealt=["QH"])
    assert told(passed, "4", kind="pot", then=["turn"], answer=6) == "If only one player pays, you get 4."


def test_what_a_pot_holds_with_a_mistake_is_what_is_said() -> None:
    seen = set()
    for game, goal, position, question in QUESTIONS:
        if not isinstance(goal, PotGoal) or position is None:
            continue
        after, right = positions_after(game, position, goal.then), int(question.right[0])
        for slip in pot_slips(game, goal, position):
            number, message = int(slip.about[0]), slip.why.message.removeprefix("slip-pot-")
            seen.add(message)
            end, before = after[-1], after[-2] if len(after) > 1 else after[-1]
            paid = [max(0, had - has) for had, has in zip(before.accounts, end.accounts, strict=True)]
            match message:
                case "stakes":
                    assert number == end.pot
                case "left":
                    assert number == right - end.pot
                case "taken":
                    assert number == before.pot + sum(paid)
                case "paid":
                    assert number == end.pot - sum(paid)
                case "before":
                    assert number in [one.pot for one in after[:-1]]
                case "one-pays":
                    assert right - number >= 0
    assert {"stakes", "left", "taken", "paid", "before", "one-pays"} == seen


def test_without_fines_the_same_hand_is_paid_by_rules_without_them() -> None:
    for game, goal, position, _ in QUESTIONS:
        if isinstance(goal, AccountGoal) and position is not None:
            rules = game.unfined(position.rules)
            held: Any = position
            there = positions_after(game, replace(held, rules=rules), goal.then)
            assert min(there[-1].accounts) >= min(positions_after(game, position, goal.then)[-1].accounts)
