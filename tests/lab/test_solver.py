"""The worth of plays with all cards open, held to every line of play, and what ends the work early."""

import pickle
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at
from tests.engine.zwickern.open_hands.test_endgame import ALL_RULES, random_ending
from tests.examples import examples
from tutor.bots.deals import hand_positions
from tutor.engine.budget import ENDLESS, TooMuchWorkError
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import (
    VARIANTS,
    Lay,
    Play,
    Position,
    WonSetup,
    deal_is_over,
    legal_plays,
    make_play,
    plan,
    read_play,
    scores,
    sides,
)
from tutor.engine.zwickern.hand.deal_and_play import finish
from tutor.engine.zwickern.open_hands import each_alone, two_sides
from tutor.engine.zwickern.open_hands import hands as openhands
from tutor.engine.zwickern.open_hands.endgame import NotOpenError, margins
from tutor.engine.zwickern.variants import FRENCH
from tutor.lab.goal_kinds import MESSY
from tutor.lab.solver import Worth, Worths, cost, solve

HOUSE = replace(FRENCH, build_limit=8, build_on_empty=True, majority_on_tie=True)


def points_at_the_end(position: Position) -> tuple[int, ...]:
    """Return the points of each side when the deal is over, those for the most cards only after the last deal."""
    if position.stock:
        return tuple(score.points for score in scores(position, majority=False))
    return tuple(score.points for score in scores(finish(position)))


def preferred(points: tuple[int, ...], side: int) -> tuple[int, ...]:
    """Rank points for a side: two play for the difference; more for their own, then for the least of the others."""
    if len(points) == 2:
        return (points[side] - points[1 - side],)
    others = [points[(side + step) % len(points)] for step in range(1, len(points))]
    return (points[side], -sum(others), *[-other for other in others])


def every_line(position: Position) -> tuple[int, ...]:
    """Return the points of each side in the end, by going through every line of play."""
    if deal_is_over(position):
        return points_at_the_end(position)
    side = side_of(position)
    ends = [every_line(make_play(position, play)) for play in legal_plays(position)]
    return max(ends, key=lambda points: preferred(points, side))


def side_of(position: Position) -> int:
    """Return the number of the side of the player to play."""
    return next(number for number, seats in enumerate(sides(position.plan)) if position.turn in seats)


def by_every_line(position: Position) -> dict[Play, int]:
    """Return what every play is worth over the rest of the deal."""
    side = side_of(position)
    before = [score.points for score in scores(position, majority=False)]
    found = {}
    for play in legal_plays(position):
        won = [after - so_far for after, so_far in zip(every_line(make_play(position, play)), before, strict=True)]
        found[play] = won[side] - won[1 - side] if len(won) == 2 else won[side]
    return found


def solved(position: Position) -> dict[Play, int]:
    """Return what every play is worth, as it is solved."""
    outcome = solve(position)
    assert outcome.done
    assert outcome.individuals == (len(sides(position.plan)) > 2)
    points = [worth.points for worth in outcome.worths]
    assert points == sorted(points, reverse=True)
    assert len({worth.play for worth in outcome.worths}) == len(points)
    return dict(outcome.worths)


solved_once = cache(solved)


SIZES = {
    2: ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 0)),
    3: ((1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 1), (1, 0, 2), (0, 1, 1)),
    4: ((1, 1, 1, 1), (2, 1, 1, 1), (1, 2, 1, 1), (2, 1, 2, 1), (2, 0, 2, 1), (2, 1, 0, 0), (0, 2, 1, 1), (3, 0, 1, 0)),
}


@st.composite
def small_ends(draw: st.DrawFn, players: int, *, most_items: int = 3) -> Position:
    """Draw few open cards, in the last deal or before, in every variant for so many players and by house rules."""
    rules = draw(st.sampled_from([rules for rules in (*ALL_RULES, HOUSE) if plan(rules, players) is not None]))
    seating = plan(rules, players)
    assert seating is not None
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    where = random_ending(dice, rules, seating, dice.choice(SIZES[players]), draw(st.integers(0, most_items)))
    announced = tuple(dice.choice((0, 0, dice.getrandbits(26) & ~1, one)) for one in where.announced)
    return replace(where, stock=dice.choice((0, 0, 8)), announced=announced)


class TestEveryLine:
    """Nothing that the search leaves out or remembers changes what a play is worth."""

    @examples(40)
    @given(small_ends(2))
    def test_two_players(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)

    @examples(40)
    @given(small_ends(3))
    def test_three_players(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)

    @examples(60)
    @given(small_ends(4, most_items=2))
    def test_four_players_and_partnerships(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)


def partners(hand: str, table: str, north: str, west: str, east: str, **others: object) -> Position:
    """Set up South and North against West and East, all hands open."""
    return at(hand, table, hands={"N": north, "W": west, "E": east}, **others)


ENDS = [
    at("9H 8H 3C", "5D 4C 8C 2D", seats="N S", hands={"N": "8S 6S AH"}, last="N"),
    at("9H KD 3C", "7C 2D", seats="N S", variant="french", hands={"N": "10S 6S 4H"}, announced={"N": [13]}),
    partners("9H KD", "5D 4C", "8S 6S", "2C 7C", "AH 10D", announced={"N": [6, 8], "E": [10]}, last="W"),
    partners("QH 3D", "10C", "KS 3S", "2C 7C", "AH 10D", announced={"N": [13], "S": [13]}, stock=20),
    at("9H KD", "5D 4C 2S", seats="N E S", hands={"N": "8S 6S", "E": "2C 7C"}, variant="christiansen"),
    at("X1 KD", "5D 9C", seats="N E S", hands={"N": "8S 6S", "E": "X2 7C"}, variant="grupp", stock=6),
]


class TestTheRestOfADeal:
    @examples(25)
    @given(small_ends(2))
    def test_a_margin_of_the_whole_hand_is_the_worth_and_what_was_won_before(self, where: Position) -> None:
        last_deal = replace(where, stock=0)
        own, other = (scores(last_deal, majority=False)[seat].points for seat in (where.turn, 1 - where.turn))
        worths = solved(last_deal)
        assert margins(last_deal) == {play: own - other + points for play, points in worths.items()}

    def test_what_is_left_counts_in_the_last_deal_alone(self) -> None:
        """Source: readings 17 and 18. The last to capture gets the ten of diamonds (3) and the most cards (3)."""
        where = at("9H", "9D 10D 2C", seats="N S", hands={"N": ""}, last="N")
        take, lay = read_play(where, "9H x 9D").play, read_play(where, "9H").play
        assert solved(where) == {take: 3 + 3, lay: -3 - 3}
        assert solved(replace(where, stock=10)) == {take: 0, lay: 0}

    def test_a_zwick_and_the_played_card_count_in_every_deal(self) -> None:
        """Source: reading 16. An ace, the ten of spades and a Zwick count 1 each; North has the most cards (3)."""
        north = WonSetup(["KS", "KH", "KD", "KC"])
        where = at("AS", "10S AD", seats="N S", hands={"N": ""}, won={"N": north}, stock=10)
        zwick, take, lay = (read_play(where, text).play for text in ("AS x 10S+AD", "AS x AD", "AS"))
        assert solved(where) == {zwick: 1 + 1 + 1 + 1, take: 1 + 1, lay: 0}
        assert solved(replace(where, stock=0)) == {zwick: 4 - 3, take: 1 + 1 + 1 - 3, lay: -3}

    def test_a_build_for_the_partner_can_be_worth_more_than_any_other_play(self) -> None:
        """Source: reading 14. North has announced 13 and takes X20 (6 points) once the seven has brought it down."""
        where = partners("7S 2C", "X20", "QH 4C", "5C 6C", "7C 8C", announced={"N": [13]}, stock=20)
        helped, unhelped = solved(where), solved(replace(where, announced=(0, 0, 0, 0)))
        build = read_play(where, "7S on X20 = 13 for N").play
        assert build not in unhelped
        assert helped[build] == max(helped.values()) == 6 + max(unhelped.values())


class TestWhatEndsTheWork:
    @pytest.mark.parametrize("where", ENDS)
    @examples(10)
    @given(nodes=st.integers(0, 700))
    def test_what_was_solved_before_the_end_is_exact(self, where: Position, nodes: int) -> None:
        outcome, whole = solve(where, nodes=nodes), solved_once(where)
        assert dict(outcome.worths).items() <= whole.items()
        assert outcome.done == (len(outcome.worths) == len(whole))

    @pytest.mark.parametrize("where", ENDS)
    @examples(10)
    @given(nodes=st.integers(0, 700))
    def test_what_is_best_so_far_is_marked_as_proven_or_not(self, where: Position, nodes: int) -> None:
        """A proven worth is never overtaken by one that is no better, and what is settled needs no guess."""
        outcome, whole = solve(where, nodes=nodes), solved_once(where)
        if outcome.done:
            assert outcome.so_far is None
            return
        assert outcome.so_far is not None
        play, points, proven = outcome.so_far
        assert proven == (play in dict(outcome.worths))
        assert not proven or points == whole[play] == outcome.worths[0].points
        assert all(points > worth for _, worth in outcome.worths if not proven)

    @pytest.mark.parametrize("where", ENDS)
    def test_a_best_so_far_is_named_before_any_play_is_settled(self, where: Position) -> None:
        outcome = solve(where, nodes=0)
        assert not outcome.worths
        assert outcome.so_far is not None
        assert not outcome.so_far.proven
        assert outcome.so_far.play in set(legal_plays(where))

    def test_a_large_deal_has_a_best_so_far_too(self) -> None:
        """Source: the readings 16 and 17; the plainest line of the only capture there is brings everything."""
        where = at("9H 8H 3C KD 7S", "9D", seats="N S", hands={"N": "8S 6S AH QD 10D"}, stock=8)
        outcome = solve(where, nodes=50)
        assert not outcome.done
        assert outcome.so_far is not None
        assert outcome.so_far.play == read_play(where, "9H x 9D").play

    def test_bounds_that_are_proven_bind_what_is_best_so_far(self) -> None:
        """A play whose search did not end is worth no less and no more than its search has shown."""
        where = ENDS[0]
        search = two_sides.TwoSides(where, ENDLESS)
        plays = search.plays()
        whole = {one: search.exactly(one) for one in plays}
        assert {one: low for one, (low, _) in search.between.items()} == whole
        for nodes in range(20, 400, 20):
            part = two_sides.TwoSides(where, nodes)
            with suppress(TooMuchWorkError):
                for one in part.plays():
                    part.exactly(one)
            assert all(low <= whole[one] <= high for one, (low, high) in part.between.items())

    @pytest.mark.parametrize("where", ENDS)
    def test_the_first_play_is_solved_before_any_other(self, where: Position) -> None:
        for first in legal_plays(where):
            partial = [solve(where, nodes=nodes, first=first).worths for nodes in range(0, 700, 100)]
            assert all(first in dict(worths) for worths in partial if worths)

    @pytest.mark.parametrize("where", ENDS)
    def test_a_budget_without_end_solves_everything(self, where: Position) -> None:
        assert solve(where, nodes=None).done

    def test_stop_is_asked_again_and_again(self) -> None:
        where = at("9H 8H 3C KD 7S", "5D 4C 8C 2D", seats="N S", hands={"N": "8S 6S AH QD 10D"})
        asked = [0]

        def stop() -> bool:
            asked[0] += 1
            return asked[0] == 4

        outcome = solve(where, stop=stop)
        assert not outcome.done
        assert asked[0] == 4
        assert outcome.nodes <= 4 * openhands.EACH

    @pytest.mark.parametrize("players", ["N S", "N E S"])
    def test_a_table_of_thirty_items_does_not_hold_the_work(self, players: str) -> None:
        """Captures of this table cannot be listed; that is said at once."""
        loose = " ".join(f"{rank}{suit}" for rank in "A234567" for suit in "SHDC") + " 8D 8C"
        hands = {seat: cards for seat, cards in (("N", "9S 10S"), ("E", "9D KC")) if seat in players.split()}
        outcome = solve(at("X25 KS", loose, seats=players, hands=hands), nodes=1_000_000)
        assert outcome == Worths((), done=False, nodes=0, individuals=players != "N S")

    @pytest.mark.parametrize(
        ("where", "lacks"),
        [
            (at("9H", "5D", seats="N S"), "a hand is not known"),
            (at("9H", "5D", hands={"N": "KS", "E": "KD"}), "a hand is not known"),
            (replace(at("9H", "5D", seats="N S"), hands=((), ())), "has no card"),
        ],
    )
    def test_closed_hands_and_empty_hands_cannot_be_solved(self, where: Position, lacks: str) -> None:
        with pytest.raises(NotOpenError, match=lacks):
            solve(where)


class TestMemory:
    @pytest.mark.parametrize("where", ENDS)
    @pytest.mark.parametrize("most", [1, 8, 60])
    def test_a_memory_that_is_emptied_again_and_again_changes_nothing(
        self, where: Position, most: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = solved(where)
        emptied = [0]

        def counting(forget: Callable[..., None]) -> Callable[..., None]:
            def forgets(*given: object) -> None:
                emptied[0] += 1
                forget(*given)

            return forgets

        for module, name in ((two_sides, "MOST_KNOWN"), (each_alone, "MOST_STATES")):
            monkeypatch.setattr(module, name, most)
        for name in ("EACH", "MOST_TABLES", "MOST_KNOWN_PLAYS"):
            monkeypatch.setattr(openhands, name, most)
        monkeypatch.setattr(openhands.OpenHands, "forget", counting(openhands.OpenHands.forget))
        assert solved(where) == whole
        assert emptied[0]

    def test_no_more_is_remembered_than_there_is_room_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The search looks at its memory now and then, so it may grow by the work between two looks."""
        for module, name, most in (
            (two_sides, "MOST_KNOWN", 500),
            (openhands, "MOST_TABLES", 500),
            (openhands, "EACH", 50),
        ):
            monkeypatch.setattr(module, name, most)
        where = at("9H 8H 3C KD 7S", "5D 4C 8C 2D", seats="N S", hands={"N": "8S 6S AH QD 10D"})
        search = two_sides.TwoSides(where, 10**9)
        known, tables, look = [0], [0], search._look

        def looking() -> None:
            known.append(sum(len(left.known) for left in search._lefts.all()))
            tables.append(len(search.hands.tables))
            look()

        monkeypatch.setattr(search, "_look", looking)
        search.best()
        assert search.hands.spent > 20 * 500
        assert max(known) <= 500 + 50
        assert max(tables) <= 500 + 500


class TestCost:
    def test_a_play_costs_what_it_is_worth_less_than_the_best(self) -> None:
        outcome = solve(ENDS[0])
        points = dict(outcome.worths)
        assert {play: cost(outcome, play) for play in points} == {
            play: max(points.values()) - one for play, one in points.items()
        }

    def test_a_cost_is_known_only_when_all_is_solved(self) -> None:
        whole = solve(ENDS[0])
        first = whole.worths[0].play
        assert cost(replace(whole, done=False), first) is None
        assert cost(Worths((), done=False, nodes=0, individuals=False), first) is None
        assert cost(whole, Lay(CARDS["KS"])) is None


def test_what_goes_to_another_process_comes_back_the_same() -> None:
    outcome = solve(ENDS[4], first=next(legal_plays(ENDS[4])))
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    assert isinstance(outcome.worths[0], Worth)
    assert solve(pickle.loads(pickle.dumps(ENDS[4]))).worths == solve(ENDS[4]).worths


def test_every_variant_is_solved_for_every_number_of_players_it_has_up_to_four() -> None:
    dice = random.Random(5)
    for rules in VARIANTS.values():
        for players in (2, 3, 4):
            seating = plan(rules, players)
            if seating is not None:
                assert solved(random_ending(dice, rules, seating, (1,) * players, 2))


@pytest.mark.parametrize(
    ("variant", "players", "cards", "seed"),
    [("jensen", 4, 9, 11), ("jensen", 4, 9, 3), ("jensen", 2, 7, 1), ("christiansen", 2, 6, 2)],
)
def test_a_memory_that_is_emptied_within_a_play_changes_nothing(
    variant: str, players: int, cards: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A play that was the best so far is remembered only as long as its table is."""
    where = played_until(variant, players, cards, seed)
    search = two_sides.TwoSides(where, ENDLESS)
    whole = [search.exactly(one) for one in search.plays()]
    monkeypatch.setattr(openhands, "EACH", 40)
    monkeypatch.setattr(two_sides, "MOST_KNOWN", 20)
    search = two_sides.TwoSides(where, ENDLESS)
    assert [search.exactly(one) for one in search.plays()] == whole


def played_until(variant: str, players: int, cards: int, seed: int) -> Position:
    """Return the position of a hand that bots play in which so many cards are left in all."""
    positions = hand_positions(VARIANTS[variant], players, f"s{seed}", MESSY)
    left = (one for one in positions if not one.stock and sum(len(hand or ()) for hand in one.hands) == cards)
    return next(left)
