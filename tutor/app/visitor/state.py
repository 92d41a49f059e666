"""All that is kept for one visitor between two runs of a page."""

import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

import streamlit as st

from tutor.app.board.protocol import Look
from tutor.catalogue.house_rules import Known
from tutor.catalogue.records import Game
from tutor.coach.question import Marking
from tutor.coach.zwickern.puzzle.hints import RUNGS
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern.moves import Move
from tutor.engine.zwickern.rules import Variants
from tutor.text import Line
from tutor.trainer.attempts import Attempt as Noted
from tutor.trainer.practice import Practice

_KEY = "visit"
_MOST_PASSED = 100


@dataclass(slots=True)
class Attempt:
    """What happened with one exercise: `round` counts fresh boards and is part of the board's epoch.

    `verdict` or `marking` tells of the last answer, `found` holds captures where all are to be found, `latest` the
    one that the last play has found, `order` the events chosen so far; `hints` are the rungs shown in this round,
    `helped` those of the rounds before it. When all is over, `exploring` lets the board take any other play, of which
    `explored` is the verdict; nothing of it is noted.
    """

    round: int = 0
    verdict: Verdict | None = None
    marking: Marking | None = None
    note: Line | None = None
    found: list[Move] = field(default_factory=list)
    latest: Move | None = None
    order: list[str] = field(default_factory=list)
    hints: int = 0
    helped: int = 0
    right: bool = False
    exploring: bool = False
    explored: Verdict | None = None
    started: float = field(default_factory=time.monotonic)

    @property
    def solution_shown(self) -> bool:
        """Whether the last hint, which is the whole solution, is shown."""
        return self.hints >= RUNGS

    @property
    def over(self) -> bool:
        """Whether the answer is known."""
        return self.right or self.solution_shown

    @property
    def begun(self) -> bool:
        """Whether there is something to begin again."""
        tried = self.verdict or self.marking or self.note or self.found or self.order
        return self.over or bool(tried)

    @property
    def milliseconds(self) -> int:
        """How long ago the exercise was first shown or begun again."""
        return int((time.monotonic() - self.started) * 1000)


@dataclass(slots=True)
class Tried:
    """What the log says that a learner has tried: the exercises solved, and when those of the content were last tried.

    `noted` is what was tried in this visit, oldest first, and `number` counts all attempts. `partial` tells when a log
    was read that could not give everything; None where it could. `practice` is what the attempts come to, None until
    somebody asks; it was worked out for the variants with the names `variants`.
    """

    solved: set[str]
    latest: dict[str, datetime]
    noted: list[Noted]
    number: int
    partial: float | None = None
    practice: Practice | None = None
    variants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Guesses:
    """What was guessed in a game: by the number of the play what was tried, "" where the play was shown.

    Guessing begins at the play `start`, for one seat or, where that is None, for all of them. `verdict` tells of the
    last try, be it legal or not, and `at` of which play.
    """

    start: int = 1
    seat: str | None = None
    tried: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    at: int = 0


@dataclass(slots=True)
class Proven:
    """What was found when own records were proven: by name and text the title or what is wrong; and the one shown.

    It holds for the variants `known`, the very ones.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: tuple[str, str, Game] | None = None


@dataclass(slots=True)
class Replaying:
    """What the visitor does with game records.

    `records` are the own ones by name, None until they are read, and `proven` what came of them; `guesses` is what was
    guessed by game; `verdict` tells of the last play tried in another course of a game.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: Proven | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None


class Told(NamedTuple):
    """A message that waits to be shown at a place of a page, good or bad, with what is wrong line by line."""

    place: str
    good: bool
    text: str
    lines: tuple[str, ...] = ()


@dataclass(slots=True)
class Visit:
    """One visitor's tries by item id, the places last visited, and the number of the last answer that was judged.

    `wishes` is what the puzzles have to be, and `mixed` which of them came as a surprise.
    `tried` is None until the log of attempts has been read; `standing` is what was last worked out from it, and for
    when; `told` are messages that wait to be shown, `used` the parts of pages in which something was done;
    `passed` are the puzzles that were shown, the last one at the end; `own_position` is the text of the position that
    the visitor looks at under several rules; `look` is None until it was read how the board is to look; `shown` has
    what a widget shows that follows what is set elsewhere, and how often that was set; `fault` is why attempts could
    not be kept when the whole page was last drawn; `left` is whether a puzzle comes after one, for what was known then;
    `answered` tells that an answer was judged of which nothing was drawn yet.
    """

    attempts: dict[str, Attempt] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    last_seq: int = 0
    tried: Tried | None = None
    standing: tuple[str, object] | None = None
    told: list[Told] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    passed: list[str] = field(default_factory=list)
    houses: Known | None = None
    houses_partial: float | None = None
    replaying: Replaying = field(default_factory=Replaying)
    own_position: str = ""
    look: Look | None = None
    shown: dict[str, tuple[object, int]] = field(default_factory=dict)
    fault: object = None
    answered: bool = False
    left: tuple[object, object, str, bool] | None = None

    def pass_by(self, item_id: str) -> None:
        """Remember that a puzzle was shown, the last one at the end."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]

    def attempt(self, item_id: str) -> Attempt:
        """What happened with an exercise so far."""
        return self.attempts.setdefault(item_id, Attempt())


def visit() -> Visit:
    """The visitor's state."""
    found = st.session_state.get(_KEY)
    if not isinstance(found, Visit):
        found = st.session_state[_KEY] = Visit()
    return found


def start_again(item_id: str) -> None:
    """Clear an exercise for another try."""
    before = visit().attempt(item_id)
    helped = 0 if before.over else max(before.hints, before.helped)
    # What was found of all captures stays found.
    found = [] if before.over else before.found
    visit().attempts[item_id] = Attempt(round=before.round + 1, helped=helped, found=found)
