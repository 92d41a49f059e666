"""The film of actions in a trick-taking game, as one seat sees them."""

from collections.abc import Sequence
from typing import Any

from tutor.app.board.film import SeenPlay, frame_of
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.tricks.table import tricks_data
from tutor.coach.tricks.buttons import Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition, card_in_action
from tutor.engine.tricks import CardPlayed
from tutor.text import Line, Name, Words, render


def position_data(
    words: Words, game: TrickKit, position: TrickPosition, you: int, epoch: str = "", buttons: Sequence[Button] = ()
) -> BoardData:
    """Return the board of a position as the seat `you` sees it, whichever seat is to act."""
    return tricks_data(words, game, game.game.seen_by(position, you), epoch, buttons, you=you)


def card_laid(position: TrickPosition, action: TrickAction) -> TrickPosition:
    """Return a position with the card of an action in the trick, also where the trick is whole with it."""
    card, seat, held = card_in_action(action), position.turn, list(position.hands)
    if card is None or seat is None:
        return position
    held[seat] = tuple(one for one in held[seat] or () if one is not card)
    played = CardPlayed(seat, card, getattr(action, "face_down", False))
    found: Any = position
    laid: TrickPosition = found._replace(hands=tuple(held), trick=(*position.trick, played), turn=None)
    return laid


def seen_plays(
    game: TrickKit, positions: Sequence[TrickPosition], actions: Sequence[TrickAction], you: int
) -> list[SeenPlay]:
    """Return the actions that the seat `you` learns of; `positions` are those before each, and the one after the last.

    Nothing in them, not even their number, gives away the others.
    """
    found: list[SeenPlay] = []
    for before, action, after in zip(positions, actions, positions[1:], strict=False):
        if before.turn != you and game.secret(before, action):
            if found:
                found[-1] = found[-1]._replace(after=after)
        else:
            found.append(SeenPlay(before, action, after))
    return found


def seen_line(game: TrickKit, seen: SeenPlay) -> Line:
    """Say an action in a line, as all may hear it."""
    assert seen.before.turn is not None
    said = game.heard(seen.before, seen.action, seen.after)
    return Line("tricks-heard", {"seat": Name(seen.before.seats[seen.before.turn]), "what": said})


def action_frames(words: Words, game: TrickKit, seen: SeenPlay, you: int, ply: int) -> list[Frame]:
    """Return the frames of an action: the card in the trick, if one is played, then all that follows from it."""
    before, action, after = seen
    shown = [position_data(words, game, after, you)]
    if card_in_action(action) is not None and not after.trick:
        # The last card of a trick is seen there before the trick is taken.
        shown.insert(0, position_data(words, game, card_laid(before, action), you))
    frames = [frame_of(data, ply) for data in shown]
    frames[0]["said"] = render(words, seen_line(game, seen))
    return frames
