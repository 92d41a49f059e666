"""The state of the Play page."""

from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID

from tutor.app.base.lane import Job
from tutor.app.board.component import BoardAnswer
from tutor.bots.ranking import SampledSoFar
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.matches.advice.asked import AskedHelp
from tutor.matches.proof import Told
from tutor.matches.review.games import Reviewing
from tutor.matches.settings import PlaySettings


class TableNow(NamedTuple):
    """How a match stands: the number of its games, and the plays of the last one; a hint changes nothing."""

    match: UUID
    games: int
    lines: tuple[str, ...]


class HeldPlay(NamedTuple):
    """A legal play that the coach has warned of, in notation, and the warning; it stands until something is played.

    `answer` is what the board said, and `look` what was sampled of the play.
    """

    where: TableNow
    line: str
    answer: BoardAnswer
    told: Told
    look: SampledSoFar | None


class RefusedAction(NamedTuple):
    """An action of another game that is not legal, and why; it is told until something is played."""

    where: TableNow
    verdict: ActionVerdict


class PlayHelp(NamedTuple):
    """The answers to a question of a person, of a hint the first `steps`; they stand until something is played."""

    where: TableNow
    question: AskedHelp
    answers: tuple[Told, ...]
    steps: int


class AwaitedReview(NamedTuple):
    """A game of a match, by its number, whose review a job works out, or goes on with from what is there so far."""

    match: UUID
    number: int
    so_far: Reviewing | None
    job: Job[Reviewing]

    @property
    def done(self) -> bool:
        """Whether the review is done, and stays here since the log could not keep it."""
        return self.so_far is not None and self.so_far.done


@dataclass(slots=True)
class PlayPage:
    """The state of the Play page.

    `settings` are those for the next match by the name of their setting, as far as they were read. `verdict` is that
    on the last play of Zwickern that was not legal, and `refused` that on such an action in another game. `again`
    counts how often the last round was asked for; `known` is how the match stood when it was shown last, None before
    the first and where this visit has gone on with it since. `held` is the play that the coach has warned of, `help`
    what was asked of it last, and `awaited` the review that is on its way.
    """

    settings: dict[str, PlaySettings] = field(default_factory=dict)
    verdict: Verdict | None = None
    refused: RefusedAction | None = None
    again: int = 0
    known: TableNow | None = None
    held: HeldPlay | None = None
    help: PlayHelp | None = None
    awaited: AwaitedReview | None = None
