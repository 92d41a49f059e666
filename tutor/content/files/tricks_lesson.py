"""A lesson on one of the trick-taking games, as it is written."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag

from tutor.content.files.models import ReadingIds
from tutor.content.tricks.goals import TrickPuzzleGoal, TrickStepGoal
from tutor.content.yaml.entry import Entry, LanguageCode, OneLine, Prose, Reasons, ShortLine, Slug, Title
from tutor.content.zwicken.entries import WrittenZwicken
from tutor.content.zwikken.entries import WrittenZwikken
from tutor.engine import zwicken, zwikken


def _game_tag(value: Any) -> str:
    # Pydantic asks for the tag of plain data when it loads, and of the dataclass when it writes.
    variant = value.get("variant") if isinstance(value, Mapping) else getattr(value, "variant", None)
    return zwikken.GAME.name if variant in zwikken.VARIANTS else zwicken.GAME.name


# A further game is a further line here.
TrickSetup = Annotated[
    Annotated[WrittenZwicken, Tag("zwicken")] | Annotated[WrittenZwikken, Tag("zwikken")], Discriminator(_game_tag)
]
"""A position, whose game follows from the variant."""


class WrongAction(Entry):
    """An action that must fail: for the stated reason, or, if none is stated, because it misses the goal."""

    action: OneLine
    reason: OneLine | None = None


class TrickExerciseEntry(Entry):
    """The part that steps and puzzles share: the position, and the actions that must fail.

    `shows` names the readings that are at work, `counter` those that tempt here and do not apply. `reasons` are the
    author's own reasons against wrong answers to a question, by the option or the number.
    """

    position: TrickSetup | None = None
    wrong: Annotated[tuple[WrongAction, ...], Field(max_length=10)] = ()
    reasons: Reasons = Field(default_factory=dict)
    shows: ReadingIds = ()
    counter: ReadingIds = ()


class TrickStepEntry(TrickExerciseEntry):
    """One step; `hint` says where to look, and `done` is shown once it is solved."""

    slug: Slug
    title: Title
    text: Prose
    goal: TrickStepGoal
    hint: Prose
    done: Prose


class TrickPuzzleEntry(TrickExerciseEntry):
    """A puzzle in a trick-taking game; without a `title` it is named by its goal.

    `language` is that of its texts, if it is not that of the folder.
    """

    title: Title | None = None
    trick_goal: TrickPuzzleGoal
    remark: Prose | None = None
    language: LanguageCode | None = None


class TricksLessonEntry(Entry):
    """A lesson on a trick-taking `game`; `can` says what a learner can do after solving every step."""

    title: Title
    about: Prose
    can: Prose
    game: ShortLine
    language: LanguageCode | None = None
    trick_steps: Annotated[tuple[TrickStepEntry, ...], Field(min_length=1, max_length=50)]
