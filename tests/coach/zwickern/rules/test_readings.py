"""The readings by their ids, and which exercises show them."""

from tests.coach.questions import WORDS
from tutor.coach.zwickern.rules.readings import READINGS, VARIANT_READINGS, Marks, readings_covered
from tutor.engine.zwickern import VARIANTS


def test_there_are_twenty_numbered_readings_and_those_of_variants() -> None:
    assert READINGS[:20] == tuple(str(number) for number in range(1, 21))
    assert len(set(READINGS)) == len(READINGS)
    assert {name.split("-")[0] for name in VARIANT_READINGS} <= set(VARIANTS)


def test_every_reading_has_a_few_words_of_its_own() -> None:
    words = [WORDS(f"reading-{reading}") for reading in READINGS]
    assert len(set(words)) == len(words)
    assert all(not text.endswith(".") and len(text) < 80 for text in words)


def test_a_reading_is_covered_by_the_exercises_that_name_it() -> None:
    marks = [
        Marks("lesson/one", ("1", "dietze-values"), ()),
        Marks("lesson/two", ("1",), ("2",)),
        Marks("lesson/three", (), ()),
    ]
    found = {one.reading: (one.shows, one.counter) for one in readings_covered(iter(marks))}
    assert tuple(found) == READINGS
    assert found["1"] == (("lesson/one", "lesson/two"), ())
    assert found["2"] == ((), ("lesson/two",))
    assert found["dietze-values"] == (("lesson/one",), ())
    assert found["grupp-wild"] == ((), ())
