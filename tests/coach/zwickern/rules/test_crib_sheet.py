"""The crib sheet says no more and no less than the rules of a variant."""

from itertools import product

import pytest

from tests.coach.questions import WORDS
from tests.houses import EVERY_HOUSE, KNOWN
from tutor.coach.zwickern.rules.crib_sheet import building_lines, end_lines, joker_lines, turn_lines, zwick_lines
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.rules import from_bits
from tutor.text import render

EVERY = pytest.mark.parametrize("rules", KNOWN.values(), ids=lambda rules: rules.name)


def messages(rules: Rules) -> set[str]:
    """Collect the messages of all lines."""
    lines = (joker_lines(rules), turn_lines(rules), building_lines(rules), zwick_lines(rules), end_lines(rules))
    return {line.message for some in lines for line in some}


@EVERY
def test_a_line_is_on_the_sheet_where_the_rules_have_it(rules: Rules) -> None:
    """Source: the table of variants, and the readings that house rules turn round."""
    found = messages(rules)
    assert ("crib-wild-played" in found) == (rules.wild is not None)
    assert ("crib-two-values" in found) == any(len(values) > 1 for _, values in rules.courts)
    assert ("crib-add-subtract" in found) == rules.subtract
    assert ("crib-same-value" in found) == rules.same_value
    assert ("crib-subtract-from-card" in found) == rules.subtract_from_card
    assert ("crib-on-empty" in found) == rules.build_on_empty
    assert ("crib-zwick-no-joker" in found) == (bool(rules.jokers) and rules.joker_zwick == 0)


@pytest.mark.parametrize("rules", EVERY_HOUSE.values(), ids=EVERY_HOUSE)
def test_the_sheet_of_a_house_has_the_ways_to_build_that_the_judge_has(rules: Rules) -> None:
    """Source: readings 7 and 8, and the house rules that turn them round."""
    found = messages(rules)
    for old, own in product((3, 5, 10), repeat=2):
        ways = {old + own}
        ways |= {old - own} if "crib-add-subtract" in found else set()
        ways |= {own - old} if "crib-subtract-from-card" in found else set()
        ways |= {old} & {own} if "crib-same-value" in found else set()
        made = built_on(rules, 1 << old, CARDS[f"{own}H"])
        assert ways & set(from_bits(rules.build_bits)) == set(from_bits(made))


def test_partners_and_the_greatest_build_are_named_by_their_numbers() -> None:
    """Source: readings 6 and 14; the highest card of Jensen's game is the 25 joker, and French builds end at 14."""
    shown = {name: [render(WORDS, line) for line in building_lines(VARIANTS[name])] for name in ("jensen", "french")}
    assert any("25" in line for line in shown["jensen"])
    assert any("14" in line for line in shown["french"])
    assert any(line.startswith("With 4 players") for line in shown["jensen"])
    assert not any(line.message == "crib-for-partner" for line in building_lines(VARIANTS["dietze"]))
