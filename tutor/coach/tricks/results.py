"""The lines on hands and tricks that are over, and on what an action costs, which all trick-taking games share."""

from collections.abc import Sequence

from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.engine.tricks import CardPlayed, winners
from tutor.text import Line, Name, as_subject
from tutor.text.lines import Joined


def tricks_shared_line(end: TrickPosition, won: Sequence[int]) -> Line:
    """Say how many tricks each player has won, each a third of the pot."""
    said = [Line("list-amount", {"name": Name(end.seats[seat]), "number": number}) for seat, number in enumerate(won)]
    shared = tuple(one for one, number in zip(said, won, strict=True) if number)
    return Line("tricks-result-thirds", {"seats": Joined(shared, "list-comma")})


def left_alone_line(end: TrickPosition, seat: int) -> Line:
    """Say that all but one player have passed, and that this player takes the pot."""
    return Line("tricks-result-alone", as_subject(end.seats[seat]))


def trick_lines(position: TrickPosition) -> list[Line]:
    """Say the known cards of each whole trick."""
    lines = []
    for number, trick in enumerate(position.tricks, 1):
        cards = [_of_card(position, played) for played in trick if played.face_down or played.card is not None]
        if cards:
            lines.append(Line("tricks-earlier", {"number": number, "cards": Joined(tuple(cards), "list-comma")}))
    return lines


def _of_card(position: TrickPosition, played: CardPlayed) -> Line:
    seat = Name(position.seats[played.seat])
    if played.face_down or played.card is None:
        return Line("tricks-card-down", {"seat": seat})
    return Line("tricks-card-of", {"card": played.card, "seat": seat})


def trick_remarks(game: TrickKit, position: TrickPosition, action: TrickAction) -> tuple[Line, ...]:
    """Return lines on the cost of an action, and on who takes the trick that it completes."""
    found, offence = list[Line](), game.offence(position, action)
    if offence is not None:
        found.append(game.offence_line(position, offence))
    after = game.game.play(position, action)
    if len(after.tricks) > len(position.tricks):
        winner = winners(after.rules.tricks, after.trumps, after.tricks)[-1]
        found.append(Line("tricks-takes", {"seat": Name(position.seats[winner])}))
    return tuple(found)
