"""The faults for which a written position is refused, each with a broken example, and all of them at once."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.setups import at
from tutor.engine.game import ImpossiblePositionError, Problem
from tutor.engine.zwickern import BuildSetup, Item, Setup, WonSetup, seen_by, set_up
from tutor.engine.zwickern.setup import SetupFault, seats_twice

GOOD = Setup(
    "jensen",
    ["North", "East", "South", "West"],
    "South",
    {"South": ["2S", "7H", "AD"]},
    ["9C", BuildSetup(["X25", "JC"], 13, "North")],
    {"North": [13]},
    dealer="East",
    won={"North": WonSetup(["3S", "3H"], 1)},
    last_capture="North",
)


def problems(**changes: Any) -> list[Problem]:
    """Return what is wrong with the good position after some changes."""
    with pytest.raises(ImpossiblePositionError) as caught:
        set_up(replace(GOOD, **changes))
    return list(caught.value.problems)


def found(**changes: Any) -> list[tuple[tuple[str | int, ...], SetupFault]]:
    """Return where something is wrong, and what."""
    return [(problem.place, problem.fault) for problem in problems(**changes)]


def test_the_good_position_is_read_as_it_is_written() -> None:
    where = set_up(GOOD)
    assert where.hand == tuple(where.rules.pack[index] for index in (1, 19, 26))
    assert where.table[1] == Item(where.table[1].cards, 13, 0)
    assert [card.code for card in where.table[1].cards] == ["X25", "JC"]
    assert where.announced == (1 << 13, 0, 0, 0)
    assert (where.dealer, where.turn, where.last_capture, where.won[0].zwicks) == (1, 2, 0, 1)
    assert where.hands[0] is None


def test_announced_values_are_complete_and_not_inferred_from_builds() -> None:
    assert set_up(replace(GOOD, announced={})).announced == (0, 0, 0, 0)


class TestEveryFault:
    def test_unknown_variant(self) -> None:
        (problem,) = problems(variant="jansen")
        assert (problem.place, problem.fault) == (("variant",), SetupFault.UNKNOWN_VARIANT)
        assert problem.details["name"] == "jansen"
        assert "jensen" in str(problem.details["known"])

    def test_other_game(self) -> None:
        (problem,) = problems(game="skat")
        assert (problem.place, problem.fault) == (("game",), SetupFault.OTHER_GAME)
        assert problem.details == {"name": "skat", "variant": "jensen", "game": "zwickern"}
        assert set_up(replace(GOOD, game="zwickern")) == set_up(GOOD)

    @pytest.mark.parametrize(("variant", "number"), [("jensen", 1), ("jensen", 5), ("french", 3), ("dietze", 26)])
    def test_wrong_number_of_seats(self, variant: str, number: int) -> None:
        seats = [f"P{index}" for index in range(number)]
        bare = {"hands": {"P0": ["2S"]}, "table": [], "announced": {}, "dealer": None, "won": {}, "last_capture": None}
        assert found(variant=variant, seats=seats, turn="P0", **bare) == [
            (("seats",), SetupFault.WRONG_NUMBER_OF_SEATS)
        ]

    def test_seat_twice(self) -> None:
        seats = ["North", "East", "South", "North"]
        assert found(seats=seats) == [(("seats", 3), SetupFault.SEAT_TWICE)]

    @pytest.mark.parametrize("again", ["north", "NORTH ", "\u00a0North"])
    def test_seats_that_differ_in_capitals_and_blanks_only_could_not_be_told_apart_in_plays(self, again: str) -> None:
        assert found(seats=["North", "East", "South", again]) == [(("seats", 3), SetupFault.SEAT_TWICE)]

    def test_seats_that_differ_only_in_how_a_letter_is_composed_are_one_name_twice(self) -> None:
        assert found(seats=["North", "East", "Mu\u0308ller", "M\u00fcller"])[0] == (("seats", 3), SetupFault.SEAT_TWICE)

    @pytest.mark.parametrize("other", ["Muller", "M\u03c5ller", "\uff2dller", "M\u016fller"])
    def test_names_that_only_look_alike_are_two_names(self, other: str) -> None:
        assert seats_twice(["M\u00fcller", other]) == []

    @pytest.mark.parametrize(
        ("changes", "place"),
        [
            ({"turn": "south"}, ("turn",)),
            ({"dealer": "Ost"}, ("dealer",)),
            ({"last_capture": "Ost"}, ("last_capture",)),
            ({"announced": {"Ost": [13]}}, ("announced", "Ost")),
            ({"won": {"Ost": WonSetup()}}, ("won", "Ost")),
            ({"hands": {"South": ["2S"], "Ost": ["3S"]}}, ("hands", "Ost")),
            ({"table": [BuildSetup(["JC"], 12, "Ost")]}, ("table", 0, "owner")),
        ],
    )
    def test_unknown_seat(self, changes: dict[str, Any], place: tuple[str | int, ...]) -> None:
        assert (place, SetupFault.UNKNOWN_SEAT) in found(**changes)

    @pytest.mark.parametrize("text", ["1S", "11H", "ZZ", "", "X41", "10", "♠"])
    def test_unknown_card(self, text: str) -> None:
        assert found(table=["9C", text]) == [(("table", 1), SetupFault.UNKNOWN_CARD)]

    @pytest.mark.parametrize(
        ("changes", "place"),
        [
            ({"hands": {"South": ["2S", "QX"]}}, ("hands", "South", 1)),
            ({"table": [BuildSetup(["QX", "JC"], 13, "North")]}, ("table", 0, "cards", 0)),
            ({"won": {"North": WonSetup(["QX"])}}, ("won", "North", "cards", 0)),
        ],
    )
    def test_an_unknown_card_is_shown_where_it_is(self, changes: dict[str, Any], place: tuple[str | int, ...]) -> None:
        assert found(**changes) == [(place, SetupFault.UNKNOWN_CARD)]

    @pytest.mark.parametrize(
        ("variant", "card"),
        [("jensen", "X30"), ("jensen", "X1"), ("dietze", "X15"), ("grupp", "X20"), ("french", "X30")],
    )
    def test_card_not_in_pack(self, variant: str, card: str) -> None:
        faults = found(variant=variant, table=[card])
        assert faults == [(("table", 0), SetupFault.CARD_NOT_IN_PACK)]

    def test_card_too_often(self) -> None:
        assert found(table=["9C", "9C"]) == [(("table", 1), SetupFault.CARD_TOO_OFTEN)]

    @pytest.mark.parametrize(
        "changes",
        [
            {"table": ["2S"]},
            {"table": [BuildSetup(["2S", "7D"], 9, "North")]},
            {"won": {"East": WonSetup(["2S"])}},
            {"hands": {"South": ["2S"], "North": ["2S"]}},
        ],
    )
    def test_a_card_cannot_be_in_two_places(self, changes: dict[str, Any]) -> None:
        assert [fault for _, fault in found(**changes)] == [SetupFault.CARD_TOO_OFTEN]

    def test_a_double_pack_has_every_card_twice_but_not_three_times(self) -> None:
        seats = list("ABCDE")
        bare = {"announced": {}, "dealer": None, "won": {}, "last_capture": None, "hands": {"A": ["9C"]}}
        twice = replace(GOOD, variant="dietze", seats=seats, turn="A", table=["9C"], **bare)
        assert set_up(twice).table
        thrice = found(variant="dietze", seats=seats, turn="A", table=["9C", "9C"], **bare)
        assert thrice == [(("table", 1), SetupFault.CARD_TOO_OFTEN)]

    def test_empty_build(self) -> None:
        assert found(table=[BuildSetup([], 13, "North")]) == [(("table", 0, "cards"), SetupFault.EMPTY_BUILD)]

    @pytest.mark.parametrize(
        ("variant", "value"),
        [
            ("jensen", 16),
            ("jensen", 30),
            ("jensen", 0),
            ("jensen", -3),
            ("jensen", 10**9),
            ("dietze", 1),
            ("dietze", 15),
            ("french", 15),
        ],
    )
    def test_value_not_takeable(self, variant: str, value: int) -> None:
        faults = found(variant=variant, table=[BuildSetup(["9C", "6C"], value, "North")])
        assert faults == [(("table", 0, "value"), SetupFault.VALUE_NOT_TAKEABLE)]

    @pytest.mark.parametrize("value", [16, 0, -1, 30])
    def test_an_announced_value_must_be_takeable(self, value: int) -> None:
        assert found(announced={"North": [13, value]}) == [(("announced", "North", 1), SetupFault.VALUE_NOT_TAKEABLE)]

    @pytest.mark.parametrize(
        ("variant", "cards", "value"),
        [
            ("jensen", ["X25", "JC"], 12),
            ("jensen", ["9C"], 8),
            ("jensen", ["2C", "9C"], 7),
            ("dietze", ["9C", "5C"], 4),
            ("dietze", ["5C", "5D"], 5),
            ("jensen", ["9C", "8C", "7C"], 6),
        ],
    )
    def test_value_not_reachable(self, variant: str, cards: list[str], value: int) -> None:
        faults = found(variant=variant, table=[BuildSetup(cards, value, "North")])
        assert faults == [(("table", 0, "value"), SetupFault.VALUE_NOT_REACHABLE)]

    def test_an_unreachable_value_comes_with_the_reachable_ones(self) -> None:
        (problem,) = problems(table=[BuildSetup(["9C", "2C"], 8, "North")])
        assert problem.details["possible"] == "7, 11"
        assert problem.details["cards"] == "9C 2C"

    def test_a_value_must_be_takeable_at_every_step_of_a_build(self) -> None:
        # 9+8 is 17, which no card takes, so that 9, 8, 2 cannot come to 15 but to 3.
        assert found(table=[BuildSetup(["9C", "8C", "2C"], 15, "North")])
        assert set_up(replace(GOOD, table=[BuildSetup(["9C", "8C", "2C"], 3, "North")]))

    @pytest.mark.parametrize("hands", [{}, {"South": []}, {"North": ["2S"]}])
    def test_no_hand_to_play(self, hands: dict[str, list[str]]) -> None:
        assert [fault for _, fault in found(hands=hands)] == [SetupFault.NO_HAND_TO_PLAY]

    @pytest.mark.parametrize(
        ("changes", "place"),
        [({"stock": -1}, ("stock",)), ({"won": {"North": WonSetup([], -1)}}, ("won", "North", "zwicks"))],
    )
    def test_negative_number(self, changes: dict[str, Any], place: tuple[str | int, ...]) -> None:
        assert found(**changes) == [(place, SetupFault.NEGATIVE_NUMBER)]

    @pytest.mark.parametrize(
        ("changes", "place"),
        [({"stock": 10**9}, ("stock",)), ({"won": {"North": WonSetup([], 10**9)}}, ("won", "North", "zwicks"))],
    )
    def test_number_too_large(self, changes: dict[str, Any], place: tuple[str | int, ...]) -> None:
        assert found(**changes) == [(place, SetupFault.NUMBER_TOO_LARGE)]

    def test_every_fault_has_a_test_here(self) -> None:
        names = {name for name in dir(TestEveryFault) if name.startswith("test_")}
        assert not {fault for fault in SetupFault if f"test_{fault.value.replace('-', '_')}" not in names}


class TestSeveralFaultsAtOnce:
    def test_all_problems_are_reported_together(self) -> None:
        faults = found(
            seats=["North", "East", "South"],
            hands={"South": ["2S", "2S", "oops"], "Nobody": ["3C"]},
            table=["X30", BuildSetup(["9C", "2C"], 16, "West"), BuildSetup([], 13, "North")],
            announced={"North": [16]},
            dealer="West",
            stock=-4,
        )
        assert set(faults) == {
            (("hands", "South", 1), SetupFault.CARD_TOO_OFTEN),
            (("hands", "South", 2), SetupFault.UNKNOWN_CARD),
            (("hands", "Nobody"), SetupFault.UNKNOWN_SEAT),
            (("table", 0), SetupFault.CARD_NOT_IN_PACK),
            (("table", 1, "owner"), SetupFault.UNKNOWN_SEAT),
            (("table", 1, "value"), SetupFault.VALUE_NOT_TAKEABLE),
            (("table", 2, "cards"), SetupFault.EMPTY_BUILD),
            (("announced", "North", 0), SetupFault.VALUE_NOT_TAKEABLE),
            (("dealer",), SetupFault.UNKNOWN_SEAT),
            (("stock",), SetupFault.NEGATIVE_NUMBER),
        }

    def test_the_message_names_every_place_and_the_input(self) -> None:
        with pytest.raises(ImpossiblePositionError) as caught:
            set_up(replace(GOOD, table=["X30", "ZZ"], dealer="Ost"))
        text = str(caught.value)
        for part in ("table.0", "'X30'", "table.1", "'ZZ'", "dealer", "'Ost'"):
            assert part in text

    def test_the_error_is_a_value_error(self) -> None:
        with pytest.raises(ValueError, match="unknown-variant"):
            set_up(replace(GOOD, variant="skat"))


class TestWhatIsNotChecked:
    """Hand sizes, history and promises are not checked."""

    def test_uneven_hands_and_a_promise_that_cannot_be_kept_are_fine(self) -> None:
        table = [BuildSetup(["9C", "4C"], 13, "South")]
        assert set_up(replace(GOOD, hands={"South": ["2S"], "North": ["3D", "4D", "5D", "6D"]}, table=table))


class TestSeenBy:
    def test_a_player_sees_their_own_hand_the_table_and_what_was_won(self) -> None:
        where = at("2S 7H", "9C X25+JC=13@N", hands={"N": "QS 4D", "W": "5C"}, won={"E": WonSetup(["AS"])})
        seen = seen_by(where, 0)
        assert [None if hand is None else len(hand) for hand in seen.position.hands] == [2, None, None, None]
        assert seen.sizes == (2, None, 2, 1)
        hidden = {card.code for card in seen.unseen}
        assert {"2S", "7H", "5C"} <= hidden
        assert not hidden & {"QS", "4D", "9C", "X25", "JC", "AS"}
        assert len(seen.unseen) == 55 - 2 - 3 - 1
