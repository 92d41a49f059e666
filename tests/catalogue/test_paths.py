"""Paths proven: their own steps, those of the course, and the game at their end."""

from pathlib import Path

import pytest

from tutor.app.base.library import library
from tutor.catalogue.library import load_library, prove_placed
from tutor.catalogue.paths import LearningPath
from tutor.content.files.folders import file_place
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

LESSON = """title: A lesson
about: It teaches.
steps:
  - slug: take
    title: Take
    text: Take the ace.
    position: {variant: jensen, seats: [North, East], turn: North, hands: {North: [AS, 2S]}, table: [AD]}
    goal: {kind: zwick}
    wrong: [{play: 2S}]
"""
PATH = """title: A path
about: It leads on.
path:
  - {step: lessons/01-one/take, plays: [take]}
  - slug: own
    title: Lay
    text: Lay a card.
    position: {variant: jensen, seats: [North, East], turn: North, hands: {North: [AS]}, table: [3D]}
    goal: {kind: lay}
    plays: [PLAYS]
"""


def folder(root: Path, plays: str = "lay", lesson: str = LESSON) -> Path:
    """A folder with a lesson and a path; the file of the path."""
    (root / "lessons" / "paths").mkdir(parents=True)
    (root / "lessons" / "01-one.yaml").write_text(lesson)
    file = root / "lessons" / "paths" / "short.yaml"
    file.write_text(PATH.replace("PLAYS", plays))
    return file


def test_a_step_of_the_course_keeps_its_id_and_one_of_the_path_has_that_of_the_path(tmp_path: Path) -> None:
    folder(tmp_path)
    found = load_library(tmp_path, VARIANTS)
    assert found.faults == ()
    (path,) = found.paths
    assert (path.id, path.name) == ("lessons/paths/short", "short")
    assert [one.id for one in path.steps] == ["lessons/01-one/take", "lessons/paths/short/own"]
    assert path.steps[0].step is found.lessons[0].steps[0]
    assert list(found.steps) == [one.id for one in path.steps]


def test_the_steps_of_all_lessons_come_before_those_of_paths(tmp_path: Path) -> None:
    more = LESSON.partition("steps:\n")[2].replace("slug: take", "slug: again")
    folder(tmp_path, lesson=LESSON + more)
    found = load_library(tmp_path, VARIANTS)
    assert list(found.steps) == ["lessons/01-one/take", "lessons/01-one/again", "lessons/paths/short/own"]


def test_a_path_in_its_place_knows_the_lessons_beside_it(tmp_path: Path) -> None:
    file = folder(tmp_path)
    place = file_place(file)
    assert place is not None
    assert isinstance(prove_placed(place, file, file.read_bytes(), VARIANTS), LearningPath)


def test_a_step_of_a_lesson_that_is_wrong_does_not_count(tmp_path: Path) -> None:
    folder(tmp_path, lesson=LESSON.replace("AD", "KD"))
    messages = [fault.message for fault in load_library(tmp_path, VARIANTS).faults]
    assert "check-path-step-unknown" in messages


def test_a_button_that_is_hidden_cannot_be_needed(tmp_path: Path) -> None:
    """A wrong try that a lesson warns of may be one that no one can make on the path."""
    file = folder(tmp_path, plays="take")
    place = file_place(file)
    assert place is not None
    with pytest.raises(ContentError) as caught:
        prove_placed(place, file, file.read_bytes(), VARIANTS)
    (fault,) = caught.value.faults
    assert (fault.message, fault.mark.line) == ("check-play-hidden", 9)


def test_our_own_paths_repeat_their_point_and_have_tempting_mistakes() -> None:
    own = [one for path in library().paths for one in path.steps if one.id.startswith("lessons/paths/")]
    assert own
    for one in own:
        assert one.step.entry.done, one.id
        assert one.step.question is not None or one.step.entry.wrong, one.id


def test_the_game_at_the_end_is_a_whole_one() -> None:
    (game,) = [path.game for path in library().paths if path.game is not None]
    assert game.game.finished
    assert 0 < game.kept < len(game.game.plies)
    assert game.game.plies[game.kept].deal == game.game.plies[game.kept - 1].deal + 1, "it begins with a deal"
