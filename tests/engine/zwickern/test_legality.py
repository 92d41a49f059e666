"""Every reason of the judge, each with a play that it forbids and a similar one that it does not."""

from typing import Any

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
from tutor.engine.zwickern.splits import Split, split_as_stated
from tutor.engine.zwickern.variants import JENSEN


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
        two, several = CARDS["2S"], where.table
        assert several_items(where, two, several, 9) == (
            Violation(Reason.SEVERAL_ITEMS, card=two, items=(three, four), value=9),
        )
        not_held = CARDS["2H"]
        assert several_items(where, not_held, several, 9) == (Violation(Reason.CARD_NOT_HELD, card=not_held),)
        missing = loose(CARDS["5D"])
        assert several_items(where, two, (three, missing), 9) == (
            Violation(Reason.ITEM_NOT_ON_TABLE, items=(missing,)),
        )

    def test_nothing_selected(self) -> None:
        where = at("KS", "QD AD")
        (found,) = violations(where, Capture(CARDS["KS"], ()))
        assert found == Violation(Reason.NOTHING_SELECTED, card=CARDS["KS"])
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
            # Beside 4 fewer are left over than beside 14, though it is the smaller value.
            ("KS 8C", "2D 2S 9C 7H", "KS x 2D 2S 9C 7H", "9C 7H", 4),
            # What is left over is named as in the play, not card by card.
            ("9S KH", "5D 4C 10D 8C 10H 8H", "9S x 5D 4C 10D 8C 10H 8H", "10D 8C 10H 8H", 9),
        ],
    )
    def test_what_is_left_over_is_named_with_the_value_of_the_groups(
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
        assert found == (Violation(Reason.VARIANT_FORBIDS, card=CARDS["JC"], seat=0, ban=Ban.NO_PARTNERS),)
        assert legal(at("JC 5H", "X25", announced={"N": [13]}), "JC on X25 = 13 for N")

    def test_for_partner(self) -> None:
        where = at("9S KS 2D", "2H", variant="strict-aunt", announced={"N": [11]})
        assert only(where, "9S on 2H = 11 for N").ban is Ban.FOR_PARTNER
        assert legal(at("9S KS 2D", "2H", announced={"N": [11]}), "9S on 2H = 11 for N")

    def test_single_build(self) -> None:
        assert only(at("KS KH", "5C", variant="strict-aunt"), "KS = 14").ban is Ban.SINGLE_BUILD
        assert legal(at("KS KH", "5C"), "KS = 14")

    @pytest.mark.parametrize("variant", ["strict-aunt", "old-harbour"])
    def test_must_capture(self, variant: str) -> None:
        where = at("8S 2D KS QH", "8D 5H", variant=variant)
        assert only(where, "8S").ban is Ban.MUST_CAPTURE
        # The duty is that of the card that is played, and a build is always open.
        assert legal(where, "KS")
        assert legal(where, "8S on 5H = 13")
        assert legal(at("8S 2D KS QH", "8D 5H"), "8S")

    def test_more_to_take(self) -> None:
        where = at("KS 9S", "10C 4H KH", variant="strict-aunt")
        for text in ("KS x KH", "KS x 10C+4H"):
            assert only(where, text).ban is Ban.MORE_TO_TAKE
        assert legal(where, "KS x KH 10C+4H")
        # Where two captures overlap, none is larger than the other.
        either = at("KS 9S", "10C 4H AH 9D", variant="strict-aunt")
        assert legal(either, "KS x 10C+4H")
        assert only(at("KS 9S", "10C 4H KH", variant="old-harbour"), "KS").ban is Ban.MUST_CAPTURE
        assert legal(at("KS 9S", "10C 4H KH", variant="old-harbour"), "KS x KH")

    def test_build_untaken(self) -> None:
        where = at("KS 9S 2D", "10C+4C=14@S 2H", variant="strict-aunt")
        for text in ("2D x 2H", "9S", "9S on 2H = 11"):
            assert Ban.BUILD_UNTAKEN in [one.ban for one in judged(where, text)] or not legal(where, text)
        assert only(where, "2D x 2H").ban is Ban.BUILD_UNTAKEN
        assert legal(where, "KS x 10C")
        # Where no card takes it any more, nothing is owed.
        assert legal(at("9S 2D", "10C+4C=14@S 2H", variant="strict-aunt"), "2D x 2H")

    def test_owner_lays(self) -> None:
        where = at("KS 9S 2D", "10C+4C=14@S 6H", variant="old-harbour")
        assert only(where, "9S").ban is Ban.OWNER_LAYS
        assert legal(where, "KS x 10C")
        assert legal(at("KS 9S 2D", "10C+4C=14@E 6H", variant="old-harbour"), "9S")

    def test_a_value_that_no_rule_would_give_is_not_a_ban(self) -> None:
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


def fault(reason: Reason, card: str = "", items: str = "", **more: Any) -> Violation:
    """Return a violation with its cards and loose items written as text."""
    named = tuple(map(loose, read_cards(items)))
    return Violation(reason, CARDS[card] if card else None, **{"items": named, **more})


OUT, SPLIT, GROUP, NO_CARD = (
    Reason.OUT_OF_REACH,
    Reason.DOES_NOT_SPLIT,
    Reason.GROUP_DOES_NOT_FIT,
    Reason.NO_CARD_FOR_VALUE,
)
FORBIDS, ALL = Reason.VARIANT_FORBIDS, tuple(range(2, 15))
LARGE = "AH AD AC " + " ".join(f"{rank}{suit}" for rank in range(2, 11) for suit in "HDC") + " X25"


class TestTheWholeViolation:
    """All that is said of a play, to the last particular, and nothing else."""

    @pytest.mark.parametrize(
        ("variant", "hand", "table", "play", "expected"),
        [
            # One item has a total, and is no matter of splitting even where that is a multiple.
            ("jensen", "5H KH", "10D", "5H x 10D", [fault(OUT, "5H", "10D", values=(5,), totals=(10,))]),
            ("jensen", "JS KH", "5D", "JS x 5D", [fault(OUT, "JS", "5D", values=(2, 12), totals=(5,))]),
            ("jensen", "JS KH", "2H", "JS=12 x 2H", [fault(OUT, "JS", "2H", values=(12,), totals=(2,), played=12)]),
            ("jensen", "JS KH", "2H", "JS=5 x 2H", [fault(OUT, "JS", values=(2, 12), value=5)]),
            # A loose wild joker is taken along, and counts in no sum.
            ("grupp", "X3 5H", "10D X1", "X3=5 x 10D X1",
             [fault(OUT, "X3", "10D", values=(5,), totals=(10,), played=5)]),
            ("grupp", "X3 5H", "6D 8C X1", "X3=7 x 6D 8C X1",
             [fault(SPLIT, "X3", "6D 8C", values=(7,), totals=(14,), played=7, beside=7)]),
            # A wild joker has many values, so that mixing two of them is never the mistake.
            ("grupp", "X1 5H", "KS QH", "X1 x KS QH", [fault(SPLIT, "X1", "QH", values=ALL, totals=(27,), beside=14)]),
            ("jensen", "JS KH", "2H 10C 2D", "JS x 2H 10C 2D",
             [fault(SPLIT, "JS", "10C", values=(2, 12), totals=(14,), beside=2),
              fault(Reason.TWO_VALUES, "JS", "2H 10C 2D", values=(2, 12))]),
            # No groups of different values use these up.
            ("jensen", "JS KH", "5D 9C", "JS x 5D 9C",
             [fault(SPLIT, "JS", "5D 9C", values=(2, 12), totals=(14,), beside=12)]),
            ("jensen", "JS KH", "2H 5D 8C", "JS x 2H 5D 8C",
             [fault(OUT, "JS", "2H 5D 8C", values=(2, 12), totals=(15,))]),
            # What is left over of so many takes too long to find.
            ("jensen", "KS 2S", LARGE, f"KS x {LARGE}",
             [fault(SPLIT, "KS", values=(4, 14), totals=(190, 200, 210, 220), beside=None)]),
            # Stated groups are judged each by itself, at the stated value if there is one.
            ("jensen", "JS KH", "2H 10C 2D", "JS=12 x 2H+10C 2D",
             [fault(GROUP, "JS", "2D", values=(12,), totals=(2,), played=12)]),
            ("jensen", "9S KH", "5D 4C 6D 4H", "9S x 5D+4C 6D+4H",
             [fault(GROUP, "9S", "6D 4H", values=(9,), totals=(10,))]),
            ("jensen", "JS KH", "2H 10C 2D", "JS x 2H 10C+2D",
             [fault(Reason.TWO_VALUES, "JS", "2H 10C 2D", values=(2, 12))]),
            ("grupp", "X1 5H", "X2 9D", "X1 x X2+9D", [fault(Reason.JOKER_RULE, "X1", "X2")]),
            ("grupp", "X1 5H", "X2 9D 4C", "X1=13 x X2 9D+4C", []),
            ("grupp", "9S 5H", "X2 9D", "9S x X2 9D", [fault(Reason.JOKER_RULE, "9S", "X2")]),
            # A joker that was built with has its value, like any card.
            ("grupp", "9H 5S", "X1=9@N", "9H x X1", []),
            ("grupp", "X2 5S", "X1=9@N 2D 3C", "X2=14 x X1+2D+3C", []),
            # Each item is there once.
            ("jensen", "8S KH", "4D", "8S x 4D 4D", [fault(Reason.ITEM_NOT_ON_TABLE, items="4D")]),
            # A build says what it can make; if it is by itself it is on no other.
            ("jensen", "5S 3C KH", "8D", "5S on 8D = 6",
             [fault(OUT, "5S", "8D", values=(3, 13), value=6), fault(NO_CARD, "5S", value=6)]),
            ("jensen", "8C 9H", "2D", "8C = 9", [fault(OUT, "8C", values=(8,), value=9)]),
            ("jensen", "8C KH", "2D", "8C = 8", [fault(NO_CARD, "8C", value=8)]),
            ("jensen", "2S KH", "3D", "2S on 3D = 1", [fault(NO_CARD, "2S", value=1)]),
            ("jensen", "2S AH", "3D", "2S on 3D = 1", []),
            ("jensen", "5S KH", "5D", "5S on 5D = 0", [fault(OUT, "5S", "5D", values=(5, 10), value=0)]),
            # On an empty table nothing else is asked, but a house may allow it.
            ("jensen", "8S KH", "", "8S = 9", [fault(FORBIDS, "8S", ban=Ban.EMPTY_TABLE)]),
            ("kitchen-table", "8S 8H", "", "8S = 8", []),
            ("grupp", "9H 5S", "X2", "9H on X2 = 20", [fault(Reason.JOKER_RULE, "9H", "X2")]),
            # A ban is what keeps the card from the value.
            ("dietze", "5S KH", "6D", "5S on 6D = 1",
             [fault(FORBIDS, "5S", "6D", values=(11,), value=1, ban=Ban.SUBTRACTING), fault(NO_CARD, "5S", value=1)]),
            ("grupp", "X1 5H", "KD", "X1 on KD = 5", [fault(FORBIDS, "X1", "KD", value=5, ban=Ban.SUBTRACTING)]),
            ("jensen", "4S KH", "X20", "4S on X20 = 16",
             [fault(OUT, "4S", "X20", value=16), fault(NO_CARD, "4S", value=16)]),
            ("dietze", "9H KH", "9D", "9H on 9D = 18",
             [fault(OUT, "9H", "9D", value=18), fault(NO_CARD, "9H", value=18)]),
            ("dietze", "9H 9C", "9D", "9H on 9D = 9", [fault(FORBIDS, "9H", "9D", value=9, ban=Ban.SAME_VALUE)]),
            ("rue-du-port", "KS KC", "KD", "KS on KD = 14",
             [fault(FORBIDS, "KS", "KD", values=(8, 10), value=14, ban=Ban.SAME_VALUE)]),
            ("rue-du-port", "9S 9C", "9D", "9S on 9D = 9", [fault(FORBIDS, "9S", "9D", value=9, ban=Ban.SAME_VALUE)]),
            ("french", "5S X20", "4C", "5S on 4C = 20", [fault(OUT, "5S", "4C", values=(9,), value=20)]),
            ("french", "7S X15", "8D", "7S on 8D = 15",
             [fault(FORBIDS, "7S", "8D", values=(1,), value=15, ban=Ban.BUILD_LIMIT)]),
            ("french", "X15 X20", "8D", "X15 = 15",
             [fault(FORBIDS, "X15", value=15, ban=Ban.BUILD_LIMIT), fault(NO_CARD, "X15", value=15)]),
        ],
    )  # fmt: skip
    def test_it_is_said_and_no_other(
        self, variant: str, hand: str, table: str, play: str, expected: list[Violation]
    ) -> None:
        where = at(hand, table, variant=variant, seats="N S")
        assert judged(where, play) == tuple(expected)

    def test_a_value_below_nothing_is_out_of_reach_and_no_more(self) -> None:
        where = at("5S KH", "8D")
        eight, five = where.table[0], CARDS["5S"]
        for onto, values in ((eight, (3, 13)), (None, (5,))):
            items = () if onto is None else (onto,)
            wrong = Violation(OUT, five, items=items, values=values, value=-2)
            assert violations(where, Build(five, onto, -2, 2)) == (wrong,)

    def test_only_a_partner_can_be_built_for_even_where_the_partner_announced_the_value(self) -> None:
        where = at("JC 5H", "X25", announced={"N": [13]})
        assert judged(where, "JC on X25 = 13 for E") == (fault(Reason.NOT_ANNOUNCED, "JC", value=13, seat=1),)

    def test_equal_items_are_there_as_often_as_they_are_on_the_table(self) -> None:
        where = at("5S 9H", "5D 5D", variant="dietze", seats="A B C D E", turn="A")
        assert judged(where, "5S x 5D 5D") == ()
        assert judged(where, "5S x 5D 5D 5D") == (fault(Reason.ITEM_NOT_ON_TABLE, items="5D"),)

    def test_promises_that_no_play_keeps_are_not_a_fault(self) -> None:
        """Source: reading 13."""
        assert judged(at("9C", "10D+3D=13@S"), "9C") == ()

    @pytest.mark.parametrize(
        ("variant", "hand", "builds", "play", "values"),
        [
            # The 3 has a card that stays, the 13 has none.
            ("jensen", "QH 3C", "2S+AS=3@S 10D+3D=13@S 8H", "QH", (13,)),
            # Another player's build of 13 is no promise.
            ("jensen", "QH 3C", "10D+3D=13@S 9D+4D=13@N 8H", "QH", (13,)),
            # The 5 has its own card, and the 3 and the 13 one queen for both.
            ("jensen", "QS QH 5C", "3D=3@S KD+AD=13@S 2D+3C=5@S", "QH", (3, 13)),
            # So it is with two more values that have their own cards.
            ("jensen", "QS QH 9C 5C", "3D=3@S KD+AD=13@S 6D+3C=9@S 4D+AC=5@S", "QS", (3, 13)),
            # Two wild jokers take any two of these.
            ("grupp", "X1 X2 9H", "5D=5@S 6D=6@S 7D=7@S 8D=8@S", "9H", (5, 6, 7)),
            ("grupp", "X1 X2 9H", "5D=5@S 6D=6@S 7D=7@S", "9H", (5, 6, 7)),
        ],
    )
    def test_a_broken_promise_names_the_fewest_values_that_cannot_be_kept(
        self, variant: str, hand: str, builds: str, play: str, values: tuple[int, ...]
    ) -> None:
        """Source: reading 12."""
        where = at(hand, builds, variant=variant, seats="N S")
        items = tuple(item for item in where.table if item.value in values and item.owner == where.turn)
        assert judged(where, play) == (
            Violation(Reason.OBLIGATION_BROKEN, CARDS[play], items=items, values=values, seat=1),
        )


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

    def test_stated_groups_are_kept_if_they_fit_and_others_are_found_if_not(self) -> None:
        five, four, six, three = table = tuple(loose(card) for card in read_cards("5D 4C 6D 3C"))
        play = Capture(CARDS["9S"], table)
        stated, wrong = ((six, three), (five, four)), ((five, three), (six, four))
        assert split_as_stated(JENSEN, play, Stated(groups=stated)) == Split(9, stated)
        assert split_as_stated(JENSEN, play, Stated(9, stated)) == Split(9, stated)
        for unstated in (None, Stated(9), Stated(groups=wrong)):
            assert split_as_stated(JENSEN, play, unstated) == split_of(JENSEN, play)
