"""The questions on a family's table: every combination of answers makes a table whose deals use up the pack."""

from itertools import product

import pytest

from tutor.catalogue.house_rules import read_variant
from tutor.coach.zwickern.rules.ten_questions import HOUSE_QUESTIONS, asked_of, jokers_of, shown_by, table_of_answers
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import cards_over
from tutor.text import language, render
from tutor.text.language import RELEASED


def test_there_are_ten_questions_at_most() -> None:
    assert len(asked_of({})) == len(HOUSE_QUESTIONS) == 10
    assert "numbers" not in asked_of({"jokers": "0"})


@pytest.mark.parametrize("players", HOUSE_QUESTIONS["players"].options)
def test_every_table_is_possible(players: str) -> None:
    names = ("jokers", "numbers", "deal")
    for chosen in product(*(HOUSE_QUESTIONS[name].options for name in names)):
        answers = {"players": players, **dict(zip(names, chosen, strict=True))}
        rules = read_variant("ours.yaml", variant_text(table_of_answers(answers, "7 9 40")))
        assert [cards_over(plan, rules.jokers) for plan in rules.plans] == [0]
        assert len(rules.jokers) == int(answers["jokers"])


@pytest.mark.parametrize("name", [name for name, one in HOUSE_QUESTIONS.items() if one.example])
def test_the_options_of_a_question_differ_in_its_position(name: str) -> None:
    found = {one: shown_by({name: one}, name) for one in HOUSE_QUESTIONS[name].options}
    assert {shown[1].legal for shown in found.values() if shown} == {True, False}


@pytest.mark.parametrize("name", [name for name, one in HOUSE_QUESTIONS.items() if one.example])
def test_whatever_was_answered_before_a_question_has_its_position(name: str) -> None:
    shown = []
    names = ("courts", "building", "duty", "capturing")
    for chosen in product(*(HOUSE_QUESTIONS[one].options for one in names)):
        found = shown_by(dict(zip(names, chosen, strict=True)), name)
        assert found is not None
        shown += [render(language(code), found[1].why) for code in RELEASED]
    assert all(shown)


@pytest.mark.parametrize("written", ["", "x", "99", "0", "15,20", "15 20 30 35 40 41 5", "-15", "15" * 30])
def test_whatever_is_written_makes_as_many_jokers_as_there_are(written: str) -> None:
    assert len(jokers_of(3, "own", written)) == 3
