"""A page with a board of a game that the tutor does not have: with a trick, a stock, a turn-up and a pot."""

import streamlit as st

from tutor.app.board.component import board, messages
from tutor.app.board.protocol import Action, Look, Seat, Zone

SEATS: list[Seat] = [{"id": "s0", "label": "Ann", "turn": True}, {"id": "s1", "label": "Ben"}]
ZONES: list[Zone] = [
    {
        "id": "h0",
        "kind": "hand",
        "seat": "s0",
        "label": "Your hand",
        "pick": "one",
        "items": [{"id": f"c-{code}", "cards": [code], "label": f"card {code}"} for code in ("KS", "9H")],
    },
    {"id": "h1", "kind": "hand", "seat": "s1", "label": "5 cards", "count": 5},
    {"id": "p1", "kind": "pile", "seat": "s1", "label": "Pile of Ben", "count": 6},
    {
        "id": "trick",
        "kind": "trick",
        "label": "The trick",
        "items": [{"id": "t-QS", "cards": ["QS"], "label": "queen of spades", "owner": "Ben"}],
    },
    {"id": "stock", "kind": "stock", "label": "The stock, 12 cards", "count": 12},
    {
        "id": "up",
        "kind": "turn-up",
        "label": "Turned up",
        "pick": "one",
        "items": [{"id": "u-7D", "cards": ["7D"], "label": "7 of diamonds"}],
    },
    {"id": "pot", "kind": "pot", "label": "In the pot: 9"},
    {"id": "table", "kind": "table", "label": "Thrown away", "items": [], "empty": "Nothing is thrown away"},
]
ACTIONS: list[Action] = [
    {"id": "follow", "label": "Follow", "needs": [{"zone": "h0", "least": 1}], "enter": True},
    {
        "id": "exchange",
        "label": "Exchange",
        "needs": [{"zone": "h0", "least": 1}, {"zone": "up", "least": 1, "less": "Choose what is turned up too"}],
        "ask": "For what?",
        "choices": {"c-9H": {"u-7D": [{"id": "points", "label": "For a point"}]}},
    },
    {"id": "pass", "label": "Pass", "needs": []},
]
WORDS = {
    "clear": "Clear",
    "chooseCard": "Choose a card",
    "cancel": "Cancel",
    "selected": "{card}: selected",
    "unselected": "{card}: no longer selected",
    "cleared": "Nothing is selected",
    "owner": "{owner}",
    "actions": "Actions",
    "boardText": "The board in words",
}

LOOK: Look = {"text": False, "fourColours": False, "contrast": False, "motion": False, "fanfare": False, "sound": False}


def page() -> None:
    """Draw the board, under the last answer as the title."""
    heard = messages("board")
    answer = heard.answer
    st.title("Nothing yet" if answer is None else f"{answer.action} {' '.join(answer.selected)} {answer.choice}")
    in_words = st.toggle("In words")
    board(
        {
            "epoch": "e",
            "interactive": True,
            "you": "s0",
            "seats": SEATS,
            "zones": ZONES,
            "actions": ACTIONS,
            "words": WORDS,
            "lines": ["A board of no game"],
            "look": {
                "text": in_words,
                "fourColours": False,
                "contrast": False,
                "motion": True,
                "fanfare": False,
                "sound": False,
            },
        },
        key="board",
        on_answer=lambda: None,
    )


if __name__ == "__main__":
    page()
