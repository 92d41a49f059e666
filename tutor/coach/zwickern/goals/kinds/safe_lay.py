"""The goal to lay the card after which the fewest possible hands of the next player make a Zwick."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues
from tutor.coach.zwickern.goals.common_parts import checked
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Lack, Mining, zwicks
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import risks, safest, threats
from tutor.coach.zwickern.words.phrases import cards_like
from tutor.content.zwickern.goals import SafeLayGoal
from tutor.engine.zwickern import Lay, Play, Position, Rules, seen_by
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import next_deal, next_in_deal, next_seat
from tutor.engine.zwickern.safety import zwick_hands
from tutor.text import Line, Name

_SAFER = 2
"""The least factor by which a wrong lay lets more hands make a Zwick than the safest lay."""


def _solutions(position: Position, _: SafeLayGoal) -> tuple[Play, ...]:
    return safest(position)


def _problems(position: Position, _: SafeLayGoal) -> Iterator[QuestionError]:
    return checked((partial(_somebody_next, position),))


def _somebody_next(position: Position) -> None:
    following = next_in_deal(position)
    if following == position.turn or (following is None and next_deal(position) is None):
        raise QuestionError((), "check-nobody-next")
    unseen = len(seen_by(position, position.turn).unseen)
    number = 0 if following is None else hand_sizes(position)[following]
    if number > unseen:
        # No hand of that size would be possible, so that every lay would count as safe.
        raise QuestionError((), "check-hand-too-large", number=number, unseen=unseen)


def _task(position: Position, _: SafeLayGoal) -> Line:
    return Line("goal-safe-lay", {"seat": Name(position.seats[next_seat(position)])})


def _missed(position: Position, play: Play, _: SafeLayGoal) -> Line:
    """Name the cards that could answer a lay which is not among the safest."""
    if not isinstance(play, Lay):
        return Line("verdict-goal-missed-lay")
    safe = not min(risks(position).values())
    message = "verdict-goal-missed-safe-lay" if safe else "verdict-goal-missed-safer-lay"
    seat = Name(position.seats[next_seat(position)])
    return Line(message, {"cards": cards_like(threats(position, play.card)), "seat": seat})


def _clues(position: Position, _: SafeLayGoal, play: Play) -> Clues:
    """Name the two most dangerous lays with the cards that answer them; fill up with the card to lay."""
    safe = {lay.card for lay in safest(position)}
    dangers = sorted(risks(position).items(), key=lambda entry: -entry[1])
    wrong = [card for card, _ in dangers if card not in safe][:2]
    lines = [Line("hint-unsafe", {"card": card, "cards": cards_like(threats(position, card))}) for card in wrong]
    lines += [Line("hint-card", {"card": play.card})] * (2 - len(lines))
    return lines[0], lines[1]


def _proof(position: Position, play: Play) -> Iterator[Line]:
    """Yield the number of possible hands of the next player that make a Zwick after the lay."""
    number = risks(position)[play.card]
    yield Line("proof-safe-lay", {"seat": Name(position.seats[next_seat(position)]), "number": number})


def _binds(position: Position, _: SafeLayGoal, __: Collection[Play]) -> bool:
    """Tell whether a promise forbids a lay that would be as safe as the safest legal one."""
    # The hands that the next player may hold do not depend on the promises of the player to play.
    found = risks(position)
    forbidden = [card for card in dict.fromkeys(position.hand) if card not in found]
    return any(zwick_hands(position, card) <= min(found.values()) for card in forbidden)


def _lacks(rules: Rules) -> Lack | None:
    # A safe lay must not give away points, so that some card has to be worth none.
    return None if 0 in {rules.card_points[card] for card in rules.pack} else "points"


def _flaws(position: Position, _: SafeLayGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    found = risks(position)
    ranked = sorted(found.values())
    # Cards of equal values are a single choice.
    values = {position.rules.hand_values[card] for card in found}
    if len(values) < LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    elif ranked[0] == ranked[-1]:
        yield Flaw.ALL_RIGHT
    elif 2 * len(right) > len(ranked):
        yield Flaw.TOO_MANY_RIGHT
    elif _SAFER * ranked[0] > ranked[len(right)]:
        yield Flaw.NO_MARGIN
    if zwicks(position):
        yield Flaw.ZWICK_AT_HAND
    # To lay a card that scores may be safe from a Zwick, but it would be bad advice.
    if any(position.rules.card_points[play.card] for play in right):
        yield Flaw.GIVES_POINTS


SAFE_LAY = OnePlay(
    shape=SafeLayGoal,
    stop=Stop.TACTICS,
    solutions=_solutions,
    problems=_problems,
    task=_task,
    missed=_missed,
    clues=_clues,
    proof=_proof,
    gone=True,
    weight=3.98,
    needs=frozenset({Need.SAFETY}),
    binds=_binds,
    themes=frozenset({"safe-lay"}),
    mined=Mining(
        lacks=_lacks,
        flaws=_flaws,
        habit="spare",
        items=(1, 4),
        piles=True,
    ),
)
