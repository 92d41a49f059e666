"""The questions about captures: how many there are, which cards take certain items, which value a card counts."""

from collections.abc import Hashable, Iterator, Sequence

from tutor.coach.question import Answer, Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find, number_to_find
from tutor.coach.zwickern.goals.named_things import card_of, held, on_table, readable
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.coach.zwickern.questions.common_parts import (
    all_legal,
    by_asking,
    by_cards,
    its_play,
    no_plays,
    nothing_offered,
)
from tutor.coach.zwickern.questions.options import card_label, cards_in_hand, judged_option, several, text_label
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.words.phrases import named
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.content.zwickern.goals import FindAllGoal
from tutor.content.zwickern.questions import CountsGoal, HowManyGoal, TakersGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Play, Position, Variants, split_of
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import split_at
from tutor.text import Line

_MOST_PROOF = 15
MOST_TO_COUNT = 99


def _how_many(goal: HowManyGoal, position: Position, _: Variants) -> Question:
    card = None if goal.card is None else held(position, goal.card, "card")
    number = number_to_find(position, goal.card)
    if number > MOST_TO_COUNT:
        raise QuestionError((), "check-too-many-captures", number=number, limit=MOST_TO_COUNT)
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


HOW_MANY = AboutPosition(
    shape=HowManyGoal,
    ask=_how_many,
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


TAKERS = AboutPosition(
    shape=TakersGoal,
    ask=_takers,
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
    options = tuple(Option(str(value), text_label(str(value)), _why_value(card, value, possible)) for value in values)
    line = Line("ask-counts", {"card": card, "play": play_line(position, play)})
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    return Question(line, Way.ONE, options, (str(possible[0]),), proof, Line("look-counts"))


def _why_value(card: Card, value: int, possible: tuple[int, ...]) -> Line | None:
    return None if value in possible else Line("counts-not", {"card": card, "value": value})


def _values_in(position: Position, play: Capture, card: Card) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the values that a card has, and those among them that it can count in a capture.

    Both are empty if the card is neither the played card nor a loose card that the capture takes.
    """
    rules = position.rules
    if card is play.card:
        values = rules.hand_values[card]
        return values, tuple(value for value in values if split_at(rules, play, value) is not None)
    at = next((place for place, item in enumerate(play.takes) if item == Item((card,))), None)
    if at is None:
        return (), ()
    values = from_bits(item_bits(rules, play.takes[at]))
    # A build has a single value, so a build in place of the card holds it to that value.
    fixed = {value: (*play.takes[:at], Item((card,), value, 0), *play.takes[at + 1 :]) for value in values}
    return values, tuple(value for value in values if split_of(rules, Capture(play.card, fixed[value])) is not None)


COUNTS = AboutPosition(
    shape=CountsGoal,
    ask=_counts,
    needs=frozenset(),
    gone=False,
    plays=its_play,
    offered=nothing_offered,
    right=all_legal,
    answer=by_asking(_counts),
)
