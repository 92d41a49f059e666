"""Every kind of exercise: wrong answers and what is said of them, the right one, the hints, and another try."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import (
    Place,
    course_places,
    example,
    examples,
    illegal_plays,
    places_of,
    right_plays,
    with_examples,
    wrong_answers,
    wrong_plays,
)
from tests.app.playing import (
    LEARNER,
    WORDS,
    answer_key,
    board_of,
    choose,
    click,
    expect_after,
    follower,
    for_learner,
    has_board,
    is_solved,
    make_play,
    open_app,
    open_step,
    run,
    solve,
    texts,
    verdicts,
)
from tutor.app.base.markdown import answer_sign, escape_markdown
from tutor.app.board.protocol import items_of
from tutor.app.exercise.answer_controls import box_label
from tutor.app.visitor import attempt_log, session
from tutor.app.visitor.exercise_states import FindAllState
from tutor.app.visitor.language import ADDRESS
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.session import Session, start_again
from tutor.catalogue.exercises import Step
from tutor.coach.question import Answer, Marking, Question, Way, hint_line, mark, missing_line
from tutor.coach.question_hints import RUNGS, Rungs, question_hints
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.questions.table import slips
from tutor.coach.zwickern.verdict.explanation import help_line, nudge, sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.questions import QUESTION_KINDS, MajorityGoal, MatchGoal, OrderGoal, PileGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Capture, Lay, Play, Reading, violations
from tutor.text import Line, render
from tutor.text.language import RELEASED

EXAMPLES = {place.slug: place for place in places_of(examples())}
(NONE,) = [place for place in course_places() if place.slug == "better-to-take"]
# Beside one example of each kind some that are answered differently.
PLACES = [*map(example, QUESTION_KINDS), EXAMPLES["legal"], EXAMPLES["pile"], NONE]
EVERY_PLACE = pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.step.goal.kind}-{place.slug}")
# Of one card, and of all.
FIND_ALL = pytest.mark.parametrize("place", [EXAMPLES["find-all"], example("find-all")], ids=lambda place: place.slug)
HINTED = [example(kind) for kind in ("zwick", "build", "find-all", "legal", "how-many", "takers", "order")]
RIGHT = f"**{WORDS('feedback-title-right')}.**"
YES, NO = answer_sign(right=True), answer_sign(right=False)


@pytest.fixture(autouse=True)
def _with_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    with_examples(monkeypatch)


def one_of(way: Way) -> Place:
    """The first example that is answered with the widgets of a way, not on the board."""
    return next(
        place for place in PLACES if (question := place.step.question) and question.way is way and question.on is None
    )


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
    if question is None or question.on is not None:
        assert question is None or not (at.radio or at.checkbox or any(one.key == "check" for one in at.button))
        return board_of(at)["interactive"] is False
    found = [len(at.radio), len(at.number_input), len(at.checkbox)]
    ways = [Way.ONE, Way.NUMBER, Way.SEVERAL]
    shown = {way: number for way, number in zip(ways, found, strict=True) if number}
    assert any(one.key == "check" for one in at.button) == bool(shown)
    assert not shown or set(shown) == {question.way}
    # A box for each option and one for none of them.
    assert question.way is not Way.SEVERAL or sum(found) in (0, len(question.options) + 1)
    return not shown


# -- right and wrong ----------------------------------------------------------


def test_every_kind_has_an_example() -> None:
    assert len(set(QUESTION_KINDS)) == len(QUESTION_KINDS)
    assert {way for place in PLACES if place.step.question for way in [place.step.question.way]} == set(Way)


def expect_wrong_play(at: AppTest, place: Place, play: Play) -> None:
    """A wrong play is explained; what would be right is not shown unasked."""
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, OnePlayGoal)
    verdict = judge(step.position, Reading(play), step.goal)
    title = WORDS("feedback-title-legal" if verdict.legal else "feedback-title-wrong")
    lines = [sentence(verdict), None if verdict.legal else nudge(verdict)]
    said = " ".join([f"**{title}.**", *(for_learner(line) for line in lines if line is not None)])
    assert verdicts(at) == [said]
    assert bool(at.warning) == verdict.legal
    assert not at.info
    for one in solutions(step.position, step.goal):
        assert for_learner(play_line(step.position, one)) not in said
    assert not any(one.proto.expanded for one in at.expander), "nothing is given away unasked"
    helping, mended = help_line(verdict), verdict.repair.play
    if helping is not None and mended is not None:
        solving = meets(step.position, mended, step.goal)
        title = WORDS("feedback-repair-solution" if solving else "feedback-repair-title")
        (asked,) = [one for one in at.expander if one.label == title]
        assert [one.value for one in asked.markdown] == [for_learner(helping)]


def expect_wrong_answer(at: AppTest, step: Step, given: Answer) -> None:
    """The verdict on a wrong answer says that it is wrong and why, and not what is right."""
    (said,) = [box.value for box in at.error]
    assert verdicts(at) == [said]
    question = step.question
    assert question is not None
    marking = mark(question, given, slips=slips(step.goal, step.position, question, VARIANTS))
    assert said == f"**{WORDS('question-wrong')}.** " + "  \n".join(wrong_lines(marking))
    if question.way is Way.ONE:
        (right,) = question.right
        label = re.escape(for_learner(question.option(right).label))
        assert not re.search(rf"(?<!\w){label}(?!\w)", said), "it is not given away"
    # A group of one card is proved by its name alone.
    assert not any(for_learner(line) in said for line in question.proof if line.message != "group-alone")
    assert not at.info
    assert not at.expander


def wrong_lines(marking: Marking) -> list[str]:
    """What must be said of a wrong answer."""
    question, hint = marking.question, hint_line(marking)
    hints = [] if hint is None else [for_learner(hint)]
    match question.way:
        case Way.NUMBER:
            few = int(marking.answer[0]) < int(question.right[0])
            direction = [WORDS("question-too-few" if few else "question-too-many")]
            return hints if marking.slip is not None else [*direction, *hints]
        case Way.ORDER:
            early = for_learner(marking.slip or Line("question-too-early"))
            return [f"{for_learner(question.option(marking.wrongly[0]).label)} {early}"]
        case Way.ONE:
            return [option_line(question, marking.answer[0])]
        case Way.SEVERAL:
            reasons = [option_line(question, one) for one in marking.wrongly]
            missing = missing_line(marking)
            return [*reasons, *([] if missing is None else [for_learner(missing)]), *hints]


def option_line(question: Question, given: str) -> str:
    """An option with its sign and its reason, where the reason does not name it by itself."""
    option = question.option(given)
    sign, label = YES if given in question.right else NO, for_learner(option.label)
    if option.why is None:
        return f"{sign} {label}"
    why = for_learner(option.why)
    names = (label, escape_markdown(option.label.said(LEARNER)))
    if any(re.search(rf"(?<!\w){re.escape(name)}(?!\w|\\?\.\s)", why) for name in names):
        return f"{sign} {why}"
    return f"{sign} {label} {why}" if label.endswith(".") else f"{sign} {label}: {why}"


def option_lines(question: Question) -> list[str]:
    """All options with their reasons; wrong ones of a word or two with the same reason are said together."""
    lines: list[str] = []
    for option in question.options:
        line = option_line(question, option.id)
        head, _, why = line.partition(": ")
        before = next((one for one in lines if one.startswith(NO) and one.partition(": ")[2] == why), None)
        if why and line.startswith(NO) and before is not None:
            lines[lines.index(before)] = f"{before.partition(': ')[0]}, {head.removeprefix(NO).strip()}: {why}"
        else:
            lines.append(line)
    return lines


def test_wrong_answers_with_one_reason_are_said_together() -> None:
    place = next(place for place in course_places() if place.item_id.endswith("/building-on-a-loose-court-card"))
    at = open_step(place)
    solve(at, place)
    assert f"{NO} 3, 5, 7, 9, 10, 11, 13, 14: " in texts(at)
    question = place.step.question
    assert question is not None
    reason = question.options[0].why
    assert reason is not None
    assert texts(at).count(for_learner(reason)) == 1


def expect_shown(at: AppTest, place: Place) -> None:
    """What the exercise is about is on the board: a position, a pile, an order or sides; other exercises have none."""
    goal = place.step.goal
    if isinstance(goal, PileGoal | OrderGoal):
        assert board_of(at)["seats"] == []
        shown = items_of(board_of(at), "table" if isinstance(goal, PileGoal) else "chips")
        assert shown is not None
        assert [item["cards"] for item in shown] == (
            [[code] for code in goal.cards] if isinstance(goal, PileGoal) else [[] for _ in goal.events]
        )
    elif isinstance(goal, MajorityGoal | MatchGoal):
        sides = goal.piles if isinstance(goal, MajorityGoal) else goal.hands[0]
        shown = items_of(board_of(at), "chips")
        assert shown is not None
        assert len(shown) == len(sides) + 1, "each side, and nobody"
    else:
        assert has_board(at) == (place.step.position is not None)


def helping(at: AppTest) -> dict[str, bool]:
    """The buttons that help with an exercise, each with whether it can be pressed."""
    return {one.key: not one.disabled for one in at.button if one.key in ("again", "hint", "solution")}


def expect_open(at: AppTest, place: Place) -> None:
    """The exercise is not solved and can be tried on."""
    assert not is_solved(at, place.item_id)
    assert not closed(at, place)
    assert helping(at) == {"hint": True, "solution": True}


def test_in_french_neither_a_capital_nor_a_second_colon_follows_a_colon() -> None:
    """A play of which one asks may have a colon in its reason, and so may a hint."""
    place = next(one for one in course_places() if one.slug == "your-own-promises")
    question = place.step.question
    assert question is not None
    at = open_app(**place.address, **{ADDRESS: "fr"})
    choose(at, place.item_id, question, question.right)
    right = texts(at)
    click(at, "again")
    for _ in range(RUNGS - 1):
        click(at, "hint")
    hints = at.info[0].value
    assert "Pensez à votre promesse" in right
    assert "«" in hints
    for text in (right, hints):
        for line in text.splitlines():
            assert not re.search(r"\s: [A-ZÀ-Ý][a-zà-ÿ’]", line), line
            assert all(part.count("\u00a0:") < 2 for part in re.split(r"[.?!·]\s", line)), line


@EVERY_PLACE
def test_wrong_answers_get_a_reason_and_the_right_one_solves_it(place: Place) -> None:
    step = place.step
    at = open_step(place)
    assert at.title[0].value == escape_markdown(step.entry.title)
    expect_open(at, place)
    expect_shown(at, place)
    if step.question is not None:
        for given in wrong_answers(step.question)[:3]:
            choose(at, place.item_id, step.question, given)
            expect_wrong_answer(at, step, given)
            expect_open(at, place)
    elif isinstance(step.goal, OnePlayGoal):
        assert step.position is not None
        for play in wrong_plays(step):
            make_play(at, step.position, play)
            expect_wrong_play(at, place, play)
            expect_open(at, place)
    solve(at, place)
    assert at.success[0].value.startswith(RIGHT)
    assert len(verdicts(at)) == 1
    assert escape_markdown(step.entry.done or "") in texts(at)
    if step.question is not None:
        expect_proof(at, step.question)
    assert is_solved(at, place.item_id)
    assert closed(at, place)
    assert helping(at) == {"again": True}
    click(at, "again")
    expect_cleared(at, place)


def expect_proof(at: AppTest, question: Question) -> None:
    """The options give way to a list of them, right or wrong and why, and the proof is shown."""
    shown = "\n".join([texts(at), *(box.value for box in at.success)])
    assert all(for_learner(line) in shown for line in question.proof)
    if question.way is Way.ORDER:
        lines = [f"{place}. {for_learner(question.option(one).label)}" for place, one in enumerate(question.right, 1)]
    else:
        lines = option_lines(question)
    joined = "\n" if question.way is Way.ORDER else "  \n"
    assert joined.join(lines) in texts(at)
    assert not at.expander


def expect_cleared(at: AppTest, place: Place) -> None:
    """The exercise is as if it were new, but it is known that it was solved."""
    assert verdicts(at) == []
    assert not closed(at, place)
    assert is_solved(at, place.item_id)
    assert follower(at.selectbox, "choose-step").options[place.number].endswith("✓")
    question = place.step.question
    if question is not None and question.on is not None:
        assert all(item.get("mark") is None for zone in board_of(at)["zones"] for item in zone.get("items", ()))
    elif question is not None and question.way is Way.ONE:
        assert at.radio(key=answer_key(at, place.item_id)).value is None
    elif question is not None and question.way is Way.NUMBER:
        assert at.number_input(key=answer_key(at, place.item_id)).value is None
    assert not any(box.value for box in at.checkbox)


@pytest.mark.parametrize("way", [Way.ONE, Way.NUMBER, Way.SEVERAL])
def test_where_nothing_is_chosen_nothing_is_marked_and_that_is_said(way: Way) -> None:
    place = one_of(way)
    at = click(open_step(place), "check")
    assert verdicts(at) == [escape_markdown("Choose an answer first.")]
    assert not is_solved(at, place.item_id)
    assert attempt_log.log().attempts(LOCAL) == (), "nothing is noted"
    solve(at, place)
    assert at.success[0].value.startswith(RIGHT)
    assert not at.warning


def test_some_and_none_together_are_not_an_answer() -> None:
    place = one_of(Way.SEVERAL)
    at = open_step(place)
    key = answer_key(at, place.item_id)
    at.checkbox(key=f"{key} none").set_value(True)
    at.checkbox(key=f"{key} 0").set_value(True)
    click(at, "check")
    assert verdicts(at) == [escape_markdown(WORDS("question-both"))]
    at.checkbox(key=f"{key} none").set_value(False)
    run(at)
    assert verdicts(at) == [], "it is forgotten when something else is chosen"


@pytest.mark.parametrize("way", [Way.ONE, Way.NUMBER, Way.SEVERAL])
def test_what_is_said_of_an_answer_is_forgotten_when_another_one_is_chosen(way: Way) -> None:
    place = one_of(way)
    question = place.step.question
    assert question is not None
    at = open_step(place)
    choose(at, place.item_id, question, wrong_answers(question)[0])
    assert at.error
    key = answer_key(at, place.item_id)
    match way:
        case Way.ONE:
            at.radio(key=key).set_value(question.right[0])
        case Way.NUMBER:
            at.number_input(key=key).set_value(int(question.right[0]))
        case _:
            box = at.checkbox(key=f"{key} 0")
            box.set_value(not box.value)
    run(at)
    assert verdicts(at) == []
    assert not is_solved(at, place.item_id), "it counts when it is checked"


@pytest.mark.parametrize("lang", RELEASED)
def test_a_number_is_said_although_it_is_in_the_name_of_a_century(lang: str) -> None:
    (place,) = [one for one in course_places() if one.slug == "a-pack-that-shrank"]
    question = place.step.question
    assert question is not None
    at = open_app(**place.address, lang=lang)
    choose(at, place.item_id, question, question.right)
    assert f"{YES} 20" in texts(at)


def test_a_checkbox_is_read_out_without_signs_of_markup() -> None:
    place = example("which-games")
    question = place.step.question
    assert question is not None
    at = open_step(place)
    labels = [render(LEARNER, option.label) for option in question.options]
    assert [box.label for box in at.checkbox] == [*labels, WORDS("question-none")]


@pytest.mark.parametrize("text", ["**b**", "a *b* c", "1. x", "- x", "[a](b)", "www.x.de", ":red[x]", "a <b>", "x_y_"])
def test_markup_in_a_label_is_escaped(text: str) -> None:
    assert box_label(text) == escape_markdown(text)


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


@pytest.mark.parametrize("way", [Way.ONE, Way.NUMBER, Way.SEVERAL])
def test_what_was_answered_is_seen_again_when_the_step_is_visited_again(way: Way) -> None:
    place = one_of(way)
    question = place.step.question
    assert question is not None
    at, wrong = open_step(place), wrong_answers(question)[-1]
    choose(at, place.item_id, question, wrong)
    away_and_back(at, place)
    expect_wrong_answer(at, place.step, wrong)
    key = answer_key(at, place.item_id)
    match way:
        case Way.ONE:
            assert at.radio(key=key).value == wrong[0]
        case Way.NUMBER:
            assert at.number_input(key=key).value == int(wrong[0])
        case _:
            boxes = [at.checkbox(key=f"{key} {number}").value for number in range(len(question.options))]
            assert boxes == [option.id in wrong for option in question.options]
            assert at.checkbox(key=f"{key} none").value is not any(boxes)
    solve(at, place)
    away_and_back(at, place)
    assert at.success[0].value.startswith(RIGHT)
    expect_proof(at, question)


def away_and_back(at: AppTest, place: Place) -> None:
    """Visit the step beside a step, and come back."""
    there, back = ("previous-step", "next-step") if place.number else ("next-step", "previous-step")
    click(at, there)
    assert at.title[0].value != escape_markdown(place.title)
    click(at, back)
    assert at.title[0].value == escape_markdown(place.title)


# -- hints --------------------------------------------------------------------


def test_what_was_found_stays_found_when_another_try_begins() -> None:
    visit = Session()
    found = visit.exercises.state("a", FindAllState).found
    found.append(Lay(CARDS["5S"]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "session", lambda: visit)
        start_again("a")
        assert visit.exercises.state("a", FindAllState).found == [Lay(CARDS["5S"])]
        visit.exercises.state("a", FindAllState).right = True
        start_again("a")
        assert visit.exercises.state("a", FindAllState).found == []


@pytest.mark.parametrize("place", HINTED, ids=lambda place: place.step.goal.kind)
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
    assert helping(at) == {"hint": False, "solution": True}, "after the last hint there is the solution only"
    click(at, "solution")
    expect_solution(at, rungs[-1])
    expect_solution_shown(at, place)
    click(at, "again")
    assert not at.info
    assert not closed(at, place)
    assert helping(at) == {"hint": True, "solution": True}


def expect_hints(at: AppTest, rungs: Rungs) -> None:
    """These hints are shown with their numbers, and no others."""
    (box,) = at.info
    for number, rung in enumerate(rungs, 1):
        assert box.value.count(f"**{escape_markdown(WORDS('hint-title', number=number))}**") == 1
        assert all(for_learner(line) in box.value for line in rung)
    assert box.value.count("**") == 2 * len(rungs)


def expect_solution(at: AppTest, lines: tuple[Line, ...]) -> None:
    """The solution is shown, and the hints before it are not needed any more."""
    (box,) = at.info
    assert box.value.startswith(f"**{escape_markdown(WORDS('hint-solution'))}**")
    assert box.value.count("**") == 2
    assert all(for_learner(line) in box.value for line in lines)


def expect_solution_shown(at: AppTest, place: Place) -> None:
    """The solution is shown, which does not count as solving it, and only another try can be made."""
    assert closed(at, place)
    assert helping(at) == {"again": True}
    assert not is_solved(at, place.item_id)
    assert verdicts(at) == []
    assert escape_markdown(WORDS("learn-solve-yourself")) in texts(at)
    assert escape_markdown(place.step.entry.done or "") in texts(at), "what there is to learn is told as well"
    if place.step.question is not None:
        expect_proof(at, place.step.question)
    if isinstance(place.step.goal, OnePlayGoal):
        assert place.step.position is not None
        first = solutions(place.step.position, place.step.goal)[0]
        expect_after(board_of(at), place.step.position, first)


def test_the_solution_can_be_asked_for_at_once_and_then_it_can_be_tried_again() -> None:
    for place in (example("zwick"), example("legal")):
        at = click(open_step(place), "solution")
        expect_solution(at, rungs_of(place)[-1])
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


def count_of(place: Place, found: int) -> str:
    """The end of the task, which says how many there are and how many are found."""
    return escape_markdown(f"You have {found} of {len(right_plays(place.step))}.")


@FIND_ALL
def test_captures_are_found_one_after_the_other(place: Place) -> None:
    step = place.step
    assert step.position is not None
    wanted = right_plays(step)
    at = open_step(place)
    assert count_of(place, 0) in texts(at)
    for number, play in enumerate(wanted, 1):
        epoch = board_of(at)["epoch"]
        make_play(at, step.position, play)
        assert count_of(place, number) in texts(at)
        data = board_of(at)
        assert data["epoch"] != epoch, "a fresh board, on which nothing is selected"
        # The capture is seen once, and then the table is what it was.
        [frame] = data["film"]["frames"]
        assert frame["played"]["code"] == play.card.code
        assert frame["ply"] == data["film"]["from"] + 1
        assert len(items_of(data, "table")) == len(step.position.table)
        # Until all are found the last one is named by itself, and those before it are listed.
        listed = wanted[: number - (number < len(wanted))]
        assert [line for line in texts(at).splitlines() if line.startswith("- ")] == [
            f"- {for_learner(play_line(step.position, one))}" for one in listed
        ]
        assert is_solved(at, place.item_id) == (number == len(wanted))
        found = for_learner(Line("find-all-found", {"play": play_line(step.position, play)}))
        (box,) = at.success
        if number == len(wanted):
            assert box.value.startswith(RIGHT)
            assert box.value.endswith(WORDS("find-all-done"))
        else:
            assert box.value == found


@FIND_ALL
def test_what_is_found_again_or_is_not_asked_for_is_reported(place: Place) -> None:
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, FindAllGoal)
    wanted = right_plays(step)
    at = open_step(place)
    make_play(at, step.position, wanted[0])
    make_play(at, step.position, wanted[0])
    assert verdicts(at) == [told_note("find-all-again")]
    assert count_of(place, 1) in texts(at)
    epoch = board_of(at)["epoch"]
    lay = next((Lay(card) for card in step.position.hand if not violations(step.position, Lay(card))), None)
    if lay is not None:
        make_play(at, step.position, lay)
        assert verdicts(at) == [told_note("find-all-not-capture")]
    illegal = next(illegal_plays(step.position))
    make_play(at, step.position, illegal)
    verdict = judge(step.position, Reading(illegal))
    assert verdicts(at)[0].startswith(f"**{WORDS('feedback-title-wrong')}.** {for_learner(sentence(verdict))}")
    assert board_of(at)["epoch"] == epoch, "what is selected stays selected"
    assert not at.success, "what was found before is not told again"
    make_play(at, step.position, wanted[1])
    assert not at.error
    assert count_of(place, 2) in texts(at)


def told_note(message: str) -> str:
    """A note as the page shows it."""
    return escape_markdown(WORDS(message))


def test_a_capture_with_another_card_is_not_asked_for() -> None:
    place = EXAMPLES["find-all"]
    position = place.step.position
    assert position is not None
    five = Capture(position.hand[1], (position.table[1],))
    at = make_play(open_step(place), position, five)
    assert len(at.warning) == 1
    assert "8♠" in at.warning[0].value
    assert not is_solved(at, place.item_id)


@FIND_ALL
def test_the_hints_point_to_what_is_still_to_find(place: Place) -> None:
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, FindAllGoal)
    wanted = right_plays(step)
    at = make_play(open_step(place), step.position, wanted[0])
    for _ in range(3):
        click(at, "hint")
    expect_hints(at, find_all_hints(step.position, step.goal, wanted[:1])[:3])
    click(at, "solution")
    (box,) = at.info
    assert all(for_learner(play_line(step.position, play)) in box.value for play in wanted[1:])
    assert not at.success, "what was found before is not told again"
    click(at, "again")
    assert count_of(place, 0) in texts(at)


# -- a whole lesson -----------------------------------------------------------


@pytest.mark.parametrize("kind", ["zwick", "find-all", "how-many"])
def test_the_task_is_read_out_with_the_board(kind: str) -> None:
    """It is the sentence above the board, whatever happened before: the browser reads it out once."""
    place = example(kind)
    at = open_step(place)
    before = board_of(at)["said"]
    assert f"**{escape_markdown(before)}**" in texts(at)
    click(at, "solution")
    click(at, "again")
    assert board_of(at)["said"] == before
