"""Bots that play quickly and plausibly: they often take, but not always the most, build, and lay what costs little."""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from tutor.bots.dice import one_of
from tutor.engine.arithmetic import sets
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, legal_plays
from tutor.engine.zwickern.captures import Taking, captures, lay_out, maximal_captures, taking
from tutor.engine.zwickern.listing import legal_builds, legal_lay, legal_taking, promises_suspended
from tutor.engine.zwickern.rules import takes_lone


class Style(NamedTuple):
    """The habits of a bot, as chances from 0 to 1.

    A bot takes something with the chance `capture`, and then one of the largest captures of a card with the chance
    `greed`; else it builds with the chance `build`, with the chance `help` for the partner if it can; else it lays.
    """

    capture: float = 0.5
    greed: float = 0.6
    build: float = 0.4
    help: float = 0.3


_JOKER_WORTH = 4


def chooser(style: Style, dice: Random) -> Callable[[Position], Play]:
    """Return a bot of a style: it makes a legal play in every position, and the same with equal dice."""

    def choose(position: Position) -> Play:
        play: Play | None = None
        if dice.random() < style.capture:
            play = _capture(position, style, dice)
        if play is None and dice.random() < style.build:
            play = _build(position, style, dice)
        # A promise may forbid every lay; then only captures or builds are left.
        return play or _lay(position, dice) or _capture(position, style, dice) or next(legal_plays(position))

    return choose


def _in_turn(position: Position, dice: Random) -> Sequence[Card]:
    """Return the different cards of the hand in order, beginning with a random one."""
    cards = tuple(dict.fromkeys(position.hand))
    first = int(dice.random() * len(cards))
    return cards[first:] + cards[:first]


def _capture(position: Position, style: Style, dice: Random) -> Capture | None:
    if not position.table:
        return None
    for card in _in_turn(position, dice):
        found = _taking(position, card)
        if found.vectors:
            return _one_capture(maximal_captures(found) if dice.random() < style.greed else found, dice)
    return None


def _taking(position: Position, card: Card) -> Taking:
    """Return the legal captures of a card; each item is a kind by itself, which is quicker where few are asked for."""
    rules = position.rules
    if rules.bound:
        return legal_taking(position, card)
    layout = lay_out(position, rules.hand_bits[card], joker=takes_lone(rules, card))
    return taking(position, card, layout, dutiful=not promises_suspended(position))


def _one_capture(found: Taking, dice: Random) -> Capture:
    """Draw one capture of a set, without listing the others."""
    vector = one_of(sets.members(found.vectors), dice)
    return next(captures(found._replace(vectors=1 << vector)))


def _build(position: Position, style: Style, dice: Random) -> Build | None:
    for card in _in_turn(position, dice):
        builds = legal_builds(position, card)
        if builds:
            helpful = [build for build in builds if build.owner != position.turn]
            # Building on something makes more of a table than a card that is announced by itself.
            joined = [build for build in builds if build.onto is not None]
            return one_of(helpful if helpful and dice.random() < style.help else joined or builds, dice)
    return None


def _lay(position: Position, dice: Random) -> Lay | None:
    """Return the lay of the cheaper of two cards that may be laid, or None if none may."""
    free = (lay for card in _in_turn(position, dice) if (lay := legal_lay(position, card)) is not None)
    return min(islice(free, 2), key=lambda lay: _worth(position, lay.card), default=None)


def _worth(position: Position, card: Card) -> int:
    points = position.rules.card_points[card]
    return points or (_JOKER_WORTH if card.suit is None else 0)
