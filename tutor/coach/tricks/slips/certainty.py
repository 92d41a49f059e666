"""The mistakes about certainty: trumps that are out, and a way to play taken for another one."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutor.coach.question import Question, Slip
from tutor.coach.tricks.certainty import certain_chips
from tutor.coach.tricks.counting import trumps_above
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.numbers import account_line
from tutor.content.tricks.goals import SureGoal, WaysToPlayGoal
from tutor.text import Family, Line


def sure_slips(game: TrickKit, goal: SureGoal, position: TrickPosition) -> Iterator[Slip]:
    """Yield the doubt that a wrong answer forgets, or the reason against a doubt."""
    rules, trumps, hand = position.rules, position.trumps, position.hand
    seen = {*hand, *game.turned(position)}
    elsewhere = [card for card in rules.pack if card not in seen]
    if goal.answer == "yes":
        yield Slip(("no",), Line("slip-sure-counted"))
        return
    own, above = trumps_above(rules.tricks, trumps, hand, elsewhere)
    if goal.of == "pot":
        yield Slip(("yes",), Line("slip-sure-pot"))
    elif above >= own:
        line = Line("slip-sure-above", {"number": own, "above": above}) if own else Line("slip-sure-no-trump")
        yield Slip(("yes",), line)


def way_slips(game: TrickKit, goal: WaysToPlayGoal, position: TrickPosition, question: Question) -> Iterator[Slip]:
    """Yield the certain result for each way to play in which the pot is not certain."""
    seat, titles = position.turn, Family("beside-{}", game.game.variants)
    assert seat is not None
    for name in goal.among:
        if name in question.right:
            continue
        held: Any = position
        there = replace(held, rules=game.game.variants[name])
        sure = game.sure(there, "pot")
        if sure is not None:
            chips = max(certain_chips(game, one, seat) for one in sure.tried(there))
            yield Slip((name,), certain_line(Line(titles[name]), chips))


def certain_line(way: Line, chips: int) -> Line:
    """Say the chips that a way to play makes sure of, or that it may cost something."""
    if chips < 0:
        return Line("slip-way-loses", {"way": way, "number": -chips})
    if not chips:
        return Line("slip-way-none", {"way": way})
    return Line("slip-way-certain", {"way": way, "chips": account_line(chips)})
