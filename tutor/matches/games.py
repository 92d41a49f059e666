"""The games that are played in matches, by name: how a hand is played through, and what the bots do in it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.engine.game import Variant
from tutor.engine.zwickern import Variants
from tutor.matches.events import Dealt, Event, GameName, Played, Started
from tutor.matches.folding import MatchOf
from tutor.matches.machines import next_line
from tutor.matches.match import fold, play_through
from tutor.matches.tricks.machines import next_trick_line
from tutor.matches.tricks.match import fold_tricks, play_tricks_through

AnyMatch = MatchOf[Any, Any]
"""A match of some game."""


class MatchGame(NamedTuple):
    """One game: the hand of some rules, seats, deal, plays and edition; and what is played next without a person."""

    play_through: Callable[[Any, tuple[str, ...], Dealt, tuple[str, ...], int], Any]
    next_line: Callable[[Started, Any], str | None]


_TRICKS = MatchGame(play_tricks_through, next_trick_line)

# A further game is a further row.
MATCH_GAMES: Mapping[GameName, MatchGame] = MappingProxyType(
    {"zwickern": MatchGame(play_through, next_line), "zwicken": _TRICKS, "zwikken": _TRICKS}
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
