"""The mistakes in the order of a game: what is said of an event is so as long as another one is due."""

from itertools import combinations

import pytest

from tests.coach.questions import WORDS
from tutor.coach.question import mark
from tutor.coach.zwickern.questions.kinds.order import order_slips
from tutor.coach.zwickern.questions.table import ask_bare, slips
from tutor.content.zwickern.questions import OrderGoal
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.hand.events import events
from tutor.text import render

FRENCH = events(VARIANTS["french"].plans[-1])


def told(due: str, early: str) -> str:
    """What is said of an event in the place of another, in an order of three."""
    first = (FRENCH[0],) if due != FRENCH[0] else ()
    stated = (*first, due, early) if first else (due, early, FRENCH[-1])
    goal = OrderGoal(kind="order", variant="french", players=4, events=stated)
    question = ask_bare(goal, VARIANTS)
    assert mark(question, (*first, due), slips=slips(goal, None, question, VARIANTS)).slip is None
    slip = mark(question, (*first, early), slips=slips(goal, None, question, VARIANTS)).slip
    return "" if slip is None else render(WORDS, slip)


@pytest.mark.parametrize(
    ("number", "early", "said"),
    [
        (0, "cut", "The pack isn’t ready for that yet."),
        (1, "deal-1", "The pack isn’t ready to be dealt yet."),
        (2, "picture", "The players get their cards before the table does."),
        (2, "play-1", "These cards haven’t been dealt yet."),
        (3, "play-1", "Something goes to the table before that."),
        (3, "deal-2", "New cards come only when all hands are empty."),
        (7, "left-over", "No card is left over until all the others are dealt."),
        (8, "play-3", "Something goes to the table before that."),
        (9, "leftovers", "There are still cards to play."),
        (9, "count", "Not all cards have been won yet."),
        (11, "next-dealer", "This game isn’t over yet."),
    ],
)
def test_an_event_before_its_time(number: int, early: str, said: str) -> None:
    assert told(FRENCH[number], early) == said


def test_of_every_event_that_is_placed_too_early_it_is_said_why() -> None:
    for rules in VARIANTS.values():
        for seating in rules.plans:
            known = events(seating)
            found = {slip.about for slip in order_slips(known, known)}
            assert found == {(early, due) for due, early in combinations(known, 2)}


def test_the_event_that_is_due_is_not_named() -> None:
    for due, early in combinations(FRENCH, 2):
        for slip in order_slips(FRENCH, FRENCH):
            if slip.about == (early, due):
                word = {"shuffle": "shuffle", "cut": " cut", "picture": "picture", "count": "count"}.get(due, due)
                assert word not in render(WORDS, slip.why)
