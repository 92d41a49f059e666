"""The sentence that says what a goal asks, and the one that says why a legal play does not reach it."""

from collections import Counter
from collections.abc import Sequence

from tutor.coach.zwickern.goals.open_cards import answer, cost
from tutor.coach.zwickern.goals.solutions import goal_items
from tutor.coach.zwickern.goals.tactics import builds_taken, points_won, refutation, risks, threats
from tutor.coach.zwickern.words.phrases import cards_like, named
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    JokerBuildGoal,
    JokerDownGoal,
    MostPointsGoal,
    OnePlayGoal,
    SafeLayGoal,
    TwoBuildsGoal,
    WinMostGoal,
    ZwickGoal,
    ZwickInTwoGoal,
)
from tutor.engine.cards import read_card
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move, clears_table, play
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.rules import partner
from tutor.text import Family, Line, Value

# The kinds whose sentence needs no particulars.
_TASKS = Family(
    "goal-{}",
    (
        *("zwick", "most-cards", "lay", "most-points", "two-builds", "joker-build", "joker-down", "only-play"),
        "win-most",
    ),
)
_MISSED = Family("verdict-goal-missed-{}", ("most-cards", "lay", "build"))


def task(position: Position, goal: OnePlayGoal) -> Line:
    """The sentence that says what there is to do."""
    match goal:
        case EverythingGoal():
            return Line("goal-everything", {"card": read_card(goal.card)})
        case CaptureGoal():
            return Line("goal-capture", {"items": named(goal_items(position, goal.items))})
        case BuildGoal():
            return _build_task(position, goal)
        case SafeLayGoal():
            return Line("goal-safe-lay", {"seat": position.seats[next_seat(position)]})
        case ZwickInTwoGoal():
            return Line("goal-zwick-in-two", _between(position))
        case _:
            return Line(_TASKS[goal.kind])


def _between(position: Position) -> dict[str, Value]:
    """The names of the next player and of the partner."""
    mate = partner(position.plan, position.turn)
    return {"seat": position.seats[next_seat(position)], "partner": "" if mate is None else position.seats[mate]}


def _build_task(position: Position, goal: BuildGoal) -> Line:
    """What is to be built, with what, on what and for whom, as far as the goal says."""
    if goal == BuildGoal(kind="build"):
        return Line("goal-build-any")
    parts: list[Line] = []
    if goal.card is not None:
        parts.append(Line("goal-build-with", {"card": read_card(goal.card)}))
    if goal.onto is not None:
        parts.append(Line("goal-build-on", {"item": named(goal_items(position, (goal.onto,)))}))
    if goal.value is not None:
        parts.append(Line("goal-build-making", {"value": goal.value}))
    parts.append(Line("goal-build-own") if goal.seat is None else Line("goal-build-for", {"seat": goal.seat}))
    what = Line("goal-build-build")
    for part in parts:
        what = Line("goal-build-joined", {"first": what, "last": part})
    return Line("goal-build", {"what": what})


def _without(items: Sequence[Item], move: Move) -> Sequence[Item]:
    """The items that a play leaves; of equal ones (several packs) it takes as many as it names."""
    taken = Counter(move.takes) if isinstance(move, Capture) else Counter()
    return tuple((Counter(items) - taken).elements())


def missed_line(position: Position, move: Move, goal: OnePlayGoal) -> Line:
    """The sentence that says why a legal play does not reach the goal."""
    match goal:
        case ZwickGoal() if isinstance(move, Capture) and not clears_table(position, move):
            return Line("verdict-goal-missed-zwick", {"left": named(_without(position.table, move))})
        case ZwickGoal() if isinstance(move, Capture):
            return Line("verdict-goal-missed-zwick-joker", {"card": move.card})
        case ZwickGoal():
            return Line("verdict-goal-missed-zwick-no-capture")
        case EverythingGoal():
            return Line("verdict-goal-missed-everything", {"card": read_card(goal.card)})
        case CaptureGoal():
            missing = _without(goal_items(position, goal.items), move)
            return Line("verdict-goal-missed-capture", {"items": named(missing)})
        case BuildGoal() if isinstance(move, Build):
            return _other_build(position, move, goal)
        case MostPointsGoal() if isinstance(move, Capture):
            return Line("verdict-goal-missed-most-points", {"points": points_won(position, move)})
        case TwoBuildsGoal() if isinstance(move, Capture):
            return Line("verdict-goal-missed-two-builds", {"number": builds_taken(move)})
        case JokerBuildGoal() if isinstance(move, Build) and move.owner != position.turn:
            return _owner(position, move, position.turn)
        case JokerBuildGoal() if isinstance(move, Build):
            return Line("verdict-goal-missed-joker-build", {"value": move.value})
        case JokerDownGoal() if isinstance(move, Build):
            return Line("verdict-goal-missed-joker-down")
        case MostPointsGoal() | TwoBuildsGoal():
            return Line("verdict-goal-missed-no-capture")
        case JokerBuildGoal() | JokerDownGoal():
            return Line("verdict-goal-missed-build")
        case SafeLayGoal() if isinstance(move, Lay):
            return _unsafe(position, move)
        case SafeLayGoal():
            return Line("verdict-goal-missed-lay")
        case ZwickInTwoGoal():
            return _refuted(position, move)
        case WinMostGoal():
            return _costs(position, move)
        case _:
            return Line(_MISSED[goal.kind])


def _other_build(position: Position, move: Build, goal: BuildGoal) -> Line:
    wanted = position.turn if goal.seat is None else position.seats.index(goal.seat)
    if move.owner != wanted:
        return _owner(position, move, wanted)
    return Line("verdict-goal-missed-other-build")


def _owner(position: Position, move: Build, wanted: int) -> Line:
    """That a build is for another seat than the one it was to be for."""
    return Line("verdict-goal-missed-owner", {"made": position.seats[move.owner], "wanted": position.seats[wanted]})


def _unsafe(position: Position, move: Lay) -> Line:
    """Which cards could answer a lay that is not the safest."""
    safe = not min(risks(position).values())
    message = "verdict-goal-missed-safe-lay" if safe else "verdict-goal-missed-safer-lay"
    seat = position.seats[next_seat(position)]
    return Line(message, {"cards": cards_like(threats(position, move.card)), "seat": seat})


def _costs(position: Position, move: Move) -> Line:
    """What a play gives away with all cards open, and how the other player answers it."""
    points, reply = cost(position, move), answer(position, move)
    if points is None:
        return Line("verdict-goal-missed-win-less")
    if reply is None:
        return Line("verdict-goal-missed-win-most", {"points": points})
    after = play(position, move)
    values: dict[str, Value] = {"points": points, "seat": position.seats[after.turn], "play": play_line(after, reply)}
    return Line("verdict-goal-missed-win-answered", values)


def _refuted(position: Position, move: Move) -> Line:
    """A play of the next player that keeps the partner from a Zwick."""
    names, reply = _between(position), refutation(position, move)
    if reply is None:
        return Line("verdict-goal-missed-zwick-in-two-none", names)
    told = play_line(play(position, move), reply)
    return Line("verdict-goal-missed-zwick-in-two", {**names, "play": told})
