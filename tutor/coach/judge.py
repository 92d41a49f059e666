"""The judge of answers: position, play and goal become one Verdict, which every page and command uses."""

from dataclasses import dataclass

from tutor.coach.goals import cards_taken, meets
from tutor.coach.repair import NO_REPAIR, Repair, repair
from tutor.content.models import Goal
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern.legality import Reason, Split, Violation, split_of, violations
from tutor.engine.zwickern.listing import legal_taking, promises_suspended
from tutor.engine.zwickern.moves import Capture, Move, is_zwick
from tutor.engine.zwickern.notation import Reading, read_play, write_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.taking import captures, largest, number_of_captures

MOST_MISSED = 2000
"""More missed captures than this are not listed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of one answer; everything in it follows from the rules.

    `missed` holds, for each card of the hand, its largest captures but the one that was made: Zwicks first,
    then the most cards; it is None where there are more than MOST_MISSED. `points` are those of the
    captured cards, the played card and a Zwick.
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
    missed: tuple[Capture, ...] | None = ()
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


def judge(position: Position, answer: Reading, goal: Goal | None = None, text: str | None = None) -> Verdict:
    """The verdict on a play."""
    move = answer.move
    text = write_play(position, move) if text is None else text
    wrong = violations(position, move, answer.stated)
    if wrong:
        return Verdict(position, text, move, wrong, goal, repair=repair(position, move))
    zwick = is_zwick(position, move)
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
        split=_split(position, answer) if capture else None,
        suspended=promises_suspended(position),
        missed=missed(position, move),
    )


def _split(position: Position, answer: Reading) -> Split | None:
    """The split as it was stated, else one that the engine finds."""
    if not isinstance(answer.move, Capture):
        return None
    found = split_of(position.rules, answer.move)
    if found is None or answer.stated is None or answer.stated.groups is None:
        return found
    return Split(answer.stated.value or found.value, answer.stated.groups)


def _points(position: Position, move: Capture, *, zwick: bool) -> int:
    points = position.rules.card_points
    cards = [move.card, *(card for item in move.takes for card in item.cards)]
    return sum(points[card] for card in cards) + (position.rules.zwick if zwick else 0)


def missed(position: Position, made: Move | None) -> tuple[Capture, ...] | None:
    """The largest legal captures of each card but the one made, Zwicks first; None if there are too many."""
    found: list[Capture] = []
    for card in dict.fromkeys(position.hand):
        most = largest(legal_taking(position, card))
        if len(found) + number_of_captures(most) > MOST_MISSED:
            return None
        found += [move for move in captures(most) if move != made]
    found.sort(key=lambda move: (not is_zwick(position, move), -cards_taken(move)))
    return tuple(found)
