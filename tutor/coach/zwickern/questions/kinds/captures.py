"""The questions about captures: how many there are, which cards take certain items, which value a card counts."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations
from operator import and_, or_

from tutor.coach.question import Answer, On, Option, Question, QuestionError, Slip, Way, number_slip
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find, number_to_find
from tutor.coach.zwickern.goals.named_things import card_of, held, on_table, readable
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.coach.zwickern.questions.common_parts import (
    by_cards,
    card_label,
    cards_in_hand,
    its_play,
    judged_option,
    several,
    text_label,
)
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.questions.slips.overlooked import taker_slips
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.verdict.wrong_sums import Difference, difference
from tutor.coach.zwickern.words.phrases import named, totals_phrase, values_phrase
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.content.zwickern.goals import FindAllGoal
from tutor.content.zwickern.questions import CountsGoal, HowManyGoal, TakersGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Capture, Item, Play, Position, Rules, Variants, is_wild, split_of
from tutor.engine.zwickern.captures import captures, maximal_captures, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import groupings, left_over, split_at, totals_of
from tutor.text import Line, Value

_WORK = SECOND // 4
"""The budget for each of the mistakes; a mistake that takes longer is left out."""

_MOST_PROOF = 15
_MOST_TO_COUNT = 99


def how_many_slips(position: Position, code: str | None) -> Iterator[Slip]:
    """Yield the mistakes in counting the captures of the hand, or of one card; the likeliest first.

    They are: every way to group the same cards counted, only the largest or only those of one group, only equal cards,
    one of two values, differences, only the cards that can be taken, and one card of the hand forgotten.
    """
    cards = [card for card in dict.fromkeys(position.hand) if code in (None, card.code)]
    try:
        with budget(_WORK):
            found = [play for card in cards for play in captures(legal_taking(position, card))]
            slips = list(_slips(position, cards, found))
    except TooMuchWorkError:
        return
    yield from slips


def _slips(position: Position, cards: Sequence[Card], found: Sequence[Capture]) -> Iterator[Slip]:
    rules = position.rules
    one_group = [play for play in found if _one_group(rules, play)]
    yield number_slip(sum(groupings(rules, play) for play in found), "slip-count-ways")
    values = [value for play in found for value in rules.hand_values[play.card] if split_at(rules, play, value)]
    yield number_slip(len(values), "slip-count-values")
    yield number_slip(len(one_group), "slip-count-one-group")
    largest = sum(number_of_captures(maximal_captures(legal_taking(position, card))) for card in cards)
    yield number_slip(largest, "slip-count-largest")
    yield number_slip(sum(_equal(rules, play) for play in found), "slip-count-equal")
    yield from _one_value(position, cards, found)
    yield from _differences(position, cards, len(found))
    # In several packs equal cards may be taken together.
    taken: Counter[Item] = reduce(or_, (Counter(play.takes) for play in found), Counter())
    yield number_slip(taken.total(), "slip-count-items")
    by_card = Counter(play.card for play in found)
    yield from (
        number_slip(len(found) - by_card[card], "slip-count-card", card=card) for card in by_card if len(cards) > 1
    )
    yield number_slip(len(by_card), "slip-count-cards")


def _one_group(rules: Rules, play: Capture) -> bool:
    """Tell whether the items of a capture can be taken as one group."""
    return bool(totals_of(rules, play.takes, play.card) & rules.hand_bits[play.card]) or len(play.takes) == 1


def _equal(rules: Rules, play: Capture) -> bool:
    """Tell whether each item of a capture can be worth as much as the card by itself."""
    bits = [item_bits(rules, item) or rules.hand_bits[play.card] for item in play.takes]
    return bool(reduce(and_, bits, rules.hand_bits[play.card]))


def _one_value(position: Position, cards: Sequence[Card], found: Sequence[Capture]) -> Iterator[Slip]:
    """Yield the number if the played card counts only low or only high, or every card on the table does."""
    rules = position.rules
    if len(cards) == 1 and len(rules.hand_values[cards[0]]) == 2:
        for value in rules.hand_values[cards[0]]:
            number = sum(split_at(rules, play, value) is not None for play in found)
            yield number_slip(number, "slip-count-as", card=cards[0], value=value)
    if any(len(values) > 1 for _, values in rules.courts):
        for which, message in ((0, "slip-count-low"), (-1, "slip-count-high")):
            courts = tuple((rank, (values[which],)) for rank, values in rules.courts)
            there = replace(position, rules=replace(rules, courts=courts))
            yield number_slip(sum(number_to_find(there, card.code) for card in cards), message)


def _differences(position: Position, cards: Sequence[Card], number: int) -> Iterator[Slip]:
    """Yield the number if two items on the table may be taken for the difference of their values."""
    pairs = [pair for card in cards for two in combinations(position.table, 2) if (pair := _pair(position, card, two))]
    if pairs:
        yield number_slip(number + len(pairs), "slip-count-difference", **pairs[0].said())


def _pair(position: Position, card: Card, two: tuple[Item, Item]) -> Difference | None:
    """Return a difference that could be taken for a capture: two items that the card cannot take."""
    rules, values = position.rules, position.rules.hand_values[card]
    takes = any(split_at(rules, Capture(card, two), value) for value in values)
    return None if takes or is_wild(rules, card) else difference(rules, values, two)


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
    right=_right_captures,
    answer=_captures_by_cards,
)


def _takers(goal: TakersGoal, position: Position, _: Variants) -> Question:
    items = on_table(position, goal.items, "items")
    plays = (Capture(card, items) for card in cards_in_hand(position))
    judged = (judged_option(position, play, card_label(play.card), play.card.code) for play in plays)
    return several(Line("ask-takers", {"items": named(items)}), judged, _look_takers(position, items), on=On.HAND)


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
    offered=_takings,
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
    return Question(line, Way.ONE, options, (str(possible[0]),), proof, Line("look-counts"), on=On.VALUES)


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
    # The card has its value only for this sum; on the table it has none.
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
    plays=its_play,
)
