"""The goal to build; it may name the card, the item to build on, the value and the seat that the build is for."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues, place_clue
from tutor.coach.zwickern.goals.common_parts import bound_by, checked, for_another, usual_clues
from tutor.coach.zwickern.goals.named_things import held, one_item, seat_of
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import every_build, goal_items, value_before
from tutor.coach.zwickern.words.phrases import named
from tutor.content.zwickern.goals import BuildGoal
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Build, Play, Position
from tutor.engine.zwickern.plays import without
from tutor.text import Line, Name

# The parts that the task leaves open.
_NONE = "none"


def _owner(position: Position, goal: BuildGoal) -> int:
    return position.turn if goal.seat is None else position.seats.index(goal.seat)


def _meets(position: Position, play: Play, goal: BuildGoal) -> bool:
    if not isinstance(play, Build):
        return False
    onto = None if goal.onto is None else goal_items(position, (goal.onto,))[0]
    return (
        (goal.card is None or read_card(goal.card) is play.card)
        and (onto is None or play.onto == onto)
        and goal.value in (None, play.value)
        and play.owner == _owner(position, goal)
    )


def _solutions(position: Position, goal: BuildGoal) -> tuple[Play, ...]:
    return tuple(play for play in every_build(position) if _meets(position, play, goal))


def _problems(position: Position, goal: BuildGoal) -> Iterator[QuestionError]:
    return checked(_checks(position, goal))


def _checks(position: Position, goal: BuildGoal) -> Iterator[Callable[[], object]]:
    if goal.card is not None:
        yield partial(held, position, goal.card, "card")
    if goal.onto is not None:
        yield partial(one_item, position, goal.onto, "onto")
    if goal.seat is not None:
        yield partial(seat_of, position, goal.seat, "for")


def _task(position: Position, goal: BuildGoal) -> Line:
    """Say what to build, and with what, on what and for whom if the goal says so."""
    if goal == BuildGoal(kind="build"):
        return Line("goal-build-any")
    return Line(
        "goal-build",
        {
            "card": _NONE if goal.card is None else read_card(goal.card),
            "item": _NONE if goal.onto is None else named(goal_items(position, (goal.onto,))),
            "value": _NONE if goal.value is None else goal.value,
            "seat": _NONE if goal.seat is None else Name(goal.seat),
        },
    )


def _missed(position: Position, play: Play, goal: BuildGoal) -> Line:
    if not isinstance(play, Build):
        return Line("verdict-goal-missed-build")
    wanted = _owner(position, goal)
    if play.owner != wanted:
        return for_another(position, play, wanted)
    return Line("verdict-goal-missed-other-build")


def _clues(position: Position, goal: BuildGoal, play: Play) -> Clues:
    """Give two clues that repeat nothing that the task says about the build: its card, its item or its value."""
    known = sum(part is not None for part in (goal.card, goal.onto, goal.value))
    if not known or not isinstance(play, Build):
        return usual_clues(position, goal, play)
    card, place = Line("hint-card", {"card": play.card}), place_clue(play)
    direction, keeping = _direction(position, play), _keeping(position, play)
    # The vague clues come first, without those that the task says already.
    fitting = (
        direction,
        keeping if known > 1 or direction is None else None,
        place if goal.onto is None else None,
        card if goal.card is None else None,
        keeping,
        card,
    )
    found: list[Line] = []
    for line in fitting:
        if line is not None and line not in found:
            found.append(line)
    return found[0], found[1]


def _direction(position: Position, play: Build) -> Line | None:
    """Say whether a build raises, lowers or keeps the value of an item; None if there is no single value before it."""
    before = None if play.onto is None else value_before(position, play.onto)
    if before is None:
        return None
    return Line("hint-more" if play.value > before else "hint-less" if play.value < before else "hint-same")


def _keeping(position: Position, play: Build) -> Line:
    """Name the card that stays to take a build of one's own; of a partner's build, say that its value is announced."""
    if play.owner != position.turn:
        return Line("hint-announced", {"seat": Name(position.seats[play.owner])})
    rest = without(position.hand, play.card)
    return Line("hint-keep", {"card": next(card for card in rest if play.value in position.rules.hand_values[card])})


BUILD = OnePlay(
    shape=BuildGoal,
    stop=Stop.BUILDING,
    meets=_meets,
    solutions=_solutions,
    examples=True,
    problems=_problems,
    task=_task,
    missed=_missed,
    clues=_clues,
    weight=0.0,
    needs=frozenset({Need.BUILDS}),
    binds=bound_by(_solutions),
)
