"""The goal to win the most in the rest of the hand with all cards open, in the last deal of two players."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.common_parts import always_said, checked, hands_open
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Mining
from tutor.coach.zwickern.goals.record import OnePlay, Others
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, points_won
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import WinMostGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, make_play, number_of_plays, seen_by
from tutor.engine.zwickern.open_hands import endgame
from tutor.engine.zwickern.open_hands.endgame import Outlook
from tutor.text import Line, Name, Value

# The problems, the solutions, the verdict, its proof and the flaws all ask about the same position.
_KEPT = 256


@lru_cache(maxsize=_KEPT)
def best_outcome(position: Position) -> Outlook:
    """Return the best final margin and the plays that reach it; raise TooMuchWorkError if the search takes too long."""
    return endgame.outlook(position)


def points_given_away(position: Position, play: Play) -> int | None:
    """Return the points that a legal play gives away if both sides play their best after it; None if too much work."""
    try:
        return best_outcome(position).best - _margins(position)[play]
    except TooMuchWorkError:
        return None


def _answer(position: Position, play: Play) -> Play | None:
    """Return a best answer of the other player to a legal play; None if that is too much work.

    Also None if the hand is over after the play, or if the other player has no cards and the same player goes on.
    """
    after = make_play(position, play)
    if after.turn == position.turn or not after.hand:
        return None
    try:
        return best_outcome(after).plays[0]
    except TooMuchWorkError:
        return None


@lru_cache(maxsize=_KEPT)
def _margins(position: Position) -> Mapping[Play, int]:
    return endgame.margins(position)


def _solutions(position: Position, _: WinMostGoal) -> tuple[Play, ...]:
    return best_outcome(position).plays


def _problems(position: Position, _: WinMostGoal) -> Iterator[QuestionError]:
    return checked((partial(_open_end, position),))


def _open_end(position: Position) -> None:
    if len(position.seats) != 2:
        raise QuestionError((), "check-two-players-needed", number=len(position.seats))
    if position.stock:
        raise QuestionError((), "check-last-deal-needed", stock=position.stock)
    hands_open(position, range(2))
    # The points for the most cards can be given only if every card won so far is known.
    missing = len(seen_by(position, 0).unseen) - len(position.hands[1] or ())
    if missing:
        raise QuestionError((), "check-cards-missing", number=missing)
    try:
        best_outcome(position)
    except TooMuchWorkError:
        raise QuestionError((), "check-too-far") from None


def _missed(position: Position, play: Play, _: WinMostGoal) -> Line:
    """Say how many points a play gives away and how the other player best answers it."""
    points, reply = points_given_away(position, play), _answer(position, play)
    if points is None:
        return Line("verdict-goal-missed-win-less")
    if reply is None:
        return Line("verdict-goal-missed-win-most", {"points": points})
    after = make_play(position, play)
    values: dict[str, Value] = {
        "points": points,
        "seat": Name(position.seats[after.turn]),
        "play": play_line(after, reply),
    }
    return Line("verdict-goal-missed-win-answered", values)


def _proof(position: Position, play: Play) -> Iterator[Line]:
    """Yield the final margin of the hand, then the best answer of the other player if there is one."""
    other = Name(position.seats[1 - position.turn])
    best = best_outcome(position).best
    yield Line("proof-ahead" if best > 0 else "proof-behind", {"seat": other, "points": abs(best)})
    reply = _answer(position, play)
    if reply is not None:
        yield Line("proof-answer", {"seat": other, "play": play_line(make_play(position, play), reply)})


def _flaws(position: Position, _: WinMostGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    if best_outcome(position).second is None:
        yield Flaw.ALL_RIGHT
    if (number_of_plays(position) or 0) <= LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    gains: dict[Play, tuple[int, int]] = {
        play: (points_won(position, play), cards_taken(play)) for play in largest_captures(position)
    }
    best = max(gains.values(), default=(0, 0))
    if any(gains.get(play) == best for play in right):
        yield Flaw.GREEDY


WIN_MOST = OnePlay(
    shape=WinMostGoal,
    stop=Stop.TACTICS,
    solutions=_solutions,
    problems=_problems,
    task=always_said(Line("goal-win-most")),
    missed=_missed,
    proof=_proof,
    others=Others.ANSWERED,
    open=True,
    points=True,
    weight=4.55,
    needs=frozenset({Need.POINTS, Need.MAJORITY}),
    themes=frozenset({"decoy", "safe-lay", "honours"}),
    mined=Mining(
        flaws=_flaws,
        players="two",
        habit="steady",
        items=(1, 7),
        hand=(2, 4),
        quick=3,
        piles=True,
        last_deal=True,
        patience=500,
    ),
)
