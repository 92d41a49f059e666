"""The results of open hands, held to every line of play, and the plays that leave the partner a Zwick."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at
from tests.examples import examples
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import (
    VARIANTS,
    Item,
    Pile,
    Plan,
    Play,
    Position,
    Rules,
    WonSetup,
    deal_is_over,
    full_pack,
    is_zwick,
    legal_plays,
    loose,
    make_play,
    partner,
    plan,
    read_play,
    scores,
    write_play,
)
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.hand.deal_and_play import finish
from tutor.engine.zwickern.open_hands.endgame import NotOpenError, Outlook, margins, outlook, partner_zwicks
from tutor.engine.zwickern.open_hands.hands import OpenHands
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.variants import CHRISTIANSEN, FRENCH, GRUPP, JENSEN

# House rules turn round what no variant does.
ALL_RULES = (
    *VARIANTS.values(),
    replace(FRENCH, build_limit=8, build_on_empty=True),
    replace(GRUPP, joker_zwick=None, majority_on_tie=True),
    replace(CHRISTIANSEN, subtract_from_card=True, zwick=4, majority=2),
)
FEW_RANKS = ("A", "2", "3", "4", "5", "J", "Q", "K")


def some_item(dice: random.Random, rules: Rules, hands: Sequence[Sequence[Card]], pack: list[Card]) -> Item:
    """Draw a loose card, or a build that its owner may be able to take."""
    cards = tuple(pack.pop() for _ in range(dice.choice((1, 1, 1, 2, 3)) if pack[20:] else 1))
    owner = dice.randrange(len(hands))
    values = from_bits(reachable_values(rules, cards))
    held = [value for value in values if any(value in rules.hand_values[card] for card in hands[owner])]
    if values and (len(cards) > 1 or dice.random() < 0.2):
        return Item(cards, dice.choice(held or values), owner)
    return loose(cards[0])


def random_ending(dice: random.Random, rules: Rules, seating: Plan, sizes: Sequence[int], items: int) -> Position:
    """Draw a last deal with open hands of these sizes, and piles of about the same size."""
    few = dice.random() < 0.6
    pack = [card for card in full_pack(rules, seating) if not few or card.rank in FEW_RANKS or card.suit is None]
    dice.shuffle(pack)
    hands = tuple(tuple(pack.pop() for _ in range(size)) for size in sizes)
    table = tuple(some_item(dice, rules, hands, pack) for _ in range(items))
    piles = tuple(
        Pile(tuple(pack.pop() for _ in range(dice.choice((0, 1, 2, 3, 4, 9)) if pack[9:] else 0)), dice.randrange(2))
        for _ in hands
    )
    turn = dice.choice([seat for seat, hand in enumerate(hands) if hand])
    last = dice.choice((None, *range(len(hands))))
    seats = tuple("NESW"[: len(hands)])
    announced = tuple(1 << dice.choice((4, 5, 9, 12, 13)) for _ in hands)
    return Position(rules, seating, seats, turn, hands, table, announced, None, 0, piles, last)


@st.composite
def endings(draw: st.DrawFn, most_cards: int, most_items: int, among: Sequence[Rules] = ALL_RULES) -> Position:
    """Draw the last deal of two players; the hands may be of different sizes."""
    rules = draw(st.sampled_from(among))
    seating = plan(rules, 2)
    assert seating is not None
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    size = draw(st.integers(1, most_cards))
    sizes = dice.choice(((size, size), (size, size), (size, size - 1), (size - 1, size)))
    return random_ending(dice, rules, seating, sizes, draw(st.integers(0, most_items)))


def two(hand: str, table: str, north: str = "", **others: Any) -> Position:
    """Set up South to play against North, both hands open."""
    return at(hand, table, seats="N S", hands={"N": north}, **others)


def lead(position: Position) -> int:
    """Return the points of seat 0 less those of seat 1 when the hand is over."""
    first, second = scores(finish(position))
    return first.points - second.points


def every_line(position: Position) -> int:
    """Return the lead of seat 0 at the end, by going through every line of play."""
    if deal_is_over(position):
        return lead(position)
    ends = [every_line(make_play(position, play)) for play in legal_plays(position)]
    return max(ends) if position.turn == 0 else min(ends)


def by_every_line(position: Position) -> dict[Play, int]:
    """Return the margin after every play, by going through every line of play."""
    sign = 1 if position.turn == 0 else -1
    return {play: sign * every_line(make_play(position, play)) for play in legal_plays(position)}


def summary(values: Mapping[Play, int]) -> Outlook:
    """Return the outlook that follows from these margins."""
    best = max(values.values())
    others = [value for value in values.values() if value < best]
    return Outlook(best, tuple(play for play in values if values[play] == best), max(others, default=None))


def written(position: Position, values: Mapping[Play, int]) -> dict[str, int]:
    """Return margins by plays as text."""
    return {write_play(position, play): margin for play, margin in values.items()}


class TestMargins:
    @examples(50)
    @given(endings(most_cards=2, most_items=4))
    def test_margins_with_two_cards_a_hand_are_those_of_every_line(self, where: Position) -> None:
        slow = by_every_line(where)
        assert margins(where) == slow
        assert outlook(where) == summary(slow)

    @examples(12)
    @given(endings(most_cards=3, most_items=2, among=[rules for rules in ALL_RULES if not rules.wild]))
    def test_margins_with_three_cards_a_hand_are_those_of_every_line(self, where: Position) -> None:
        slow = by_every_line(where)
        assert margins(where) == slow
        assert outlook(where) == summary(slow)

    @examples(15)
    @given(endings(most_cards=3, most_items=4))
    def test_a_margin_is_the_best_of_the_next_player_the_other_way_round(self, where: Position) -> None:
        found = margins(where)
        assert outlook(where) == summary(found)
        for play, margin in found.items():
            after = make_play(where, play)
            sign = 1 if where.turn == 0 else -1
            assert margin == (
                sign * lead(after)
                if deal_is_over(after)
                else outlook(after).best * (1 if after.turn == where.turn else -1)
            )

    @pytest.mark.parametrize(
        "where",
        [
            two("10S 9C 3H", "8S+2S=10@N", "JD 5C 10D", variant="dietze", won={"S": WonSetup(["10H"])}),
            two("QH JH 5H", "AS+4S+3H=12@N", "X25 QC X15"),
            two("JS KC QD", "2H 5D+3C=8@N", "3S 5C QC", variant="dietze", last="N"),
            two("KC 2C 5D", "", "2H AS X20", variant="christiansen"),
        ],
    )
    def test_what_is_only_known_to_be_too_little_or_too_much_is_not_a_margin(self, where: Position) -> None:
        """In these a state is met again with other bounds, after its first bounds had cut the search short."""
        assert margins(where) == by_every_line(where)

    @pytest.mark.parametrize(
        "where",
        [
            two(
                "KH 3C",
                "QS+JH+2D=3@S 5D+4D+2S=11@N 4C",
                "2H AH KC",
                won={"S": WonSetup(["2C", "AD", "5S"], 1)},
                last="N",
            ),
            two(
                "AD 3C AC",
                "KD QD",
                "4D X20",
                variant="french",
                won={"N": WonSetup(["5D", "2S", "QH"]), "S": WonSetup(["3S", "5H", "QS"])},
                last="N",
            ),
        ],
    )
    def test_the_lead_in_cards_is_part_of_what_is_still_open(self, where: Position) -> None:
        """In these positions the same cards are left after plays that won different numbers of cards."""
        assert margins(where) == by_every_line(where)

    @examples(60)
    @given(endings(most_cards=5, most_items=6))
    def test_the_plays_in_small_are_the_legal_plays_each_once(self, where: Position) -> None:
        hands = OpenHands(where, 100_000)
        small = hands.plays(hands.table, where.turn, hands.hands[where.turn])
        assert len(set(small)) == len(small)
        assert set(small) == {hands.small(play) for play in legal_plays(where)}

    @pytest.mark.parametrize(
        ("where", "wanted"),
        [
            # The last to capture gets what is left, and with it the most cards (3 points).
            (two("9H", "5D 4C 10C", last="N"), {"9H": -3, "9H x 5D+4C": 3}),
            # No one ever captured: what is left is no one's.
            (two("9H", "8D 10C"), {"9H": 0}),
            # The last card may still make a Zwick (1 point).
            (two("9H", "5D 4C", last="N"), {"9H": -3, "9H x 5D+4C": 4}),
            # Three cards each: the most cards go to no one.
            (
                two("9H", "5D 4C", won={"N": WonSetup(["KS", "KH", "KD"])}),
                {"9H": -3, "9H x 5D+4C": 1},
            ),
            # What the table gives to the last to capture is no Zwick, but its points count: the ten of diamonds has 3.
            (two("9H", "10D 5D 4C", last="S"), {"9H": 6, "9H x 5D+4C": 6}),
            # Zwicks and points already won count too.
            (
                two("9H", "8D", won={"S": WonSetup(["AS", "JS"], 2), "N": WonSetup(["X25"])}),
                {"9H": 1 + 2 - 7 + 3},
            ),
            # Dietze: a Zwick has 3 points, the most cards 1.
            (two("9H", "5D 4C", variant="dietze"), {"9H": 0, "9H x 5D+4C": 4}),
            # Grupp: a joker takes everything, and that is no Zwick.
            (two("X1", "5D 4C", variant="grupp"), {"X1": 0, "X1 x 5D+4C": 1, "X1 x 5D": 1, "X1 x 4C": 1}),
        ],
    )
    def test_margins_at_the_last_card(self, where: Position, wanted: dict[str, int]) -> None:
        """Readings 16, 17 and 18."""
        assert {read_play(where, text).play: margin for text, margin in wanted.items()} == margins(where)

    def test_a_player_without_cards_is_passed_over(self) -> None:
        """Reading 20: North has no card, so that South plays the deuce and then the nine, for a Zwick and all cards."""
        where = two("9H 2S", "7D", last="N")
        assert written(where, margins(where)) == {"2S": 1 + 3 + 1, "2S on 7D = 9": 1 + 3 + 1, "9H": -3 - 1}

    def test_the_most_cards_now_may_be_the_worst_in_the_end(self) -> None:
        """After 9H x 5D+4C North clears the table with the 8S and gets what is laid then: four cards to three."""
        where = two("9H 8H", "5D 4C 8C", "8S 6S")
        assert written(where, margins(where)) == {"9H": -3, "8H": -3, "9H x 5D+4C": -3 - 1, "8H x 8C": 3}

    def test_an_outlook_has_every_best_play_and_the_best_of_the_others(self) -> None:
        tens = two("9H 2S", "7D", last="N")
        assert outlook(tens) == Outlook(5, tuple(read_play(tens, text).play for text in ("2S", "2S on 7D = 9")), -4)
        kings = two("KS KH", "")
        assert outlook(kings) == Outlook(4, tuple(legal_plays(kings)), None)


class TestWhatCannotBeSearched:
    @pytest.mark.parametrize(
        ("where", "lacks"),
        [
            (at("9H", "5D", seats="N S"), "a hand is not known"),
            (two("9H", "5D", "KD", stock=2), "still to be dealt"),
            (at("9H", "5D", hands={"N": "", "E": "", "W": ""}), "not one of two players"),
            (at("9H", "5D", seats="N E S", hands={"N": "", "E": ""}), "not one of two players"),
            (replace(two("9H", "5D"), hands=((), ())), "has no card"),
        ],
    )
    def test_margins_want_the_last_deal_of_two_open_hands(self, where: Position, lacks: str) -> None:
        for search in (margins, outlook):
            with pytest.raises(NotOpenError, match=lacks):
                search(where)

    @given(endings(most_cards=3, most_items=4), st.integers(0, 60))
    def test_a_search_is_exact_or_says_that_it_was_too_much(self, where: Position, budget: int) -> None:
        try:
            found = margins(where, budget)
        except TooMuchWorkError:
            return
        assert found == margins(where)

    def test_a_table_with_too_many_captures_is_not_listed(self) -> None:
        loose_cards = " ".join(f"{rank}{suit}" for rank in "A23456JQK" for suit in "SHD")
        with pytest.raises(TooMuchWorkError):
            outlook(two("X25 8S", loose_cards, "9S 10S"), 10_000)


def leaves_a_zwick(where: Position, play: Play) -> bool:
    """Tell whether the partner has a Zwick after every reply, by going through all of them."""
    mate = partner(where.plan, where.turn)
    after = make_play(where, play)
    if after.turn == mate:
        return any(is_zwick(after, zwick) for zwick in legal_plays(after))
    replies = list(legal_plays(after)) if after.turn == (where.turn + 1) % 4 else []
    there = [make_play(after, reply) for reply in replies]
    return bool(there) and all(
        one.turn == mate and any(is_zwick(one, zwick) for zwick in legal_plays(one)) for one in there
    )


@st.composite
def partnerships(draw: st.DrawFn) -> Position:
    """Draw four players in two partnerships with few cards, the fourth hand open or not."""
    rules = draw(st.sampled_from((JENSEN, FRENCH)))
    seating = plan(rules, 4)
    assert seating is not None
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    sizes = [dice.choice((0, 1, 1, 1, 2, 3)) for _ in range(4)]
    sizes[dice.randrange(4)] += 1
    where = random_ending(dice, rules, seating, sizes, dice.choice((0, 0, 1, 1, 2, 3)))
    fourth = (where.turn + 3) % 4
    hands = tuple(None if seat == fourth and dice.random() < 0.5 else hand for seat, hand in enumerate(where.hands))
    return replace(where, hands=hands)


class TestZwicksOfThePartner:
    @examples(120)
    @given(partnerships())
    def test_the_plays_that_leave_a_zwick_are_those_of_brute_force(self, where: Position) -> None:
        assert partner_zwicks(where) == tuple(play for play in legal_plays(where) if leaves_a_zwick(where, play))

    @pytest.mark.parametrize(
        ("where", "plays"),
        [
            # West can only lay the deuce on the table, and 9 and 2 are cleared by the ace.
            (at("9H KD", "", hands={"W": "2C", "N": "AS"}), {"9H"}),
            # West lays the deuce or the three: 11 or 12, for the ace or the jack.
            (at("9H KD", "", hands={"W": "2C 3C", "N": "AS JD"}), {"9H"}),
            (at("9H KD", "", hands={"W": "2C 3C", "N": "AS QD"}), set()),
            # West makes a Zwick with the other nine, and North finds an empty table.
            (at("9H KD", "", hands={"W": "2C 9C", "N": "AS"}), set()),
            # West can build the deuce on the nine. 11 is still cleared by the ace; 7 is not, while the king and the
            # deuce are cleared by the six, the king and the seven by the ace.
            (at("9H KD", "", hands={"W": "2C AC", "N": "AS 10H"}), {"9H"}),
            (at("9H KD", "", hands={"W": "2C 7C", "N": "AS 6H"}), {"KD"}),
            # West has no card and is passed over (reading 20): it is North's turn at once.
            (at("9H KD", "", hands={"W": "", "N": "9D"}), {"9H"}),
            (at("9H KD", "", hands={"W": "", "N": "9D KS"}), {"9H", "KD"}),
            # North has no card, or neither has; the turn goes to East, whose Zwick is none of North's.
            (at("9H KD", "", hands={"W": "2C", "N": "", "E": "AS"}), set()),
            (at("9H KD", "", hands={"W": "2C", "N": ""}), set()),
            (at("9H", "", hands={"W": "", "N": ""}), set()),
            (at("9H", "", hands={"W": "", "N": "", "E": ""}), set()),
        ],
    )
    def test_plays_after_which_the_partner_makes_a_zwick_for_certain(self, where: Position, plays: set[str]) -> None:
        assert {write_play(where, play) for play in partner_zwicks(where)} == plays

    def test_what_clears_the_table_may_be_no_zwick(self) -> None:
        """Reading 16: where wild jokers make no Zwick, the partner's joker does not help."""
        wild = replace(JENSEN, jokers=("X1",), wild=(2, 14))
        where = at("9H KD", "", hands={"W": "2C", "N": "2D"})
        joker = tuple(
            (CARDS["X1"],) if seat == "N" else hand for seat, hand in zip(where.seats, where.hands, strict=True)
        )
        where = replace(where, rules=wild, hands=joker)
        assert partner_zwicks(where) == tuple(legal_plays(where))
        assert partner_zwicks(replace(where, rules=replace(wild, joker_zwick=0))) == ()

    @pytest.mark.parametrize(
        ("where", "lacks"),
        [
            (at("9H", "5D", hands={"W": "2C"}), "a hand is not known"),
            (at("9H", "5D", hands={"N": "2C"}), "a hand is not known"),
            (at("9H", "5D", hands={"W": "2C", "N": "3C"}, variant="christiansen"), "two partnerships"),
            (two("9H", "5D", "3C"), "two partnerships"),
        ],
    )
    def test_there_must_be_a_partner_and_known_hands(self, where: Position, lacks: str) -> None:
        with pytest.raises(NotOpenError, match=lacks):
            partner_zwicks(where)
