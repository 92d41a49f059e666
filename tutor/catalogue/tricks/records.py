"""Hands of the trick-taking games that learners replay, proven."""

from dataclasses import dataclass
from typing import Any

from tutor.catalogue.tricks.hands import PlayedHand
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickAction, TrickKit
from tutor.content.tricks.claims import TrickNote
from tutor.content.tricks.entries import HandEntry


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """A proven hand that lies among content; `id` is its path and never changes once published."""

    id: str
    hand: PlayedHand

    @property
    def game(self) -> TrickKit:
        """The game that was played."""
        return TRICK_KITS[self.hand.game]

    @property
    def entry(self) -> HandEntry:
        """The entry of the hand."""
        return self.hand.entry

    @property
    def positions(self) -> tuple[Any, ...]:
        """The position before each action."""
        return self.hand.positions

    @property
    def plays(self) -> tuple[TrickAction, ...]:
        """The actions of the hand."""
        return self.hand.actions

    def note(self, number: int) -> TrickNote | None:
        """Return the note on the action with a number, from 1."""
        return next((one for one in self.entry.notes if one.at == number), None)
