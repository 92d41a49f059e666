"""The goals of builds with jokers: one that a joker in the hand can take, and one that builds a joker down."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any

from tutor.coach.zwickern.goals.common_parts import always_said, bound_by, for_another
from tutor.coach.zwickern.goals.mining import Flaw, Lack, Mining
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import every_build, for_joker, joker_down, jokers
from tutor.content.zwickern.goals import JokerBuildGoal, JokerDownGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Build, Play, Position, Rules, is_wild
from tutor.text import Line


def _values(rules: Rules) -> int:
    """Return the values of the jokers that are not wild, which have none of their own."""
    fixed = (card for card in (CARDS[code] for code in rules.jokers) if not is_wild(rules, card))
    return reduce(or_, (rules.hand_bits[card] for card in fixed), 0)


def _flaws(position: Position, _: Any, right: Sequence[Play]) -> Iterator[Flaw]:
    if all(build in right for build in every_build(position)):
        yield Flaw.ALL_RIGHT


def _meets(position: Position, play: Play, _: JokerBuildGoal) -> bool:
    return for_joker(position, play)


def _solutions(position: Position, _: JokerBuildGoal) -> tuple[Play, ...]:
    return tuple(play for play in every_build(position) if for_joker(position, play))


def _missed(position: Position, play: Play, _: JokerBuildGoal) -> Line:
    if not isinstance(play, Build):
        return Line("verdict-goal-missed-build")
    if play.owner != position.turn:
        return for_another(position, play, position.turn)
    return Line("verdict-goal-missed-joker-build", {"value": play.value})


def _lacks(rules: Rules) -> Lack | None:
    return None if _values(rules) & rules.build_bits else "jokers"


def _may_arise(position: Position) -> bool:
    return bool(jokers(position, position.hand))


JOKER_BUILD = OnePlay(
    shape=JokerBuildGoal,
    stop=Stop.BUILDING,
    meets=_meets,
    solutions=_solutions,
    task=always_said(Line("goal-joker-build")),
    missed=_missed,
    weight=0.83,
    needs=frozenset({Need.BUILDS}),
    binds=bound_by(_solutions),
    mined=Mining(
        lacks=_lacks,
        may_arise=_may_arise,
        flaws=_flaws,
        habit="messy",
        items=(2, 8),
    ),
)


def _meets_down(position: Position, play: Play, _: JokerDownGoal) -> bool:
    return joker_down(position, play)


def _solutions_down(position: Position, _: JokerDownGoal) -> tuple[Play, ...]:
    return tuple(play for play in every_build(position) if joker_down(position, play))


def _missed_down(_: Position, play: Play, __: JokerDownGoal) -> Line:
    return Line("verdict-goal-missed-joker-down" if isinstance(play, Build) else "verdict-goal-missed-build")


def _lacks_down(rules: Rules) -> Lack | None:
    return None if _values(rules) and rules.subtract else "jokers"


def _may_arise_down(position: Position) -> bool:
    return any(jokers(position, item.cards) for item in position.table)


JOKER_DOWN = OnePlay(
    shape=JokerDownGoal,
    stop=Stop.BUILDING,
    meets=_meets_down,
    solutions=_solutions_down,
    task=always_said(Line("goal-joker-down")),
    missed=_missed_down,
    weight=1.4,
    needs=frozenset({Need.BUILDS, Need.SUBTRACTING}),
    binds=bound_by(_solutions_down),
    mined=Mining(
        lacks=_lacks_down,
        may_arise=_may_arise_down,
        flaws=_flaws,
        habit="building",
        items=(1, 8),
    ),
)
