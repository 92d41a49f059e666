"""The plain line of play to the end of a deal: it is one of all lines, and its end is counted as the rules say."""

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given

from tests.engine.setups import at
from tests.examples import examples
from tests.lab.test_solver import points_at_the_end, side_of, small_ends
from tutor.bots.playout import Playout
from tutor.engine.zwickern import Play, Position, deal_is_over, legal_plays, make_play, read_play, scores
from tutor.engine.zwickern.open_hands.hands import OpenHands


def ends(position: Position) -> Iterator[tuple[int, ...]]:
    """Yield the points of each side at the end of every line of play."""
    if deal_is_over(position):
        yield points_at_the_end(position)
    else:
        for play in legal_plays(position):
            yield from ends(make_play(position, play))


def possible(where: Position, play: Play) -> set[int]:
    """Return what a play can bring on any line of play."""
    side = side_of(where)
    before = [score.points for score in scores(where, majority=False)]
    found = set()
    for after in ends(make_play(where, play)):
        won = [one - so_far for one, so_far in zip(after, before, strict=True)]
        found.add(won[side] - won[1 - side] if len(won) == 2 else won[side])
    return found


def held_to_every_line(where: Position) -> None:
    """Hold a play to every line; it is any one of the plays, so that many positions are looked at."""
    hands = OpenHands(where, 10**6)
    play = random.Random(len(where.table)).choice(list(legal_plays(where)))
    assert Playout(hands).worth(hands.small(play)) in possible(where, play)


class TestALine:
    @examples(20)
    @given(small_ends(2, most_items=2))
    def test_of_two_players_ends_as_a_line_of_the_game_can(self, where: Position) -> None:
        held_to_every_line(where)

    @examples(20)
    @given(small_ends(3, most_items=2))
    def test_of_three_players_ends_as_a_line_of_the_game_can(self, where: Position) -> None:
        held_to_every_line(where)

    @examples(20)
    @given(small_ends(4, most_items=1))
    def test_of_four_players_and_partnerships_ends_as_a_line_of_the_game_can(self, where: Position) -> None:
        held_to_every_line(where)

    def test_a_player_who_can_take_does_and_one_who_cannot_keeps_back_what_would_be_taken(self) -> None:
        """Source: reading 17. North keeps the nine, which South would take, and takes South's own with it.

        In the last deal North then has all that is left, the ten of diamonds (3) too, and the most cards (3).
        """
        where = at("5H 9C", "5D 10D", seats="N S", hands={"N": "9S 7S"}, stock=10)
        before, last = OpenHands(where, 10**6), OpenHands(replace(where, stock=0), 10**6)
        taking = read_play(where, "5H x 5D").play
        assert Playout(before).worth(before.small(taking)) == 0
        assert Playout(last).worth(last.small(taking)) == -3 - 3
