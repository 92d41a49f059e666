"""The judge of answers: it makes a position, a play and a goal into one Verdict, which every page and command uses."""

from collections.abc import Collection
from dataclasses import dataclass

from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import meets
from tutor.coach.zwickern.goals.tactics import cards_taken, points_won
from tutor.coach.zwickern.verdict.missed import missed
from tutor.coach.zwickern.verdict.repair import NO_REPAIR, Repair, repair
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.zwickern import (
    Capture,
    Play,
    Position,
    Reading,
    Reason,
    Stated,
    Violation,
    is_zwick,
    read_play,
    violations,
    write_play,
)
from tutor.engine.zwickern.legality import several_items
from tutor.engine.zwickern.listing import promises_suspended
from tutor.engine.zwickern.notation import SeveralItemsError
from tutor.engine.zwickern.splits import Split, groupings, split_as_stated
from tutor.text import Line

JUDGE_WORK = SECOND
"""The budget for judging a play; on a large table, finding the fault of a wrong one may take more."""

_WORK = SECOND // 8


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one answer; everything in it follows from the rules.

    `missed` lists the largest captures of each card of the hand, without the one that was made: Zwicks first, then
    those of the most cards, at most MOST_MISSED in all. `missed_number` counts all of them, and is None if the table is
    too large to count; `folded` counts the smaller captures inside larger ones. `cards` counts the cards that a capture
    wins, the played one included. `points` are those of these cards and of a Zwick. `stated` has the groups or the
    value that the answer stated. `hints` is the number of hints used, from 0 to 4.
    """

    position: Position
    text: str
    play: Play | None
    violations: tuple[Violation, ...]
    goal: OnePlayGoal | None = None
    goal_met: bool = False
    zwick: bool = False
    cards: int = 0
    points: int = 0
    split: Split | None = None
    suspended: bool = False
    missed: tuple[Capture, ...] = ()
    missed_number: int | None = 0
    folded: int = 0
    repair: Repair = NO_REPAIR
    stated: Stated | None = None
    hints: int = 0

    @property
    def legal(self) -> bool:
        """Tell whether the play is legal."""
        return not self.violations

    @property
    def right(self) -> bool:
        """Tell whether the play is legal and reaches the goal; without a goal every legal play is right."""
        return self.legal and (self.goal is None or self.goal_met)


def judge_text(position: Position, text: str, goal: OnePlayGoal | None = None, hints: int = 0) -> Verdict:
    """Judge a line of text; a text that cannot be read as a play is not legal."""
    try:
        reading = read_play(position, text)
    except UnreadableError as error:
        return Verdict(position, text, None, _not_read(position, error), goal, hints=hints)
    return judge(position, reading, goal, text, hints)


def legality(position: Position, text: str) -> Verdict:
    """Judge a line of text, without missed captures or a repair; raises TooMuchWorkError."""
    try:
        reading = read_play(position, text)
    except UnreadableError as error:
        return Verdict(position, text, None, _not_read(position, error))
    with budget(JUDGE_WORK):
        wrong = violations(position, reading.play, reading.stated)
    return Verdict(position, text, reading.play, wrong, stated=reading.stated)


def _not_read(position: Position, error: UnreadableError) -> tuple[Violation, ...]:
    """Return why a text is not a play: it cannot be read, or it builds on several items at once."""
    if isinstance(error, SeveralItemsError):
        return several_items(position, error.card, error.items, error.value)
    return (Violation(Reason.UNREADABLE),)


def judge(
    position: Position, answer: Reading, goal: OnePlayGoal | None = None, text: str | None = None, hints: int = 0
) -> Verdict:
    """Judge a play, made after a number of hints; raises TooMuchWorkError if the table is too large."""
    play, stated = answer
    with budget(JUDGE_WORK):
        text = write_play(position, play) if text is None else text
        wrong = violations(position, play, stated)
    if wrong:
        helping = repair(position, play)
        return Verdict(position, text, play, wrong, goal, repair=helping, stated=stated, hints=hints)
    zwick = is_zwick(position, play)
    others = missed(position, play)
    capture = play if isinstance(play, Capture) else None
    return Verdict(
        position,
        text,
        play,
        (),
        goal,
        goal_met=goal is not None and meets(position, play, goal),
        zwick=zwick,
        cards=cards_taken(play) + 1 if capture else 0,
        points=points_won(position, play),
        split=split_as_stated(position.rules, capture, stated) if capture else None,
        suspended=_suspended(position),
        missed=others.captures,
        missed_number=others.number,
        folded=others.folded,
        stated=stated,
        hints=hints,
    )


def _suspended(position: Position) -> bool:
    """Tell whether the player's promises are known to be suspended, as no play keeps them all (reading 13)."""
    try:
        with budget(JUDGE_WORK):
            return promises_suspended(position)
    except TooMuchWorkError:
        # Only a remark depends on this, and leaving it out says nothing false.
        return False


@dataclass(frozen=True, slots=True)
class Finding:
    """The finding on a play in a search for every capture.

    `new` is true if the play is one more; if not, `note` says why. An illegal play has no note, since its verdict says
    why.
    """

    verdict: Verdict
    new: bool = False
    note: Line | None = None


def look_at(position: Position, goal: FindAllGoal, found: Collection[Play], play: Play, hints: int = 0) -> Finding:
    """Judge a play, and return whether it is one more of the captures to find."""
    verdict = judge(position, Reading(play), hints=hints)
    if not verdict.legal:
        return Finding(verdict)
    if play in found:
        return Finding(verdict, note=Line("find-all-regrouped" if _has_groupings(position, play) else "find-all-again"))
    if play in captures_to_find(position, goal):
        return Finding(verdict, new=True)
    if isinstance(play, Capture) and goal.card is not None:
        return Finding(verdict, note=Line("find-all-not-asked", {"card": read_card(goal.card)}))
    return Finding(verdict, note=Line("find-all-not-capture"))


def _has_groupings(position: Position, play: Play) -> bool:
    """Tell whether a capture can be grouped in several ways, so that a learner may take it for several captures."""
    try:
        with budget(_WORK):
            return isinstance(play, Capture) and groupings(position.rules, play) > 1
    except TooMuchWorkError:
        return False
