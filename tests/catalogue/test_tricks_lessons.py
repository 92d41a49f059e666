"""Lessons on trick-taking games are proven: wrong answers, actions, readings and games are reported at their place."""

import pytest

from tutor.catalogue.tricks.exercises import prove_tricks_lesson
from tutor.content.files.load import load_tricks_lesson
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

# Source: 002, "must follow suit if possible, otherwise must trump and must head the trick if they can".
LESSON = """title: A lesson
about: It is about tricks.
can: You can play.
game: zwicken
trick_steps:
  - slug: one
    title: A step
    text: Play.
    position: {variant: zwicken, phase: play, turnup: 9S, trick: [QH], hand: [KH, 8H, AS]}
    goal: {kind: do, what: allowed, answer: [play KH]}
    wrong:
      - {action: play 8H, reason: must-head}
    hint: Look.
    done: Done.
    shows: [Z16]
"""


def told(text: str) -> list[str]:
    """The ids of what is wrong with a lesson."""
    with pytest.raises(ContentError) as caught:
        prove_tricks_lesson("lesson", load_tricks_lesson("lesson.yaml", text, VARIANTS))
    return [fault.message for fault in caught.value.faults]


def test_a_lesson_that_holds_is_proven() -> None:
    lesson = prove_tricks_lesson("lesson", load_tricks_lesson("lesson.yaml", LESSON, VARIANTS))
    assert [step.entry.slug for step in lesson.steps] == ["one"]
    assert lesson.steps[0].question is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("answer: [play KH]", "answer: [play 8H]", "check-answer-wrong"),
        ("answer: [play KH]", "answer: [play KH, play 8H]", "check-answer-wrong"),
        ("reason: must-head", "reason: must-trump", "check-wrong-other-reason"),
        (", reason: must-head", "", "check-wrong-other-reason"),
        ("action: play 8H, reason: must-head", "action: play KH", "check-wrong-is-right"),
        ("action: play 8H", "action: lay 8H", "check-tricks-action"),
        ("[Z16]", "[K30]", "check-reading-unknown"),
        ("game: zwicken", "game: whist", "check-game-unknown"),
        ("turnup: 9S", "turnup: 2S", "check-tricks-position"),
        ("variant: zwicken", "variant: zwikken-1900", "position-other-game"),
        ("kind: do, what: allowed, answer: [play KH]", "kind: may-play, answer: [KH, 8H]", "check-answer-wrong"),
        ("kind: do, what: allowed, answer: [play KH]", "kind: ways, answer: 2", "check-answer-wrong"),
    ],
)
def test_faults_are_reported(old: str, new: str, message: str) -> None:
    assert message in told(LESSON.replace(old, new, 1))


def test_a_position_is_asked_for_where_one_is_needed() -> None:
    without = "\n".join(line for line in LESSON.splitlines() if "position" not in line)
    assert "check-position-needed" in told(without)
