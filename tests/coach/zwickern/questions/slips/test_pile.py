"""The mistakes in counting a pile: each leads to its number, and is named before less likely ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.questions import WORDS
from tests.examples import examples
from tutor.coach.question import Slip, mark
from tutor.coach.zwickern.questions.slips.pile import CountedPile, pile_slips
from tutor.coach.zwickern.questions.table import ask_bare, slips
from tutor.content.zwickern.questions import PileGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import Listed, render


def points(rules: Rules, card: Card) -> int:
    """What a card scores, read from the table of points."""
    return dict(rules.points).get(card.code, 0)


def pile(variant: str, cards: str, zwicks: int = 0, *, most: bool = False) -> PileGoal:
    return PileGoal(kind="pile", variant=variant, cards=tuple(cards.split()), zwicks=zwicks, most_cards=most)


def told(goal: PileGoal, number: int) -> str:
    """What is told of a wrong number, or nothing."""
    question = ask_bare(goal, VARIANTS)
    marking = mark(question, [str(number)], slips=slips(goal, None, question, VARIANTS))
    return "" if marking.slip is None else render(WORDS, marking.slip)


# The source of the points: the table of rules.md, "cards score" and "jokers score".
JENSEN = pile("jensen", "AD X20 10S 10H AS X15 2S")


@pytest.mark.parametrize(
    ("goal", "number", "said"),
    [
        (JENSEN, 18, "10♥ doesn't score 3 like 10♦."),
        (JENSEN, 16, "10♥ doesn't score 1 like 10♠."),
        (JENSEN, 17, "10♠ doesn't score 3 like 10♦."),
        (pile("dietze", "7H 7C"), 2, "7♥ and 7♣ don't score 1 like 7♦."),
        (pile("jensen", "X15 5H"), 15, "X15 counts 15 in play, which isn't what it scores."),
        (
            pile("jensen", "X15 X25 5H"),
            40,
            "This adds up what the cards count in play. Their points are something else.",
        ),
        (pile("jensen", "AS 5H"), 11, "A♠ counts 11 in play, which isn't what it scores."),
        (JENSEN, 9, "Without X20 you get 9."),
        (JENSEN, 14, "Without a card that scores 1 you get 14."),
        (JENSEN, 13, "In Christiansen's Zwickern you get 13."),
        (pile("jensen", "X15 10D", most=True), 8, "The points for the most cards are missing."),
        (
            pile("jensen", "X15 10D"),
            11,
            "With the points for the most cards you get 11, but it isn't said that this pile has the most.",
        ),
        (pile("jensen", "X15 10D", 1), 8, "The Zwick is missing."),
        (pile("jensen", "X15 10D", 2), 8, "The Zwicks are missing."),
        (
            pile("jensen", "X15 X20", 2, most=True),
            11,
            "The cards are right. Now add the Zwicks and the points for the most cards.",
        ),
        (pile("dietze", "10D 3H 4H", 2), 12, "Each Zwick scores more than one point here."),
        (pile("jensen", "X15 5H 6H"), 3, "Not every card scores one point."),
        (
            pile("jensen", "X15 X20 10D 5H 4H 6H"),
            3,
            "Some of the cards that score bring more than one point.",
        ),
    ],
)
def test_each_usual_mistake_is_named(goal: PileGoal, number: int, said: str) -> None:
    assert told(goal, number) == said


def test_a_number_of_no_mistake_and_the_right_one_are_told_none() -> None:
    assert told(JENSEN, 11) == told(JENSEN, 15) == ""


def test_the_likeliest_mistake_is_named() -> None:
    """With the 10 of hearts as 3 points, or with the points for the most cards, it makes 18 as well."""
    numbers = [slip.why.message for slip in pile_slips(of(JENSEN)) if slip.about == ("18",)]
    assert numbers == ["slip-pile-alike", "slip-pile-most-added"]


def of(goal: PileGoal) -> CountedPile:
    rules = VARIANTS[goal.variant]
    return CountedPile(rules, [read_card(code) for code in goal.cards], goal.zwicks, most=goal.most_cards)


@st.composite
def piles(draw: st.DrawFn) -> CountedPile:
    rules = VARIANTS[draw(st.sampled_from(tuple(VARIANTS)))]
    likely = [card for card in rules.pack if card.suit is None or card.rank in ("A", "2", "7", "10", "K")]
    cards = draw(st.lists(st.sampled_from(likely), min_size=1, max_size=8, unique=True))
    return CountedPile(rules, cards, draw(st.integers(0, 3)), most=draw(st.booleans()))


@examples(150)
@given(piles())
def test_the_mistake_that_is_named_makes_just_this_number(one: CountedPile) -> None:
    for slip in pile_slips(one):
        assert int(slip.about[0]) == again(one, slip), slip


def again(one: CountedPile, slip: Slip) -> int:
    """Count the pile with the mistake that a slip names."""
    rules, values = one.rules, slip.why.values
    scored = {card: points(rules, card) for card in one.cards}
    most, zwicks = rules.majority * one.most, rules.zwick * one.zwicks
    match slip.why.message:
        case "slip-pile-alike":
            cards, other = values["cards"], values["other"]
            assert isinstance(cards, Listed)
            assert isinstance(other, Card)
            assert all(card.rank == other.rank for card in cards.values if isinstance(card, Card))
            assert all(points(rules, other) > scored[card] for card in cards.values if isinstance(card, Card))
            scored |= {card: points(rules, other) for card in cards.values if isinstance(card, Card)}
        case "slip-pile-value":
            assert values["value"] in rules.hand_values[card_of(values["card"])]
            scored[card_of(values["card"])] = int(str(values["value"]))
        case "slip-pile-values":
            jokers = {card for card in one.cards if card.suit is None}
            tries = [
                scored | {card: rules.hand_values[card][which] for card in cards}
                for cards in (jokers, set(one.cards))
                for which in (0, -1)
            ]
            fits = [some for some in tries if sum(some.values()) + most + zwicks == int(slip.about[0])]
            assert fits
            scored = fits[0]
        case "slip-pile-without":
            del scored[card_of(values["card"])]
        case "slip-pile-without-one":
            assert list(scored.values()).count(int(str(values["points"]))) > 1
            return sum(scored.values()) + most + zwicks - int(str(values["points"]))
        case "slip-pile-no-most":
            most = 0
        case "slip-pile-no-zwicks":
            zwicks = 0
        case "slip-pile-cards-only":
            most = zwicks = 0
        case "slip-pile-zwick-one":
            zwicks = one.zwicks
        case "slip-pile-most-added":
            assert not one.most
            most = rules.majority
        case "slip-pile-elsewhere":
            return max(
                total
                for other in VARIANTS.values()
                if set(one.cards) <= set(other.pack)
                and WORDS(f"game-{other.name}") in render(WORDS, slip.why)
                and (
                    total := sum(points(other, card) for card in one.cards)
                    + other.majority * one.most
                    + other.zwick * one.zwicks
                )
                is not None
            )
        case "slip-pile-card-elsewhere":
            (game,) = [one for one in VARIANTS.values() if WORDS(f"game-{one.name}") in render(WORDS, slip.why)]
            scored[card_of(values["card"])] = points(game, card_of(values["card"]))
        case "slip-pile-number":
            return len(one.cards)
        case "slip-pile-one-each":
            return sum(some > 0 for some in scored.values())
        case other:
            raise AssertionError(other)
    return sum(scored.values()) + most + zwicks


def card_of(value: object) -> Card:
    assert isinstance(value, Card)
    return value
