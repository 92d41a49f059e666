"""The goal to let the partner make a Zwick whatever the opponent in between plays, with all cards open."""

from collections.abc import Iterator, Sequence
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.common_parts import checked, hands_open
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Mining, may_clear, zwicks
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import partner_plays, refuting_reply
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import ZwickInTwoGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Capture, Play, Position, legal_plays, loose, make_play, number_of_plays, partner
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.plays import promised, table_after
from tutor.text import Line, Name, Value

_MOST_REPLIES = 12


def _solutions(position: Position, _: ZwickInTwoGoal) -> tuple[Play, ...]:
    return partner_plays(position)


def _problems(position: Position, _: ZwickInTwoGoal) -> Iterator[QuestionError]:
    return checked((partial(_open_partners, position),))


def _open_partners(position: Position) -> None:
    mate = partner(position.plan, position.turn)
    if mate is not None and next_seat(position) == mate:
        raise QuestionError((), "check-opponent-needed", partner=position.seats[mate])
    if mate is None:
        raise QuestionError((), "check-partners-needed", variant=position.rules.name, number=len(position.seats))
    hands_open(position, (next_seat(position), mate))
    try:
        partner_plays(position)
    except TooMuchWorkError:
        raise QuestionError((), "check-too-far") from None


def _between(position: Position) -> dict[str, Value]:
    """Return the names of the next player and of the partner, as parameters of messages."""
    mate = partner(position.plan, position.turn)
    names = position.seats
    return {"seat": Name(names[next_seat(position)]), "partner": Name("" if mate is None else names[mate])}


def _task(position: Position, _: ZwickInTwoGoal) -> Line:
    return Line("goal-zwick-in-two", _between(position))


def _missed(position: Position, play: Play, _: ZwickInTwoGoal) -> Line:
    """Name a play of the next player that keeps the partner from a Zwick."""
    names, reply = _between(position), refuting_reply(position, play)
    if reply is None:
        return Line("verdict-goal-missed-zwick-in-two-none", names)
    told = play_line(make_play(position, play), reply)
    return Line("verdict-goal-missed-zwick-in-two", {**names, "play": told})


def _proof(position: Position, play: Play) -> Iterator[Line]:
    """Yield, for the first plays of the next player, the Zwick with which the partner answers each."""
    after = make_play(position, play)
    seat = Name(after.seats[after.turn])
    for reply in list(legal_plays(after))[:_MOST_REPLIES]:
        then = make_play(after, reply)
        card = next((card for card in dict.fromkeys(then.hand) if card_can_zwick(then, card)), None)
        if card is not None:
            zwick = play_line(then, Capture(card, then.table))
            yield Line("proof-reply", {"seat": seat, "reply": play_line(after, reply), "zwick": zwick})


def _may_arise(position: Position) -> bool:
    """Tell at a glance whether some play might let the partner clear the table after every lay of the next player."""
    following, mate = next_seat(position), partner(position.plan, position.turn)
    answers = position.hands[following]
    if mate is None or not answers or promised(position.table, following):
        # Promises may keep the next player from laying some card; the test below would then reject too much.
        return mate is not None
    hand = position.hands[mate] or ()
    laid = [loose(card) for card in answers]
    tables = (table_after(position.table, play) for play in legal_plays(position))
    return any(all(may_clear(position.rules, (*table, item), hand) for item in laid) for table in tables)


def _flaws(position: Position, _: ZwickInTwoGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    if (number_of_plays(position) or 0) - len(right) < LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    # No player would give up a Zwick of their own for one that the partner may make.
    if any(play not in right for play in zwicks(position)):
        yield Flaw.ZWICK_AT_HAND


ZWICK_IN_TWO = OnePlay(
    shape=ZwickInTwoGoal,
    stop=Stop.PARTNER,
    solutions=_solutions,
    problems=_problems,
    task=_task,
    missed=_missed,
    proof=_proof,
    open=True,
    weight=4.15,
    needs=frozenset({Need.PARTNER}),
    themes=frozenset({"decoy", "safe-lay", "zwick-chain"}),
    mined=Mining(
        may_arise=_may_arise,
        flaws=_flaws,
        players="partners",
        habit="together",
        items=(2, 5),
        hand=(2, 2),
        aside=True,
    ),
)
