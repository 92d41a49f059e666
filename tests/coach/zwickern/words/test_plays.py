"""A play in words: what is laid, built or taken, and groups with their sums."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference
from tests.coach.boards import listed_captures, positions
from tests.engine.setups import at
from tutor.coach.zwickern.words.plays import group_line, play_line, split_lines, values_in_group
from tutor.engine.zwickern import Position, legal_plays, read_play, split_of
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.variants import GRUPP, JENSEN
from tutor.text import Line, language, render

WORDS = language("en")


def said(line: Line) -> str:
    """Render a line."""
    return render(WORDS, line)


@pytest.mark.parametrize(
    ("where", "play", "told"),
    [
        (at("KS 8C", "9H"), "KS", "Lay down K♠"),
        (at("KS 8C", "KD"), "KS x KD", "K♠ takes K♦"),
        (at("KS 8C", "QS AD 10H 4D 8D"), "KS x QS+AD 10H+4D", "K♠ takes Q♠+A♦ and 10♥+4♦"),
        (at("KS 8C", "5S+4S=9@N 5D KH"), "KS x 5S+5D KH", "K♠ takes the build of 9 (5♠+4♠) + 5♦ and K♥"),
        (at("5S KH", "9H"), "5S on 9H = 14", "5♠ on 9♥ makes 14"),
        (at("5S KH", "5H+4D=9@E"), "5S on 5H = 14", "5♠ on the build of 9 (5♥+4♦) makes 14"),
        (at("QS QD", "9H"), "QS = 13", "Announce Q♠ as 13"),
        (at("4S 2H", "9H", announced={"N": [13]}), "4S on 9H = 13 for N", "4♠ on 9♥ makes 13 for N"),
        (at("QS 2H", "9H", announced={"N": [13]}), "QS = 13 for N", "Announce Q♠ as 13 for N"),
        (at("X1 9H", "X2 5D 4C", variant="grupp"), "X1 x X2 5D+4C", "The no. 1 joker takes the no. 2 joker and 5♦+4♣"),
    ],
)
def test_a_play_is_said_as_people_say_it(where: Position, play: str, told: str) -> None:
    assert said(play_line(where, read_play(where, play).play)) == told


def test_a_capture_that_does_not_split_is_said_item_by_item() -> None:
    where = at("KS 8C", "9H 7D")
    assert said(play_line(where, read_play(where, "KS x 9H 7D").play)) == "K♠ takes 9♥ and 7♦"


def test_a_group_shows_the_value_of_every_card_that_has_two_and_of_builds() -> None:
    queen, ace, build = (item for item in at("KS", "QS AD 5S+4S=9@N").table)
    assert said(group_line(JENSEN, (queen, ace), 14)) == "Q♠ (13) + A♦ (1) = 14"
    assert said(group_line(JENSEN, (ace, build), 10)) == "A♦ (1) + 5♠+4♠ (9) = 10"
    assert said(group_line(JENSEN, (queen,), 3)) == "Q♠ (3)"


def test_a_build_alone_and_a_loose_joker_are_said_without_a_sum() -> None:
    (build,) = at("9S", "5S+4S=9@N").table
    assert said(group_line(JENSEN, (build,), 9)) == "Build of 9 (5♠+4♠)"
    (joker,) = at("X1", "X2", variant="grupp").table
    assert said(group_line(GRUPP, (joker,), 9)) == "No. 2 joker"


def test_values_of_a_group_add_up_to_its_total_or_there_are_none() -> None:
    queen, ace, build = (item for item in at("KS", "QS AD 5S+4S=9@N").table)
    assert values_in_group(JENSEN, (queen, ace, build), 23) == (13, 1, 9)
    assert values_in_group(JENSEN, (queen, ace, build), 13) == (3, 1, 9)
    assert values_in_group(JENSEN, (queen, ace), 15) is None
    assert values_in_group(JENSEN, (), 0) == ()
    assert values_in_group(JENSEN, (), 1) is None


@given(positions(), st.integers(1, 40))
def test_the_values_of_a_group_do_not_depend_on_the_order_of_its_items(where: Position, total: int) -> None:
    items = where.table[:4]
    every = [values_in_group(where.rules, order, total) for order in permutations(items)]
    assert len({None if found is None else tuple(sorted(found)) for found in every}) == 1


def test_the_highest_cards_of_a_group_count_high() -> None:
    king, ace, jack, queen = (item for item in at("X15", "KS AD JH QC").table)
    assert values_in_group(JENSEN, (ace, king), 15) == (1, 14)
    assert values_in_group(JENSEN, (jack, king), 16) == (2, 14)
    assert values_in_group(JENSEN, (jack, queen, ace), 16) == (2, 13, 1)
    assert values_in_group(JENSEN, (jack, queen, ace), 6) == (2, 3, 1)


@given(positions(), st.integers(1, 40))
def test_values_of_a_group_are_found_exactly_if_some_add_up(where: Position, total: int) -> None:
    items = where.table[:4]
    found = values_in_group(where.rules, items, total)
    sums = {0}
    for item in items:
        sums = {one + value for one in sums for value in reference.item_values(reference.facts(where), item)}
    assert (found is not None) == (total in sums)
    if found is not None:
        assert sum(found) == total
        assert all(value in from_bits(item_bits(where.rules, item)) for item, value in zip(items, found, strict=True))


@given(positions())
def test_every_capture_has_a_line_for_each_of_its_groups(where: Position) -> None:
    for card in dict.fromkeys(where.hand):
        for play in listed_captures(where, card)[:20]:
            split = split_of(where.rules, play)
            assert split is not None
            lines = [said(line) for line in split_lines(where.rules, split)]
            assert len(lines) == len(split.groups)
            for line, group in zip(lines, split.groups, strict=True):
                assert line.endswith(f" = {split.value}") == (len(group) > 1)


@given(positions())
def test_different_plays_are_said_in_different_words(where: Position) -> None:
    if where.plan.packs > 1:
        return
    plays = list(legal_plays(where))[:200]
    assert len({said(play_line(where, play)) for play in plays}) == len(plays)
