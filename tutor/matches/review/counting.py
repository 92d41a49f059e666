"""Which games count in somebody's figures, and why the others do not."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from tutor.engine.zwickern import Variants
from tutor.matches.events import Dealt, Event, Reviewed, Started, WrongEventError
from tutor.matches.match import rules_of
from tutor.matches.review.found import Review, WrongReviewError, parsed_review

Key = TypeVar("Key")


class Uncounted(StrEnum):
    """Why a game counts in nobody's figures.

    Several people played at one screen; all cards were open; the coach pointed out what to play; the person knew the
    cards from an earlier game.
    """

    SHARED = "shared"
    OPEN_HANDS = "open"
    GUIDED = "guided"
    KNOWN_CARDS = "known"


class CountedGame(NamedTuple, Generic[Key]):
    """A game by its match and its number in it, from 0: why it does not count, if so, and its review, if any."""

    match: Key
    number: int
    why: Uncounted | None
    review: Review | None


def counted_games(matches: Iterable[tuple[Key, Sequence[Event]]], variants: Variants) -> Iterator[CountedGame[Key]]:
    """Yield all games of some matches, which are in the order in which they began.

    Of each match only the start, what was dealt, and the reviews are needed. One that cannot be is left out.
    """
    known: set[tuple[object, ...]] = set()
    for key, events in matches:
        first = next(iter(events), None)
        try:
            rules = rules_of(first, variants) if isinstance(first, Started) else None
        except WrongEventError:
            continue
        if not isinstance(first, Started) or rules is None:
            continue
        reviews = {one.hand: one.found for one in events if isinstance(one, Reviewed)}
        for number, one in enumerate(one for one in events if isinstance(one, Dealt)):
            # House rules have the cards of the variant that they change.
            cards = rules.base or rules.name, len(first.seats), one.number, first.edition
            review = _read(reviews.get(number), first)
            yield CountedGame(key, number, _why(first, number, is_known=cards in known), review)
            known.add(cards)


def _why(started: Started, number: int, *, is_known: bool) -> Uncounted | None:
    if started.shared:
        return Uncounted.SHARED
    if started.open_hands:
        return Uncounted.OPEN_HANDS
    if started.guides(number):
        return Uncounted.GUIDED
    return Uncounted.KNOWN_CARDS if is_known else None


def _read(text: str | None, started: Started) -> Review | None:
    try:
        review = None if text is None else parsed_review(text)
    except WrongReviewError:
        # An imported file may have brought any text.
        return None
    return review if review is not None and review.seat in started.people else None
