"""The proven worth of every play when all cards are open: the rest of a deal by two sides or by single players."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from tutor.bots.playout import Playout
from tutor.engine.budget import ENDLESS, SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Play, Position, legal_plays, number_of_plays, sides
from tutor.engine.zwickern.open_hands.each_alone import Alone
from tutor.engine.zwickern.open_hands.endgame import check_open
from tutor.engine.zwickern.open_hands.every_line import EveryLine
from tutor.engine.zwickern.open_hands.hands import SmallPlay, never_stop
from tutor.engine.zwickern.open_hands.two_sides import TwoSides

_MOST_SOLVED = 20_000
"""The most legal plays that are looked at: a second at most."""

_MOST_LISTED = 5000
"""The most plays listed for simple lines where the work ended early: tenths of a second."""


class Worth(NamedTuple):
    """The worth of a play over the rest of the deal, when all then play their best.

    With two sides `points` are those of the player's side less the other's; of three or more who play alone they are
    the player's own.
    """

    play: Play
    points: int


class SoFar(NamedTuple):
    """The best play found before the work ended, which is not proven to be the best.

    `points` are its worth if that is `proven`, else what it brings on one simple line of play, moved into the proven
    bounds.
    """

    play: Play
    points: int
    proven: bool


@dataclass(frozen=True, slots=True)
class Worths:
    """The plays whose worth is proven, best first, in any order where they are worth the same.

    If `done`, these are all legal plays. Otherwise the work ended before: the best of them need not be the best play,
    and `so_far` is the best found, None where nothing is. `nodes` are the states visited; `individuals` says that three
    or more play alone.
    """

    worths: tuple[Worth, ...]
    done: bool
    nodes: int
    individuals: bool
    so_far: SoFar | None = None


def solve(
    position: Position, *, stop: Callable[[], bool] = never_stop, nodes: int | None = None, first: Play | None = None
) -> Worths:
    """Find what each legal play is worth over the rest of the deal; raises NotOpenError where a hand is not known.

    Points are those of captured cards, the played card too, and of Zwicks. In the last deal there are also those of
    what is left on the table (reading 17) and of the most cards (reading 18); in an earlier deal what is left counts
    for no one, and no one has the most cards yet. Two sides play for the difference. Three or more who play alone each
    play for the most points of their own, then for the fewest of all others together, then for the fewest of the next
    player, and so on.

    `stop` is asked every thousand states or so; `nodes` is how many states may be visited and plays listed, without
    limit where it is None; `first` is a legal play to begin with.
    """
    check_open(position)
    budget = ENDLESS if nodes is None else nodes
    # The fast searches know two sides, or single players, and the usual turns and ends.
    if not position.rules.plain or (position.plan.partners and len(sides(position.plan)) > 2):
        return _every_line(position, EveryLine(position, budget, stop), first)
    individuals = len(sides(position.plan)) > 2
    search = Alone(position, budget, stop) if individuals else TwoSides(position, budget, stop)
    plays: dict[SmallPlay, list[Play]] = {}
    points: dict[SmallPlay, int] = {}
    try:
        plays = _plays(position, search, first)
        guess = 0
        for small in plays:
            # A good guess shortens the search, and the worth of the play before is the best at hand.
            points[small] = guess = _points(search, small, guess)
    except TooMuchWorkError:
        pass
    # Where the work ended early, only the plays solved until then have points.
    worths = sorted(
        (Worth(play, points[small]) for small in points for play in plays[small]), key=lambda one: -one.points
    )
    done = bool(plays) and len(points) == len(plays)
    so_far = None if done else _so_far(search, plays, points)
    return Worths(tuple(worths), done, search.nodes, individuals, so_far)


def _every_line(position: Position, search: EveryLine, first: Play | None) -> Worths:
    """Return the worth of each play at a table that only the slow search knows."""
    individuals, worths = len(sides(position.plan)) > 2, list[Worth]()
    done = False
    try:
        with budget(SECOND):
            plays = list(islice(legal_plays(position), _MOST_LISTED + 1))
        if len(plays) <= _MOST_LISTED:
            for play in dict.fromkeys(plays if first is None else [first, *plays]):
                worths.append(Worth(play, search.worth(position, play)))
            done = True
    except TooMuchWorkError:
        pass
    worths.sort(key=lambda one: -one.points)
    so_far = None if done or not worths else SoFar(*worths[0], proven=True)
    return Worths(tuple(worths), done, search.nodes, individuals, so_far)


def cost(outcome: Worths, play: Play) -> int | None:
    """Return how many points a play gives away against the best; None where that is not known."""
    points = dict(outcome.worths)
    if not outcome.done or play not in points:
        return None
    return outcome.worths[0].points - points[play]


def _plays(position: Position, search: TwoSides | Alone, first: Play | None) -> dict[SmallPlay, list[Play]]:
    """Return the legal plays by their compact forms, in the order of solving; raises TooMuchWorkError."""
    plays = search.plays()
    # On a large table even the count may take too long.
    with budget(SECOND):
        number = number_of_plays(position)
    if number is None or number > _MOST_SOLVED:
        raise TooMuchWorkError("there are too many plays to look at each")
    found: dict[SmallPlay, list[Play]] = {} if first is None else {search.hands.small(first): []}
    found |= {play: [] for play in plays if play not in found}
    for play in legal_plays(position):
        found[search.hands.small(play)].append(play)
    return found


def _points(search: TwoSides | Alone, play: SmallPlay, guess: int) -> int:
    """Return what a play is worth to the player; raises TooMuchWorkError."""
    if isinstance(search, Alone):
        return search.points(play)[search.hands.position.turn]
    return search.exactly(play, guess)


def _so_far(search: TwoSides | Alone, plays: dict[SmallPlay, list[Play]], points: dict[SmallPlay, int]) -> SoFar | None:
    """Return the best of proven worths and of simple lines of other plays, those that win most at once first."""
    found = [SoFar(plays[play][0], worth, proven=True) for play, worth in points.items()]
    playout, limit = Playout(search.hands), search.hands.spent + _MOST_LISTED
    try:
        for play in sorted(plays, key=lambda play: play[:2], reverse=True):
            if search.hands.spent > limit:
                break
            if play not in points:
                found.append(SoFar(plays[play][0], _possible(search, play, playout.worth(play)), proven=False))
    except TooMuchWorkError:
        pass
    return max(found, key=lambda one: (one.points, one.proven), default=None)


def _possible(search: TwoSides | Alone, play: SmallPlay, worth: int) -> int:
    """Return what a play brings on some line, moved between the bounds that are proven for it."""
    if isinstance(search, Alone):
        return worth
    low, high = search.between.get(play, (worth, worth))
    return min(max(worth, low), high)
