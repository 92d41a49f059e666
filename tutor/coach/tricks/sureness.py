"""The questions on certainty, on deals that move, and on the same cards under several rules."""

from itertools import pairwise
from typing import Any

from tutor.coach.question import NO_PLACES, Option, Question, QuestionError, Way
from tutor.coach.tricks.certainty import certain_chips, could_fail
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.tricks.goals import MovesGoal, SureGoal, WaysToPlayGoal
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.text import Family, Line
from tutor.text.lines import Joined, Listed, Name

_ASKS = Family("ask-sure-{}", ("trick", "staying", "pot"))
_YES_NO = Family("option-sure-{}", ("yes", "no"))
_MOVES = Family("ask-deal-{}", ("dealer", "payers"))


def asked_whether_sure(game: TrickKit, goal: SureGoal, position: TrickPosition) -> Question:
    """Return the question whether something is certain; raises QuestionError if the answer cannot be proven."""
    sure = game.sure(position, goal.of)
    if sure is None:
        raise QuestionError(("of",), "check-sure-not-asked", variant=position.rules.name)
    yes = sure.counted(position)
    if yes and goal.unless:
        raise QuestionError(("unless",), "check-sure-unless-given")
    if not yes:
        _prove_doubt(game, goal, position)
    options = tuple(Option(one, Line(_YES_NO[one])) for one in _YES_NO)
    proof = Line("proof-sure") if yes else Line("proof-not-sure", {"hands": _hands_told(goal)})
    return Question(Line(_ASKS[goal.of]), Way.ONE, options, ("yes" if yes else "no",), (proof,))


def _prove_doubt(game: TrickKit, goal: SureGoal, position: TrickPosition) -> None:
    """Raise QuestionError unless the certainty fails with the hands that the file names."""
    if not goal.unless:
        raise QuestionError(("unless",), "check-sure-unless-missing")
    seat, hands, seen = position.turn, list(position.hands), {*position.hand, *game.turned(position)}
    assert seat is not None
    for name, codes in goal.unless.items():
        if name not in position.seats or position.seats.index(name) == seat:
            known = ", ".join(position.seats)
            raise QuestionError(("unless",), "position-unknown-seat", seat=name, known=known)
        found = [card_of_code(("unless", name), code) for code in codes]
        for card in found:
            if card in seen or card not in position.rules.pack:
                path = ("unless", name)
                raise QuestionError(path, "position-card-too-often", card=card.code, number=1, places=NO_PLACES)
            seen.add(card)
        hands[position.seats.index(name)] = tuple(found)
    full = all(hand is not None and len(hand) == len(position.hand) for hand in hands)
    held: Any = position
    if not full or not could_fail(game, held._replace(hands=tuple(hands)), goal.of):
        raise QuestionError(("unless",), "check-sure-unless", seat=position.seats[seat])


def card_of_code(path: tuple[str | int, ...], code: str) -> Card:
    """Return the card that a goal names at a path; raises QuestionError."""
    try:
        return read_card(code)
    except UnreadableError:
        raise QuestionError(path, "position-unknown-card", card=code) from None


def _hands_told(goal: SureGoal) -> Joined:
    said = [
        Line("tricks-hand-of", {"seat": Name(seat), "cards": Listed(tuple(read_card(code) for code in codes))})
        for seat, codes in goal.unless.items()
    ]
    return Joined(tuple(said), "list-semicolon")


def asked_of_moves(game: TrickKit, goal: MovesGoal, position: TrickPosition) -> Question:
    """Return the question who deals, or who pays, after some looks at the bottom card."""
    if game.moved is None:
        raise QuestionError(("kind",), "check-deal-stays", game=game.game.name)
    cards = [card_of_code(("cuts", place), code) for place, code in enumerate(goal.cuts)]
    after = game.moved(position, cards)
    if len(after) < len(cards) - 1:
        raise QuestionError(("cuts", len(after)), "check-deal-moves-not", card=goal.cuts[len(after)])
    options = tuple(Option(name, Line("option-choice", {"value": Name(name)})) for name in position.seats)
    shown = Joined(tuple(cards), "list-comma")
    ask = Line(_MOVES[goal.asks], {"cards": shown, "number": len(cards)})
    if goal.asks == "dealer":
        dealer = after[-1].dealer if after else position.dealer
        return Question(ask, Way.ONE, options, (position.seats[dealer],))
    payers = {
        seat
        for before, then in pairwise([position, *after])
        for seat, chips in enumerate(then.accounts)
        if chips < before.accounts[seat]
    }
    return Question(ask, Way.SEVERAL, options, tuple(position.seats[seat] for seat in sorted(payers)))


def asked_in_ways(game: TrickKit, goal: WaysToPlayGoal, position: TrickPosition) -> Question:
    """Return the question in which variants the seat to act is sure of the pot, if all others pass."""
    seat, right = position.turn, []
    titles = Family("beside-{}", game.game.variants)
    assert seat is not None
    for place, name in enumerate(goal.among):
        rules, held = game.game.variants.get(name), position
        if rules is None:
            known = ", ".join(game.game.variants)
            raise QuestionError(("among", place), "check-game-unknown", game=name, known=known)
        there: Any = held
        there = there._replace(rules=rules)
        sure = game.sure(there, "pot")
        if sure is None:
            raise QuestionError(("among", place), "check-sure-not-asked", variant=name)
        if any(certain_chips(game, one, seat) >= sure.chips(there) for one in sure.tried(there)):
            right.append(name)
    options = tuple(Option(name, Line(titles[name])) for name in goal.among)
    return Question(Line("ask-which-ways"), Way.SEVERAL, options, tuple(right))
