"""What the sides have won in a game, for the table to show at its end."""

from collections.abc import Sequence

from tutor.app.board.protocol import Result, SideWon, Ticket
from tutor.app.board.zwickern.seats import seat_id
from tutor.coach.zwickern.words.seats import side_label
from tutor.engine.zwickern import Score
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, ZWICKS, winner
from tutor.text import Words


def result_on_table(words: Words, names: Sequence[str], scores: Sequence[Score], you: int | None, title: str) -> Result:
    """Return the sides with what has brought them points, dearest cards first; your own side comes first.

    `names` are those of the seats, and `title` says who has won.
    """
    sides = sorted(scores, key=lambda score: you not in score.seats)
    won = winner([score.points for score in scores])
    return {
        "title": title,
        "winners": [] if won is None else _seats(scores[won], you),
        "sides": [_side(words, names, score, you) for score in sides],
    }


def _side(words: Words, names: Sequence[str], score: Score, you: int | None) -> SideWon:
    other = {FOR_MOST_CARDS, ZWICKS}
    cards = [(code, points) for code, points in score.items.items() if code not in other]
    most = score.items.get(FOR_MOST_CARDS, 0)
    tickets: list[Ticket] = [{"label": words("tally-cards", number=score.cards), "points": most}]
    if score.zwicks:
        tickets.append({"label": words("tally-zwicks", number=score.zwicks), "points": score.items.get(ZWICKS, 0)})
    return {
        "label": side_label(words, names, score.seats),
        "side": None if you is None else "ours" if you in score.seats else "theirs",
        "seats": _seats(score, you),
        "points": score.points,
        "cards": [{"code": code, "points": points} for code, points in sorted(cards, key=lambda card: -card[1])],
        "tickets": tickets,
    }


def _seats(score: Score, you: int | None) -> list[str]:
    return [seat_id(seat) for seat in sorted(score.seats, key=lambda seat: seat != you)]
