"""Zwicken: a trick-taking game for a pot, with a permanent trump; one may drop out, and offences have a price.

This module is the public API of the engine: it has the names the rest of the tutor often needs.

>>> from tutor.engine import zwicken
>>> setup = zwicken.Setup("zwicken", "play", hand=["8S", "KS", "AC"], turnup="9S", trick=["QH", "JS"])
>>> position = zwicken.set_up(setup, zwicken.VARIANTS)
>>> [zwicken.write_action(position, action) for action in zwicken.legal_actions(position)]
['play KS']

An action is legal if there is no reason against it. A reason has the cards that would do:

>>> [(why.reason.value, *map(str, why.instead)) for why in zwicken.violations(position, zwicken.read_action("play 8S"))]
[('must-overtrump', 'KS')]

An action that has a price is legal: the first leader may keep the ace of trumps back, and is gezwickt for it.

>>> leading = zwicken.set_up(zwicken.Setup("zwicken", "play", ["AS", "KH", "8C"], "9S"), zwicken.VARIANTS)
>>> [zwicken.offence(leading, action) for action in zwicken.legal_actions(leading)]
[None, <Ground.ACE_NOT_LED: 'ace-not-led'>, <Ground.ACE_NOT_LED: 'ace-not-led'>]
"""

from tutor.engine.zwicken.actions import AnyAction, Exchange, PlayCard, Saying, read_action, write_action
from tutor.engine.zwicken.game import GAME
from tutor.engine.zwicken.hand.deal_and_play import act, after_cut, cut, full_pack, next_dealer, opening, play_hand
from tutor.engine.zwicken.hand.scoring import Score, grounds, scores, tricks_won
from tutor.engine.zwicken.legality import Ground, Reason, Violation, legal_actions, offence, violations, violations_of
from tutor.engine.zwicken.position import Phase, Position, hand_size, is_trump, players_in, seen_by
from tutor.engine.zwicken.rules import VARIANTS, Rules, Variants
from tutor.engine.zwicken.setup import Setup, set_up

__all__ = [
    "GAME",
    "VARIANTS",
    "AnyAction",
    "Exchange",
    "Ground",
    "Phase",
    "PlayCard",
    "Position",
    "Reason",
    "Rules",
    "Saying",
    "Score",
    "Setup",
    "Variants",
    "Violation",
    "act",
    "after_cut",
    "cut",
    "full_pack",
    "grounds",
    "hand_size",
    "is_trump",
    "legal_actions",
    "next_dealer",
    "offence",
    "opening",
    "play_hand",
    "players_in",
    "read_action",
    "scores",
    "seen_by",
    "set_up",
    "tricks_won",
    "violations",
    "violations_of",
    "write_action",
]
