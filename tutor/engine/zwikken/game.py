"""Zwikken under the names that every game has."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from tutor.engine.cards import Card
from tutor.engine.game import Game
from tutor.engine.zwikken.actions import AnyAction
from tutor.engine.zwikken.hand import deal_and_play, scoring
from tutor.engine.zwikken.legality import violations
from tutor.engine.zwikken.listing import legal_actions
from tutor.engine.zwikken.notation import read_action, write_action
from tutor.engine.zwikken.position import Phase, Position, seen_by
from tutor.engine.zwikken.rules import NAME, VARIANTS, Rules
from tutor.engine.zwikken.setup import Setup, set_up
from tutor.engine.zwikken.violation import Violation


class _Zwikken:
    """The game as one value; each method calls the function of the engine that does its work."""

    name = NAME
    variants = VARIANTS

    def full_pack(self, rules: Rules, players: int) -> Sequence[Card]:
        return deal_and_play.full_pack(rules, players)

    def set_up(self, setup: Setup, variants: Mapping[str, Rules]) -> Position:
        return set_up(setup, variants)

    def play_hand(
        self,
        rules: Rules,
        seats: Sequence[str],
        dealer: int,
        pack: Sequence[Card],
        choose: Callable[[Position], AnyAction],
    ) -> Iterator[Position]:
        return deal_and_play.play_hand(rules, seats, dealer, pack, choose)

    def to_act(self, position: Position) -> int | None:
        return position.turn

    def legal_actions(self, position: Position) -> Iterable[AnyAction]:
        return legal_actions(position)

    def violations(self, position: Position, action: AnyAction) -> Sequence[Violation]:
        return violations(position, action)

    def play(self, position: Position, action: AnyAction) -> Position:
        return deal_and_play.act(position, action)

    def read_action(self, position: Position, text: str) -> AnyAction:
        return read_action(text)

    def write_action(self, position: Position, action: AnyAction) -> str:
        return write_action(action)

    def seen_by(self, position: Position, seat: int) -> Position:
        return seen_by(position, seat)

    def is_over(self, position: Position) -> bool:
        return position.phase is Phase.OVER

    def scores(self, position: Position) -> Sequence[scoring.Score]:
        return scoring.scores(position)


GAME: Final[Game[Rules, Setup, Position, AnyAction, Violation]] = _Zwikken()
"""Zwikken as one of the games; `tutor.engine.game` says what each name promises."""
