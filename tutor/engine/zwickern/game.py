"""Zwickern under the names that every game has: its plays are the actions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from tutor.engine.cards import Card
from tutor.engine.game import Game
from tutor.engine.zwickern.hand import deal_and_play, scoring
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_plays
from tutor.engine.zwickern.notation import read_play, write_play
from tutor.engine.zwickern.plays import Play, make_play
from tutor.engine.zwickern.position import Position, seen_by
from tutor.engine.zwickern.rules import NAME, VARIANTS, Rules, plan
from tutor.engine.zwickern.setup import Setup, set_up
from tutor.engine.zwickern.violation import Violation


class _Zwickern:
    """The game as one value; each method calls the function of the engine that does its work."""

    name = NAME
    variants = VARIANTS

    def full_pack(self, rules: Rules, players: int) -> Sequence[Card]:
        seating = plan(rules, players)
        if seating is None:
            raise ValueError(f"{rules.name} is not for {players} players")
        return deal_and_play.full_pack(rules, seating)

    def set_up(self, setup: Setup, variants: Mapping[str, Rules]) -> Position:
        return set_up(setup, variants)

    def play_hand(
        self,
        rules: Rules,
        seats: Sequence[str],
        dealer: int,
        pack: Sequence[Card],
        choose: Callable[[Position], Play],
    ) -> Iterator[Position]:
        return deal_and_play.play_hand(rules, seats, dealer, pack, choose)

    def to_act(self, position: Position) -> int | None:
        return None if deal_and_play.deal_is_over(position) else position.turn

    def legal_actions(self, position: Position) -> Iterable[Play]:
        return legal_plays(position)

    def violations(self, position: Position, action: Play) -> Sequence[Violation]:
        return violations(position, action)

    def play(self, position: Position, action: Play) -> Position:
        return make_play(position, action)

    def read_action(self, position: Position, text: str) -> Play:
        # The stated groups of a capture make no other play (reading 19); `read_play` returns them too.
        return read_play(position, text).play

    def write_action(self, position: Position, action: Play) -> str:
        return write_play(position, action)

    def seen_by(self, position: Position, seat: int) -> Position:
        return seen_by(position, seat).position

    def is_over(self, position: Position) -> bool:
        return not position.stock and deal_and_play.deal_is_over(position)

    def scores(self, position: Position) -> Sequence[scoring.Score]:
        # The most cards, and the cards left on the table, count only at the end.
        over = self.is_over(position)
        return scoring.scores(deal_and_play.finish(position) if over else position, majority=over)


GAME: Final[Game[Rules, Setup, Position, Play, Violation]] = _Zwickern()
"""Zwickern as one of the games; `tutor.engine.game` says what each name promises."""
