"""The buttons of a board of tricks, and the action that an answer stands for."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action
from tutor.app.board.tricks.zones import hand_cards, trick_hand_id
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.engine.cards import UnreadableError, read_card
from tutor.text import Line, Listed, Words, render


class Button(NamedTuple):
    """A button: how its action begins in notation, its label, and how many cards of the hand it needs."""

    start: str
    label: Line
    least: int = 0
    most: int = 0


PLAY = Button("play", Line("tricks-do-play"), 1, 1)
"""The button of a card played."""


def trick_actions(words: Words, position: TrickPosition, buttons: Sequence[Button]) -> list[Action]:
    """Return the actions of the board; Enter on a card plays it."""
    zone = trick_hand_id(position.turn or 0)
    found: list[Action] = []
    for button in buttons:
        # A button that needs no card takes none, so that nobody wonders what becomes of it.
        need = {"zone": zone, "least": button.least, "most": button.most}
        more = words("tricks-one-card") if button.most == 1 else words("tricks-no-card")
        action: Action = {
            "id": button.start,
            "label": render(words, button.label),
            "needs": [{**need, "less": words("tricks-choose-card"), "more": more}],  # type: ignore[typeddict-item]
        }
        if button is PLAY:
            action["enter"] = True
        found.append(action)
    return found


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


def answered_action(
    game: TrickKit, position: TrickPosition, buttons: Sequence[Button], answer: BoardAnswer
) -> TrickAction | None:
    """Return the action that an answer of the board stands for, None if it stands for none."""
    button = next((one for one in buttons if one.start == answer.action), None)
    cards = hand_cards(position, position.turn or 0)
    chosen = [cards[one].code for one in answer.selected if one in cards]
    if button is None or not button.least <= len(chosen) <= button.most:
        return None
    try:
        action: TrickAction = game.game.read_action(position, " ".join([button.start, *chosen]))
    except UnreadableError:
        return None
    return action
