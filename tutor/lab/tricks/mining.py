"""The miner of puzzles in the trick-taking games: seeds in their order, the same files for the same options."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tutor.bots.deals import dice_of
from tutor.bots.dice import one_of
from tutor.catalogue.tricks.exercises import prove_trick_puzzle
from tutor.content.files.load import load_trick_puzzle
from tutor.content.files.tricks_lesson import TrickPuzzleEntry
from tutor.content.files.writing import trick_puzzle_text
from tutor.content.yaml.source import ContentError
from tutor.engine.games import GAMES
from tutor.engine.zwickern import VARIANTS
from tutor.lab.tricks.finders import FINDERS
from tutor.lab.tricks.tables import MinedTable

BARREN_SEEDS = 4_000
"""The seeds after which a run ends if they gave no puzzle."""


@dataclass(frozen=True, slots=True)
class TrickJob:
    """The task of a run: puzzles of one kind in one variant, perhaps for one number of players only."""

    variant: str
    kind: str
    players: int | None = None


@dataclass(slots=True)
class TrickTally:
    """The progress of a run: the names of the puzzles found, how many of them are new files, and the next seed."""

    following: int
    names: list[str] = field(default_factory=list)
    written: int = 0
    alike: int = 0


def mine_tricks(job: TrickJob, tally: TrickTally, count: int, out: Path) -> None:
    """Write puzzles into the folder of the variant, until there are `count`, or too many seeds gave none.

    Each is proven as it is written; one that is like another up to suits is left out. Raises OSError.
    """
    folder = out / job.variant
    folder.mkdir(parents=True, exist_ok=True)
    known = {_mark(file.read_text("utf-8")): file.stem for file in sorted(folder.glob("*.yaml"))}
    barren = 0
    while len(tally.names) < count and barren < BARREN_SEEDS:
        seed, name = tally.following, f"{job.kind}-{tally.following}"
        tally.following, barren = seed + 1, barren + 1
        text = puzzle_of_seed(job, seed)
        if text is None:
            continue
        mark = _mark(text)
        if known.setdefault(mark, name) != name:
            tally.alike += 1
            continue
        barren, file = 0, folder / f"{name}.yaml"
        tally.names.append(name)
        if not file.exists():
            file.write_text(text, encoding="utf-8", newline="\n")
            tally.written += 1


def mine_ways(jobs: Sequence[TrickJob], tallies: Sequence[TrickTally], count: int, out: Path) -> None:
    """Write `count` puzzles in several variants, as many of each as can be, or fewer if none gives any more.

    The others make up for one that falls short. Raises OSError.
    """
    open_jobs = list(zip(jobs, tallies, strict=True))
    while open_jobs and (missing := count - sum(len(tally.names) for tally in tallies)) > 0:
        going_on = []
        for place, (job, tally) in enumerate(open_jobs):
            wanted = len(tally.names) + (missing + place) // len(open_jobs)
            mine_tricks(job, tally, wanted, out)
            if len(tally.names) == wanted:
                going_on.append((job, tally))
        open_jobs = going_on


def puzzle_of_seed(job: TrickJob, seed: int) -> str | None:
    """Return the puzzle that a seed gives, proven, as its file; None if it gives none."""
    dice = dice_of(f"{job.variant}/{job.kind}/{seed}")
    rules = next(game.variants[job.variant] for game in GAMES.values() if job.variant in game.variants)
    players = job.players or one_of(rules.players, dice)
    return next(_proven(FINDERS[job.kind](MinedTable(rules, players, dice))), None)


def _proven(entries: Iterator[TrickPuzzleEntry]) -> Iterator[str]:
    for entry in entries:
        text = trick_puzzle_text(entry)
        try:
            prove_trick_puzzle("mined", load_trick_puzzle("mined.yaml", text, VARIANTS))
        except ContentError:
            continue
        yield text


_CARD = re.compile(r"\b(10|[AKQJ2-9])([SHDC])\b")


def _mark(text: str) -> str:
    """Return the mark of a puzzle, which is that of every other with the same cards in other suits.

    Titles, remarks and mistakes are no part of it.
    """
    told = load_trick_puzzle("known.yaml", text, VARIANTS).entry
    bare = trick_puzzle_text(told.model_copy(update={"title": None, "remark": None, "language": None, "wrong": ()}))
    # Diamonds are like no other suit where a diamond is always a trump.
    suits = {"D": "D"} if "variant: zwicken" in bare else {}

    def other(card: re.Match[str]) -> str:
        return card[1] + suits.setdefault(card[2], f"s{len(suits)}")

    return _CARD.sub(other, bare)
