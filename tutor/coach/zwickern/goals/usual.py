"""Parts that many goal kinds have in common, ready to be named in their records."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.puzzle.clues import Clues, part_clue, place_clue
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Play, Position
from tutor.text import Line

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)


def said(line: Line) -> Callable[..., Line]:
    """Say the same sentence in every position."""
    return lambda *_: line


def no_problems(*_: object) -> Iterator[QuestionError]:
    """Find nothing wrong: it can be asked everywhere."""
    return iter(())


def no_proof(*_: object) -> Iterator[Line]:
    """Prove nothing: the sentence on a right answer says it all."""
    return iter(())


def no_items(*_: object) -> tuple[Item, ...]:
    """Name no items."""
    return ()


def never_bound(*_: object) -> bool:
    """No: that promises may forbid other right plays is not asked of this goal."""
    return False


def whole_hand(position: Position, _: object) -> Iterable[Card]:
    """Return the hand: any of its cards may take what is asked for."""
    return dict.fromkeys(position.hand)


def has_any(solutions: Callable[[Position, SomeGoal], Sequence[Play]]) -> Callable[[Position, SomeGoal], bool]:
    """Tell whether there are solutions, for a goal whose solutions are found directly."""
    return lambda position, goal: bool(solutions(position, goal))


def checked(checks: Iterable[Callable[[], object]]) -> Iterator[QuestionError]:
    """Yield what each of some checks raises."""
    for check in checks:
        try:
            check()
        except QuestionError as error:
            yield error


def usual_clues(position: Position, _: object, move: Play) -> Clues:
    """Two clues to a play: its card, and a part of a capture or the place of a build."""
    card = Line("hint-card", {"card": move.card})
    match move:
        case Capture():
            return card, part_clue(position, move)
        case Build():
            return card, place_clue(move)
        case _:
            return Line("hint-quiet"), card


def left_by(items: Sequence[Item], move: Play) -> Sequence[Item]:
    """The items that a play leaves; of equal ones (several packs) it takes as many as it names."""
    taken = Counter(move.takes) if isinstance(move, Capture) else Counter()
    return tuple((Counter(items) - taken).elements())


def for_another(position: Position, move: Build, wanted: int) -> Line:
    """Say that a build is for another seat than the one it was to be for."""
    return Line("verdict-goal-missed-owner", {"made": position.seats[move.owner], "wanted": position.seats[wanted]})


def hands_open(position: Position, seats: Iterable[int]) -> None:
    """Raise QuestionError where the hands of some seats are not known."""
    hidden = [position.seats[seat] for seat in seats if position.hands[seat] is None]
    if hidden:
        raise QuestionError((), "check-open-hands-needed", seats=", ".join(hidden))
