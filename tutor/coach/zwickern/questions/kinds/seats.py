"""The questions about seats: the one that cuts, plays first or next, deals next, or gets the cards left over."""

from dataclasses import replace
from typing import get_args

from tutor.coach.question import On, Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.words.phrases import joined
from tutor.coach.zwickern.words.seats import seat_as_subject, seat_name
from tutor.content.zwickern.questions import Who, WhoGoal
from tutor.engine.zwickern import Lay, Play, Position, Variants, make_play, sides
from tutor.engine.zwickern.hand.deal_and_play import next_dealer
from tutor.engine.zwickern.hand.events import cutter, first_player
from tutor.text import Family, Line, Value

NOBODY = "nobody"
_WHO: tuple[Who, ...] = get_args(Who)
_ASKED, _LOOKS, _PROOFS = Family("ask-who-{}", _WHO), Family("look-who-{}", _WHO), Family("who-{}", _WHO)


def _who(goal: WhoGoal, position: Position, _: Variants) -> Question:
    if goal.of == "leftovers":
        return _leftovers(position)
    seat = _asked_seat(goal, position)
    names = position.seats
    reasons = [None if place == seat else _why(goal, position, place) for place in range(len(names))]
    options = tuple(Option(name, _label(position, place), reasons[place], (place,)) for place, name in enumerate(names))
    proof = (Line(_PROOFS[goal.of], seat_as_subject(position, seat)),)
    return Question(Line(_ASKED[goal.of]), Way.ONE, options, (names[seat],), proof, Line(_LOOKS[goal.of]), on=On.SEATS)


def _label(position: Position, seat: int) -> Line:
    return Line("option-text", {"text": seat_name(position, seat)})


def _asked_seat(goal: WhoGoal, position: Position) -> int:
    if goal.of == "next":
        return _next(position)
    following = next_dealer(position)
    if position.dealer is None or following is None:
        raise QuestionError(("of",), "check-dealer-needed")
    if goal.of == "cuts":
        return cutter(position.plan, position.dealer)
    return first_player(position.plan, position.dealer) if goal.of == "first" else following


def _next(position: Position) -> int:
    if None in position.hands:
        raise QuestionError(("of",), "check-hands-needed")
    # The next seat does not depend on the play.
    after = make_play(position, Lay(position.hand[0]))
    if not any(after.hands):
        raise QuestionError(("of",), "check-nobody-next")
    return after.turn


def _why(goal: WhoGoal, position: Position, seat: int) -> Line:
    """Say where a seat is, which explains why it is not the answer."""
    name = seat_as_subject(position, seat)
    if goal.of == "next":
        if seat == position.turn:
            return Line("seat-has-turn", name)
        return Line("seat-comes-later" if position.hands[seat] else "seat-without-cards", name)
    dealer, players = position.dealer or 0, position.plan.players
    if seat == dealer:
        return Line("seat-is-dealer", name)
    if (seat - dealer) % players == 1:
        return Line("seat-on-left", name)
    return Line("seat-on-right" if (dealer - seat) % players == 1 else "seat-elsewhere", name)


def _leftovers(position: Position) -> Question:
    """Ask who gets the cards left over: a side, since partners share their pile, or no side."""
    if not position.table:
        raise QuestionError(("of",), "check-nothing-left")
    those = sides(position.plan)
    # The names are ids that files state, the same in every language; the titles are shown.
    names = [" & ".join(position.seats[seat] for seat in seats) for seats in those]
    titles = [joined([seat_name(position, seat) for seat in seats], "side") for seats in those]
    owner = next((place for place, seats in enumerate(those) if position.last_capture in seats), None)
    options = [
        Option(name, Line("option-text", {"text": side}), Line("side-not-last", {"side": side}), seats)
        for name, side, seats in zip(names, titles, those, strict=True)
    ]
    options.append(Option(NOBODY, Line("option-nobody"), Line("side-nobody")))
    right = NOBODY if owner is None else names[owner]
    options = [replace(one, why=None) if one.id == right else one for one in options]
    number = 0 if owner is None else len(those[owner])
    seat = NOBODY if owner is None else titles[owner]
    you = "yes" if owner is not None and those[owner] == (position.turn,) else "no"
    values: dict[str, Value] = {"seat": seat, "number": number, "you": you}
    proof = Line("who-leftovers-nobody" if owner is None else _PROOFS["leftovers"], values)
    look = Line(_LOOKS["leftovers"])
    return Question(Line(_ASKED["leftovers"]), Way.ONE, tuple(options), (right,), (proof,), look, on=On.SEATS)


def _none_right(*_: object) -> tuple[Play, ...]:
    return ()


WHO = AboutPosition(
    shape=WhoGoal,
    stop=Stop.DEALING,
    ask=_who,
    right=_none_right,
)
