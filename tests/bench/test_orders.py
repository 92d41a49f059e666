"""Cards for readers hold nothing that helps, and orders are compared and tuned to as they should be."""

import re

import numpy as np
import pytest

from tests.app.playing import puzzles
from tests.bench.cards import NUMBER, SEED, cards, spread
from tests.bench.orders import JUDGED, Orders, figures, places, tune
from tutor.coach.zwickern.goals.table import task
from tutor.coach.zwickern.puzzle.difficulty import score
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.lab.tries import measured_puzzle
from tutor.text import language, render

CHOSEN = spread(puzzles(), NUMBER, SEED)
TEXT = cards(CHOSEN)


def test_a_seed_chooses_the_same_puzzles_of_every_variant_and_grade() -> None:
    assert spread(reversed(puzzles()), NUMBER, SEED) == CHOSEN
    assert spread(puzzles(), NUMBER, SEED + 1) != CHOSEN
    for mark in ("difficulty", "variant", "kind"):
        marks = [
            {"difficulty": one.difficulty, "variant": one.position.rules.name, "kind": one.goal.kind}[mark]
            for one in CHOSEN
        ]
        assert all(marks.count(name) >= NUMBER / 15 for name in set(marks)), mark
    assert {one.difficulty for one in CHOSEN} == {1, 2, 3, 4, 5}


def test_the_cards_show_what_is_asked_and_neither_ids_titles_nor_answers() -> None:
    said = re.split(r"(?m)^CARD \d+$", TEXT)[1:]
    assert len(said) == NUMBER
    for puzzle, card in zip(CHOSEN, said, strict=True):
        assert isinstance(puzzle.goal, OnePlayGoal)
        assert render(language("en"), task(puzzle.position, puzzle.goal)) in card
        assert puzzle.entry.title is None or puzzle.entry.title not in card
        assert puzzle.id not in card
        assert "solution" not in card
        assert " x " not in card
    assert "rade" not in TEXT.split("CARD 1\n")[1]


def test_an_order_names_each_card_once() -> None:
    assert places("3\n1\n2\n", 3) == [1, 2, 0]
    for wrong in ("1\n2\n", "1\n2\n2\n", "1\n2\n4\n", "1 2 3 3"):
        with pytest.raises(ValueError, match="once"):
            places(wrong, 3)


def test_figures_are_tau_and_the_rank_correlation() -> None:
    found = figures(np.array([1.0, 2, 3, 4, 5]), np.array([2.0, 1, 4, 3, 5]))
    assert found == pytest.approx((6 / 10, 0.8))
    assert figures(np.array([1.0, 2, 3]), np.array([9.0, 7, 5])) == pytest.approx((-1, -1))


def test_tuning_to_what_the_score_says_anyway_changes_little_and_to_others_goes_their_way() -> None:
    some = [measured_puzzle(one) for one in CHOSEN]
    everybody = np.ones(NUMBER, dtype=bool)
    present = np.array([score(*one, JUDGED) for one in some])
    courts = present + np.array([2 * one.features.courts for one in some])
    same, other = (
        tune(Orders(some, np.array([order, order])), everybody) for order in (present.argsort().argsort(), courts)
    )
    assert abs(same.per.courts - JUDGED.per.courts) < 0.1
    assert other.per.courts > JUDGED.per.courts + 0.1
