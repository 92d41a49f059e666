"""The goal to capture two builds at once."""

from collections.abc import Iterator, Sequence

from tutor.coach.zwickern.goals.common_parts import always_said, bound_by
from tutor.coach.zwickern.goals.mining import Flaw, Mining, flaws_of_captures
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import TWO, builds_taken, largest_captures
from tutor.content.zwickern.goals import TwoBuildsGoal
from tutor.engine.zwickern import Capture, Play, Position
from tutor.text import Line


def _meets(_: Position, play: Play, __: TwoBuildsGoal) -> bool:
    return builds_taken(play) >= TWO


def _solutions(position: Position, goal: TwoBuildsGoal) -> tuple[Play, ...]:
    return tuple(play for play in largest_captures(position) if _meets(position, play, goal))


def _missed(_: Position, play: Play, __: TwoBuildsGoal) -> Line:
    if isinstance(play, Capture):
        return Line("verdict-goal-missed-two-builds", {"number": builds_taken(play)})
    return Line("verdict-goal-missed-no-capture")


def _may_arise(position: Position) -> bool:
    return sum(item.value is not None for item in position.table) > 1


def _flaws(position: Position, _: TwoBuildsGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    # Two builds that both have the value of the card are obvious.
    for play in right:
        builds = [item.value for item in play.takes if item.value is not None] if isinstance(play, Capture) else []
        if any(builds.count(value) > 1 for value in position.rules.hand_values[play.card]):
            yield Flaw.PAIRS
    yield from flaws_of_captures(position, right, list(largest_captures(position)))


TWO_BUILDS = OnePlay(
    shape=TwoBuildsGoal,
    stop=Stop.BUILDING,
    meets=_meets,
    solutions=_solutions,
    smaller=True,
    task=always_said(Line("goal-two-builds")),
    missed=_missed,
    weight=0.64,
    needs=frozenset({Need.BUILDS}),
    binds=bound_by(_solutions),
    themes=frozenset({"decoy"}),
    mined=Mining(
        may_arise=_may_arise,
        flaws=_flaws,
        habit="building",
        items=(3, 9),
    ),
)
