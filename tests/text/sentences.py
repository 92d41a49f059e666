"""Every sentence that the coach has to say on all content: tasks, hints, answers, verdicts, rules, records."""

from collections.abc import Iterable, Iterator
from functools import cache

from tutor.app.base.live_reload import proven_library
from tutor.catalogue.exercises import Puzzle, Step
from tutor.coach.question import Question
from tutor.coach.question_hints import answer_lines, question_hints
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.slips import trick_slips
from tutor.coach.zwickern.goals.table import solutions, task
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.questions.table import slips
from tutor.coach.zwickern.records import claim_line, remarks
from tutor.coach.zwickern.rules.comparison import compare_games
from tutor.coach.zwickern.rules.crib_sheet import building_lines, end_lines, joker_lines, turn_lines, zwick_lines
from tutor.coach.zwickern.rules.tables import deal_lines
from tutor.coach.zwickern.verdict.explanation import help_line, missed_lines, nudge, sentence
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.content.tricks.goals import AskedOfTricks
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.zwickern import VARIANTS, Position, write_play
from tutor.text import Line


@cache
def every_line() -> tuple[Line, ...]:
    """Return all lines, each once."""
    return tuple({repr(line): line for line in _lines() if line is not None}.values())


def _lines() -> Iterator[Line | None]:
    library = proven_library()
    paths = (place.step for path in library.paths for place in path.steps)
    for step in (*(step for lesson in library.lessons for step in lesson.steps), *paths):
        yield from _exercise(step)
    for puzzle in library.puzzles:
        yield from _exercise(puzzle)
    for asked in asked_on_tricks():
        yield from (slip.why for slip in trick_slips(*asked))
    for record in library.records:
        for ply in record.plies:
            yield play_line(ply.position, ply.play)
            yield from remarks(ply.position, ply.play)
            yield from (claim_line(ply.position, claim) for claim in ply.entry.claims)
    for section in library.sections:
        for rule in section.rules:
            for example in rule.examples:
                for text in (*example.entry.legal, *(one.play for one in example.entry.illegal)):
                    yield from _tried(example.position, text)
    for row in compare_games(*VARIANTS.values()):
        yield row.title
        yield from (line for said in row.said for line in said)
    for rules in VARIANTS.values():
        for lines in (joker_lines, turn_lines, building_lines, zwick_lines, deal_lines, end_lines):
            yield from lines(rules)


def _exercise(one: Step | Puzzle) -> Iterator[Line | None]:
    goal, position = one.goal, one.position
    question = getattr(one, "question", None)
    if question is not None:
        yield from _question(question)
        yield from (slip.why for slip in slips(goal, position, question, proven_library().variants))
    elif isinstance(goal, FindAllGoal) and position is not None:
        yield from _all(find_all_hints(position, goal, ()))
    elif isinstance(goal, OnePlayGoal) and position is not None:
        yield task(position, goal)
        yield from _all(play_hints(position, goal))
        right = [write_play(position, play) for play in solutions(position, goal)[:2]]
        for text in (*right, *(wrong.play for wrong in one.entry.wrong)):
            yield from _tried(position, text, goal)


def asked_on_tricks() -> Iterator[tuple[TrickKit, AskedOfTricks, TrickPosition | None, Question]]:
    """Yield every question of the steps and puzzles on trick-taking games, with its game, goal and position."""
    library = proven_library()
    steps = ((lesson.game, step.entry.goal, step) for lesson in library.tricks for step in lesson.steps)
    puzzles = ((one.game, one.entry.trick_goal, one) for one in library.trick_puzzles)
    for game, goal, one in (*steps, *puzzles):
        if one.question is not None and isinstance(goal, AskedOfTricks):
            yield game, goal, one.position, one.question


def _question(question: Question) -> Iterator[Line | None]:
    yield question.ask
    yield question.look
    yield from question.proof
    yield from _all(question_hints(question))
    yield from answer_lines(question)
    for option in question.options:
        yield option.label
        yield option.why


def _tried(position: Position, text: str, goal: OnePlayGoal | None = None) -> Iterator[Line | None]:
    verdict = judge_text(position, text, goal)
    yield from (sentence(verdict), nudge(verdict), help_line(verdict))
    if verdict.play is not None:
        yield play_line(position, verdict.play)
    if verdict.legal:
        yield from missed_lines(verdict)
    if verdict.split is not None:
        yield from split_lines(position.rules, verdict.split)


def _all(rungs: Iterable[Iterable[Line]]) -> Iterator[Line]:
    return (line for rung in rungs for line in rung)
