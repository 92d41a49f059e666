"""Properties of every position and every hand, checked on random ones of every variant."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference
from tests.examples import examples
from tests.houses import KNOWN
from tutor.engine.cards import RANKS, Card
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    BuildSetup,
    Capture,
    Item,
    Lay,
    Pile,
    Plan,
    Play,
    Position,
    Rules,
    Setup,
    WonSetup,
    full_pack,
    is_zwick,
    legal_plays,
    loose,
    make_play,
    plan,
    play_hand,
    read_play,
    scores,
    seen_by,
    set_up,
    split_of,
    violations,
    write_play,
)
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.captures import (
    can_clear,
    captures,
    maximal_captures,
    most_cards,
    most_points,
    number_of_captures,
)
from tutor.engine.zwickern.listing import legal_taking, promises_suspended
from tutor.engine.zwickern.rules import total_points

SEAT_NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY")
RANK_SETS = (RANKS, RANKS, ("A", "2", "3", "4", "5", "6", "J", "Q", "K"), ("A", "2", "3", "4", "7", "9", "J"))


@lru_cache
def takeable(rules: Rules) -> set[int]:
    """Return every value that a card of the variant can take, in a build."""
    known = reference.FACTS[rules.name]
    return {value for card in rules.pack for value in reference.card_values(known, card) if value <= known.limit}


@st.composite
def positions(draw: st.DrawFn, most_items: int = 5, names: Sequence[str] = tuple(VARIANTS)) -> Position:
    """Draw a random position: hands, loose cards, builds that can have come about, announced values.

    Where possible, most builds have a value that a card of the player to play can take.
    """
    rules = KNOWN[draw(st.sampled_from(names))]
    known = reference.FACTS[rules.name]
    # Four players, where there may be partners, and several packs come more often.
    seating = draw(st.sampled_from([one for one in rules.plans for _ in range(1 + 2 * (one.players in (4, 5)))][:12]))
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    items = max(dice.randint(0, most_items), dice.randint(0, most_items))
    # A table of few ranks has many sums and, with several packs, many equal cards.
    ranks = draw(st.sampled_from(RANK_SETS))
    pack = [card for card in full_pack(rules, seating) if card.rank in ranks or card.suit is None]
    if seating.packs > 1:
        pack = [card for card in pack if card.suit is None or card.suit in ("S", "D")]
    dice.shuffle(pack)
    turn = dice.randrange(seating.players)
    hands: list[tuple[Card, ...] | None] = []
    for seat in range(seating.players):
        size = dice.randint(1, 6) if seat == turn else dice.choice((0, 0, 1, 2, None))
        hands.append(None if size is None else tuple(pack.pop() for _ in range(size if seating.players < 6 else 1)))
    table: list[Item] = []
    for _ in range(items):
        cards = tuple(pack.pop() for _ in range(dice.choice((1, 1, 1, 2, 3)) if len(pack) > 8 else 1))
        values = sorted(reference.reachable(known, takeable(rules), cards))
        wanted = [value for value in values if any(value in reference.card_values(known, c) for c in hands[turn] or ())]
        if values and (len(cards) > 1 or dice.random() < 0.3):
            value = dice.choice(wanted if wanted and dice.random() < 0.8 else values)
            table.append(Item(cards, value, dice.choice((turn, dice.randrange(seating.players)))))
        else:
            table.append(loose(cards[0]))
    announced = [0] * seating.players
    for seat in range(seating.players):
        for _ in range(dice.choice((0, 0, 3, 6))):
            announced[seat] |= 1 << dice.choice(sorted(takeable(rules)))
    won = [Pile()] * seating.players
    won[dice.randrange(seating.players)] = Pile(tuple(pack[-1:]), dice.randrange(3))
    last = dice.choice((None, dice.randrange(seating.players)))
    seats = SEAT_NAMES[: seating.players]
    return Position(
        rules, seating, seats, turn, tuple(hands), tuple(table), tuple(announced), None, 0, tuple(won), last
    )


def written(where: Position) -> Setup:
    """Write a position down."""
    seats = where.seats
    return Setup(
        where.rules.name,
        seats,
        seats[where.turn],
        {seats[at]: [card.code for card in hand] for at, hand in enumerate(where.hands) if hand is not None},
        [
            item.cards[0].code
            if item.value is None or item.owner is None
            else BuildSetup([card.code for card in item.cards], item.value, seats[item.owner])
            for item in where.table
        ],
        {seats[at]: [value for value in range(64) if bits >> value & 1] for at, bits in enumerate(where.announced)},
        won={seats[at]: WonSetup([card.code for card in pile.cards], pile.zwicks) for at, pile in enumerate(where.won)},
        last_capture=None if where.last_capture is None else seats[where.last_capture],
    )


def effects(where: Position, some: Sequence[Play]) -> set[object]:
    """Return what some plays lead to."""
    return {reference.effect(reference.after(where, play)) for play in some}


def cards_of(where: Position) -> Counter[Card]:
    """Return all cards that can be seen somewhere."""
    found = Counter(card for hand in where.hands for card in hand or ())
    found.update(card for item in where.table for card in item.cards)
    found.update(card for pile in where.won for card in pile.cards)
    return found


class TestPositions:
    @given(positions(most_items=7))
    def test_every_random_position_can_be_written_down_and_read_again(self, where: Position) -> None:
        assert set_up(written(where)) == where

    @given(st.sampled_from(list(VARIANTS.values())), st.randoms(use_true_random=False), st.integers(1, 4))
    def test_the_values_a_pile_can_reach_are_those_of_the_reference(
        self, rules: Rules, dice: random.Random, size: int
    ) -> None:
        cards = tuple(dice.sample(rules.pack, size))
        slow = reference.reachable(reference.FACTS[rules.name], takeable(rules), cards)
        assert {value for value in range(64) if reachable_values(rules, cards) >> value & 1} == slow


class TestListing:
    @examples(80)
    @given(positions())
    def test_the_legal_plays_are_those_of_the_reference_each_once(self, where: Position) -> None:
        found = list(legal_plays(where))
        assert effects(where, found) == effects(where, reference.plays(where))
        assert len(effects(where, found)) == len(found)

    @examples(25)
    @given(positions(most_items=7))
    def test_the_legal_plays_are_those_of_the_reference_on_larger_tables(self, where: Position) -> None:
        assert effects(where, list(legal_plays(where))) == effects(where, reference.plays(where))

    @examples(40)
    @given(positions(most_items=5))
    def test_the_legal_plays_are_those_that_the_judge_finds_no_fault_with(self, where: Position) -> None:
        judged = [play for play in reference.candidates(where) if not violations(where, play)]
        assert effects(where, list(legal_plays(where))) == effects(where, judged)

    @examples(10)
    @given(positions(most_items=7))
    def test_judge_and_list_agree_on_larger_tables(self, where: Position) -> None:
        judged = [play for play in reference.candidates(where) if not violations(where, play)]
        assert effects(where, list(legal_plays(where))) == effects(where, judged)

    @given(positions())
    def test_a_player_with_cards_always_has_a_play(self, where: Position) -> None:
        assert next(legal_plays(where), None) is not None

    @given(positions())
    def test_captured_items_are_in_the_order_of_the_table(self, where: Position) -> None:
        for play in legal_plays(where):
            if isinstance(play, Capture):
                rest = iter(where.table)
                assert all(item in rest for item in play.takes)

    @given(positions(most_items=6), st.randoms(use_true_random=False))
    def test_the_order_of_the_table_does_not_change_the_plays(self, where: Position, dice: random.Random) -> None:
        table = list(where.table)
        dice.shuffle(table)
        other = replace(where, table=tuple(table))
        assert effects(where, list(legal_plays(where))) == effects(other, list(legal_plays(other)))

    @given(positions(), st.randoms(use_true_random=False))
    def test_the_order_of_the_hand_does_not_change_the_plays(self, where: Position, dice: random.Random) -> None:
        hand = list(where.hand)
        dice.shuffle(hand)
        hands = (*where.hands[: where.turn], tuple(hand), *where.hands[where.turn + 1 :])
        other = replace(where, hands=hands)
        assert effects(where, list(legal_plays(where))) == effects(other, list(legal_plays(other)))

    @given(positions())
    def test_promises_are_suspended_where_the_reference_finds_no_play_that_keeps_them(self, where: Position) -> None:
        kept = any(reference.keeps_promises(where, play) for play in reference.plays_without_promises(where))
        assert promises_suspended(where) == (not kept)


class TestPlaying:
    @given(positions())
    def test_a_play_leads_where_the_reference_says(self, where: Position) -> None:
        for play in legal_plays(where):
            assert reference.effect(make_play(where, play)) == reference.effect(reference.after(where, play))

    @given(positions(most_items=7))
    def test_a_play_loses_and_doubles_no_card(self, where: Position) -> None:
        before = cards_of(where)
        for play in legal_plays(where):
            assert cards_of(make_play(where, play)) == before

    @given(positions())
    def test_a_zwick_is_counted_when_the_table_is_cleared(self, where: Position) -> None:
        for play in legal_plays(where):
            later = make_play(where, play)
            assert later.won[where.turn].zwicks - where.won[where.turn].zwicks == is_zwick(where, play)
            if is_zwick(where, play):
                assert not later.table


class TestNotation:
    @examples(80)
    @given(positions(most_items=7))
    def test_a_legal_play_is_read_back_as_it_was_written(self, where: Position) -> None:
        for play in legal_plays(where):
            text = write_play(where, play)
            reading = read_play(where, text)
            assert reading.play == play, text
            assert not violations(where, *reading), text

    @given(positions())
    def test_no_two_plays_are_written_alike(self, where: Position) -> None:
        texts = [write_play(where, play) for play in legal_plays(where)]
        assert len(set(texts)) == len(texts)

    @given(positions(), st.text(alphabet="AKQJX1239SHDC x+=#on for\u00d7♠", max_size=30))
    def test_any_text_is_a_play_or_unreadable(self, where: Position, text: str) -> None:
        try:
            play, stated = read_play(where, text)
        except ValueError:
            return
        violations(where, play, stated)


class TestDirectAnswers:
    """Answers that need no list agree with the list."""

    @examples(60)
    @given(positions(most_items=7))
    def test_number_most_cards_most_points_and_zwick_agree_with_the_list(self, where: Position) -> None:
        rules = where.rules
        all_plays = list(legal_plays(where))
        for card in dict.fromkeys(where.hand):
            found = legal_taking(where, card)
            listed = [play for play in all_plays if isinstance(play, Capture) and play.card is card]
            assert number_of_captures(found) == len(listed)
            sizes = [sum(len(item.cards) for item in play.takes) for play in listed]
            assert most_cards(found) == max(sizes, default=0)
            points = [
                sum(rules.card_points[one] for item in play.takes for one in item.cards)
                + rules.card_points[card]
                + rules.zwick * is_zwick(where, play)
                for play in listed
            ]
            assert most_points(found) == max(points, default=None)
            assert can_clear(found) == any(len(play.takes) == len(where.table) for play in listed)

    @examples(60)
    @given(positions(most_items=6))
    def test_the_set_of_captures_lists_the_captures_and_the_largest_of_them(self, where: Position) -> None:
        all_plays = list(legal_plays(where))
        for card in dict.fromkeys(where.hand):
            listed = [Counter(play.takes) for play in all_plays if isinstance(play, Capture) and play.card is card]
            found = legal_taking(where, card)
            assert sorted(map(str, (Counter(play.takes) for play in captures(found)))) == sorted(map(str, listed))
            top = [one for one in listed if not any(one < other for other in listed)]
            assert {frozenset(Counter(play.takes).items()) for play in captures(maximal_captures(found))} == {
                frozenset(one.items()) for one in top
            }

    @examples(60)
    @given(positions(most_items=7))
    def test_the_groups_of_a_split_add_up_and_hold_every_item_once(self, where: Position) -> None:
        known = reference.facts(where)
        for play in legal_plays(where):
            if isinstance(play, Capture):
                split = split_of(where.rules, play)
                assert split is not None
                assert Counter(item for group in split.groups for item in group) == Counter(play.takes)
                assert all(split.value in reference.group_values(known, play.card, group) for group in split.groups)


class TestWhatAPlayerMayKnow:
    @given(positions())
    def test_no_other_hand_is_shown(self, where: Position) -> None:
        for seat in range(len(where.seats)):
            seen = seen_by(where, seat)
            assert all(hand is None for at, hand in enumerate(seen.position.hands) if at != seat)
            assert seen.position.hands[seat] == where.hands[seat]
            assert seen.sizes == tuple(None if hand is None else len(hand) for hand in where.hands)

    @given(positions())
    def test_seen_and_unseen_cards_are_the_whole_pack(self, where: Position) -> None:
        for seat in range(len(where.seats)):
            seen = seen_by(where, seat)
            assert cards_of(seen.position) + Counter(seen.unseen) == Counter(full_pack(where.rules, where.plan))

    @given(positions(), st.randoms(use_true_random=False))
    def test_what_is_seen_does_not_depend_on_who_holds_what(self, where: Position, dice: random.Random) -> None:
        others = [at for at, hand in enumerate(where.hands) if hand is not None and at != where.turn]
        pool = [card for at in others for card in where.hands[at] or ()]
        dice.shuffle(pool)
        hands = list(where.hands)
        for at in others:
            size = len(where.hands[at] or ())
            hands[at], pool = tuple(pool[:size]), pool[size:]
        assert seen_by(replace(where, hands=tuple(hands)), where.turn) == seen_by(where, where.turn)


def sampled_plans() -> list[Any]:
    """Return every variant and number of players; of the books' many numbers some."""
    return [
        pytest.param(rules, seating, id=f"{rules.name}-{seating.players}")
        for rules in VARIANTS.values()
        for seating in rules.plans
        if seating.players in (2, 3, 4, 5, 6, 7, 8, 9, 13, 25)
    ]


def random_hand(rules: Rules, seating: Plan, seed: int) -> list[Position]:
    """Return every position of a hand of random plays."""
    dice = random.Random(seed)
    pack = list(full_pack(rules, seating))
    dice.shuffle(pack)
    dealer = dice.randrange(seating.players)

    def choose(where: Position) -> Play:
        some = list(legal_plays(where))
        # Laying down every other time lets the table grow.
        return dice.choice([play for play in some if not isinstance(play, Lay)] or some)

    return list(play_hand(rules, SEAT_NAMES[: seating.players], dealer, pack, choose))


class TestWholeHands:
    @pytest.mark.parametrize(("rules", "seating"), sampled_plans())
    def test_points_of_a_hand_are_the_total_of_the_variant(self, rules: Rules, seating: Plan) -> None:
        for seed in range(6 if seating.players < 5 else 2):
            *_, end = random_hand(rules, seating, seed)
            found = scores(end)
            zwicks = sum(pile.zwicks for pile in end.won)
            most = max(score.cards for score in found)
            tied = [score.cards for score in found].count(most) > 1
            left = sum(rules.card_points[card] for item in end.table for card in item.cards)
            expected = total_points(rules, seating.packs) + zwicks * rules.zwick - left - tied * rules.majority
            assert sum(score.points for score in found) == expected

    @pytest.mark.parametrize(("rules", "seating"), sampled_plans())
    def test_every_position_of_a_hand_keeps_all_cards_and_can_be_written_down(
        self, rules: Rules, seating: Plan
    ) -> None:
        whole = Counter(full_pack(rules, seating))
        for where in random_hand(rules, seating, 99):
            found = cards_of(where)
            assert sum(found.values()) + where.stock == sum(whole.values())
            assert not found - whole
            if where.hand:
                again = set_up(replace(written(where), stock=where.stock))
                assert replace(again, dealer=where.dealer) == where

    @pytest.mark.parametrize(("rules", "seating"), sampled_plans())
    def test_every_play_of_a_hand_is_judged_legal(self, rules: Rules, seating: Plan) -> None:
        for where in random_hand(rules, seating, 7)[:40]:
            if where.hand:
                some = list(legal_plays(where))[:60]
                assert not [play for play in some if violations(where, play)]

    def test_an_owner_is_never_left_with_builds_of_ones_own_and_no_card_at_the_end_of_a_deal(self) -> None:
        """Reading 12 holds through a deal wherever nothing is built for a partner."""
        rules = VARIANTS["christiansen"]
        seating = plan(rules, 4)
        assert seating is not None
        for seed in range(20):
            for where in random_hand(rules, seating, seed):
                for seat, hand in enumerate(where.hands):
                    owed = {item.value for item in where.table if item.owner == seat and item.value is not None}
                    assert reference.can_meet(reference.FACTS[rules.name], hand or (), sorted(owed))

    def test_random_hands_hold_every_kind_of_play(self) -> None:
        """The random hands above do reach builds for a partner, same values and Zwicks."""
        rules = VARIANTS["jensen"]
        seating = plan(rules, 4)
        assert seating is not None
        found: Counter[str] = Counter()
        for seed in range(20):
            for where in random_hand(rules, seating, seed):
                for play in legal_plays(where) if where.hand else ():
                    found[type(play).__name__] += 1
                    found["for partner"] += isinstance(play, Build) and play.owner != where.turn
                    found["zwick"] += is_zwick(where, play)
        assert min(found[key] for key in ("Lay", "Capture", "Build", "for partner", "zwick")) > 0
