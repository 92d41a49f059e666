"""Every reading of the rules, one to twenty, with the examples of the sources.

"The English article" is the description of the Jensen and Christiansen games; its chapters are named.
"""

from dataclasses import replace

import pytest

from tests.engine.setups import at, builds, captures, lays, legal, played, plays, read_cards, reasons, seats_of
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    Capture,
    Item,
    Lay,
    Position,
    Reason,
    WonSetup,
    full_pack,
    is_zwick,
    legal_plays,
    plan,
    play_hand,
    read_play,
    scores,
    split_of,
    violations,
    write_play,
)
from tutor.engine.zwickern.hand.deal_and_play import Deal, deal_again, deals, finish, next_dealer
from tutor.engine.zwickern.hand.scoring import match_points
from tutor.engine.zwickern.listing import promises_suspended

SAMPLE_TABLE = "QS AD 8D 4D 2D 2C 10H X30"
SAMPLE_SEATS = "Albert Beatrice Charlie Dianne"


def beatrice_opens() -> Position:
    """Return the first play of the sample game. Source: the English article, "Christiansen Version"."""
    return at(
        "KS 8C 7C 3C 9H 5H",
        SAMPLE_TABLE,
        variant="christiansen",
        seats=SAMPLE_SEATS,
        turn="Beatrice",
        hands={"Albert": "AH KH JH 3H 10D X15", "Charlie": "8S 7S 3S JD 5D 6H", "Dianne": "9D 6D JS 10S 4H X20"},
    )


class TestReading1OneValueForTheWholeCapture:
    """Source: the English article, "Zwick"."""

    def test_a_jack_counts_12_for_both_groups_and_clears_2_4_6_10_jack(self) -> None:
        where = at("JS 9H", "2S 4D 6H 10C JH")
        taken = read_play(where, "JS x 2S+4D+6H 10C+JH").play
        assert legal(where, "JS x 2S 4D 6H 10C JH")
        assert isinstance(taken, Capture)
        assert split_of(where.rules, taken).value == 12
        assert is_zwick(where, taken)

    def test_a_jack_cannot_count_2_for_one_group_and_12_for_another(self) -> None:
        where = at("JS 9H", "2S 10C 2H")
        assert legal(where, "JS x 2S 2H")
        assert legal(where, "JS x 2S+10C")
        assert not legal(where, "JS x 2S 10C 2H")
        assert reasons(where, "JS x 2H 10C+2S") == [Reason.TWO_VALUES]


class TestReading2LoosePicturesTakeEitherValue:
    """Source: the English article, "Matching Values" and the opening play of the sample game."""

    def test_queen_and_ace_make_14_in_the_sample_opening(self) -> None:
        assert legal(beatrice_opens(), "KS x QS+AD 8D+4D+2D")

    @pytest.mark.parametrize(("ace", "queen"), [("AD=1@N", 13), ("10S+AD=11@N", 3)])
    def test_the_same_loose_queen_is_13_beside_a_1_and_3_beside_an_11(self, ace: str, queen: int) -> None:
        where = at("KS 9H", f"QS {ace}")
        name = ace.split("+", maxsplit=1)[0].split("=", maxsplit=1)[0]
        assert legal(where, f"KS x QS+{name}"), queen

    def test_two_loose_jacks_in_one_capture_may_count_differently(self) -> None:
        assert legal(at("KS 9H", "JS JH"), "KS x JS+JH")

    def test_a_build_of_13_made_with_a_queen_never_counts_3(self) -> None:
        assert legal(at("3H 9H", "QS"), "3H x QS")
        assert not legal(at("3H 9H", "QS=13@N"), "3H x QS")


class TestReading3AnyUnionOfGroups:
    """Source: the English article, "Capturing"."""

    def test_the_15_joker_on_3_4_7_8_jack_has_exactly_four_captures(self) -> None:
        where = at("X15 9H", "3S 4D 7H 8C JS")
        assert captures(where, "X15") == {
            frozenset({"7H", "8C"}),
            frozenset({"3S", "JS"}),
            frozenset({"7H", "8C", "3S", "JS"}),
            frozenset({"3S", "4D", "8C"}),
        }

    def test_the_groups_must_be_disjoint(self) -> None:
        assert not legal(at("X15 9H", "3S 4D 7H 8C JS"), "X15 x 3S 4D 7H 8C JS")

    def test_no_one_has_to_capture_or_to_take_all(self) -> None:
        where = at("10S 9H", "7D 3D 10C")
        assert lays(where) == {"10S", "9H"}
        assert captures(where, "10S") == {
            frozenset({"10C"}),
            frozenset({"7D", "3D"}),
            frozenset({"10C", "7D", "3D"}),
        }

    def test_the_25_joker_takes_king_and_ace(self) -> None:
        assert legal(at("X25 9H", "KS AD"), "X25 x KS+AD")

    def test_a_capture_takes_something(self) -> None:
        where = at("X25 9H", "KS AD")
        assert [found.reason for found in violations(where, Capture(where.hand[0], ()))] == [Reason.NOTHING_SELECTED]


class TestReading4BuildsAreItems:
    """Source: the English article, "Building", its last example."""

    TABLE = "5S+4S=9@N 10C+3C=13@E 4D"

    def test_the_queen_takes_the_13_and_9_plus_4_for_a_zwick(self) -> None:
        where = at("QH 9H", self.TABLE)
        assert legal(where, "QH x 10C 5S+4D")
        assert is_zwick(where, read_play(where, "QH x 10C 5S 4D").play)

    def test_a_card_inside_a_build_cannot_be_taken_alone(self) -> None:
        where = at("5H 9H", "6S 5S+4S=9@N")
        part = Capture(where.hand[0], (Item(read_cards("5S")),))
        assert [found.reason for found in violations(where, part)] == [Reason.PART_OF_BUILD]


class TestReading5NeverBySubtraction:
    """Source: the English article, "Building", its last example."""

    def test_the_nine_takes_only_the_build_of_nine(self) -> None:
        where = at("QH 9H", TestReading4BuildsAreItems.TABLE)
        assert captures(where, "9H") == {frozenset({"5S"})}

    def test_the_nine_cannot_take_13_and_4(self) -> None:
        assert not legal(at("QH 9H", TestReading4BuildsAreItems.TABLE), "9H x 10C 4D")


class TestReading6TheBuilderHoldsAnotherCard:
    """Source: the English article, "Building"."""

    def test_queen_and_three_announce_3_not_13(self) -> None:
        where = at("QH 3C", "9D")
        assert legal(where, "QH = 3")
        assert not legal(where, "QH = 13")
        assert reasons(where, "QH = 13") == [Reason.NO_CARD_FOR_VALUE]

    def test_two_queens_announce_either(self) -> None:
        assert {"QH = 3", "QH = 13", "QC = 3", "QC = 13"} <= builds(at("QH QC", "9D"))

    def test_the_played_card_does_not_count_as_held(self) -> None:
        assert not legal(at("10S", "10D"), "10S on 10D = 10")


class TestReading7PlusOrMinus:
    """Source: the English article, "Building"."""

    def test_2_7_ace_against_a_9_have_three_builds_and_none_with_the_ace(self) -> None:
        where = at("2S 7H AD", "9C")
        assert builds(where) == {"2S on 9C = 11", "2S on 9C = 7", "7H on 9C = 2"}

    def test_the_card_less_the_old_value_is_not_a_build(self) -> None:
        where = at("2S 7H AD", "9C")
        assert not legal(where, "AD on 9C = 2")
        assert reasons(where, "AD on 9C = 2") == [Reason.OUT_OF_REACH]

    def test_the_result_is_at_least_1(self) -> None:
        where = at("9S 9H", "9C")
        assert not legal(where, "9S on 9C = 0")
        assert legal(at("8S AH", "9C"), "8S on 9C = 1")

    def test_the_30_joker_is_built_down_with_a_ten_or_with_the_20_joker(self) -> None:
        """Source: the sample game, Dianne's first play."""
        assert {"10S on X30 = 20", "X20 on X30 = 10"} <= builds(at("10S X20", "X30", variant="christiansen"))


class TestReading8TheValueMayStay:
    """Source: the English article, "Building"."""

    def test_a_10_on_a_10_makes_10_or_20(self) -> None:
        assert legal(at("10S 10H", "10D"), "10S on 10D = 10")
        assert legal(at("10S X20", "10D"), "10S on 10D = 20")
        assert builds(at("10S 10H X20", "10D")) >= {"10S on 10D = 10", "10S on 10D = 20"}

    def test_a_10_on_a_build_of_10_leaves_it_10(self) -> None:
        assert legal(at("10S 10H", "7D+3D=10@E"), "10S on 7D = 10")

    def test_another_card_cannot_leave_the_value(self) -> None:
        assert not legal(at("9S 10H", "10D"), "9S on 10D = 10")


class TestReading9BuildingOnAPicture:
    """Source: the English article, "Matching Values", the footnote."""

    def test_a_two_on_a_queen_makes_5_and_15(self) -> None:
        where = at("2S 5H X15", "QD")
        assert {"2S on QD = 5", "2S on QD = 15"} <= builds(where)

    def test_a_queen_announced_as_13_is_13(self) -> None:
        where = at("2S 5H X15", "QD=13@E")
        assert legal(where, "2S on QD = 15")
        assert not legal(where, "2S on QD = 5")


class TestReading10SingleCardBuilds:
    """Source: the English article, "Building"."""

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_every_variant_has_single_card_builds(self, variant: str) -> None:
        assert legal(at("8S 8H", "3D", variant=variant, seats=seats_of(variant), turn="N"), "8S = 8")

    def test_an_announced_card_and_a_card_laid_down_are_two_plays(self) -> None:
        where = at("8S 8H", "3D")
        assert legal(where, "8S")
        assert legal(where, "8S = 8")
        assert played(where, "8S").table[-1] == Item(read_cards("8S"))
        assert played(where, "8S = 8").table[-1] == Item(read_cards("8S"), 8, where.turn)

    def test_a_card_is_announced_only_at_a_value_that_it_has(self) -> None:
        where = at("8S 7H", "3D")
        assert not legal(where, "8S = 7")
        assert reasons(where, "8S = 7") == [Reason.OUT_OF_REACH]

    def test_two_items_of_the_table_are_never_joined_into_one_build(self) -> None:
        where = at("3S 9H", "2D 4C")
        joined = Build(where.hand[0], Item(read_cards("2D 4C")), 9, where.turn)
        assert violations(where, joined)
        assert builds(where) == set()


class TestReading11WhoModifiesOwns:
    """Source: the English article, "Building"."""

    def test_the_modifier_owns_the_build_and_the_former_owner_owes_nothing(self) -> None:
        where = at("8C 7C", "3S+JH=15@W", hands={"W": "X15 4H"})
        assert not legal(at("X15 4H", "3S+JH=15@W", turn="W"), "X15")
        later = played(where, "8C on 3S = 7")
        assert later.table[0].owner == where.turn
        assert legal(later, "X15")

    def test_beatrice_takes_alberts_build_down_to_7_and_charlie_captures_it(self) -> None:
        """Source: the sample game, first deal."""
        hands = {"Charlie": "7S 6H", "Dianne": "4H", "Albert": "X15"}
        table = "3S+JH=15@Albert"
        where = at("8C 7C", table, variant="christiansen", seats=SAMPLE_SEATS, turn="Beatrice", hands=hands)
        later = played(where, "8C on 3S = 7", "7S x 3S")
        assert later.won[2].zwicks == 1


class TestReading12ADifferentCardForEachValue:
    """Source: the English article, "Building": the owner "must eventually capture" each build."""

    def test_one_queen_does_not_meet_both_a_3_and_a_13(self) -> None:
        where = at("QH 3C 9C", "2S+AS=3@S 10D+3D=13@S 8H")
        assert lays(where) == {"9C"}
        assert reasons(where, "3C") == [Reason.OBLIGATION_BROKEN]

    def test_a_new_build_cannot_lean_on_a_card_that_is_promised(self) -> None:
        where = at("QH 2S 9C", "AC 10D+3D=13@S")
        assert not legal(where, "2S on AC = 3")
        assert reasons(where, "2S on AC = 3") == [Reason.OBLIGATION_BROKEN]
        assert legal(at("QH 2S 3S", "AC 10D+3D=13@S"), "2S on AC = 3")

    def test_the_promised_card_takes_its_build_but_not_another_one(self) -> None:
        where = at("QH 3C 9C", "2S+AS=3@S 10D+3D=13@S 8H")
        assert legal(where, "QH x 10D")
        assert not legal(where, "QH x 2S")

    def test_one_card_serves_several_builds_of_one_value(self) -> None:
        where = at("QH 9C", "7S+6S=13@S 10D+3D=13@S 8H")
        assert lays(where) == {"9C"}
        assert not legal(where, "QH x 7S")
        assert legal(where, "QH x 7S 10D")

    def test_an_owner_may_build_capture_something_else_or_lay_while_the_card_is_kept(self) -> None:
        where = at("QH 9C 9D", "10D+3D=13@S 9S")
        assert legal(where, "9C")
        assert legal(where, "9C x 9S")
        assert legal(where, "9C = 9")
        assert not legal(where, "QH")

    def test_changing_ones_own_build_ends_the_promise_for_its_old_value(self) -> None:
        assert legal(at("QH AS KH", "10D+3D=13@S"), "AS on 10D = 14")
        assert not legal(at("QH AS 9H", "10D+3D=13@S"), "AS on 10D = 14")

    def test_another_players_build_binds_only_its_owner(self) -> None:
        assert legal(at("QH 9C", "10D+3D=13@N"), "QH")


class TestReading13ImpossiblePromisesAreSuspended:
    """Reading 13: no one is left without a play."""

    def test_when_no_play_keeps_the_promises_none_has_to(self) -> None:
        where = at("2C 4D", "3S+2S=5@S 6S+3C=9@S KH")
        assert promises_suspended(where)
        assert lays(where) == {"2C", "4D"}
        assert legal(where, "4D x KH")

    def test_a_suspended_player_still_needs_a_card_for_a_new_build(self) -> None:
        where = at("2C 4D", "3S+2S=5@S 6S+3C=9@S 6C")
        assert not legal(where, "2C on 6C = 8")
        assert reasons(where, "2C on 6C = 8") == [Reason.NO_CARD_FOR_VALUE]
        assert legal(where, "2C on 6C = 4")

    def test_one_play_that_keeps_the_promises_is_enough_to_bind(self) -> None:
        where = at("2C 7H", "6S+3C=9@S KH")
        assert not promises_suspended(where)
        assert {write_play(where, play) for play in legal_plays(where)} == {"2C on 6S = 7", "7H on 6S = 2"}
        assert reasons(where, "2C") == [Reason.OBLIGATION_BROKEN]

    def test_without_builds_of_ones_own_nothing_is_suspended(self) -> None:
        assert not promises_suspended(at("2C 7H", "6S+3C=9@N KH"))


class TestReading14ForPartner:
    """Source: the English article, "Building": "13 for partner"."""

    def test_a_jack_on_the_25_joker_makes_13_for_the_partner_who_announced_it(self) -> None:
        where = at("JC 5H", "X25 QS=13@N", announced={"N": [13]})
        later = played(where, "JC on X25 = 13 for N")
        assert later.table[0] == Item(read_cards("X25 JC"), 13, 0)

    def test_the_partners_other_queen_takes_both(self) -> None:
        hands = {"W": "6D", "N": "QH 4D", "E": "8D"}
        where = at("JC 5H", "X25 QS=13@N", announced={"N": [13]}, hands=hands)
        assert played(where, "JC on X25 = 13 for N", "6D", "QH x X25 QS").won[0].zwicks == 0

    def test_a_value_that_the_partner_has_not_announced_is_not_for_partner(self) -> None:
        where = at("JC 5H", "X25 QS=13@N")
        assert not legal(where, "JC on X25 = 13 for N")
        assert reasons(where, "JC on X25 = 13 for N") == [Reason.NOT_ANNOUNCED]

    def test_an_announcement_ends_when_the_partner_plays_a_card_that_can_take_it(self) -> None:
        hands = {"E": "8D 7D", "S": "JC 5H", "W": "9D 6C"}
        kept = at("QS QH 4D", "X25", turn="N", hands=hands)
        kept = played(kept, "QS = 13", "8D", "5H", "9D")
        assert kept.announced[0] == 1 << 13
        assert played(kept, "QH x QS").announced[0] == 0
        assert played(kept, "4D").announced[0] == 1 << 13

    def test_nothing_is_built_for_an_opponent(self) -> None:
        where = at("JC 5H", "X25", announced={"E": [13], "W": [13]})
        assert not legal(where, "JC on X25 = 13 for E")
        assert not legal(where, "JC on X25 = 13 for W")

    def test_where_players_are_alone_nothing_is_built_for_another(self) -> None:
        where = at("JC 5H", "X25", variant="christiansen", announced={"N": [13]})
        assert reasons(where, "JC on X25 = 13 for N") == [Reason.VARIANT_FORBIDS]

    def test_a_build_that_can_be_owned_and_be_for_partner_is_two_plays(self) -> None:
        where = at("JC QD", "X25", announced={"N": [13]})
        assert {"JC on X25 = 13", "JC on X25 = 13 for N"} <= builds(where)

    def test_a_single_card_can_be_announced_for_partner(self) -> None:
        where = at("KS 5H", "9D", announced={"N": [4]})
        assert builds(where) >= {"KS = 4 for N", "5H on 9D = 4 for N"}
        assert "KS = 14 for N" not in builds(where)

    def test_the_builders_own_promises_still_bind(self) -> None:
        where = at("JC 5H", "X25 9S+3S=12@S", announced={"N": [13]})
        assert not legal(where, "JC on X25 = 13 for N")
        assert reasons(where, "JC on X25 = 13 for N") == [Reason.OBLIGATION_BROKEN]

    def test_the_new_build_puts_no_promise_on_the_builder(self) -> None:
        where = at("JC 5H 4H", "X25", announced={"N": [13]}, hands={"W": "9D", "N": "QS", "E": "8D"})
        later = played(where, "JC on X25 = 13 for N", "9D", "QS x X25", "8D")
        assert lays(later) == {"5H", "4H"}

    def test_a_build_of_ones_own_may_be_turned_into_one_for_partner(self) -> None:
        where = at("JC 5H", "X15+10C=25@S 9D", announced={"N": [13]})
        assert legal(where, "JC on X15 = 13 for N")


class TestReading15TheEmptyTable:
    """Source: the English article, "Zwick": the next player "must simply play a card to the table"."""

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_card_can_only_be_laid_down(self, variant: str) -> None:
        where = at("8S 8H 9C", variant=variant, seats=seats_of(variant), turn="N")
        assert set(plays(where)) == set(map(Lay, where.hand))

    def test_not_even_a_build_for_partner_is_made(self) -> None:
        where = at("QS 8H", announced={"N": [13]})
        assert reasons(where, "QS = 13 for N") == [Reason.VARIANT_FORBIDS]


class TestReading16AZwickLeavesTheTableEmpty:
    """Source: the English article, "Zwick"."""

    def test_taking_everything_is_a_zwick_and_scores_at_once(self) -> None:
        where = at("10S 9H", "7D 3D 10C")
        later = played(where, "10S x 10C 7D+3D")
        assert later.table == ()
        assert later.won[where.turn].zwicks == 1

    def test_taking_all_but_one_card_is_not_a_zwick(self) -> None:
        assert played(at("10S 9H", "7D 3D 10C"), "10S x 7D+3D").won[2].zwicks == 0

    def test_the_next_card_can_be_a_zwick_again(self) -> None:
        where = at("10S 9H", "10C", hands={"W": "5D 6C", "N": "5C QH", "E": "7S"})
        assert played(where, "10S x 10C", "5D", "5C x 5D").won[0].zwicks == 1


class TestReading17WhatIsLeftOver:
    """Source: the English article, "End of the game; scoring"."""

    def test_cards_left_at_the_end_of_a_deal_stay(self) -> None:
        where = played(at("10S", "7D QC", hands={}), "10S")
        again = deal_again(where, 1, Deal(tuple(map(read_cards, ("2H", "3H", "4H", "5H")))), 0)
        assert [item.cards[0].code for item in again.table] == ["7D", "QC", "10S"]

    def test_cards_left_at_the_end_go_to_the_last_to_capture_and_are_not_a_zwick(self) -> None:
        where = at("10S", "7D 9S+2C=11@E", last="W", won={"W": WonSetup(["AS", "AH"], 1)})
        ended = finish(played(where, "10S"))
        assert ended.table == ()
        assert [card.code for card in ended.won[3].cards] == ["AS", "AH", "7D", "9S", "2C", "10S"]
        assert ended.won[3].zwicks == 1

    def test_if_no_one_ever_captured_no_one_gets_them(self) -> None:
        ended = finish(played(at("10S", "7D"), "10S"))
        assert len(ended.table) == 2
        assert not any(pile.cards for pile in ended.won)
        assert sum(score.points for score in scores(ended)) == 0

    def test_the_dealers_last_card_can_make_a_real_zwick(self) -> None:
        where = at("10S", "7D 3D", dealer="S", last="W", hands={"N": "", "E": "", "W": ""})
        ended = finish(played(where, "10S x 7D+3D"))
        assert ended.won[2].zwicks == 1
        assert len(ended.won[2].cards) == 3


class TestReading18MostCards:
    """Source: the English article, "Christiansen Version"; for the other variants reading 18."""

    @pytest.mark.parametrize(("variant", "points"), [("jensen", 3), ("dietze", 1), ("french", 3)])
    def test_the_side_with_strictly_the_most_cards_gets_the_points(self, variant: str, points: int) -> None:
        where = at("9S", variant=variant, won={"N": WonSetup(["2H", "3H"]), "E": WonSetup(["4H"])})
        assert scores(where)[0].items["most_cards"] == points

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_tie_gives_it_to_no_one(self, variant: str) -> None:
        won = {"N": WonSetup(["2H", "3H"]), "E": WonSetup(["4H", "5H"])}
        where = at("9S", variant=variant, seats=seats_of(variant), turn="N", won=won)
        assert all("most_cards" not in score.items for score in scores(where))

    def test_partners_count_their_cards_together(self) -> None:
        won = {"N": WonSetup(["2H", "3H"]), "E": WonSetup(["4H", "5H", "6H"]), "S": WonSetup(["7H", "8H"])}
        assert [score.items for score in scores(at("9S", won=won))] == [{"most_cards": 3}, {}]

    def test_no_cards_at_all_are_not_the_most(self) -> None:
        assert all(not score.items for score in scores(at("9S")))


class TestReading19TheSamePlay:
    """Reading 19: plays are told apart by the position that they lead to."""

    def test_a_capture_that_splits_in_two_ways_is_one_play(self) -> None:
        # 8+7, 9+6 and K+A (4+11 or 14+1), or 9+A(1)+… and so on: the set of cards is the play.
        where = at("X15 2H", "8S 7S 9D 6D KC AC")
        whole = [play for play in plays(where) if isinstance(play, Capture) and len(play.takes) == 6]
        assert len(whole) == 1

    def test_stating_another_split_reads_as_the_same_play(self) -> None:
        where = at("10S 2H", "6S 4S 6D 4D")
        one, other = read_play(where, "10S x 6S+4S 6D+4D"), read_play(where, "10S x 6S+4D 6D+4S")
        assert one.play == other.play
        assert one.stated != other.stated
        assert not violations(where, *one)
        assert not violations(where, *other)

    def test_a_jack_on_a_jack_makes_14_once_though_both_2_plus_12_and_12_plus_2_lead_there(self) -> None:
        where = at("JS KH", "JD")
        assert [write_play(where, play) for play in plays(where) if isinstance(play, Build) and play.value == 14] == [
            "JS on JD = 14"
        ]

    @pytest.mark.parametrize("variant", ["dietze", "grupp"])
    def test_equal_cards_of_two_packs_make_one_play(self, variant: str) -> None:
        where = at("5S 5S", "5D 5D", variant=variant, seats="A B C D E", turn="A")
        assert {write_play(where, play) for play in plays(where)} == {"5S", "5S = 5", "5S x 5D", "5S x 5D 5D"}
        assert len(plays(where)) == 4


class TestReading20TheOrderOfPlay:
    """Source: the English article, "The Deal and Play"; passing over is reading 20."""

    def test_play_goes_round_to_the_left(self) -> None:
        where = at("2H", "9C", hands={"W": "3H", "N": "4H", "E": "5H"})
        assert [where.turn, played(where, "2H").turn, played(where, "2H", "3H").turn] == [2, 3, 0]

    def test_a_player_without_cards_is_passed_over(self) -> None:
        where = at("2H", "9C", hands={"W": "", "N": "4H", "E": "5H"})
        assert played(where, "2H").turn == 0

    def test_a_player_whose_hand_is_not_known_is_not_passed_over(self) -> None:
        assert played(at("2H", "9C"), "2H").turn == 3

    def test_the_player_left_of_the_dealer_starts_every_deal(self) -> None:
        rules = VARIANTS["jensen"]
        seating = plan(rules, 4)
        assert seating is not None
        starts: dict[int, int] = {}
        for where in play_hand(rules, "NESW", 2, full_pack(rules, seating), lambda at: Lay(at.hand[0])):
            starts.setdefault(where.stock, where.turn)
        assert starts == {36: 3, 20: 3, 0: 3}

    def test_an_uneven_last_deal_is_played_out_passing_over_those_without_cards(self) -> None:
        """Source: the English article, "Other Variations": two get two cards, the others only one."""
        rules = VARIANTS["grupp"]
        seating = plan(rules, 4)
        assert seating is not None
        hands = list(play_hand(rules, "NESW", 3, full_pack(rules, seating), lambda at: Lay(at.hand[0])))
        last = [where.turn for where in hands if where.stock == 0][:6]
        assert last == [0, 1, 2, 3, 0, 1]

    def test_an_uneven_deal_goes_round_from_the_dealers_left(self) -> None:
        rules = VARIANTS["grupp"]
        seating = plan(rules, 4)
        assert seating is not None
        last = deals(seating, 1, full_pack(rules, seating))[-1]
        assert [len(hand) for hand in last.hands] == [1, 1, 2, 2]

    def test_cards_are_dealt_one_at_a_time(self) -> None:
        rules = VARIANTS["jensen"]
        seating = plan(rules, 4)
        assert seating is not None
        pack = full_pack(rules, seating)
        first = deals(seating, 3, pack)[0]
        assert first.hands[0] == pack[0:16:4]
        assert first.table == pack[16:19]

    def test_the_deal_moves_to_the_left_and_a_match_is_the_sum_of_its_hands(self) -> None:
        """Source: the English article, "End of the game; scoring"."""
        pack = full_pack(VARIANTS["dietze"], plan(VARIANTS["dietze"], 3))
        ends = []
        dealer: int | None = 2
        for _ in range(3):
            *_, end = play_hand(VARIANTS["dietze"], "ABC", dealer, pack, lambda where: next(legal_plays(where)))
            ends.append(end)
            dealer = next_dealer(end)
        assert [end.dealer for end in ends] == [2, 0, 1]
        hands = [scores(end) for end in ends]
        assert match_points([score.points for score in hand] for hand in hands) == tuple(
            sum(hand[side].points for hand in hands) for side in range(3)
        )
        assert next_dealer(replace(ends[0], dealer=None)) is None
