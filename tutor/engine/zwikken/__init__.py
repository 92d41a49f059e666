"""Zwikken: three trick-taking games for a pot that have one name, in which three of a kind win without play.

This module is the public API of the engine: it has the names the rest of the tutor often needs.

>>> from tutor.engine import zwikken
>>> setup = zwikken.Setup("zwikken-2000", "bid", "QH", hand=["AS", "KS", "10H"])
>>> position = zwikken.set_up(setup, zwikken.VARIANTS)
>>> [zwikken.write_action(action) for action in zwikken.legal_actions(position)]
['pass', 'ask 1', 'pass know', 'pass expect', 'ask 1 know']

An action is legal if there is no reason against it; a reason says what would do:

>>> [(why.reason.value, why.level) for why in zwikken.violations(position, zwikken.read_action("ask 2"))]
[('wrong-step', 1)]

The pack decides the hand. Here the first player, with three aces, asks, and all others pass:

>>> codes = "AS AH AD 10S 10H KC QS QH KD JC".split()
>>> pack = [zwikken.read_action(f"play {code}").card for code in codes]
>>> where = zwikken.opening(zwikken.VARIANTS["zwikken-2000"], ("Ida", "Jan", "Ole"), 2, pack)
>>> for text in ("ask 1", "pass", "pass", "pass", "pass"):
...     where = zwikken.act(where, zwikken.read_action(text))
>>> where.phase.value, where.seats[where.zwik], where.pot, where.accounts
('over', 'Ida', 0, (2, -1, -1))
"""

from tutor.engine.zwikken.actions import (
    Announcement,
    AnyAction,
    Ask,
    Bid,
    Keep,
    Pass,
    PlayCard,
    Saying,
    Swap,
    read_action,
    write_action,
)
from tutor.engine.zwikken.bidding import askers, entitled, highest, next_bidder
from tutor.engine.zwikken.game import GAME
from tutor.engine.zwikken.hand.deal_and_play import act, antes_paid, full_pack, next_dealer, opening, play_hand
from tutor.engine.zwikken.hand.scoring import Score, card_points_won, scores, share, trick_winners, winner_and_losers
from tutor.engine.zwikken.legality import Reason, Violation, legal_actions, violations, violations_of
from tutor.engine.zwikken.position import Phase, Position, Spoken, hand_size, players_in, seen_by, turn_ups
from tutor.engine.zwikken.rules import VARIANTS, Rules, Variants, points_of, with_options
from tutor.engine.zwikken.setup import Setup, set_up

__all__ = [
    "GAME",
    "VARIANTS",
    "Announcement",
    "AnyAction",
    "Ask",
    "Bid",
    "Keep",
    "Pass",
    "Phase",
    "PlayCard",
    "Position",
    "Reason",
    "Rules",
    "Saying",
    "Score",
    "Setup",
    "Spoken",
    "Swap",
    "Variants",
    "Violation",
    "act",
    "antes_paid",
    "askers",
    "card_points_won",
    "entitled",
    "full_pack",
    "hand_size",
    "highest",
    "legal_actions",
    "next_bidder",
    "next_dealer",
    "opening",
    "play_hand",
    "players_in",
    "points_of",
    "read_action",
    "scores",
    "seen_by",
    "set_up",
    "share",
    "trick_winners",
    "turn_ups",
    "violations",
    "violations_of",
    "winner_and_losers",
    "with_options",
    "write_action",
]
