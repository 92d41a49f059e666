"""The files of a trick-taking game: what reading and proving them asks of the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from tutor.content.tricks.entries import HandEntry, SituationEntry
from tutor.engine.cards import Card
from tutor.engine.tricks import from_seat
from tutor.text import Line


@dataclass(frozen=True, slots=True)
class ToldCards:
    """The cards of a hand as its file gives them: the hands by seat, and those of each other key."""

    hands: Mapping[int, Sequence[Card]]
    others: Mapping[str, Sequence[Card]]

    def in_order(self, dealer: int, each: int) -> list[Card]:
        """Return the cards of the hands in the order of dealing, some cards to each."""
        return [card for seat in from_seat(dealer + 1, len(self.hands)) for card in self.hands[seat][:each]]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickFiles:
    """What the proof of the files of a trick-taking game asks of it.

    `situation` and `hand` are the models of its files. `written` returns the setup of a position, from what setups of
    all such games have. `keys` are the keys of a hand with cards outside the hands, and `next_key` is that of the card
    that comes next. `unit` divides each pot. `begin` opens a hand, and `supply` gives a position the cards that come
    next, if any do; it raises UnknownCardsError if they cannot follow. `left` are the cards of a finished hand that
    were given and never seen, each as a key and a place. `faults` are the seats that were gezwickt, each with a ground,
    and `tricks` the numbers of tricks that the seats have taken, None if files do not state them.
    """

    situation: type[SituationEntry]
    hand: type[HandEntry]
    keys: tuple[str, ...]
    next_key: Callable[[Any], str]
    rules: Callable[[Any], Any]
    setup: Callable[[Any], Any]
    written: Callable[[Any, Mapping[str, Any]], Any]
    unit: Callable[[Any], int]
    unreadable: Callable[[str], Line]
    begin: Callable[[HandEntry, Any, int, ToldCards], Any]
    supply: Callable[[Any, ToldCards], Any]
    left: Callable[[Any, ToldCards], list[tuple[str, int]]]
    faults: Callable[[Any], list[str]]
    tricks: Callable[[Any], Sequence[int] | None]


def setup_fields(entry: SituationEntry, setup: type[Any]) -> dict[str, Any]:
    """Return the values of a situation for the fields of a setup."""
    return {field.name: getattr(entry, field.name) for field in fields(setup)}
