"""The Puzzles page: every way to the next puzzle, answers and hints, and nothing given away unasked."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import example
from tests.app.earlier_attempts import Clock, note, note_solved, shown, tried
from tests.app.playing import (
    WORDS,
    board_of,
    click,
    expect_after,
    fail_puzzle,
    failing,
    follower,
    for_learner,
    has_board,
    is_solved,
    make_play,
    open_app,
    puzzles,
    run,
    shown_puzzle,
    solve_puzzle,
    solving,
    some_puzzles,
    texts,
    verdicts,
)
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.protocol import items_of
from tutor.app.board.zwickern.actions import build_choices
from tutor.app.puzzles import source
from tutor.app.puzzles.source import puzzle_of
from tutor.app.puzzles.titles import title_of
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.coach.question_hints import RUNGS
from tutor.coach.zwickern.goals.table import GOALS, solutions
from tutor.coach.zwickern.puzzle.hints import play_hints
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import LayGoal, OnePlayGoal
from tutor.engine.zwickern import VARIANTS, Play, Reading, read_play
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.fresh import goals_offered
from tutor.text import joined_texts

PUZZLES = puzzles()
ONE_PLAY = [one for one in some_puzzles() if isinstance(one.goal, OnePlayGoal)]


def fresh(goal: str, variant: str = "jensen", seed: int = 5) -> Puzzle:
    """A fresh puzzle."""
    found = puzzle_of(f"fresh/{variant}/{goal}/{seed}")
    assert found is not None
    return found


KINDS = [fresh(goal) for goal in goals_offered(JENSEN)]
OPEN = [one for one in KINDS if GOALS[one.goal.kind].open]
EVERY_KIND = pytest.mark.parametrize("puzzle", KINDS, ids=lambda puzzle: puzzle.goal.kind)


def go_to_puzzle(at: AppTest, puzzle: Puzzle) -> AppTest:
    """Let the address name another puzzle."""
    at.query_params["puzzle"] = puzzle.id
    return run(at)


def wrong_of(puzzle: Puzzle) -> list[Play]:
    """The plays that are stated as wrong; some are so only with their groups, for which the board does not ask."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    plays = [read_play(puzzle.position, wrong.play).play for wrong in puzzle.entry.wrong]
    return [play for play in plays if not judge(puzzle.position, Reading(play), puzzle.goal).right]


def all_solutions(puzzle: Puzzle) -> Sequence[Play]:
    """Every play that solves a puzzle."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    return solutions(puzzle.position, puzzle.goal)


def badges(at: AppTest) -> list[str]:
    """The themes that the page shows."""
    return [one.value for one in at.markdown if one.value.startswith(":gray-badge[")]


def expect_told(at: AppTest, puzzle: Puzzle, play: Play) -> None:
    """A wrong play is explained, and nothing else of the puzzle is given away."""
    assert isinstance(puzzle.goal, OnePlayGoal)
    verdict = judge(puzzle.position, Reading(play), puzzle.goal)
    title = "feedback-title-legal" if verdict.legal else "feedback-title-wrong"
    (said,) = verdicts(at)
    assert said.startswith(f"**{WORDS(title)}.** {for_learner(sentence(verdict))}")
    expect_nothing_given_away(at, puzzle)


def expect_nothing_given_away(at: AppTest, puzzle: Puzzle) -> None:
    """Neither the remark nor the themes nor a right play is shown, unless it is asked for."""
    assert puzzle.entry.remark is None or escape_markdown(puzzle.entry.remark) not in texts(at)
    assert badges(at) == []
    assert not any(one.key == "explore" for one in at.button)
    assert not any(one.proto.expanded for one in at.expander)
    unasked = "\n".join([*verdicts(at), *(box.value for box in at.info), *_outside(at)])
    for play in all_solutions(puzzle):
        assert for_learner(play_line(puzzle.position, play)) not in unasked
    assert all(theme not in unasked for theme in puzzle.themes if theme != puzzle.goal.kind)


def _outside(at: AppTest) -> list[str]:
    """All text outside of what has to be opened first."""
    hidden = {id(one) for box in at.expander for one in box.markdown}
    return [one.value for one in at.markdown if id(one) not in hidden]


# -- what a puzzle looks like -------------------------------------------------


def test_the_title_the_variant_the_turn_and_the_difficulty_are_shown() -> None:
    at = open_app("puzzles")
    for puzzle in (*some_puzzles()[:4], fresh("win-most", "french")):
        go_to_puzzle(at, puzzle)
        assert shown_puzzle(at) == puzzle
        parts = [
            WORDS("position-about", variant=WORDS(f"variant-{puzzle.position.rules.name}")),
            WORDS("puzzle-difficulty", difficulty=puzzle.difficulty),
        ]
        parts += [WORDS("puzzle-seed", seed=5)] * puzzle.id.startswith("fresh/")
        assert f":small[{escape_markdown(joined_texts(WORDS, parts, 'list-dot'))}]" in texts(at)


def test_after_wrong_tries_one_sentence_says_how_many_there_were() -> None:
    puzzle = next(one for one in ONE_PLAY if wrong_of(one))
    at = open_app("puzzles", puzzle=puzzle.id)
    make_play(at, puzzle.position, wrong_of(puzzle)[0])
    assert "second try" not in texts(at)
    solve_puzzle(at, puzzle)
    assert escape_markdown(WORDS("earned-tries", number=2)) in texts(at)
    other = next(one for one in ONE_PLAY if one != puzzle)
    assert "second try" not in texts(solve_puzzle(go_to_puzzle(at, other), other))


@EVERY_KIND
def test_a_wrong_play_gets_its_reason_and_a_right_one_is_right(puzzle: Puzzle) -> None:
    at = open_app("puzzles", puzzle=puzzle.id)
    assert verdicts(at) == []
    expect_nothing_given_away(at, puzzle)
    for play in (*wrong_of(puzzle)[:2], failing(puzzle)):
        expect_told(make_play(at, puzzle.position, play), puzzle, play)
    solve_puzzle(at, puzzle)
    expect_over(at, puzzle)
    assert at.success[0].value.startswith(f"**{WORDS('feedback-title-right')}.**")
    assert is_solved(at, puzzle.id)
    assert escape_markdown(WORDS("puzzle-solved")) in texts(at)


def expect_over(at: AppTest, puzzle: Puzzle) -> None:
    """Now the themes and the remark are shown, and any other play may be tried."""
    named = [f":gray-badge[{escape_markdown(WORDS(f'theme-{theme}'))}]" for theme in puzzle.themes]
    assert badges(at) == [" ".join(named)] * bool(named)
    assert puzzle.entry.remark is None or escape_markdown(puzzle.entry.remark) in texts(at)
    assert at.button(key="explore").label == WORDS("explore-start")
    assert at.button(key="next-puzzle").proto.type == "primary"


def test_puzzles_of_the_library_are_failed_and_solved() -> None:
    at = open_app("puzzles")
    for puzzle in ONE_PLAY:
        go_to_puzzle(at, puzzle)
        play = next(iter(wrong_of(puzzle)), failing(puzzle))
        expect_told(make_play(at, puzzle.position, play), puzzle, play)
        solve_puzzle(at, puzzle)
        expect_over(at, puzzle)
        expect_solution(at, puzzle)


def test_every_right_play_counts() -> None:
    several = [one for one in (*KINDS, *ONE_PLAY) if len(all_solutions(one)) > 1]
    assert several
    at = open_app("puzzles")
    for puzzle in several[:5]:
        for play in all_solutions(puzzle)[:3]:
            go_to_puzzle(at, puzzle)
            make_play(at, puzzle.position, play)
            assert at.success
            click(at, "again")


# -- hints --------------------------------------------------------------------


@EVERY_KIND
def test_the_hints_come_in_rungs_and_the_last_one_is_the_solution(puzzle: Puzzle) -> None:
    assert isinstance(puzzle.goal, OnePlayGoal)
    rungs = play_hints(puzzle.position, puzzle.goal)
    at = open_app("puzzles", puzzle=puzzle.id)
    assert not at.info
    for number in range(1, RUNGS):
        click(at, "hint")
        (box,) = at.info
        assert [for_learner(line) in box.value for rung in rungs[:number] for line in rung].count(False) == 0
        assert WORDS("hint-solution") not in box.value
        expect_nothing_given_away(at, puzzle)
    assert at.button(key="hint").disabled
    click(at, "solution")
    (box,) = at.info
    assert all(for_learner(line) in box.value for line in rungs[-1])
    assert for_learner(play_line(puzzle.position, solving(puzzle))) in box.value
    expect_solution(at, puzzle)
    expect_over(at, puzzle)
    assert not is_solved(at, puzzle.id), "looking is not solving"


def expect_solution(at: AppTest, puzzle: Puzzle) -> None:
    """The table is shown after the first right play."""
    data = board_of(at)
    assert data["interactive"] is False
    expect_after(data, puzzle.position, solving(puzzle))


def test_after_the_solution_only_another_try_can_be_made_and_it_can_be_solved() -> None:
    at = click(open_app("puzzles"), "solution")
    puzzle = shown_puzzle(at)
    assert not any(one.key in ("hint", "solution") for one in at.button)
    click(at, "again")
    assert verdicts(at) == []
    assert not at.info
    assert badges(at) == []
    solve_puzzle(at, puzzle)
    assert at.success
    assert is_solved(at, puzzle.id)


# -- hands --------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", [KINDS[0], *OPEN], ids=lambda puzzle: puzzle.goal.kind)
def test_all_hands_are_open_if_the_puzzle_says_so_and_otherwise_only_your_own(puzzle: Puzzle) -> None:
    at = open_app("puzzles", puzzle=puzzle.id)
    opened = GOALS[puzzle.goal.kind].open
    expect_hands(at, puzzle, opened=opened)
    fail_puzzle(at, puzzle)
    expect_hands(at, puzzle, opened=opened)
    click(at, "solution")
    click(at, "explore")
    expect_hands(at, puzzle, opened=opened)


def expect_hands(at: AppTest, puzzle: Puzzle, *, opened: bool) -> None:
    """The hands that the board is sent."""
    position = puzzle.position
    board = board_of(at)
    for seat, data in enumerate(board["seats"]):
        hand, shown = position.hands[seat], items_of(board, "hand", data["id"])
        if seat == position.turn or opened:
            assert hand is not None
            assert sorted(card["cards"] for card in shown) == sorted([card.code] for card in hand)
        else:
            assert shown is None


def test_hidden_hands_are_not_in_what_the_browser_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A puzzle may know more hands than its goal shows: then they are neither on the board nor in the report."""
    position = example("zwick-in-two").step.position
    assert position is not None
    entry = KINDS[0].entry.model_copy(update={"goal": LayGoal(kind="lay"), "solutions": (), "wrong": ()})
    hiding = Puzzle("puzzles/jensen/hiding", entry, position, (), 1, frozenset())
    hidden = {card for seat, hand in enumerate(position.hands) if seat != position.turn for card in hand or ()}
    assert len(hidden) == 6
    monkeypatch.setattr(source, "library", lambda: replace(library(), puzzles=(hiding,)))
    at = open_app("puzzles", puzzle=hiding.id)
    expect_hands(at, hiding, opened=False)
    for _ in range(3):
        links = [one.proto.url for one in at.get("link_button")]
        sent = "\n".join([str(board_of(at)), texts(at), *(one.value for one in (*at.info, *at.code)), *links])
        assert all(card.code in sent for card in position.hand)
        found = re.findall(r"(?<![A-Z0-9])(?:10|[2-9AJQK])[SHDC](?![A-Z0-9])|X[0-9]+", sent)
        assert not {card.code for card in hidden} & set(found)
        click(at, "hint")


# -- the next one -------------------------------------------------------------


def test_the_next_puzzle_is_another_one_and_what_is_solved_is_counted() -> None:
    at = open_app("puzzles")
    met = []
    for number in range(1, 5):
        puzzle = shown_puzzle(at)
        met.append(puzzle.id)
        assert at.button(key="next-puzzle").proto.type == "secondary"
        solve_puzzle(at, puzzle)
        assert at.button(key="next-puzzle").proto.type == "primary"
        assert escape_markdown(WORDS("puzzle-solved-count", solved=number, total=len(PUZZLES))) in texts(at)
        assert (escape_markdown(WORDS("puzzle-streak", number=number)) in texts(at)) == (number > 1)
        click(at, "next-puzzle")
        assert verdicts(at) == []
    assert len(set(met)) == 4


def test_no_one_is_kept_from_going_on() -> None:
    at = open_app("puzzles")
    first = shown_puzzle(at)
    click(at, "next-puzzle")
    assert shown_puzzle(at) != first


def test_a_wrong_try_ends_the_streak_and_so_does_a_hint() -> None:
    for spoil in (lambda at: fail_puzzle(at, shown_puzzle(at)), lambda at: click(at, "hint")):
        at = open_app("puzzles")
        for _ in range(2):
            solve_puzzle(at, shown_puzzle(at))
            click(at, "next-puzzle")
        assert "in a row" in texts(at)
        spoil(at)
        solve_puzzle(at, shown_puzzle(at))
        assert "in a row" not in texts(at)


def test_when_all_are_solved_fresh_ones_come() -> None:
    note_solved(PUZZLES)
    at = open_app("puzzles")
    assert shown_puzzle(at).id.startswith("fresh/")
    assert WORDS("puzzle-solved-count", solved=len(PUZZLES), total=len(PUZZLES)) in texts(at).replace("\\", "")
    click(at, "next-puzzle")
    assert shown_puzzle(at).id.startswith("fresh/")


ADDING, SUBTRACTING = "lessons/05-building/adding", "lessons/05-building/subtracting"


@pytest.mark.parametrize(
    ("solved", "name", "ways"),
    [
        ((), "joker-build-7cd66", None),
        ((ADDING,), "joker-build-7cd66", ("add",)),
        ((ADDING,), "zwick-0a2fd", ("add",)),
        ((ADDING,), "nothing-adds-up", None),
        ((ADDING, SUBTRACTING), "joker-build-7cd66", None),
    ],
)
def test_a_learner_who_has_met_only_adding_is_not_offered_to_subtract_unless_that_solves_the_puzzle(
    solved: Sequence[str], name: str, ways: Sequence[str] | None
) -> None:
    note(tried("build", item_id=one) for one in solved)
    found = puzzle_of(f"puzzles/jensen/{name}")
    assert found is not None
    (build,) = [one for one in board_of(open_app("puzzles", puzzle=found.id))["actions"] if one["id"] == "build"]
    assert build["choices"] == build_choices(WORDS, found.position, ways)


def test_where_nothing_of_a_kind_is_left_it_is_said() -> None:
    difficulty = PUZZLES[0].difficulty
    alike = [one for one in PUZZLES if one.difficulty == difficulty]
    note_solved(alike)
    at = open_app("puzzles", difficulty=str(difficulty))
    assert shown_puzzle(at) == alike[0], "an old one of the kind"
    assert [box.value for box in at.info] == [escape_markdown(WORDS("pick-all-solved"))]
    goes_on_for_me(at)
    assert "difficulty" not in at.query_params
    assert shown_puzzle(at) not in alike


def goes_on_for_me(at: AppTest) -> None:
    """Where nothing of the kind is left the button leads on to what the tutor picks."""
    button = at.button(key="next-puzzle")
    assert (button.label, button.disabled) == (WORDS("puzzle-next-for-me"), False)
    click(at, "next-puzzle")
    assert at.button(key="next-puzzle").label == WORDS("puzzle-next")
    assert not at.info


def test_a_learner_who_has_solved_all_that_needs_nothing_else_is_led_to_the_lessons() -> None:
    note_solved(one for one in PUZZLES if not one.needs)
    at = open_app("puzzles")
    assert [box.value for box in at.info] == [escape_markdown(WORDS("pick-all-met"))]
    assert [button for button in at.button if button.key == "next-puzzle"] == []
    assert WORDS("puzzle-to-course") in [link.proto.label for link in at.get("page_link")]


@pytest.mark.parametrize("way", ["due", "weak"])
def test_where_nothing_waits_it_is_said_with_one_key_to_a_puzzle_for_the_learner(clock: Clock, way: str) -> None:
    clock.day(0)
    at = open_app("puzzles", pick=way)
    assert escape_markdown(WORDS(f"pick-nothing-{way}")) in [box.value for box in at.info]
    assert not has_board(at)
    goes_on_for_me(at)
    assert not shown_puzzle(at).needs


def test_the_last_one_of_a_kind_has_no_next_one() -> None:
    theme = next(theme for one in PUZZLES for theme in one.themes)
    *others, last = [one for one in PUZZLES if theme in one.themes]
    note_solved(others)
    at = open_app("puzzles", theme=theme)
    assert shown_puzzle(at) == last
    solve_puzzle(at, last)
    assert [box.value for box in at.info] == [escape_markdown(WORDS("pick-all-solved"))]
    goes_on_for_me(at)
    assert "theme" not in at.query_params


@pytest.mark.parametrize("variant", VARIANTS)
def test_puzzles_of_one_variant(variant: str) -> None:
    at = open_app("puzzles", variant=variant)
    for _ in range(3):
        assert shown_puzzle(at).position.rules.name == variant
        click(at, "next-puzzle")


@pytest.mark.parametrize("goal", goals_offered(JENSEN))
def test_puzzles_of_one_goal(goal: str) -> None:
    at = open_app("puzzles", goal=goal)
    for _ in range(2):
        assert shown_puzzle(at).goal.kind == goal
        click(at, "next-puzzle")


def test_puzzles_of_one_theme_and_of_one_difficulty() -> None:
    themes = {theme: None for one in PUZZLES for theme in one.themes}
    at = open_app("puzzles")
    for theme in themes:
        follower(at.selectbox, "wish-theme").set_value(theme)
        assert theme in shown_puzzle(run(at)).themes
    follower(at.selectbox, "wish-theme").set_value("")
    for difficulty in sorted({one.difficulty for one in PUZZLES}):
        follower(at.selectbox, "wish-difficulty").set_value(str(difficulty))
        assert shown_puzzle(run(at)).difficulty == difficulty


def test_the_list_has_what_the_wish_allows_and_marks_what_is_solved() -> None:
    variant = PUZZLES[-1].position.rules.name
    allowed = [one for one in PUZZLES if one.position.rules.name == variant]
    note_solved(allowed[:1])
    at = open_app("puzzles", variant=variant)
    options = follower(at.selectbox, "choose-puzzle").options
    for puzzle, option in zip(allowed, options, strict=True):
        assert title_of(WORDS, puzzle) in option
        assert option.endswith("solved") == (puzzle is allowed[0])
        assert all(WORDS(f"theme-{theme}") not in option for theme in puzzle.themes)


def test_a_puzzle_is_chosen_from_the_list_and_there_is_none_chosen_where_it_is_not_in_the_list() -> None:
    at = open_app("puzzles")
    follower(at.selectbox, "choose-puzzle").set_value(PUZZLES[-1].id)
    run(at)
    assert shown_puzzle(at) == PUZZLES[-1]
    assert follower(at.selectbox, "choose-puzzle").value == PUZZLES[-1].id
    go_to_puzzle(at, KINDS[0])
    assert follower(at.selectbox, "choose-puzzle").value is None


# -- due, weak and fresh ------------------------------------------------------


def test_what_is_due_comes_as_a_new_position_until_nothing_is_due(clock: Clock) -> None:
    note([*shown("zwick", themes="decoy"), *shown("most-points", variant="french")])
    at = open_app("puzzles", pick="due")
    assert escape_markdown(WORDS("pick-nothing-due-until", day="tomorrow")) in [box.value for box in at.info]
    clock.day(1)
    at = open_app("puzzles", pick="due")
    met = set()
    for left in (2, 1):
        assert follower(at.segmented_control, "wish-pick").options[1] == WORDS("pick-due", due=left)
        puzzle = shown_puzzle(at)
        met.add((puzzle.goal.kind, puzzle.position.rules.name))
        assert puzzle.id.startswith("fresh/")
        solve_puzzle(at, puzzle)
        if left > 1:
            click(at, "next-puzzle")
    assert met == {("zwick", "jensen"), ("most-points", "french")}
    assert follower(at.segmented_control, "wish-pick").options[1] == WORDS("pick-due", due=0)
    assert follower(at.segmented_control, "wish-pick").value == "due"
    said = escape_markdown(WORDS("pick-nothing-due-until", day="on Friday"))
    assert said in [box.value for box in at.info], "it is said when the next review comes"
    before = shown_puzzle(at)
    goes_on_for_me(at)
    assert follower(at.segmented_control, "wish-pick").value == "next"
    assert shown_puzzle(at) != before


def test_where_nothing_was_ever_solved_nothing_is_due(clock: Clock) -> None:
    clock.day(3)
    at = open_app("puzzles", pick="due")
    assert escape_markdown(WORDS("pick-nothing-due")) in [box.value for box in at.info]


def test_weak_spots_are_practised(clock: Clock) -> None:
    at = open_app("puzzles", pick="weak")
    assert escape_markdown(WORDS("pick-nothing-weak")) in [box.value for box in at.info]
    note(shown("most-points", 5, variant="french"))
    clock.day(0, hour=13)
    at = open_app("puzzles", pick="weak")
    assert shown_puzzle(at).goal.kind == "most-points"
    click(at, "next-puzzle")
    assert shown_puzzle(at).goal.kind == "most-points"


def test_a_fresh_puzzle_has_its_seed_in_the_address_and_is_the_same_for_others() -> None:
    at = open_app("puzzles", pick="fresh", variant="dietze")
    puzzle = shown_puzzle(at)
    assert puzzle.id.startswith("fresh/dietze/")
    other = open_app("puzzles", puzzle=puzzle.id)
    assert shown_puzzle(other) == puzzle
    assert {**board_of(other), "epoch": ""} == {**board_of(at), "epoch": ""}
    click(at, "next-puzzle")
    assert shown_puzzle(at).id.startswith("fresh/dietze/")
    assert shown_puzzle(at) != puzzle


def test_there_are_no_fresh_puzzles_by_theme() -> None:
    at = open_app("puzzles", pick="fresh", theme="decoy")
    assert escape_markdown(WORDS("pick-nothing-fresh")) in [box.value for box in at.info]
    assert not has_board(at)
    click(at, "clear-wish")
    assert at.query_params["pick"] == "fresh"
    assert shown_puzzle(at).id.startswith("fresh/")


def test_where_no_puzzle_is_of_the_kind_none_of_another_is_shown_and_one_click_allows_all() -> None:
    at = open_app("puzzles", variant="dietze")
    follower(at.selectbox, "wish-goal").set_value("joker-build")
    run(at)
    assert [box.value for box in at.info] == [escape_markdown(WORDS("pick-none"))]
    assert not has_board(at)
    named = open_app("puzzles", variant="dietze", goal="joker-build", puzzle=puzzles()[0].id)
    assert shown_puzzle(named) == puzzles()[0], "what the address names is shown all the same"
    click(at, "clear-wish")
    assert not at.info
    assert not {"variant", "goal"} & set(at.query_params)
    solve_puzzle(at, shown_puzzle(at))
    assert at.success


# -- addresses and visits -----------------------------------------------------


@pytest.mark.parametrize("name", ["nothing", "puzzles/jensen/none", "fresh/jensen/zwick/007"])
def test_an_unknown_puzzle_is_reported_and_the_page_can_be_used(name: str) -> None:
    at = open_app("puzzles", puzzle=name)
    assert [one.value for one in at.info] == [escape_markdown(WORDS("address-unknown", id=name))]
    solve_puzzle(at, shown_puzzle(at))
    assert at.success
    assert not at.info, "it is told once"


def test_a_try_is_still_there_when_the_puzzle_is_visited_again() -> None:
    at = open_app("puzzles")
    puzzle = shown_puzzle(at)
    solve_puzzle(at, puzzle)
    click(at, "next-puzzle")
    assert verdicts(at) == []
    go_to_puzzle(at, puzzle)
    assert at.success
    at.switch_page("views/learn.py")
    run(at)
    at.query_params.clear()
    at.switch_page("views/puzzles.py")
    assert shown_puzzle(run(at)) == puzzle
    assert at.success


# -- what is noted ------------------------------------------------------------


def noted(at: AppTest) -> Sequence[tuple[str, str, str | None, str, bool]]:
    """What the log holds of the puzzles."""
    assert not at.exception
    found = attempt_log.log().attempts(LOCAL)
    return [(one.item_id, one.concept, one.variant, one.themes, one.mixed) for one in found]


def test_variant_and_themes_are_noted_and_that_what_an_address_names_is_not_a_surprise() -> None:
    at = open_app("puzzles", puzzle=KINDS[0].id)
    fail_puzzle(at, KINDS[0])
    solve_puzzle(at, KINDS[0])
    one = (KINDS[0].id, KINDS[0].goal.kind, "jensen", " ".join(KINDS[0].themes), False)
    assert noted(at) == [one, one]


def mixed_of(at: AppTest) -> bool:
    """Whether the puzzle that is shown, when it is solved, counts as one that came as a surprise."""
    solve_puzzle(at, shown_puzzle(at))
    return noted(at)[-1][-1]


def test_what_was_wished_by_goal_or_theme_or_picked_as_weak_or_from_the_list_is_not_a_surprise(clock: Clock) -> None:
    note(shown("zwick", 5))
    clock.day(1)
    assert mixed_of(open_app("puzzles"))
    assert mixed_of(open_app("puzzles", variant="french"))
    assert mixed_of(open_app("puzzles", pick="due", goal="zwick"))
    assert not mixed_of(open_app("puzzles", goal="zwick"))
    assert not mixed_of(open_app("puzzles", pick="weak"))
    at = open_app("puzzles")
    follower(at.selectbox, "choose-puzzle").set_value(PUZZLES[-1].id)
    assert not mixed_of(run(at))


def test_another_wish_does_not_make_a_surprise_of_what_was_picked_before() -> None:
    at = open_app("puzzles", goal="safe-lay")
    follower(at.segmented_control, "wish-pick").set_value("due")
    run(at)
    assert shown_puzzle(at).goal.kind == "safe-lay", "nothing is due"
    assert not mixed_of(at)
