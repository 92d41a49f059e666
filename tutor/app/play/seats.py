"""Who sits at the table of a match, and what they have just done, as the board shows it beside their seats."""

from collections.abc import Mapping, Sequence

from tutor.app.base.i18n import words
from tutor.app.board.film import SeenPlay
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import Person, SeatPlay
from tutor.app.board.zwickern.seats import seat_id
from tutor.app.play.preferences import level_name
from tutor.matches.events import Started
from tutor.matches.neighbours import face_at, face_of


def people_at(started: Started) -> Mapping[str, Person]:
    """Return those at the seats of a match, by the ids of the seats: neighbours have a face and a level.

    At a shared screen people have the letters of their names. Other games have no neighbours.
    """
    found: dict[str, Person] = {}
    for seat, (name, level) in enumerate(zip(started.seats, started.levels, strict=True)):
        face = face_at(level)
        if level is None and started.shared:
            found[seat_id(seat)] = {"face": "letter"}
        elif face is not None:
            found[seat_id(seat)] = {"face": face_of(name) or face, "about": level_name(level)}
    return found


def plays_of(noticed: Sequence[SeenPlay], first: int) -> list[SeatPlay]:
    """Return what seats have done from a play on, in a few words, with the numbers that plays have in a film."""
    found: list[SeatPlay] = []
    for ply, one in enumerate(noticed[first:], first + 1):
        line = board_kit(one.before).did(one.before, one.action)
        if line is not None:
            found.append({"ply": ply, "seat": seat_id(one.before.turn), "text": line.said(words())})
    return found
