"""The goals to take as many cards as possible, with any card of the hand or with the one that the goal names."""

from collections.abc import Iterator, Sequence
from functools import partial

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.clues import Clues, leave_clue, part_clue, way_clue
from tutor.coach.zwickern.goals.common_parts import always_said, bound_by, checked, usual_clues
from tutor.coach.zwickern.goals.mining import FEW, LEAST_CHOICE, Flaw, Mining, flaws_of_captures
from tutor.coach.zwickern.goals.named_things import held
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, most_possible
from tutor.content.zwickern.goals import EverythingGoal, MostCardsGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Capture, Play, Position
from tutor.engine.zwickern.captures import captures, maximal_captures, most_cards
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.plays import clears_table
from tutor.text import Line


def _most_cards(position: Position, cards: Sequence[Card]) -> Iterator[Capture]:
    """Yield the captures of these cards of the hand that take the most cards of the table."""
    most = most_possible(position, cards)
    for card in cards if most else ():
        found = legal_taking(position, card)
        if most_cards(found) == most:
            yield from (play for play in captures(maximal_captures(found)) if cards_taken(play) == most)


def _meets(position: Position, play: Play, _: MostCardsGoal) -> bool:
    return cards_taken(play) == most_possible(position, dict.fromkeys(position.hand)) > 0


def _solutions(position: Position, _: MostCardsGoal) -> tuple[Play, ...]:
    return tuple(_most_cards(position, list(dict.fromkeys(position.hand))))


def _reachable(position: Position, _: MostCardsGoal) -> bool:
    return most_possible(position, dict.fromkeys(position.hand)) > 0


def _flaws(position: Position, _: MostCardsGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    if clears_table(position, right[0]):
        yield Flaw.JUST_A_ZWICK
    if cards_taken(right[0]) < LEAST_CHOICE:
        yield Flaw.TOO_SMALL
    every = list(largest_captures(position))
    if len(every) - len(right) < FEW:
        yield Flaw.NO_CHOICE
    yield from flaws_of_captures(position, right, every)


MOST_CARDS = OnePlay(
    shape=MostCardsGoal,
    stop=Stop.SUMS,
    meets=_meets,
    solutions=_solutions,
    reachable=_reachable,
    task=always_said(Line("goal-most-cards")),
    missed=always_said(Line("verdict-goal-missed-most-cards")),
    weight=0.44,
    binds=bound_by(_solutions),
    mined=Mining(
        flaws=_flaws,
        habit="messy",
        items=(5, 10),
    ),
)


def _meets_with(position: Position, play: Play, goal: EverythingGoal) -> bool:
    card = read_card(goal.card)
    return play.card is card and cards_taken(play) == most_possible(position, (card,)) > 0


def _solutions_with(position: Position, goal: EverythingGoal) -> tuple[Play, ...]:
    return tuple(_most_cards(position, _card(position, goal)))


def _reachable_with(position: Position, goal: EverythingGoal) -> bool:
    return most_possible(position, _card(position, goal)) > 0


def _problems_with(position: Position, goal: EverythingGoal) -> Iterator[QuestionError]:
    return checked((partial(held, position, goal.card, "card"),))


def _card(_: Position, goal: EverythingGoal) -> tuple[Card, ...]:
    return (read_card(goal.card),)


def _task_with(_: Position, goal: EverythingGoal) -> Line:
    return Line("goal-everything", {"card": read_card(goal.card)})


def _missed_with(_: Position, __: Play, goal: EverythingGoal) -> Line:
    return Line("verdict-goal-missed-everything", {"card": read_card(goal.card)})


def _clues_with(position: Position, goal: EverythingGoal, play: Play) -> Clues:
    """Give two clues to a capture whose card the task names: how many items it takes, then an item left or a part."""
    if not isinstance(play, Capture):
        return usual_clues(position, goal, play)
    return way_clue(position, play), leave_clue(position, play) if len(play.takes) == 1 else part_clue(position, play)


EVERYTHING = OnePlay(
    shape=EverythingGoal,
    stop=Stop.SEVERAL,
    meets=_meets_with,
    solutions=_solutions_with,
    reachable=_reachable_with,
    examples=True,
    problems=_problems_with,
    cards=_card,
    task=_task_with,
    missed=_missed_with,
    clues=_clues_with,
    weight=0.0,
    binds=bound_by(_solutions_with),
)
