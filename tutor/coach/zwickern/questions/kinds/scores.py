"""The questions about scores: the points of a pile, the side with the most cards, the winner of a match."""

from collections.abc import Mapping, Sequence
from itertools import product

from tutor.coach.question import NO_PLACES, On, Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.named_things import card_of, named_rules
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.questions.kinds.seats import NOBODY
from tutor.coach.zwickern.questions.record import CountedCards, WithoutPosition
from tutor.coach.zwickern.words.phrases import amounts, joined, name_of_side
from tutor.coach.zwickern.words.variants import game_noun
from tutor.content.zwickern.questions import MajorityGoal, MatchGoal, PileGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Variants, sides
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, ZWICKS, leaders, match_points, pile_items, winner
from tutor.text import Family, Line, Value

# The key: whether the pile has the most cards, and whether it has Zwicks.
_ASKED = Family(
    "ask-pile{}",
    product((False, True), repeat=2),
    lambda key: ("-most" if key[0] else "") + ("-with" if key[1] else ""),
)
_LOOKS = Family(
    "look-pile{}",
    product((False, True), repeat=2),
    lambda key: ("-most" if key[0] else "") + ("-zwicks" if key[1] else ""),
)


def _pile_cards(goal: PileGoal, variants: Variants) -> tuple[Card, ...]:
    """Return the cards of a pile; raise QuestionError for a card that the pack lacks or has fewer times."""
    rules = named_rules(goal.variant, variants)
    found: list[Card] = []
    for place, text in enumerate(goal.cards):
        card = card_of(text, "cards", place)
        if card not in rules.pack:
            raise QuestionError(("cards", place), "position-card-not-in-pack", variant=goal.variant, card=text)
        most = rules.pack.count(card) * max(seating.packs for seating in rules.plans)
        if found.count(card) >= most:
            raise _too_often(found, card, most)
        found.append(card)
    return tuple(found)


def _too_often(before: Sequence[Card], card: Card, most: int) -> QuestionError:
    """Return the error for a card named once too often, with the places where it was named before."""
    path = ("cards", len(before))
    error = QuestionError(path, "position-card-too-often", card=card.code, number=most, places=NO_PLACES)
    error.others = tuple(("cards", place) for place, other in enumerate(before) if other is card)
    return error


def _pile(goal: PileGoal, variants: Variants) -> Question:
    rules = named_rules(goal.variant, variants)
    items = pile_items(rules, _pile_cards(goal, variants), goal.zwicks, majority=goal.most_cards)
    proof = tuple(_item_line(name, points, goal.zwicks) for name, points in items.items())
    counted = goal.most_cards, bool(goal.zwicks)
    values: dict[str, Value] = {"game": game_noun(goal.variant, variants)}
    # Without Zwicks the word is left out: the first pile of the course comes before it is explained.
    if goal.zwicks:
        values["zwicks"] = Line("ask-pile-zwicks", {"number": goal.zwicks})
    line, look = Line(_ASKED[counted], values), Line(_LOOKS[counted])
    right = (str(sum(items.values())),)
    return Question(line, Way.NUMBER, (), right, proof or (Line("pile-nothing"),), look, on=On.PILE)


def _counted(goal: PileGoal, variants: Variants) -> CountedCards:
    rules, cards = named_rules(goal.variant, variants), _pile_cards(goal, variants)
    besides = pile_items(rules, (), goal.zwicks, majority=goal.most_cards)
    lines = tuple(_item_line(name, points, goal.zwicks) for name, points in besides.items())
    return CountedCards(cards, tuple(rules.card_points[card] for card in cards), sum(besides.values()), lines)


def _item_line(name: str, points: int, zwicks: int) -> Line:
    if name == FOR_MOST_CARDS:
        return Line("pile-most-cards", {"points": points})
    if name == ZWICKS:
        return Line("pile-zwicks", {"points": points, "number": zwicks})
    return Line("pile-card", {"card": read_card(name), "points": points})


PILE = WithoutPosition(
    shape=PileGoal,
    stop=Stop.COUNTING,
    ask=_pile,
    needs=frozenset({Need.POINTS}),
    cards=_counted,
)


def _sides(whys: Mapping[str, Line], nobody: Line | None) -> tuple[Option, ...]:
    """Return the sides as options, each with its reason, and the option that no side gets the points."""
    options = [Option(name, Line("option-text", {"text": name_of_side(name)}), why) for name, why in whys.items()]
    return (*options, Option(NOBODY, Line("option-nobody"), nobody))


def _majority(goal: MajorityGoal, variants: Variants) -> Question:
    rules = named_rules(goal.variant, variants)
    # House rules may give the points to every side that is level; then the answer need not be one side.
    if rules.majority_on_tie:
        raise QuestionError(("variant",), "check-majority-shared", variant=goal.variant)
    sizes = list(goal.piles.values())
    if len(sizes) not in {len(sides(seating)) for seating in rules.plans}:
        raise QuestionError(("piles",), "check-players", variant=goal.variant, number=len(sizes))
    packs = {seating.packs for seating in rules.plans}
    if sum(sizes) not in {len(rules.pack) * number for number in packs}:
        raise QuestionError(("piles",), "check-piles-total", number=sum(sizes), total=len(rules.pack))
    leading = leaders(rules, sizes)
    right = list(goal.piles)[leading[0]] if len(leading) == 1 else NOBODY
    proof = Line("majority-one" if leading else "majority-tie", {"side": name_of_side(right), "number": max(sizes)})
    ask = Line("ask-majority", {"piles": amounts(goal.piles), "game": game_noun(goal.variant, variants)})
    whys = {name: _why_pile(goal.piles, name) for name in goal.piles}
    options = _sides(whys, _why_nobody(goal.piles))
    return Question(ask, Way.ONE, options, (right,), (proof,), Line("look-majority"), on=On.SIDES)


def _why_pile(piles: Mapping[str, int], name: str) -> Line:
    """Say how many cards a side has, and that another has as many or more."""
    number, most = piles[name], max(piles.values())
    values: dict[str, Value] = {"side": name_of_side(name), "number": number}
    level = next((other for other in piles if other != name and piles[other] == number), None)
    if number < most:
        return Line("side-has-fewer-cards", values)
    return (
        Line("side-has-cards", values)
        if level is None
        else Line("side-level-cards", values | {"other": name_of_side(level)})
    )


def _why_nobody(piles: Mapping[str, int]) -> Line | None:
    """Say when no side gets the points: not if two are level below the most, nor if none has more than half.

    A tie needs no reason, as the proof of the answer says it.
    """
    sizes = sorted(piles.values(), reverse=True)
    if sizes[0] == sizes[1]:
        return None
    level = [name for name, number in piles.items() if sizes.count(number) > 1]
    if level:
        return Line("side-level-below", {"first": name_of_side(level[0]), "second": name_of_side(level[1])})
    if 2 * sizes[0] <= sum(sizes):
        return Line("side-no-half")
    return Line("side-has-cards-nobody")


MAJORITY = WithoutPosition(
    shape=MajorityGoal,
    stop=Stop.COUNTING,
    ask=_majority,
    needs=frozenset({Need.MAJORITY}),
)


def _match(goal: MatchGoal, _: Variants) -> Question:
    names = list(goal.hands[0])
    for place, hand in enumerate(goal.hands):
        if set(hand) != set(names) or len(names) < 2:
            raise QuestionError(("hands", place), "check-match-sides", sides=", ".join(names))
    totals = match_points([hand[name] for name in names] for hand in goal.hands)
    won = winner(totals, goal.target)
    right = NOBODY if won is None else names[won]
    together = dict(zip(names, totals, strict=True))
    hands = joined([amounts(hand) for hand in goal.hands], "list-dot")
    ask = Line("ask-match") if goal.target is None else Line("ask-match-target", {"target": goal.target})
    line = Line("ask-match-hands", {"hands": hands, "ask": ask})
    whys = {name: _why_total(goal, together, name) for name in names}
    options = _sides(whys, _why_no_winner(goal, together))
    proof = Line("match-totals", {"totals": amounts(together)})
    return Question(line, Way.ONE, options, (right,), (proof,), Line("look-match"), on=On.SIDES)


def _why_total(goal: MatchGoal, together: Mapping[str, int], name: str) -> Line:
    """Say how many points a side has in all, and why that is not enough if a mistake can make it seem so."""
    number, target = together[name], goal.target
    values: dict[str, Value] = {"side": name_of_side(name), "number": number}
    if target is not None and number < target:
        return Line("side-short-of", values | {"target": target})
    level = next((other for other in together if other != name and together[other] == number), None)
    if number == max(together.values()) and level is not None:
        return Line("side-level-points", values | {"other": name_of_side(level)})
    ahead = [max(hand, key=hand.__getitem__) for hand in goal.hands if len(set(hand.values())) == len(hand)]
    if number < max(together.values()) and ahead.count(name) > max(
        ahead.count(other) for other in together if other != name
    ):
        return Line("side-won-more-games", values)
    return Line("side-has-points", values)


def _why_no_winner(goal: MatchGoal, together: Mapping[str, int]) -> Line:
    """Say when no side has won: not if two sides have reached the target with unequal points."""
    target = goal.target
    second, first = sorted(together.values())[-2:]
    if target is not None and first > second >= target:
        return Line("side-both-past", {"target": target})
    return Line("side-has-points-nobody")


MATCH = WithoutPosition(
    shape=MatchGoal,
    stop=Stop.COUNTING,
    ask=_match,
)
