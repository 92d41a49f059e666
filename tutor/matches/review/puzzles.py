"""The mistakes of a hand that make sound puzzles: the same table, turned so that the learner sits South."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from tutor.bots.deals import SEATS, from_south
from tutor.catalogue.exercises import prove_puzzle
from tutor.coach.zwickern.goals.table import meets
from tutor.content.files.load import load_puzzle
from tutor.content.files.models import WrongEntry
from tutor.content.files.writing import puzzle_text
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Item, Play, Position, partner, write_play
from tutor.lab.goal_kinds import MINED, as_asked, fault, goals_to_ask, worth_a_look
from tutor.lab.mining import candidate_of, entry
from tutor.lab.quality import MOST_WRONG
from tutor.matches.match import Hand
from tutor.matches.review.found import Cause, Judged, Review, best_play

_WORK = SECOND

_ASKED: dict[Cause, tuple[str, ...]] = {
    Cause.MISSED_ZWICK: ("zwick",),
    Cause.MISSED_POINTS: ("most-points", "most-cards"),
    Cause.MISSED_BUILD: ("joker-build", "two-builds", "win-most"),
    Cause.LAST_CAPTURE: ("most-cards", "win-most"),
    Cause.MOST_CARDS: ("most-cards", "win-most"),
    Cause.GAVE_UP_TAKER: ("most-points", "win-most"),
    Cause.GAVE_ZWICK: ("safe-lay",),
    Cause.PARTNERS_BUILD: ("most-points", "win-most"),
    Cause.OPEN_BUILD: ("two-builds", "most-points", "win-most"),
    Cause.LAID_POINTS: ("safe-lay", "most-points", "win-most"),
    Cause.OPEN_TO_BUILDS: ("joker-build", "safe-lay", "win-most"),
    Cause.GAVE_POINTS: ("safe-lay", "most-points", "most-cards", "win-most"),
    Cause.STRANDED_BUILD: ("two-builds", "most-points", "win-most"),
    Cause.OTHER: ("safe-lay", "most-points", "most-cards", "win-most"),
}
"""The puzzle goals that a mistake may give, by its cause."""


class MistakePuzzle(NamedTuple):
    """A puzzle from a mistake: the play that it comes from, what it asks, and its file, which loading has proven."""

    ply: int
    goal: str
    text: str


def puzzles_of(review: Review, hand: Hand) -> tuple[MistakePuzzle, ...]:
    """Return a puzzle for each marked play that makes a sound one, at most one each, all proven.

    The best play solves it and the play made does not, so that the puzzle teaches what the review says.
    """
    return tuple(puzzle for judged in review.marked for puzzle in _first(judged, hand))


def _first(judged: Judged, hand: Hand) -> Iterator[MistakePuzzle]:
    cause = judged.cause or Cause.OTHER
    for kind in _ASKED[cause]:
        try:
            with budget(_WORK):
                text = _puzzle(judged, hand, kind)
        except (ContentError, TooMuchWorkError):
            # Without a proof within the budget there is no puzzle.
            continue
        if text is not None:
            yield MistakePuzzle(judged.ply, kind, text)
            return


def _puzzle(judged: Judged, hand: Hand, kind: str) -> str | None:
    """Return the file of a puzzle that asks for a goal where the mistake was made; None if it is not sound."""
    position, play = hand.positions[judged.ply], hand.plays[judged.ply]
    best = best_play(judged, hand)
    if any(isinstance(one, Build) and one.owner == partner(position.plan, position.turn) for one in (play, best)):
        # Builds for a partner name a seat, which sits elsewhere once the table is turned.
        return None
    if fault(position.rules, kind, len(position.seats)) is not None:
        # Such as a goal for two players in a hand of four.
        return None
    asked = as_asked(_turned(position), kind)
    if not worth_a_look(asked, MINED[kind]):
        return None
    right, wrong = _same(asked, position, best), _same(asked, position, play)
    for goal in goals_to_ask(asked, kind):
        if meets(asked, right, goal) and not meets(asked, wrong, goal):
            return _text(asked, goal, wrong)
    return None


def _text(position: Position, goal: OnePlayGoal, wrong: Play) -> str | None:
    candidate = candidate_of(position, goal)
    if candidate is None:
        return None
    made, found = WrongEntry(play=write_play(position, wrong)), entry(candidate)
    others = tuple(one for one in found.wrong if one.play != made.play)
    text = puzzle_text(found.model_copy(update={"wrong": (made, *others)[:MOST_WRONG]}))
    rules = position.rules
    prove_puzzle("mine/review", load_puzzle("review.yaml", text, {rules.name: rules}))
    return text


def _turned(position: Position) -> Position:
    """Return the position with the usual names of the seats, turned so that the player to play sits South."""
    return from_south(replace(position, seats=SEATS[len(position.seats)]))


def _same(turned: Position, position: Position, play: Play) -> Play:
    """Return a play on the turned table, whose seats have other numbers."""
    away = (position.turn - turned.turn) % len(position.seats)

    def seat(old: int) -> int:
        return (old - away) % len(position.seats)

    match play:
        case Build(card, onto, value, owner):
            return Build(card, None if onto is None else _moved(onto, seat), value, seat(owner))
        case Capture(card, takes):
            return Capture(card, tuple(_moved(item, seat) for item in takes))
    return play


def _moved(item: Item, seat: Callable[[int], int]) -> Item:
    return item._replace(owner=None if item.owner is None else seat(item.owner))
