"""The wishes of the project for its own files, beyond their proof; each function yields what a file lacks, a line each.

The documents of puzzles and lessons state the wishes in prose. `zwickern validate` does not ask for them, because other
people's files may do without.
"""

import re
from collections.abc import Collection, Iterator

from tutor.catalogue.exercises import Lesson, Puzzle, Step
from tutor.catalogue.rulebook import Rule, Section
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal, OnlyPlayGoal, ZwickGoal
from tutor.content.zwickern.questions import ChoiceGoal, OrderGoal
from tutor.engine.zwickern import read_play, write_play

FEWEST_STEPS, MOST_STEPS = 6, 20
WITHOUT_BOARDS = {"02-the-pack", "04-the-deal", "12-scoring", "13-three-names-alike", "14-zwicken", "15-zwikken"} | {
    "16-zwikken-20th-century",
    "17-zwikken-today",
}
"""The sections whose rules cannot be tried on a board."""


def puzzle_wishes(puzzle: Puzzle) -> Iterator[str]:
    """Yield what a puzzle lacks: all solutions and, if it has a title, tempting mistakes."""
    file, goal, entry = f"{puzzle.id}.yaml", puzzle.goal, puzzle.entry
    if isinstance(goal, FindAllGoal):
        if goal.count is None:
            yield f"{file}: say in the goal's `count` how many captures there are"
        return
    stated = {read_play(puzzle.position, text).play for text in entry.solutions}
    for play in solutions(puzzle.position, goal):
        if play not in stated:
            yield f"{file}: add {write_play(puzzle.position, play)!r} to `solutions`"
    if entry.title is None or isinstance(goal, OnlyPlayGoal):
        return
    if not entry.wrong:
        yield f"{file}: give a tempting mistake in `wrong`"
    elif isinstance(goal, ZwickGoal):
        verdicts = [judge_text(puzzle.position, wrong.play, goal) for wrong in entry.wrong]
        items = len(puzzle.position.table)
        if not any(2 * len(getattr(verdict.play, "takes", ())) >= items for verdict in verdicts):
            yield f"{file}: add to `wrong` a play that takes at least half of the {items} items on the table"


def lesson_wishes(lesson: Lesson) -> Iterator[str]:
    """Yield what a lesson lacks: a fitting length, answers, mistakes and the text `done` of each step."""
    file, number = f"{lesson.id}.yaml", len(lesson.steps)
    if not FEWEST_STEPS <= number <= MOST_STEPS:
        yield f"{file}: make {FEWEST_STEPS} to {MOST_STEPS} steps of it; there are {number}"
    for step in lesson.steps:
        for lack in _step_wishes(step, lesson.entry.plays):
            yield f"{file}: step {step.entry.slug}: {lack}"


def _step_wishes(step: Step, offered: Collection[str]) -> Iterator[str]:
    entry, goal = step.entry, step.goal
    if not entry.done:
        yield "say its point once more in `done`"
    if isinstance(goal, FindAllGoal):
        if goal.count is None:
            yield "say in the goal's `count` how many captures there are"
    elif isinstance(goal, OnePlayGoal):
        if not entry.solutions:
            yield "state at least one right play in `solutions`"
        # On an empty table nothing can be done wrong without the button for a build.
        if not entry.wrong and (goal.kind != "lay" or "build" in offered or (step.position and step.position.table)):
            yield "give a tempting mistake in `wrong`"
    elif not isinstance(goal, ChoiceGoal | OrderGoal) and goal.answer is None:
        yield "state the goal's `answer`"


def section_wishes(section: Section) -> Iterator[str]:
    """Yield what a section of the rule book lacks: small boards to try its rules on, and whole sentences."""
    file, name = f"{section.id}.yaml", section.id.split("/")[-1]
    boards = any(rule.examples for rule in section.rules)
    if not boards and name not in WITHOUT_BOARDS:
        yield f"{file}: give a rule `examples`, or add {name!r} to WITHOUT_BOARDS in tests/own_content.py"
    if boards and name in WITHOUT_BOARDS:
        yield f"{file}: it has `examples`; take {name!r} out of WITHOUT_BOARDS in tests/own_content.py"
    for rule in section.rules:
        for lack in _rule_wishes(rule):
            yield f"{file}: rule {rule.slug}: {lack}"


def _rule_wishes(rule: Rule) -> Iterator[str]:
    for text in (rule.entry.text, rule.entry.reading or "It is.", *(board.entry.text for board in rule.examples)):
        if not re.search(r"[.?]\"?$", text) or "!" in text:
            yield f"end {text[-30:]!r} with a full stop or a question mark, and do not shout"
    for board in rule.examples:
        legal, illegal = board.entry.legal, board.entry.illegal
        if len(board.position.table) > 6 or len(board.position.hand) > 5:
            yield "an example has at most 6 items on the table and 5 cards in the hand"
        if len(legal) > 3 or len(illegal) > 2 or len(set(legal)) < len(legal):
            yield "an example claims at most 3 plays as legal and 2 as illegal, each once"
        if said := [play for play in legal if " " in play and play in board.entry.text]:
            yield f"the text of an example gives {said[0]!r} away"
