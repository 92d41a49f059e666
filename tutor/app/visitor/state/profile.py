"""The owner of a visit, and what was read from the log of their profile."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from tutor.app.board.protocol import Look
from tutor.app.visitor.standing import Standing
from tutor.catalogue.house_rules import KnownVariants
from tutor.trainer.attempts import Attempt
from tutor.trainer.practice import Practice


@dataclass(slots=True)
class Whose:
    """The owner of the visit: the `profile` at the last look, and the `token` that is the profile without a cookie."""

    profile: str | None = None
    token: str | None = None


@dataclass(slots=True)
class Tried:
    """The attempts of a learner in the log: the exercises `solved`, and when those of the content were last tried.

    `noted` lists the attempts of this visit, oldest first, and `number` counts all. `partial` is the time.monotonic()
    of reading a log that could not give everything, else None. `practice` is worked out from the attempts at its first
    use, for the variants with the names `variants`; it is None before.
    """

    solved: set[str]
    latest: dict[str, datetime]
    noted: list[Attempt]
    number: int
    partial: float | None = None
    practice: Practice | None = None
    variants: frozenset[str] = frozenset()


class KeptStanding(NamedTuple):
    """The standing last worked out, and a key that tells whether it still holds."""

    key: str
    standing: Standing


@dataclass(slots=True)
class Logged:
    """The data read from the log of the visitor's profile, each None until its first use.

    `standing` is what was last worked out from it; `houses` are the variants with the visitor's own house rules, and
    `houses_partial` is the time.monotonic() of reading them from a log that could not give everything, else None;
    `look` is the look of the board, and `language` has the settings of the language.
    """

    tried: Tried | None = None
    standing: KeptStanding | None = None
    houses: KnownVariants | None = None
    houses_partial: float | None = None
    look: Look | None = None
    language: Mapping[str, str] | None = None
