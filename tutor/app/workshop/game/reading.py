"""The game of the open draft, read once for each text, and changes to it, refused if they do not fit."""

from collections.abc import Iterator
from typing import Final

from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.visitor.session import ReadGame
from tutor.app.visitor.variants import variants
from tutor.app.workshop.game.game_text import with_what_follows
from tutor.catalogue.entered_game import EnteredGame, Refused, entered_game, finished_entry, proven_entry
from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.content.files.load import Loaded, load_record
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Variants
from tutor.text import Line

_GAME_FILE: Final = "game.yaml"
_WORK: Final = 2 * SECOND


def read_game() -> ReadGame:
    """Return the game of the open draft."""
    here, known = workshop_page(), variants()
    if here.game is None or here.game.text != here.text or here.game.variants is not known:
        here.game = game_of_text(here.text, known)
    return here.game


def game_of_text(text: str, known: Variants) -> ReadGame:
    """Read the game of a text."""
    loaded: Loaded[RecordEntry] | None = None
    game: EnteredGame | None = None
    try:
        with budget(_WORK):
            loaded = load_record(_GAME_FILE, text, known)
            game = entered_game(loaded)
            record = proven_entry(_GAME_FILE, _GAME_FILE, finished_entry(game), loaded)
    except ContentError as error:
        return ReadGame(text, known, loaded, game, None, error.faults)
    except TooMuchWorkError:
        fault = Fault(_GAME_FILE, SourceMark(), "check-too-much-work")
        return ReadGame(text, known, loaded, game, None, (fault,))
    return ReadGame(text, known, loaded, game, record, tuple(_refused_play(loaded, game)))


def _refused_play(loaded: Loaded[RecordEntry], game: EnteredGame) -> Iterator[Fault]:
    """Yield the fault of an illegal play, with its place in the text."""
    refused = game.refused
    if refused is None:
        return
    path, made = ("deals", refused.deal, "plays", refused.play), game.entry.deals[refused.deal].plays[refused.play]
    if refused.verdict is None:
        turn = "" if game.possible is None else game.possible.seats[game.possible.turn]
        yield loaded.fault((*path, "seat"), "check-seat-out-of-turn", seat=made.seat, turn=turn)
    elif is_unread(refused.verdict):
        yield unread_fault(loaded, (*path, "play"), refused.verdict.position, made.play)
    else:
        said = why(refused.verdict)
        yield loaded.fault((*path, "play"), "check-play-illegal", play=made.play, seat=made.seat, why=said)


def change_game(text: str) -> None:
    """Give the open draft the text of a game, with what it implies; refuse an impossible one with the reason.

    A hand whose other cards are implied gets them, and the next deal begins once one is played out.
    """
    before, after = read_game(), game_of_text(text, variants())
    here = workshop_page()
    if after.game is None:
        here.refused = Line("workshop-game-refused")
        return
    if after.game.refused is not None and (before.game is None or before.game.refused is None):
        here.refused = refusal(after.game.refused, after.game)
        return
    change_draft(with_what_follows(text, after.game))


def refusal(refused: Refused, game: EnteredGame) -> Line:
    """Return why a play is refused, as a sentence."""
    number = sum(len(deal.plays) for deal in game.entry.deals[: refused.deal]) + refused.play + 1
    if refused.verdict is None:
        return Line("workshop-game-turn", {"number": number})
    return Line("workshop-game-play", {"number": number, "why": sentence(refused.verdict)})
