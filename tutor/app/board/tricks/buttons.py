"""The actions of a board of tricks, and the one that an answer stands for."""

from collections.abc import Sequence

from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Action
from tutor.app.board.tricks.zones import hand_cards, trick_hand_id
from tutor.coach.tricks.buttons import PLAY, Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.engine.cards import UnreadableError
from tutor.text import Words, render


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


def answered_action(game: TrickKit, position: TrickPosition, answer: BoardAnswer) -> TrickAction | None:
    """Return the action that an answer of the board stands for, None if it stands for none."""
    button = next((one for one in game.buttons(position) if one.start == answer.action), None)
    cards = hand_cards(position, position.turn or 0)
    chosen = [cards[one].code for one in answer.selected if one in cards]
    if button is None or not button.least <= len(chosen) <= button.most:
        return None
    try:
        action: TrickAction = game.game.read_action(position, " ".join([button.start, *chosen]))
    except UnreadableError:
        return None
    return action
