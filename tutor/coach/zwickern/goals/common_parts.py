"""The parts that the records of many goal kinds share."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues, part_clue, place_clue
from tutor.coach.zwickern.words.seats import seat_name
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Play, Position
from tutor.text import Line


def always_said(line: Line) -> Callable[..., Line]:
    """Return a function that says this sentence in any position."""
    return lambda *_: line


def whole_hand(position: Position, _: object) -> Iterable[Card]:
    """Return the cards of the hand, equal ones once: any of them may make the play."""
    return dict.fromkeys(position.hand)


def checked(checks: Iterable[Callable[[], object]]) -> Iterator[QuestionError]:
    """Run all checks and yield each QuestionError that one of them raises."""
    for check in checks:
        try:
            check()
        except QuestionError as error:
            yield error


def usual_clues(position: Position, _: object, play: Play) -> Clues:
    """Give two clues to a play: its card, then a part of a capture or the place of a build.

    For a lay, say first that nothing is taken or built, then name the card.
    """
    card = Line("hint-card", {"card": play.card})
    match play:
        case Capture():
            return card, part_clue(position, play)
        case Build():
            return card, place_clue(play)
        case _:
            return Line("hint-quiet"), card


def left_by(items: Sequence[Item], play: Play) -> Sequence[Item]:
    """Return the items that a play leaves; of equal items (several packs) it takes as many as it names."""
    taken = Counter(play.takes) if isinstance(play, Capture) else Counter()
    return tuple((Counter(items) - taken).elements())


def for_another(position: Position, play: Build, wanted: int) -> Line:
    """Return the sentence that a build is for another seat than the wanted one."""
    return Line(
        "verdict-goal-missed-owner", {"made": seat_name(position, play.owner), "wanted": seat_name(position, wanted)}
    )


def hands_open(position: Position, seats: Iterable[int]) -> None:
    """Raise QuestionError if the hand of any of these seats is not known."""
    hidden = [position.seats[seat] for seat in seats if position.hands[seat] is None]
    if hidden:
        raise QuestionError((), "check-open-hands-needed", seats=", ".join(hidden))
