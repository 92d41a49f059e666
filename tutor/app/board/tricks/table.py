"""The board of a position of a trick-taking game, and the one after an action, with its film."""

from collections.abc import Sequence

from tutor.app.board.component import BoardAnswer
from tutor.app.board.film import film, frame_of
from tutor.app.board.protocol import Action, BoardData, Frame
from tutor.app.board.tricks.in_words import tricks_in_words
from tutor.app.board.tricks.zones import (
    TRICK,
    card_in_zone,
    hand_cards,
    trick_hand_id,
    trick_seat_id,
    trick_seats,
    trick_zones,
)
from tutor.app.board.zwickern.table import board_words
from tutor.coach.tricks.buttons import PLAY, Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition, card_in_action
from tutor.engine.cards import Card, UnreadableError
from tutor.text import Name, Words, render


def tricks_data(
    words: Words,
    game: TrickKit,
    position: TrickPosition,
    epoch: str,
    buttons: Sequence[Button] = (),
    you: int | None = None,
    *,
    all_open: bool = False,
) -> BoardData:
    """Return the board of a position, seen by `you` or else by the seat to act; with buttons it can be played on.

    With `all_open` every known hand is open.
    """
    you = you if you is not None else position.turn or 0
    zones = trick_zones(words, game, position, you, all_open=all_open)
    most = max((button.most for button in buttons), default=0)
    if most:
        zones[0]["pick"] = "many" if most > 1 else "one"
    # Where a button needs no card, nothing has to be chosen first.
    choose = words("tricks-choose-card") if all(button.least for button in buttons) else ""
    data: BoardData = {
        "epoch": epoch,
        "interactive": bool(buttons),
        "you": trick_seat_id(you),
        "seats": trick_seats(words, game, position),
        "zones": zones,
        "words": {**board_words(words), "chooseCard": choose},
        "actions": _actions(words, position, buttons),
    }
    data["lines"] = tricks_in_words(words, data)
    return data


def open_tricks_data(
    words: Words, game: TrickKit, position: TrickPosition, epoch: str, *, closed: bool = False
) -> BoardData:
    """Return the board of a replay, with nothing to select: all hands open, or with `closed` only that to act."""
    data = tricks_data(words, game, position, epoch, all_open=not closed)
    you = position.turn or 0
    own = next(zone for zone in data["zones"] if zone["id"] == trick_hand_id(you))
    # No one looks on from a seat.
    data["you"], own["label"] = None, Name(position.seats[you]).label(words)
    data["lines"] = tricks_in_words(words, data)
    return data


def show_action(words: Words, data: BoardData, position: TrickPosition, action: TrickAction, ply: int) -> None:
    """Change the board to the one after an action of the seat that is shown, and give it the film of a card played."""
    card = card_in_action(action)
    frames: list[Frame] = [frame_of(data, ply)]
    if card is not None and position.turn is not None:
        _lay_into_trick(words, data, position, card)
    data["lines"] = tricks_in_words(words, data)
    data["film"] = film(ply - 1, [*frames, frame_of(data, ply)], data)


def _lay_into_trick(words: Words, data: BoardData, position: TrickPosition, card: Card) -> None:
    """Move a card from the hand of the seat to act into the trick, in zones of their own."""
    data["zones"] = [zone.copy() for zone in data["zones"]]
    hand = next(zone for zone in data["zones"] if zone["id"] == trick_hand_id(position.turn or 0))
    trick = next(zone for zone in data["zones"] if zone["id"] == TRICK)
    hand["items"] = [item for item in hand.get("items", []) if card.code not in item["cards"]]
    laid = card_in_zone(words, card)
    laid["mark"] = "played"
    trick["items"] = [*trick.get("items", []), laid]


def cards_data(words: Words, turned: Card, cards: Sequence[Card], epoch: str) -> BoardData:
    """Return a board with a trick and the card turned up, for questions without a position."""
    data: BoardData = {
        "epoch": epoch,
        "interactive": False,
        "you": None,
        "seats": [],
        "zones": [
            {
                "id": TRICK,
                "kind": "trick",
                "label": words("tricks-trick"),
                "items": [card_in_zone(words, card) for card in cards],
            },
            {
                "id": "turned",
                "kind": "turn-up",
                "label": words("tricks-turned"),
                "items": [{**card_in_zone(words, turned), "owner": words("tricks-trumps")}],
            },
        ],
        "words": board_words(words),
    }
    data["lines"] = tricks_in_words(words, data)
    return data


def _actions(words: Words, position: TrickPosition, buttons: Sequence[Button]) -> list[Action]:
    """Return the actions of the board; Enter on a card plays it."""
    zone, less = trick_hand_id(position.turn or 0), words("tricks-choose-card")
    found: list[Action] = []
    for button in buttons:
        # A button that needs no card takes none, so that no one wonders what becomes of it.
        more = words("tricks-one-card") if button.most == 1 else words("tricks-no-card")
        action: Action = {
            "id": button.start,
            "label": render(words, button.label),
            "needs": [{"zone": zone, "least": button.least, "most": button.most, "less": less, "more": more}],
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
