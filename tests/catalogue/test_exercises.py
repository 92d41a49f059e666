"""Lessons and puzzles: claims that hold are accepted, false ones refused at their place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.catalogue.coverage import coverage_faults, is_course
from tutor.catalogue.exercises import Lesson, Puzzle
from tutor.catalogue.library import count_files, load_library, prove_file
from tutor.catalogue.records import Record
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.themes import THEMES, themes
from tutor.content.files.folders import content_root
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

ROOT = content_root()


PUZZLE = """\
title: A puzzle
position:
  variant: jensen
  seats: [North, East]
  turn: North
  hands: {North: [8D, 6S, KC]}
  table: [5C, 3H, 6D, 2S]
"""


def puzzle(text: str) -> Puzzle:
    """Return the puzzle of the position above with these other keys."""
    found = prove_file("puzzle.yaml", (PUZZLE + text).encode(), VARIANTS)
    assert isinstance(found, Puzzle)
    return found


def told(text: str) -> list[tuple[str, str]]:
    """Return what is wrong with a puzzle: each message, and the text at its place."""
    with pytest.raises(ContentError) as caught:
        puzzle(text)
    lines = (PUZZLE + text).splitlines()
    return [(fault.message, lines[fault.mark.line - 1][fault.mark.column - 1 :]) for fault in caught.value.faults]


PARTNERS = """\
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [9D, 5H], West: [2S, QS], North: [2D, QD]}
  table: [9C]
"""
ENDED = [card.code for card in VARIANTS["jensen"].pack if card.code not in ("9S", "9H", "9D", "2S")]
ENDING = f"""\
position:
  variant: jensen
  seats: [North, South]
  turn: South
  hands: {{South: [9S], North: [9H]}}
  table: [9D, 2S]
  won: {{South: {{cards: [{", ".join(ENDED[::2])}]}}, North: {{cards: [{", ".join(ENDED[1::2])}]}}}}
"""
BUILDS = """\
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [9S, X15, JC, 6C, QD, AD]}
  table:
    - {cards: [5D, 4C], value: 9, owner: North}
    - {cards: [6D, 3C], value: 9, owner: East}
    - 9C
    - X25
"""
HONOURS = """\
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [8D, 10C, 10H, 9S]}
  table: [10D, 2S, 6C, 4H]
"""
ONE_PLAY = """\
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [JS]}
  table: [{cards: [10H, 2C], value: 12, owner: South}, 5D]
"""


class TestClaimsOfTheHarderGoals:
    """Where not just any play will do, a file that states one solution has to state all of them."""

    @pytest.mark.parametrize(
        ("where", "text", "solutions"),
        [
            (HONOURS, "goal: {kind: most-points}\n", ["10C x 10D 6C+4H", "10H x 10D 6C+4H"]),
            (BUILDS, "goal: {kind: two-builds}\n", ["9S x 5D 6D 9C"]),
            (BUILDS, "goal: {kind: joker-build}\n", ["6C on 5D = 15", "6C on 6D = 15", "6C on 9C = 15"]),
            (BUILDS, "goal: {kind: joker-down}\n", ["JC on X25 = 13", "QD on X25 = 12"]),
            (ONE_PLAY, "goal: {kind: only-play}\n", ["JS x 10H"]),
            (PUZZLE.replace("6S, KC", "5S, 9S").replace("5C, 3H, 6D, 2S", "9D"), "goal: {kind: safe-lay}\n", ["8D"]),
            (PARTNERS, "goal: {kind: zwick-in-two}\n", ["9D x 9C"]),
            (ENDING, "goal: {kind: win-most}\n", ["9S x 9D"]),
        ],
    )
    def test_all_solutions_are_stated_or_none(self, where: str, text: str, solutions: list[str]) -> None:
        assert prove_file("puzzle.yaml", (where + text).encode(), VARIANTS)
        listed = ", ".join(f'"{play}"' for play in solutions)
        assert prove_file("puzzle.yaml", f"{where}{text}solutions: [{listed}]\n".encode(), VARIANTS)
        for missing in solutions if len(solutions) > 1 else ():
            fewer = ", ".join(f'"{play}"' for play in solutions if play != missing)
            with pytest.raises(ContentError) as caught:
                prove_file("puzzle.yaml", f"{where}{text}solutions: [{fewer}]\n".encode(), VARIANTS)
            (fault,) = caught.value.faults
            assert fault.message == "check-solution-missing"
            assert fault.details == {"play": missing}

    @pytest.mark.parametrize(
        ("where", "text", "play"),
        [
            (HONOURS, "goal: {kind: most-points}\n", "10C x 6C+4H"),
            (BUILDS, "goal: {kind: two-builds}\n", "9S x 5D 9C"),
            (BUILDS, "goal: {kind: joker-down}\n", "9S x 9C"),
            (PARTNERS, "goal: {kind: zwick-in-two}\n", "5H"),
            (ENDING, "goal: {kind: win-most}\n", "9S"),
        ],
    )
    def test_a_wrong_play_that_is_legal_needs_no_reason_and_a_right_one_cannot_be_wrong(
        self, where: str, text: str, play: str
    ) -> None:
        assert prove_file("puzzle.yaml", f'{where}{text}wrong: [{{play: "{play}"}}]\n'.encode(), VARIANTS)
        with pytest.raises(ContentError) as caught:
            prove_file("puzzle.yaml", f'{where}{text}solutions: ["{play}"]\n'.encode(), VARIANTS)
        assert "check-solution-misses" in {fault.message for fault in caught.value.faults}

    @pytest.mark.parametrize("kind", ["most-points", "two-builds", "joker-build", "joker-down", "zwick-in-two"])
    def test_a_goal_that_no_play_reaches_is_refused(self, kind: str) -> None:
        where = (
            "position: {variant: jensen, seats: [N, E, S, W], turn: S, table: [5D, KH],\n"
            "  hands: {S: [8D], W: [2S], N: [3S]}}\n"
        )
        with pytest.raises(ContentError) as caught:
            prove_file("puzzle.yaml", f"{where}goal: {{kind: {kind}}}\n".encode(), VARIANTS)
        assert [fault.message for fault in caught.value.faults] == ["check-not-solvable"]


class TestThemes:
    GOAL = "goal: {kind: zwick}\n"

    def test_the_themes_and_the_difficulty_of_a_puzzle_are_computed(self) -> None:
        found = puzzle(self.GOAL)
        assert found.themes == themes(found.position, found.entry.goal, solutions(found.position, found.entry.goal))
        assert found.themes
        assert found.entry.themes == ()
        assert 1 <= found.difficulty <= 5

    def test_stated_themes_are_claims_that_must_hold(self) -> None:
        found = puzzle(self.GOAL).themes
        assert puzzle(f"{self.GOAL}themes: [{', '.join(found)}]\n").entry.themes == found
        other = next(theme for theme in THEMES if theme not in found)
        text = f"{self.GOAL}themes: [{found[0]}, {other}]\n"
        assert told(text) == [("check-theme-wrong", f"{other}]")]
        with pytest.raises(ContentError, match=f"does not have the theme '{other}'; it has {', '.join(found)}"):
            puzzle(text)

    def test_an_unknown_theme_is_reported_whatever_else_is_wrong(self) -> None:
        text = f"{self.GOAL}themes: [odd]\nsolutions: [KC]\n"
        assert [message for message, _ in told(text)] == [
            "check-theme-unknown",
            "check-solution-missing",
            "check-solution-misses",
        ]

    def test_finding_all_has_no_themes_but_a_difficulty(self) -> None:
        found = puzzle("goal: {kind: find-all}\n")
        assert found.themes == ()
        assert 1 <= found.difficulty <= 5
        assert told("goal: {kind: find-all}\nthemes: [decoy]\n") == [("check-theme-wrong", "decoy]")]

    def test_a_puzzle_states_no_difficulty(self) -> None:
        assert told(f"{self.GOAL}difficulty: 3\n") == [("content-unknown-key", "difficulty: 3")]

    def test_a_puzzle_needs_no_title(self) -> None:
        text = PUZZLE.removeprefix("title: A puzzle\n") + self.GOAL
        found = prove_file("puzzle.yaml", text.encode(), VARIANTS)
        assert isinstance(found, Puzzle)
        assert found.entry.title is None


class TestClaimsOfAnExercise:
    @pytest.mark.parametrize(
        "text",
        [
            "goal: {kind: zwick}\n",
            "goal: {kind: zwick}\nsolutions: [8D x 5C+3H 6D+2S]\n",
            "goal: {kind: zwick}\nsolutions: [8D x 2S 3H 5C 6D]\n",
            "goal: {kind: everything, card: 6S}\nsolutions: [6S x 6D]\n",
            "goal: {kind: everything, card: KC}\nsolutions: [KC x 5C+3H+6D]\nwrong: [{play: 8D x 5C+3H 6D+2S}]\n",
            "goal: {kind: most-cards}\nsolutions: [8D x 5C+3H 6D+2S]\nwrong: [{play: KC x 5C+3H+6D}]\n",
            "goal: {kind: build, card: 6S, onto: 2S, value: 8}\nsolutions: [6S on 2S = 8]\n",
            "goal: {kind: build, value: 8}\nsolutions: [6S on 2S = 8]\nwrong: [{play: 6S x 6D}]\n",
            "goal: {kind: build, value: 8}\nwrong: [{play: KC on 6D = 10, reason: no-card-for-value}]\n",
            "goal: {kind: find-all}\n",
            "goal: {kind: find-all, card: 8D, count: 3}\n",
            'goal: {kind: lay}\nshows: ["3"]\n',
            'goal: {kind: build, onto: 2S}\nwrong: [{play: 8D on 6D = 2, reason: out-of-reach}]\ncounter: ["7"]\n',
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
            ("goal: {kind: everything, card: 2S}\n", [("check-card-not-held", "2S}")]),
            ("goal: {kind: find-all, card: 2S}\n", [("check-card-not-held", "2S}")]),
            ("goal: {kind: find-all, card: 6S}\n", [("check-find-all-number", "{kind: find-all, card: 6S}")]),
            ("goal: {kind: find-all, card: 8D, count: 4}\n", [("check-find-all-count", "4}")]),
            ("goal: {kind: find-all}\nsolutions: [6S x 6D]\n", [("check-plays-not-needed", "[6S x 6D]")]),
            ("goal: {kind: build, card: 2S}\n", [("check-card-not-held", "2S}")]),
            ("goal: {kind: build, onto: KH}\n", [("check-item-not-on-table", "KH}")]),
            ("goal: {kind: build, for: South}\n", [("position-unknown-seat", "South}")]),
            ("goal: {kind: build, for: East}\n", [("check-not-solvable", "{kind: build, for: East}")]),
            ("goal: {kind: build, value: 9}\n", [("check-not-solvable", "{kind: build, value: 9}")]),
            (
                "goal: {kind: build, value: 8}\nsolutions: [KC on 6D = 10]\n",
                [("check-solution-illegal", "KC on 6D = 10]")],
            ),
            ('goal: {kind: lay}\nshows: ["21"]\n', [("check-reading-unknown", '"21"]')]),
            ('goal: {kind: lay}\nshows: ["3", "16"]\n', [("check-label-shows", '"16"]')]),
            ("goal: {kind: zwick}\nshows: [jensen-pack]\n", [("check-label-shows", "jensen-pack]")]),
            (
                'goal: {kind: zwick}\ncounter: ["7", "17"]\n',
                [("check-label-counter", text) for text in ('"7", "17"]', '"17"]')],
            ),
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
    def test_a_false_claim_is_refused_at_its_place(self, text: str, faults: list[tuple[str, str]]) -> None:
        assert told(text) == faults

    def test_all_false_claims_are_reported_at_once(self) -> None:
        wrong = "wrong: [{play: 8D x 5C}, {play: KD}, {play: 8D, reason: odd}]\n"
        text = "goal: {kind: zwick}\nsolutions: [KC]\n" + wrong + "remrk: x\n"
        assert [message for message, _ in told(text)] == [
            "check-solution-missing",
            "check-solution-misses",
            "check-wrong-needs-reason",
            "check-wrong-needs-reason",
            "check-wrong-unknown-reason",
            "content-misspelt-key",
        ]

    def test_a_refused_solution_says_why(self) -> None:
        with pytest.raises(
            ContentError, match="the solution '8D x 5C' is not legal: The 5♣ is worth 5, but your 8♦ only takes 8"
        ):
            puzzle("goal: {kind: zwick}\nsolutions: [8D x 5C]\n")

    def test_a_missing_solution_is_given_as_it_is_to_be_written(self) -> None:
        with pytest.raises(ContentError, match=r"'8D x 5C\+3H 6D\+2S' reaches the goal too"):
            puzzle("goal: {kind: zwick}\nsolutions: [8D x 5C+3H]\n")

    def test_a_zwick_that_breaks_a_promise_is_not_a_missing_solution(self) -> None:
        text = PUZZLE.replace("KC]", "KC, 8H]") + "goal: {kind: zwick}\nsolutions: [8D x 5C+3H 6D+2S]\n"
        with pytest.raises(ContentError, match="'8H x 5C"):
            prove_file("puzzle.yaml", text.encode(), VARIANTS)


STEP = """\
title: A lesson
about: One step.
steps:
  - slug: one
    title: One
    text: Look.
"""
SEEN = """\
    position:
      variant: jensen
      seats: [North, East, South, West]
      turn: South
      hands: {South: [KS, 4H, 5D]}
      table: [QS, AD, 9C]
"""


def lesson(rest: str) -> Lesson:
    """A lesson of one step."""
    found = prove_file("lesson.yaml", (STEP + rest).encode(), VARIANTS)
    assert isinstance(found, Lesson)
    return found


class TestSteps:
    """A step is a play, all captures, or a question, with or without a position."""

    def test_a_play_has_a_position_and_no_question(self) -> None:
        (step,) = lesson(SEEN + "    goal: {kind: capture, items: [QS]}\n").steps
        assert step.position is not None
        assert step.question is None
        assert step.goal.kind == "capture"

    def test_a_question_about_a_table_has_both(self) -> None:
        (step,) = lesson(SEEN + "    goal: {kind: takers, items: [QS, AD], answer: [4H, KS]}\n").steps
        assert step.position is not None
        assert step.question is not None
        assert step.question.right == ("KS", "4H")

    def test_a_bare_question_has_no_position(self) -> None:
        (step,) = lesson("    goal: {kind: fact, game: dietze, fact: zwick, answer: 3}\n").steps
        assert step.position is None
        assert step.question is not None
        assert step.question.right == ("3",)

    def test_all_faults_of_a_step_are_reported_at_once(self) -> None:
        text = SEEN + '    shows: ["0"]\n    solutions: [KS]\n    goal: {kind: how-many, answer: 99}\n'
        with pytest.raises(ContentError) as caught:
            lesson(text.replace("solutions: [KS]", "solutions: [KS]\n    counter: [none]"))
        assert sorted(fault.message for fault in caught.value.faults) == [
            "check-answer-wrong",
            "check-plays-not-needed",
            "check-reading-unknown",
            "check-reading-unknown",
        ]

    def test_a_position_that_cannot_be_does_not_hide_what_else_is_wrong(self) -> None:
        with pytest.raises(ContentError) as caught:
            lesson(SEEN.replace("9C", "10Z") + '    shows: ["0"]\n    goal: {kind: how-many}\n')
        assert {fault.message for fault in caught.value.faults} == {"position-unknown-card", "check-reading-unknown"}

    def test_a_puzzle_is_not_a_question(self) -> None:
        with pytest.raises(ContentError, match="how-many"):
            puzzle("goal: {kind: how-many}\n")


class TestCoverage:
    def test_what_no_step_shows_is_reported_for_each_reading(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons"
        folder.mkdir()
        step = STEP + '    shows: ["2"]\n    counter: ["7"]\n' + SEEN + "    goal: {kind: everything, card: KS}\n"
        step += "    wrong: [{play: 4H on QS = 1, reason: out-of-reach}]\n"
        (folder / "01-one.yaml").write_text(step)
        library = load_library(tmp_path, VARIANTS)
        faults = coverage_faults(tmp_path, library)
        told = {(fault.message, fault.details["reading"]) for fault in faults}
        assert library.faults == ()
        assert ("check-reading-no-counter", "2") in told
        assert ("check-reading-not-shown", "2") not in told
        assert ("check-reading-no-counter", "7") not in told
        assert {("check-reading-not-shown", "3"), ("check-reading-no-counter", "grupp-wild")} <= told
        assert str(faults[0]).startswith(f"{folder}:1:1: ")

    def test_lessons_that_name_no_reading_are_not_a_course(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons"
        folder.mkdir()
        (folder / "01-one.yaml").write_text(STEP + SEEN + "    goal: {kind: lay}\n")
        library = load_library(tmp_path, VARIANTS)
        assert not is_course(library)
        assert coverage_faults(tmp_path, library) == ()


class TestFiles:
    def test_a_file_is_recognised_by_its_keys(self) -> None:
        kinds = {
            "lessons/02-taking-cards": Lesson,
            "puzzles/jensen/at-court": Puzzle,
            "lessons/games/christiansen": Record,
        }
        for item_id, kind in kinds.items():
            file = ROOT / f"{item_id}.yaml"
            assert isinstance(prove_file(str(file), file.read_bytes(), VARIANTS), kind)
        assert (
            prove_file(
                "f", b"---\n".join([PUZZLE.partition("position:\n")[2].replace("  ", "").encode()] * 3), VARIANTS
            )
            == 3
        )

    @pytest.mark.parametrize("data", [b"---\n---\n", b"# nothing\n---\n", b"---\n# nothing\n---\n"])
    def test_a_stream_of_nothing_is_refused_in_words(self, data: bytes) -> None:
        with pytest.raises(ContentError):
            prove_file("f", data, VARIANTS)

    def test_wrong_files_are_left_out_and_the_rest_is_there(self, tmp_path: Path) -> None:
        folder = tmp_path / "puzzles" / "jensen"
        folder.mkdir(parents=True)
        (folder / "b.yaml").write_text(PUZZLE + "goal: {kind: zwick}\n")
        (folder / "a.yaml").write_text(PUZZLE.replace("8D", "9D") + "goal: {kind: zwick}\n")
        (folder / "c.yaml").write_bytes(b"\xff")
        done: list[int] = []
        step: Callable[[], None] = lambda: done.append(1)  # noqa: E731
        library = load_library(tmp_path, VARIANTS, step)
        assert [one.id for one in library.puzzles] == ["puzzles/jensen/b"]
        assert [(Path(fault.file).name, fault.message) for fault in library.faults] == [
            ("a.yaml", "check-not-solvable"),
            ("c.yaml", "yaml-not-utf8"),
        ]
        assert len(done) == count_files(tmp_path) == 3
