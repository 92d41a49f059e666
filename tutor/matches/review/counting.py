"""The games that count in a player's figures, and the reasons why others do not."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from tutor.engine.zwickern import Variants
from tutor.matches.events import Dealt, Event, GameName, Hinted, Reviewed, Source, Started, TakenBack, WrongEventError
from tutor.matches.folding import warned_perhaps
from tutor.matches.review.found import AnyReview, WrongReviewError, with_warnings
from tutor.matches.review.games import REVIEWED_GAMES

Key = TypeVar("Key")


class Uncounted(StrEnum):
    """The reason why a game is left out of the figures.

    Several people played at one screen; all cards were open; the coach pointed out what to play; the person knew the
    cards from an earlier game; the cards have a public number, so that others may know them; a play was taken
    back.
    """

    SHARED = "shared"
    OPEN_HANDS = "open"
    GUIDED = "guided"
    KNOWN_CARDS = "known"
    PUBLIC_CARDS = "public"
    TAKEN_BACK = "back"


_WHY: Mapping[Source, Uncounted | None] = {
    "drawn": None,
    "again": Uncounted.KNOWN_CARDS,
    "address": Uncounted.PUBLIC_CARDS,
    "day": Uncounted.PUBLIC_CARDS,
}
"""The reasons why cards do not count, by the source of their number."""


class CountedGame(NamedTuple, Generic[Key]):
    """A game by its match and its number in it, from 0: why it does not count, if so, and its review, if any.

    `game` is what is played, such as Zwickern.
    """

    match: Key
    game: GameName
    number: int
    why: Uncounted | None
    review: AnyReview | None


def counted_games(matches: Iterable[tuple[Key, Sequence[Event]]], variants: Variants) -> Iterator[CountedGame[Key]]:
    """Yield all games of some matches, which are in the order in which they began.

    Of each match only the start, what was dealt and taken back, the help, and the reviews are needed. An impossible one
    is left out.
    """
    known: set[tuple[object, ...]] = set()
    for key, events in matches:
        first = next(iter(events), None)
        rules = _rules(first, variants)
        if not isinstance(first, Started) or rules is None:
            continue
        reviews = {one.hand: one.found for one in events if isinstance(one, Reviewed)}
        taken_back, warned = _taken_back(events), _warned_perhaps(events)
        for number, one in enumerate(one for one in events if isinstance(one, Dealt)):
            # House rules have the cards of the variant that they change.
            cards = rules.base or rules.name, len(first.seats), one.number, first.edition
            why = _of_match(first, number)
            if why is None:
                why = Uncounted.KNOWN_CARDS if cards in known else _WHY[one.source]
            if why is None and number in taken_back:
                why = Uncounted.TAKEN_BACK
            review = _read(reviews.get(number), first)
            if review is not None:
                review = with_warnings(review, warned[number])
            yield CountedGame(key, first.game, number, why, review)
            known.add(cards)


def _rules(first: Event | None, variants: Variants) -> Any:
    """Return the rules of a match by its first event; None if there are none."""
    try:
        return REVIEWED_GAMES[first.game].rules(first, variants) if isinstance(first, Started) else None
    except WrongEventError:
        return None


def _of_match(started: Started, number: int) -> Uncounted | None:
    """Return why a game of a match does not count, whatever its cards are."""
    if started.shared:
        return Uncounted.SHARED
    if started.open_hands:
        return Uncounted.OPEN_HANDS
    return Uncounted.GUIDED if started.guides(number) else None


def _taken_back(events: Iterable[Event]) -> set[int]:
    """Return the numbers of the games in which a play was taken back."""
    found, number = set[int](), -1
    for one in events:
        number += isinstance(one, Dealt)
        if isinstance(one, TakenBack):
            found.add(number)
    return found


def _warned_perhaps(events: Iterable[Event]) -> list[set[int]]:
    """Return of each game the numbers of the plays before which there may have been nothing but a warning.

    Where warnings have events of their own, the review is right as it is.
    """
    hints: list[list[Hinted]] = []
    for one in events:
        if isinstance(one, Dealt):
            hints.append([])
        elif isinstance(one, Hinted) and hints:
            hints[-1].append(one)
    return [warned_perhaps(each) for each in hints]


def _read(text: str | None, started: Started) -> AnyReview | None:
    try:
        review = None if text is None else REVIEWED_GAMES[started.game].parsed(text)
    except WrongReviewError:
        # An imported file may have brought any text.
        return None
    return review if review is not None and review.seat in started.people else None
