"""The buttons under a board of a trick-taking game, and actions said as their buttons do."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.cards import read_card
from tutor.text import Line, Listed


class Button(NamedTuple):
    """A button: how its action begins in notation, its label, and how many cards of the hand it needs."""

    start: str
    label: Line
    least: int = 0
    most: int = 0


PLAY = Button("play", Line("tricks-do-play"), 1, 1)
"""The button of a card played."""


def action_line(buttons: Sequence[Button], text: str) -> Line:
    """Say an action in notation as its button does, with the cards that it takes; a card played is said alone."""
    exact = next((one for one in buttons if one.start == text), None)
    if exact is not None:
        return exact.label
    start, *codes = text.split()
    cards = tuple(read_card(code) for code in codes)
    if start == PLAY.start:
        return Line("option-card", {"card": cards[0]})
    label = next((one.label for one in buttons if one.start == start), Line("option-text", {"text": start}))
    return Line("tricks-do-with", {"do": label, "cards": Listed(cards)})
