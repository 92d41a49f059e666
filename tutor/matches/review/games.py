"""The games whose hands are reviewed, by name: the review of a hand, its text, and the puzzles of its mistakes."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.bots.ranking import WORLDS, SampledSoFar
from tutor.coach.kits import KITS, TRICK_KITS
from tutor.engine.zwickern import Rules, Variants
from tutor.matches.events import Started
from tutor.matches.match import Hand, rules_of
from tutor.matches.review.any_game import never, silent
from tutor.matches.review.careful_result import with_careful
from tutor.matches.review.found import AnyReview, Judged, Review, parsed_review, read_review
from tutor.matches.review.puzzles import MistakePuzzle, puzzles_of
from tutor.matches.review.review import bear_out, measure_ahead, review
from tutor.matches.tricks.match import TrickHand, rules_of_tricks
from tutor.matches.tricks.review.found import TrickReview, parsed_trick_review, read_trick_review
from tutor.matches.tricks.review.review import measured_action, whole_trick_review


def whole_review(
    started: Started,
    rules: Rules,
    hand: Hand,
    seat: int,
    *,
    worlds: int = WORLDS,
    known: Sequence[Judged] = (),
    stop: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = silent,
) -> Review:
    """Review the plays of a seat in a hand that is over, beside what the careful bot gets with the same cards.

    `known`, `stop` and `progress` are those of `reviewed_plays`.
    """
    found = review(hand, seat, worlds=worlds, known=known, stop=stop, progress=progress)
    return with_careful(found, started, rules, hand, stop=stop)


class ReviewedGame(NamedTuple):
    """One game: the rules of a start, the review of a hand, what reads its text, and the puzzles of its mistakes.

    `bear_out` looks again at the marks of a review whose plays are all there, as `to_bear_out` says. `measure` looks at
    one play of a hand, from a look of the coach on, and the process remembers it for the review. `parsed` reads the
    text for whatever hand, and `read` for one hand that it must fit.
    """

    rules: Callable[[Started, Variants], Any]
    review: Callable[..., AnyReview]
    bear_out: Callable[..., Any]
    measure: Callable[[Any, int, SampledSoFar | None], object]
    parsed: Callable[[str], AnyReview]
    read: Callable[[str, Any], AnyReview]
    puzzles: Callable[[Any, Any], tuple[MistakePuzzle, ...]]


class Reviewing(NamedTuple):
    """The progress of the work: the review of a game so far, and the puzzles that its mistakes make.

    Until all plays were `looked` at once, some are missing. There are puzzles when its marks are borne out.
    """

    review: AnyReview
    looked: bool
    puzzles: tuple[MistakePuzzle, ...] = ()

    @property
    def done(self) -> bool:
        """Whether nothing is left to be done."""
        return self.looked and not self.review.to_bear_out


def _no_puzzles(_: object, __: object) -> tuple[MistakePuzzle, ...]:
    return ()


def _nothing_to_bear_out(review: TrickReview, _: TrickHand, **__: object) -> TrickReview:
    """Return a review of tricks, whose marks are looked at once."""
    return review


def _measure_action(hand: TrickHand, ply: int, _: SampledSoFar | None) -> object:
    return measured_action(hand, ply, hand.plays[ply])


_TRICKS = ReviewedGame(
    lambda started, _: rules_of_tricks(started),
    whole_trick_review,
    _nothing_to_bear_out,
    _measure_action,
    parsed_trick_review,
    read_trick_review,
    _no_puzzles,
)

_ZWICKERN = ReviewedGame(rules_of, whole_review, bear_out, measure_ahead, parsed_review, read_review, puzzles_of)

REVIEWED_GAMES: Mapping[str, ReviewedGame] = MappingProxyType(
    {name: _TRICKS if name in TRICK_KITS else _ZWICKERN for name in KITS}
)
