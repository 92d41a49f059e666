"""Every number of the variants, wild jokers, the French limit, and games with several packs.

Sources: the English article ("Scoring values", "The Deal and Play", "Christiansen Version", "Other Variations") and
the French article; where they are silent the reading is named.
"""

import random
from typing import Any

import pytest

from tests.engine.setups import FIVE, at, builds, captures, lays, legal, played, plays, reasons
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import (
    VARIANTS,
    Ban,
    Capture,
    Item,
    Lay,
    Reason,
    Rules,
    WonSetup,
    full_pack,
    is_zwick,
    partner,
    plan,
    play_hand,
    read_play,
    scores,
    sides,
    violations,
    write_play,
)
from tutor.engine.zwickern.hand.deal_and_play import deals
from tutor.engine.zwickern.rules import total_points
from tutor.engine.zwickern.variants import CHRISTIANSEN, DIETZE, FRENCH, GRUPP, JENSEN

ALL = pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
LOW_OR_HIGH = {"A": (1, 11), "J": (2, 12), "Q": (3, 13), "K": (4, 14)}
HIGH = {"A": (11,), "J": (12,), "Q": (13,), "K": (14,)}


JOKERS = [
    (JENSEN, ["X15", "X20", "X25"]),
    (CHRISTIANSEN, ["X15", "X20", "X25", "X30"]),
    (DIETZE, []),
    (GRUPP, ["X1", "X2", "X3", "X4", "X5", "X6"]),
    (FRENCH, ["X15", "X20", "X25"]),
]
COURTS = [(JENSEN, LOW_OR_HIGH), (CHRISTIANSEN, LOW_OR_HIGH), (DIETZE, HIGH), (GRUPP, HIGH), (FRENCH, LOW_OR_HIGH)]
PLAYERS = [
    (JENSEN, [2, 3, 4]),
    (CHRISTIANSEN, [2, 3, 4]),
    (DIETZE, list(range(2, 26))),
    (GRUPP, list(range(2, 26))),
    (FRENCH, [2, 4]),
]
FOUR_ARE_PARTNERS = [(JENSEN, True), (CHRISTIANSEN, False), (DIETZE, False), (GRUPP, False), (FRENCH, True)]
JENSEN_CARDS = {"10D": 3, "10S": 1, "2S": 1, "AS": 1, "AH": 1, "AD": 1, "AC": 1}
DIETZE_CARDS = {"10D": 10, "7D": 1, "7S": 1, "AS": 2, "AH": 2, "AD": 2, "AC": 2}
# The points of cards, of the most cards and of a Zwick, and what the cards and the most cards make together.
POINTS = [
    (JENSEN, {"X15": 5, "X20": 6, "X25": 7, **JENSEN_CARDS}, 3, 1, 30),
    (CHRISTIANSEN, {"X15": 4, "X20": 5, "X25": 6, "X30": 7, **JENSEN_CARDS}, 3, 1, 34),
    (DIETZE, DIETZE_CARDS, 1, 3, 21),
    (GRUPP, DIETZE_CARDS, 1, 3, 21),
    (FRENCH, {"X15": 5, "X20": 6, "X25": 7, **JENSEN_CARDS}, 3, 1, 30),
]
TABLES: dict[str, list[Any]] = {
    "JOKERS": JOKERS,
    "COURTS": COURTS,
    "PLAYERS": PLAYERS,
    "FOUR_ARE_PARTNERS": FOUR_ARE_PARTNERS,
    "POINTS": POINTS,
}


def names(table: list[Any]) -> list[str]:
    """Return the variants of a table."""
    return [rules.name for rules, *_ in table]


@pytest.mark.parametrize("name", TABLES)
def test_every_variant_is_in_every_table(name: str) -> None:
    without = sorted(set(VARIANTS) - set(names(TABLES[name])))
    assert without == [], f"say in {name} of {__file__} what the sources of these variants say"


def test_the_five_variants_come_first() -> None:
    assert tuple(VARIANTS)[:5] == FIVE


@pytest.mark.parametrize(("rules", "jokers"), JOKERS, ids=names(JOKERS))
def test_a_pack_is_52_cards_and_the_jokers_of_the_variant(rules: Rules, jokers: list[str]) -> None:
    assert len(set(rules.pack)) == len(rules.pack) == 52 + len(jokers)
    assert [card.code for card in rules.pack if card.suit is None] == jokers


@ALL
def test_two_to_ten_have_their_face_value(rules: Rules) -> None:
    assert {rules.hand_values[CARDS[f"{value}H"]] == (value,) for value in range(2, 11)} == {True}


@pytest.mark.parametrize(("rules", "courts"), COURTS, ids=names(COURTS))
def test_aces_and_pictures_have_the_values_of_the_variant(rules: Rules, courts: dict[str, tuple[int, ...]]) -> None:
    assert {rank: rules.hand_values[CARDS[f"{rank}S"]] for rank in courts} == courts


@pytest.mark.parametrize("rules", [JENSEN, CHRISTIANSEN, FRENCH], ids=lambda rules: rules.name)
def test_a_fixed_joker_has_the_value_written_on_it(rules: Rules) -> None:
    assert {code: rules.hand_values[CARDS[code]] for code in rules.jokers} == {
        code: (int(code[1:]),) for code in rules.jokers
    }


class TestPlayers:
    @pytest.mark.parametrize(("rules", "players"), PLAYERS, ids=names(PLAYERS))
    def test_each_variant_has_its_numbers_of_players(self, rules: Rules, players: list[int]) -> None:
        assert [seating.players for seating in rules.plans] == players
        assert plan(rules, 1) is None

    @pytest.mark.parametrize(("rules", "four"), FOUR_ARE_PARTNERS, ids=names(FOUR_ARE_PARTNERS))
    def test_only_four_are_partners_and_only_at_jensen_and_french(self, rules: Rules, four: bool) -> None:
        partners = {(seating.players, partner(seating, 0)) for seating in rules.plans if seating.partners}
        assert partners == ({(4, 2)} if four else set())

    def test_partners_sit_opposite_and_are_one_side(self) -> None:
        four, two = plan(JENSEN, 4), plan(JENSEN, 2)
        assert four is not None
        assert two is not None
        assert sides(four) == ((0, 2), (1, 3))
        assert sides(two) == ((0,), (1,))
        assert partner(two, 0) is None


DEALS = [
    (JENSEN, 2, 3, [[4, 4]] * 4 + [[5, 5]] * 2, 0),
    (JENSEN, 3, 4, [[4, 4, 4]] * 3 + [[5, 5, 5]], 0),
    (JENSEN, 4, 3, [[4] * 4, [4] * 4, [5] * 4], 0),
    (CHRISTIANSEN, 2, 8, [[8, 8]] * 3, 0),
    (CHRISTIANSEN, 3, 8, [[8, 8, 8]] * 2, 0),
    (CHRISTIANSEN, 4, 8, [[6] * 4] * 2, 0),
    (DIETZE, 2, 4, [[4, 4]] * 6, 0),
    (DIETZE, 3, 4, [[4, 4, 4]] * 4, 0),
    (DIETZE, 4, 4, [[4] * 4] * 3, 0),
    (DIETZE, 5, 4, [[4] * 5] * 5, 0),
    (DIETZE, 6, 4, [[4] * 6] * 4 + [[1, 1, 1, 1, 0, 0]], 0),
    (DIETZE, 7, 4, [[4] * 7] * 3 + [[3, 3, 2, 2, 2, 2, 2]], 0),
    (DIETZE, 25, 4, [[4] * 25], 0),
    (GRUPP, 2, 4, [[4, 4]] * 6 + [[3, 3]], 0),
    (GRUPP, 3, 4, [[4, 4, 4]] * 4 + [[2, 2, 2]], 0),
    (GRUPP, 4, 4, [[4] * 4] * 3 + [[2, 2, 1, 1]], 0),
    (GRUPP, 5, 4, [[4] * 5] * 5 + [[3, 3, 2, 2, 2]], 0),
    (FRENCH, 2, 2, [[4, 4]] * 4 + [[5, 5]] * 2, 1),
    (FRENCH, 4, 2, [[4] * 4, [4] * 4, [5] * 4], 1),
]


class TestDeals:
    """Sources: the descriptions of the variants; jensen for two or three and the uneven deals are our readings."""

    @pytest.mark.parametrize(
        ("rules", "players", "picture", "sizes", "left_over"),
        DEALS,
        ids=[f"{rules.name}-{players}" for rules, players, *_ in DEALS],
    )
    def test_the_deals_are_those_of_the_variant(
        self, rules: Rules, players: int, picture: int, sizes: list[list[int]], left_over: int
    ) -> None:
        seating = plan(rules, players)
        assert seating is not None
        found = deals(seating, players - 1, full_pack(rules, seating))
        assert [[len(hand) for hand in deal.hands] for deal in found] == sizes
        tables = [len(deal.table) for deal in found]
        expected = [picture] + [0] * (len(sizes) - 1)
        expected[-1] += left_over
        assert tables == expected

    @ALL
    def test_every_plan_deals_the_whole_pack_and_each_card_once(self, rules: Rules) -> None:
        for seating in rules.plans:
            pack = full_pack(rules, seating)
            dealt = [card for deal in deals(seating, 0, pack) for cards in (*deal.hands, deal.table) for card in cards]
            assert sorted(map(str, dealt)) == sorted(map(str, pack)), seating

    @pytest.mark.parametrize(("rules", "packs"), [(DIETZE, [1, 1, 1, 2, 2]), (GRUPP, [1, 1, 1, 2, 2])])
    def test_five_players_or_more_need_several_packs(self, rules: Rules, packs: list[int]) -> None:
        assert [seating.packs for seating in rules.plans[:5]] == packs

    def test_a_double_pack_has_every_card_twice(self) -> None:
        seating = plan(DIETZE, 5)
        assert seating is not None
        assert len(full_pack(DIETZE, seating)) == 104

    def test_the_french_card_left_over_is_on_the_table_before_the_last_deal_is_played(self) -> None:
        seating = plan(FRENCH, 4)
        assert seating is not None
        hands = list(play_hand(FRENCH, "NESW", 0, full_pack(FRENCH, seating), lambda where: Lay(where.hand[0])))
        last = next(where for where in hands if where.stock == 0)
        assert len(last.table) == 2 + 16 + 16 + 1
        assert last.table[-1] == Item((full_pack(FRENCH, seating)[-1],))


class TestScores:
    """Sources: "Scoring values", "Christiansen Version", "Other Variations"."""

    @pytest.mark.parametrize(("rules", "cards", "majority", "zwick", "total"), POINTS, ids=names(POINTS))
    def test_cards_most_cards_and_zwicks_score_what_the_variant_says(
        self, rules: Rules, cards: dict[str, int], majority: int, zwick: int, total: int
    ) -> None:
        assert {card.code: points for card, points in rules.card_points.items() if points} == cards
        assert (rules.majority, rules.zwick) == (majority, zwick)
        assert total_points(rules, 1) == total

    def test_two_packs_at_dietze_make_41_points(self) -> None:
        assert total_points(DIETZE, 2) == 41

    def test_a_side_is_scored_item_by_item(self) -> None:
        won = {"N": WonSetup(["X15", "10D", "3H"], 1), "E": WonSetup(["AS", "2S"]), "S": WonSetup(["AH"], 2)}
        north, east = scores(at("9S", won=won))
        assert north.items == {"X15": 5, "10D": 3, "AH": 1, "most_cards": 3, "zwicks": 3}
        assert (north.seats, north.cards, north.zwicks, north.points) == ((0, 2), 4, 3, 15)
        assert (east.seats, east.items) == ((1, 3), {"AS": 1, "2S": 1})

    def test_equal_cards_of_two_packs_score_together(self) -> None:
        where = at("9S", variant="dietze", seats="A B C D E", turn="A", won={"A": WonSetup(["10D", "10D", "AS"], 1)})
        assert scores(where)[0].items == {"10D": 20, "AS": 2, "most_cards": 1, "zwicks": 3}

    def test_during_a_hand_most_cards_can_be_left_out(self) -> None:
        assert scores(at("9S", won={"N": WonSetup(["3H"])}), majority=False)[0].items == {}


class TestBuilding:
    @pytest.mark.parametrize("variant", ["jensen", "christiansen", "french"])
    def test_plus_minus_and_same_are_allowed_with_low_or_high_pictures(self, variant: str) -> None:
        where = at("5S 5H JD QC", "8D 5D", variant=variant)
        assert {"5S on 8D = 13", "5S on 8D = 3", "5S on 5D = 5"} <= builds(where)

    @pytest.mark.parametrize("variant", ["dietze", "grupp"])
    def test_the_books_build_by_addition_only(self, variant: str) -> None:
        """Source: "Other Variations": "building is by addition only"."""
        where = at("5S 5H 3D QC", "8D 5D", variant=variant)
        assert "5S on 8D = 13" in builds(where)
        assert [found.ban for found in violations(where, read_play(where, "5S on 8D = 3").play)] == [Ban.SUBTRACTING]
        assert [found.ban for found in violations(where, read_play(where, "5S on 5D = 5").play)] == [Ban.SAME_VALUE]

    @pytest.mark.parametrize("variant", ["dietze", "grupp"])
    def test_the_books_build_to_14_at_most(self, variant: str) -> None:
        where = at("9S KH", "5D 6D", variant=variant)
        assert legal(where, "9S on 5D = 14")
        assert reasons(where, "9S on 6D = 15") == [Reason.OUT_OF_REACH, Reason.NO_CARD_FOR_VALUE]

    @pytest.mark.parametrize("variant", ["dietze", "grupp"])
    def test_an_ace_counts_only_11_in_the_books(self, variant: str) -> None:
        where = at("AS QS 9H", "2D 10D", variant=variant)
        assert not legal(where, "AS on 2D = 3")
        assert legal(where, "AS on 2D = 13")
        assert captures(where, "AS") == set()

    def test_christiansen_builds_to_30_and_jensen_does_not(self) -> None:
        assert legal(at("X20 X30", "10D", variant="christiansen"), "X20 on 10D = 30")
        assert not legal(at("X20 X25", "10D"), "X20 on 10D = 30")


class TestFrenchLimit:
    """Source: the French article; no build has a value over 14."""

    def test_a_build_of_14_is_allowed_and_one_of_15_is_not(self) -> None:
        where = at("6S KH X15", "8D 9D", variant="french")
        assert legal(where, "6S on 8D = 14")
        found = violations(where, read_play(where, "6S on 9D = 15").play)
        assert [(one.reason, one.ban) for one in found] == [(Reason.VARIANT_FORBIDS, Ban.BUILD_LIMIT)]

    def test_no_joker_is_a_build_by_itself(self) -> None:
        where = at("X15 KH", "8D", variant="french")
        assert not legal(where, "X15 = 15")
        assert not any(build.startswith("X15 =") for build in builds(where))

    def test_a_joker_may_be_built_down(self) -> None:
        assert legal(at("5S 10H", "X15", variant="french"), "5S on X15 = 10")

    def test_the_same_build_over_14_is_fine_at_jensen(self) -> None:
        assert legal(at("6S KH X15", "8D 9D"), "6S on 9D = 15")

    def test_11_is_6_and_5_and_4_is_3_and_1(self) -> None:
        """Source: the French article, its examples."""
        assert legal(at("6S AH", "5D", variant="french"), "6S on 5D = 11")
        assert legal(at("AS 4H", "3D", variant="french"), "AS on 3D = 4")


class TestWildJokers:
    """Source: "Other Variations", Grupp; the particulars are our readings, tested one by one."""

    @pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "J", "Q", "K"])
    def test_a_joker_takes_any_value_from_2_to_14(self, rank: str) -> None:
        value = HIGH[rank][0] if rank in HIGH else int(rank)
        assert legal(at("X3 9H", f"{rank}C X1", variant="grupp"), f"X3={value} x {rank}C")

    @pytest.mark.parametrize("value", [1, 15, 25])
    def test_a_joker_is_never_1_nor_more_than_14(self, value: int) -> None:
        where = at("X3 9H", "10C 5D", variant="grupp")
        assert reasons(where, f"X3={value} x 10C+5D") == [Reason.OUT_OF_REACH]
        assert not legal(where, "X3 x 10C+5D")

    def test_a_joker_too_takes_one_value_for_the_whole_capture(self) -> None:
        where = at("X3 9H", "5C 4D 9S", variant="grupp")
        assert captures(where, "X3") == {
            frozenset(names.split()) for names in ("5C", "4D", "9S", "5C 4D", "5C 4D 9S", "9S 5C", "9S 4D")
        }
        where = at("X3 9H", "5C 4D 7S", variant="grupp")
        assert not legal(where, "X3 x 5C 4D 7S")

    def test_the_value_chosen_does_not_make_another_play(self) -> None:
        # 8 = 8 and 5+3; nothing distinguishes X3=8 from another value that takes the same cards.
        where = at("X3 9H", "X1 X2", variant="grupp")
        assert read_play(where, "X3=5 x X1").play == read_play(where, "X3=9 x X1").play
        assert captures(where, "X3") == {frozenset({"X1"}), frozenset({"X2"}), frozenset({"X1", "X2"})}

    def test_a_joker_takes_loose_jokers_alone_or_with_groups(self) -> None:
        where = at("X3 9H", "X1 5C 4D X2", variant="grupp")
        taken = captures(where, "X3")
        assert {frozenset({"X1"}), frozenset({"X1", "X2"}), frozenset({"X1", "5C", "4D", "X2"})} <= taken
        assert legal(where, "X3=9 x X1 5C+4D X2")
        assert len(taken) == 4 * 4 - 1

    def test_a_loose_joker_is_taken_by_a_joker_only(self) -> None:
        where = at("9H 2S", "X1 5C 4D", variant="grupp")
        assert captures(where, "9H") == {frozenset({"5C", "4D"})}
        assert reasons(where, "9H x X1") == [Reason.JOKER_RULE]
        assert reasons(where, "9H x 5C+4D X1") == [Reason.JOKER_RULE]

    def test_a_loose_joker_is_never_part_of_a_sum(self) -> None:
        where = at("X3 9H", "X1 5C", variant="grupp")
        assert reasons(where, "X3=9 x X1+5C") == [Reason.JOKER_RULE]
        assert legal(where, "X3=5 x X1 5C")

    def test_nothing_is_built_on_a_loose_joker(self) -> None:
        where = at("5S 9H X3", "X1", variant="grupp")
        assert reasons(where, "5S on X1 = 9") == [Reason.JOKER_RULE]
        assert all(" on " not in build for build in builds(where))

    def test_an_announced_joker_is_that_value_like_any_card(self) -> None:
        where = at("X3 9H", "5D", variant="grupp", hands={"W": "9C 2C", "N": "2D", "E": "2H"})
        later = played(where, "X3 = 9")
        assert captures(later, "9C") == {frozenset({"X3"})}
        assert captures(at("KH 9H", "5D X3=9@N", variant="grupp"), "KH") == {frozenset({"5D", "X3"})}

    def test_an_announced_joker_can_be_built_on(self) -> None:
        assert legal(at("5S KH", "X3=9@N", variant="grupp"), "5S on X3 = 14")

    def test_a_joker_is_announced_only_at_a_value_that_is_held(self) -> None:
        where = at("X3 9H", "5D", variant="grupp")
        assert builds(where) == {"X3 = 9", "9H = 9", "X3 on 5D = 9"} | {"9H on 5D = 14"}

    def test_a_joker_played_onto_an_item_is_the_value_that_is_missing(self) -> None:
        where = at("X3 KH", "5D", variant="grupp")
        assert legal(where, "X3 on 5D = 14")
        assert reasons(where, "X3 on 5D = 6")[:1] == [Reason.OUT_OF_REACH]

    def test_a_joker_in_the_hand_meets_any_one_promise(self) -> None:
        assert legal(at("X3 2S", "7D+6D=13@S", variant="grupp"), "2S")
        assert legal(at("2S X3", "7D", variant="grupp"), "2S on 7D = 9")

    def test_one_joker_does_not_meet_two_promises(self) -> None:
        where = at("X3 9H 2S", "7D+6D=13@S 5C+4C=9@S", variant="grupp")
        assert lays(where) == {"2S"}
        assert not legal(where, "9H x 7D") or reasons(where, "9H")
        assert reasons(where, "9H") == [Reason.OBLIGATION_BROKEN]

    def test_clearing_the_table_with_a_joker_is_not_a_zwick(self) -> None:
        where = at("X3 9H", "5C 4D", variant="grupp")
        play = read_play(where, "X3=9 x 5C+4D").play
        assert not is_zwick(where, play)
        assert played(where, "X3 x 5C 4D").won[2].zwicks == 0
        assert played(where, "9H x 5C 4D").won[2].zwicks == 1

    def test_the_value_of_a_joker_is_written_where_it_matters(self) -> None:
        where = at("X3 9H", "X1 5C 4D", variant="grupp")
        texts = {write_play(where, play) for play in plays(where) if isinstance(play, Capture)}
        assert "X3 x X1" in texts
        assert "X3=9 x 5C+4D" in texts


class TestSeveralPacks:
    @pytest.mark.parametrize("variant", ["dietze", "grupp"])
    def test_an_equal_card_may_be_on_the_table_and_held(self, variant: str) -> None:
        assert legal(at("9S 2H", "9S", variant=variant, seats="A B C D E", turn="C"), "9S x 9S")

    def test_a_build_of_two_equal_cards_keeps_both(self) -> None:
        where = at("4S 8H", "4S", variant="dietze", seats="A B C D E", turn="C")
        assert played(where, "4S on 4S = 8").table[0].cards == (CARDS["4S"], CARDS["4S"])

    def test_playing_one_of_two_equal_cards_keeps_the_other(self) -> None:
        where = at("4S 4S", "8D", variant="dietze", seats="A B C D E", turn="C")
        assert played(where, "4S").hands[2] == (CARDS["4S"],)

    def test_taking_one_of_two_equal_cards_leaves_the_other(self) -> None:
        where = at("4S 8H", "4D 6C 4D", variant="dietze", seats="A B C D E", turn="C")
        assert captures(where, "4S") == {frozenset({"4D"})}
        assert [item.cards[0].code for item in played(where, "4S x 4D").table] == ["6C", "4D"]
        assert [len(play.takes) for play in plays(where) if isinstance(play, Capture) and play.card.rank == "4"] == [
            1,
            2,
        ]

    def test_equal_builds_of_two_owners_are_different_items(self) -> None:
        where = at("9S 2H", "5D+4D=9@A 5D+4D=9@B", variant="dietze", seats="A B C D E", turn="C")
        assert len([play for play in plays(where) if isinstance(play, Capture)]) == 3

    def test_whole_hands_with_a_double_pack_are_played_out(self) -> None:
        dice = random.Random(5)
        seating = plan(DIETZE, 5)
        assert seating is not None
        pack = list(full_pack(DIETZE, seating))
        dice.shuffle(pack)
        *_, end = play_hand(DIETZE, "ABCDE", 0, pack, lambda where: dice.choice(plays(where)))
        assert sum(len(pile.cards) for pile in end.won) + sum(len(item.cards) for item in end.table) == 104
