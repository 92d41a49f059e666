"""Zwickern under the names that every game has: its plays are the actions."""

from collections.abc import Sequence
from typing import Final

from tutor.engine.cards import Card
from tutor.engine.game import Game
from tutor.engine.zwickern.hand import deal_and_play, scoring
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_plays
from tutor.engine.zwickern.notation import read_play, write_play
from tutor.engine.zwickern.plays import Play, make_play
from tutor.engine.zwickern.position import Position, seen_by
from tutor.engine.zwickern.rules import NAME, Rules, plan
from tutor.engine.zwickern.setup import Setup, set_up
from tutor.engine.zwickern.variants import VARIANTS
from tutor.engine.zwickern.violation import Violation


def _full_pack(rules: Rules, players: int) -> Sequence[Card]:
    seating = plan(rules, players)
    if seating is None:
        raise ValueError(f"{rules.name} is not for {players} players")
    return deal_and_play.full_pack(rules, seating)


def _is_over(position: Position) -> bool:
    return not position.stock and deal_and_play.deal_is_over(position)


def _scores(position: Position) -> Sequence[scoring.Score]:
    # The most cards, and the cards left on the table, count only at the end.
    over = _is_over(position)
    return scoring.scores(deal_and_play.finish(position) if over else position, majority=over)


GAME: Final[Game[Rules, Setup, Position, Play, Violation]] = Game(
    name=NAME,
    variants=VARIANTS,
    full_pack=_full_pack,
    set_up=set_up,
    play_hand=deal_and_play.play_hand,
    to_act=lambda position: None if deal_and_play.deal_is_over(position) else position.turn,
    legal_actions=legal_plays,
    violations=violations,
    play=make_play,
    # The stated groups of a capture do not make it another play (reading 19); `read_play` returns them too.
    read_action=lambda position, text: read_play(position, text).play,
    write_action=write_play,
    seen_by=lambda position, seat: seen_by(position, seat).position,
    is_over=_is_over,
    scores=_scores,
)
"""Zwickern as one of the games; `tutor.engine.game` says what each name promises."""
