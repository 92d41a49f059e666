"""The shape of a path: steps of the course and steps of its own in one order, and a game to play at its end."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag

from tutor.content.files.models import RecordEntry, StepEntry
from tutor.content.yaml.entry import Entry, Number, OneLine, Prose, Title
from tutor.content.zwickern.plays import PLAYS, PlayKind

PlayKinds = Annotated[tuple[PlayKind, ...], Field(min_length=1)]


class CourseStepEntry(Entry):
    """A step of the course, by its id; `plays` are those that the board offers here."""

    step: OneLine
    plays: PlayKinds = PLAYS


class OwnStepEntry(StepEntry):
    """A step of the path's own; `plays` are those that the board offers."""

    plays: PlayKinds = PLAYS


def _step_tag(value: Any) -> str:
    course = "step" in value if isinstance(value, Mapping) else isinstance(value, CourseStepEntry)
    return "course" if course else "own"


PathStepEntry = Annotated[
    Annotated[CourseStepEntry, Tag("course")] | Annotated[OwnStepEntry, Tag("own")], Discriminator(_step_tag)
]


class LastGameEntry(Entry):
    """A game whose end the learner plays, from the first seat, after the first `kept` plays of the record."""

    title: Title
    text: Prose
    done: Prose
    record: RecordEntry
    kept: Annotated[Number, Field(ge=0)]


class PathEntry(Entry):
    """A short way through the game; `can` says at its end what the learner can do."""

    title: Title
    about: Prose
    can: Prose | None = None
    path: Annotated[tuple[PathStepEntry, ...], Field(min_length=1, max_length=20)]
    game: LastGameEntry | None = None
