"""The rest of a hand of three tricks with all cards open, solved exactly.

Two models, which must be named with every result: each player plays for the most chips, or all others join against one
player, whose chips are then certain.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

from tutor.engine.budget import CALL, spend
from tutor.engine.cards import Card, Suit
from tutor.engine.tricks.duties import duties_in
from tutor.engine.tricks.rules import TrickRules, strength, suit_followed
from tutor.engine.tricks.trick import CardPlayed, Trick, from_seat, known_card

Chips = tuple[int, ...]
"""The chips that each seat has won or lost at the end of the hand."""

Pay = Callable[[tuple[Trick, ...]], Chips]
"""A function that pays a hand by all its tricks."""

Note = Callable[[Trick, int], Hashable]
"""A function that notes a whole trick and its winner; hands whose tricks have equal notes are paid alike."""

_Notes = tuple[Hashable, ...]

_TRICKS: Final = 3
_FAR: Final = 1 << 60


def rank_for(chips: Chips, seat: int) -> tuple[int, ...]:
    """Rank a result for a seat: the most chips of its own, the fewest of all others, then of the next, and so on."""
    following = [chips[one] for one in from_seat(seat + 1, len(chips))][:-1]
    return (chips[seat], -sum(following), *[-other for other in following])


class OpenTricks:
    """A search through every line of play to the end of the tricks; cards and seats are given by their places in lists.

    `hands` are those of the seats that play, `turn` is one of them; `may_not_lead` is a card that its holder may lead
    only as the last one. `nodes` counts the plays tried.
    """

    def __init__(
        self,
        rules: TrickRules,
        trumps: Suit,
        hands: Mapping[int, Sequence[Card]],
        turn: int,
        tricks: tuple[Trick, ...],
        trick: Trick,
        note: Note,
        pay: Pay,
        may_not_lead: Card | None = None,
    ) -> None:
        self.nodes = 0
        self._rules, self._trumps, self._note, self._pay = rules, trumps, note, pay
        self._seats = tuple(seat for seat in from_seat(turn, max(hands) + 1) if seat in hands)
        self._size, self._before = len(self._seats), tricks
        lying = [known_card(played.card) for played in trick]
        dealt = [(card, place) for place, seat in enumerate(self._seats) for card in hands[seat]]
        self._cards = [*lying, *(card for card, _ in dealt)]
        self._owners = [*(self._seats.index(played.seat) for played in trick), *(place for _, place in dealt)]
        self._hands = [0] * self._size
        for place in range(len(lying), len(self._cards)):
            self._hands[self._owners[place]] |= 1 << place
        # No suit is led where trumps are asked for.
        self._suits = [suit_followed(rules, trumps, card) for card in self._cards]
        self._heights = {led: [strength(rules, trumps, led, card) for card in self._cards] for led in (None, *Suit)}
        # The cards in their order in a trick, by who leads, and each as it is laid, face up or down.
        by_owner = sorted(range(len(self._cards)), key=self._owners.__getitem__)
        self._order = [
            [
                *(one for one in by_owner if self._owners[one] >= first),
                *(one for one in by_owner if self._owners[one] < first),
            ]
            for first in range(self._size)
        ]
        self._laid = {
            asked: [
                CardPlayed(self._seats[owner], card, asked and suit is not trumps)
                for card, owner, suit in zip(self._cards, self._owners, self._suits, strict=True)
            ]
            for asked in (False, True)
        }
        self._for = turn
        self._banned = self._cards.index(may_not_lead) if may_not_lead in self._cards else -1
        self._ended: dict[tuple[int, int, bool], tuple[Hashable, Trick]] = {}
        self._paid: dict[_Notes, Chips] = {}
        self._last: dict[tuple[int, int, _Notes], Chips] = {}
        self._owed: dict[tuple[int, int, int, bool], tuple[int, ...]] = {}

    def each_alone(self) -> dict[Card, Chips]:
        """Return, for each card that may be played, the chips of all if each then plays for the most chips."""
        return self._by_card(self._alone)

    def against_all(self, seat: int) -> dict[Card, int]:
        """Return, for each card that may be played, the chips that are certain for a seat whatever all others do.

        If another seat is to play, these are the chips certain after that seat's card.
        """
        self._for = seat
        return self._by_card(self._certain)

    def _by_card(self, search: Callable[..., Any]) -> dict[Card, Any]:
        asked = len(self._before) < self._rules.trumps_asked
        lying = len(self._cards) - sum(hand.bit_count() for hand in self._hands)
        led, top = (0, 0) if lying else (-1, -1)
        for place in range(1, lying):
            top = self._top(led, top, place, asked)
        leader = self._owners[0] if lying else 0
        # The notes of earlier tricks would be alike in all results.
        where = (0, lying, (1 << lying) - 1, led, top, leader, (), self._before)
        legal = self._legal(self._hands[0], led, top, asked)
        # One card at a time, each with the whole window.
        return {self._cards[place]: search(-_FAR, _FAR, *where, only=(place,)) for place in legal}

    def _after_trick(
        self, mask: int, leader: int, top: int, notes: _Notes, tricks: tuple[Trick, ...], asked: bool
    ) -> tuple[Chips | None, int, _Notes, tuple[Trick, ...]]:
        """Return the chips of all if the hand is over after a trick, the next leader, the notes and the tricks."""
        winner = self._owners[top]
        note, trick = self._end(mask, leader, winner, asked)
        notes, tricks = (*notes, note), (*tricks, trick)
        if len(tricks) < _TRICKS - 1:
            return None, winner, notes, tricks
        if len(tricks) == _TRICKS:
            return self._chips(notes, tricks), winner, notes, tricks
        # Every player has one card left, so there is nothing to choose.
        self.nodes += self._size
        left = sum(self._hands)
        chips = self._last.get((left, winner, notes))
        if chips is None:
            asked = self._rules.trumps_asked == _TRICKS
            note, trick = self._end(left, winner, self._owners[self._last_top(left, winner, asked)], asked)
            chips = self._last[left, winner, notes] = self._chips((*notes, note), (*tricks, trick))
        return chips, winner, notes, tricks

    def _last_top(self, mask: int, leader: int, asked: bool) -> int:
        """Return the card that wins a trick to which every player plays the only card left."""
        first, *others = (place for place in self._order[leader] if mask >> place & 1)
        top = first
        for place in others:
            top = self._top(first, top, place, asked)
        return top

    def _chips(self, notes: _Notes, tricks: tuple[Trick, ...]) -> Chips:
        chips = self._paid.get(notes)
        if chips is None:
            spend(CALL)
            chips = self._paid[notes] = self._pay(tricks)
        return chips

    def _end(self, mask: int, leader: int, winner: int, asked: bool) -> tuple[Hashable, Trick]:
        """Return the note of a whole trick, and the trick."""
        known = self._ended.get((mask, leader, asked))
        if known is None:
            spend(CALL)
            laid = self._laid[asked]
            trick = tuple(laid[place] for place in self._order[leader] if mask >> place & 1)
            known = self._ended[mask, leader, asked] = self._note(trick, self._seats[winner]), trick
        return known

    def _top(self, led: int, top: int, place: int, asked: bool) -> int:
        """Return the higher of two cards of a trick."""
        heights = self._heights_in(led, asked)
        return place if heights[place] > heights[top] else top

    def _heights_in(self, led: int, asked: bool) -> list[int]:
        """Return the height of each card in a trick by the card led."""
        return self._heights[None if asked or led < 0 else self._suits[led]]

    def _legal(self, hand: int, led: int, top: int, asked: bool) -> tuple[int, ...]:
        """Return the cards of a hand that may be played, as the judge says."""
        key = (hand, led, top, asked)
        found = self._owed.get(key)
        if found is None:
            spend(CALL)
            places = {self._cards[place]: place for place in range(len(self._cards)) if hand >> place & 1}
            lying = [] if led < 0 else [led] if led == top else [led, top]
            trick = tuple(
                CardPlayed(0, self._cards[place], asked and self._suits[place] is not self._trumps) for place in lying
            )
            number = 1 if asked else self._rules.trumps_asked + 1
            cards = duties_in(self._rules, self._trumps, number, trick, tuple(places)).cards
            found = tuple(places[card] for card in cards)
            if led < 0 and self._banned in found and len(places) > 1:
                found = tuple(place for place in found if place != self._banned)
            self._owed[key] = found
        return found

    def _alone(
        self,
        low: int,
        high: int,
        player: int,
        lying: int,
        mask: int,
        led: int,
        top: int,
        leader: int,
        notes: _Notes,
        tricks: tuple[Trick, ...],
        only: tuple[int, ...] = (),
    ) -> Chips:
        asked = len(tricks) < self._rules.trumps_asked
        seat, hand, whole = self._seats[player], self._hands[player], lying + 1 == self._size
        legal, heights = only or self._legal(hand, led, top, asked), self._heights_in(led, asked)
        best: Chips = ()
        found: Chips | None
        for place in legal:
            self.nodes += 1
            bit = 1 << place
            self._hands[player] = hand ^ bit
            first, above = (place, place) if led < 0 else (led, place if heights[place] > heights[top] else top)
            if whole:
                found, winner, noted, done = self._after_trick(mask | bit, leader, above, notes, tricks, asked)
                if found is None:
                    found = self._alone(low, high, winner, 0, 0, -1, -1, winner, noted, done)
            else:
                following = (player + 1) % self._size
                found = self._alone(low, high, following, lying + 1, mask | bit, first, above, leader, notes, tricks)
            # The whole rank is compared only where the player's own chips are equal, which is quicker.
            if not best or found[seat] > best[seat]:
                best = found
            elif found[seat] == best[seat] and found != best:
                best = max(best, found, key=lambda chips: rank_for(chips, seat))
        self._hands[player] = hand
        return best

    def _certain(
        self,
        low: int,
        high: int,
        player: int,
        lying: int,
        mask: int,
        led: int,
        top: int,
        leader: int,
        notes: _Notes,
        tricks: tuple[Trick, ...],
        only: tuple[int, ...] = (),
    ) -> int:
        asked = len(tricks) < self._rules.trumps_asked
        mine, hand, whole = self._seats[player] == self._for, self._hands[player], lying + 1 == self._size
        legal, heights = only or self._legal(hand, led, top, asked), self._heights_in(led, asked)
        for place in legal:
            self.nodes += 1
            bit = 1 << place
            self._hands[player] = hand ^ bit
            first, above = (place, place) if led < 0 else (led, place if heights[place] > heights[top] else top)
            if whole:
                chips, winner, noted, done = self._after_trick(mask | bit, leader, above, notes, tricks, asked)
                if chips is None:
                    found = self._certain(low, high, winner, 0, 0, -1, -1, winner, noted, done)
                else:
                    found = chips[self._for]
            else:
                following = (player + 1) % self._size
                found = self._certain(low, high, following, lying + 1, mask | bit, first, above, leader, notes, tricks)
            low, high = (max(low, found), high) if mine else (low, min(high, found))
            if low >= high:
                # A player who chose before has something better.
                break
        self._hands[player] = hand
        return low if mine else high
