"""The rest of a deal under any rules, all cards open, through every line of play: for few cards."""

from collections.abc import Callable

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.hand.deal_and_play import deal_is_over, finish
from tutor.engine.zwickern.hand.scoring import scores
from tutor.engine.zwickern.listing import legal_plays
from tutor.engine.zwickern.open_hands.each_alone import PointsEach, rank
from tutor.engine.zwickern.open_hands.hands import EACH, never_stop
from tutor.engine.zwickern.plays import Play, make_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import sides

_EACH_PLAY = 20
"""The work of one play, in plays of the compact searches, whose budget this shares."""


class EveryLine:
    """A search that knows nothing but the rules: for tables on which turns, duties or ends are not the usual ones.

    Two sides each play for their lead; more than two, each for its own points (`rank`).
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never_stop) -> None:
        self.nodes = 0
        self._stop, self._budget = stop, budget
        self._sides = sides(position.plan)
        self._side = {seat: side for side, seats in enumerate(self._sides) for seat in seats}
        self._before = tuple(score.points for score in scores(position, majority=False))
        self._known: dict[Position, PointsEach] = {}

    def points(self, position: Position, play: Play) -> PointsEach:
        """Return what each side wins from the start on if a play is made in a position; raises TooMuchWorkError."""
        return self._best(make_play(position, play))

    def worth(self, position: Position, play: Play) -> int:
        """Return what a play is worth to the player: the lead of two sides, else the player's own points."""
        points, side = self.points(position, play), self._side[position.turn]
        return points[side] - points[1 - side] if len(points) == 2 else points[side]

    def _best(self, position: Position) -> PointsEach:
        self.nodes += 1
        spent = self.nodes * _EACH_PLAY
        if spent > self._budget or (self.nodes % (EACH // _EACH_PLAY) == 0 and self._stop()):
            raise TooMuchWorkError("there are too many ways to play these hands")
        if deal_is_over(position):
            return self._end(position)
        found = self._known.get(position)
        if found is None:
            side = self._side[position.turn]
            results = (self._best(make_play(position, play)) for play in legal_plays(position))
            found = self._known[position] = max(results, key=lambda points: self._rank(points, side))
        return found

    def _rank(self, points: PointsEach, side: int) -> tuple[int, ...]:
        return (points[side] - points[1 - side],) if len(points) == 2 else rank(points, side)

    def _end(self, position: Position) -> PointsEach:
        """Return what each side has won at the end of the deal; what counts at the end of a hand only in the last."""
        last = not position.stock
        after = scores(finish(position) if last else position, majority=last)
        return tuple(score.points - before for score, before in zip(after, self._before, strict=True))
