"""The tables of deals and points, held to the numbers of the texts and to the invariants of a hand."""

import pytest

from tests.coach.questions import WORDS
from tests.houses import KNOWN
from tutor.coach.zwickern.rules.tables import (
    DealRow,
    deal_lines,
    deal_rows,
    numbers_listed,
    score_rows,
    scoring_groups,
    sizes_line,
    total_rows,
    values_line,
)
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import Line, render

EVERY = pytest.mark.parametrize("rules", KNOWN.values(), ids=lambda rules: rules.name)

ALWAYS = ("deal-read-picture", "deal-read-first")


def told(row: DealRow) -> tuple[str, int, int, str, int]:
    """Render a row as a reader sees it."""
    return (render(WORDS, row.players), row.cards, row.picture, render(WORDS, row.sizes), row.left_over)


@pytest.mark.parametrize(
    ("variant", "rows"),
    [
        (
            "jensen",
            [("2", 55, 3, "4\u00a0×\u00a04, then 2\u00a0×\u00a05", 0), ("3", 55, 4, "3\u00a0×\u00a04, then 5", 0)],
        ),
        (
            "christiansen",
            [
                ("2", 56, 8, "3\u00a0×\u00a08", 0),
                ("3", 56, 8, "2\u00a0×\u00a08", 0),
                ("4", 56, 8, "2\u00a0×\u00a06", 0),
            ],
        ),
        ("dietze", [("2", 52, 4, "6\u00a0×\u00a04", 0)]),
        ("grupp", [("2", 58, 4, "6\u00a0×\u00a04, then 3", 0), ("3", 58, 4, "4\u00a0×\u00a04, then 2", 0)]),
        (
            "french",
            [
                ("2", 55, 2, "4\u00a0×\u00a04, then 2\u00a0×\u00a05", 1),
                ("4, two against two", 55, 2, "2\u00a0×\u00a04, then 5", 1),
            ],
        ),
    ],
)
def test_the_deals_are_those_of_the_texts(variant: str, rows: list[tuple[str, int, int, str, int]]) -> None:
    """Source: the table of variants."""
    assert [told(row) for row in deal_rows(VARIANTS[variant])[: len(rows)]] == rows


def test_partners_are_said() -> None:
    """Source: the Jensen game, played by four in two partnerships."""
    assert told(deal_rows(VARIANTS["jensen"])[-1]) == ("4, two against two", 55, 3, "2\u00a0×\u00a04, then 5", 0)


def test_a_wild_joker_that_scores_in_house_rules_is_named() -> None:
    shown = [render(WORDS, row.what) for row in score_rows(KNOWN["wild-west"])]
    assert WORDS("card-wild-joker", number=1).capitalize() in shown


def test_an_uneven_deal_is_said_from_the_left_of_the_dealer() -> None:
    """Source: Grupp's last deal for four players."""
    rows = {render(WORDS, row.players): row for row in deal_rows(VARIANTS["grupp"])}
    assert render(WORDS, rows["4"].sizes) == "3\u00a0×\u00a04, then (2, 2, 1, 1)"
    assert render(WORDS, rows["9"].sizes) == "4\u00a0×\u00a04, then 3 for the first 8 and 2 for the others"
    none = sizes_line(((1, 1, 1, 1, 1, 1, 0),))
    assert render(WORDS, none) == "1 for the first 6 and none for the others"


@pytest.mark.parametrize(
    ("variant", "read"),
    [
        ("jensen", ["2\u00a0×\u00a05 means 2 deals of 5 cards for each player."]),
        ("christiansen", ["3\u00a0×\u00a08 means 3 deals of 8 cards for each player."]),
        ("dietze", ["6\u00a0×\u00a04 means 6 deals of 4 cards for each player."]),
        ("grupp", ["6\u00a0×\u00a04 means 6 deals of 4 cards for each player.", "deal-read-uneven"]),
        ("french", ["2\u00a0×\u00a05 means 2 deals of 5 cards for each player.", "deal-read-left-over"]),
    ],
)
def test_only_signs_that_the_deals_have_are_explained(variant: str, read: list[str]) -> None:
    found = [line for line in deal_lines(VARIANTS[variant], 4) if line.message not in ALWAYS]
    told = [render(WORDS, line) if line.values else line.message for line in found]
    assert told == read


@EVERY
def test_what_explains_a_deal_is_in_the_table(rules: Rules) -> None:
    shown = " ".join(render(WORDS, row.sizes) for row in deal_rows(rules))
    found = {line.message: line.values for line in deal_lines(rules)}
    times = found.get("deal-read-times")
    assert times is None or f"{times['times']}\u00a0×\u00a0{times['size']}" in shown
    assert ("deal-read-uneven" in found) == ("(" in shown)
    assert ("deal-read-left-over" in found) == any(row.left_over for row in deal_rows(rules))


@EVERY
def test_a_row_for_each_number_of_players_deals_the_whole_pack(rules: Rules) -> None:
    rows = deal_rows(rules)
    assert [row.players.values["players"] for row in rows] == [seating.players for seating in rules.plans]
    for row, seating in zip(rows, rules.plans, strict=True):
        assert row.cards == sum(map(sum, seating.deals)) + row.picture + row.left_over


@EVERY
def test_what_scores_adds_up_to_the_total(rules: Rules) -> None:
    scored = sum(row.number * row.points for row in score_rows(rules))
    for row in total_rows(rules):
        assert row.points == row.packs * scored + rules.majority


@EVERY
def test_a_total_holds_for_every_number_of_players(rules: Rules) -> None:
    found = [number for row in total_rows(rules) for number in row.players]
    assert sorted(found) == [seating.players for seating in rules.plans]


def test_aces_are_together_where_they_score_alike() -> None:
    shown = {render(WORDS, row.what): row.points for row in score_rows(VARIANTS["dietze"])}
    assert shown == {"10 of diamonds": 10, "7 of diamonds": 1, "7 of spades": 1, "Each ace": 2}
    both = scoring_groups(VARIANTS["jensen"], VARIANTS["dietze"])
    assert [cards for cards in both if len(cards) > 1] == [tuple(CARDS[f"A{suit}"] for suit in "SHDC")]


def test_a_card_that_scores_differently_from_its_rank_is_alone() -> None:
    rules = KNOWN["jensen"]
    points = tuple((code, 9 if code == "AD" else number) for code, number in rules.points)
    house = Rules(
        **{name: getattr(rules, name) for name in ("courts", "jokers", "plans", "majority", "zwick")},
        name="aces",
        points=points,
    )
    aces = [row for row in score_rows(house) if "Ace" in render(WORDS, row.what)]
    assert [(render(WORDS, row.what), row.points) for row in aces] == [
        ("Ace of spades", 1),
        ("Ace of hearts", 1),
        ("Ace of diamonds", 9),
        ("Ace of clubs", 1),
    ]


@pytest.mark.parametrize(
    ("variant", "card", "said"),
    [
        ("jensen", "QS", "3 or 13"),
        ("dietze", "QS", "13"),
        ("jensen", "X25", "25"),
        ("grupp", "X3", "2 to 14"),
        ("french", "7D", "7"),
    ],
)
def test_what_a_card_counts(variant: str, card: str, said: str) -> None:
    """Source: the matching values, reading 2 and Grupp's wild jokers."""
    assert render(WORDS, values_line(VARIANTS[variant], CARDS[card])) == said


def test_numbers_in_a_row_are_said_by_the_ends_where_there_are_many() -> None:
    told = [
        render(WORDS, Line("option-choice", {"value": numbers_listed(found, choice=True)}))
        for found in ((2,), (2, 4), (2, 3, 4))
    ]
    assert told == ["2", "2 or 4", "2, 3 or 4"]
