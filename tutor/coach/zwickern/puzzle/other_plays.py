"""The other plays when only one is legal: those that the sums would allow, and why the rules refuse them."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.coach.zwickern.verdict.explanation import main_violation, sentence
from tutor.coach.zwickern.verdict.judge import JUDGE_WORK, Verdict
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import TooMuchWorkError, budget
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Reason, Violation, partner, violations
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.captures import captures, lay_out, taking
from tutor.engine.zwickern.rules import takes_lone
from tutor.text import Line

MOST_TOLD = 200
"""The most plays that are looked at."""


class RefusedPlay(NamedTuple):
    """A refused play and the reason; `play` is None for a card that takes nothing at all."""

    why: Line
    play: Line | None = None


def other_plays(position: Position) -> tuple[RefusedPlay, ...]:
    """List all plays that the sums allow and the rules refuse; none if there are too many of them.

    Lays come first, then captures, then builds, and last the cards that take nothing.
    """
    found: list[RefusedPlay] = []
    try:
        with budget(JUDGE_WORK):
            for number, play in enumerate(_thinkable(position)):
                if number >= MOST_TOLD:
                    return ()
                wrong = violations(position, play)
                if wrong:
                    found.append(RefusedPlay(_why(position, play, wrong), play_line(position, play)))
            idle = [card for card in dict.fromkeys(position.hand) if next(_captures(position, card), None) is None]
    except TooMuchWorkError:
        return ()
    return (*found, *(RefusedPlay(Line("verdict-nudge-nothing", {"card": card})) for card in idle))


def _why(position: Position, play: Play, wrong: tuple[Violation, ...]) -> Line:
    """Say why a play is refused; if no card takes the builds of a card, one sentence serves all its values."""
    if main_violation(wrong).reason is Reason.NO_CARD_FOR_VALUE:
        return Line("others-no-card", {"card": play.card})
    # The sentence needs no more of a verdict; a full one would also look for a repair.
    return sentence(Verdict(position, "", play, wrong))


def _thinkable(position: Position) -> Iterator[Play]:
    """Yield the plays that the sums allow, legal or not."""
    hand = dict.fromkeys(position.hand)
    yield from map(Lay, hand)
    for card in hand:
        yield from _captures(position, card)
    for card in hand:
        yield from _builds(position, card)


def _captures(position: Position, card: Card) -> Iterator[Capture]:
    rules = position.rules
    layout = lay_out(position, rules.hand_bits[card], joker=takes_lone(rules, card))
    return captures(taking(position, card, layout, dutiful=False))


def _builds(position: Position, card: Card) -> Iterator[Build]:
    """Yield the builds of a card for the player, and for the partner those of values that the partner announced."""
    turn, mate = position.turn, partner(position.plan, position.turn)
    for item in (*position.table, None):
        for value in build_values(position.rules, card, item):
            yield Build(card, item, value, turn)
            if mate is not None and position.announced[mate] >> value & 1:
                yield Build(card, item, value, mate)
