"""The parts that the records of many goal kinds share, such as whether the player's promises change what is right."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues, part_clue, place_clue
from tutor.coach.zwickern.words.seats import seat_name
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Play, Position
from tutor.text import Line

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)


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


def bound_by(
    solutions: Callable[[Position, SomeGoal], Collection[Play]],
) -> Callable[[Position, SomeGoal, Collection[Play]], bool]:
    """Return a test for a goal: do the player's debts for their own builds change which plays are right?

    The test gets a position, the goal and the right plays, and frees the player from every promise. All else stays as
    it is: the builds keep their values, and a new build still needs its card. Goals with all cards open do without this
    test, because it would mean to play out the hand a second time. A Zwick keeps every promise, so that the answer is
    always no for a goal that asks for one.
    """

    def binds(position: Position, goal: SomeGoal, right: Collection[Play]) -> bool:
        free = replace(position, table=tuple(_freed(position, item) for item in position.table))
        return set(solutions(free, goal)) != {_freed_play(position, play) for play in right}

    return binds


def _freed(position: Position, item: Item) -> Item:
    """Return an item for which the player to play owes nothing."""
    return item._replace(owner=None) if item.owner == position.turn else item


def _freed_play(position: Position, play: Play) -> Play:
    match play:
        case Capture():
            return play._replace(takes=tuple(_freed(position, item) for item in play.takes))
        case Build(onto=Item() as onto):
            return play._replace(onto=_freed(position, onto))
        case _:
            return play
