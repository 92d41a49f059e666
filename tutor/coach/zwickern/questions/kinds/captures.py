"""The questions about captures: how many there are, which cards take certain items, which value a card counts."""

from collections.abc import Hashable, Iterator, Sequence

from tutor.coach.question import Answer, Option, Question, QuestionError, Slip, Way
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find, number_to_find
from tutor.coach.zwickern.goals.named_things import card_of, held, on_table, readable
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.coach.zwickern.questions.common_parts import (
    all_legal,
    by_asking,
    by_cards,
    its_play,
    no_plays,
    no_slips,
    nothing_offered,
)
from tutor.coach.zwickern.questions.options import card_label, cards_in_hand, judged_option, several, text_label
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.questions.slips.how_many import how_many_slips
from tutor.coach.zwickern.questions.slips.overlooked import taker_slips
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.words.phrases import named, totals_phrase, values_phrase
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.content.zwickern.goals import FindAllGoal
from tutor.content.zwickern.questions import CountsGoal, HowManyGoal, TakersGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Capture, Item, Play, Position, Variants, split_of
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import left_over, split_at, totals_of
from tutor.text import Line, Value

_MOST_PROOF = 15
_MOST_TO_COUNT = 99


def _how_many(goal: HowManyGoal, position: Position, _: Variants) -> Question:
    card = None if goal.card is None else held(position, goal.card, "card")
    number = number_to_find(position, goal.card)
    if number > _MOST_TO_COUNT:
        raise QuestionError((), "check-too-many-captures", number=number, limit=_MOST_TO_COUNT)
    line = Line("ask-how-many") if card is None else Line("ask-how-many-card", {"card": card})
    proof: list[Line] = []
    if number <= _MOST_PROOF:
        proof = [play_line(position, play) for play in _to_find(position, goal)]
    return Question(line, Way.NUMBER, (), (str(number),), tuple(proof), Line("look-how-many"))


def _to_find(position: Position, goal: HowManyGoal) -> tuple[Capture, ...]:
    return captures_to_find(position, FindAllGoal(kind="find-all", card=goal.card))


def _right_captures(goal: HowManyGoal, position: Position, _: Answer, __: Sequence[Play]) -> Sequence[Play]:
    return _to_find(position, goal)


def _captures_by_cards(goal: HowManyGoal, position: Position) -> Hashable:
    return by_cards(_to_find(position, goal))


def _miscounted(goal: HowManyGoal, position: Position, _: Question, __: Variants) -> Iterator[Slip]:
    return how_many_slips(position, goal.card)


HOW_MANY = AboutPosition(
    shape=HowManyGoal,
    stop=Stop.SEVERAL,
    ask=_how_many,
    slips=_miscounted,
    needs=frozenset(),
    gone=False,
    plays=no_plays,
    offered=nothing_offered,
    right=_right_captures,
    answer=_captures_by_cards,
)


def _takers(goal: TakersGoal, position: Position, _: Variants) -> Question:
    items = on_table(position, goal.items, "items")
    plays = (Capture(card, items) for card in cards_in_hand(position))
    judged = (judged_option(position, play, card_label(play.card), play.card.code) for play in plays)
    return several(Line("ask-takers", {"items": named(items)}), judged, _look_takers(position, items), in_hand=True)


def _look_takers(position: Position, items: Sequence[Item]) -> Line:
    """Say where to look: at both values of a card, if any card of the hand has two; else at sums, if there are any."""
    hand = (position.rules.hand_values[card] for card in position.hand)
    if any(len(values) == 2 for values in hand):
        return Line("look-takers")
    return Line("look-takers-equal" if len(items) == 1 else "look-takers-one")


def _takings(goal: TakersGoal, position: Position, _: Question | None) -> Iterator[Play]:
    return (Capture(card, goal_items(position, goal.items)) for card in cards_in_hand(position))


def _other_takers(goal: TakersGoal, position: Position, question: Question, _: Variants) -> Iterator[Slip]:
    return taker_slips(position, goal_items(position, goal.items), [read_card(code) for code in question.right])


TAKERS = AboutPosition(
    shape=TakersGoal,
    stop=Stop.FIRST_CATCH,
    ask=_takers,
    slips=_other_takers,
    needs=frozenset(),
    gone=False,
    plays=no_plays,
    offered=_takings,
    right=all_legal,
    answer=by_asking(_takers),
)


def _counts(goal: CountsGoal, position: Position, _: Variants) -> Question:
    play = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    if not verdict.legal or not isinstance(play, Capture):
        raise QuestionError(("play",), "check-not-a-capture", play=goal.play)
    card = card_of(goal.card, "card")
    values, possible = _values_in(position, play, card)
    # With one value there is nothing to choose from; with several possible ones no answer is the right one.
    if len(possible) != 1 or len(values) < 2:
        shown = " / ".join(map(str, possible)) or "-"
        raise QuestionError(("card",), "check-value-not-unique", text=goal.card, values=shown)

    def why(value: int) -> Line | None:
        return None if value in possible else _why_value(position, play, card, value)

    options = tuple(Option(str(value), text_label(str(value)), why(value)) for value in values)
    line = Line("ask-counts", {"card": card, "play": play_line(position, play)})
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    return Question(line, Way.ONE, options, (str(possible[0]),), proof, Line("look-counts"))


def _why_value(position: Position, play: Capture, card: Card, value: int) -> Line:
    """Say the sum of a capture if one of its cards counts another value, or the items that it then leaves over."""
    rules, takes, values = position.rules, play.takes, position.rules.hand_values[play.card]
    said: dict[str, Value] = {"card": card, "value": value}
    if card is play.card:
        values = (value,)
    else:
        takes = _with_value(play, card, value)
    split = split_of(rules, play)
    if split is not None and len(split.groups) == 1:
        reached = totals_phrase(from_bits(totals_of(rules, takes, play.card)))
        return Line("counts-not-sum", {**said, "totals": reached, "wanted": values_phrase(rules, play.card, values)})
    found = [(one, over) for one in values if (over := left_over(rules, takes, play.card, one)) is not None]
    if not found:
        return Line("counts-not", said)
    wanted, over = min(found, key=lambda one: len(one[1]))
    if len(over) == len(takes):
        tried = tuple(one for one, _ in found)
        return Line("counts-none-fits", {**said, "wanted": values_phrase(rules, play.card, tried)})
    # The card has its value only for this sum; it lies there without one.
    shown = [item if item in play.takes else Item((card,)) for item in over]
    return Line("counts-not-left", {**said, "left": named(shown), "number": len(shown), "wanted": wanted})


def _with_value(play: Capture, card: Card, value: int) -> tuple[Item, ...]:
    """Return the items of a capture, a loose card of which has one value only, as a build has."""
    at = play.takes.index(Item((card,)))
    return (*play.takes[:at], Item((card,), value, 0), *play.takes[at + 1 :])


def _values_in(position: Position, play: Capture, card: Card) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the values that a card has, and those among them that it can count in a capture.

    Both are empty if the card is neither the played card nor a loose card that the capture takes.
    """
    rules = position.rules
    if card is play.card:
        values = rules.hand_values[card]
        return values, tuple(value for value in values if split_at(rules, play, value) is not None)
    if Item((card,)) not in play.takes:
        return (), ()
    values = from_bits(item_bits(rules, Item((card,))))
    fixed = {value: Capture(play.card, _with_value(play, card, value)) for value in values}
    return values, tuple(value for value in values if split_of(rules, fixed[value]) is not None)


COUNTS = AboutPosition(
    shape=CountsGoal,
    stop=Stop.COURT_CARDS,
    ask=_counts,
    slips=no_slips,
    needs=frozenset(),
    gone=False,
    plays=its_play,
    offered=nothing_offered,
    right=all_legal,
    answer=by_asking(_counts),
)
