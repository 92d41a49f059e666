"""The journal of a run of the miner: a file that lets an interrupted run go on."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tutor.lab.growing_file import OtherJournalError, append, begun
from tutor.lab.mining import MinedPuzzle, MiningJob, mine_seed

SEEDS = 8
"""The number of seeds that are mined at once; ranges begin at its multiples."""

SEEDS_EDITION = 1
"""The edition of what seeds give, which changes only together with this number."""


@dataclass(frozen=True, slots=True)
class Mined:
    """The puzzles of a range of seeds, each with its seed; the range ends before `past`."""

    first: int
    past: int
    found: tuple[tuple[int, MinedPuzzle], ...]

    def of(self, seed: int) -> tuple[MinedPuzzle, ...]:
        """Return the puzzles of one seed."""
        return tuple(found for its_seed, found in self.found if its_seed == seed)


def mine_range(job: MiningJob, first: int, past: int) -> Mined:
    """Mine the seeds of a range in their order."""
    return Mined(first, past, tuple((seed, found) for seed in range(first, past) for found in mine_seed(job, seed)))


def journal_file(out: Path, job: MiningJob) -> Path:
    """Return the file that keeps the journal of a job; jobs with other options have other files.

    >>> from tutor.engine.zwickern.rules import JENSEN
    >>> journal_file(Path("puzzles"), MiningJob(JENSEN, "zwick", players=2)).as_posix()
    'puzzles/jensen/.zwick-2p.mined'
    """
    players = "" if job.players is None else f"-{job.players}p"
    theme = "" if job.theme is None else f"-{job.theme}"
    return out / job.variant / f".{job.goal}{theme}{players}.mined"


class Journal:
    """The finished ranges of a job, as lines of JSON in a file that only grows.

    Raises OtherJournalError and OSError.
    """

    def __init__(self, file: Path, job: MiningJob) -> None:
        self.file = file
        self.done: dict[int, Mined] = {}
        for line in begun(file, _head(job)):
            mined = _read(file, line)
            self.done[mined.first] = mined

    def add(self, mined: Mined) -> None:
        """Add the puzzles of a range."""
        found = [{"seed": seed, **asdict(one)} for seed, one in mined.found]
        append(self.file, json.dumps({"first": mined.first, "past": mined.past, "found": found}))
        self.done[mined.first] = mined


def _head(job: MiningJob) -> str:
    """Return the first line of a journal, which tells the edition and the options of the job."""
    said = {"variant": job.variant, "goal": job.goal, "theme": job.theme, "players": job.players}
    return json.dumps({"edition": SEEDS_EDITION, **said})


def _read(file: Path, line: str) -> Mined:
    try:
        plain = json.loads(line)
        return Mined(plain["first"], plain["past"], tuple(_found(entry) for entry in plain["found"]))
    except (ValueError, KeyError, TypeError):
        raise OtherJournalError(str(file)) from None


def _found(entry: Mapping[str, object]) -> tuple[int, MinedPuzzle]:
    match entry:
        case {
            "seed": int(seed),
            "name": str(name),
            "text": str(text),
            "difficulty": int(difficulty),
            "themes": list(themes),
            "likeness": list(likeness),
        }:
            return seed, MinedPuzzle(name, text, tuple(map(str, themes)), difficulty, tuple(map(str, likeness)))
    raise ValueError("this is no puzzle")
