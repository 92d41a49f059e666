"""The miner: plays a hand from a seed and keeps the positions that make good puzzles, each proven as a file."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from tutor.bots.deals import dice_of, from_south, hand_positions
from tutor.bots.dice import one_of
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.themes import themes
from tutor.content.files.load import load_puzzle
from tutor.content.files.models import PuzzleEntry
from tutor.content.files.writing import puzzle_text, setup_of
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, Rules, make_play, write_play
from tutor.engine.zwickern.listing import legal_lay
from tutor.lab.duplicate_key import duplicate_keys
from tutor.lab.goal_kinds import MINED, AnyMining, as_asked, goals_to_ask, player_numbers, quickly, style, worth_a_look
from tutor.lab.quality import flaw, mistakes


@dataclass(frozen=True, slots=True)
class MiningJob:
    """The task of a run: puzzles of one kind of goal in a variant, perhaps of one theme or number of players only."""

    rules: Rules
    goal: str
    theme: str | None = None
    players: int | None = None

    @property
    def variant(self) -> str:
        """The name of the variant."""
        return self.rules.name


@dataclass(frozen=True, slots=True)
class MinedPuzzle:
    """A proven puzzle as it is written; `likeness` holds its duplicate keys, by which near-duplicates are known."""

    name: str
    text: str
    themes: tuple[str, ...]
    difficulty: int
    likeness: tuple[str, ...]


class Candidate(NamedTuple):
    """A position, as the learner sees it, that makes a good puzzle."""

    position: Position
    goal: OnePlayGoal
    right: tuple[Play, ...]
    themes: tuple[str, ...]


def mine_seed(job: MiningJob, seed: int) -> tuple[MinedPuzzle, ...]:
    """Return the puzzles of a seed's hand, at most one a deal: the same for equal arguments, on every machine."""
    text = f"{job.variant}/{job.goal}/{seed}"
    start = f"{job.goal}-{_players_mark(job, text)}{seed}"
    return tuple(_found(f"{start}-{name}", candidate) for name, candidate in candidates(job, text))


def candidates(
    job: MiningJob, seed: str, *, quick: bool = False, every: bool = False
) -> Iterator[tuple[str, Candidate]]:
    """Yield the first good position of each deal of a hand, or `every` one, with a name for it within the hand.

    With `quick` the positions that take long are passed over.
    """
    kind = quickly(job.rules, MINED[job.goal]) if quick else MINED[job.goal]
    played = hand_positions(job.rules, _players(job, seed), seed, style(job.rules, kind))
    done = None
    for number, position in enumerate(played, 1):
        if position.stock == done and not every:
            continue
        found = _candidates(position, kind, job)
        # The other positions of the same deal would be too much alike.
        for name, candidate in found if every else islice(found, 1):
            done = position.stock
            yield f"{number}{name}", candidate


def _players(job: MiningJob, seed: str) -> int:
    """Draw how many play the hand of a seed."""
    return one_of(player_numbers(job.rules, job.goal, job.players), dice_of(f"{seed}/players"))


def _players_mark(job: MiningJob, seed: str) -> str:
    """Return the part of a name that says how many play; it is empty where that is always the same number."""
    players = _players(job, seed)
    return "" if player_numbers(job.rules, job.goal) == (players,) else f"{players}p-"


def _candidates(played: Position, kind: AnyMining, job: MiningJob) -> Iterator[tuple[str, Candidate]]:
    """Yield the good puzzles of a position and of those around it, each with the part of its name that says which."""
    for name, position in variations(played, kind):
        if worth_a_look(position, kind):
            for candidate in _good(position, job):
                yield name, candidate


def variations(position: Position, kind: AnyMining) -> Iterator[tuple[str, Position]]:
    """Yield a position and those after each lay in it, each with the part of a puzzle's name that says which.

    This gives several times as many positions of one hand, all of which arise by legal play.
    """
    yield "", position
    fewest, most = kind.items
    if not kind.aside or not fewest <= len(position.table) + 1 <= most:
        return
    for card in position.hand:
        lay = legal_lay(position, card)
        after = None if lay is None else make_play(position, lay)
        if after is not None and after.hand:
            yield f"-{card.code.lower()}", after


def _good(position: Position, job: MiningJob) -> Iterator[Candidate]:
    """Yield the puzzles that a position makes, of the theme of a job if it names one."""
    asked = as_asked(from_south(position), job.goal)
    for goal in goals_to_ask(asked, job.goal):
        candidate = candidate_of(asked, goal)
        if candidate is not None and job.theme in (None, *candidate.themes):
            yield candidate


def candidate_of(position: Position, goal: OnePlayGoal) -> Candidate | None:
    """Return the puzzle that a goal makes of a position, None if it is not a good one."""
    try:
        right = solutions(position, goal)
        if flaw(position, goal, right) is not None:
            return None
    except TooMuchWorkError:
        return None
    return Candidate(position, goal, right, themes(position, goal, right))


def entry(candidate: Candidate) -> PuzzleEntry:
    """Return a candidate as it is written: all solutions, some mistakes, all themes."""
    position, goal, right = candidate.position, candidate.goal, candidate.right
    return PuzzleEntry(
        position=setup_of(position),
        goal=goal,
        themes=candidate.themes,
        solutions=tuple(write_play(position, play) for play in right),
        wrong=mistakes(position, goal, right),
    )


def proven(item_id: str, candidate: Candidate) -> tuple[Puzzle, str]:
    """Return a candidate as a puzzle and as its file, loaded and proven like any other; raises ContentError."""
    text, rules = puzzle_text(entry(candidate)), candidate.position.rules
    return prove_puzzle(item_id, load_puzzle(f"{item_id}.yaml", text, {rules.name: rules})), text


def _found(name: str, candidate: Candidate) -> MinedPuzzle:
    puzzle, text = proven(name, candidate)
    marks = duplicate_keys(candidate.position, candidate.goal, candidate.right)
    return MinedPuzzle(name, text, puzzle.themes, puzzle.difficulty, marks)
