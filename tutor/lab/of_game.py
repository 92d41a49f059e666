"""Puzzles from the positions of a game that someone has played, a few of each kind, proven as files."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tutor.bots.deals import SEATS, from_south
from tutor.content.yaml.source import ContentError
from tutor.engine.budget import ENDLESS, SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Position
from tutor.lab.goal_kinds import MINED, as_asked, fault, goals_to_ask, worth_a_look
from tutor.lab.mining import candidate_of, proven

MOST_OF_A_KIND: Final = 2

_WORK: Final = 2 * SECOND
"""The work after which no further puzzle is looked for."""

_OF_ONE: Final = SECOND // 8


def puzzles_from_game(positions: Sequence[Position]) -> tuple[str, ...]:
    """Return the files of the puzzles that positions before plays make: few of each kind, none of the same play.

    The player to play sits South in them, under the usual names of the seats.
    """
    found: dict[int, str] = {}
    with budget(ENDLESS) as meter:
        for kind in MINED:
            few = 0
            for place, position in enumerate(positions):
                if few == MOST_OF_A_KIND or meter.spent > _WORK:
                    break
                text = None if place in found else _text(position, kind)
                if text is not None:
                    found[place] = text
                    few += 1
    return tuple(found.values())


def _text(position: Position, kind: str) -> str | None:
    """Return the file of a puzzle of a kind that a position makes, None if it makes none."""
    players = len(position.seats)
    if fault(position.rules, kind, players) is not None:
        return None
    asked = as_asked(from_south(replace(position, seats=SEATS[players])), kind)
    goals = goals_to_ask(asked, kind) if worth_a_look(asked, MINED[kind]) else ()
    for goal in goals:
        try:
            with budget(_OF_ONE):
                candidate = candidate_of(asked, goal)
                if candidate is not None:
                    return proven("mine/game", candidate)[1]
        except (ContentError, TooMuchWorkError):
            # Without a proof within the budget there is no puzzle.
            continue
    return None
