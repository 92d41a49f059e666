"""A verdict explained in lines, which are message ids with their parameters: first the one sentence, then the rest."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.table import ONE_PLAY, counts_points, meets, missed_line, solutions
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.nudges import NUDGE_WORK, nothing_fits, smallest_mend
from tutor.coach.zwickern.verdict.reasons import reason
from tutor.coach.zwickern.verdict.repair import Help
from tutor.coach.zwickern.words.plays import play_line, played_line
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Reason, Violation, partner
from tutor.text import Family, Line, Name, Value

_OF_SEAT = Family(
    "{}-of",
    (
        *("reason-out-of-reach", "reason-out-of-reach-as", "reason-out-of-reach-one", "reason-out-of-reach-one-as"),
        *("reason-build-from-card", "reason-build-kept"),
        *("reason-joker-rule-capture", "reason-joker-rule-capture-wild"),
        *("reason-obligation-broken", "reason-obligation-broken-kept", "reason-obligation-broken-last"),
        *("reason-obligation-broken-each", "reason-obligation-suspended"),
        *("reason-no-card-for-value", "reason-not-announced", "card-played"),
        *("verdict-repair-other-card", "verdict-nudge-keep", "verdict-nudge-swap-keep"),
        *("verdict-nudge-other-card", "verdict-nudge-other-card-all", "verdict-nudge-other-card-build"),
        *("verdict-nudge-nothing", "verdict-nudge-promise", "verdict-nudge-no-build"),
    ),
)
_GAINED = Family("verdict-gained{}", ("", "-points", "-zwick", "-zwick-points", "-zwick-and-cards"))


def of_seat(line: Line, seat: Value | None) -> Line:
    """Return a line that speaks of `seat` in place of the learner, and the line itself if `seat` is None."""
    if seat is None:
        return line
    values = {name: of_seat(value, seat) if isinstance(value, Line) else value for name, value in line.values.items()}
    if line.message not in _OF_SEAT:
        return Line(line.message, values)
    return Line(_OF_SEAT[line.message], {**values, "player": seat})


def sentence(verdict: Verdict, seat: Name | None = None) -> Line:
    """Return the one sentence that says most about an answer; `seat` is the player if it is not the learner."""
    if not verdict.legal:
        return of_seat(reason(verdict, main_violation(verdict.violations)), seat)
    if verdict.goal is not None and not verdict.goal_met and verdict.play is not None:
        return missed_line(verdict.position, verdict.play, verdict.goal)
    if verdict.goal is not None and isinstance(verdict.play, Capture):
        return _gained(verdict, verdict.play, verdict.goal)
    return happened(verdict, seat)


def _gained(verdict: Verdict, play: Capture, goal: OnePlayGoal) -> Line:
    """Say the gain of a capture that was asked for; the board shows its groups and their sums."""
    of_zwick = verdict.position.rules.zwick if verdict.zwick else 0
    points = verdict.points if counts_points(verdict.position, goal) else of_zwick
    name = _GAINED[_gain(verdict, points, of_zwick)]
    # `cards` includes the played card; the sentence counts only what it takes.
    together = "no" if partner(verdict.position.plan, verdict.position.turn) is None else "yes"
    return Line(name, {"card": play.card, "number": verdict.cards - 1, "points": points, "together": together})


def _gain(verdict: Verdict, points: int, of_zwick: int) -> str:
    """Return the end of the id of the sentence on so many points."""
    if not verdict.zwick:
        return "-points" if points else ""
    if not points:
        return "-zwick"
    return "-zwick-points" if points == of_zwick else "-zwick-and-cards"


def main_violation(violations: tuple[Violation, ...]) -> Violation:
    """Return the violation that explains most: mixed values say more than a total that does not fit."""
    return next((one for one in violations if one.reason is Reason.TWO_VALUES), violations[0])


def happened(verdict: Verdict, seat: Name | None = None) -> Line:
    """Say the effect of a legal play of the learner, or of a `seat`."""
    play, position = verdict.play, verdict.position
    match play:
        case Capture() if verdict.zwick:
            return Line("verdict-zwick")
        case Capture():
            # `cards` includes the played card; the sentence counts only what it takes.
            return Line("verdict-capture", {"play": play_line(position, play), "number": verdict.cards - 1})
        case Build() | Lay() if seat is not None:
            return played_line(seat, position, play)
        case Build() if play.owner != position.turn:
            return Line("verdict-build-for", {"value": play.value, "seat": Name(position.seats[play.owner])})
        case Build():
            return Line("verdict-build", {"value": play.value})
        case Lay():
            return Line("verdict-lay", {"card": play.card})
        case None:
            return Line("reason-unreadable", {"text": verdict.text[:80]})


def help_line(verdict: Verdict) -> Line | None:
    """Name a legal play in place of an illegal answer; it may give a solution away."""
    wrong, repair = verdict.play, verdict.repair
    if verdict.legal or wrong is None or repair.play is None:
        return None
    play = play_line(verdict.position, repair.play)
    if repair.help is Help.OTHER_CARD and isinstance(wrong, Capture):
        return Line("verdict-repair-other-card", {"play": play})
    return Line("verdict-repair", {"play": play})


def repair_solves(verdict: Verdict) -> bool:
    """Tell whether the nearest legal play reaches the goal: if so, naming it gives a solution away."""
    repaired, goal = verdict.repair.play, verdict.goal
    return repaired is not None and goal is not None and meets(verdict.position, repaired, goal)


def solved_by(verdict: Verdict, play: Play) -> bool:
    """Tell whether another legal play reaches the goal of the verdict."""
    return verdict.goal is not None and meets(verdict.position, play, verdict.goal)


def nudge(verdict: Verdict) -> Line | None:
    """Return a short second sentence for an illegal answer, from the smallest repair.

    It gives away neither a solution nor a card of one.
    """
    if verdict.legal or verdict.play is None:
        return None
    if verdict.repair.help is Help.NOTHING:
        return nothing_fits(verdict.position, verdict.play)
    mend = smallest_mend(verdict, verdict.play)
    if mend is None:
        return None
    line, play = mend
    return None if _gives_away(verdict, verdict.play, play) else line


def _gives_away(verdict: Verdict, wrong: Play, mend: Play) -> bool:
    """Tell whether a legal play reaches the goal, or is made with another card that can."""
    position, goal = verdict.position, verdict.goal
    if goal is None:
        return False
    try:
        with budget(NUDGE_WORK):
            if meets(position, mend, goal):
                return True
            return mend.card is not wrong.card and any(one.card is mend.card for one in solutions(position, goal))
    except TooMuchWorkError:
        # Certainty takes too long, and saying nothing does less harm than saying too much.
        return True


def missed_lines(verdict: Verdict) -> Iterator[Line]:
    """Say what else could have been captured after a legal answer, or certify that nothing could."""
    if not verdict.legal:
        return
    if verdict.suspended:
        yield Line("reason-obligation-suspended")
    if verdict.right and verdict.goal is not None and not isinstance(verdict.play, Capture):
        # The goal was met without a capture, so no capture was missed.
        return
    if verdict.missed_number is None:
        yield Line("verdict-missed-unknown")
    elif not verdict.position.table:
        return
    elif not isinstance(verdict.play, Capture):
        none = not verdict.missed_number
        yield (
            Line("verdict-missed-nothing") if none else Line("verdict-missed-could", {"number": verdict.missed_number})
        )
    elif not verdict.missed_number:
        yield Line("verdict-missed-none")
    else:
        # A right answer missed nothing that was asked for: other captures are mentioned as extras.
        besides = verdict.goal is not None and verdict.goal_met
        message = "verdict-missed-besides" if besides else "verdict-missed-more"
        yield Line(message, {"number": verdict.missed_number})


def missed_notes(verdict: Verdict, shown: int) -> Iterator[Line]:
    """Say below a list of `shown` missed captures that there are more, and how many smaller ones are folded."""
    if verdict.missed_number is not None and shown < verdict.missed_number:
        yield Line("verdict-missed-cut", {"shown": shown, "number": verdict.missed_number})
    if verdict.missed_number and verdict.folded:
        yield Line("verdict-missed-folded", {"number": verdict.folded})


def proof(verdict: Verdict) -> Iterator[Line]:
    """Yield the lines that prove a right answer; there are none if the one sentence says it all."""
    if verdict.right and verdict.play is not None and verdict.goal is not None:
        yield from ONE_PLAY[verdict.goal.kind].proof(verdict.position, verdict.play)
