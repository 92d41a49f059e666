"""The state of the Workshop page."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.app.visitor.state.own_files import SavedFile
from tutor.catalogue.entered_game import EnteredGame
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.files.load import Loaded
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Variants
from tutor.text import Line


class ReadGame(NamedTuple):
    """The game of a text, as far as it is entered, and the record that it makes; None of what has `faults`.

    With a record there are none.
    """

    text: str
    variants: Variants
    loaded: Loaded[RecordEntry] | None
    game: EnteredGame | None
    record: Record | None
    faults: tuple[Fault, ...]


class DraftChange(NamedTuple):
    """A change of a draft: its text before, and after."""

    before: str
    after: str


@dataclass(slots=True)
class WorkshopPage:
    """The open draft, with its `text` and the text that the log has `kept` of it.

    `draft` is the name of the draft, None until it is kept; `text` is "" before one is begun. `changes` has the changes
    of the visit by the name of the draft, "" until it is kept, and `edits` counts them. `seat` is the seat that is laid
    out, and `refused` says why the last change was not made. `built` is what a build is being made of, in a change that
    waits for its value: the card, and the place of the item on the table, None without one. `saved` is the file of a
    folder that the draft is saved as.

    In a game `laying` tells that its cards are laid out, else plays are made. `play` is the number of the play looked
    at, from 1, None for the next one. `verdict` is that on a play that was refused. `game` is the draft as it was read.
    `step` is the place of the step of a lesson that is looked at. `within` is the place of a step whose position or
    task is changed, None where these are a puzzle's.
    """

    draft: str | None = None
    text: str = ""
    kept: str | None = None
    changes: dict[str, list[DraftChange]] = field(default_factory=dict)
    edits: int = 0
    seat: str | None = None
    refused: Line | None = None
    built: tuple[str, int | None] | None = None
    laying: bool = True
    play: int | None = None
    verdict: Verdict | None = None
    game: ReadGame | None = None
    saved: SavedFile = field(default_factory=SavedFile)
    step: int = 0
    within: int | None = None

    @property
    def before(self) -> str | None:
        """The text before the last change; None without one, or where another tab has changed the draft since."""
        made = self.changes.get(self.draft or "")
        return made[-1].before if made and made[-1].after == self.text else None

    @property
    def inside(self) -> tuple[str | int, ...]:
        """The path in the text of the exercise that is changed."""
        return () if self.within is None else ("steps", self.within)
