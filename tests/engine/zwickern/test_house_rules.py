"""House rules that turn readings round: each does what it says, and engine and reference agree as without them.

Source: readings 7, 8, 10, 15 and 18, which the project calls its own, and the scoring of the variants.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from tests import reference
from tests.engine.setups import at, builds, legal, plays
from tests.engine.zwickern.test_properties import effects, positions, random_hand, written
from tests.examples import examples
from tests.houses import HOUSES
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card
from tutor.engine.zwickern import (
    VARIANTS,
    Ban,
    Build,
    Plan,
    Position,
    Reason,
    Rules,
    legal_plays,
    number_of_plays,
    read_play,
    scores,
    set_up,
    violations,
    write_play,
)
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.hand.scoring import leaders
from tutor.engine.zwickern.rules import total_points
from tutor.engine.zwickern.safety import zwick_answers

OURS = "kitchen-table"
in_houses = given(positions(names=tuple(HOUSES)))


def bans(where: Position, text: str) -> list[tuple[Reason, Ban | None]]:
    """Return the reasons why a play is not legal, with what the variant forbids."""
    return [(one.reason, one.ban) for one in violations(where, read_play(where, text).play)]


class TestAnEmptyTable:
    """Reading 15: on an empty table a card can only be laid down, unless house rules say otherwise."""

    def test_a_card_may_be_announced_by_itself(self) -> None:
        where = at("7S 7H QD 3C", variant=OURS)
        assert builds(where) == {"7S = 7", "7H = 7", "QD = 3", "3C = 3"}
        assert bans(at("7S 7H"), "7S = 7") == [(Reason.VARIANT_FORBIDS, Ban.EMPTY_TABLE)]

    def test_all_else_that_a_build_needs_is_needed_there_too(self) -> None:
        """Readings 6 and 14."""
        where = at("7S 8H", variant=OURS, announced={"N": [8]})
        assert builds(where) == {"8H = 8 for N"}
        assert bans(where, "7S = 7") == [(Reason.NO_CARD_FOR_VALUE, None)]
        assert bans(where, "7S = 7 for N") == [(Reason.NOT_ANNOUNCED, None)]

    def test_nothing_can_be_captured_there(self) -> None:
        where = at("X1 2S", variant="wild-west", seats="N S")
        assert {type(play).__name__ for play in plays(where)} == {"Lay", "Build"}


class TestTheOrderOfSubtracting:
    """Reading 7: old value less card, never card less old value, unless house rules say otherwise."""

    def test_the_ace_goes_on_the_nine_where_a_two_is_held(self) -> None:
        """Source: the English article, where the ace cannot be built on the 9 though 11 - 9 is 2."""
        assert legal(at("2S 7H AD", "9C", variant=OURS), "AD on 9C = 2")
        assert not legal(at("2S 7H AD", "9C"), "AD on 9C = 2")

    def test_a_loose_card_of_two_values_is_taken_off_at_either(self) -> None:
        where = at("10S 7H 9D", "JC", variant=OURS)
        assert not legal(where, "10S on JC = 9")
        assert legal(at("QS 9D AH", "KC", variant=OURS), "QS on KC = 9")

    def test_the_values_to_choose_from_are_those_that_can_be_made(self) -> None:
        where = at("QD 4S", "9C", variant=OURS)
        (item,) = where.table
        assert build_values(where.rules, where.hand[0], item) == (4, 6, 12)
        assert build_values(VARIANTS["jensen"], where.hand[0], item) == (6, 12)

    def test_a_build_that_came_about_so_is_a_position(self) -> None:
        where = at("4S 2D", "9C+QD=4@N", variant=OURS)
        assert legal(where, "4S x 9C")


class TestTheSameValue:
    """Reading 8: an equal card may leave the value as it was, where the variant or house rules say so."""

    def test_it_can_be_forbidden(self) -> None:
        assert legal(at("10S 10H", "10C"), "10S on 10C = 10")
        where = at("10S 10H", "10C", variant=OURS)
        assert bans(where, "10S on 10C = 10") == [(Reason.VARIANT_FORBIDS, Ban.SAME_VALUE)]

    def test_it_can_be_allowed_where_builds_only_add(self) -> None:
        table: dict[str, Any] = {"seats": "N S"}
        assert legal(at("10S 10H", "10C", variant="club-night", **table), "10S on 10C = 10")
        assert bans(at("10S 10H", "10C", variant="dietze", **table), "10S on 10C = 10") == [
            (Reason.VARIANT_FORBIDS, Ban.SAME_VALUE)
        ]

    def test_a_wild_joker_keeps_a_value_too(self) -> None:
        assert legal(at("X1 9H", "9C", variant="wild-west", seats="N S"), "X1 on 9C = 9")


class TestScoring:
    """Reading 18 and the points of the cards."""

    def test_a_tie_for_the_most_cards_can_be_shared(self) -> None:
        assert leaders(HOUSES[OURS], (27, 27, 1)) == (0, 1)
        assert leaders(VARIANTS["jensen"], (27, 27, 1)) == ()
        assert leaders(HOUSES[OURS], (0, 0)) == ()

    def test_points_are_those_of_the_house(self) -> None:
        points = {card.code: points for card, points in HOUSES[OURS].card_points.items() if points}
        aces = dict.fromkeys(("AS", "AH", "AD", "AC"), 1)
        assert points == {"X15": 5, "X20": 6, "X25": 10, "10D": 5, "10S": 1, "5H": 2, **aces}
        assert total_points(HOUSES[OURS], 1) == sum(points.values()) + 2

    @pytest.mark.parametrize(
        ("rules", "seating"),
        [
            pytest.param(rules, seating, id=f"{name}-{seating.players}")
            for name, rules in HOUSES.items()
            for seating in rules.plans
            if seating.players < 6
        ],
    )
    def test_points_of_a_hand_are_the_total_of_the_house(self, rules: Rules, seating: Plan) -> None:
        """Those who share the most cards each get the points for them."""
        for seed in range(3):
            *_, end = random_hand(rules, seating, seed)
            found = scores(end)
            zwicks = sum(pile.zwicks for pile in end.won)
            most = max(score.cards for score in found)
            winners = [score.cards for score in found].count(most)
            shares = winners if rules.majority_on_tie else int(winners == 1)
            left = sum(rules.card_points[card] for item in end.table for card in item.cards)
            expected = total_points(rules, seating.packs) + zwicks * rules.zwick - left
            assert sum(score.points for score in found) == expected + (shares - 1) * rules.majority


def _answers(where: Position, card: Card) -> Counter[Card] | None:
    """Return the cards that clear the table after a lay, None where there are too many promised hands to count."""
    try:
        return Counter(zwick_answers(where, card))
    except TooMuchWorkError:
        return None


class TestAgainstTheReference:
    """Every subset, every partition, every build: see tests/reference.py."""

    @examples(70)
    @in_houses
    def test_the_legal_plays_are_those_of_the_reference_each_once(self, where: Position) -> None:
        found = list(legal_plays(where))
        assert effects(where, found) == effects(where, reference.plays(where))
        assert len(effects(where, found)) == len(found) == number_of_plays(where)

    @examples(30)
    @in_houses
    def test_the_judge_finds_no_fault_with_them_and_with_no_other(self, where: Position) -> None:
        judged = [play for play in reference.candidates(where) if not violations(where, play)]
        assert effects(where, list(legal_plays(where))) == effects(where, judged)

    @in_houses
    def test_a_position_is_written_and_read_and_its_plays_too(self, where: Position) -> None:
        assert set_up(written(where), HOUSES) == where
        for play in legal_plays(where):
            assert read_play(where, write_play(where, play)).play == play

    @in_houses
    def test_the_board_offers_every_build_that_is_legal(self, where: Position) -> None:
        for play in legal_plays(where):
            if isinstance(play, Build):
                assert play.value in build_values(where.rules, play.card, play.onto)

    @examples(25)
    @given(positions(most_items=3, names=tuple(HOUSES)))
    def test_a_lay_is_answered_by_the_cards_that_clear_the_table(self, where: Position) -> None:
        """How builds are made changes nothing about what clears a table."""
        base = VARIANTS[where.rules.base or ""]
        if any(item.value is not None for item in where.table):
            return
        there = Position(base, *(getattr(where, name) for name in Position.__slots__[1:]))
        for card in where.hand:
            assert _answers(where, card) == _answers(there, card)
