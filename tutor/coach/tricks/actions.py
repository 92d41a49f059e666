"""An action judged: why it is not legal, what it costs, and whether it does what was asked."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutor.coach.tricks.game import TaughtGame, TrickAction, TrickPosition
from tutor.content.tricks.goals import DoGoal
from tutor.engine.cards import Card
from tutor.engine.tricks import CardPlayed, winning
from tutor.text import Line


@dataclass(frozen=True, slots=True)
class ActionVerdict:
    """The judgement of an action: the reasons against it, the offence that it is, and whether it is what was asked."""

    action: TrickAction
    reasons: tuple[Any, ...]
    offence: StrEnum | None
    right: bool

    @property
    def legal(self) -> bool:
        """Whether nothing stands against it."""
        return not self.reasons


def judge_action(game: TaughtGame, position: TrickPosition, action: TrickAction, goal: DoGoal) -> ActionVerdict:
    """Judge an action of the seat to act."""
    reasons = tuple(game.game.violations(position, action))
    offence = None if reasons else game.offence(position, action)
    return ActionVerdict(action, reasons, offence, not reasons and _does(position, action, offence, goal))


def _does(position: TrickPosition, action: TrickAction, offence: StrEnum | None, goal: DoGoal) -> bool:
    if goal.what == "wins":
        card = card_in_action(action)
        return card is not None and _wins(position, card)
    return goal.what == "allowed" or offence is None


def card_in_action(action: TrickAction) -> Card | None:
    """Return the card that an action plays to the trick, None if it plays none."""
    card = getattr(action, "card", None)
    return card if isinstance(card, Card) else None


def _wins(position: TrickPosition, card: Card) -> bool:
    """Tell whether a card would be the best of the trick so far."""
    turn = position.turn
    assert turn is not None
    best = winning(position.rules.tricks, position.trumps, (*position.trick, CardPlayed(turn, card)))
    return best is not None and best.seat == turn


def right_actions(game: TaughtGame, position: TrickPosition, goal: DoGoal) -> list[str]:
    """List the actions that do what is asked, in notation."""
    legal = game.game.legal_actions(position)
    right = [action for action in legal if judge_action(game, position, action, goal).right]
    return [game.game.write_action(position, action) for action in right]


def verdict_line(game: TaughtGame, position: TrickPosition, verdict: ActionVerdict) -> Line:
    """Say in one sentence what is to be said of an action first."""
    if verdict.reasons:
        return game.reason(position, verdict.action, verdict.reasons[0])
    if verdict.offence is not None:
        return game.offence_line(position, verdict.offence)
    return Line("tricks-right") if verdict.right else Line("tricks-not-asked")
