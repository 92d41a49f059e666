"""The measures that the harder goals use, checked against the list of all plays and against brute force."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference
from tests.coach.boards import effects, positions
from tests.coach.boards import largest_captures as listed_largest
from tests.engine.setups import at, played, read_cards
from tests.examples import examples
from tutor.coach.zwickern.goals import tactics
from tutor.coach.zwickern.goals.tactics import (
    builds_taken,
    every_build,
    for_joker,
    joker_down,
    jokers,
    largest_captures,
    most_points_possible,
    only_play,
    partner_plays,
    points_won,
    refuting_reply,
    risks,
    safest,
    threats,
    value_before,
)
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import (
    Build,
    Capture,
    Lay,
    Play,
    Position,
    WonSetup,
    is_zwick,
    legal_plays,
    loose,
    number_of_plays,
    read_play,
    write_play,
)
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick


def play_of(where: Position, text: str) -> Play:
    """Read a play."""
    return read_play(where, text).play


def codes(cards: tuple[Card, ...]) -> list[str]:
    """Return the codes of cards."""
    return [card.code for card in cards]


class TestPoints:
    """Source: the card tables of the texts, with the points of each card and of a Zwick."""

    @pytest.mark.parametrize(
        ("where", "play", "points"),
        [
            # Jensen: ♦10 3, ♠10 and ♠2 one each, aces one each, jokers 5 6 7, a Zwick 1.
            (at("10D 2C", "AS 9H 8D 2S KC"), "10D x AS+9H 8D+2S", 3 + 1 + 1),
            (at("10D 2C", "AS 9H 8D 2S"), "10D x AS+9H 8D+2S", 3 + 1 + 1 + 1),
            (at("10S 2C", "X25 6D+4C=10@N"), "10S x 6D", 1),
            (at("9S KC", "X20+JC+AH=9@N 8D"), "9S x X20", 6 + 1),
            (at("9S KC", "8D"), "9S", 0),
            (at("2S 8H", "10D"), "2S on 10D = 8", 0),
            # Christiansen: the jokers 4 5 6 7.
            (at("9S KC", "X15+6H=9@N 8D", variant="christiansen"), "9S x X15", 4),
            # Dietze: ♦10 ten, aces two each, ♦7 and ♠7 one each, a Zwick 3.
            (at("10D KC", "7D 3C", variant="dietze"), "10D x 7D+3C", 10 + 1 + 3),
            (at("AD KC", "AS 7S", variant="dietze"), "AD x AS", 4),
            # Grupp: a Zwick made with a joker counts nothing, nor does the joker.
            (at("X1 KC", "7D 3C", variant="grupp"), "X1 x 7D+3C", 1),
            (at("10D KC", "7D 3C", variant="grupp"), "10D x 7D+3C", 10 + 1 + 3),
        ],
    )
    def test_a_capture_wins_the_played_card_what_it_takes_and_the_zwick(
        self, where: Position, play: str, points: int
    ) -> None:
        assert points_won(where, play_of(where, play)) == points

    @given(positions())
    def test_what_a_play_wins_is_what_the_piles_gain(self, where: Position) -> None:
        def worth(there: Position) -> int:
            pile = there.won[where.turn]
            return sum(there.rules.card_points[card] for card in pile.cards) + pile.zwicks * there.rules.zwick

        for one in legal_plays(where):
            assert points_won(where, one) == worth(reference.after(where, one)) - worth(where)

    @given(positions())
    def test_the_most_points_are_those_of_the_list_of_all_plays(self, where: Position) -> None:
        assert most_points_possible(where) == max((points_won(where, one) for one in legal_plays(where)), default=0)


class TestCaptures:
    @given(positions(), st.integers(0, 6))
    def test_the_largest_captures_are_those_that_no_other_of_the_card_contains(
        self, where: Position, least: int
    ) -> None:
        listed = [one for card in dict.fromkeys(where.hand) for one in listed_largest(where, card)]
        assert effects(list(largest_captures(where))) == effects(listed)
        cards = {one.card for one in legal_plays(where) if isinstance(one, Capture) and points_won(where, one) >= least}
        rich = [one for one in listed if one.card in cards]
        assert effects(list(largest_captures(where, points=least))) == effects(rich)

    def test_builds_are_counted_and_not_their_cards(self) -> None:
        where = at("9S KC", "5D+4C=9@N 6D+3C=9@E 9D 8H")
        assert builds_taken(play_of(where, "9S x 5D 6D 9D")) == 2
        assert builds_taken(play_of(where, "9S x 5D 9D")) == 1
        assert builds_taken(play_of(where, "9S x 9D")) == 0
        assert builds_taken(play_of(where, "9S")) == 0
        assert builds_taken(play_of(where, "KC")) == 0

    @given(positions())
    def test_a_card_can_make_a_zwick_exactly_if_such_a_play_is_listed(self, where: Position) -> None:
        zwicks = {one.card for one in legal_plays(where) if is_zwick(where, one)}
        assert {card for card in where.hand if card_can_zwick(where, card)} == zwicks

    def test_no_card_makes_a_zwick_on_an_empty_table(self) -> None:
        assert not card_can_zwick(at("9S", ""), CARDS["9S"])


class TestBuildsAndJokers:
    @given(positions())
    def test_every_build_is_every_build_of_the_list(self, where: Position) -> None:
        listed = [one for one in legal_plays(where) if isinstance(one, Build)]
        assert Counter(every_build(where)) == Counter(listed)

    def test_jokers_are_those_of_the_variant(self) -> None:
        assert codes(jokers(at("9S"), read_cards("X15 9D X25"))) == ["X15", "X25"]
        assert codes(jokers(at("9S", variant="grupp"), read_cards("X1 9D X6"))) == ["X1", "X6"]
        assert jokers(at("9S", variant="dietze"), read_cards("9D KC")) == ()

    @pytest.mark.parametrize(
        ("where", "play", "reached"),
        [
            (at("X15 6D", "9H"), "6D on 9H = 15", True),
            (at("X15 6D 3C", "9H"), "6D on 9H = 3", False),
            (at("X15 6D 3C", "9H"), "3C on 9H = 6", False),
            (at("X15 X20", "5H"), "X15 on 5H = 20", True),
            (at("X20 KD 10S", "X30", variant="christiansen"), "10S on X30 = 20", True),
            (at("X15 6D", "9H"), "6D", False),
            (at("X15 9D", "9H"), "9D x 9H", False),
            # The build is for the partner, who announced 15, so that a joker in the builder's own hand does not matter.
            (at("X15 6D", "9H", announced={"N": [15]}), "6D on 9H = 15 for N", False),
            (at("X15 6D", "9H", announced={"N": [15]}), "6D on 9H = 15", True),
            # A wild joker takes any build, as long as it stays in the hand.
            (at("X1 6D", "3H", variant="grupp"), "6D on 3H = 9", True),
            (at("X1 9D 6S", "3H", variant="grupp"), "X1 on 3H = 9", False),
        ],
    )
    def test_a_build_that_a_joker_left_in_the_hand_can_take(self, where: Position, play: str, reached: bool) -> None:
        assert played(where, play)
        assert for_joker(where, play_of(where, play)) is reached

    @pytest.mark.parametrize(
        ("where", "play", "reached"),
        [
            (at("JC AD QD", "X25"), "JC on X25 = 13", True),
            # A build that holds a joker counts what it was announced as.
            (at("4C 9D KD", "X25+JC=13@N"), "4C on X25 = 9", True),
            (at("AD KD 9C", "X25+JC=13@N"), "AD on X25 = 14", False),
            (at("QD QC", "X25+JC=13@N"), "QD on X25 = 13", False),
            (at("4C 9D KD", "X25 KH+AD=13@N"), "4C on KH = 9", False),
            (at("5C X20", "X15", variant="christiansen"), "5C on X15 = 20", False),
            (at("5C X20 10D", "X15", variant="christiansen"), "5C on X15 = 10", True),
            (at("JC AD QD", "X25"), "JC", False),
            (at("6D KC", "X20"), "6D on X20 = 14", True),
            # In grupp builds only add, so that nothing is ever built down.
            (at("3C 9D", "X1+2D=6@N", variant="grupp"), "3C on X1 = 9", False),
        ],
    )
    def test_a_joker_on_the_table_is_built_down(self, where: Position, play: str, reached: bool) -> None:
        assert joker_down(where, play_of(where, play)) is reached

    def test_the_value_before_is_that_of_a_build_or_of_a_card_with_one_value(self) -> None:
        jensen, grupp = at("9S"), at("9S", variant="grupp")
        build = at("9S", "X25+JC=13@N").table[0]
        assert value_before(jensen, build) == 13
        assert value_before(jensen, loose(CARDS["X20"])) == 20
        assert value_before(jensen, loose(CARDS["QS"])) is None
        assert value_before(grupp, loose(CARDS["X1"])) is None

    @given(positions())
    def test_the_builds_for_and_down_from_jokers_are_those_of_brute_force(self, where: Position) -> None:
        known = reference.facts(where)
        for one in reference.plays(where):
            for_own = down = False
            if isinstance(one, Build):
                rest = [card for card in reference.less(where.hand, one.card) if reference.is_joker(card)]
                taken = any(one.value in reference.card_values(known, card) for card in rest)
                for_own = one.owner == where.turn and taken
                if one.onto is not None and any(map(reference.is_joker, one.onto.cards)):
                    (before,) = reference.item_values(known, one.onto)
                    down = one.value < before
            assert for_joker(where, one) == for_own
            assert joker_down(where, one) == down


class TestOnlyPlay:
    def test_one_legal_play_is_the_only_one(self) -> None:
        """Reading 12: South owns a 12, which only the jack takes, and holds nothing else."""
        where = at("JS", "10H+2C=12@S")
        assert only_play(where) == play_of(where, "JS x 10H")
        assert only_play(at("8H", "")) == Lay(CARDS["8H"])

    def test_two_legal_plays_are_not_the_only_one(self) -> None:
        assert only_play(at("JS 5D", "10H+2C=12@S")) is None
        assert only_play(at("8H", "8D")) is None

    @given(positions(most=2))
    def test_it_is_the_whole_list_or_none(self, where: Position) -> None:
        plays = list(legal_plays(where))
        assert only_play(where) == (plays[0] if len(plays) == 1 else None)
        assert (number_of_plays(where) == 1) == (len(plays) == 1)


class TestSafety:
    """The lay after which the fewest hands make a Zwick; the tests of the engine cover the counting itself."""

    WHERE = at("5H 8H 9S", "9D")

    def test_the_safest_lays_are_those_that_the_fewest_hands_answer(self) -> None:
        assert safest(self.WHERE) == (Lay(CARDS["8H"]),)
        assert risks(self.WHERE)[CARDS["8H"]] == 0
        assert list(risks(self.WHERE)) == list(self.WHERE.hand)

    def test_where_no_lay_is_safe_the_least_risk_is_the_safest(self) -> None:
        """9 and 5 fall to four kings, 9 and 9 to two nines."""
        where = at("5H 9S", "9D")
        found = risks(where)
        assert found[CARDS["9S"]] < found[CARDS["5H"]]
        assert safest(where) == (Lay(CARDS["9S"]),)

    def test_one_hand_less_is_safer(self) -> None:
        """West has one card; one nine is left to answer the nine, and no eight to answer the eight."""
        gone = WonSetup(["9S", "9D", "8S", "8D", "8C"])
        where = at("9H 8H", "", hands={"W": "2S"}, won={"N": gone})
        assert dict(risks(where)) == {CARDS["9H"]: 1, CARDS["8H"]: 0}
        assert safest(where) == (Lay(CARDS["8H"]),)

    def test_a_lay_that_a_promise_forbids_is_not_looked_at(self) -> None:
        where = at("9S 8H", "5D+4C=9@S 9D")
        assert list(risks(where)) == [CARDS["8H"]]
        assert safest(where) == (Lay(CARDS["8H"]),)
        assert safest(at("JS", "10H+2C=12@S")) == ()

    def test_the_threats_are_the_cards_that_could_answer(self) -> None:
        assert set(codes(threats(self.WHERE, CARDS["9S"]))) == {"9H", "9C"}
        assert threats(self.WHERE, CARDS["8H"]) == ()

    def test_the_numbers_cannot_be_changed_by_their_reader(self) -> None:
        with pytest.raises(TypeError):
            risks(self.WHERE)[CARDS["8H"]] = 1

    @examples(25)
    @given(positions(most=4))
    def test_a_lay_with_a_risk_has_a_threat_and_one_without_has_none(self, where: Position) -> None:
        assert {Lay(card) for card in risks(where)} == {one for one in legal_plays(where) if isinstance(one, Lay)}
        for card, number in risks(where).items():
            assert bool(threats(where, card)) == (number > 0)


def zwicks_after(where: Position, one: Play) -> bool:
    """Tell whether the partner has a Zwick after a play, whatever the player in between does."""
    mate = (where.turn + 2) % 4

    def can(there: Position) -> bool:
        before = there.won[mate].zwicks
        after = [reference.after(there, reply) for reply in reference.plays(there)] if there.turn == mate else []
        return any(later.won[mate].zwicks > before for later in after)

    there = reference.after(where, one)
    if there.turn == mate:
        return can(there)
    return bool(there.hand) and all(can(reference.after(there, reply)) for reply in reference.plays(there))


class TestPartner:
    """With all cards open South plays, West answers, and North would make the Zwick."""

    WHERE = at("9D 5H", "9C", hands={"W": "2S QS", "N": "2D QD", "E": "6D 7D"})

    def test_a_play_after_which_every_answer_leaves_a_zwick(self) -> None:
        """South takes the nine, West lays a 2 or a queen on an empty table, and North takes it with the same rank."""
        assert [write_play(self.WHERE, one) for one in partner_plays(self.WHERE)] == ["9D x 9C"]

    def test_the_answer_that_refutes_a_play_is_found(self) -> None:
        where = at("9D 5H", "9C", hands={"W": "2S KS", "N": "2D QD", "E": "6D 7D"})
        assert partner_plays(where) == ()
        reply = refuting_reply(where, play_of(where, "9D x 9C"))
        assert reply == Lay(CARDS["KS"])

    def test_no_one_sits_between_where_the_next_player_has_no_card(self) -> None:
        where = at("9D 5H", "9C", hands={"W": "", "N": "9S KD", "E": "6D 7D"})
        # 9 and 5 fall to the king, and 9 and 9 to the nine.
        assert {write_play(where, one) for one in partner_plays(where)} >= {"9D", "5H"}
        assert refuting_reply(where, play_of(where, "9D x 9C")) is None
        assert play_of(where, "9D x 9C") not in partner_plays(where)

    def test_a_partner_without_cards_makes_none(self) -> None:
        where = at("9D 5H", "9C", hands={"W": "2S QS", "N": "", "E": "6D 7D"})
        assert partner_plays(where) == ()
        assert refuting_reply(where, play_of(where, "9D x 9C")) is not None

    @examples(20)
    @given(st.data())
    def test_the_plays_are_those_of_brute_force_and_all_others_are_refuted(self, data: st.DataObject) -> None:
        cards = data.draw(st.permutations([rank + suit for rank in "A234JQK" for suit in "SDC"] + ["X15"]))
        variant = data.draw(st.sampled_from(["jensen", "french"]))
        sizes = data.draw(st.tuples(*[st.integers(0, 2)] * 2))
        table = data.draw(st.sampled_from([cards[6:7], cards[6:8], cards[6:6]]))
        hands = {"W": " ".join(cards[2 : 2 + sizes[0]]), "N": " ".join(cards[4 : 4 + sizes[1]]), "E": "6D"}
        where = at(" ".join(cards[:2]), " ".join(table), variant=variant, hands=hands, announced={"N": [3]})
        plays = reference.plays(where)
        sure = [one for one in plays if zwicks_after(where, one)]
        assert effects(partner_plays(where)) == effects(sure)
        for one in legal_plays(where):
            reply = refuting_reply(where, one)
            there = reference.after(where, one)
            if effects([one]) <= effects(sure) or there.turn == 0:
                assert reply is None
            elif there.hand:
                assert reply is not None
                later = reference.after(there, reply)
                assert not any(is_zwick(later, last) for last in legal_plays(later)) or later.turn != 0


def test_what_takes_long_is_remembered() -> None:
    assert risks(TestSafety.WHERE) is risks(TestSafety.WHERE)
    assert partner_plays(TestPartner.WHERE) is partner_plays(TestPartner.WHERE)
    assert tactics.risks.cache_info().hits > 0
