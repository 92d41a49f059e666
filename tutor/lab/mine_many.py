"""Mining at scale: ranges of seeds are mined wherever there is room, and their puzzles are written in order.

A journal of the finished ranges lets an interrupted run go on.
"""

import json
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from itertools import count as numbers_from
from pathlib import Path

from tutor.coach.zwickern.goals.table import solutions
from tutor.content.files.load import load_puzzle, position_of
from tutor.content.files.own_folder import is_own_folder
from tutor.content.files.saving import schema_line
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Rules
from tutor.lab.duplicate_key import duplicate_keys
from tutor.lab.goal_kinds import MINED
from tutor.lab.jsonl_log import OtherJournalError, append, start_or_resume
from tutor.lab.mining import MinedPuzzle, MiningJob, mine_seed
from tutor.lab.workers import Workers

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

    >>> from tutor.engine.zwickern.variants import JENSEN
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
        for line in start_or_resume(file, _head(job)):
            mined = _read(file, line)
            self.done[mined.first] = mined

    def add(self, mined: Mined) -> None:
        """Add the puzzles of a range."""
        found = [{"seed": seed, **asdict(one)} for seed, one in mined.found]
        append(self.file, json.dumps({"first": mined.first, "past": mined.past, "found": found}))
        self.done[mined.first] = mined


def _head(job: MiningJob) -> str:
    """Return the first line of a journal, which names the edition and the options of the job."""
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
            "likeness": list(duplicate_keys),
        }:
            return seed, MinedPuzzle(name, text, tuple(map(str, themes)), difficulty, tuple(map(str, duplicate_keys)))
    raise ValueError("this is no puzzle")


@dataclass(slots=True)
class MiningProgress:
    """The progress of a run: `names` are the puzzles found, `written` is how many of them are new files.

    `alike` counts those that were nearly the same as others, `hands` the hands that were tried, and `following` is the
    seed to go on with. `barren` counts the hands since the last puzzle.
    """

    following: int
    names: list[str] = field(default_factory=list)
    written: int = 0
    alike: int = 0
    hands: int = 0
    barren: int = 0
    themes: Counter[str] = field(default_factory=Counter)
    difficulties: Counter[int] = field(default_factory=Counter)


def mine_many(
    job: MiningJob,
    progress: MiningProgress,
    count: int,
    out: Path,
    workers: Workers,
    report: Callable[[], None] = lambda: None,
) -> None:
    """Write puzzles into the variant's folder until a run that begins with its `following` seed has `count` of them.

    Fewer are written where the kind's patience ends; `report` is called after each range of seeds. The same arguments
    give the same files whatever the workers are, and however often the run was interrupted before. Raises
    OtherJournalError, OSError and NoWorkersError.
    """
    journal = Journal(journal_file(out, job), job)
    known = _Known(out / job.variant, job.rules)
    first = progress.following
    for mined in in_order(job, first, journal.done, workers):
        # A range begins at a multiple of SEEDS, and so perhaps before the first seed asked for.
        for seed in range(max(first, mined.first), mined.past):
            if _is_over(job, progress, count):
                break
            before = len(progress.names)
            for found in mined.of(seed):
                if len(progress.names) < count:
                    _keep(found, known, progress)
            progress.hands += 1
            progress.barren = progress.barren + 1 if len(progress.names) == before else 0
            progress.following = seed + 1
        if mined.first not in journal.done:
            journal.add(mined)
        report()
        if _is_over(job, progress, count):
            break


def _is_over(job: MiningJob, progress: MiningProgress, count: int) -> bool:
    return len(progress.names) >= count or progress.barren >= MINED[job.goal].patience


def in_order(job: MiningJob, first: int, done: Mapping[int, Mined], workers: Workers) -> Iterator[Mined]:
    """Yield the results of ranges of seeds in order, from the range with `first` on; ranges in `done` are not mined."""
    waiting: deque[Mined | Future[Mined]] = deque()
    for start in numbers_from(first - first % SEEDS, SEEDS):
        ready = done.get(start)
        waiting.append(ready or workers.submit(mine_range, job, start, start + SEEDS))
        if len(waiting) >= workers.ahead:
            foremost = waiting.popleft()
            yield foremost if isinstance(foremost, Mined) else workers.result(foremost)


def _keep(found: MinedPuzzle, known: "_Known", progress: MiningProgress) -> None:
    """Write a puzzle unless it is nearly the same as another one."""
    if known.has(found):
        progress.alike += 1
        return
    progress.written += known.add(found)
    progress.names.append(found.name)
    progress.themes.update(found.themes)
    progress.difficulties[found.difficulty] += 1


class _Known:
    """The puzzles of a folder by their duplicate keys."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        self.folder = folder
        # In a folder of own content the file says which schema an editor checks it with.
        own = folder.parents[1]
        self.head = schema_line("puzzle") if is_own_folder(own) else ""
        self.names: dict[str, str] = {}
        for file in sorted(folder.glob("*.yaml")):
            self._know(file.stem, _marks(file, rules))

    def has(self, found: MinedPuzzle) -> bool:
        """Tell whether another puzzle is nearly the same."""
        # A puzzle that an earlier run wrote is no duplicate of itself.
        return any(self.names.get(mark, found.name) != found.name for mark in found.likeness)

    def add(self, found: MinedPuzzle) -> bool:
        """Write a puzzle and return True; an existing file is left as it is, and False returned."""
        self._know(found.name, found.likeness)
        file = self.folder / f"{found.name}.yaml"
        if file.exists():
            return False
        # Interrupted here, a run must leave no half-written puzzle that the next run would keep.
        part = self.folder / f".{found.name}.part"
        part.write_text(self.head + found.text, encoding="utf-8", newline="\n")
        part.replace(file)
        return True

    def _know(self, name: str, marks: Iterable[str]) -> None:
        for mark in marks:
            self.names.setdefault(mark, name)


def _marks(file: Path, rules: Rules) -> tuple[str, ...]:
    """Return the marks of a puzzle on disk; none if it is not a puzzle that asks for one play."""
    try:
        loaded = load_puzzle(str(file), file.read_bytes(), {rules.name: rules})
        goal, position = loaded.entry.goal, position_of(loaded, ("position",), loaded.entry.position)
        return duplicate_keys(position, goal, solutions(position, goal)) if isinstance(goal, OnePlayGoal) else ()
    except (ContentError, TooMuchWorkError, OSError):
        return ()
