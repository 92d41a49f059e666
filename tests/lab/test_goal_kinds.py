"""Which goals can be mined where, and which positions are looked at."""

import pytest

from tests.engine.setups import FIVE, at
from tutor.catalogue.house_rules import read_variant
from tutor.content.zwickern.goals import CaptureGoal
from tutor.engine.zwickern import VARIANTS, Position, WonSetup
from tutor.engine.zwickern.variants import CHRISTIANSEN, DIETZE, FRENCH, GRUPP, JENSEN
from tutor.lab.goal_kinds import MINED, as_asked, fault, player_numbers, style, worth_a_look

NOT_EVERYWHERE = {
    # In the French article no build is worth more than 14; wild jokers take any value; Dietze has none.
    "joker-build": ["jensen", "christiansen"],
    # With wild jokers builds only add.
    "joker-down": ["jensen", "christiansen", "french"],
    "zwick-in-two": ["jensen", "french"],
    "only-play": ["jensen", "french"],
}
"""The variants in which goals can be asked that need jokers or partners."""


@pytest.mark.parametrize("goal", MINED)
def test_goals_can_be_asked_in_every_variant_but_for_some(goal: str) -> None:
    assert [name for name in FIVE if fault(VARIANTS[name], goal) is None] == NOT_EVERYWHERE.get(goal, list(FIVE))


def test_a_fault_says_what_prevents_it() -> None:
    assert fault(DIETZE, "joker-build") == "jokers"
    assert fault(CHRISTIANSEN, "zwick-in-two") == "partners"
    assert fault(FRENCH, "zwick", 3) == "players"
    assert fault(JENSEN, "zwick", 5) == "players"
    assert fault(JENSEN, "win-most", 4) == "players-of-goal"
    assert fault(JENSEN, "only-play", 2) == "players-of-goal"
    assert fault(JENSEN, "zwick", 2) is None


@pytest.mark.parametrize(
    ("jokers", "missing"),
    [
        ("[X25, X25, X30]\nbuild_limit: 25", None),
        ("[X15, X1, X2]\nwild: [2, 14]", None),
        ("[X30, X35, X40]\nbuild_limit: 25", "jokers"),
        ("[X1, X2, X3]\nwild: [2, 14]", "jokers"),
    ],
)
def test_a_build_for_a_joker_needs_one_of_a_fixed_value_that_a_build_may_have(jokers: str, missing: str | None) -> None:
    rules = read_variant("odd.yaml", f"name: odd-jokers\nbased_on: jensen\njokers: {jokers}\n")
    assert fault(rules, "joker-build") == missing


@pytest.mark.parametrize(
    ("points", "offered"),
    [
        ("none", {"most-points": False, "safe-lay": True}),
        ("every", {"most-points": False, "safe-lay": False}),
        ("various", {"most-points": True, "safe-lay": False}),
    ],
)
def test_where_points_tell_no_card_from_another_nothing_is_asked_about_them(
    points: str, offered: dict[str, bool]
) -> None:
    each = {"none": [0], "every": [1], "various": [1, 2]}[points]
    codes = list(dict.fromkeys(card.code for card in JENSEN.pack))
    said = ", ".join(f"{code}: {each[number % len(each)]}" for number, code in enumerate(codes))
    rules = read_variant("odd.yaml", f"name: odd-points\nbased_on: jensen\npoints: {{{said}}}\n")
    assert {goal: fault(rules, goal) is None for goal in offered} == offered
    assert {fault(rules, goal) for goal in offered} == {"points"} | ({None} if points != "every" else set())


def test_partners_are_preferred_and_any_number_that_is_named_is_taken() -> None:
    assert player_numbers(FRENCH, "zwick") == (4,)
    assert player_numbers(CHRISTIANSEN, "zwick") == (2, 3, 4)
    assert player_numbers(JENSEN, "zwick", 3) == (3,)
    assert player_numbers(GRUPP, "win-most") == (2,)


def test_where_courts_have_one_value_zwick_hands_are_played_so_that_tables_stay_smaller() -> None:
    assert style(DIETZE, MINED["zwick"]).capture > style(JENSEN, MINED["zwick"]).capture
    assert style(DIETZE, MINED["most-cards"]) == style(JENSEN, MINED["most-cards"])


@pytest.mark.parametrize(
    ("goal", "position", "looked_at"),
    [
        ("zwick", at("KH 8C 3S", "10H 4H 8S 6S"), True),
        ("zwick", at("KH 8C 3S", "10H 4H 8S 5S"), False),
        ("zwick", at("9H 8C 3S", "10H 4H 8S 6S"), False),
        ("zwick", at("KH 8C", "10H 4H 8S 6S"), False),
        ("zwick", at("KH 8C 3S", "10H 4H"), False),
        ("most-points", at("KH 8C 3S", "10D 4H 8S 6S 2H"), True),
        ("most-points", at("KH 8C 3S", "10H 4H 8S 6S 2H"), False),
        ("two-builds", at("KH 8C 3S", "5H+4H=9@N 6S+2S=8@E 2H"), True),
        ("two-builds", at("KH 8C 3S", "5H+4H=9@N 6S 2S 2H"), False),
        ("joker-build", at("X15 8C 3S", "5H 4H"), True),
        ("joker-build", at("KH 8C 3S", "5H 4H"), False),
        ("joker-down", at("KH 8C 3S", "X15"), True),
        ("joker-down", at("X15 8C 3S", "5H"), False),
        ("only-play", at("QH 8C", "5H+8D=13@S 9D+6H=3@S"), True),
        ("only-play", at("QH 8C", "5H+8D=13@S 9D"), False),
        ("win-most", at("9H 2S", "KS", seats="N S", hands={"N": "3H 4H"}), True),
        ("win-most", at("9H 2S", "KS", seats="N S", hands={"N": "3H 4H"}, stock=10), False),
    ],
)
def test_a_glance_passes_over_what_cannot_be_a_puzzle(goal: str, position: Position, looked_at: bool) -> None:
    assert worth_a_look(position, MINED[goal]) is looked_at


class TestAsAsked:
    POSITION = at(
        "9H 2S",
        "KS",
        hands={"N": "3H", "W": "4H"},
        won={"N": WonSetup(["5C"], 0)},
        announced={"E": [9]},
        dealer="N",
        stock=3,
        last="N",
    )

    def test_a_capture_needs_neither_the_other_hands_nor_the_piles(self) -> None:
        shown = as_asked(self.POSITION, "zwick")
        assert [hand is not None for hand in shown.hands] == [False, False, True, False]
        assert (shown.dealer, shown.stock, shown.last_capture) == (None, 0, None)
        assert not any(pile.cards for pile in shown.won)

    def test_what_is_announced_is_always_shown(self) -> None:
        assert all(as_asked(self.POSITION, goal).announced == self.POSITION.announced for goal in MINED)

    def test_a_safe_lay_needs_the_piles_and_the_deal(self) -> None:
        shown = as_asked(self.POSITION, "safe-lay")
        assert shown.hands[0] is None
        assert (shown.won, shown.dealer, shown.stock) == (self.POSITION.won, 0, 3)

    def test_open_cards_are_open(self) -> None:
        assert as_asked(self.POSITION, "win-most") == self.POSITION
        assert as_asked(self.POSITION, "zwick-in-two").hands == self.POSITION.hands


class TestWhatIsWorthTaking:
    def asked(self, position: Position) -> list[str]:
        return [
            item for goal in MINED["capture"].goals(position) if isinstance(goal, CaptureGoal) for item in goal.items
        ]

    def test_it_scores_or_is_a_build_and_the_best_comes_first(self) -> None:
        assert self.asked(at("KH 9C", "AD 5C+3H=8@E 2D 2H 10D")) == ["10D", "AD", "5C"]

    def test_what_a_card_takes_by_itself_or_with_one_other_is_seen_by_everyone(self) -> None:
        assert self.asked(at("10S 9C", "10D 6H 3S")) == []
        assert self.asked(at("KS 9C", "10D 4H 4S AC")) == ["AC"]

    def test_a_promise_may_be_what_is_not_seen(self) -> None:
        """Reading 12."""
        assert self.asked(at("KH 2C", "10D 4H 8S+6S=14@S")) == ["10D", "8S"]

    def test_what_no_card_can_take_is_not_asked_for(self) -> None:
        assert self.asked(at("2S 3S", "10D 4H 9S")) == []
