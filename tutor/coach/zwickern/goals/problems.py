"""What keeps a goal from being asked in a position: what it names is not there, or the position is not of its kind."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.open_cards import outlook
from tutor.coach.zwickern.goals.tactics import partner_plays
from tutor.coach.zwickern.questions.named_things import held, one_item, seat_of
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    OnlyPlayGoal,
    PlayGoal,
    SafeLayGoal,
    WinMostGoal,
    ZwickInTwoGoal,
)
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.hand.deal_and_play import hand_sizes, next_deal, next_in_deal, next_seat
from tutor.engine.zwickern.listing import number_of_moves
from tutor.engine.zwickern.position import Position, seen_by
from tutor.engine.zwickern.rules import partner


def goal_problems(position: Position, goal: PlayGoal) -> Iterator[QuestionError]:
    """What keeps a goal from being asked in a position."""
    checks: list[Callable[[], object]] = []
    match goal:
        case CaptureGoal():
            checks += [partial(one_item, position, name, "items", place) for place, name in enumerate(goal.items)]
        case EverythingGoal() | FindAllGoal(card=str()):
            checks.append(partial(held, position, goal.card or "", "card"))
        case BuildGoal():
            checks += _of_build(position, goal)
        case OnlyPlayGoal():
            checks.append(partial(_one_legal_play, position))
        case SafeLayGoal():
            checks.append(partial(_somebody_next, position))
        case ZwickInTwoGoal():
            checks.append(partial(_open_partners, position))
        case WinMostGoal():
            checks.append(partial(_open_end, position))
    for check in checks:
        try:
            check()
        except QuestionError as error:
            yield error


def _of_build(position: Position, goal: BuildGoal) -> Iterator[Callable[[], object]]:
    if goal.card is not None:
        yield partial(held, position, goal.card, "card")
    if goal.onto is not None:
        yield partial(one_item, position, goal.onto, "onto")
    if goal.seat is not None:
        yield partial(seat_of, position, goal.seat, "for")


def _one_legal_play(position: Position) -> None:
    number = number_of_moves(position)
    if number is None:
        raise TooMuchWorkError("there are too many plays to count")
    if number != 1:
        raise QuestionError((), "check-only-play-number", number=number)


def _somebody_next(position: Position) -> None:
    following = next_in_deal(position)
    if following == position.turn or (following is None and next_deal(position) is None):
        raise QuestionError((), "check-nobody-next")
    unseen = len(seen_by(position, position.turn).unseen)
    number = 0 if following is None else hand_sizes(position)[following]
    if number > unseen:
        # Nobody could hold such a hand, and every lay would look safe.
        raise QuestionError((), "check-hand-too-large", number=number, unseen=unseen)


def _open_partners(position: Position) -> None:
    mate = partner(position.plan, position.turn)
    if mate is not None and next_seat(position) == mate:
        raise QuestionError((), "check-opponent-needed", partner=position.seats[mate])
    if mate is None:
        raise QuestionError((), "check-partners-needed", variant=position.rules.name, number=len(position.seats))
    _open(position, (next_seat(position), mate))
    try:
        partner_plays(position)
    except TooMuchWorkError:
        raise QuestionError((), "check-too-far") from None


def _open_end(position: Position) -> None:
    if len(position.seats) != 2:
        raise QuestionError((), "check-two-players-needed", number=len(position.seats))
    if position.stock:
        raise QuestionError((), "check-last-deal-needed", stock=position.stock)
    _open(position, range(2))
    # Without all that was won nobody could tell who has the most cards.
    missing = len(seen_by(position, 0).unseen) - len(position.hands[1] or ())
    if missing:
        raise QuestionError((), "check-cards-missing", number=missing)
    try:
        outlook(position)
    except TooMuchWorkError:
        raise QuestionError((), "check-too-far") from None


def _open(position: Position, seats: Iterable[int]) -> None:
    """That the hands of some seats are known."""
    hidden = [position.seats[seat] for seat in seats if position.hands[seat] is None]
    if hidden:
        raise QuestionError((), "check-open-hands-needed", seats=", ".join(hidden))
