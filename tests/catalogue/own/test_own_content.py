"""The project's own lessons, puzzles and records: they hold, and they fulfil the wishes of tests/own_content.py."""

from collections import Counter, defaultdict
from pathlib import Path

from tests.cases import of_all
from tests.coach.questions import every_line
from tests.houses import FILES
from tests.own_content import lesson_wishes, puzzle_wishes, section_wishes
from tutor.app.base.library import library
from tutor.catalogue.coverage import coverage_faults, is_course
from tutor.catalogue.library import count_files, load_library
from tutor.coach.question import mark
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.folders import content_id, content_root, files_of
from tutor.content.zwickern.goals import CaptureGoal, FindAllGoal, OnePlayGoal, ZwickGoal
from tutor.content.zwickern.questions import BareQuestion, TableQuestion
from tutor.engine.zwickern import VARIANTS, Reason, is_zwick, read_play
from tutor.lab.duplicate_key import duplicate_keys
from tutor.text import language, render

ROOT = content_root()
PUZZLES = [content_id(ROOT, file) for file in files_of("puzzle", ROOT)]
LESSONS = [content_id(ROOT, file) for file in files_of("lesson", ROOT)]
GAMES = [content_id(ROOT, file) for file in files_of("game", ROOT)]


def test_it_loads_without_a_fault() -> None:
    own = library()
    assert [str(fault) for fault in own.faults] == []
    assert (len(own.lessons), len(own.puzzles), len(own.records)) == (len(LESSONS), len(PUZZLES), len(GAMES))
    # The glossary is one more file.
    parts = (
        own.lessons,
        own.puzzles,
        own.records,
        own.sections,
        own.paths,
        own.tricks,
        own.trick_puzzles,
        own.trick_records,
        own.searches,
        own.numbers,
        files_of("house", ROOT),
    )
    assert count_files(ROOT) == sum(map(len, parts)) + 1


def test_ids_are_paths_without_the_ending() -> None:
    assert sorted(puzzle.id for puzzle in library().puzzles) == sorted(PUZZLES)
    assert "puzzles/jensen/at-court" in PUZZLES
    assert [game.id for game in library().records] == GAMES
    why = "Replay begins with the first record, which its tests play through: give yours a name that comes later"
    assert GAMES[0] == "lessons/games/christiansen", why


class TestPuzzles:
    @of_all(lambda: PUZZLES)
    def test_a_puzzle_states_its_solutions_and_good_mistakes(self, item_id: str) -> None:
        puzzle = next((puzzle for puzzle in library().puzzles if puzzle.id == item_id), None)
        assert puzzle is not None, f"{item_id}.yaml is not proven: run zwickern validate"
        assert list(puzzle_wishes(puzzle)) == []
        if isinstance(puzzle.goal, ZwickGoal):
            stated = [read_play(puzzle.position, text).play for text in puzzle.entry.solutions]
            assert all(is_zwick(puzzle.position, play) for play in stated)

    def test_they_come_from_easy_to_hard(self) -> None:
        difficulties = [puzzle.difficulty for puzzle in library().puzzles]
        assert difficulties == sorted(difficulties)
        assert set(difficulties) <= {1, 2, 3, 4, 5}
        assert len(set(difficulties)) > 2

    def test_nearly_every_one_has_wrong_answers(self) -> None:
        without = [
            f"{puzzle.id}.yaml"
            for puzzle in library().puzzles
            if not puzzle.entry.wrong and puzzle.goal.kind not in ("only-play", "find-all")
        ]
        assert len(without) <= len(PUZZLES) // 20, f"give tempting mistakes in `wrong` of {', '.join(without)}"

    def test_there_are_enough_of_every_variant_theme_and_difficulty(self) -> None:
        puzzles = library().puzzles
        variants = Counter(puzzle.position.rules.name for puzzle in puzzles)
        least = {"jensen": 120, "christiansen": 50, "dietze": 25, "grupp": 25, "french": 20}
        assert all(variants[name] >= number for name, number in least.items())
        themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
        rare = [theme for theme in THEMES if themes[theme] < 8]
        assert rare == [], "a theme needs eight puzzles: zwickern mine --theme"
        assert all(Counter(puzzle.difficulty for puzzle in puzzles)[grade] >= 30 for grade in range(1, 6))
        assert sum(puzzle.entry.remark is not None for puzzle in puzzles) >= 60

    def test_none_is_like_another_up_to_suits(self) -> None:
        alike = defaultdict(set)
        for puzzle in library().puzzles:
            if isinstance(puzzle.goal, OnePlayGoal):
                right = solutions(puzzle.position, puzzle.goal)
                for one in duplicate_keys(puzzle.position, puzzle.goal, right):
                    alike[one].add(f"{puzzle.id}.yaml")
        found = {" and ".join(sorted(files)) for files in alike.values() if len(files) > 1}
        assert sorted(found) == [], "these are the same up to suits or one card: change a position, or leave one out"


class TestLessons:
    @of_all(lambda: LESSONS)
    def test_a_lesson_has_what_is_wished_of_it(self, item_id: str) -> None:
        lesson = next((lesson for lesson in library().lessons if lesson.id == item_id), None)
        assert lesson is not None, f"{item_id}.yaml is not proven: run zwickern validate"
        assert list(lesson_wishes(lesson)) == []

    @of_all(lambda: LESSONS)
    def test_a_step_is_answered_by_plays_or_by_the_right_answer_of_its_question(self, item_id: str) -> None:
        for step in next(lesson for lesson in library().lessons if lesson.id == item_id).steps:
            if isinstance(step.goal, OnePlayGoal | FindAllGoal):
                assert step.question is None
            if isinstance(step.goal, TableQuestion | BareQuestion):
                assert step.question is not None
                assert mark(step.question, step.question.right).right
                assert (step.position is None) == isinstance(step.goal, BareQuestion)

    def test_every_line_of_every_question_and_every_hint_has_words(self) -> None:
        words = language("en")
        for lesson in library().lessons:
            for step in lesson.steps:
                lines = [] if step.question is None else list(every_line(step.question))
                if step.position is not None and isinstance(step.goal, OnePlayGoal):
                    lines += [line for rung in play_hints(step.position, step.goal) for line in rung]
                if step.position is not None and isinstance(step.goal, FindAllGoal):
                    lines += [line for rung in find_all_hints(step.position, step.goal, ()) for line in rung]
                assert lines, f"{lesson.id}.yaml: {step.entry.slug}"
                assert all(render(words, line) for line in lines), f"{lesson.id}.yaml: {step.entry.slug}"

    def test_every_reading_is_shown_at_work_and_where_it_does_not_apply(self) -> None:
        assert [str(fault) for fault in coverage_faults(ROOT, library())] == []
        assert is_course(library())

    def test_the_first_captures_fail_for_each_of_the_main_reasons(self) -> None:
        lesson = next(lesson for lesson in library().lessons if lesson.id == "lessons/02-taking-cards")
        kinds = {step.goal.kind for step in lesson.steps}
        assert kinds >= {"capture", "lay"}
        reasons = {wrong.reason for step in lesson.steps for wrong in step.entry.wrong if wrong.reason}
        assert reasons >= {Reason.OUT_OF_REACH, Reason.GROUP_DOES_NOT_FIT, Reason.TWO_VALUES}
        assert any(isinstance(step.goal, CaptureGoal) and len(step.goal.items) > 2 for step in lesson.steps)


class TestTheRuleBook:
    def test_its_sections_have_what_is_wished_of_them(self) -> None:
        assert [wish for section in library().sections for wish in section_wishes(section)] == []


BARE_PUZZLE = """\
title: Bare
goal: {kind: zwick}
position: {variant: jensen, seats: [N, E], turn: N, hands: {N: [9S, 4S]}, table: [9D, 5C, 4H, 3C, 6D]}
"""
BARE_LESSON = """\
title: Bare
about: A lesson.
steps:
- {slug: one, title: One, text: Take it., goal: {kind: capture, items: [9D]}, position: WHERE}
- {slug: two, title: Two, text: How many?, goal: {kind: how-many, card: 9S}, position: WHERE}
- {slug: three, title: Three, text: All., goal: {kind: find-all, card: 9S}, position: WHERE}
""".replace("WHERE", "{variant: jensen, seats: [N, E], turn: N, hands: {N: [9S]}, table: [9D, 5C, 4H]}")
BARE_SECTION = """\
title: Bare
rules:
- {slug: one, title: One, text: Lay, readings: ["3"], sources: [english]}
"""


class TestWishes:
    """Each names the file and what to do."""

    def wishes(self, folder: Path, name: str, text: str) -> list[str]:
        """Return what a file of a folder lacks."""
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        theirs = load_library(folder, VARIANTS)
        assert theirs.faults == ()
        return [
            *(wish for puzzle in theirs.puzzles for wish in puzzle_wishes(puzzle)),
            *(wish for lesson in theirs.lessons for wish in lesson_wishes(lesson)),
            *(wish for section in theirs.sections for wish in section_wishes(section)),
        ]

    def test_a_puzzle_wants_its_solutions_and_a_mistake(self, tmp_path: Path) -> None:
        name = "puzzles/jensen/bare.yaml"
        assert self.wishes(tmp_path, name, BARE_PUZZLE) == [
            f"{name}: add '9S x 9D 5C+4H 3C+6D' to `solutions`",
            f"{name}: give a tempting mistake in `wrong`",
        ]
        solved = BARE_PUZZLE + "solutions: [9S x 9D 5C+4H 3C+6D]\n"
        assert self.wishes(tmp_path, name, solved + "wrong: [{play: 4S x 4H}]\n") == [
            f"{name}: add to `wrong` a play that takes at least half of the 5 items on the table"
        ]
        assert self.wishes(tmp_path, name, solved + "wrong: [{play: 9S x 9D 5C+4H}]\n") == []

    def test_a_puzzle_without_a_title_wants_no_mistakes(self, tmp_path: Path) -> None:
        mined = BARE_PUZZLE.replace("title: Bare\n", "") + "solutions: [9S x 9D 5C+4H 3C+6D]\n"
        assert self.wishes(tmp_path, "puzzles/jensen/bare.yaml", mined) == []

    def test_a_puzzle_of_house_rules_may_be_with_those_of_the_base(self, tmp_path: Path) -> None:
        (tmp_path / "lessons" / "variants").mkdir(parents=True)
        (tmp_path / "lessons" / "variants" / "k.yaml").write_text(FILES["kitchen-table"])
        mined = BARE_PUZZLE.replace("title: Bare\n", "").replace("jensen", "kitchen-table")
        mined += "solutions: [9S x 9D 5C+4H 3C+6D]\n"
        assert self.wishes(tmp_path, "puzzles/jensen/bare.yaml", mined) == []

    def test_a_puzzle_of_all_captures_wants_their_number(self, tmp_path: Path) -> None:
        name, text = "puzzles/jensen/bare.yaml", BARE_PUZZLE.replace("zwick", "find-all, card: 9S")
        assert self.wishes(tmp_path, name, text) == [f"{name}: say in the goal's `count` how many captures there are"]

    def test_a_lesson_wants_steps_last_words_answers_and_mistakes(self, tmp_path: Path) -> None:
        name = "lessons/01-bare.yaml"
        assert self.wishes(tmp_path, name, BARE_LESSON) == [
            f"{name}: make 6 to 20 steps of it; there are 3",
            f"{name}: step one: say its point once more in `done`",
            f"{name}: step one: state at least one right play in `solutions`",
            f"{name}: step one: give a tempting mistake in `wrong`",
            f"{name}: step two: say its point once more in `done`",
            f"{name}: step two: state the goal's `answer`",
            f"{name}: step three: say its point once more in `done`",
            f"{name}: step three: say in the goal's `count` how many captures there are",
        ]

    def test_a_section_wants_boards_and_whole_sentences(self, tmp_path: Path) -> None:
        name = "lessons/rules/01-bare.yaml"
        assert self.wishes(tmp_path, name, BARE_SECTION) == [
            f"{name}: give a rule `examples`, or add '01-bare' to WITHOUT_BOARDS in tests/own_content.py",
            f"{name}: rule one: end 'Lay' with a full stop or a question mark, and do not shout",
        ]
