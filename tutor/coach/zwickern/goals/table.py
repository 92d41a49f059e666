"""The table of goal kinds, and the functions that look a goal up in it."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.kinds.build import BUILD
from tutor.coach.zwickern.goals.kinds.capture import CAPTURE
from tutor.coach.zwickern.goals.kinds.find_all import FIND_ALL
from tutor.coach.zwickern.goals.kinds.joker_builds import JOKER_BUILD, JOKER_DOWN
from tutor.coach.zwickern.goals.kinds.lay import LAY
from tutor.coach.zwickern.goals.kinds.most_cards import EVERYTHING, MOST_CARDS
from tutor.coach.zwickern.goals.kinds.most_points import MOST_POINTS
from tutor.coach.zwickern.goals.kinds.only_play import ONLY_PLAY
from tutor.coach.zwickern.goals.kinds.safe_lay import SAFE_LAY
from tutor.coach.zwickern.goals.kinds.two_builds import TWO_BUILDS
from tutor.coach.zwickern.goals.kinds.win_most import WIN_MOST
from tutor.coach.zwickern.goals.kinds.zwick import ZWICK
from tutor.coach.zwickern.goals.kinds.zwick_in_two import ZWICK_IN_TWO
from tutor.coach.zwickern.goals.record import GoalKind, OnePlay
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.content.zwickern.goals import OnePlayGoal, PlayGoal
from tutor.engine.zwickern import Play, Position
from tutor.engine.zwickern.captures import captures, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.text import Line

# Learners and the command line are offered the kinds in this order.
_ONE_PLAY: tuple[OnePlay[Any], ...] = (
    ZWICK,
    MOST_CARDS,
    MOST_POINTS,
    EVERYTHING,
    CAPTURE,
    LAY,
    BUILD,
    TWO_BUILDS,
    JOKER_BUILD,
    JOKER_DOWN,
    ONLY_PLAY,
    SAFE_LAY,
    ZWICK_IN_TWO,
    WIN_MOST,
)
ONE_PLAY: Mapping[str, OnePlay[Any]] = MappingProxyType({goal.kind: goal for goal in _ONE_PLAY})
"""The kinds of goals that a single play reaches, by name."""

GOALS: Mapping[str, GoalKind[Any]] = MappingProxyType({**ONE_PLAY, FIND_ALL.kind: FIND_ALL})
"""All kinds of goals that are answered by plays on the board, by name."""

_MOST_LOOKED_AT = 2000


def goal_problems(position: Position, goal: PlayGoal) -> Iterator[QuestionError]:
    """Yield the reasons why a goal cannot be asked in a position: it names what is absent, or the position is unfit."""
    return GOALS[goal.kind].problems(position, goal)


def solutions(position: Position, goal: PlayGoal) -> tuple[Play, ...]:
    """Return the plays that reach a goal; of captures only those not contained in a larger one of the same card.

    For the goal to find every capture, return every capture.
    """
    return GOALS[goal.kind].solutions(position, goal)


def counts_points(position: Position, goal: OnePlayGoal) -> bool:
    """Tell whether the verdict on a play names points: if the goal asks for them, or cards have been won before.

    A learner of the first captures has not heard of points.
    """
    return Need.POINTS in ONE_PLAY[goal.kind].needs or any(pile.cards for pile in position.won)


def meets(position: Position, play: Play, goal: OnePlayGoal) -> bool:
    """Tell whether a legal play reaches a goal."""
    kind = ONE_PLAY[goal.kind]
    return play in kind.solutions(position, goal) if kind.meets is None else kind.meets(position, play, goal)


def can_be_met(position: Position, goal: OnePlayGoal) -> bool:
    """Tell whether some legal play reaches a goal, without a list of plays if there is a direct answer."""
    kind = ONE_PLAY[goal.kind]
    return bool(kind.solutions(position, goal)) if kind.reachable is None else kind.reachable(position, goal)


def every_right(position: Position, goal: OnePlayGoal, right: Sequence[Play]) -> tuple[Play, ...] | None:
    """Return all plays that reach a goal with these `solutions`, smaller captures too; None if there are too many."""
    if not ONE_PLAY[goal.kind].smaller:
        return tuple(right)
    cards = dict.fromkeys(play.card for play in right)
    taking = [legal_taking(position, card) for card in cards]
    if sum(map(number_of_captures, taking)) > _MOST_LOOKED_AT:
        return None
    return tuple(play for found in taking for play in captures(found) if meets(position, play, goal))


def task(position: Position, goal: OnePlayGoal) -> Line:
    """Return the sentence that asks the learner for a goal."""
    return ONE_PLAY[goal.kind].task(position, goal)


def missed_line(position: Position, play: Play, goal: OnePlayGoal) -> Line:
    """Return the sentence that says why a legal play does not reach the goal."""
    return ONE_PLAY[goal.kind].missed(position, play, goal)
