"""A comparison of two versions of the tutor: games of careful players in Zwicken and Zwikken, counted in a second.

    python -m tests.bench.tricks.counting OLD NEW --rounds 3 --games 20

OLD and NEW are folders with a checkout. Both count the same games by turns, each time in a process of its own. The
table has the processor's time, and says whether both counted the same.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from tutor.coach.kits import TRICK_VARIANTS

FIRST = 5000
SEATS = 4
# This program runs with the tutor of a checkout, and prints the seconds and all that is counted.
_COUNTING = """
import json, sys
from tutor.coach.kits import rules_named
from tutor.lab.numbers.counted import NumbersJob, count_range
way, seats, first, past = sys.argv[1], *map(int, sys.argv[2:])
found = count_range(NumbersJob(rules_named(way, {}), seats, "careful"), first, past)
print(json.dumps([found.seconds, {question: dict(sums) for question, sums in found.sums.items()}]))
"""


def counted(tree: Path, way: str, seats: int, first: int, games: int) -> list[Any]:
    """Return the seconds in which a checkout counts games of a way to play, and the sums."""
    range_of = map(str, (seats, first, first + games))
    paths = {**os.environ, "PYTHONPATH": str(tree)}
    told = subprocess.run(
        [sys.executable, "-c", _COUNTING, way, *range_of], cwd=tree, env=paths, check=True, capture_output=True
    )
    found: list[Any] = json.loads(told.stdout)
    return found


def main(old: Path, new: Path, rounds: int = 3, games: int = 20) -> None:
    """Compare two checkouts."""
    table = Table("", "old", "new", "new / old", "counted", title="Games a second, careful players")
    for way, kit in TRICK_VARIANTS.items():
        players = kit.game.variants[way].players
        seats = SEATS if SEATS in players else players[0]
        both = [
            [counted(tree.resolve(), way, seats, FIRST + games * number, games) for tree in (old, new)]
            for number in range(rounds)
        ]
        before, after = (games / statistics.median(each[place][0] for each in both) for place in (0, 1))
        same = "the same" if all(one[1] == other[1] for one, other in both) else "DIFFERENT"
        table.add_row(f"{way} {seats}", f"{before:.1f}", f"{after:.1f}", f"{after / before:.1f}", same)
    Console().print(table, f"load of the machine: {' '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    typer.run(main)
