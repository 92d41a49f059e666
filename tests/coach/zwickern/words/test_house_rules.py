"""House rules in words: one line for each change, and what variants and games are called."""

from dataclasses import replace
from typing import Any

import pytest

from tests.houses import HOUSES, KNOWN
from tutor.coach.zwickern.rules.changed_rules import changed_readings, changed_rules
from tutor.coach.zwickern.rules.readings import READINGS
from tutor.coach.zwickern.words.variants import game_line, variant_line
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.engine.zwickern.variants import DIETZE, GRUPP, JENSEN
from tutor.text import language, render

WORDS = language("en")


def test_every_change_has_a_line() -> None:
    assert [render(WORDS, line) for line in changed_rules(HOUSES["kitchen-table"])] == [
        "A build may be your card minus the old value.",
        "An equal card can’t leave a build’s value as it is.",
        "On an empty table you may announce a card as a build.",
        "In a tie, everyone with the most cards gets the points for them.",
        "Having the most cards scores 2.",
        "A Zwick scores 2.",
        "2♠ scores 0.",
        "5♥ scores 2.",
        "10♦ scores 5.",
        "25 joker scores 10.",
    ]
    words = [render(WORDS, line) for line in changed_rules(HOUSES["club-night"])]
    assert "An equal card may leave a build’s value as it is." in words


def test_house_rules_are_called_by_their_title_or_their_name() -> None:
    assert render(WORDS, variant_line(HOUSES["kitchen-table"])) == "As we play at home"
    assert render(WORDS, variant_line(replace(HOUSES["kitchen-table"], title=None))) == "Kitchen-table"
    assert render(WORDS, variant_line(JENSEN)) == "Jensen"
    assert variant_line(JENSEN).message == "variant-jensen"
    assert game_line("kitchen-table", KNOWN) == variant_line(HOUSES["kitchen-table"])
    assert game_line("zwikken-1900", KNOWN).message == "game-zwikken-1900"


def changed(base: Rules, **changes: Any) -> set[str]:
    """Return the readings that a house turns round with these changes to a variant."""
    return set(changed_readings(replace(base, name="ours", base=base.name, **changes)))


def test_each_rule_of_a_house_turns_round_its_readings_and_no_other() -> None:
    assert changed(JENSEN, build_on_empty=True) == {"15"}
    assert changed(JENSEN, majority_on_tie=True) == {"18"}
    assert changed(JENSEN, subtract_from_card=True) == {"7"}
    assert not changed(JENSEN)
    assert not changed_readings(JENSEN)


def test_a_house_that_keeps_values_turns_round_that_the_books_only_add() -> None:
    """Source: the rule *Adding only* says of the books' games that an equal card cannot leave the value as it was."""
    for books in (DIETZE, GRUPP):
        assert changed(books, same_value=True) == {"8", "dietze-adding"}


@pytest.mark.parametrize("base", VARIANTS)
@pytest.mark.parametrize("points", [{"zwick": 7}, {"majority": 7}, {"points": (("5H", 7),)}])
def test_other_points_turn_round_the_reading_that_states_those_of_the_base(base: str, points: dict[str, Any]) -> None:
    """Source: the table of variants, where Grupp's points are as Dietze's."""
    assert changed(VARIANTS[base], **points) == {f"{'dietze' if base == 'grupp' else base}-points"}
    missing = changed(VARIANTS[base], **points) - set(READINGS)
    assert missing == set(), "add it to VARIANT_READINGS"
