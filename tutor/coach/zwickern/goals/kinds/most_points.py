"""The goal to win as many points as possible with one capture, counting the played card and a Zwick."""

from collections.abc import Iterator, Sequence

from tutor.coach.zwickern.goals.common_parts import always_said, bound_by
from tutor.coach.zwickern.goals.mining import FEW, Flaw, Lack, Mining, flaws_of_captures, zwicks
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, most_points_possible, points_won
from tutor.content.zwickern.goals import MostPointsGoal
from tutor.engine.zwickern import Capture, Play, Position, Rules
from tutor.text import Line


def _meets(position: Position, play: Play, _: MostPointsGoal) -> bool:
    return points_won(position, play) == most_points_possible(position) > 0


def _solutions(position: Position, _: MostPointsGoal) -> tuple[Play, ...]:
    best = most_points_possible(position)
    found = largest_captures(position, points=best) if best else ()
    return tuple(play for play in found if points_won(position, play) == best)


def _reachable(position: Position, _: MostPointsGoal) -> bool:
    return most_points_possible(position) > 0


def _missed(position: Position, play: Play, _: MostPointsGoal) -> Line:
    if isinstance(play, Capture):
        return Line("verdict-goal-missed-most-points", {"points": points_won(position, play)})
    return Line("verdict-goal-missed-no-capture")


def _lacks(rules: Rules) -> Lack | None:
    # If all cards score the same, the most points are simply the most cards.
    return None if len({rules.card_points[card] for card in rules.pack}) > 1 else "points"


def _may_arise(position: Position) -> bool:
    return any(position.rules.card_points[card] for item in position.table for card in item.cards)


def _flaws(position: Position, _: MostPointsGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    if min(map(cards_taken, right)) < FEW:
        yield Flaw.TOO_SMALL
    every = list(largest_captures(position))
    if not any(points_won(position, play) for play in every if play not in right):
        yield Flaw.NO_CHOICE
    # The worth of the played card must not decide, or a joker in the hand would nearly always be right.
    own = position.rules.card_points
    from_table: dict[Play, int] = {play: points_won(position, play) - own[play.card] for play in every}
    if any(from_table[play] < max(from_table.values()) for play in right):
        yield Flaw.OWN_POINTS
    if any(play not in right for play in zwicks(position)):
        yield Flaw.ZWICK_AT_HAND
    # A learner who simply takes the most cards would be right without counting points.
    most = max(map(cards_taken, every))
    if any(cards_taken(play) == most for play in right):
        yield Flaw.GREEDY
    yield from flaws_of_captures(position, right, every)


MOST_POINTS = OnePlay(
    shape=MostPointsGoal,
    stop=Stop.COUNTING,
    meets=_meets,
    solutions=_solutions,
    reachable=_reachable,
    smaller=True,
    task=always_said(Line("goal-most-points")),
    missed=_missed,
    points=True,
    weight=0.37,
    needs=frozenset({Need.POINTS}),
    binds=bound_by(_solutions),
    themes=frozenset({"decoy", "honours"}),
    mined=Mining(
        lacks=_lacks,
        may_arise=_may_arise,
        flaws=_flaws,
        habit="messy",
        items=(5, 10),
    ),
)
