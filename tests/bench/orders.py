"""What two readers who put puzzles in order say of the computed difficulty, and weights that are tuned to half of it.

    python -m tests.bench.orders [FOLDER]

FOLDER has `key.txt` and the two orders, `reader1.txt` and `reader2.txt`, see `tests.bench.cards`; without it, those are
read that puzzles/README.md tells of. The cards with odd numbers are tuned to, and those with even ones are held out.
The weights are drawn to the judged ones, as `zwickern calibrate` does it.
"""

from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path
from statistics import NormalDist
from typing import Annotated, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tutor.cli.files import prove_folder
from tutor.coach.zwickern.puzzle.difficulty import Features, Weights, features
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.lab.calibration import changed, factors, tightness, vector
from tutor.lab.logistic import Floats, agreement
from tutor.lab.mining import MiningJob, candidates
from tutor.lab.tries import MeasuredPuzzle, measured_puzzle, recut

HERE = Path(__file__).parent / "readers"
JUDGED = Weights(
    Features(items=0.2, plays=0.3, sums=0.7, longest=0.4, courts=0.3, jokers=0.3, builds=0.2, near=0.35, right=-0.5),
    {
        "lay": -2.0,
        "everything": 0.0,
        "build": 0.0,
        "find-all": 0.0,
        "most-cards": 0.2,
        "capture": 0.3,
        "most-points": 0.4,
        "zwick": 0.5,
        "two-builds": 0.7,
        "joker-build": 1.2,
        "joker-down": 1.4,
        "only-play": 2.5,
        "safe-lay": 4.0,
        "zwick-in-two": 4.0,
        "win-most": 4.0,
    },
    (4.5, 5.3, 6.1, 7.2),
)
"""The weights before they were tuned to the readers: judgement."""


class Orders(NamedTuple):
    """The measured puzzles of the cards, and at which place each reader has put each of them."""

    puzzles: list[MeasuredPuzzle]
    places: Floats

    @property
    def mean(self) -> Floats:
        """The mean place of each puzzle."""
        mean: Floats = self.places.mean(axis=0)
        return mean


class Figures(NamedTuple):
    """How far two columns rise together, from -1 to 1: Kendall's tau and Spearman's rank correlation."""

    tau: float
    spearman: float


def main(folder: Annotated[Path, typer.Argument(help="The folder with the key and the orders.")] = HERE) -> None:
    """Print how far readers and difficulty agree, before and after the weights are tuned."""
    known = {puzzle.id: puzzle for puzzle in prove_folder(content_root(), VARIANTS).puzzles}
    ids = (folder / "key.txt").read_text("utf-8").split()
    orders = [places((folder / f"reader{number}.txt").read_text("utf-8"), len(ids)) for number in (1, 2)]
    found = [measured_puzzle(known[one]) for one in track(ids, "Measuring", transient=True)]
    read = Orders(found, np.array(orders))
    tuned = tune(read, np.arange(len(ids)) % 2 == 0)
    _show(read, recut(tuned, JUDGED, mined()))


def mined(each: int = 40) -> list[MeasuredPuzzle]:
    """As many puzzles of each variant and of some goals, mined from played hands, by which the grades are cut."""
    jobs = [MiningJob(rules, goal) for rules in VARIANTS.values() for goal in ("zwick", "most-cards", "most-points")]
    found = []
    for job in track(jobs, "Mining", transient=True):
        hands = (candidates(job, f"{job.variant}/{job.goal}/{seed}") for seed in count())
        some = (one for hand in hands for _, one in hand)
        found += [
            MeasuredPuzzle(features(one.position, one.goal, one.right), one.goal.kind) for one in islice(some, each)
        ]
    return found


def places(text: str, number: int) -> list[int]:
    """The place of each card in an order, which names each card once; raises ValueError."""
    order = [int(line) for line in text.split()]
    if sorted(order) != list(range(1, number + 1)):
        raise ValueError(f"an order names each card from 1 to {number} once")
    return [order.index(card) for card in range(1, number + 1)]


def tune(read: Orders, chosen: Sequence[bool] | np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Weights:
    """The weights that best predict the order of some of the puzzles, and are not far from the judged ones.

    The places count as normal scores, the deviations from which are as large as with the judged weights.
    """
    rows = np.array([factors(one, JUDGED) for one in read.puzzles])[chosen]
    wanted, judged = _normal(read.mean[chosen]), rows @ vector(JUDGED)
    constant = np.ones((len(rows), 1))
    line, *_ = np.linalg.lstsq(np.hstack([constant, judged[:, None]]), wanted, rcond=None)
    slope = max(float(line[1]), 0.1)
    left = wanted - slope * judged
    noise = float(np.var(left, ddof=2))
    columns = np.hstack([constant, slope * rows])
    held = np.diag([0.0, *tightness(JUDGED)])
    change = np.linalg.solve(columns.T @ columns / noise + held, columns.T @ left / noise)
    return changed(JUDGED, change[1:])


def figures(one: Floats, other: Floats) -> Figures:
    """How far two columns rise together; ties of the first do not count against it."""
    everybody = np.zeros(len(one), dtype=np.int64)
    return Figures(agreement(everybody, one, other), float(np.corrcoef(_ranks(one), _ranks(other))[0, 1]))


def _ranks(column: Floats) -> Floats:
    """The rank of each number, from 1 on; equal ones share theirs."""
    below = (column[:, None] > column).sum(axis=1)
    alike = (column[:, None] == column).sum(axis=1)
    return below + (alike + 1) / 2


def _normal(column: Floats) -> Floats:
    shares = (_ranks(column) - 0.5) / len(column)
    return np.array([NormalDist().inv_cdf(float(share)) for share in shares])


def _show(read: Orders, tuned: Weights) -> None:
    half = np.arange(len(read.mean)) % 2 == 0
    scores = {name: _scores(read.puzzles, weights) for name, weights in (("judged", JUDGED), ("tuned", tuned))}
    table = Table("", "tau", "Spearman", box=None)
    rows = {"reader 1 and reader 2": figures(*read.places)}
    for number, order in enumerate(read.places, 1):
        rows[f"reader {number}, judged score"] = figures(scores["judged"], order)
    for name, found in scores.items():
        rows[f"readers' mean, {name} score"] = figures(found, read.mean)
        rows[f"readers' mean, {name} score, the half tuned to"] = figures(found[half], read.mean[half])
        rows[f"readers' mean, {name} score, the half held out"] = figures(found[~half], read.mean[~half])
    for label, told in rows.items():
        table.add_row(label, f"{told.tau:.2f}", f"{told.spearman:.2f}")
    Console().print(table)
    weights = Table("weight", "judged", "tuned", box=None)
    names = [*tuned.per._fields, *tuned.base, "grade 2", "grade 3", "grade 4", "grade 5"]
    before, after = ([*vector(one), *one.thresholds] for one in (JUDGED, tuned))
    for name, old, new in zip(names, before, after, strict=True):
        weights.add_row(name, f"{old:g}", f"{new:g}")
    Console().print(weights)


def _scores(puzzles: Sequence[MeasuredPuzzle], weights: Weights) -> Floats:
    return np.array([factors(one, JUDGED) for one in puzzles]) @ vector(weights)


if __name__ == "__main__":
    typer.run(main)
