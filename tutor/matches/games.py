"""Matches of any game: how they are folded, how a hand is played through, and what is played without a person.

Bots play, and so do last cards that can be played in one way only.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Any, get_args

from tutor.bots.deals import dice_of
from tutor.coach.kits import KITS, TRICK_KITS
from tutor.engine.game import Variant
from tutor.engine.zwickern import Position, Variants, legal_plays, write_play
from tutor.matches.dealing import bot_seed
from tutor.matches.events import AnyLevel, Dealt, Event, GameName, Played, Started
from tutor.matches.folding import HandOf, MatchOf
from tutor.matches.match import fold, play_through
from tutor.matches.tricks.match import fold_tricks, play_tricks_through

_AnyHand = HandOf[Any, Any]
"""A hand of some game."""
AnyMatch = MatchOf[Any, Any]
"""A match of some game."""


def match_hand(started: Started, rules: Any, dealt: Dealt, lines: tuple[str, ...]) -> _AnyHand:
    """Return the hand of a match with these plays; raises WrongEventError if one is not legal."""
    play = play_tricks_through if started.game in TRICK_KITS else play_through
    return play(rules, started.seats, dealt, lines, started.edition)


def next_line(started: Started, hand: _AnyHand) -> str | None:
    """Return what is played next without a person's choice, None where a person chooses."""
    level = None if hand.turn is None else started.levels[hand.turn]
    if level is not None:
        return bot_line(started, hand, level)
    forced = started.forced and started.game not in TRICK_KITS and len(started.people) == 1
    return forced_line(hand.position) if forced else None


def forced_line(position: Position) -> str | None:
    """Return the play of a last card that can be played in one way only, None in any other position."""
    if len(position.hand) != 1:
        return None
    plays = list(islice(legal_plays(position), 2))
    return write_play(position, plays[0]) if len(plays) == 1 else None


def bot_line(started: Started, hand: _AnyHand, level: AnyLevel) -> str:
    """Return what a bot of a level plays next in a hand of a match."""
    kit, seat = KITS[started.game], hand.turn
    assert seat is not None
    dice = dice_of(bot_seed(started, hand.dealt, len(hand.lines), seat))
    return kit.game.write_action(hand.position, kit.choose(hand.position, seat, level, dice))


def game_name(variant: Variant) -> GameName:
    """Return the name of the game that rules belong to.

    >>> from tutor.engine.zwikken import VARIANTS
    >>> game_name(VARIANTS["zwikken-2000"])
    'zwikken'
    """
    names: tuple[GameName, ...] = get_args(GameName)
    return next(name for name in names if name == variant.game)


def fold_any(events: Iterable[Event], variants: Variants) -> AnyMatch:
    """Return the match that events make, whatever its game is; raises WrongEventError."""
    kept = list(events)
    if kept and isinstance(kept[0], Started) and kept[0].game in TRICK_KITS:
        return fold_tricks(kept)
    return fold(kept, variants)


def replies(started: Started, rules: Any, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    """Return the plays that follow some plays of a hand, until a person is to choose or the hand is over.

    Equal arguments give equal plays in every process; it needs no state, so any process can work it out.
    """
    found = list[Played]()
    hand = match_hand(started, rules, dealt, lines)
    while not hand.over:
        line = next_line(started, hand)
        if line is None:
            break
        found.append(Played(ply=len(hand.lines), play=line))
        hand = match_hand(started, rules, dealt, (*hand.lines, line))
    return tuple(found)
