"""The goal to capture at least the items that it names."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues, way_clue
from tutor.coach.zwickern.goals.common_parts import bound_by, checked, left_by, usual_clues
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Mining, flaws_of_captures, greatest_value, plain_sum
from tutor.coach.zwickern.goals.named_things import one_item
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.tactics import goal_items, largest_captures
from tutor.coach.zwickern.words.phrases import item_phrase, named
from tutor.content.zwickern.goals import CaptureGoal
from tutor.engine.zwickern import Capture, Item, Play, Position
from tutor.engine.zwickern.captures import captures, taking_at_least
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.plays import promised
from tutor.engine.zwickern.position import item_bits
from tutor.text import Line

_WANTED_CARDS = 2
"""The least number of cards in a build that makes it worth asking for."""


def _items(position: Position, goal: CaptureGoal) -> tuple[Item, ...]:
    return goal_items(position, goal.items)


def _meets(position: Position, play: Play, goal: CaptureGoal) -> bool:
    return isinstance(play, Capture) and not Counter(_items(position, goal)) - Counter(play.takes)


def _solutions(position: Position, goal: CaptureGoal) -> tuple[Play, ...]:
    return tuple(play for play in largest_captures(position) if _meets(position, play, goal))


def _reachable(position: Position, goal: CaptureGoal) -> bool:
    items = _items(position, goal)
    hand = dict.fromkeys(position.hand)
    return any(taking_at_least(legal_taking(position, card), items).vectors for card in hand)


def _problems(position: Position, goal: CaptureGoal) -> Iterator[QuestionError]:
    return checked(partial(one_item, position, name, "items", place) for place, name in enumerate(goal.items))


def _task(position: Position, goal: CaptureGoal) -> Line:
    return Line("goal-capture", {"items": named(_items(position, goal))})


def _missed(position: Position, play: Play, goal: CaptureGoal) -> Line:
    return Line("verdict-goal-missed-capture", {"items": named(left_by(_items(position, goal), play))})


def _clues(position: Position, goal: CaptureGoal, play: Play) -> Clues:
    """Give two clues to a capture: its card, then the items that it takes beyond those of the task."""
    if not isinstance(play, Capture):
        return usual_clues(position, goal, play)
    asked = _items(position, goal)
    more = [item for item in play.takes if item not in asked]
    return Line("hint-card", {"card": play.card}), _besides(position, more, play)


def _besides(position: Position, more: Sequence[Item], play: Capture) -> Line:
    if not more:
        return Line("hint-nothing-else")
    return way_clue(position, play) if len(more) == 1 else Line("hint-items", {"items": item_phrase(more[0])})


def _worth_asking(position: Position) -> Iterator[CaptureGoal]:
    """Yield a goal for each item worth having that can be taken, but not in an obvious way; best first."""
    wanted = [item for item in position.table if _wanted(position, item) and not _in_sight(position, item)]
    if not wanted:
        return
    found = [legal_taking(position, card) for card in dict.fromkeys(position.hand)]
    for item in sorted(wanted, key=lambda item: -_wanted(position, item)):
        if any(taking_at_least(one, (item,)).vectors for one in found):
            yield CaptureGoal(kind="capture", items=(item.cards[0].code,))


def _wanted(position: Position, item: Item) -> int:
    """Rate an item: by the points of its cards, else 1 for a build of `_WANTED_CARDS` or more, else 0."""
    points = sum(position.rules.card_points[card] for card in item.cards)
    return points or int(len(item.cards) >= _WANTED_CARDS)


def _in_sight(position: Position, item: Item) -> bool:
    """Tell whether the way to take an item is obvious: by a card of its value, or together with one other item.

    Together with another item, all cards are counted at their greatest values.
    """
    rules = position.rules
    bits = item_bits(rules, item)
    if promised(position.table, position.turn):
        # A promise may force the capture to take more, which is never obvious.
        return not bits
    held = [rules.hand_bits[card] for card in position.hand]
    if not bits or any(one & bits for one in held):
        return True
    greatest_held = {one.bit_length() for one in held}
    others = [item_bits(rules, other).bit_length() for other in position.table if other is not item]
    return any(bits.bit_length() + other - 1 in greatest_held for other in others)


def _flaws(position: Position, goal: CaptureGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    yield from flaws_of_captures(position, right, list(largest_captures(position)))
    wanted = _items(position, goal)
    hand = dict.fromkeys(position.hand)
    taking = (captures(taking_at_least(legal_taking(position, card), wanted)) for card in hand)
    # The learner only has to find the smallest of these captures; the larger ones take more.
    shortest = min((play for found in taking for play in found), key=lambda play: len(play.takes))
    if plain_sum(position, shortest) or _short_sum(position, shortest):
        yield Flaw.PLAIN_SUM


def _short_sum(position: Position, play: Capture) -> bool:
    """Tell whether a capture takes two items at most and they add up at their greatest values."""
    total = sum(greatest_value(position, item) for item in play.takes)
    return len(play.takes) < LEAST_CHOICE and total == position.rules.hand_values[play.card][-1]


CAPTURE = OnePlay(
    shape=CaptureGoal,
    stop=Stop.FIRST_CATCH,
    meets=_meets,
    solutions=_solutions,
    reachable=_reachable,
    smaller=True,
    examples=True,
    problems=_problems,
    items=_items,
    task=_task,
    missed=_missed,
    clues=_clues,
    weight=-0.07,
    binds=bound_by(_solutions),
    themes=frozenset({"decoy"}),
    mined=Mining(
        goals=_worth_asking,
        flaws=_flaws,
        habit="busy",
        items=(4, 8),
        aside=True,
    ),
)
