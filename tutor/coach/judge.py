"""The judge of answers: position, play and goal become one Verdict, which every page and command uses."""

from dataclasses import dataclass
from itertools import islice

from tutor.coach.goals import cards_taken, meets
from tutor.coach.repair import NO_REPAIR, Repair, repair
from tutor.content.models import Goal
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern.grouping import TooMuchWorkError
from tutor.engine.zwickern.legality import Reason, Split, Violation, split_as_stated, violations
from tutor.engine.zwickern.listing import legal_taking, promises_suspended
from tutor.engine.zwickern.moves import Capture, Move, is_zwick
from tutor.engine.zwickern.notation import Reading, read_play, write_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.taking import captures, largest, number_of_captures

MOST_MISSED = 500
"""More missed captures than this are not listed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of one answer; everything in it follows from the rules.

    `missed` holds, for each card of the hand, its largest captures but the one that was made: Zwicks first,
    then the most cards. Where there are more than MOST_MISSED it holds only so many and `missed_all` is False.
    `points` are those of the captured cards, the played card and a Zwick.
    """

    position: Position
    play: str
    move: Move | None
    violations: tuple[Violation, ...]
    goal: Goal | None = None
    goal_met: bool = False
    zwick: bool = False
    cards: int = 0
    points: int = 0
    split: Split | None = None
    suspended: bool = False
    missed: tuple[Capture, ...] = ()
    missed_all: bool = True
    repair: Repair = NO_REPAIR

    @property
    def legal(self) -> bool:
        """Whether the play is legal."""
        return not self.violations

    @property
    def right(self) -> bool:
        """Whether the play is legal and does what was asked; without a goal every legal play does."""
        return self.legal and (self.goal is None or self.goal_met)


def judge_text(position: Position, text: str, goal: Goal | None = None) -> Verdict:
    """The verdict on a line of text; what cannot be read as a play is not legal."""
    try:
        reading = read_play(position, text)
    except UnreadableError:
        return Verdict(position, text, None, (Violation(Reason.UNREADABLE),), goal)
    return judge(position, reading, goal, text)


def legality(position: Position, text: str) -> Verdict:
    """The verdict on a line of text without what was missed or would be legal, for which the table may be too large."""
    try:
        reading = read_play(position, text)
    except UnreadableError:
        return Verdict(position, text, None, (Violation(Reason.UNREADABLE),))
    return Verdict(position, text, reading.move, violations(position, reading.move, reading.stated))


def judge(position: Position, answer: Reading, goal: Goal | None = None, text: str | None = None) -> Verdict:
    """The verdict on a play."""
    move = answer.move
    text = write_play(position, move) if text is None else text
    wrong = violations(position, move, answer.stated)
    if wrong:
        return Verdict(position, text, move, wrong, goal, repair=_repair(position, move))
    zwick = is_zwick(position, move)
    others, complete = missed(position, move)
    capture = move if isinstance(move, Capture) else None
    return Verdict(
        position,
        text,
        move,
        (),
        goal,
        goal_met=goal is not None and meets(position, move, goal),
        zwick=zwick,
        cards=cards_taken(move) + 1 if capture else 0,
        points=_points(position, capture, zwick=zwick) if capture else 0,
        split=split_as_stated(position.rules, capture, answer.stated) if capture else None,
        suspended=promises_suspended(position),
        missed=others,
        missed_all=complete,
    )


def _points(position: Position, move: Capture, *, zwick: bool) -> int:
    points = position.rules.card_points
    cards = [move.card, *(card for item in move.takes for card in item.cards)]
    return sum(points[card] for card in cards) + (position.rules.zwick if zwick else 0)


def missed(position: Position, made: Move | None) -> tuple[tuple[Capture, ...], bool]:
    """The largest legal captures of each card but the one made, Zwicks first, and whether these are all of them."""
    try:
        return _missed(position, made)
    except TooMuchWorkError:
        return (), False


def _repair(position: Position, move: Move) -> Repair:
    try:
        return repair(position, move)
    except TooMuchWorkError:
        return NO_REPAIR


def _missed(position: Position, made: Move | None) -> tuple[tuple[Capture, ...], bool]:
    found: list[Capture] = []
    complete = True
    for card in dict.fromkeys(position.hand):
        most = largest(legal_taking(position, card))
        # One more than is shown, in case the capture that was made is among them.
        some = [move for move in islice(captures(most), MOST_MISSED + 1) if move != made]
        complete = complete and number_of_captures(most) <= MOST_MISSED
        found += some
    found.sort(key=lambda move: (not is_zwick(position, move), -cards_taken(move)))
    return tuple(found[:MOST_MISSED]), complete and len(found) <= MOST_MISSED
