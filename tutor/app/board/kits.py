"""The board of each game as pages use it: what it shows and hears, and its actions in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.app.board.component import BoardAnswer
from tutor.app.board.film import SeenPlay
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.tricks.film import action_frames, card_laid, position_data, seen_plays
from tutor.app.board.tricks.table import answered_action, open_tricks_data
from tutor.app.board.zwickern.actions import answered_play
from tutor.app.board.zwickern.rounds import RoundPlay, round_frames
from tutor.app.board.zwickern.table import ended_data, exercise_data, open_data, played_data
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.buttons import action_line
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.coach.zwickern.words.plays import did_line, play_line, played_line
from tutor.engine import zwickern
from tutor.engine.zwickern import Play, Position
from tutor.text import Line, Name, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardKit:
    """The board of a game: what it shows of a position, what it hears, and how its actions move and are said.

    `seen_from` is the board of a position as a seat sees it, named by its epoch, with all hands open if the last
    argument says so; the seat to act can act on it. `over` is the board after a whole hand as a seat sees it; on a
    shared screen all seats keep their names. `answered` is the action that an answer of a board stands for, None if it
    stands for none; the position must be as the seat to act sees it.

    `noticed` are the actions that a seat learns of; the positions are those before each action, and the one after the
    last. `frames` shows such actions one after the other, the first with the number after the one given, as a seat sees
    them before the board that ends the film; all hands are open if the last argument says so.

    `replayed` is the board of a replay at a position: there is nothing to select, and all hands are open, or if it is
    closed only that of the seat to act. `replayed_at` is the one at an action. `line` says an action of the seat to act
    with that seat, and `action_line` without it. `did` says it in a few words beside the seat, None where the board
    shows it already.
    """

    seen_from: Callable[[Words, Any, int, str, bool], BoardData]
    over: Callable[[Words, Any, int, str, bool], BoardData]
    answered: Callable[[Any, BoardAnswer], Any]
    noticed: Callable[[Sequence[Any], Sequence[Any], int], Sequence[SeenPlay]]
    frames: Callable[[Words, Sequence[SeenPlay], int, int, BoardData, bool], list[Frame]]
    replayed: Callable[[Words, Any, str, bool], BoardData]
    replayed_at: Callable[[Words, Any, Any, str, bool], BoardData]
    line: Callable[[Any, Any], Line]
    action_line: Callable[[Any, Any], Line]
    did: Callable[[Any, Any], Line | None]


def board_kit(position: Any) -> BoardKit:
    """Return the board of the game that a position belongs to."""
    return _ZWICKERN if position.rules.game == zwickern.GAME.name else _TRICKS


def said_action(position: TrickPosition, text: str) -> Line:
    """Say an action of the seat to act in a trick-taking game, in notation, as its button does."""
    return action_line(_game(position).buttons(position), text)


def _zwickern_seen(words: Words, position: Position, you: int, epoch: str, opened: bool) -> BoardData:
    return exercise_data(words, position, epoch, interactive=position.turn == you, opened=opened, you=you)


def _zwickern_over(words: Words, position: Position, you: int, epoch: str, shared: bool) -> BoardData:
    return {**ended_data(words, position, finished=True, you=you, shared=shared), "epoch": epoch}


def _zwickern_noticed(positions: Sequence[Position], plays: Sequence[Play], _: int) -> Sequence[SeenPlay]:
    return list(map(SeenPlay, positions, plays, positions[1:]))


def _zwickern_frames(
    words: Words, seen: Sequence[SeenPlay], start: int, you: int, end: BoardData, opened: bool
) -> list[Frame]:
    played = RoundPlay([*(one.before for one in seen), *(one.after for one in seen[-1:])], [one.action for one in seen])
    frames = round_frames(words, played, range(len(seen)), you, end, opened=opened)
    return [{**frame, "ply": frame["ply"] + start} for frame in frames]


def _zwickern_line(position: Position, play: Play) -> Line:
    return played_line(Name(position.seats[position.turn]), position, play)


_ZWICKERN = BoardKit(
    seen_from=_zwickern_seen,
    over=_zwickern_over,
    answered=answered_play,
    noticed=_zwickern_noticed,
    frames=_zwickern_frames,
    replayed=lambda words, position, epoch, closed: open_data(words, position, epoch, closed=closed),
    replayed_at=lambda words, position, play, epoch, closed: played_data(words, position, play, epoch, closed=closed),
    line=_zwickern_line,
    action_line=play_line,
    did=did_line,
)


def _game(position: TrickPosition) -> TrickKit:
    return TRICK_KITS[position.rules.game]


def _tricks_seen(words: Words, position: TrickPosition, you: int, epoch: str, _: bool) -> BoardData:
    offered = _game(position).buttons(position) if position.turn == you else []
    return position_data(words, _game(position), position, you, epoch, offered)


def _tricks_over(words: Words, position: TrickPosition, you: int, epoch: str, _: bool) -> BoardData:
    return position_data(words, _game(position), position, you, epoch)


def _tricks_answered(position: TrickPosition, answer: BoardAnswer) -> TrickAction | None:
    return answered_action(_game(position), position, answer)


def _tricks_noticed(positions: Sequence[TrickPosition], actions: Sequence[TrickAction], you: int) -> Sequence[SeenPlay]:
    return seen_plays(_game(positions[0]), positions, actions, you)


def _tricks_frames(words: Words, seen: Sequence[SeenPlay], start: int, you: int, _: BoardData, __: bool) -> list[Frame]:
    found: list[Frame] = []
    for ply, one in enumerate(seen, start + 1):
        found += action_frames(words, _game(one.before), one, you, ply)
    return found


def _tricks_replayed(words: Words, position: TrickPosition, epoch: str, closed: bool) -> BoardData:
    return open_tricks_data(words, _game(position), position, epoch, closed=closed)


def _tricks_replayed_at(
    words: Words, position: TrickPosition, action: TrickAction, epoch: str, closed: bool
) -> BoardData:
    """Return the board after an action; a card lies in the trick, also if the trick is whole with it."""
    laid = card_laid(position, action)
    after = _game(position).game.play(position, action) if laid is position else laid
    return _tricks_replayed(words, after, epoch, closed)


def _tricks_line(position: TrickPosition, action: TrickAction) -> Line:
    assert position.turn is not None
    return Line(
        "replay-played", {"seat": Name(position.seats[position.turn]), "play": _tricks_action(position, action)}
    )


def _tricks_action(position: TrickPosition, action: TrickAction) -> Line:
    return said_action(position, _game(position).game.write_action(position, action))


_TRICKS = BoardKit(
    seen_from=_tricks_seen,
    over=_tricks_over,
    answered=_tricks_answered,
    noticed=_tricks_noticed,
    frames=_tricks_frames,
    replayed=_tricks_replayed,
    replayed_at=_tricks_replayed_at,
    line=_tricks_line,
    action_line=_tricks_action,
    did=lambda _, __: None,
)
