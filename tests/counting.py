"""The files in tests/counts: positions of a variant and how many plays there are in each.

`python -m tests.counting NAME` counts them by the slow reading of the rules in tests/reference.py, which knows of the
variant only what FACTS says there, and writes the numbers into the file of the variant.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests import reference
from tests.engine.setups import at
from tutor.engine.zwickern.position import Position

FOLDER = Path(__file__).parent / "counts"
PLIES = (1, 2, 3)


class Counted(NamedTuple):
    """One position of a file with the numbers of sequences of plays that stand there, none if they are left out."""

    name: str
    where: Position
    numbers: list[int]


def counts_file(variant: str) -> Path:
    """The file of a variant."""
    return FOLDER / f"{variant}.txt"


def counted(variant: str) -> list[Counted]:
    """The positions of a variant's file, none without a file; the format stands at the head of each."""
    file = counts_file(variant)
    return [position_of(variant, block) for block in blocks(file.read_text("utf-8"))] if file.exists() else []


def blocks(text: str) -> Iterator[dict[str, str]]:
    """The positions of a file as written: keys and values."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).split("\n\n"):
        if block.strip():
            yield dict(line.split(": ", 1) for line in block.strip().splitlines())


def position_of(variant: str, block: dict[str, str]) -> Counted:
    """The position of a block; raises ValueError if it cannot be."""
    hands = dict(one.strip().split(" ", 1) for one in block["hands"].split("|"))
    seats = list(hands)
    turn = block.get("turn", seats[0])
    announced = [one.split() for one in block.get("announced", "").split("|") if one]
    try:
        where = at(
            hands[turn].replace("-", ""),
            block.get("table", ""),
            variant=variant,
            seats=" ".join(seats),
            turn=turn,
            hands={seat: cards.replace("-", "") for seat, cards in hands.items() if seat != turn},
            announced={seat: list(map(int, values)) for seat, *values in announced},
        )
    except ValueError as error:
        raise ValueError(f"{counts_file(variant)}: {block['name']}: {error}") from error
    return Counted(block["name"], where, list(map(int, block.get("counts", "").split())))


def with_numbers(variant: str, text: str) -> str:
    """A file with the numbers of the reference in place of those that stand there."""
    lines = [line for line in text.splitlines() if not line.startswith("counts:")]
    for block in blocks(text):
        where = position_of(variant, block).where
        numbers = " ".join(str(reference.number_of_sequences(where, plies)) for plies in PLIES)
        # The last line of the block is the one before the next empty one.
        name = lines.index(f"name: {block['name']}")
        end = next((number for number in range(name, len(lines)) if not lines[number].strip()), len(lines))
        lines.insert(end, f"counts: {numbers}")
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Count the positions of variants and write the numbers into their files."""
    for name in names:
        if name not in reference.FACTS:
            sys.exit(f"{name}: say in FACTS of tests/reference.py what is different in it")
        file = counts_file(name)
        if not file.exists():
            sys.exit(f"{file}: write positions into this file first, as in those of other variants, without `counts`")
        try:
            file.write_text(with_numbers(name, file.read_text("utf-8")), "utf-8")
        except ValueError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
