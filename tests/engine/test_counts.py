"""How many plays there are in named positions: the files in tests/counts, one a variant."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.engine.setups import at
from tests.houses import KNOWN
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import VARIANTS

FOLDER = Path(__file__).parent.parent / "counts"


class Counted(NamedTuple):
    """One position of a file with the number of sequences of 1, 2 and 3 plays."""

    name: str
    where: Position
    numbers: list[int]


def blocks(variant: str) -> Iterator[dict[str, str]]:
    """The positions of a file as written: keys and values."""
    text = (FOLDER / f"{variant}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).split("\n\n"):
        if block.strip():
            yield dict(line.split(": ", 1) for line in block.strip().splitlines())


def counted(variant: str) -> list[Counted]:
    """The positions of a variant's file; the format stands at its head."""
    found = []
    for block in blocks(variant):
        hands = dict(one.strip().split(" ", 1) for one in block["hands"].split("|"))
        seats = list(hands)
        turn = block.get("turn", seats[0])
        announced = [one.split() for one in block.get("announced", "").split("|") if one]
        where = at(
            hands[turn].replace("-", ""),
            block.get("table", ""),
            variant=variant,
            seats=" ".join(seats),
            turn=turn,
            hands={seat: cards.replace("-", "") for seat, cards in hands.items() if seat != turn},
            announced={seat: list(map(int, values)) for seat, *values in announced},
        )
        found.append(Counted(block["name"], where, list(map(int, block["counts"].split()))))
    return found


def number_of_sequences(where: Position, plies: int) -> int:
    """How many different sequences of so many plays there are."""
    if not where.hand:
        return 0
    if plies == 1:
        return sum(1 for _ in legal_moves(where))
    return sum(number_of_sequences(play(where, move), plies - 1) for move in legal_moves(where))


@pytest.mark.parametrize(
    "one",
    [pytest.param(one, id=f"{variant}: {one.name}") for variant in KNOWN for one in counted(variant)],
)
def test_the_number_of_plays_is_the_one_written_down(one: Counted) -> None:
    assert [number_of_sequences(one.where, plies) for plies in (1, 2, 3)] == one.numbers


@pytest.mark.parametrize("variant", KNOWN)
def test_every_variant_has_at_least_eight_positions_with_different_names(variant: str) -> None:
    """House rules have fewer: those in which a reading that they turn round counts."""
    names = [one.name for one in counted(variant)]
    assert len(set(names)) == len(names) >= (8 if variant in VARIANTS else 3)
