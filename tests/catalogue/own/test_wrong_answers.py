"""Every question of the lessons and puzzles: a wrong answer gets a reason of its own, or one hint that keeps the rest.

The tables of usual mistakes are `SLIPS` and `OVERLOOKED`; each is met by wrong answers to our own questions.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple, get_args

import pytest

from tests.text.sentences import asked_on_tricks
from tutor.app.base.library import library
from tutor.catalogue.exercises import Step
from tutor.catalogue.translated import in_language
from tutor.coach.question import WRITTEN, Answer, Marking, Question, Slip, Way, hint_line, mark
from tutor.coach.tricks.slips import trick_slips
from tutor.coach.zwickern.questions.table import QUESTIONS, slips
from tutor.content.files.folders import content_root
from tutor.content.tricks.goals import AskedOfTricks
from tutor.text import Foreign, Line, language, render
from tutor.text.language import RELEASED

WORDS = language("en")
NEAR = 10
"""How far from the right one a wrong number is tried."""


class Asked(NamedTuple):
    """A question with its kind and the usual mistakes in its answers."""

    kind: str
    question: Question
    slips: Callable[[], Iterator[Slip]]


@cache
def asked() -> tuple[Asked, ...]:
    """Every question of the lessons, paths and puzzles."""
    steps: list[Step] = [step for lesson in library().lessons for step in lesson.steps]
    steps += [place.step for path in library().paths for place in path.steps]
    found = [
        Asked(one.goal.kind, one.question, partial(slips, one.goal, one.position, one.question, library().variants))
        for one in steps
        if one.question is not None
    ]
    for game, goal, position, question in asked_on_tricks():
        found.append(Asked(goal.kind, question, partial(trick_slips, game, goal, position, question)))
    return tuple(found)


def wrong_answers(question: Question) -> Iterator[Answer]:
    """Yield the wrong answers to a question: each option, each one left out, numbers nearby, events too early."""
    right = question.right
    match question.way:
        case Way.NUMBER:
            number = int(right[0])
            yield from ((str(one),) for one in range(max(0, number - NEAR), number + NEAR + 1) if one != number)
        case Way.ONE:
            yield from ((option.id,) for option in question.options if option.id not in right)
        case Way.SEVERAL:
            yield from (tuple(one for one in right if one != missing) for missing in right)
            yield from ((*right, option.id) for option in question.options if option.id not in right)
        case Way.ORDER:
            yield from ((*right[:place], early) for place in range(len(right)) for early in right[place + 1 :])


@cache
def marked() -> tuple[tuple[str, Marking], ...]:
    """Every wrong answer after marking, with the kind of its question."""
    return tuple(
        (one.kind, mark(one.question, answer, slips=one.slips()))
        for one in asked()
        for answer in wrong_answers(one.question)
    )


def reasons(marking: Marking) -> list[Line]:
    """The reasons that a wrong answer is given, the hint not among them."""
    question = marking.question
    chosen = marking.wrongly if question.way in (Way.ONE, Way.SEVERAL) else ()
    whys = [why for one in chosen if (why := question.option(one).why) is not None]
    return whys if marking.slip is None else [*whys, marking.slip]


HINTED = {
    *("pile", "how-many", "which-games", "account", "deal-moves", "pot", "ways", "stock", "trick-points", "which-ways"),
}
"""The kinds whose wrong answers may have no reason: a number may come of no usual mistake, a game be left out."""


def test_every_kind_of_question_is_among_our_own() -> None:
    on_tricks = {get_args(shape.model_fields["kind"].annotation)[0] for shape in get_args(AskedOfTricks)}
    assert {one.kind for one in asked()} == {*QUESTIONS, *on_tricks} > HINTED


def test_a_wrong_answer_has_a_reason_or_one_hint_says_where_to_look() -> None:
    without = [(kind, marking) for kind, marking in marked() if not reasons(marking)]
    assert {kind for kind, _ in without} == HINTED
    assert [kind for kind, marking in without if hint_line(marking) != marking.question.look] == []


def test_every_wrong_answer_gets_a_reason() -> None:
    assert [
        (kind, marking.answer) for kind, marking in marked() if not reasons(marking) and not hint_line(marking)
    ] == []


SLIPS = {
    "how-many": ["count-values", "count-largest", "count-low", "count-high", "count-difference", "count-items"],
    "order": ["order-cut", "order-first-deal", "order-deal", "order-picture", "order-play", "order-table",
              "order-left-over", "order-leftovers", "order-count"],
    "account": ["account-fine", "account-paid", "account-taken", "account-stake", "account-trick", "account-fines",
                "account-wins", "account-loses"],
    "pot": ["pot-before", "pot-stakes", "pot-taken", "pot-paid", "pot-one-pays"],
    "ways": ["ways-pass", "ways-exchange", "ways-which", "ways-kinds"],
    "stock": ["stock-upcard", "stock-hand", "stock-player-more"],
    "trick-points": ["points-ten", "points-without", "points-upcard", "points-each", "points-one-each"],
    "trick-winner": ["trick-neither", "trick-trumped", "trick-order", "trick-lower-trump", "trick-lower"],
    "deal-moves": ["moves-not", "moves-on", "moves-other", "pays-not", "pays-not-dealer"],
    "sure": ["sure-counted", "sure-above", "sure-pot"],
    "which-ways": ["way-loses"],
}  # fmt: skip
"""The usual mistakes that lead to a wrong answer, by kind of question."""
OVERLOOKED = {
    "takers": ["either", "equal", "sum", "groups", "wild"],
    "announce": ["adding", "subtracting", "kept"],
    "promise": ["promise-none", "promise-taken", "promise-other", "promise-free", "promise-suspended"],
    "safe-lays": ["safe", "safe-seen", "safe-from"],
    "variants": ["variant-two", "variant-value", "variant-partner"],
    "may-play": ["permanent", "any-trump", "lead", "anything", "beating", "cannot-beat", "cannot-beat-trump",
                 "need-not-beat"],
    "deal-moves": ["new-dealer", "passed-over"],
}  # fmt: skip
"""What is easily overlooked about a right option, by kind of question."""


@pytest.mark.parametrize("kind", {**SLIPS, **OVERLOOKED})
def test_each_usual_mistake_is_answered_by_its_own_reason(kind: str) -> None:
    told = {marking.slip.message for one, marking in marked() if one == kind and marking.slip is not None}
    wanted = {f"slip-{name}" for name in SLIPS.get(kind, ())} | {
        f"overlooked-{name}" for name in OVERLOOKED.get(kind, ())
    }
    assert wanted <= told, wanted - told


NEVER_CONFIRMED = {"how-many": ["count-values", "count-largest", "count-items", "count-cards"]}
"""The mistakes that may never lead to the right number, by kind of question: it would be right without being known."""


def test_no_mistake_is_confirmed_by_a_right_number() -> None:
    for one in asked():
        confirmed = {slip.why.message.removeprefix("slip-") for slip in one.slips() if slip.about == one.question.right}
        assert not confirmed & set(NEVER_CONFIRMED.get(one.kind, ())), str(one.question.ask)


NAMED = {
    "who": "seat|side", "fact": "fact", "takers": "reason", "counts": "counts", "choice": "reason|verdict-goal-missed",
    "safe-lays": "safe", "announce": "reason|announce-not", "promise": "reason", "majority": "side", "match": "side",
    "legal": "legal|overlooked-promise-suspended", "variants": "reason", "which-games": "which-games",
    "may-play": "reason", "chance": "chance-why",
}  # fmt: skip
"""How the reasons of wrong options begin, where the options have them."""


@pytest.mark.parametrize("kind", NAMED)
def test_a_wrong_option_has_the_reason_of_its_kind(kind: str) -> None:
    options = [option for one in asked() if one.kind == kind for option in one.question.options]
    wrong = [option.why for option in options if option.why is not None]
    assert wrong
    assert [str(why) for why in wrong if not re.match(f"({NAMED[kind]})", why.message)
            and not why.message.startswith(("play-", WRITTEN))] == []  # fmt: skip


BY_AUTHORS = ("fact", "legal", "pile", "who")
"""The kinds of which questions of our lessons have reasons of their authors."""


def test_the_reason_of_an_author_is_given_for_its_answer_in_each_language() -> None:
    for code in RELEASED:
        steps = [step for lesson in in_language(library(), content_root(), code).lessons for step in lesson.steps]
        given = [(step, answer) for step in steps for answer in step.entry.reasons]
        assert {step.goal.kind for step, _ in given} == set(BY_AUTHORS)
        for step, answer in given:
            assert step.question is not None
            (reason,) = reasons(mark(step.question, (answer,)))
            assert reason == Line(WRITTEN, {"text": step.entry.reasons[answer]})
            assert not isinstance(step.entry.reasons[answer], Foreign)


def test_no_reason_of_an_author_names_the_right_answer_by_the_name_on_the_page() -> None:
    for code in RELEASED:
        words = language(code).among_neighbours()
        for lesson in in_language(library(), content_root(), code).lessons:
            for step in lesson.steps:
                for reason in step.entry.reasons.values():
                    assert step.question is not None
                    right = step.question.right[0]
                    label = right if step.question.way is Way.NUMBER else step.question.option(right).label.said(words)
                    assert not re.search(rf"(?<![\w+−]){re.escape(label)}(?!\w)", reason), (step.entry.slug, reason)


def test_a_mistake_is_never_the_right_answer() -> None:
    for one in asked():
        if one.question.way is Way.NUMBER:
            named = {slip.about for slip in one.slips()}
            assert mark(one.question, one.question.right, slips=one.slips()).slip is None
            assert all(re.fullmatch(r"-?\d+", about[0]) for about in named)


def test_no_reason_and_no_hint_names_the_right_answer() -> None:
    """Of yes or no, or of two values, the wrong one leaves the other; a number is no secret where it is a card's."""
    for kind, marking in marked():
        question = marking.question
        if question.way is not Way.ONE or len(question.options) < 3:
            continue
        label = render(WORDS, question.option(question.right[0]).label)
        for line in (*reasons(marking), hint_line(marking)):
            if line is not None and kind != "choice":
                said = render(WORDS, line)
                assert not re.search(rf"(?<![\w+−]){re.escape(label)}(?!\w)", said), (kind, marking.answer, said)


def test_nothing_is_worked_out_for_a_right_answer() -> None:
    def dear() -> Iterator[Slip]:
        raise AssertionError("it was asked for")
        yield

    for one in asked():
        assert mark(one.question, one.question.right, slips=dear()).slip is None
