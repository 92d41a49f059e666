"""What proves a right answer to a goal that looks ahead: hands counted, every reply answered, the end of the hand."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.open_cards import answer, outlook
from tutor.coach.zwickern.goals.tactics import risks
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import SafeLayGoal, WinMostGoal, ZwickInTwoGoal
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Capture, Move, play
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.position import Position
from tutor.text import Line

_MOST_REPLIES = 12


def proof(verdict: Verdict) -> Iterator[Line]:
    """The lines that prove a right answer, none where the sentence says it all."""
    position, move = verdict.position, verdict.move
    if not verdict.right or move is None:
        return
    match verdict.goal:
        case SafeLayGoal():
            number = risks(position)[move.card]
            yield Line("proof-safe-lay", {"seat": position.seats[next_seat(position)], "number": number})
        case WinMostGoal():
            yield from _end(position, move)
        case ZwickInTwoGoal():
            yield from _replies(play(position, move))


def _end(position: Position, move: Move) -> Iterator[Line]:
    """By how many points the hand ends, and how the other player best goes on."""
    other = position.seats[1 - position.turn]
    best = outlook(position).best
    yield Line("proof-ahead" if best > 0 else "proof-behind", {"seat": other, "points": abs(best)})
    reply = answer(position, move)
    if reply is not None:
        yield Line("proof-answer", {"seat": other, "play": play_line(play(position, move), reply)})


def _replies(after: Position) -> Iterator[Line]:
    """For each play of the next player the Zwick that answers it."""
    seat = after.seats[after.turn]
    for reply in list(legal_moves(after))[:_MOST_REPLIES]:
        then = play(after, reply)
        card = next((card for card in dict.fromkeys(then.hand) if card_can_zwick(then, card)), None)
        if card is not None:
            zwick = play_line(then, Capture(card, then.table))
            yield Line("proof-reply", {"seat": seat, "reply": play_line(after, reply), "zwick": zwick})
