"""A trick-taking game in short, not shipped: three cards each, a turned-up trump, each trick a third of the pot.

Everybody first says whether to stay, so an action is a word at first and a card later.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from tutor.engine.cards import PLAIN_PACK, Card, read_card
from tutor.engine.game import Game, ImpossiblePositionError, Problem

RANKS = ("10", "J", "Q", "K", "A")
STAKE = 3
Said = StrEnum("Said", {"STAY": "stay", "PASS": "pass"})
Reason = StrEnum("Reason", {"NOT_NOW": "not-now", "NOT_HELD": "not-held", "FOLLOW": "follow-suit", "TRUMP": "trump"})
Fault = StrEnum("Fault", {"VARIANT": "unknown-variant", "SEAT": "unknown-seat", "CARD": "unknown-card"})
Action = Said | Card


class Rules(NamedTuple):
    name: str
    must_trump: bool
    game: str = "tricks"


class Setup(NamedTuple):
    variant: str
    seats: Sequence[str]
    turn: str
    hands: Mapping[str, Sequence[str]]
    turned_up: str


@dataclass(frozen=True, slots=True)
class Position:
    """`stays` is None for a seat that has not declared; the first card of `trick` was led."""

    rules: Rules
    seats: tuple[str, ...]
    dealer: int
    turn: int
    hands: tuple[tuple[Card, ...] | None, ...]
    turned_up: Card
    stays: tuple[bool | None, ...]
    tricks: tuple[int, ...]
    trick: tuple[tuple[int, Card], ...] = ()


Choose = Callable[[Position], Action]


class Share(NamedTuple):
    seats: tuple[int, ...]
    points: int


def next_in(position: Position, seat: int) -> int:
    after = [(seat + step) % len(position.seats) for step in range(1, len(position.seats) + 1)]
    return next((one for one in after if position.stays[one] is not False), after[0])


class Tricks:
    name = "tricks"
    variants: Mapping[str, Rules] = {"follow": Rules("follow", False), "trump": Rules("trump", True)}

    def full_pack(self, rules: Rules, players: int) -> Sequence[Card]:
        if not 3 <= players <= 5:
            raise ValueError(f"{rules.name} is not for {players} players")
        return [card for card in PLAIN_PACK if card.rank in RANKS]

    def set_up(self, setup: Setup, variants: Mapping[str, Rules]) -> Position:
        codes = [setup.turned_up, *(code for hand in setup.hands.values() for code in hand)]
        problems = [Problem(("hands",), Fault.SEAT) for seat in (setup.turn, *setup.hands) if seat not in setup.seats]
        problems += [Problem(("hands",), Fault.CARD) for code in codes if code[:-1] not in RANKS]
        problems += [] if setup.variant in variants else [Problem(("variant",), Fault.VARIANT)]
        if problems:
            raise ImpossiblePositionError(problems)
        seats, turn = tuple(setup.seats), setup.seats.index(setup.turn)
        hands = tuple(tuple(map(read_card, setup.hands[seat])) if seat in setup.hands else None for seat in seats)
        rules, up, none = variants[setup.variant], read_card(setup.turned_up), (0,) * len(seats)
        return Position(rules, seats, turn - 1, turn, hands, up, (True,) * len(seats), none)

    def play_hand(
        self,
        rules: Rules,
        seats: Sequence[str],
        dealer: int,
        pack: Sequence[Card],
        choose: Callable[[Position], Action],
    ) -> Iterator[Position]:
        size = len(seats)
        hands = tuple(tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(size))
        first, up = (dealer + 1) % size, pack[3 * size]
        position = Position(rules, tuple(seats), dealer, first, hands, up, (None,) * size, (0,) * size)
        yield position
        while self.to_act(position) is not None:
            position = self.play(position, choose(position))
            yield position

    def to_act(self, position: Position) -> int | None:
        return None if self.is_over(position) else position.turn

    def legal_actions(self, position: Position) -> Iterator[Action]:
        choices = (*Said, *(position.hands[position.turn] or ()))
        return (action for action in choices if not self.violations(position, action))

    def violations(self, position: Position, action: Action) -> Sequence[Reason]:
        if self.is_over(position) or (None in position.stays) != isinstance(action, Said):
            return [Reason.NOT_NOW]
        if isinstance(action, Said):
            return []
        hand, trump = position.hands[position.turn] or (), position.turned_up.suit
        led, suits = position.trick[0][1].suit if position.trick else action.suit, {card.suit for card in hand}
        if action not in hand:
            return [Reason.NOT_HELD]
        if led in suits:
            return [] if action.suit is led else [Reason.FOLLOW]
        return [Reason.TRUMP] if position.rules.must_trump and trump in suits and action.suit is not trump else []

    def play(self, position: Position, action: Action) -> Position:
        seat = position.turn
        if isinstance(action, Said):
            said = replace(position, stays=(*position.stays[:seat], action is Said.STAY, *position.stays[seat + 1 :]))
            return replace(said, turn=next_in(said, seat if None in said.stays else said.dealer))
        hand = tuple(card for card in position.hands[seat] or () if card is not action)
        hands, trick = (*position.hands[:seat], hand, *position.hands[seat + 1 :]), (*position.trick, (seat, action))
        if len(trick) < position.stays.count(True):
            return replace(position, hands=hands, trick=trick, turn=next_in(position, seat))
        led, trump = trick[0][1].suit, position.turned_up.suit
        winner, _ = max(trick, key=lambda one: (one[1].suit is trump, one[1].suit is led, RANKS.index(one[1].rank)))
        tricks = tuple(won + (place == winner) for place, won in enumerate(position.tricks))
        return replace(position, hands=hands, trick=(), tricks=tricks, turn=winner)

    def read_action(self, position: Position, text: str) -> Action:
        return Said(text) if text in tuple(Said) else read_card(text)

    def write_action(self, position: Position, action: Action) -> str:
        return str(action)

    def seen_by(self, position: Position, seat: int) -> Position:
        return replace(position, hands=tuple(hand if one == seat else None for one, hand in enumerate(position.hands)))

    def is_over(self, position: Position) -> bool:
        return sum(position.tricks) == 3 or (None not in position.stays and position.stays.count(True) < 2)

    def scores(self, position: Position) -> Sequence[Share]:
        alone = None not in position.stays and position.stays.count(True) == 1
        thirds = [3 * bool(stays) for stays in position.stays] if alone else position.tricks
        return [Share((seat,), won * STAKE // 3 - STAKE * (seat == position.dealer)) for seat, won in enumerate(thirds)]


TRICKS: Final[Game[Rules, Setup, Position, Action, Reason]] = Tricks()
