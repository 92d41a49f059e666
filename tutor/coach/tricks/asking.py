"""The questions of a step on a trick-taking game, with the answers that the engine gives."""

from collections.abc import Iterable, Sequence
from typing import Any

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.tricks.actions import card_in_action
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.tricks.goals import AccountGoal, DoGoal, MayPlayGoal, PotGoal, WaysGoal, WhichWinsGoal
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.tricks import CardPlayed, UnknownCardsError, winning
from tutor.text import Line

TrickQuestionGoal = MayPlayGoal | WaysGoal | AccountGoal | PotGoal | WhichWinsGoal

# A stake of Zwicken; wrong answers lie as far off.
_STEP = 3

DO_TASKS = {
    "allowed": Line("goal-do-allowed"),
    "free": Line("goal-do-free"),
    "wins": Line("goal-do-wins"),
}
"""What is said of the task of each kind of action."""


def action_task(goal: DoGoal) -> Line:
    """Say what is to be done."""
    return DO_TASKS[goal.what]


def trick_question(game: TaughtGame, goal: TrickQuestionGoal, position: TrickPosition | None) -> Question:
    """Return the question of a goal; raises QuestionError if it cannot be asked."""
    if isinstance(goal, WhichWinsGoal):
        return _which_wins(game, goal)
    assert position is not None
    match goal:
        case MayPlayGoal():
            return _may_play(game, position)
        case WaysGoal():
            number = len(list(game.game.legal_actions(position)))
            return Question(Line("ask-ways"), Way.NUMBER, (), (str(number),))
        case AccountGoal():
            return _account(game, goal, position)
        case PotGoal():
            return Question(Line("ask-pot-after"), Way.NUMBER, (), (str(after_actions(game, position, goal.then).pot),))


def stated_answer(goal: TrickQuestionGoal) -> tuple[str, ...]:
    """Return the answer that a goal states, as that of its question."""
    if isinstance(goal, MayPlayGoal):
        return goal.answer
    return (str(goal.answer),)


def _may_play(game: TaughtGame, position: TrickPosition) -> Question:
    options, right = [], []
    by_card = {card: action for action in _plays(game, position) if (card := card_in_action(action)) is not None}
    for card in position.hand:
        action = by_card[card]
        reasons = list(game.game.violations(position, action))
        why = game.reason(position, action, reasons[0]) if reasons else None
        options.append(Option(card.code, Line("option-card", {"card": card}), why))
        if not reasons:
            right.append(card.code)
    return Question(Line("ask-may-play"), Way.SEVERAL, tuple(options), tuple(right), in_hand=True)


def _plays(game: TaughtGame, position: TrickPosition) -> Iterable[Any]:
    return [game.game.read_action(position, f"play {card}") for card in position.hand]


def _which_wins(game: TaughtGame, goal: WhichWinsGoal) -> Question:
    rules = game.game.variants.get(goal.variant)
    if rules is None:
        raise QuestionError(("variant",), "check-game-unknown", game=goal.variant, known=", ".join(game.game.variants))
    trumps = _card(("turnup",), goal.turnup).suit
    cards = [_card(("cards", place), text) for place, text in enumerate(goal.cards)]
    assert trumps is not None
    trick = tuple(CardPlayed(place, card) for place, card in enumerate(cards))
    best = winning(rules.tricks, trumps, trick)
    assert best is not None
    options = tuple(Option(card.code, Line("option-card", {"card": card})) for card in cards)
    return Question(Line("ask-which-wins"), Way.ONE, options, (cards[best.seat].code,))


def _card(path: tuple[str | int, ...], text: str) -> Card:
    try:
        return read_card(text)
    except UnreadableError:
        raise QuestionError(path, "position-unknown-card", card=text) from None


def _account(game: TaughtGame, goal: AccountGoal, position: TrickPosition) -> Question:
    if goal.seat not in position.seats:
        known = ", ".join(position.seats)
        raise QuestionError(("seat",), "position-unknown-seat", seat=goal.seat, known=known)
    right = after_actions(game, position, goal.then).accounts[position.seats.index(goal.seat)]
    near = sorted({right, right - _STEP, right + _STEP, -right, 0})
    lines = [(number, Line("option-account", {"number": abs(number), "sign": signed(number)})) for number in near]
    options = tuple(Option(str(number), line) for number, line in lines)
    return Question(Line("ask-account", {"seat": goal.seat}), Way.ONE, options, (str(right),))


def signed(number: int) -> str:
    """Write a number with its sign.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return str(number) if not number else f"+{number}" if number > 0 else f"−{-number}"


def after_actions(game: TaughtGame, position: TrickPosition, actions: Sequence[str]) -> TrickPosition:
    """Return the position after actions in notation; raises QuestionError if one of them cannot be done."""
    found: TrickPosition = position
    for place, text in enumerate(actions):
        try:
            action = game.game.read_action(found, text)
            reasons = game.game.violations(found, action)
        except UnreadableError:
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem="unreadable") from None
        if reasons:
            problem = str(reasons[0].reason)
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem=problem)
        try:
            found = game.game.play(found, action)
        except UnknownCardsError:
            problem = "unknown-cards"
            raise QuestionError(("then", place), "check-tricks-action", action=text, problem=problem) from None
    return found
