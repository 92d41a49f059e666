"""A worksheet of puzzles to print, each with its board and room for an answer; the solutions are at the end."""

from collections.abc import Iterable, Sequence
from html import escape
from random import Random
from typing import Final, NamedTuple

from tutor.app.board.zwickern.table import exercise_data
from tutor.app.paper.paper_board import BOARD_LOOK, paper_board, with_faces
from tutor.app.paper.printed_page import printed_page, text_html
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.kinds.find_all import find_all_task_on_paper, number_to_find
from tutor.coach.zwickern.goals.table import task
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import Variants
from tutor.text import Line, Words, render

_LOOK: Final = """
.puzzle { break-inside: avoid; margin: 0 0 7mm; }
.answer { border-bottom: 0.3mm solid #888; height: 8mm; }
.solutions { break-before: page; }
.solutions li { margin-bottom: 2mm; break-inside: avoid; }
"""


class Wanted(NamedTuple):
    """The puzzles wanted on a worksheet: their number, and a theme, variant and difficulty if given.

    A goal, such as a Zwick, is a theme too. `folder` is the slug of a folder of own content.
    """

    number: int
    seed: int = 0
    theme: str | None = None
    variant: str | None = None
    difficulty: int | None = None
    folder: str | None = None


def chosen(puzzles: Iterable[Puzzle], wanted: Wanted) -> tuple[Puzzle, ...]:
    """Return the wanted puzzles, easiest first, or fewer if there are too few; equal seeds choose alike."""
    among = all_that_fit(puzzles, wanted)
    picked = Random(wanted.seed).sample(among, min(wanted.number, len(among)))  # noqa: S311
    return tuple(sorted(picked, key=lambda one: one.difficulty))


def all_that_fit(puzzles: Iterable[Puzzle], wanted: Wanted) -> tuple[Puzzle, ...]:
    """Return all puzzles that fit, whatever the wanted number."""
    return tuple(puzzle for puzzle in puzzles if _fits(puzzle, wanted))


def _fits(puzzle: Puzzle, wanted: Wanted) -> bool:
    return (
        (wanted.theme is None or wanted.theme in (*puzzle.themes, puzzle.goal.kind))
        and (wanted.variant is None or wanted.variant == puzzle.position.rules.name)
        and (wanted.difficulty is None or wanted.difficulty == puzzle.difficulty)
        and (wanted.folder is None or puzzle.id.startswith(f"{wanted.folder}:"))
    )


def worksheet(words: Words, puzzles: Sequence[Puzzle], variants: Variants) -> str:
    """Return a worksheet as one self-contained HTML document; `variants` are all known rules."""
    words = words.among_neighbours()
    tasks = "".join(_puzzle(words, number, one, variants) for number, one in enumerate(puzzles, 1))
    answers = "".join(f"<li>{_solution(words, puzzle)}</li>" for puzzle in puzzles)
    last = escape(words("worksheet-solutions"))
    solutions = f'<section class="solutions"><h1>{last}</h1><ol>{answers}</ol></section>'
    body = with_faces(words, f"<p>{escape(words('worksheet-about'))}</p>{tasks}{solutions}")
    return printed_page(words, words("worksheet-title"), body, f"{_LOOK}{BOARD_LOOK}")


def _puzzle(words: Words, number: int, puzzle: Puzzle, variants: Variants) -> str:
    position = puzzle.position
    rules = render(words, variant_line(variants[position.rules.name]))
    title = f"{number}. {text_html(puzzle.entry.title)}" if puzzle.entry.title else f"{number}."
    board = paper_board(words, exercise_data(words, position, "", interactive=False))
    return (
        f'<section class="puzzle"><h2>{title} <small>({escape(rules)})</small></h2>'
        f"<p>{escape(render(words, _task(puzzle)))}</p>{board}"
        '<div class="answer"></div></section>'
    )


def _task(puzzle: Puzzle) -> Line:
    position, goal = puzzle.position, puzzle.goal
    if isinstance(goal, FindAllGoal):
        return find_all_task_on_paper(goal, number_to_find(position, goal.card))
    return task(position, goal)


def _solution(words: Words, puzzle: Puzzle) -> str:
    lines = [escape(render(words, line)) for line in _solutions(puzzle)]
    remark = f"<br><em>{text_html(puzzle.entry.remark)}</em>" if puzzle.entry.remark else ""
    return "<br>".join(lines) + remark


def _solutions(puzzle: Puzzle) -> tuple[Line, ...]:
    """Return every right play with its groups and sums."""
    if isinstance(puzzle.goal, FindAllGoal):
        return find_all_hints(puzzle.position, puzzle.goal, ())[-1]
    return play_hints(puzzle.position, puzzle.goal)[-1]
