"""Tonight: its steps, and the game at its end."""

import re
from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.learn.test_home import path
from tests.app.playing import (
    WORDS,
    board_message,
    board_of,
    choose,
    click,
    is_solved,
    make_play,
    open_app,
    solve_puzzle,
    tell,
    texts,
    verdicts,
)
from tutor.app.base.library import library, library_in
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.zwickern.actions import build_choices
from tutor.app.exercise.result import result_line
from tutor.app.learn import last_game
from tutor.app.learn.challenge_board import challenges_of_lesson, challenges_of_path
from tutor.app.learn.course import END
from tutor.app.learn.paths import length_of
from tutor.catalogue.branches import Branch, branch
from tutor.catalogue.paths import LastGame, PathStep
from tutor.coach.question_hints import question_hints
from tutor.coach.zwickern.goals.possible import possible
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.goals.table import task as task_line
from tutor.coach.zwickern.puzzle.hints import play_hints
from tutor.coach.zwickern.verdict.explanation import nudge, sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.zwickern.goals import MostPointsGoal, OnePlayGoal, SafeLayGoal, ZwickGoal
from tutor.engine.zwickern import (
    Build,
    Capture,
    Play,
    Position,
    Reading,
    is_zwick,
    legal_plays,
    read_play,
    scores,
    seen_by,
)
from tutor.matches.advice.building import best_build
from tutor.text import YOU, Name, language, render
from tutor.text.language import RELEASED

TONIGHT = path("tonight")
STEPS = TONIGHT.steps
TOTAL = length_of(TONIGHT)
WORDS_A_MINUTE, SECONDS_A_TASK, MINUTES = 130, 20, 15


def end() -> LastGame:
    """The game at the end of the path."""
    assert TONIGHT.game is not None
    return TONIGHT.game


def open_path(step: int, **more: str) -> AppTest:
    """Open a step of the path as a new visitor."""
    return open_app(path="tonight", step=str(step), **more)


def solve(at: AppTest, one: PathStep) -> None:
    """Give the right answer to a step."""
    step = one.step
    if step.question is not None:
        choose(at, one.id, step.question, step.question.right)
        return
    assert step.position is not None
    assert isinstance(step.goal, OnePlayGoal)
    make_play(at, step.position, solutions(step.position, step.goal)[0])


# -- what it is ---------------------------------------------------------------


def test_it_has_at_most_fifteen_steps() -> None:
    assert TOTAL <= 15


@pytest.mark.parametrize("code", RELEASED)
def test_it_takes_at_most_a_quarter_of_an_hour_to_read_it_aloud_and_to_answer(code: str) -> None:
    """Titles, texts, tasks and last words are read, and each task takes its time."""
    words = language(code)
    tonight = next(one for one in library_in(code).paths if one.id == TONIGHT.id)
    assert tonight.game is not None
    last = tonight.game.entry
    said = [last.title, last.text, last.done, words("yours-about"), tonight.entry.can or ""]
    said += [words(f"path-{one}") for one in ("end-title", "end-about", "learnt-take", "learnt-zwick", "learnt-build")]
    for one in tonight.steps:
        step = one.step
        said += [step.entry.title, step.entry.text, step.entry.done or ""]
        if step.question is not None:
            said += [
                render(words, step.question.ask),
                *(render(words, option.label) for option in step.question.options),
            ]
        else:
            assert step.position is not None
            assert isinstance(step.goal, OnePlayGoal)
            said.append(render(words, task_line(step.position, step.goal)))
    # In French a mark with a blank before it is no word.
    number = sum(word.strip(".,;:?!«»„“") != "" for text in said for word in text.split())
    # The game counts as one task, since it may be left; the challenges after it are no part of the quarter of an hour.
    tasks = len(STEPS) + 1
    assert number > 800
    assert number / WORDS_A_MINUTE + tasks * SECONDS_A_TASK / 60 <= MINUTES


FIRST_SAID = {"zwick": "everything-at-once", "joker": "a-joker-takes", "promise": "the-promise", "build": "adding"}


@pytest.mark.parametrize(("word", "slug"), FIRST_SAID.items())
def test_no_one_meets_a_word_before_its_step(word: str, slug: str) -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    for one in STEPS[: slugs.index(slug)]:
        entry = one.step.entry
        said = f"{entry.title} {entry.text} {entry.done}"
        assert not re.search(rf"\b{word}s?\b", said, re.IGNORECASE), one.id


FIRST_ANSWERED = {"group": "two-cards-that-add-up", **FIRST_SAID}
GROUP = re.compile(r"\bgrupp|\bgroup", re.IGNORECASE)


def answers_to_wrong_catches(one: PathStep, *codes: str) -> Iterator[str]:
    """Yield what is said of each catch that is not legal in a step, in languages."""
    position = one.step.position
    assert position is not None
    tables = chain.from_iterable(combinations(position.table, number) for number in range(1, len(position.table) + 1))
    for card, takes in product(position.hand, tables):
        verdict = judge(position, Reading(Capture(card, takes)))
        if not verdict.legal:
            lines = [line for line in (sentence(verdict), nudge(verdict)) if line is not None]
            yield from (render(language(code), line) for code in codes for line in lines)


@pytest.mark.parametrize(("word", "slug"), FIRST_ANSWERED.items())
def test_no_wrong_try_is_answered_with_a_word_before_its_step(word: str, slug: str) -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    said = [text for one in STEPS[: slugs.index(slug)] for text in answers_to_wrong_catches(one, "en")]
    assert said
    assert not [text for text in said if re.search(rf"\b{word}s?\b", text, re.IGNORECASE)]


def test_a_wrong_first_catch_is_answered_without_groups_in_every_language() -> None:
    said = [text for one in path("welcome").steps for text in answers_to_wrong_catches(one, "en", "de", "fr")]
    assert len(said) > 100
    assert not [text for text in said if GROUP.search(text)]


def test_no_one_meets_a_button_before_its_rule() -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    laying, building = slugs.index("you-need-not-take"), slugs.index("adding")
    for number, one in enumerate(STEPS):
        assert ("lay" in one.plays) == (number >= laying), one.id
        assert ("build" in one.plays) == (number >= building), one.id


@pytest.mark.parametrize("slug", ["adding", "subtracting"])
def test_a_step_offers_only_the_ways_of_building_that_were_explained(slug: str) -> None:
    number, step = next((number, one.step) for number, one in enumerate(STEPS, 1) if one.step.entry.slug == slug)
    assert step.position is not None
    assert step.entry.builds is not None
    (build,) = [one for one in board_of(open_path(number))["actions"] if one["id"] == "build"]
    assert build["choices"] == build_choices(WORDS, step.position, step.entry.builds)
    assert build["choices"] != build_choices(WORDS, step.position)


def test_no_hint_speaks_of_sums_before_their_step() -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    for one in STEPS[: slugs.index("two-cards-that-add-up")]:
        step = one.step
        if step.question is not None:
            rungs = question_hints(step.question)
        else:
            assert step.position is not None
            assert isinstance(step.goal, OnePlayGoal)
            rungs = play_hints(step.position, step.goal)
        said = " ".join(render(WORDS, line) for rung in rungs for line in rung)
        assert not re.search(r"\b(sum|total|add)", said, re.IGNORECASE), one.id


def test_no_zwick_can_be_missed_before_the_zwick() -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    for one in STEPS[: slugs.index("everything-at-once")]:
        position = one.step.position
        assert position is not None
        assert not any(is_zwick(position, play) for play in legal_plays(position)), one.id


def test_no_points_are_named_for_a_catch_before_the_step_on_zwicks() -> None:
    slugs = [one.step.entry.slug for one in STEPS]
    for number, one in enumerate(STEPS[: slugs.index("everything-at-once")], 1):
        if one.step.question is not None:
            continue
        at = open_path(number)
        solve(at, one)
        told = [*verdicts(at), *(line for seat in board_of(at)["seats"] for line in seat["tally"])]
        assert any("card" in line for line in told)
        assert not [line for line in told if "point" in line], one.id


def test_no_other_table_is_named_to_a_family() -> None:
    for one in STEPS:
        for option in () if one.step.question is None else one.step.question.options:
            said = "" if option.why is None else render(WORDS, option.why)
            assert not re.search("Christiansen|Dietze|Grupp|French", said), one.id


def test_steps_of_the_course_are_solved_in_both_places() -> None:
    shared = [one for one in STEPS if one.id in {place.item_id for place in course_places()}]
    assert len(shared) > len(STEPS) / 2
    one = shared[0]
    at = open_path(STEPS.index(one) + 1)
    solve(at, one)
    place = next(place for place in course_places() if place.item_id == one.id)
    assert is_solved(at, place.item_id)
    at = open_app(lesson=place.name)
    assert at.title[0].value != escape_markdown(place.title), "the course goes on after it"


# -- going along it -----------------------------------------------------------


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_each_step_is_solved_and_leads_on(number: int) -> None:
    one = STEPS[number - 1]
    at = open_path(number)
    assert [title.value for title in at.title] == [escape_markdown(one.step.entry.title)]
    assert escape_markdown(WORDS("path-progress", place=number, last=TOTAL)) in texts(at)
    solve(at, one)
    assert is_solved(at, one.id)
    click(at, "next-step")
    assert at.query_params["step"] == str(number + 1)


def test_without_a_number_it_goes_on_where_it_was() -> None:
    solve(open_path(1), STEPS[0])
    assert open_app(path="tonight").query_params["step"] == "2"


def test_an_unknown_path_or_step_is_reported() -> None:
    at = open_app(path="tomorrow", step="99")
    assert [one.value for one in at.info] == [
        escape_markdown(WORDS("address-unknown", id=one)) for one in ("tomorrow", "99")
    ]
    assert at.query_params["path"] == "tonight"


# -- its end ------------------------------------------------------------------

FOUND = challenges_of_path("tonight")


def test_the_challenges_ask_only_what_the_path_has_asked() -> None:
    asked = {one.step.goal.kind for one in STEPS}
    assert len(FOUND) == 3
    assert len({puzzle.goal.kind for puzzle in FOUND}) == 3
    assert {puzzle.goal.kind for puzzle in FOUND} <= asked
    assert {puzzle.position.rules.name for puzzle in FOUND} == {"jensen"}
    lessons = {puzzle.id for lesson in library().lessons for puzzle in challenges_of_lesson(lesson.id)}
    assert lessons.isdisjoint(puzzle.id for puzzle in FOUND), "who takes the course later finds others"


def test_what_can_be_done_now_is_said_once_every_step_is_solved() -> None:
    at = open_app(path="tonight", step=END)
    assert escape_markdown(WORDS("learn-end-left", number=len(STEPS))) in texts(at)
    for number, one in enumerate(STEPS, 1):
        solve(open_path(number), one)
    at = open_app(path="tonight", step=END)
    assert [title.value for title in at.title] == [WORDS("learn-end-title")]
    assert escape_markdown(TONIGHT.entry.can or "") in texts(at)


def test_after_the_game_come_the_challenges_then_the_sheet_then_the_course() -> None:
    at = click(open_path(TOTAL - 1), "next-step")
    assert at.query_params["step"] == END
    for number, puzzle in enumerate(FOUND, 1):
        assert at.query_params["challenge"] == str(number)
        assert str(board_of(at)["epoch"]).startswith(puzzle.id)
        solve_puzzle(at, puzzle)
        assert is_solved(at, puzzle.id)
        assert at.button(key="next-challenge").proto.type == "primary"
        click(at, "next-challenge")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": str(TOTAL)}
    click(at, "next-step")
    assert dict(at.query_params.items()) == course_places()[0].address


def test_a_learner_who_has_done_the_path_goes_on_at_the_beginning_of_the_course() -> None:
    for number, one in enumerate(STEPS, 1):
        solve(open_path(number), one)
    first = next(place for place in course_places() if place.item_id not in {one.id for one in STEPS})
    at = click(open_path(TOTAL), "next-step")
    assert dict(at.query_params.items()) == first.address
    following = open_app("progress").button(key="help-most")
    assert following.label == escape_markdown(WORDS("learn-resume", title=first.title))


def test_the_last_place_says_what_was_learnt_and_its_one_yellow_key_leads_to_a_game() -> None:
    at = open_path(TOTAL)
    assert at.title[0].value == WORDS("path-end-title")
    for one in ("take", "zwick", "build"):
        assert escape_markdown(WORDS(f"path-learnt-{one}")) in texts(at)
    assert [one.label for one in at.button if one.proto.type == "primary"] == [WORDS("path-to-play")]
    assert at.button(key="next-step").label == WORDS("path-to-course")
    row = next(one.value for one in at.markdown if "•" in one.value).split(" ")
    assert len(row) == TOTAL
    assert [one.startswith("~~") for one in row] == [False] * len(STEPS) + [False, True]
    click(at, "end-to-play")
    assert at.title[0].value == WORDS("nav-play")
    assert at.query_params["first"] == "1"


def test_the_ways_back_lead_through_the_end() -> None:
    at = click(open_path(TOTAL), "previous-step")
    assert at.query_params["step"] == END
    click(at, "previous-challenge")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": str(TOTAL - 1)}


# -- the game at its end ------------------------------------------------------


def played(at: AppTest) -> Branch:
    """The game as the address has it."""
    lines = at.query_params["plays"].split(";") if "plays" in at.query_params else []
    return branch(end().game, end().kept, lines)


def hinted(position: Position) -> Play:
    """The play that the open hints name."""
    for goal in (ZwickGoal(kind="zwick"), MostPointsGoal(kind="most-points"), SafeLayGoal(kind="safe-lay")):
        for play in solutions(position, goal):
            return play
    return next(legal_plays(position))


def play_on(at: AppTest) -> Branch:
    """Play as the hints say, once."""
    found = played(at)
    make_play(at, found.position, hinted(found.position))
    return played(at)


def test_what_is_said_of_the_game_is_true() -> None:
    start = branch(end().game, end().kept).position
    assert [score.points for score in scores(start, majority=False)] == [4, 4]
    assert (len(start.hand), start.stock, start.turn) == (5, 10, 0)
    assert start.seats == ("You", "Merle")


def test_a_play_is_answered_and_both_are_in_the_address() -> None:
    at = open_path(14)
    found = play_on(at)
    assert len(found.plays) == 2
    assert found.position.turn == 0
    lines = texts(at).split("  \n")
    assert any("You" in line for line in lines)
    assert any("Merle" in line for line in lines)


@pytest.mark.parametrize("code", RELEASED)
def test_your_plays_and_your_result_are_named_as_yours_in_every_language(code: str) -> None:
    you, line = Name(YOU).label(language(code)), ";".join(str(ply.entry.play) for ply in end().game.plies[end().kept :])
    for plays in ("AS x JC+7H+2D", line):
        at = open_path(14, lang=code, plays=plays)
        said = " ".join([texts(at), *(str(row) for table in at.table for row in table.value.values.tolist())])
        assert re.search(rf"\b{you}\b", said)
        assert code == "en" or not re.search(r"\bYou\b", said)


def test_only_the_learners_hand_is_open() -> None:
    hands = [zone for zone in board_of(open_path(14))["zones"] if zone["kind"] == "hand"]
    assert [len(zone.get("items", [])) for zone in hands] == [5, 0]


def test_it_is_played_to_its_end_and_counted() -> None:
    """A learner who plays as the open hints say wins without an illegal try."""
    at = open_path(14)
    for _ in range(10):
        assert len(at.info) == 1, "one line of what is possible"
        found = play_on(at)
        assert not at.error
    assert found.finished
    points = [score.points for score in scores(found.end)]
    assert points[0] > points[1]
    (said,) = verdicts(at)
    assert escape_markdown(render(WORDS, result_line(("You", "Merle"), ((0,), (1,)), points, 0))) in said
    assert escape_markdown(end().entry.done) in texts(at)
    assert len(at.table) == 1
    assert not at.info


def test_who_has_won_is_still_said_at_the_end_of_the_path_after_a_reload() -> None:
    line = ";".join(str(ply.entry.play) for ply in end().game.plies[end().kept :])
    found = branch(end().game, end().kept, line.split(";"))
    points = [score.points for score in scores(found.end, majority=found.finished)]
    won = escape_markdown(render(WORDS, result_line(("You", "Merle"), ((0,), (1,)), points, 0)))
    at = click(open_path(14, plays=line), "next-step")
    assert at.query_params["plays"] == line, "the address has the game at the end too"
    assert f"**{won}**" in texts(open_path(TOTAL, plays=line))
    assert f"**{won}**" not in texts(open_path(TOTAL))
    assert f"**{won}**" not in texts(open_path(TOTAL, plays=line.partition(";")[0]))


def test_a_reload_goes_on_where_it_was() -> None:
    at = open_path(14)
    play_on(at)
    again = open_path(14, plays=at.query_params["plays"])
    assert played(again).position == played(at).position
    assert not any(one.value == escape_markdown(WORDS("path-game-refused")) for one in again.info)


@pytest.mark.parametrize("plays", ["KS x QS", "zz", "AS x JC+7H+2D;AS", "5D;" * 900, ";".join(["5D"] * 61), "x" * 90])
def test_impossible_plays_are_reported_and_the_game_begins_again(plays: str) -> None:
    at = open_path(14, plays=plays)
    assert escape_markdown(WORDS("path-game-refused")) in [one.value for one in at.info]
    assert "plays" not in at.query_params
    assert played(at).plays == ()


def test_an_address_that_ends_before_the_answer_is_answered() -> None:
    at = open_path(14, plays="AS x JC+7H+2D")
    assert len(played(at).plays) == 2


def test_an_illegal_play_is_explained_and_changes_nothing() -> None:
    at = open_path(14)
    position = played(at).position
    make_play(at, position, read_play(position, "5D x 4H").play)
    assert len(at.error) == 1
    assert "plays" not in at.query_params
    play_on(at)
    assert not at.error


def said_in_the_box(at: AppTest, build: Build | None = None) -> str:
    """What the open hints say where a build is best, or none is named."""
    return escape_markdown(render(WORDS, possible(played(at).position, build)))


def test_a_build_is_named_where_it_is_best_and_only_once_building_has_been_learnt() -> None:
    at = open_path(14)
    while (build := best_build(seen_by(played(at).position, 0), end().game.id, len(played(at).plays))) is None:
        play_on(at)
    assert [one.value for one in at.info] == [said_in_the_box(at)]
    plays = at.query_params["plays"]
    adding = next(place for place, one in enumerate(TONIGHT.steps) if one.id == "lessons/05-building/adding")
    solve(open_path(adding + 1), TONIGHT.steps[adding])
    after = open_path(14, plays=plays)
    assert [one.value for one in after.info] == [said_in_the_box(after, build)]


def test_the_play_and_its_answer_move_one_after_the_other_and_the_hand_of_the_bot_stays_closed() -> None:
    at = open_path(14)
    assert board_of(at)["film"] == {"from": 0, "frames": []}
    found = branch(end().game, end().kept)
    for number in range(10):
        found = play_on(at)
        shown = board_of(at)
        frames = shown["film"]["frames"]
        plies = [frame["ply"] for frame in frames]
        assert shown["film"]["from"] == 2 * number
        dealt = found.position.stock < found.positions[-3].stock
        assert plies == [2 * number + 1] * 2 + [2 * number + 2] * (3 if dealt else 2)
        assert [frame.get("said", "")[:3] for frame in frames[:3:2]] == ["You", "Mer"]
        assert all(card.code not in str(shown) for card in found.position.hands[1] or ())
    assert shown["you"] == "s0"
    assert shown["epoch"].startswith(end().game.id), "the last board is one with those before it"


def test_an_old_answer_of_the_board_is_not_heard_again() -> None:
    at = open_path(14)
    position = played(at).position
    epoch = board_of(at)["epoch"]
    play_on(at)
    before = at.query_params["plays"]
    tell(at, board_message(epoch, 99, position, read_play(position, "5D").play))
    assert at.query_params["plays"] == before


def test_the_bot_does_not_look_into_your_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Position] = []
    bot = last_game.chooser

    def watched(style: object, dice: object) -> object:
        choose = bot(style, dice)
        return lambda position: seen.append(position) or choose(position)

    monkeypatch.setattr(last_game, "chooser", watched)
    play_on(open_path(14))
    assert [one.hands[0] for one in seen] == [None]


def test_the_game_begins_again_on_request() -> None:
    at = open_path(14)
    play_on(at)
    click(at, "again")
    assert "plays" not in at.query_params


def test_what_was_played_stays_out_of_the_other_steps() -> None:
    at = open_path(14)
    play_on(at)
    click(at, "previous-step")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": "13"}
