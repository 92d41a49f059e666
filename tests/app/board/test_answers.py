"""What the board offers for a build, and how its answers are read back."""

import pytest

from tests.app.playing import WORDS, some_puzzles, steps
from tests.engine.setups import at
from tutor.app.board.answers import build_choices, read_answer
from tutor.app.board.component import Answer
from tutor.engine.cards import CARDS
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Build, Capture, Move
from tutor.engine.zwickern.notation import read_play
from tutor.engine.zwickern.position import Position


@pytest.mark.parametrize(
    "position",
    [one.position for one in (*steps(), *some_puzzles()) if one.position is not None],
    ids=[f"{one.goal.kind}-{number}" for number, one in enumerate((*steps(), *some_puzzles())) if one.position],
)
def test_every_legal_play_can_be_made_on_the_board(position: Position) -> None:
    builds = build_choices(WORDS, position)
    for move in legal_moves(position):
        assert read_answer(position, answer_for(position, move)) == move
        if isinstance(move, Build):
            said = answer_for(position, move)
            offered = builds[said.card][said.items[0] if said.items else ""]
            assert said.build in [choice["id"] for choice in offered]


def answer_for(position: Position, move: Move) -> Answer:
    """What the board would say for a play."""
    items: tuple[object, ...] = move.takes if isinstance(move, Capture) else ()
    build = None
    if isinstance(move, Build):
        items = () if move.onto is None else (move.onto,)
        build = f"{move.value}:{move.owner}"
    ids = tuple(f"t{position.table.index(item)}" for item in items)  # type: ignore[arg-type]
    kind = "take" if isinstance(move, Capture) else "build" if isinstance(move, Build) else "lay"
    return Answer("e", 1, kind, f"h{position.turn}-{move.card.code}-0", ids, build)  # type: ignore[arg-type]


def test_items_are_read_in_the_order_of_the_table_however_they_were_chosen() -> None:
    position = at("10S", "5H 3D 2C 8S")
    said = Answer("e", 1, "take", "h2-10S-0", ("t2", "t0", "t1"), None)
    assert read_answer(position, said) == read_play(position, "10S x 5H+3D+2C").move


def test_a_partners_announced_value_can_be_built_for_him() -> None:
    position = at("7S 2D", "6C KH+3C=7@N", announced={"N": [9]})
    choices = build_choices(WORDS, position)["h2-2D-0"]["t1"]
    # What he has not announced can be tried as well.
    assert [choice["id"] for choice in choices] == ["5:2", "5:0", "7:2", "9:2", "9:0"]
    read = read_answer(position, Answer("e", 1, "build", "h2-2D-0", ("t1",), "9:0"))
    assert read == Build(CARDS["2D"], position.table[1], 9, 0)


def test_a_build_that_nothing_can_be_offered_for_is_read_so_that_the_judge_says_why() -> None:
    position = at("8S", "X1", variant="grupp")
    assert build_choices(WORDS, position)["h2-8S-0"]["t0"] == []
    read = read_answer(position, Answer("e", 1, "build", "h2-8S-0", ("t0",), None))
    assert isinstance(read, Build)
    assert violations(position, read)
