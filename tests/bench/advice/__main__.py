"""How true the tutor's advice is: against exact results, and against the rest of whole hands played by quick bots.

    python -m tests.bench.advice FOLDER [--parts exact,warnings,marks,blunders,times] [--each 25] [--hands 100]

What is done is kept in FOLDER, a file for each part and table, and a run goes on where it stopped. `--each` is how many
warnings, marks and planted plays are checked at each of four tables, each in 200 worlds; `--hands` how many hands of
two are solved at their ends. One or two hours of two cores; less with fewer. Files of `blunders-...` do not depend on
the tutor's advice, and may be copied to another FOLDER. Equal numbers give equal hands, whatever the advice is.
"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tests.bench.advice import tables
from tests.bench.advice.going_on import Bench
from tutor.lab.workers import processes

PARTS = ("exact", "warnings", "marks", "blunders", "times")


def main(
    folder: Path,
    parts: str = ",".join(PARTS),
    each: Annotated[int, typer.Option(min=1)] = 25,
    hands: Annotated[int, typer.Option(min=1)] = 100,
    worlds: Annotated[int, typer.Option(min=80)] = 200,
    timed: Annotated[int, typer.Option(min=1)] = 6,
    workers: Annotated[int, typer.Option(min=1)] = 2,
) -> None:
    """Run the bench, or some parts of it, and print the tables."""
    wanted, show = parts.split(","), Console(width=120)
    with processes(workers) as some:
        bench = Bench(folder, some, workers, worlds)
        if "exact" in wanted:
            show.print(tables.exact(bench.solved(hands)))
        if "warnings" in wanted:
            show.print(tables.checked("Warnings", bench.checked("warning", each)))
        if "marks" in wanted:
            show.print(tables.checked("Marks of the review", bench.checked("mark", each)))
        if "blunders" in wanted:
            show.print(tables.blunders(bench.blunders(each)))
        if "times" in wanted:
            show.print(tables.times(bench.times(timed)))


if __name__ == "__main__":
    typer.run(main)
