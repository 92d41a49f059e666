"""The state that pages share, kept between two runs of a page."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.trainer.faults import LogError


class Notice(NamedTuple):
    """A message that waits to be shown at a place of a page, good or bad, with the faults line by line.

    One that can `undo` what it tells of stays until that is done, or another message comes to its place.
    """

    place: str
    good: bool
    text: str
    lines: tuple[str, ...] = ()
    undo: Callable[[], None] | None = None


class SyncedValue(NamedTuple):
    """The value of a synced widget, and the number in its key."""

    value: object
    number: int


class BrowserLanguages(NamedTuple):
    """The language in the cookie, None without one, and those that the browser accepts, as in its header."""

    cookie: str | None
    accepted: str


@dataclass(slots=True)
class Pages:
    """The state that pages share: the `places` last visited, messages that wait to be shown, and parts of pages `used`.

    `page` is the path of the page that was drawn last.
    `shown` has the synced widgets; `fault` is why attempts could not be kept when the whole page was last drawn.
    `risen` tells that the sheet below a table on a phone shows all its text. `asked_language` is what an
    address has asked for in this visit. `browser` is what the browser says of languages.
    """

    places: dict[str, str] = field(default_factory=dict)
    told: list[Notice] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    page: str | None = None
    shown: dict[str, SyncedValue] = field(default_factory=dict)
    fault: LogError | None = None
    risen: bool = False
    asked_language: str | None = None
    browser: BrowserLanguages | None = None
