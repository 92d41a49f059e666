"""The positions after actions in notation, one after the other."""

from collections.abc import Sequence

from tutor.coach.question import QuestionError
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.engine.cards import UnreadableError
from tutor.engine.tricks import UnknownCardsError


def positions_after(game: TrickKit, position: TrickPosition, actions: Sequence[str]) -> list[TrickPosition]:
    """Return the position and those after each action; raises QuestionError if an action cannot be done."""
    found: list[TrickPosition] = [position]
    for place, text in enumerate(actions):
        try:
            action = game.game.read_action(found[-1], text)
            reasons = game.game.violations(found[-1], action)
        except UnreadableError:
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem="unreadable") from None
        if reasons:
            problem = str(reasons[0].reason)
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem=problem)
        try:
            found.append(game.game.play(found[-1], action))
        except UnknownCardsError:
            problem = "unknown-cards"
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem=problem) from None
    return found


def after_actions(game: TrickKit, position: TrickPosition, actions: Sequence[str]) -> TrickPosition:
    """Return the position after all actions; raises QuestionError if an action cannot be done."""
    return positions_after(game, position, actions)[-1]
