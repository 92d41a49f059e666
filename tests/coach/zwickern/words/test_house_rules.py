"""House rules in words: one line for each change, and what variants and games are called."""

from dataclasses import replace

import pytest

from tests.houses import HOUSES, KNOWN
from tutor.coach.zwickern.rules.readings import READINGS
from tutor.coach.zwickern.words.house_rules import changed_readings, changed_rules
from tutor.coach.zwickern.words.variants import game_line, variant_line
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.rules import DIETZE, GRUPP, JENSEN
from tutor.text import language, render

WORDS = language("en")


def test_every_change_has_a_line() -> None:
    assert [render(WORDS, line) for line in changed_rules(HOUSES["kitchen-table"])] == [
        "On an empty table a card may be announced as a build.",
        "On a tie everybody with the most cards gets the points for them.",
        "A build may make the card less the old value.",
        "An equal card cannot leave a build at its value.",
        "Most cards score 2.",
        "A Zwick scores 2.",
        "2♠ scores 0.",
        "5♥ scores 2.",
        "10♦ scores 5.",
        "X25 scores 10.",
    ]
    words = [render(WORDS, line) for line in changed_rules(HOUSES["club-night"])]
    assert "An equal card may leave a build at its value." in words


def test_house_rules_are_called_by_their_title_or_their_name() -> None:
    assert render(WORDS, variant_line(HOUSES["kitchen-table"])) == "As we play at home"
    assert render(WORDS, variant_line(replace(HOUSES["kitchen-table"], title=None))) == "Kitchen-table"
    assert render(WORDS, variant_line(JENSEN)) == "Jensen"
    assert variant_line(JENSEN).message == "variant-jensen"
    assert game_line("kitchen-table", KNOWN) == variant_line(HOUSES["kitchen-table"])
    assert game_line("zwikken-1900", KNOWN).message == "game-zwikken-1900"


def test_a_house_that_keeps_values_turns_round_that_the_books_only_add() -> None:
    """Source: the rule *Adding only* says of the books' games that an equal card cannot leave the value as it was."""
    for books in (DIETZE, GRUPP):
        assert "dietze-adding" in changed_readings(replace(books, name="ours", base=books.name, same_value=True))


@pytest.mark.parametrize("base", VARIANTS)
def test_other_points_turn_round_the_reading_that_states_those_of_the_base(base: str) -> None:
    """Source: the table of variants, where Grupp's points are as Dietze's."""
    changed = changed_readings(replace(VARIANTS[base], name="ours", base=base, zwick=7))
    assert changed == {f"{'dietze' if base == 'grupp' else base}-points"}
    assert changed <= set(READINGS)
