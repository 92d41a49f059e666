"""A page with a board of as many seats as the address says, seen from one of them or with all hands open."""

import streamlit as st

from tutor.app.board.component import board
from tutor.app.board.protocol import BoardData, Seat, Zone, ZoneItem

NAMES = ("Annemarie", "Ben", "Cilli", "Dora", "Emil", "Friederike-Charlotte", "Gustav", "Hannelore", "Ida")
"""Names as people have them, one of them longer than any seat is wide."""

_CARDS = ("KS", "9H", "QD")


def _items(seat: int) -> list[ZoneItem]:
    return [{"id": f"c{seat}-{code}", "cards": [code], "label": f"{code} of {NAMES[seat]}"} for code in _CARDS]


def data_of(number: int, *, seen: bool) -> BoardData:
    """Return the board of `number` seats, seen from the first of them or by an onlooker to whom all hands lie open."""
    seats: list[Seat] = [{"id": f"s{n}", "label": NAMES[n], "note": "dealer" if n == 1 else ""} for n in range(number)]
    zones: list[Zone] = []
    for n in range(number):
        zones.append({"id": f"h{n}", "kind": "hand", "seat": f"s{n}", "label": "A hand", "count": len(_CARDS)})
        if n == 0 or not seen:
            zones[-1]["items"] = _items(n)
        zones.append({"id": f"p{n}", "kind": "pile", "seat": f"s{n}", "label": f"Pile of {NAMES[n]}", "count": 6})
    zones.append({"id": "table", "kind": "table", "label": "The table", "items": _items(0)[:2]})
    return {
        "epoch": "e",
        "interactive": False,
        "you": "s0" if seen else None,
        "seats": seats,
        "zones": zones,
        "words": {},
        "lines": [],
    }


if __name__ == "__main__":
    st.title("Seats")
    asked = st.query_params
    board(data_of(int(asked.get("seats", "4")), seen="seen" in asked), key="board", on_answer=lambda: None)
