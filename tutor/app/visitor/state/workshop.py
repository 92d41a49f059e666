"""The state of the Workshop page."""

from dataclasses import dataclass, field

from tutor.text import Line


@dataclass(slots=True)
class WorkshopPage:
    """The open draft, with its `text` and the text that the log has `kept` of it.

    `draft` is the name of the draft, None until it is kept; `text` is "" before one is begun. `before` has the texts
    that it had before, the last one at the end, and `edits` counts the changes. `seat` is the seat that is laid out,
    and `refused` says why the last change was not made. `built` is what a build is being made of, in a change that
    waits for its value: the card, and the place of the item on the table, None without one.
    """

    draft: str | None = None
    text: str = ""
    kept: str | None = None
    before: list[str] = field(default_factory=list)
    edits: int = 0
    seat: str | None = None
    refused: Line | None = None
    built: tuple[str, int | None] | None = None
