"""The question how likely something is, whose wrong answers are usual slips in counting."""

from tutor.coach.question import Question, QuestionError, Way
from tutor.coach.tricks.chances import CHANCE_KINDS, ChanceAsked
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.tricks.goals import ChanceGoal

_MOST_WRONG = 3


def asked_of_chance(game: TaughtGame, goal: ChanceGoal, position: TrickPosition) -> Question:
    """Return the question how likely something is; raises QuestionError where that is not to be counted."""
    unseen, kind = game.unseen(position), CHANCE_KINDS[goal.of]
    if unseen.untold is not None:
        raise QuestionError(("of",), "check-chance-untold", key=unseen.untold)
    if goal.of not in unseen.chances:
        known = ", ".join(unseen.chances) or "-"
        raise QuestionError(("of",), "check-chance-not-asked", of=goal.of, known=known)
    for key, given in (("card", goal.card), ("seat", goal.seat)):
        if given is None and key in kind.needs:
            raise QuestionError(("of",), "check-chance-needs", of=goal.of, key=key)
        if given is not None and key not in (*kind.needs, *kind.may_have):
            raise QuestionError((key,), "check-chance-needs-not", of=goal.of, key=key)
    counted = kind.count(ChanceAsked(game, goal, position, unseen.cards))
    right = counted.chance.option()
    options = {counted.chance.value: right}
    for chance, why in counted.slips:
        if len(options) <= _MOST_WRONG:
            options.setdefault(chance.value, chance.option(why))
    in_order = tuple(options[value] for value in sorted(options))
    return Question(counted.ask, Way.ONE, in_order, (right.id,), counted.proof)
