"""Lessons and puzzles: the project's own hold, all their solutions are stated, and wrong ones are refused."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tutor.check.exercises import Lesson, Puzzle
from tutor.check.games import Game
from tutor.check.library import Library, count_files, load_library, prove_file
from tutor.coach.goals import solutions
from tutor.coach.judge import judge_text
from tutor.content.models import CaptureGoal, ZwickGoal
from tutor.content.places import content_id, content_root, puzzle_files
from tutor.content.source import ContentError
from tutor.engine.zwickern.legality import Reason
from tutor.engine.zwickern.moves import is_zwick
from tutor.engine.zwickern.notation import read_play

ROOT = content_root()
PUZZLES = [content_id(ROOT, file) for file in puzzle_files(ROOT)]


@cache
def own() -> Library:
    """The project's own content."""
    return load_library(ROOT)


class TestTheOwnContent:
    def test_it_loads_without_a_fault(self) -> None:
        assert own().faults == ()
        assert (len(own().lessons), len(own().puzzles), len(own().games)) == (1, 10, 1)
        assert count_files(ROOT) == 12

    def test_puzzles_come_from_easy_to_hard(self) -> None:
        difficulties = [puzzle.entry.difficulty for puzzle in own().puzzles]
        assert difficulties == sorted(difficulties)
        assert set(difficulties) == {1, 2, 3, 4, 5}

    def test_ids_are_paths_without_the_ending(self) -> None:
        assert sorted(puzzle.id for puzzle in own().puzzles) == sorted(PUZZLES)
        assert "puzzles/jensen/at-court" in PUZZLES
        assert [game.id for game in own().games] == ["lessons/games/christiansen"]

    @pytest.mark.parametrize("item_id", PUZZLES)
    def test_the_solutions_of_a_puzzle_are_stated_completely(self, item_id: str) -> None:
        puzzle = next(puzzle for puzzle in own().puzzles if puzzle.id == item_id)
        stated = {read_play(puzzle.position, text).move for text in puzzle.entry.solutions}
        assert stated == set(solutions(puzzle.position, puzzle.goal))
        assert stated
        assert isinstance(puzzle.goal, ZwickGoal)
        assert all(is_zwick(puzzle.position, move) for move in stated)

    @pytest.mark.parametrize("item_id", PUZZLES)
    def test_a_puzzle_has_wrong_answers_one_of_which_misses_by_little(self, item_id: str) -> None:
        puzzle = next(puzzle for puzzle in own().puzzles if puzzle.id == item_id)
        verdicts = [judge_text(puzzle.position, wrong.play, puzzle.goal) for wrong in puzzle.entry.wrong]
        assert len(verdicts) >= 3
        assert not any(verdict.right for verdict in verdicts)
        most = len(puzzle.position.table)
        assert any(verdict.legal and len(getattr(verdict.move, "takes", ())) >= most - 2 for verdict in verdicts)

    def test_every_step_of_the_lesson_has_a_right_answer_and_a_wrong_one(self) -> None:
        (lesson,) = own().lessons
        assert len(lesson.steps) == 11
        for step in lesson.steps:
            assert step.entry.solutions, step.entry.slug
            assert step.entry.wrong, step.entry.slug
            assert step.entry.done, step.entry.slug

    def test_the_lesson_asks_for_each_kind_of_capture_and_shows_the_zwick(self) -> None:
        (lesson,) = own().lessons
        kinds = {step.goal.kind for step in lesson.steps}
        assert kinds == {"capture", "lay", "most-cards", "zwick"}
        reasons = {wrong.reason for step in lesson.steps for wrong in step.entry.wrong if wrong.reason}
        assert reasons >= {Reason.OUT_OF_REACH, Reason.GROUP_DOES_NOT_FIT, Reason.TWO_VALUES}
        assert any(isinstance(step.goal, CaptureGoal) and len(step.goal.items) > 2 for step in lesson.steps)


PUZZLE = """\
title: A puzzle
difficulty: 1
position:
  variant: jensen
  seats: [North, East]
  turn: North
  hands: {North: [8D, 6S, KC]}
  table: [5C, 3H, 6D, 2S]
"""


def puzzle(text: str) -> Puzzle:
    """The puzzle of the position above, with the rest as it is given."""
    found = prove_file("puzzle.yaml", (PUZZLE + text).encode())
    assert isinstance(found, Puzzle)
    return found


def told(text: str) -> list[tuple[str, str]]:
    """What is wrong with a puzzle: message and the text where it is."""
    with pytest.raises(ContentError) as caught:
        puzzle(text)
    lines = (PUZZLE + text).splitlines()
    return [(fault.message, lines[fault.mark.line - 1][fault.mark.column - 1 :]) for fault in caught.value.faults]


class TestClaimsOfAnExercise:
    @pytest.mark.parametrize(
        "text",
        [
            "goal: {kind: zwick}\n",
            "goal: {kind: zwick}\nsolutions: [8D x 5C+3H 6D+2S]\n",
            "goal: {kind: zwick}\nsolutions: [8D x 2S 3H 5C 6D]\n",
            "goal: {kind: most-cards, card: 6S}\nsolutions: [6S x 6D]\n",
            "goal: {kind: capture, items: [5C]}\nsolutions: [8D x 5C+3H]\n",
            "goal: {kind: lay}\nsolutions: [KC]\nwrong: [{play: 8D x 5C+3H}]\n",
            "goal: {kind: zwick}\nwrong: [{play: 8D x 5C+3H}, {play: 8D x 5C, reason: out-of-reach}]\n",
            "goal: {kind: zwick}\nwrong: [{play: KS, reason: card-not-held}, {play: xyz, reason: unreadable}]\n",
        ],
    )
    def test_true_claims_are_accepted(self, text: str) -> None:
        assert puzzle(text).position.seats == ("North", "East")

    @pytest.mark.parametrize(
        ("text", "faults"),
        [
            ("goal: {kind: capture, items: [2D]}\n", [("check-item-not-on-table", "2D]}")]),
            ("goal: {kind: most-cards, card: 2S}\n", [("check-card-not-held", "2S}")]),
            (
                "goal: {kind: zwick}\nsolutions: [8D x 5C]\n",
                [("check-solution-missing", "[8D x 5C]"), ("check-solution-illegal", "8D x 5C]")],
            ),
            ("goal: {kind: lay}\nsolutions: [KC, 6S x 6D]\n", [("check-solution-misses", "6S x 6D]")]),
            (
                "goal: {kind: zwick}\nwrong: [{play: 8D x 5C 3H 6D 2S}]\n",
                [("check-wrong-is-right", "8D x 5C 3H 6D 2S}]")],
            ),
            (
                "goal: {kind: zwick}\nwrong: [{play: 8D, reason: out-of-reach}]\n",
                [("check-wrong-is-legal", "out-of-reach}]")],
            ),
            ("goal: {kind: zwick}\nwrong: [{play: 8D x 5C}]\n", [("check-wrong-needs-reason", "8D x 5C}]")]),
            (
                "goal: {kind: zwick}\nwrong: [{play: 8D x 5C, reason: two-values}]\n",
                [("check-wrong-other-reason", "two-values}]")],
            ),
            ("goal: {kind: zwick}\nwrong: [{play: 8D x 5C, reason: odd}]\n", [("check-wrong-unknown-reason", "odd}]")]),
        ],
    )
    def test_a_false_claim_is_refused_where_it_stands(self, text: str, faults: list[tuple[str, str]]) -> None:
        assert told(text) == faults

    def test_all_false_claims_are_told_at_once(self) -> None:
        wrong = "wrong: [{play: 8D x 5C}, {play: KD}, {play: 8D, reason: odd}]\n"
        text = "goal: {kind: zwick}\nsolutions: [KC]\n" + wrong + "remrk: x\n"
        assert [message for message, _ in told(text)] == [
            "check-solution-missing",
            "check-solution-misses",
            "check-wrong-needs-reason",
            "check-wrong-needs-reason",
            "check-wrong-unknown-reason",
            "content-unknown-key",
        ]

    def test_a_refused_solution_says_why(self) -> None:
        with pytest.raises(
            ContentError, match="the solution '8D x 5C' is not legal: 5♣ counts 5; your 8♦ takes 8 only"
        ):
            puzzle("goal: {kind: zwick}\nsolutions: [8D x 5C]\n")

    def test_a_missing_solution_is_given_as_it_is_to_be_written(self) -> None:
        with pytest.raises(ContentError, match=r"'8D x 5C\+3H 6D\+2S' reaches the goal too"):
            puzzle("goal: {kind: zwick}\nsolutions: [8D x 5C+3H]\n")

    def test_a_zwick_that_breaks_a_promise_is_no_missing_solution(self) -> None:
        text = PUZZLE.replace("KC]", "KC, 8H]") + "goal: {kind: zwick}\nsolutions: [8D x 5C+3H 6D+2S]\n"
        with pytest.raises(ContentError, match="'8H x 5C"):
            prove_file("puzzle.yaml", text.encode())


class TestFiles:
    def test_a_file_is_recognised_by_its_keys(self) -> None:
        kinds = {
            "lessons/02-taking-cards": Lesson,
            "puzzles/jensen/at-court": Puzzle,
            "lessons/games/christiansen": Game,
        }
        for item_id, kind in kinds.items():
            file = ROOT / f"{item_id}.yaml"
            assert isinstance(prove_file(str(file), file.read_bytes()), kind)
        assert prove_file("f", b"---\n".join([PUZZLE.partition("position:\n")[2].replace("  ", "").encode()] * 3)) == 3

    @pytest.mark.parametrize("data", [b"---\n---\n", b"# nothing\n---\n", b"---\n# nothing\n---\n"])
    def test_a_stream_of_nothing_is_refused_in_words(self, data: bytes) -> None:
        with pytest.raises(ContentError):
            prove_file("f", data)

    def test_wrong_files_are_left_out_and_the_rest_is_there(self, tmp_path: Path) -> None:
        folder = tmp_path / "puzzles" / "jensen"
        folder.mkdir(parents=True)
        (folder / "b.yaml").write_text(PUZZLE + "goal: {kind: zwick}\n")
        (folder / "a.yaml").write_text(PUZZLE.replace("8D", "9D") + "goal: {kind: zwick}\n")
        (folder / "c.yaml").write_bytes(b"\xff")
        done: list[int] = []
        step: Callable[[], None] = lambda: done.append(1)  # noqa: E731
        library = load_library(tmp_path, step)
        assert [one.id for one in library.puzzles] == ["puzzles/jensen/b"]
        assert [(Path(fault.file).name, fault.message) for fault in library.faults] == [
            ("a.yaml", "check-not-solvable"),
            ("c.yaml", "yaml-not-utf8"),
        ]
        assert len(done) == count_files(tmp_path) == 3
