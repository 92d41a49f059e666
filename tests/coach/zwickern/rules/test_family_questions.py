"""The ten questions of families: every value in an answer is that of the rules."""

from dataclasses import replace

import pytest

from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS, family_answer
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import language, render

SAY = language("en")


def rows(rules: Rules, name: str) -> dict[str, list[str]]:
    """The table of an answer in English, by the first cell of each row."""
    found = family_answer(rules, name)
    cells = [[render(SAY, cell) for cell in row] for row in found.rows]
    assert all(len(row) == len(found.heads) for row in cells)
    return {first: others for first, *others in cells}


def sentence(rules: Rules, name: str) -> str:
    """The answer in one English sentence."""
    return render(SAY, family_answer(rules, name).sentence)


@pytest.mark.parametrize("name", FAMILY_QUESTIONS)
def test_every_question_has_one_sentence_and_a_small_table_in_every_variant(name: str) -> None:
    for rules in VARIANTS.values():
        said = sentence(rules, name)
        assert said.endswith(".")
        assert ". " not in said
        assert 1 <= len(rows(rules, name)) <= 10


def test_the_deal_is_that_of_each_number_of_players() -> None:
    assert rows(VARIANTS["christiansen"], "deal") == {
        "2": ["8", "3\u00a0×\u00a08"],
        "3": ["8", "2\u00a0×\u00a08"],
        "4": ["8", "2\u00a0×\u00a06"],
    }
    assert sentence(VARIANTS["french"], "deal").startswith("With 4 players everyone gets 4 cards first, 2 go")


def test_two_sides_tie_only_with_an_even_number_of_cards() -> None:
    assert rows(VARIANTS["dietze"], "tie")["2"] == ["52", "26 : 26"]
    assert rows(VARIANTS["jensen"], "tie")["4, two against two"][1].endswith("27 : 28 at the closest")
    assert rows(VARIANTS["jensen"], "tie")["3"] == ["55", "Two or more share the lead"]


def test_jokers_are_taken_as_their_values_allow() -> None:
    assert rows(VARIANTS["jensen"], "joker")["25 joker"] == ["Build on it with a card worth 14, which makes 11"]
    # One card brings 30 to 16 at the least, but to a joker's value with a 10.
    assert rows(VARIANTS["christiansen"], "joker")["30 joker"] == ["Build on it with a card worth 10, which makes 20"]
    assert rows(VARIANTS["christiansen"], "joker")["25 joker"] == ["Take it and cards worth 5 with the 30 joker"]


def test_points_and_values_follow_house_rules() -> None:
    house = replace(VARIANTS["jensen"], zwick=2, majority=5, joker_zwick=0)
    assert rows(house, "zwick")["A Zwick with a joker"] == ["0"]
    assert rows(house, "points")["Most cards"] == ["5"]
    assert sentence(house, "points") == "With one pack a game has 32 points, and each Zwick adds 2."
    assert rows(VARIANTS["grupp"], "values")["Joker"] == ["2 to 14"]
