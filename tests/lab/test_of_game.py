"""Puzzles of a played game: proven, of plays that occurred, few of a kind."""

from collections import Counter

import pytest

from tests.matches.playing import played_out, started
from tutor.bots.deals import SEATS
from tutor.catalogue.exercises import prove_puzzle
from tutor.content.files.load import load_puzzle
from tutor.engine.zwickern import VARIANTS, Position
from tutor.lab.of_game import MOST_OF_A_KIND, puzzles_from_game
from tutor.matches.events import Dealt


def game(variant: str, players: int, number: str = "0") -> tuple[Position, ...]:
    """The positions before the plays of a game."""
    return played_out(started(variant, players), Dealt(number=number, dealer=0), number).positions[:-1]


@pytest.mark.parametrize(("variant", "players"), [("jensen", 4), ("french", 2), ("christiansen", 4)])
def test_each_is_proven_and_shows_a_table_and_a_hand_of_the_game(variant: str, players: int) -> None:
    positions = game(variant, players, "2")
    seen = {(frozenset(one.hand), tuple(item.cards for item in one.table)) for one in positions}
    found = [prove_puzzle("x", load_puzzle("x.yaml", text, VARIANTS)) for text in puzzles_from_game(positions)]
    assert len(found) > 2
    for puzzle in found:
        position = puzzle.position
        assert (frozenset(position.hand), tuple(item.cards for item in position.table)) in seen
        assert (position.seats, position.seats[position.turn]) == (SEATS[players], "South")
    kinds = Counter(puzzle.goal.kind for puzzle in found)
    assert max(kinds.values()) <= MOST_OF_A_KIND
    assert len({(puzzle.position.hand, puzzle.position.table) for puzzle in found}) == len(found), "one of each play"


def test_a_game_that_gives_none_gives_none() -> None:
    assert puzzles_from_game(game("grupp", 4)) == puzzles_from_game(()) == ()


def test_the_same_game_gives_the_same_puzzles() -> None:
    assert puzzles_from_game(game("jensen", 4)) == puzzles_from_game(game("jensen", 4)) != ()
