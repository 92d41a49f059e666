"""The faults of goals that plays meet, and of statements about plays, which are proved both ways."""

import re
from collections.abc import Collection, Iterator
from typing import Final, TypeVar

from tutor.coach.zwickern.goals.kinds.find_all import number_to_find
from tutor.coach.zwickern.goals.table import ONE_PLAY, can_be_met, goal_problems, meets, solutions
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, legality
from tutor.content.files.load import Loaded
from tutor.content.files.models import ExerciseEntry, StepEntry, WrongEntry
from tutor.content.yaml.disguises import CURLY
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Fault, Path
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal, PlayGoal
from tutor.content.zwickern.plays import KIND_OF
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern import Play, Position, Reason, read_play, write_play
from tutor.engine.zwickern.notation import SeveralItemsError
from tutor.text import language, render

Model = TypeVar("Model", bound=Entry)


def needless_plays(loaded: Loaded[Model], path: Path, entry: ExerciseEntry) -> Iterator[Fault]:
    """Yield a fault for plays that are stated although the goal is not answered by one play."""
    for key in ("solutions", "wrong"):
        if getattr(entry, key):
            yield loaded.fault((*path, key), "check-plays-not-needed", key=key)


def play_faults(
    loaded: Loaded[Model], path: Path, position: Position, entry: ExerciseEntry, goal: PlayGoal
) -> Iterator[Fault]:
    """Yield the faults of a goal that plays meet, and of the solutions and wrong plays that are stated for it."""
    problems = tuple(goal_problems(position, goal))
    if problems:
        yield from (loaded.fault((*path, "goal", *one.path), one.message, **one.details) for one in problems)
    elif isinstance(goal, FindAllGoal):
        yield from needless_plays(loaded, path, entry)
        yield from _find_all_faults(loaded, (*path, "goal"), position, goal)
    else:
        # The pages show the solutions, so finding them must not take too much work either.
        if not can_be_met(position, goal) or not solutions(position, goal):
            yield loaded.fault((*path, "goal"), "check-not-solvable")
        yield from _solution_faults(loaded, (*path, "solutions"), position, entry, goal)
        for index, wrong in enumerate(entry.wrong):
            yield from _wrong_faults(loaded, (*path, "wrong", index), position, goal, wrong)


def hidden_faults(
    loaded: Loaded[Model], path: Path, position: Position, entry: StepEntry, offered: Collection[str]
) -> Iterator[Fault]:
    """Yield a fault for each play of a proven step that no button makes: buttons are shown only for those `offered`."""
    for place, text in _plays_of(position, entry):
        play = legality(position, text).play
        kind = None if play is None else KIND_OF[type(play)]
        if kind is not None and kind not in offered:
            yield loaded.fault((*path, *place), "check-play-hidden", step=entry.slug, play=text, kind=kind)


def _plays_of(position: Position, entry: StepEntry) -> Iterator[tuple[Path, str]]:
    """Yield the plays that a step states, each with its place; if it states no solutions, also one that is right."""
    for number, text in enumerate(entry.solutions):
        yield ("solutions", number), text
    for number, wrong in enumerate(entry.wrong):
        yield ("wrong", number, "play"), wrong.play
    if not entry.solutions and isinstance(entry.goal, PlayGoal):
        yield ("goal",), write_play(position, solutions(position, entry.goal)[0])


# Words that people write in place of the signs of the notation, in the languages of the tutor.
_INSTEAD: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), sign)
    for pattern, sign in (
        (r"(?<=\s)(takes?|captures?|nimmt|fängt|raubt|prend|prends|ramasse|[*✕✖→>:]|->|=>)(?=\s)", "x"),
        (r"(?<=\s)(lays?( down)?|plays?|legt|spielt|pose|joue)(?=\s)", " "),
        (r"\s(and|und|et|&)\s", "+"),
        (r"[,;]\s*", " "),
        (r"(?<=\s)(onto|upon|auf|sur)(?=\s)", "on"),
        (r"(?<=\s)(as|als|is|equals|makes|ist|fait)(?=\s)", "="),
        (r"(?<=\s)(für|pour)(?=\s)", "for"),
        (r"\b1o(?=[shdc♠♥♦♣]\b)", "10"),
        (r"\b(a|k|q|j|[2-9]|10) of (s|h|d|c)(pades?|earts?|iamonds?|lubs?)\b", r"\1\2"),
    )
)

LEAST_TO_FIND, MOST_TO_FIND = 2, 15


def _find_all_faults(loaded: Loaded[Model], path: Path, position: Position, goal: FindAllGoal) -> Iterator[Fault]:
    number = number_to_find(position, goal.card)
    if not LEAST_TO_FIND <= number <= MOST_TO_FIND:
        yield loaded.fault(path, "check-find-all-number", number=number)
    if goal.count is not None and goal.count != number:
        yield loaded.fault((*path, "count"), "check-find-all-count", stated=goal.count, found=number)


def _solution_faults(
    loaded: Loaded[Model], path: Path, position: Position, entry: ExerciseEntry, goal: OnePlayGoal
) -> Iterator[Fault]:
    stated: set[Play] = set()
    unread = False
    for index, text in enumerate(entry.solutions):
        verdict = legality(position, text)
        if verdict.play is not None:
            stated.add(verdict.play)
        unread = unread or verdict.play is None
        if is_unread(verdict):
            yield unread_fault(loaded, (*path, index), position, text)
        elif not verdict.legal:
            yield loaded.fault((*path, index), "check-solution-illegal", play=text, why=why(verdict))
        elif not _met(verdict, goal):
            yield loaded.fault((*path, index), "check-solution-misses", play=text)
    # An unreadable play may be the very one that seems to be missing.
    if entry.solutions and not unread and not ONE_PLAY[goal.kind].examples:
        for play in solutions(position, goal):
            if play not in stated:
                yield loaded.fault(path, "check-solution-missing", play=write_play(position, play))


def _wrong_faults(
    loaded: Loaded[Model], path: Path, position: Position, goal: OnePlayGoal, wrong: WrongEntry
) -> Iterator[Fault]:
    known = [str(reason) for reason in Reason]
    if wrong.reason is not None and wrong.reason not in known:
        listed = ", ".join(known)
        yield loaded.fault((*path, "reason"), "check-wrong-unknown-reason", reason=wrong.reason, known=listed)
        return
    verdict = legality(position, wrong.play)
    found = [str(violation.reason) for violation in verdict.violations]
    if verdict.legal and _met(verdict, goal):
        yield loaded.fault((*path, "play"), "check-wrong-is-right", play=wrong.play)
    elif verdict.legal and wrong.reason is not None:
        yield loaded.fault((*path, "reason"), "check-wrong-is-legal", play=wrong.play, reason=wrong.reason)
    elif is_unread(verdict) and wrong.reason != Reason.UNREADABLE:
        yield unread_fault(loaded, (*path, "play"), position, wrong.play, "check-unreadable-wrong")
    elif not verdict.legal and wrong.reason is None:
        yield loaded.fault((*path, "play"), "check-wrong-needs-reason", play=wrong.play, found=found[0])
    elif wrong.reason is not None and wrong.reason not in found:
        shown = ", ".join(found)
        yield loaded.fault(
            (*path, "reason"), "check-wrong-other-reason", play=wrong.play, reason=wrong.reason, found=shown
        )


def is_unread(verdict: Verdict) -> bool:
    """Tell whether a text cannot be read as a play at all."""
    return any(one.reason == Reason.UNREADABLE for one in verdict.violations)


def unread_fault(
    loaded: Loaded[Model], path: Path, position: Position, text: str, message: str = "check-unreadable-play"
) -> Fault:
    """Return the fault of a text that cannot be read as a play: with the play that it nearly is, or else `message`."""
    if CURLY.search(text):
        return loaded.fault(path, "check-curly-quotes", play=text)
    like = _nearly(position, text)
    if like is None:
        return loaded.fault(path, message, text=text)
    return loaded.fault(path, "check-play-like", text=text, like=like)


def _nearly(position: Position, text: str) -> str | None:
    """Return the play of a text with words or signs in place of those of the notation; None if there is none."""
    line = f" {text} "
    for pattern, sign in _INSTEAD:
        line = pattern.sub(sign, line)
    line = " ".join(line.split())
    try:
        read_play(position, line)
    except SeveralItemsError:
        return line
    except UnreadableError:
        return None
    return line


def _met(verdict: Verdict, goal: OnePlayGoal) -> bool:
    """Tell whether a legal play reaches a goal."""
    return verdict.play is not None and meets(verdict.position, verdict.play, goal)


def why(verdict: Verdict) -> str:
    """Return the sentence of a verdict in English, which is the language of all messages for authors."""
    return render(language("en"), sentence(verdict))
