"""Chances, counted over the cards that a player has not seen, and the wrong ones from usual slips in counting."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.question import Option, QuestionError
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.sureness import card_of_code
from tutor.content.tricks.goals import ChanceGoal
from tutor.engine.cards import Card
from tutor.engine.tricks import suit_followed
from tutor.text import Line, Name, Value
from tutor.text.lines import Joined, Listed, rank_noun

_ALIKE = 3
_SUITS = 4


class CaseCount(NamedTuple):
    """A number of cases among all equally likely ones."""

    cases: int
    all: int

    @property
    def value(self) -> Fraction:
        """The chance as a number."""
        return Fraction(self.cases, self.all)

    def option(self, why: Line | None = None) -> Option:
        """Return the chance as an answer to choose."""
        return Option(f"{self.cases}/{self.all}", Line("option-chance", {"cases": self.cases, "whole": self.all}), why)


WrongChance = tuple[CaseCount, Line]
"""A wrong answer, and why it is wrong."""


@dataclass(frozen=True, slots=True)
class CountedChance:
    """A chance with its question and its proof, and the slips that lead to others."""

    ask: Line
    chance: CaseCount
    proof: tuple[Line, ...]
    slips: tuple[WrongChance, ...]


@dataclass(frozen=True, slots=True)
class ChanceAsked:
    """The question asked: its goal, its position, and the cards that the seat to act has not seen."""

    game: TrickKit
    goal: ChanceGoal
    position: TrickPosition
    cards: tuple[Card, ...]

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards."""
        return tuple(self.position.rules.pack)

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards that the seat to act has seen."""
        return tuple(card for card in self.pack if card not in self.cards)

    @property
    def turned(self) -> tuple[Card, ...]:
        """The cards seen that are not in the hand."""
        return tuple(card for card in self.seen if card not in self.position.hand)

    def seat(self) -> int | None:
        """Return the seat that is named, if any; raises QuestionError unless it is another seat with cards."""
        position, name = self.position, self.goal.seat
        if name is None:
            return None
        seats = list(range(len(position.seats)))
        if self.goal.of != "deal":
            seats = [seat for seat in seats if seat != position.turn and self.game.hand_size(position, seat)]
        known = {position.seats[seat]: seat for seat in seats}
        if name not in known:
            raise QuestionError(("seat",), "position-unknown-seat", seat=name, known=", ".join(known))
        return known[name]

    def card(self) -> Card:
        """Return the card that is named; raises QuestionError if the text is no card."""
        assert self.goal.card is not None
        return card_of_code(("card",), self.goal.card)

    def all_cards(self, number: int) -> WrongChance:
        """Return the slip of counting the whole pack."""
        seen, pack = len(self.seen), len(self.pack)
        return CaseCount(number, pack), Line("chance-why-all", {"whole": pack, "number": seen})

    def open_cards(self, number: int) -> list[WrongChance]:
        """Return the slip of taking cards turned up for unseen, if there are any."""
        why = Line("chance-why-turned", {"cards": Listed(self.turned)})
        return [(CaseCount(number, len(self.cards) + len(self.turned)), why)] if self.turned else []

    def of_cards(self, right: Collection[Card], ask: Line, slips: Iterable[WrongChance]) -> CountedChance:
        """Return the chance that the next card is one of these."""
        chance = CaseCount(len(right), len(self.cards))
        proof = Line("proof-chance-none", {"whole": chance.all})
        if right:
            cards = Listed(tuple(right))
            proof = Line("proof-chance-cards", {"whole": chance.all, "cases": chance.cases, "cards": cards})
        return CountedChance(ask, chance, (proof,), tuple(slips))

    def with_seen(self, right: Collection[Card], among: Collection[Card]) -> Iterable[WrongChance]:
        """Yield the slips of counting seen cards of a kind, and cards that are turned up."""
        of_hand = [card for card in self.position.hand if card in among]
        turned = [card for card in self.turned if card in among]
        for cards, message in ((of_hand, "chance-why-hold"), (turned, "chance-why-turned")):
            if cards:
                chance = CaseCount(len(right) + len(cards), len(self.cards))
                yield chance, Line(message, {"cards": Listed(tuple(cards))})


def _deal(asked: ChanceAsked) -> CountedChance:
    """Count the bottom cards that move the deal, or bring it to a seat."""
    game, position, seat = asked.game, asked.position, asked.seat()
    assert game.moved is not None
    dealers = {card: after[-1].dealer for card in asked.pack if (after := game.moved(position, [card]))}
    stays = seat == position.dealer
    moving = [card for card in asked.pack if card in dealers]
    right = [card for card in asked.pack if (card not in dealers if stays else _brings(dealers, card, seat))]
    by_rank = [[card for card in moving if card.rank == rank] for rank in dict.fromkeys(card.rank for card in moving)]
    by_seat = [[card for card in moving if dealers[card] == one] for one in dict.fromkeys(dealers.values())]
    groups = [moving, *by_rank, *by_seat]
    if stays:
        groups = [[card for card in asked.pack if card not in group] for group in groups]
    slips = []
    for group in groups:
        extra = next((card for card in group if card not in right), None)
        missing = next((card for card in reversed(right) if card not in group), None)
        why = None if missing is None else Line("chance-why-missing", {"card": missing})
        if extra is not None:
            to = Name(position.seats[dealers[extra]])
            why = Line("chance-why-moves", {"card": extra, "seat": to})
        if why is not None:
            slips.append((CaseCount(len(group), len(asked.pack)), why))
    # The nearest numbers tempt most.
    slips.sort(key=lambda slip: abs(slip[0].cases - len(right)))
    ask = Line("ask-chance-deal") if seat is None else Line("ask-chance-deal-to", {"seat": Name(position.seats[seat])})
    return asked.of_cards(right, ask, slips)


def _brings(dealers: Mapping[Card, int], card: Card, seat: int | None) -> bool:
    return card in dealers and seat in (None, dealers[card])


def _drawn(asked: ChanceAsked) -> CountedChance:
    """Count the trumps that the stock may have on its top."""
    rules, trumps = asked.position.rules.tricks, asked.position.trumps
    of_trumps = [card for card in asked.pack if suit_followed(rules, trumps, card) is trumps]
    right = [card for card in of_trumps if card in asked.cards]
    slips = []
    others = [card for card in right if card.suit is not trumps]
    if others:
        # The trump of another suit is forgotten.
        chance = CaseCount(len(right) - len(others), len(asked.cards))
        slips.append((chance, Line("chance-why-missing", {"card": others[0]})))
    slips += [*asked.with_seen(right, of_trumps), asked.all_cards(len(of_trumps)), *asked.open_cards(len(right))]
    return asked.of_cards(right, Line("ask-chance-drawn"), slips)


def _turns(asked: ChanceAsked) -> CountedChance:
    """Count the cards that make one of the hand a trump once they are turned up."""
    card = asked.card()
    if card not in asked.position.hand:
        raise QuestionError(("card",), "check-chance-not-held", card=card.code)
    right, of_suit = _of_suits(asked, [card])
    slips = [*asked.with_seen(right, of_suit), *_one_suit_of_four(asked), asked.all_cards(len(of_suit))]
    slips += [asked.all_cards(len(right)), *asked.open_cards(len(right))]
    return asked.of_cards(right, Line("ask-chance-turns", {"card": card}), slips)


def _again(asked: ChanceAsked) -> CountedChance:
    """Count the cards of a suit that was up before."""
    right, of_suits = _of_suits(asked, asked.turned)
    slips = [*asked.with_seen(right, of_suits), asked.all_cards(len(of_suits)), *asked.open_cards(len(right))]
    if len({card.suit for card in asked.turned}) == 1:
        slips += _one_suit_of_four(asked)
    return asked.of_cards(right, Line("ask-chance-again"), slips)


def _of_suits(asked: ChanceAsked, alike: Collection[Card]) -> tuple[list[Card], list[Card]]:
    """Return the cards of the suits of some others, those that are not seen and all of them."""
    suits = {card.suit for card in alike}
    of_suits = [card for card in asked.pack if card.suit in suits]
    return [card for card in of_suits if card in asked.cards], of_suits


def _one_suit_of_four(asked: ChanceAsked) -> list[WrongChance]:
    return [(CaseCount(1, _SUITS), Line("chance-why-suits", {"cards": Listed(asked.seen)}))]


def _held(asked: ChanceAsked) -> CountedChance:
    """Count the places of a card in the hands of others, or of one of them."""
    position, card, seat = asked.position, asked.card(), asked.seat()
    if card not in asked.cards:
        raise QuestionError(("card",), "check-chance-seen", card=card.code)
    held = [asked.game.hand_size(position, one) for one in range(len(position.seats))]
    own, others = len(position.hand), sum(held) - len(position.hand)
    places, cards = others if seat is None else held[seat], len(asked.cards)
    out = [position.seats[one] for one, number in enumerate(held) if not number]
    slips: list[WrongChance] = []
    if seat is None:
        slips.append((CaseCount(others + own, cards), Line("chance-why-own-hand")))
        if out:
            passed = Joined(tuple(map(Name, out)), "list-comma")
            gone = Line("chance-why-passed", {"seats": passed})
            slips.append((CaseCount(others + own * len(out), cards), gone))
        if others > own:
            slips.append((CaseCount(own, cards), Line("chance-why-one-hand")))
    else:
        name = Name(position.seats[seat])
        slips += [
            (CaseCount(others, cards), Line("chance-why-all-hands", {"seat": name})),
            (CaseCount(1, cards), Line("chance-why-one-place", {"seat": name})),
        ]
    slips += [asked.all_cards(places), *asked.open_cards(places)]
    values: dict[str, Value] = {"card": card, "whole": cards, "cases": places}
    if seat is None:
        ask, proof = Line("ask-chance-held", {"card": card, "out": len(out)}), Line("proof-chance-held", values)
        return CountedChance(ask, CaseCount(places, cards), (proof,), tuple(slips))
    named: dict[str, Value] = {"card": card, "seat": Name(position.seats[seat])}
    proof = Line("proof-chance-held-by", {**values, **named})
    return CountedChance(Line("ask-chance-held-by", named), CaseCount(places, cards), (proof,), tuple(slips))


def _alike(asked: ChanceAsked) -> CountedChance:
    """Count the hands of a seat that are three of a kind, among all that it may hold."""
    position, seat = asked.position, asked.seat()
    assert seat is not None
    name = Name(position.seats[seat])
    left = {rank: sum(card.rank == rank for card in asked.cards) for rank in position.rules.ranks}
    ways = {rank: comb(number, _ALIKE) for rank, number in left.items() if number >= _ALIKE}
    chance = CaseCount(sum(ways.values()), comb(len(asked.cards), _ALIKE))
    said = [Line("chance-of-rank", {"rank": rank_noun(rank), "number": number}) for rank, number in ways.items()]
    proof = [Line("proof-chance-ways", {"ways": Joined(tuple(said), "list-comma")})] if said else []
    total = Line("proof-chance-alike", {"seat": name, "whole": chance.all, "cases": chance.cases})
    slips: list[WrongChance] = []
    broken = next((card for card in asked.seen if left[card.rank] < _SUITS), None)
    if broken is not None:
        every = len(left) * comb(_SUITS, _ALIKE)
        slips.append((CaseCount(every, chance.all), Line("chance-why-rank", {"card": broken})))
    whole = next((rank for rank, number in left.items() if number == _SUITS), None)
    if whole is not None:
        slips.append((CaseCount(len(ways), chance.all), Line("chance-why-four-ways")))
    pack = len(asked.pack)
    of_all = CaseCount(len(left) * comb(_SUITS, _ALIKE), comb(pack, _ALIKE))
    slips.append((of_all, Line("chance-why-all-dealt", {"whole": pack, "number": len(asked.seen)})))
    return CountedChance(Line("ask-chance-alike", {"seat": name}), chance, (*proof, total), tuple(slips))


@dataclass(frozen=True, slots=True)
class ChanceKind:
    """A kind of chance: how it is counted, and which keys its goal needs or may have."""

    count: Callable[[ChanceAsked], CountedChance]
    needs: tuple[str, ...] = ()
    may_have: tuple[str, ...] = ()


CHANCE_KINDS: Mapping[str, ChanceKind] = MappingProxyType(
    {
        "deal": ChanceKind(_deal, may_have=("seat",)),
        "drawn": ChanceKind(_drawn),
        "turns": ChanceKind(_turns, needs=("card",)),
        "again": ChanceKind(_again),
        "held": ChanceKind(_held, needs=("card",), may_have=("seat",)),
        "alike": ChanceKind(_alike, needs=("seat",)),
    }
)
"""The kinds by the event asked about, as goals write it."""
