"""Every reason of the judge, each with a play that it forbids and a similar one that it does not."""

import pytest

from tests.engine.setups import at, legal, read_cards, reasons
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import (
    Ban,
    Build,
    Capture,
    Item,
    Lay,
    Position,
    Reason,
    Stated,
    Violation,
    loose,
    read_play,
    split_of,
    violations,
)
from tutor.engine.zwickern.legality import several_items
from tutor.engine.zwickern.rules import JENSEN


def judged(where: Position, text: str) -> tuple[Violation, ...]:
    """Return all that is wrong with a play."""
    return violations(where, *read_play(where, text))


def only(where: Position, text: str) -> Violation:
    """Return the one thing that is wrong with a play."""
    (violation,) = judged(where, text)
    return violation


def codes(where: Position, *cards: str) -> tuple[Item, ...]:
    """Name items of the table by their first cards."""
    return tuple(item for item in where.table if item.cards[0].code in cards)


class TestEveryReason:
    def test_card_not_held(self) -> None:
        where = at("KS", "QD AD")
        assert only(where, "KH x QD AD") == Violation(Reason.CARD_NOT_HELD, card=CARDS["KH"])
        assert [only(where, text).reason for text in ("KH", "KH = 4")] == [Reason.CARD_NOT_HELD] * 2
        assert legal(where, "KS x QD AD")

    def test_item_not_on_table(self) -> None:
        where = at("KS", "QD AD")
        assert only(where, "KS x QD AC") == Violation(Reason.ITEM_NOT_ON_TABLE, items=(loose(CARDS["AC"]),))
        assert [one.reason for one in judged(where, "KS x QC AC")] == [Reason.ITEM_NOT_ON_TABLE] * 2
        assert legal(where, "KS x QD AD")

    def test_part_of_build(self) -> None:
        where = at("5H KS", "9D 5S+4S=9@N")
        part = loose(CARDS["5S"])
        (found,) = violations(where, Capture(CARDS["5H"], (part,)))
        assert (found.reason, found.items, found.value, found.seat) == (
            Reason.PART_OF_BUILD,
            (part, where.table[1]),
            9,
            0,
        )
        (found,) = violations(where, Build(CARDS["5H"], part, 10, 2))
        assert found.reason is Reason.PART_OF_BUILD
        assert not violations(at("9H KS", "5S+4S=9@N"), Capture(CARDS["9H"], (where.table[1],)))

    def test_several_items(self) -> None:
        """Source: reading 10, since a build is started with one card or grows by the one that is played."""
        where = at("2S KS", "3S 4D")
        three, four = where.table
        (found,) = several_items(where, CARDS["2S"], where.table, 9)
        assert (found.reason, found.card, found.items, found.value) == (
            Reason.SEVERAL_ITEMS,
            CARDS["2S"],
            (three, four),
            9,
        )
        assert [one.reason for one in several_items(where, CARDS["2H"], where.table, 9)] == [Reason.CARD_NOT_HELD]
        missing = loose(CARDS["5D"])
        assert several_items(where, CARDS["2S"], (three, missing), 9) == (
            Violation(Reason.ITEM_NOT_ON_TABLE, items=(missing,)),
        )

    def test_nothing_selected(self) -> None:
        where = at("KS", "QD AD")
        (found,) = violations(where, Capture(CARDS["KS"], ()))
        assert found.reason is Reason.NOTHING_SELECTED
        assert not violations(where, Lay(CARDS["KS"]))

    def test_out_of_reach(self) -> None:
        where = at("9S KH", "5D 3C AD")
        found = only(where, "9S x 5D 3C")
        assert (found.reason, found.values, found.totals) == (Reason.OUT_OF_REACH, (9,), (8,))
        assert legal(where, "9S x 5D 3C AD")
        wrong_build = only(at("2S 7H 9H", "9C"), "2S on 9C = 9")
        assert (wrong_build.reason, wrong_build.values, wrong_build.value) == (Reason.OUT_OF_REACH, (7, 11), 9)

    def test_a_stated_value_that_the_card_has_not_is_out_of_reach(self) -> None:
        found = only(at("9S KH", "5D 4C"), "9S=8 x 5D 4C")
        assert (found.reason, found.value, found.values) == (Reason.OUT_OF_REACH, 8, (9,))

    def test_does_not_split(self) -> None:
        where = at("9S KH", "8D 7C 3C")
        found = only(where, "9S x 8D 7C 3C")
        assert (found.reason, found.values, found.totals) == (Reason.DOES_NOT_SPLIT, (9,), (18,))
        assert legal(at("9S KH", "8D 6C 3C AD"), "9S x 8D AD 6C 3C")

    def test_what_does_not_split_names_what_would_be_left_over(self) -> None:
        where = at("9S KH", "5D 4C 9D 6C 3C 8D AD 7C 2D 10D 8C")
        found = only(where, "9S x 5D 4C 10D 8C")
        assert found.reason is Reason.DOES_NOT_SPLIT
        assert found.items == codes(where, "10D", "8C")

    @pytest.mark.parametrize(
        ("hand", "table", "play", "left", "beside"),
        [
            # The fewest are left over beside 14, though 4 leaves others over.
            ("KS 8C", "10D 4H 9C 5S 8H", "KS x 10D 4H 9C 5S 8H", "8H", 14),
            # The 2 would be left over beside 12, but it is a group of the jack itself; the king is none.
            ("JS 9C", "KH 2S", "JS x KH 2S", "KH", 2),
            # Beside 13 and beside 14 one card is left over, and a wild joker takes both: the greater value counts.
            ("X1 5H", "KS QH", "X1 x KS QH", "QH", 14),
            ("X1 5H", "QH KS X2", "X1 x QH KS X2", "QH", 14),
        ],
    )
    def test_what_is_left_over_is_told_with_the_value_of_the_groups(
        self, hand: str, table: str, play: str, left: str, beside: int
    ) -> None:
        where = at(hand, table, variant="grupp" if "X1" in hand else "jensen", seats="N S")
        found = judged(where, play)[0]
        assert (found.items, found.beside) == (tuple(map(loose, read_cards(left))), beside)

    def test_group_does_not_fit(self) -> None:
        where = at("9S KH", "5D 4C 6D 3C")
        found = judged(where, "9S x 5D+3C 6D+4C")
        assert [(one.reason, one.items, one.totals) for one in found] == [
            (Reason.GROUP_DOES_NOT_FIT, codes(where, "5D", "3C"), (8,)),
            (Reason.GROUP_DOES_NOT_FIT, codes(where, "4C", "6D")[::-1], (10,)),
        ]
        assert legal(where, "9S x 5D+4C 6D+3C")

    def test_two_values(self) -> None:
        where = at("JS KH", "2H 10C 2D")
        assert only(where, "JS x 2H 10C+2D").reason is Reason.TWO_VALUES
        assert legal(where, "JS x 2H 2D")
        assert legal(where, "JS=12 x 10C+2D")

    def test_two_values_are_noticed_without_stated_groups(self) -> None:
        where = at("JS KH", "2H 10C 2D")
        assert Reason.TWO_VALUES in reasons(where, "JS x 2H 10C 2D")

    def test_joker_rule(self) -> None:
        where = at("9S X3", "X1 5D 4C", variant="grupp")
        found = only(where, "9S x 5D 4C X1")
        assert (found.reason, found.items) == (Reason.JOKER_RULE, codes(where, "X1"))
        assert legal(where, "X3 x 5D 4C X1")
        assert only(where, "9S on X1 = 9").reason is Reason.JOKER_RULE

    def test_obligation_broken(self) -> None:
        where = at("QH 9C", "10D+3D=13@S 9S")
        found = only(where, "QH")
        assert (found.reason, found.items, found.values, found.seat) == (
            Reason.OBLIGATION_BROKEN,
            codes(where, "10D"),
            (13,),
            2,
        )
        assert legal(where, "9C")
        assert legal(where, "QH x 10D")

    def test_two_promises_on_one_card_are_both_named(self) -> None:
        where = at("QH 3C 9C", "2S+AS=3@S 10D+3D=13@S 8H")
        found = only(where, "3C")
        assert found.reason is Reason.OBLIGATION_BROKEN
        assert found.values == (3, 13)
        assert found.items == codes(where, "2S", "10D")

    def test_no_card_for_value(self) -> None:
        found = only(at("QH 3C", "9D"), "QH = 13")
        assert (found.reason, found.value) == (Reason.NO_CARD_FOR_VALUE, 13)
        assert legal(at("QH 3C", "9D"), "QH = 3")

    def test_not_announced(self) -> None:
        found = only(at("JC 5H", "X25", announced={"N": [12]}), "JC on X25 = 13 for N")
        assert (found.reason, found.value, found.seat) == (Reason.NOT_ANNOUNCED, 13, 0)
        assert legal(at("JC 5H", "X25", announced={"N": [13]}), "JC on X25 = 13 for N")

    def test_variant_forbids(self) -> None:
        assert only(at("5S 3C", "8D", variant="dietze"), "5S on 8D = 3").reason is Reason.VARIANT_FORBIDS
        assert legal(at("5S 3C", "8D"), "5S on 8D = 3")

    def test_every_reason_has_a_test_here(self) -> None:
        names = {name for name in dir(TestEveryReason) if name.startswith("test_")}
        reasons_here = set(Reason) - {Reason.UNREADABLE}  # of text, not of plays: test_notation
        assert not {reason for reason in reasons_here if f"test_{reason.value.replace('-', '_')}" not in names}


class TestEveryBan:
    @pytest.mark.parametrize("text", ["8S = 8", "QS = 13 for N"])
    def test_empty_table(self, text: str) -> None:
        where = at("8S 8H QS", announced={"N": [13]})
        assert only(where, text).ban is Ban.EMPTY_TABLE
        assert legal(at("8S 8H QS", "2C", announced={"N": [13]}), text)

    def test_subtracting(self) -> None:
        assert only(at("5S 3C", "8D", variant="dietze"), "5S on 8D = 3").ban is Ban.SUBTRACTING
        assert legal(at("5S QC", "8D", variant="dietze"), "5S on 8D = 13")

    def test_same_value(self) -> None:
        assert only(at("5S 5C", "5D", variant="dietze"), "5S on 5D = 5").ban is Ban.SAME_VALUE
        assert legal(at("5S 5C", "5D"), "5S on 5D = 5")
        assert legal(at("5S 10C", "5D", variant="dietze"), "5S on 5D = 10")

    def test_build_limit(self) -> None:
        assert only(at("7S X15", "8D", variant="french"), "7S on 8D = 15").ban is Ban.BUILD_LIMIT
        assert judged(at("X15 7S", "8D", variant="french"), "X15 = 15")[0].ban is Ban.BUILD_LIMIT
        assert legal(at("7S X15", "8D"), "7S on 8D = 15")

    def test_no_partners(self) -> None:
        found = judged(at("JC 5H", "X25", variant="christiansen", announced={"N": [13]}), "JC on X25 = 13 for N")
        assert [(one.reason, one.ban, one.seat) for one in found] == [(Reason.VARIANT_FORBIDS, Ban.NO_PARTNERS, 0)]
        assert legal(at("JC 5H", "X25", announced={"N": [13]}), "JC on X25 = 13 for N")

    def test_a_value_that_no_rule_would_give_is_no_ban(self) -> None:
        assert only(at("5S 6C", "8D", variant="dietze"), "5S on 8D = 6").ban is None

    def test_every_ban_has_a_test_here(self) -> None:
        names = {name for name in dir(TestEveryBan) if name.startswith("test_")}
        assert not {ban for ban in Ban if f"test_{ban.value.replace('-', '_')}" not in names}


class TestAllReasonsAreGiven:
    def test_a_build_that_neither_adds_up_nor_can_be_taken_has_both_reasons(self) -> None:
        assert reasons(at("2S KH", "9C"), "2S on 9C = 8") == [Reason.OUT_OF_REACH, Reason.NO_CARD_FOR_VALUE]

    def test_every_group_that_does_not_fit_is_named(self) -> None:
        where = at("9S KH", "5D 4C 6D 3C")
        assert len(judged(where, "9S x 5D+3C 6D+4C")) == 2

    def test_stated_groups_are_judged_in_a_play_built_by_hand_too(self) -> None:
        where = at("9S KH", "5D 4C 6D 3C")
        five, four, six, three = where.table
        play = Capture(CARDS["9S"], where.table)
        assert not violations(where, play)
        assert not violations(where, play, Stated(9, ((five, four), (six, three))))
        assert violations(where, play, Stated(9, ((five, three), (six, four))))


class TestSplits:
    def test_a_split_names_the_value_and_the_groups(self) -> None:
        table = tuple(loose(card) for card in read_cards("2S 4D 6H 10C JH"))
        split = split_of(JENSEN, Capture(CARDS["JS"], table))
        assert split is not None
        assert split.value == 12
        assert [[str(item.cards[0]) for item in group] for group in split.groups] == [["2S", "4D", "6H"], ["10C", "JH"]]

    def test_what_cannot_be_taken_has_no_split(self) -> None:
        table = tuple(loose(card) for card in read_cards("2S 4D"))
        assert split_of(JENSEN, Capture(CARDS["JS"], table)) is None
