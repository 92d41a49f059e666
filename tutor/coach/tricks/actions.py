"""Actions judged, the reasons, the cost and the goal, and the positions after actions in notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutor.coach.question import QuestionError
from tutor.coach.tricks.certainty import certain_by_action, kept_from
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition, card_in_action
from tutor.coach.tricks.numbers import signed
from tutor.content.tricks.goals import ActionGoal, CertainGoal, DoGoal
from tutor.engine.cards import Card, UnreadableError
from tutor.engine.tricks import CardPlayed, UnknownCardsError, winning
from tutor.text import Line
from tutor.text.lines import Joined, Listed, Name


@dataclass(frozen=True, slots=True)
class ActionVerdict:
    """The judgement of an action: the reasons against it, its offence, and whether it meets the goal.

    `certain` are the chips that it makes sure of, if the goal asks for that, and `kept` is how the others keep more.
    `missed` says why a legal action does not meet the goal, if that can be said.
    """

    action: TrickAction
    reasons: tuple[Any, ...]
    offence: StrEnum | None
    right: bool
    certain: int | None = None
    kept: tuple[tuple[int, TrickAction], ...] = ()
    missed: Line | None = None

    @property
    def legal(self) -> bool:
        """Whether there is no reason against it."""
        return not self.reasons


def judge_action(game: TrickKit, position: TrickPosition, action: TrickAction, goal: ActionGoal) -> ActionVerdict:
    """Judge an action of the seat to act; raises UnknownCardsError if unknown cards decide."""
    reasons = tuple(game.game.violations(position, action))
    if reasons:
        return ActionVerdict(action, reasons, None, right=False)
    offence = game.offence(position, action)
    if isinstance(goal, CertainGoal):
        assert position.turn is not None
        chips = certain_by_action(game, position, position.turn)[action]
        right = chips >= goal.chips
        return ActionVerdict(action, (), offence, right, chips, () if right else kept_from(game, position, action))
    right = _does(game, position, action, offence, goal)
    return ActionVerdict(action, (), offence, right, missed=None if right else _missed(game, position, action, goal))


def _does(game: TrickKit, position: TrickPosition, action: TrickAction, offence: StrEnum | None, goal: DoGoal) -> bool:
    match goal.what:
        case "wins":
            card = card_in_action(action)
            return card is not None and _wins(position, card)
        case "zwik":
            return _makes_zwik(game, position, action)
        case "free":
            return offence is None
        case "allowed":
            return True


def _makes_zwik(game: TrickKit, position: TrickPosition, action: TrickAction) -> bool:
    """Tell whether the seat to act has three of a kind after an action."""
    assert position.turn is not None
    after = game.game.play(position, action)
    hand = after.hands[position.turn] or ()
    return len(hand) == 3 and len({card.rank for card in hand}) == 1


def _wins(position: TrickPosition, card: Card) -> bool:
    """Tell whether a card would be the best of the trick so far."""
    turn = position.turn
    assert turn is not None
    best = winning(position.rules.tricks, position.trumps, (*position.trick, CardPlayed(turn, card)))
    return best is not None and best.seat == turn


def _missed(game: TrickKit, position: TrickPosition, action: TrickAction, goal: DoGoal) -> Line | None:
    """Say which card stays the best of the trick, or the cards that the hand holds in place of three of a kind."""
    card = card_in_action(action)
    if goal.what == "wins" and card is not None:
        best = winning(position.rules.tricks, position.trumps, position.trick)
        return None if best is None or best.card is None else Line("tricks-not-won", {"card": card, "best": best.card})
    if goal.what == "zwik":
        assert position.turn is not None
        hand = game.game.play(position, action).hands[position.turn]
        return Line("tricks-no-zwik", {"cards": Listed(hand)}) if hand else None
    return None


def right_actions(game: TrickKit, position: TrickPosition, goal: ActionGoal) -> list[str]:
    """List the actions that meet the goal, in notation; raises UnknownCardsError."""
    if isinstance(goal, CertainGoal):
        assert position.turn is not None
        by_action = certain_by_action(game, position, position.turn)
        right = [action for action, chips in by_action.items() if chips >= goal.chips]
    else:
        legal = game.game.legal_actions(position)
        right = [action for action in legal if judge_action(game, position, action, goal).right]
    return [game.game.write_action(position, action) for action in right]


def verdict_line(game: TrickKit, position: TrickPosition, verdict: ActionVerdict) -> Line:
    """Return the first sentence on an action."""
    if verdict.reasons:
        return game.reason(position, verdict.action, verdict.reasons[0])
    if verdict.certain is not None and not verdict.right:
        return Line("tricks-only-certain", {"number": abs(verdict.certain), "sign": signed(verdict.certain)})
    if verdict.offence is not None:
        return game.offence_line(position, verdict.offence)
    return Line("tricks-right") if verdict.right else verdict.missed or Line("tricks-not-asked")


def kept_line(position: TrickPosition, verdict: ActionVerdict) -> Line | None:
    """Say with which cards the others keep more from the player; None if they need none."""
    cards = [(seat, card) for seat, action in verdict.kept if (card := card_in_action(action)) is not None]
    if not cards:
        return None
    said = tuple(Line("tricks-card-of", {"card": card, "seat": Name(position.seats[seat])}) for seat, card in cards)
    return Line("tricks-kept", {"cards": Joined(said, "list-comma")})


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
