"""The values offered for a build: all that are right, and those that a learner in error would want to announce."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from tests.coach.boards import positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.app.base.library import library
from tutor.catalogue.exercises import Step
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge, judge_text
from tutor.coach.zwickern.verdict.offered_values import Offer, offers, thinkable
from tutor.content.zwickern.questions import AnnounceGoal
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Build, Position, Reading, Reason, is_wild, legal_plays, read_play
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.text import language, render

WORDS = language("en")


def values(hand: str, table: str, *, variant: str = "jensen") -> tuple[int, ...]:
    """Return the values that come to mind for the first card of the hand on the first item of the table."""
    where = at(hand, table, variant=variant)
    return thinkable(where.rules, where.hand[0], where.table[0])


@pytest.mark.parametrize(
    ("hand", "table", "variant", "expected"),
    [
        ("10C 4S", "6D", "jensen", (4, 6, 16)),
        ("4S 10C", "6D", "jensen", (2, 6, 10)),
        ("7S 2H", "7H", "jensen", (7, 14)),
        ("6S 8C", "JD", "jensen", (2, 4, 6, 8, 12, 18)),
        ("3H 3D", "QD=13@W", "jensen", (3, 6, 10, 13, 16)),
        ("3H 3D", "QD+KC=9@W", "jensen", (6, 9, 12)),
        ("AC JS", "10D", "dietze", (1, 10, 11, 21)),
        ("3C 4S", "AD", "dietze", (4, 8, 11, 14)),
        ("9H 5S", "X2", "grupp", ()),
        ("X1 5S", "9H", "grupp", (2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14)),
    ],
)
def test_what_comes_to_mind_for_a_build(hand: str, table: str, variant: str, expected: tuple[int, ...]) -> None:
    """They are sums, differences both ways round, the value kept, a value given up, and values of other variants."""
    assert values(hand, table, variant=variant) == expected


def test_a_picture_by_itself_may_be_announced_as_in_other_variants() -> None:
    where = at("KS 4D", "2C", variant="dietze")
    assert thinkable(where.rules, where.hand[0], None) == (4, 14)
    assert thinkable(where.rules, where.hand[1], None) == (4,)


def test_for_the_partner_is_offered_what_he_has_announced_and_what_the_card_makes() -> None:
    where = at("4S 8D", "9C", announced={"N": [14]})
    mate = [offer.value for offer in offers(where, where.hand[0], where.table[0]) if offer.owner == 0]
    assert mate == [5, 13, 14]
    silent = at("4S 8D", "9C")
    assert {offer.owner for offer in offers(silent, silent.hand[0], silent.table[0])} == {silent.turn}


@examples(50)
@given(positions())
def test_every_legal_build_is_offered_and_every_error(where: Position) -> None:
    for play in legal_plays(where):
        if isinstance(play, Build):
            assert Offer(play.value, play.owner) in offers(where, play.card, play.onto)
    for card in where.hand:
        for item in where.table:
            old = from_bits(item_bits(where.rules, item))
            found = thinkable(where.rules, card, item)
            assert set(found) >= set(old)
            wrong_way = {one - other for one in where.rules.hand_values[card] for other in old if other < one}
            assert is_wild(where.rules, card) or set(found) >= wrong_way


def steps() -> Iterator[Step]:
    """Yield the steps that have a position."""
    return (step for lesson in library().lessons for step in lesson.steps if step.position is not None)


@pytest.mark.parametrize("step", [step for step in steps() if step.entry.wrong], ids=lambda step: step.entry.slug)
def test_every_wrong_build_of_a_lesson_can_be_tried_on_the_board(step: Step) -> None:
    where = step.position
    assert where is not None
    for one in step.entry.wrong:
        play = read_play(where, one.play).play
        # If nothing is offered, the board asks for no value, and the judge explains why.
        if isinstance(play, Build) and (offered := offers(where, play.card, play.onto)):
            assert Offer(play.value, play.owner) in offered


def test_the_build_the_wrong_way_round_can_be_tried_in_its_step_and_is_refuted_as_such() -> None:
    """Source: reading 7; the step says that 10 - 6 = 4 and that this is no build all the same."""
    (step,) = [step for step in steps() if step.entry.slug == "never-the-other-way-round"]
    where = step.position
    assert where is not None
    assert Offer(4, where.turn) in offers(where, read_card("10C"), where.table[0])
    verdict = judge_text(where, "10C on 6D = 4")
    assert sentence(verdict).message == "reason-build-from-card"


@examples(50)
@given(positions())
def test_no_wrong_build_is_answered_with_the_values_that_are_right(where: Position) -> None:
    """The sentence names the card, the item, the wrong value, and the numbers of the error that was made."""
    for card in dict.fromkeys(where.hand):
        for item in where.table:
            for value, owner in offers(where, card, item):
                verdict = judge(where, Reading(Build(card, item, value, owner)))
                if Reason.OUT_OF_REACH not in [one.reason for one in verdict.violations]:
                    continue
                line = sentence(verdict)
                assert line.message.startswith(("reason-build-", "reason-out-of-reach-build"))
                # If no value is right, the sentence may say what the card makes.
                assert "possible" not in line.values or line.message == "reason-out-of-reach-build-none"
                makes = thinkable(where.rules, card, item)
                legal = [one for one in makes if not judge(where, Reading(Build(card, item, one, owner))).violations]
                assert line.message != "reason-out-of-reach-build-none" or not legal


def test_the_whole_answer_of_a_question_is_not_given_away_by_a_wrong_option() -> None:
    """The explanation of a wrong value must not list the right ones, as "can make 6 or 8, not 2" did."""
    asked = [step for step in steps() if isinstance(step.goal, AnnounceGoal)]
    assert len(asked) >= 5
    for step in asked:
        question = step.question
        assert question is not None
        wrong = [option for option in question.options if option.id not in question.right and option.why is not None]
        for option in wrong:
            why = render(WORDS, option.why)
            assert " or ".join(question.right) not in why or len(question.right) < 2
            assert "can make" not in why
