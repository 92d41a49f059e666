"""A page like Replay: a line of plays to choose from, keys that move through it, and a board with piles."""

import streamlit as st

from tutor.app.board.component import board
from tutor.app.board.protocol import Zone, ZoneItem
from tutor.app.replay.play_line import DealSection, PlayCell, PlaysData, SignName, last_choice, plays
from tutor.content.zwickern.plays import PLAYS

SEATS = ("Ann", "Ben", "Cem", "Dora")
LAST = 49
TABLE: Zone = {"id": "table", "kind": "table", "label": "Table", "items": [], "empty": "The table is empty"}


def go(ply: int) -> None:
    """Move to a play."""
    st.session_state["at"] = max(0, min(ply, LAST))


def chose() -> None:
    """Move to the play that was chosen."""
    said = last_choice("line")
    if said is not None:
        go(said.ply)


def cell(ply: int) -> PlayCell:
    """Return the cell of a play; every fifth has a sign, every third takes, and those from the 40th on are hidden."""
    sign: SignName = ("note", "zwick", "missed", "joker")[ply // 5 % 4]
    hidden = ply >= 40
    kinds = {} if hidden else {"kind": PLAYS[ply % 3]}
    return {
        "ply": ply,
        "text": "",
        "label": f"play {ply}",
        "marks": [] if ply % 5 or hidden else [{"sign": sign, "label": f"it is a {sign}"}],
        "hidden": hidden,
        **kinds,
    }


def deal(number: int) -> DealSection:
    """Return a deal of six rounds; the last seat has no card in the last round of the second deal."""
    first = 1 + 24 * number
    rows = [[cell(ply) if ply < 48 else None for ply in range(ply, ply + 4)] for ply in range(first, first + 24, 4)]
    return {"label": f"Deal {number + 1}", "rows": rows}


def zones(number: int) -> list[Zone]:
    """Return the hand and the pile of a seat; the pile has four times as many Zwicks as the number of the seat."""
    seat, label = f"s{number}", f"pile of {SEATS[number]}"
    markers: list[ZoneItem] = [{"id": f"m{one}", "cards": ["JD"], "label": "jack"} for one in range(4 * number)]
    return [
        {"id": f"h{number}", "kind": "hand", "seat": seat, "label": "3 cards", "count": 3},
        {"id": f"p{number}", "kind": "pile", "seat": seat, "label": label, "count": 20 * number, "items": markers},
    ]


def page() -> None:
    """Draw the page."""
    st.set_page_config(layout="wide")
    at = st.session_state.setdefault("at", 1)
    st.title(f"Play {at}")
    with st.container(horizontal=True):
        st.button("First", on_click=go, args=(0,), shortcut="Home")
        st.button("Back", on_click=go, args=(at - 1,), shortcut="Left")
        st.button("Forward", on_click=go, args=(at + 1,), shortcut="Right")
        st.button("Last", on_click=go, args=(LAST,), shortcut="End")
    kinds = {"take": "takes", "build": "builds", "lay": "lays"}
    words = {**kinds, "plays": "Plays", "note": "a note", "zwick": "a Zwick", "missed": "missed", "joker": "a joker"}
    data: PlaysData = {
        "at": at,
        "columns": SEATS,
        "sections": [deal(0), deal(1)],
        "start": {"ply": 0, "text": "Start", "label": "start", "marks": [], "hidden": False},
        "end": {"ply": LAST, "text": "End", "label": "end", "marks": [], "hidden": False},
        "words": words,
    }
    plays(data, key="line", on_choose=chose)
    board(
        {
            "epoch": "e",
            "interactive": False,
            "seats": [{"id": f"s{number}", "label": SEATS[number]} for number in range(3)],
            "zones": [*(zone for number in range(3) for zone in zones(number)), TABLE],
            "words": {},
        },
        key="board",
        on_answer=lambda: None,
    )


if __name__ == "__main__":
    page()
