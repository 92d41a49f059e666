"""The way through the game: every concept and every theme stands at one stop."""

from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.puzzle.way import STOP_NAMES, WAY, Stop, stop_of, stop_of_theme, stops_of
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.text import language


def test_every_concept_stands_at_exactly_one_stop() -> None:
    assert sorted(one for found in WAY.values() for one in found.concepts) == sorted(CONCEPTS)


def test_every_theme_stands_at_exactly_one_stop() -> None:
    assert sorted(one for found in WAY.values() for one in found.themes) == sorted(THEMES)


def test_every_stop_has_concepts_and_a_name_of_its_own() -> None:
    assert list(WAY) == list(Stop)
    assert all(found.concepts for found in WAY.values())
    assert len({language("en")(STOP_NAMES[stop]) for stop in Stop}) == len(Stop)


def test_an_exercise_counts_for_its_concept_and_its_themes() -> None:
    assert stop_of("zwick") is Stop.ZWICK
    assert stop_of_theme("decoy") is Stop.TACTICS
    assert stops_of("zwick", "decoy") == {Stop.ZWICK, Stop.TACTICS}


def test_what_is_unknown_counts_nowhere() -> None:
    assert stops_of("nothing", "<b> x.y") == frozenset()
