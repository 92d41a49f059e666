"""Matches made for tests."""

from collections.abc import Sequence

from tutor.bots.deals import SEATS, dice_of
from tutor.bots.players import Style, chooser
from tutor.engine.zwickern import VARIANTS, write_play
from tutor.matches.events import Dealt, Event, Played, Started
from tutor.matches.match import Hand, play_through


def started(variant: str = "jensen", players: int = 4, people: Sequence[str] = ("South",), **more: object) -> Started:
    """Return the start of a match, in which casual bots play for all but the people."""
    seats = SEATS[players]
    levels = tuple(None if seat in people else "casual" for seat in seats)
    return Started.model_validate({"variant": variant, "seats": seats, "levels": levels, **more})


def played_out(began: Started, dealt: Dealt, seed: str = "a match", most: int = 400) -> Hand:
    """Return a hand of a match, played by quick bots in all seats as far as `most` plays."""
    rules, dice, lines = VARIANTS[began.variant], dice_of(seed), tuple[str, ...]()
    choose = chooser(Style(capture=0.9), dice)
    while True:
        hand = play_through(rules, began.seats, dealt, lines, began.edition)
        if hand.over or len(lines) >= most:
            return hand
        lines = (*lines, write_play(hand.position, choose(hand.position)))


def events_of(began: Started, *hands: Hand) -> list[Event]:
    """Return the events of a match of these hands."""
    found: list[Event] = [began]
    for hand in hands:
        found += [hand.dealt, *(Played(ply=ply, play=line) for ply, line in enumerate(hand.lines))]
    return found
