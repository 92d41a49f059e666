"""The text of a draft, read: what holds in it, and what is wrong with it; and the text after a change."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tutor.content.files.load import Loaded, load_puzzle, position_of
from tutor.content.files.models import POSITION, PuzzleEntry, WrongEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.yaml.source import ContentError, Fault
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.engine.zwickern import Play, Position, Setup, Variants, write_play

DRAFT_FILE: Final = "puzzle.yaml"
_NO_HAND: Final = "position-no-hand-to-play"


class Draft(NamedTuple):
    """What a text holds: the puzzle as it is written, and its position once that is possible.

    `faults` are those that have to be mended in the text; a hand without cards is none, as cards can be put into it.
    """

    loaded: Loaded[PuzzleEntry] | None
    position: Position | None
    faults: tuple[Fault, ...]

    @property
    def entry(self) -> PuzzleEntry | None:
        """The puzzle as it is written, None if the text cannot be read as one."""
        return None if self.loaded is None else self.loaded.entry


def read_draft(text: str, variants: Variants) -> Draft:
    """Read the text of a draft."""
    try:
        loaded = load_puzzle(DRAFT_FILE, text, variants)
    except ContentError as error:
        return Draft(None, None, error.faults)
    try:
        return Draft(loaded, position_of(loaded, ("position",), loaded.entry.position), loaded.faults)
    except ContentError as error:
        wrong = tuple(one for one in error.faults if one.message != _NO_HAND)
        return Draft(loaded, None, (*loaded.faults, *wrong))


def as_puzzle(text: str) -> str:
    """Return a text as that of a puzzle: one that is only a position becomes the position of a puzzle.

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


def with_position(text: str, setup: Setup) -> str:
    """Return the text with another position, and without what was stated of the one before."""
    return changed_yaml(text, {**_UNSTATED, "position": POSITION.plain(setup, exclude_defaults=True)})


def with_goal(text: str, goal: dict[str, Any]) -> str:
    """Return the text with another goal, and without what was stated of the one before."""
    return changed_yaml(text, {**_UNSTATED, "goal": goal})


_UNSTATED: Final = {"solutions": None, "themes": None}


def with_text(text: str, key: str, value: str) -> str:
    """Return the text with another title or remark; an empty one is taken away."""
    return changed_yaml(text, {key: value or None})


def with_wrong(text: str, tries: Sequence[WrongEntry]) -> str:
    """Return the text with these wrong tries."""
    return changed_yaml(text, {"wrong": [one.model_dump(exclude_none=True) for one in tries] or None})


def stated(
    text: str, position: Position, goal: PlayGoal, right: Sequence[Play], found: Sequence[str], *, examples: bool
) -> str:
    """Return the text with all that the engine finds: the solutions and themes, or how many captures there are."""
    if isinstance(goal, FindAllGoal):
        return changed_yaml(text, {"goal": goal.model_copy(update={"count": len(right)}).model_dump(exclude_none=True)})
    plays = [] if examples else [write_play(position, play) for play in right]
    return changed_yaml(text, {"solutions": plays or None, "themes": list(found) or None})
