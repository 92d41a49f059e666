"""Reading the text of a draft, with its faults, and the text after each kind of change."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tutor.app.drafts.kinds import draft_kind
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.content.files.load import Loaded, load_lesson, load_puzzle, load_record, position_of
from tutor.content.files.models import POSITION, ExerciseEntry, LessonEntry, PuzzleEntry, StepEntry, WrongEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.yaml.source import ContentError, Fault, Path
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.engine.zwickern import Play, Position, Setup, Variants, write_play

DRAFT_FILE: Final = "puzzle.yaml"
_NO_HAND: Final = "position-no-hand-to-play"


Asked = TypeVar("Asked", bound=ExerciseEntry)


class Draft(NamedTuple, Generic[Asked]):
    """The exercise in a text: the puzzle or the step of a lesson as written, and its position once that is possible.

    The entry is None if the text cannot be read. `faults` are those to mend in the text; an empty hand is not one of
    them, because cards can be put into it.
    """

    entry: Asked | None
    position: Position | None
    faults: tuple[Fault, ...]


def read_draft(text: str, variants: Variants) -> Draft[PuzzleEntry]:
    """Read the text of a puzzle."""
    try:
        loaded = load_puzzle(DRAFT_FILE, text, variants)
    except ContentError as error:
        return Draft(None, None, error.faults)
    return _placed(loaded, ("position",), loaded.entry, loaded.entry.position)


def first_fault(text: str, variants: Variants) -> Fault | None:
    """Return the first reason why the text of a draft cannot be read at all, None if it can."""
    read = {"puzzle": load_puzzle, "lesson": load_lesson, "game": load_record}[draft_kind(text)]
    try:
        read(DRAFT_FILE, text, variants)
    except ContentError as error:
        return error.faults[0]
    return None


def read_lesson_entry(text: str, variants: Variants) -> LessonEntry | None:
    """Return the lesson of a text as written, None if it cannot be read."""
    try:
        return load_lesson(DRAFT_FILE, text, variants).entry
    except ContentError:
        return None


def read_step(text: str, place: int, variants: Variants) -> Draft[StepEntry]:
    """Read a step of the text of a lesson, which may have no position."""
    try:
        loaded = load_lesson(DRAFT_FILE, text, variants)
        entry = loaded.entry.steps[place]
    except ContentError as error:
        return Draft(None, None, error.faults)
    if entry.position is None:
        return Draft(entry, None, loaded.faults)
    return _placed(loaded, ("steps", place, "position"), entry, entry.position)


def _placed(loaded: Loaded[Any], path: tuple[str | int, ...], entry: Asked, setup: Setup) -> Draft[Asked]:
    try:
        return Draft(entry, position_of(loaded, path, setup), loaded.faults)
    except ContentError as error:
        wrong = tuple(fault for fault in error.faults if fault.message != _NO_HAND)
        return Draft(entry, None, (*loaded.faults, *wrong))


def as_puzzle(text: str) -> str:
    """Return a text as that of a puzzle: a bare position becomes the position of a puzzle.

    >>> print(as_puzzle("turn: South\\n"), end="")
    goal: {kind: zwick}
    position:
      turn: South
    """
    lines = text.splitlines()
    keys = {line.partition(":")[0] for line in lines}
    if "turn" not in keys or {"goal", "position"} & keys:
        return text
    inside = "\n".join(f"  {line}" if line.strip() else line for line in lines)
    return f"goal: {{kind: zwick}}\nposition:\n{inside}\n"


def with_position(text: str, setup: Setup, inside: Path, goal: Mapping[str, Any]) -> str:
    """Return the text with another position, and without statements about the old one.

    `inside` is the path of the exercise in the text, and `goal` what it asks for.
    """
    asked = {key: value for key, value in goal.items() if key not in _FOUND}
    changes = {**_UNSTATED, "goal": asked, "position": POSITION.plain(setup, exclude_defaults=True)}
    return changed_yaml(text, changes, inside)


def with_goal(text: str, goal: Mapping[str, Any], inside: Path = ()) -> str:
    """Return the text with another goal, and without statements about the old one.

    A goal that is not answered by one play has no wrong tries.
    """
    wrong = {} if goal["kind"] in ONE_PLAY else {"wrong": None}
    return changed_yaml(text, {**_UNSTATED, **wrong, "goal": goal}, inside)


_UNSTATED: Final = {"solutions": None, "themes": None, "reasons": None}
_FOUND: Final = ("answer", "count")


def with_text(text: str, key: str, value: str) -> str:
    """Return the text with another title or remark; an empty one is removed."""
    return changed_yaml(text, {key: value or None})


def with_wrong(text: str, tries: Sequence[WrongEntry], inside: Path = ()) -> str:
    """Return the text with these wrong tries."""
    return changed_yaml(text, {"wrong": [attempt.model_dump(exclude_none=True) for attempt in tries] or None}, inside)


def stated(
    text: str, position: Position, goal: PlayGoal, right: Sequence[Play], found: Sequence[str], *, examples: bool
) -> str:
    """Return the text with the engine's findings: the solutions and themes, or the number of captures."""
    if isinstance(goal, FindAllGoal):
        return changed_yaml(text, {"goal": goal.model_copy(update={"count": len(right)}).model_dump(exclude_none=True)})
    plays = [] if examples else [write_play(position, play) for play in right]
    return changed_yaml(text, {"solutions": plays or None, "themes": list(found) or None})
