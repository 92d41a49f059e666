"""The plays of a round, moving on the board: all that was played since a seat's last play, and the deals between."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.zwickern.film import deal_frame, play_frames
from tutor.app.board.zwickern.table import addressed, exercise_data, table_of
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.zwickern import Play, Position
from tutor.text import Line, Name, Words, render


class RoundPlay(NamedTuple):
    """Some plays of a game: `positions` are those before each play, and the one after the last."""

    positions: Sequence[Position]
    plays: Sequence[Play]

    def line(self, place: int) -> Line:
        """Return the line that says one of the plays."""
        position, play = self.positions[place], self.plays[place]
        return played_line(Name(position.seats[position.turn]), position, play)


def last_round(played: RoundPlay, you: int, *, forced: bool = False) -> range:
    """Return the places of the plays since the last one of a seat, which is the first of them.

    With `forced` a seat does not choose how it plays its last card, and the round begins with a play before it.
    """
    own = [place for place in range(len(played.plays)) if _chose(played.positions[place], you, forced=forced)]
    return range(own[-1] if own else 0, len(played.plays))


def _chose(position: Position, you: int, *, forced: bool) -> bool:
    return position.turn == you and not (forced and len(position.hand) == 1)


def round_frames(
    words: Words, played: RoundPlay, places: range, you: int, end: BoardData, *, opened: bool = False
) -> list[Frame]:
    """Return the frames of plays, one after the other, with the deals between them, as seen from the seat `you`.

    `end` is the board after the last play.
    """
    frames: list[Frame] = []
    for place in places:
        position, play = played.positions[place], played.plays[place]
        board = exercise_data(words, position, "", interactive=False, opened=opened, you=you)
        seen = addressed(words, position, you)
        said = render(words, RoundPlay([seen], [play]).line(0))
        frames += play_frames(words, board, seen, play, place + 1, said=said)
        after = played.positions[place + 1]
        if after.stock < position.stock:
            last = place + 1 == len(played.plays)
            dealt = end if last else exercise_data(words, after, "", interactive=False, opened=opened, you=you)
            frames.append(deal_frame(words, dealt, after, place + 1))
    return frames


def mark_new(data: BoardData, before: Position, after: Position) -> None:
    """Mark on a board what was put on its table since the position `before`."""
    old = list(before.table)
    for item, shown in zip(after.table, table_of(data)["items"], strict=True):
        if item in old:
            old.remove(item)
        else:
            shown["mark"] = "played"
