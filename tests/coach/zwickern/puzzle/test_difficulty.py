"""How hard a puzzle is: what is counted, how it is weighed, and that it depends on nothing else."""

from dataclasses import replace
from math import inf, log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.playing import puzzles
from tests.coach.boards import positions
from tests.coach.zwickern.puzzle.test_themes import ASKED, PROMISE, TEN_OR_TWO, goal, with_swapped_suits
from tests.engine.setups import at, plays
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import GOALS, solutions
from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS, Features, Weights, difficulty, features, grade, score
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Position

ZWICK, MOST, LAY, SAFE = goal("zwick"), goal("most-cards"), goal("lay"), goal("safe-lay")


def numbers(where: Position, asked: OnePlayGoal) -> Features:
    """Return the features of a puzzle."""
    return features(where, asked, solutions(where, asked))


def rated(where: Position, asked: OnePlayGoal) -> int:
    """Return the difficulty of a puzzle."""
    return difficulty(where, asked, solutions(where, asked))


def test_what_is_counted_of_a_capture() -> None:
    """The king takes 1+13, 8+4+2 and two builds; it and the two loose cards of 1+13 have two values."""
    where = at("KS 5H", "AD QC 8D 4D 2D X15+AC=14@W JH+2C=14@W 9C")
    assert numbers(where, MOST) == Features(
        items=8,
        plays=log2(len(plays(where))),
        sums=2,
        longest=3,
        courts=3,
        jokers=1,
        builds=2,
        near=0,
        right=0,
    )


def test_a_wild_joker_is_not_a_card_with_two_values() -> None:
    where = at("X1 3H", "QS 9D", variant="grupp")
    told = numbers(where, goal("capture", items=["QS"]))
    assert (told.courts, told.jokers) == (0, 1)


def test_of_several_splits_the_same_is_counted_in_any_order_of_the_table() -> None:
    """The king takes 14 and 1+9+4, or 1+9+1+3 and two more."""
    told = {numbers(at("KS 2H", table), MOST) for table in ("AC QC 9S AH KC", "AC KC 9S AH QC", "KC QC AH AC 9S")}
    assert len(told) == 1


def test_what_is_counted_of_builds_and_lays() -> None:
    where = at("3S 6D 9C", "9H X15+6S=9@E")
    build = numbers(where, goal("build", onto="X15", value=6))
    assert build[2:7] == (0, 0, 0, 1, 1)
    wrong = [play for play in plays(where) if len(play) == 4]
    assert build.near == log2(len(wrong)) > 0
    lay = numbers(where, LAY)
    assert (lay.right, lay.near, lay.sums) == (log2(3), 0, 0)


def test_the_wrong_lays_are_near_misses_of_a_safe_lay() -> None:
    """Four nines take 5+4, four aces 5+6, and only a joker takes 5+10."""
    where = at("4D 6H 10S", "5D")
    assert [play.card.code for play in solutions(where, SAFE)] == ["10S"]
    assert numbers(where, SAFE).near == log2(1 + 2)


def test_of_several_right_plays_the_easiest_counts_for_each_number() -> None:
    where = at("9S 7H", "9H 9D 5C 2C")
    nine, seven = solutions(where, MOST)
    assert features(where, MOST, (seven,)).sums == 1
    assert features(where, MOST, (nine,)).sums == 0
    both = features(where, MOST, (nine, seven))
    assert (both.sums, both.longest, both.right) == (0, 0, 1)


def test_where_not_all_right_plays_are_looked_at_those_of_the_fewest_items_are(monkeypatch: pytest.MonkeyPatch) -> None:
    where, asked = at("9S 5S", "5D 4C 9C"), goal("capture", items=["5D"])
    monkeypatch.setattr("tutor.coach.zwickern.puzzle.difficulty._MOST_LOOKED_AT", 1)
    assert numbers(where, asked).sums == 0, "5♠ takes 5♦ alone"


def test_a_capture_of_one_card_less_is_a_near_miss_and_one_of_two_less_is_not() -> None:
    """The queen takes 5+6+2; there are also 5+8 and 8+2, or a single ten."""
    assert numbers(at("QS 10H", "5D 6D 2D 8D"), MOST).near == log2(1 + 2)
    assert numbers(at("QS 10H", "5D 6D 2D 10S"), MOST).near == 0


def test_with_a_named_card_the_captures_of_other_cards_are_not_near_misses() -> None:
    assert numbers(TEN_OR_TWO, goal("everything", card="10S")).near == 0
    assert numbers(TEN_OR_TWO, goal("capture", items=["10D"])).near == 1


def test_where_all_captures_are_to_be_found_more_of_them_are_harder() -> None:
    where = at("8D KC", "5C 3H 6D 2S")
    for code, number in (("8D", 3), ("KC", 1)):
        asked = FindAllGoal(kind="find-all", card=code)
        every = captures_to_find(where, asked)
        assert len(every) == number
        told = features(where, asked, every)
        assert told.right == -log2(number)
        assert told.near == 0
        assert told.sums == (2 if number > 1 else 1)
        assert difficulty(where, asked, every) in range(1, 6)


def test_what_no_play_solves_has_no_difficulty() -> None:
    with pytest.raises(ValueError, match="empty"):
        difficulty(at("8D", "5C"), ZWICK, ())


def test_a_score_is_what_the_kind_starts_with_and_the_weighted_features() -> None:
    weights = Weights(Features(1, 2, 3, 4, 5, 6, 7, 8, -9), {"zwick": 0.5}, (1, 2, 3, 4))
    assert score(Features(0, 0, 0, 0, 0, 0, 0, 0, 0), "zwick", weights) == 0.5
    for place, weight in enumerate(weights.per):
        one = Features(*(float(place == other) for other in range(len(Features._fields))))
        assert score(one, "zwick", weights) == 0.5 + weight


@pytest.mark.parametrize(
    ("found", "expected"), [(-inf, 1), (0.9, 1), (1, 2), (1.9, 2), (2, 3), (3.5, 4), (4, 5), (99, 5)]
)
def test_a_grade_is_one_more_for_each_threshold_that_is_reached(found: float, expected: int) -> None:
    assert grade(found, Weights(Features(*[0] * 9), {}, (1, 2, 3, 4))) == expected


def test_every_kind_of_goal_has_a_start_and_the_thresholds_rise() -> None:
    assert set(WEIGHTS.base) == set(GOALS)
    assert list(WEIGHTS.thresholds) == sorted(set(WEIGHTS.thresholds))


def test_more_of_everything_is_harder_but_more_right_plays_are_easier() -> None:
    assert all(weight > 0 for weight in WEIGHTS.per[:-1])
    assert WEIGHTS.per.right < 0


@pytest.mark.parametrize(
    ("where", "asked", "expected"),
    [
        (at("8D 2S", "8C"), ZWICK, 1),
        (at("8D 6S KC 2C", "5C 3H 6D 2S"), ZWICK, 2),
        (at("QC 8C 2C 9H 4S", "10H 3C QD 8S 5D"), ZWICK, 3),
        (at("QC 8C 2C 9H 4S", "10H 3C QD 8S 5D QS"), ZWICK, 4),
        (PROMISE, ZWICK, 5),
        (at("KC 10S X15 6C 5H", "QH AS 2D JC KD 3C AH 4S"), ZWICK, 5),
    ],
)
def test_positions_of_each_grade(where: Position, asked: OnePlayGoal, expected: int) -> None:
    assert rated(where, asked) == expected


def test_the_easiest_puzzles_have_at_most_five_items_and_one_build() -> None:
    few, many = at("8D 2S", "8C KS KH KD QC"), at("8D 2S", "8C KS KH KD QC QD")
    assert score(numbers(many, MOST), MOST.kind) < WEIGHTS.thresholds[0], "the score alone would be easy"
    assert (rated(few, MOST), rated(many, MOST)) == (1, 2)
    one, two = at("8D 2S", "5C+3C=8@E KS"), at("8D 2S", "5C+3C=8@E KS=4@E")
    assert (rated(one, MOST), rated(two, MOST)) == (1, 2)
    for puzzle in puzzles():
        builds = sum(item.value is not None for item in puzzle.position.table)
        assert puzzle.difficulty > 1 or (len(puzzle.position.table) <= 5 and builds <= 1), puzzle.id


def test_looking_ahead_is_harder_than_looking() -> None:
    """The same hands on the same table: any lay, a lay that is safe, and the best play with all cards open."""
    where = at("7S 2H", "5D", seats="N S", hands={"N": "7D KC"}, last="N")
    scores = [score(numbers(where, asked), asked.kind) for asked in (LAY, SAFE, goal("win-most"))]
    assert scores[0] + 3 < scores[1] <= scores[2] + 1


def test_a_table_too_large_to_search_is_rated_all_the_same() -> None:
    where = at("10S 8H", "10D 5C 3H 6C AS 2S 4S 7S 8S 9S JS QS KS X25")
    told = numbers(where, MOST)
    assert (told.plays, told.near) == (12, 4)
    assert rated(where, MOST) == 5


@examples(25)
@given(positions(least=1), st.sampled_from(ASKED), st.data())
def test_neither_the_suits_nor_the_order_of_the_table_make_a_puzzle_harder(
    where: Position, asked: OnePlayGoal, data: st.DataObject
) -> None:
    mixed = replace(where, table=tuple(data.draw(st.permutations(where.table))))
    try:
        if not solutions(where, asked):
            return
        told = numbers(where, asked)
        others = [numbers(with_swapped_suits(where), asked), numbers(mixed, asked)]
    except TooMuchWorkError:
        return
    assert others == [told, told]
    assert difficulty(where, asked, solutions(where, asked)) in range(1, 6)
