"""Questions on trick-taking games, and what is said of wrong answers to them."""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from tutor.coach.kits import TRICK_KITS
from tutor.coach.question import mark
from tutor.coach.tricks.asking import trick_question
from tutor.coach.tricks.kit import TrickKit
from tutor.coach.tricks.slips import trick_slips
from tutor.content.tricks.goals import AskedOfTricks
from tutor.engine import zwicken, zwikken
from tutor.text import language, render

WORDS = language("en")
_GOALS: TypeAdapter[AskedOfTricks] = TypeAdapter(Annotated[AskedOfTricks, Field(discriminator="kind")])
SEATS = ("Anna", "Ben", "Cilli", "Dora")


def of_zwicken(*, variant: str = "zwicken", **keys: Any) -> zwicken.Position:
    """A position of Zwicken."""
    keys = {"seats": SEATS, **keys}
    return zwicken.set_up(zwicken.Setup(variant, **keys), zwicken.VARIANTS)


def of_zwikken(variant: str, **keys: Any) -> zwikken.Position:
    """A position of Zwikken."""
    keys = {"seats": SEATS[:3], **keys}
    return zwikken.set_up(zwikken.Setup(variant, **keys), zwikken.VARIANTS)


def goal_of(**keys: Any) -> AskedOfTricks:
    """A goal as a file states it."""
    return _GOALS.validate_python(keys)


def game_of(position: Any, variant: str | None = None) -> TrickKit:
    """The game of a position, or of a variant."""
    name = variant or position.rules.name
    return next(one for one in TRICK_KITS.values() if name in one.game.variants)


def told(position: Any, *answer: str, **goal: Any) -> str:
    """What is said of a wrong answer to the question of a goal, or nothing."""
    made = goal_of(**goal)
    game = game_of(position, goal.get("variant"))
    question = trick_question(game, made, position)
    marking = mark(question, answer, slips=trick_slips(game, made, position, question))
    assert not marking.right
    return "" if marking.slip is None else render(WORDS, marking.slip)
