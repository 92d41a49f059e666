"""The state of the Replay page."""

from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID

from tutor.catalogue.records import Record
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Variants
from tutor.matches.match import Match
from tutor.matches.review.found import Review


@dataclass(slots=True)
class Guesses:
    """The guesses in a record: `tried` has the play that was guessed by its number, "" where it was shown instead.

    Guessing begins at the play with the number `start`, for the seat `seat`, or for all seats where that is None.
    `verdict` is the verdict on the last guess, legal or not, which was at the play with the number `at`.
    """

    start: int = 1
    seat: str | None = None
    tried: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    at: int = 0


class ProvenRecord(NamedTuple):
    """A proven record, with the name and the text that it was proven of, and the language of the page.

    Its texts are marked where they are in another language.
    """

    name: str
    text: str
    code: str
    record: Record


@dataclass(slots=True)
class ProvenRecords:
    """The results of proving the visitor's own records: by name and text the title or the faults; and the one `shown`.

    The results are valid only for the very object `known`, since house rules may change under the same names.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: ProvenRecord | None = None


class ShownPlay(NamedTuple):
    """The play that is shown: its game and its number, and whether the visitor came to it from the one before."""

    game: str
    ply: int
    from_before: bool


class PlayedGame(NamedTuple):
    """A game of the learner's own that is over, as a record: its match and id, its number there, its review, if any."""

    record: Record
    id: UUID
    match: Match
    number: int
    review: Review | None


class TriedAgain(NamedTuple):
    """A play that was tried again in a game, at the play with this number from 1, with its verdict.

    Once that is `judged`, `right` tells whether it gives nothing away, None where the table is too large to tell.
    `shown` tells that the better play is told.
    """

    game: str
    ply: int
    verdict: Verdict | None = None
    judged: bool = False
    right: bool | None = None
    shown: bool = False


class TriedAction(NamedTuple):
    """An action of tricks that was tried again in a game, at the one with this number from 1, with its verdict.

    `right` tells whether it gives little away, None before that is worked out. `shown` tells that the better one is
    told.
    """

    game: str
    at: int
    verdict: ActionVerdict | None = None
    right: bool | None = None
    shown: bool = False


@dataclass(slots=True)
class ReplayPage:
    """The state of the Replay page.

    `records` are the visitor's own records by name, None until they are read, and `proven` the results of proving them;
    `records_partial` is the time.monotonic() of reading them from a log that could not give everything, else None.
    `guesses` are kept by game; `verdict` is the verdict on the last play that was tried in a branch of a game, and
    `shown` is the play shown, None before the first. `played` is the last of the learner's own games that was opened,
    and `again` the play that was tried again last.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: ProvenRecords | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None
    shown: ShownPlay | None = None
    played: PlayedGame | None = None
    again: TriedAgain | None = None
    tried_action: TriedAction | None = None
