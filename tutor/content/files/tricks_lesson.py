"""A lesson on one of the trick-taking games, as it is written."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag

from tutor.content.files.models import ReadingIds
from tutor.content.tricks.goals import TrickStepGoal
from tutor.content.yaml.entry import Entry, LanguageCode, OneLine, Prose, ShortLine, Slug, Title
from tutor.content.zwicken.position import WrittenZwicken
from tutor.content.zwikken.position import WrittenZwikken
from tutor.engine import zwicken, zwikken


def _game_tag(value: Any) -> str:
    # Pydantic asks for the tag of plain data in loading, and of the dataclass in writing.
    variant = value.get("variant") if isinstance(value, Mapping) else getattr(value, "variant", None)
    return zwikken.GAME.name if variant in zwikken.VARIANTS else zwicken.GAME.name


# A further game is a further line here.
TrickSetup = Annotated[
    Annotated[WrittenZwicken, Tag("zwicken")] | Annotated[WrittenZwikken, Tag("zwikken")], Discriminator(_game_tag)
]
"""A position, whose variant tells the game."""


class WrongAction(Entry):
    """An action that must fail: for the stated reason, or, if none is stated, because it misses what is asked."""

    action: OneLine
    reason: OneLine | None = None


class TrickStepEntry(Entry):
    """One step; `hint` says where to look, and `done` is shown once it is solved.

    `shows` names the readings that are at work, `counter` those that tempt here and do not apply.
    """

    slug: Slug
    title: Title
    text: Prose
    position: TrickSetup | None = None
    goal: TrickStepGoal
    wrong: Annotated[tuple[WrongAction, ...], Field(max_length=10)] = ()
    hint: Prose
    done: Prose
    shows: ReadingIds = ()
    counter: ReadingIds = ()


class TricksLessonEntry(Entry):
    """A lesson on a trick-taking `game`; `can` says what a learner can do who has solved every step."""

    title: Title
    about: Prose
    can: Prose
    game: ShortLine
    language: LanguageCode | None = None
    trick_steps: Annotated[tuple[TrickStepEntry, ...], Field(min_length=1, max_length=50)]
