"""The steps of the course, with right and wrong answers to them that the engine finds."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple
from urllib.parse import urlencode

import pytest

from tutor.app.base import library as base_library
from tutor.app.base.library import library
from tutor.app.learn import course as learn_course
from tutor.app.visitor.page_address import step_address
from tutor.catalogue.exercises import Lesson, Step
from tutor.catalogue.library import prove_file
from tutor.coach.question import Answer, On, Question, Way
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.files.folders import EXAMPLES
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.zwickern import VARIANTS, Build, Capture, Play, Position, Reading, legal_plays, read_play, violations
from tutor.engine.zwickern.building import build_values


class Place(NamedTuple):
    """A step and its place: the lesson, the lesson's name in the address, and the number of the step from 0."""

    name: str
    lesson: Lesson
    number: int

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.number]

    @property
    def slug(self) -> str:
        """The name of the step in the address."""
        return self.step.entry.slug

    @property
    def title(self) -> str:
        """The title of the step."""
        return self.step.entry.title

    @property
    def item_id(self) -> str:
        """The id of the step."""
        return f"{self.lesson.id}/{self.slug}"

    @property
    def address(self) -> dict[str, str]:
        """The query of the address of the step."""
        return step_address(self.name, self.step)

    @property
    def path(self) -> str:
        """The path and query of the step on a server."""
        return f"/?{urlencode(self.address)}"


def places_of(lesson: Lesson) -> list[Place]:
    """List the steps of a lesson with their places."""
    return [Place(lesson.id.rpartition("/")[2], lesson, number) for number in range(len(lesson.steps))]


def course_places() -> list[Place]:
    """List every step of the course in order."""
    return [place for lesson in library().lessons for place in places_of(lesson)]


@cache
def examples() -> Lesson:
    """Load the lesson with the Workshop's example of each kind of exercise."""
    found = prove_file("lessons/99-examples", EXAMPLES.read_bytes(), VARIANTS)
    assert isinstance(found, Lesson)
    return found


def with_examples(patch: pytest.MonkeyPatch) -> None:
    """Let the course end with the lesson of examples."""
    whole = replace(library(), lessons=(*library().lessons, examples()))
    for module in (base_library, learn_course):
        patch.setattr(module, "library", lambda: whole)


def example(kind: str) -> Place:
    """Find the first step of a kind in the course, else among the examples."""
    return next(place for place in (*course_places(), *places_of(examples())) if place.step.goal.kind == kind)


# -- plays --------------------------------------------------------------------


def right_plays(step: Step) -> tuple[Play, ...]:
    """Return the plays that solve a step: one that is enough, or all where all are to be found."""
    assert step.position is not None
    if isinstance(step.goal, FindAllGoal):
        return captures_to_find(step.position, step.goal)
    assert isinstance(step.goal, OnePlayGoal)
    if step.entry.solutions:
        return (read_play(step.position, step.entry.solutions[0]).play,)
    return solutions(step.position, step.goal)[:1]


def wrong_plays(step: Step) -> list[Play]:
    """List plays that do not solve a step: those stated as wrong, an illegal one, and a legal one if there is any."""
    position, goal = step.position, step.goal
    assert position is not None
    stated = [read_play(position, wrong.play).play for wrong in step.entry.wrong]
    found = [*stated, next(illegal_plays(position))]
    if isinstance(goal, OnePlayGoal):
        # Some plays are wrong only with the groups that the content states, and the board does not ask for groups.
        found = [play for play in found if not judge(position, Reading(play), goal).right]
        others = (play for play in legal_plays(position) if not judge(position, Reading(play), goal).right)
        found += [] if any(not violations(position, play) for play in found) else [next(others, found[0])]
    return list(dict.fromkeys(found))


def illegal_plays(position: Position) -> Iterator[Play]:
    """Yield plays that the board lets a learner make and the rules forbid."""
    captures = (Capture(card, (item,)) for card in position.hand for item in position.table)
    builds = (
        Build(card, item, value, position.turn)
        for card in position.hand
        for item in (*position.table, None)
        for value in build_values(position.rules, card, item)
    )
    return (play for plays in (captures, builds) for play in plays if violations(position, play))


# -- questions ----------------------------------------------------------------


def wrong_answers(question: Question) -> list[Answer]:
    """List answers that are wrong in different ways."""
    right, ids = question.right, tuple(option.id for option in question.options)
    wrong = tuple(one for one in ids if one not in right)
    match question.way:
        case Way.ONE:
            return [(one,) for one in wrong]
        case Way.NUMBER if question.on is On.PILE:
            # That none of the cards counts.
            return [("0",)] if right != ("0",) else []
        case Way.NUMBER:
            number = int(right[0])
            return [(str(other),) for other in (number + 1, number - 1) if other >= 0]
        case Way.SEVERAL:
            found = [ids, wrong, right[1:], right[1:] + wrong[:1], ()]
            return [answer for answer in dict.fromkeys(found) if set(answer) != set(right)]
        case Way.ORDER:
            return [(*right[1:], right[0]), (right[0], *reversed(right[1:]))]
