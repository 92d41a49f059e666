"""Puzzles from the positions of a game that somebody has played, each of another kind, proven as files."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
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


def puzzles_of_game(positions: Sequence[Position]) -> tuple[str, ...]:
    """Return the files of the puzzles that positions before plays make: few of each kind, none of the same play.

    The player to play sits South in them, under the usual names of the seats.
    """
    found: dict[int, str] = {}
    with budget(ENDLESS) as meter:
        for kind in MINED:
            new = (one for one in _of_kind(positions, kind) if one[0] not in found)
            for place, text in islice(new, MOST_OF_A_KIND):
                found.setdefault(place, text)
            if meter.spent > _WORK:
                break
    return tuple(found.values())


def _of_kind(positions: Sequence[Position], kind: str) -> Iterator[tuple[int, str]]:
    """Yield the puzzles of a kind with the places of their positions."""
    for place, position in enumerate(positions):
        players = len(position.seats)
        if players not in SEATS or fault(position.rules, kind, players) is not None:
            continue
        asked = as_asked(from_south(replace(position, seats=SEATS[players])), kind)
        if worth_a_look(asked, MINED[kind]):
            yield from ((place, text) for text in _texts(asked, kind))


def _texts(asked: Position, kind: str) -> Iterator[str]:
    for goal in goals_to_ask(asked, kind):
        try:
            with budget(_OF_ONE):
                candidate = candidate_of(asked, goal)
                if candidate is not None:
                    yield proven("mine/game", candidate)[1]
        except (ContentError, TooMuchWorkError):
            # Without a proof within the budget there is no puzzle.
            continue
