"""A lesson on a trick-taking game: every step is solved and missed on its page, without a browser."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, board_of, choose, click, has_board, open_app, tell, texts
from tests.examples import some
from tutor.app import board
from tutor.app.base.library import library
from tutor.app.base.markdown import answer_sign, escape_markdown, markdown
from tutor.app.exercise.exercise import hints_of
from tutor.app.learn.step import trick_step_task
from tutor.catalogue.exercises import step_id
from tutor.catalogue.tricks.exercises import TricksLesson, TrickStep
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question_hints import RUNGS
from tutor.coach.tricks.results import trick_lines
from tutor.content.tricks.goals import DoGoal, HandGoal

PLAYED_WITH_THE_TEN = "lessons/tricks/zwikken-searching/a-whole-game"
LESSONS = library().tricks
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]


def page_of(lesson: TricksLesson, step: TrickStep) -> AppTest:
    """The page of a step."""
    return open_app("learn", cousin=lesson.id.rpartition("/")[2], step=step.entry.slug)


def test_what_is_left_of_a_game_comes_after_its_first_lesson() -> None:
    names = [lesson.id.rpartition("/")[2] for lesson in LESSONS]
    assert names == ["zwicken", "zwicken-a-game", "zwikken", "zwikken-1853", "zwikken-1900", "zwikken-searching"]


def test_each_lesson_leads_on_to_the_next_one() -> None:
    for lesson, following in pairwise(LESSONS):
        at = click(page_of(lesson, lesson.steps[-1]), "next-step")
        name = following.id.rpartition("/")[2]
        assert dict(at.query_params.items()) == {"cousin": name, "step": following.steps[0].entry.slug}
    assert page_of(LESSONS[-1], LESSONS[-1].steps[-1]).button(key="next-step").disabled


def test_a_card_has_to_be_chosen_only_where_every_button_needs_one() -> None:
    steps = {step.entry.slug: (lesson, step) for lesson, step in STEPS}
    said = {slug: board_of(page_of(*steps[slug]))["words"]["chooseCard"] for slug in ("head-the-trick", "no-stock")}
    assert said == {"head-the-trick": WORDS("tricks-choose-card"), "no-stock": ""}


def send(at: AppTest, action: str, cards: tuple[str, ...]) -> AppTest:
    """Let the board answer with a button and cards of the hand."""
    seq = at.session_state["visit"].exercises.last_seq + 1
    chosen = [f"c-{code}" for code in cards]
    told = {"epoch": board_of(at)["epoch"], "seq": seq, "action": action, "selected": chosen, "choice": None}
    return tell(at, told)


def act(at: AppTest, text: str) -> AppTest:
    """Do an action in notation on the board."""
    buttons = {one["id"]: one for one in board_of(at)["actions"]}
    start = text if text in buttons else text.split(maxsplit=1)[0]
    return send(at, start, tuple(text.removeprefix(start).split()))


def solve(at: AppTest, lesson: TricksLesson, step: TrickStep) -> AppTest:
    """Give the right answer."""
    if isinstance(step.entry.goal, DoGoal):
        return act(at, step.entry.goal.answer[0])
    if isinstance(step.entry.goal, HandGoal):
        return play_like(at, step)
    question = step.question
    assert question is not None
    return choose(at, step_id(lesson, step), question, question.right)


def play_like(at: AppTest, step: TrickStep) -> AppTest:
    """Play a whole hand as its file has it; the bots have to answer so too."""
    position, engine = step.position, next(one for one in LESSONS if step in one.steps).game.game
    assert position is not None
    assert isinstance(step.entry.goal, HandGoal)
    you = position.turn
    for text in step.entry.goal.like:
        if position.turn == you:
            act(at, text)
        position = engine.play(position, engine.read_action(position, text))
    (item,) = (one for one in at.session_state["visit"].exercises.states if one.endswith(f"/{step.entry.slug}"))
    assert at.session_state["visit"].exercises.states[item].actions == list(step.entry.goal.like)
    return at


@pytest.mark.parametrize("place", some(range(len(STEPS)), 6), ids=lambda place: STEPS[place][1].entry.slug)
def test_a_step_is_solved_on_its_page(place: int) -> None:
    lesson, step = STEPS[place]
    at = page_of(lesson, step)
    assert has_board(at)
    assert escape_markdown(step.entry.text) in texts(at)
    assert escape_markdown(step.entry.done) not in texts(at)
    solve(at, lesson, step)
    assert escape_markdown(step.entry.done) in texts(at)
    assert at.session_state["visit"].exercises.states[step_id(lesson, step)].right


@pytest.mark.parametrize(("name", "taught"), [("zwikken", "ask-or-pass"), ("zwikken-1900", "bid-higher")])
def test_no_bid_stands_beside_a_seat_before_the_step_on_bids(name: str, taught: str) -> None:
    lesson = next(one for one in LESSONS if one.id.endswith(f"/{name}"))
    slugs = [step.entry.slug for step in lesson.steps]
    before = [step.position for step in lesson.steps[: slugs.index(taught)] if step.position is not None]
    said = [lesson.game.said_by(position, seat) for position in before for seat in range(len(position.seats))]
    assert before
    assert [one for one in said if one is not None] == []


@pytest.mark.parametrize("slug", ["most-points", "the-third-trick", "they-never-meet"])
def test_earlier_tricks_are_described_of_which_the_board_shows_only_the_winners(slug: str) -> None:
    """No one can work out points, or where the ace of trumps is, without them."""
    lesson, step = next((one, two) for one, two in STEPS if two.entry.slug == slug)
    assert step.position is not None
    lines = trick_lines(step.position)
    assert len(lines) == 2
    page = texts(page_of(lesson, step))
    assert [line for line in lines if markdown(line) not in page] == []


WRONG = [(lesson, step, one) for lesson, step in STEPS for one in step.entry.wrong]


@pytest.mark.parametrize("place", some(range(len(WRONG)), 6), ids=lambda place: f"{WRONG[place][1].entry.slug}-{place}")
def test_a_wrong_action_is_explained_and_nothing_is_given_away(place: int) -> None:
    lesson, step, wrong = WRONG[place]
    at = page_of(lesson, step)
    before = texts(at)
    act(at, wrong.action)
    said = [*at.error, *at.warning]
    assert len(said) == 1
    assert said[0].value not in before
    assert escape_markdown(step.entry.done) not in texts(at)


def test_the_card_played_lies_in_the_trick_and_its_film_shows_it_fly() -> None:
    lesson, step = next((one, two) for one, two in STEPS if two.entry.slug == "head-the-trick")
    data = board_of(solve(page_of(lesson, step), lesson, step))
    trick = next(zone for zone in data["zones"] if zone["kind"] == "trick")
    assert [item["cards"] for item in trick["items"]] == [["QH"], ["KH"]]
    assert trick["items"][-1]["mark"] == "played"
    first = next(zone for zone in data["film"]["frames"][0]["zones"] if isinstance(zone, dict) and zone["id"] == "h1")
    assert {"c-KH"} <= {item["id"] for item in first["items"]}


def test_a_refused_action_leaves_a_whole_hand_where_it_is() -> None:
    lesson, step = next((one, two) for one, two in STEPS if step_id(one, two) == PLAYED_WITH_THE_TEN)
    at = page_of(lesson, step)
    state = at.session_state["visit"].exercises.states[step_id(lesson, step)]
    for text in ("ask 1 know", "swap 10S QS", "play KS"):
        act(at, text)
    before = list(state.actions)
    # Clubs are led, and the queen of spades is a trump.
    act(at, "play KD")
    assert state.actions == before
    assert len(at.error) == 1
    film = board_of(at)["film"]
    assert film["frames"][0]["ply"] == film["from"] + 1


def test_no_style_of_another_part_of_the_board_is_for_a_button() -> None:
    css = (Path(board.__file__).parent / "assets" / "board.css").read_text("utf-8")
    starts = {
        button.start.split()[0]
        for lesson, step in STEPS
        if step.position is not None
        for button in TRICK_KITS[lesson.entry.game].buttons(step.position)
    }
    assert "check" in starts
    assert [start for start in sorted(starts) if re.search(rf"^\.{start}\b", css, re.MULTILINE)] == []


def test_each_hint_says_something_else_and_only_the_last_says_all() -> None:
    for lesson, step in STEPS:
        *before, all_of = hints_of(trick_step_task(lesson, step))
        assert len({*before, all_of}) == RUNGS, step.entry.slug
        assert all_of not in before, step.entry.slug
        said = {line for rung in before for line in rung}
        assert not said.issuperset(all_of), step.entry.slug


def test_wrong_answers_without_a_reason_are_one_line() -> None:
    lesson, step = next((lesson, step) for lesson, step in STEPS if step.entry.slug == "four-hearts")
    at = click(page_of(lesson, step), "solution")
    wrong, right = answer_sign(right=False), answer_sign(right=True)
    assert f"{wrong} {escape_markdown('Q♥, 8♥, J♥')}  \n{right} {escape_markdown('K♥')}" in texts(at)


def test_hints_lead_from_where_to_look_to_the_answer() -> None:
    lesson, step = next((one, two) for one, two in STEPS if two.entry.slug == "must-trump")
    at = click(page_of(lesson, step), "hint")
    assert escape_markdown(step.entry.hint) in "".join(one.value for one in at.info)
    assert "8" in "".join(one.value for one in click(at, "solution").info)


def test_no_learner_of_zwickern_meets_the_other_games_unasked() -> None:
    at = open_app("learn", view="course")
    assert WORDS("rules-view-cousins") in [one.value for one in at.header]
    assert not {step_id(lesson, step) for lesson, step in STEPS} & set(library().steps)


def test_an_unknown_step_is_reported_and_the_first_open_one_is_shown() -> None:
    at = open_app("learn", cousin="nothing", step="nothing")
    assert len(at.info) == 2
    assert has_board(at)


def test_who_passes_has_not_played_the_game() -> None:
    wholes = [(one, two) for one, two in STEPS if isinstance(two.entry.goal, HandGoal)]
    lesson, step = next(found for found in wholes if found[0].entry.game == "zwicken")
    at = page_of(lesson, step)
    act(at, "check")
    act(at, "pass")
    (state,) = (one for one in at.session_state["visit"].exercises.states.values() if getattr(one, "actions", None))
    assert not state.right
    passed = WORDS("tricks-hand-passed").partition(".")[0]
    assert any(one.value.startswith(passed) for one in at.warning)
