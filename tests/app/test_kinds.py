"""Every kind of exercise: wrong answers and what is said of them, the right one, the hints, and another try."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import (
    Place,
    course_places,
    example,
    illegal_moves,
    kinds,
    places_of,
    right_moves,
    small_lesson,
    wrong_answers,
    wrong_moves,
)
from tests.app.playing import (
    WORDS,
    answer_key,
    board_of,
    choose,
    click,
    has_board,
    is_solved,
    open_step,
    play,
    solve,
    texts,
    verdicts,
)
from tutor.app import course, shared
from tutor.app.questions import _bare
from tutor.app.shared import library, plain, told
from tutor.coach.explain import help_line, nudge, play_line, sentence
from tutor.coach.goals import solutions
from tutor.coach.hints import RUNGS, Rungs, find_all_hints, play_hints, question_hints
from tutor.coach.judge import judge
from tutor.coach.question import Answer, Marking, Question, Way, mark
from tutor.content.goals import FindAllGoal, OnePlayGoal, PileGoal
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.moves import Capture, Lay, Move
from tutor.engine.zwickern.notation import Reading
from tutor.text import render

SMALL = places_of(small_lesson())
PLACES = [*map(example, kinds()), *SMALL]
EVERY_PLACE = pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.step.goal.kind}-{place.slug}")
FIND_ALL = pytest.mark.parametrize(
    "place", [place for place in PLACES if place.step.goal.kind == "find-all"], ids=lambda place: place.slug
)
RIGHT = f"**{WORDS('feedback-title-right')}.**"


@pytest.fixture(autouse=True)
def with_the_small_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """The course with the small lesson at its end."""
    whole = replace(library(), lessons=(*library().lessons, small_lesson()))
    for module in (shared, course):
        monkeypatch.setattr(module, "library", lambda: whole)


def one_of(way: Way) -> Place:
    """The first example that is answered in a way."""
    return next(place for place in PLACES if place.step.question and place.step.question.way is way)


def rungs_of(place: Place) -> Rungs:
    """The hints of a step."""
    step = place.step
    if step.question is not None:
        return question_hints(step.question)
    assert step.position is not None
    if isinstance(step.goal, FindAllGoal):
        return find_all_hints(step.position, step.goal, ())
    assert isinstance(step.goal, OnePlayGoal)
    return play_hints(step.position, step.goal)


def closed(at: AppTest, place: Place) -> bool:
    """Whether no answer can be given any more; the parts of a page must agree."""
    question = place.step.question
    if question is None:
        return board_of(at)["interactive"] is False
    key = answer_key(at, place.item_id)
    match question.way:
        case Way.ORDER:
            found = [one.disabled for one in at.button if one.key.startswith("order ")]
        case Way.SEVERAL:
            found = [at.checkbox(key=f"{key} {number}").disabled for number in range(len(question.options))]
        case Way.ONE:
            found = [at.radio(key=key).disabled]
        case Way.NUMBER:
            found = [at.number_input(key=key).disabled]
    if question.way is not Way.ORDER:
        found.append(at.button(key="check").disabled)
    assert len(set(found)) <= 1
    return all(found)


# -- right and wrong ----------------------------------------------------------


def test_every_kind_has_an_example() -> None:
    assert len(kinds()) == len(set(kinds())) >= 23
    assert {way for place in PLACES if place.step.question for way in [place.step.question.way]} == set(Way)


def expect_wrong_play(at: AppTest, place: Place, move: Move) -> None:
    """A wrong play is told why, in one sentence and perhaps a second one; what would be right is not shown unasked."""
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, OnePlayGoal)
    verdict = judge(step.position, Reading(move), step.goal)
    second = nudge(verdict)
    title = WORDS("feedback-title-legal" if verdict.legal else "feedback-title-wrong")
    said = f"**{title}.** {told(sentence(verdict))}" + ("" if second is None else f" {told(second)}")
    assert verdicts(at) == [said]
    assert bool(at.warning) == verdict.legal
    assert not at.info
    for one in solutions(step.position, step.goal):
        assert told(play_line(step.position, one)) not in said
    helping = help_line(verdict)
    if helping is not None:
        (asked,) = [one for one in at.expander if one.label == WORDS("feedback-repair-title")]
        assert not asked.proto.expanded
        assert [one.value for one in asked.markdown] == [told(helping)]


def expect_wrong_answer(at: AppTest, question: Question, given: Answer) -> None:
    """A wrong answer is told that it is wrong and why, and not what is right."""
    (said,) = [box.value for box in at.error]
    assert verdicts(at) == [said]
    assert said.startswith(f"**{WORDS('question-wrong')}.** ")
    marking = mark(question, given)
    rest = said
    for one in wrong_lines(marking):
        assert one in said
        rest = rest.replace(one, "")
    for one in question.options:
        if one.id in question.right and one.id not in given and question.way is not Way.ORDER:
            assert told(one.label) not in rest, "it is not given away"
    assert not any(told(line) in said for line in question.proof)
    assert not at.info
    assert not at.expander


def wrong_lines(marking: Marking) -> list[str]:
    """What must be said of a wrong answer, in any order."""
    question = marking.question
    match question.way:
        case Way.NUMBER:
            few = int(marking.answer[0]) < int(question.right[0])
            return [WORDS("question-too-few" if few else "question-too-many")]
        case Way.ORDER:
            return [told(question.option(marking.wrongly[0]).label), plain(WORDS("question-too-early"))]
        case Way.ONE:
            why = question.option(marking.answer[0]).why
            return [plain(WORDS("question-not-this")) if why is None else told(why)]
        case Way.SEVERAL:
            whys = [question.option(one).why for one in marking.wrongly]
            return [told(why) for why in whys if why] + [plain(WORDS("question-missing"))] * bool(marking.missing)


def expect_shown(at: AppTest, place: Place) -> None:
    """What the exercise is about is on the board: a position or a pile; other exercises have none."""
    if isinstance(place.step.goal, PileGoal):
        assert [item["cards"] for item in board_of(at)["table"]] == [[code] for code in place.step.goal.cards]
        assert board_of(at)["seats"] == []
    else:
        assert has_board(at) == (place.step.position is not None)


def expect_open(at: AppTest, place: Place) -> None:
    """The exercise is not solved and can be tried on."""
    assert not is_solved(at, place.item_id)
    assert not closed(at, place)
    assert not at.button(key="hint").disabled
    assert not at.button(key="solution").disabled


@EVERY_PLACE
def test_wrong_answers_are_told_why_and_the_right_one_solves_it(place: Place) -> None:
    step = place.step
    at = open_step(place)
    assert at.subheader[0].value == plain(step.entry.title)
    assert at.button(key="again").disabled
    expect_open(at, place)
    expect_shown(at, place)
    if step.question is not None:
        for given in wrong_answers(step.question):
            choose(at, place.item_id, step.question, given)
            expect_wrong_answer(at, step.question, given)
            expect_open(at, place)
            if step.question.way is Way.ORDER:
                click(at, "again")
    elif isinstance(step.goal, OnePlayGoal):
        assert step.position is not None
        for move in wrong_moves(step):
            play(at, step.position, move)
            expect_wrong_play(at, place, move)
            expect_open(at, place)
    solve(at, place)
    assert at.success[0].value.startswith(RIGHT)
    assert len(verdicts(at)) == 1
    assert plain(step.entry.done or "") in texts(at)
    if step.question is not None:
        expect_proof(at, step.question)
    assert is_solved(at, place.item_id)
    assert closed(at, place)
    assert at.button(key="hint").disabled
    assert at.button(key="solution").disabled
    click(at, "again")
    expect_cleared(at, place)


def expect_proof(at: AppTest, question: Question) -> None:
    """After the right answer the proof is told, and every reason on request."""
    shown = texts(at) + at.success[0].value
    assert all(told(line) in shown for line in question.proof)
    whys = [option for option in question.options if option.why is not None]
    assert len(at.expander) == bool(whys)
    for option in whys:
        assert option.why is not None
        assert ("✓ " if option.id in question.right else "✗ ") in at.expander[0].markdown[0].value
        assert told(option.why) in at.expander[0].markdown[0].value


def expect_cleared(at: AppTest, place: Place) -> None:
    """The exercise is as if it were new, but it is known that it was solved."""
    assert verdicts(at) == []
    assert not closed(at, place)
    assert is_solved(at, place.item_id)
    assert at.selectbox(key="choose-step").options[place.number].endswith("✓")
    question = place.step.question
    if question is not None and question.way is Way.ONE:
        assert at.radio(key=answer_key(at, place.item_id)).value is None
    if question is not None and question.way is Way.NUMBER:
        assert at.number_input(key=answer_key(at, place.item_id)).value is None
    assert not any(box.value for box in at.checkbox)


@pytest.mark.parametrize("way", [Way.ONE, Way.NUMBER])
def test_where_nothing_is_chosen_nothing_is_marked(way: Way) -> None:
    place = one_of(way)
    at = click(open_step(place), "check")
    assert verdicts(at) == []
    assert at.button(key="again").disabled


def test_that_none_is_right_can_be_answered() -> None:
    (place,) = [one for one in SMALL if one.slug == "no-takers"]
    at = open_step(place)
    click(at, "check")
    assert at.success[0].value.startswith(RIGHT)


def test_a_checkbox_is_read_out_without_signs_of_markup() -> None:
    place = example("which-games")
    question = place.step.question
    assert question is not None
    at = open_step(place)
    assert [box.label for box in at.checkbox] == [render(WORDS, option.label) for option in question.options]


@pytest.mark.parametrize("text", ["**b**", "a *b* c", "1. x", "- x", "[a](b)", "www.x.de", ":red[x]", "a <b>", "x_y_"])
def test_markup_in_a_label_is_escaped(text: str) -> None:
    assert _bare(text) == plain(text)


def test_a_choice_stays_chosen_after_a_wrong_answer_and_can_be_changed() -> None:
    place = one_of(Way.ONE)
    question = place.step.question
    assert question is not None
    at = open_step(place)
    wrong = wrong_answers(question)[0]
    choose(at, place.item_id, question, wrong)
    assert at.radio(key=answer_key(at, place.item_id)).value == wrong[0]
    solve(at, place)
    assert is_solved(at, place.item_id)


def test_what_was_chosen_is_seen_again_when_the_step_is_visited_again() -> None:
    for way in (Way.ONE, Way.NUMBER, Way.SEVERAL):
        place = one_of(way)
        assert place.step.question is not None
        at = solve(open_step(place), place)
        beside = "previous-step" if place.number else "next-step"
        click(at, beside)
        click(at, "next-step" if place.number else "previous-step")
        assert at.success[0].value.startswith(RIGHT)
        key, right = answer_key(at, place.item_id), place.step.question.right
        match way:
            case Way.ONE:
                assert at.radio(key=key).value == right[0]
            case Way.NUMBER:
                assert at.number_input(key=key).value == int(right[0])
            case _:
                boxes = [at.checkbox(key=f"{key} {number}").value for number in range(len(place.step.question.options))]
                assert boxes == [option.id in right for option in place.step.question.options]


# -- hints --------------------------------------------------------------------


@EVERY_PLACE
def test_the_hints_come_one_by_one_and_the_last_one_is_the_solution(place: Place) -> None:
    at = open_step(place)
    rungs = rungs_of(place)
    assert len(rungs) == RUNGS
    assert at.button(key="hint").label == WORDS("learn-hint")
    for number in range(1, RUNGS):
        click(at, "hint")
        expect_hints(at, rungs[:number])
        assert at.button(key="hint").label == WORDS("learn-hint-more")
        assert not at.button(key="solution").disabled
        assert not closed(at, place)
        assert verdicts(at) == []
    assert at.button(key="hint").disabled, "after the last hint there is the solution only"
    click(at, "solution")
    expect_hints(at, rungs)
    expect_solution_shown(at, place)
    click(at, "again")
    assert not at.info
    assert not closed(at, place)
    assert at.button(key="again").disabled


def expect_hints(at: AppTest, rungs: Rungs) -> None:
    """These hints are shown with their numbers, and no others."""
    (box,) = at.info
    for number, rung in enumerate(rungs, 1):
        title = WORDS("hint-solution") if number == RUNGS else WORDS("hint-title", number=number)
        assert box.value.count(f"**{plain(title)}**") == 1
        assert all(told(line) in box.value for line in rung)
    assert box.value.count("**") == 2 * len(rungs)


def expect_solution_shown(at: AppTest, place: Place) -> None:
    """The solution is shown, which does not count as solving it, and only another try can be made."""
    assert closed(at, place)
    assert at.button(key="hint").disabled
    assert at.button(key="solution").disabled
    assert not at.button(key="again").disabled
    assert not is_solved(at, place.item_id)
    if isinstance(place.step.goal, OnePlayGoal):
        assert place.step.position is not None
        first = solutions(place.step.position, place.step.goal)[0]
        assert board_of(at)["played"]["code"] == first.card.code


def test_the_solution_can_be_asked_for_at_once_and_then_it_can_be_tried_again() -> None:
    for place in (example("zwick"), example("legal")):
        at = click(open_step(place), "solution")
        expect_hints(at, rungs_of(place))
        expect_solution_shown(at, place)
        click(at, "again")
        solve(at, place)
        assert is_solved(at, place.item_id)
        assert not at.info


def test_hints_stay_while_the_exercise_is_tried_and_go_when_it_is_solved() -> None:
    place = one_of(Way.ONE)
    question = place.step.question
    assert question is not None
    at = click(open_step(place), "hint")
    choose(at, place.item_id, question, wrong_answers(question)[0])
    expect_hints(at, rungs_of(place)[:1])
    solve(at, place)
    assert not at.info


# -- all captures -------------------------------------------------------------


@FIND_ALL
def test_captures_are_found_one_after_the_other(place: Place) -> None:
    step = place.step
    assert step.position is not None
    wanted = right_moves(step)
    at = open_step(place)
    assert plain(WORDS("find-all-found", found=0, number=len(wanted))) in texts(at)
    for number, move in enumerate(wanted, 1):
        play(at, step.position, move)
        assert plain(WORDS("find-all-found", found=number, number=len(wanted))) in texts(at)
        assert f"- {told(play_line(step.position, move))}" in texts(at)
        assert is_solved(at, place.item_id) == (number == len(wanted))
        assert bool(at.success) == (number == len(wanted))
    assert at.success[0].value == f"{RIGHT} {WORDS('find-all-done')}"


@FIND_ALL
def test_what_is_found_again_or_is_not_asked_for_is_told(place: Place) -> None:
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, FindAllGoal)
    wanted = right_moves(step)
    at = open_step(place)
    play(at, step.position, wanted[0])
    play(at, step.position, wanted[0])
    assert verdicts(at) == [told_note("find-all-again")]
    assert plain(WORDS("find-all-found", found=1, number=len(wanted))) in texts(at)
    lay = next((Lay(card) for card in step.position.hand if not violations(step.position, Lay(card))), None)
    if lay is not None:
        play(at, step.position, lay)
        assert verdicts(at) == [told_note("find-all-not-capture")]
    illegal = next(illegal_moves(step.position))
    play(at, step.position, illegal)
    verdict = judge(step.position, Reading(illegal))
    assert verdicts(at)[0].startswith(f"**{WORDS('feedback-title-wrong')}.** {told(sentence(verdict))}")
    play(at, step.position, wanted[1])
    assert not at.error
    assert plain(WORDS("find-all-found", found=2, number=len(wanted))) in texts(at)


def told_note(message: str) -> str:
    """A note as the page shows it."""
    return plain(WORDS(message))


def test_a_capture_with_another_card_is_not_asked_for() -> None:
    (place,) = [one for one in SMALL if one.slug == "find-all"]
    position = place.step.position
    assert position is not None
    five = Capture(position.hand[1], (position.table[1],))
    at = play(open_step(place), position, five)
    assert len(at.warning) == 1
    assert "8♠" in at.warning[0].value
    assert not is_solved(at, place.item_id)


@FIND_ALL
def test_the_hints_point_to_what_is_still_to_find(place: Place) -> None:
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, FindAllGoal)
    wanted = right_moves(step)
    at = play(open_step(place), step.position, wanted[0])
    for _ in range(3):
        click(at, "hint")
    expect_hints(at, find_all_hints(step.position, step.goal, wanted[:1])[:3])
    click(at, "solution")
    (box,) = at.info
    assert all(told(play_line(step.position, move)) in box.value for move in wanted[1:])
    click(at, "again")
    assert plain(WORDS("find-all-found", found=0, number=len(wanted))) in texts(at)


# -- order --------------------------------------------------------------------


def test_events_are_chosen_in_their_order() -> None:
    place = one_of(Way.ORDER)
    question = place.step.question
    assert question is not None
    at = open_step(place)
    assert plain(WORDS("question-order")) in texts(at)
    for number, event in enumerate(question.right[:-1], 1):
        click(at, f"order {event}")
        assert f"{number}. {told(question.option(event).label)}" in texts(at)
        assert not any(one.key == f"order {event}" for one in at.button), "it is chosen"
        assert verdicts(at) == []
    click(at, f"order {question.right[-1]}")
    assert at.success[0].value.startswith(RIGHT)
    assert not any(one.key.startswith("order ") for one in at.button)


def test_an_event_that_comes_too_early_is_told_and_the_others_stay_chosen() -> None:
    place = one_of(Way.ORDER)
    question = place.step.question
    assert question is not None
    at = open_step(place)
    click(at, f"order {question.right[0]}")
    click(at, f"order {question.right[2]}")
    assert told(question.option(question.right[2]).label) in at.error[0].value
    assert f"1. {told(question.option(question.right[0]).label)}" in texts(at)
    click(at, f"order {question.right[1]}")
    assert not at.error
    for event in question.right[2:]:
        click(at, f"order {event}")
    assert is_solved(at, place.item_id)


# -- the whole course ---------------------------------------------------------


@pytest.mark.parametrize("lesson", library().lessons, ids=lambda lesson: lesson.id.rpartition("/")[2])
def test_every_step_of_the_course_can_be_solved(lesson: object) -> None:
    places = [place for place in course_places() if place.lesson is lesson]
    at = open_step(places[0])
    for number, place in enumerate(places):
        assert at.subheader[0].value == plain(place.title)
        assert dict(at.query_params.items()) == place.address
        solve(at, place)
        assert at.success[0].value.startswith(RIGHT)
        if number + 1 < len(places):
            click(at, "next-step")
    assert plain(WORDS("learn-lesson-finished")) in verdicts(at)
