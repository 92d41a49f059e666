"""Marks on the plays of a record, by which they can be found: notes, Zwicks, missed captures, jokers captured."""

from enum import StrEnum

from tutor.coach.zwickern.records.remarks import looked
from tutor.engine.zwickern import Capture, Play, Position, is_zwick
from tutor.engine.zwickern.plays import cards_of


class Mark(StrEnum):
    """A thing worth looking at in a play."""

    NOTE = "note"
    ZWICK = "zwick"
    MISSED = "missed"
    JOKER = "joker"


def marks(position: Position, play: Play, *, noted: bool, looking: bool = True) -> tuple[Mark, ...]:
    """List the marks of a play; `noted` says that it has a note, and `looking` asks for missed captures."""
    seen = looked(position, play) if looking else None
    holds = {
        Mark.NOTE: noted,
        Mark.ZWICK: is_zwick(position, play),
        Mark.MISSED: seen is not None and bool(seen.better or seen.richer),
        Mark.JOKER: captures_joker(position, play),
    }
    return tuple(mark for mark, holding in holds.items() if holding)


def captures_joker(position: Position, play: Play) -> bool:
    """Tell whether a play wins a joker, whether the joker captures or is captured."""
    return isinstance(play, Capture) and any(card.code in position.rules.jokers for card in cards_of(play))
