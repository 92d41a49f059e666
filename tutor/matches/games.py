"""The games that are played in matches, by name: how a hand is played through, and what is played without a person.

Bots play, and so do last cards that can be played in one way only.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.bots.deals import dice_of
from tutor.bots.levels import choose
from tutor.bots.tricks.levels import chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.engine.game import Variant
from tutor.engine.zwickern import Position, Variants, legal_plays, seen_by, write_play
from tutor.matches.dealing import bot_seed
from tutor.matches.events import AnyLevel, Dealt, Event, GameName, Played, Started
from tutor.matches.folding import MatchOf
from tutor.matches.match import Hand, fold, play_through
from tutor.matches.tricks.match import TrickHand, fold_tricks, play_tricks_through


def _next_trick_line(started: Started, hand: TrickHand) -> str | None:
    """Return what a bot does next, None where a person chooses."""
    seat = hand.turn
    level = None if seat is None else started.levels[seat]
    if seat is None or level is None:
        return None
    game = hand.game.game
    dice = dice_of(bot_seed(started, hand.dealt, len(hand.lines), seat))
    level = "greedy" if level == "greedy" else "careful"
    action = chosen_action(TRICK_KITS[game.name].bot, game.seen_by(hand.position, seat), level, dice)
    return game.write_action(hand.position, action)


def _next_line(started: Started, hand: Hand) -> str | None:
    """Return what is played next without a person's choice, None where a person chooses."""
    level = started.levels[hand.position.turn]
    if level is not None:
        return bot_line(started, hand, level)
    return forced_line(hand.position) if started.forced and len(started.people) == 1 else None


def forced_line(position: Position) -> str | None:
    """Return the play of a last card that can be played in one way only, None in any other position."""
    if len(position.hand) != 1:
        return None
    plays = list(islice(legal_plays(position), 2))
    return write_play(position, plays[0]) if len(plays) == 1 else None


def bot_line(started: Started, hand: Hand, level: AnyLevel) -> str:
    """Return what a bot of a level plays next in a hand of a match."""
    # No match of Zwickern has it, which its start makes sure of.
    assert level != "greedy"
    position, ply = hand.position, len(hand.lines)
    seat = position.turn
    dice = dice_of(bot_seed(started, hand.dealt, ply, seat))
    return write_play(position, choose(seen_by(position, seat), level, dice))


AnyMatch = MatchOf[Any, Any]
"""A match of some game."""


class MatchGame(NamedTuple):
    """One game: the hand of some rules, seats, deal, plays and edition; and what is played next without a person."""

    play_through: Callable[[Any, tuple[str, ...], Dealt, tuple[str, ...], int], Any]
    next_line: Callable[[Started, Any], str | None]


_TRICKS = MatchGame(play_tricks_through, _next_trick_line)

# A further game is a further row.
MATCH_GAMES: Mapping[GameName, MatchGame] = MappingProxyType(
    {"zwickern": MatchGame(play_through, _next_line), "zwicken": _TRICKS, "zwikken": _TRICKS}
)


def game_name(variant: Variant) -> GameName:
    """Return the name of the game that rules belong to.

    >>> from tutor.engine.zwikken import VARIANTS
    >>> game_name(VARIANTS["zwikken-2000"])
    'zwikken'
    """
    return next(name for name in MATCH_GAMES if name == variant.game)


def fold_any(events: Iterable[Event], variants: Variants) -> AnyMatch:
    """Return the match that events make, whatever its game is; raises WrongEventError."""
    kept = list(events)
    if kept and isinstance(kept[0], Started) and kept[0].game != "zwickern":
        return fold_tricks(kept)
    return fold(kept, variants)


def replies(started: Started, rules: Any, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    """Return the plays that follow some plays of a hand, until a person is to choose or the hand is over.

    Equal arguments give equal plays in every process; it needs no state, so any process can work it out.
    """
    game, found = MATCH_GAMES[started.game], list[Played]()
    hand = game.play_through(rules, started.seats, dealt, lines, started.edition)
    while not hand.over:
        line = game.next_line(started, hand)
        if line is None:
            break
        found.append(Played(ply=len(hand.lines), play=line))
        hand = game.play_through(rules, started.seats, dealt, (*hand.lines, line), started.edition)
    return tuple(found)
