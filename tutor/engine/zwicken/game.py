"""Zwicken under the names that every game has."""

from typing import Final

from tutor.engine.game import Game
from tutor.engine.zwicken.actions import AnyAction, read_action, write_action
from tutor.engine.zwicken.hand.deal_and_play import act, full_pack, play_hand
from tutor.engine.zwicken.hand.scoring import scores
from tutor.engine.zwicken.legality import Violation, legal_actions, violations
from tutor.engine.zwicken.position import Phase, Position, seen_by
from tutor.engine.zwicken.rules import NAME, VARIANTS, Rules
from tutor.engine.zwicken.setup import Setup, set_up

GAME: Final[Game[Rules, Setup, Position, AnyAction, Violation]] = Game(
    name=NAME,
    variants=VARIANTS,
    full_pack=full_pack,
    set_up=set_up,
    play_hand=play_hand,
    to_act=lambda position: position.turn,
    legal_actions=legal_actions,
    violations=violations,
    play=act,
    read_action=lambda _, text: read_action(text),
    write_action=write_action,
    seen_by=seen_by,
    is_over=lambda position: position.phase is Phase.OVER,
    scores=scores,
)
"""Zwicken as one of the games; `tutor.engine.game` says what each name promises."""
