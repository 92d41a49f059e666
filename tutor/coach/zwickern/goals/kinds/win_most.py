"""The goal to win the most in the rest of the hand with all cards open, in the last deal of two players."""

from collections.abc import Iterator, Sequence
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.common_parts import always_said, checked, hands_open, has_any
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Mining, only
from tutor.coach.zwickern.goals.open_cards import answer, best_outcome, points_given_away
from tutor.coach.zwickern.goals.record import OnePlay, Others
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, points_won
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import WinMostGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, make_play, number_of_plays, seen_by
from tutor.text import Line, Name, Value


def _meets(position: Position, play: Play, _: WinMostGoal) -> bool:
    return play in best_outcome(position).plays


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
    points, reply = points_given_away(position, play), answer(position, play)
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
    reply = answer(position, play)
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
    meets=_meets,
    solutions=_solutions,
    reachable=has_any(_solutions),
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
        goals=only(WinMostGoal(kind="win-most")),
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
