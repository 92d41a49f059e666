"""The goal to find every capture, of one card of the hand if the goal names it."""

from collections.abc import Iterator
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.common_parts import checked
from tutor.coach.zwickern.goals.named_things import held
from tutor.coach.zwickern.goals.record import GoalKind
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Capture, Position
from tutor.engine.zwickern.captures import captures, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.text import Line


def captures_to_find(position: Position, goal: FindAllGoal) -> tuple[Capture, ...]:
    """Return every capture that the goal asks for."""
    return tuple(play for card in _cards(position, goal) for play in captures(legal_taking(position, card)))


def number_to_find(position: Position, code: str | None) -> int:
    """Count the captures of the whole hand, or of the card with this code."""
    return sum(number_of_captures(legal_taking(position, card)) for card in _taking(position, code))


def _cards(position: Position, goal: FindAllGoal) -> tuple[Card, ...]:
    return _taking(position, goal.card)


def _taking(position: Position, code: str | None) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(position.hand)) if code is None else (read_card(code),)


def _problems(position: Position, goal: FindAllGoal) -> Iterator[QuestionError]:
    return checked(() if goal.card is None else (partial(held, position, goal.card, "card"),))


def find_all_task(goal: FindAllGoal, found: int, number: int) -> Line:
    """Return the sentence that says what to find, and how many of how many captures are found."""
    if goal.card is None:
        return Line("goal-find-all", {"found": found, "number": number})
    return Line("goal-find-all-card", {"card": read_card(goal.card), "found": found, "number": number})


def find_all_task_on_paper(goal: FindAllGoal, number: int) -> Line:
    """Return the sentence that says what to find, and how many captures there are."""
    if goal.card is None:
        return Line("goal-find-all-on-paper", {"number": number})
    return Line("goal-find-all-card-on-paper", {"card": read_card(goal.card), "number": number})


FIND_ALL = GoalKind(
    shape=FindAllGoal,
    stop=Stop.SEVERAL,
    solutions=captures_to_find,
    problems=_problems,
    cards=_cards,
    weight=0.0,
)
