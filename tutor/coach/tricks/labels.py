"""The labels of exercises on tricks: a reading is at work where another one would give another answer.

It tempts without applying if its subject occurs in the exercise, and the answer would be the same.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.coach.question import QuestionError
from tutor.coach.tricks.actions import after_actions, right_actions
from tutor.coach.tricks.asking import trick_question, winner_among
from tutor.coach.tricks.kit import AskedOnTricks
from tutor.content.tricks.goals import (
    AccountGoal,
    ActionGoal,
    DealerGoal,
    HandGoal,
    PotGoal,
    TrickPointsGoal,
    WhichWinsGoal,
)
from tutor.engine.tricks import Duty, Heading, Owed, TrickRules, UnknownCardsError, duties_in

_NOTHING = ("-",)


def trick_label_holds(asked: AskedOnTricks, key: str, reading: str) -> bool:
    """Tell whether a label of an exercise is proven, or its reading cannot be proven."""
    proof = asked.game.labels.get(reading)
    if proof is None:
        return True
    differs = proof.differs(asked)
    return differs if key == "shows" else not differs and proof.about(asked)


def answers(asked: AskedOnTricks, rules: Any) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """Return the right answers under some rules, and those of the failing actions that would be legal.

    Raises UnknownCardsError if they depend on cards that are not known.
    """
    game, goal, position = asked.game, asked.goal, asked.position
    if isinstance(goal, WhichWinsGoal):
        return (winner_among(rules, goal),), ()
    if isinstance(goal, TrickPointsGoal | HandGoal):
        return (), ()
    there = position._replace(rules=rules)
    try:
        if isinstance(goal, ActionGoal):
            found = tuple(right_actions(game, there, goal))
        else:
            found = tuple(sorted(trick_question(game, goal, there).right))
    except QuestionError:
        # One of the actions on the way could not be done.
        found = _NOTHING
    read = [game.game.read_action(there, text) for text in asked.tries]
    return found, tuple(not game.game.violations(there, action) for action in read)


def rules_asked(asked: AskedOnTricks) -> Any:
    """Return the rules of an exercise."""
    if isinstance(asked.goal, WhichWinsGoal | TrickPointsGoal):
        return asked.game.game.variants[asked.goal.variant]
    return asked.position.rules


def under_other_rules(change: Callable[[Any], Any]) -> Callable[[AskedOnTricks], bool]:
    """Return a test whether changed rules give an exercise another answer; a change may leave rules as they are."""

    def differs(asked: AskedOnTricks) -> bool:
        rules = rules_asked(asked)
        try:
            return answers(asked, rules) != answers(asked, change(rules))
        except UnknownCardsError:
            return False

    return differs


def told_position(asked: AskedOnTricks) -> Any:
    """Return the position after the actions that an exercise gives, None if it gives none."""
    if not isinstance(asked.goal, AccountGoal | PotGoal | DealerGoal):
        return None
    return after_actions(asked.game, asked.position, asked.goal.then)


def ended(asked: AskedOnTricks) -> Any:
    """Return the end of the hand that an exercise gives, None if it does not come to it."""
    end = told_position(asked)
    return end if end is not None and asked.game.game.is_over(end) else None


def tricks_ended(asked: AskedOnTricks) -> Any:
    """Return the end of the hand that an exercise gives, None unless it came to tricks."""
    end = ended(asked)
    return end if end is not None and end.tricks else None


def asks_chips_of(asked: AskedOnTricks, accounts: dict[int, int], pot: int = 0) -> bool:
    """Tell whether an exercise asks for chips that would differ; `accounts` and `pot` hold the differences."""
    if isinstance(asked.goal, PotGoal):
        return pot != 0
    if isinstance(asked.goal, AccountGoal):
        return accounts.get(asked.position.seats.index(asked.goal.seat), 0) != 0
    return False


def cards_owed(asked: AskedOnTricks) -> Owed | None:
    """Return the duties in the trick of an exercise, None if no card is to be played."""
    position = asked.position
    if position is None or not asked.game.playing(position) or not position.hand:
        return None
    number = len(position.tricks) + 1
    return duties_in(position.rules.tricks, position.trumps, number, position.trick, position.hand)


def other_duties(change: Callable[[TrickRules], TrickRules]) -> Callable[[AskedOnTricks], bool]:
    """Return a test whether other cards could be played to the trick if its rules were changed."""

    def differs(asked: AskedOnTricks) -> bool:
        owed, position = cards_owed(asked), asked.position
        if owed is None:
            return False
        number, rules = len(position.tricks) + 1, change(position.rules.tricks)
        there = duties_in(rules, position.trumps, number, position.trick, position.hand)
        return set(owed.cards) != set(there.cards)

    return differs


def headed_otherwise(when: Heading) -> Callable[[AskedOnTricks], bool]:
    """Return a test whether other cards could be played if the trick had to be headed in other cases."""
    return other_duties(lambda rules: replace(rules, heading=when))


def must_undertrump(asked: AskedOnTricks) -> bool:
    """Tell whether a trump is due that does not win the trick, and another card is held."""
    owed = cards_owed(asked)
    if owed is None or not asked.position.trick or asked.position.rules.tricks.heading is Heading.NEVER:
        return False
    return [duty for duty, _ in owed.duties] == [Duty.TRUMP] and len(owed.cards) < len(asked.position.hand)


def follows(asked: AskedOnTricks) -> bool:
    """Tell whether a card of the suit led is due."""
    owed = cards_owed(asked)
    return owed is not None and any(duty is Duty.FOLLOW for duty, _ in owed.duties)


def is_void(asked: AskedOnTricks) -> bool:
    """Tell whether a suit was led of which the seat to act has no card."""
    owed = cards_owed(asked)
    return owed is not None and bool(asked.position.trick) and not follows(asked)


def leads(asked: AskedOnTricks) -> bool:
    """Tell whether a card is to be led."""
    return cards_owed(asked) is not None and not asked.position.trick


def never_tempts(_: AskedOnTricks) -> bool:
    """Return False: no exercise tempts a learner to read it differently."""
    return False
