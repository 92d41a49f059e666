"""The way through the game: every concept and every theme stands at one stop."""

from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.puzzle.way import STOP_NAMES, THEMES_AT, stop_of, stop_of_theme, stops_of
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.text import language


def test_every_concept_and_every_theme_stands_at_a_stop() -> None:
    assert {stop_of(concept) for concept in CONCEPTS} == set(Stop)
    assert sorted(theme for themes in THEMES_AT.values() for theme in themes) == sorted(THEMES)


def test_every_stop_has_a_name_of_its_own() -> None:
    assert len({language("en")(STOP_NAMES[stop]) for stop in Stop}) == len(Stop)


def test_an_exercise_counts_for_its_concept_and_its_themes() -> None:
    assert stop_of("zwick") is Stop.ZWICK
    assert stop_of_theme("decoy") is Stop.TACTICS
    assert stops_of("zwick", "decoy") == {Stop.ZWICK, Stop.TACTICS}


def test_what_is_unknown_counts_nowhere() -> None:
    assert stops_of("nothing", "<b> x.y") == frozenset()
