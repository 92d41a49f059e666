"""The Learn page: every step by its address, every stated answer, and the ways between the steps."""

import pytest

from tests.app.playing import WORDS, answer, board_of, click, open_app, run, steps, texts, verdicts
from tutor.app.shared import plain, told
from tutor.check.exercises import Step
from tutor.coach.explain import sentence
from tutor.coach.goals import solutions
from tutor.coach.judge import judge
from tutor.engine.zwickern.notation import Reading
from tutor.text import card_name

STEPS = steps()
EVERY_STEP = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.entry.slug)


def test_the_lesson_has_at_least_eight_steps() -> None:
    assert len(STEPS) >= 8


@EVERY_STEP
def test_every_step_is_solved_by_its_stated_solutions(step: Step) -> None:
    at = open_app(step=step.entry.slug)
    assert at.header[0].value == plain(step.entry.title)
    for text in step.entry.solutions:
        move = answer(at, step, text)
        verdict = judge(step.position, Reading(move), step.goal)
        (said,) = verdicts(at)
        assert said == f"**{WORDS('feedback-title-right')}.** {told(sentence(verdict))}"
        assert at.success, "what is right is shown as a success"
        assert plain(step.entry.done or "") in texts(at)
        shown = board_of(at)
        assert shown["interactive"] is False
        assert shown["played"] == {"code": move.card.code, "label": card_name(WORDS, move.card)}
        click(at, "again")
        assert verdicts(at) == []
        assert board_of(at)["interactive"] is True


@EVERY_STEP
def test_every_stated_wrong_try_is_told_why(step: Step) -> None:
    at = open_app(step=step.entry.slug)
    for wrong in step.entry.wrong:
        move = answer(at, step, wrong.play)
        verdict = judge(step.position, Reading(move), step.goal)
        (said,) = verdicts(at)
        title = "feedback-title-legal" if verdict.legal else "feedback-title-wrong"
        assert said == f"**{WORDS(title)}.** {told(sentence(verdict))}"
        assert bool(at.warning) == verdict.legal
        assert bool(at.error) == (not verdict.legal)
        assert board_of(at)["interactive"] is True
        assert at.session_state["visit"].attempts[f"lessons/02-taking-cards/{step.entry.slug}"].solved is False


def test_what_a_legal_answer_missed_is_listed_at_once() -> None:
    step = next(one for one in STEPS if one.goal.kind == "most-cards")
    at = open_app(step=step.entry.slug)
    legal = next(wrong.play for wrong in step.entry.wrong if wrong.reason is None)
    answer(at, step, legal)
    (missed,) = [one for one in at.expander if "more to find" in one.label]
    assert missed.proto.expanded
    assert any(one.value.startswith("- ") for one in missed.markdown)


def test_after_the_right_answer_other_captures_are_not_pressed_on_the_learner() -> None:
    step = next(one for one in STEPS if one.entry.slug == "the-zwick")
    at = open_app(step=step.entry.slug)
    answer(at, step, step.entry.solutions[0])
    assert [one.proto.expanded for one in at.expander] == [False]


def test_what_would_be_legal_is_told_only_when_asked() -> None:
    step = STEPS[0]
    at = open_app(step=step.entry.slug)
    answer(at, step, next(wrong.play for wrong in step.entry.wrong if wrong.reason is not None))
    (helping,) = at.expander
    assert helping.label == WORDS("feedback-repair-title")
    assert not helping.proto.expanded


@EVERY_STEP
def test_every_step_shows_its_solutions(step: Step) -> None:
    at = open_app(step=step.entry.slug)
    click(at, "solution")
    found = solutions(step.position, step.goal)
    (told_box,) = at.info
    assert told_box.value.count("\n- ") == len(found)
    assert board_of(at)["interactive"] is False
    assert board_of(at)["played"]["code"] == found[0].card.code
    assert at.button(key="solution").disabled
    click(at, "again")
    assert not at.info
    assert not at.button(key="solution").disabled


def test_a_card_that_was_laid_lies_on_the_table() -> None:
    step = next(one for one in STEPS if one.entry.slug == "after-a-zwick")
    at = open_app(step=step.entry.slug)
    answer(at, step, step.entry.solutions[0])
    shown = board_of(at)
    assert [(item["cards"], item["mark"]) for item in shown["table"]] == [([step.entry.solutions[0]], "played")]
    assert step.entry.solutions[0] not in [card["code"] for card in shown["seats"][2]["cards"]]


def test_forward_and_back_through_all_steps() -> None:
    at = open_app()
    assert at.button(key="previous-step").disabled
    for step in STEPS[1:]:
        click(at, "next-step")
        assert at.header[0].value == plain(step.entry.title)
        assert at.query_params["step"] == step.entry.slug
    assert at.button(key="next-step").disabled
    for step in reversed(STEPS[:-1]):
        click(at, "previous-step")
        assert at.header[0].value == plain(step.entry.title)
    assert at.query_params["step"] == STEPS[0].entry.slug


def test_the_last_step_leads_to_the_puzzles() -> None:
    at = open_app(step=STEPS[-1].entry.slug)
    (link,) = [one for one in at.get("page_link") if one.proto.label == WORDS("learn-to-puzzles")]
    assert link.proto.page == "puzzles"
    assert not [one for one in open_app().get("page_link") if one.proto.label == WORDS("learn-to-puzzles")]


def test_a_step_is_chosen_from_the_list() -> None:
    at = open_app()
    at.selectbox(key="choose-step").set_value(STEPS[3].entry.slug)
    run(at)
    assert at.header[0].value == plain(STEPS[3].entry.title)
    assert at.query_params["step"] == STEPS[3].entry.slug


def test_an_unknown_step_is_told_and_the_page_can_be_used() -> None:
    at = open_app(step="no-such-step")
    assert [one.value for one in at.info] == [plain(WORDS("address-unknown", id="no-such-step"))]
    answer(at, STEPS[0], STEPS[0].entry.solutions[0])
    assert at.success
    assert not at.info, "it is told once"


@pytest.mark.parametrize("name", ["", "x" * 5000, "<b>x</b>", "a\x00b", "../../etc", "👑", "a-matching-card "])
def test_strange_addresses_do_no_harm(name: str) -> None:
    at = open_app(step=name)
    assert at.header[0].value == plain(STEPS[0].entry.title)
    assert all(len(one.value) < 1000 for one in at.info)


def test_progress_counts_what_is_solved() -> None:
    at = open_app()
    assert at.get("progress")[0].proto.value == 0
    for number, step in enumerate(STEPS, 1):
        answer(at, step, step.entry.solutions[0])
        assert at.get("progress")[0].proto.value == 100 * number // len(STEPS)
        if number < len(STEPS):
            click(at, "next-step")


def test_what_is_solved_stays_solved_and_is_marked_in_the_list() -> None:
    at = open_app()
    answer(at, STEPS[0], STEPS[0].entry.solutions[0])
    assert at.selectbox(key="choose-step").options[0].endswith("✓")
    click(at, "next-step")
    click(at, "previous-step")
    assert "1 solved" in at.get("progress")[0].proto.text.replace("\\", "")
