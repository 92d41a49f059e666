"""A lesson made in the Workshop: every example holds, and steps are moved, copied and removed with their comments."""

from collections.abc import Mapping
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, click, follower, has_board, open_app, run
from tests.app.user_content.test_pages import german_blocks
from tests.app.workshop.test_page import TABLE, act, draft, go, laid_out, put, zone
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import BY_STEPS, DRAFT_PREFIX
from tutor.app.drafts.kinds import first_text
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.app.workshop.lesson.lesson_text import examples, moved, with_another, with_steps, written_steps
from tutor.catalogue.exercises import Lesson, prove_lesson
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.questions.table import WITHOUT_POSITION
from tutor.content.files.load import load_lesson
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.zwickern.questions import QUESTION_KINDS, MatchGoal
from tutor.engine.zwickern import VARIANTS
from tutor.text import language
from tutor.text.language import ENGLISH, RELEASED


def proven(text: str) -> Lesson:
    """Return the lesson of a text, which must hold."""
    return prove_lesson("lesson", load_lesson("lesson.yaml", text, VARIANTS))


def test_every_kind_of_exercise_has_an_example() -> None:
    assert list(examples(ENGLISH)) == list(QUESTION_KINDS)


@pytest.mark.parametrize("code", RELEASED)
@pytest.mark.parametrize("kind", QUESTION_KINDS)
def test_an_example_added_to_a_lesson_holds(kind: str, code: str) -> None:
    text = first_text("lesson", language(code))
    steps = with_another(written_steps(proven(text).entry), 0, examples(code)[kind])
    assert proven(with_steps(text, steps)).steps[1].goal.kind == kind


def test_a_step_is_written_in_the_order_in_which_one_reads_it() -> None:
    keys = ["slug", "title", "text", "position", "goal", "solutions", "wrong"]
    assert list(written_steps(proven(first_text("lesson", WORDS)).entry)[0]) == keys


def test_steps_are_moved_copied_and_changed_and_keep_their_comments() -> None:
    text = first_text("lesson", WORDS).replace("slug: two-sums", "slug: two-sums  # the first")
    steps = written_steps(proven(text).entry)
    steps = with_another(steps, 0, steps[0])
    assert [one["slug"] for one in steps] == ["two-sums", "two-sums-2"]
    text = with_steps(text, moved(steps, 0, 1))
    assert [one.entry.slug for one in proven(text).steps] == ["two-sums-2", "two-sums"]
    assert "# the first" in text
    text = changed_yaml(text, {"done": "Well done."}, ("steps", 1))
    assert proven(text).steps[1].entry.done == "Well done."
    assert "# the first" in text


# -- the page -------------------------------------------------------------------


def lesson() -> AppTest:
    """A lesson that has just been begun."""
    return open_app("workshop", view="lesson")


def slugs(at: AppTest) -> list[str]:
    """The slugs of the steps of the open draft."""
    return [one.entry.slug for one in proven(draft(at)).steps]


def test_steps_are_added_copied_moved_and_removed() -> None:
    at = click(lesson(), "step copy")
    assert slugs(at) == ["two-sums", "two-sums-2"]
    at = click(at, "step up")
    assert slugs(at) == ["two-sums-2", "two-sums"]
    at.selectbox(key="step kind").set_value("how-many")
    at = click(run(at), "step add")
    assert len(slugs(at)) == 3
    assert proven(draft(at)).steps[1].goal.kind == "how-many"
    at = click(at, "step remove")
    assert slugs(at) == ["two-sums-2", "two-sums"]


def test_a_removed_step_is_restored_until_something_else_is_changed() -> None:
    at = click(click(lesson(), "step copy"), "step up")
    before = draft(at)
    at = click(at, "step remove")
    assert slugs(at) == ["two-sums"]
    assert escape_markdown(WORDS("workshop-step-removed", title="Two sums")) in [one.value for one in at.success]
    at = click(at, f"undo {BY_STEPS}")
    assert draft(at) == before
    at = click(click(at, "step remove"), "step copy")
    assert not [one for one in at.button if one.key == f"undo {BY_STEPS}"]


def test_a_change_of_a_step_is_taken_back_where_it_is_made() -> None:
    at = click(step_with("pile"), "step task")
    before = draft(at)
    follower(at.checkbox, "asked most").set_value(True)
    at = run(at)
    assert "most_cards: true" in draft(at)
    assert draft(click(at, "undo-draft")) == before


def test_the_chosen_step_is_played_as_a_learner_does() -> None:
    at = lesson()
    assert has_board(at)
    (text,) = [one for one in at.text_area if one.label == WORDS("workshop-step-text")]
    text.set_value("Clear the table with the **jack**.")
    at = run(at)
    assert proven(draft(at)).steps[0].entry.text == "Clear the table with the **jack**."
    assert not at.error


def test_a_lesson_is_previewed_step_by_step() -> None:
    at = go(click(lesson(), "step copy"), "preview")
    assert has_board(at)
    follower(at.selectbox, "lesson step").set_value(0)
    at = run(at)
    assert at.session_state["visit"].workshop.step == 0
    assert len(slugs(at)) == 2


def test_a_fault_is_reported_and_the_lesson_is_not_saved() -> None:
    at = go(lesson(), "yaml")
    assert [one.value for one in at.success] == [escape_markdown(WORDS("workshop-no-faults"))]
    follower(at.text_area, "workshop-yaml").set_value(draft(at).replace("JS x 10D+2S 9C+3H]", "JS x 10D]"))
    at = run(at)
    # The solution is wrong, and the right one is left out.
    line = next(number for number, one in enumerate(draft(at).splitlines(), 1) if "JS x 10D]" in one)
    assert [one.value for one in at.error] == [
        escape_markdown(WORDS("workshop-faults", number=2, places=1, lines=str(line)))
    ]
    at = go(at, "lesson")
    assert [one.value for one in at.warning] == [escape_markdown(WORDS("workshop-lesson-not-yet"))]
    assert not [one for one in at.get("download_button") if one.proto.id.endswith("save-lesson")]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("JS x 10D+2S 9C+3H]", "JS x 10D]"),
        ("kind: zwick", "kind: zwik"),
        ("goal: {", "gaol: {"),
        ("9C, 3H]", "9C, 3X]"),
    ],
)
def test_one_wrong_step_hides_no_other(right: str, wrong: str) -> None:
    at = go(click(lesson(), "step copy"), "yaml")
    first, second = draft(at).split("slug: two-sums-2")
    text = f"{first}slug: two-sums-2{second.replace(right, wrong)}"
    assert text != draft(at)
    follower(at.text_area, "workshop-yaml").set_value(text)
    for view in ("preview", "lesson"):
        at = go(run(at), view)
        (steps,) = [one for one in at.selectbox if (one.key or "").startswith("lesson step")]
        assert steps.options == ["1. Two sums", WORDS("workshop-step-wrong", step="2. Two sums")]
        steps.set_value(0)
        at = run(at)
        assert has_board(at)
        follower(at.selectbox, "lesson step").set_value(1)
        at = run(at)
        assert not has_board(at)
        told = [one.value for one in (*at.warning, *at.error)]
        wanted = ("step-not-yet",) if view == "preview" else ("lesson-not-yet", "mend-first")
        assert any(escape_markdown(WORDS(f"workshop-{one}")) in told for one in wanted)


# -- reasons of one's own against wrong answers ------------------------------------


def with_reason(kind: str, against: str, text: str) -> AppTest:
    """The task of a step with a question, to which a reason against a wrong answer was added."""
    at = click(step_with(kind), "step task")
    at = run(against_answer(at, against))
    follower(at.text_input, "step reason").set_value(text)
    return run(at)


def against_answer(at: AppTest, answer: str) -> AppTest:
    """Choose the wrong answer against which a reason is written."""
    if any(one.key == "reason-number" for one in at.number_input):
        at.number_input(key="reason-number").set_value(int(answer))
    else:
        at.selectbox(key="reason-against").set_value(answer)
    return at


@pytest.mark.parametrize(("kind", "against"), [("fact", "58"), ("pile", "3")])
def test_a_reason_against_a_wrong_answer_is_written_shown_and_taken_away(kind: str, against: str) -> None:
    at = with_reason(kind, against, "Count *again*.")
    step = proven(draft(at)).steps[1]
    assert step.entry.reasons[against] == "Count *again*."
    assert any(one.value.endswith(escape_markdown("Count *again*.")) for one in at.markdown)
    follower(at.text_input, "step reason").set_value(" ")
    at = run(at)
    assert against not in proven(draft(at)).steps[1].entry.reasons


def test_each_wrong_answer_has_a_reason_of_its_own() -> None:
    at = with_reason("fact", "58", "Six are too many.")
    at = run(against_answer(at, "52"))
    assert not follower(at.text_input, "step reason").value
    follower(at.text_input, "step reason").set_value("None are too few.")
    at = run(at)
    reasons = proven(draft(at)).steps[1].entry.reasons
    assert {"58": "Six are too many.", "52": "None are too few."}.items() <= reasons.items()


def test_no_reason_is_written_against_the_right_number_nor_where_events_are_put_into_order() -> None:
    at = click(step_with("pile"), "step task")
    question = proven(draft(at)).steps[1].question
    assert question is not None
    at = run(against_answer(at, question.right[0]))
    assert follower(at.text_input, "step reason").disabled
    at = click(step_with("order"), "step task")
    assert not [one for one in at.text_input if str(one.key).startswith("step reason")]


def test_another_question_has_none_of_the_old_reasons() -> None:
    at = with_reason("pile", "3", "Count again.")
    follower(at.checkbox, "asked most").set_value(True)
    at = run(at)
    assert proven(draft(at)).steps[1].entry.reasons == {}
    assert proven(draft(click(at, "undo-draft"))).steps[1].entry.reasons == {"3": "Count again."}


def test_other_changes_of_the_step_keep_its_reasons() -> None:
    at = click(with_reason("pile", "3", "Count again."), "step back")
    (text,) = [one for one in at.text_area if one.label == WORDS("workshop-step-text")]
    text.set_value("Count.")
    at = click(run(at), "step up")
    assert [one.entry.reasons for one in proven(draft(at)).steps] == [{"3": "Count again."}, {}]


def test_a_learner_of_another_language_hears_the_reason_in_its_own() -> None:
    at = click(with_reason("fact", "58", "Sechs sind zu viele."), "step back")
    follower(at.selectbox, "draft language").set_value("de")
    at = go(run(at), "preview")
    at.radio[0].set_value("58")
    at = click(at, "check")
    assert "Sechs sind zu viele" in at.error[0].value
    assert "lang-de-wrong" in german_blocks(at)
    at.radio[0].set_value("52")
    assert "lang-de-wrong" not in german_blocks(click(at, "check"))


def test_what_is_wrong_after_the_steps_is_not_a_fault_of_the_last_one() -> None:
    at = go(lesson(), "yaml")
    follower(at.text_area, "workshop-yaml").set_value(f"{draft(at)}langauge: de\n")
    at = go(run(at), "preview")
    assert has_board(at)


def test_a_lesson_in_german_is_german_for_others_only() -> None:
    at = lesson()
    follower(at.selectbox, "draft language").set_value("de")
    at = go(run(at), "preview")
    assert "language: de" in draft(at)
    assert {"lang-de-title", "lang-de-text"} <= german_blocks(at)
    assert german_blocks(speaking(at, "de")) == set()


def speaking(at: AppTest, code: str) -> AppTest:
    """The page in another language."""
    at.query_params["lang"] = code
    return run(at)


@pytest.mark.parametrize("code", [one for one in RELEASED if one != ENGLISH])
def test_a_lesson_and_its_examples_are_in_the_language_of_its_author(code: str) -> None:
    english = {said for kind in QUESTION_KINDS for said in said_in(examples(ENGLISH)[kind])}
    at = open_app("workshop", view="lesson", lang=code)
    entry = proven(draft(at)).entry
    assert (entry.language, entry.title) == (code, language(code)("workshop-first-lesson"))
    for kind in ("zwick", "takers", "fact"):
        at.selectbox(key="step kind").set_value(kind)
        at = click(run(at), "step add")
    for step in written_steps(proven(draft(at)).entry)[1:]:
        kind = step["goal"]["kind"]
        assert said_in(step) == said_in(examples(code)[kind])
        assert not english & set(said_in(step)), kind


def said_in(step: Mapping[str, Any]) -> list[str]:
    """The texts of a step."""
    return [step[key] for key in ("title", "text", "done") if key in step]


@pytest.mark.parametrize(("begun", "added"), [(ENGLISH, "fr"), ("de", "de")])
def test_a_step_is_in_the_language_that_its_lesson_says(begun: str, added: str) -> None:
    """A lesson that says none gets a step in the language of the page."""
    at = click(speaking(open_app("workshop", view="lesson", lang=begun), "fr"), "step add")
    assert said_in(written_steps(proven(draft(at)).entry)[1]) == said_in(examples(added)["zwick"])


def test_a_text_that_is_not_a_lesson_is_shown_with_its_faults() -> None:
    at = go(lesson(), "yaml")
    follower(at.text_area, "workshop-yaml").set_value("steps: 5\n")
    at = go(run(at), "lesson")
    assert [one.value for one in at.error] == [escape_markdown(WORDS("workshop-mend-first"))]


# -- from puzzles made here ---------------------------------------------------------


def with_draft() -> tuple[AppTest, str]:
    """A lesson beside a draft of a puzzle with a Zwick in it, and the name of the draft."""
    at = go(laid_out(), "puzzle")
    follower(at.text_input, "workshop-title-field").set_value("Ours")
    at = go(run(at), "lesson")
    return at, next(name for name in attempt_log.log().settings(LOCAL) if name.startswith(DRAFT_PREFIX))


def test_a_step_is_made_of_a_draft() -> None:
    at, name = with_draft()
    at.selectbox(key="step kind").set_value(name)
    at = click(run(at), "step add")
    step = proven(draft(at)).steps[1].entry
    assert (step.slug, step.title, step.goal.kind) == ("ours", "Ours", "zwick")
    assert step.position is not None
    assert step.position.table == TABLE
    assert step.text == WORDS("workshop-step-drafted")
    assert not at.error
    # Another one gets a slug of its own, and says in the language of the lesson what the draft does not.
    follower(at.selectbox, "draft language").set_value("de")
    at = click(run(at), "step add")
    step = proven(draft(at)).steps[2].entry
    assert (step.slug, step.text) == ("ours-2", language("de")("workshop-step-drafted"))


def test_the_board_of_a_step_is_that_of_a_draft() -> None:
    at, _ = with_draft()
    at = click(at, "step copy")
    follower(at.selectbox, "lesson step").set_value(0)
    at = click(run(at), "step take board")
    first, second = (one.entry for one in proven(draft(at)).steps)
    assert first.position is not None
    assert first.position.seats == ("South", "North")
    # What it asked stays, what was stated of the other board does not.
    assert (first.goal.kind, first.solutions) == ("zwick", ())
    assert second.position is not None
    assert len(second.position.seats) == 4
    at = click(at, "undo-draft")
    assert [len(one.entry.position.seats) for one in proven(draft(at)).steps if one.entry.position] == [4, 4]


def test_without_a_draft_the_page_says_how_a_board_comes_there() -> None:
    at = lesson()
    assert escape_markdown(WORDS("workshop-step-boards-about")) in "".join(one.value for one in at.markdown)
    assert not [one for one in at.button if one.key == "step take board"]


# -- the board and the task of a step ------------------------------------------------


def step_with(kind: str) -> AppTest:
    """A lesson with an example of a kind of exercise, which is looked at."""
    at = lesson()
    at.selectbox(key="step kind").set_value(kind)
    return click(run(at), "step add")


def test_the_board_of_a_step_is_laid_out_on_the_table_of_positions() -> None:
    at = click(lesson(), "step board")
    assert at.query_params["view"] == "position"
    at = put(act(at, "back", zone(at, "table")["3H"]), "to-table", "3D")
    step = proven(draft(at)).steps[0].entry
    assert step.position is not None
    assert step.position.table == ("10D", "2S", "9C", "3D")
    assert step.solutions == ()
    at = click(at, "step back")
    assert at.query_params["view"] == "lesson"
    assert "of" not in at.query_params


def test_what_a_step_asks_is_chosen_as_for_a_puzzle() -> None:
    at = click(lesson(), "step task")
    follower(at.selectbox, "workshop-goal").set_value("most-cards")
    at = run(at)
    assert proven(draft(at)).steps[0].goal.kind == "most-cards"
    follower(at.selectbox, "workshop-goal").set_value("takers")
    at = run(at)
    # The tries that the step warned of say nothing about a question.
    assert proven(draft(at)).steps[0].goal.kind == "takers"
    follower(at.multiselect, "asked items").set_value(["9C", "3H"])
    at = run(at)
    assert proven(draft(at)).steps[0].goal.model_dump()["items"] == ("9C", "3H")
    assert "J♠" in at.success[0].value


@pytest.mark.parametrize("kind", [kind for kind in QUESTION_KINDS if kind not in GOALS])
def test_the_task_of_every_kind_of_question_is_shown_with_its_answer(kind: str) -> None:
    at = click(step_with(kind), "step task")
    assert [one.value for one in at.success]
    assert not at.error


@pytest.mark.parametrize("kind", [kind for kind in QUESTION_KINDS if kind not in WITHOUT_POSITION])
def test_a_step_can_ask_every_kind_about_its_board(kind: str) -> None:
    """Where the cards do not suit, the page says so."""
    at = click(step_with("takers"), "step task")
    if kind != "takers":
        follower(at.selectbox, "workshop-goal").set_value(kind)
        at = run(at)
    assert written_steps(load_lesson("", draft(at), VARIANTS).entry)[1]["goal"]["kind"] == kind
    assert not at.error


def asked_hands(at: AppTest) -> list[dict[str, int]]:
    """The games of the match that the second step asks about."""
    found = proven(draft(at)).steps[1].goal
    assert isinstance(found, MatchGoal)
    return [dict(one) for one in found.hands]


def test_a_match_gets_another_game_and_other_sides() -> None:
    at = click(step_with("match"), "step task")
    before = asked_hands(at)
    at = click(at, "asked rows more")
    assert asked_hands(at) == [*before, dict.fromkeys(before[0], 0)]
    follower(at.text_input, "asked sides hands").set_value("Ida, Jan, Uwe")
    at = run(at)
    assert [list(one) for one in asked_hands(at)] == [["Ida", "Jan", "Uwe"]] * (len(before) + 1)
    assert [one["Uwe"] for one in asked_hands(at)] == [0] * (len(before) + 1)
    for _ in before:
        at = click(at, "asked rows fewer")
    assert len(asked_hands(at)) == 1
    (fewer,) = [one for one in at.button if one.key == "asked rows fewer"]
    assert fewer.disabled


def test_why_a_pile_cannot_be_is_reported_and_another_visit_goes_on() -> None:
    at = click(step_with("pile"), "step task")
    follower(at.text_input, "asked cards").set_value("KH KH")
    for page in (run(at), open_app("workshop", view="puzzle", of="pile")):
        assert [one.value for one in page.warning] == [escape_markdown("KH is here too often; the pack has it once")]


def test_a_play_that_cannot_be_read_is_refused() -> None:
    at = click(step_with("legal"), "step task")
    before = draft(at)
    play = follower(at.selectbox, "asked play")
    # Streamlit's tests know no choices that are typed, so another one is given its text.
    play.options.append("8S takes all")
    play.set_value("8S takes all")
    at = run(at)
    assert draft(at) == before
    assert [one.value for one in at.error] == [escape_markdown(WORDS("workshop-try-unread"))]


def test_a_step_that_is_not_there_is_not_looked_at() -> None:
    at = open_app("workshop", view="position", of="nowhere")
    assert "of" not in at.query_params
    assert has_board(at)
