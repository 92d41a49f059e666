"""The comparison of variants, held to the table of the texts."""

from itertools import combinations

import pytest

from tests.coach.questions import WORDS
from tests.engine.setups import FIVE
from tests.houses import KNOWN
from tutor.coach.zwickern.rules.comparison import Row, compare_games
from tutor.text import render

PAIRS = list(combinations(KNOWN, 2))


def table(*names: str) -> dict[str, list[str]]:
    """Render the comparison as a reader sees it."""
    rows = compare_games(*(KNOWN[name] for name in names))
    return {
        render(WORDS, row.title): [", ".join(render(WORDS, line) for line in said) for said in row.said] for row in rows
    }


def test_jensen_and_grupp_are_compared_as_the_texts_have_them() -> None:
    """Source: the table of variants."""
    found = table("jensen", "grupp")
    assert found["Players"] == ["2, 3 or 4", "2 to 25"]
    assert found["Pack"] == ["55 cards", "58 cards, 2 packs for 5 or more players, Up to 7 packs for 25 players"]
    assert found["Jokers"] == ["3, worth 15, 20 and 25", "6, wild: any value from 2 to 14"]
    assert found["Aces and face cards"][1] == "Ace 11, Jack 12, Queen 13, King 14"
    assert found["You may subtract when you build"] == ["Yes", "No"]
    assert found["Highest value of a build"] == ["25", "14"]
    assert found["Points: 10 of diamonds"] == ["3 points", "10 points"]
    assert found["Points: 15 joker"] == ["5 points", "No such card"]
    assert found["A Zwick with a joker counts"] == ["Yes", "No"]
    assert found["Points in a game"] == ["30, plus Zwicks", "21, plus Zwicks, 41 with 2 packs"]


def test_a_game_that_is_not_for_so_many_says_so() -> None:
    assert table("christiansen", "french")["Deals with 3 players"][1] == "Not for that many players"


def test_a_reading_is_called_ours_where_a_game_holds_it() -> None:
    """The kitchen table builds on an empty table and counts a tie by a rule of its own."""
    title = "You may build on an empty table"
    assert table("kitchen-table")[title] == table("kitchen-table", "club-night")[title][:1] == ["Yes"]
    assert table("kitchen-table", "jensen")[f"{title} (our reading)"] == ["Yes", "No"]


def test_all_five_can_be_side_by_side() -> None:
    assert table(*FIVE)["Highest value of a build"] == ["25", "30", "14", "14", "14"]


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_what_differs_comes_first_and_nothing_occurs_twice(first: str, second: str) -> None:
    rows = compare_games(KNOWN[first], KNOWN[second])
    assert [row.same for row in rows] == sorted(row.same for row in rows)
    assert rows[0].same is False
    titles = [render(WORDS, row.title) for row in rows]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", KNOWN)
def test_a_game_differs_in_nothing_from_itself(name: str) -> None:
    assert all(row.same for row in compare_games(KNOWN[name], KNOWN[name]))


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_the_comparison_is_the_same_both_ways_round(first: str, second: str) -> None:
    there = {str(row.title): row.said for row in compare_games(KNOWN[first], KNOWN[second])}
    back = {str(row.title): row.said[::-1] for row in compare_games(KNOWN[second], KNOWN[first])}
    assert there == back


def test_a_row_of_one_game_is_the_same() -> None:
    assert all(isinstance(row, Row) and row.same for row in compare_games(KNOWN["jensen"]))
