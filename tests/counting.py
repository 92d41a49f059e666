"""The files in tests/counts: positions of a variant, each with its numbers of sequences of plays.

`python -m tests.counting NAME` counts with tests/reference.py, a slow second writing of the rules that knows of the
variant only its entry in FACTS, and writes the numbers into the file of the variant.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from tests import reference
from tests.engine.setups import at
from tutor.engine.zwickern import Position

FOLDER = Path(__file__).parent / "counts"
PLIES = (1, 2, 3)
KEYS = ("name", "hands", "turn", "table", "announced", "counts")


class Block(NamedTuple):
    """The lines of one position: the value of each key, and the number of its line in the file."""

    values: dict[str, str]
    lines: dict[str, int]


class Counted(NamedTuple):
    """One position of a file with the numbers of sequences stated there; empty if they are left out."""

    name: str
    where: Position
    numbers: list[int]


def counts_file(variant: str) -> Path:
    """Return the file of a variant."""
    return FOLDER / f"{variant}.txt"


def counted(variant: str) -> list[Counted]:
    """List the positions of a variant's file, none if there is no file; each file begins with its format."""
    file = counts_file(variant)
    return [position_of(variant, block) for block in blocks(variant, file.read_text("utf-8"))] if file.exists() else []


def blocks(variant: str, text: str) -> list[Block]:
    """List the positions of a file as written; raise ValueError with the line that cannot be read."""
    found: list[Block] = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if not line.strip():
            inside = False
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise _wrong(variant, number, f"write one of {', '.join(KEYS)}, a colon and its value, not {line!r}")
        if not inside:
            found.append(Block({}, {}))
            inside = True
        found[-1].values[key], found[-1].lines[key] = value.strip(), number
    return found


def _wrong(variant: str, line: int, problem: str) -> ValueError:
    return ValueError(f"{counts_file(variant)}:{line}: {problem}")


def position_of(variant: str, block: Block) -> Counted:
    """Return the position of a block; raise ValueError with its line if the position is impossible."""
    values, first = block.values, min(block.lines.values())
    missing = [key for key in ("name", "hands") if not values.get(key)]
    if missing:
        raise _wrong(variant, block.lines.get(missing[0], first), f"give this position a line '{missing[0]}: '")
    hands = {
        seat: cards.strip() for seat, _, cards in (one.strip().partition(" ") for one in values["hands"].split("|"))
    }
    if not all(hands.values()):
        raise _wrong(variant, block.lines["hands"], "write the cards of each seat after its name, - for none")
    seats = list(hands)
    turn = values.get("turn", seats[0])
    if turn not in hands:
        raise _wrong(variant, block.lines["turn"], f"there is no seat {turn!r}; name one of {', '.join(seats)}")
    announced = [one.split() for one in values.get("announced", "").split("|") if one]
    try:
        numbers = list(map(int, values.get("counts", "").split()))
        where = at(
            hands[turn].replace("-", ""),
            values.get("table", ""),
            variant=variant,
            seats=" ".join(seats),
            turn=turn,
            hands={seat: cards.replace("-", "") for seat, cards in hands.items() if seat != turn},
            announced={seat: list(map(int, values)) for seat, *values in announced},
        )
    except ValueError as error:
        raise _wrong(variant, first, f"{values['name']}: {error}") from error
    return Counted(values["name"], where, numbers)


def with_numbers(variant: str, text: str) -> str:
    """Return the text of a file with the reference's numbers in place of those there, at the end of each block."""
    numbers: dict[int, str] = {}
    for block in blocks(variant, text):
        where = position_of(variant, block._replace(values={**block.values, "counts": ""})).where
        counts = " ".join(str(reference.number_of_sequences(where, plies)) for plies in PLIES)
        numbers[max(block.lines.values())] = f"counts: {counts}"
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        lines += [] if line.startswith("counts:") else [line]
        lines += [numbers[number]] if number in numbers else []
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Count the positions of variants and write the numbers into their files."""
    if not names:
        sys.stderr.write(
            f"name a variant or several: python -m tests.counting NAME; known are {', '.join(reference.FACTS)}\n"
        )
        sys.exit(2)
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
